"""Setup and the course of turns: who is next, what begins when, when a turn is over."""

from typing import Final

from mypy_extensions import i64

from peerless.core import events
from peerless.core.bits import bit, lowest
from peerless.core.harm import alive, finish, in_game, stand
from peerless.core.layout import (
    ACTIONS,
    ACTIONS_LOST,
    ACTIONS_TAKEN,
    ATTACK_BONUS,
    ATTACKED,
    BOOST_SHIFT,
    BOOSTED,
    CHOSEN,
    DECK_SIZE,
    DORMANT,
    FELL_SHIFT,
    FIGHTER,
    FOR_A_TURN,
    FOR_COMBAT,
    HAPPENED,
    HARMED,
    IN_COMBAT_SHIFT,
    IT,
    LEFT,
    MANEUVERED,
    MOVE_COMING,
    MOVE_SET,
    NEXT_BONUS,
    NOTHING,
    NUMBER,
    ON_BOOST,
    ON_COMBAT_DAMAGE,
    ON_DAMAGE,
    ON_DEFEAT,
    ONGOING,
    OVER,
    R_SIDE,
    ROLE,
    SPACE,
    STARTED_AT,
    STARTED_ON,
    STAY_PUT,
    THEM,
    TOKENS,
    TURN_SIDE,
    TURNS,
    UNDYING,
    UNHARMED,
    WON_COMBAT,
    YOU,
)
from peerless.core.piles import draw, shuffle
from peerless.core.places import standing_on
from peerless.core.state import State
from peerless.core.work import work_out

ACTIONS_A_TURN: Final = 2


def set_actor(s: State, side: i64) -> None:
    """The running program is this side's."""
    s.put(YOU, side)
    s.put(THEM, only_opponent(s, side))


def opponents(s: State, side: i64) -> i64:
    """The sides of the other team that are in the game and not waiting off the board."""
    found: i64 = 0
    rest = s.world.opponents[side] & ~s.w[DORMANT]
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        if in_game(s, other):
            found |= bit(other)
    return found


def only_opponent(s: State, side: i64) -> i64:
    """The opponent when there is but one to speak of, else NOTHING."""
    found = opponents(s, side)
    if found and not found & (found - 1):
        return lowest(found)
    return NOTHING


def shuffle_and_deal(s: State) -> None:
    for side in range(s.world.side_count):
        shuffle(s, side)
        s.tell(events.SHUFFLED, side)
    deal(s)


def deal(s: State) -> None:
    for side in range(s.world.side_count):
        size = s.side(side, DECK_SIZE)
        draw(s, side, s.world.opening_hand if s.world.opening_hand < size else size)


def place_hero(s: State, side: i64) -> None:
    set_actor(s, side)
    stand(s, s.world.hero[side], s.world.starts[side], events.PLACED)


def begin_turn(s: State) -> None:
    """The next side that still has a fighter takes its turn."""
    world = s.world
    if s.w[TURNS] >= world.turn_limit * world.side_count:
        finish(s, NOTHING)
        return
    side = s.w[TURN_SIDE]
    for _i in range(world.side_count):
        side = (side + 1) % world.side_count
        if alive(s, side):
            break
    s.w[TURN_SIDE] = side
    s.w[TURNS] += 1
    s.w[ACTIONS] = ACTIONS_A_TURN
    s.w[ACTIONS_TAKEN] = 0
    lost = s.side(side, ACTIONS_LOST)
    s.w[ACTIONS] = s.w[ACTIONS] - lost if s.w[ACTIONS] > lost else 0
    s.set_side(side, ACTIONS_LOST, 0)
    for other in range(world.side_count):
        s.set_side(other, WON_COMBAT, 0)
    s.w[MOVE_COMING] &= ~world.fighters[side]
    rest = s.w[FOR_A_TURN] & world.fighters[side]
    while rest:
        f = lowest(rest)
        rest &= rest - 1
        s.w[ATTACK_BONUS + f] += s.w[NEXT_BONUS + f]
        s.w[NEXT_BONUS + f] = 0
    s.w[MANEUVERED] = s.w[ATTACKED] = s.w[HARMED] = 0
    set_actor(s, side)
    s.tell(events.TURN_BEGINS, side, number=s.w[TURNS])


