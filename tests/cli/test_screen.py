"""What the screen refuses, what it points at first, and that every sign on the board is of one space."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from cli.screens import app, driven, duel, question
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from peerless.cli.terminal.board_view import draw, legend_rows
from peerless.cli.terminal.choices import Choices
from peerless.cli.terminal.marks import side_inside, side_name
from peerless.cli.terminal.occupants import occupants
from peerless.cli.terminal.pages import HandOver, LeavePage
from peerless.cli.terminal.panels import sides_text
from peerless.cli.terminal.plan import plan
from peerless.cli.terminal.session import SEATS, new_session
from peerless.content.library import Library
from peerless.core import layout
from peerless.game import Game


def keys_line(pilot: Pilot[str]) -> str:
    return str(pilot.app.screen.query_one("#keys", Static).render())


# Numbers.


@pytest.mark.parametrize("typed", ["99", "9999", "05", "7"])
def test_a_number_that_is_no_option_plays_nothing(typed: str) -> None:
    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        assert typed not in screen.query_one(Choices).numbers
        await pilot.press(*typed, "enter")
        await pilot.pause()
        assert screen.session.game.keys == []
        assert f"There is no option {typed}." in keys_line(pilot)
        await pilot.press("enter")
        assert screen.session.can_undo

    driven(app(duel(3)), (80, 24), drive)


def test_a_wrong_number_can_be_taken_back() -> None:
    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        choices = screen.query_one(Choices)
        choices.show(["one", "two", "twelve"], ["1", "2", "12"])
        choices.type_digit("1")  # 12 begins with it, so it waits
        choices.type_digit("5")
        assert choices.cursor == 0 and screen.session.game.keys == []
        choices.forget_digits()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert screen.session.can_undo

    driven(app(duel(3)), (80, 24), drive)


def test_after_a_pause_a_wrong_number_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("peerless.cli.terminal.choices.now", lambda: clock[0])

    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        numbers = screen.query_one(Choices).numbers
        right = next(
            number for number in numbers if not any(other != number and other.startswith(number) for other in numbers)
        )
        await pilot.press("9", "9")
        assert "There is no option 99." in keys_line(pilot)
        clock[0] += 5
        await pilot.press(*right)
        await pilot.pause()
        assert screen.session.game.keys[0] == f"space:{right}"

    driven(app(duel(3)), (80, 24), drive)


def test_options_that_differ_at_their_end_are_told_apart_where_there_is_no_room() -> None:
    texts = [f"Play Ravening Seduction with Sister {number}" for number in (1, 2, 3)]
    texts.append("Boost with Careful What You Wish For (+2)")

    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        choices = screen.query_one(Choices)
        choices.show(texts)
        lines = choices.render().plain.splitlines()
        for text, line in zip(texts, lines, strict=True):
            assert "\u2026" in line and len(line.rstrip()) <= choices.size.width
            assert line.rstrip().endswith(text[-8:]) and text[:8] in line

    driven(app(duel(3)), (80, 24), drive)


# The log.


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_long_line_of_the_log_goes_on_under_itself(size: tuple[int, int]) -> None:
    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        log = screen.query_one("#lines", Static)
        await pilot.pause()
        rows = [log.render_line(y).text.rstrip() for y in range(log.size.height)]
        drawn = next(i for i, row in enumerate(rows) if row.startswith("  Houdini draws "))
        assert rows[drawn + 1].startswith("    ") and all(len(row) <= log.size.width for row in rows)
        assert screen.query_one("#log").max_scroll_y == screen.query_one("#log").scroll_y

    driven(app(duel(3)), size, drive)


# What is pointed at first.


def dracula_beside(*others: str) -> Game:
    """At the start of Dracula's turn, with these fighters beside him and nobody else."""
    for seed in range(200):
        game, chance = Game(["dracula", "genie"], seed=seed), random.Random(seed)
        while not game.over and game.turns < 12:
            decision = game.decision
            assert decision is not None
            offered = {option.key for option in game.options}
            asked = (decision.side, decision.question.purpose)
            if asked == ("dracula", "damage") and offered == {*(f"fighter:{other}" for other in others), "pass"}:
                return game
            game.play(chance.choice(game.options))
    raise AssertionError("that does not happen")


