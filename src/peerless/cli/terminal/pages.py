"""The pages that lie over the table: handing over, help, cards, log, leaving."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from peerless.cli.lines import Lines
from peerless.cli.terminal.choices import Choices
from peerless.cli.terminal.marks import TEAM_COLORS, side_inside, side_name, team_of
from peerless.cli.terminal.say import plain, say
from peerless.cli.terminal.words import card_by_key, card_line, card_text
from peerless.content.hero import Card
from peerless.content.table import Table

Answer = TypeVar("Answer")

# The lines of the help page: messages, and how far each stands in.
HELP = (
    ("help-answer", 0), ("help-arrows", 2), ("help-number", 2), ("help-number-more", 18), ("help-pass", 2),
    ("help-mouse", 2), ("help-undo", 0), ("help-log", 0), ("help-language", 0), ("", 0),
    ("help-board", 0), ("help-cards", 0), ("", 0), ("help-game", 0),
)  # fmt: skip
# Keys of the Cyrillic keyboards, by the Latin letter on the same key.
LATIN = dict(zip("йцукенгшщзфвапролдячсмитьіы", "qwertyuiopadfghjklzxcvbnmss", strict=True))


def key_of(event: events.Key) -> str:
    """The key that was pressed, whatever alphabet the keyboard is set to."""
    return LATIN.get((event.character or "").lower(), event.key)


class Page(Screen[Answer]):
    """A page that is left once, however fast the keys come."""

    _left = False

    def leave_with(self, answer: Answer) -> None:
        if not self._left and self.is_current:
            self._left = True
            self.dismiss(answer)

    def retell(self) -> None:
        """Say everything anew: another language is spoken."""

    def hint(self, text: str) -> None:
        """A short word about what was just typed."""
        self.notify(text, timeout=3)

    def on_choices_refused(self, message: Choices.Refused) -> None:
        message.stop()
        self.hint(say("no-option", number=message.number) if message.number else say("nothing-pointed"))


class TextPage(Page[None]):
    """Something to read."""

    def __init__(self, title: str, text: Callable[[], Text | Lines], at_end: bool = False) -> None:
        super().__init__(classes="page")
        self._heading, self._text, self._at_end = title, text, at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"), VerticalScroll(classes="scroll"):
            yield Static()

    def retell(self) -> None:
        sheet = self.query_one(".sheet")
        sheet.border_title, sheet.border_subtitle = say(self._heading), say("esc-closes")
        self.query_one(Static).update(self._text())

    def on_mount(self) -> None:
        self.retell()
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        if key_of(event) in ("escape", "enter", "q", "question_mark", "l", "space"):
            event.stop()
            self.leave_with(None)


class ChoicePage(Page[int | None]):
    """A few words and a choice; answers with the number of the choice, None when it is closed."""

    def __init__(self) -> None:
        super().__init__(classes="page")

    def told(self) -> tuple[str, str, list[str]]:
        """The title, the words and the choices."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static()
            yield Choices()

    def retell(self) -> None:
        heading, words, texts = self.told()
        self.query_one(".sheet").border_title = heading
        self.query_one(Static).update(Text(words))
        choices = self.query_one(Choices)
        choices.styles.height = len(texts)
        choices.show(texts, cursor=choices.cursor)

    def on_mount(self) -> None:
        self.retell()

    def on_key(self, event: events.Key) -> None:
        choices = self.query_one(Choices)
        if event.key == "escape":
            event.stop()
            self.leave_with(None)
        else:
            drive(choices, event)

    def on_choices_picked(self, message: Choices.Picked) -> None:
        message.stop()
        self.leave_with(message.index)


