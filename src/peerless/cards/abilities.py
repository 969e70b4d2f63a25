"""Hero abilities for the machine: what begins at which moment, and what adds to the numbers of the rules."""

from dataclasses import dataclass, field
from functools import reduce

from peerless.cards import tree as t
from peerless.cards.compile import Compiler, compile_effect
from peerless.cards.nouns import Lexicon, NotPlayable, Setting
from peerless.cards.tree.parts import OF_COMBAT, events_of, in_combat, parts_of
from peerless.core import layout, ops, terms
from peerless.core.assembler import Line, Term

MOMENTS: dict[type[t.Event], int] = {
    t.GameStart: layout.GAME_START,
    t.TurnStart: layout.TURN_START,
    t.TurnEnd: layout.TURN_END,
    t.Maneuvered: layout.AFTER_MANEUVER,
    t.BoostedAny: layout.ON_BOOST,
    t.BoostedManeuver: layout.ON_BOOST,
    t.Fought: layout.AFTER_COMBAT,
    t.Attacked: layout.AFTER_COMBAT,
    t.Defended: layout.AFTER_COMBAT,
    t.Schemed: layout.AFTER_SCHEME,
    t.TookDamage: layout.ON_DAMAGE,
    t.TookCombatDamage: layout.ON_COMBAT_DAMAGE,
    t.Fell: layout.ON_DEFEAT,
}
IN_YOUR_TURN = (layout.TURN_START, layout.TURN_END, layout.AFTER_MANEUVER, layout.AFTER_SCHEME)


@dataclass(frozen=True)
class Trigger:
    """A program that begins by itself."""

    moment: int
    condition: Term | None
    ability: t.Ability
    lines: list[Line]


@dataclass(frozen=True)
class Modifier:
    """What is added to a number of the rules."""

    kind: int
    condition: Term | None
    amount: Term


@dataclass
class Compiled:
    """The abilities of a hero."""

    triggers: list[Trigger] = field(default_factory=list)  # in the order of the ability's text
    modifiers: list[Modifier] = field(default_factory=list)
    uncancelable: tuple[str, ...] = ()  # fighters or forms whose cards are
    token_steps: dict[str, str] = field(default_factory=dict)  # fighter -> the token between which it steps
    boost_places: tuple[str, ...] = ()  # fighters that a boosted maneuver may place
    passing: tuple[str, ...] = ()  # fighters that move through opposing ones
    own_move: dict[str, int] = field(default_factory=dict)
    strike: dict[str, int] = field(default_factory=dict)  # from how many spaces away they attack
    most_counters: dict[str, int] = field(default_factory=dict)
    first_form: int = 0


def compile_abilities(hero: Lexicon, abilities: tuple[t.Ability, ...]) -> Compiled:
    found = Compiled()
    for ability in abilities:
        match ability:
            case t.Whenever(event, verb):
                _whenever(hero, found, ability, event, verb)
            case t.Always(modifier):
                _modify(hero, found, ability, None, modifier)
            case t.While(condition, modifier):
                _modify(hero, found, ability, condition, modifier)
            case t.CardsUncancelable(names):
                found.uncancelable += names
            case t.StepsBetweenTokens(name, token):
                found.token_steps[name] = token
            case t.PlaceInsteadOfMove(name):
                found.boost_places += (name,)
            case t.MostCounters(number, counter):
                found.most_counters[counter] = number
            case t.StartsAs(form):
                found.first_form = hero.form(form)
    return found


def compile_play_if(hero: Lexicon, abilities: tuple[t.Ability, ...]) -> Term | None:
    """What must be so for a card to be played: something that stands before anybody plays it, and that all can see."""
    needed = [_before_play(hero, ability) for ability in abilities if isinstance(ability, t.OnlyIf)]
    return _all(needed) if needed else None


def _before_play(hero: Lexicon, ability: t.OnlyIf) -> Term:
    unknown = (*OF_COMBAT, t.ThisWay, t.It, t.ThatSpace, t.ThatCard, t.YourFighter, t.FirstAction)
    if any(isinstance(part, unknown) for part in parts_of(ability.condition)):
        raise NotPlayable("this is not known before the card is played")
    return _holds(hero, ability, ability.condition)


# Events.


def _whenever(hero: Lexicon, found: Compiled, ability: t.Ability, event: t.Event, verb: t.Verb) -> None:
    """One trigger for each moment: what happens once sets it off once."""
    awaited: dict[int, Term | None] = {}
    for one in events_of(event):
        moment, term = MOMENTS[type(one)], _awaited(hero, one)
        before = awaited.get(moment, term)
        if moment in awaited:
            term = None if before is None or term is None else (terms.EITHER, before, term)
        awaited[moment] = term
    for moment, term in awaited.items():
        setting = Setting(
            in_combat=moment == layout.AFTER_COMBAT,
            at_game_start=moment == layout.GAME_START,
            own_turn=moment in IN_YOUR_TURN,
        )
        found.triggers.append(Trigger(moment, term, ability, compile_effect(hero, verb, setting)))


