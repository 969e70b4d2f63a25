"""One game: a row of integers (layout.py) over a world that never changes."""

import hashlib
import struct
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.layout import (
    CARD,
    COMBAT,
    FIGHTER,
    FRAME_WIDTH,
    FRAMES,
    HEALTH,
    IT,
    KNOWLEDGE,
    KNOWLEDGE_WIDTH,
    MAX_FRAMES,
    MAX_SIDES,
    NOWHERE,
    OVER,
    PC,
    ROLE_WIDTH,
    ROLES,
    SIDE_WIDTH,
    SIDES,
    SIZE,
    SPACE,
    THAT_CARD,
    THEM,
    TOKEN,
    TOP,
    WHERE,
)
from peerless.core.world import World

EVENT_WIDTH: Final = 8
_ROW: Final = struct.Struct(f"<{SIZE}q")  # a row as bytes, the same on every machine
_ZEROS: Final[vec[i64]] = vec[i64]([0] * SIZE)


class CardError(Exception):
    """An effect that the machine cannot finish: it calls itself without end or never asks anybody."""


@final
class State:
    """The whole truth about a game, or (core/view.py) what one seat knows of it."""

    def __init__(self, world: World, row: vec[i64]) -> None:
        self.world: World = world
        self.w: vec[i64] = row
        self.listening: bool = False
        self.events: vec[i64] = vec[i64]()
        # The options of the pending question, derived from the top frame; never copied or saved.
        self.options: vec[i64] = vec[i64]()
        self.option_count: i64 = NOWHERE

    def copy(self) -> "State":
        """The same game, to be played on without touching this one. Events stay with the original."""
        return State(self.world, self.w[:])

    def digest(self) -> str:
        """A fingerprint: equal for equal games, compiled or not."""
        return hashlib.blake2b(self.dump(), digest_size=16).hexdigest()

    def dump(self) -> bytes:
        return _ROW.pack(*self.w)

    # The running program.

    def get(self, field: i64) -> i64:
        """A field of the running program's frame."""
        return self.w[self.w[TOP] + field]

    def put(self, field: i64, value: i64) -> None:
        self.w[self.w[TOP] + field] = value

    def push(self, code: i64) -> None:
        top = self.w[TOP] + FRAME_WIDTH
        if top >= FRAMES + MAX_FRAMES * FRAME_WIDTH:
            raise CardError("effects set each other off without end")
        self.w[TOP] = top
        self.w[top + PC] = code
        self.w[top + FIGHTER] = NOWHERE
        self.w[top + CARD] = NOWHERE
        self.w[top + THEM] = NOWHERE
        self.w[top + IT] = NOWHERE
        self.w[top + WHERE] = NOWHERE
        self.w[top + THAT_CARD] = NOWHERE
        self.w[top + TOKEN] = NOWHERE

    def pop(self) -> None:
        top = self.w[TOP]
        for i in range(FRAME_WIDTH):
            self.w[top + i] = 0
        self.w[TOP] = top - FRAME_WIDTH

    # Places in the row.

    def side(self, side: i64, field: i64) -> i64:
        return self.w[SIDES + side * SIDE_WIDTH + field]

    def set_side(self, side: i64, field: i64, value: i64) -> None:
        self.w[SIDES + side * SIDE_WIDTH + field] = value

    def knowledge(self, viewer: i64, side: i64) -> i64:
        """Where the row begins that says what a viewer knows of a side's cards."""
        return KNOWLEDGE + (viewer * MAX_SIDES + side) * KNOWLEDGE_WIDTH

    def role(self, combat: i64, role: i64, field: i64) -> i64:
        return self.w[combat + ROLES + role * ROLE_WIDTH + field]

    def set_role(self, combat: i64, role: i64, field: i64, value: i64) -> None:
        self.w[combat + ROLES + role * ROLE_WIDTH + field] = value

    # Simple questions about the table.

    def space(self, fighter: i64) -> i64:
        return self.w[SPACE + fighter]

    def health(self, fighter: i64) -> i64:
        return self.w[HEALTH + fighter]

    def combat(self) -> i64:
        return self.w[COMBAT]

    def over(self) -> bool:
        return self.w[OVER] != 0

    def on_board(self) -> i64:
        """The fighters that stand on a space."""
        mask: i64 = 0
        for f in range(self.world.fighter_count):
            if self.w[SPACE + f] != NOWHERE:
                mask |= bit(f)
        return mask

    def spaces_of(self, fighters: i64) -> i64:
        """The spaces held by some of these fighters."""
        mask: i64 = 0
        for f in range(self.world.fighter_count):
            if (fighters >> f) & 1 and self.w[SPACE + f] != NOWHERE:
                mask |= bit(self.w[SPACE + f])
        return mask

    # Events.

    def tell(
        self,
        kind: i64,
        side: i64,
        card: i64 = NOWHERE,
        fighter: i64 = NOWHERE,
        space: i64 = NOWHERE,
        number: i64 = 0,
        other: i64 = NOWHERE,
        seats: i64 = NOWHERE,
    ) -> None:
        """Write down what happened, when somebody listens. `seats` are those who see the card; NOWHERE is everybody."""
        if self.listening:
            row = self.events
            row = append(row, kind)
            row = append(row, side)
            row = append(row, card)
            row = append(row, fighter)
            row = append(row, space)
            row = append(row, number)
            row = append(row, other)
            self.events = append(row, seats)


def load(world: World, data: bytes) -> State:
    """The game that `dump` wrote."""
    if len(data) != 8 * SIZE:
        raise ValueError(f"a saved state has {8 * SIZE} bytes, this one {len(data)}")
    return State(world, vec[i64](_ROW.unpack(data)))


def blank(world: World) -> State:
    return State(world, _ZEROS[:])