def mark_start(s: State) -> None:
    """Remember where all fighters stand, and which of this side on its tokens, as its actions begin."""
    world = s.world
    side = s.w[TURN_SIDE]
    for f in range(world.fighter_count):
        s.w[STARTED_AT + f] = s.w[SPACE + f]
    for kind in range(world.token_kinds):
        found: i64 = 0
        if world.token_side[kind] == side:
            found = standing_on(s, s.w[TOKENS + kind]) & world.fighters[side]
        s.w[STARTED_ON + kind] = found


def after_action(s: State) -> None:
    """A side without a fighter on the board waits for one to return; its turn is over."""
    board = s.on_board()
    for side in range(s.world.side_count):
        if not board & s.world.fighters[side] and alive(s, side) and not (s.w[DORMANT] >> side) & 1:
            s.w[DORMANT] |= bit(side)
            s.tell(events.DORMANT, side)
    turn = s.w[TURN_SIDE]
    if (s.w[DORMANT] >> turn) & 1 or not alive(s, turn):
        s.w[ACTIONS] = 0
    set_actor(s, turn)


def end_of_turn(s: State) -> None:
    """What lasted for this turn is over."""
    s.w[ONGOING] &= ~s.world.until_turn_end
    s.w[STAY_PUT] = s.w[UNHARMED] = s.w[UNDYING] = 0
    rest = s.w[FOR_A_TURN]
    while rest:
        f = lowest(rest)
        rest &= rest - 1
        s.w[ATTACK_BONUS + f] = 0
        if s.world.side_of[f] == s.w[TURN_SIDE] and not (s.w[MOVE_COMING] >> f) & 1:
            s.w[MOVE_SET + f] = 0
        if not s.w[NEXT_BONUS + f] and not s.w[MOVE_SET + f]:
            s.w[FOR_A_TURN] &= ~bit(f)


def gain_actions(s: State, side: i64, number: i64) -> None:
    """More actions to take in this turn; only the player whose turn it is gains any."""
    if side == s.w[TURN_SIDE]:
        s.w[ACTIONS] += number
        s.tell(events.ACTIONS_GAINED, side, number=number)


def lose_actions(s: State, side: i64, number: i64) -> None:
    """Fewer actions: of those left in this turn, or of those of the next."""
    if side == NOTHING or number <= 0:
        return
    if side == s.w[TURN_SIDE]:
        s.w[ACTIONS] = s.w[ACTIONS] - number if s.w[ACTIONS] > number else 0
    else:
        s.set_side(side, ACTIONS_LOST, s.side(side, ACTIONS_LOST) + number)
    s.tell(events.ACTIONS_LOST, side, number=number)


def collect(s: State, moment: i64) -> None:
    """Find the abilities and waiting effects that begin now, among the sides that the moment concerns."""
    s.put(LEFT, _beginning(s, moment))


def _beginning(s: State, moment: i64) -> i64:
    world = s.world
    found: i64 = 0
    if not (world.moments >> moment) & 1:
        return found
    for i in range(world.trigger_count):
        if world.trigger_moment[i] != moment:
            continue
        armed = world.trigger_bit[i]
        if armed and not s.w[ONGOING] & armed:
            continue
        side = world.trigger_side[i]
        if (moment >= ON_DAMAGE or _concerns(s, side)) and alive(s, side) and _awaited(s, i):
            found |= bit(i)
    return found


