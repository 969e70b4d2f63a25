"""What is true or false when it is looked at."""

from dataclasses import dataclass

from peerless.cards.tree.base import Condition, Fighters, Quantity


@dataclass(frozen=True)
class Won(Condition):
    """You won the combat."""


@dataclass(frozen=True)
class Lost(Condition):
    pass


@dataclass(frozen=True)
class WonThisTurn(Condition):
    """You won a combat that has ended in this turn."""


@dataclass(frozen=True)
class DidThisTurn(Condition):
    """In this turn one of these maneuvered, attacked (in a combat that has ended) or took damage."""

    deed: str
    fighters: Fighters


@dataclass(frozen=True)
class Exists(Condition):
    """There is such a fighter on the board."""

    fighters: Fighters


@dataclass(frozen=True)
class StartedOnToken(Condition):
    fighters: Fighters
    token: str


@dataclass(frozen=True)
class StartedElsewhere(Condition):
    """One of these fighters started this turn in a different space."""

    fighters: Fighters


@dataclass(frozen=True)
class Defeated(Condition):
    """All of these fighters are defeated."""

    fighters: Fighters


@dataclass(frozen=True)
class IsHero(Condition):
    """One of these fighters is a hero."""

    fighters: Fighters


@dataclass(frozen=True)
class IsNamed(Condition):
    """This fighter is the one of your hero with this name."""

    fighters: Fighters
    name: str


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
    """You are the attacker of this combat."""


@dataclass(frozen=True)
class Defending(Condition):
    pass


@dataclass(frozen=True)
class Boosted(Condition):
    """You boosted your card."""


@dataclass(frozen=True)
class TheyPlayed(Condition):
    """Your opponent's card in this combat is of this type; "card": they played any at all."""

    type: str


@dataclass(frozen=True)
class AtLeast(Condition):
    one: Quantity
    other: Quantity


@dataclass(frozen=True)
class AtMost(Condition):
    one: Quantity
    other: Quantity


@dataclass(frozen=True)
class More(Condition):
    one: Quantity
    other: Quantity


@dataclass(frozen=True)
class AllOf(Condition):
    one: Condition
    other: Condition


@dataclass(frozen=True)
class Either(Condition):
    one: Condition
    other: Condition


@dataclass(frozen=True)
class Not(Condition):
    condition: Condition
