"""Cards that go from a pile to a pile. `no` is where to go on when nothing is done."""

from collections.abc import Callable
from dataclasses import dataclass

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable
from peerless.cards.writer import Deeds, Writer
from peerless.core import ops, terms
from peerless.core.assembler import Term


@dataclass(frozen=True)
class Way:
    """How a card that was chosen goes from one pile to another."""

    step: tuple[int, ...]
    flags: int = 0  # of the question which card


def _carry(source: int, target: int) -> tuple[int, ...]:
    return (ops.CARRY, source, target)


WAYS: dict[tuple[type[t.Piles], type[t.Piles]], Way] = {
    (t.Hand, t.DiscardPile): Way((ops.DISCARD,)),
    (t.Hand, t.Deck): Way(_carry(ops.OUT_OF_HAND, ops.TO_BOTTOM), ops.SECRET),
    (t.Hand, t.DeckTop): Way((ops.HAND_TO_TOP,), ops.SECRET),
    (t.Hand, t.DeckBottom): Way(_carry(ops.OUT_OF_HAND, ops.TO_BOTTOM), ops.SECRET),
    (t.Hand, t.GameBox): Way(_carry(ops.OUT_OF_HAND, ops.TO_BOX)),
    (t.DiscardPile, t.Hand): Way((ops.TAKE_BACK,), ops.FROM_DISCARD),
    (t.DiscardPile, t.Deck): Way((ops.DISCARD_TO_DECK,), ops.FROM_DISCARD),
    (t.DiscardPile, t.DeckTop): Way(_carry(ops.OUT_OF_DISCARD, ops.TO_TOP), ops.FROM_DISCARD),
    (t.DiscardPile, t.DeckBottom): Way(_carry(ops.OUT_OF_DISCARD, ops.TO_BOTTOM), ops.FROM_DISCARD),
    (t.DiscardPile, t.GameBox): Way(_carry(ops.OUT_OF_DISCARD, ops.TO_BOX), ops.FROM_DISCARD),
    (t.Deck, t.Hand): Way((ops.DECK_TO_HAND,), ops.FROM_DECK | ops.SECRET),
}


def _put(w: Writer, verb: t.Put, no: str, optional: bool) -> None:
    source, owner = verb.source, w.you
    if isinstance(source, t.Theirs):
        w.meet_opponent()
        source, owner = source.of, w.them
    if isinstance(source, t.DeckTop):
        _discard_top(w, verb, owner, no, optional)
        return
    way = WAYS.get((type(source), type(verb.target)))
    if way is None:
        raise NotPlayable(f"no card goes from {type(source).__name__} to {type(verb.target).__name__}")
    if isinstance(source, t.Deck) and (w.flip or owner != w.you):
        raise NotPlayable("only you search your deck")
    _Carrier(w, verb.cards, way, owner, type(source), type(verb.target)).take(verb.amount, no, optional)


def _discard_top(w: Writer, verb: t.Put, owner: int, no: str, optional: bool) -> None:
    if not (isinstance(verb.amount, t.Quantity) and verb.cards == t.AnyCards() and verb.target == t.DiscardPile()):
        raise NotPlayable("from the top of a deck a number of cards is discarded")
    if optional:
        w.add(ops.ASK_YES, w.you, 0, (terms.NUM, 1), 0, no)
    w.count_anew()
    w.add(ops.DISCARD_TOP, owner, w.quantity(verb.amount))


