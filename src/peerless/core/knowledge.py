"""What each seat knows of cards that it does not see.

A seat knows a card at its place, or only as one of a pool. When somebody else secretly picks from cards that it knows,
the places from and to become one pool: the names stay known, the places are lost. Row PUBLIC is what all outsiders of a
side know together; whether anybody is asked may depend on that row only. Deck lists, sizes and open cards are known to
all. The seats of the side's own team (its insiders) see its hand and what is set aside.
"""

from mypy_extensions import i64

from peerless.core.bits import add_card, bit, count, lowest, take_card
from peerless.core.layout import (
    ASIDE,
    COMBAT,
    COMBAT_WIDTH,
    COMBATS,
    DECK,
    DISCARD,
    EXACT,
    HAND,
    HAND_SIZE,
    IN_HAND,
    IN_POOL,
    POOL_ASIDE,
    POOL_PLACES,
    PUBLIC,
    R_CARD,
    R_FACE_DOWN,
    R_SIDE,
    REMOVED,
    TABLE,
    VIEWERS,
)
from peerless.core.state import State
from peerless.core.world import CARDS_PER_SIDE


def pile_sum(s: State, side: i64, a: i64, b: i64) -> i64:
    """Two piles of one side's cards together."""
    total = a
    rest = b
    while rest:
        total = add_card(total, copies_at(s, side, lowest(rest)))
        rest &= rest - 1
    return total


def pile_rest(s: State, side: i64, a: i64, b: i64) -> i64:
    """Pile a without the cards of pile b, as far as it has them."""
    left = a
    rest = b
    while rest:
        left = take_card(left, copies_at(s, side, lowest(rest)))
        rest &= rest - 1
    return left


def copies_at(s: State, side: i64, position: i64) -> i64:
    """The range of the card that owns a bit."""
    world = s.world
    return world.copies[world.card_of[side * CARDS_PER_SIDE + position]]


def _outside(s: State, viewer: i64, side: i64) -> bool:
    return viewer == PUBLIC or ((s.world.outsiders[side] >> viewer) & 1) != 0


def _follows(s: State, viewer: i64) -> bool:
    return viewer == PUBLIC or viewer < s.world.seat_count


def shown_in_hand(s: State, side: i64, card: i64) -> None:
    """Everybody saw this card go into the hand."""
    for viewer in range(VIEWERS):
        if _follows(s, viewer) and _outside(s, viewer, side):
            row = s.knowledge(viewer, side)
            s.w[row + IN_HAND] = add_card(s.w[row + IN_HAND], s.world.copies[card])


def left_hand_openly(s: State, side: i64, card: i64) -> None:
    """Everybody saw this card leave the hand, or the face-down card that came from it."""
    for viewer in range(VIEWERS):
        row = s.knowledge(viewer, side)
        if (s.w[row + IN_HAND] | s.w[row + IN_POOL]) & s.world.copies[card]:
            _forget_in_hand(s, side, row, card)


def _forget_in_hand(s: State, side: i64, row: i64, card: i64) -> None:
    copies = s.world.copies[card]
    if s.w[row + IN_HAND] & copies:
        s.w[row + IN_HAND] = take_card(s.w[row + IN_HAND], copies)
    elif s.w[row + IN_POOL] & copies:
        s.w[row + IN_POOL] = take_card(s.w[row + IN_POOL], copies)
        _settle(s, side, row)


def revealed_in_hand(s: State, side: i64, card: i64) -> None:
    """Everybody was shown that this card is in the hand."""
    copies = s.world.copies[card]
    for viewer in range(VIEWERS):
        if _follows(s, viewer) and _outside(s, viewer, side):
            row = s.knowledge(viewer, side)
            if s.w[row + IN_HAND] & copies:
                continue
            if s.w[row + IN_POOL] & copies:
                s.w[row + IN_POOL] = take_card(s.w[row + IN_POOL], copies)
            s.w[row + IN_HAND] = add_card(s.w[row + IN_HAND], copies)
            _settle(s, side, row)


def looked_at_hand(s: State, side: i64, seats: i64) -> None:
    """These seats saw the whole hand of a side."""
    seen = seats & s.world.outsiders[side]
    all_saw = seen == s.world.outsiders[side]
    for viewer in range(VIEWERS):
        if (viewer == PUBLIC and all_saw) or (viewer != PUBLIC and (seen >> viewer) & 1):
            row = s.knowledge(viewer, side)
            hand = s.side(side, HAND)
            names = pile_sum(s, side, s.w[row + IN_POOL], s.w[row + IN_HAND])
            s.w[row + IN_POOL] = pile_rest(s, side, names, hand)
            s.w[row + IN_HAND] = hand
            _settle(s, side, row)


def drawn_from_top(s: State, side: i64, position: i64, card: i64, to_aside: bool) -> None:
    """The card at the top of the deck went to the hand, or aside."""
    here = bit(position)
    for viewer in range(VIEWERS):
        row = s.knowledge(viewer, side)
        if s.w[row + EXACT] & here:
            s.w[row + EXACT] &= ~here
            if not _outside(s, viewer, side):
                continue
            if to_aside:
                s.w[row + IN_POOL] = add_card(s.w[row + IN_POOL], s.world.copies[card])
                s.w[row + POOL_ASIDE] = 1
            else:
                s.w[row + IN_HAND] = add_card(s.w[row + IN_HAND], s.world.copies[card])
        elif s.w[row + POOL_PLACES] & here:
            s.w[row + POOL_PLACES] &= ~here
            if to_aside:
                s.w[row + POOL_ASIDE] = 1
            _settle(s, side, row)


