"""The program in the terminal: the start page, then one game after another."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from peerless.cli.terminal.game_screen import GameScreen
from peerless.cli.terminal.session import Session
from peerless.cli.terminal.start_screen import Choice, StartScreen
from peerless.cli.terminal.style import CSS
from peerless.content.faults import Fault


class PlayApp(App[str]):
    """Ends with the line that is printed afterwards, if any."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "quit", priority=True)]

    def __init__(
        self,
        start: Callable[[], StartScreen],
        make: Callable[[Choice], Session],
        session: Session | None = None,
        save_to: Path | None = None,
        pace: float = 0.15,
    ) -> None:
        super().__init__()
        self._start = start
        self._make = make
        self._session = session
        self._save_to = save_to
        self._pace = pace

    def on_mount(self) -> None:
        if self._session is None:
            self._choose()
        else:
            self._play(self._session)

    def _choose(self) -> None:
        self.push_screen(self._start(), self._chosen)

    def _chosen(self, choice: Choice | None) -> None:
        if choice is None:
            self.exit("")
            return
        try:
            session = self._make(choice)
        except Fault as problem:
            self._choose()
            self.notify(str(problem), severity="error")
            return
        self._play(session)

    def _play(self, session: Session) -> None:
        heroes = [side.replace(".", "-") for side in session.game.sides]
        save_to = self._save_to or _fresh("-".join(heroes))
        self.push_screen(GameScreen(session, save_to, self._pace), lambda _: self._choose())


def _fresh(name: str) -> Path:
    """A file in this folder that is not there yet."""
    number = 1
    while (path := Path(f"{name}{'' if number == 1 else f'-{number}'}.json")).exists():
        number += 1
    return path
