"""The third law of secrecy: worlds that a seat cannot tell from the game, taken along beside it.

Two games that differ only in what a seat cannot know, driven by the same visible choices, show that seat the same stream
of views, questions, texts and log lines. Where a hidden card is revealed, they go on as two games in which it is the same
card: they still differ in everything that the seat does not know then.
"""

import random
from dataclasses import dataclass
from typing import Final

from peerless.content.setup import Setup
from peerless.content.table import Table
from peerless.core import alphabet, events, layout, machine, ops, view
from peerless.core.places import player
from peerless.core.questions import asked_side, observed, question_kind, take_answer
from peerless.core.rng import mix
from peerless.core.state import EVENT_WIDTH, CardError, State
from peerless.lab.invariants import Violation
from peerless.lab.laws import THIRD, luck_of, same_view
from peerless.record.log import log

# Events that show a card that was hidden until then, without anybody having chosen it openly.
OFF_THE_TOP: Final = frozenset({events.TOP_REVEALED, events.TOP_DISCARDED})
REVEALS: Final = OFF_THE_TOP | {events.REVEALED, events.PLAYED_OPENLY, events.DISCARDED, events.BOXED, events.CARD_SHOWN}
PLAYS: Final = {events.PLAYED, events.PLAYED_OPENLY}  # of the only card of a hand, unasked
DRAWS: Final = frozenset({events.DREW, events.ASIDE, events.LOOKED_AT_TOP})  # ... to those who see the hand
FROM_DECK: Final = DRAWS | OFF_THE_TOP
TOGETHER: Final = 30  # decisions that another world is taken along before a new one is drawn
READ: Final = 128  # one step in so many is compared in words, too: they take long to make
Event = tuple[int, ...]


@dataclass
class Step:
    """The game before an answer, the answer, and the game after it with what was told then."""

    before: State
    code: int
    after: State
    told: list[list[Event]]  # of each step of the turn up to this one; of the turns before it nothing

    @classmethod
    def of(cls, s: State, code: int, told: list[list[Event]]) -> "Step":
        after = s.copy()
        give(after, code)  # where this crashes, the game itself does
        return cls(s, code, after, in_turn(s, after, told))


def in_turn(before: State, after: State, told: list[list[Event]]) -> list[list[Event]]:
    """What was told in the turn, with the last step."""
    if before.w[layout.TURNS] == after.w[layout.TURNS]:
        return [*told, events_of(after)]
    return [events_of(after)]


def give(s: State, code: int) -> None:
    """Answer, and keep what is told then."""
    s.listening = True
    s.events = s.events[:0]
    take_answer(s, code)
    machine.run(s)


def events_of(s: State) -> list[Event]:
    row = list(s.events)
    return [tuple(row[at : at + EVENT_WIDTH]) for at in range(0, len(row), EVENT_WIDTH)]


def other_world(s: State, seat: int, word: int, own_deck: bool = False) -> State:
    """A world that this seat cannot tell from the truth: the luck to come is the same.

    With `own_deck` the order of its own deck is another one, too; without, it draws the same cards in both.
    """
    world = view.determinize(view.view(s, seat), word)
    world.w[layout.RANDOM] = s.w[layout.RANDOM]
    for side in range(s.world.side_count):
        if not own_deck and view.sees(s, seat, side):
            for i in range(s.side(side, layout.DECK_SIZE)):
                world.set_side(side, layout.DECK + i, s.side(side, layout.DECK + i))
    return world


def agreeing(other: State, truth: State, seat: int, side: int, top: int) -> State:
    """The other world with a side's cards as they are in truth, but for what the seat does not know of its deck.

    The order of its cards below so many at the top is still another one.
    """
    world = other.copy()
    for pile in (layout.HAND, layout.ASIDE):
        world.set_side(side, pile, truth.side(side, pile))
    combat = truth.combat()
    while combat >= layout.COMBATS:
        for role in (layout.ATTACK, layout.DEFENSE):
            if truth.role(combat, role, layout.R_SIDE) == side:
                world.set_role(combat, role, layout.R_CARD, truth.role(combat, role, layout.R_CARD))
        combat -= layout.COMBAT_WIDTH
    size = truth.side(side, layout.DECK_SIZE)
    row = truth.knowledge(seat, side)
    known = truth.w[row + layout.EXACT] | (0 if view.sees(truth, seat, side) else truth.w[row + layout.POOL_PLACES])
    below = [i for i in range(size - top) if not known >> i & 1]
    mixed = random.Random(luck_of(truth)).sample(below, len(below))
    places = dict(zip(below, mixed, strict=True))
    for i in range(size):
        world.set_side(side, layout.DECK + i, truth.side(side, layout.DECK + places.get(i, i)))
    return world


