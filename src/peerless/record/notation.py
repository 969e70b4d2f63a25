"""Games as people read them: a few headers, then one line a turn (shorthand.py has the words of a line).

    [Heroes "houdini genie"]
    [Board "king-solomons-mine"]
    [Seats "0 1"]
    [Seed "7"]
    [Result "houdini"]                 who won; "nobody" of an undecided game, "*" of a running one
    [Rules "2"]
    [Digests "5f.. 0c.. e1.."]         what the heroes and the board mean
    [Hash "90.."]                      of all that and of the answers

    0. setup: @19
    1. houdini: maneuver smoke-and-mirrors houdini@16 -; maneuver - bess@8 houdini@21

The notation holds no hero or board files: reading it takes them from a library and refuses those that play differently
from the ones of the game. Lines that begin with % are remarks.
"""

import json
import re
from pathlib import Path

from peerless.content.board import Board
from peerless.content.faults import Fault, FileFault, nearest
from peerless.content.library import Library
from peerless.content.program import HeroProgram
from peerless.content.ruleset import Ruleset
from peerless.content.setup import build
from peerless.core.version import RULES
from peerless.record import shorthand
from peerless.record.game_record import PlayedFile, Record, Turns, board_digest, play_turns

HEADERS = ("Heroes", "Board", "Seats", "Seed", "Result", "Rules", "Ruleset", "Digests", "Hash")
SETUP = "setup"
RUNNING = "*"
UNDECIDED = "nobody"
_HEADER = re.compile(r'\[(\w+) ("(?:[^"\\]|\\.)*")\]')
_TURN = re.compile(r'(\d+)\. ("(?:[^"\\]|\\.)*"|[^\s";:]+):(?: (.*))?')


def to_notation(record: Record) -> str:
    """The game in notation; it ends with a line for the running turn."""
    values = {
        "Heroes": " ".join(shorthand.quoted(file.key) for file in record.heroes),
        "Board": record.board.key,
        "Seats": " ".join(str(seat) for seat in record.seats),
        "Seed": str(record.seed),
        "Result": _result(record),
        "Rules": str(record.rules),
        "Ruleset": str(record.ruleset),
        "Digests": " ".join(file.digest for file in (*record.heroes, record.board)),
        "Hash": record.hash,
    }
    lines = [f"[{header} {json.dumps(values[header], ensure_ascii=False)}]" for header in HEADERS]
    lines += _remarks(record)
    lines.append("")
    for number, (side, keys) in enumerate(zip([SETUP, *record.turn_sides], record.turns, strict=True)):
        lines.append(f"{number}. {shorthand.quoted(side)}: {shorthand.write(keys)}".rstrip())
    return "\n".join(lines) + "\n"


def _result(record: Record) -> str:
    if not record.over:
        return RUNNING
    return " ".join(shorthand.quoted(side) for side in record.winners) or UNDECIDED


def _remarks(record: Record) -> list[str]:
    """Which files a reader needs that do not come with Peerless."""
    library = Library()
    foreign = [f"heroes/{hero.key}.toml" for hero in record.heroes if hero.key not in library.heroes]
    foreign += [f"boards/{record.board.key}.toml"] if record.board.key not in library.boards else []
    if not foreign:
        return []
    needed = ", ".join(json.dumps(name, ensure_ascii=False)[1:-1] for name in dict.fromkeys(foreign))
    return [f"% Not among the files of Peerless: {needed}. The JSON form of this game has them ({record.hash})."]


def from_notation(text: str, library: Library | None = None, path: Path | str = "this notation") -> Record:
    """The game that the notation tells; it is played to see that it can be played."""
    return _Reader(text, library or Library(), path).record()


