"""French: cards that go from a pile to a pile."""

import re

from peerless.cards import tree as t
from peerless.cards.print.french.conditions import FrenchConditions
from peerless.cards.print.french.nouns import THEIR_HAND, VOWEL
from peerless.cards.print.printer import Mood, Unspeakable

LAID: dict[t.Piles, str] = {t.DeckTop(): "sur le dessus de", t.DeckBottom(): "sous"}


class FrenchPiles(FrenchConditions):
    # Words.

    def own(self, mood: Mood, feminine: bool) -> str:
        if mood.they:
            return "sa" if feminine else "son"
        return "votre"

    def with_it(self, pronoun: str, infinitive: str, mood: Mood) -> str:
        does = self.verb(infinitive, mood)
        if mood.bare or mood.they:
            return self.elided(f"{pronoun} {does}")
        return f"{does}-{pronoun}"

    def elided(self, words: str) -> str:
        """Of "le" and "la" before a vowel only an apostrophe is left."""
        return re.sub(rf"^l[ae] (?={VOWEL.pattern})", "l'", words)

    def some(self, number: int) -> str:
        return "une" if number == 1 else str(number)

    def top(self, number: int, deck: str) -> str:
        return f"la première carte de {deck}" if number == 1 else f"les {number} premières cartes de {deck}"

    def at_will(self, nouns: str, mood: Mood) -> str:
        wanted = "qu'il veut" if mood.they else "que vous voulez"
        return f"{self.before('autant de', nouns)} {wanted}"

    def many_of(self, verb: t.Put, mood: Mood, source: str = "") -> str:
        """How many of which cards, and from where."""
        cards = self.cards(verb.cards)
        match verb.amount:
            case t.UpTo(t.Number(number)):
                return f"jusqu'à {self.count(number, cards)}{source}"
            case t.AnyNumber():
                return self.at_will(f"{cards[1]}{source}", mood)
            case t.Every():
                return f"toutes les {cards[1]}{source}"
            case t.AtRandom(t.Number(number)):
                return f"{self.count(number, cards)} au hasard{source}"
            case t.Quantity():
                return str(self.amount(verb.amount, cards, source))
        raise Unspeakable("a counted number of cards")

    def single(self, verb: t.Put) -> bool:
        return verb.amount in (t.Number(1), t.UpTo(t.Number(1)))

    # The verb.

    def put(self, verb: t.Put, mood: Mood) -> str:
        if isinstance(verb.source, (t.Theirs, t.Deck)):
            self.only_you(mood)
        hand, pile = f"{self.own(mood, True)} main", f"{self.own(mood, True)} défausse"
        deck = f"{self.own(mood, False)} deck"
        it = "la" if self.single(verb) else "les"
        match verb.source, verb.target:
            case t.DeckTop(), t.DiscardPile():
                number = self.fixed(verb.amount) if isinstance(verb.amount, t.Quantity) else None
                cards = self.many_of(verb, mood, f" du dessus de {deck}") if number is None else self.top(number, deck)
                return f"{self.verb('défausser', mood)} {cards}"
            case t.Hand(), t.DiscardPile() if verb.amount == t.Every() and verb.cards == t.AnyCards():
                return f"{self.verb('défausser', mood)} toute {hand}"
            case t.Hand(), t.DiscardPile():
                return f"{self.verb('défausser', mood)} {self.many_of(verb, mood)}"
            case t.Theirs(t.Hand()), t.DiscardPile():
                return f"{self.chosen(verb, mood)} pour qu'il {it} défausse"
            case t.Theirs(t.Hand()), t.DeckTop() | t.DeckBottom():
                return f"{self.chosen(verb, mood)} et {self.with_it(it, 'placer', mood)} {LAID[verb.target]} son deck"
            case t.DiscardPile(), t.Hand() if isinstance(verb.cards, t.BoostsUsed):
                number = self.fixed(verb.amount) if isinstance(verb.amount, t.Quantity) else None
                if number is None:
                    raise Unspeakable("all cards that boosted")
                return f"{self.verb('reprendre', mood)} en main {self.some(number)} des {self.cards(verb.cards)[1]}"
            case t.DiscardPile(), t.Hand():
                return f"{self.verb('reprendre', mood)} en main {self.many_of(verb, mood, f' de {pile}')}"
            case t.Deck(), t.Hand():
                found = f"{self.verb('chercher', mood)} {self.many_of(verb, mood)} dans {deck}"
                taken = self.with_it(it, "ajouter", mood)
                return f"{found}, {taken} à {hand}, puis {self.verb('mélanger', mood)} {deck}"
            case t.DiscardPile(), t.DeckTop() | t.DeckBottom() if verb.cards == t.BoostsUsed() and verb.amount == t.Number(
                1
            ):
                return f"{self.verb('placer', mood)} une des {self.cards(verb.cards)[1]} {LAID[verb.target]} {deck}"
        if isinstance(verb.cards, t.BoostsUsed):
            raise Unspeakable("cards that boosted do not go there")
        match verb.source:
            case t.Hand():
                source = f" de {hand}"
            case t.DiscardPile():
                source = f" de {pile}"
            case t.Theirs(t.DiscardPile()):
                source, deck = " de la défausse de votre adversaire", "son deck"
            case _:
                raise Unspeakable("cards do not come from there")
        cards = self.many_of(verb, mood, source)
        match verb.target:
            case t.Deck():
                return f"{self.verb('remettre', mood)} {cards} dans {deck}, puis {self.with_it('le', 'mélanger', mood)}"
            case t.DeckTop() | t.DeckBottom():
                return f"{self.verb('placer', mood)} {cards} {LAID[verb.target]} {deck}"
            case t.GameBox():
                return f"{self.verb('retirer', mood)} du jeu {cards}"
        raise Unspeakable("cards do not go there")

    def chosen(self, verb: t.Put, mood: Mood) -> str:
        if isinstance(verb.amount, t.AtRandom):
            raise Unspeakable("chosen, or at random?")
        hand = "sa main" if self.looked else THEIR_HAND
        return f"{self.verb('choisir', mood)} {self.many_of(verb, mood)} dans {hand}"
