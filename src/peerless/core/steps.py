"""What each step of a program does to the game. Steps that ask are in questions.py."""

from mypy_extensions import i64

from peerless.core import combat, events, harm, knowledge, ops, turn
from peerless.core.alphabet import ATTACK as ATTACK_OPTION
from peerless.core.alphabet import MANEUVER as MANEUVER_OPTION
from peerless.core.alphabet import attacker_of, kind_of, target_of, which_of
from peerless.core.bits import bit, lowest
from peerless.core.card_steps import miss, skip
from peerless.core.layout import (
    ACTIONS,
    ACTIONS_TAKEN,
    ATTACK_BONUS,
    CARD,
    COUNTERS,
    DISTANCE,
    FIGHTER,
    FOR_A_TURN,
    FOR_COMBAT,
    FORM,
    IT,
    LEFT,
    MANEUVER_DRAW,
    MANEUVERED,
    MAX_COUNTERS,
    MAX_FIGHTERS,
    MOVE_COMING,
    MOVE_SET,
    MOVE_VALUE,
    MOVED,
    NEXT_BONUS,
    NOTHING,
    NOWHERE,
    NUMBER,
    ONGOING,
    PC,
    SPACE,
    SPARED,
    STAY_PUT,
    TALLY,
    THAT_CARD,
    THEM,
    TOKEN,
    TOKENS,
    TURN_SIDE,
    UNDYING,
    UNHARMED,
    WHERE,
    YOU,
)
from peerless.core.modifiers import total
from peerless.core.places import only_placed, player, token_kind
from peerless.core.roles import add_value, role_card, role_of, set_base, set_total
from peerless.core.state import State
from peerless.core.work import chooses, missing, work_out
from peerless.core.world import STEP_WIDTH


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
    elif op == ops.NEXT_SET_OFF:
        turn.next_set_off(s)
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
        for f in _members(_free_to_go(s, op, a)):
            harm.stand(s, f, s.get(WHERE), events.PLACED)
    elif op == ops.SWAP:
        _swap(s, a, b)
    elif op == ops.LEAVE_BOARD:
        for f in _members(_free_to_go(s, op, a)):
            harm.leave(s, f)
    elif op == ops.RESTORE:
        for f in _members(work_out(s, a)):
            harm.restore(s, f, work_out(s, b))
    elif op == ops.SUBSTITUTE:
        combat.substitute(s, work_out(s, a))
    elif op == ops.MOVE_TOKEN:
        _move_token(s, token_kind(s, a), player(s, b))
    elif op == ops.REMOVE_TOKEN:
        kind = token_kind(s, a)
        s.w[TOKENS + kind] &= ~bit(s.get(TOKEN))
        s.put(TALLY, s.get(TALLY) + 1)
        s.tell(events.TOKEN_REMOVED, s.get(YOU), space=s.get(TOKEN), number=kind)
    elif op == ops.STAY_PUT:
        for f in _members(work_out(s, a)):
            s.w[STAY_PUT] |= bit(f)
            s.tell(events.STAYS_PUT, s.world.side_of[f], s.get(CARD), fighter=f)
    elif op == ops.SPARE or op == ops.KEEP_ALIVE or op == ops.SET_MOVE or op == ops.NEXT_BONUS:
        _change_for_a_time(s, op, work_out(s, a), b)
    elif op == ops.FARTHER:
        more = total(s, MOVE_VALUE, s.get(YOU))
        if more:
            s.put(DISTANCE, s.get(DISTANCE) + more)
            s.tell(events.FARTHER, s.get(YOU), number=s.get(DISTANCE))
    elif op == ops.PLACE_TOKEN:
        kind = token_kind(s, a)
        s.w[TOKENS + kind] |= bit(s.get(WHERE))
        s.tell(events.TOKEN_PLACED, s.get(YOU), space=s.get(WHERE), number=kind)


def _change_for_a_time(s: State, op: i64, fighters: i64, b: i64) -> None:
    """What is so until the end of this turn or combat, or in the next turn of a fighter's side."""
    number = work_out(s, b) if op == ops.NEXT_BONUS else b
    if op == ops.SPARE and number:
        s.w[s.get(FOR_COMBAT) + SPARED] |= fighters
    elif op == ops.SPARE:
        s.w[UNHARMED] |= fighters
    elif op == ops.KEEP_ALIVE:
        s.w[UNDYING] |= fighters
    elif op == ops.SET_MOVE:
        s.w[MOVE_COMING] |= fighters
    for f in _members(fighters):
        side = s.world.side_of[f]
        if op == ops.SPARE:
            s.tell(events.GUARDED if number else events.SPARED, side, s.get(CARD), fighter=f)
        elif op == ops.KEEP_ALIVE:
            s.tell(events.KEPT_ALIVE, side, s.get(CARD), fighter=f)
        elif op == ops.SET_MOVE:
            s.w[FOR_A_TURN] |= bit(f)
            s.w[MOVE_SET + f] = number + 1
            s.tell(events.MOVE_SET, side, s.get(CARD), fighter=f, number=number)
        else:
            s.w[FOR_A_TURN] |= bit(f)
            s.w[NEXT_BONUS + f] += number
            s.tell(events.NEXT_BONUS, side, s.get(CARD), fighter=f, number=number)


