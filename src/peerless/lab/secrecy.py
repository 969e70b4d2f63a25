"""All three laws of secrecy, watched over one game."""

from peerless.content.setup import Setup
from peerless.core.rng import mix
from peerless.core.state import State
from peerless.lab.invariants import Invariants
from peerless.lab.laws import SELDOM, check_playing_on, check_shuffle, check_view_of_world, luck_of
from peerless.lab.shadows import Event, Shadow, Step


class Secrecy:
    """Watches one game under the laws, for every seat and after every decision.

    Call `check(state)` at each question and `follow(state, code)` before it is answered.
    """

    def __init__(self, setup: Setup, worlds: int = 1) -> None:
        world = setup.world
        self.invariants = Invariants(world)  # of the other worlds; their tokens and turns are those of the game
        self.shadows = [Shadow(seat, salt, setup) for seat in range(world.seat_count) for salt in range(worlds)]
        self.told: list[list[Event]] = []  # in the running turn

    def check(self, s: State) -> None:
        """The first and the second law."""
        for seat in range(s.world.seat_count):
            word = mix(luck_of(s) ^ (seat + 1))
            check_shuffle(s, seat, word)
            check_view_of_world(s, seat, word, self.invariants if word % 8 == 0 else None)
            if word % SELDOM == 1:
                check_playing_on(s, seat, word)

    def follow(self, s: State, code: int) -> None:
        """The third law, across this answer."""
        step = Step.of(s, code, self.told)
        self.told = step.told
        for shadow in self.shadows:
            shadow.follow(s, code, step)
