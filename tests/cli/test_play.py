"""Play in the terminal: whole games by keys, undo, the pages, hot seat, and what happens without a terminal."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from cli.screens import app, driven, duel, keys, question
from textual.pilot import Pilot

from peerless.cli.terminal.board_view import BoardView
from peerless.cli.terminal.choices import Choices
from peerless.cli.terminal.game_screen import GameScreen
from peerless.cli.terminal.marks import fighter_marks, zone_letters
from peerless.cli.terminal.pages import HandOver
from peerless.cli.terminal.panels import hand_rows
from peerless.cli.terminal.plan import plan
from peerless.cli.terminal.start_screen import StartScreen
from peerless.content.library import Library
from peerless.core import layout
from peerless.game import Game

ANSWERS = ["enter", "enter", "enter", "down", "up", "left", "right", "1", "2", "3", "0", "7", "p", "space"]
OTHERS = ["u", "tab", "escape", "c", "l", "question_mark", "x", "f5", "home", "end", "pageup", "backspace", "ctrl+a"]


@pytest.mark.parametrize(
    ("size", "seed", "heroes"),
    [((80, 24), 1, "houdini invisible-man"), ((120, 40), 2, "genie sherlock-holmes jekyll-and-hyde dracula")],
)
def test_a_whole_game_by_random_keys(size: tuple[int, int], seed: int, heroes: str, tmp_path: Path) -> None:
    chance = random.Random(seed)
    session = duel(seed, heroes=heroes)
    for fighter in range(len(session.game.fighters)):
        session.game.state.w[layout.HEALTH + fighter] = 2  # a short game

    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        for _ in range(3000):
            if session.game.over:
                break
            await keys(pilot, [chance.choice(ANSWERS)])
        await pilot.pause()
        if pilot.app.screen is screen:  # the last keys may have led on already
            assert "Another game" in screen.query_one(Choices).texts

    driven(app(session, tmp_path / "game.json"), size, drive)
    assert session.game.over


@pytest.mark.parametrize("size", [(80, 24), (40, 10), (120, 40)])
def test_any_key_at_any_time(size: tuple[int, int], tmp_path: Path) -> None:
    chance = random.Random(size[0])

    async def drive(pilot: Pilot[str]) -> None:
        for _ in range(3):
            await keys(pilot, chance.choices(ANSWERS[:8] + OTHERS, k=60))
            await pilot.resize_terminal(chance.randint(1, 200), chance.randint(1, 60))
        await pilot.press("enter")
        assert pilot.app.is_running or pilot.app.return_value is not None

    driven(app(duel(3), tmp_path / "game.json"), size, drive)


def test_undo_goes_back_to_the_last_own_question() -> None:
    async def drive(pilot: Pilot[str]) -> None:
        seen = []
        for _ in range(6):
            screen = await question(pilot)
            seen.append((screen.session.game.state.digest(), [o.key for o in screen.options]))
            await pilot.press("enter")
        await question(pilot)
        for digest, offered in reversed(seen):
            await pilot.press("u")
            screen = await question(pilot)
            assert screen.session.game.state.digest() == digest
            assert [o.key for o in screen.options] == offered
        await pilot.press("u")  # there is nothing left to take back
        assert screen.session.game.state.digest() == seen[0][0]

    driven(app(duel(4)), (80, 24), drive)


def test_hot_seat_hides_the_hands_between_players() -> None:
    session = duel(5, frozenset({0, 1}))

    async def drive(pilot: Pilot[str]) -> None:
        handed = 0
        for _ in range(30):
            screen = pilot.app.screen
            if isinstance(screen, HandOver):
                handed += 1
                assert not screen.query(Choices) and not screen.query(BoardView)
            elif isinstance(screen, GameScreen) and screen.options:
                assert screen.eyes == session.asked
                shown = " ".join(row.plain for row, _ in hand_rows(screen.table, screen.eyes))
                assert shown
            await keys(pilot, ["enter"])
            await pilot.pause(0.02)
        assert handed >= 2

    driven(app(session), (80, 24), drive)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_page_begins_a_game(players: int) -> None:
    async def drive(pilot: Pilot[str]) -> None:
        start = pilot.app.screen
        assert isinstance(start, StartScreen)
        await pilot.press("down", *["right"] * (players - 2))  # around to the first line: a duel, three, two teams
        await pilot.press("down", "down", "down", "right", "up", "up", "up", "up", "enter")
        screen = await question(pilot)
        assert len(screen.session.game.seats) == players
        assert len(screen.session.game.sides) == (2 if players == 2 else 4)
        await pilot.press("q", "3")

    driven(app(), (80, 24), drive)


def test_leaving_saves_a_game_that_can_be_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    program = app(duel(6), file)

    async def drive(pilot: Pilot[str]) -> None:
        await question(pilot)
        await pilot.press("enter")
        await question(pilot)
        await pilot.press("q", "2")
        await pilot.pause()

    driven(program, (80, 24), drive)
    assert program.return_value == f"Saved to {file}."
    assert Game.load(file.read_text()).keys


def test_a_click_on_a_space_takes_it() -> None:
    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        option = screen.options[-1]
        board = screen.query_one(BoardView)
        where = board.plan()
        assert where is not None and option.key.startswith("space:")
        x, y = where.corners[screen.table.names.spaces.index(option.key[6:])]
        await pilot.click(BoardView, offset=(x + 1, y))
        await pilot.pause()
        assert screen.session.game.keys[0] == option.key

    driven(app(duel(7)), (80, 24), drive)


@pytest.mark.parametrize("board", sorted(Library().boards))
@pytest.mark.parametrize("size", [(52, 13), (52, 14), (80, 25), (140, 45)])
def test_every_space_of_a_board_has_a_place_of_its_own(board: str, size: tuple[int, int]) -> None:
    where = plan(Library().board(board), *size)
    cells = [(x + i, y) for (x, y), label in zip(where.corners, where.labels, strict=True) for i in range(label.width)]
    assert len(cells) == len(set(cells))
    assert all(0 <= x < size[0] and 1 <= y < size[1] for x, y in cells)


def test_zones_and_fighters_are_told_apart_without_colour() -> None:
    for key in Library().boards:
        letters = zone_letters(Library().board(key))
        assert len(set(letters.values())) == len(letters)
    for heroes in ("houdini houdini", "dracula dracula dracula dracula", "sherlock-holmes houdini"):
        marks = fighter_marks(duel(1, heroes=heroes).game)
        assert len(set(marks.values())) == len(marks)


@pytest.mark.parametrize("words", [["play"], ["play", "houdini", "genie"]])
def test_without_a_terminal_there_is_one_sentence(words: list[str]) -> None:
    command = [sys.executable, "-m", "peerless.cli.main", *words]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 2
    assert done.stdout == "" and len(done.stderr.splitlines()) == 1


def test_about_says_which_core_and_imports_nothing_heavy() -> None:
    code = "import sys; from peerless.cli.main import main; main(['about'])\n"
    code += "print([m for m in ('textual', 'lark', 'rich', 'yaml') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "interpreted" in done.stdout or "compiled" in done.stdout
    assert "Restoration Games" in done.stdout
    assert done.stdout.endswith("[]\n")
