"""Numbers, fixed or counted."""

from dataclasses import dataclass

from peerless.cards.tree.base import CardRef, Cards, Fighters, Piles, Quantity, Tokens


@dataclass(frozen=True)
class Number(Quantity):
    number: int


@dataclass(frozen=True)
class ForEach(Quantity):
    """So much for each one counted."""

    number: int
    counted: Quantity


@dataclass(frozen=True)
class HowMany(Quantity):
    fighters: Fighters


@dataclass(frozen=True)
class HealthOf(Quantity):
    """The health that one fighter has now."""

    fighters: Fighters


@dataclass(frozen=True)
class ZonesOf(Quantity):
    """The zones that a fighter stands in."""

    fighters: Fighters


@dataclass(frozen=True)
class CardsIn(Quantity):
    """How many such cards lie in a pile."""

    cards: Cards
    pile: Piles


@dataclass(frozen=True)
class CountersOf(Quantity):
    """The counters that you have."""

    counter: str


@dataclass(frozen=True)
class TokensThere(Quantity):
    """How many of these tokens lie there."""

    tokens: Tokens


@dataclass(frozen=True)
class ThisWay(Quantity):
    """How much was done by what was just done."""

    done: str  # cards "discarded", damage "dealt", counters or tokens "removed"


@dataclass(frozen=True)
class CombatDamage(Quantity):
    """Combat damage dealt to the defender of this combat."""


@dataclass(frozen=True)
class DamageTaken(Quantity):
    """All damage that your fighter took in this combat so far."""


@dataclass(frozen=True)
class BoostOf(Quantity):
    card: CardRef


@dataclass(frozen=True)
class ValueOf(Quantity):
    """The value that a card in this combat has now."""

    card: CardRef


@dataclass(frozen=True)
class PrintedOf(Quantity):
    """The value printed on a card."""

    card: CardRef
