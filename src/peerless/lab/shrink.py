"""Failures made short, and kept as records: `peerless fuzz --repeat FILE` plays one again with all checks."""

from contextlib import suppress
from typing import Final

from peerless.content.faults import Fault, nearest
from peerless.content.keys import key_of_option
from peerless.content.setup import Setup
from peerless.content.table import Table
from peerless.core import alphabet, machine
from peerless.lab.fuzz import CRASH, FIRST, Case, Failure, Pool, replay
from peerless.lab.laws import LAWS
from peerless.record.game_record import Record, in_turns

MOST_REPLAYS: Final = 1500


def shrink(pool: Pool, failure: Failure, most: int = MOST_REPLAYS) -> Failure:
    """The same violation by fewer and simpler answers, if trying finds any: pieces are left out, then single answers
    are exchanged for passing or for the first option."""
    shrinker = _Shrinker(pool, failure, most)
    shrinker.leave_out()
    shrinker.simplify()
    shrinker.leave_out()
    return shrinker.best


class _Shrinker:
    def __init__(self, pool: Pool, failure: Failure, most: int) -> None:
        self.setup = pool.setup(failure.case)
        self.best = failure
        self.left = most

    def fails(self, codes: tuple[int, ...]) -> bool:
        """Whether these answers lead to the same violation; then they are the best so far."""
        if self.left <= 0:
            return False
        self.left -= 1
        found = replay(self.setup, self.best.case, codes, self.best.law in (*LAWS, CRASH))
        if found is None or found.law != self.best.law:
            return False
        self.best = found
        return True

    def leave_out(self) -> None:
        piece = len(self.best.codes) // 2
        while piece and self.left > 0:
            at = 0
            while at < len(self.best.codes):
                codes = self.best.codes
                if not self.fails(codes[:at] + codes[at + piece :]):
                    at += piece
            piece //= 2

    def simplify(self) -> None:
        for at in range(len(self.best.codes)):
            if at >= len(self.best.codes):
                break
            codes = self.best.codes
            if codes[at] == alphabet.PASS:
                continue
            if not self.fails((*codes[:at], alphabet.PASS, *codes[at + 1 :])) and self.best.codes == codes:
                self.fails((*codes[:at], FIRST, *codes[at + 1 :]))


def keys_of(setup: Setup, failure: Failure) -> list[str]:
    return [key_of_option(setup.names, code) for code in failure.codes]


def record_of(pool: Pool, failure: Failure) -> Record:
    """The game up to its last answer, though that one may have broken the machine."""
    case = failure.case
    setup = pool.setup(case)
    table = Table(setup, machine.begin(setup.world, case.seed))
    table.state.listening = True
    turns: list[int] = []
    with suppress(Exception):
        machine.run(table.state)
        for code in failure.codes:
            turns.append(table.turns)
            machine.answer(table.state, code)
    keys = keys_of(setup, failure)[: len(turns)]
    programs = [pool.library.hero(name) for name in case.heroes]
    return Record.of(table, programs, case.seed, in_turns(keys, turns, table.turns))


def repeat(record: Record) -> Failure | None:
    """Play the game of a record again with all checks; the laws, which also look beyond it, come last."""
    record.check()
    heroes = tuple(file.key for file in record.heroes)
    case = Case(heroes, record.board.key, record.seats, record.seed, record.ruleset)
    codes: list[int] = []
    s = machine.begin(record.setup.world, record.seed)
    machine.run(s)
    for key in record.keys:
        options = {key_of_option(record.setup.names, code): code for code in machine.legal(s)}
        if key not in options:
            raise Fault(f"{key!r} cannot be played after {len(codes)} answers{nearest(key, options)}")
        codes.append(options[key])
        with suppress(Exception):  # the last answer may break the machine, as the record says
            machine.answer(s, codes[-1])
    return replay(record.setup, case, codes, False) or replay(record.setup, case, codes, True)
