"""Where the signs of fighters and tokens are written, so that each is unmistakably of its own space.

A sign stands above its space. Where it would touch the label of another space there, it is written right behind its own
label, and where that has no room either, shortened over the letters of the zones.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.style import Style

from peerless.cli.terminal.marks import TEAM_COLORS, TOKENS, fighter_marks, team_of
from peerless.cli.terminal.plan import Plan
from peerless.content.table import Table

DARK = "#101010"
Cell = tuple[int, int]
Sign = tuple[str, Style]


@dataclass(frozen=True)
class Occupant:
    """The signs of one space, written from this character on."""

    space: int
    x: int
    y: int
    signs: tuple[Sign, ...]

    @property
    def width(self) -> int:
        return sum(len(sign) for sign, _ in self.signs)


def occupants(table: Table, where: Plan, width: int) -> list[Occupant]:
    taken = {cell for space in range(len(where.labels)) for cell in _label(where, space)}
    found = []
    for space, signs in _signs(table).items():
        occupant = _placed(where, width, space, signs, taken)
        taken.update((occupant.x + i, occupant.y) for i in range(occupant.width))
        found.append(occupant)
    return found


def _signs(table: Table) -> dict[int, list[Sign]]:
    """What is on each space: fighters first."""
    found: dict[int, list[Sign]] = {}
    board = table.names.board
    marks = fighter_marks(table)
    for fighter in table.fighters:
        if fighter.space is not None:
            color = TEAM_COLORS[team_of(table, fighter.side)]
            style = Style(color=DARK, bgcolor=color, bold=True) if fighter.hero else Style(color=color, bold=True)
            found.setdefault(board.index(fighter.space), []).append((marks[fighter.key], style))
    for side in table.sides:
        team = team_of(table, side)
        for spaces in table.tokens(side).values():
            for name in spaces:
                style = Style(color=TEAM_COLORS[team], bold=True)
                found.setdefault(board.index(name), []).append((TOKENS[team], style))
    return found


def _label(where: Plan, space: int) -> list[Cell]:
    x, y = where.corners[space]
    return [(x + i, y) for i in range(where.labels[space].width)]


def _placed(where: Plan, width: int, space: int, signs: list[Sign], taken: set[Cell]) -> Occupant:
    x, y = where.corners[space]
    end = x + where.labels[space].width
    wide = sum(len(sign) for sign, _ in signs)

    def free(left: int, row: int, before: int, after: int) -> bool:
        """Whether there is room, and so much distance to whatever else stands in this row."""
        cells = ((i, row) for i in range(left - before, left + wide + after))
        return left >= 0 and left + wide <= width and not any(cell in taken for cell in cells)

    above = list(_above(where, space, wide))
    for gap in (2, 1):
        for left in above:
            if free(left, y - 1, gap, gap):
                return Occupant(space, left, y - 1, tuple(signs))
        if free(end, y, 0, 1):
            return Occupant(space, end, y, tuple(signs))
    short = tuple((sign.strip("()[]"), style) for sign, style in signs)
    return Occupant(space, x + 1 + len(where.labels[space].name), y, short)


def _above(where: Plan, space: int, wide: int) -> Iterator[int]:
    """Columns where signs of this width hang over at least half of their label, the middle first."""
    x, _ = where.corners[space]
    label = where.labels[space].width
    middle = round(where.middle(space)[0] - (wide - 1) / 2)
    reach = min(wide, label) // 2
    yield from sorted(range(x - wide + reach, x + label - reach + 1), key=lambda left: abs(left - middle))
