"""From a sentence to its tree. The grammar (grammar.lark) is filled with the names that the hero file gives."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib import resources
from typing import cast

from lark import Lark, Token, Transformer
from lark import Tree as ParseTree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, VisitError

from peerless.cards import tree as t
from peerless.cards.expected import expected


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


NEVER = "\\x00"  # a pattern that no text contains


def _pattern(names: tuple[str, ...]) -> str:
    """One of the names, the longest first, a leading article as people write it."""
    spelled = sorted({re.escape(plain(name)) for name in names}, key=len, reverse=True)
    return "|".join(spelled).replace("\\ ", " ").replace("/", "\\/") or NEVER


def plain(name: str) -> str:
    """A name as sentences carry it: in lower case, with an article only where the sentence needs one."""
    return name.lower()


@cache
def _grammar(words: Vocabulary) -> Lark:
    text = (resources.files("peerless.cards") / "grammar.lark").read_text("utf-8")
    names = tuple(words.fighters) + tuple(f"the {name}" for name in words.fighters if not name.lower().startswith("the "))
    terminals = f"""
NAME: /({_pattern(names)})/
FORM: /({_pattern(words.forms)})/
TOKEN: /({_pattern(words.tokens)})/
"""
    return Lark(text + terminals, parser="earley", lexer="dynamic", ambiguity="explicit", propagate_positions=True)


def _camel(alias: str) -> str:
    return "".join(part.capitalize() for part in alias.split("_"))


class _Build(Transformer[Token, t.Node]):
    """Makes tree nodes. A rule whose alias is a node's name needs no line here."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__()
        self.words = words

    def __default__(self, data: str, children: list[object], meta: object) -> object:
        if data in ("start",):
            return children[0]
        node = getattr(t, _camel(str(data)))
        names = [field.name for field in fields(node)]
        missing = [""] * (len(names) - len(children)) if names and names[-1] == "form" else []
        return node(*children, *missing)

    def __default_token__(self, token: Token) -> object:
        if token.type == "INT":
            return int(token)
        return str(token) if token.type == "TYPE" else self._full_name(str(token))

    def _full_name(self, spoken: str) -> str:
        for name in (*self.words.fighters, *self.words.forms, *self.words.tokens):
            if spoken in (name.lower(), f"the {name.lower()}"):
                return name
        raise KeyError(spoken)

    def block(self, steps: list[t.Verb]) -> t.Verb:
        return _join(steps)

    def if_true(self, c: list[t.Node]) -> object:
        return t.If(cast(t.Condition, c[0]), cast(t.Verb, c[1]), t.NOTHING)

    def otherwise(self, c: list[t.Verb]) -> object:
        return _Else(c[0])

    def if_done(self, c: list[t.Verb]) -> object:
        return _IfDone(c[0])

    def if_not_done(self, c: list[t.Verb]) -> object:
        return _IfNotDone(c[0])

    def choose_one(self, c: list[t.Verb]) -> object:
        return t.ChooseOne(tuple(c))

    def both(self, c: list[t.Verb]) -> object:
        return t.Sequence(tuple(c))

    def you_may(self, c: list[t.Verb]) -> object:
        return t.May(True, c[0])

    def they_may(self, c: list[t.Verb]) -> object:
        return t.May(False, _by_them(c[0]))

    def you_draw(self, c: list[t.Quantity]) -> object:
        return t.Draw(True, c[0])

    def they_draw(self, c: list[t.Quantity]) -> object:
        return t.Draw(False, c[0])

    def you_discard(self, c: list[int]) -> object:
        return t.Discard(True, c[0])

    def they_discard(self, c: list[int]) -> object:
        return t.Discard(False, c[0])

    def they_discard_at_random(self, c: list[int]) -> object:
        return t.DiscardAtRandom(False)

    def boost_yours(self, c: list[object]) -> object:
        return t.Boost(True)

    def boost_theirs(self, c: list[object]) -> object:
        return t.Boost(False)

    def play_instead_yours(self, c: list[object]) -> object:
        return t.PlayInstead(True)

    def play_instead_theirs(self, c: list[object]) -> object:
        return t.PlayInstead(False)

    def add_number(self, c: list[int]) -> object:
        return t.AddValue(t.Number(c[0]))

    def add_each(self, c: list[object]) -> object:
        return t.AddValue(t.ForEach(cast(int, c[0]), _counted(c[1])))

    def for_each(self, c: list[object]) -> object:
        return t.ForEach(cast(int, c[0]), _counted(c[1]))

    def how_many(self, c: list[t.Fighters]) -> object:
        return t.HowMany(c[0])

    def damage_number(self, c: list[object]) -> object:
        return t.Damage(t.Number(cast(int, c[0])), cast(t.Fighters, c[1]))

    def damage_each(self, c: list[object]) -> object:
        return t.Damage(t.ForEach(cast(int, c[0]), _counted(c[2])), cast(t.Fighters, c[1]))

    def recover_number(self, c: list[object]) -> object:
        return t.Recover(cast(t.Fighters, c[0]), t.Number(cast(int, c[1])))

    def recover_each(self, c: list[object]) -> object:
        return t.Recover(cast(t.Fighters, c[0]), t.ForEach(cast(int, c[1]), _counted(c[2])))

    def you_move_token(self, c: list[object]) -> object:
        return t.MoveToken(True, cast(str, c[0]), cast(int, c[1]))

    def they_move_token(self, c: list[object]) -> object:
        return t.MoveToken(False, cast(str, c[0]), cast(int, c[1]))

    def they_move_different_token(self, c: list[object]) -> object:
        return t.MoveDifferentToken(False, cast(str, c[0]), cast(int, c[1]))

    def two_named(self, c: list[str]) -> object:
        return t.Both(t.Named(c[0]), t.Named(c[1]))

    def named(self, c: list[str]) -> object:
        return t.Named(c[0])

    def cards_uncancelable(self, c: list[str]) -> object:
        return t.CardsUncancelable(tuple(c))