class _Reader:
    def __init__(self, text: str, library: Library, path: Path | str) -> None:
        self.library = library
        self.path = path
        self.headers: dict[str, str] = {}
        self.labels: list[str] = []
        self.turns: list[tuple[str, ...]] = []
        for number, line in enumerate(text.split("\n"), 1):
            if line.strip() and not line.startswith("%"):
                try:
                    self._line(line.strip())
                except Fault as problem:
                    raise FileFault(path, number, str(problem)) from problem

    def fault(self, message: str) -> FileFault:
        return FileFault(self.path, 0, message)

    def _line(self, line: str) -> None:
        turn = _TURN.fullmatch(line)
        if turn:
            if int(turn[1]) != len(self.turns):
                raise Fault(f"this is turn {turn[1]}, expected was turn {len(self.turns)}")
            self.labels += shorthand.names(turn[2])
            self.turns.append(tuple(shorthand.read(turn[3] or "")))
            return
        header = _HEADER.fullmatch(line)
        if not header or self.turns:
            wanted = "" if self.turns else 'a header like [Seed "7"] or '
            raise Fault(f"expected {wanted}a turn like `{len(self.turns)}. side: maneuver - bess@12`")
        name = header[1]
        if name not in HEADERS:
            raise Fault(f"unknown header {name!r}{nearest(name, HEADERS)}")
        if name in self.headers:
            raise Fault(f"{name} stands here a second time")
        self.headers[name] = shorthand.unquoted(header[2])

    def _number(self, header: str) -> int:
        return _number(self.headers[header], f"{self.path}: {header}")

    def record(self) -> Record:
        for header in HEADERS:
            if header not in self.headers:
                raise self.fault(f"the header [{header} ...] is missing")
        if not self.turns:
            raise self.fault("the notation is cut short: there are no turns")
        rules = self._number("Rules")
        if rules != RULES:
            raise self.fault(
                f"this game was played under rules version {rules}, and this is version {RULES}; only the JSON form of "
                "a record can still be watched"
            )
        heroes = [self.library.hero(name) for name in shorthand.names(self.headers["Heroes"])]
        board = self.library.board(self.headers["Board"])
        seats = [_number(seat, f"{self.path}: Seats") for seat in self.headers["Seats"].split()]
        self._check_files(heroes, board)
        seed = self._number("Seed")
        turns: Turns = tuple(self.turns)
        ruleset = Ruleset.read(self.headers["Ruleset"])
        self._check_hash(heroes, board, seats, seed, turns, ruleset)
        try:
            table = play_turns(heroes, build(heroes, board, seats, ruleset), seed, turns)
        except Fault as problem:
            raise self.fault(str(problem)) from problem
        record = Record.of(table, heroes, seed, turns)
        if self.labels != [SETUP, *record.turn_sides]:
            raise self.fault(f"the turns belong to {', '.join(record.turn_sides)}, which is not what is written")
        if self.headers["Result"] != _result(record):
            raise self.fault(f"the result is {_result(record)!r}, not {self.headers['Result']!r}")
        return record

    def _check_files(self, heroes: list[HeroProgram], board: Board) -> None:
        """Whether the files of the library mean what those of the game meant."""
        played = self.headers["Digests"].split()
        found = [(f"hero {program.hero.key}", program.digest) for program in heroes]
        found.append((f"board {board.key}", board_digest(board)))
        if len(played) != len(found):
            raise self.fault(f"Digests must be {len(found)}, of each hero and the board, not {len(played)}")
        for (what, now), then in zip(found, played, strict=True):
            if now != then:
                raise self.fault(
                    f"the {what} here plays differently from the one of this game ({now}, not {then}); "
                    "the JSON form of a record has its own files"
                )

    def _check_hash(
        self, heroes: list[HeroProgram], board: Board, seats: list[int], seed: int, turns: Turns, ruleset: Ruleset
    ) -> None:
        record = Record(
            heroes=tuple(PlayedFile(program.hero.key, program.digest, "") for program in heroes),
            board=PlayedFile(board.key, board_digest(board), ""),
            seats=tuple(seats),
            seed=seed,
            turns=turns,
            events=(),
            ruleset=ruleset,
        )
        if self.headers["Hash"] != record.hash:
            raise self.fault("its hash does not fit: the game is cut short, or was changed after it was written")


def _number(text: str, where: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,19}", text) or not -(1 << 63) <= int(text) < 1 << 63:
        raise Fault(f"{where} must be a whole number in 64 bits, not {text[:40]!r}")
    return int(text)
