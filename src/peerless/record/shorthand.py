"""Answers as the notation writes them: short where they are frequent, whole where they are rare.

    -                       pass
    feint                   card:feint
    @12                     space:12
    bess@12                 fighter:bess, then space:12
    genie>bess              attack:genie>bess
    "card:two words"        any answer, in quotes as JSON has them
    choice:2, scheme:dash   any other answer as it is

A short form is used only if it is read back as the same answer, so that no name can confuse the notation. A semicolon
goes before each action; it is there for the eye alone.
"""

import json
import re
from collections.abc import Iterator, Sequence

from peerless.content.faults import Fault

ACTIONS = ("maneuver", "scheme:", "attack:")
WHOLE = ("maneuver", "yes")
WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s";]+|;')
BARE = re.compile(r'[^\s";]+')


def write(keys: Sequence[str]) -> str:
    """The answers of a turn in one line."""
    return "".join(_spaced(keys)).strip()


def _spaced(keys: Sequence[str]) -> Iterator[str]:
    at = 0
    while at < len(keys):
        if at and keys[at].startswith(ACTIONS):
            yield ";"
        word, used = _word(keys[at : at + 2])
        yield f" {word}"
        at += used


def _word(keys: Sequence[str]) -> tuple[str, int]:
    """How the next answers are written, and how many of them that word stands for."""
    for used in (2, 1):
        word = _short(keys[:used])
        if len(keys) >= used and BARE.fullmatch(word) and _meant(word) == list(keys[:used]):
            return word, used
    return json.dumps(keys[0], ensure_ascii=False), 1


def _short(keys: Sequence[str]) -> str:
    rest = [key.partition(":")[2] for key in keys]
    match [key.partition(":")[0] for key in keys]:
        case ["fighter", "space"]:
            return f"{rest[0]}@{rest[1]}"
        case ["space"]:
            return f"@{rest[0]}"
        case ["card" | "attack"]:
            return rest[0]
        case ["pass"]:
            return "-"
        case [_]:
            return keys[0]
    return ""


def read(line: str) -> list[str]:
    """The answers that a line stands for."""
    keys: list[str] = []
    at = 0
    while at < len(line):
        if line[at].isspace():
            at += 1
            continue
        found = WORD.match(line, at)
        if found is None:
            raise Fault(f"the quotes that begin at {line[at : at + 12]!r} never end")
        if found[0] != ";":
            keys += meant(found[0])
        at = found.end()
    return keys


def meant(word: str) -> list[str]:
    """The answers that a word stands for."""
    return [unquoted(word)] if word.startswith('"') else _meant(word)


def _meant(word: str) -> list[str]:
    if word == "-":
        return ["pass"]
    if word in WHOLE or ":" in word:
        return [word]
    if word.startswith("@"):
        return [f"space:{word[1:]}"]
    if ">" in word:
        return [f"attack:{word}"]
    fighter, at, space = word.partition("@")
    return [f"fighter:{fighter}", f"space:{space}"] if at else [f"card:{word}"]


def quoted(name: str) -> str:
    """A name that stands among others: in quotes if it has to be."""
    return name if BARE.fullmatch(name) and ":" not in name else json.dumps(name, ensure_ascii=False)


def names(line: str) -> list[str]:
    """Names as `quoted` wrote them, one after the other."""
    found = WORD.findall(line)
    return [unquoted(word) if word.startswith('"') else word for word in found]


def unquoted(word: str) -> str:
    try:
        return str(json.loads(word))
    except ValueError as problem:
        raise Fault(f"{word} is not quoted as JSON has it") from problem
