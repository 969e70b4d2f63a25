"""The board: what is next to what, and how far a fighter or a token gets."""

from mypy_extensions import i64

from peerless.core.bits import bit, lowest
from peerless.core.layout import NOWHERE, SPACE, STAY_PUT, TOKENS
from peerless.core.state import State


def neighbors(s: State, spaces: i64) -> i64:
    """The spaces joined by a line to any of these."""
    found: i64 = 0
    rest = spaces
    while rest:
        found |= s.world.adjacent[lowest(rest)]
        rest &= rest - 1
    return found


def spaces_within(s: State, spaces: i64, distance: i64) -> i64:
    """The spaces no more than so many lines away from any of these; no space is near itself."""
    if distance == 1:
        return neighbors(s, spaces)
    found: i64 = 0
    rest = spaces
    while rest:
        center = bit(lowest(rest))
        rest &= rest - 1
        near = center
        for _i in range(distance):
            near |= neighbors(s, near)
        found |= near & ~center
    return found


def zone_mates(s: State, spaces: i64) -> i64:
    """The spaces that share a zone with any of these."""
    found: i64 = 0
    rest = spaces
    while rest:
        found |= s.world.zone_mates[lowest(rest)]
        rest &= rest - 1
    return found


def free_spaces(s: State) -> i64:
    """The spaces without a fighter."""
    return s.world.all_spaces & ~s.spaces_of(s.on_board())


def reach(s: State, fighter: i64, distance: i64, through: bool) -> i64:
    """Where a move can end, the fighter's own space left out.

    Friends are passed, opponents only `through` them; secret passages and a fighter's own kind of token join spaces.
    """
    world = s.world
    if s.w[SPACE + fighter] == NOWHERE or (s.w[STAY_PUT] >> fighter) & 1:
        return 0
    side = world.side_of[fighter]
    held: i64 = 0
    barred: i64 = 0
    friends = world.friends[side]
    for f in range(world.fighter_count):
        space = s.w[SPACE + f]
        if space != NOWHERE:
            held |= bit(space)
            if not (friends >> f) & 1:
                barred |= bit(space)
    if through or (world.passing >> fighter) & 1:
        barred = 0
    passages = world.passages
    if (world.large >> fighter) & 1:
        passages = 0
    tokens: i64 = 0
    if world.token_steps[fighter]:
        tokens = s.w[TOKENS + world.token_steps[fighter] - 1]
    seen = bit(s.w[SPACE + fighter])
    frontier = seen
    for _i in range(distance):
        following: i64 = 0
        rest = frontier
        while rest:
            following |= world.adjacent[lowest(rest)]
            rest &= rest - 1
        if frontier & passages:
            following |= passages
        if frontier & tokens:
            following |= tokens
        frontier = following & ~seen & ~barred
        if not frontier:
            break
        seen |= frontier
    return seen & ~held


def token_reach(s: State, kind: i64, start: i64, distance: i64) -> i64:
    """Where a token can be moved along lines, past anything, not onto a token of its own kind."""
    seen = bit(start)
    for _i in range(distance):
        seen |= neighbors(s, seen)
    return seen & ~s.w[TOKENS + kind]


def range_of(s: State, fighters: i64) -> i64:
    """The spaces that these attack: adjacent ones, those of its zones for a ranged one, and as far as an ability says."""
    found: i64 = 0
    rest = fighters
    while rest:
        fighter = lowest(rest)
        rest &= rest - 1
        found |= _in_range(s, fighter, s.w[SPACE + fighter])
    return found


def _in_range(s: State, fighter: i64, space: i64) -> i64:
    world = s.world
    if space == NOWHERE:
        return 0
    near = world.adjacent[space]
    if (world.ranged >> fighter) & 1:
        near |= world.zone_mates[space] & ~bit(space)
    if world.strike[fighter] > 1:
        near |= spaces_within(s, bit(space), world.strike[fighter])
    return near


def targets(s: State, fighter: i64) -> i64:
    """The fighters that this one may attack: opposing, and adjacent or, for a ranged one, in a zone of its own."""
    world = s.world
    near = _in_range(s, fighter, s.w[SPACE + fighter])
    if not near:
        return 0
    friends = world.friends[world.side_of[fighter]]
    found: i64 = 0
    for f in range(world.fighter_count):
        there = s.w[SPACE + f]
        if there != NOWHERE and (near >> there) & 1 and not (friends >> f) & 1:
            found |= bit(f)
    return found
