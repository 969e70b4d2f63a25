"""A part of a tree as the other player would say it: "your hand" said of your opponent is "their hand"."""

from dataclasses import fields, is_dataclass, replace

from peerless.cards.tree.base import Node, Piles
from peerless.cards.tree.piles import Theirs
from peerless.cards.tree.quantities import DamageTaken
from peerless.cards.tree.selectors import (
    Called,
    Friendly,
    MarkedFor,
    OfOpponent,
    Opposing,
    Other,
    TheirCard,
    TheOpposing,
    ThisCard,
    YourFighter,
    Yours,
)

_PAIRS: tuple[tuple[Node, Node], ...] = (
    (YourFighter(), TheOpposing()),
    (Yours(), OfOpponent()),
    (Friendly(), Opposing()),
    (ThisCard(), TheirCard()),
)
_OTHER_SIDE = {one: other for pair in _PAIRS for one, other in (pair, pair[::-1])}
_ONE_SIDED = (Called, DamageTaken, MarkedFor, Other)


class OneSided(ValueError):
    """Something that is said of oneself only."""


def mirrored(node: Node) -> Node:
    """With you and your opponent in each other's place. Names, tokens and counters stay those of the hero."""
    if node in _OTHER_SIDE:
        return _OTHER_SIDE[node]
    if isinstance(node, _ONE_SIDED):
        raise OneSided(f"{type(node).__name__} is not said of an opponent")
    if isinstance(node, Piles):
        return node.of if isinstance(node, Theirs) else Theirs(node)
    if not is_dataclass(node):
        return node
    changed = {}
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Node):
            changed[field.name] = mirrored(value)
    return replace(node, **changed) if changed else node
