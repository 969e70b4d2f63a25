"""What each step of a program does to the game. Steps that ask are in questions.py."""

from mypy_extensions import i64

from peerless.core import combat, events, harm, knowledge, ops, piles, turn
from peerless.core.alphabet import ATTACK as ATTACK_OPTION
from peerless.core.alphabet import MANEUVER as MANEUVER_OPTION
from peerless.core.alphabet import attacker_of, kind_of, target_of, which_of
from peerless.core.bits import add_card, bit, lowest, take_card
from peerless.core.layout import (
    ACTIONS,
    ACTIONS_TAKEN,
    BOOSTED,
    CARD,
    DECK_SIZE,
    DISCARD,
    DISCARDED,
    DISCARDED_SIDE,
    DISTANCE,
    FIGHTER,
    FOR_COMBAT,
    FORM,
    HAND,
    HAND_SIZE,
    IT,
    LEFT,
    MAX_FIGHTERS,
    MOVED,
    NOTHING,
    NOWHERE,
    NUMBER,
    ONGOING,
    PC,
    R_BOOSTS,
    SCHEME,
    SPACE,
    TABLE,
    TALLY,
    THAT_CARD,
    THEM,
    TOKEN,
    TOKENS,
    TURN_SIDE,
    WHEN_BOOSTED,
    WHEN_DISCARDED,
    WHERE,
    WINDOWS,
    YOU,
)
from peerless.core.roles import add_value, role_card, role_of, set_base, set_total
from peerless.core.state import State
from peerless.core.terms import chooses, missing, only_placed, token_kind, work_out
from peerless.core.world import CARDS_PER_SIDE, STEP_WIDTH


def who(s: State, which: i64) -> i64:
    """The side that a step speaks of: you or them; NOTHING when there is no such opponent."""
    return s.get(YOU) if which == ops.YOU_ else s.get(THEM)


def miss(s: State, op: i64, term: i64) -> None:
    """Tell why a part of a card's effect comes to nothing, as far as the step can say it."""
    if s.listening and s.get(CARD) != NOTHING:
        s.tell(events.MISSED, s.get(YOU), s.get(CARD), number=term, other=op)


def skip(s: State, op: i64, term: i64) -> None:
    """Tell that a step could not be done, and why."""
    miss(s, op, term)
    s.tell(events.SKIPPED, s.get(YOU), s.get(CARD), number=op)


def flow_step(s: State, op: i64, a: i64, b: i64) -> None:
    if op == ops.RETURN:
        s.tell(events.FINISHED, s.get(YOU), s.get(CARD))
        s.pop()
    elif op == ops.JUMP:
        s.put(PC, a)
    elif op == ops.JUMP_UNLESS:
        if not work_out(s, a):
            if not chooses(s, a):
                miss(s, op, missing(s, a))
            s.put(PC, b)
    elif op == ops.SET:
        s.put(a, work_out(s, b))
    elif op == ops.OPPONENTS_LEFT:
        s.put(LEFT, turn.opponents(s, s.get(YOU)))
        if not s.get(LEFT):
            skip(s, ops.ASK_OPPONENT, 0)
    elif op == ops.EACH_OPPONENT:
        _next_opponent(s, a)
    elif op == ops.SKIPPED:
        # Two steps before this one stands what could not be done; between them is the jump around this step.
        s.tell(events.SKIPPED, s.get(YOU), s.get(CARD), number=s.world.code[s.get(PC) - 3 * STEP_WIDTH])


def _next_opponent(s: State, target: i64) -> None:
    """In the order of turns, beginning after you."""
    left = s.get(LEFT)
    if not left:
        s.put(PC, target)
        return
    side = s.get(YOU)
    for _i in range(s.world.side_count):
        side = (side + 1) % s.world.side_count
        if (left >> side) & 1:
            break
    s.put(LEFT, left & ~bit(side))
    s.put(THEM, side)


