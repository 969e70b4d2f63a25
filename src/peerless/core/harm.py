"""Damage, health, defeat and victory; fighters taking their places on the board."""

from mypy_extensions import i64

from peerless.core import events
from peerless.core.bits import bit, lowest
from peerless.core.layout import (
    AFTER,
    CARD,
    COMBAT,
    COMBAT_WIDTH,
    COMBATS,
    DORMANT,
    FELL_SHIFT,
    HAPPENED,
    HARMED,
    HEALTH,
    NOTHING,
    NOWHERE,
    ON_DAMAGE,
    ON_DEFEAT,
    OVER,
    R_CANCELED,
    R_CARD,
    R_FIGHTER,
    R_GUARDED,
    R_HURT,
    R_RESOLVED,
    RESCUES,
    SPACE,
    SPARED,
    TOP,
    TURN_SIDE,
    UNDYING,
    UNHARMED,
    WINNER,
)
from peerless.core.state import State


def hurt(s: State, fighters: i64, amount: i64, because: i64) -> i64:
    """Damage to all these fighters as one event; those absent take none. How much was dealt."""
    dealt: i64 = 0
    if amount <= 0:
        return 0
    for f in range(s.world.fighter_count):
        if not (fighters >> f) & 1 or s.space(f) == NOWHERE:
            continue
        if guarded(s, f):
            s.tell(events.PREVENTED, s.world.side_of[f], because, f, number=amount)
            continue
        dealt += amount
        s.w[HARMED] |= bit(f)
        if s.world.moments >> ON_DAMAGE:
            s.w[HAPPENED] |= bit(f)
        left = s.health(f) - amount
        if left < 0:
            left = 0
        if left == 0 and (s.w[UNDYING] >> f) & 1:
            left = 1
        s.w[HEALTH + f] = left
        s.tell(events.HURT, s.world.side_of[f], because, f, number=amount, other=s.health(f))
        _count_in_combats(s, f, amount)
    if dealt:
        _remove_fallen(s)
        check_victory(s)
    return dealt


def guarded(s: State, fighter: i64) -> bool:
    """Whether all damage is kept from this fighter, in a running combat or for this turn."""
    if (s.w[UNHARMED] >> fighter) & 1:
        return True
    combat = s.w[COMBAT]
    while combat >= COMBATS:
        if (s.w[combat + SPARED] >> fighter) & 1:
            return True
        for role in range(2):
            if s.role(combat, role, R_FIGHTER) == fighter and s.role(combat, role, R_GUARDED):
                return True
        combat -= COMBAT_WIDTH
    return False


def _count_in_combats(s: State, fighter: i64, amount: i64) -> None:
    combat = s.w[COMBAT]
    while combat >= COMBATS:
        for role in range(2):
            if s.role(combat, role, R_FIGHTER) == fighter:
                s.set_role(combat, role, R_HURT, s.role(combat, role, R_HURT) + amount)
        combat -= COMBAT_WIDTH


def _remove_fallen(s: State) -> None:
    for f in range(s.world.fighter_count):
        if s.space(f) != NOWHERE and s.health(f) == 0:
            s.w[SPACE + f] = NOWHERE
            side = s.world.side_of[f]
            s.tell(events.FELL, side, fighter=f)
            if s.world.moments >> ON_DEFEAT:
                s.w[HAPPENED] |= bit(FELL_SHIFT + f)
            if not in_game(s, side):
                s.tell(events.OUT, side)


def alive(s: State, side: i64) -> bool:
    """Whether a side still has a fighter, on the board or off it."""
    rest = s.world.fighters[side]
    while rest:
        if s.w[HEALTH + lowest(rest)] > 0:
            return True
        rest &= rest - 1
    return False


def rescue_to_come(s: State, fighter: i64) -> bool:
    """Whether the card that this fighter plays in a combat will still save it."""
    combat = s.w[COMBAT]
    while combat >= COMBATS:
        for role in range(2):
            card = s.role(combat, role, R_CARD)
            if card < 0 or s.role(combat, role, R_FIGHTER) != fighter:
                continue
            if s.role(combat, role, R_CANCELED) or (s.role(combat, role, R_RESOLVED) >> AFTER) & 1:
                continue
            if s.world.traits[card] & RESCUES:
                return True
        combat -= COMBAT_WIDTH
    return False


def rescue_lost(s: State, fighter: i64) -> None:
    """This fighter was to be saved and is not any more; if it has fallen, what was held until now comes at once."""
    if s.health(fighter) == 0 and not rescue_to_come(s, fighter):
        side = s.world.side_of[fighter]
        if not in_game(s, side):
            s.tell(events.OUT, side)
        check_victory(s)


def in_game(s: State, side: i64) -> bool:
    """Whether a side has a fighter left, or one that will be saved in a moment."""
    if alive(s, side):
        return True
    rest = s.world.fighters[side]
    while rest:
        if rescue_to_come(s, lowest(rest)):
            return True
        rest &= rest - 1
    return False


def check_victory(s: State) -> None:
    """A team has lost when all its heroes are defeated; if both have, the player whose turn it is wins."""
    world = s.world
    standing: i64 = 0
    for side in range(world.side_count):
        hero = world.hero[side]
        if s.health(hero) > 0 or rescue_to_come(s, hero):
            standing |= bit(world.team[side])
    if standing == 3:
        return
    if standing == 0:
        finish(s, world.team[s.w[TURN_SIDE]])
    else:
        finish(s, 0 if standing == 1 else 1)


def finish(s: State, team: i64) -> None:
    """The game ends at once; nothing after this happens."""
    s.w[OVER] = 1
    s.w[WINNER] = team
    s.w[TOP] = 0
    s.tell(events.GAME_OVER, NOTHING, number=team)


def heal(s: State, fighter: i64, amount: i64) -> None:
    """Recover health, up to the fighter's maximum; a defeated fighter does not."""
    health = s.health(fighter)
    if health == 0:
        return
    most = s.world.max_health[fighter]
    now = health + amount if health + amount < most else most
    s.w[HEALTH + fighter] = now
    s.tell(events.HEALED, s.world.side_of[fighter], s.get(CARD), fighter, number=now - health, other=now)


def restore(s: State, fighter: i64, health: i64) -> None:
    """A fighter has this much health now, as far as it can; a defeated one still needs a place."""
    most = s.world.max_health[fighter]
    fallen = s.health(fighter) == 0
    s.w[HEALTH + fighter] = health if health < most else most
    s.tell(
        events.RESTORED if fallen else events.HEALTH_SET,
        s.world.side_of[fighter],
        s.get(CARD),
        fighter,
        number=s.health(fighter),
    )


def stand(s: State, fighter: i64, space: i64, event: i64) -> None:
    """Put a fighter on a space."""
    side = s.world.side_of[fighter]
    s.tell(event, side, fighter=fighter, space=space, other=s.space(fighter))
    s.w[SPACE + fighter] = space
    s.w[DORMANT] &= ~bit(side)


def leave(s: State, fighter: i64) -> None:
    """Take a fighter off the board without defeating it."""
    s.w[SPACE + fighter] = NOWHERE
    s.tell(events.LEFT_BOARD, s.world.side_of[fighter], fighter=fighter)
