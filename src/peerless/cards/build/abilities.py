"""Abilities: events and modifiers as designers write them."""

from dataclasses import replace

from peerless.cards import tree as t
from peerless.cards.build.impossible import Impossible


def after_combat(verb: t.Verb) -> t.Ability:
    return t.Whenever(t.Fought(), verb)


def after_win(*parts: object) -> t.Ability:
    return _outcome(t.Won(), *parts)


def attacked_and_won(verb: t.Verb) -> t.Ability:
    return t.Whenever(t.Attacked(t.Yours()), t.If(t.Won(), verb, t.NOTHING))


def after_loss(*parts: object) -> t.Ability:
    return _outcome(t.Lost(), *parts)


def _outcome(condition: t.Condition, *parts: object) -> t.Ability:
    """Who wins is you, or the fighter that is named."""
    *names, verb = parts
    assert isinstance(verb, t.Verb)
    event: t.Event = t.Fought()
    for name in names:
        event = t.OneOrOther(t.Attacked(t.Named(str(name))), t.Defended(t.Named(str(name))))
    return t.Whenever(event, t.If(condition, verb, t.NOTHING))


def cards_uncancelable(*names: str) -> t.Ability:
    return t.CardsUncancelable(names)


def starts_with(*parts: object) -> t.Ability:
    number, counter = parts[-2:]
    assert isinstance(number, int)
    return t.Whenever(t.GameStart(), t.GainCounters(t.Number(number), str(counter)))


def hero_gains(*parts: object) -> t.Verb:
    """Counters are the hero's, whoever is said to gain them."""
    number, counter = parts[-2:]
    assert isinstance(number, int)
    return t.GainCounters(t.Number(number), str(counter))


def most_of_counters(*parts: object) -> t.Ability:
    number, counter = parts[-2:]
    assert isinstance(number, int)
    return t.MostCounters(number, str(counter))


def starts_as_one(*parts: str) -> t.Ability:
    one, other = parts[-2:]
    return t.Whenever(t.GameStart(), t.Choose(1, (t.ChangeForm(one), t.ChangeForm(other))))


def while_event(condition: t.Condition, event: t.Event, verb: t.Verb) -> t.Ability:
    """What is waited for only as long as something is so."""
    return t.Whenever(event, t.If(condition, verb, t.NOTHING))


def while_form_event(form: str, event: t.Event, verb: t.Verb) -> t.Ability:
    return while_event(t.InForm(form), event, verb)


def while_in_form(*parts: object) -> t.Ability:
    """The hero in one of its forms, whom "its" means then."""
    name, form, modifier = parts
    if isinstance(modifier, t.ValueBonus) and modifier.fighters == t.It():
        modifier = replace(modifier, fighters=t.Named(str(name)))
    return t.While(t.InForm(str(form)), modifier)  # type: ignore[arg-type]


def modifier_while(modifier: t.Modifier, condition: t.Condition) -> t.Ability:
    return t.While(condition, modifier)


def defends_on(name: str, token: str, amount: int) -> t.Ability:
    return t.While(
        t.Exists(t.Standing(t.Named(name), t.TokenSpace(token))), t.ValueBonus(t.Number(amount), "defense", t.Named(name))
    )


# Events.


def turn_start(*names: str) -> t.Event:
    return t.TurnStart()


def attacked_or_schemed() -> t.Event:
    return t.OneOrOther(t.Attacked(t.Yours()), t.Schemed(t.Yours()))


def attacked_either(one: str, other: str) -> t.Event:
    return t.OneOrOther(one_attacked(one), one_attacked(other))


def took_damage_either(one: str, other: str) -> t.Event:
    return t.OneOrOther(t.TookDamage(t.Named(one)), t.TookDamage(t.Named(other)))


def you_attacked() -> t.Event:
    return t.Attacked(t.Yours())


def one_attacked(name: str) -> t.Event:
    return t.Attacked(t.Named(name))


def you_defended() -> t.Event:
    return t.Defended(t.Yours())


def one_defended(name: str) -> t.Event:
    return t.Defended(t.Named(name))


def you_schemed() -> t.Event:
    return t.Schemed(t.Yours())


