"""Where the spaces of a board stand in a window of so many characters."""

from dataclasses import dataclass

from peerless.cli.terminal.marks import PASSAGE, zone_letters
from peerless.content.board import Board

LONGEST_NAME = 4


@dataclass(frozen=True)
class Label:
    """How a space is written: its name, then a letter for each of its zones."""

    name: str
    zones: str
    passage: str

    @property
    def width(self) -> int:
        return 1 + len(self.name) + len(self.zones) + len(self.passage)


@dataclass(frozen=True)
class Plan:
    """The place of each space: the column where its label begins, and its row. Fighters stand in the row above."""

    labels: tuple[Label, ...]
    corners: tuple[tuple[int, int], ...]

    def middle(self, space: int) -> tuple[float, float]:
        x, y = self.corners[space]
        return x + (self.labels[space].width - 1) / 2, y

    def at(self, x: int, y: int) -> int | None:
        """The space whose label, or whose fighter above it, is at this character."""
        found = None
        for space, (left, row) in enumerate(self.corners):
            if left - 1 <= x <= left + self.labels[space].width:
                if y == row:
                    return space
                if y == row - 1:
                    found = space
        return found


def labels_of(board: Board) -> tuple[Label, ...]:
    letters = zone_letters(board)
    return tuple(
        Label(
            name=name[:LONGEST_NAME],
            zones="".join(letters[zone] for zone in board.zones_of(space)),
            passage=PASSAGE if space in board.passages else "",
        )
        for space, name in enumerate(board.spaces)
    )


def plan(board: Board, width: int, height: int) -> Plan:
    """Scale the board's own drawing to the window; labels that would touch give way by a row or a few columns."""
    labels = labels_of(board)
    places = board.places or tuple((0, 0) for _ in board.spaces)
    columns = _scale([x for x, _ in places], 3, max(width - 5, 4))
    rows = _scale([y for _, y in places], 1, max(height - 1, 1))
    corners: list[tuple[int, int]] = []
    taken: set[tuple[int, int]] = set()
    for space in range(len(labels)):
        wide = labels[space].width
        x = max(0, min(columns[space] - wide // 2, width - wide))
        corner = _nearest_free(x, rows[space], wide, width, height, taken)
        corners.append(corner)
        taken.update((corner[0] + i, corner[1]) for i in range(wide))
    return Plan(labels, tuple(corners))


def _scale(values: list[int], low: int, high: int) -> list[int]:
    least, most = min(values), max(values)
    span = (most - least) or 1
    return [low + round((value - least) * (high - low) / span) for value in values]


def _nearest_free(x: int, y: int, wide: int, width: int, height: int, taken: set[tuple[int, int]]) -> tuple[int, int]:
    def free(left: int, row: int) -> bool:
        inside = left >= 0 and left + wide <= width and 1 <= row < height
        return inside and not any((left + i, row) in taken for i in range(wide))

    reach = max(width, height)
    shifts = [(dx, dy) for dy in range(-height, height + 1) for dx in range(-min(reach, 12), min(reach, 12) + 1)]
    for dx, dy in sorted(shifts, key=lambda shift: abs(shift[0]) + 2 * abs(shift[1])):
        if free(x + dx, y + dy):
            return x + dx, y + dy
    return x, y


def neighbor(plan: Plan, here: int, among: list[int], dx: int, dy: int) -> int | None:
    """The space among these that lies next in a direction: what an arrow key leads to."""
    x, y = plan.middle(here)
    best: tuple[float, int] | None = None
    for space in among:
        there = plan.middle(space)
        across, down = there[0] - x, (there[1] - y) * 2  # a character is twice as high as wide
        ahead = across * dx + down * dy
        aside = abs(across * dy) + abs(down * dx)
        if space != here and ahead > 0 and aside <= 2 * ahead + 1:
            distance = ahead + 2 * aside
            if best is None or distance < best[0]:
                best = (distance, space)
    return best[1] if best else None
