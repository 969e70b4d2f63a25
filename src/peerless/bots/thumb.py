"""Rules of thumb: quick answers that bring an action to its end inside a greedy bot's thoughts."""

import random

from peerless.bots.distance import distances
from peerless.core import alphabet
from peerless.core.layout import IT, NOWHERE
from peerless.core.machine import ready
from peerless.core.questions import asked_side
from peerless.core.state import State
from peerless.core.world import World


class Thumb:
    """The own team plays its highest card, boosts no moves and walks up to the enemy; the others do anything."""

    def __init__(self, world: World, team: int, chance: random.Random) -> None:
        self._team = team
        self._random = chance
        self._distances = distances(world)

    def choose(self, s: State) -> int:
        """The code of an answer to the pending question."""
        ready(s)
        codes = [int(s.options[i]) for i in range(s.option_count)]
        if len(codes) == 1:
            return codes[0]
        if s.world.team[asked_side(s)] != self._team:
            return self._random.choice(codes)
        kind = alphabet.kind_of(codes[0])
        if kind == alphabet.CARD:
            return self._card(s, codes)
        if kind == alphabet.SPACE:
            return self._space(s, codes)
        if kind == alphabet.FIGHTER and codes[-1] == alphabet.PASS:
            return self._random.choice(codes[:-1])
        return self._random.choice(codes)

    def _card(self, s: State, codes: list[int]) -> int:
        """In a combat the highest card, elsewhere none if that is allowed, or else any."""
        cards = [code for code in codes if code != alphabet.PASS]
        if s.combat():
            return max(cards, key=lambda code: s.world.value[alphabet.which_of(code)])
        return alphabet.PASS if len(cards) < len(codes) else self._random.choice(cards)

    def _space(self, s: State, codes: list[int]) -> int:
        """As near to an enemy as the fighter gets."""
        mover = s.get(IT)
        if mover != NOWHERE and s.world.team[s.world.side_of[mover]] != self._team:
            return self._random.choice(codes)
        enemies = [
            s.space(f)
            for f in range(s.world.fighter_count)
            if s.space(f) != NOWHERE and s.world.team[s.world.side_of[f]] != self._team
        ]
        spaces = [code for code in codes if code != alphabet.PASS]
        if not enemies:
            return self._random.choice(spaces)
        return min(spaces, key=lambda code: min(self._distances[alphabet.which_of(code)][e] for e in enemies))
