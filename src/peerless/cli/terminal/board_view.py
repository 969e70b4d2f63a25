"""The board, drawn from its own coordinates."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from peerless.cli.terminal.canvas import Canvas
from peerless.cli.terminal.marks import (
    PASSAGE,
    TEAM_COLORS,
    TOKENS,
    ink_on,
    team_of,
    zone_color,
    zone_letters,
    zone_name,
)
from peerless.cli.terminal.occupants import occupants
from peerless.cli.terminal.plan import Plan, plan
from peerless.cli.terminal.say import catalogue, language, plain
from peerless.content.table import Table

LINES = Style(color="#75808f")
NAME = Style(color="#d8dee9", bold=True)
OPTION = Style(color="#101010", bgcolor="#a6e22e", bold=True)
POINTED = Style(color="#101010", bgcolor="#ffffff", bold=True)
PASSAGES = Style(color="#ff79c6", bold=True)
QUIET = Style(color="#8a93a2")


class BoardView(Widget):
    """Shows a table; says which space was clicked."""

    class Clicked(Message):
        def __init__(self, space: int) -> None:
            super().__init__()
            self.space = space

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.table: Table | None = None
        self.options: set[int] = set()
        self.pointed: int | None = None
        self._plan: tuple[object, Plan] | None = None

    def show(self, table: Table, options: set[int], pointed: int | None) -> None:
        self.table, self.options, self.pointed = table, options, pointed
        self.refresh()

    def plan(self) -> Plan | None:
        """Where everything stands at this size; the last rows are the legend's."""
        if self.table is None:
            return None
        board = self.table.names.board
        rows = len(legend_rows(self.table, self.size.width))
        key = (board, self.size, rows, language())
        if self._plan is None or self._plan[0] != key:
            self._plan = (key, plan(board, self.size.width, self.size.height - rows))
        return self._plan[1]

    def render(self) -> Text:
        found = self.plan()
        if found is None or self.table is None or self.size.width < 10 or self.size.height < 5:
            return Text("")
        return draw(self.table, found, self.size.width, self.size.height, self.options, self.pointed)

    def on_click(self, event: events.Click) -> None:
        found = self.plan()
        if found is None or self.table is None:
            return
        standing = occupants(self.table, found, self.size.width)
        hit = (one.space for one in standing if one.y == event.y and one.x <= event.x < one.x + one.width)
        space = next(hit, found.at(event.x, event.y))
        if space is not None:
            self.post_message(self.Clicked(space))


def draw(table: Table, where: Plan, width: int, height: int, options: set[int], pointed: int | None) -> Text:
    board = table.names.board
    canvas = Canvas(width, height)
    for a, b in board.lines:
        canvas.line(where.middle(a), where.middle(b))
    colors = {letter: zone_color(board, zone) for zone, letter in zone_letters(board).items()}
    for space, label in enumerate(where.labels):
        x, y = where.corners[space]
        style, sign = NAME, " "
        if space == pointed:
            style, sign = POINTED, "\u25ba"
        elif space in options:
            style, sign = OPTION, "\u2023"
        canvas.put(x, y, sign + label.name, style)
        at = x + 1 + len(label.name)
        for letter in label.zones:
            canvas.put(at, y, letter, Style(color=ink_on(colors[letter]), bgcolor=colors[letter]))
            at += 1
        canvas.put(at, y, label.passage, PASSAGES)
    for occupant in occupants(table, where, width):
        _write(canvas, occupant.x, occupant.y, occupant.signs)
    rows = legend_rows(table, width)
    for row, pieces in enumerate(rows):
        at = 0
        for piece in pieces:
            at = _write(canvas, at, height - len(rows) + row, piece) + 1
    return canvas.render(LINES)


def _write(canvas: Canvas, x: int, y: int, texts: Sequence[tuple[str, Style]]) -> int:
    """Texts one behind the other; the column after them."""
    for text, style in texts:
        canvas.put(x, y, text, style)
        x += len(text)
    return x


def legend(table: Table) -> list[list[tuple[str, Style]]]:
    """What the letters and signs on the board mean; pieces that stay together."""
    board = table.names.board
    found = []
    for zone, letter in zone_letters(board).items():
        color = zone_color(board, zone)
        name = zone_name(zone)
        word = name[1:] if name.lower().startswith(letter) else f"={name}"
        found.append([(letter, Style(color=ink_on(color), bgcolor=color)), (word, QUIET)])
    if board.passages:
        found.append([(PASSAGE, PASSAGES), (plain("passage"), QUIET)])
    for side in table.sides:
        for token in table.tokens(side):
            kind = catalogue().called(table.names, table.side_number(side), token, "token").forms.bare
            found.append([(TOKENS[team_of(table, side)], Style(color=TEAM_COLORS[team_of(table, side)])), (kind, QUIET)])
    return found


def legend_rows(table: Table, width: int) -> list[list[list[tuple[str, Style]]]]:
    """The legend in as many rows as it needs."""
    rows: list[list[list[tuple[str, Style]]]] = [[]]
    used = 0
    for piece in legend(table):
        wide = sum(len(text) for text, _ in piece)
        if rows[-1] and used + wide > width:
            rows.append([])
            used = 0
        rows[-1].append(piece)
        used += wide + 1
    return rows
