"""A recorded game turn by turn: what happened, and how the fighters stood then. Read from the events alone."""

from dataclasses import dataclass, field

from peerless.content.setup import Setup
from peerless.content.table import FighterView, Table
from peerless.content.words import words
from peerless.core import events, layout
from peerless.core.bits import bit
from peerless.core.state import State, blank
from peerless.record.game_record import Event, Record


@dataclass(frozen=True)
class Page:
    """One turn; the first page is the setup."""

    number: int
    side: str | None  # whose turn; None for the setup
    events: tuple[Event, ...]
    fighters: list[FighterView]  # as they stood at its end
    table: Table = field(compare=False, repr=False)  # of it only fighters, forms and tokens are known


class Standing:
    """Where the fighters and tokens are and how they are, kept up to date by events."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state = blank(setup.world)
        self.state.w[layout.TURN_SIDE] = layout.NOTHING
        for fighter in range(setup.world.fighter_count):
            self._place(fighter, layout.NOWHERE)
            self.state.w[layout.HEALTH + fighter] = setup.world.first_health[fighter]
        for side in range(setup.world.side_count):
            self.state.set_side(side, layout.FORM, setup.world.first_form[side])

    def follow(self, event: Event) -> None:
        kind, side, _card, fighter, space, number, other, _seats = event
        row = self.state.w
        if kind == events.TURN_BEGINS:
            row[layout.TURN_SIDE] = _below(self.setup.world.side_count, side)
        elif kind in (events.PLACED, events.MOVED):
            self._place(fighter, space)
        elif kind in (events.FELL, events.LEFT_BOARD):
            self._place(fighter, layout.NOWHERE)
        elif kind == events.SWAPPED:
            here, there = self.state.space(fighter), self.state.space(other)
            self._place(fighter, there)
            self._place(other, here)
        elif kind in (events.HURT, events.HEALED):
            row[self._health(fighter)] = other
        elif kind in (events.RESTORED, events.HEALTH_SET):
            row[self._health(fighter)] = number
        elif kind == events.TRANSFORMED:
            self.state.set_side(_below(self.setup.world.side_count, side), layout.FORM, number)
        elif kind in (events.TOKEN_PLACED, events.TOKEN_MOVED, events.TOKEN_REMOVED):
            spaces = self.setup.world.space_count
            tokens = layout.TOKENS + _below(len(self.setup.names.tokens), number)
            if kind == events.TOKEN_MOVED:
                row[tokens] &= ~bit(_below(spaces, other))
            if kind == events.TOKEN_REMOVED:
                row[tokens] &= ~bit(_below(spaces, space))
            else:
                row[tokens] |= bit(_below(spaces, space))

    def _place(self, fighter: int, space: int) -> None:
        self.state.w[layout.SPACE + _below(self.setup.world.fighter_count, fighter)] = space

    def _health(self, fighter: int) -> int:
        return layout.HEALTH + _below(self.setup.world.fighter_count, fighter)

    def table(self) -> Table:
        """What stands there now, apart from what is still to come."""
        return Table(self.setup, State(self.setup.world, self.state.w[:]))


def _below(count: int, number: int) -> int:
    """A number of so many; events of a record can say anything."""
    if not 0 <= number < count:
        raise LookupError(f"{number} is not among {count}")
    return number


def pages(record: Record) -> list[Page]:
    """The turns of a game, begun with its setup."""
    standing = Standing(record.setup)
    cuts = [0, *(at for at, event in enumerate(record.events) if event[0] == events.TURN_BEGINS), len(record.events)]
    found = []
    for number, side in enumerate([None, *record.turn_sides]):
        start, end = cuts[number], cuts[number + 1]
        for event in record.events[start:end]:
            standing.follow(event)
        table = standing.table()
        found.append(Page(number, side, record.events[start:end], table.fighters, table))
    return found


def fighter_table(table: Table, lang: str = "en") -> list[str]:
    """Who stands where, with how much health."""
    say = words(lang)
    rows = [tuple(say.say(f"watch.{column}") for column in ("fighter", "side", "health", "space"))]
    for number, fighter in enumerate(table.fighters):
        where = fighter.space or (say.say("watch.defeated") if fighter.health == 0 else "-")
        side = say.side(table.names, table.side_number(fighter.side))
        name = say.fighter(table.names, number)
        rows.append((name.bare, side.bare, f"{fighter.health}/{fighter.max_health}", where))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def title(record: Record, lang: str = "en") -> str:
    """Who played whom, where, and how it ended."""
    say = words(lang)
    names = [say.side(record.setup.names, number) for number in range(len(record.sides))]
    winners = [name for name, side in zip(names, record.sides, strict=True) if side in record.winners]
    facts = {
        "one": say.listing(names[0::2]),
        "other": say.listing(names[1::2]),
        "board": say.board(record.setup.names.board),
        "seed": str(record.seed),
        "turns": len(record.turns) - 1,
        "winners": say.listing(winners),
    }
    end = "running" if not record.over else "won" if winners else "undecided"
    return say.sentence(f"watch.{end}", **facts)
