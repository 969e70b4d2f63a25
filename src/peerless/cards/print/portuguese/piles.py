"""Brazilian Portuguese: cards that go from a pile to a pile."""

from peerless.cards import tree as t
from peerless.cards.print.phrase import Phrase
from peerless.cards.print.portuguese.conditions import PortugueseConditions
from peerless.cards.print.printer import Mood, Unspeakable

LONG = {"ar": "á", "er": "ê", "ir": "i"}  # an infinitive before -lo, -la
LAID: dict[t.Piles, str] = {t.DeckTop(): "no topo", t.DeckBottom(): "embaixo"}


class PortuguesePiles(PortugueseConditions):
    # Words.

    def own(self, mood: Mood, noun: str, feminine: bool = False) -> Phrase:
        """What is yours, or the opponent's own."""
        if mood.they:
            return Phrase(f"{'própria' if feminine else 'próprio'} {noun}", "a" if feminine else "o", feminine)
        return Phrase(noun, "sua" if feminine else "seu", feminine)

    def with_it(self, pronoun: str, infinitive: str, mood: Mood) -> str:
        if mood.bare:
            return f"{infinitive[:-2]}{LONG[infinitive[-2:]]}-l{pronoun}"
        return f"{self.verb(infinitive, mood)}-{pronoun}"

    def their_hand(self) -> str:
        return "na mão dele" if self.looked else "na mão do seu oponente"

    def some(self, number: int) -> str:
        return "uma" if number == 1 else str(number)

    def top(self, number: int, mood: Mood) -> str:
        deck = self.of(self.own(mood, "baralho"))
        return f"a carta do topo {deck}" if number == 1 else f"as {number} cartas do topo {deck}"

    def many_of(self, verb: t.Put, source: str = "") -> str:
        """How many of which cards, and from where."""
        cards = self.cards(verb.cards)
        match verb.amount:
            case t.UpTo(t.Number(number)):
                return f"até {self.count(number, cards)}{source}"
            case t.AnyNumber():
                return f"quantas {cards[1]}{source} quiser"
            case t.Every():
                return f"todas as {cards[1]}{source}"
            case t.AtRandom(t.Number(number)) if not source:
                return f"{self.count(number, cards)} aleatoriamente"
            case t.AtRandom(t.Number(number)):
                return f"{self.count(number, (f'{cards[0]} aleatória', f'{cards[1]} aleatórias'))}{source}"
            case t.Quantity():
                return str(self.amount(verb.amount, cards, source))
        raise Unspeakable("a counted number of cards")

    # The verb.

    def put(self, verb: t.Put, mood: Mood) -> str:
        if isinstance(verb.source, (t.Theirs, t.Deck)):
            self.only_you(mood)
        hand, pile = self.own(mood, "mão", True), self.own(mood, "pilha de descarte", True)
        deck = self.own(mood, "baralho")
        it = "a" if verb.amount in (t.Number(1), t.UpTo(t.Number(1))) else "as"
        match verb.source, verb.target:
            case t.DeckTop(), t.DiscardPile():
                number = self.fixed(verb.amount) if isinstance(verb.amount, t.Quantity) else None
                cards = self.many_of(verb, f" do topo {self.of(deck)}") if number is None else self.top(number, mood)
                return f"{self.verb('descartar', mood)} {cards}"
            case t.Hand(), t.DiscardPile() if verb.amount == t.Every() and verb.cards == t.AnyCards():
                return f"{self.verb('descartar', mood)} toda a {'' if mood.they else 'sua '}mão"
            case t.Hand(), t.DiscardPile():
                return f"{self.verb('descartar', mood)} {self.many_of(verb)}"
            case t.Theirs(t.Hand()), t.DiscardPile():
                return f"{self.chosen(verb, mood)} para ele descartar"
            case t.Theirs(t.Hand()), t.DeckTop() | t.DeckBottom():
                return f"{self.chosen(verb, mood)} e {self.with_it(it, 'colocar', mood)} {LAID[verb.target]} do baralho dele"
            case t.DiscardPile(), t.Hand() if isinstance(verb.cards, t.BoostsUsed):
                number = self.fixed(verb.amount) if isinstance(verb.amount, t.Quantity) else None
                if number is None:
                    raise Unspeakable("all cards that boosted")
                return f"{self.verb('devolver', mood)} {self.to(hand)} {self.some(number)} das {self.cards(verb.cards)[1]}"
            case t.DiscardPile(), t.Hand():
                return f"{self.verb('devolver', mood)} {self.to(hand)} {self.many_of(verb, f' {self.of(pile)}')}"
            case t.Deck(), t.Hand():
                found = f"{self.verb('procurar', mood)} {self.many_of(verb)} no seu baralho"
                kept = f"{self.with_it(it, 'colocar', mood)} na sua mão"
                return f"{found}, {kept} e {self.verb('embaralhar', mood)} seu baralho"
            case t.DiscardPile(), t.DeckTop() | t.DeckBottom() if verb.cards == t.BoostsUsed() and verb.amount == t.Number(
                1
            ):
                cards = f"uma das {self.cards(verb.cards)[1]}"
                return f"{self.verb('colocar', mood)} {cards} {LAID[verb.target]} {self.of(deck)}"
        if isinstance(verb.cards, t.BoostsUsed):
            raise Unspeakable("cards that boosted do not go there")
        match verb.source:
            case t.Hand():
                source = hand
            case t.DiscardPile():
                source = pile
            case t.Theirs(t.DiscardPile()):
                source = Phrase("pilha de descarte do seu oponente", "a", True)
                deck = Phrase("baralho dele", "o")
            case _:
                raise Unspeakable("cards do not come from there")
        cards = self.many_of(verb, f" {self.of(source)}")
        match verb.target:
            case t.Deck():
                back = "" if verb.source == t.Hand() else " de volta"
                return f"{self.verb('embaralhar', mood)} {cards}{back} {self.after('em', deck)}"
            case t.DeckTop() | t.DeckBottom():
                return f"{self.verb('colocar', mood)} {cards} {LAID[verb.target]} {self.of(deck)}"
            case t.GameBox():
                return f"{self.verb('remover', mood)} do jogo {cards}"
        raise Unspeakable("cards do not go there")

    def chosen(self, verb: t.Put, mood: Mood) -> str:
        if isinstance(verb.amount, t.AtRandom):
            raise Unspeakable("chosen, or at random?")
        return f"{self.verb('escolher', mood)} {self.many_of(verb)} {self.their_hand()}"
