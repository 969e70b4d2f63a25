"""Numbers, fighters and conditions."""

from dataclasses import dataclass

from peerless.cards import tree as t
from peerless.cards.build.impossible import Impossible


@dataclass(frozen=True)
class That(t.It):
    """ "That fighter": the last one, where "it" would leave a doubt."""


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
    _single(fighters)
    return t.SpaceOf(fighters)


def that_token(token: str) -> t.Spaces:
    return ThatToken(token)


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
    _single(fighters)
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


def token_under(token: str, fighters: t.Fighters) -> t.Tokens:
    return t.AToken(token, t.SpaceOf(fighters))


# Conditions. What is said of several fighters at once is refused: of any, or of all of them?


def _single(*fighters: t.Fighters) -> None:
    if any(isinstance(each, (t.Both, t.Each)) for each in fighters):
        raise Impossible("any of them, or all of them?")


def _certain(*fighters: t.Fighters) -> None:
    if any(isinstance(each, (t.Both, t.Each, t.One)) for each in fighters):
        raise Impossible("any of them, or all of them?")



def is_there(fighters: t.Fighters, area: t.Spaces) -> t.Condition:
    """That one of them is there is that there is one there."""
    _single(fighters)
    return t.Exists(t.Standing(fighters.of if isinstance(fighters, t.One) else fighters, area))


def some_are_there(fighters: t.Fighters, area: t.Spaces) -> t.Condition:
    return t.Exists(t.Standing(fighters, area))


def is_not_there(fighters: t.Fighters, area: t.Spaces) -> t.Condition:
    _certain(fighters)
    return t.Not(is_there(fighters, area))


def shares_no_zones(fighters: t.Fighters, center: t.Spaces) -> t.Condition:
    return is_not_there(fighters, t.InZones(center))


def named_adjacent(one: str, other: str) -> t.Condition:
    return is_there(t.Named(one), t.next_to(t.Named(other)))


def adjacent_to_yours(fighters: t.Fighters) -> t.Condition:
    return is_there(fighters, t.next_to(t.YourFighter()))


def opposing_not_adjacent() -> t.Condition:
    return t.Not(adjacent_to_yours(t.TheOpposing()))


def exists_one(fighters: t.Fighters) -> t.Condition:
    return t.Exists(fighters)


def none(fighters: t.Fighters) -> t.Condition:
    return t.Not(t.Exists(fighters))


def either_started_elsewhere() -> t.Condition:
    return t.StartedElsewhere(t.InCombat())


def not_defeated(fighters: t.Fighters) -> t.Condition:
    _certain(fighters)
    return t.Not(t.Defeated(fighters))


def yours_defeated() -> t.Condition:
    return t.Defeated(t.YourFighter())


def attacking_as(form: str) -> t.Condition:
    return t.AllOf(t.Attacking(), t.InForm(form))


def defending_as(form: str) -> t.Condition:
    return t.AllOf(t.Defending(), t.InForm(form))


def is_named(fighters: t.Fighters, name: str) -> t.Condition:
    if not isinstance(fighters, (t.YourFighter, t.TheOpposing, t.It)):
        raise Impossible("who is this fighter?")
    return t.IsNamed(fighters, name)


def your_fighter_is(name: str) -> t.Condition:
    return t.IsNamed(t.YourFighter(), name)


def attacking_named(name: str) -> t.Condition:
    return t.AllOf(t.Attacking(), your_fighter_is(name))


def defending_named(name: str) -> t.Condition:
    return t.AllOf(t.Defending(), your_fighter_is(name))


def is_no_hero(fighters: t.Fighters) -> t.Condition:
    _certain(fighters)
    return t.Not(t.IsHero(fighters))


def is_not_named(fighters: t.Fighters, name: str) -> t.Condition:
    return t.Not(is_named(fighters, name))


def not_your_turn() -> t.Condition:
    return t.Not(t.YourTurn())


def not_first_action() -> t.Condition:
    return t.Not(t.FirstAction())


def not_in_form(form: str) -> t.Condition:
    return t.Not(t.InForm(form))


def named_in_form(name: str, form: str) -> t.Condition:
    return t.InForm(form)


def named_not_in_form(name: str, form: str) -> t.Condition:
    return t.Not(t.InForm(form))


def not_boosted() -> t.Condition:
    return t.Not(t.Boosted())


def they_played_not(kind: str) -> t.Condition:
    return t.Not(t.TheyPlayed(kind))


def they_defended_not() -> t.Condition:
    return t.AllOf(t.Attacking(), t.Not(t.TheyPlayed("card")))


def exactly_n(one: t.Quantity, number: int) -> t.Condition:
    return t.AllOf(t.AtLeast(one, t.Number(number)), t.AtMost(one, t.Number(number)))


def printed_at_least(number: int) -> t.Condition:
    return t.AtLeast(t.PrintedOf(t.TheirCard()), t.Number(number))


def printed_at_most(number: int) -> t.Condition:
    return t.AllOf(t.TheyPlayed("card"), t.AtMost(t.PrintedOf(t.TheirCard()), t.Number(number)))


