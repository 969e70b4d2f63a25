"""Which heroes and boards there are: those that come with Peerless, and those in folders or files that somebody names."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

from peerless.content.board import Board, read_board
from peerless.content.faults import Fault, hint
from peerless.content.program import HeroProgram, load_hero

HERE = Path(__file__).parent


class Library:
    """Finds heroes and boards by name. A later folder wins over an earlier one."""

    def __init__(self, heroes: list[Path] | None = None, boards: list[Path] | None = None) -> None:
        self.hero_places = [HERE / "heroes", *(heroes or [])]
        self.board_places = [HERE / "boards", *(boards or [])]

    @cached_property
    def heroes(self) -> dict[str, Path]:
        return files_in(self.hero_places, "hero")

    @cached_property
    def boards(self) -> dict[str, Path]:
        return files_in(self.board_places, "board")

    def hero(self, name: str) -> HeroProgram:
        if name not in self.heroes:
            raise Fault.of("no-hero", name=repr(name), hint=hint(name, self.heroes))
        return load_hero(self.heroes[name])

    def board(self, name: str) -> Board:
        if name not in self.boards:
            raise Fault.of("no-board", name=repr(name), hint=hint(name, self.boards))
        return read_board(self.boards[name])


def told_apart(given: Sequence[str], known: Iterable[str]) -> tuple[list[str], list[Path]]:
    """Names, and files or folders: what is known is a name, also where a folder is called like it."""
    names = [word for word in given if word in known or not Path(word).exists()]
    return names, [Path(word) for word in given if word not in names]


def files_in(places: list[Path], what: str) -> dict[str, Path]:
    found = {}
    for place in places:
        if place.is_dir():
            found.update({path.stem: path for path in sorted(place.glob("*.toml"))})
        elif place.is_file():
            found[place.stem] = place
        else:
            raise Fault.of(f"no-{what}-file", path=repr(str(place)))
    return found
