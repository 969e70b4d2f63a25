"""The texts of the cards: each has one reading, which compiles, and the reviewed tree; the numbers are the printed ones."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from heroes.facts import CARDS, HEROES, UNPRINTED
from heroes.trees import all_trees, shown

from peerless.cards import tree as t
from peerless.cards.parse import NotUnderstood, Vocabulary, parse
from peerless.content.hero import LABELS, TYPES, Card, Hero, paragraphs
from peerless.content.library import Library
from peerless.content.program import HeroProgram, compile_hero
from peerless.core import layout, ops

LIBRARY = Library()
PROGRAMS = {name: LIBRARY.hero(name) for name in HEROES}
EVERY_CARD = [(program, card) for program in PROGRAMS.values() for card in program.hero.cards]
KINDS = {kind: name for name, kind in TYPES.items()}
GOLDEN = Path(__file__).parent / "trees.txt"


def name_of(value: object) -> str:
    return value.key if isinstance(value, Card) else value.hero.key if isinstance(value, HeroProgram) else str(value)


def card_of(hero: str, key: str) -> Card:
    return next(card for card in PROGRAMS[hero].hero.cards if card.key == key)


def test_there_are_six_heroes_and_78_cards() -> None:
    assert sorted(LIBRARY.heroes) == sorted(HEROES)
    assert len(EVERY_CARD) == sum(map(len, CARDS.values())) == 78


@pytest.mark.rule("R20", "R22", "R65", "R66", "R72", "R136", "Q39")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_has_the_printed_movement_and_fighters(name: str) -> None:
    hero = PROGRAMS[name].hero
    fighters = [
        (f.name, "hero" if f.hero else "sidekick", "ranged" if f.ranged else "melee", f.health, f.count)
        for f in hero.fighters
    ]
    assert (hero.move, fighters) == HEROES[name]
    assert all(f.max_health == f.health and not f.large for f in hero.fighters)


@pytest.mark.rule("R55", "R56", "R57", "R58", "R59", "R61", "R62", "R63", "R64")
@pytest.mark.parametrize("name", CARDS)
def test_cards_have_the_printed_name_copies_user_type_value_and_boost(name: str) -> None:
    cards = PROGRAMS[name].hero.cards
    assert [(c.name, c.copies, c.user, KINDS[c.kind], c.value, c.boost) for c in cards] == CARDS[name]
    assert sum(card.copies for card in cards) == 30


@pytest.mark.rule("Q43")
@pytest.mark.parametrize("name", UNPRINTED)
def test_what_no_rulebook_prints_is_marked_so_in_the_file_of_the_hero_and_nothing_else_is(name: str) -> None:
    root = tomllib.loads(PROGRAMS[name].hero.source)
    parts = [{**root, "name": ""}, *root["fighters"], root["ability"], *root["cards"]]
    marked = {part.get("name", "ability"): part["note"] for part in parts if "note" in part}
    assert marked == {part: f"Not in the rulebooks: {what}." for part, what in UNPRINTED[name].items()}


@pytest.mark.parametrize(("program", "card"), EVERY_CARD, ids=name_of)
def test_each_sentence_of_a_card_has_one_reading_and_each_effect_a_program(program: HeroProgram, card: Card) -> None:
    index = program.hero.cards.index(card)
    read = {}
    for paragraph in paragraphs(card.text):
        label = next((label for label in LABELS if paragraph.startswith(f"{label}:")), "")
        node = parse(paragraph.removeprefix(f"{label}:").strip(), program.hero.words)  # raises if there are two readings
        if isinstance(node, t.Verb):
            read[LABELS.get(label, layout.SCHEME)] = node
        else:
            assert node in card.abilities
    assert read == card.effects
    assert bool(card.text) == bool(card.effects or card.abilities)
    for window in card.effects:
        lines = program.effects[index, window]
        assert lines[-1] == (ops.RETURN,)
        assert len(lines) > 1, "the effect does nothing"


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=name_of)
def test_the_cached_program_is_the_one_that_compiling_makes(program: HeroProgram) -> None:
    assert compile_hero(program.hero) == program


def test_trees_are_the_reviewed_ones() -> None:
    """After a change that is meant: PYTHONPATH=src python tests/heroes/trees.py > tests/heroes/trees.txt"""
    found, reviewed = all_trees().splitlines(), GOLDEN.read_text("utf-8").splitlines()
    for line, (now, then) in enumerate(zip(found, reviewed, strict=False), 1):
        assert now == then, f"{GOLDEN.name}, line {line}: the tree of this text is another one now"
    assert len(found) == len(reviewed)


def test_feint_is_one_effect_for_all_four_heroes_who_have_it() -> None:
    holders = [name for name in PROGRAMS if any(card.name == "Feint" for card in PROGRAMS[name].hero.cards)]
    assert holders == ["genie", "sherlock-holmes", "dracula", "jekyll-and-hyde"]
    assert {repr(card_of(name, "feint").effects) for name in holders} == {repr({layout.IMMEDIATELY: t.Cancel()})}


@pytest.mark.parametrize(
    ("hero", "card", "window", "tree"),
    [
        ("genie", "back-in-the-lamp", "Immediately", "Recover(Named('The Genie'), Number(4))"),
        ("genie", "this-is-no-parlor-trick", "During combat", "BecomesValue(BoostOf(TheirCard))"),
        ("houdini", "flourish", "Boosted", "Draw(Number(1))"),
        ("houdini", "grand-escape", "After combat", "If(Won, Place(Named('Houdini'), Anywhere), -)"),
        ("dracula", "exploit", "After combat", "Draw(Number(1))"),
        ("jekyll-and-hyde", "madness-relents", "After combat", "ChangeForm('Dr. Jekyll')"),
        ("invisible-man", "impossible-to-see", "Immediately", "Fix(Number(0))"),
        ("sherlock-holmes", "the-game-is-afoot", "After combat", "Move(Named('Holmes'), Number(3))"),
        ("sherlock-holmes", "elementary", "Played face up", "NameNumber"),
    ],
)
def test_plain_cards_have_the_tree_that_one_would_write(hero: str, card: str, window: str, tree: str) -> None:
    assert shown(card_of(hero, card).effects[LABELS[window]]) == tree


def test_the_digest_of_a_hero_is_of_its_facts_and_trees_and_not_of_its_words() -> None:
    program = PROGRAMS["genie"]

    def digest(hero: Hero) -> str:
        return compile_hero(hero).digest

    first = program.hero.cards[0]
    reworded = replace(first, text="Other words for the same.")
    stronger = replace(first, value=5)
    assert digest(replace(program.hero, cards=(reworded, *program.hero.cards[1:]))) == program.digest
    assert digest(replace(program.hero, cards=(stronger, *program.hero.cards[1:]))) != program.digest


WORDS = Vocabulary(("Ann", "The Bear"), ("Calm",), ("trap",))


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Ann recovers 1 health.", "ANN  recovers\n1 health."),
        ("The Bear recovers 1 health.", "the bear recovers 1 health."),
        ("Move Ann up to 1 space.", "Move the Ann up to 1 spaces."),
    ],
)
def test_case_spacing_and_articles_do_not_matter(text: str, same: str) -> None:
    assert parse(text, WORDS) == parse(same, WORDS)


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        ("Draw 1 card from", 12),
        ("Draw 1", 6),
        ("Deal 1 damage to", 16),
        ("Draw 1 card. Gain", 17),
        ("Draw 1 card. Jump.", 13),
        ("Draw 1 card.. Gain 1 action.", 12),
        ("Deal 1 damage to Bob.", 17),
        ("Deal -1 damage to Ann.", 5),
        ("If you do, draw 1 card.", 0),
        ("Choose one: - Draw 1 card. Or gain 1 action.", 27),
    ],
)
def test_what_is_not_understood_says_where_reading_stopped(text: str, at: int) -> None:
    with pytest.raises(NotUnderstood) as problem:
        parse(text, WORDS)
    assert problem.value.at == at


def test_reading_stops_where_a_word_begins() -> None:
    with pytest.raises(NotUnderstood, match=r"'attack again\.'") as problem:
        parse("Draw 1 card. attack again.", WORDS)
    assert problem.value.at == len("Draw 1 card. ")


def test_a_sentence_that_can_be_read_in_two_ways_is_refused_with_both_readings() -> None:
    """Somebody calls a fighter Fighter: is it any fighter that is hurt, or this one?"""
    with pytest.raises(NotUnderstood, match="can be read in two ways") as problem:
        parse("Deal 1 damage to a fighter.", Vocabulary(("Fighter",)))
    assert "'Deal 1 damage to a fighter.'" in str(problem.value)
    assert "'Deal 1 damage to a Fighter.'" in str(problem.value)
