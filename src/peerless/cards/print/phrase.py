"""Noun phrases of French and Portuguese, and their tables of verbs."""

from dataclasses import dataclass, replace

from peerless.cards import tree as t

Noun = tuple[str, str]  # one, more


@dataclass(frozen=True)
class Phrase:
    """A noun with all that belongs to it; two of them joined by "and"."""

    words: str
    article: str = ""
    feminine: bool = False
    plural: bool = False
    second: "Phrase | None" = None
    joint: str = ""

    def __str__(self) -> str:
        gap = " " if self.article and self.article[-1] not in "'\u2019" else ""
        return f"{self.article}{gap}{self.words}" + (f" {self.joint} {self.second}" if self.second else "")

    @property
    def first(self) -> "Phrase":
        return replace(self, second=None, joint="")

    def and_also(self, words: str) -> "Phrase":
        return replace(self, words=f"{self.words} {words}")


def forms_of(table: str) -> dict[str, tuple[str, str, str, str]]:
    """Verbs, one a line: infinitive, imperative, third person singular and plural."""
    verbs = {}
    for line in table.strip().splitlines():
        infinitive, order, does, do = line.split()
        verbs[infinitive] = (infinitive, order, does, do)
    return verbs


def owned(fighters: t.Fighters) -> bool:
    """One of them is said to be "one of your ...": the group is a plural with an article of its own."""
    match fighters:
        case t.Yours() | t.OfOpponent() | t.InCombat():
            return True
        case t.Other(of, _) | t.Standing(of, _):
            return owned(of)
    return False
