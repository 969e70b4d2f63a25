"""The boards, against what was read off the printed ones."""

from __future__ import annotations

import pytest
from rules.board_facts import SPACES

from peerless import Game
from peerless.content.board import Board
from peerless.content.library import Library

LIBRARY = Library()
BOARDS = {name: LIBRARY.board(name) for name in LIBRARY.boards}

# Spaces, lines, zones with their number of spaces, passages and starting spaces.
FACTS: dict[str, tuple[int, int, dict[str, int], list[str], list[str]]] = {
    "king-solomons-mine": (
        29,
        42,
        {"orange": 6, "cream": 6, "red": 7, "blue": 11, "gray": 6, "green": 6, "brown": 7},
        ["0", "1", "8", "15", "18", "21"],
        ["20", "11"],
    ),
    "soho": (
        29,
        36,
        {"blue": 6, "navy": 8, "brown": 7, "gray": 6, "green": 4, "yellow": 6, "orange": 6},
        [],
        ["3", "8", "19", "20"],
    ),
    "baskerville-manor": (
        32,
        46,
        {"blue": 6, "brown": 5, "yellow": 4, "green": 6, "navy": 5, "violet": 5, "gray": 10},
        ["4", "5", "14", "27"],
        ["18", "7", "20", "31"],
    ),
}


@pytest.mark.rule("R37", "R41", "R45", "R149", "R161")
@pytest.mark.parametrize("name", FACTS)
def test_a_board_has_the_printed_spaces_lines_zones_passages_and_starts(name: str) -> None:
    board = BOARDS[name]
    spaces, lines, zones, passages, starts = FACTS[name]
    assert len(board.spaces) == spaces
    assert len({frozenset(line) for line in board.lines}) == len(board.lines) == lines
    assert {zone: len(members) for zone, members in board.zones.items()} == zones
    assert [board.spaces[space] for space in board.passages] == passages
    assert [board.spaces[space] for space in board.starts] == starts


@pytest.mark.rule("R39", "R41", "R42")
@pytest.mark.parametrize("name", SPACES)
def test_every_space_has_the_printed_zones_and_the_printed_lines(name: str) -> None:
    board = BOARDS[name]
    printed = {}
    for line in SPACES[name].strip().splitlines():
        space, rest = line.split(maxsplit=1)
        zones, near = rest.split(":")
        printed[space] = (set(zones.split()), set(near.split()))
    setup = Game(["genie", "dracula"], board=name, seed=1).setup
    for here, space in enumerate(board.spaces):
        near = {board.spaces[other] for other in range(len(board.spaces)) if setup.world.adjacent[here] >> other & 1}
        assert (set(board.zones_of(here)), near) == printed.pop(space), f"space {space}"
    assert not printed


@pytest.mark.rule("R37")
@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.key)
def test_from_any_space_one_can_walk_to_any_other(board: Board) -> None:
    reached = {0}
    while True:
        further = {space for line in board.lines if reached & set(line) for space in line} - reached
        if not further:
            break
        reached |= further
    assert len(reached) == len(board.spaces)


@pytest.mark.rule("R46", "R47")
@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.key)
def test_zones_can_be_told_apart_by_their_names_without_seeing_colours(board: Board) -> None:
    """The one description of a board names every zone of every space in words; no picture or colour decides."""
    names = list(board.zones)
    assert len({name.casefold() for name in names}) == len(names)
    assert len({frozenset(members) for members in board.zones.values()}) == len(names)
    assert all(board.zones_of(space) for space in range(len(board.spaces)))
