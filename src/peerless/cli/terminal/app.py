"""The program in the terminal: the start page, then one game after another."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.notifications import SeverityLevel

from peerless.cli.terminal.game_screen import GameScreen
from peerless.cli.terminal.keyboard import forgiving
from peerless.cli.terminal.pages import LeavePage, Page
from peerless.cli.terminal.say import catalogue, language, next_language, speak
from peerless.cli.terminal.session import Session
from peerless.cli.terminal.start_screen import Choice, StartScreen
from peerless.cli.terminal.style import CSS
from peerless.content.faults import Fault
from peerless.content.words import OWN_NAMES


class TerminalApp(App[str]):
    """Ends with the line that is printed afterwards, if any."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", priority=True),
        Binding("f2", "next_language", priority=True),
    ]

    def get_driver_class(self) -> type[Driver]:
        return forgiving(super().get_driver_class())

    def action_leave(self) -> None:
        self.exit("")

    def action_next_language(self) -> None:
        self.speak(next_language())
        self.notify(OWN_NAMES[language()], timeout=2)

    def speak(self, lang: str) -> None:
        """Another language from now on, on every screen and page that lies there."""
        speak(lang)
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.retell()

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = False,  # a fault may speak of [lists]
    ) -> None:
        """One at a time: what was said before has been read, or matters less."""
        self.clear_notifications()
        super().notify(message, title=title, severity=severity, timeout=timeout, markup=markup)


class PlayApp(TerminalApp):
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

    def action_leave(self) -> None:
        """Ask whether to save, where there is something to save; whoever insists may go."""
        table = next((screen for screen in self.screen_stack if isinstance(screen, GameScreen)), None)
        if table is None or isinstance(self.screen, LeavePage):
            self.exit("")
        else:
            table.leave()

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
            self.notify(catalogue().tell(problem), severity="error")
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
