"""The panels beside the board: both sides, the own hand."""

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from peerless.cli.terminal.marks import TEAM_COLORS, fighter_marks, fighter_name, form_name, side_name, team_of
from peerless.cli.terminal.say import plain
from peerless.cli.terminal.words import card_by_key, card_line
from peerless.content.hero import Card
from peerless.content.table import FighterView, Table

QUIET = Style(color="#8a93a2")
HEALTHY = Style(color="#e8edf4", bold=True)
HURT = Style(color="#ff6b6b", bold=True)
GONE = Style(color="#6b7380", strike=True)
TIGHT_ROWS = 16  # with fewer rows than this, four sides are drawn in two rows each


def sides_text(table: Table, eyes: int | None, width: int, rows: int) -> Text:
    """Every side: name, hand, deck and discard, fighters with their health. The other team first."""
    text = Text(no_wrap=True, overflow="ellipsis")
    own = [side for side in table.sides if table.seat_of(side) == eyes]
    team = team_of(table, own[0]) if own else 0
    order = sorted(table.sides, key=lambda side: (team_of(table, side) == team, side in own))
    tight = len(order) > 2 and rows < 2 * TIGHT_ROWS
    marks = fighter_marks(table)
    for side in order:
        _side(text, table, side, eyes, marks, width if tight else 0)
    text.rstrip()
    return text


def fighters_text(table: Table, width: int) -> Text:
    """Every side's fighters with their health, where nothing is known of the cards."""
    text = Text(no_wrap=True, overflow="ellipsis")
    marks = fighter_marks(table)
    for side in table.sides:
        _headline(text, table, side, width)
        text.append("\n")
        _fighters(text, table, side, marks, False)
    text.rstrip()
    return text


def _side(text: Text, table: Table, side: str, eyes: int | None, marks: dict[str, str], tight: int) -> None:
    """One side; drawn tight, its first row has so many characters."""
    you = " " + plain("you") if table.seat_of(side) == eyes else ""
    form = form_name(table, side)
    sizes = {"hand": table.hand_size(side), "deck": table.deck_size(side), "discard": len(table.discard(side))}
    if tight:
        counts = f"{you} {plain('piles-short', **sizes)}"
        _headline(text, table, side, tight - len(counts))
        text.append(counts + "\n ", QUIET)
    else:
        _headline(text, table, side, 0)
        text.append(you, QUIET)
        text.append(" " + plain("in-form", form=form) if form else "", QUIET)
        text.append(f"\n  {plain('piles', **sizes)}\n", QUIET)
    _fighters(text, table, side, marks, tight > 0)


def _headline(text: Text, table: Table, side: str, width: int) -> None:
    """Whose turn it is, and the name of the side, in so many characters; 0 for as many as it needs."""
    name = Text(side_name(table, side), Style(color=TEAM_COLORS[team_of(table, side)], bold=True))
    if width:
        name.truncate(max(width - 2, 4), overflow="ellipsis")
    text.append("\u25b6 " if table.turn == side else "  ", Style(color="#a6e22e", bold=True))
    text.append_text(name)


def _fighters(text: Text, table: Table, side: str, marks: dict[str, str], tight: bool) -> None:
    color = TEAM_COLORS[team_of(table, side)]
    fighters = [fighter for fighter in table.fighters if fighter.side == side]
    many = [fighter for fighter in fighters if not fighter.hero]
    for fighter in fighters:
        name = fighter_name(table, fighter)
        if tight or (not fighter.hero and len(many) > 1):
            text.append(" ")
            _short(text, fighter, marks[fighter.key], color)
        else:
            _long(text, fighter, name, marks[fighter.key], color)
    form = form_name(table, side)
    if form and tight:
        text.append(" " + plain("in-form", form=form), QUIET)
    if tight or len(many) > 1:
        text.append("\n")


def _health(fighter: FighterView) -> Style:
    return HURT if fighter.health * 3 <= fighter.max_health and fighter.max_health > 1 else HEALTHY


def _short(text: Text, fighter: FighterView, mark: str, color: str) -> None:
    if fighter.health <= 0:
        text.append(f"{mark}\u2020", GONE)
        return
    text.append(f"{mark}", Style(color=color, bold=True))
    text.append(f"{fighter.health}", _health(fighter))


def _long(text: Text, fighter: FighterView, name: str, mark: str, color: str) -> None:
    if fighter.health <= 0:
        text.append(f"  {mark} {name}", GONE)
        text.append(f" {plain('defeated')}\n", QUIET)
        return
    text.append(f"  {mark} ", Style(color=color, bold=True))
    text.append(f"{fighter.health}/{fighter.max_health}", _health(fighter))
    text.append(f" {plain('ranged' if fighter.ranged else 'melee')}", QUIET)
    text.append("\n" if fighter.space else f", {plain('off')}\n", QUIET)


class HandView(Widget):
    """The cards of one's own hand (and of a teammate's); a click shows the whole card."""

    class Asked(Message):
        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._rows: list[tuple[Text, Card | None]] = []

    def show(self, table: Table, eyes: int | None) -> None:
        self._rows = hand_rows(table, eyes)
        self.refresh()

    def render(self) -> Text:
        text = Text(no_wrap=True, end="")
        rows, room = self._rows, max(self.size.height, 1)
        if len(rows) > room:
            rows = rows[: room - 1]
        for line, _ in rows:
            line = line.copy()
            line.truncate(max(self.size.width, 4), overflow="ellipsis")
            text.append_text(line)
            text.append("\n")
        if len(rows) < len(self._rows):
            text.append("  " + plain("more-cards", number=len(self._rows) - len(rows)), QUIET)
        text.rstrip()
        return text

    def on_click(self, event: events.Click) -> None:
        if 0 <= event.y < len(self._rows):
            card = self._rows[event.y][1]
            if card is not None:
                self.post_message(self.Asked(card))


def hand_rows(table: Table, eyes: int | None) -> list[tuple[Text, Card | None]]:
    """The hands that this seat sees, each card in a line; copies of one card share it."""
    own = [side for side in table.sides if table.seat_of(side) == eyes]
    mates = [s for s in table.sides if s not in own and own and team_of(table, s) == team_of(table, own[0])]
    rows: list[tuple[Text, Card | None]] = []
    for side in own + mates:
        if len(own + mates) > 1:
            rows.append((Text(side_name(table, side), Style(color=TEAM_COLORS[team_of(table, side)])), None))
        held = [*table.hand(side), *table.aside(side)]
        counts = {key: held.count(key) for key in sorted({key for key in held if key}, key=held.index)}
        for key, number in counts.items():
            card = card_by_key(table, side, key)
            if card is not None:
                line = Text()
                line.append("" if number == 1 else f"{number}\u00d7 ", QUIET)
                line.append_text(card_line(table, card))
                rows.append((line, card))
    return rows
