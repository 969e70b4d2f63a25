"""The boards, against what was read off the printed ones."""

from __future__ import annotations

import pytest

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
# Some spaces with their zones, and all spaces that they are joined to.
SAMPLES: dict[tuple[str, str], tuple[str, str]] = {
    ("king-solomons-mine", "4"): ("cream orange red", "3 5"),
    ("king-solomons-mine", "7"): ("blue red", "23 27 5 6 8"),
    ("king-solomons-mine", "14"): ("gray green", "13 15 16 17"),
    ("king-solomons-mine", "23"): ("blue brown red", "25 7"),
    ("soho", "12"): ("brown gray navy", "11 20 8"),
    ("soho", "19"): ("orange", "17 23 9"),
    ("soho", "25"): ("orange yellow", "20 24 26"),
    ("baskerville-manor", "8"): ("brown green yellow", "15 2 3 6 9"),
    ("baskerville-manor", "12"): ("blue navy", "11 31 7"),
    ("baskerville-manor", "15"): ("green violet", "13 14 18 22 23 8"),
    ("baskerville-manor", "21"): ("gray violet", "16 23 28"),
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


@pytest.mark.rule("R39", "R42")
@pytest.mark.parametrize(("name", "space"), SAMPLES)
def test_a_space_has_the_printed_zones_and_neighbors(name: str, space: str) -> None:
    board = BOARDS[name]
    zones, joined = SAMPLES[name, space]
    here = board.index(space)
    near = {board.spaces[a if b == here else b] for a, b in board.lines if here in (a, b)}
    assert (" ".join(sorted(board.zones_of(here))), " ".join(sorted(near))) == (zones, joined)


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
