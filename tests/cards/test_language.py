"""What is printed in English reads back as the same tree, and different trees have different sentences."""

from __future__ import annotations

import pytest
from cards.random_trees import ABILITIES, EFFECTS, WORDS, kinds, of_kind
from hypothesis import HealthCheck, Phase, assume, find, given, settings

from peerless.cards import tree as t
from peerless.cards.build import Impossible
from peerless.cards.coherent import coherent
from peerless.cards.parse import parse
from peerless.cards.print import Unspeakable
from peerless.cards.print.english import English
from peerless.cards.pronouns import resolve
from peerless.content.library import Library

LIBRARY = Library()
HEROES = [LIBRARY.hero(name).hero for name in LIBRARY.heroes]
NODES = [
    (hero, node)
    for hero in HEROES
    for node in [*hero.abilities, *(part for card in hero.cards for part in (*card.effects.values(), *card.abilities))]
]


def said(node: t.Node) -> str:
    return English().ability(node) if isinstance(node, t.Ability) else English().effect(node)


@pytest.mark.parametrize(("hero", "node"), NODES, ids=lambda value: getattr(value, "key", type(value).__name__))
def test_every_effect_of_every_hero_reads_back(hero: object, node: t.Node) -> None:
    assert parse(said(node), hero.words) == node


# A failing sentence is short as it is; making it shorter takes minutes.
@settings(
    max_examples=300,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),
)
@given(EFFECTS)
def test_a_random_effect_reads_back(effect: t.Verb) -> None:
    try:
        assume(coherent(resolve(effect)) == effect)
        text = English().effect(effect)
    except (Impossible, Unspeakable):
        assume(False)
    assert parse(text, WORDS) == effect, text


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(ABILITIES)
def test_a_random_ability_reads_back(ability: t.Ability) -> None:
    try:
        assume(coherent(resolve(ability)) == ability)
        text = English().ability(ability)
    except (Impossible, Unspeakable):
        assume(False)
    assert parse(text, WORDS) == ability, text


def speakable(node: t.Node) -> bool:
    try:
        return bool(said(node)) and coherent(resolve(node)) == node
    except (Impossible, Unspeakable):
        return False


@pytest.mark.parametrize("kind", kinds(t.Verb), ids=lambda kind: kind.__name__)
def test_every_kind_of_verb_can_be_said_and_read(kind: type[t.Verb]) -> None:
    verb = find(of_kind(kind), speakable, settings=settings(max_examples=2000, derandomize=True, database=None))
    assert parse(said(verb), WORDS) == verb
