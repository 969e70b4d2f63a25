"""A practice game: who plays which seat, the way back, and saving. Nothing here draws."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from peerless.bots import BOTS, USUAL_BOT, Bot, make_bot
from peerless.content.faults import Fault, FileFault
from peerless.content.library import Library
from peerless.content.table import Option
from peerless.game import Game
from peerless.record.files import read_saved, save_game
from peerless.record.game_record import PERSON

# Who has which hero, by the number of players: of three, the first plays a team alone.
SEATS = {2: (0, 1), 3: (0, 1, 0, 2), 4: (0, 1, 2, 3)}


class Session:
    """A game between people at this keyboard (`people`, their seats) and bots for all other seats."""

    def __init__(self, game: Game, people: frozenset[int], bot: str = USUAL_BOT) -> None:
        self.game = game
        self.people = people
        self.bot_name = bot
        for seat in people:
            if seat not in game.seats:
                raise Fault.of("no-seat", seat=seat + 1, first=1, last=len(game.seats))
        self.bots: dict[int, Bot] = {seat: make_bot(bot, game.seed + seat) for seat in game.seats if seat not in people}
        self._past: list[Game] = []

    @property
    def hot_seat(self) -> bool:
        return len(self.people) > 1

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        decision = self.game.decision
        return None if decision is None else decision.seat

    @property
    def persons_turn(self) -> bool:
        return self.asked in self.people

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    def answer(self, option: Option) -> None:
        """A person's answer; the question can be come back to."""
        before = self.game.copy()
        self.game.play(option)
        self._past.append(before)

    def bot_answers(self) -> None:
        """Let the bot whose turn it is give one answer."""
        seat = self.asked
        if seat is not None and seat in self.bots:
            # The game's own options carry the truth, to word them; the view's carry the view.
            view = self.game.view(seat)
            self.game.play(self.bots[seat].choose(view, view.options).code)

    def undo(self) -> bool:
        """Back to the last question that a person answered; whether there was one."""
        if not self._past:
            return False
        self.game = self._past.pop()
        return True

    def save(self, path: Path) -> None:
        """Write the game down, and who sits where, to be gone on with later; a Fault says why that is not possible."""
        players = tuple(PERSON if seat in self.people else self.bot_name for seat in self.game.seats)
        save_game(replace(self.game.record(), players=players), self.game.state.digest(), path)


def loaded_session(
    path: Path, library: Library, people: frozenset[int] | None, hot_seat: bool = False, bot: str | None = None
) -> tuple[Session, bool]:
    """The game of a file, and whether it was saved to be gone on with.

    Where no people are named, those sit there whom the file names; where it names nobody, one person in the first seat.
    """
    record, state = read_saved(path, library)
    try:
        game = Game.of(record, state)
    except FileFault:
        raise
    except Fault as problem:
        raise FileFault(path, 0, str(problem)) from problem
    noted = record.players if len(record.players) == len(game.seats) else ()
    if hot_seat:
        people = frozenset(game.seats)
    elif people is None:
        people = frozenset(seat for seat, player in enumerate(noted) if player == PERSON) or frozenset({0})
    bot = bot or next((player for player in noted if player in BOTS), USUAL_BOT)
    return Session(game, people, bot), bool(state)


def new_session(
    heroes: Sequence[str],
    board: str,
    library: Library,
    people: frozenset[int] = frozenset({0}),
    bot: str = USUAL_BOT,
    seed: int | None = None,
    seats: Sequence[int] | None = None,
) -> Session:
    return Session(Game(heroes, board, seed=seed, seats=seats, library=library), people, bot)
