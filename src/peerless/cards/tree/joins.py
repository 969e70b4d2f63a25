"""How verbs are joined: one after the other, if, or, not now. Whoever controls the effect does them."""

from dataclasses import dataclass

from peerless.cards.tree.base import Condition, Fighters, Verb


@dataclass(frozen=True)
class Sequence(Verb):
    """One after the other; what is impossible is skipped."""

    parts: tuple[Verb, ...]


NOTHING = Sequence(())


@dataclass(frozen=True)
class May(Verb):
    """Done or declined."""

    verb: Verb


@dataclass(frozen=True)
class Done(Verb):
    """`then` follows if the verb was done, else `otherwise`."""

    verb: Verb
    then: Verb
    otherwise: Verb


@dataclass(frozen=True)
class If(Verb):
    condition: Condition
    then: Verb
    otherwise: Verb


@dataclass(frozen=True)
class Choose(Verb):
    """So many different branches are chosen and done in the order in which they stand."""

    number: int
    branches: tuple[Verb, ...]


@dataclass(frozen=True)
class They(Verb):
    """Your opponent does it: what is said of you inside is theirs, what is said of your opponent is yours."""

    verb: Verb


@dataclass(frozen=True)
class EachOpponent(Verb):
    """Each opponent in turn does it."""

    verb: Verb


@dataclass(frozen=True)
class EachFighter(Verb):
    """Done for each of them in turn, who is "that fighter" in it."""

    fighters: Fighters
    verb: Verb


@dataclass(frozen=True)
class NextTurn(Verb):
    """Done at the start of your next turn."""

    verb: Verb


@dataclass(frozen=True)
class EndOfTurn(Verb):
    """Done at the end of this turn."""

    verb: Verb


JOINS = (Sequence, May, Done, If, Choose, They, EachOpponent, EachFighter, NextTurn, EndOfTurn)
