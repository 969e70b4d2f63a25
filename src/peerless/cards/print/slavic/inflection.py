"""Words of Slavic languages: nouns and adjectives by case, gender and number, and the phrases that they make.

Phrases are formatted by case: f"{fighter:dat}".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
EITHER = "*"  # the accusative is the genitive of the living, else the nominative
COMMA = "\u2063"  # a comma, unless the sentence ends or pauses here anyway


class Words:
    """Anything that a sentence can put into a case."""

    @property
    def gender(self) -> str:
        """What verbs agree with: m, f, n or pl."""
        return "m"

    def form(self, case: str) -> str:
        raise NotImplementedError

    def __format__(self, case: str) -> str:
        return self.form(case or "nom")

    def __str__(self) -> str:
        return self.form("nom")


@dataclass(frozen=True)
class Fixed(Words):
    """The same in all cases: a number."""

    text: str

    def form(self, case: str) -> str:
        return self.text


@dataclass(frozen=True)
class Noun:
    gender: str
    one: Mapping[str, str]
    many: Mapping[str, str]
    living: bool = False


def noun(gender: str, one: str, many: str = "", living: bool = False) -> Noun:
    """The six forms in the order of CASES, "_" for a space within one; one word serves all cases."""
    return Noun(gender, _by_case(one), _by_case(many), living)


def _by_case(forms: str) -> dict[str, str]:
    words = [form.replace("_", " ") for form in forms.split()] or [""]
    return dict(zip(CASES, words * len(CASES) if len(words) == 1 else words, strict=True))


NOBODY = noun("m", "", living=True)  # "one of your fighters": the adjective stands alone


@dataclass(frozen=True)
class Adjective:
    """By gender or number, then by case. `after` never changes and stands behind it: "adjacent to Ann"."""

    forms: Mapping[str, Mapping[str, str]]
    before: str = ""
    after: str = ""

    def form(self, gender: str, case: str, living: bool) -> str:
        forms = self.forms[gender]
        found = forms[case]
        if found == EITHER:
            found = forms["gen" if living else "nom"]
        return spaced(self.before, found, self.after)


def adjective(m: str, f: str, n: str, pl: str) -> Adjective:
    return Adjective({"m": _by_case(m), "f": _by_case(f), "n": _by_case(n), "pl": _by_case(pl)})


def same_for_all(forms: str) -> Adjective:
    return adjective(forms, forms, forms, forms)


def spaced(*words: str) -> str:
    return " ".join(word for word in words if word)


@dataclass(frozen=True)
class Phrase(Words):
    """Adjectives, a noun and what stands unchanged behind it."""

    noun: Noun
    before: tuple[Adjective, ...] = ()
    after: str = ""
    plural: bool = False

    @property
    def gender(self) -> str:
        return "pl" if self.plural else self.noun.gender

    def form(self, case: str) -> str:
        forms = self.noun.many if self.plural else self.noun.one
        before = [word.form(self.gender, case, self.noun.living) for word in self.before]
        return spaced(*before, forms[case], self.after)

    def with_(self, *before: Adjective) -> Phrase:
        return replace(self, before=(*before, *self.before))

    def of(self, *after: str) -> Phrase:
        return replace(self, after=spaced(self.after, *after))

    def all(self) -> Phrase:
        return replace(self, plural=True)


@dataclass(frozen=True)
class Pair(Words):
    """Two, joined by "and"."""

    one: Words
    other: Words
    joint: str

    @property
    def gender(self) -> str:
        return "pl"

    def form(self, case: str) -> str:
        return f"{self.one.form(case)} {self.joint} {self.other.form(case)}"


@dataclass(frozen=True)
class Count(Words):
    """A number of things: 1 card, 2 cards. `few` is the case of the noun behind 2, in the plural unless it is genitive.

    Two more forms: "each" is how much each of several gets, "bare" the things without their number.
    """

    number: int
    category: str  # the plural class of the number
    things: Phrase
    few: str
    each: tuple[str, str] = ("", "")  # the preposition and the case that 1 takes

    @property
    def gender(self) -> str:
        return self.things.gender if self.category == "one" else "pl"

    def form(self, case: str) -> str:
        if case == "each":
            preposition, one = self.each
            return spaced(preposition, self.form(one if self.category == "one" else "acc"))
        words = self._words(case)
        return f"{self.number} {words}"

    def _words(self, case: str) -> str:
        things = self.things
        if self.category == "one":
            return things.form(case)
        if case not in ("nom", "acc"):
            return things.all().form(case)
        if self.category != "few":
            return things.all().form("gen")
        if self.few == "nom":
            return things.all().form("nom")
        feminine = things.noun.gender == "f"
        before = [word.form("pl", "nom" if feminine else "gen", things.noun.living) for word in things.before]
        return spaced(*before, things.noun.one["gen"], things.after)


@dataclass(frozen=True)
class Living(Words):
    """A number of fighters, and perhaps a bound before it: of the living the accusative is the genitive."""

    count: Count
    bound: str = ""

    @property
    def gender(self) -> str:
        return "pl"

    def form(self, case: str) -> str:
        return spaced(self.bound, self.count.form("gen" if case == "acc" else case))
