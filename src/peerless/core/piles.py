"""Cards on their way between deck, hand, discard pile and table, with what everybody learns from it."""

from typing import Final

from mypy_extensions import i64

from peerless.core import events, knowledge, ops
from peerless.core.bits import add_card, bit, count, lowest, nth, take_card
from peerless.core.harm import hurt
from peerless.core.layout import (
    ASIDE,
    ASIDE_SIZE,
    CARD,
    DECK,
    DECK_SIZE,
    DISCARD,
    DORMANT,
    FRAMES,
    HAND,
    HAND_SIZE,
    NOTHING,
    REMOVED,
    TABLE,
    TOP,
)
from peerless.core.rng import below
from peerless.core.state import State
from peerless.core.world import CARD_SHIFT, CARDS_PER_SIDE

EXHAUSTION_DAMAGE: Final = 2


def side_of(card: i64) -> i64:
    return card >> CARD_SHIFT


def dormant(s: State, side: i64) -> bool:
    return side == NOTHING or ((s.w[DORMANT] >> side) & 1) != 0


def put_pile(s: State, pile: i64, card: i64) -> None:
    side = side_of(card)
    s.set_side(side, pile, add_card(s.side(side, pile), s.world.copies[card]))


def take_pile(s: State, pile: i64, card: i64) -> None:
    side = side_of(card)
    s.set_side(side, pile, take_card(s.side(side, pile), s.world.copies[card]))


def put_hand(s: State, card: i64) -> None:
    put_pile(s, HAND, card)
    side = side_of(card)
    s.set_side(side, HAND_SIZE, s.side(side, HAND_SIZE) + 1)


def take_hand(s: State, card: i64) -> None:
    take_pile(s, HAND, card)
    side = side_of(card)
    s.set_side(side, HAND_SIZE, s.side(side, HAND_SIZE) - 1)


def put_aside(s: State, card: i64) -> None:
    put_pile(s, ASIDE, card)
    side = side_of(card)
    s.set_side(side, ASIDE_SIZE, s.side(side, ASIDE_SIZE) + 1)


def take_aside(s: State, card: i64) -> None:
    take_pile(s, ASIDE, card)
    side = side_of(card)
    s.set_side(side, ASIDE_SIZE, s.side(side, ASIDE_SIZE) - 1)


def shuffle(s: State, side: i64) -> None:
    for i in range(s.side(side, DECK_SIZE) - 1, 0, -1):
        j = below(s, i + 1)
        card = s.side(side, DECK + i)
        s.set_side(side, DECK + i, s.side(side, DECK + j))
        s.set_side(side, DECK + j, card)


def reshuffle(s: State, side: i64) -> None:
    """Shuffle a deck in the middle of the game: nobody knows a place in it any more."""
    if dormant(s, side):
        return
    shuffle(s, side)
    knowledge.deck_shuffled(s, side)
    s.tell(events.SHUFFLED, side)


def deck_to_hand(s: State, card: i64) -> None:
    """The topmost of these cards in the deck, which is shuffled then, secretly to the hand."""
    side = side_of(card)
    size = s.side(side, DECK_SIZE)
    at = size - 1
    while s.side(side, DECK + at) != card:
        at -= 1
    for i in range(at, size - 1):
        s.set_side(side, DECK + i, s.side(side, DECK + i + 1))
    s.set_side(side, DECK + size - 1, 0)
    s.set_side(side, DECK_SIZE, size - 1)
    knowledge.deck_shuffled(s, side)  # so that no place is known while more cards are searched for
    put_hand(s, card)
    s.tell(events.SEARCHED, side, card, seats=s.world.insiders[side])


def _put_under(s: State, side: i64, card: i64) -> None:
    size = s.side(side, DECK_SIZE)
    for i in range(size, 0, -1):
        s.set_side(side, DECK + i, s.side(side, DECK + i - 1))
    s.set_side(side, DECK, card)
    s.set_side(side, DECK_SIZE, size + 1)
    knowledge.deck_shifted(s, side)


def pop_deck(s: State, side: i64, to_aside: bool) -> i64:
    """Take the top card of a deck that is not empty."""
    position = s.side(side, DECK_SIZE) - 1
    card = s.side(side, DECK + position)
    s.set_side(side, DECK + position, 0)
    s.set_side(side, DECK_SIZE, position)
    knowledge.drawn_from_top(s, side, position, card, to_aside)
    return card


def draw(s: State, side: i64, number: i64, to_aside: bool = False) -> None:
    """Draw cards one by one; for each that is missing, every fighter of the side takes 2 damage."""
    if dormant(s, side):
        return
    for _i in range(number):
        if s.side(side, DECK_SIZE) == 0:
            s.tell(events.EXHAUSTED, side)
            hurt(s, s.world.fighters[side], EXHAUSTION_DAMAGE, NOTHING)
            if s.over():
                return
        elif to_aside:
            card = pop_deck(s, side, True)
            put_aside(s, card)
            s.tell(events.ASIDE, side, card, seats=s.world.insiders[side])
        else:
            card = pop_deck(s, side, False)
            put_hand(s, card)
            s.tell(events.DREW, side, card, seats=s.world.insiders[side])


def look_aside(s: State, side: i64, number: i64) -> None:
    """Set the top cards aside, as many as there are, for their player to look at."""
    if dormant(s, side):
        return
    for _i in range(number):
        if s.side(side, DECK_SIZE) == 0:
            return
        card = pop_deck(s, side, True)
        put_aside(s, card)
        s.tell(events.LOOKED_AT_TOP, side, card, seats=s.world.insiders[side])


