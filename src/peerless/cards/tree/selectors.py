"""Which fighters, which spaces and which cards."""

from dataclasses import dataclass

from peerless.cards.tree.base import Cards, Fighters, Spaces


@dataclass(frozen=True)
class Named(Fighters):
    name: str


@dataclass(frozen=True)
class Both(Fighters):
    one: Fighters
    other: Fighters


@dataclass(frozen=True)
class YourFighter(Fighters):
    pass


@dataclass(frozen=True)
class TheOpposing(Fighters):
    pass


@dataclass(frozen=True)
class It(Fighters):
    pass


@dataclass(frozen=True)
class TheirHero(Fighters):
    pass


@dataclass(frozen=True)
class One(Fighters):
    of: Fighters


@dataclass(frozen=True)
class Each(Fighters):
    of: Fighters


@dataclass(frozen=True)
class All(Fighters):
    pass


@dataclass(frozen=True)
class Opposing(Fighters):
    pass


@dataclass(frozen=True)
class Yours(Fighters):
    pass


@dataclass(frozen=True)
class InCombat(Fighters):
    pass


@dataclass(frozen=True)
class NextTo(Fighters):
    of: Fighters
    center: Fighters


@dataclass(frozen=True)
class SharingZone(Fighters):
    of: Fighters
    center: Fighters


@dataclass(frozen=True)
class OnTokens(Fighters):
    of: Fighters
    token: str


@dataclass(frozen=True)
class AnySpace(Spaces):
    pass


@dataclass(frozen=True)
class OtherSpace(Spaces):
    """An empty space that is not the fighter's own."""


@dataclass(frozen=True)
class SpaceNear(Spaces):
    fighters: Fighters


@dataclass(frozen=True)
class SpaceInZone(Spaces):
    fighters: Fighters


@dataclass(frozen=True)
class TokenSpace(Spaces):
    token: str


@dataclass(frozen=True)
class ThatSpace(Spaces):
    pass


@dataclass(frozen=True)
class AnyCards(Cards):
    pass


@dataclass(frozen=True)
class MarkedFor(Cards):
    """Cards that only one form of the hero may play."""

    form: str


@dataclass(frozen=True)
class OfType(Cards):
    """Attack, defense or scheme cards; whether a versatile card is one of them, the ruleset says."""

    type: str
