"""Numbers, fighters, areas and tokens."""

from dataclasses import dataclass

from peerless.cards import tree as t
from peerless.cards.build.impossible import Impossible


@dataclass(frozen=True)
class That(t.It):
    """ "That fighter": the last one, where "it" would leave a doubt."""


@dataclass(frozen=True)
class Them(t.It):
    """ "Them", who may be each of several that were just spoken of."""


@dataclass(frozen=True)
class Here(t.YourFighter):
    """To whom an "adjacent" fighter is adjacent, when that is not said."""


@dataclass(frozen=True)
class OfThese(t.ThisWay):
    """Only such cards, or counters or tokens of one kind."""

    what: object


@dataclass(frozen=True)
class ThatMany(t.Quantity):
    """As many as what was just done."""


@dataclass(frozen=True)
class DealtToYou(t.CombatDamage):
    """Combat damage, if it was dealt to your fighter."""


@dataclass(frozen=True)
class DealtToThem(t.CombatDamage):
    """Combat damage, if it was dealt to the opposing fighter."""


@dataclass(frozen=True)
class CancelThat(t.Cancel):
    """Cancel all effects on "that card"."""


@dataclass(frozen=True)
class IgnoreIts(t.IgnoreValue):
    """Ignore "its" value."""


@dataclass(frozen=True)
class TheDefender(t.Fighters):
    """The opposing fighter, where it is sure that you attack."""


def the_defender() -> t.Fighters:
    return TheDefender()


# Numbers and quantities.


def integer(number: int) -> int:
    return number


def one_of() -> int:
    return 1


def two_of() -> int:
    return 2


def three_of() -> int:
    return 3


def four_of() -> int:
    return 4


def five_of() -> int:
    return 5


def six_of() -> int:
    return 6


@dataclass(frozen=True)
class ItsCard(t.CardRef):
    """ "Its": the card spoken of last."""


def dealt_to_you() -> t.Quantity:
    return DealtToYou()


def dealt_to_them() -> t.Quantity:
    return DealtToThem()


def boost_of_it() -> t.Quantity:
    return t.BoostOf(ItsCard())


def boost_of_that() -> t.Quantity:
    return t.BoostOf(t.ThatCard())


def boost_of_theirs() -> t.Quantity:
    return t.BoostOf(t.TheirCard())


def boost_of_this() -> t.Quantity:
    return t.BoostOf(t.ThisCard())


def value_of_that() -> t.Quantity:
    return t.ValueOf(t.ThatCard())


def printed_of_that() -> t.Quantity:
    return t.PrintedOf(t.ThatCard())


def printed_of_this() -> t.Quantity:
    return t.PrintedOf(t.ThisCard())


def value_of_theirs() -> t.Quantity:
    return t.ValueOf(t.TheirCard())


def value_of_this() -> t.Quantity:
    return t.ValueOf(t.ThisCard())


def printed_of_theirs() -> t.Quantity:
    return t.PrintedOf(t.TheirCard())


# Fighters.


def named(name: str) -> t.Fighters:
    return t.Named(name)


def two_named(one: str, other: str) -> t.Fighters:
    return t.Both(t.Named(one), t.Named(other))


def other_one() -> t.Fighters:
    return t.One(t.other_than_yours(t.Yours()))


def other_yours() -> t.Fighters:
    return t.other_than_yours(t.Yours())


def other_friendly() -> t.Fighters:
    return t.other_than_yours(t.Friendly())


def other_opposing(area: t.Spaces) -> t.Fighters:
    return _other_there(t.Opposing(), area)


def other_fighters(area: t.Spaces) -> t.Fighters:
    return _other_there(t.All(), area)


def _other_there(fighters: t.Fighters, area: t.Spaces) -> t.Fighters:
    """ "Each other fighter in Ann's zone" is each but Ann."""
    match area:
        case t.Around(t.SpaceOf(center), _) | t.InZones(t.SpaceOf(center)) if t.certain(center):
            return t.Standing(t.Other(fighters, center), area)
    raise Impossible("other than whom?")


def other_than(than: t.Fighters) -> t.Fighters:
    return _but(t.All(), than)


def opposing_other_than(than: t.Fighters) -> t.Fighters:
    return _but(t.Opposing(), than)


def friendly_other_than(than: t.Fighters) -> t.Fighters:
    return _but(t.Friendly(), than)


def _but(fighters: t.Fighters, than: t.Fighters) -> t.Fighters:
    if not t.certain(than):
        raise Impossible("other than whom?")
    return t.Other(fighters, than)


def your_hero() -> t.Fighters:
    return t.YOUR_HERO


def their_hero() -> t.Fighters:
    return t.THEIR_HERO


def all_heroes() -> t.Fighters:
    return t.Heroes(t.All())


def opposing_heroes() -> t.Fighters:
    return t.Heroes(t.Opposing())