def dealt_at_least(number: int) -> t.Condition:
    return t.AllOf(t.Attacking(), t.AtLeast(t.CombatDamage(), t.Number(number)))


def dealt_any() -> t.Condition:
    return dealt_at_least(1)


def dealt_none() -> t.Condition:
    return t.AllOf(t.Attacking(), t.AtMost(t.CombatDamage(), t.Number(0)))


def hand_more() -> t.Condition:
    return t.More(t.CardsIn(t.AnyCards(), t.Hand()), t.CardsIn(t.AnyCards(), t.Theirs(t.Hand())))


def hand_less() -> t.Condition:
    return t.More(t.CardsIn(t.AnyCards(), t.Theirs(t.Hand())), t.CardsIn(t.AnyCards(), t.Hand()))


def theirs_hand() -> t.Piles:
    return t.Theirs(t.Hand())


def theirs_discard() -> t.Piles:
    return t.Theirs(t.DiscardPile())


def theirs_deck() -> t.Piles:
    return t.Theirs(t.Deck())


def held_at_least(number: int, held: t.Quantity) -> t.Condition:
    return t.AtLeast(held, t.Number(number))


def held_at_most(number: int, held: t.Quantity) -> t.Condition:
    return t.AtMost(held, t.Number(number))


def held_exactly(number: int, held: t.Quantity) -> t.Condition:
    return exactly_n(held, number)


def held_some(held: t.Quantity) -> t.Condition:
    return held_at_least(1, held)


def held_none(held: t.Quantity) -> t.Condition:
    return held_at_most(0, held)


def pile_empty(pile: t.Piles) -> t.Condition:
    return held_none(t.CardsIn(t.AnyCards(), pile))


def they_played_any() -> t.Condition:
    return t.TheyPlayed("card")


def they_played_none() -> t.Condition:
    return t.Not(t.TheyPlayed("card"))


def many_fighters(number: int, fighters: t.Fighters) -> t.Condition:
    if number < 2:
        raise Impossible("one or more is at least one")
    return t.AtLeast(t.HowMany(fighters), t.Number(number))


def many_tokens(number: int, token: str, spaces: t.Spaces) -> t.Condition:
    return t.AtLeast(tokens_there(token, spaces), t.Number(number))


def far_away(fighters: t.Fighters, distance: int, center: t.Fighters | None = None) -> t.Condition:
    _certain(fighters)
    if distance < 2:
        raise Impossible("every other fighter is that far away")
    return is_not_there(fighters, t.Around(t.SpaceOf(center or t.YourFighter()), distance - 1))


def at_least_n(one: t.Quantity, number: int) -> t.Condition:
    return t.AtLeast(one, t.Number(number))


def at_most_n(one: t.Quantity, number: int) -> t.Condition:
    return t.AtMost(one, t.Number(number))


def health_at_most(fighters: t.Fighters, number: int) -> t.Condition:
    """A fighter that is not defeated; a defeated one has no health to speak of."""
    return t.AllOf(t.AtMost(t.HealthOf(fighters), t.Number(number)), t.Not(t.Defeated(fighters)))


def health_at_least(fighters: t.Fighters, number: int) -> t.Condition:
    return t.AtLeast(t.HealthOf(fighters), t.Number(number))


def more_health(one: t.Fighters, other: t.Fighters) -> t.Condition:
    return t.More(t.HealthOf(one), t.HealthOf(other))


def less_health(one: t.Fighters, other: t.Fighters) -> t.Condition:
    return t.More(t.HealthOf(other), t.HealthOf(one))


def counters_at_least(*parts: object) -> t.Condition:
    """Whoever of your fighters is named: the counters are those of your hero."""
    number, counter = parts[-2:]
    assert isinstance(number, int) and isinstance(counter, str)
    return t.AtLeast(t.CountersOf(counter), t.Number(number))


def counters_at_most(*parts: object) -> t.Condition:
    number, counter = parts[-2:]
    assert isinstance(number, int) and isinstance(counter, str)
    return t.AtMost(t.CountersOf(counter), t.Number(number))


def no_counters(*parts: object) -> t.Condition:
    return counters_at_most(0, parts[-1])


def a_token(token: str, area: t.Spaces | None = None) -> t.Tokens:
    return t.AToken(token, area or t.Anywhere())


def each_token(token: str, area: t.Spaces | None = None) -> t.Tokens:
    return t.EachToken(token, area or t.Anywhere())


def tokens_there(token: str, spaces: t.Spaces | None = None) -> t.Quantity:
    return t.TokensThere(each_token(token, spaces))


def defeated(fighters: t.Fighters) -> t.Condition:
    _certain(fighters)
    return t.Defeated(fighters)


def started_elsewhere(fighters: t.Fighters) -> t.Condition:
    _certain(fighters)
    return t.StartedElsewhere(fighters)


def started_on_token(fighters: t.Fighters, token: str) -> t.Condition:
    _certain(fighters)
    return t.StartedOnToken(fighters, token)
