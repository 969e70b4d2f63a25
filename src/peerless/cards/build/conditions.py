"""Conditions. What is said of several fighters at once is refused: of any, or of all of them?"""

from peerless.cards import tree as t
from peerless.cards.build.impossible import Impossible
from peerless.cards.build.nouns import single_one, tokens_there


def _certain(*fighters: t.Fighters) -> None:
    if any(isinstance(each, (t.Both, t.Each, t.SeveralOf, t.One)) for each in fighters):
        raise Impossible("any of them, or all of them?")


def is_there(fighters: t.Fighters, area: t.Spaces) -> t.Condition:
    """That one of them is there is that there is one there."""
    single_one(fighters)
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


def a_token_there(token: str, spaces: t.Spaces) -> t.Condition:
    return many_tokens(1, token, spaces)


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


def not_won_this_turn() -> t.Condition:
    return t.Not(t.WonThisTurn())


def more_zones(one: t.Fighters, other: t.Fighters) -> t.Condition:
    return t.More(t.ZonesOf(one), t.ZonesOf(other))


def fewer_zones(one: t.Fighters, other: t.Fighters) -> t.Condition:
    return more_zones(other, one)


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


def defeated(fighters: t.Fighters) -> t.Condition:
    _certain(fighters)
    return t.Defeated(fighters)


def started_here(fighters: t.Fighters) -> t.Condition:
    return t.Not(started_elsewhere(fighters))


def started_elsewhere(fighters: t.Fighters) -> t.Condition:
    _certain(fighters)
    return t.StartedElsewhere(fighters)


def started_on_token(fighters: t.Fighters, token: str) -> t.Condition:
    _certain(fighters)
    return t.StartedOnToken(fighters, token)
