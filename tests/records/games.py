"""Random games for the tests of records."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from peerless import Game

DUEL = ("houdini", "genie")
SHAPES: list[tuple[Sequence[str], str, Sequence[int] | None]] = [
    (DUEL, "king-solomons-mine", None),
    (("dracula", "sherlock-holmes"), "soho", None),
    (("jekyll-and-hyde", "invisible-man"), "baskerville-manor", None),
    (("genie", "genie"), "soho", None),
    (("dracula", "jekyll-and-hyde", "invisible-man", "sherlock-holmes"), "baskerville-manor", None),
    (("houdini", "dracula", "genie", "dracula"), "baskerville-manor", (0, 1, 0, 2)),
]


def positions(heroes: Sequence[str], board: str, seats: Sequence[int] | None, seed: int, most: int = 1000) -> Iterator[Game]:
    """A random game at each of its questions and at its end."""
    game = Game(heroes, board=board, seed=seed, seats=seats)
    rng = random.Random(seed)
    yield game
    while not game.over and len(game.keys) < most:
        game.play(rng.choice(game.options))
        yield game


def played(shape: int = 0, seed: int = 1, most: int = 1000) -> Game:
    """A random game, up to an end or to so many answers."""
    *_, game = positions(*SHAPES[shape], seed, most)
    return game
