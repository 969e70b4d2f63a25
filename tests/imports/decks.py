"""Decks of nobody, in the form in which players share theirs; each with something odd."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Deck = dict[str, Any]


def card(
    title: str, kind: str = "attack", value: object = 3, copies: object = 3, user: str = "ANY", **texts: object
) -> Deck:
    """`basic`, `immediate`, `during`, `after` are its texts."""
    found: Deck = {f"{timing}Text": texts.get(timing, "") for timing in ("basic", "immediate", "during", "after")}
    boost = texts.get("boost", 2)
    return found | {"title": title, "type": kind, "value": value, "boost": boost, "quantity": copies, "characterName": user}


def filler(copies: int) -> Deck:
    return card("Filler", "versatile", 2, copies)


def deck(cards: Sequence[Deck], name: str = "Marsh Heron", ability: str = "", **facts: Any) -> Deck:
    """A deck, filled up to 30 cards where that is possible."""
    missing = 30 - sum(entry["quantity"] for entry in cards if isinstance(entry["quantity"], int))
    stub = {"name": "Sidekick", "hp": None, "quantity": 0, "isRanged": False, "quote": "Croak."}
    hero = {"name": name, "hp": 14, "move": 2, "isRanged": False, "specialAbility": ability} | facts.pop("hero", {})
    inner = {
        "name": "",
        "hero": hero,
        "sidekick": facts.pop("sidekick", stub),
        "cards": [*cards, *([filler(missing)] if missing > 0 and facts.pop("fill", True) else [])],
        "extraCharacters": facts.pop("extras", []),
        "ruleCards": facts.pop("rules", []),
        "appearance": {"patternName": "Reeds"},
    }
    return {"id": "x1", "name": name, "user": "Nobody", "version_name": "1.2", "deck_data": inner} | facts


def saved(folder: Path, found: object, name: str = "deck.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(found), "utf-8")
    return path
