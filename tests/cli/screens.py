"""The program in the terminal, driven by tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.events import Key
from textual.pilot import Pilot

from peerless.cli.terminal.app import PlayApp
from peerless.cli.terminal.game_screen import GameScreen
from peerless.cli.terminal.pages import HandOver
from peerless.cli.terminal.session import SEATS, Session, new_session
from peerless.cli.terminal.start_screen import Choice, StartScreen
from peerless.content.library import Library


def app(session: Session | None = None, save_to: Path | None = None) -> PlayApp:
    library = Library()

    def make(choice: Choice) -> Session:
        seats = SEATS[choice.players]
        people = frozenset(seats) if choice.hot_seat else frozenset({0})
        return new_session(choice.heroes, choice.board, library, people, choice.bot, seed=5, seats=seats)

    return PlayApp(lambda: StartScreen(library), make, session, save_to, pace=0)


def duel(seed: int, people: frozenset[int] = frozenset({0}), heroes: str = "houdini dracula") -> Session:
    names = heroes.split()
    board = "king-solomons-mine" if len(names) == 2 else "soho"
    return new_session(names, board, Library(), people, "random", seed)


def driven(program: PlayApp, size: tuple[int, int], drive: Callable[[Pilot[str]], Awaitable[None]]) -> None:
    async def main() -> None:
        async with program.run_test(size=size) as pilot:
            await pilot.pause()
            await drive(pilot)

    asyncio.run(main())


async def question(pilot: Pilot[str]) -> GameScreen:
    """The table, once it asks the person something (or the game is over)."""
    for _ in range(500):
        screen = pilot.app.screen
        if isinstance(screen, HandOver):
            await pilot.press("enter")
        elif isinstance(screen, GameScreen) and (screen.options or screen.session.game.over):
            return screen
        await pilot.pause(0.001)
    raise AssertionError("no question came")


async def keys(pilot: Pilot[str], names: list[str]) -> None:
    """Keys in quick succession, as they come from a keyboard; pilot.press waits long after each."""
    for name in names:
        character = {"question_mark": "?", "space": " "}.get(name, name if len(name) == 1 else None)
        pilot.app.post_message(Key(name, character))
        await asyncio.sleep(0.002)
