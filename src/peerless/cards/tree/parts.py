"""Looking through a tree."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from peerless.cards.tree.base import Node
from peerless.cards.tree.conditions import Attacking, Boosted, Defending, Lost, NamedIsPrinted, TheyPlayed, Won
from peerless.cards.tree.quantities import CombatDamage, DamageTaken
from peerless.cards.tree.selectors import BoostsUsed, InCombat, TheirCard, TheOpposing, ThisCard
from peerless.cards.tree.verbs import (
    AddValue,
    BecomesValue,
    BlindBoost,
    Boost,
    Cancel,
    ChangePrinted,
    Fix,
    IgnoreValue,
    PlayInstead,
    PlayInsteadTheirs,
    Prevent,
    Substitute,
    SubtractValue,
    ValueInstead,
)

# What has a meaning only while a combat is running.
OF_COMBAT = (
    *(AddValue, BecomesValue, BlindBoost, Boost, Cancel, ChangePrinted, Fix, IgnoreValue, PlayInstead, PlayInsteadTheirs),
    *(Prevent, Substitute, SubtractValue, ValueInstead),
    *(Attacking, Boosted, Defending, Lost, NamedIsPrinted, TheyPlayed, Won),
    *(CombatDamage, DamageTaken),
    *(BoostsUsed, InCombat, TheirCard, TheOpposing, ThisCard),
)


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