@pytest.mark.parametrize(("others", "first"), [(["sister-1"], "pass"), (["genie", "sister-1"], "fighter:genie")])
def test_enter_alone_never_hurts_an_own_fighter(others: list[str], first: str) -> None:
    session = new_session(["dracula", "genie"], "soho", Library())
    session.game = dracula_beside(*others)

    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        await pilot.press("enter")
        assert screen.session.game.keys[-1] == first

    driven(app(session), (80, 24), drive)


def test_where_every_option_hurts_nothing_is_pointed_at() -> None:
    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        texts = [option.text() for option in screen.options]
        screen.query_one(Choices).show(texts, None, -1)
        await pilot.press("enter")
        await pilot.pause()
        assert screen.session.game.keys == [] and "point at an option" in keys_line(pilot)
        screen.query_one(Choices).move(0, 1)
        assert screen.query_one(Choices).cursor == 0

    driven(app(duel(3)), (80, 24), drive)


# Words.


def test_a_side_is_called_the_same_everywhere() -> None:
    game = duel(1, heroes="genie genie").game
    assert [side_name(game, side) for side in game.sides] == ["The Genie (1)", "The Genie (2)"]
    assert [side_inside(game, side) for side in game.sides] == ["the Genie (1)", "the Genie (2)"]
    assert any(side_name(game, "genie.2") in line for line in game.log())


def test_the_last_action_is_called_so() -> None:
    session = duel(3)

    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        seen = set()
        for _ in range(40):
            bar = str(screen.query_one("#bar", Static).render())
            if session.game.turn:
                seen.add(bar.rpartition(", ")[2].strip())
            await pilot.press("enter")
            screen = await question(pilot)
            if len(seen) == 3:
                break
        assert seen == {"2 actions left", "1 action left", "last action"}

    driven(app(session), (80, 24), drive)


def test_handing_over_names_the_hero_as_a_sentence_does() -> None:
    session = duel(5, frozenset({0, 1}), "genie dracula")

    async def drive(pilot: Pilot[str]) -> None:
        for _ in range(60):
            if isinstance(pilot.app.screen, HandOver) and session.asked == 0:
                break
            await pilot.press("enter")
        shown = str(pilot.app.screen.query_one(Static).render())
        assert "The Genie is asked." in shown

    driven(app(session), (80, 24), drive)


def test_one_message_at_a_time() -> None:
    async def drive(pilot: Pilot[str]) -> None:
        await question(pilot)
        for _ in range(4):
            pilot.app.notify("the disk [is] full", severity="error")
            await pilot.pause()
        assert len(pilot.app._notifications) == 1

    driven(app(duel(3)), (80, 24), drive)


# Leaving.


def test_ctrl_c_asks_whether_to_save(tmp_path: Path) -> None:
    program = app(duel(6), tmp_path / "game.json")

    async def drive(pilot: Pilot[str]) -> None:
        await question(pilot)
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LeavePage)
        await pilot.press("2")
        await pilot.pause()

    driven(program, (80, 24), drive)
    assert program.return_value and (tmp_path / "game.json").exists()


def test_ctrl_c_twice_leaves() -> None:
    program = app(duel(6))

    async def drive(pilot: Pilot[str]) -> None:
        await question(pilot)
        await pilot.press("l", "ctrl+c", "ctrl+c")

    driven(program, (80, 24), drive)
    assert program.return_value == ""


# The board and the panels.


