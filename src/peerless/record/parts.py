"""The parts of a YAML file as they are written: read with care, with the line of whatever is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from peerless.content.faults import FileFault, nearest
from peerless.content.sections import read_text

_LOADER: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NULL = "tag:yaml.org,2002:null"


@dataclass(frozen=True)
class Part:
    """A value in the file. `name` is what a sentence about it calls it."""

    path: Path
    node: yaml.Node | None  # None where the file has nothing
    name: str
    line: int

    def fault(self, message: str) -> FileFault:
        return FileFault(self.path, self.line, message)

    @property
    def missing(self) -> bool:
        return self.node is None or (self.node.tag == _NULL and not isinstance(self.node, yaml.CollectionNode))

    @property
    def is_word(self) -> bool:
        return isinstance(self.node, yaml.ScalarNode) and not self.missing

    def entries(self, known: Iterable[str] | None = None) -> dict[str, Part]:
        """The entries of a mapping; each name once, and only known ones."""
        if self.missing:
            return {}
        if not isinstance(self.node, yaml.MappingNode):
            raise self.fault(f"{self.name} must be entries like `name: value`, not {self.shown}")
        found: dict[str, Part] = {}
        names = None if known is None else tuple(known)
        for key, value in self.node.value:
            line = key.start_mark.line + 1
            if not isinstance(key, yaml.ScalarNode):
                raise FileFault(self.path, line, f"{self.name} must be entries like `name: value`")
            word = key.value
            if names is not None and word not in names:
                raise FileFault(self.path, line, f"{self.name} has no {word!r}{nearest(word, names)}")
            if word in found:
                raise FileFault(self.path, line, f"{self.name} has {word!r} twice")
            found[word] = Part(self.path, value, f"`{word}`", line)
        return found

    def items(self) -> list[Part]:
        """The members of a list."""
        if self.missing:
            return []
        if not isinstance(self.node, yaml.SequenceNode):
            raise self.fault(f"{self.name} must be a list, like [one, two], not {self.shown}")
        return [Part(self.path, node, f"each of {self.name}", node.start_mark.line + 1) for node in self.node.value]

    def word(self) -> str:
        """A single word, as it is written."""
        if not isinstance(self.node, yaml.ScalarNode) or self.missing:
            raise self.fault(f"{self.name} must be a word, not {self.shown}")
        return str(self.node.value)

    def words(self) -> list[str]:
        return [item.word() for item in self.items()]

    def number(self, least: int = 0, most: int = 999) -> int:
        word = self.node.value if isinstance(self.node, yaml.ScalarNode) else ""
        if not re.fullmatch(r"[0-9]{1,19}", word) or not least <= int(word) <= most:
            raise self.fault(f"{self.name} must be a whole number from {least} to {most}, not {self.shown}")
        return int(word)

    def one_of(self, known: Iterable[str], what: str) -> str:
        """A word that must be known; `what` says what it names, like "a side"."""
        names = tuple(known)
        word = self.word()
        if word not in names:
            raise self.fault(f"{word!r} is not {what}{nearest(word, names)}")
        return word

    @property
    def shown(self) -> str:
        """The value in a few words."""
        if self.missing:
            return "nothing"
        if isinstance(self.node, yaml.MappingNode):
            return "a mapping"
        if isinstance(self.node, yaml.SequenceNode):
            return "a list"
        assert self.node is not None
        return repr(self.node.value)


def read_documents(path: Path) -> Iterator[Part]:
    """The documents of a file that hold anything."""
    try:
        loader = _LOADER(read_text(path))
    except yaml.YAMLError as problem:
        raise _unreadable(path, problem) from problem
    try:
        while loader.check_node():
            node = loader.get_node()
            part = Part(path, node, "a scenario", node.start_mark.line + 1)
            if not part.missing:
                yield part
    except yaml.YAMLError as problem:
        raise _unreadable(path, problem) from problem
    finally:
        loader.dispose()


def _unreadable(path: Path, problem: yaml.YAMLError) -> FileFault:
    mark = getattr(problem, "problem_mark", None)
    reason = getattr(problem, "problem", None) or getattr(problem, "reason", None) or "it cannot be read"
    return FileFault(path, mark.line + 1 if mark else 0, f"this is not YAML: {reason}")
