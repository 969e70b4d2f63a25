"""What one seat may know, as a state of the same shape, and worlds that fit what it knows."""

from typing import Final, final

from mypy_extensions import i64

from peerless.core.bits import add_card, count, lowest, nth, take_card
from peerless.core.knowledge import face_down, open_cards, pile_rest, pile_sum
from peerless.core.layout import (
    ASIDE,
    ASIDE_SIZE,
    COMBAT,
    COMBAT_WIDTH,
    COMBATS,
    DECK,
    DECK_SIZE,
    EXACT,
    HAND,
    HAND_SIZE,
    IN_HAND,
    IN_POOL,
    KNOWLEDGE_WIDTH,
    POOL_ASIDE,
    POOL_PLACES,
    PUBLIC,
    R_CARD,
    R_FACE_DOWN,
    R_SIDE,
    RANDOM,
    UNKNOWN,
    VIEWER,
    VIEWERS,
)
from peerless.core.rng import below
from peerless.core.roles import role_cards
from peerless.core.state import State
from peerless.core.world import CARDS_PER_SIDE

MOST_TRIES: Final = 1000  # to find cards that fit several combats, one in the other


def sees(s: State, seat: i64, side: i64) -> bool:
    """Whether a seat is of the side's team and so sees its hand."""
    return ((s.world.insiders[side] >> seat) & 1) != 0


def view(s: State, seat: i64) -> State:
    """The game as this seat knows it: what it cannot know is blank."""
    v = s.copy()
    v.w[RANDOM] = 0
    v.w[VIEWER] = seat + 1
    for side in range(s.world.side_count):
        inside = sees(s, seat, side)
        if not inside:
            v.set_side(side, HAND, _hand_if_known(s, seat, side))
            v.set_side(side, ASIDE, 0)
        exact = s.w[s.knowledge(seat, side) + EXACT]
        for i in range(s.side(side, DECK_SIZE)):
            if not (exact >> i) & 1:
                v.set_side(side, DECK + i, UNKNOWN)
        for viewer in range(VIEWERS):
            if viewer != seat and viewer != PUBLIC and not (inside and not sees(s, viewer, side)):
                row = s.knowledge(viewer, side)
                for i in range(KNOWLEDGE_WIDTH):
                    v.w[row + i] = 0
    _hide_face_down(v, seat)
    return v


def _hand_if_known(s: State, seat: i64, side: i64) -> i64:
    """Another team's hand as far as the seat knows all of it: one may have to choose from it."""
    known = s.w[s.knowledge(seat, side) + IN_HAND]
    if count(known) == s.side(side, HAND_SIZE) and face_down(s, side) == 0:
        return known
    return 0


def _hide_face_down(v: State, seat: i64) -> None:
    combat = v.w[COMBAT]
    while combat >= COMBATS:
        for role in range(2):
            if v.role(combat, role, R_FACE_DOWN) and not sees(v, seat, v.role(combat, role, R_SIDE)):
                v.set_role(combat, role, R_CARD, UNKNOWN)
        combat -= COMBAT_WIDTH


def determinize(v: State, word: i64) -> State:
    """A whole world that this view allows, drawn at random: to be played on by a search."""
    s = v.copy()
    seat = v.w[VIEWER] - 1
    s.w[VIEWER] = 0
    s.w[RANDOM] = word
    for side in range(s.world.side_count):
        _deal_unknown(s, v, seat, side)
    return s


@final
class _Hidden:
    """The cards of a side that a seat cannot locate, and for how many of them there is room where."""

    def __init__(self, v: State, seat: i64, side: i64) -> None:
        row = v.knowledge(seat, side)
        self.sure: i64 = v.w[row + IN_HAND]  # in the hand, or face down
        self.pooled: i64 = v.w[row + IN_POOL]  # there, or at a place of the pool
        named = pile_sum(v, side, self.sure, self.pooled)
        self.free: i64 = pile_rest(v, side, _unlocated(v, seat, side), named)  # anywhere
        self.in_hand: i64 = v.side(side, HAND_SIZE) + face_down(v, side) - count(self.sure)
        self.in_pool: i64 = count(v.w[row + POOL_PLACES])
        if v.w[row + POOL_ASIDE]:
            self.in_pool += v.side(side, ASIDE_SIZE)

    def others(self) -> i64:
        """How many free cards lie in the hand or at a place of the pool."""
        return self.in_hand + self.in_pool - count(self.pooled)


def _deal_unknown(s: State, v: State, seat: i64, side: i64) -> None:
    """Give the cards that the view leaves open to the places where they may be.

    Every way to deal all copies that fits the view is as likely as every other.
    """
    row = v.knowledge(seat, side)
    if sees(v, seat, side):
        _fill_deck(s, side, _unlocated(v, seat, side), ~v.w[row + EXACT])
        return
    hidden = _Hidden(v, seat, side)
    downs = face_down(v, side)
    tries = MOST_TRIES
    while downs and not _lay_face_down(s, v, side, hidden):
        hidden = _Hidden(v, seat, side)
        tries -= 1
        if tries == 0:
            raise LookupError("no card can lie face down there")
    # The hand and the pool: known names and random others, then dealt to the places of the pool and the hand.
    pool = hidden.pooled
    free = hidden.free
    for _i in range(hidden.others()):
        card = _random_of(s, side, free)
        free = take_card(free, s.world.copies[card])
        pool = add_card(pool, s.world.copies[card])
    for i in range(v.side(side, DECK_SIZE)):
        if (v.w[row + POOL_PLACES] >> i) & 1:
            card = _random_of(s, side, pool)
            pool = take_card(pool, s.world.copies[card])
            s.set_side(side, DECK + i, card)
    if v.w[row + POOL_ASIDE]:
        pool = _fill_aside(s, side, pool)
    else:
        free = _fill_aside(s, side, free)
    s.set_side(side, HAND, pile_sum(s, side, hidden.sure, pool))
    _fill_deck(s, side, free, ~(v.w[row + EXACT] | v.w[row + POOL_PLACES]))


