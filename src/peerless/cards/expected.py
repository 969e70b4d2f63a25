"""What could have stood where reading stopped, for whoever writes a card."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher

from lark import Lark
from lark.lexer import PatternStr

AT_MOST = 4  # more would be read by nobody
NEAR = 0.6  # from here on a word was probably meant, and those much less like it were not
NUMBERS = ("a", "an", "one", "two", "three", "four", "five", "six")  # also said as a number


def expected(grammar: Lark, allowed: Iterable[str], names: Mapping[str, Sequence[str]], found: str) -> str:
    """The words that fit best to what was found, out of those that the grammar allows there.

    `names` has the terminals that the hero file fills.
    """
    possible = set(allowed)
    patterns = {terminal.name: terminal.pattern for terminal in grammar.terminals}
    words: list[str] = []
    for name in sorted(possible):
        pattern = patterns.get(name)
        if name in names:
            words += [repr(word) for word in names[name]] or [f"{NAMED[name]}{NONE}"]
        elif isinstance(pattern, PatternStr) and "INT" in possible and pattern.value in NUMBERS:
            continue
        elif isinstance(pattern, PatternStr):
            words.append(repr(pattern.value))
        elif name in SAID:
            words.append(SAID[name])
    likeness = {word: MEANT if word in SAID.values() else _likeness(word.strip("'\""), found) for word in words}
    likeness |= {
        word: 1.0 for word in words if word.endswith(NONE) and word.removesuffix(NONE).split()[-1] in found.split()[:3]
    }
    nearest = sorted(words, key=lambda word: -likeness[word])[:AT_MOST]
    if nearest and likeness[nearest[0]] >= NEAR:
        nearest = words = [word for word in nearest if likeness[word] > likeness[nearest[0]] * NEAR]
    if len(nearest) < 2:
        return "".join(nearest)
    such = "something like " if len(words) > AT_MOST else ""
    return f"{such}{', '.join(nearest[:-1])} or {nearest[-1]}"


NAMED = {
    "NAME": "a fighter",
    "FORM": "a form",
    "TOKEN": "a kind of token",
    "COUNTER": "a kind of counter",
    "GROUP": "a group of cards",
}
NONE = ", but this hero has none"
MEANT = 0.5  # how likely one of these is, whatever was written
SAID = {"INT": "a number", "TYPE": "'attack', 'defense' or 'scheme'"}


def _likeness(word: str, found: str) -> float:
    return SequenceMatcher(None, word.lower(), found[: len(word)].lower()).ratio()
