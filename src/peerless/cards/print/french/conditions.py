"""French: conditions."""

from peerless.cards import tree as t
from peerless.cards.print.french.nouns import CARD, HEALTH, THEIR_CARD, FrenchNouns
from peerless.cards.print.phrase import Noun, Phrase, owned


class FrenchConditions(FrenchNouns):
    def won(self, condition: t.Won, no: bool = False) -> str:
        return f"vous {self.no('avez', no)} remporté le combat"

    def lost(self, condition: t.Lost, no: bool = False) -> str:
        return f"vous {self.no('avez', no)} perdu le combat"

    def won_this_turn(self, condition: t.WonThisTurn, no: bool = False) -> str:
        return f"vous {self.no('avez', no)} remporté {'de' if no else 'un'} combat pendant ce tour"

    def did_this_turn(self, condition: t.DidThisTurn, no: bool = False) -> str:
        who = self.doer(condition, no)
        has = f"{who} {self.no(self.does('avoir', who), no)}" if who else f"vous {self.no('avez', no)}"
        damage, maneuver = ("de dégâts", "de manœuvre") if no else ("des dégâts", "une manœuvre")
        deed = {"maneuver": f"effectué {maneuver}", "attack": "attaqué", "harm": f"subi {damage}"}[condition.deed]
        return f"{has} {deed} pendant ce tour"

    def there_is(self, whoever: Phrase, no: bool) -> str:
        return f"il n'y a {self.agree('aucun', whoever)} {whoever}" if no else f"il y a {self.a(whoever)}"

    def is_(self, fighters: t.Fighters, what: str, no: bool) -> str:
        if owned(fighters):
            some = self.of(self.set_of(fighters, True))
            return f"aucun {some} n'est {what}" if no else f"l'un {some} est {what}"
        who = self.phrase(fighters)
        return f"{who} {self.no(self.does('être', who), no)} {what}"

    def started_on_token(self, condition: t.StartedOnToken, no: bool = False) -> str:
        return f"{self.started(condition.fighters, no)} {self.where_token(condition.token)}"

    def started_elsewhere(self, condition: t.StartedElsewhere, no: bool = False) -> str:
        return f"{self.started(condition.fighters, no)} sur une autre case"

    def started(self, fighters: t.Fighters, no: bool) -> str:
        who = self.one_of(fighters)
        return f"{who} {self.no(self.does('avoir', who), no)} commencé ce tour"

    def defeated(self, condition: t.Defeated, no: bool = False) -> str:
        who = self.phrase(condition.fighters)
        return f"{who} {self.no(self.does('avoir', who), no)} été {self.agree('vaincu', who)}"

    def is_hero(self, condition: t.IsHero, no: bool = False) -> str:
        who = self.one_of(condition.fighters)
        return f"{who} {self.no(self.does('être', who), no)} {'des' if who.plural else 'un'} héros"

    def is_named(self, condition: t.IsNamed, no: bool = False) -> str:
        who = self.one_of(condition.fighters)
        return f"{who} {self.no(self.does('être', who), no)} {self.phrase(t.Named(condition.name))}"

    def your_turn(self, condition: t.YourTurn, no: bool = False) -> str:
        return "ce n'est pas votre tour" if no else "c'est votre tour"

    def first_action(self, condition: t.FirstAction, no: bool = False) -> str:
        return f"{'ce n' if no else 'c'}'était {'pas ' if no else ''}votre première action de ce tour"

    def named_is_printed(self, condition: t.NamedIsPrinted, no: bool = False) -> str:
        return f"le nombre annoncé {self.no('est', no)} la valeur imprimée de {THEIR_CARD}"

    def in_form(self, condition: t.InForm, no: bool = False) -> str:
        return f"vous {self.no('êtes', no)} {self.as_form(condition.form)}"

    def as_form(self, form: str) -> str:
        found = self.name_of(form, Phrase("forme", feminine=True))
        return str(found) if self.known(form) else f"sous {found}"

    def attacking(self, condition: t.Attacking, no: bool = False) -> str:
        return f"vous {self.no('attaquez', no)} avec cette carte"

    def defending(self, condition: t.Defending, no: bool = False) -> str:
        return f"vous {'ne vous défendez pas' if no else 'vous défendez'} avec cette carte"

    def fights_as(self, form: str, attacks: bool) -> str:
        if self.known(form):
            who = self.name_of(form, Phrase("forme", feminine=True))
            return f"{who} {'attaque' if attacks else 'se défend'} avec cette carte"
        return f"vous {'attaquez' if attacks else 'vous défendez'} avec cette carte {self.as_form(form)}"

    def lives_with(self, fighters: t.Fighters, number: int) -> str:
        return self.is_(fighters, f"sur le plateau avec {self.count(number, HEALTH)} au plus", False)

    def boosted(self, condition: t.Boosted, no: bool = False) -> str:
        return f"vous {self.no('avez', no)} boosté cette carte"

    def they_played(self, condition: t.TheyPlayed, no: bool = False) -> str:
        kind = "carte" if condition.type == "card" else self.of_kind(condition.type)[0]
        played = self.no("a joué", True, "aucune") if no else "a joué une"
        return f"votre adversaire {played} {kind}"

    def at_least(self, condition: t.AtLeast, no: bool = False) -> str:
        return self.compared(condition.one, condition.other, "au moins", "supérieur ou égal", no)

    def at_most(self, condition: t.AtMost, no: bool = False) -> str:
        return self.compared(condition.one, condition.other, "au plus", "inférieur ou égal", no)

    def more(self, condition: t.More, no: bool = False) -> str:
        match condition:
            case t.More(t.HealthOf(one), t.HealthOf(other)):
                who = self.phrase(one)
                has = self.no(self.does("avoir", who), no)
                return f"{who} {has} plus de points de vie {self.before('que', str(self.phrase(other)))}"
            case t.More(t.CardsIn(t.AnyCards(), t.Hand()), t.CardsIn(t.AnyCards(), t.Theirs(t.Hand()))):
                return f"vous {self.no('avez', no)} plus de cartes en main que votre adversaire"
            case t.More(t.CardsIn(t.AnyCards(), t.Theirs(t.Hand())), t.CardsIn(t.AnyCards(), t.Hand())):
                return f"votre adversaire {self.no('a', no)} plus de cartes en main que vous"
        return self.measured(condition.one, condition.other, "supérieur", no)

    def compared(self, one: t.Quantity, other: t.Quantity, bound: str, how: str, no: bool) -> str:
        """You have at least 3 cards in hand; the value of this card is at least 3."""
        if not isinstance(other, t.Number):
            return self.measured(one, other, how, no)
        number = other.number
        none = number == 0 and bound == "au plus" and not no
        match one:
            case t.CardsIn(t.AnyCards(), t.Hand()):
                return f"vous {self.has('avez', none, no)} {self.so_many(bound, CARD, number, True)} en main"
            case t.CardsIn(t.AnyCards(), t.Theirs(t.Hand())):
                return f"votre adversaire {self.has('a', none, no)} {self.so_many(bound, CARD, number, True)} en main"
            case t.CountersOf(counter):
                return f"vous {self.has('avez', none, no)} {self.so_many(bound, self.counter(counter), number, False)}"
            case t.CardsIn(cards, pile):
                such = self.so_many(bound, self.cards(cards), number, True)
                return f"il {self.has('y a', none, no)} {such} dans {self.pile(pile)}"
            case t.TokensThere(tokens):
                lying = (self.lying(tokens, False), self.lying(tokens, True))
                return f"il {self.has('y a', none, no)} {self.so_many(bound, lying, number, False)}"
            case t.HowMany(fighters) if not owned(fighters):
                return f"il {self.no('y a', no)} {bound} {number} {self.set_of(fighters, self.many(number))}"
            case t.HealthOf(fighters):
                who = self.phrase(fighters)
                return f"{who} {self.no(self.does('avoir', who), no)} {bound} {self.count(number, HEALTH)}"
        bound = f"{bound} {number}"
        value = self.measure(one)
        return f"{value} {self.no(self.does('être', value), no)} {self.before('de', bound)}"

    def has(self, verb: str, none: bool, no: bool) -> str:
        return self.before("ne", verb) if none else self.no(verb, no)

    def so_many(self, bound: str, noun: Noun, number: int, feminine: bool) -> str:
        if number == 0 and bound == "au plus":
            return f"{'aucune' if feminine else 'aucun'} {noun[0]}"
        return f"{bound} {self.count(number, noun)}"

    def measured(self, one: t.Quantity, other: t.Quantity, how: str, no: bool) -> str:
        value = self.measure(one)
        adjectives = " ou ".join(self.agree(word, value).replace("égals", "égaux") for word in how.split(" ou "))
        return f"{value} {self.no(self.does('être', value), no)} {adjectives} {self.to(other)}"