def card_step(s: State, op: i64, a: i64, b: i64) -> None:
    card = s.get(THAT_CARD)
    if op == ops.DRAW:
        side = who(s, a)
        number = work_out(s, b)
        if not number:
            miss(s, op, b)
        if side != NOTHING:
            piles.draw(s, side, number)
    elif op == ops.DRAW_ASIDE:
        piles.draw(s, who(s, a), work_out(s, b), True)
    elif op == ops.DISCARD:
        _discard(s, card)
    elif op == ops.DISCARD_AT_RANDOM:
        side = who(s, a)
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
        _discard_hand(s, who(s, a))
    elif op == ops.ASIDE_TO_HAND:
        s.put(THAT_CARD, NOTHING)
        piles.aside_to_hand(s, card)
    elif op == ops.ASIDE_TO_BOTTOM:
        s.put(THAT_CARD, NOTHING)
        piles.aside_to_deck_bottom(s, card, s.world.seat[who(s, a)])
    elif op == ops.HAND_TO_TOP:
        s.put(THAT_CARD, NOTHING)
        piles.hand_to_deck_top(s, card, s.world.seat[who(s, a)])
    elif op == ops.TAKE_BACK:
        piles.open_to_hand(s, DISCARD, card)
    elif op == ops.REVEAL_TOP:
        if not _reveal_top(s, who(s, a)):
            skip(s, op, b)
    elif op == ops.TABLE_TO_HAND:
        if card != NOTHING:
            piles.open_to_hand(s, TABLE, card)
    elif op == ops.LOOK:
        _look(s, who(s, a), who(s, b))
    elif op == ops.SHOW_HAND:
        _show_hand(s, who(s, a))
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
        s.tell(events.BOOSTS, piles.side_of(card), card, number=s.world.boost[card])
        code = s.world.effect[card * WINDOWS + WHEN_BOOSTED]
        if code:
            push_card_effect(s, card, WHEN_BOOSTED, code)
    elif op == ops.BOOST_MANEUVER:
        piles.table_to_discard(s, card)
        s.put(BOOSTED, 1)
        s.put(DISTANCE, s.get(DISTANCE) + s.world.boost[card])
        s.tell(events.BOOSTED_MOVE, s.get(YOU), card, number=s.get(DISTANCE))
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
    elif op == ops.SCHEME_ENDS:
        piles.table_to_discard(s, card)


def _boost_role(s: State, which: i64, card: i64) -> None:
    piles.table_to_discard(s, card)
    at = s.get(FOR_COMBAT)
    role = role_of(s, which)
    s.tell(events.BOOSTED_CARD, piles.side_of(card), card, number=s.world.boost[card], other=role_card(s, which))
    boosts = s.role(at, role, R_BOOSTS)
    s.set_role(at, role, R_BOOSTS, add_card(boosts, s.world.copies[card]))
    combat.tell_value(s, which, add_value(s, at, role, s.world.boost[card]))


def board_step(s: State, op: i64, a: i64, b: i64) -> None:
    if op == ops.MOVE:
        placed = only_placed(s, s.get(IT)) & bit(s.get(WHERE))
        harm.stand(s, s.get(IT), s.get(WHERE), events.PLACED if placed else events.MOVED)
    elif op == ops.DAMAGE:
        amount = work_out(s, b)
        dealt = harm.hurt(s, work_out(s, a), amount, s.get(CARD))
        if not s.over():
            s.put(TALLY, dealt)
            if not dealt:
                skip(s, op, a if amount else b)
    elif op == ops.RECOVER:
        amount = work_out(s, b)
        if not amount:
            miss(s, op, b)
            return
        for f in _members(work_out(s, a)):
            if s.health(f) == 0:
                skip(s, op, a)
            harm.heal(s, f, amount)
    elif op == ops.PLACE:
        for f in _members(work_out(s, a)):
            harm.stand(s, f, s.get(WHERE), events.PLACED)
    elif op == ops.SWAP:
        _swap(s, a, b)
    elif op == ops.LEAVE_BOARD:
        for f in _members(work_out(s, a)):
            harm.leave(s, f)
    elif op == ops.RESTORE:
        for f in _members(work_out(s, a)):
            harm.restore(s, f, work_out(s, b))
    elif op == ops.SUBSTITUTE:
        combat.substitute(s, work_out(s, a))
    elif op == ops.MOVE_TOKEN:
        _move_token(s, token_kind(s, a), who(s, b))
    elif op == ops.PLACE_TOKEN:
        kind = token_kind(s, a)
        s.w[TOKENS + kind] |= bit(s.get(WHERE))
        s.tell(events.TOKEN_PLACED, s.get(YOU), space=s.get(WHERE), number=kind)


def _members(fighters: i64) -> list[i64]:
    return [f for f in range(MAX_FIGHTERS) if (fighters >> f) & 1]


def _swap(s: State, these: i64, those: i64) -> None:
    one = work_out(s, these)
    other = work_out(s, those)
    if not one or not other:
        miss(s, ops.SWAP, those if one else these)
        return
    a = lowest(one)
    b = lowest(other)
    space = s.space(a)
    s.w[SPACE + a] = s.space(b)
    s.w[SPACE + b] = space
    s.tell(events.SWAPPED, s.get(YOU), fighter=a, other=b)


def _move_token(s: State, kind: i64, mover: i64) -> None:
    start = s.get(TOKEN)
    end = s.get(WHERE)
    if start == NOWHERE or end == NOWHERE:
        return
    s.w[TOKENS + kind] = (s.w[TOKENS + kind] & ~bit(start)) | bit(end)
    s.put(MOVED, s.get(MOVED) | bit(end))
    if start != end:
        s.tell(events.TOKEN_MOVED, mover, space=end, number=kind, other=start)


