"""Cards that go from a pile to a pile."""

from dataclasses import dataclass

from peerless.cards import tree as t
from peerless.cards.build.impossible import Impossible


@dataclass(frozen=True)
class Some:
    """How many of which cards."""

    amount: t.Amount
    cards: t.Cards


def some_n(number: int, cards: t.Cards) -> Some:
    return Some(t.Number(number), cards)


def some_card() -> Some:
    return Some(t.Number(1), t.AnyCards())


def some_up_to(number: int, cards: t.Cards) -> Some:
    return Some(t.UpTo(t.Number(number)), cards)


def some_at_will(cards: t.Cards) -> Some:
    return Some(t.AnyNumber(), cards)


def some_all(cards: t.Cards) -> Some:
    return Some(t.Every(), cards)


def some_at_random(number: int, cards: t.Cards) -> Some:
    return Some(t.AtRandom(t.Number(number)), cards)


def top_card() -> Some:
    return Some(t.Number(1), t.AnyCards())


def top_cards(number: int) -> Some:
    return Some(t.Number(number), t.AnyCards())


def put(some: Some, source: t.Piles, target: t.Piles) -> t.Verb:
    if source == target:
        raise Impossible("the cards lie there already")
    return t.Put(some.amount, some.cards, source, target)


def discard(some: Some) -> t.Verb:
    return put(some, t.Hand(), t.DiscardPile())


def discard_hand() -> t.Verb:
    return t.Put(t.Every(), t.AnyCards(), t.Hand(), t.DiscardPile())


def discard_named() -> t.Verb:
    return t.Put(t.Number(1), t.OfNamedValue(), t.Hand(), t.DiscardPile())


def discard_top(some: Some) -> t.Verb:
    return put(some, t.DeckTop(), t.DiscardPile())


def discard_some_top(some: Some) -> t.Verb:
    if some.cards != t.AnyCards() or not isinstance(some.amount, t.Number):
        raise Impossible("from the top come the cards that lie there")
    return discard_top(some)


def discard_their_top(some: Some) -> t.Verb:
    return t.They(discard_top(some))


def choose_and_discard(some: Some) -> t.Verb:
    return _chosen_in_theirs(some, t.DiscardPile())


def choose_and_discard_n(number: int) -> t.Verb:
    return _chosen_in_theirs(Some(t.Number(number), t.AnyCards()), t.DiscardPile())


def choose_and_put(some: Some, target: t.Piles) -> t.Verb:
    return _chosen_in_theirs(some, target)


def _chosen_in_theirs(some: Some, target: t.Piles) -> t.Verb:
    if isinstance(some.amount, t.AtRandom):
        raise Impossible("chosen, or at random?")
    return put(some, t.Theirs(t.Hand()), target)


def shuffle(some: Some, source: t.Piles) -> t.Verb:
    return put(some, source, t.Deck())


def take_back(some: Some) -> t.Verb:
    return put(some, t.DiscardPile(), t.Hand())


def put_boosts_used(cards: t.Cards, target: t.Piles) -> t.Verb:
    return t.Put(t.Number(1), cards, t.DiscardPile(), target)


def put_theirs(some: Some, target: t.Piles) -> t.Verb:
    return put(some, t.Hand(), target)


def put_out(some: Some) -> t.Verb:
    return put(some, t.Hand(), t.GameBox())


def put_away(some: Some, source: t.Piles) -> t.Verb:
    return put(some, source, t.GameBox())


def put_their_discards(some: Some, target: t.Piles) -> t.Verb:
    return put(some, t.Theirs(t.DiscardPile()), target)


def put_theirs_away(some: Some) -> t.Verb:
    return put(some, t.Theirs(t.DiscardPile()), t.GameBox())


def shuffle_theirs(some: Some) -> t.Verb:
    return put(some, t.Theirs(t.DiscardPile()), t.Deck())


def search(some: Some) -> t.Verb:
    return put(some, t.Deck(), t.Hand())
