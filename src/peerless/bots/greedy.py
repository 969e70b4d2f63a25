"""A bot that looks one step ahead: it tries every option in a few worlds that may be the real one.

A world is a copy of what the seat knows with the hidden cards dealt at random (core/view.py). In each world the option
is played and the action brought to its end by rules of thumb; then the table is judged. The option that does best on
average is taken.
"""

import random

from peerless.bots import check_view
from peerless.bots.judge import Judge
from peerless.bots.thumb import Thumb
from peerless.content.table import Option, Table
from peerless.core.layout import PC, TURNS
from peerless.core.machine import IllegalOption, answer
from peerless.core.ops import ASK_ACTION
from peerless.core.state import CardError, State
from peerless.core.view import determinize

TRIALS = 72  # options times worlds, about
FEWEST_WORLDS = 2
MOST_WORLDS = 10
LONGEST = 40  # answers until an action is left to itself


class Greedy:
    """Looks to the end of the running action, no further. The same seed makes the same choices."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Table, options: list[Option]) -> Option:
        seat = check_view(view)
        if len(options) == 1:
            return options[0]
        state = view.state
        team = next(int(state.world.team[i]) for i in range(len(view.sides)) if state.world.seat[i] == seat)
        judge = Judge(state.world, team)
        thumb = Thumb(state.world, team, self._random)
        count = min(MOST_WORLDS, max(FEWEST_WORLDS, TRIALS // len(options)))
        worlds = [determinize(state, self._random.getrandbits(62)) for _ in range(count)]
        scores = [sum(self._outcome(world, option, judge, thumb) for world in worlds) for option in options]
        # Equal options are taken at random, so that the bot is not always seen doing the same.
        return max(zip(scores, options, strict=True), key=lambda pair: (pair[0], self._random.random()))[1]

    def _outcome(self, world: State, option: Option, judge: Judge, thumb: Thumb) -> float:
        """How the table stands at the end of the action when this option is taken."""
        s = world.copy()
        turn = s.w[TURNS]
        try:
            answer(s, option.code)
            for _ in range(LONGEST):
                if s.over() or s.w[TURNS] != turn or s.world.code[s.get(PC)] == ASK_ACTION:
                    break
                answer(s, thumb.choose(s))
        except (IllegalOption, CardError):
            pass  # the world does not fit the question after all; it counts as it stands
        return judge.score(s)
