"""Trees by chance, of every kind of node, as texts that designers might write."""

from __future__ import annotations

import random
import typing
from dataclasses import is_dataclass
from functools import cache

from peerless.cards import tree as t

KINDS = [kind for kind in vars(t).values() if isinstance(kind, type) and issubclass(kind, t.Node) and is_dataclass(kind)]
WORDS = {
    "name": ("Ann", "The Bear", "Sister"),
    "token": ("trap", "fog"),
    "counter": ("rage", "luck"),
    "form": ("Calm", "Mr. Hyde"),
    "group": ("VOYAGE", "SHOT"),
    "done": ("discarded", "dealt", "removed"),
    "deed": ("maneuver", "attack", "harm"),
    "until": ("turn", "combat", "next"),
    "role": ("attack", "defense", "fight"),
    "type": ("attack", "defense", "scheme", "versatile"),
}
HINTS = {kind: typing.get_type_hints(kind) for kind in KINDS}


@cache
def of_sort(sort: type) -> list[type]:
    return [kind for kind in KINDS if issubclass(kind, sort)]


@cache
def is_leaf(kind: type) -> bool:
    return not any(isinstance(hint, type) and issubclass(hint, t.Node) for hint in HINTS[kind].values())


class Nursery:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def tree(self, sort: type, depth: int) -> t.Node:
        """A tree that is no deeper, as far as that can be."""
        kinds = of_sort(sort)
        shallow = [kind for kind in kinds if is_leaf(kind)]
        kind = self.chance.choice(kinds if depth > 0 or not shallow else shallow)
        return self.of_kind(kind, depth)

    def of_kind(self, kind: type, depth: int) -> t.Node:
        parts = {name: self.part(kind, name, hint, depth) for name, hint in HINTS[kind].items()}
        return typing.cast(t.Node, kind(**parts))

    def part(self, kind: type, name: str, hint: object, depth: int) -> object:
        if hint is int:
            return self.chance.randint(0 if kind is t.Number else 1, 3)
        if hint is str:
            return self.chance.choice((*WORDS[name], "card") if kind is t.TheyPlayed else WORDS[name])
        if hint == tuple[str, ...]:
            return tuple(self.chance.sample(WORDS["name"], 2))
        if hint == tuple[t.Verb, ...]:
            return (self.tree(t.Verb, depth - 1), self.tree(t.Verb, depth - 1))
        assert isinstance(hint, type)
        return self.tree(hint, depth - 1)