def _awaited(s: State, i: i64) -> bool:
    """Whether what happened is what an ability waits for, in the eyes of its side."""
    term = s.world.trigger_if[i]
    if not term:
        return True
    you = s.get(YOU)
    role = s.get(ROLE)
    side = s.world.trigger_side[i]
    s.put(YOU, side)
    combat = s.get(FOR_COMBAT)
    if combat:
        s.put(ROLE, 0 if s.role(combat, 0, R_SIDE) == side else 1)
    awaited = work_out(s, term) != 0
    s.put(YOU, you)
    s.put(ROLE, role)
    return awaited


def set_off(s: State) -> None:
    """What the last step has set off is done before its program goes on."""
    happened = s.w[HAPPENED]
    s.w[HAPPENED] = 0
    if s.w[OVER]:
        return
    you = s.get(YOU)
    boosted = s.get(BOOSTED)
    s.push(s.world.happened)
    s.put(YOU, you)
    s.put(BOOSTED, boosted)
    s.put(CHOSEN, happened)


def next_set_off(s: State) -> None:
    """Damage first, fighter by fighter, then defeats, then boosts; "it" is the fighter."""
    left = s.get(CHOSEN)
    in_combat = (left >> IN_COMBAT_SHIFT) & 1
    left &= ~bit(IN_COMBAT_SHIFT)
    found: i64 = 0
    while left and not found:
        first = lowest(left)
        left &= left - 1
        s.put(IT, first if first < FELL_SHIFT else first - FELL_SHIFT if first < IN_COMBAT_SHIFT else NOTHING)
        if first < FELL_SHIFT:
            found = _beginning(s, ON_DAMAGE)
            if in_combat:
                found |= _beginning(s, ON_COMBAT_DAMAGE)
        elif first < IN_COMBAT_SHIFT:
            found = _beginning(s, ON_DEFEAT)
        else:
            s.put(YOU, first - BOOST_SHIFT)
            found = _beginning(s, ON_BOOST)
    if not found:
        s.pop()
        return
    s.put(LEFT, found)
    s.put(CHOSEN, left | bit(IN_COMBAT_SHIFT) if in_combat else left)


def _concerns(s: State, side: i64) -> bool:
    """In a combat its two sides, otherwise the side of the running frame."""
    combat = s.get(FOR_COMBAT)
    if combat:
        return s.role(combat, 0, R_SIDE) == side or s.role(combat, 1, R_SIDE) == side
    return side == s.get(YOU)


def next_triggers(s: State) -> i64:
    """Those of LEFT that come next: all of one side, the defender's before the attacker's."""
    world = s.world
    first: i64 = NOTHING
    found: i64 = 0
    combat = s.get(FOR_COMBAT)
    rest = s.get(LEFT)
    while rest:
        i = lowest(rest)
        rest &= rest - 1
        side = world.trigger_side[i]
        sooner = s.role(combat, 1, R_SIDE) if combat else s.w[TURN_SIDE]
        if first == NOTHING or (side != first and side == sooner):
            first = side
            found = 0
        if side == first:
            found |= bit(i)
    return found


def run_trigger(s: State) -> None:
    """Begin the effect that was chosen."""
    world = s.world
    i = s.get(NUMBER)
    s.put(LEFT, s.get(LEFT) & ~bit(i))
    s.w[ONGOING] &= ~world.trigger_bit[i]
    combat = s.get(FOR_COMBAT)
    fighter = s.get(IT) if world.trigger_moment[i] >= ON_DAMAGE else NOTHING
    side = world.trigger_side[i]
    s.tell(events.ABILITY, side, number=i)
    s.push(world.trigger_code[i])
    set_actor(s, side)
    s.put(FIGHTER, world.hero[side])
    s.put(IT, fighter)
    if combat:
        role: i64 = 0 if s.role(combat, 0, R_SIDE) == side else 1
        s.put(FOR_COMBAT, combat)
        s.put(ROLE, role)
        s.put(THEM, s.role(combat, 1 - role, R_SIDE))
