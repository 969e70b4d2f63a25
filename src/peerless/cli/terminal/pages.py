"""The pages that lie over the table: handing over, help, cards, log, leaving."""

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
from peerless.cli.terminal.say import say
from peerless.cli.terminal.words import card_by_key, card_line, card_text
from peerless.content.hero import Card
from peerless.content.table import Table

Answer = TypeVar("Answer")

HELP = """\
[b]Answer the question[/b] below the board with
  [b]\u2191 \u2193 \u2190 \u2192[/b] and [b]Enter[/b]  go to an option, take it
  [b]1 2 3 \u2026[/b]          an option by its number (a space: by its own number);
                  where 12 exists, a lone 1 needs Enter
  [b]p[/b]                pass, where one may decline
  [b]mouse[/b]            click an option, or a space or fighter on the board
[b]u[/b] undo (back to your last question)   [b]c[/b] cards in hands and discard piles
[b]l[/b] the whole log                  [b]q[/b] Ctrl-C save or quit   [b]?[/b] this page

[b]Board:[/b] 12bg is space 12 in the zones b and g, which are named below the board. \
Above it stands who is there, (Ho) of one team, \\[Dr] of the other. @ has a secret \
passage to every other @, \u2248 and \u224b are tokens, \u2023 marks the spaces to choose from.
[b]Cards:[/b] A4 attack of value 4, D defense, V either, S scheme; +2 is the boost.

[b]Game:[/b] a turn has two actions. Maneuver: draw a card and move. Attack: adjacent \
fighters, or for ranged ones any in a zone of theirs. Scheme: play a scheme card. \
Bring the opposing hero to 0 health.
"""


class Page(Screen[Answer]):
    """A page that is left once, however fast the keys come."""

    _left = False

    def leave_with(self, answer: Answer) -> None:
        if not self._left and self.is_current:
            self._left = True
            self.dismiss(answer)

    def hint(self, text: str) -> None:
        """A short word about what was just typed."""
        self.notify(text, timeout=3)

    def on_choices_refused(self, message: Choices.Refused) -> None:
        message.stop()
        self.hint(say("no-option", number=message.number) if message.number else say("nothing-pointed"))


class TextPage(Page[None]):
    """Something to read."""

    def __init__(self, title: str, text: Text | Lines, at_end: bool = False) -> None:
        super().__init__(classes="page")
        self._heading, self._text, self._at_end = title, text, at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._heading
            sheet.border_subtitle = "Esc closes"
            with VerticalScroll(classes="scroll"):
                yield Static(self._text)

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "enter", "q", "question_mark", "l", "space"):
            event.stop()
            self.leave_with(None)


class ChoicePage(Page[int | None]):
    """A few words and a choice; answers with the number of the choice, None when it is closed."""

    def __init__(self, title: str, words: Text, choices: list[str]) -> None:
        super().__init__(classes="page")
        self._heading, self._words, self._choices = title, words, choices

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._heading
            yield Static(self._words)
            yield Choices()

    def on_mount(self) -> None:
        choices = self.query_one(Choices)
        choices.styles.height = len(self._choices)
        choices.show(self._choices)

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

    def __init__(self, who: str, color: str) -> None:
        super().__init__(classes="page")
        self._who, self._color = who, color

    def compose(self) -> ComposeResult:
        text = Text(f"\n{say('hand-over', side=self._who)}\n", justify="center")
        text.highlight_words([self._who], f"bold {self._color}")
        text.highlight_words(["Enter"], "bold #a6e22e")
        with Vertical(classes="sheet"):
            yield Static(text)

    def on_key(self, event: events.Key) -> None:
        if event.key == "enter":
            event.stop()
            self.leave_with(None)

    def on_click(self) -> None:
        self.leave_with(None)


class CardsPage(Page[None]):
    """All cards that this seat may look at: hands it sees, and every discard pile."""

    def __init__(self, table: Table, eyes: int | None) -> None:
        super().__init__(classes="page")
        self._cards: list[Card | None] = []
        self._lines: list[str] = []
        for side in table.sides:
            seen = [card for card in table.hand(side) if card is not None]
            hidden = table.hand_size(side) - len(seen)
            self._pile(table, side, f"{side_name(table, side)}: hand", seen, hidden)
        for side in table.sides:
            self._pile(table, side, f"{side_name(table, side)}: discard pile", table.discard(side), 0)

    def _pile(self, table: Table, side: str, title: str, keys: list[str], hidden: int) -> None:
        self._cards.append(None)
        self._lines.append(f"{title} ({len(keys) + hidden})" + (f", {hidden} hidden" if hidden else ""))
        for key in sorted(set(keys), key=keys.index):
            card = card_by_key(table, side, key)
            if card is not None:
                copies = keys.count(key)
                self._cards.append(card)
                self._lines.append("  " + card_line(card).plain + (f" \u00d7{copies}" if copies > 1 else ""))

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.styles.height = "100%"
            sheet.border_title = "Cards"
            sheet.border_subtitle = "\u2191 \u2193 to look, Esc closes"
            with Horizontal(classes="browse"):
                yield Choices()
                yield Static("")

    def on_mount(self) -> None:
        choices = self.query_one(Choices)
        choices.show(self._lines, [""] * len(self._lines))
        choices.point(next((i for i, card in enumerate(self._cards) if card is not None), 0))
        self._look()

    def _look(self) -> None:
        card = self._cards[self.query_one(Choices).cursor]
        self.query_one(Static).update(card_text(card) if card else Text(""))

    def on_choices_pointed(self, message: Choices.Pointed) -> None:
        message.stop()
        self._look()

    def on_choices_picked(self, message: Choices.Picked) -> None:
        message.stop()

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "q", "c", "enter"):
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
    return TextPage("Help", Text.from_markup(HELP))


class LeavePage(ChoicePage):
    """Whether to save before leaving."""

    def __init__(self, save_to: Path, over: bool) -> None:
        choices = [say("stay-over" if over else "stay"), say("save-and-quit", path=save_to), say("quit")]
        super().__init__(say("quit"), Text(say("leave-over" if over else "leave")), choices)


def hand_over(table: Table, side: str) -> HandOver:
    return HandOver(side_inside(table, side), TEAM_COLORS[team_of(table, side)])