def friendly_heroes() -> t.Fighters:
    return t.Heroes(t.Friendly())


def all_sidekicks() -> t.Fighters:
    return t.sidekicks(t.All())


def opposing_sidekicks() -> t.Fighters:
    return t.sidekicks(t.Opposing())


def friendly_sidekicks() -> t.Fighters:
    return t.sidekicks(t.Friendly())


def your_sidekicks() -> t.Fighters:
    return t.sidekicks(t.Yours())


def each_in_combat() -> t.Fighters:
    return t.Each(t.InCombat())


def them() -> t.Fighters:
    return Them()


def some_fighters(number: int, of: t.Fighters) -> t.Fighters:
    if number < 2:
        raise Impossible("a single one is one of them")
    return t.SeveralOf(t.Number(number), of)


def some_fighters_at_most(number: int, of: t.Fighters) -> t.Fighters:
    return t.SeveralOf(t.UpTo(t.Number(number)), of)


def that_fighter() -> t.Fighters:
    return That()


def next_to_yours(of: t.Fighters) -> t.Fighters:
    return t.Standing(of, t.next_to(Here()))


def opposing_near_yours() -> t.Fighters:
    return next_to_yours(t.Opposing())


# Areas.


@dataclass(frozen=True)
class ThatToken(t.ThatSpace):
    """Where the token lies that was just put somewhere."""

    token: str


def space_of(fighters: t.Fighters) -> t.Spaces:
    single_one(fighters)
    return t.SpaceOf(fighters)


def that_token(token: str) -> t.Spaces:
    return ThatToken(token)


@dataclass(frozen=True)
class ItsSpace(t.ThatSpace):
    """ "It": the space chosen last, where nothing else can be meant."""


def its_space() -> t.Spaces:
    return ItsSpace()


def that_token_of_any() -> t.Spaces:
    return ThatToken("")


def adjacent_to(center: t.Spaces) -> t.Spaces:
    return t.Around(center, 1)


def on_or_next_to(center: t.Spaces) -> t.Spaces:
    return t.Together(center, t.Around(center, 1))


def within(distance: int, center: t.Spaces) -> t.Spaces:
    """Of a fighter: others than itself. Who stands on a token is near to it as well."""
    near = t.Around(center, distance)
    return near if isinstance(center, t.SpaceOf) else t.Together(center, near)


def outside(area: t.Spaces) -> t.Spaces:
    match area:
        case t.Together(center, t.Around(same, _) as near) if center == same:
            return t.Outside(near)
    return t.Outside(area)


def in_range(fighters: t.Fighters) -> t.Spaces:
    single_one(fighters)
    return t.InRange(fighters)


def starting_space() -> t.Spaces:
    return t.StartingSpace(t.All())


def your_start() -> t.Spaces:
    return t.StartingSpace(t.Yours())


def their_start() -> t.Spaces:
    return t.StartingSpace(t.Opposing())


def empty_space() -> t.Spaces:
    return t.Empty(t.Anywhere())


def other_space() -> t.Spaces:
    return t.Elsewhere(t.Anywhere())


def other_empty_space() -> t.Spaces:
    return t.Elsewhere(t.Empty(t.Anywhere()))


def elsewhere_empty(area: t.Spaces) -> t.Spaces:
    return t.Elsewhere(t.Empty(area))


def outside_zones(center: t.Spaces) -> t.Spaces:
    return t.Outside(t.InZones(center))


def empty_outside_zones(center: t.Spaces) -> t.Spaces:
    return t.Empty(outside_zones(center))


def for_fighters(area: t.Spaces) -> t.Spaces:
    """Fighters are placed in empty spaces, whether a card says so or not."""
    match area:
        case t.Empty(inner):
            return for_fighters(inner)
        case t.Elsewhere(t.Empty(inner)):
            return t.Elsewhere(inner)
        case t.Together(one, other):
            return t.Together(for_fighters(one), for_fighters(other))
    return area


def chosen_token(token: str) -> t.Tokens:
    return t.AToken(token, ThatToken(token))


def token_under(token: str, fighters: t.Fighters) -> t.Tokens:
    return t.AToken(token, t.SpaceOf(fighters))


# Tokens.


def a_token(token: str, area: t.Spaces | None = None) -> t.Tokens:
    return t.AToken(token, area or t.Anywhere())


def each_token(token: str, area: t.Spaces | None = None) -> t.Tokens:
    return t.EachToken(token, area or t.Anywhere())


def tokens_there(token: str, spaces: t.Spaces | None = None) -> t.Quantity:
    return t.TokensThere(each_token(token, spaces))


def single_one(*fighters: t.Fighters) -> None:
    if any(isinstance(each, (t.Both, t.Each, t.SeveralOf)) for each in fighters):
        raise Impossible("any of them, or all of them?")