def put_on_deck(s: State, side: i64, position: i64, picker: i64, from_aside: bool) -> None:
    """A card went secretly from the hand, or from what was set aside, to this position of the deck.

    Its insiders and the seat that picked it know it there. For the others it joins the pool of what they knew.
    """
    here = bit(position)
    for viewer in range(VIEWERS):
        if not _follows(s, viewer):
            continue
        row = s.knowledge(viewer, side)
        if viewer == picker or not _outside(s, viewer, side):
            s.w[row + EXACT] |= here
            if not from_aside and _outside(s, viewer, side):
                _forget_in_hand(s, side, row, s.side(side, DECK + position))
        elif from_aside:
            if s.w[row + POOL_ASIDE]:
                s.w[row + POOL_PLACES] |= here
        elif s.w[row + IN_HAND] or s.w[row + IN_POOL]:
            s.w[row + IN_POOL] = pile_sum(s, side, s.w[row + IN_POOL], s.w[row + IN_HAND])
            s.w[row + IN_HAND] = 0
            s.w[row + POOL_PLACES] |= here


def put_openly(s: State, side: i64, position: i64) -> None:
    """Everybody saw a card go to this position of the deck."""
    for viewer in range(VIEWERS):
        if _follows(s, viewer):
            s.w[s.knowledge(viewer, side) + EXACT] |= bit(position)


def deck_shifted(s: State, side: i64) -> None:
    """A place was made at the bottom of the deck."""
    for viewer in range(VIEWERS):
        row = s.knowledge(viewer, side)
        s.w[row + EXACT] <<= 1
        s.w[row + POOL_PLACES] <<= 1


def deck_shuffled(s: State, side: i64) -> None:
    """No place in the deck is known any more, and of a pool that it belonged to not even the names."""
    for viewer in range(VIEWERS):
        row = s.knowledge(viewer, side)
        s.w[row + EXACT] = 0
        if s.w[row + POOL_PLACES]:
            s.w[row + IN_POOL] = 0
        s.w[row + POOL_PLACES] = 0
        _settle(s, side, row)


def listed_deck(s: State, side: i64) -> i64:
    """The cards in a deck as a pile: all of the deck list that lie nowhere else. Its own seats can work that out."""
    pile = pile_rest(s, side, s.world.deck[side], open_cards(s, side))
    pile = pile_rest(s, side, pile, s.side(side, HAND))
    pile = pile_rest(s, side, pile, s.side(side, ASIDE))
    combat = s.w[COMBAT]
    while combat >= COMBATS:
        for role in range(2):
            card = s.role(combat, role, R_CARD)
            if card >= 0 and s.role(combat, role, R_SIDE) == side and s.role(combat, role, R_FACE_DOWN):
                pile = take_card(pile, s.world.copies[card])
        combat -= COMBAT_WIDTH
    return pile


def aside_emptied(s: State, side: i64) -> None:
    for viewer in range(VIEWERS):
        row = s.knowledge(viewer, side)
        s.w[row + POOL_ASIDE] = 0
        _settle(s, side, row)


def _settle(s: State, side: i64, row: i64) -> None:
    """A pool that is only the hand is no pool; a pool without names has no places."""
    if s.w[row + IN_POOL] and not s.w[row + POOL_PLACES] and not s.w[row + POOL_ASIDE]:
        s.w[row + IN_HAND] = pile_sum(s, side, s.w[row + IN_HAND], s.w[row + IN_POOL])
        s.w[row + IN_POOL] = 0
    if not s.w[row + IN_POOL]:
        s.w[row + POOL_PLACES] = 0
        s.w[row + POOL_ASIDE] = 0


def open_cards(s: State, side: i64) -> i64:
    """All cards of a side that lie open, those face up in a combat included."""
    pile = s.side(side, DISCARD)
    pile = pile_sum(s, side, pile, s.side(side, TABLE))
    pile = pile_sum(s, side, pile, s.side(side, REMOVED))
    combat = s.w[COMBAT]
    while combat >= COMBATS:
        for role in range(2):
            card = s.role(combat, role, R_CARD)
            if card >= 0 and s.role(combat, role, R_SIDE) == side and not s.role(combat, role, R_FACE_DOWN):
                pile = add_card(pile, s.world.copies[card])
        combat -= COMBAT_WIDTH
    return pile


def face_down(s: State, side: i64) -> i64:
    """How many cards of a side lie face down in combats."""
    found: i64 = 0
    combat = s.w[COMBAT]
    while combat >= COMBATS:
        for role in range(2):
            if s.role(combat, role, R_FACE_DOWN) and s.role(combat, role, R_SIDE) == side:
                found += 1
        combat -= COMBAT_WIDTH
    return found


def maybe_in_hand(s: State, side: i64, cards: i64) -> bool:
    """Whether, for all that everybody knows, the hand may hold one of these cards (one bit a card)."""
    if s.side(side, HAND_SIZE) == 0:
        return False
    row = s.knowledge(PUBLIC, side)
    known = s.w[row + IN_HAND]
    pool = s.w[row + IN_POOL]
    if (known | pool) & cards:
        return True
    if count(known) >= s.side(side, HAND_SIZE) + face_down(s, side):
        return False
    located = pile_sum(s, side, open_cards(s, side), pile_sum(s, side, known, pool))
    rest = s.w[row + EXACT]
    while rest:
        card = s.side(side, DECK + lowest(rest))
        if card >= 0:
            located = add_card(located, s.world.copies[card])
        rest &= rest - 1
    rest = cards
    while rest:
        copies = copies_at(s, side, lowest(rest))
        if located & copies != copies:
            return True
        rest &= rest - 1
    return False
