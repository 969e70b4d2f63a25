"""What a Python programmer may give by mistake ends in one sentence that says what was expected."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import peerless
from peerless import Fault, Game, Table
from peerless.core.view import view
from peerless.record.scenario import Player, read_scenarios


def game() -> Game:
    return Game(["houdini", "genie"], seed=1)


def sentence(problem: pytest.ExceptionInfo[Fault]) -> str:
    text = str(problem.value)
    assert "\n" not in text
    return text


def test_everything_that_is_offered_is_there() -> None:
    for name in peerless.__all__:
        assert getattr(peerless, name).__name__ == name
    assert not hasattr(peerless, "Cake")


@pytest.mark.parametrize("seat", [2, 5, -1, "houdini", True, 1.0])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    for ask in (lambda: game().view(seat), lambda: game().log(seat=seat)):
        with pytest.raises(Fault) as problem:
            ask()
        assert sentence(problem) == f"there is no seat {seat!r}; this game has the seats 0 to 1"


@pytest.mark.parametrize("ask", ["hand", "hand_size", "discard", "aside", "deck", "deck_size", "form", "tokens", "seat_of"])
def test_a_side_that_is_not_there(ask: str) -> None:
    for table in (game(), game().view(1)):
        with pytest.raises(Fault) as problem:
            getattr(table, ask)("hudini")
        assert sentence(problem) == "there is no side 'hudini'; did you mean 'houdini'?"


def test_a_fighter_that_is_not_there() -> None:
    with pytest.raises(Fault) as problem:
        game().fighter("foo")
    assert sentence(problem) == "there is no fighter 'foo'; known are bess, genie, houdini"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seed": 2.5}, "a seed is a whole number from 0 to 4611686018427387903, not 2.5"),
        ({"seed": -1}, "a seed is a whole number from 0 to 4611686018427387903, not -1"),
        ({"seed": True}, "a seed is a whole number from 0 to 4611686018427387903, not True"),
        ({"board": 3}, "a board is a name, like 'soho', not 3"),
        ({"heroes": None}, "heroes are a list of names, like ['houdini', 'genie'], not None"),
        ({"heroes": "houdini"}, "heroes are a list of names, like ['houdini', 'genie'], not 'houdini'"),
        ({"heroes": ["houdini", 3]}, "a hero is a name, like 'houdini', not 3"),
        ({"seats": 2}, "seats are a list of numbers, like [0, 1, 0, 2], not 2"),
        ({"seats": [0, "1"]}, "seats are a list of numbers, like [0, 1, 0, 2], not [0, '1']"),
    ],
)
def test_what_no_game_can_be_made_of(given: dict[str, Any], told: str) -> None:
    with pytest.raises(Fault) as problem:
        Game(**{"heroes": ["houdini", "genie"], **given})
    assert sentence(problem) == told


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (None, "a saved game is the text that Game.dump gave, not None"),
        (b"\xff", "this saved game is not text (UTF-8)"),
        ("", "this saved game: there is nothing in it"),
        (
            '[Heroes "houdini genie"]\n',
            "this saved game: this is not the JSON of a game; notation is shown by `peerless replay`",
        ),
    ],
)
def test_what_is_no_saved_game(data: Any, told: str) -> None:
    with pytest.raises(Fault) as problem:
        Game.load(data)
    assert sentence(problem) == told


KNOWN_HAND = """
title: Holmes knows both cards of the Genie, who then attacks with one of them
board: {lines: [a-b], zones: {red: [a, b]}}
sides:
  - hero: sherlock-holmes
    fighters: {holmes: {at: a}}
    hand: [eliminate-the-impossible]
  - hero: genie
    fighters: {genie: {at: b}}
    hand: [feint, back-in-the-lamp, imprisoned-wrath]
turn: sherlock-holmes
actions: 1
steps:
  - sherlock-holmes: scheme:eliminate-the-impossible
  - sherlock-holmes: card:back-in-the-lamp
  - genie: pass
  - genie: attack:genie>holmes
  - genie: card:imprisoned-wrath
then: {asked: sherlock-holmes card}
"""


def test_a_view_does_not_count_a_card_played_face_down_as_held(tmp_path: Path) -> None:
    (tmp_path / "known.yaml").write_text(KNOWN_HAND)
    player = Player(next(iter(read_scenarios(tmp_path / "known.yaml"))))
    assert player.run() is None
    seen = Table(player.table.setup, view(player.table.state, 0))
    assert player.table.hand("genie") == ["feint"]
    assert seen.hand("genie") == [None]


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_pythons_own_ways_to_copy_make_a_game_apart(way: Callable[[Game], Game]) -> None:
    game = Game(["houdini", "genie"], board="soho", seed=3)
    game.play(game.options[0])
    before, keys = game.state.digest(), list(game.keys)
    other = way(game)
    assert (other.state.digest(), other.keys, other.log()) == (before, keys, game.log())
    other.play("maneuver")
    assert (game.state.digest(), game.keys) == (before, keys)
    game.play("maneuver")
    assert game.state.digest() == other.state.digest()
