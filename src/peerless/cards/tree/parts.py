"""Looking through a tree."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from peerless.cards.tree.base import Node
from peerless.cards.tree.conditions import Attacking, Defeated, Defending, Lost, NamedIsPrinted, Won
from peerless.cards.tree.quantities import BoostOfTheirCard, CombatDamage, DamageTaken
from peerless.cards.tree.selectors import InCombat, TheOpposing
from peerless.cards.tree.verbs import (
    AddValue,
    BecomesBoost,
    Boost,
    Cancel,
    ChangePrinted,
    IgnoreValue,
    Pin,
    PlayInstead,
    Restore,
    ReturnCard,
    Substitute,
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
