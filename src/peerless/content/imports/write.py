"""A hero file written as tidily as by hand."""

import json
from dataclasses import dataclass, field

from peerless.content.imports.deck import Deck
from peerless.content.imports.vocabulary import Words

LABELS = {
    "immediately": "Immediately: ",
    "during": "During combat: ",
    "after": "After combat: ",
    "basic": "",
    "boosted": "Boosted: ",
}


@dataclass
class Draft:
    """What is to be written: the deck, and what was understood of it."""

    deck: Deck
    words: Words
    users: list[str]  # who plays each card
    large: set[str] = field(default_factory=set)
    at_start: dict[str, int] = field(default_factory=dict)  # how many of a kind begin on the board, if not all
    ability_name: str = ""
    ability: list[str] = field(default_factory=list)  # lines
    effects: dict[int, list[str]] = field(default_factory=dict)  # lines, by card
    refused_ability: tuple[str, str] = ("", "")  # reason and text
    refused_rules: tuple[str, str] = ("", "")
    refused_cards: dict[int, tuple[str, str]] = field(default_factory=dict)


def written(draft: Draft) -> str:
    deck, words = draft.deck, draft.words
    lines = [f"name = {_text(deck.name)}", f"move = {deck.move}"]
    for key, names in (
        ("forms", words.states.forms),
        ("tokens", words.tokens),
        ("counters", words.counters),
        ("groups", words.groups),
    ):
        if names:
            lines.append(f"{key} = {_list(names)}")
    if deck.credit:
        lines.append(f"credit = {_text(deck.credit)}")
    if deck.remarks:
        lines.append(f"note = {_text(_note(deck))}")
    lines += _refused(draft.refused_rules)
    for fighter in deck.fighters:
        lines += [
            "",
            "[[fighters]]",
            f"name = {_text(fighter.name)}",
            f"role = {_text('hero' if fighter.hero else 'sidekick')}",
        ]
        lines += [f"attack = {_text('ranged' if fighter.ranged else 'melee')}", f"health = {fighter.health}"]
        if fighter.count > 1:
            lines.append(f"count = {fighter.count}")
        if fighter.name in draft.at_start:
            lines.append(f"at_start = {draft.at_start[fighter.name]}")
        if fighter.name in draft.large:
            lines.append("large = true")
        if words.called.get(fighter.name):
            lines.append(f"called = {_list(words.called[fighter.name])}")
    if draft.ability or draft.refused_ability[1]:
        lines += ["", "[ability]"]
        if draft.ability_name:
            lines.append(f"name = {_text(draft.ability_name)}")
        if draft.ability:
            lines.append(f"text = {_text(chr(10).join(draft.ability))}")
        lines += _refused(draft.refused_ability)
    for number, card in enumerate(deck.cards):
        lines += [
            "",
            "[[cards]]",
            f"name = {_text(card.name)}",
            f"copies = {card.copies}",
            f"for = {_text(draft.users[number])}",
        ]
        lines.append(f"type = {_text(card.kind)}")
        if card.value is not None:
            lines.append(f"value = {card.value}")
        lines.append(f"boost = {card.boost}")
        if draft.effects.get(number):
            lines.append(f"text = {_text(chr(10).join(draft.effects[number]))}")
        lines += _refused(draft.refused_cards.get(number, ("", "")))
    return "\n".join(lines) + "\n"


def _note(deck: Deck) -> str:
    return "; ".join(deck.remarks)[:1].upper() + "; ".join(deck.remarks)[1:] + "."


def _refused(refused: tuple[str, str]) -> list[str]:
    reason, text = refused
    if not text:
        return []
    return [*(f"# {line}" for line in reason.split("\n")), f"refused = {_text(text)}"]


def _list(names: list[str]) -> str:
    return "[" + ", ".join(map(_text, names)) + "]"


def _text(text: str) -> str:
    """A TOML string; JSON's way to quote is one of TOML's."""
    if "\n" not in text:
        return json.dumps(text, ensure_ascii=False)
    quoted = text.replace("\\", "\\\\").replace('"""', '""\\"')
    return f'"""\n{quoted}\n"""'
