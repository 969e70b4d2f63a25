"""Numbers, fixed or counted."""

from dataclasses import dataclass

from peerless.cards.tree.base import Fighters, Quantity


@dataclass(frozen=True)
class Number(Quantity):
    number: int


@dataclass(frozen=True)
class ForEach(Quantity):
    number: int
    counted: Quantity


@dataclass(frozen=True)
class HowMany(Quantity):
    fighters: Fighters


@dataclass(frozen=True)
class ThisWay(Quantity):
    """Cards discarded, or damage dealt, by what was just done."""


@dataclass(frozen=True)
class CombatDamage(Quantity):
    pass


@dataclass(frozen=True)
class DamageTaken(Quantity):
    """All damage that your fighter took in this combat so far."""


@dataclass(frozen=True)
class BoostOfThatCard(Quantity):
    pass


@dataclass(frozen=True)
class BoostOfTheirCard(Quantity):
    """The boost value of your opponent's card in this combat."""
