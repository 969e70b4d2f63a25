"""What is wrong with a file or a name that somebody gave, as one sentence for that person."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path


@dataclass(frozen=True)
class Said:
    """A message of the catalogue and what to fill in, to be said in any language."""

    message: str
    facts: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        from peerless.content.words import words

        return words().say(self.message, **self.facts)


class Fault(Exception):
    """Bad input. Its text is a whole sentence; nothing was changed."""

    said: Said | None = None  # the message that the text is

    @classmethod
    def of(cls, message: str, **facts: object) -> "Fault":
        """What a player may meet while playing: a message of the section [fault], in English unless Words.tell says it."""
        problem = cls(message)
        problem.said = Said(f"fault.{message}", facts)
        return problem

    def __str__(self) -> str:
        return str(self.said or super().__str__())


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


def hint(word: str, known: Iterable[str]) -> Said:
    """The same, to be said in any language."""
    names = sorted(known)
    close = get_close_matches(word, names, 1, 0.5)
    if close:
        return Said("fault.did-you-mean", {"name": repr(close[0])})
    return Said("fault.known-are", {"names": ", ".join(names)}) if names else Said("fault.no-hint")
