"""What one seat may know, as a state of the same shape, and worlds that fit what it knows."""

from mypy_extensions import i64

from peerless.core.bits import add_card, count, lowest, take_card
from peerless.core.knowledge import open_cards, pile_rest, pile_sum
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
    NOTHING,
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
    if count(known) == s.side(side, HAND_SIZE) and _face_down_role(s, side) == NOTHING:
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


def _deal_unknown(s: State, v: State, seat: i64, side: i64) -> None:
    """Give the cards that the view leaves open to the places where they may be."""
    row = v.knowledge(seat, side)
    unknown = _unlocated(v, seat, side)
    if sees(v, seat, side):
        _fill_deck(s, side, unknown, ~v.w[row + EXACT])
        return
    # Names known of the hand and of the pool are not dealt freely; the rest is.
    sure = v.w[row + IN_HAND]
    pooled = v.w[row + IN_POOL]
    free = pile_rest(v, side, unknown, pile_sum(v, side, sure, pooled))
    face_down = _face_down_role(v, side)
    combat = v.w[COMBAT]
    open_places = v.side(side, HAND_SIZE) + (1 if face_down >= 0 else 0) - count(sure)
    pool_places = count(v.w[row + POOL_PLACES]) + (v.side(side, ASIDE_SIZE) if v.w[row + POOL_ASIDE] else 0)
    if pooled:
        # The pool: known names and random others, then dealt to the deck places and the hand.
        others = open_places + pool_places - count(pooled)
        pool = pooled
        for _i in range(others):
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
        hand = pile_sum(s, side, sure, pool)
    else:
        free = _fill_aside(s, side, free)
        hand = sure
        for _i in range(open_places):
            card = _random_of(s, side, free)
            free = take_card(free, s.world.copies[card])
            hand = add_card(hand, s.world.copies[card])
    if face_down >= 0:
        fitting = hand & role_cards(v, combat, face_down)
        if not fitting:
            # No card of the hand could have been played: exchange one for a card of the deck that could.
            fitting = free & role_cards(v, combat, face_down)
            given = _random_of(s, side, pile_rest(s, side, hand, pile_sum(s, side, sure, pooled)))
            card = side * CARDS_PER_SIDE + _nth_kind(s, fitting)
            free = add_card(take_card(free, s.world.copies[card]), s.world.copies[given])
            hand = take_card(hand, s.world.copies[given])
        else:
            card = side * CARDS_PER_SIDE + _nth_kind(s, fitting)
            hand = take_card(hand, s.world.copies[card])
        s.set_role(combat, face_down, R_CARD, card)
    s.set_side(side, HAND, hand)
    _fill_deck(s, side, free, ~(v.w[row + EXACT] | v.w[row + POOL_PLACES]))


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


def _face_down_role(v: State, side: i64) -> i64:
    """The role in the running combat where a card of this side lies face down, or NOTHING."""
    combat = v.w[COMBAT]
    if combat:
        for role in range(2):
            if v.role(combat, role, R_FACE_DOWN) and v.role(combat, role, R_SIDE) == side:
                return role
    return NOTHING


def _random_of(s: State, side: i64, pile: i64) -> i64:
    """A card of a pile, each copy as likely as any other."""
    rest = pile
    for _i in range(below(s, count(pile))):
        rest &= rest - 1
    return s.world.card_of[side * CARDS_PER_SIDE + lowest(rest)]


def _nth_kind(s: State, kinds: i64) -> i64:
    rest = kinds
    for _i in range(below(s, count(kinds))):
        rest &= rest - 1
    return lowest(rest)


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
