"""Brazilian Portuguese, as the rulebooks speak it."""

from peerless.cards import tree as t
from peerless.cards.print.phrase import Phrase
from peerless.cards.print.portuguese.abilities import PortugueseAbilities
from peerless.cards.print.printer import Mood


class Portuguese(PortugueseAbilities):
    # Joints.

    def otherwise_clause(self) -> str:
        return "caso contrário, "

    def if_done(self, they: bool) -> str:
        return "se ele fizer isso, " if they else "se você fizer isso, "

    def if_not_done(self, they: bool) -> str:
        return "se ele não fizer isso, " if they else "se você não fizer isso, "

    def choose_line(self, number: int, mood: Mood) -> str:
        choose = "escolher" if mood.bare else "escolhe" if mood.they else "escolha"
        return f"{choose} uma opção:" if number == 1 else f"{choose} {number} opções diferentes:"

    def may_clause(self, mood: Mood) -> str:
        return f"{self.they_clause(mood)}pode " if mood.they else "você pode "

    def they_clause(self, mood: Mood) -> str:
        return "cada oponente " if mood.each else "seu oponente "

    def each_in_turn(self, fighters: t.Fighters) -> str:
        each = self.phrase(t.Each(fighters))
        return f"{self.for_all(str(each))}, {self.ONE[each.feminine]} por vez, "

    def next_turn(self) -> str:
        return "no início do seu próximo turno, "

    def end_of_turn(self) -> str:
        return "no final deste turno, "

    def once_more(self, clause: str) -> str:
        return f"{clause} novamente"

    # Abilities.

    def steps_between_tokens(self, ability: t.StepsBetweenTokens) -> str:
        who = self.name_of(ability.name, Phrase("combatente"))
        spaces = f"de um espaço com uma {self.token(ability.token)[0]} para outro como se fossem adjacentes"
        return f"{who} {self.does('poder', who)} se mover {spaces}."

    def place_instead_of_move(self, ability: t.PlaceInsteadOfMove) -> str:
        who = self.name_of(ability.name, Phrase("combatente"))
        instead = f"você pode colocar {who} em qualquer espaço em vez de movê-l{self.agree('o', who)}"
        return f"quando reforçar uma manobra, {instead}."

    def cards_uncancelable(self, ability: t.CardsUncancelable) -> str:
        names = " ou ".join(self.of(self.name_of(name, Phrase("combatente"))) for name in ability.names)
        return f"os efeitos das cartas {names} não podem ser cancelados pelos seus oponentes."

    def starts_as(self, ability: t.StartsAs) -> str:
        known = self.known(ability.form)
        what = f"como {known.form('nom')}" if known else f"na forma {self.quoted(ability.form)}"
        return f"você começa a partida {what}."

    def only_if(self, ability: t.OnlyIf) -> str:
        return f"esta carta só pode ser jogada {self.when(self.say(ability.condition))}."

    def uncancelable(self, ability: t.Uncancelable) -> str:
        return "os efeitos desta carta não podem ser cancelados."

    def react_to_look(self, ability: t.ReactToLook) -> str:
        looked = "quando um efeito permitiria que um oponente olhasse sua mão"
        return f"{looked}, você pode revelar esta carta da sua mão para cancelar esse efeito."
