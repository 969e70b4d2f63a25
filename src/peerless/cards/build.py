"""Builders: what an alias of the grammar makes where it is not simply the node of that name."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from peerless.cards import tree as t


class Impossible(ValueError):
    """This reading makes no sense; another one may."""


# Steps that lean on the one before, until `block` joins them.


@dataclass(frozen=True)
class _Otherwise(t.Verb):
    verb: t.Verb


@dataclass(frozen=True)
class _InsteadIf(t.Verb):
    condition: t.Condition
    verb: t.Verb


@dataclass(frozen=True)
class _IfDone(t.Verb):
    verb: t.Verb


@dataclass(frozen=True)
class _IfNotDone(t.Verb):
    verb: t.Verb


OF_FIGHTERS = (t.Damage, t.Recover, t.SetHealth, t.Move, t.MoveThrough, t.Place, t.RemoveFromBoard)
LEANING = (_Otherwise, _InsteadIf, _IfDone, _IfNotDone)


def start(node: t.Node) -> t.Node:
    return node


@dataclass(frozen=True)
class That(t.It):
    """ "That fighter": the last one, where "it" would leave a doubt."""


def block(*steps: t.Verb) -> t.Verb:
    """Sentences one after the other; those that lean on the one before ("If you do") are joined to it."""
    parts: list[t.Verb] = []
    for step in steps:
        if not isinstance(step, LEANING):
            parts.append(step)
        elif parts:
            parts[-1] = _lean(parts[-1], step)
        else:
            raise Impossible("nothing stands before this that it could follow")
    return _sequence(parts)


def _sequence(parts: Iterable[t.Verb]) -> t.Verb:
    flat: list[t.Verb] = []
    for part in parts:
        flat += part.parts if isinstance(part, t.Sequence) else (part,)
    flat = _merge_choices(flat)
    return flat[0] if len(flat) == 1 else t.Sequence(tuple(flat))


def _merge_choices(parts: list[t.Verb]) -> list[t.Verb]:
    """ "Choose a fighter. Move it" is to move a fighter."""
    merged: list[t.Verb] = []
    for part in parts:
        before = merged[-1] if merged else None
        if isinstance(before, t.ChooseFighter) and isinstance(part, OF_FIGHTERS) and isinstance(part.fighters, t.It):
            part = replace(part, fighters=before.fighters)
            merged.pop()
        merged.append(part)
    return merged


def _lean(before: t.Verb, step: t.Verb) -> t.Verb:
    match step:
        case _Otherwise(verb):
            if not isinstance(before, t.If) or before.otherwise != t.NOTHING:
                raise Impossible('"Otherwise" follows a sentence that begins with "If"')
            return t.If(before.condition, before.then, verb)
        case _InsteadIf(condition, verb):
            if isinstance(before, (t.If, t.Done, t.May)):
                raise Impossible('"instead" follows a plain sentence')
            return t.If(condition, verb, before)
        case _IfDone(verb):
            if isinstance(before, t.If):
                return t.If(before.condition, _lean(before.then, step), before.otherwise)
            if isinstance(before, t.Done):
                raise Impossible('"If you do" follows the sentence that is done')
            return t.Done(before, verb, t.NOTHING)
        case _IfNotDone(verb):
            if isinstance(before, t.If):
                return t.If(before.condition, _lean(before.then, step), before.otherwise)
            if isinstance(before, t.Done):
                return t.Done(before.verb, before.then, verb)
            return t.Done(before, t.NOTHING, verb)
    raise Impossible("this cannot follow here")


def if_marked(form: str, then: t.Verb) -> t.Verb:
    """A mark before a sentence: it holds in one form of the hero only."""
    return t.If(t.InForm(form), then, t.NOTHING)


def for_each_first(counted: t.Quantity, verb: t.Verb) -> t.Verb:
    for part in ("amount", "number"):
        fixed = getattr(verb, part, None)
        if isinstance(fixed, t.Number):
            return replace(verb, **{part: t.ForEach(fixed.number, counted)})  # type: ignore[type-var]
    raise Impossible("what is done for each?")


def both_players(verb: t.Verb) -> t.Verb:
    return t.Sequence((verb, t.They(verb)))


def either_verb(one: t.Verb, other: t.Verb) -> t.Verb:
    return t.Choose(1, (one, other))


def may_either(one: t.Verb, other: t.Verb) -> t.Verb:
    return t.May(t.Choose(1, (one, other)))


def if_true(condition: t.Condition, then: t.Verb) -> t.Verb:
    return t.If(condition, then, t.NOTHING)


def verb_if(then: t.Verb, condition: t.Condition) -> t.Verb:
    return t.If(condition, then, t.NOTHING)


def instead_if(condition: t.Condition, verb: t.Verb) -> t.Verb:
    if isinstance(verb, t.ValueInstead):
        raise Impossible('"instead" belongs to the value')
    return _InsteadIf(condition, verb)


otherwise, if_done, if_not_done = _Otherwise, _IfDone, _IfNotDone


def choose_one(*branches: t.Verb) -> t.Verb:
    return t.Choose(1, branches)


def if_choose(condition: t.Condition, *branches: t.Verb) -> t.Verb:
    return t.If(condition, t.Choose(1, branches), t.NOTHING)


def choose_two(*branches: t.Verb) -> t.Verb:
    return t.Choose(2, branches)


def all_of_them(*parts: t.Verb) -> t.Verb:
    return _sequence(parts)


def you_may(verb: t.Verb) -> t.Verb:
    return t.May(verb)


def you_may_to(price: t.Verb, then: t.Verb) -> t.Verb:
    return t.Done(t.May(price), then, t.NOTHING)


def you_may_move_one(fighters: t.Fighters) -> t.Verb:
    return t.May(t.Move(fighters, t.Number(1)))


def they_may_swap(one: t.Fighters, other: t.Fighters) -> t.Verb:
    return t.May(t.Swap(one, other))


def may_recover(fighters: t.Fighters, number: int) -> t.Verb:
    return t.May(t.Recover(fighters, t.Number(number)))


def they_may(verb: t.Verb) -> t.Verb:
    return t.They(t.May(verb))


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


def boost_of_that() -> t.Quantity:
    return t.BoostOf(t.ThatCard())


def boost_of_theirs() -> t.Quantity:
    return t.BoostOf(t.TheirCard())


def value_of_theirs() -> t.Quantity:
    return t.ValueOf(t.TheirCard())


def value_of_this() -> t.Quantity:
    return t.ValueOf(t.ThisCard())


def printed_of_theirs() -> t.Quantity:
    return t.PrintedOf(t.TheirCard())


# Verbs.


def draw_n(number: int) -> t.Verb:
    return t.Draw(t.Number(number))


def draw_each(number: int, counted: t.Quantity) -> t.Verb:
    return t.Draw(t.ForEach(number, counted))


def look_and_keep(look: int, keep: int, rest: int = 0) -> t.Verb:
    if keep > look or (rest and keep + rest != look):
        raise Impossible("the numbers do not add up")
    return t.LookAndKeep(look, keep)


def look_and_keep_none(look: int) -> t.Verb:
    return t.LookAndKeep(look, 0)


def discard_n(number: int, cards: t.Cards) -> t.Verb:
    return t.Discard(t.Number(number), cards)


def discard_named() -> t.Verb:
    return t.Discard(t.Number(1), t.OfNamedValue())


def discard_top_1() -> t.Verb:
    return t.DiscardTop(t.Number(1))


def discard_top_n(number: int) -> t.Verb:
    return t.DiscardTop(t.Number(number))


def taken(node: t.Verb) -> t.Verb:
    return node


def taken_n(number: int, cards: t.Cards) -> t.Verb:
    return t.TakeBack(number, cards)


def taken_boost() -> t.Verb:
    return t.TakeBack(1, t.BoostsUsed())


def take_back(verb: t.Verb) -> t.Verb:
    return verb


def search(number: int, cards: t.Cards) -> t.Verb:
    if number != 1:
        raise Impossible("one card is searched for")
    return t.Search(cards)


def search_any() -> t.Verb:
    return t.Search(t.AnyCards())


def take_n(number: int, cards: t.Cards) -> t.Verb:
    return t.TakeBack(number, cards)


def taken_one(cards: t.Cards) -> t.Verb:
    return t.TakeBack(1, cards)


def shuffle_back(verb: t.TakeBack) -> t.Verb:
    if isinstance(verb.cards, t.BoostsUsed):
        raise Impossible("cards that boosted go to the hand")
    return t.ShuffleBack(verb.number, verb.cards)


def return_that() -> t.Verb:
    return t.Return(t.ThatCard())


def return_theirs() -> t.Verb:
    return t.Return(t.TheirCard())


def return_this() -> t.Verb:
    return t.Return(t.ThisCard())


def blind_boost_twice() -> t.Verb:
    return t.Sequence((t.BlindBoost(), t.BlindBoost()))


def boost_twice() -> t.Verb:
    return t.Sequence((t.Boost(), t.Boost()))


def discarded_of(group: str) -> t.Quantity:
    return t.DiscardedThisWay()


def removed_of(what: str) -> t.Quantity:
    return t.RemovedThisWay()


def bonus_of_amount(amount: int, fighters: t.Fighters) -> t.Verb:
    return t.BonusThisTurn(amount, fighters)


def add_n(number: int) -> t.Verb:
    return t.AddValue(t.Number(number))


def add_each(number: int, counted: t.Quantity) -> t.Verb:
    return t.AddValue(t.ForEach(number, counted))


def subtract_each(number: int, counted: t.Quantity) -> t.Verb:
    return t.SubtractValue(t.ForEach(number, counted))


def bonus_of(fighters: t.Fighters, amount: int) -> t.Verb:
    """Attacks of the hero alone are your attacks only when nobody else can attack; the hero file must say it otherwise."""
    return t.BonusThisTurn(amount, fighters)


def bonus_this_turn(amount: int) -> t.Verb:
    return t.BonusThisTurn(amount, t.Yours())


def damage_n(number: int, fighters: t.Fighters) -> t.Verb:
    return t.Damage(t.Number(number), fighters)


def damage_each(number: int, fighters: t.Fighters, counted: t.Quantity) -> t.Verb:
    return t.Damage(t.ForEach(number, counted), fighters)


def damage_for_each(number: int, counted: t.Quantity, fighters: t.Fighters) -> t.Verb:
    return t.Damage(t.ForEach(number, counted), fighters)


def damage_twice(amount: int, fighters: t.Fighters, more: int, others: t.Fighters) -> t.Verb:
    return t.Sequence((damage_n(amount, fighters), damage_n(more, others)))


def named_deals(name: str, number: int, fighters: t.Fighters) -> t.Verb:
    return t.Damage(t.Number(number), fighters)


def damage_to(fighters: t.Fighters, amount: t.Quantity) -> t.Verb:
    return t.Damage(amount, fighters)


def hurt(fighters: t.Fighters, amount: t.Quantity) -> t.Verb:
    return t.Damage(amount, fighters)


def hurt_n(fighters: t.Fighters, number: int) -> t.Verb:
    return t.Damage(t.Number(number), fighters)


def hurt_yours(number: int) -> t.Verb:
    return t.Damage(t.Number(number), t.YourFighter())


def recover_n(fighters: t.Fighters, number: int) -> t.Verb:
    return t.Recover(fighters, t.Number(number))


def recover_each(fighters: t.Fighters, number: int, counted: t.Quantity) -> t.Verb:
    return t.Recover(fighters, t.ForEach(number, counted))


def recover_yours(number: int) -> t.Verb:
    return t.Recover(t.YourFighter(), t.Number(number))


def recover_yours_each(number: int, counted: t.Quantity) -> t.Verb:
    return t.Recover(t.YourFighter(), t.ForEach(number, counted))


def recover_yours_by(amount: t.Quantity) -> t.Verb:
    return t.Recover(t.YourFighter(), amount)


def move_yours(distance: t.Quantity) -> t.Verb:
    return t.Move(t.YourFighter(), distance)


def move_theirs_by(distance: t.Quantity) -> t.Verb:
    return t.Move(t.YourFighter(), distance)


def heal_named(name: str, number: int) -> t.Verb:
    return t.Recover(t.Named(name), t.Number(number))


def move_theirs(distance: int) -> t.Verb:
    return t.Move(t.YourFighter(), t.Number(distance))


def move_through_named(fighters: t.Fighters, distance: t.Quantity, name: str) -> t.Verb:
    if fighters != t.Named(name):
        raise Impossible("the one who moves is not the one who may move through")
    return t.MoveThrough(fighters, distance)


def place_near(fighters: t.Fighters, center: t.Fighters) -> t.Verb:
    return t.Place(fighters, t.SpaceNear(center))


def place_in_zone(fighters: t.Fighters) -> t.Verb:
    """In "its" own zone: the zones of the one who is placed."""
    if isinstance(fighters, (t.One, t.Each)):
        raise Impossible("whose zone is meant?")
    return t.Place(fighters, t.SpaceInZone(fighters))


def return_defeated(name: str, spaces: t.Spaces) -> t.Verb:
    return t.ReturnDefeated(name, spaces)


def shift_token(tokens: t.Tokens) -> t.Verb:
    return t.ShiftToken(tokens, t.OtherSpace())


def shift_token_to_free(tokens: t.Tokens) -> t.Verb:
    return t.ShiftToken(tokens, t.AnySpace())


def a_token(token: str, spaces: t.Spaces | None = None) -> t.Tokens:
    return t.AToken(token, spaces or t.AnySpace())


def each_token(token: str, spaces: t.Spaces | None = None) -> t.Tokens:
    return t.EachToken(token, spaces or t.AnySpace())


def tokens_there(token: str, spaces: t.Spaces | None = None) -> t.Quantity:
    return t.TokensThere(each_token(token, spaces))


def place_token_at(number: int, token: str, fighters: t.Fighters) -> t.Verb:
    if number != 1:
        raise Impossible("a space holds one token of a kind")
    return t.PlaceTokens(1, token, t.SpaceOf(fighters))


def place_tokens_in(number: int, token: str, spaces: t.Spaces) -> t.Verb:
    return t.PlaceTokens(number, token, spaces)


def place_tokens(number: int, token: str, center: t.Fighters) -> t.Verb:
    return t.PlaceTokens(number, token, t.SpaceInZone(center))


def gain_counters_each(number: int, counter: str, counted: t.Quantity) -> t.Verb:
    return t.GainCounters(t.ForEach(number, counted), counter)


def lose_counters_n(number: int, counter: str) -> t.Verb:
    return t.LoseCounters(t.Number(number), counter)


def lose_all_counters(*parts: object) -> t.Verb:
    counter = str(parts[-1])
    return t.LoseCounters(t.CountersOf(counter), counter)


def gain_actions_n(number: int) -> t.Verb:
    return t.GainActions(t.Number(number))


def change_form(form: str = "") -> t.Verb:
    return t.ChangeForm(form)


# Fighters.


def named(name: str) -> t.Fighters:
    return t.Named(name)


def two_named(one: str, other: str) -> t.Fighters:
    return t.Both(t.Named(one), t.Named(other))


def named_or_opposing(name: str) -> t.Fighters:
    return t.Both(t.Named(name), t.TheOpposing())


def other_one() -> t.Fighters:
    return t.One(t.Other(t.Yours()))


def other_yours() -> t.Fighters:
    return t.Other(t.Yours())


def other_friendly() -> t.Fighters:
    return t.Other(t.Friendly())


def within(of: t.Fighters, distance: int, center: t.Fighters) -> t.Fighters:
    return t.Within(of, distance, center)


def each_in_combat() -> t.Fighters:
    return t.Each(t.InCombat())


def that_fighter() -> t.Fighters:
    return That()


def next_to_yours(of: t.Fighters) -> t.Fighters:
    return t.NextTo(of, t.YourFighter())


def opposing_near_yours() -> t.Fighters:
    return t.NextTo(t.Opposing(), t.YourFighter())


def zone(fighters: t.Fighters) -> t.Fighters:
    return fighters


def token_under(token: str, fighters: t.Fighters) -> t.Tokens:
    return t.AToken(token, t.SpaceOf(fighters))


# Conditions.


def adjacent(one: t.Fighters, other: t.Fighters) -> t.Condition:
    return t.Exists(t.NextTo(one, other))


def you_adjacent(other: t.Fighters) -> t.Condition:
    return t.Exists(t.NextTo(t.YourFighter(), other))


def not_adjacent(one: t.Fighters, other: t.Fighters) -> t.Condition:
    return t.Not(adjacent(one, other))


def opposing_not_adjacent() -> t.Condition:
    return t.Not(t.Exists(t.NextTo(t.TheOpposing(), t.YourFighter())))


def same_zone(one: t.Fighters, other: t.Fighters) -> t.Condition:
    return t.Exists(t.SharingZone(one, other))


def on_token(fighters: t.Fighters, token: str) -> t.Condition:
    return t.Exists(t.OnTokens(fighters, token))


def exists_one(fighters: t.Fighters) -> t.Condition:
    return t.Exists(fighters)


def none(fighters: t.Fighters) -> t.Condition:
    return t.Not(t.Exists(fighters))


def either_started_elsewhere() -> t.Condition:
    return t.StartedElsewhere(t.InCombat())


def yours_defeated() -> t.Condition:
    return t.Defeated(t.YourFighter())


def opposing_defeated() -> t.Condition:
    return t.Defeated(t.TheOpposing())


def opposing_not_defeated() -> t.Condition:
    return t.Not(opposing_defeated())


def yours_not_defeated() -> t.Condition:
    return t.Not(yours_defeated())


def attacking_as(form: str) -> t.Condition:
    return t.AllOf(t.Attacking(), t.InForm(form))


def defending_as(form: str) -> t.Condition:
    return t.AllOf(t.Defending(), t.InForm(form))


def they_played_any() -> t.Condition:
    return t.TheyPlayed("card")


def they_played_none() -> t.Condition:
    return t.Not(t.TheyPlayed("card"))


def many_fighters(number: int, fighters: t.Fighters) -> t.Condition:
    return t.AtLeast(t.HowMany(fighters), t.Number(number))


def many_tokens(number: int, token: str, spaces: t.Spaces) -> t.Condition:
    return t.AtLeast(tokens_there(token, spaces), t.Number(number))


def still_alive(name: str) -> t.Condition:
    return t.Not(named_defeated(name))


def named_defeated(name: str) -> t.Condition:
    return t.Defeated(t.Named(name))


def adjacent_to_yours(fighters: t.Fighters) -> t.Condition:
    return t.Exists(t.NextTo(fighters, t.YourFighter()))


def within_of(fighters: t.Fighters, distance: int, center: t.Fighters) -> t.Condition:
    return t.Exists(t.Within(fighters, distance, center))


def far_away(fighters: t.Fighters, distance: int, center: t.Fighters | None = None) -> t.Condition:
    if distance < 2:
        raise Impossible("every other fighter is that far away")
    return t.Not(t.Exists(t.Within(fighters, distance - 1, center or t.YourFighter())))


def at_least_n(one: t.Quantity, number: int) -> t.Condition:
    return t.AtLeast(one, t.Number(number))


def at_most_n(one: t.Quantity, number: int) -> t.Condition:
    return t.AtMost(one, t.Number(number))


def health_at_most(fighters: t.Fighters, number: int) -> t.Condition:
    """A fighter that is not defeated; a defeated one has no health to speak of."""
    return t.AllOf(t.Exists(fighters), t.AtMost(t.HealthOf(fighters), t.Number(number)))


def health_at_least(fighters: t.Fighters, number: int) -> t.Condition:
    return t.AtLeast(t.HealthOf(fighters), t.Number(number))


def more_health(one: t.Fighters, other: t.Fighters) -> t.Condition:
    return t.More(t.HealthOf(one), t.HealthOf(other))


def less_health(one: t.Fighters, other: t.Fighters) -> t.Condition:
    return t.More(t.HealthOf(other), t.HealthOf(one))


def hand_at_least(number: int) -> t.Condition:
    return t.AtLeast(t.InYourHand(), t.Number(number))


def hand_at_most(number: int) -> t.Condition:
    return t.AtMost(t.InYourHand(), t.Number(number))


def hand_empty() -> t.Condition:
    return hand_at_most(0)


def their_hand_empty() -> t.Condition:
    return t.AtMost(t.InTheirHand(), t.Number(0))


def counters_at_least(number: int, counter: str) -> t.Condition:
    return t.AtLeast(t.CountersOf(counter), t.Number(number))


def no_counters(counter: str) -> t.Condition:
    return t.AtMost(t.CountersOf(counter), t.Number(0))


# Abilities.


def after_attack(verb: t.Verb) -> t.Ability:
    return t.AfterCombat(t.If(t.Attacking(), verb, t.NOTHING))


def after_defense(verb: t.Verb) -> t.Ability:
    return t.AfterCombat(t.If(t.Defending(), verb, t.NOTHING))


def cards_uncancelable(*names: str) -> t.Ability:
    return t.CardsUncancelable(names)
