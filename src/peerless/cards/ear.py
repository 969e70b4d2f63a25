"""Listening: a text as people write it, brought into the one spelling that the grammar reads.

Every letter keeps its place in the original text, so that a fault can point to it.
"""

import re
from dataclasses import dataclass

# How people write what the grammar spells in one way. Each pattern is replaced from left to right.
SPELLINGS = (
    (r"[\u2018\u2019\u02bc`]", "'"),
    (r"[\u201c\u201d]", '"'),
    (r"[\u2013\u2014\u2212]", "-"),
    (r"\u2026", "..."),
    (r"[\u2022\u25cf\u00b7*]", "-"),
    (r"\bcancelled\b", "canceled"),
    (r"\bcancelling\b", "canceling"),
    (r"\bdefence\b", "defense"),
    (r"\bmanoeuvre", "maneuver"),
    (r"\bcan not\b", "cannot"),
    (r"\bit's (?=(?:attack |defense )?value\b|boost\b|printed\b)", "its "),
    (r"\bblind-boost", "blind boost"),
    (r"\bdrawn(?= \d)", "draw"),
    (r"\brandomly discard(s?) (\w+) cards?\b", r"discard\1 \2 random cards"),
    (r", (?=if [^.,]*, [^.]* instead\.)", ". "),
    (r";(?=\s*(?:-\s|$))", "."),
    (r"\byour fighter(?:\(s\)|s'?) zone(?:s\b|\(s\))", "a zone of any of your fighters"),
    (r"\(s\)", "s"),
    (r"\b(opponent|player|fighter)s (?=card|hand|deck|discard|value|boost|zones?\b)", r"\1's "),
    (r"(?<=\d)\s*(?:hp|life)\b", " health"),
    (r"(?<=[a-z0-9)])\s+-\s(?=[a-z])", ". - "),
    (r"\((if you [^()]+\.)\)", r"\1"),
    (r", then (?=your opponent\b)", ". then "),
    # Reminders of what the rules say anyway.
    (r"\(including [^(),.]+\.?\)", " "),
    (r"\(this is in addition to any(?: blind)? boost from [^(),.]+\.?\)", " "),
    (r"\((?:this includes opposing fighters|other card effects still happen)\.?\)", " "),
    (r"\((?:it may be the same card|if a card does not have a boost value, it is treated as 0)\.?\)", " "),
    (r"\((?:ignoring zones|if any|even if your hand is empty)\.?\)", " "),
    (r"\(you do not spend \w+ for (?:this effect|[\w' ]+ special ability)\.?\)", " "),
)
_GOES_ON = re.compile(r"\b(?:to|of|the|in|on|a|an|and|or|with|from|by|your|their|its|his|her|each|for)$")  # nothing ends so
_ENDING = re.compile(r"[.:!?,;-]\s*$")


@dataclass(frozen=True)
class Heard:
    """A text in the spelling of the grammar, and where in the original each of its letters stands."""

    text: str
    places: tuple[int, ...]

    def place(self, at: int) -> int:
        return self.places[min(at, len(self.places) - 1)]


def hear(text: str) -> Heard:
    letters = (
        [(letter, place) for place, letter in enumerate(text.lower())]
        if len(text.lower()) == len(text)
        else [(letter, place) for place, original in enumerate(text) for letter in original.lower()]
    )
    for pattern, spelled in SPELLINGS:
        letters = _respell(letters, re.compile(pattern), spelled)
    letters = _stopped(letters, text)
    return Heard("".join(letter for letter, _ in letters), (*(place for _, place in letters), len(text)))


def mended(heard: Heard, known: frozenset[str]) -> Heard:
    """With slips of the pen mended: a long word that nobody knows and that is one letter off a known one.

    Its first letter and its ending are never a slip: "occupied" is not "unoccupied", nor "attacked" "attacker".
    """
    letters = list(zip(heard.text, heard.places, strict=False))
    for word in dict.fromkeys(re.findall(r"[a-z]{6,}", heard.text)):
        near = [other for other in known if _a_slip(word, other)] if word not in known else []
        if len(near) == 1:
            letters = _respell(letters, re.compile(rf"\b{word}\b"), near[0])
    return Heard("".join(letter for letter, _ in letters), (*(place for _, place in letters), heard.places[-1]))


def _a_slip(word: str, meant: str) -> bool:
    """One letter wrong, missing or too many, or two of them in each other's place."""
    if word[0] != meant[0] or word[-2:] != meant[-2:] or abs(len(word) - len(meant)) > 1:
        return False
    start = next((i for i, (one, other) in enumerate(zip(word, meant, strict=False)) if one != other), len(word))
    one, other = word[start:], meant[start:]
    if len(one) == len(other):
        return one[1:] == other[1:] or (one[:2] == other[1::-1] and one[2:] == other[2:])
    return one[1:] == other if len(one) > len(other) else other[1:] == one


def _respell(letters: list[tuple[str, int]], pattern: re.Pattern[str], spelled: str) -> list[tuple[str, int]]:
    text = "".join(letter for letter, _ in letters)
    found: list[tuple[str, int]] = []
    end = 0
    for match in pattern.finditer(text):
        found += letters[end : match.start()]
        found += [(letter, letters[match.start()][1]) for letter in match.expand(spelled)]
        end = match.end()
    return found + letters[end:] if end else letters


def _stopped(letters: list[tuple[str, int]], original: str) -> list[tuple[str, int]]:
    """With a full stop at the end of each line that lacks one, unless the sentence goes on in the next line."""
    text = "".join(letter for letter, _ in letters)
    found: list[tuple[str, int]] = []
    for match in re.finditer(r"[^\n]*\n?", text):
        line = letters[match.start() : match.end()]
        words = match.group().rstrip()
        following = original[line[-1][1] + 1 :].lstrip()[:1] if line else ""
        ends = not following or ((following.isupper() or following in "-\u2022(") and not _GOES_ON.search(words))
        if words and ends and not _ENDING.search(words) and not words.endswith((".)", '."')):
            behind = line[len(words) - 1][1] + 1
            line = [*line[: len(words)], (".", behind), *line[len(words) :]]
        found += line
    return found
