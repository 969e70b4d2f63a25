"""The first page: who plays whom, where, and against whom."""

import random
from dataclasses import dataclass, field

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from peerless.bots import BOTS, USUAL_BOT
from peerless.cli.terminal.pages import Page, help_page
from peerless.cli.terminal.session import SEATS
from peerless.content.board import Board
from peerless.content.faults import Fault
from peerless.content.hero import Hero
from peerless.content.library import Library

ANY = "surprise me"
BOT, HOT_SEAT = "a bot", "hot seat"
SHAPES = {"2": "Duel", "3": "Three players, one with two heroes", "4": "Two teams of two"}
BOT_NAMES = {"greedy": "greedy (looks one step ahead)", "random": "random (does anything)"}
TITLE = "P E E R L E S S"
SUBTITLE = "\nan open engine for the Unmatched duel system"


@dataclass(frozen=True)
class Choice:
    """What was chosen: everything that a session needs."""

    heroes: tuple[str, ...]
    board: str
    players: int
    hot_seat: bool
    bot: str


@dataclass
class Field:
    """A line of the form: its values, and which of them is shown."""

    key: str
    title: str
    values: list[str]
    names: dict[str, str] = field(default_factory=dict)
    at: int = 0

    @property
    def value(self) -> str:
        return self.values[self.at % len(self.values)]

    @property
    def shown(self) -> str:
        return self.names.get(self.value, self.value)


class Form(Widget):
    """The lines; arrows or the mouse change them."""

    class Clicked(Message):
        def __init__(self, row: int, backwards: bool) -> None:
            super().__init__()
            self.row, self.backwards = row, backwards

    def __init__(self) -> None:
        super().__init__(id="form")
        self.fields: list[Field] = []
        self.row = 0

    def render(self) -> Text:
        text = Text(no_wrap=True, end="")
        for row, entry in enumerate(self.fields):
            here = row == self.row
            text.append("\u25ba " if here else "  ", "bold #a6e22e")
            text.append(f"{entry.title:<16}", "bold" if here else "#8a93a2")
            text.append("\u25c2 " if here else "  ", "#a6e22e")
            text.append(entry.shown, "bold #ffffff" if here else "")
            text.append(" \u25b8" if here else "", "#a6e22e")
            text.append("\n")
        here = self.row == len(self.fields)
        text.append("\n" + ("\u25ba " if here else "  "), "bold #a6e22e")
        text.append(" Start the game ", "bold #101010 on #a6e22e" if here else "bold #a6e22e")
        return text

    def get_content_height(self, *_: object) -> int:
        return len(self.fields) + 2

    def on_click(self, event: events.Click) -> None:
        row = len(self.fields) if event.y > len(self.fields) else event.y
        self.post_message(self.Clicked(row, event.x < 20))


