"""What a table is worth to a team: health, cards in hand, and who stands near whom."""

from peerless.bots.distance import distances
from peerless.core.layout import ACTIONS, HAND_SIZE, NOWHERE, TURN_SIDE, WINNER
from peerless.core.questions import attackable, playable_hand
from peerless.core.state import State
from peerless.core.world import World

VICTORY = 1000.0
HERO_HEALTH = 1.0
SIDEKICK_HEALTH = 0.5
SIDEKICK = 0.6  # for being there at all
CARD = 0.55  # in hand
FULL_HAND = 6  # cards beyond this count little
SPARE_CARD = 0.1
STEP = 0.12  # for each step that an own fighter is nearer to the enemy hero
ATTACK = 0.5  # for each action left with somebody to attack


class Judge:
    def __init__(self, world: World, team: int) -> None:
        self._team = team
        self._distances = distances(world)

    def score(self, s: State) -> float:
        """The higher, the better for the team."""
        world = s.world
        if s.over():
            winner = s.w[WINNER]
            if winner == NOWHERE:
                return 0.0
            return VICTORY if winner == self._team else -VICTORY
        total = 0.0
        for side in range(world.side_count):
            sign = 1.0 if world.team[side] == self._team else -1.0
            size = int(s.side(side, HAND_SIZE))
            total += sign * (CARD * min(size, FULL_HAND) + SPARE_CARD * max(0, size - FULL_HAND))
        for f in range(world.fighter_count):
            health = int(s.health(f))
            sign = 1.0 if world.team[world.side_of[f]] == self._team else -1.0
            if world.heroes >> f & 1:
                total += sign * HERO_HEALTH * health
            elif health > 0:
                total += sign * (SIDEKICK + SIDEKICK_HEALTH * health)
        return total + self._position(s)

    def _position(self, s: State) -> float:
        world = s.world
        total = 0.0
        preys = [int(s.space(world.hero[side])) for side in range(world.side_count) if world.team[side] != self._team]
        preys = [space for space in preys if space != NOWHERE]
        turn = s.w[TURN_SIDE]
        playable = playable_hand(s, turn) if turn != NOWHERE else 0
        for f in range(world.fighter_count):
            space = int(s.space(f))
            if space == NOWHERE or world.team[world.side_of[f]] != self._team:
                continue
            if preys:
                total -= STEP * min(self._distances[space][prey] for prey in preys)
            if turn == world.side_of[f] and s.w[ACTIONS] > 0 and attackable(s, f, playable):
                total += ATTACK
        return total
