"""What all that is said in a Slavic language is made of: its words, counts and names."""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from babel import Locale

from peerless.cards import tree as t
from peerless.cards.print.printer import YOU, Mood, Name, Printer, Unspeakable
from peerless.cards.print.slavic.inflection import CASES, Adjective, Count, Noun, Phrase

OF_YOURS = (t.Yours, t.OfOpponent, t.InCombat)  # one of them is "one of your fighters"


@cache
def locale(language: str) -> Locale:
    return Locale.parse(language)


class SlavicWords(Printer):
    few: ClassVar[str] = "nom"  # the case of the noun behind 2, 3 and 4
    by_each: ClassVar[tuple[str, str]] = ("", "")  # 1 to each of several: preposition and case
    nouns: ClassVar[Mapping[str, Noun]] = {}
    adjectives: ClassVar[Mapping[str, Adjective]] = {}
    states: ClassVar[Mapping[str, str]] = {}  # what is so of one and of several
    past: ClassVar[Mapping[str, str]] = {}  # what he, she, it or they did
    patterns: ClassVar[Mapping[str, str]] = {}

    def __init__(self, names: Mapping[str, Name] | None = None, theirs: bool = False) -> None:
        super().__init__(names)
        self.theirs = theirs

    def tell(self, pattern: str, mood: Mood = YOU, **words: object) -> str:
        raise NotImplementedError

    def only_you(self, mood: Mood) -> None:
        if mood.they:
            raise Unspeakable("this is not said of an opponent")

    # Phrases.

    def phrase(self, noun: str, *adjectives: str) -> Phrase:
        return Phrase(self.nouns[noun], tuple(self.adjectives[word] for word in adjectives))

    def count(self, noun: str, number: int, *adjectives: str) -> Count:
        return self.counted(self.phrase(noun, *adjectives), number)

    def counted(self, things: Phrase, number: int) -> Count:
        category = locale(self.language).plural_form(number)
        return Count(number, category, things, self.few, self.by_each)

    def my(self, noun: str) -> Phrase:
        """What is theirs is "own": nobody else can be meant."""
        return self.phrase(noun, "own" if self.theirs else "your")

    def their(self, noun: str) -> Phrase:
        return self.phrase(noun, "your") if self.theirs else self.phrase(noun).of(self.patterns["of_opponent"])

    def listed(self, parts: list[str]) -> str:
        return self.tell("and", one=", ".join(parts[:-1]), other=parts[-1]) if len(parts) > 1 else parts[0]

    # Names.

    def known(self, name: str) -> Phrase | None:
        """A name with forms; in the plural it stands behind its kind, where it has no plural of its own."""
        known = self.names.get(name)
        if not known or not known.forms:
            return None
        quoted = f"«{known.form('nom')}»"
        many = {case: f"{self.nouns['fighter'].many[case]} {quoted}" for case in CASES}
        if "gen-pl" in known.forms:
            many = {case: known.form(f"{case}-pl") for case in CASES}
        one = {case: known.form(case) for case in CASES}
        return Phrase(Noun(known.gender or "m", one, many, living=True))

    def called_after(self, kind: Phrase, name: str) -> Phrase:
        """A thing with the name of what it stands for: a token of fog, a form «Mr. Hyde»."""
        known = self.known(name)
        return kind.of(f"{known:gen}" if known else f"«{name}»")

    def fighter_called(self, name: str) -> Phrase:
        return self.known(name) or self.phrase("fighter").of(f"«{name}»")

    def user_of(self, name: str) -> Phrase:
        return self.fighter_called(name)

    def form(self, name: str) -> Phrase:
        return self.called_after(self.phrase("form"), name)

    def token(self, name: str) -> Phrase:
        return self.called_after(self.phrase("token"), name)

    def counter(self, name: str) -> Phrase:
        return self.called_after(self.phrase("counter"), name)