class StartScreen(Page[Choice | None]):
    """Chooses heroes, board, and a bot or another person."""

    def __init__(
        self,
        library: Library,
        board: str | None = None,
        bot: str = USUAL_BOT,
        hot_seat: bool = False,
        players: int = 2,
        seat: int = 1,
    ) -> None:
        """What was said on the command line is already chosen. `seat` is the person's, counted from 1."""
        super().__init__()
        self._seat = seat - 1
        self._heroes: dict[str, Hero] = {}
        self._boards: dict[str, Board] = {}
        self._faults: list[str] = []
        for key in library.heroes:
            try:
                self._heroes[key] = library.hero(key).hero
            except Fault as problem:
                self._faults.append(str(problem))
        for key in library.boards:
            try:
                self._boards[key] = library.board(key)
            except Fault as problem:
                self._faults.append(str(problem))
        if not self._heroes or not self._boards:
            raise Fault("there is no hero or no board that can be played")
        heroes = [*self._heroes, ANY]
        names = {key: hero.name for key, hero in self._heroes.items()}
        self._shape = Field("shape", "Game", [str(number) for number in SEATS], SHAPES)
        self._mode = Field("mode", "Against", [BOT, HOT_SEAT], {HOT_SEAT: "each other, at this keyboard"})
        self._bot = Field("bot", "The bot is", list(BOTS), BOT_NAMES)
        self._sides = [Field(f"hero{i}", "", heroes, names, at=i) for i in range(4)]
        boards = {key: board.name for key, board in self._boards.items()}
        self._board = Field("board", "Board", [*self._boards, ANY], boards)
        self._board.at = self._board.values.index(board) if board in self._boards else 0
        self._bot.at = self._bot.values.index(bot)
        self._mode.at = int(hot_seat)
        self._shape.at = list(SEATS).index(players)

    def compose(self) -> ComposeResult:
        with Vertical(id="start"):
            yield Static(
                Text.assemble((TITLE, "bold #a6e22e"), "\nan open engine for the Unmatched duel system"), id="title"
            )
            yield Form()
            yield Static(id="about")
            yield Static(id="hint")

    def on_mount(self) -> None:
        self.query_one("#title", Static).styles.text_align = "center"
        self._form.row = 99
        self._arrange()
        if self._faults:
            self.notify("\n".join(self._faults), title="Left out", severity="warning", timeout=15)

    @property
    def _form(self) -> Form:
        return self.query_one(Form)

    def _arrange(self) -> None:
        """Only the lines that matter for this kind of game."""
        hot = self._mode.value == HOT_SEAT
        for entry, title in zip(self._sides, self._titles(hot), strict=False):
            entry.title = title
        need = len(self._seats)
        kept = self._board.value
        self._board.values = [key for key, board in self._boards.items() if len(board.starts) >= need] + [ANY]
        self._board.at = self._board.values.index(kept) if kept in self._board.values else 0
        form = self._form
        form.fields = [self._shape, self._mode, *([] if hot else [self._bot]), *self._sides[:need], self._board]
        form.row = min(form.row, len(form.fields))
        form.refresh(layout=True)
        self._explain()

    @property
    def _seats(self) -> tuple[int, ...]:
        return SEATS[int(self._shape.value)]

    def _titles(self, hot: bool) -> list[str]:
        """What each hero's line is called: whose it is, and in teams which team's."""
        own = self._seat if self._seat in self._seats else 0
        yours = [not hot and seat == own for seat in self._seats]
        if len(self._seats) == 2:
            return ["First hero", "Second hero"] if hot else ["Your hero" if mine else "Bot's hero" for mine in yours]
        titles = ["Team A, 1st", "Team B, 2nd", "Team A, 3rd", "Team B, 4th"]
        return [f"{title} {'you' if mine else ''}".rstrip() for title, mine in zip(titles, yours, strict=True)]

    def _explain(self) -> None:
        form = self._form
        entry = form.fields[form.row] if form.row < len(form.fields) else None
        text = Text()
        hero = self._heroes.get(entry.value) if entry else None
        board = self._boards.get(entry.value) if entry else None
        if hero is not None:
            text.append(hero.name, "bold")
            parts = []
            for fighter in hero.fighters:
                times = "" if fighter.count == 1 else f" \u00d7{fighter.count}"
                parts.append(f"{fighter.name}{times} {fighter.health} {'ranged' if fighter.ranged else 'melee'}")
            text.append(f"  move {hero.move}, {', '.join(parts)}\n", "#8a93a2")
            text.append(hero.ability_text)
        elif board is not None:
            text.append(board.name, "bold")
            passages = f", {len(board.passages)} with a secret passage" if board.passages else ""
            text.append(f"  {len(board.spaces)} spaces, {len(board.zones)} zones{passages}", "#8a93a2")
        else:
            text.append("Two heroes meet on a board. Maneuver, attack and scheme until one of them is left.\n")
            text.append("Unofficial: Unmatched is a trademark of Restoration Games, LLC.", "#8a93a2")
        self.query_one("#about", Static).update(text)
        hint = "[b]\u2191\u2193[/b] line  [b]\u2190\u2192[/b] change  [b]Enter[/b] start  [b]?[/b] help  [b]q[/b] quit"
        self.query_one("#hint", Static).update(Text.from_markup(hint))

    def _change(self, row: int, by: int) -> None:
        if row < len(self._form.fields):
            entry = self._form.fields[row]
            entry.at = (entry.at + by) % len(entry.values)
            self._arrange()

    def _start(self) -> None:
        entries = self._sides[: len(self._seats)]
        heroes = tuple(random.choice(list(self._heroes)) if entry.value == ANY else entry.value for entry in entries)
        board = self._board.value
        if board == ANY:
            board = random.choice([key for key in self._board.values if key != ANY] or list(self._boards))
        self.leave_with(Choice(heroes, board, int(self._shape.value), self._mode.value == HOT_SEAT, self._bot.value))

    def on_form_clicked(self, message: Form.Clicked) -> None:
        form = self._form
        form.row = min(message.row, len(form.fields))
        if form.row == len(form.fields):
            self._start()
        else:
            self._change(form.row, -1 if message.backwards else 1)

    def on_key(self, event: events.Key) -> None:
        form = self._form
        rows = len(form.fields) + 1
        if event.key in ("up", "down", "tab", "shift+tab"):
            form.row = (form.row + (1 if event.key in ("down", "tab") else -1)) % rows
            form.refresh()
            self._explain()
        elif event.key in ("left", "right", "space"):
            self._change(form.row, -1 if event.key == "left" else 1)
        elif event.key == "enter":
            self._start()
        elif event.key in ("question_mark", "h", "f1"):
            self.app.push_screen(help_page())
        elif event.key in ("q", "escape"):
            self.leave_with(None)
        else:
            return
        event.stop()
        event.prevent_default()