def _free_to_go(s: State, op: i64, term: i64) -> i64:
    """Those of a set that may leave their spaces; whoever is on none may come."""
    fighters = work_out(s, term)
    if not fighters & s.w[STAY_PUT]:
        return fighters
    held = fighters & s.w[STAY_PUT] & s.on_board()
    if held:
        skip(s, op, term)
    return fighters & ~held


def _members(fighters: i64) -> list[i64]:
    return [f for f in range(MAX_FIGHTERS) if (fighters >> f) & 1]


def _swap(s: State, these: i64, those: i64) -> None:
    one = _free_to_go(s, ops.SWAP, these)
    other = _free_to_go(s, ops.SWAP, those)
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
    elif op == ops.CAP_DAMAGE:
        combat.cap_damage(s, work_out(s, a), b)
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
        combat.return_card(s, a, b)
    elif op == ops.PIN:
        combat.pin(s, a, work_out(s, b))
    elif op == ops.CANCEL_AFTER:
        combat.cancel_after(s, a)
    elif op == ops.GUARD:
        combat.guard(s, a)
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
        s.w[MANEUVERED] |= s.world.fighters[s.get(YOU)]
        s.put(LEFT, s.world.fighters[s.get(YOU)])
        s.put(DISTANCE, s.world.move[s.get(YOU)])
        s.put(NUMBER, 1 + total(s, MANEUVER_DRAW, s.get(YOU)))
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
        turn.gain_actions(s, player(s, b), work_out(s, a))
    elif op == ops.LOSE_ACTIONS:
        turn.lose_actions(s, player(s, b), work_out(s, a))
    elif op == ops.END_TURN:
        s.w[ACTIONS] = 0
        s.tell(events.TURN_ENDS, s.get(YOU))
    elif op == ops.TRANSFORM:
        if s.side(s.get(YOU), FORM) != a:
            s.set_side(s.get(YOU), FORM, a)
            s.tell(events.TRANSFORMED, s.get(YOU), number=a)
    elif op == ops.ARM:
        _arm(s, a, b)
    elif op == ops.ATTACK_BONUS:
        _attack_bonus(s, work_out(s, a), work_out(s, b))
    elif op == ops.CHANGE_COUNTERS:
        _change_counters(s, a, work_out(s, b))
    else:
        _setup_step(s, op, a)


def _arm(s: State, first: i64, width: i64) -> None:
    """Something lasts or waits from now on; what can wait several times has a bit for each."""
    for i in range(first, first + width):
        if not (s.w[ONGOING] >> i) & 1:
            s.w[ONGOING] |= bit(i)
            break
    s.tell(events.LASTING, s.get(YOU), s.get(CARD), number=first)


def _attack_bonus(s: State, fighters: i64, amount: i64) -> None:
    for f in _members(fighters):
        s.w[FOR_A_TURN] |= bit(f)
        s.w[ATTACK_BONUS + f] += amount
        s.tell(events.ATTACK_BONUS, s.get(YOU), s.get(CARD), fighter=f, number=amount)


def _change_counters(s: State, kind: i64, amount: i64) -> None:
    """Gain counters, or lose as many as there are; TALLY tells how many it was."""
    side = s.get(YOU)
    before = s.side(side, COUNTERS + kind)
    now = before + amount if before + amount > 0 else 0
    most = s.world.most_counters[side * MAX_COUNTERS + kind]
    if most and now > most:
        now = most if before < most else before
    s.set_side(side, COUNTERS + kind, now)
    s.put(TALLY, s.get(TALLY) + (now - before if now > before else before - now))
    s.tell(events.COUNTERS, side, number=now - before, other=kind, space=now)


def _setup_step(s: State, op: i64, a: i64) -> None:
    if op == ops.SHUFFLE_AND_DEAL:
        turn.shuffle_and_deal(s)
    elif op == ops.PLACE_HERO:
        turn.place_hero(s, a)
    elif op == ops.SIDEKICKS_LEFT:
        side = s.get(YOU)
        sidekicks = s.world.fighters[side] & ~bit(s.world.hero[side])
        left: i64 = 0
        for f in range(s.world.fighter_count):
            if (sidekicks >> f) & 1 and s.health(f) > 0:
                left |= bit(f)
        s.put(LEFT, left)
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