def scattered(board: str, seed: int) -> Game:
    """Four heroes, their fighters anywhere."""
    heroes = ["dracula", "invisible-man", "sherlock-holmes", "houdini"]
    heroes = heroes[: len(Library().board(board).starts)]
    game, chance = Game(heroes, board=board, seed=seed), random.Random(seed)
    spaces = chance.sample(range(len(game.names.spaces)), len(game.fighters))
    for fighter, space in enumerate(spaces):
        game.state.w[layout.SPACE + fighter] = space
    game.state.w[layout.TOKENS] = sum(1 << space for space in chance.sample(range(len(game.names.spaces)), 3))
    return game


@pytest.mark.parametrize("board", ["baskerville-manor", "king-solomons-mine", "soho"])
@pytest.mark.parametrize("width", [52, 68])
def test_every_sign_is_of_its_own_space(board: str, width: int) -> None:
    """No sign lies on the label of another space, or beside one so that it reads as if it belonged there."""
    for seed in range(40):
        game = scattered(board, seed)
        height = 14 - len(legend_rows(game, width))
        where = plan(game.names.board, width, height)
        label = {(x + i, y): space for space, (x, y) in enumerate(where.corners) for i in range(where.labels[space].width)}
        taken: set[tuple[int, int]] = set()
        for one in occupants(game, where, width):
            cells = {(one.x + i, one.y) for i in range(one.width)}
            beside = {(one.x - 1, one.y), (one.x + one.width, one.y)}
            assert {label[cell] for cell in cells | beside if cell in label} <= {one.space}
            assert not cells & taken
            assert all(0 <= x < width and 0 <= y < height for x, y in cells)
            x, y = where.corners[one.space]
            assert one.y in (y - 1, y) and one.x <= x + where.labels[one.space].width and one.x + one.width > x
            taken |= cells


@pytest.mark.parametrize("board", ["baskerville-manor", "king-solomons-mine", "soho"])
def test_the_legend_is_whole(board: str) -> None:
    game = scattered(board, 1)
    rows = legend_rows(game, 52)
    text = draw(game, plan(game.names.board, 52, 14 - len(rows)), 52, 14, set(), None).plain
    last = "\n".join(text.splitlines()[-len(rows) :])
    assert all("".join(sign for sign, _ in piece) in last for row in rows for piece in row)
    assert "fog" in last


def test_the_legend_reads_without_colour() -> None:
    """A letter that its zone does not begin with is not to be read as the end of the zone before it."""
    game = Game(["houdini", "genie"], board="king-solomons-mine", seed=1)
    row = " ".join("".join(sign for sign, _ in piece) for row in legend_rows(game, 80) for piece in row)
    assert row == "orange cream red blue gray e=green w=brown @passage"


def test_the_rows_of_four_sides_fit_beside_the_board() -> None:
    for heroes in (["jekyll-and-hyde", "sherlock-holmes", "jekyll-and-hyde", "sherlock-holmes"], ["genie"] * 4):
        game = Game(heroes, board="soho", seats=SEATS[3], seed=1)
        for eyes in (0, 1, 2):
            rows = sides_text(game.view(eyes), eyes, 27, 20).split("\n")
            assert len(rows) == 8
            assert all(isinstance(row, Text) and row.cell_len <= 27 for row in rows)
            assert sum("(you)" in row.plain and " h5 d25 x0" in row.plain for row in rows) == SEATS[3].count(eyes)


def test_three_play_at_one_keyboard() -> None:
    session = new_session(
        ["houdini", "genie", "dracula", "genie"], "soho", Library(), frozenset({0, 1, 2}), seats=SEATS[3], seed=1
    )

    async def drive(pilot: Pilot[str]) -> None:
        seen = set()
        for _ in range(60):
            screen = await question(pilot)
            assert screen.eyes == session.asked
            seen.add((screen.eyes, str(screen.query_one("#hand-title", Static).render()).strip("\u2500 ")))
            await pilot.press("enter")
        assert seen == {(0, "Your hands"), (1, "Hand of the Genie (2)"), (2, "Hand of the Genie (4)")}

    driven(app(session), (80, 24), drive)
