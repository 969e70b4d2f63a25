"""Prints the tree of every card and ability: `PYTHONPATH=src python tests/heroes/trees.py > tests/heroes/trees.txt`."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from peerless.cards import tree as t
from peerless.content.hero import LABELS, Hero
from peerless.content.library import Library
from peerless.core import layout

WINDOWS = {window: label for label, window in LABELS.items()} | {layout.SCHEME: "Scheme"}


def shown(value: object) -> str:
    """A tree on one line: Draw(True, Number(2))."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(shown, value))}]"
    if is_dataclass(value) and isinstance(value, t.Node):
        if value == t.NOTHING:
            return "-"
        parts = ", ".join(shown(getattr(value, field.name)) for field in fields(value))
        return f"{type(value).__name__}({parts})" if parts else type(value).__name__
    return repr(value)


def trees_of(hero: Hero) -> str:
    """A hero's abilities and cards, one effect a line."""
    lines = [hero.key, *(f"    {shown(ability)}" for ability in hero.abilities)]
    for card in hero.cards:
        lines.append(f"  {card.name}")
        lines += [f"    {shown(ability)}" for ability in card.abilities]
        lines += [f"    {WINDOWS[window]}: {shown(effect)}" for window, effect in sorted(card.effects.items())]
    return "\n".join(lines) + "\n"


def all_trees() -> str:
    library = Library()
    return "\n".join(trees_of(library.hero(name).hero) for name in sorted(library.heroes))


if __name__ == "__main__":
    print(all_trees(), end="")
