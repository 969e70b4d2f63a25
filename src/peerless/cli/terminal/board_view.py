"""The board, drawn from its own coordinates."""

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
    fighter_marks,
    ink_on,
    team_of,
    zone_color,
    zone_letters,
)
from peerless.cli.terminal.plan import Plan, plan
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
        """Where everything stands at this size; the last row is the legend's."""
        if self.table is None:
            return None
        board = self.table.names.board
        key = (board, self.size)
        if self._plan is None or self._plan[0] != key:
            self._plan = (key, plan(board, self.size.width, self.size.height - 1))
        return self._plan[1]

    def render(self) -> Text:
        found = self.plan()
        if found is None or self.table is None or self.size.width < 10 or self.size.height < 5:
            return Text("")
        return draw(self.table, found, self.size.width, self.size.height, self.options, self.pointed)

    def on_click(self, event: events.Click) -> None:
        found = self.plan()
        space = found.at(event.x, event.y) if found else None
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
    _occupants(canvas, table, where)
    _legend(canvas, table, colors, width, height - 1)
    return canvas.render(LINES)


def _occupants(canvas: Canvas, table: Table, where: Plan) -> None:
    """Fighters and tokens, in the row above their space."""
    board = table.names.board
    above: dict[int, list[tuple[str, Style]]] = {}
    marks = fighter_marks(table)
    for fighter in table.fighters:
        if fighter.space is not None:
            color = TEAM_COLORS[team_of(table, fighter.side)]
            style = Style(color="#101010", bgcolor=color, bold=True) if fighter.hero else Style(color=color, bold=True)
            above.setdefault(board.index(fighter.space), []).append((marks[fighter.key], style))
    for side in table.sides:
        team = team_of(table, side)
        for spaces in table.tokens(side).values():
            for name in spaces:
                style = Style(color=TEAM_COLORS[team], bold=True)
                above.setdefault(board.index(name), []).append((TOKENS[team], style))
    for space, signs in above.items():
        wide = sum(len(sign) for sign, _ in signs)
        y = where.corners[space][1]
        at = max(0, min(round(where.middle(space)[0] - (wide - 1) / 2), canvas.width - wide))
        for sign, style in signs:
            canvas.put(at, y - 1, sign, style)
            at += len(sign)


def _legend(canvas: Canvas, table: Table, colors: dict[str, str], width: int, row: int) -> None:
    at = 0
    for zone, letter in zone_letters(table.names.board).items():
        color = colors[letter]
        canvas.put(at, row, letter, Style(color=ink_on(color), bgcolor=color))
        word = zone[1:] if zone.lower().startswith(letter) else f" {zone}"
        canvas.put(at + 1, row, word, QUIET)
        at += 2 + len(word)
    if table.names.board.passages:
        canvas.put(at, row, PASSAGE, PASSAGES)
        canvas.put(at + 1, row, "passage", QUIET)
        at += 9
    for side in table.sides:
        for kind in table.tokens(side):
            sign = TOKENS[team_of(table, side)]
            canvas.put(at, row, sign, Style(color=TEAM_COLORS[team_of(table, side)]))
            canvas.put(at + 1, row, kind, QUIET)
            at += 2 + len(kind)
