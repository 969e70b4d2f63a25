"""From a sentence to its tree. The grammar (grammar/*.lark) is filled with the names that the hero file gives."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import cast

from lark import Lark, Token
from lark import Tree as ParseTree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput

from peerless.cards import build
from peerless.cards import tree as t
from peerless.cards.build import Impossible
from peerless.cards.coherent import coherent
from peerless.cards.ear import Heard, hear, mended
from peerless.cards.expected import expected
from peerless.cards.print import Unspeakable
from peerless.cards.print.english import English
from peerless.cards.pronouns import resolve


class NotUnderstood(ValueError):
    """A text that is not in the language of cards, where reading stopped, and what could have stood there."""

    def __init__(self, text: str, at: int, reason: str, expected: str = "") -> None:
        super().__init__(reason)
        self.text = text
        self.at = at
        self.expected = expected


@dataclass(frozen=True)
class Vocabulary:
    """The names that a hero's texts may speak of."""

    fighters: tuple[str, ...]
    forms: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    aliases: tuple[tuple[str, str], ...] = ()  # what else a fighter is called, and its name

    def full(self, spoken: str) -> str:
        """The name as the hero file spells it."""
        own = (*self.fighters, *self.forms, *self.tokens, *self.counters, *self.groups)
        for called, name in (*self.aliases, *((name, name) for name in own)):
            if spoken in (called.lower(), _other_article(called)) or spoken.removesuffix("s") in (
                called.lower(),
                _other_article(called),
            ):
                return name
        raise KeyError(spoken)


def _other_article(name: str) -> str:
    """A name with an article, or without the one that it has."""
    return name.lower()[4:] if name.lower().startswith("the ") else f"the {name.lower()}"


GRAMMAR = ("sentences", "verbs", "quantities", "conditions", "nouns", "abilities")  # its files, in the order of reading
LONGEST = 2000  # letters; no card has room for half of them, and reading takes longer and longer
NEVER = "\\x00"  # a pattern that no text contains


def _pattern(names: tuple[str, ...]) -> str:
    """One of the names, the longest first."""
    spelled = sorted({re.escape(hear(name).text.removesuffix(".")) for name in names}, key=len, reverse=True)
    return "|".join(spelled).replace("\\ ", " ").replace("/", "\\/") or NEVER


@cache
def _grammar(words: Vocabulary) -> Lark:
    folder = resources.files("peerless.cards") / "grammar"
    text = "\n".join((folder / f"{part}.lark").read_text("utf-8") for part in GRAMMAR)
    called = (*words.fighters, *(alias for alias, _ in words.aliases))
    fighters = called + tuple(_other_article(name) for name in called)
    terminals = rf"""
NAME: /({_pattern(fighters)})s?(?!\w)/
FORM: /({_pattern(words.forms)})(?!\w)/
TOKEN: /({_pattern(words.tokens)})s?(?!\w)/
COUNTER: /({_pattern(words.counters)})s?(?!\w)/
GROUP: /({_pattern(words.groups)})s?(?!\w)/
"""
    return Lark(text + terminals, parser="earley", lexer="dynamic", ambiguity="explicit")


@cache
def _one_of_several(words: Vocabulary) -> re.Pattern[str]:
    """ "Any opposing fighters": one is said, but several are spoken of."""
    names = tuple(name for name in (*words.fighters, *(alias for alias, _ in words.aliases)) if not name.endswith("s"))
    sort = "adjacent|opposing|enemy|other|friendly|ally|allied"
    return re.compile(rf"(?<!there are )(?<!if )\b(?:any|an?|one|1) (?:(?:{sort}) )*(?:fighter|{_pattern(names)})s(?![\w'])")


@cache
def _known_words(words: Vocabulary) -> frozenset[str]:
    """All words of the grammar and of the names, to tell slips of the pen from words."""
    patterns = " ".join(terminal.pattern.value for terminal in _grammar(words).terminals)
    return frozenset(re.findall(r"[a-z]+", patterns.lower()))


