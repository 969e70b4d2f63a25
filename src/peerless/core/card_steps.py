"""What the steps about cards do: drawing, discarding, looking, boosting, playing schemes."""

from mypy_extensions import i64

from peerless.core import combat, events, knowledge, ops, piles, turn
from peerless.core.bits import add_card, bit, lowest, take_card
from peerless.core.layout import (
    BOOST_SHIFT,
    BOOSTED,
    CARD,
    DECK_SIZE,
    DISCARD,
    DISCARDED,
    DISCARDED_SIDE,
    DISTANCE,
    FIGHTER,
    FOR_COMBAT,
    HAND,
    HAND_SIZE,
    HAPPENED,
    IT,
    NOTHING,
    ON_BOOST,
    PC,
    R_BOOSTS,
    R_SIDE,
    SCHEME,
    TABLE,
    TALLY,
    THAT_CARD,
    WHEN_BOOSTED,
    WHEN_DISCARDED,
    WINDOWS,
    YOU,
)
from peerless.core.places import player
from peerless.core.roles import add_value, role_card, role_of
from peerless.core.state import State
from peerless.core.work import work_out
from peerless.core.world import CARDS_PER_SIDE, STEP_WIDTH


def miss(s: State, op: i64, term: i64) -> None:
    """Tell why a part of a card's effect comes to nothing, as far as the step can say it."""
    if s.listening and s.get(CARD) != NOTHING:
        s.tell(events.MISSED, s.get(YOU), s.get(CARD), number=term, other=op)


def skip(s: State, op: i64, term: i64) -> None:
    """Tell that a step could not be done, and why."""
    miss(s, op, term)
    s.tell(events.SKIPPED, s.get(YOU), s.get(CARD), number=op)


def card_step(s: State, op: i64, a: i64, b: i64, c: i64) -> None:
    card = s.get(THAT_CARD)
    if op == ops.DRAW:
        side = player(s, a)
        number = work_out(s, b)
        if not number:
            miss(s, op, b)
        if side != NOTHING:
            piles.draw(s, side, number)
    elif op == ops.DRAW_ASIDE:
        piles.draw(s, player(s, a), work_out(s, b), True)
    elif op == ops.LOOK_ASIDE:
        piles.look_aside(s, player(s, a), work_out(s, b))
    elif op == ops.DISCARD_TOP:
        _discard_top(s, player(s, a), work_out(s, b))
    elif op == ops.DISCARD:
        _discard(s, card)
    elif op == ops.DISCARD_AT_RANDOM:
        side = player(s, a)
        if not piles.dormant(s, side) and s.side(side, HAND_SIZE):
            card = piles.random_card(s, side)
            s.put(THAT_CARD, card)
            _discard(s, card)
        else:
            skip(s, op, b)
            s.put(THAT_CARD, NOTHING)
    elif op == ops.ANSWERS:
        _answer_discards(s)
    elif op == ops.DISCARD_HAND:
        _discard_hand(s, player(s, a))
    elif op == ops.ASIDE_TO_HAND:
        s.put(THAT_CARD, NOTHING)
        piles.aside_to_hand(s, card)
    elif op == ops.ASIDE_TO_BOTTOM:
        s.put(THAT_CARD, NOTHING)
        piles.aside_to_deck_bottom(s, card, s.world.seat[player(s, a)])
    elif op == ops.ASIDE_TO_TOP:
        s.put(THAT_CARD, NOTHING)
        piles.aside_to_deck_top(s, card, s.world.seat[player(s, a)])
    elif op == ops.HAND_TO_TOP:
        s.put(THAT_CARD, NOTHING)
        piles.hand_to_deck_top(s, card, s.world.seat[player(s, a)])
    elif op == ops.CARRY:
        _carry(s, a, b, player(s, c))
    elif op == ops.TAKE_BACK:
        piles.open_to(s, DISCARD, card, ops.TO_HAND)
    elif op == ops.TAKE_FROM_DISCARD:
        _take_from_discard(s, player(s, a), work_out(s, b), c)
    elif op == ops.RANDOM_FROM_DISCARD:
        _random_from_discard(s, player(s, a), work_out(s, b), c)
    elif op == ops.TAKE_FROM_HAND:
        _take_from_hand(s, player(s, a), c)
    elif op == ops.DISCARD_TO_DECK:
        piles.open_to(s, DISCARD, card, ops.TO_DECK)
    elif op == ops.DECK_TO_HAND:
        s.put(THAT_CARD, NOTHING)
        piles.deck_to_hand(s, card)
    elif op == ops.SHUFFLE:
        piles.reshuffle(s, player(s, a))
    elif op == ops.REVEAL_TOP:
        if not _reveal_top(s, player(s, a)):
            skip(s, op, b)
    elif op == ops.TABLE_TO:
        if card != NOTHING and s.side(piles.side_of(card), TABLE) & s.world.copies[card]:
            piles.open_to(s, TABLE, card, a)
    elif op == ops.LOOK:
        _look(s, player(s, a), player(s, b))
    elif op == ops.SHOW_HAND:
        _show_hand(s, player(s, a))
    else:
        _play_step(s, op, a, card)


