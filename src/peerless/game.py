"""A game to play from Python."""

import random
from collections.abc import Callable, Sequence

from peerless.content.board import Board
from peerless.content.faults import Fault, hint
from peerless.content.library import Library
from peerless.content.program import HeroProgram
from peerless.content.ruleset import Ruleset
from peerless.content.setup import USUAL, build, check_room
from peerless.content.table import Option, Table
from peerless.core import machine, view
from peerless.core.state import State
from peerless.record.game_record import Record, events_of, in_turns
from peerless.record.json_form import from_json, to_json
from peerless.record.log import log

MOST_SEEDS = 1 << 62


class Game(Table):
    """A running game: the whole truth, who is asked, and what may be answered.

    `heroes` are two names, or four for two teams (first and third against second and fourth). `seats` says which player
    has which hero, counted from 0; left out, everybody has one.
    """

    def __init__(
        self,
        heroes: Sequence[str | HeroProgram],
        board: str | Board = "king-solomons-mine",
        seed: int | None = None,
        seats: Sequence[int] | None = None,
        library: Library | None = None,
        ruleset: Ruleset = USUAL,
    ) -> None:
        _check_arguments(heroes, board, seed, seats)
        library = library or Library()
        programs = [library.hero(hero) if isinstance(hero, str) else hero for hero in heroes]
        ground = library.board(board) if isinstance(board, str) else board
        setup = build(programs, ground, seats, ruleset)
        check_room(programs, ground)
        self.seed = random.SystemRandom().randrange(MOST_SEEDS) if seed is None else seed
        self.programs = programs
        self.keys: list[str] = []
        self.turn_of: list[int] = []  # in which turn each of the keys was played
        super().__init__(setup, machine.begin(setup.world, self.seed))
        self.state.listening = True
        machine.run(self.state)

    def play(self, answer: Option | str | int) -> None:
        """Answer the pending question with an option, its key or its code. An illegal one raises and changes nothing."""
        codes = self._codes()
        wanted = (answer.key, answer.code) if isinstance(answer, Option) else None
        for key, code in codes.items():
            if (key, code) == wanted or answer in (key, code):
                turn = self.turns
                machine.answer(self.state, code)
                self.keys.append(key)
                self.turn_of.append(turn)
                return
        if self.over:
            raise Fault.of("game-over")
        word = str(answer)
        raise Fault.of("not-now", answer=repr(word), hint=hint(word, list(codes)))

    def view(self, seat: int) -> Table:
        """The table as one seat may know it."""
        self._check_seat(seat)
        return Table(self.setup, view.view(self.state, seat))

    def log(self, lang: str = "en", seat: int | None = None) -> list[str]:
        """What happened so far, in words; with a seat only what that seat may know."""
        if seat is not None:
            self._check_seat(seat)
        return log(events_of(self), self.setup, lang, seat)

    def copy(self) -> "Game":
        """The same game, to be played on apart from this one."""
        return self._with(self.state.copy())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """So that a game can be pickled, and with it handed to another process."""
        return Game.load, (self.dump(),)

    def record(self) -> Record:
        """The game so far: to be kept, read (record/notation.py) and watched again."""
        return Record.of(self, self.programs, self.seed, in_turns(self.keys, self.turn_of, self.turns))

    @classmethod
    def of(cls, record: Record, state: str = "") -> "Game":
        """The game of a record, to be gone on with. Refused when rules, heroes or board are not the same any more.

        `state` is the digest of the state that its answers must lead to, if that is known.
        """
        table = record.replay()
        if state and table.state.digest() != state:
            raise Fault.of("saved-elsewhere")
        game = cls.__new__(cls)
        game.setup = table.setup
        game.state = table.state
        game.seed = record.seed
        game.programs = record.programs
        game.keys = record.keys
        game.turn_of = [turn for turn, keys in enumerate(record.turns) for _ in keys]
        return game

    def dump(self) -> str:
        """The whole game, to be gone on with at this question by another process: its record as JSON."""
        return to_json(self.record(), self.state.digest())

    @classmethod
    def load(cls, data: str | bytes) -> "Game":
        """The game that `dump` wrote, at the question where it was."""
        if not isinstance(data, str | bytes):
            raise Fault(f"a saved game is the text that Game.dump gave, not {data!r}")
        try:
            text = data if isinstance(data, str) else data.decode()
        except UnicodeDecodeError as problem:
            raise Fault.of("saved-not-text") from problem
        return cls.of(*from_json(text, "this saved game"))

    def _check_seat(self, seat: int) -> None:
        if not _is_number(seat) or seat not in self.seats:
            raise Fault.of("no-seat", seat=repr(seat), first=0, last=self.seats[-1])

    def _with(self, state: State) -> "Game":
        other = Game.__new__(Game)
        other.setup = self.setup
        other.state = state
        other.seed = self.seed
        other.programs = self.programs
        other.keys = list(self.keys)
        other.turn_of = list(self.turn_of)
        state.listening = self.state.listening
        state.events = self.state.events[:]
        return other


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_arguments(heroes: object, board: object, seed: object, seats: object) -> None:
    """Python lets anything be given; what could not be meant is told before it breaks something inside."""
    if isinstance(heroes, str) or not isinstance(heroes, Sequence):
        raise Fault(f"heroes are a list of names, like ['houdini', 'genie'], not {heroes!r}")
    for hero in heroes:
        if not isinstance(hero, str | HeroProgram):
            raise Fault(f"a hero is a name, like 'houdini', not {hero!r}")
    if not isinstance(board, str | Board):
        raise Fault(f"a board is a name, like 'soho', not {board!r}")
    if seed is not None and not (isinstance(seed, int) and _is_number(seed) and 0 <= seed < MOST_SEEDS):
        raise Fault(f"a seed is a whole number from 0 to {MOST_SEEDS - 1}, not {seed!r}")
    if seats is not None and not (isinstance(seats, Sequence) and all(map(_is_number, seats))):
        raise Fault(f"seats are a list of numbers, like [0, 1, 0, 2], not {seats!r}")
