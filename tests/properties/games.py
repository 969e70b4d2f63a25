"""States for the property tests: played at random, the same ones in every run."""

import random
from collections.abc import Callable, Iterator

from peerless.content.library import Library
from peerless.content.setup import Setup, build
from peerless.core import machine
from peerless.core.questions import take_answer
from peerless.core.state import State

Wanted = Callable[[State], bool]
LIBRARY = Library()


def setup(heroes: tuple[str, ...], board: str = "soho", seats: tuple[int, ...] | None = None) -> Setup:
    return build([LIBRARY.hero(name) for name in heroes], LIBRARY.board(board), seats)


def states(table: Setup, seed: int) -> Iterator[State]:
    """One game from its first question to its end; the state is played on after each look."""
    luck = random.Random(seed)
    s = machine.begin(table.world, seed)
    machine.run(s)
    yield s
    while not s.over():
        options = machine.legal(s)
        take_answer(s, options[int(luck.random() * len(options))])
        machine.run(s)
        yield s


_FOUND: dict[tuple[int, Wanted], State] = {}


def find(table: Setup, wanted: Wanted, games: int = 60) -> State:
    """The first state of some random games that is as wanted, to be done with as one likes."""
    sought = (id(table.world), wanted)
    if sought not in _FOUND:
        _FOUND[sought] = next(s.copy() for seed in range(games) for s in states(table, seed) if wanted(s))
    return _FOUND[sought].copy()
