"""The program in a terminal of its own, where what arrives are bytes and not keys."""

from __future__ import annotations

import contextlib
import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from peerless import Game

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of Unix", allow_module_level=True)

import fcntl
import struct
import termios

PATIENCE = 20.0


class Terminal:
    """`peerless play` behind a pseudo-terminal of 80x24."""

    def __init__(self, *words: str, program: tuple[str, ...] = ("-m", "peerless.cli.main", "play")) -> None:
        self.keyboard, inside = os.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        command = [sys.executable, *program, *words]
        surroundings = {**os.environ, "TERM": "xterm-256color"}
        self.program = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=surroundings)
        os.close(inside)
        self.seen = b""

    def wait_for(self, words: bytes) -> bool:
        """Whether this came on the screen after what was waited for before."""
        until = time.monotonic() + PATIENCE
        while words not in self.seen and time.monotonic() < until:
            if select.select([self.keyboard], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.keyboard, 1 << 16)
                except OSError:
                    break
        found = words in self.seen
        self.seen = self.seen.partition(words)[2] if found else self.seen
        return found

    def type(self, keys: bytes) -> None:
        os.write(self.keyboard, keys)

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.program.kill()
        self.program.wait()
        os.close(self.keyboard)


@pytest.mark.parametrize("garbled", [b"\xff", b"\xe9", b"\xc3\x28", b"\x1b[\xfe"])
def test_bytes_that_are_no_text_do_no_harm(garbled: bytes) -> None:
    """A terminal that does not speak UTF-8 sends such bytes for a letter with an accent."""
    terminal = Terminal("houdini", "genie", "--seed", "7")
    try:
        assert terminal.wait_for(b"choose")
        for keys in (garbled, b"x", b"?"):  # the key after it may be taken for the rest of a letter
            terminal.type(keys)
            time.sleep(0.3)
        assert terminal.wait_for(b"Answer the question"), terminal.seen[-2000:].decode(errors="replace")
    finally:
        terminal.close()


def test_a_program_that_broke_does_not_end_as_if_all_were_well() -> None:
    code = (
        "import sys; from peerless.cli.main import main; from peerless.cli.terminal.board_view import BoardView\n"
        "BoardView.render = lambda self: 1 // 0\n"
        "sys.exit(main(['play', 'houdini', 'genie']))"
    )
    terminal = Terminal(program=("-c", code))
    try:
        assert terminal.wait_for(b"ZeroDivisionError")
        terminal.wait_for(b"no such words: read to the end")
        assert terminal.program.wait(PATIENCE) == 1
    finally:
        terminal.close()


def test_the_command_of_the_page_about_hero_files_begins_a_game(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "hero-files.md").read_text("utf-8")
    command = next(line.split() for line in page.splitlines() if line.startswith("    peerless play "))
    hero, board = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    for file, text in (("my-heroes/diver.toml", hero), ("my-boards/pier.toml", board)):
        (tmp_path / file).parent.mkdir()
        (tmp_path / file).write_text(text, encoding="utf-8")
    terminal = Terminal(*[str(tmp_path / word) if word.startswith("my-") else word for word in command[2:]])
    try:
        assert terminal.wait_for(b"choose"), terminal.seen.decode(errors="replace")
    finally:
        terminal.close()


@pytest.mark.parametrize("words", [("houdini", "genie"), ("--board", "soho"), ("--seed", "3"), ("--players", "2")])
def test_a_saved_game_keeps_what_it_began_with(tmp_path: Path, words: tuple[str, ...]) -> None:
    saved = tmp_path / "game.json"
    saved.write_text(Game(["houdini", "genie"], seed=1).dump(), encoding="utf-8")
    terminal = Terminal("--load", str(saved), *words)
    try:
        given = "heroes" if words[0] == "houdini" else words[0]
        assert terminal.wait_for(f"peerless: a saved game goes on as it began; leave out {given}".encode())
        assert terminal.program.wait(PATIENCE) == 2
    finally:
        terminal.close()
