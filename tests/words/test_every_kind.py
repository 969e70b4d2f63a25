"""Every kind of node has words in every language, and stands in the list of kinds."""

from __future__ import annotations

import re
from dataclasses import is_dataclass
from functools import cache
from pathlib import Path

import pytest
from cards.random_trees import PLAYED, STRINGS
from words.card_samples import ABILITIES, effects
from words.sample_trees import KINDS

from peerless.cards import tree as t
from peerless.cards.print import LANGUAGES, Unspeakable, printer
from peerless.cards.tree.parts import parts_of

BOOK = Path(__file__).parents[2] / "docs" / "card-language.md"
SORTS = {
    "Joins": t.JOINS,
    "Verbs": tuple(kind for kind in KINDS if issubclass(kind, t.Verb) and kind not in t.JOINS),
    "Conditions": tuple(kind for kind in KINDS if issubclass(kind, t.Condition)),
    "Amounts": tuple(kind for kind in KINDS if issubclass(kind, t.Amount) and not issubclass(kind, t.Quantity)),
    "Piles": tuple(kind for kind in KINDS if issubclass(kind, t.Piles)),
    "Quantities": tuple(kind for kind in KINDS if issubclass(kind, t.Quantity)),
    "Fighters": tuple(kind for kind in KINDS if issubclass(kind, t.Fighters)),
    "Spaces": tuple(kind for kind in KINDS if issubclass(kind, t.Spaces)),
    "Cards": tuple(kind for kind in KINDS if issubclass(kind, (t.Cards, t.CardRef))),
    "Tokens": tuple(kind for kind in KINDS if issubclass(kind, t.Tokens)),
    "Events": tuple(kind for kind in KINDS if issubclass(kind, t.Event)),
    "Modifiers": tuple(kind for kind in KINDS if issubclass(kind, t.Modifier)),
    "Abilities": tuple(kind for kind in KINDS if issubclass(kind, t.Ability)),
}


@cache
def said(lang: str) -> dict[type, str]:
    """The shortest text that has a node of a kind in it, for each kind."""
    found: dict[type, str] = {}
    speaker = printer(lang)
    for tree in [*effects(), *ABILITIES]:
        try:
            text = speaker.ability(tree) if isinstance(tree, t.Ability) else speaker.effect(tree)  # type: ignore[arg-type]
        except Unspeakable:
            continue
        for part in parts_of(tree):
            if len(text) < len(found.get(type(part), text + ".")):
                found[type(part)] = text
    return found


def test_no_kind_is_left_out() -> None:
    assert sorted(kind.__name__ for kinds in SORTS.values() for kind in kinds) == sorted(kind.__name__ for kind in KINDS)
    assert all(is_dataclass(kind) for kind in KINDS)
    assert STRINGS and PLAYED


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_kind_has_words(kind: type, lang: str) -> None:
    text = said(lang).get(kind)
    assert text, f"{lang} never says {kind.__name__}"
    assert text[0].isupper() and text[-1] == "."


# The list of kinds in docs/card-language.md.

ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| (.+?) \|$", re.M)
HEAD = re.compile(r"^## (\w+): (\d+)$", re.M)


def chapters() -> dict[str, tuple[int, str]]:
    parts = HEAD.split(BOOK.read_text("utf-8"))
    return {title: (int(number), text) for title, number, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)}


@pytest.mark.parametrize("sort", SORTS)
def test_the_book_names_every_kind_and_no_other(sort: str) -> None:
    number, text = chapters()[sort]
    assert [row[0] for row in ROW.findall(text)] == [kind.__name__ for kind in SORTS[sort]]
    assert number == len(SORTS[sort])


@pytest.mark.parametrize("sort", SORTS)
def test_the_sentences_of_the_book_are_what_is_printed(sort: str) -> None:
    for name, _meaning, sentence in ROW.findall(chapters()[sort][1]):
        assert sentence == shown(getattr(t, name)), name


def shown(kind: type) -> str:
    return said("en")[kind].replace("\n", " ").replace("|", "/")


def draft(meanings: dict[str, str]) -> str:
    """The tables of the book; a new kind begins with what its docstring says."""
    lines = []
    for sort, kinds in SORTS.items():
        lines += [f"## {sort}: {len(kinds)}", "", "| kind | meaning | as English says it |", "| --- | --- | --- |"]
        for kind in kinds:
            own = kind.__doc__ if kind.__doc__ and not kind.__doc__.startswith(kind.__name__ + "(") else ""
            meaning = meanings.get(kind.__name__) or " ".join(own.split()) or "TODO"
            lines.append(f"| `{kind.__name__}` | {meaning} | {shown(kind)} |")
        lines.append("")
    return "\n".join(lines)
