"""Records in files: JSON when the name ends in .json, else notation. Reading sees from the text which of the two it is."""

import os
from contextlib import suppress
from pathlib import Path

from peerless.content.faults import FileFault
from peerless.content.library import Library
from peerless.content.sections import read_text
from peerless.record.game_record import Record
from peerless.record.json_form import from_json, to_json
from peerless.record.notation import from_notation, to_notation


def read_record(path: Path, library: Library | None = None) -> Record:
    """The game in a file; notation takes its heroes and its board from the library."""
    return read_saved(path, library)[0]


def read_saved(path: Path, library: Library | None = None) -> tuple[Record, str]:
    """The game in a file, and the digest of its state if it was saved to be gone on with."""
    text = read_text(path)
    if not text.strip():
        raise FileFault(path, 0, "the file is empty")
    if text.lstrip().startswith("{"):
        return from_json(text, path)
    return from_notation(text, library, path), ""


def save_record(record: Record, path: Path) -> None:
    """Write the game into a file, whole or not at all."""
    _write(to_json(record) if path.suffix == ".json" else to_notation(record), path)


def save_game(record: Record, state: str, path: Path) -> None:
    """Write a game down that is to be gone on with; `state` is the digest of its state."""
    _write(to_json(record, state), path)


def _write(text: str, path: Path) -> None:
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        fresh.write_text(text, "utf-8")
        fresh.replace(path)
    except OSError as problem:
        with suppress(OSError):
            fresh.unlink()
        raise FileFault(path, 0, f"this cannot be written ({problem.strerror})") from problem
