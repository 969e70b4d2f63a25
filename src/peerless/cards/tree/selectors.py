"""Which fighters, which spaces, which cards and which tokens."""

from dataclasses import dataclass

from peerless.cards.tree.base import Amount, CardRef, Cards, Fighters, Spaces, Tokens

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
class Both(Fighters):
    one: Fighters
    other: Fighters


@dataclass(frozen=True)
class One(Fighters):
    """One of them, to be chosen."""

    of: Fighters


@dataclass(frozen=True)
class SeveralOf(Fighters):
    """So many of them, as far as there are, chosen one after the other."""

    amount: Amount
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
class OfOpponent(Fighters):
    """Those of your opponent."""


@dataclass(frozen=True)
class Friendly(Fighters):
    """Yours and those of your team."""


@dataclass(frozen=True)
class Other(Fighters):
    """Of these, those that are not among the others: what is no hero is a sidekick."""

    of: Fighters
    than: Fighters


@dataclass(frozen=True)
class InCombat(Fighters):
    """The two fighters of this combat."""


@dataclass(frozen=True)
class Heroes(Fighters):
    """Of these, the heroes; of yours that is your hero, one certain fighter."""

    of: Fighters


@dataclass(frozen=True)
class Standing(Fighters):
    """Of these, those that stand in an area."""

    of: Fighters
    area: Spaces


YOUR_HERO, THEIR_HERO = Heroes(Yours()), Heroes(OfOpponent())


def certain(fighters: Fighters) -> bool:
    """Whether this is one fighter of whom nobody asks which one it is."""
    return isinstance(fighters, (Named, YourFighter, TheOpposing, It)) or fighters in (YOUR_HERO, THEIR_HERO)


def other_than_yours(fighters: Fighters) -> Fighters:
    return Other(fighters, YourFighter())


def sidekicks(fighters: Fighters) -> Fighters:
    return Other(fighters, Heroes(fighters))


# Spaces: areas, put together from smaller ones.


@dataclass(frozen=True)
class Anywhere(Spaces):
    """All spaces. Whoever is placed goes to an empty one, or stays; a token may lie under a fighter."""


@dataclass(frozen=True)
class SpaceOf(Spaces):
    """Where a fighter stands."""

    fighters: Fighters


@dataclass(frozen=True)
class TokenSpace(Spaces):
    """Where such a token lies."""

    token: str


@dataclass(frozen=True)
class StartingSpace(Spaces):
    """Of all, of you or of the other team."""

    fighters: Fighters


@dataclass(frozen=True)
class ThatSpace(Spaces):
    """The space chosen last: where a token was put, it lies there."""


@dataclass(frozen=True)
class Around(Spaces):
    """No more than so many spaces away, counted along lines; no space is near itself."""

    center: Spaces
    distance: int


@dataclass(frozen=True)
class InZones(Spaces):
    """Sharing a zone with the center, which is itself among them."""

    center: Spaces


@dataclass(frozen=True)
class InRange(Spaces):
    """Where a fighter may attack."""

    fighters: Fighters


@dataclass(frozen=True)
class Outside(Spaces):
    """All that are not in the area."""

    area: Spaces


@dataclass(frozen=True)
class Together(Spaces):
    """One area and the other."""

    one: Spaces
    other: Spaces


@dataclass(frozen=True)
class Empty(Spaces):
    """Those without a fighter: said of tokens, for a fighter is placed nowhere else."""

    area: Spaces


@dataclass(frozen=True)
class Elsewhere(Spaces):
    """Not where what is moved is already."""

    area: Spaces


def next_to(fighters: Fighters) -> Spaces:
    return Around(SpaceOf(fighters), 1)


def zones_of(fighters: Fighters) -> Spaces:
    return InZones(SpaceOf(fighters))


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
    """One of those that lie in an area, to be chosen."""

    token: str
    area: Spaces


@dataclass(frozen=True)
class AnotherToken(Tokens):
    """One that this effect has not moved."""

    token: str


@dataclass(frozen=True)
class EachToken(Tokens):
    """One after the other; each that is moved may be left where it is."""

    token: str
    area: Spaces
