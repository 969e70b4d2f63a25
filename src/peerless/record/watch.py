"""A recorded game turn by turn: what happened, and how the fighters stood then. Read from the events alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from peerless.content.setup import Names, Setup
from peerless.content.table import FighterView
from peerless.core import events
from peerless.core.layout import NOWHERE
from peerless.record.game_record import Event, Record


@dataclass(frozen=True)
class Page:
    """One turn; the first page is the setup."""

    number: int
    side: str | None  # whose turn; None for the setup
    events: tuple[Event, ...]
    fighters: list[FighterView]  # as they stood at its end


class Standing:
    """Where the fighters are and how they are, kept up to date by events."""

    def __init__(self, setup: Setup) -> None:
        count = len(setup.names.fighters)
        self.setup = setup
        self.health = [int(setup.world.first_health[f]) for f in range(count)]
        self.space = [NOWHERE] * count

    def follow(self, event: Event) -> None:
        kind, _side, _card, fighter, space, number, other, _seats = event
        if kind in (events.PLACED, events.MOVED):
            self.space[fighter] = space
        elif kind in (events.FELL, events.LEFT_BOARD):
            self.space[fighter] = NOWHERE
        elif kind == events.SWAPPED:
            self.space[fighter], self.space[other] = self.space[other], self.space[fighter]
        elif kind in (events.HURT, events.HEALED):
            self.health[fighter] = other
        elif kind == events.RESTORED:
            self.health[fighter] = number

    def fighters(self) -> list[FighterView]:
        names = self.setup.names
        return [self._fighter(names, f) for f in range(len(self.health))]

    def _fighter(self, names: Names, f: int) -> FighterView:
        facts = names.fighter_facts[f]
        return FighterView(
            key=names.fighters[f],
            name=facts.name,
            side=names.sides[self.setup.world.side_of[f]],
            hero=facts.hero,
            ranged=facts.ranged,
            health=self.health[f],
            max_health=facts.max_health,
            space=None if self.space[f] == NOWHERE else names.spaces[self.space[f]],
        )


def pages(record: Record) -> list[Page]:
    """The turns of a game, begun with its setup."""
    standing = Standing(record.setup)
    cuts = [0, *(at for at, event in enumerate(record.events) if event[0] == events.TURN_BEGINS), len(record.events)]
    found = []
    for number, side in enumerate([None, *record.turn_sides]):
        start, end = cuts[number], cuts[number + 1]
        for event in record.events[start:end]:
            standing.follow(event)
        found.append(Page(number, side, record.events[start:end], standing.fighters()))
    return found


def fighter_table(fighters: Sequence[FighterView]) -> list[str]:
    """Who stands where, with how much health."""
    rows = [("fighter", "side", "health", "space")]
    for fighter in fighters:
        where = fighter.space or ("defeated" if fighter.health == 0 else "-")
        rows.append((fighter.key, fighter.side, f"{fighter.health}/{fighter.max_health}", where))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
