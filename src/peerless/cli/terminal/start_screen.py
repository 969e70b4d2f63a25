"""The first page: who plays whom, where, and against whom."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from peerless.bots import BOTS, USUAL_BOT
from peerless.cli.terminal.pages import Page, help_page, key_of
from peerless.cli.terminal.say import catalogue, language, plain, say, speak
from peerless.cli.terminal.session import SEATS
from peerless.content.board import Board
from peerless.content.faults import Fault
from peerless.content.hero import Hero
from peerless.content.library import Library
from peerless.content.sentences import hero_text
from peerless.content.words import OWN_NAMES, languages

ANY = "any"
BOT, HOT_SEAT = "bot", "hot-seat"
TITLE = "P E E R L E S S"
TITLE_WIDTH = 16


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
    title: Callable[[], str]
    values: list[str]
    name: Callable[[str], str]  # what a value is called
    at: int = 0

    @property
    def value(self) -> str:
        return self.values[self.at % len(self.values)]

    @property
    def shown(self) -> str:
        return plain("surprise") if self.value == ANY else self.name(self.value)


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
        wide = max([TITLE_WIDTH, *(len(entry.title()) + 1 for entry in self.fields)])
        for row, entry in enumerate(self.fields):
            here = row == self.row
            text.append("\u25ba " if here else "  ", "bold #a6e22e")
            text.append(f"{entry.title():<{wide}}", "bold" if here else "#8a93a2")
            text.append("\u25c2 " if here else "  ", "#a6e22e")
            text.append(entry.shown, "bold #ffffff" if here else "")
            text.append(" \u25b8" if here else "", "#a6e22e")
            text.append("\n")
        here = self.row == len(self.fields)
        text.append("\n" + ("\u25ba " if here else "  "), "bold #a6e22e")
        text.append(f" {say('start')} ", "bold #101010 on #a6e22e" if here else "bold #a6e22e")
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
                self._faults.append(catalogue().tell(problem))
        for key in library.boards:
            try:
                self._boards[key] = library.board(key)
            except Fault as problem:
                self._faults.append(catalogue().tell(problem))
        if not self._heroes or not self._boards:
            raise Fault.of("nothing-playable")
        heroes = [*self._heroes, ANY]
        self._lang = Field("language", _titled("language"), languages(), OWN_NAMES.__getitem__)
        self._lang.at = self._lang.values.index(language())
        self._shape = Field("shape", _titled("shape"), [str(number) for number in SEATS], _named("shape"))
        self._mode = Field("mode", _titled("mode"), [BOT, HOT_SEAT], _named("mode"))
        self._bot = Field("bot", _titled("bot"), list(BOTS), _named("bot"))
        self._sides = [Field(f"hero{i}", self._titled(i), heroes, self._hero_name, at=i) for i in range(4)]
        self._board = Field("board", _titled("board"), [*self._boards, ANY], self._board_name)
        self._board.at = self._board.values.index(board) if board in self._boards else 0
        self._bot.at = self._bot.values.index(bot)
        self._mode.at = int(hot_seat)
        self._shape.at = list(SEATS).index(players)

    def compose(self) -> ComposeResult:
        with Vertical(id="start"):
            yield Static(id="title")
            yield Form()
            yield Static(id="about")
            yield Static(id="hint")

    def on_mount(self) -> None:
        self.query_one("#title", Static).styles.text_align = "center"
        self._form.row = 99
        self.retell()
        if self._faults:
            self.notify("\n".join(self._faults), title=say("left-out"), severity="warning", timeout=15)

    def retell(self) -> None:
        self._lang.at = self._lang.values.index(language())
        subtitle = plain("subtitle")
        self.query_one("#title", Static).update(Text.assemble((TITLE, "bold #a6e22e"), f"\n{subtitle}"))
        self.query_one("#hint", Static).update(Text.from_markup(plain("start-keys")))
        self._arrange()

    @property
    def _form(self) -> Form:
        return self.query_one(Form)

    def _arrange(self) -> None:
        """Only the lines that matter for this kind of game."""
        hot = self._mode.value == HOT_SEAT
        need = len(self._seats)
        kept = self._board.value
        self._board.values = [key for key, board in self._boards.items() if len(board.starts) >= need] + [ANY]
        self._board.at = self._board.values.index(kept) if kept in self._board.values else 0
        form = self._form
        bot = [] if hot else [self._bot]
        form.fields = [self._shape, self._mode, *bot, *self._sides[:need], self._board, self._lang]
        form.row = min(form.row, len(form.fields))
        form.refresh(layout=True)
        self._explain()

    @property
    def _seats(self) -> tuple[int, ...]:
        return SEATS[int(self._shape.value)]

    def _titled(self, place: int) -> Callable[[], str]:
        """What each hero's line is called: whose it is, and in teams which team's."""

        def title() -> str:
            hot = self._mode.value == HOT_SEAT
            own = self._seat if self._seat in self._seats else 0
            yours = not hot and place < len(self._seats) and self._seats[place] == own
            if len(self._seats) == 2:
                return say(f"hero-{place + 1}") if hot else say("your-hero" if yours else "bots-hero")
            return say(f"team-{place + 1}") + (" " + plain("team-you") if yours else "")

        return title

    def _hero_name(self, key: str) -> str:
        return self._called(self._heroes[key], self._heroes[key].name)

    @staticmethod
    def _called(hero: Hero, name: str) -> str:
        """What a fighter or hero is called on this page: as it stands alone."""
        forms = hero.translated.get(language(), {}).get(name)
        return forms.bare if forms else name

    def _board_name(self, key: str) -> str:
        return catalogue().board(self._boards[key])

    def _explain(self) -> None:
        form = self._form
        entry = form.fields[form.row] if form.row < len(form.fields) else None
        text = Text()
        hero = self._heroes.get(entry.value) if entry else None
        board = self._boards.get(entry.value) if entry else None
        if hero is not None:
            text.append(self._called(hero, hero.name), "bold")
            parts = [plain("move", number=hero.move)]
            for fighter in hero.fighters:
                times = "" if fighter.count == 1 else f" \u00d7{fighter.count}"
                reach = plain("ranged" if fighter.ranged else "melee")
                parts.append(f"{self._called(hero, fighter.name)}{times} {fighter.health} {reach}")
            text.append(f"  {', '.join(parts)}\n", "#8a93a2")
            text.append(hero_text(hero, language()))
        elif board is not None:
            text.append(catalogue().board(board), "bold")
            facts = plain("board-facts", spaces=len(board.spaces), zones=len(board.zones))
            passages = ", " + plain("board-passages", number=len(board.passages)) if board.passages else ""
            text.append(f"  {facts}{passages}", "#8a93a2")
        else:
            text.append(say("game-in-short") + "\n")
            text.append(say("unofficial"), "#8a93a2")
        self.query_one("#about", Static).update(text)

    def _change(self, row: int, by: int) -> None:
        if row < len(self._form.fields):
            entry = self._form.fields[row]
            entry.at = (entry.at + by) % len(entry.values)
            if entry is self._lang:
                speak(entry.value)
                self.retell()
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
        form, key = self._form, key_of(event)
        rows = len(form.fields) + 1
        if key in ("up", "down", "tab", "shift+tab"):
            form.row = (form.row + (1 if key in ("down", "tab") else -1)) % rows
            form.refresh()
            self._explain()
        elif key in ("left", "right", "space"):
            self._change(form.row, -1 if key == "left" else 1)
        elif key == "enter":
            self._start()
        elif key in ("question_mark", "h", "f1"):
            self.app.push_screen(help_page())
        elif key in ("q", "escape"):
            self.leave_with(None)
        else:
            return
        event.stop()
        event.prevent_default()


def _titled(message: str) -> Callable[[], str]:
    return lambda: say(f"field-{message}")


def _named(message: str) -> Callable[[str], str]:
    """The names of the values of a line: messages, or the values themselves."""

    def name(value: str) -> str:
        known = catalogue().knows(f"screen.{message}-{value}")
        return plain(f"{message}-{value}") if known else value

    return name
