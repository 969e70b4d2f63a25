"""Random games that are looked at after every decision.

Game number i of a seed is always the same game: which heroes, which board, how many players, and every answer. It is
played on the core itself, by option codes. After each decision the invariants and the laws of secrecy are checked. What
is found is a Failure, which knows how to repeat itself; shrink.py makes it short.
"""

import hashlib
import random
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Final

from peerless.content.faults import Fault
from peerless.content.library import Library
from peerless.content.ruleset import Ruleset
from peerless.content.setup import USUAL, Setup, build, check_room
from peerless.core import alphabet, machine
from peerless.core.questions import take_answer
from peerless.core.state import State
from peerless.core.world import World
from peerless.lab.invariants import Invariants, Violation
from peerless.lab.laws import Secrecy

DUEL: Final = (0, 1)
FOUR: Final = (0, 1, 2, 3)
SHAPES: Final = (FOUR, (0, 1, 0, 2), (0, 1, 2, 1), (0, 1, 0, 1))  # who has which side, in games of four heroes
TEAM_GAMES: Final = 0.3  # how many of all games have four heroes
SHORT_GAMES: Final = 0.2  # how many stop after a few turns
AS_USED: Final = 0.1  # how many read versatile cards in the other way
CRASH: Final = "crash"
FIRST: Final = -1  # in place of an answer: the first option
WORLDS: Final = 3  # how many other worlds are beside a game that is played again
STYLES: Final = ("any", "fights", "schemes", "declines", "accepts")


@dataclass(frozen=True)
class Case:
    """One game to be played. `number` and `style` say how its answers are drawn; a record has the answers instead."""

    heroes: tuple[str, ...]
    board: str
    seats: tuple[int, ...]
    seed: int
    ruleset: Ruleset = USUAL
    number: int = 0
    style: str = "any"


@dataclass(frozen=True)
class Failure:
    """A violation, and the answers (option codes) that lead to it."""

    case: Case
    codes: tuple[int, ...]
    law: str
    message: str


@dataclass
class Tally:
    """What a number of games came to. `digest` is the same for the same games, in whatever order they were played."""

    games: int = 0
    decisions: int = 0
    laws: int = 0
    digest: int = 0
    failure: Failure | None = None

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.laws += other.laws
        self.digest = (self.digest + other.digest) % (1 << 128)
        if other.failure and (self.failure is None or other.failure.case.number < self.failure.case.number):
            self.failure = other.failure


@dataclass
class Pool:
    """The heroes and boards that are played, and in which games the laws are checked (one of so many; 0: in none)."""

    heroes: Sequence[str] = ()
    boards: Sequence[str] = ()
    laws_every: int = 1
    library: Library = field(default_factory=Library)

    def __post_init__(self) -> None:
        self.heroes = tuple(self.heroes) or tuple(sorted(self.library.heroes))
        self.boards = tuple(self.boards) or tuple(sorted(self.library.boards))
        for name in self.heroes:
            self.library.hero(name)
        if not self.duels:
            self._complain()

    def _complain(self) -> None:
        """Say why nothing can be played."""
        for name in self.boards:
            check_room([self.library.hero(self.heroes[0])] * 2, self.library.board(name))

    def _has_room(self, heroes: tuple[str, ...], board: str) -> bool:
        try:
            check_room([self.library.hero(name) for name in heroes], self.library.board(board))
        except Fault:
            return False
        return True

    @cached_property
    def team_boards(self) -> list[str]:
        return [name for name in self.boards if len(self.library.board(name).starts) >= len(FOUR)]

    @cached_property
    def duels(self) -> list[tuple[tuple[str, ...], str]]:
        """On each board all pairs that have room there, in both orders, mirrors too."""
        pairs = list(product(self.heroes, repeat=2))
        return [(pair, board) for board in self.boards for pair in pairs if self._has_room(pair, board)]

    def case(self, seed: int, number: int) -> Case:
        """Game `number` of a seed. Duels go through all pairs, then through all boards."""
        luck = random.Random(f"{seed} {number}")
        heroes, board = self.duels[number % len(self.duels)]
        seats: tuple[int, ...] = DUEL
        if self.team_boards and luck.random() < TEAM_GAMES:
            four = tuple(luck.choice(list(self.heroes)) for _ in range(4))
            theirs = luck.choice(self.team_boards)
            shape = luck.choice(SHAPES)
            if self._has_room(four, theirs):
                heroes, board, seats = four, theirs, shape
        limit = luck.randint(1, 12) if luck.random() < SHORT_GAMES else USUAL.turn_limit
        ruleset = Ruleset("as_used" if luck.random() < AS_USED else USUAL.versatile, limit)
        return Case(heroes, board, seats, luck.getrandbits(62), ruleset, number, luck.choice(STYLES))

    def setup(self, case: Case) -> Setup:
        heroes = [self.library.hero(name) for name in case.heroes]
        board = self.library.board(case.board)
        check_room(heroes, board)
        return build(heroes, board, case.seats, case.ruleset)


