"""English: cards that go from a pile to a pile."""

from peerless.cards import tree as t
from peerless.cards.print.english.nouns import EnglishNouns
from peerless.cards.print.printer import Mood, Unspeakable

LAID: dict[t.Piles, str] = {t.DeckTop(): "on top of", t.DeckBottom(): "on the bottom of"}


class EnglishPiles(EnglishNouns):
    def put(self, verb: t.Put, mood: Mood) -> str:
        if isinstance(verb.source, (t.Theirs, t.Deck)) or verb.source == t.DiscardPile():
            self.only_you(mood)
        own = self.own(mood)
        match verb:
            case t.Put(_, _, t.DeckTop(), t.DiscardPile()):
                return f"{self.verb('discard', mood)} {self.top_cards(verb)} of {own} deck"
            case t.Put(t.Every(), t.AnyCards(), t.Hand(), t.DiscardPile()):
                return f"{self.verb('discard', mood)} {own} hand"
            case t.Put(t.Number(1), t.OfNamedValue(), t.Hand(), t.DiscardPile()) if mood.they:
                return f"{self.verb('discard', mood)} a card with that printed value"
            case t.Put(t.Number(1), t.BoostsUsed(), t.DiscardPile(), t.Hand()):
                return "return one of the cards that boosted this card to your hand"
            case t.Put(t.Number(1), t.BoostsUsed(), t.DiscardPile(), t.DeckTop() | t.DeckBottom() as target):
                return f"put one of the cards that boosted this card {LAID[target]} your deck"
        some = self.some(verb)
        match verb.source, verb.target:
            case t.Hand(), t.DiscardPile():
                return f"{self.verb('discard', mood)} {some}"
            case t.Theirs(t.Hand()), t.DiscardPile():
                return f"choose {self.chosen(verb)} there for them to discard"
            case t.Theirs(t.Hand()), t.DeckTop() | t.DeckBottom():
                return f"choose {self.chosen(verb)} there and put {self.them(verb)} {LAID[verb.target]} their deck"
            case t.Hand(), t.Deck():
                self.only_you(mood)
                return f"shuffle {some} from your hand into your deck"
            case t.Hand(), t.DeckTop() | t.DeckBottom():
                return f"{self.verb('put', mood)} {some} from {own} hand {LAID[verb.target]} {own} deck"
            case t.Hand(), t.GameBox():
                return f"{self.verb('remove', mood)} {some} from {own} hand from the game"
            case t.DiscardPile(), t.Hand():
                return f"return {some} in your discard pile to your hand"
            case t.DiscardPile(), t.Deck():
                return f"shuffle {some} in your discard pile into your deck"
            case t.DiscardPile(), t.DeckTop() | t.DeckBottom():
                return f"put {some} in your discard pile {LAID[verb.target]} your deck"
            case t.DiscardPile(), t.GameBox():
                return f"remove {some} in your discard pile from the game"
            case t.Theirs(t.DiscardPile()), t.Deck():
                return f"shuffle {some} in your opponent's discard pile into their deck"
            case t.Theirs(t.DiscardPile()), t.DeckTop() | t.DeckBottom():
                return f"put {some} in your opponent's discard pile {LAID[verb.target]} their deck"
            case t.Theirs(t.DiscardPile()), t.GameBox():
                return f"remove {some} in your opponent's discard pile from the game"
            case t.Deck(), t.Hand() if not isinstance(verb.amount, t.AtRandom):
                return f"search your deck for {some}, add {self.them(verb)} to your hand and shuffle your deck"
        raise Unspeakable("cards do not go from there to there")

    def some(self, verb: t.Put) -> str:
        """How many of which cards."""
        match verb.amount:
            case t.Number(number):
                return f"{number} {self.cards(verb.cards, number)}"
            case t.UpTo(t.Number(number)):
                return f"up to {number} {self.cards(verb.cards, number)}"
            case t.AnyNumber():
                return f"any number of {self.cards(verb.cards, 2)}"
            case t.Every():
                return f"all {self.cards(verb.cards, 2)}"
            case t.AtRandom(t.Number(number)) if verb.source == t.Hand() and verb.target == t.DiscardPile():
                return f"{number} {self.cards(verb.cards, number)} at random"
            case t.AtRandom(t.Number(number)):
                return f"{number} random {self.cards(verb.cards, number)}"
        raise Unspeakable("a counted number of cards")

    def chosen(self, verb: t.Put) -> str:
        if isinstance(verb.amount, t.AtRandom):
            raise Unspeakable("chosen, or at random?")
        return self.some(verb)

    def them(self, verb: t.Put) -> str:
        return "it" if verb.amount in (t.Number(1), t.UpTo(t.Number(1))) else "them"

    def top_cards(self, verb: t.Put) -> str:
        if not isinstance(verb.amount, t.Number) or verb.cards != t.AnyCards():
            raise Unspeakable("a counted number of top cards")
        number = verb.amount.number
        return "the top card" if number == 1 else f"the top {number} cards"
