"""Which fighters, which spaces, which cards and which tokens."""

from dataclasses import dataclass

from peerless.cards.tree.base import CardRef, Cards, Fighters, Spaces, Tokens

# Fighters.


@dataclass(frozen=True)
class Named(Fighters):
    """Of the hero whose card it is."""

    name: str


@dataclass(frozen=True)
class YourFighter(Fighters):
    """In the combat, or the one that plays the scheme."""


@dataclass(frozen=True)
class TheOpposing(Fighters):
    """The opposing fighter of this combat."""


@dataclass(frozen=True)
class It(Fighters):
    """The fighter chosen last."""


@dataclass(frozen=True)
class YourHero(Fighters):
    pass


@dataclass(frozen=True)
class TheirHero(Fighters):
    pass


@dataclass(frozen=True)
class Both(Fighters):
    one: Fighters
    other: Fighters


@dataclass(frozen=True)
class One(Fighters):
    """One of them, to be chosen."""

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
class Friendly(Fighters):
    """Yours and those of your team."""


@dataclass(frozen=True)
class Other(Fighters):
    """Those that are not your fighter."""

    of: Fighters


@dataclass(frozen=True)
class InCombat(Fighters):
    """The two fighters of this combat."""


@dataclass(frozen=True)
class NextTo(Fighters):
    of: Fighters
    center: Fighters


@dataclass(frozen=True)
class SharingZone(Fighters):
    of: Fighters
    center: Fighters


@dataclass(frozen=True)
class Within(Fighters):
    """No more than so many spaces away, counted along lines."""

    of: Fighters
    distance: int
    center: Fighters


@dataclass(frozen=True)
class OnTokens(Fighters):
    of: Fighters
    token: str


# Spaces.


@dataclass(frozen=True)
class AnySpace(Spaces):
    pass


@dataclass(frozen=True)
class OtherSpace(Spaces):
    """An empty space that is not the fighter's own; for a token one without such a token."""


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
class StartingSpace(Spaces):
    pass


@dataclass(frozen=True)
class SpaceOf(Spaces):
    """Where a fighter stands."""

    fighters: Fighters


@dataclass(frozen=True)
class ThatSpace(Spaces):
    """The space chosen last."""


# Cards.


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


@dataclass(frozen=True)
class Called(Cards):
    """Cards of a group: with this word in their name."""

    group: str


@dataclass(frozen=True)
class OfNamedValue(Cards):
    """Cards whose printed value is the number named."""


@dataclass(frozen=True)
class BoostsUsed(Cards):
    """The cards that boosted your card."""


@dataclass(frozen=True)
class ThisCard(CardRef):
    """Your card in this combat."""


@dataclass(frozen=True)
class TheirCard(CardRef):
    """Your opponent's card in this combat."""


@dataclass(frozen=True)
class ThatCard(CardRef):
    """The card revealed or discarded last."""


# Tokens.


@dataclass(frozen=True)
class AToken(Tokens):
    """One of those that lie in such spaces, to be chosen."""

    token: str
    spaces: Spaces


@dataclass(frozen=True)
class AnotherToken(Tokens):
    """One that this effect has not moved."""

    token: str


@dataclass(frozen=True)
class EachToken(Tokens):
    """One after the other; each that is moved may be left where it is."""

    token: str
    spaces: Spaces
