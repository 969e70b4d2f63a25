"""The boards, against what was read off the printed ones."""

from __future__ import annotations

import pytest
from rules.board_facts import SPACES

from peerless import Fault, Game
from peerless.cli.terminal.board_view import draw, legend_rows
from peerless.cli.terminal.canvas import Canvas
from peerless.cli.terminal.marks import zone_letters
from peerless.cli.terminal.plan import plan
from peerless.content.board import Board
from peerless.content.library import Library
from peerless.core import layout

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


def printed_spaces(name: str) -> dict[str, tuple[set[str], set[str]]]:
    """The zones and the neighbors of each space."""
    printed = {}
    for line in SPACES[name].strip().splitlines():
        space, rest = line.split(maxsplit=1)
        zones, near = rest.split(":")
        printed[space] = (set(zones.split()), set(near.split()))
    return printed


@pytest.mark.rule("R39", "R41", "R42")
@pytest.mark.parametrize("name", SPACES)
def test_every_space_has_the_printed_zones_and_the_printed_lines(name: str) -> None:
    board = BOARDS[name]
    printed = printed_spaces(name)
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


@pytest.mark.rule("R25", "R45")
@pytest.mark.parametrize("name", SPACES)
def test_the_board_is_chosen_before_anybody_stands_on_it(name: str) -> None:
    """The same two heroes begin on the first two starting spaces of whichever board was chosen, Bess in their zone."""
    game = Game(["houdini", "genie"], board=name, seed=1)
    first, second, *_ = FACTS[name][4]
    printed = printed_spaces(name)
    near = {space for space, (zones, _) in printed.items() if zones & printed[first][0]} - {first, second}
    assert game.turn is None
    assert {option.key for option in game.options} == {f"space:{space}" for space in near}
    game.play(game.options[0])
    assert (game.fighter("houdini").space, game.fighter("genie").space) == (first, second)


@pytest.mark.rule("R25")
def test_without_a_board_that_is_there_no_game_begins() -> None:
    with pytest.raises(Fault, match="there is no board 'atlantis'"):
        Game(["houdini", "genie"], board="atlantis", seed=1)


def legend(rows: list[str]) -> dict[str, str]:
    """The letter of each zone: in front of its name ("r=brown"), or its first one."""
    words = [word.partition("=") for word in " ".join(rows).split()]
    return {name or first: first[0] for first, _, name in words}


@pytest.mark.rule("R46", "R47")
@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize("width", [52, 68, 120])
def test_a_board_drawn_without_colour_shows_its_spaces_lines_and_zones(
    name: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The characters alone, read off the drawing, tell what is printed in colours."""
    board, height = BOARDS[name], 25
    drawn: list[set[tuple[float, float]]] = []
    monkeypatch.setattr(Canvas, "line", lambda _, start, end: drawn.append({start, end}))
    game = Game(["houdini", "genie"], board=name, seed=1)
    for fighter in range(len(game.fighters)):  # without fighters: where room is scarce their signs lie over the letters
        game.state.w[layout.SPACE + fighter] = layout.NOWHERE
    rows = len(legend_rows(game, width))
    where = plan(board, width, height - rows)
    shown = draw(game, where, width, height, set(), None).plain.split("\n")
    letters = {zone: letter for zone, letter in legend(shown[-rows:]).items() if zone in FACTS[name][2]}
    assert len(set(letters.values())) == len(FACTS[name][2]), "each zone has its letter"
    for space, (zones, near) in printed_spaces(name).items():
        at = board.index(space)
        x, y = where.corners[at]
        label = shown[y][x:].split()[0]
        assert label.startswith(space)
        signs = "".join(letters[zone] for zone in zones) + "@" * (space in FACTS[name][3])
        assert sorted(label[len(space) :]) == sorted(signs), f"space {space}"
        ends = [point for line in drawn if where.middle(at) in line for point in line - {where.middle(at)}]
        assert sorted(ends) == sorted(where.middle(board.index(other)) for other in near), f"lines of space {space}"


@pytest.mark.rule("R46")
def test_zones_whose_names_begin_alike_have_letters_of_their_own() -> None:
    zones = {"sand": (0,), "Sea": (1,), "stone": (2,), "s": (3,), "ss": (4,)}
    letters = zone_letters(Board("coast", "Coast", spaces=tuple("abcde"), lines=(), zones=zones))
    assert list(letters) == list(zones)
    assert len(set(letters.values())) == len(zones)
