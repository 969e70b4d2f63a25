"""A practice game: who plays which seat, the way back, and saving. Nothing here draws."""

from collections.abc import Sequence
from pathlib import Path

from peerless.bots import Bot, make_bot
from peerless.content.faults import Fault
from peerless.content.library import Library
from peerless.content.table import Option
from peerless.game import Game


class Session:
    """A game between people at this keyboard (`people`, their seats) and bots for all other seats."""

    def __init__(self, game: Game, people: frozenset[int], bot: str = "greedy") -> None:
        self.game = game
        self.people = people
        self.bot_name = bot
        seats = sorted({game.seat_of(side) for side in game.sides})
        for seat in people:
            if seat not in seats:
                raise Fault(f"there is no seat {seat + 1}; this game has seats 1 to {len(seats)}")
        self.bots: dict[int, Bot] = {seat: make_bot(bot, game.seed + seat) for seat in seats if seat not in people}
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
        """Write the game down, to be gone on with later; a Fault says why that is not possible."""
        try:
            path.write_text(self.game.dump(), "utf-8")
        except OSError as problem:
            raise Fault(f"the game cannot be saved to {str(path)!r} ({problem.strerror})") from problem


def new_session(
    heroes: Sequence[str],
    board: str,
    library: Library,
    people: frozenset[int] = frozenset({0}),
    bot: str = "greedy",
    seed: int | None = None,
) -> Session:
    return Session(Game(heroes, board, seed=seed, library=library), people, bot)
