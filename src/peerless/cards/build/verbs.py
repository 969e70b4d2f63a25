"""What is done."""

from typing import TypeVar, cast

from peerless.cards import tree as t
from peerless.cards.build.impossible import Impossible
from peerless.cards.tree.parts import parts_of
from peerless.cards.build.nouns import *  # noqa: F403
from peerless.cards.tree.mirror import OneSided, mirrored

N = TypeVar("N", bound=t.Node)

# Verbs.


def draw_n(number: int) -> t.Verb:
    return t.Draw(t.Number(number))


def _said_of_them(part: N) -> N:
    """What your opponent does is done from their side of the table."""
    try:
        return cast(N, mirrored(part))
    except OneSided as problem:
        raise Impossible(str(problem)) from problem


def they_draw_each(number: int, counted: t.Quantity) -> t.Verb:
    return t.Draw(t.ForEach(number, _said_of_them(counted)))


def they_draw(number: t.Quantity) -> t.Verb:
    return t.Draw(_said_of_them(number))


def they_move_token(tokens: t.Tokens, distance: int) -> t.Verb:
    return t.MoveToken(_said_of_them(tokens), distance)


def draw_each(number: int, counted: t.Quantity) -> t.Verb:
    return t.Draw(t.ForEach(number, counted))


def look_and_keep(look: int, keep: int, rest: int = 0) -> t.Verb:
    if keep > look or (rest and keep + rest != look):
        raise Impossible("the numbers do not add up")
    return t.LookAndKeep(look, keep)


def look_and_keep_none(look: int) -> t.Verb:
    return t.LookAndKeep(look, 0)


def shuffle_hand() -> t.Verb:
    return t.Put(t.Every(), t.AnyCards(), t.Hand(), t.Deck())


def substitute(fighters: t.Fighters) -> t.Verb:
    if isinstance(fighters, (t.One, t.SeveralOf, t.Each, t.Both)):
        raise Impossible("which one is now in the combat?")
    return t.Substitute(fighters)


def substitute_other(one: t.Fighters, other: t.Fighters) -> t.Verb:
    return t.Substitute(t.Both(one, other))


def again_damage(number: int) -> t.Verb:
    return t.Damage(t.Number(number), t.YourFighter())


def again_recover(number: int) -> t.Verb:
    return t.Recover(t.YourFighter(), t.Number(number))


def again_recover_named(name: str, number: int) -> t.Verb:
    return t.Recover(t.Named(name), t.Number(number))


def again_draw(number: int) -> t.Verb:
    return t.Draw(t.Number(number))


def again_discard(number: int) -> t.Verb:
    return t.Put(t.Number(number), t.AnyCards(), t.Hand(), t.DiscardPile())


def again_they_discard(number: int) -> t.Verb:
    return t.They(again_discard(number))


def again_move(number: int) -> t.Verb:
    return t.Move(t.YourFighter(), t.Number(number))


def again_actions(number: int) -> t.Verb:
    return t.GainActions(t.Number(number))


def again_choose_and_discard(number: int) -> t.Verb:
    return t.Put(t.Number(number), t.AnyCards(), t.Theirs(t.Hand()), t.DiscardPile())


def shuffle_in(card: t.CardRef) -> t.Verb:
    return t.Send(card, t.Deck())


def send_away(card: t.CardRef) -> t.Verb:
    return t.Send(card, t.GameBox())


def blind_boost_twice() -> t.Verb:
    return t.Sequence((t.BlindBoost(), t.BlindBoost()))


def boost() -> t.Verb:
    return t.Boost(t.AnyCards())


def boost_with(cards: t.Cards) -> t.Verb:
    return t.Boost(cards)


def boost_twice() -> t.Verb:
    return t.Sequence((t.Boost(t.AnyCards()), t.Boost(t.AnyCards())))


def cancel_that() -> t.Verb:
    return CancelThat()


def ignore_its() -> t.Verb:
    return IgnoreIts()


def discarded_this_way() -> t.Quantity:
    return t.ThisWay("discarded")


def damage_this_way() -> t.Quantity:
    return t.ThisWay("dealt")


def removed_this_way() -> t.Quantity:
    return t.ThisWay("removed")


