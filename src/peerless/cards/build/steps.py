"""Sentences joined to an effect, and abilities."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import cast

from peerless.cards import tree as t
from peerless.cards.build.impossible import Impossible
from peerless.cards.build.nouns import That
from peerless.cards.tree.mirror import OneSided, mirrored
from peerless.cards.tree.parts import parts_of

# Steps that lean on the one before, until `block` joins them.


@dataclass(frozen=True)
class _Otherwise(t.Verb):
    verb: t.Verb


@dataclass(frozen=True)
class _InsteadIf(t.Verb):
    condition: t.Condition
    verb: t.Verb


@dataclass(frozen=True)
class _InsteadFor(t.Verb):
    """ "You may pay a price to do this instead"."""

    price: t.Verb
    verb: t.Verb


@dataclass(frozen=True)
class _OtherNumber(t.Verb):
    """ "If so, deal 2 damage instead": what was just said, with another number."""

    condition: t.Condition
    said: t.Verb


@dataclass(frozen=True)
class _OtherFights(t.Verb):
    """ "If they do, your other fighter is now in the combat"."""


@dataclass(frozen=True)
class _IfDone(t.Verb):
    verb: t.Verb
    they: bool  # said of your opponent, or of fighters


@dataclass(frozen=True)
class _IfNotDone(t.Verb):
    verb: t.Verb
    they: bool


OF_FIGHTERS = (t.Damage, t.Recover, t.SetHealth, t.Move, t.MoveThrough, t.Place, t.RemoveFromBoard)
OF_ONE_SIDE = (t.Theirs, t.TheOpposing, t.Yours, t.OfOpponent, t.Opposing, t.Friendly, t.ThisCard, t.TheirCard)
# What one does instead of the other though it has another name.
ALIKE = ((t.Move, t.MoveThrough, t.Place), (t.Boost, t.BlindBoost))
LEANING = (_Otherwise, _InsteadIf, _InsteadFor, _OtherNumber, _OtherFights, _IfDone, _IfNotDone)


def start(node: t.Node) -> t.Node:
    return node


def block(*steps: t.Verb) -> t.Verb:
    """Sentences one after the other; those that lean on the one before ("If you do") are joined to it."""
    parts: list[t.Verb] = []
    for step in steps:
        if not isinstance(step, LEANING):
            parts.append(step)
        elif parts:
            if len(parts) > 1 and isinstance(step, _InsteadIf) and _deed(step.verb) != _deed(parts[-1]):
                raise Impossible("instead of which of these deeds?")
            parts[-1] = _lean(parts[-1], step)
        else:
            raise Impossible("nothing stands before this that it could follow")
    return _sequence(parts)


def _deed(verb: t.Verb) -> object:
    """What is done, and by whom, however much of it and to whom."""
    match verb:
        case t.May(inner):
            return _deed(inner)
        case t.They(inner):
            return t.They, _deed(inner)
    return next((number for number, alike in enumerate(ALIKE) if isinstance(verb, alike)), type(verb))


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
            if not isinstance(before, t.If) or before.otherwise != t.NOTHING or isinstance(before.then, t.Done):
                raise Impossible('"Otherwise" follows a sentence that begins with "If"')
            return t.If(before.condition, before.then, verb)
        case _InsteadIf(condition, verb):
            if isinstance(before, (t.If, t.Done, t.May, t.Sequence)):
                raise Impossible('"instead" follows a plain sentence')
            if isinstance(verb, t.Recover) and isinstance(before, t.Recover) and verb.fighters != before.fighters:
                raise Impossible("who recovers instead?")
            return t.If(condition, verb, before)
        case _InsteadFor(price, verb):
            if isinstance(before, (t.If, t.Done, t.May, t.Sequence)):
                raise Impossible('"instead" follows a plain sentence')
            return t.Done(t.May(price), verb, before)
        case _OtherNumber(condition, said):
            return t.If(condition, _renumbered(before, said), before)
        case _OtherFights():
            return t.Done(before, t.Substitute(_swapped(before)), t.NOTHING)
        case _IfDone(_, they) | _IfNotDone(_, they) if isinstance(before, t.If):
            if before.otherwise != t.NOTHING:
                return t.If(before.condition, before.then, _lean(before.otherwise, step))
            return t.If(before.condition, _lean(before.then, step), before.otherwise)
        case _IfDone(verb, they):
            if isinstance(before, t.Done):
                raise Impossible('"If you do" follows the sentence that is done')
            _check_who(before, they)
            return t.Done(before, verb, t.NOTHING)
        case _IfNotDone(verb, they):
            if isinstance(before, t.Done):
                _check_who(before.verb, they)
                if before.otherwise != t.NOTHING:
                    raise Impossible("this was said before")
                return t.Done(before.verb, before.then, verb)
            _check_who(before, they)
            return t.Done(before, t.NOTHING, verb)
    raise Impossible("this cannot follow here")


def _check_who(done: t.Verb, they: bool) -> None:
    """ "If you do" is said of what you do, "If they do" of what your opponent does, or fighters of whom it was told."""
    deed = done
    while isinstance(deed, t.May):
        deed = deed.verb
    if isinstance(deed, t.Sequence) and not isinstance(done, t.May):
        raise Impossible("which of these deeds is meant?")
    theirs = isinstance(deed, (t.They, t.EachOpponent))
    if isinstance(deed, t.They) and isinstance(deed.verb, t.Put) and deed.verb.source == t.DeckTop():
        return  # of "the top card of your opponent's deck" both may be said
    if they and not theirs and not isinstance(deed, (t.Swap, t.Recover)):
        raise Impossible("what did they do?")
    if theirs and not they:
        raise Impossible("what did you do?")


def _renumbered(before: t.Verb, said: t.Verb) -> t.Verb:
    """The deed before with the number of the deed that was only hinted at."""
    match before, said:
        case t.They(inner), t.They(hinted):
            return t.They(_renumbered(inner, hinted))
        case t.May(inner), _:
            return t.May(_renumbered(inner, said))
        case (t.Recover(fighters, t.Number()), t.Recover(named, number)) if named in (t.YourFighter(), fighters):
            return t.Recover(fighters, number)
        case t.Damage(t.Number(), fighters), t.Damage(number, _):
            return t.Damage(number, fighters)
        case t.Move(fighters, t.Number()), t.Move(_, number):
            return t.Move(fighters, number)
        case t.Put(t.Number(), cards, source, target), t.Put(number, _, from_, to) if (source, target) == (from_, to):
            return t.Put(number, cards, source, target)
        case (t.Draw(), t.Draw()) | (t.GainActions(), t.GainActions()):
            return said
    raise Impossible("of what is there more or less instead?")


def _swapped(before: t.Verb) -> t.Fighters:
    """The fighter that a swap brings into the place of the one that fights."""
    match before.verb if isinstance(before, t.May) else before:
        case t.Swap(t.YourFighter(), t.One()) | t.Swap(t.One(), t.YourFighter()):
            return That()
        case t.Swap(t.Named() as one, t.Named() as other):
            return t.Both(one, other)
    raise Impossible("who is the other fighter?")


def for_each_first(counted: t.Quantity, verb: t.Verb) -> t.Verb:
    for part in ("amount", "number"):
        fixed = getattr(verb, part, None)
        if isinstance(fixed, t.Number):
            return replace(verb, **{part: t.ForEach(fixed.number, counted)})  # type: ignore[type-var]
    raise Impossible("what is done for each?")


def both_players(verb: t.Verb) -> t.Verb:
    if any(isinstance(part, OF_ONE_SIDE) for part in parts_of(verb)):
        raise Impossible("of which player is this said?")
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
    if isinstance(verb, t.ChangePrinted) and verb.card == t.ThisCard():
        raise Impossible('"instead" belongs to the value')
    return _InsteadIf(condition, verb)


def instead_for(price: t.Verb, verb: t.Verb) -> t.Verb:
    if isinstance(verb, t.ChangePrinted) and verb.card == t.ThisCard():
        raise Impossible('"instead" belongs to the value')
    return _InsteadFor(price, verb)


instead_again, if_done_other_fights = _OtherNumber, _OtherFights
otherwise = _Otherwise


def if_you_did(verb: t.Verb) -> t.Verb:
    return _IfDone(verb, they=False)


def if_they_did(verb: t.Verb) -> t.Verb:
    return _IfDone(verb, they=True)


def if_you_did_not(verb: t.Verb) -> t.Verb:
    return _IfNotDone(verb, they=False)


def if_they_did_not(verb: t.Verb) -> t.Verb:
    return _IfNotDone(verb, they=True)


def choose_one(*branches: t.Verb) -> t.Verb:
    return t.Choose(1, branches)


def may_choose(*branches: t.Verb) -> t.Verb:
    return t.May(choose_one(*branches))


def they_choose(*branches: t.Verb) -> t.Verb:
    return t.They(t.Choose(1, tuple(map(_their_branch, branches))))


def _their_branch(branch: t.Verb) -> t.Verb:
    """What is said from your side of the table, as your opponent does it."""
    match branch:
        case t.They(verb):
            return verb
        case t.Sequence(parts):
            return t.Sequence(tuple(map(_their_branch, parts)))
        case t.Damage() | t.Recover():
            try:
                return cast(t.Verb, mirrored(branch))
            except OneSided as problem:
                raise Impossible(str(problem)) from problem
    raise Impossible("who does what is chosen?")


def if_choose(condition: t.Condition, *branches: t.Verb) -> t.Verb:
    return t.If(condition, t.Choose(1, branches), t.NOTHING)


def choose_two(*branches: t.Verb) -> t.Verb:
    return t.Choose(2, branches)


def all_of_them(*parts: t.Verb) -> t.Verb:
    return _sequence(parts)


def you_may(verb: t.Verb) -> t.Verb:
    return t.May(verb)


def up_to_twice(verb: t.Verb) -> t.Verb:
    return t.Done(t.May(verb), t.May(verb), t.NOTHING)


def you_may_to(price: t.Verb, then: t.Verb) -> t.Verb:
    return t.Done(t.May(price), then, t.NOTHING)


def named_may_to(name: str, price: t.Verb, then: t.Verb) -> t.Verb:
    """Whose health, or whose space, is left out belongs to the one who is named."""
    deeds = tuple(_done_by(t.Named(name), verb) for verb in (price, then))
    return you_may_to(*deeds)


def _done_by(fighter: t.Fighters, verb: t.Verb) -> t.Verb:
    whose = [part for part in parts_of(verb) if isinstance(part, t.YourFighter)]
    if not whose:
        return verb
    if isinstance(verb, (t.Recover, t.Move, t.Damage)) and verb.fighters == t.YourFighter() and len(whose) == 1:
        return replace(verb, fighters=fighter)
    raise Impossible("who does it?")


def you_may_move_one(fighters: t.Fighters) -> t.Verb:
    return t.May(t.Move(fighters, t.Number(1)))


def they_may_swap(one: t.Fighters, other: t.Fighters) -> t.Verb:
    return t.May(t.Swap(one, other))


def named_may_swap(one: str, other: str) -> t.Verb:
    return they_may_swap(t.Named(one), t.Named(other))


def may_recover(fighters: t.Fighters, number: int) -> t.Verb:
    return t.May(t.Recover(fighters, t.Number(number)))


def they_do(verb: t.Verb) -> t.Verb:
    """ "They" may also be a fighter, where it is something that fighters do."""
    if any(isinstance(part, (t.Recover, t.Move)) for part in parts_of(verb)):
        raise Impossible("who are they?")
    return t.They(verb)


def they_may_do(verb: t.Verb) -> t.Verb:
    return they_do(t.May(verb))


def they_may(verb: t.Verb) -> t.Verb:
    return t.They(t.May(verb))
