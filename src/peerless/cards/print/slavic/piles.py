"""Ukrainian and Russian: cards that go from a pile to a pile."""

from peerless.cards import tree as t
from peerless.cards.print.printer import YOU, Mood, Unspeakable
from peerless.cards.print.slavic.conditions import SlavicConditions
from peerless.cards.print.slavic.inflection import Fixed, Phrase, Words


class SlavicPiles(SlavicConditions):
    def tell(self, pattern: str, mood: Mood = YOU, **words: object) -> str:
        raise NotImplementedError

    def put(self, verb: t.Put, mood: Mood) -> str:
        match verb.source, verb.target:
            case t.DeckTop(), t.DiscardPile():
                return self.discard_top(verb, mood)
            case t.Hand(), t.DiscardPile() if verb.amount == t.Every() and verb.cards == t.AnyCards():
                return self.tell("discard_hand", mood)
            case t.Hand(), t.DiscardPile():
                return self.tell("discard", mood, **self.many_of(verb))
            case t.Theirs(t.Hand()), t.DiscardPile():
                self.only_you(mood)
                chosen = "choose_and_discard" if self.single(verb) else "choose_and_discard_many"
                return self.tell(chosen, mood, number=self.chosen(verb))
            case t.Theirs(t.Hand()), t.DeckTop() | t.DeckBottom():
                self.only_you(mood)
                place = self.patterns["on_their_deck" if verb.target == t.DeckTop() else "under_their_deck"]
                return self.tell("choose_and_put", mood, number=self.chosen(verb), place=place)
            case t.Deck(), t.Hand():
                found = "search" if self.single(verb) else "search_many"
                return self.tell(found, mood, number=self.many_of(verb)["number"])
            case t.DiscardPile(), t.Hand():
                return self.tell("take_back", mood, pile=self.pile(verb), **self.many_of(verb))
        onto_deck = verb.source == t.DiscardPile() and isinstance(verb.target, (t.DeckTop, t.DeckBottom))
        if isinstance(verb.cards, t.BoostsUsed) and not onto_deck:
            raise Unspeakable("cards that boosted do not go there")
        whose = "their" if isinstance(verb.source, t.Theirs) else "own"
        words = {"pile": self.pile(verb), **self.many_of(verb)}
        match verb.target:
            case t.Deck():
                return self.tell("shuffle_back" if whose == "own" else "shuffle_theirs", mood, **words)
            case t.DeckTop():
                return self.tell("put", mood, place=self.patterns[f"on_{whose}_deck"], **words)
            case t.DeckBottom():
                return self.tell("put", mood, place=self.patterns[f"under_{whose}_deck"], **words)
            case t.GameBox():
                return self.tell("put_away", mood, **words)
        raise Unspeakable("cards do not go there")

    def discard_top(self, verb: t.Put, mood: Mood) -> str:
        if not isinstance(verb.amount, t.Quantity):
            raise Unspeakable("which cards of the top?")
        if verb.amount == t.Number(1):
            return self.tell("discard_top", mood, number=self.phrase("card", "top"), each="")
        return self.tell("discard_top", mood, **self.amount(verb.amount, self.phrase("card", "top")))

    def many_of(self, verb: t.Put) -> dict[str, Words | str]:
        """How many of which cards."""
        return self.so_many(verb.amount, self.cards(verb.cards))

    def so_many(self, amount: t.Amount, things: Phrase) -> dict[str, Words | str]:
        match amount:
            case t.UpTo(t.Number(number)):
                return {"number": Fixed(self.tell("up_to", number=self.counted(things, number))), "each": ""}
            case t.AnyNumber():
                return {"number": Fixed(self.tell("any_number", things=things.all())), "each": ""}
            case t.Every():
                return {"number": things.with_(self.adjectives["all"]).all(), "each": ""}
            case t.AtRandom(t.Number(number)):
                return {"number": self.counted(things.with_(self.adjectives["random"]), number), "each": ""}
            case t.Quantity():
                return self.amount(amount, things)
        raise Unspeakable("a counted number")

    def single(self, verb: t.Put) -> bool:
        return verb.amount in (t.Number(1), t.UpTo(t.Number(1)))

    def chosen(self, verb: t.Put) -> Words | str:
        if isinstance(verb.amount, t.AtRandom):
            raise Unspeakable("chosen, or at random?")
        return self.many_of(verb)["number"]

    def pile(self, verb: t.Put) -> str:
        """From where; cards that boosted are named by where they were."""
        if isinstance(verb.cards, t.BoostsUsed):
            return ""
        match verb.source:
            case t.Hand():
                return self.patterns["from_hand"]
            case t.DiscardPile():
                return self.patterns["from_discard"]
            case t.Theirs(t.DiscardPile()):
                return self.patterns["from_their_discard"]
        raise Unspeakable("cards do not come from there")