class Shadow:
    """Another world beside the game, taken along by the same visible choices; its seat must not see a difference.

    Where a card is revealed that differs in the two worlds, or somebody else's open choice is possible in one of them
    only, the step is taken once more in a world that agrees with the truth in that side's cards, and a new world is drawn
    after it.
    """

    def __init__(self, seat: int, salt: int = 0, setup: Setup | None = None) -> None:
        self.seat = seat
        self.salt = salt
        self.setup = setup  # without it nothing is put into words
        self.world: State | None = None
        self.age = 0
        self.told: list[list[Event]] = []

    def follow(self, s: State, code: int, step: Step | None = None) -> None:
        """Answer as the game is about to be answered, and compare what the seat is told and sees then."""
        step = step or Step.of(s, code, [])
        if self.world is None or self.age == TOGETHER:
            self.world, self.age, self.told = self._draw(s), 0, step.told[:-1]
        self.age += 1
        whole, parted = self._together(step, self.world)
        same_view(view.view(step.after, self.seat), view.view(whole, self.seat), THIRD, self._where())
        self.told = in_turn(s, whole, self.told)
        if self.setup and mix(luck_of(s) + self.seat) % READ == 0:
            self._read(self.setup, step, whole)
        self.world = None if parted else whole

    def _draw(self, s: State) -> State:
        word = mix(luck_of(s) ^ (64 * (self.salt + 1) + self.seat))
        try:
            return other_world(s, self.seat, word, word % 2 == 1)
        except (ArithmeticError, LookupError) as problem:
            raise self._violation(f"there is no world for its view: {problem}") from problem

    def _together(self, step: Step, world: State) -> tuple[State, bool]:
        """The world after the step, and whether it had to be exchanged on the way."""
        agreed: dict[int, int] = {}  # of each side whose cards are as in truth: how many of its deck are
        twin = self._twin(step, world)
        side = holder(step.before) if twin is None else None
        while True:
            if side is None:
                assert twin is not None
                after = self._answered(world, twin)
                side = parting(step.after, after, self.seat)
                if side is None:
                    return after, bool(agreed)
            size = step.before.side(side, layout.DECK_SIZE)
            if agreed.get(side) == size:
                raise self._violation(f"the worlds part at a card of side {side}, though all its cards are the same")
            agreed[side] = size if side in agreed else min(size, _left_deck(step, side))
            world = agreeing(world, step.before, self.seat, side, agreed[side])
            if side == holder(step.before):
                twin = step.code
                if twin not in machine.legal(world):
                    raise self._violation(f"{twin} cannot be chosen among the same cards")
            side = None

    def _answered(self, world: State, code: int) -> State:
        after = world.copy()
        try:
            give(after, code)
        except (CardError, ArithmeticError, LookupError) as problem:
            raise self._violation(f"{type(problem).__name__}: {problem}") from problem
        return after

    def _twin(self, step: Step, other: State) -> int | None:
        """The option of the other world that looks the same to the seat; None when the choice shows which world it is."""
        truth, code = step.before, step.code
        asked = [asked_side(game) for game in (truth, other)]
        kinds = [question_kind(game) for game in (truth, other)]
        if asked[0] != asked[1] or kinds[0] != kinds[1]:
            raise self._violation(f"sides {asked} are asked questions of kinds {kinds}")
        here, there = machine.legal(truth), machine.legal(other)
        if not here or not there:
            raise self._violation("a question has no option")
        if not _hidden_options(truth, self.seat, asked[0], kinds[0]):
            if here != there:
                raise self._violation(f"the options are {here} and {there}")
            return code
        twins = [twin for twin in there if observed(other, twin) == observed(truth, code)]
        return random.Random(luck_of(truth)).choice(twins) if twins else None

    def _read(self, setup: Setup, step: Step, other: State) -> None:
        """Compare the next question, its answers and the log of the turn as the seat reads them."""
        here, there = question_texts(setup, step.after, self.seat), question_texts(setup, other, self.seat)
        if here != there:
            raise self._violation(f"it reads {_first_difference(here, there)}")
        here, there = (log_lines(setup, told, self.seat) for told in (step.told, self.told))
        if here != there:
            raise self._violation(f"its log says {_first_difference(here, there)}")

    def _where(self) -> str:
        return f"seat {self.seat}, with another world since {self.age} answers"

    def _violation(self, message: str) -> Violation:
        return Violation(THIRD, f"{self._where()}: {message}")