def one_schemed(name: str) -> t.Event:
    return t.Schemed(t.Named(name))


# Modifiers.

Owned = tuple[str, t.Fighters]  # the role in which cards are played, and by whom


def attacking_cards() -> str:
    return "attack"


def defending_cards() -> str:
    return "defense"


def fighting_cards() -> str:
    return "fight"


def cards_of(fighters: t.Fighters, role: str) -> Owned:
    return role, fighters


def bonus_of(number: int, cards: Owned) -> t.Modifier:
    return t.ValueBonus(t.Number(number), *cards)


def bonus_of_yours(number: int) -> t.Modifier:
    return t.ValueBonus(t.Number(number), "attack", t.Yours())


def bonus_of_name(number: int, name: str) -> t.Modifier:
    return t.ValueBonus(t.Number(number), "attack", t.Named(name))


def bonus_each(number: int, cards: Owned, counted: t.Quantity) -> t.Modifier:
    return t.ValueBonus(t.ForEach(number, counted), *cards)


def bonus_counted(amount: t.Quantity, cards: Owned) -> t.Modifier:
    return t.ValueBonus(amount, *cards)


def bonus_of_its(name: str, number: int, role: str, counted: t.Quantity | None = None) -> t.Modifier:
    return t.ValueBonus(_each(number, counted), role, t.Named(name))


def farther_moves(number: int, counted: t.Quantity | None = None) -> t.Modifier:
    return t.FartherMoves(_each(number, counted))


def less_damage(name: str, number: int) -> t.Modifier:
    return t.LessCombatDamage(number, name)


def attacks_from(name: str, distance: int) -> t.Modifier:
    if distance < 2:
        raise Impossible("from beside every fighter attacks")
    return t.AttacksFrom(name, distance)


def _each(number: int, counted: t.Quantity | None) -> t.Quantity:
    return t.Number(number) if counted is None else t.ForEach(number, counted)


def they_stay_put() -> t.Modifier:
    return t.StaysPut(t.It())


def all_stay_put() -> t.Modifier:
    return t.StaysPut(t.Each(t.All()))


def most_combat_damage(fighters: t.Fighters, number: int) -> t.Modifier:
    return t.MostCombatDamage(number, fighters)


# What lasts for a time.


def this_turn(modifier: t.Modifier) -> t.Verb:
    return t.Lasting("turn", modifier)


def named_move_value(name: str, number: int) -> t.Modifier:
    return t.OwnMoveValue(t.Named(name), number)


def on_their_next_turn(modifier: t.Modifier) -> t.Verb:
    fighters = getattr(modifier, "fighters", None)
    if not isinstance(fighters, t.Fighters) or isinstance(fighters, (t.Yours, t.Named, t.YourFighter, t.One)):
        raise Impossible("whose next turn is this?")
    return t.Lasting("next", modifier)


def on_its_next_turn(modifier: t.Modifier) -> t.Verb:
    fighters = getattr(modifier, "fighters", None)
    if not isinstance(fighters, t.Fighters) or isinstance(fighters, t.Yours):
        raise Impossible("whose next turn is this?")
    return t.Lasting("next", modifier)


def on_your_next_turn(modifier: t.Modifier) -> t.Verb:
    fighters = getattr(modifier, "fighters", None)
    if not isinstance(fighters, (t.Yours, t.Named, t.YourFighter)) and fighters != t.YOUR_HERO:
        raise Impossible("whose next turn is this?")
    return t.Lasting("next", modifier)


def attacks_next_turn(*parts: object) -> t.Verb:
    *names, number = parts
    assert isinstance(number, int)
    return t.Lasting("next", bonus_of_name(number, str(names[0])) if names else bonus_of_yours(number))


def this_combat(modifier: t.Modifier) -> t.Verb:
    if modifier == t.NoDamage(t.YourFighter()):
        return t.Prevent()
    return t.Lasting("combat", modifier)


def attacks_this_turn(*parts: object) -> t.Verb:
    *names, number = parts
    assert isinstance(number, int)
    return this_turn(bonus_of_name(number, str(names[0])) if names else bonus_of_yours(number))