@dataclass(frozen=True)
class _Else(t.Verb):
    verb: t.Verb


@dataclass(frozen=True)
class _IfDone(t.Verb):
    verb: t.Verb


@dataclass(frozen=True)
class _IfNotDone(t.Verb):
    verb: t.Verb


def _by_them(verb: t.Verb) -> t.Verb:
    """What "your opponent may" do is written as if they spoke themselves."""
    return replace(verb, your=False) if isinstance(verb, t.Discard) else verb


def _counted(node: object) -> t.Quantity:
    return t.HowMany(node) if isinstance(node, t.Fighters) else cast(t.Quantity, node)


def _join(steps: list[t.Verb]) -> t.Verb:
    """Sentences one after the other; those that lean on the one before ("If you do") are joined to it."""
    parts: list[t.Verb] = []
    for step in steps:
        if not isinstance(step, (_Else, _IfDone, _IfNotDone)):
            parts.append(step)
        elif parts:
            parts[-1] = _lean(parts[-1], step)
        else:
            raise ValueError("nothing stands before this that it could follow")
    return parts[0] if len(parts) == 1 else t.Sequence(tuple(parts))


def _lean(before: t.Verb, step: _Else | _IfDone | _IfNotDone) -> t.Verb:
    if isinstance(step, _Else):
        if not isinstance(before, t.If):
            raise ValueError('"Otherwise" follows a sentence that begins with "If"')
        return t.If(before.condition, before.then, step.verb)
    if isinstance(before, t.If):
        return t.If(before.condition, _lean(before.then, step), before.otherwise)
    if isinstance(step, _IfDone):
        return t.Done(before, step.verb, t.NOTHING)
    if isinstance(before, t.Done):
        return t.Done(before.verb, before.then, step.verb)
    return t.Done(before, t.NOTHING, step.verb)


def parse(text: str, words: Vocabulary) -> t.Node:
    """The tree of an effect or an ability, or NotUnderstood."""
    lowered = text.lower()
    try:
        found = _grammar(words).parse(lowered)
    except UnexpectedEOF as problem:
        fitting = _expected(words, problem.expected, "")
        raise NotUnderstood(text, len(text), "the sentence is not finished", fitting) from problem
    except UnexpectedInput as problem:
        at = problem.pos_in_stream or 0
        rest = text[at:].strip()
        allowed = problem.allowed if isinstance(problem, UnexpectedCharacters) else ()
        fitting = _expected(words, allowed or (), rest)
        raise NotUnderstood(text, at, f"not understood from here on: {rest!r}", fitting) from problem
    readings = _readings(text, found, words)
    if len(readings) > 1:
        raise NotUnderstood(text, 0, f"can be read in two ways: {readings[0]} or {readings[1]}")
    return readings[0]


def _expected(words: Vocabulary, allowed: Iterable[str], found: str) -> str:
    names = {"NAME": words.fighters, "FORM": words.forms, "TOKEN": words.tokens}
    return expected(_grammar(words), allowed, names, found)


def _readings(text: str, found: ParseTree[Token], words: Vocabulary) -> list[t.Node]:
    """The different trees that a text may mean; more than one makes it unusable."""
    trees: list[t.Node] = []
    for choice in _unfold(found):
        try:
            tree = _Build(words).transform(choice)
        except VisitError as problem:
            raise NotUnderstood(text, 0, str(problem.orig_exc)) from problem
        if tree not in trees:
            trees.append(tree)
    return trees


def _unfold(found: ParseTree[Token]) -> list[ParseTree[Token]]:
    """All parse trees of a forest with ambiguous nodes; few, since cards are short."""
    results: list[list[ParseTree[Token] | Token]] = [[]]
    if found.data == "_ambig":
        return [tree for child in found.children if isinstance(child, ParseTree) for tree in _unfold(child)]
    for child in found.children:
        options = _unfold(child) if isinstance(child, ParseTree) else [child]
        results = [[*done, option] for done in results for option in options]
    return [ParseTree(found.data, children, found.meta) for children in results]
