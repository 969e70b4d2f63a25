"""Which fighters, and which spaces."""

from dataclasses import dataclass

from peerless.cards.tree.base import Fighters, Spaces


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
