"""TOML files read with care: tables that know on which lines they stand, so that a fault names the line."""

import math
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from peerless.content.faults import FileFault, nearest

HEADER = re.compile(r"^[ \t]*\[\[?[ \t]*([\w.-]+)[ \t]*\]\]?[ \t]*(?:#.*)?$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """A table of the file, from its header to the next one. The root is everything before the first header."""

    path: Path | str
    text: str
    data: dict[str, object]
    start: int = 0
    end: int = 0

    def fault(self, key: str, message: str, near: str = "") -> FileFault:
        """What is wrong with an entry: on the line of `near` in it, or of the entry, or of the section."""
        at = self._place(key)
        found = self.text.find(near, at, self.end) if near else at
        return FileFault(self.path, self.text.count("\n", 0, max(found, at)) + 1, message)

    def _place(self, key: str) -> int:
        """Where the line of an entry begins; a table of that name, or the section itself, if there is no such entry."""
        if key:
            name = re.escape(key)
            entry = re.compile(rf"^[ \t]*(?:{name}|\"{name}\"|'{name}')[ \t]*[=.]", re.MULTILINE)
            found = entry.search(self.text, self.start, self.end)
            if found:
                return found.start()
            header = next((h for h in HEADER.finditer(self.text) if h[1] == key), None)
            if header:
                return header.start()
        return self.start

    def only(self, known: Iterable[str]) -> None:
        names = tuple(known)
        for key in self.data:
            if key not in names:
                raise self.fault(key, f"unknown entry {key!r}{nearest(key, names)}")

    def tables(self, key: str) -> list["Section"]:
        """The tables [[key]]."""
        found = self.data.get(key, [])
        if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
            raise self.fault(key, f"{key} must be written as tables [[{key}]]")
        if not found:
            raise self.fault("", f"expected at least one table [[{key}]]")
        headers = [header for header in HEADER.finditer(self.text) if header[1] == key]
        if len(headers) != len(found):  # written as a list within brackets
            at = self._place(key)
            return [Section(self.path, self.text, table, at, len(self.text)) for table in found]
        return [self._section(table, header.start()) for table, header in zip(found, headers, strict=True)]

    def table(self, key: str, like: str) -> "Section":
        """The table [key]; empty if there is none."""
        found = self.data.get(key, {})
        if not isinstance(found, dict):
            raise self.fault(key, f"{key} must be a table: [{key}] with {like}")
        return self._section(found, self._place(key))

    def within(self, key: str, inner: str) -> "Section":
        """The table [key.inner], wherever it is written."""
        outer = self.data.get(key)
        data = outer.get(inner) if isinstance(outer, dict) else None
        at = self._place(f"{key}.{inner}")
        if at == self.start:  # not under a header of its own
            at = self._place(key)
            return Section(self.path, self.text, data if isinstance(data, dict) else {}, at, len(self.text))
        return self._section(data if isinstance(data, dict) else {}, at)

    def _section(self, data: dict[str, object], start: int) -> "Section":
        here = self.text.find("\n", start)
        following = HEADER.search(self.text, here) if here >= 0 else None
        return Section(self.path, self.text, data, start, following.start() if following else len(self.text))

    # Entries.

    def words(self, key: str, default: str | None = None) -> str:
        """A text that must not be empty, unless there is a default."""
        value = self.data.get(key, default)
        if not isinstance(value, str) or (default is None and not value.strip()):
            raise self.fault(key, f'expected {key} = "..." here')
        return value.strip()

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            wrong = f"{key} must be" if key in self.data else f"{key} is missing; it is"
            found = f", not {value!r}" if key in self.data else ""
            raise self.fault(key, f"{wrong} a whole number from {least} to {most}{found}")
        return value

    def truth(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.fault(key, f"{key} must be true or false, not {value!r}")
        return value

    def choice(self, key: str, known: Iterable[str]) -> str:
        names = tuple(known)
        value = self.words(key)
        if value not in names:
            raise self.fault(key, f"{key} = {value!r} is unknown{nearest(value, names)}")
        return value

    def items(self, key: str, like: str) -> list[object]:
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise self.fault(key, f"{key} must be a list, like {key} = {like}")
        return value

    def pair(self, key: str, default: object = None) -> tuple[int, int]:
        value = self.data.get(key, default)
        if isinstance(value, list) and len(value) == 2 and all(map(_is_number, value)):
            return int(value[0]), int(value[1])
        raise self.fault(key, f"{key} must be two numbers, like [120, 80], not {value!r}")


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def read_text(path: Path) -> str:
    """What is written in a file that somebody named."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as problem:
        raise FileFault(path, 0, "this is not text (UTF-8)") from problem
    except FileNotFoundError as problem:
        raise FileFault(path, 0, "there is no such file") from problem
    except IsADirectoryError as problem:
        raise FileFault(path, 0, "this is a folder, not a file") from problem
    except OSError as problem:
        raise FileFault(path, 0, f"this cannot be read ({problem.strerror})") from problem


def read_toml(text: str, path: Path | str) -> Section:
    """The root of a TOML file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise FileFault(path, _line(problem, text), f"this is not TOML: {problem}") from problem
    except RecursionError as problem:
        raise FileFault(path, 0, "this is nested too deeply") from problem
    first = HEADER.search(text)
    return Section(path, text, data, 0, first.start() if first else len(text))


def _line(problem: tomllib.TOMLDecodeError, text: str) -> int:
    """The line that the TOML reader complains of; the last one where the text ends too soon."""
    found = re.search(r"at line (\d+)", str(problem))
    return int(found[1]) if found else text.rstrip("\n").count("\n") + 1