def _look(s: State, looker: i64, side: i64) -> None:
    if side == NOTHING:
        skip(s, ops.ASK_OPPONENT, 0)
    elif looker != NOTHING and not piles.dormant(s, side):
        s.tell(events.LOOKED, looker, other=side)
        piles.look_at_hand(s, side, bit(s.world.seat[looker]))


def _show_hand(s: State, side: i64) -> None:
    if side == NOTHING:
        skip(s, ops.ASK_OPPONENT, 0)
    else:
        s.tell(events.SHOWED_HAND, side)
        piles.look_at_hand(s, side, s.world.outsiders[side])


def _take_from_discard(s: State, side: i64, cards: i64, target: i64) -> None:
    found = s.side(side, DISCARD) & cards if side != NOTHING else 0
    if found:
        s.put(THAT_CARD, side * CARDS_PER_SIDE + lowest(found))
    else:
        s.put(PC, target)


def _random_from_discard(s: State, side: i64, cards: i64, target: i64) -> None:
    found = s.side(side, DISCARD) & cards if side != NOTHING else 0
    if found:
        s.put(THAT_CARD, piles.random_of(s, side, found))
    else:
        s.put(PC, target)


def _take_from_hand(s: State, side: i64, target: i64) -> None:
    if not piles.dormant(s, side) and s.side(side, HAND_SIZE):
        s.put(THAT_CARD, s.world.card_of[side * CARDS_PER_SIDE + lowest(s.side(side, HAND))])
    else:
        s.put(PC, target)


def _carry(s: State, source: i64, target: i64, picker: i64) -> None:
    card = s.get(THAT_CARD)
    s.put(TALLY, s.get(TALLY) + 1)
    if source == ops.OUT_OF_DISCARD:
        piles.open_to(s, DISCARD, card, target)
    elif target == ops.TO_BOX:
        piles.hand_to_box(s, card)
    else:
        s.put(THAT_CARD, NOTHING)
        if target == ops.TO_TOP:
            piles.hand_to_deck_top(s, card, s.world.seat[picker])
        else:
            piles.hand_to_deck_bottom(s, card, s.world.seat[picker])


def _reveal_top(s: State, side: i64) -> bool:
    """The top card lies face up on the table; False with an empty deck."""
    if side == NOTHING or s.side(side, DECK_SIZE) == 0:
        s.put(THAT_CARD, NOTHING)
        return False
    card = piles.pop_deck(s, side, False)
    knowledge.left_hand_openly(s, side, card)
    piles.put_pile(s, TABLE, card)
    s.put(THAT_CARD, card)
    s.tell(events.TOP_REVEALED, side, card)
    return True


def _discard(s: State, card: i64) -> None:
    """Discard from hand because of an effect; a card may answer to that."""
    s.put(TALLY, s.get(TALLY) + 1)
    piles.discard(s, card)
    s.put(THAT_CARD, card)
    s.put(DISCARDED_SIDE, piles.side_of(card))
    s.put(DISCARDED, add_card(s.get(DISCARDED), s.world.copies[card]))


def _answer_discards(s: State) -> None:
    """Begin what the next discarded card says to an opponent's effect; the step is repeated until all have spoken."""
    pile = s.get(DISCARDED)
    if not pile:
        return
    s.put(PC, s.get(PC) - STEP_WIDTH)
    owner = s.get(DISCARDED_SIDE)
    card = s.world.card_of[owner * CARDS_PER_SIDE + lowest(pile)]
    s.put(DISCARDED, take_card(pile, s.world.copies[card]))
    code = s.world.effect[card * WINDOWS + WHEN_DISCARDED]
    if code and s.world.team[owner] != s.world.team[s.get(YOU)]:
        push_card_effect(s, card, WHEN_DISCARDED, code)


