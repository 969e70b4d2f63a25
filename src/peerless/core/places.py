"""Who and what stands where, for the running program: sets that terms and steps both ask for."""

from mypy_extensions import i64

from peerless.core.bits import bit, lowest
from peerless.core.graph import free_spaces, reach, token_reach
from peerless.core.layout import (
    BOOSTED,
    DISTANCE,
    FIGHTER,
    FOR_COMBAT,
    MOVE_COMING,
    MOVE_SET,
    NOTHING,
    NOWHERE,
    R_FIGHTER,
    ROLE,
    STAY_PUT,
    THEM,
    TOKENS,
    YOU,
)
from peerless.core.state import State
from peerless.core.world import CARD_SHIFT, CARDS_PER_SIDE


def mine(s: State) -> i64:
    """Your fighter in the combat, or the one that plays the scheme, even when it has fallen."""
    combat = s.get(FOR_COMBAT)
    if combat:
        return bit(s.role(combat, s.get(ROLE), R_FIGHTER))
    if s.get(FIGHTER) == NOTHING:
        return 0
    return bit(s.get(FIGHTER))


def scheme_players(s: State, card: i64) -> i64:
    """The fighters that may play a scheme."""
    found: i64 = 0
    rest = s.world.fighters[card >> CARD_SHIFT] & s.on_board()
    while rest:
        fighter = lowest(rest)
        rest &= rest - 1
        if (s.world.usable[fighter] >> (card & (CARDS_PER_SIDE - 1))) & 1:
            found |= bit(fighter)
    return found


def standing_on(s: State, spaces: i64) -> i64:
    """The fighters on these spaces."""
    found: i64 = 0
    for f in range(s.world.fighter_count):
        space = s.space(f)
        if space != NOWHERE and (spaces >> space) & 1:
            found |= bit(f)
    return found


def token_kind(s: State, kind: i64) -> i64:
    """Your kind of token as the world numbers it."""
    return s.world.first_token[s.get(YOU)] + kind


def maneuver_spaces(s: State, fighter: i64) -> i64:
    """Where a fighter may go in the running maneuver; a boost may let it be placed anywhere instead."""
    may_be_placed = s.world.boost_places & ~s.w[STAY_PUT]
    if s.get(BOOSTED) and (may_be_placed >> fighter) & 1 and s.space(fighter) != NOWHERE:
        return free_spaces(s)
    return reach(s, fighter, _distance(s, fighter), False)


def only_placed(s: State, fighter: i64) -> i64:
    """Where a boost may place a fighter in the running maneuver and no move takes it."""
    if not s.get(BOOSTED) or not (s.world.boost_places >> fighter) & 1:
        return 0
    return maneuver_spaces(s, fighter) & ~reach(s, fighter, _distance(s, fighter), False)


def _distance(s: State, fighter: i64) -> i64:
    """How far a fighter may move in the running maneuver."""
    if s.w[MOVE_SET + fighter] and not (s.w[MOVE_COMING] >> fighter) & 1:
        return s.get(DISTANCE) - s.world.move[s.world.side_of[fighter]] + s.w[MOVE_SET + fighter] - 1
    return s.get(DISTANCE) + s.world.own_move[fighter]


def starting_spaces(s: State, whose: i64) -> i64:
    """Of everybody (0), of you (1), of the other team (2)."""
    you = s.get(YOU)
    found: i64 = 0
    for side in range(s.world.side_count):
        foe = s.world.fighters[side] & s.world.friends[you] == 0
        if whose == 0 or (whose == 1 and side == you) or (whose == 2 and foe):
            found |= bit(s.world.starts[side])
    return found


def kept_for_heroes(s: State) -> i64:
    """The starting spaces of the heroes that are still to be placed."""
    kept: i64 = 0
    for side in range(s.get(YOU) + 1, s.world.side_count):
        kept |= bit(s.world.starts[side])
    return kept


def movable_tokens(s: State, kind: i64, distance: i64) -> i64:
    found: i64 = 0
    rest = s.w[TOKENS + kind]
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        if token_reach(s, kind, space, distance):
            found |= bit(space)
    return found


def player(s: State, which: i64) -> i64:
    """You (0) or them; NOTHING when there is no such opponent."""
    return s.get(YOU) if which == 0 else s.get(THEM)
