"""Looking through a tree."""

from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass

from peerless.cards.tree.base import Fighters, Node
from peerless.cards.tree.conditions import Attacking, Defeated, Defending, Lost, NamedIsPrinted, Won
from peerless.cards.tree.quantities import BoostOfTheirCard, CombatDamage, DamageTaken
from peerless.cards.tree.selectors import Both, Each, InCombat, Named, One, TheOpposing
from peerless.cards.tree.verbs import (
    AddValue,
    BecomesBoost,
    Boost,
    Cancel,
    ChangePrinted,
    IgnoreValue,
    Move,
    MoveThrough,
    Pin,
    Place,
    PlayInstead,
    Restore,
    ReturnCard,
    ShiftTokenUnder,
    Substitute,
    Swap,
    TakeBackBoost,
    ValueInstead,
)

# What has a meaning only while a combat is running.
OF_COMBAT = (
    *(AddValue, BecomesBoost, Boost, Cancel, ChangePrinted, IgnoreValue, Pin, PlayInstead, Restore, ReturnCard),
    *(Substitute, TakeBackBoost, ValueInstead),
    *(Attacking, Defeated, Defending, Lost, NamedIsPrinted, Won),
    *(BoostOfTheirCard, CombatDamage, DamageTaken),
    *(InCombat, TheOpposing),
)

# What looks at the opponent's card in the combat or changes it.
_OF_THEIR_CARD = (
    *(BecomesBoost, Cancel, ChangePrinted, IgnoreValue, Pin, ReturnCard),
    *(BoostOfTheirCard, NamedIsPrinted),
)


def of_their_card(node: Node) -> bool:
    """Whether this needs the opponent's card in the combat."""
    return isinstance(node, _OF_THEIR_CARD) or (isinstance(node, (Boost, PlayInstead)) and not node.your)


def wants_one(node: Node, several: Collection[str]) -> bool:
    """Whether this is done with one fighter and several are given; `several` are names that more than one bear."""
    match node:
        case Move(fighters, _) | MoveThrough(fighters, _):
            return isinstance(fighters, (Both, Each))
        case Place(fighters, _):
            return _may_be_several(fighters, several)
        case ShiftTokenUnder(_, fighters):
            return isinstance(fighters, One) or _may_be_several(fighters, several)
        case Swap(one, other) | Substitute(one, other):
            return any(isinstance(f, One) or _may_be_several(f, several) for f in (one, other))
        case _:
            return False


def _may_be_several(fighters: Fighters, several: Collection[str]) -> bool:
    return isinstance(fighters, (Both, Each)) or (isinstance(fighters, Named) and fighters.name in several)


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
