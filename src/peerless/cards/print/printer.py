"""Printing a tree as sentences: what all languages share.

A language has one method for each kind of node, called like the node (`draw_and_keep` prints DrawAndKeep), so a kind
without words is found by a test and never by a player. What cannot be said plainly is refused (Unspeakable): a tree with
such parts has no text.
"""

import keyword
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, ClassVar, TypeVar, cast

from peerless.cards import tree as t
from peerless.cards.tree.mirror import OneSided, mirrored

N = TypeVar("N", bound=t.Node)


class Unspeakable(ValueError):
    """A tree that has no sentence."""


@dataclass(frozen=True)
class Mood:
    """How a verb stands in its sentence."""

    they: bool = False  # your opponent does it; what is yours in the tree is theirs in the words
    bare: bool = False  # after "may"
    each: bool = False  # each opponent does it


YOU = Mood()
THEY = Mood(they=True)


@dataclass(frozen=True)
class Name:
    """What something is called in a language: its forms by case, and what other words must agree with."""

    forms: Mapping[str, str] = field(default_factory=dict)
    gender: str = ""  # m, f, n or pl; empty where the language has no data

    def form(self, case: str) -> str:
        return self.forms.get(case) or self.forms.get("") or self.forms.get("nom", "")


class Printer:
    """The words of one language. `names` are those that the hero's file gives for it."""

    language: ClassVar[str] = ""

    def __init__(self, names: Mapping[str, Name] | None = None) -> None:
        self.names = names or {}

    # Texts.

    def effect(self, verb: t.Verb) -> str:
        """The sentences of an effect; the branches of a choice stand on lines of their own."""
        return self.finish(self.sentences(verb))

    def ability(self, ability: t.Ability) -> str:
        return self.finish([self.say(ability)])

    def finish(self, sentences: list[str]) -> str:
        text = ""
        for sentence in sentences:
            text += ("" if not text or text.endswith("\n") else " ") + self.capital(sentence)
        return re.sub(r" *\n *", "\n", text).strip()

    def capital(self, sentence: str) -> str:
        return sentence[:1].upper() + sentence[1:]

    def sentences(self, verb: t.Verb) -> list[str]:
        """Each with its full stop, not yet with its capital letter."""
        match verb:
            case t.Sequence(parts):
                if not parts:
                    raise Unspeakable("nothing is done")
                return [sentence for part in parts for sentence in self.sentences(part)]
            case t.If(condition, then, otherwise):
                return [*self._if(condition, then), *self._otherwise(otherwise, isinstance(then, t.Choose))]
            case t.Done(inner, then, otherwise):
                return [*self.sentences(inner), *self._after(self.who_does(inner), then, otherwise)]
            case t.Choose(number, branches):
                return [self.choice(number, branches, "")]
            case t.May(t.Choose(number, branches)):
                return [self.choice(number, branches, self.may_clause(YOU), replace(YOU, bare=True))]
            case t.They(t.Choose(number, branches)):
                theirs = tuple(self.their_branch(branch) for branch in branches)
                return [self.choice(number, theirs, self.they_clause(THEY), THEY)]
        return [f"{self.clause(verb)}."]

    def _if(self, condition: t.Condition, then: t.Verb) -> list[str]:
        held = self.if_clause(self.say(condition))
        match then:
            case t.Done(inner, done, otherwise):
                return [f"{held}{self.clause(inner)}.", *self._after(self.who_does(inner), done, otherwise)]
            case t.Choose(number, branches):
                return [self.choice(number, branches, held)]
        return [f"{held}{self.clause(then)}."]

    def _otherwise(self, otherwise: t.Verb, after_list: bool) -> list[str]:
        if otherwise == t.NOTHING:
            return []
        if after_list:
            raise Unspeakable("after a list of branches nothing can be said for the other case")
        return [f"{self.otherwise_clause()}{self.clause(otherwise)}."]

    def _after(self, they: bool, then: t.Verb, otherwise: t.Verb) -> list[str]:
        found = [] if then == t.NOTHING else [f"{self.if_done(they)}{self.clause(then)}."]
        if otherwise != t.NOTHING:
            found.append(f"{self.if_not_done(they)}{self.clause(otherwise)}.")
        if not found:
            raise Unspeakable("nothing follows")
        return found

    def who_does(self, verb: t.Verb) -> bool:
        """Whether it is your opponent who does it."""
        return isinstance(verb, (t.They, t.EachOpponent))

    def choice(self, number: int, branches: tuple[t.Verb, ...], before: str, mood: Mood = YOU) -> str:
        lines = "".join(f"\n- {self.finish(self.sentences(branch))}" for branch in branches)
        if any(isinstance(part, t.Choose) for branch in branches for part in self._inside(branch)):
            raise Unspeakable("a choice within a choice")
        return f"{before}{self.choose_line(number, mood)}{lines}\n"

    def their_branch(self, branch: t.Verb) -> t.Verb:
        """What your opponent may choose, said from your side of the table."""
        if isinstance(branch, t.Sequence):
            return t.Sequence(tuple(self.their_branch(part) for part in branch.parts))
        if isinstance(branch, (t.Damage, t.Recover)):  # whoever does these, it is the same
            return self.seen_by(branch, THEY)
        return t.They(branch)

    def _inside(self, verb: t.Verb) -> list[t.Verb]:
        match verb:
            case t.Sequence(parts):
                return [inner for part in parts for inner in self._inside(part)]
            case t.If(_, then, otherwise) | t.Done(_, then, otherwise):
                return [verb, *self._inside(then), *self._inside(otherwise)]
        return [verb]

    def clause(self, verb: t.Verb, mood: Mood = YOU) -> str:
        """What is done, without a full stop: several plain verbs may be joined."""
        match verb:
            case t.Sequence(parts) if len(parts) > 1:
                return self.joined([self.plain(part, mood) for part in parts])
            case t.May(inner):
                return self.may(inner, mood)
            case t.They(inner) if not mood.they:
                return self.they(inner, Mood(they=True))
            case t.EachOpponent(inner) if not mood.they:
                return self.they(inner, Mood(they=True, each=True))
            case t.EachFighter(fighters, inner) if mood == YOU:
                return self.each_in_turn(fighters) + self.clause(inner)
            case t.NextTurn(inner) if mood == YOU:
                return self.next_turn() + self.clause(inner)
            case t.EndOfTurn(inner) if mood == YOU:
                return self.end_of_turn() + self.clause(inner)
        return self.plain(verb, mood)

    def plain(self, verb: t.Verb, mood: Mood) -> str:
        if isinstance(verb, t.JOINS):
            raise Unspeakable(f"{type(verb).__name__} cannot stand here")
        return self.say(verb, mood)

    def may(self, inner: t.Verb, mood: Mood) -> str:
        if isinstance(inner, (t.May, t.NextTurn, t.EndOfTurn, t.They, t.EachOpponent, t.EachFighter)):
            raise Unspeakable(f"one may not {type(inner).__name__}")
        return self.may_clause(mood) + self.clause(inner, replace(mood, bare=True))

    def they(self, inner: t.Verb, mood: Mood) -> str:
        if isinstance(inner, t.May):
            return self.clause(inner, mood)
        return self.they_clause(mood) + self.clause(inner, mood)

    # Nodes.

    @staticmethod
    def so_many_of(amount: t.Amount) -> tuple[int, bool]:
        """How many are chosen, and whether they may be fewer."""
        match amount:
            case t.Number(number) if number > 1:
                return number, False
            case t.UpTo(t.Number(number)):
                return number, True
        raise Unspeakable("so many of them")

    @staticmethod
    def open_choice(chosen: t.Node, sort: type[t.Node]) -> None:
        """Of what is certain, or of several, none is chosen."""
        area = getattr(chosen, "area", chosen) if isinstance(chosen, t.Tokens) else chosen
        if not isinstance(chosen, sort) or isinstance(area, (t.SpaceOf, t.ThatSpace, t.Elsewhere)):
            raise Unspeakable("there is nothing to choose")

    def seen_by(self, part: N, mood: Mood) -> N:
        """A part of what somebody does, from your side of the table."""
        if not mood.they:
            return part
        try:
            return cast(N, mirrored(part))
        except OneSided as problem:
            raise Unspeakable(str(problem)) from problem

    def say(self, node: t.Node, *args: Any) -> str:
        """A node's own words."""
        method = getattr(self, word_for(type(node).__name__), None)
        if method is None:
            raise Unspeakable(f"{self.language} has no words for {type(node).__name__}")
        return str(method(node, *args))

    # What each language says in its own way.

    def of_another(self, modifier: t.Modifier) -> bool:
        """Whether it is said of another player's fighter."""
        fighters = getattr(modifier, "fighters", None)
        if fighters in (t.TheOpposing(), t.THEIR_HERO):
            return True
        if not isinstance(fighters, (t.Yours, t.Named, t.YourFighter)) and fighters != t.YOUR_HERO:
            raise Unspeakable("whose next turn?")
        return False

    def if_clause(self, condition: str) -> str:
        raise NotImplementedError

    def otherwise_clause(self) -> str:
        raise NotImplementedError

    def if_done(self, they: bool) -> str:
        raise NotImplementedError

    def if_not_done(self, they: bool) -> str:
        raise NotImplementedError

    def choose_line(self, number: int, mood: Mood) -> str:
        raise NotImplementedError

    def joined(self, clauses: list[str]) -> str:
        raise NotImplementedError

    def may_clause(self, mood: Mood) -> str:
        raise NotImplementedError

    def they_clause(self, mood: Mood) -> str:
        raise NotImplementedError

    def each_in_turn(self, fighters: t.Fighters) -> str:
        raise NotImplementedError

    def next_turn(self) -> str:
        raise NotImplementedError

    def end_of_turn(self) -> str:
        raise NotImplementedError


@cache
def word_for(kind: str) -> str:
    """The method that prints a kind of node: draw_and_keep; return_ and not_ where Python has the word itself."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower()
    return f"{name}_" if keyword.iskeyword(name) else name
