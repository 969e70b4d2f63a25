"""Counts of decision paths from fixed positions: any change of what is legal shows here first.

The positions and counts are data (positions.toml). After a wanted change, `python tests/perft/test_perft.py` prints the
new counts.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from peerless import Game
from peerless.core import machine
from peerless.core.state import State

POSITIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "positions.toml").read_text("utf-8"))["position"]


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` answers there are; a game that ends earlier counts once."""
    machine.ready(state)
    if depth == 0 or state.over():
        return 1
    if depth == 1:
        return state.option_count
    total = 0
    for i in range(state.option_count):
        following = state.copy()
        machine.answer(following, state.options[i])
        total += perft(following, depth - 1)
    return total


def counts(position: dict[str, Any]) -> list[int]:
    game = Game(position["heroes"], board=position["board"], seed=position["seed"])
    for key in position["keys"]:
        game.play(key)
    return [perft(game.state, depth) for depth in range(1, len(position["counts"]) + 1)]


@pytest.mark.parity
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_the_number_of_paths_is_as_recorded(position: dict[str, Any]) -> None:
    assert counts(position) == position["counts"]


if __name__ == "__main__":
    for entry in POSITIONS:
        print(entry["name"], counts(entry))
