"""A recorded game on the screen, turn by turn: the board as it was at the end of the turn, and what had happened."""

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from peerless.cli.lines import Lines
from peerless.cli.terminal.app import TerminalApp
from peerless.cli.terminal.board_view import BoardView
from peerless.cli.terminal.pages import Page, key_of
from peerless.cli.terminal.panels import fighters_text
from peerless.cli.terminal.say import catalogue, language, speak
from peerless.record.watch import Page as Turn

NEXT = ("right", "n", "enter", "space")
BACK = ("left", "p", "b", "backspace")
Told = tuple[list[str], list[list[str]]]
SCROLL = {"up": -1, "down": 1, "pageup": -6, "pagedown": 6}


class ReplayScreen(Page[None]):
    def __init__(self, told: Callable[[str], Told], pages: Sequence[Turn]) -> None:
        """`told` gives the headings and the log of each turn in a language."""
        super().__init__()
        self._told, self._pages = told, pages
        self._headings, self._logs = told(language())
        self.at = 0

    def compose(self) -> ComposeResult:
        with Vertical(id="all"):
            yield Static(Text(self._headings[0]), id="bar")
            with Horizontal(id="table"):
                yield BoardView(id="board")
                with Vertical(id="aside"):
                    yield Static(id="sides")
            with VerticalScroll(id="told", can_focus=False):
                yield Static(id="lines")
            yield Static(id="keys")

    def on_mount(self) -> None:
        for note in self._headings[1:]:
            self.notify(note, severity="warning")
        self.call_after_refresh(self._show, 0)

    def retell(self) -> None:
        self._headings, self._logs = self._told(language())
        self.query_one("#bar", Static).update(Text(self._headings[0]))
        self._show(self.at)

    def _show(self, at: int, hint: str = "keys") -> None:
        """Go to a turn, as far as there are turns."""
        last = len(self._pages) - 1
        if not 0 <= at <= last:
            hint = "first" if at < 0 else "last"
        self.at = min(max(at, 0), last)
        page, lines = self._pages[self.at], self._logs[self.at]
        self.query_one("#board", BoardView).show(page.table, set(), None)
        self.query_one("#sides", Static).update(fighters_text(page.table, self.query_one("#aside").size.width))
        told = self.query_one("#told", VerticalScroll)
        told.border_title = f"{self.at}/{last}"
        self.query_one("#lines", Static).update(Lines(lines))
        told.scroll_home(animate=False)
        self._say(hint)

    def _say(self, message: str) -> None:
        style = "#8a93a2" if message == "keys" else "bold #ffcc66"
        text = Text(catalogue().say(f"watch.{message}"), style, no_wrap=True, overflow="ellipsis")
        if message != "keys":
            text.append("   " + catalogue().say("watch.keys"), "not bold #8a93a2")
        self.query_one("#keys", Static).update(text)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = key_of(event)
        if key in NEXT:
            self._show(self.at + 1)
        elif key in BACK:
            self._show(self.at - 1)
        elif key == "home":
            self._show(0)
        elif key == "end":
            self._show(len(self._pages) - 1)
        elif key in SCROLL:
            self.query_one("#told", VerticalScroll).scroll_relative(y=SCROLL[key], animate=False)
        elif key in ("q", "escape"):
            self.app.exit("")
        else:
            self._say("unknown-key")


class ReplayApp(TerminalApp):
    def __init__(self, told: Callable[[str], Told], pages: Sequence[Turn], lang: str) -> None:
        super().__init__()
        speak(lang)
        self._screen = ReplayScreen(told, pages)

    def on_mount(self) -> None:
        self.push_screen(self._screen)