def _discard_top(s: State, side: i64, number: i64) -> None:
    """Discard from the top of the deck, as many as there are; the last is "that card"."""
    s.put(THAT_CARD, NOTHING)
    if side == NOTHING or piles.dormant(s, side):
        return
    for _i in range(number):
        if s.side(side, DECK_SIZE) == 0:
            return
        card = piles.pop_deck(s, side, False)
        knowledge.left_hand_openly(s, side, card)
        piles.put_pile(s, DISCARD, card)
        s.put(THAT_CARD, card)
        s.put(TALLY, s.get(TALLY) + 1)
        s.tell(events.TOP_DISCARDED, side, card, other=s.get(CARD))


def _discard_hand(s: State, side: i64) -> None:
    """Discard the whole hand."""
    if piles.dormant(s, side):
        return
    if not s.side(side, HAND_SIZE):
        skip(s, ops.DISCARD_HAND, 0)
    while s.side(side, HAND_SIZE):
        _discard(s, s.world.card_of[side * CARDS_PER_SIDE + lowest(s.side(side, HAND))])


def push_card_effect(s: State, card: i64, window: i64, code: i64) -> None:
    """Begin an effect of a card outside its role in a combat."""
    side = piles.side_of(card)
    s.tell(events.EFFECT, side, card, number=window)
    s.push(code)
    turn.set_actor(s, side)
    s.put(FIGHTER, s.world.hero[side])
    s.put(CARD, card)


def _play_step(s: State, op: i64, a: i64, card: i64) -> None:
    if op == ops.BOOST_BEGINS:
        piles.hand_to_table(s, card)
        _boost_begins(s, card)
    elif op == ops.BLIND_BOOST_BEGINS:
        _boost_begins(s, card)
    elif op == ops.BOOST_MANEUVER:
        piles.table_to_discard(s, card)
        s.put(BOOSTED, 1)
        s.put(DISTANCE, s.get(DISTANCE) + s.world.boost[card])
        s.tell(events.BOOSTED_MOVE, s.get(YOU), card, number=s.get(DISTANCE))
        _set_off_by_boost(s, s.get(YOU))
    elif op == ops.BOOST_ROLE:
        _boost_role(s, a, card)
    elif op == ops.SCHEME_BEGINS:
        piles.hand_to_table(s, card)
        s.put(FIGHTER, s.get(IT))
        s.tell(events.SCHEMED, s.get(YOU), card, s.get(IT))
        code = s.world.effect[card * WINDOWS + SCHEME]
        if code:
            fighter = s.get(IT)
            push_card_effect(s, card, SCHEME, code)
            s.put(FIGHTER, fighter)
    elif op == ops.SCHEME_ENDS and s.side(piles.side_of(card), TABLE) & s.world.copies[card]:
        piles.table_to_discard(s, card)  # unless its effect took it away


def _boost_begins(s: State, card: i64) -> None:
    s.tell(events.BOOSTS, piles.side_of(card), card, number=s.world.boost[card])
    code = s.world.effect[card * WINDOWS + WHEN_BOOSTED]
    if code:
        push_card_effect(s, card, WHEN_BOOSTED, code)


def _boost_role(s: State, which: i64, card: i64) -> None:
    piles.table_to_discard(s, card)
    at = s.get(FOR_COMBAT)
    role = role_of(s, which)
    s.tell(events.BOOSTED_CARD, piles.side_of(card), card, number=s.world.boost[card], other=role_card(s, which))
    boosts = s.role(at, role, R_BOOSTS)
    s.set_role(at, role, R_BOOSTS, add_card(boosts, s.world.copies[card]))
    combat.tell_value(s, which, add_value(s, at, role, s.world.boost[card]))
    _set_off_by_boost(s, s.role(at, role, R_SIDE))


def _set_off_by_boost(s: State, side: i64) -> None:
    if (s.world.moments >> ON_BOOST) & 1:
        s.w[HAPPENED] |= bit(BOOST_SHIFT + side)
