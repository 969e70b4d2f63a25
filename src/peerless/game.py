"""A game to play from Python."""

import random
from collections.abc import Sequence

from peerless.content.board import Board
from peerless.content.faults import Fault, nearest
from peerless.content.library import Library
from peerless.content.program import HeroProgram
from peerless.content.setup import build, check_room
from peerless.content.table import Option, Table
from peerless.core import machine, view
from peerless.core.state import State


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
    ) -> None:
        library = library or Library()
        programs = [library.hero(hero) if isinstance(hero, str) else hero for hero in heroes]
        ground = library.board(board) if isinstance(board, str) else board
        setup = build(programs, ground, seats)
        check_room(programs, ground)
        self.seed = random.SystemRandom().randrange(1 << 62) if seed is None else seed
        self.programs = programs
        self.keys: list[str] = []
        super().__init__(setup, machine.begin(setup.world, self.seed))
        self.state.listening = True
        machine.run(self.state)

    def play(self, answer: Option | str | int) -> None:
        """Answer the pending question with an option, its key or its code. An illegal one raises and changes nothing."""
        options = self.options
        for option in options:
            if answer in (option, option.key, option.code):
                machine.answer(self.state, option.code)
                self.keys.append(option.key)
                return
        if self.over:
            raise Fault("the game is over; nothing can be played")
        word = str(answer)
        raise Fault(f"{word!r} cannot be played now{nearest(word, [option.key for option in options])}")

    def view(self, seat: int) -> Table:
        """The table as one seat may know it."""
        return Table(self.setup, view.view(self.state, seat))

    def copy(self) -> "Game":
        """The same game, to be played on apart from this one."""
        return self._with(self.state.copy())

    def _with(self, state: State) -> "Game":
        other = Game.__new__(Game)
        other.setup = self.setup
        other.state = state
        other.seed = self.seed
        other.programs = self.programs
        other.keys = list(self.keys)
        state.listening = self.state.listening
        state.events = self.state.events[:]
        return other


