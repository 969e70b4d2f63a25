"""Random trees of effects for hypothesis: every kind of node, joined as sentences are."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_type_hints

from hypothesis import strategies as st

from peerless.cards import tree as t
from peerless.cards.parse import Vocabulary

WORDS = Vocabulary(("Ann", "The Bear", "Wolf"), ("Calm", "Wild"), ("trap", "fog"), ("rage",), ("Feat",))
STRINGS = {
    "name": WORDS.fighters,
    "form": WORDS.forms,
    "token": WORDS.tokens,
    "counter": WORDS.counters,
    "group": WORDS.groups,
    "deed": ("maneuver", "attack", "harm"),
    "until": ("turn", "combat", "next"),
    "role": ("attack", "defense", "fight"),
    "done": ("discarded", "dealt", "removed"),
    "type": ("attack", "defense", "scheme"),
}
PLAYED = ("card", "attack", "defense", "versatile")
SORTS = (t.Condition, t.Amount, t.Quantity, t.Piles, t.Fighters, t.Spaces, t.Cards, t.CardRef, t.Tokens)


def kinds(sort: type[t.Node]) -> list[type[Any]]:
    """All kinds of a sort, the joins left out."""
    found = []
    for kind in sort.__subclasses__():
        if kind is t.Quantity:
            found += kinds(kind)
        elif kind not in t.JOINS and kind.__module__.startswith("peerless.cards.tree"):
            found.append(kind)
    return found


def of_sort(sort: type[t.Node], depth: int) -> st.SearchStrategy[Any]:
    found = kinds(sort)
    if depth <= 0:
        found = [kind for kind in found if not any(issubclass(hint, t.Node) for hint in _hints(kind).values())]
    return st.one_of([of_kind(kind, depth - 1) for kind in found])


def _hints(kind: type[Any]) -> dict[str, Any]:
    return {field.name: get_type_hints(kind)[field.name] for field in fields(kind)}


def of_kind(kind: type[Any], depth: int = 2) -> st.SearchStrategy[Any]:
    parts = {}
    for name, hint in _hints(kind).items():
        if hint is int:
            parts[name] = st.integers(1, 4)
        elif hint is str:
            parts[name] = st.sampled_from(PLAYED if kind is t.TheyPlayed else STRINGS[name])
        else:
            parts[name] = st.deferred(lambda hint=hint: of_sort(hint, depth))
    return st.builds(kind, **parts)


DEEDS = st.one_of([of_kind(kind) for kind in kinds(t.Verb)])
CONDITIONS = of_sort(t.Condition, 2)
SEVERAL = st.builds(lambda a, b: t.Sequence((a, b)), DEEDS, DEEDS)
CLAUSES = st.one_of(
    DEEDS,
    SEVERAL,
    st.builds(t.May, DEEDS),
    st.builds(t.They, DEEDS),
    st.builds(t.They, st.builds(t.May, DEEDS)),
    st.builds(t.EachOpponent, DEEDS),
    st.builds(t.EachFighter, of_sort(t.Fighters, 1), DEEDS),
    st.builds(t.NextTurn, DEEDS),
    st.builds(t.EndOfTurn, DEEDS),
)
MAYBE = st.one_of(st.just(t.NOTHING), CLAUSES)
PRICES = st.one_of(st.builds(t.May, DEEDS), st.builds(t.They, DEEDS), DEEDS)
SENTENCES = st.one_of(
    CLAUSES.filter(lambda clause: not isinstance(clause, t.Sequence)),
    st.builds(t.If, CONDITIONS, CLAUSES, MAYBE),
    st.builds(t.Done, PRICES, CLAUSES, MAYBE),
    st.builds(t.If, CONDITIONS, st.builds(t.Done, PRICES, CLAUSES, MAYBE), st.just(t.NOTHING)),
    st.builds(lambda a, b, c: t.Choose(1, (a, b, c)), DEEDS, DEEDS, CLAUSES),
)
EFFECTS = st.one_of(SENTENCES, st.builds(lambda a, b: t.Sequence((a, b)), SENTENCES, SENTENCES))
ABILITIES = st.one_of(
    st.builds(t.Whenever, of_sort(t.Event, 2), SENTENCES),
    st.builds(t.Always, of_sort(t.Modifier, 2)),
    st.builds(t.OnlyIf, CONDITIONS),
    st.builds(t.While, CONDITIONS, of_sort(t.Modifier, 2)),
    st.builds(t.MostCounters, st.integers(1, 4), st.sampled_from(WORDS.counters)),
    st.builds(t.StepsBetweenTokens, st.sampled_from(WORDS.fighters), st.sampled_from(WORDS.tokens)),
)
