"""Records: everything that a game was, small enough to keep for ever.

A game is its setup, its seed and the answers of its players: played again under the same rules it is the same game to the
last card. So a record holds those, the hero and board files that were played with (as they were that day), and the version
of the rules. It holds the events, too: when the rules have changed since, the game can still be watched, though not gone
on with.

What the game was played with is told by digests of what the files mean (the trees of the sentences, the facts of a
board). A file whose words were put better gives the same digest; one in which a number was changed does not.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from peerless.content.board import Board, parse_board
from peerless.content.faults import Fault, nearest
from peerless.content.hero import parse_hero
from peerless.content.program import HeroProgram, compile_hero, compiled
from peerless.content.ruleset import Ruleset
from peerless.content.setup import USUAL, Setup, build, check_room
from peerless.content.table import Table
from peerless.core import events, machine
from peerless.core.state import EVENT_WIDTH
from peerless.core.version import RULES

Event = tuple[int, ...]  # as core/events.py lists them
Turns = tuple[tuple[str, ...], ...]  # the keys that were answered in each turn; the first is the setup

PERSON = "person"


@dataclass(frozen=True)
class PlayedFile:
    """A hero or board file as it was when the game was played."""

    key: str
    digest: str  # of what it means
    text: str = field(compare=False, repr=False)


@dataclass(frozen=True)
class Record:
    """One game, finished or running."""

    heroes: tuple[PlayedFile, ...]  # of each side
    board: PlayedFile
    seats: tuple[int, ...]  # of each side
    seed: int
    turns: Turns
    events: tuple[Event, ...] = field(repr=False)
    rules: int = RULES
    ruleset: Ruleset = USUAL
    players: tuple[str, ...] = field(default=(), compare=False)  # who sat on each seat, if that was noted: PERSON or a bot

    @classmethod
    def of(cls, table: Table, heroes: Iterable[HeroProgram], seed: int, turns: Turns) -> "Record":
        """The record of a game that stands on the table, all of whose events were written down."""
        board = table.names.board
        files = tuple(PlayedFile(program.hero.key, program.digest, program.hero.source) for program in heroes)
        for file in (*files, PlayedFile(board.key, "", board.source)):
            if not file.text:
                raise Fault(f"{file.key} was not read from a file, so a game with it cannot be recorded")
        return cls(
            heroes=files,
            board=PlayedFile(board.key, board_digest(board), board.source),
            seats=tuple(int(table.setup.world.seat[side]) for side in range(len(files))),
            seed=seed,
            turns=turns,
            events=events_of(table),
            ruleset=table.names.ruleset,
        )

    @property
    def hash(self) -> str:
        """Equal for equal games: the rules, what the heroes and the board mean, seats, seed and answers."""
        files = [[file.key, file.digest] for file in (*self.heroes, self.board)]
        facts = json.dumps([self.rules, str(self.ruleset), files, self.seats, self.seed, self.turns])
        return hashlib.blake2b(facts.encode(), digest_size=16).hexdigest()

    @property
    def keys(self) -> list[str]:
        """All answers, in order."""
        return [key for turn in self.turns for key in turn]

    @property
    def over(self) -> bool:
        return any(event[0] == events.GAME_OVER for event in self.events)

    @property
    def winners(self) -> list[str]:
        """The sides that won; nobody while the game runs, or when it stopped undecided."""
        teams = [event[5] for event in self.events if event[0] == events.GAME_OVER]
        team = self.setup.world.team
        return [side for number, side in enumerate(self.sides) if teams and team[number] == teams[0]]

    @property
    def sides(self) -> tuple[str, ...]:
        return self.setup.names.sides

    @property
    def turn_sides(self) -> list[str]:
        """Whose turn each turn was, from the first."""
        return [self.sides[event[1]] for event in self.events if event[0] == events.TURN_BEGINS]

    @cached_property
    def setup(self) -> Setup:
        """The names of everything, also when the game was played under other rules."""
        board = parse_board(self.board.text, f"board {self.board.key} of the record", self.board.key)
        return build(self.programs, board, self.seats, self.ruleset)

    @cached_property
    def programs(self) -> list[HeroProgram]:
        """The heroes. Under other rules their sentences may mean nothing any more, so only their facts are read."""
        if self.rules == RULES:
            return [compiled(file.text, _place(file), file.key) for file in self.heroes]
        return [compile_hero(parse_hero(file.text, _place(file), file.key, sentences=False)) for file in self.heroes]

    def check(self) -> None:
        """Refuse to go on with a game whose rules, heroes or board are not those that it was played with."""
        if self.rules != RULES:
            raise Fault.of("other-rules", played=self.rules, here=RULES)
        for file, program in zip(self.heroes, self.programs, strict=True):
            if file.digest != program.digest:
                raise Fault.of("other-hero", name=file.key)
        if self.board.digest != board_digest(self.setup.names.board):
            raise Fault.of("other-board", name=self.board.key)

    def replay(self) -> Table:
        """Play the game again up to its last answer; refused when it would not be the same game."""
        self.check()
        table = play_turns(self.programs, self.setup, self.seed, self.turns)
        found = events_of(table)
        for number, (now, then) in enumerate(zip(found, self.events, strict=False)):
            if now != then:
                raise Fault(f"this game does not go as it is written: event {number + 1} is {now}, not {then}")
        if len(found) != len(self.events):
            raise Fault(f"this game does not go as it is written: it has {len(found)} events, not {len(self.events)}")
        return table


def _place(file: PlayedFile) -> str:
    return f"hero {file.key} of the record"


def board_digest(board: Board) -> str:
    """Of everything that decides how a board plays; its name, its colours and the drawing do not matter."""
    facts = (
        board.key,
        board.spaces,
        sorted({(min(line), max(line)) for line in board.lines}),
        sorted(sorted(set(members)) for members in board.zones.values()),
        sorted(set(board.passages)),
        board.starts,
    )
    return hashlib.blake2b(repr(facts).encode(), digest_size=16).hexdigest()


def events_of(table: Table) -> tuple[Event, ...]:
    """What happened so far, as far as somebody listened."""
    row = [int(word) for word in table.state.events]
    return tuple(tuple(row[at : at + EVENT_WIDTH]) for at in range(0, len(row), EVENT_WIDTH))


def in_turns(keys: Sequence[str], turn_of: Sequence[int], turns: int) -> Turns:
    """The answers sorted by the turn in which each was given; `turns` is how many began."""
    found: list[list[str]] = [[] for _ in range(turns + 1)]
    for key, turn in zip(keys, turn_of, strict=True):
        found[turn].append(key)
    return tuple(tuple(turn) for turn in found)


def play_turns(heroes: Sequence[HeroProgram], setup: Setup, seed: int, turns: Turns) -> Table:
    """A new game, with all these answers given."""
    check_room(heroes, setup.names.board)
    table = Table(setup, machine.begin(setup.world, seed))
    table.state.listening = True
    machine.run(table.state)
    for number, keys in enumerate(turns):
        for key in keys:
            options = {option.key: option.code for option in table.options}
            if table.over:
                raise Fault(f"turn {number} goes on with {key!r}, but the game is over")
            if table.turns != number:
                raise Fault(f"{key!r} stands in turn {number}, but belongs to turn {table.turns}")
            if key not in options:
                raise Fault(f"turn {number}: {key!r} cannot be played there{nearest(key, options)}")
            machine.answer(table.state, options[key])
    if table.turns != len(turns) - 1:
        raise Fault(f"these are {len(turns) - 1} turns, but turn {table.turns} has begun with the last answer")
    return table
