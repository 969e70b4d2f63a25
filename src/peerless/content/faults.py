"""What is wrong with a file or a name that somebody gave, as one sentence for that person."""

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path


class Fault(Exception):
    """Bad input. Its text is a whole sentence; nothing was changed."""


class FileFault(Fault):
    """A file that cannot be used: where, what is wrong, what was expected."""

    def __init__(self, path: Path | str, line: int, message: str) -> None:
        super().__init__(f"{path}, line {line}: {message}" if line else f"{path}: {message}")
        self.path = path
        self.line = line
        self.message = message

    def __reduce__(self) -> tuple[type["FileFault"], tuple[Path | str, int, str]]:
        return type(self), (self.path, self.line, self.message)


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint at the known name that looks most like this one."""
    names = sorted(known)
    close = get_close_matches(word, names, 1, 0.5)
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; known are {', '.join(names)}" if names else ""