def _lay_face_down(s: State, v: State, side: i64, hidden: _Hidden) -> bool:
    """Draw the cards that lie face down; False when one does not fit and all have to be drawn again.

    The first is drawn among those that fit. For the others that would make worlds with few ways to go on too likely.
    """
    first = True
    combat = v.w[COMBAT]
    while combat >= COMBATS:
        for role in range(2):
            if v.role(combat, role, R_FACE_DOWN) and v.role(combat, role, R_SIDE) == side:
                fitting = _all_copies(v, side, role_cards(v, combat, role))
                card = _face_down_card(s, side, hidden, fitting if first else s.world.deck[side])
                if not s.world.copies[card] & fitting:
                    return False
                first = False
                s.set_role(combat, role, R_CARD, card)
        combat -= COMBAT_WIDTH
    return True


def _face_down_card(s: State, side: i64, hidden: _Hidden, among: i64) -> i64:
    """A card from the hand, each copy among these as likely as it is to be there."""
    holding = hidden.in_hand + hidden.in_pool
    sure = hidden.sure & among
    pooled = hidden.pooled & among
    free = hidden.free & among
    # The chance to be in the hand is 1 for those known there, then in_hand / holding, then that times others / all free.
    rest = count(hidden.free) if hidden.free else 1
    for_sure = rest * holding if holding else rest
    for_pooled = rest * hidden.in_hand
    for_free = hidden.others() * hidden.in_hand
    sures = for_sure * count(sure)
    pooleds = for_pooled * count(pooled)
    total = sures + pooleds + for_free * count(free)
    if total == 0:
        raise LookupError("no card can lie face down there")
    at = below(s, total)
    base = side * CARDS_PER_SIDE
    if at < sures:
        card = s.world.card_of[base + nth(sure, at // for_sure)]
        hidden.sure = take_card(hidden.sure, s.world.copies[card])
        return card
    hidden.in_hand -= 1
    if at < sures + pooleds:
        card = s.world.card_of[base + nth(pooled, (at - sures) // for_pooled)]
        hidden.pooled = take_card(hidden.pooled, s.world.copies[card])
        return card
    card = s.world.card_of[base + nth(free, (at - sures - pooleds) // for_free)]
    hidden.free = take_card(hidden.free, s.world.copies[card])
    return card


def _all_copies(s: State, side: i64, cards: i64) -> i64:
    """All copies of these cards, which are given by one bit a card."""
    found: i64 = 0
    rest = cards
    while rest:
        found |= s.world.copies[side * CARDS_PER_SIDE + lowest(rest)]
        rest &= rest - 1
    return found


def _unlocated(v: State, seat: i64, side: i64) -> i64:
    """The cards of a deck list whose place the seat does not see."""
    pile = pile_rest(v, side, v.world.deck[side], open_cards(v, side))
    if sees(v, seat, side):
        pile = pile_rest(v, side, pile, v.side(side, HAND))
        pile = pile_rest(v, side, pile, v.side(side, ASIDE))
    combat = v.w[COMBAT]
    while combat >= COMBATS:
        for role in range(2):
            card = v.role(combat, role, R_CARD)
            if card >= 0 and v.role(combat, role, R_FACE_DOWN) and v.role(combat, role, R_SIDE) == side:
                pile = take_card(pile, v.world.copies[card])
        combat -= COMBAT_WIDTH
    rest = v.w[v.knowledge(seat, side) + EXACT]
    while rest:
        pile = take_card(pile, v.world.copies[v.side(side, DECK + lowest(rest))])
        rest &= rest - 1
    return pile


def _random_of(s: State, side: i64, pile: i64) -> i64:
    """A card of a pile, each copy as likely as any other."""
    return s.world.card_of[side * CARDS_PER_SIDE + nth(pile, below(s, count(pile)))]


def _fill_aside(s: State, side: i64, pile: i64) -> i64:
    """Deal the cards set aside; what is left of the pile."""
    aside: i64 = 0
    for _i in range(s.side(side, ASIDE_SIZE)):
        card = _random_of(s, side, pile)
        pile = take_card(pile, s.world.copies[card])
        aside = add_card(aside, s.world.copies[card])
    s.set_side(side, ASIDE, aside)
    return pile


def _fill_deck(s: State, side: i64, pile: i64, places: i64) -> None:
    """Deal the rest to these positions of the deck, shuffled."""
    cards = pile
    for i in range(s.side(side, DECK_SIZE)):
        if (places >> i) & 1:
            card = _random_of(s, side, cards)
            cards = take_card(cards, s.world.copies[card])
            s.set_side(side, DECK + i, card)
