"""A game that nobody wins stops."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables import HEROES_FOR_TESTS

from peerless import Game
from peerless.content.library import Library
from peerless.content.ruleset import Ruleset


def endless(board: Path, ruleset: Ruleset | None = None) -> Game:
    """Two heroes who heal faster than exhaustion hurts, on a board where neither can reach the other."""
    board.write_text(
        'lines = [["a", "b"], ["c", "d"]]\nstarts = ["a", "c"]\n'
        '[zones]\nred = ["a", "b"]\nblue = ["c", "d"]\n'
        "[spaces]\na = [0, 0]\nb = [1, 0]\nc = [0, 1]\nd = [1, 1]\n"
    )
    library = Library([HEROES_FOR_TESTS], [board])
    return Game(["hourglass", "hourglass"], board.stem, seed=1, library=library, ruleset=ruleset or Ruleset())


def maneuver_on(game: Game) -> None:
    while not game.over:
        keys = [option.key for option in game.options]
        game.play("maneuver" if "maneuver" in keys else "pass" if "pass" in keys else keys[0])


@pytest.mark.parity
@pytest.mark.rule("Q62")
def test_after_200_turns_of_each_side_the_game_stops_undecided(tmp_path: Path) -> None:
    game = endless(tmp_path / "islands.toml")
    maneuver_on(game)
    assert game.turns == 400
    assert game.winners == []


@pytest.mark.parity
@pytest.mark.rule("Q62")
def test_the_limit_is_a_setting_of_the_game(tmp_path: Path) -> None:
    game = endless(tmp_path / "islands.toml", Ruleset(turn_limit=3))
    maneuver_on(game)
    assert game.turns == 6
    assert game.over
    assert game.winners == []


@pytest.mark.parity
@pytest.mark.rule("Q62", "R53")
def test_turns_are_counted_one_by_one(tmp_path: Path) -> None:
    game = endless(tmp_path / "islands.toml", Ruleset(turn_limit=3))
    maneuver_on(game)
    headings = [line for line in game.log() if line.startswith("Turn ")]
    assert [heading.partition(":")[0] for heading in headings] == [f"Turn {number}" for number in range(1, 7)]
    assert all(game.record().turns[1:]), "in each of them somebody was asked"
