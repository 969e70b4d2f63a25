"""Looking through a tree."""

from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass

from peerless.cards.tree.abilities import (
    Always,
    Attacked,
    Defended,
    Fought,
    LessCombatDamage,
    MostCombatDamage,
    OneOrOther,
    ValueBonus,
    Whenever,
    While,
)
from peerless.cards.tree.base import Ability, Event, Fighters, Node, Spaces
from peerless.cards.tree.conditions import Attacking, Boosted, Defending, Lost, NamedIsPrinted, TheyPlayed, Won
from peerless.cards.tree.joins import They
from peerless.cards.tree.quantities import CombatDamage, DamageTaken
from peerless.cards.tree.selectors import (
    AToken,
    BoostsUsed,
    Both,
    Each,
    EachToken,
    Elsewhere,
    Empty,
    InCombat,
    Named,
    One,
    Outside,
    SpaceOf,
    TheirCard,
    TheOpposing,
    ThisCard,
)
from peerless.cards.tree.verbs import (
    AddValue,
    BecomesValue,
    BlindBoost,
    Boost,
    Cancel,
    CancelAfter,
    ChangePrinted,
    Fix,
    IgnoreValue,
    Move,
    MoveThrough,
    Place,
    PlaceTokens,
    PlayInstead,
    PlayInsteadTheirs,
    Prevent,
    ReturnDefeated,
    Send,
    ShiftToken,
    Substitute,
    SubtractValue,
    Swap,
)

# What has a meaning only while a combat is running.
OF_COMBAT = (
    *(AddValue, BecomesValue, BlindBoost, Boost, Cancel, CancelAfter, ChangePrinted, Fix, IgnoreValue),
    *(PlayInstead, PlayInsteadTheirs, Prevent, Substitute, SubtractValue),
    *(Attacking, Boosted, Defending, Lost, NamedIsPrinted, TheyPlayed, Won),
    *(CombatDamage, DamageTaken),
    *(BoostsUsed, InCombat, TheirCard, TheOpposing, ThisCard),
    MostCombatDamage,
)


def told_of_combat(node: Node, scheme: bool = False) -> list[Node]:
    """The parts that need a running combat. A scheme can be "this card" too, where it goes somewhere."""
    parts = list(parts_of(node))
    itself = scheme and sum(part == ThisCard() for part in parts) == sum(
        isinstance(part, Send) and part.card == ThisCard() for part in parts
    )
    return [part for part in parts if isinstance(part, OF_COMBAT) and not (itself and part == ThisCard())]


# What looks at the opponent's card in the combat or changes it.
# Done to the opponent's card that lies there, so not done where there is none; `Fix` holds for any that comes.
TO_THEIR_CARD = (BecomesValue, Cancel, CancelAfter, IgnoreValue)
SPEAKS_OF_THEIR_CARD = (*TO_THEIR_CARD, Fix, NamedIsPrinted, TheyPlayed)
_OF_THEIR_CARD = (*SPEAKS_OF_THEIR_CARD, PlayInsteadTheirs, TheirCard)


def of_their_card(node: Node) -> bool:
    """Whether this needs the opponent's card in the combat."""
    return isinstance(node, _OF_THEIR_CARD) or (isinstance(node, They) and any(isinstance(p, Boost) for p in parts_of(node)))


def wants_one(node: Node, several: Collection[str]) -> bool:
    """Whether this is done with one fighter and several are given; `several` are names that more than one bear."""
    match node:
        case Move(fighters, _) | MoveThrough(fighters, _):
            return isinstance(fighters, Named) and fighters.name in several
        case Place(fighters, area):
            return (isinstance(fighters, Named) and fighters.name in several) or _several_spaces(area, several)
        case PlaceTokens(_, _, area) | ShiftToken(_, area) | ReturnDefeated(_, _, area):
            return _several_spaces(area, several)
        case AToken(_, area) | EachToken(_, area):
            return _several_spaces(area, several)
        case Swap(one, other):
            return any(_may_be_several(f, several) for f in (one, other))
        case Substitute(fighters):
            among = (fighters.one, fighters.other) if isinstance(fighters, Both) else (fighters,)
            return any(isinstance(f, One) or _may_be_several(f, several) for f in among)
        case _:
            return False


def _several_spaces(area: Spaces, several: Collection[str]) -> bool:
    """The space of one fighter is meant, and there are several."""
    match area:
        case SpaceOf(fighters):
            return isinstance(fighters, One) or _may_be_several(fighters, several)
        case Empty(inner) | Elsewhere(inner) | Outside(inner):
            return _several_spaces(inner, several)
    return False


def _may_be_several(fighters: Fighters, several: Collection[str]) -> bool:
    return isinstance(fighters, (Both, Each)) or (isinstance(fighters, Named) and fighters.name in several)


def in_combat(ability: Ability) -> bool:
    """Whether an ability may speak of the combat that is running."""
    match ability:
        case Whenever(event, _):
            return all(isinstance(part, (Fought, Attacked, Defended)) for part in events_of(event))
        case Always(modifier) | While(_, modifier):
            return isinstance(modifier, (ValueBonus, LessCombatDamage))
    return False


def events_of(event: Event) -> Iterator[Event]:
    """The event, or each of those that are joined."""
    if isinstance(event, OneOrOther):
        yield from events_of(event.one)
        yield from events_of(event.other)
    else:
        yield event


def parts_of(node: Node) -> Iterator[Node]:
    """The node and all parts of it."""
    yield node
    if not is_dataclass(node):
        return
    for field in fields(node):
        value = getattr(node, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node):
                yield from parts_of(part)