def discard(s: State, card: i64) -> None:
    """From the hand to the discard pile."""
    side = side_of(card)
    take_hand(s, card)
    knowledge.left_hand_openly(s, side, card)
    put_pile(s, DISCARD, card)
    if s.w[TOP] == FRAMES:
        s.tell(events.DISCARDED, side, card, number=1)
    else:
        s.tell(events.DISCARDED, side, card, other=s.get(CARD))


def random_card(s: State, side: i64) -> i64:
    """A card of a hand that is not empty."""
    return random_of(s, side, s.side(side, HAND))


def random_of(s: State, side: i64, pile: i64) -> i64:
    """A card of a pile that is not empty, each copy as likely as any other."""
    return s.world.card_of[side * CARDS_PER_SIDE + nth(pile, below(s, count(pile)))]


def hand_to_table(s: State, card: i64) -> None:
    """Show a card of the hand and lay it on the table while it works."""
    take_hand(s, card)
    knowledge.left_hand_openly(s, side_of(card), card)
    put_pile(s, TABLE, card)


def table_to_discard(s: State, card: i64) -> None:
    take_pile(s, TABLE, card)
    put_pile(s, DISCARD, card)


def open_to(s: State, pile: i64, card: i64, where: i64) -> None:
    """From an open pile to another place of its owner, for all to see."""
    take_pile(s, pile, card)
    laid(s, card, where)


def laid(s: State, card: i64, where: i64) -> None:
    """A card that all see goes to the hand, onto or into the deck, or out of the game."""
    side = side_of(card)
    if where == ops.TO_HAND:
        put_hand(s, card)
        knowledge.shown_in_hand(s, side, card)
        s.tell(events.TO_HAND, side, card)
    elif where == ops.TO_TOP:
        position = s.side(side, DECK_SIZE)
        s.set_side(side, DECK + position, card)
        s.set_side(side, DECK_SIZE, position + 1)
        knowledge.put_openly(s, side, position)
        s.tell(events.ON_DECK, side, card)
    elif where == ops.TO_BOTTOM:
        _put_under(s, side, card)
        knowledge.put_openly(s, side, 0)
        s.tell(events.UNDER_DECK, side, card)
    elif where == ops.TO_DECK:
        _put_under(s, side, card)
        s.tell(events.INTO_DECK, side, card)
    else:
        put_pile(s, REMOVED, card)
        s.tell(events.BOXED, side, card)


def hand_to_deck_top(s: State, card: i64, picker: i64) -> None:
    side = side_of(card)
    position = s.side(side, DECK_SIZE)
    take_hand(s, card)
    s.set_side(side, DECK + position, card)
    s.set_side(side, DECK_SIZE, position + 1)
    knowledge.put_on_deck(s, side, position, picker, False)
    s.tell(events.ON_DECK, side, card, seats=s.world.insiders[side] | bit(picker))


def hand_to_deck_bottom(s: State, card: i64, picker: i64) -> None:
    side = side_of(card)
    take_hand(s, card)
    _put_under(s, side, card)
    knowledge.put_on_deck(s, side, 0, picker, False)
    s.tell(events.UNDER_DECK, side, card, seats=s.world.insiders[side] | bit(picker))


def hand_to_box(s: State, card: i64) -> None:
    """Out of the game, for all to see."""
    take_hand(s, card)
    knowledge.left_hand_openly(s, side_of(card), card)
    laid(s, card, ops.TO_BOX)


def aside_to_hand(s: State, card: i64) -> None:
    take_aside(s, card)
    put_hand(s, card)
    s.tell(events.KEPT, side_of(card), card, seats=s.world.insiders[side_of(card)])
    _when_aside_is_empty(s, side_of(card))


def aside_to_deck_top(s: State, card: i64, picker: i64) -> None:
    side = side_of(card)
    position = s.side(side, DECK_SIZE)
    take_aside(s, card)
    s.set_side(side, DECK + position, card)
    s.set_side(side, DECK_SIZE, position + 1)
    knowledge.put_on_deck(s, side, position, picker, True)
    s.tell(events.ON_DECK, side, card, seats=s.world.insiders[side] | bit(picker))
    _when_aside_is_empty(s, side)


def aside_to_deck_bottom(s: State, card: i64, picker: i64) -> None:
    side = side_of(card)
    take_aside(s, card)
    _put_under(s, side, card)
    knowledge.put_on_deck(s, side, 0, picker, True)
    s.tell(events.UNDER_DECK, side, card, seats=s.world.insiders[side] | bit(picker))
    _when_aside_is_empty(s, side)


def _when_aside_is_empty(s: State, side: i64) -> None:
    if s.side(side, ASIDE_SIZE) == 0:
        knowledge.aside_emptied(s, side)


def look_at_hand(s: State, side: i64, seats: i64) -> None:
    """Show the whole hand of a side to these seats."""
    knowledge.looked_at_hand(s, side, seats)
    if s.listening:
        rest = s.side(side, HAND)
        while rest:
            card = s.world.card_of[side * CARDS_PER_SIDE + lowest(rest)]
            s.tell(events.CARD_SHOWN, side, card, seats=seats | s.world.insiders[side])
            rest &= rest - 1