class HandOver(Page[None]):
    """Hides everything until the other person sits at the keyboard."""

    def __init__(self, table: Table, side: str) -> None:
        super().__init__(classes="page")
        self._table, self._side = table, side

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static()

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        who = side_inside(self._table, self._side)
        text = Text(f"\n{say('hand-over', side=who)}\n", justify="center")
        text.highlight_words([who, who.bare], f"bold {TEAM_COLORS[team_of(self._table, self._side)]}")
        text.highlight_words(["Enter", "Entr\u00e9e"], "bold #a6e22e")
        self.query_one(Static).update(text)

    def on_key(self, event: events.Key) -> None:
        if event.key == "enter":
            event.stop()
            self.leave_with(None)

    def on_click(self) -> None:
        self.leave_with(None)


class CardsPage(Page[None]):
    """All cards that this seat may look at: hands it sees, and every discard pile."""

    def __init__(self, table: Table) -> None:
        super().__init__(classes="page")
        self._table = table
        self._cards: list[Card | None] = []
        self._lines: list[str] = []

    def _list(self) -> None:
        self._cards, self._lines = [], []
        for side in self._table.sides:
            seen = [card for card in self._table.hand(side) if card is not None]
            self._pile(side, "pile-hand", seen, self._table.hand_size(side) - len(seen))
        for side in self._table.sides:
            self._pile(side, "pile-discard", self._table.discard(side), 0)

    def _pile(self, side: str, title: str, keys: list[str], hidden: int) -> None:
        table = self._table
        self._cards.append(None)
        heading = plain(title, side=side_name(table, side), number=len(keys) + hidden)
        self._lines.append(heading + (", " + plain("hidden", number=hidden) if hidden else ""))
        for key in sorted(set(keys), key=keys.index):
            card = card_by_key(table, side, key)
            if card is not None:
                copies = keys.count(key)
                self._cards.append(card)
                self._lines.append("  " + card_line(table, card).plain + (f" \u00d7{copies}" if copies > 1 else ""))

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.styles.height = "100%"
            with Horizontal(classes="browse"):
                yield Choices()
                yield Static("")

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Choices).point(next((i for i, card in enumerate(self._cards) if card is not None), 0))
        self._look()

    def retell(self) -> None:
        self._list()
        sheet, choices = self.query_one(".sheet"), self.query_one(Choices)
        sheet.border_title, sheet.border_subtitle = say("cards"), say("look-and-close")
        choices.show(self._lines, [""] * len(self._lines), choices.cursor)
        self._look()

    def _look(self) -> None:
        card = self._cards[self.query_one(Choices).cursor]
        self.query_one(Static).update(card_text(self._table, card) if card else Text(""))

    def on_choices_pointed(self, message: Choices.Pointed) -> None:
        message.stop()
        self._look()

    def on_choices_picked(self, message: Choices.Picked) -> None:
        message.stop()

    def on_key(self, event: events.Key) -> None:
        if key_of(event) in ("escape", "q", "c", "enter"):
            event.stop()
            self.leave_with(None)
        elif not event.key.isdigit():
            drive(self.query_one(Choices), event)


def drive(choices: Choices, event: events.Key) -> None:
    """What keys do to a list of choices."""
    steps = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
    if event.key in steps:
        choices.move(*steps[event.key])
    elif event.key in ("enter", "space"):
        choices.enter()
    elif event.key == "backspace":
        choices.forget_digits()
    elif event.key == "home":
        choices.point(0)
    elif event.key == "end":
        choices.point(len(choices.texts) - 1)
    elif event.character and event.character in "0123456789":
        choices.type_digit(event.character)
    else:
        return
    event.stop()


def help_page() -> TextPage:
    def line(message: str, indent: int) -> str:
        return " " * indent + plain(message).replace("\n", " ") if message else ""

    def told() -> Text:
        return Text.from_markup("\n".join(line(message, indent) for message, indent in HELP))

    return TextPage("help", told)


class LeavePage(ChoicePage):
    """Whether to save before leaving."""

    def __init__(self, save_to: Path, over: bool) -> None:
        super().__init__()
        self._save_to, self._over = save_to, over

    def told(self) -> tuple[str, str, list[str]]:
        choices = [say("stay-over" if self._over else "stay"), say("save-and-quit", path=str(self._save_to)), say("quit")]
        return say("quit"), say("leave-over" if self._over else "leave"), choices