def discarded_of(cards: t.Cards) -> t.Quantity:
    return OfThese("discarded", cards)


def discarded_n() -> t.Quantity:
    return t.ForEach(1, t.ThisWay("discarded"))


def removed_of(what: str) -> t.Quantity:
    return OfThese("removed", what)


def that_many() -> t.Quantity:
    return t.ForEach(1, ThatMany())


def add_n(number: int) -> t.Verb:
    return t.AddValue(t.ThisCard(), t.Number(number))


def add_each(number: int, counted: t.Quantity) -> t.Verb:
    return t.AddValue(t.ThisCard(), t.ForEach(number, counted))


def subtract_each(number: int, counted: t.Quantity) -> t.Verb:
    return t.SubtractValue(t.ThisCard(), t.ForEach(number, counted))


def damage_n(number: int, fighters: t.Fighters) -> t.Verb:
    return t.Damage(t.Number(number), fighters)


def each_deals(each: t.Fighters, number: int, fighters: t.Fighters) -> t.Verb:
    if any(isinstance(part, Here) for part in parts_of(fighters)):
        raise Impossible("adjacent to whom?")
    return t.EachFighter(each, t.Damage(t.Number(number), fighters))


def damage_each(number: int, fighters: t.Fighters, counted: t.Quantity) -> t.Verb:
    """ "For each Wolf adjacent to them" counts the wolves of each of several anew."""
    if isinstance(fighters, t.Each) and any(isinstance(part, Them) for part in parts_of(counted)):
        return t.EachFighter(fighters.of, t.Damage(t.ForEach(number, counted), t.It()))
    return t.Damage(t.ForEach(number, counted), fighters)


def damage_for_each(number: int, counted: t.Quantity, fighters: t.Fighters) -> t.Verb:
    return t.Damage(t.ForEach(number, counted), fighters)


def damage_twice(amount: int, fighters: t.Fighters, more: int, others: t.Fighters) -> t.Verb:
    return t.Sequence((damage_n(amount, fighters), damage_n(more, others)))


def named_deals(name: str, number: int, fighters: t.Fighters) -> t.Verb:
    if any(isinstance(part, t.YourFighter) for part in parts_of(fighters)):
        raise Impossible("adjacent to whom?")
    return t.Damage(t.Number(number), fighters)


def damage_to(fighters: t.Fighters, amount: t.Quantity) -> t.Verb:
    return t.Damage(amount, fighters)


def hurt(fighters: t.Fighters, amount: t.Quantity) -> t.Verb:
    return t.Damage(amount, fighters)


def hurt_n(fighters: t.Fighters, number: int) -> t.Verb:
    return t.Damage(t.Number(number), fighters)


def hurt_each(fighters: t.Fighters, number: int, counted: t.Quantity) -> t.Verb:
    return damage_each(number, fighters, counted)


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
    return t.Move(t.YourFighter(), _said_of_them(distance))


def heal_named(name: str, number: int) -> t.Verb:
    return t.Recover(t.Named(name), t.Number(number))


def move_theirs(distance: int) -> t.Verb:
    return t.Move(t.YourFighter(), t.Number(distance))


def move_through_named(fighters: t.Fighters, distance: t.Quantity, name: str) -> t.Verb:
    if fighters != t.Named(name):
        raise Impossible("the one who moves is not the one who may move through")
    return t.MoveThrough(fighters, distance)


def place(fighters: t.Fighters, area: t.Spaces) -> t.Verb:
    return t.Place(fighters, for_fighters(area))


def place_in_zone(fighters: t.Fighters) -> t.Verb:
    """In "its" own zone: the zones of the one who is placed."""
    if isinstance(fighters, (t.One, t.Each)):
        raise Impossible("whose zone is meant?")
    return t.Place(fighters, t.zones_of(fighters))


def return_defeated(name: str, area: t.Spaces) -> t.Verb:
    return t.ReturnDefeated(t.Number(1), name, for_fighters(area))


def return_up_to(number: int, name: str, area: t.Spaces) -> t.Verb:
    return t.ReturnDefeated(t.UpTo(t.Number(number)), name, for_fighters(area))


