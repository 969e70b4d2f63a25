"""Failures made short, and kept as files.

A record of a failure is plain JSON: heroes, board, seats, seed, turn limit and the keys of the answers, with the law that
was broken. `peerless fuzz --repeat FILE` plays it again.
"""

import json
from pathlib import Path
from typing import Final

from peerless.content.faults import FileFault
from peerless.content.keys import key_of_option
from peerless.core import alphabet, machine
from peerless.core.questions import take_answer
from peerless.lab.fuzz import CRASH, FIRST, Case, Failure, Pool, replay
from peerless.lab.laws import LAWS

KIND: Final = "peerless fuzz record"
MOST_REPLAYS: Final = 1500


def shrink(pool: Pool, failure: Failure, most: int = MOST_REPLAYS) -> Failure:
    """The same violation by fewer and simpler answers, if trying finds any: pieces are left out, then single answers
    are exchanged for passing or for the first option."""
    shrinker = _Shrinker(pool, failure, most)
    if failure.law in LAWS:
        shrinker.begin_early()
    shrinker.leave_out()
    shrinker.simplify()
    shrinker.leave_out()
    return shrinker.best


class _Shrinker:
    def __init__(self, pool: Pool, failure: Failure, most: int) -> None:
        self.pool = pool
        self.best = failure
        self.left = most

    def fails(self, codes: tuple[int, ...]) -> bool:
        """Whether these answers lead to the same violation; then they are the best so far."""
        if self.left <= 0:
            return False
        self.left -= 1
        found = replay(self.pool, self.best.case, codes, self.best.law in (*LAWS, CRASH))
        if found is None or found.law != self.best.law:
            return False
        self.best = found
        return True

    def begin_early(self) -> None:
        """The first answer after which a law is broken: the fuzzer looked at some of them only."""
        found = replay(self.pool, self.best.case, self.best.codes, True, everywhere=True)
        if found is not None and found.law == self.best.law:
            self.best = found

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


def keys_of(pool: Pool, failure: Failure) -> list[str]:
    names = pool.setup(failure.case).names
    return [key_of_option(names, code) for code in failure.codes]


def to_json(pool: Pool, failure: Failure) -> str:
    case = failure.case
    data = {
        "kind": KIND,
        "law": failure.law,
        "message": failure.message,
        "heroes": case.heroes,
        "board": case.board,
        "seats": case.seats,
        "seed": case.seed,
        "turn_limit": case.turn_limit,
        "keys": keys_of(pool, failure),
    }
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_json(pool: Pool, path: Path) -> tuple[Case, tuple[int, ...]]:
    """The game of a record, and its answers as codes."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        case = Case(
            heroes=tuple(str(name) for name in data["heroes"]),
            board=str(data["board"]),
            seats=tuple(int(seat) for seat in data["seats"]),
            seed=int(data["seed"]),
            turn_limit=int(data["turn_limit"]),
        )
        keys = [str(key) for key in data["keys"]]
    except OSError as problem:
        raise FileFault(path, 0, f"the record cannot be read ({problem.strerror})") from problem
    except (ValueError, KeyError, TypeError) as problem:
        raise FileFault(path, 0, "this is not a record of the fuzzer") from problem
    return case, _codes(pool, case, keys, path)


def _codes(pool: Pool, case: Case, keys: list[str], path: Path) -> tuple[int, ...]:
    setup = pool.setup(case)
    s = machine.begin(setup.world, case.seed)
    codes: list[int] = []
    try:
        machine.run(s)
        for key in keys:
            machine.ready(s)
            options = {key_of_option(setup.names, s.options[i]): int(s.options[i]) for i in range(s.option_count)}
            if key not in options:
                raise FileFault(path, 0, f"{key!r} cannot be played after {len(codes)} answers; the rules have changed")
            codes.append(options[key])
            take_answer(s, codes[-1])
            machine.run(s)
    except FileFault:
        raise
    except Exception:
        return tuple(codes)  # the last answer breaks the machine: that is what the record is about
    return tuple(codes)


def repeat(pool: Pool, path: Path) -> Failure | None:
    """Play a record again with all checks."""
    case, codes = from_json(pool, path)
    return replay(pool, case, codes, True)
