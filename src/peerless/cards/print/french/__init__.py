"""French, as the rulebooks speak it."""

from peerless.cards import tree as t
from peerless.cards.print.french.abilities import FrenchAbilities
from peerless.cards.print.french.nouns import ANY
from peerless.cards.print.phrase import Phrase
from peerless.cards.print.printer import Mood


class French(FrenchAbilities):
    # Joints.

    def otherwise_clause(self) -> str:
        return "sinon, "

    def if_done(self, they: bool) -> str:
        return "s'il le fait, " if they else "si vous le faites, "

    def if_not_done(self, they: bool) -> str:
        return "s'il ne le fait pas, " if they else "si vous ne le faites pas, "

    def choose_line(self, number: int, mood: Mood) -> str:
        choose = "choisir" if mood.bare else "choisit" if mood.they else "choisissez"
        return f"{choose} une option\u00a0:" if number == 1 else f"{choose} {number} options différentes\u00a0:"

    def may_clause(self, mood: Mood) -> str:
        return f"{self.they_clause(mood)}peut " if mood.they else "vous pouvez "

    def they_clause(self, mood: Mood) -> str:
        return "chaque adversaire " if mood.each else "votre adversaire "

    def each_in_turn(self, fighters: t.Fighters) -> str:
        each = self.phrase(t.Each(fighters))
        one = "l'une" if each.feminine else "l'un"
        return f"{self.for_all(str(each))}, {one} après l'autre, "

    def next_turn(self) -> str:
        return "au début de votre prochain tour, "

    def end_of_turn(self) -> str:
        return "à la fin de ce tour, "

    def once_more(self, clause: str) -> str:
        return f"{clause} à nouveau"

    # Abilities.

    def steps_between_tokens(self, ability: t.StepsBetweenTokens) -> str:
        who = self.name_of(ability.name, Phrase("combattant"))
        spaces = f"d'une case avec un {self.token(ability.token)[0]} à une autre comme si elles étaient adjacentes"
        return f"{who} {self.does('pouvoir', who)} se déplacer {spaces}."

    def place_instead_of_move(self, ability: t.PlaceInsteadOfMove) -> str:
        who = self.name_of(ability.name, Phrase("combattant"))
        it = "les" if who.plural else "la" if who.feminine else "le"
        instead = f"vous pouvez placer {who} sur {ANY} case au lieu de {it} déplacer"
        return f"lorsque vous boostez une manœuvre, {instead}."

    def cards_uncancelable(self, ability: t.CardsUncancelable) -> str:
        names = " ou ".join(self.of(self.name_of(name, Phrase("combattant"))) for name in ability.names)
        return f"les effets des cartes {names} ne peuvent pas être annulés par vos adversaires."

    def starts_as(self, ability: t.StartsAs) -> str:
        known = self.known(ability.form)
        what = f"en tant que {known.form('nom')}" if known else f"sous la forme {self.quoted(ability.form)}"
        return f"vous commencez la partie {what}."

    def only_if(self, ability: t.OnlyIf) -> str:
        return f"cette carte ne peut être jouée que {self.when(self.say(ability.condition))}."

    def uncancelable(self, ability: t.Uncancelable) -> str:
        return "les effets de cette carte ne peuvent pas être annulés."

    def react_to_look(self, ability: t.ReactToLook) -> str:
        looked = "lorsqu'un effet permettrait à un adversaire de regarder votre main"
        return f"{looked}, vous pouvez révéler cette carte de votre main pour annuler cet effet."
