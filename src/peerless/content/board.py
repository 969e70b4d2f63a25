"""Boards: spaces, lines, zones, passages and starting spaces, read from a TOML file."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from peerless.content.faults import FileFault, line_of, nearest, toml_line
from peerless.core.layout import MAX_SPACES


@dataclass(frozen=True)
class Board:
    """A battlefield. Spaces are numbered in the order of `spaces`, which holds their names."""

    key: str
    name: str
    spaces: tuple[str, ...]
    lines: tuple[tuple[int, int], ...]
    zones: dict[str, tuple[int, ...]]
    passages: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()
    places: tuple[tuple[int, int], ...] = ()  # where to draw the spaces
    frame: tuple[int, int] = (0, 0)
    source: str = field(default="", compare=False, repr=False)

    def index(self, name: str) -> int:
        return self.spaces.index(name)

    def zones_of(self, space: int) -> list[str]:
        return [zone for zone, members in self.zones.items() if space in members]


def read_board(path: Path) -> Board:
    """The board in a file; FileFault says what is wrong with it."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise FileFault(path, 0, f"cannot be read as text ({problem})") from problem
    return parse_board(text, path, path.stem)


def parse_board(text: str, path: Path | str, key: str) -> Board:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise FileFault(path, toml_line(problem), f"this is not TOML: {problem}") from problem
    return _Reader(text, path, data).board(key)


class _Reader:
    def __init__(self, text: str, path: Path | str, data: dict[str, object]) -> None:
        self.text = text
        self.path = path
        self.data = data
        self.index: dict[str, int] = {}

    def fault(self, needle: str, message: str) -> FileFault:
        return FileFault(self.path, line_of(self.text, needle), message)

    def board(self, key: str) -> Board:
        self._check_keys()
        places = self._places()
        self.index = {name: i for i, name in enumerate(places)}
        if not places:
            raise self.fault("[spaces]", "a board needs a table [spaces] with a line name = [x, y] for each space")
        if len(places) > MAX_SPACES:
            raise self.fault("[spaces]", f"a board has at most {MAX_SPACES} spaces, this one {len(places)}")
        lines = tuple(self._line(line) for line in self._list("lines"))
        zones = self._zones()
        for name in places:
            if not any(self.index[name] in members for members in zones.values()):
                raise self.fault("[zones]", f"space {name!r} is in no zone; every space is in one at least")
        starts = tuple(self._space(name, "starts") for name in self._list("starts"))
        if len(starts) < 2 or len(set(starts)) < len(starts):
            raise self.fault("starts", "expected two or four different starting spaces")
        frame = self._pair(self.data.get("frame", [0, 0]), "frame")
        return Board(
            key=key,
            name=str(self.data.get("name", key)),
            spaces=tuple(places),
            lines=lines,
            zones=zones,
            passages=tuple(self._space(name, "passages") for name in self._list("passages")),
            starts=starts,
            places=tuple(places.values()),
            frame=frame,
            source=self.text,
        )

    def _check_keys(self) -> None:
        known = ("name", "set", "frame", "starts", "passages", "lines", "zones", "spaces", "note")
        for key in self.data:
            if key not in known:
                raise self.fault(key, f"unknown entry {key!r}{nearest(key, known)}")

    def _list(self, key: str) -> list[object]:
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise self.fault(key, f"{key} must be a list, like {key} = [...]")
        return value

    def _space(self, name: object, where: str) -> int:
        if str(name) not in self.index:
            raise self.fault(where, f"{where} names the space {name!r}, which is not in [spaces]")
        return self.index[str(name)]

    def _line(self, line: object) -> tuple[int, int]:
        if not isinstance(line, list) or len(line) != 2:
            raise self.fault("lines", f'each of lines is a pair of spaces, like ["1", "2"], not {line!r}')
        a, b = (self._space(name, "lines") for name in line)
        if a == b:
            raise self.fault("lines", f"a line joins two spaces, not {line[0]!r} with itself")
        return a, b

    def _zones(self) -> dict[str, tuple[int, ...]]:
        zones = self.data.get("zones", {})
        if not isinstance(zones, dict) or not zones:
            raise self.fault("[zones]", 'a board needs a table [zones] with lines like red = ["1", "2"]')
        found = {}
        for zone, members in zones.items():
            if not isinstance(members, list):
                raise self.fault(zone, f"zone {zone} must be a list of spaces")
            found[zone] = tuple(self._space(name, zone) for name in members)
        return found

    def _places(self) -> dict[str, tuple[int, int]]:
        spaces = self.data.get("spaces", {})
        if not isinstance(spaces, dict):
            raise self.fault("spaces", "spaces must be a table with a line name = [x, y] for each space")
        return {str(name): self._pair(place, name) for name, place in spaces.items()}

    def _pair(self, value: object, where: str) -> tuple[int, int]:
        if isinstance(value, list) and len(value) == 2 and all(isinstance(n, (int, float)) for n in value):
            return int(value[0]), int(value[1])
        raise self.fault(f"{where}", f"{where} must be two numbers, like [120, 80], not {value!r}")