def holder(s: State) -> int:
    """The side whose cards the pending question chooses among, or else the side that is asked."""
    pc = s.get(layout.PC)
    if s.world.code[pc] == ops.ASK_CARD:
        return player(s, s.world.code[pc + 2])
    return asked_side(s)


def _hidden_options(s: State, seat: int, asked: int, kind: int) -> bool:
    """Whether the options hang on cards that this seat does not see."""
    if s.world.seat[asked] == seat:
        return False
    pc = s.get(layout.PC)
    if s.world.code[pc] == ops.ASK_CARD and s.world.code[pc + 4] & ops.FROM_DISCARD:
        return False
    return kind in (alphabet.ASKS_ACTION, alphabet.ASKS_CARD) and not view.sees(s, seat, holder(s))


def _left_deck(step: Step, side: int) -> int:
    """How many cards left a side's deck in a step."""
    return sum(event[0] in FROM_DECK and event[1] == side for event in step.told[-1])


def parting(truth: State, other: State, seat: int) -> int | None:
    """The side whose revealed card is another one in the two worlds; None if the seat was told the same in both."""
    here, there = _told(truth, seat), _told(other, seat)
    for one, two in zip(here, there, strict=False):
        if one == two:
            continue
        kind, side = one[:2]
        shown = kind in REVEALS or (kind in DRAWS and view.sees(truth, seat, side))
        value = 6 if kind in (events.REVEALED, events.PLAYED_OPENLY) else 7  # which goes with the card
        if {kind, two[0]} == PLAYS and side == two[1]:
            return side
        if shown and one[:2] == two[:2] and one[2] != two[2] and min(one[2], two[2]) >= 0 and one[3:value] == two[3:value]:
            return side
        raise Violation(THIRD, f"seat {seat} is told {one} and {two}")
    if len(here) != len(there):
        raise Violation(THIRD, f"seat {seat} is told {len(here)} things and {len(there)}")
    return None


def _told(s: State, seat: int) -> list[Event]:
    """The events of the last step as this seat reads them."""
    found = []
    for kind, side, card, *rest, seats in events_of(s):
        seen = seats == layout.NOWHERE or seats >> seat & 1
        found.append((kind, side, card if seen else layout.UNKNOWN, *rest))
    return found


def question_texts(setup: Setup, s: State, seat: int) -> list[str]:
    """What a seat reads of the pending question: all of it if it is asked, otherwise what the others are told."""
    table = Table(setup, s)
    decision = table.decision
    if decision is None:
        return []
    if decision.seat != seat:
        table = Table(setup, view.view(s, seat))
        decision = table.decision
        assert decision is not None
    texts = [f"{decision.side} {decision.kind}: {decision.text()}"]
    return texts + [f"{option.key}: {option.text()}" for option in table.options]


def log_lines(setup: Setup, told: list[list[Event]], seat: int) -> list[str]:
    """The log of a turn as a seat reads it; empty where its beginning is not known."""
    flat = [event for step in told for event in step]
    starts = [i for i, event in enumerate(flat) if event[0] == events.TURN_BEGINS]
    return log(flat[starts[-1] :], setup, seat=seat) if starts else []


def _first_difference(here: list[str], there: list[str]) -> str:
    for one, two in zip(here, there, strict=False):
        if one != two:
            return f"{one!r} and {two!r}"
    return f"{len(here)} lines and {len(there)}"
