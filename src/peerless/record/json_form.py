"""The JSON form of a record: complete, with the hero and board files in it. One line an event, one list a turn."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from peerless.content.faults import FileFault, nearest
from peerless.content.ruleset import Ruleset
from peerless.core.state import EVENT_WIDTH
from peerless.record.game_record import PlayedFile, Record

FORMAT = 1
KIND = "peerless record"
PARTS = ("kind", "format", "rules", "ruleset", "hash", "heroes", "board", "seats", "seed", "turns", "events")
PLAYERS = "players"  # who sat where; only a help for whoever goes on, so nothing about it is refused
STATE = "state"  # the digest of the state that the answers lead to; in a saved game
FILE_PARTS = ("key", "digest", "file")
WORD = 1 << 63  # what the numbers of the machine stay below


def to_json(record: Record, state: str = "") -> str:
    """A record as JSON, always written in the same way."""
    lines = [
        f'"kind": {_plain(KIND)}',
        f'"format": {FORMAT}',
        f'"rules": {record.rules}',
        f'"ruleset": {_plain(str(record.ruleset))}',
        f'"hash": {_plain(record.hash)}',
        f'"heroes": {_rows([_plain(_file(hero)) for hero in record.heroes])}',
        f'"board": {_plain(_file(record.board))}',
        f'"seats": {_plain(list(record.seats))}',
        f'"seed": {record.seed}',
        f'"turns": {_rows([_plain(list(turn)) for turn in record.turns])}',
        f'"events": {_rows([_plain(list(event)) for event in record.events])}',
    ]
    if record.players:
        lines.append(f'"{PLAYERS}": {_plain(list(record.players))}')
    if state:
        lines.append(f'"{STATE}": {_plain(state)}')
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _rows(rows: list[str]) -> str:
    return "[\n    " + ",\n    ".join(rows) + "\n  ]" if rows else "[]"


def _file(file: PlayedFile) -> dict[str, str]:
    return {"key": file.key, "digest": file.digest, "file": file.text}


def from_json(text: str, path: Path | str = "this record") -> tuple[Record, str]:
    """The record that `to_json` wrote, and the digest of its state if it is a saved game."""
    return _Reader(path).record(_parse(text, path))


def _parse(text: str, path: Path | str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as problem:
        if not text.strip():
            raise FileFault(path, 0, "there is nothing in it") from problem
        if not text.lstrip().startswith("{"):
            raise FileFault(path, 0, "this is not the JSON of a game; notation is shown by `peerless replay`") from problem
        if problem.msg == "Extra data":
            raise FileFault(path, 0, "something stands behind the end of the record") from problem
        in_a_string = problem.msg.startswith("Unterminated")  # of a file that may have braces, too
        if in_a_string or problem.pos >= len(text.rstrip()) or not text.rstrip().endswith("}"):
            raise FileFault(path, 0, "the record is cut short") from problem
        raise FileFault(path, problem.lineno, f"this is not JSON ({problem.msg})") from problem
    except (ValueError, RecursionError) as problem:
        raise FileFault(path, 0, f"this is not the JSON of a record ({problem})") from problem


class _Reader:
    """Takes a record apart; whatever is not as it must be ends in one sentence."""

    def __init__(self, path: Path | str) -> None:
        self.path = path

    def fault(self, message: str) -> FileFault:
        return FileFault(self.path, 0, message)

    def record(self, data: object) -> tuple[Record, str]:
        if not isinstance(data, dict) or data.get("kind") != KIND:
            raise self.fault("this is JSON, but not a record of a game")
        written = self.number(data.get("format"), "format")
        if written != FORMAT:
            raise self.fault(f"this record has format {written}; this Peerless reads format {FORMAT}")
        self.parts(data, PARTS, (PLAYERS, STATE))
        record = Record(
            heroes=tuple(self.file(hero, "hero") for hero in self.list(data["heroes"], "heroes")),
            board=self.file(data["board"], "board"),
            seats=tuple(self.number(seat, "seats") for seat in self.list(data["seats"], "seats")),
            seed=self.number(data["seed"], "seed"),
            turns=tuple(
                tuple(self.text(key, "turns") for key in self.list(turn, "turns"))
                for turn in self.list(data["turns"], "turns")
            ),
            events=tuple(self.event(event) for event in self.list(data["events"], "events")),
            rules=self.number(data["rules"], "rules"),
            ruleset=Ruleset.read(self.text(data["ruleset"], "ruleset")),
            players=_players(data.get(PLAYERS)),
        )
        if not record.turns:
            raise self.fault("turns has not even the setup")
        if self.text(data["hash"], "hash") != record.hash:
            raise self.fault("its hash does not fit: the record was changed after it was written")
        return record, self.text(data.get(STATE, ""), STATE)

    def parts(self, data: Mapping[str, Any], needed: tuple[str, ...], allowed: tuple[str, ...] = ()) -> None:
        for part in needed:
            if part not in data:
                raise self.fault(f"the record has no {part!r}")
        for part in data:
            if part not in (*needed, *allowed):
                raise self.fault(f"the record has an unknown part {part!r}{nearest(part, needed)}")

    def list(self, value: object, where: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.fault(f"{where} must be a list, not {_short(value)}")
        return value

    def text(self, value: object, where: str) -> str:
        if not isinstance(value, str):
            raise self.fault(f"{where} must be text, not {_short(value)}")
        try:
            value.encode()
        except UnicodeEncodeError as problem:
            raise self.fault(f"{where} holds half a character") from problem
        return value

    def number(self, value: object, where: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not -WORD <= value < WORD:
            raise self.fault(f"{where} must be a whole number in 64 bits, not {_short(value)}")
        return value

    def event(self, value: object) -> tuple[int, ...]:
        event = tuple(self.number(word, "events") for word in self.list(value, "events"))
        if len(event) != EVENT_WIDTH:
            raise self.fault(f"an event has {EVENT_WIDTH} numbers, not {len(event)}")
        return event

    def file(self, value: object, what: str) -> PlayedFile:
        if not isinstance(value, dict):
            raise self.fault(f"each {what} is written as {{{', '.join(FILE_PARTS)}}}, not {_short(value)}")
        self.parts(value, FILE_PARTS)
        key, digest, text = (self.text(value[part], f"{part} of the {what}") for part in FILE_PARTS)
        return PlayedFile(key, digest, text)


def _players(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list) else ()


def _short(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 40 else f"{shown[:36]} ..."