def parse(text: str, words: Vocabulary, of_hero: bool = True) -> t.Node:
    """The tree of an effect or an ability, or NotUnderstood. What may be either is an ability if a hero says it."""
    if len(text) > LONGEST:
        raise NotUnderstood(text, 0, f"a text of more than {LONGEST} letters is not read")
    heard = mended(hear(text), _known_words(words))
    several = _one_of_several(words).search(heard.text)
    if several:
        raise NotUnderstood(text, heard.place(several.start()), "one of them, or all of them?")
    try:
        found = _grammar(words).parse(heard.text)
    except UnexpectedEOF as problem:
        fitting = _expected(words, problem.expected, "")
        raise NotUnderstood(text, len(text), "the sentence is not finished", fitting) from problem
    except UnexpectedInput as problem:
        at = heard.place(_word_at(heard.text, problem.pos_in_stream or 0))
        rest = text[at:].strip()
        allowed = problem.allowed if isinstance(problem, UnexpectedCharacters) else ()
        fitting = _expected(words, allowed or (), rest)
        reason = f"not understood from here on: {rest!r}" if rest else "the sentence is not finished"
        raise NotUnderstood(text, at, reason, fitting) from problem
    return _only_reading(text, _Reader(words, heard), found, of_hero)


def _said(reading: t.Node) -> str:
    """A reading in plain words, or its tree where English has none."""
    try:
        return repr(
            English().ability(reading) if isinstance(reading, t.Ability) else English().effect(cast(t.Verb, reading))
        )
    except Unspeakable:
        return str(reading)


def _word_at(text: str, at: int) -> int:
    """Where the word begins in whose midst reading stopped: "a" is read in "attack", too."""
    while 0 < at < len(text) and text[at - 1].isalpha() and text[at].isalpha():
        at -= 1
    return at


def _expected(words: Vocabulary, allowed: Iterable[str], found: str) -> str:
    names = {
        "NAME": words.fighters,
        "FORM": words.forms,
        "TOKEN": words.tokens,
        "COUNTER": words.counters,
        "GROUP": words.groups,
    }
    return expected(_grammar(words), allowed, names, found)


def _only_reading(text: str, reader: "_Reader", found: ParseTree[Token], of_hero: bool) -> t.Node:
    readings: list[t.Node] = []
    for reading in reader.readings(found):
        try:
            resolved = coherent(resolve(cast(t.Node, reading)))
        except Impossible as problem:
            reader.problem = str(problem)
            continue
        if resolved not in readings:
            readings.append(resolved)
    if not readings:
        raise NotUnderstood(text, 0, reader.problem)
    meant = [reading for reading in readings if isinstance(reading, t.Ability) == of_hero]
    if len(meant) == 1:
        return meant[0]
    if len(readings) > 1:
        raise NotUnderstood(text, 0, f"can be read in two ways: {_said(readings[0])} or {_said(readings[1])}")
    return readings[0]


class _Reader:
    """Makes tree nodes from the bottom up, keeping the different readings of each part."""

    def __init__(self, words: Vocabulary, heard: Heard) -> None:
        self.words = words
        self.heard = heard
        self.problem = "this cannot be understood"

    def readings(self, part: ParseTree[Token] | Token) -> list[object]:
        if isinstance(part, Token):
            return [self._word(part)]
        found: list[object] = []
        if part.data == "_ambig":
            for child in part.children:
                found += [reading for reading in self.readings(child) if reading not in found]
            return found
        choices: list[list[object]] = [[]]
        for child in part.children:
            options = self.readings(child)
            choices = [[*done, option] for done in choices for option in options]
        make = maker(str(part.data))
        for parts in choices:
            try:
                made = make(*parts)
            except Impossible as problem:
                self.problem = str(problem)
                continue
            if made not in found:
                found.append(made)
        return found

    def _word(self, token: Token) -> object:
        if token.type == "INT":
            return int(token)
        return str(token) if token.type in ("TYPE", "PLAYED") else self.words.full(str(token))


@cache
def maker(alias: str) -> Callable[..., object]:
    """What an alias of the grammar makes: a builder's result, or the node of that name."""
    built = getattr(build, alias, None)
    if built is not None:
        return cast(Callable[..., object], built)
    return cast(Callable[..., object], getattr(t, "".join(part.capitalize() for part in alias.split("_"))))