class Watch:
    """Everything that is looked at in one game: the invariants, and the laws with so many other worlds for each seat."""

    def __init__(self, world: World, worlds: int) -> None:
        self.invariants = Invariants(world)
        self.secrecy = Secrecy(world, worlds) if worlds else None

    @property
    def options(self) -> list[int]:
        return self.invariants.options

    def check(self, s: State) -> None:
        """Look at a game at a question, or at its end."""
        self.invariants.check(s)
        if self.secrecy:
            self.secrecy.check(s)

    def answer(self, s: State, code: int) -> None:
        """Answer the question, and look again."""
        if self.secrecy:
            self.secrecy.follow(s, code)
        take_answer(s, code)
        machine.run(s)
        self.check(s)


def play(pool: Pool, case: Case) -> Tally:
    """Play one game at random, looking at it after every decision."""
    world = pool.setup(case).world
    luck = random.Random(f"{case.seed} {case.number}")
    watch = Watch(world, 1 if pool.laws_every and case.number % pool.laws_every == 0 else 0)
    tally = Tally(games=1)
    codes: list[int] = []
    try:
        s = machine.begin(world, case.seed)
        machine.run(s)
        watch.check(s)
        while not s.over():
            codes.append(choose(watch.options, case.style, luck))
            watch.answer(s, codes[-1])
    except Violation as problem:
        tally.failure = Failure(case, tuple(codes), problem.law, problem.message)
    except Exception as problem:
        tally.failure = Failure(case, tuple(codes), CRASH, crash(problem))
    else:
        tally.digest = _number(f"{codes} {s.digest()}")
        tally.laws = len(codes) if watch.secrecy else 0
    tally.decisions = len(codes)
    return tally


def crash(problem: Exception) -> str:
    """What broke inside the core, and where."""
    place = traceback.extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__}: {problem} (in {place.name})"


def _number(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest(), "big")


def choose(options: Sequence[int], style: str, luck: random.Random) -> int:
    """An option, drawn as the style of the game likes it: games that only ever maneuver would show little."""
    if style != "any" and luck.random() < 0.6:
        liked = [code for code in options if _likes(style, alphabet.kind_of(code))]
        options = liked or options
    return options[int(luck.random() * len(options))]


def _likes(style: str, kind: int) -> bool:
    if style == "fights":
        return kind in (alphabet.ATTACK, alphabet.CARD)
    if style == "schemes":
        return kind in (alphabet.SCHEME, alphabet.YES)
    if style == "declines":
        return kind in (alphabet.PASS, alphabet.MANEUVER)
    return kind != alphabet.PASS


def replay(setup: Setup, case: Case, codes: Sequence[int], laws: bool) -> Failure | None:
    """Play these answers again, as far as they are legal, with all invariants and, if wished, all laws.

    An answer that is not legal is left out; FIRST stands for the first option. What comes back has the answers that
    were played.
    """
    world = setup.world
    watch = Watch(world, WORLDS if laws else 0)
    played: list[int] = []
    try:
        s = machine.begin(world, case.seed)
        machine.run(s)
        watch.check(s)
        for code in codes:
            if s.over():
                break
            answer = watch.options[0] if code == FIRST else code
            if answer in watch.options:
                played.append(answer)
                watch.answer(s, answer)
    except Violation as problem:
        return Failure(case, tuple(played), problem.law, problem.message)
    except Exception as problem:
        return Failure(case, tuple(played), CRASH, crash(problem))
    return None


def play_range(pool: Pool, seed: int, numbers: range) -> Tally:
    """Play these games one after the other, up to the first that fails."""
    tally = Tally()
    for number in numbers:
        tally.add(play(pool, pool.case(seed, number)))
        if tally.failure:
            break
    return tally
