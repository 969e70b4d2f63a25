"""Boards: spaces, lines, zones, passages and starting spaces, read from a TOML file."""

from dataclasses import dataclass, field
from pathlib import Path

from peerless.content.faults import nearest
from peerless.content.forms import Translated, read_names
from peerless.content.sections import Section, read_text, read_toml
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
    translated: Translated = field(default_factory=dict, compare=False)
    source: str = field(default="", compare=False, repr=False)

    def index(self, name: str) -> int:
        return self.spaces.index(name)

    def zones_of(self, space: int) -> list[str]:
        return [zone for zone, members in self.zones.items() if space in members]


def read_board(path: Path) -> Board:
    """The board in a file; FileFault says what is wrong with it."""
    return parse_board(read_text(path), path, path.stem)


def parse_board(text: str, path: Path | str, key: str) -> Board:
    return _Reader(read_toml(text, path)).board(key)


class _Reader:
    def __init__(self, root: Section) -> None:
        self.root = root
        self.index: dict[str, int] = {}

    def board(self, key: str) -> Board:
        root = self.root
        root.only(("name", "set", "frame", "starts", "passages", "lines", "zones", "spaces", "note", "names"))
        spaces = root.table("spaces", "a line name = [x, y] for each space")
        places = {name: spaces.pair(name) for name in spaces.data}
        self.index = {name: i for i, name in enumerate(places)}
        if not places:
            raise root.fault("spaces", "a board needs a table [spaces] with a line name = [x, y] for each space")
        if len(places) > MAX_SPACES:
            raise root.fault("spaces", f"a board has at most {MAX_SPACES} spaces, this one {len(places)}")
        lines = tuple(self._line(line) for line in root.items("lines", '[["1", "2"], ["2", "3"]]'))
        for line in lines:
            if sum(set(line) == set(other) for other in lines) > 1:
                a, b = (list(places)[end] for end in line)
                raise root.fault("lines", f"the line from {a!r} to {b!r} is there twice", f'"{a}"')
        zones = self._zones(list(places))
        starts = self._spaces(root, "starts")
        if len(starts) < 2:
            raise root.fault("starts", f"expected two or four different starting spaces, not {len(starts)}")
        name = root.words("name", key)
        return Board(
            key=key,
            name=name,
            spaces=tuple(places),
            lines=lines,
            zones=zones,
            passages=self._spaces(root, "passages"),
            starts=starts,
            places=tuple(places.values()),
            frame=root.pair("frame", [0, 0]),
            translated=read_names(root, [name]),
            source=root.text,
        )

    def _space(self, section: Section, key: str, name: object) -> int:
        if str(name) not in self.index:
            message = f"{key} names the space {name!r}, which is not in [spaces]{nearest(str(name), self.index)}"
            raise section.fault(key, message, f'"{name}"')
        return self.index[str(name)]

    def _spaces(self, section: Section, key: str) -> tuple[int, ...]:
        names = section.items(key, '["1", "2"]')
        found = tuple(self._space(section, key, name) for name in names)
        for name, space in zip(names, found, strict=True):
            if found.count(space) > 1:
                raise section.fault(key, f"{key} names the space {name!r} twice", f'"{name}"')
        return found

    def _line(self, line: object) -> tuple[int, int]:
        if not isinstance(line, list) or len(line) != 2:
            near = f'["{line[0]}"' if isinstance(line, list) and line else ""
            raise self.root.fault("lines", f'each of lines is a pair of spaces, like ["1", "2"], not {line!r}', near)
        a, b = (self._space(self.root, "lines", name) for name in line)
        if a == b:
            raise self.root.fault("lines", f"a line joins two spaces, not {line[0]!r} with itself", f'["{line[0]}"')
        return a, b

    def _zones(self, names: list[str]) -> dict[str, tuple[int, ...]]:
        section = self.root.table("zones", 'lines like red = ["1", "2"]')
        if not section.data:
            raise self.root.fault("zones", 'a board needs a table [zones] with lines like red = ["1", "2"]')
        zones = {zone: self._spaces(section, zone) for zone in section.data}
        for space, name in enumerate(names):
            if not any(space in members for members in zones.values()):
                raise section.fault("", f"space {name!r} is in no zone; every space is in one at least")
        return zones