def _awaited(hero: Lexicon, event: t.Event) -> Term | None:
    """What must be so when something happens, for it to be this event; nothing if that is sure."""
    match event:
        case t.Attacked(fighters):
            return _fights(hero, "attack", fighters)
        case t.Defended(fighters):
            return _fights(hero, "defense", fighters)
        case t.BoostedManeuver():
            return (terms.FIELD, layout.BOOSTED)
        case t.Schemed(t.Yours()):
            return None
        case t.Schemed(fighters) | t.TookDamage(fighters) | t.TookCombatDamage(fighters) | t.Fell(fighters):
            return (terms.ANY, (terms.AND, (terms.THAT,), _whoever(hero, fighters)))
    return None


def _fights(hero: Lexicon, role: str, fighters: t.Fighters) -> Term:
    """One of these is yours in the combat, in that role."""
    mine: Term = (terms.ANY, (terms.AND, (terms.MINE,), _whoever(hero, fighters)))
    roles: dict[str, Term] = {"attack": (terms.ATTACKING,), "defense": (terms.DEFENDING,)}
    if fighters == t.Yours():
        return roles.get(role, (terms.NUM, 1))
    return (terms.BOTH, roles[role], mine) if role in roles else mine


def _whoever(hero: Lexicon, fighters: t.Fighters) -> Term:
    """These fighters wherever they are: one that has fallen is off the board."""
    yours: Term = (terms.YOURS, 0, 1)
    match fighters:
        case t.One(of):
            return _whoever(hero, of)
        case t.Named(name):
            return (terms.EVEN_ABSENT, hero.fighter_class(name))
        case t.Yours():
            return yours
        case t.Heroes(t.OfOpponent()):
            return (terms.AND, (terms.OPPOSING, 1), (terms.HEROES,))
        case t.Heroes(of):
            return (terms.AND, _whoever(hero, of), (terms.HEROES,))
        case t.Other(of, than):
            return (terms.BUT_NOT, _whoever(hero, of), _whoever(hero, than))
        case t.Opposing():
            return (terms.OPPOSING, 1)
        case t.Friendly():
            return (terms.FRIENDLY, 1)
    raise NotPlayable("an ability waits for a fighter with a name, or one of yours, or an opposing one")


# Modifiers.


def _modify(hero: Lexicon, found: Compiled, ability: t.Ability, condition: t.Condition | None, modifier: t.Modifier) -> None:
    match modifier:
        case t.ValueBonus(amount, role, fighters):
            more = _term(hero, ability, amount)
            needed = [_fights(hero, role, fighters), (terms.HAS_ROLE_CARD, 0), (terms.AT_LEAST, more, (terms.NUM, 1))]
            needed += [_holds(hero, ability, condition)] if condition else []
            lines: list[Line] = [(ops.ADD_BONUS, 0, more), (ops.RETURN,)]
            found.triggers.append(Trigger(layout.BEFORE_OUTCOME, _all(needed), ability, lines))
        case t.FartherMoves(amount):
            held = _holds(hero, ability, condition) if condition else None
            found.modifiers.append(Modifier(layout.MOVE_VALUE, held, _term(hero, ability, amount)))
        case t.MoreDraws(number):
            held = _holds(hero, ability, condition) if condition else None
            found.modifiers.append(Modifier(layout.MANEUVER_DRAW, held, (terms.NUM, number)))
        case t.LessCombatDamage(number, name):
            needed = [_fights(hero, "defense", t.Named(name))]
            needed += [_holds(hero, ability, condition)] if condition else []
            found.modifiers.append(Modifier(layout.LESS_DAMAGE, _all(needed), (terms.NUM, number)))
        case _ if condition:
            raise NotPlayable("this holds for the whole game or not at all")
        case t.OwnMoveValue(t.Named(name), number):
            found.own_move[name] = number
        case t.PassesOpponents(name):
            found.passing += (name,)
        case t.AttacksFrom(name, distance):
            found.strike[name] = distance
        case _:
            raise NotPlayable("this holds for a time only, as a card says it")


def _all(needed: list[Term]) -> Term:
    return reduce(lambda one, other: (terms.BOTH, one, other), needed)


def _term(hero: Lexicon, ability: t.Ability, amount: t.Quantity) -> Term:
    writer = Compiler(hero, Setting(in_combat=in_combat(ability)))
    return _unasked(writer, writer.quantity(amount))


def _holds(hero: Lexicon, ability: t.Ability, condition: t.Condition) -> Term:
    writer = Compiler(hero, Setting(in_combat=in_combat(ability)))
    return _unasked(writer, writer.condition(condition))


def _unasked(writer: Compiler, term: Term) -> Term:
    """What holds all the time is looked up without asking which opponent is meant."""
    if writer.lines:
        raise NotPlayable("of which opponent is this said?")
    return term