@dataclass
class _Carrier:
    w: Writer
    cards: t.Cards
    way: Way
    owner: int
    source: type[t.Piles]
    target: type[t.Piles]

    def take(self, amount: t.Amount, no: str, optional: bool) -> None:
        w = self.w
        w.count_anew()
        end = w.label("enough")
        if optional and isinstance(amount, t.AtRandom) and isinstance(amount.number, t.Number) and self.source is t.Hand:
            enough: Term = (terms.AT_LEAST, (terms.CARDS_IN_HAND, self.owner), (terms.NUM, amount.number.number))
            w.add(ops.JUMP_UNLESS, enough, no)
        if optional and isinstance(amount, (t.Every, t.AtRandom)):
            w.add(ops.ASK_YES, w.you, 0, (terms.NUM, 1), 0, no)
        match amount:
            case t.Number(number) if self.any_card and self.way.step == (ops.DISCARD,) and self.owner == w.you:
                self.discard(number, no, end, optional)
            case t.Number(number):
                if optional and number > 1 and self.source is not t.DiscardPile and not self.any_card:
                    raise NotPlayable("a price of several cards can be paid in any cards only")
                if optional and number > 1 and self.source is t.Hand:
                    hand: Term = (terms.CARDS_IN_HAND, self.owner)
                    w.add(ops.JUMP_UNLESS, (terms.AT_LEAST, hand, (terms.NUM, number)), no)
                nothing = end if self.source is t.Deck and not optional else no  # a deck that was searched is shuffled
                for i in range(number):
                    self.one(nothing if i == 0 else end, optional and i == 0)
            case t.UpTo(t.Number(number)):
                for i in range(number):
                    self.one(no if i == 0 else end, True)
            case t.AnyNumber():
                self.one(no, True)
                self.again(end, lambda: self.one(end, True))
            case t.AtRandom(t.Number(number)):
                for i in range(number):
                    self.random(no if i == 0 else end)
            case t.Every():
                self.every(end)
            case _:
                raise NotPlayable("only a fixed number of cards is taken")
        w.mark(end)
        if t.Deck in (self.source, self.target):
            w.add(ops.SHUFFLE, self.owner)
        if self.way.step == (ops.DISCARD,):
            w.add(ops.ANSWERS)

    @property
    def any_card(self) -> bool:
        return isinstance(self.cards, t.AnyCards)

    def go(self) -> None:
        step = self.way.step
        self.w.add(*step, self.w.you) if step[0] in (ops.CARRY, ops.HAND_TO_TOP) else self.w.add(*step)

    def one(self, no: str, optional: bool = False) -> None:
        """One card that is chosen."""
        self.w.ask_card(self.owner, self.w.cards(self.cards, self.owner), no, self.way.flags, optional)
        self.go()

    def again(self, end: str, one: Callable[[], None]) -> None:
        again = self.w.label("another")
        self.w.mark(again)
        one()
        self.w.add(ops.JUMP, again)

    def discard(self, number: int, no: str, end: str, optional: bool) -> None:
        """Discard a number of cards; a price is paid in full or not at all, a duty as far as possible."""
        w = self.w
        hand: Term = (terms.CARDS_IN_HAND, self.owner)
        if optional:
            w.add(ops.JUMP_UNLESS, (terms.AT_LEAST, hand, (terms.NUM, number)), no)
        all_of_it = w.label("all")
        for i in range(number):
            declinable = optional and i == 0
            if not declinable:
                w.add(ops.JUMP_UNLESS, (terms.AT_LEAST, hand, (terms.NUM, number - i + 1)), all_of_it)
            self.one(no, declinable)
        w.add(ops.JUMP, end)
        w.mark(all_of_it)
        w.add(ops.DISCARD_HAND, self.owner)

    def random(self, no: str) -> None:
        if self.source is t.DiscardPile:
            self.w.add(ops.RANDOM_FROM_DISCARD, self.owner, self.w.cards(self.cards, self.owner), no)
            self.go()
        elif self.way.step == (ops.DISCARD,) and self.any_card:
            self.w.add(ops.DISCARD_AT_RANDOM, self.owner)
        else:
            raise NotPlayable("these cards are not taken at random")

    def every(self, end: str) -> None:
        w = self.w
        ordered = self.target in (t.DeckTop, t.DeckBottom)
        if self.way.step == (ops.DISCARD,) and self.any_card:
            w.add(ops.DISCARD_HAND, self.owner)
        elif self.source is t.DiscardPile and not ordered:
            self.again(end, lambda: self.first(ops.TAKE_FROM_DISCARD, w.cards(self.cards, self.owner), end))
        elif self.source is t.Hand and self.any_card and not ordered:
            self.again(end, lambda: self.first(ops.TAKE_FROM_HAND, (terms.NUM, 0), end))
        else:
            self.again(end, lambda: self.one(end))

    def first(self, step: int, cards: Term, end: str) -> None:
        self.w.add(step, self.owner, cards, end)
        self.go()


CHOICES: Deeds = {t.Put: _put}
