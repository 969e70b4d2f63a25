"""Portuguese: conditions."""

from peerless.cards import tree as t
from peerless.cards.print.phrase import Noun, Phrase, owned
from peerless.cards.print.portuguese.nouns import CARD, HEALTH, NOT, THEIR_CARD, PortugueseNouns


class PortugueseConditions(PortugueseNouns):
    def won(self, condition: t.Won, no: bool = False) -> str:
        return f"você {NOT[no]}venceu o combate"

    def lost(self, condition: t.Lost, no: bool = False) -> str:
        return f"você {NOT[no]}perdeu o combate"

    def won_this_turn(self, condition: t.WonThisTurn, no: bool = False) -> str:
        return f"você {NOT[no]}venceu {'nenhum' if no else 'um'} combate neste turno"

    def did_this_turn(self, condition: t.DidThisTurn, no: bool = False) -> str:
        who = self.doer(condition, no)
        many = who is not None and who.plural
        attacked, suffered = ("atacaram", "sofreram") if many else ("atacou", "sofreu")
        maneuver = f"fez {'nenhuma' if no else 'uma'} manobra"
        deed = {"maneuver": maneuver, "attack": attacked, "harm": f"{suffered} dano"}[condition.deed]
        return f"{who or 'você'} {NOT[no]}{deed} neste turno"

    def there_is(self, whoever: Phrase, no: bool) -> str:
        none = "nenhuma" if whoever.feminine else "nenhum"
        return f"não houver {none} {whoever}" if no else f"houver {self.a(whoever)}"

    def is_(self, fighters: t.Fighters, what: str, no: bool) -> str:
        if owned(fighters):
            return f"{'nenhum' if no else 'um'} {self.of(self.set_of(fighters, True))} estiver {what}"
        who = self.phrase(fighters)
        return f"{who} {NOT[no]}{'estiverem' if who.plural else 'estiver'} {what}"

    def started_on_token(self, condition: t.StartedOnToken, no: bool = False) -> str:
        return f"{self.started(condition.fighters, no)} {self.where_token(condition.token)}"

    def started_elsewhere(self, condition: t.StartedElsewhere, no: bool = False) -> str:
        return f"{self.started(condition.fighters, no)} em outro espaço"

    def started(self, fighters: t.Fighters, no: bool) -> str:
        who = self.one_of(fighters)
        return f"{who} {NOT[no]}{'começaram' if who.plural else 'começou'} este turno"

    def defeated(self, condition: t.Defeated, no: bool = False) -> str:
        who = self.phrase(condition.fighters)
        return f"{who} {NOT[no]}{'foram' if who.plural else 'foi'} {self.agree('derrotado', who)}"

    def is_hero(self, condition: t.IsHero, no: bool = False) -> str:
        who = self.one_of(condition.fighters)
        return f"{who} {NOT[no]}{'forem heróis' if who.plural else 'for um herói'}"

    def is_named(self, condition: t.IsNamed, no: bool = False) -> str:
        return f"{self.one_of(condition.fighters)} {NOT[no]}for {self.phrase(t.Named(condition.name))}"

    def your_turn(self, condition: t.YourTurn, no: bool = False) -> str:
        return f"{NOT[no]}for seu turno"

    def first_action(self, condition: t.FirstAction, no: bool = False) -> str:
        return f"esta {NOT[no]}foi sua primeira ação neste turno"

    def named_is_printed(self, condition: t.NamedIsPrinted, no: bool = False) -> str:
        return f"o número declarado {NOT[no]}for o valor impresso da {THEIR_CARD}"

    def in_form(self, condition: t.InForm, no: bool = False) -> str:
        form = self.name_of(condition.form, Phrase("forma", feminine=True))
        return f"você {NOT[no]}{f'for {form}' if self.known(condition.form) else f'estiver {self.into(form)}'}"

    def attacking(self, condition: t.Attacking, no: bool = False) -> str:
        return f"você {NOT[no]}estiver atacando com esta carta"

    def defending(self, condition: t.Defending, no: bool = False) -> str:
        return f"você {NOT[no]}estiver se defendendo com esta carta"

    def fights_as(self, form: str, attacks: bool) -> str:
        who = self.name_of(form, Phrase("forma", feminine=True))
        fights = f"estiver {'atacando' if attacks else 'se defendendo'} com esta carta"
        return f"{who} {fights}" if self.known(form) else f"você {fights} {self.into(who)}"

    def lives_with(self, fighters: t.Fighters, number: int) -> str:
        return self.is_(fighters, f"no tabuleiro com no máximo {self.count(number, HEALTH)}", False)

    def boosted(self, condition: t.Boosted, no: bool = False) -> str:
        return f"você {NOT[no]}reforçou esta carta"

    def they_played(self, condition: t.TheyPlayed, no: bool = False) -> str:
        kind = "carta" if condition.type == "card" else self.of_kind(condition.type)[0]
        return f"seu oponente {NOT[no]}jogou {'nenhuma' if no else 'uma'} {kind}"

    def at_least(self, condition: t.AtLeast, no: bool = False) -> str:
        return self.compared(condition.one, condition.other, "pelo menos", "maior ou igual", no)

    def at_most(self, condition: t.AtMost, no: bool = False) -> str:
        return self.compared(condition.one, condition.other, "no máximo", "menor ou igual", no)

    def more(self, condition: t.More, no: bool = False) -> str:
        match condition:
            case t.More(t.HealthOf(one), t.HealthOf(other)):
                who = self.phrase(one)
                has = f"{NOT[no]}{'tiverem' if who.plural else 'tiver'}"
                return f"{who} {has} mais pontos de vida que {self.phrase(other)}"
            case t.More(t.CardsIn(t.AnyCards(), t.Hand()), t.CardsIn(t.AnyCards(), t.Theirs(t.Hand()))):
                return f"você {NOT[no]}tiver mais cartas na mão que seu oponente"
            case t.More(t.CardsIn(t.AnyCards(), t.Theirs(t.Hand())), t.CardsIn(t.AnyCards(), t.Hand())):
                return f"seu oponente {NOT[no]}tiver mais cartas na mão que você"
        value = self.measure(condition.one)
        return f"{value} {NOT[no]}{'forem maiores' if value.plural else 'for maior'} que {self.phrase(condition.other)}"

    def compared(self, one: t.Quantity, other: t.Quantity, bound: str, how: str, no: bool) -> str:
        """You have at least 3 cards in hand; the value of this card is at least 3."""
        if not isinstance(other, t.Number):
            value = self.measure(one)
            how = how.replace("or", "ores", 1).replace("igual", "iguais") if value.plural else how
            return f"{value} {NOT[no]}{'forem' if value.plural else 'for'} {how} {self.to(other)}"
        number = other.number
        none = number == 0 and bound == "no máximo" and not no
        has, there = f"{NOT[no or none]}tiver", f"{NOT[no or none]}houver"
        match one:
            case t.CardsIn(t.AnyCards(), t.Hand()):
                return f"você {has} {self.so_many(bound, CARD, number, 'nenhuma')} na mão"
            case t.CardsIn(t.AnyCards(), t.Theirs(t.Hand())):
                return f"seu oponente {has} {self.so_many(bound, CARD, number, 'nenhuma')} na mão"
            case t.CountersOf(counter):
                return f"você {has} {self.so_many(bound, self.counter(counter), number, 'nenhum')}"
            case t.CardsIn(cards, pile):
                return f"{there} {self.so_many(bound, self.cards(cards), number, 'nenhuma')} {self.in_pile(pile)}"
            case t.TokensThere(tokens):
                lying = (self.lying(tokens, False), self.lying(tokens, True))
                return f"{there} {self.so_many(bound, lying, number, 'nenhuma')}"
            case t.HowMany(fighters) if not owned(fighters):
                return f"{NOT[no]}houver {bound} {number} {self.set_of(fighters, self.many(number))}"
            case t.HealthOf(fighters):
                who = self.phrase(fighters)
                return f"{who} {NOT[no]}{'tiverem' if who.plural else 'tiver'} {bound} {self.count(number, HEALTH)}"
        value = self.measure(one)
        return f"{value} {NOT[no]}for {bound} {number}"

    def so_many(self, bound: str, noun: Noun, number: int, none: str) -> str:
        if number == 0 and bound == "no máximo":
            return f"{none} {noun[0]}"
        return f"{bound} {self.count(number, noun)}"
