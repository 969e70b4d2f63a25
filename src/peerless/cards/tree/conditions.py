"""What is true or false when it is looked at."""

from dataclasses import dataclass

from peerless.cards.tree.base import Condition, Fighters


@dataclass(frozen=True)
class Won(Condition):
    pass


@dataclass(frozen=True)
class Lost(Condition):
    pass


@dataclass(frozen=True)
class Adjacent(Condition):
    one: Fighters
    other: Fighters


@dataclass(frozen=True)
class OnToken(Condition):
    fighters: Fighters
    token: str


@dataclass(frozen=True)
class StartedOnToken(Condition):
    fighters: Fighters
    token: str


@dataclass(frozen=True)
class Defeated(Condition):
    """Your fighter in the combat was defeated."""


@dataclass(frozen=True)
class YourTurn(Condition):
    pass


@dataclass(frozen=True)
class FirstAction(Condition):
    pass


@dataclass(frozen=True)
class NamedIsPrinted(Condition):
    """The number named is the printed value of your opponent's card."""


@dataclass(frozen=True)
class InForm(Condition):
    form: str


@dataclass(frozen=True)
class Attacking(Condition):
    form: str


@dataclass(frozen=True)
class Defending(Condition):
    form: str


@dataclass(frozen=True)
class Either(Condition):
    one: Condition
    other: Condition