def return_all(name: str, area: t.Spaces) -> t.Verb:
    return t.ReturnDefeated(t.Every(), name, for_fighters(area))


def place_tokens(number: int, token: str, area: t.Spaces) -> t.Verb:
    if number != 1 and isinstance(area, (t.SpaceOf, t.ThatSpace)):
        raise Impossible("a space holds one token of a kind")
    return t.PlaceTokens(number, token, area)


def gain_counters_each(number: int, counter: str, counted: t.Quantity) -> t.Verb:
    return t.GainCounters(t.ForEach(number, counted), counter)


def gain_counters_by(counter: str, number: t.Quantity) -> t.Verb:
    return t.GainCounters(number, counter)


def lose_counters_n(number: int, counter: str) -> t.Verb:
    return t.LoseCounters(t.Number(number), counter)


def lose_all_counters(*parts: object) -> t.Verb:
    counter = str(parts[-1])
    return t.LoseCounters(t.Every(), counter)


def lose_up_to(number: int, counter: str) -> t.Verb:
    return t.LoseCounters(t.UpTo(t.Number(number)), counter)


def lose_any_number(counter: str) -> t.Verb:
    return t.LoseCounters(t.AnyNumber(), counter)


def value_instead(value: t.Quantity) -> t.Verb:
    return t.ChangePrinted(t.ThisCard(), value)


def change_printed(value: t.Quantity) -> t.Verb:
    return t.ChangePrinted(t.TheirCard(), value)


def gain_actions_n(number: int) -> t.Verb:
    return t.GainActions(t.Number(number))


def change_form(form: str = "") -> t.Verb:
    return t.ChangeForm(form)


def named_changes(name: str, form: str) -> t.Verb:
    """The forms are those of the hero, whoever of its fighters is named."""
    return t.ChangeForm(form)


def add_value(amount: t.Quantity) -> t.Verb:
    return t.AddValue(t.ThisCard(), amount)


def subtract_value(amount: t.Quantity) -> t.Verb:
    return t.SubtractValue(t.ThisCard(), amount)


def add_theirs(amount: t.Quantity) -> t.Verb:
    return t.AddValue(t.TheirCard(), amount)


def add_theirs_each(number: int, counted: t.Quantity) -> t.Verb:
    return t.AddValue(t.TheirCard(), t.ForEach(number, counted))


def subtract_theirs(amount: t.Quantity) -> t.Verb:
    return t.SubtractValue(t.TheirCard(), amount)


def subtract_theirs_each(number: int, counted: t.Quantity) -> t.Verb:
    return t.SubtractValue(t.TheirCard(), t.ForEach(number, counted))


def remove_token(tokens: t.Tokens) -> t.Verb:
    return t.RemoveTokens(t.Every() if isinstance(tokens, t.EachToken) else t.Number(1), tokens)


def remove_some(number: int, token: str, spaces: t.Spaces | None = None) -> t.Verb:
    if number < 2:
        raise Impossible("one token is a token")
    return t.RemoveTokens(t.Number(number), each_token(token, spaces))


def choose_token(tokens: t.Tokens) -> t.Verb:
    if not isinstance(tokens, t.AToken) or isinstance(tokens.area, (t.SpaceOf, t.ThatSpace)):
        raise Impossible("there is nothing to choose")
    return t.ChooseToken(tokens)


def choose_space(spaces: t.Spaces) -> t.Verb:
    if isinstance(spaces, (t.SpaceOf, t.ThatSpace)):
        raise Impossible("there is nothing to choose")
    return t.ChooseSpace(spaces)


def choose_and_remove(tokens: t.Tokens) -> t.Verb:
    if not isinstance(tokens, t.AToken):
        raise Impossible("one is chosen")
    return t.Sequence((choose_token(tokens), t.RemoveTokens(t.Number(1), t.AToken(tokens.token, t.ThatSpace()))))


def remove_up_to(number: int, token: str, spaces: t.Spaces | None = None) -> t.Verb:
    return t.RemoveTokens(t.UpTo(t.Number(number)), each_token(token, spaces))


def remove_any_number(token: str, spaces: t.Spaces | None = None) -> t.Verb:
    return t.RemoveTokens(t.AnyNumber(), each_token(token, spaces))
