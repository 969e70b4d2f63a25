"""A recorded game on the screen: turn by turn, with the board, by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from records.games import SHAPES, played
from textual.pilot import Pilot
from textual.widgets import Static

from peerless.cli.lines import wrap
from peerless.cli.main import main
from peerless.cli.terminal.board_view import BoardView
from peerless.cli.terminal.replay_screen import ReplayApp, ReplayScreen
from peerless.record.files import save_record
from peerless.record.log import log
from peerless.record.notation import to_notation
from peerless.record.watch import pages, title


def stepped(drive: Callable[[Pilot[str]], Awaitable[None]], shape: int = 0, size: tuple[int, int] = (80, 24)) -> None:
    record = played(shape, most=40).record()
    found = pages(record)
    told = [title(record)], [log(page.events, record.setup) for page in found]
    program = ReplayApp(lambda _: told, found, "en")

    async def main() -> None:
        async with program.run_test(size=size) as pilot:
            await pilot.pause()
            await drive(pilot)

    asyncio.run(main())


def shown(pilot: Pilot[str], where: str) -> str:
    return str(pilot.app.screen.query_one(where, Static).render())


def test_keys_lead_from_turn_to_turn() -> None:
    async def drive(pilot: Pilot[str]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        last = len(screen._pages) - 1
        seen = [screen.at]
        for key in ("right", "n", "enter", "left", "p", "b", "end", "home"):
            await pilot.press(key)
            seen.append(screen.at)
        assert seen == [0, 1, 2, 3, 2, 1, 0, last, 0]
        await pilot.press("p")
        assert screen.at == 0 and "beginning" in shown(pilot, "#keys")
        await pilot.press("end", "n")
        assert screen.at == last and "This is the end." in shown(pilot, "#keys")
        await pilot.press("x")
        assert screen.at == last and "This key does nothing here." in shown(pilot, "#keys")
        await pilot.press("q")
        await pilot.pause()
        assert not pilot.app.is_running

    stepped(drive)


@pytest.mark.parametrize("shape", range(len(SHAPES)))
@pytest.mark.parametrize("size", [(80, 24), (40, 10), (120, 40)])
def test_the_board_is_as_it_was_then(shape: int, size: tuple[int, int]) -> None:
    async def drive(pilot: Pilot[str]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        for page in screen._pages:
            board = screen.query_one(BoardView)
            assert board.table is page.table
            assert board.render().plain.strip() or size[1] < 24  # a small window shows what fits
            assert "Houdini" in shown(pilot, "#bar") or shape not in (0, 5)
            await pilot.press("n")

    stepped(drive, shape, size)


def test_printed_lines_break_between_words() -> None:
    line = "    The Genie draws Feint, I Grant You... Death and Wishing for More Wishes."
    rows = wrap(line, 40).splitlines()
    assert len(rows) == 3 and all(len(row) <= 40 for row in rows)
    assert rows[0].startswith("    The") and rows[1].startswith("      You...")
    assert " ".join(" ".join(rows).split()) == line.strip()
    assert wrap("", 40) == ""


def test_the_notation_is_printed_and_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(0, most=40).record()
    kept, noted = tmp_path / "game.json", tmp_path / "game.txt"
    save_record(record, kept)
    assert main(["replay", "--notation", str(kept)]) == 0
    text = capsys.readouterr().out
    assert text == to_notation(record)
    noted.write_text(text, encoding="utf-8")
    assert main(["replay", "--notation", str(noted)]) == 0
    assert capsys.readouterr().out == text
    assert main(["replay", "--notation", "--seat", "1", str(kept)]) == 2
    assert capsys.readouterr().err == "peerless: notation tells the whole game; --seat is for the log\n"