def combat_step(s: State, op: i64, a: i64, b: i64, c: i64) -> None:
    if op == ops.NEXT_EFFECT:
        s.put(PC, s.get(PC) - STEP_WIDTH)
        if not combat.next_effect(s, a):
            s.put(PC, b)
    elif op == ops.BEGIN_COMBAT:
        combat.begin(s)
    elif op == ops.PLAY_CARD:
        combat.play_card(s, a)
    elif op == ops.REVEAL:
        combat.reveal(s)
    elif op == ops.FIX_OUTCOME:
        combat.fix_outcome(s)
    elif op == ops.END_COMBAT:
        combat.end(s)
    elif op == ops.PLAY_INSTEAD:
        combat.play_instead(s, a)
    elif op == ops.NAME:
        combat.name_number(s)
        s.tell(events.NAMED, s.get(YOU), number=s.get(NUMBER))
    else:
        _role_card_step(s, op, a, b, c)


def _role_card_step(s: State, op: i64, a: i64, b: i64, c: i64) -> None:
    """Do something to the card in a role, if there is one; a lock without a card waits for one."""
    if role_card(s, a) == NOTHING:
        miss(s, op, a)
    if op == ops.CANCEL:
        combat.cancel(s, a)
    elif op == ops.RETURN_ROLE_CARD:
        combat.return_card(s, a)
    elif op == ops.PIN:
        combat.pin(s, a)
    elif op == ops.IGNORE:
        combat.ignore(s, a)
    elif op == ops.ADD_BONUS:
        combat.add_bonus(s, a, work_out(s, b))
    elif role_card(s, a) != NOTHING:
        at = s.get(FOR_COMBAT)
        role = role_of(s, a)
        value = work_out(s, b)
        if op == ops.ADD_VALUE:
            changed = add_value(s, at, role, value)
            if changed:
                combat.tell_change(s, events.RAISED, a, value)
        elif op == ops.SET_TOTAL:
            changed = set_total(s, at, role, value)
        else:
            changed = set_base(s, at, role, value, c)
            if changed:
                combat.tell_change(s, events.BASE_CHANGED, a, value)
        combat.tell_value(s, a, changed)


def turn_step(s: State, op: i64, a: i64, b: i64) -> None:
    if op == ops.RUN_ACTION:
        _run_action(s)
    elif op == ops.MANEUVER_BEGINS:
        s.tell(events.MANEUVERS, s.get(YOU))
        s.put(LEFT, s.world.fighters[s.get(YOU)])
        s.put(DISTANCE, s.world.move[s.get(YOU)])
        s.put(IT, NOTHING)
    elif op == ops.FIGHTER_LEFT_OUT:
        s.put(LEFT, s.get(LEFT) & ~bit(s.get(IT)))
    elif op == ops.AFTER_ACTION:
        turn.after_action(s)
    elif op == ops.COLLECT:
        turn.collect(s, a)
    elif op == ops.RUN_TRIGGER:
        turn.run_trigger(s)
    elif op == ops.BEGIN_TURN:
        turn.begin_turn(s)
    elif op == ops.MARK_START:
        turn.mark_start(s)
    elif op == ops.END_OF_TURN:
        turn.end_of_turn(s)
    elif op == ops.GAIN_ACTIONS:
        turn.gain_actions(s, work_out(s, a))
    elif op == ops.END_TURN:
        s.w[ACTIONS] = 0
        s.tell(events.TURN_ENDS, s.get(YOU))
    elif op == ops.TRANSFORM:
        if s.side(s.get(YOU), FORM) != a:
            s.set_side(s.get(YOU), FORM, a)
            s.tell(events.TRANSFORMED, s.get(YOU), number=a)
    elif op == ops.ARM:
        s.w[ONGOING] |= bit(a)
        s.tell(events.LASTING, s.get(YOU), s.get(CARD), number=a)
    else:
        _setup_step(s, op, a)


def _setup_step(s: State, op: i64, a: i64) -> None:
    if op == ops.SHUFFLE_AND_DEAL:
        turn.shuffle_and_deal(s)
    elif op == ops.PLACE_HERO:
        turn.place_hero(s, a)
    elif op == ops.SIDEKICKS_LEFT:
        side = s.get(YOU)
        s.put(LEFT, s.world.fighters[side] & ~bit(s.world.hero[side]))
    elif op == ops.TAKE_LEFT:
        left = s.get(LEFT)
        if left:
            s.put(IT, lowest(left))
            s.put(LEFT, left & (left - 1))
        else:
            s.put(PC, a)


def _run_action(s: State) -> None:
    """Begin what was chosen: the option itself waits in NUMBER."""
    choice = s.get(NUMBER)
    s.w[ACTIONS] -= 1
    s.w[ACTIONS_TAKEN] += 1
    side = s.w[TURN_SIDE]
    kind = kind_of(choice)
    if kind == MANEUVER_OPTION:
        s.push(s.world.maneuver)
        turn.set_actor(s, side)
    elif kind == ATTACK_OPTION:
        s.push(s.world.attack)
        turn.set_actor(s, side)
        s.put(FIGHTER, attacker_of(choice))
        s.put(IT, target_of(choice))
    else:
        card = which_of(choice)
        knowledge.revealed_in_hand(s, side, card)
        s.push(s.world.scheme)
        turn.set_actor(s, side)
        s.put(THAT_CARD, card)
