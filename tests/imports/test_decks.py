"""Decks as found: what is odd about them, and the hero that is made of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from imports.decks import card, deck, filler, saved

from peerless import Game
from peerless.content.faults import FileFault
from peerless.content.hero import Hero, parse_hero
from peerless.content.imports.deck import read_deck
from peerless.content.imports.understand import Imported, understand
from peerless.content.library import Library
from peerless.core import layout


def imported(folder: Path, found: object) -> Imported:
    return understand(read_deck(saved(folder, found)))


def hero_of(folder: Path, found: object) -> Hero:
    done = imported(folder, found)
    return parse_hero(done.text, f"{done.deck.key}.toml", done.deck.key)


def test_a_tidy_deck_becomes_a_hero_with_nothing_refused(tmp_path: Path) -> None:
    cards = [
        card("STAB", user="HERON", after="If you won the combat, draw 1 card."),
        card("Wade", "scheme", None, 2, user="MARSH HERON", basic="Move Heron up to 4 spaces.\n\nGain 1 action."),
        card("Duck", "defence", 4, during="Prevent all damage."),
    ]
    done = imported(tmp_path, deck(cards))
    assert not done.refused and not done.deck.remarks
    assert done.text.startswith(
        'name = "Marsh Heron"\nmove = 2\ncredit = "By Nobody, version 1.2 (unmatched.cards, deck x1)"\n\n[[fighters]]\n'
        'name = "Marsh Heron"\nrole = "hero"\nattack = "melee"\nhealth = 14\ncalled = ["Heron"]\n\n[[cards]]\n'
        'name = "Stab"\n'
        'copies = 3\nfor = "Marsh Heron"\ntype = "attack"\nvalue = 3\nboost = 2\n'
        'text = "After combat: If you won the combat, draw 1 card."\n'
    )
    hero = parse_hero(done.text, "x.toml", "x")
    assert [(c.name, c.kind, c.value, c.user) for c in hero.cards[1:3]] == [
        ("Wade", layout.SCHEME_CARD, None, "Marsh Heron"),
        ("Duck", layout.DEFENSE_CARD, 4, "any"),
    ]
    assert hero.warnings == ()


@pytest.mark.parametrize(
    "sidekick",
    [
        None,
        {"name": "Sidekick", "quantity": 0, "hp": None},
        {"name": "\n", "quantity": 0, "hp": 3},
        {"name": "", "quantity": None, "hp": None},
        {"name": "Impulse", "quantity": 0, "hp": None},
        {},
    ],
)
def test_a_sidekick_that_is_none(tmp_path: Path, sidekick: object) -> None:
    assert len(hero_of(tmp_path, deck([card("Stab")], sidekick=sidekick)).fighters) == 1


@pytest.mark.parametrize(
    ("sidekick", "name", "count", "health", "ranged"),
    [
        ({"name": "FROGS", "quantity": 3, "hp": None, "isRanged": True}, "Frog", 3, 1, True),
        ({"name": "The Old  Frog ", "quantity": 1, "hp": 6, "isRanged": False}, "The Old Frog", 1, 6, False),
        ({"name": "Frog", "quantity": "2", "hp": "1"}, "Frog", 2, 1, False),
        ({"name": "Frog", "hp": 5}, "Frog", 1, 5, False),
        ({"name": "Sidekick", "quantity": 1, "hp": 4}, "Sidekick", 1, 4, False),
    ],
)
def test_a_sidekick(tmp_path: Path, sidekick: object, name: str, count: int, health: int, ranged: bool) -> None:
    fighter = hero_of(tmp_path, deck([card("Stab")], sidekick=sidekick)).fighters[1]
    assert (fighter.name, fighter.count, fighter.health, fighter.ranged) == (name, count, health, ranged)


FROGS = {"name": "Frogs", "quantity": 3, "hp": 1, "isRanged": False}


@pytest.mark.parametrize(
    ("user", "meant"),
    [
        *[(user, "any") for user in ("ANY", "any", '"ANY"', "", " Any fighter ", "Marsh Heron or Frog", "FROGS/HERON")],
        *[(user, "Marsh Heron") for user in ("HERON", "Hero", "the heron", "MARSH HERON\n", "Marsh-Heron", "Marsh Herno")],
        *[(user, "Frog") for user in ("FROG", "FROGS", "Sidekick", "frogs ")],
    ],
)
def test_who_plays_a_card(tmp_path: Path, user: str, meant: str) -> None:
    done = imported(tmp_path, deck([card("Stab", user=user)], sidekick=FROGS))
    assert parse_hero(done.text, "x.toml", "x").cards[0].user == meant
    assert not done.deck.remarks


def test_who_nobody_knows_is_anybody_and_said(tmp_path: Path) -> None:
    done = imported(tmp_path, deck([card("Stab", user="WOLF")], sidekick=FROGS))
    assert parse_hero(done.text, "x.toml", "x").cards[0].user == "any"
    assert done.deck.remarks == ["who is meant by 'WOLF' is not known; anybody may play such cards"]


def test_more_heroes_and_sidekicks(tmp_path: Path) -> None:
    extras = [
        {"hero": {"name": "EGRET", "hp": 9, "move": 3, "isRanged": True, "specialAbility": ""}, "sidekick": FROGS},
        {"hero": {"name": "", "hp": None}, "sidekick": {"name": "Newt", "quantity": 1, "hp": 4}},
        "nonsense",
    ]
    done = imported(tmp_path, deck([card("Stab", user="egret")], extras=extras))
    hero = parse_hero(done.text, "x.toml", "x")
    assert [(f.name, f.hero, f.health) for f in hero.fighters] == [
        ("Marsh Heron", True, 14),
        ("Egret", False, 9),
        ("Frog", False, 1),
        ("Newt", False, 4),
    ]
    assert hero.cards[0].user == "Egret"
    assert done.deck.remarks == [
        "Egret is a second hero; here it is a sidekick, and only Marsh Heron must not fall",
        "Egret would move 3; all fighters move 2",
    ]


def test_of_two_stat_blocks_the_first_is_taken(tmp_path: Path) -> None:
    again = {"name": "MARSH HERON", "hp": 8, "move": 4, "isRanged": True, "specialAbility": "After you attack, draw 1 card."}
    done = imported(tmp_path, deck([card("Stab")], extras=[{"hero": again}]))
    hero = parse_hero(done.text, "x.toml", "x")
    assert [(f.name, f.health, f.ranged) for f in hero.fighters] == [("Marsh Heron", 14, False)]
    assert done.deck.remarks == ["Marsh Heron has two stat blocks; the first was taken (melee, health 14, move 2)"]
    assert hero.refused_ability == "After you attack, draw 1 card." and not hero.abilities


def test_numbers_that_are_missing_or_wild(tmp_path: Path) -> None:
    cards = [
        card("None", value=None),
        card("Text", value="4", boost="1"),
        card("Wild", value=1000, boost=-3),
        card("Gone", copies=0),
        card("Scheme", "scheme", 2, basic="Draw 1 card."),
        card("Odd", "hybrid", 2),
        card("Plan", "", None, basic="Draw 1 card."),
    ]
    found = deck(cards, hero={"hp": None, "move": "fast"})
    done = imported(tmp_path, found)
    hero = parse_hero(done.text, "x.toml", "x")
    facts = {c.name: (c.value, c.boost) for c in hero.cards}
    assert facts["None"] == (0, 2) and facts["Text"] == (4, 1) and facts["Wild"] == (99, 0)
    assert facts["Scheme"] == (None, 2)
    assert facts["Odd"] == (2, 2) and facts["Plan"] == (None, 2) and "Gone" not in facts
    assert hero.move == 2 and hero.fighters[0].health == 1
    told = "\n".join(done.deck.remarks)
    for word in (
        "the health of Marsh Heron",
        "the move of",
        "the value of 'None'",
        "is 1000; 99",
        "0 copies",
        "type 'hybrid'",
    ):
        assert word in told


def test_a_deck_of_another_size_says_so(tmp_path: Path) -> None:
    for size in (29, 31):
        done = imported(tmp_path, deck([filler(size)], fill=False))
        assert done.deck.remarks == [f"the deck has {size} cards, not 30"]
        assert f"has {size} cards" in done.text


def test_titles(tmp_path: Path) -> None:
    cards = [
        card("R2-D2 AND MR. HERON", copies=1),
        card(" the  heron\nreturns II ", copies=1),
        card("reed - KSG 4x", copies=1),
        card("\u201cI\u2019m thinking\u201d", copies=1),
        card("???", copies=1),
        card("Feint", copies=1, after="Draw 1 card."),
        card("FEINT", copies=1, after="Draw 2 cards."),
        card("Reed", copies=1),
        card("Reed ", copies=2),
    ]
    done = imported(tmp_path, deck(cards))
    names = [(c.name, c.copies) for c in parse_hero(done.text, "x.toml", "x").cards[:-1]]
    assert names == [
        ("R2-D2 and Mr. Heron", 1),
        ("The Heron Returns II", 1),
        ("Reed - KSG 4x", 1),
        ('"I\'m Thinking"', 1),
        ("Card 5", 1),
        ("Feint", 1),
        ("Feint 2", 1),
        ("Reed", 3),
    ]
    assert done.deck.remarks == ["several cards are called 'Feint'; one of them is 'Feint 2' here"]


# --- texts --------------------------------------------------------------------------------------------------


def first_text(folder: Path, **entries: Any) -> tuple[str, str]:
    hero = hero_of(folder, deck([card("Stab", **entries)]))
    return hero.cards[0].text, hero.cards[0].refused


@pytest.mark.parametrize(
    ("entries", "text"),
    [
        ({"basic": "After combat: Draw 1 card."}, "After combat: Draw 1 card."),
        ({"basic": "AFTER COMBAT:\ndraw 1 card"}, "After combat: draw 1 card."),
        ({"after": "After combat: Draw 1 card."}, "After combat: Draw 1 card."),
        ({"basic": "This card\u2019s effects cannot be cancelled."}, "This card's effects cannot be cancelled."),
        ({"after": "Draw 1 card.\n\n\nGain 1 action."}, "After combat: Draw 1 card. Gain 1 action."),
        ({"after": "Draw 1 card\nGain 1 action"}, "After combat: Draw 1 card. Gain 1 action."),
        (
            {"after": "Deal 1 damage to\nMarsh Heron. Draw 1 card."},
            "After combat: Deal 1 damage to Marsh Heron. Draw 1 card.",
        ),
        (
            {"after": "Choose one:\n\u2022 Draw 1 card\n \u2022  Gain 1 action."},
            "After combat: Choose one:\n- Draw 1 card\n- Gain 1 action.",
        ),
        ({"immediate": None, "during": "  ", "after": "\n"}, ""),
        (
            {"basic": "During combat: Add 1 to this card's value.\nAfter combat: Draw 1 card.", "after": "Gain 1 action."},
            "During combat: Add 1 to this card's value.\nAfter combat: Draw 1 card. Gain 1 action.",
        ),
        (
            {"kind": "scheme", "basic": "Choose one:\n- Draw 1 card.\n- Gain 1 action."},
            "Choose one:\n- Draw 1 card.\n- Gain 1 action.",
        ),
        ({"kind": "scheme", "after": "Draw 1 card."}, "Draw 1 card."),
        ({"basic": "BOOSTED WITH: Draw 1 card."}, "Boosted: Draw 1 card."),
        ({"after": "Move the defender up to 1 space."}, "After combat: Move the opposing fighter up to 1 space."),
        ({"kind": "defense", "after": "Move the defender up to 1 space."}, "After combat: Move your fighter up to 1 space."),
    ],
)
def test_texts_that_are_understood(tmp_path: Path, entries: dict[str, Any], text: str) -> None:
    assert first_text(tmp_path, **entries) == (text, "")


def test_a_card_with_a_refused_effect_plays_as_a_plain_value(tmp_path: Path) -> None:
    text, refused = first_text(tmp_path, during="Wiggle the reeds.", after="Draw 1 card.")
    assert text == "" and refused == "During combat: Wiggle the reeds.\nAfter combat: Draw 1 card."


def test_where_reading_stopped(tmp_path: Path) -> None:
    done = imported(tmp_path, deck([card("STAB", after="Draw 1 card. Splash the opposing fighter.")]))
    refused = done.refused[0]
    assert (refused.title, refused.where) == ("STAB", "after")
    assert str(refused.refusal) == 'not understood from here on: "Splash the opposing fighter."'
    line = done.text.split("\n")[done.line(refused) - 1]
    assert line == 'refused = "After combat: Draw 1 card. Splash the opposing fighter."'


def test_text_after_the_branches_of_a_choice_is_not_taken_for_a_branch(tmp_path: Path) -> None:
    text, refused = first_text(tmp_path, after="Choose one:\n- Draw 1 card.\n- Gain 1 action.\nDiscard 1 card.")
    assert not text and refused.endswith("Discard 1 card.")


def test_names_that_texts_use(tmp_path: Path) -> None:
    cards = [
        card("Reed Knife", after="You may discard any KNIFE cards."),
        card("Mud", during="You may spend 2 mud counters. If you do, add 2 to this card's value."),
        card("Shell", after="Gain 1 mud counter."),
        card("Nest", "scheme", None, basic="Place 1 nest token in a space in Heron's zone."),
        card("Frog Song", "scheme", None, basic="Move each Frog up to 2 spaces."),
    ]
    done = imported(tmp_path, deck(cards, sidekick=FROGS))
    hero = parse_hero(done.text, "x.toml", "x")
    assert [str(effect.refusal) for effect in done.refused] == []
    assert (hero.groups, hero.counters, hero.tokens) == (("KNIFE",), ("mud",), ("nest",))
    assert hero.fighters[0].called == ("Heron",)


def test_states_and_their_signs(tmp_path: Path) -> None:
    cards = [
        card("Rain", after="Draw 1 card.\u26a1If you won the combat, gain 1 action."),
        card("Gust", during="\u26a1\ufe0fThis card's value is 5."),
        card("Cloud", "scheme", None, basic="Enter the HIGH TIDE. Gain 1 action. \u26a1Gain 2 actions instead."),
        card("Calm", "scheme", None, basic="Draw 2 cards. Exit the HIGH TIDE."),
    ]
    rule = {
        "title": "Tide",
        "content": "Use this token to keep track of the tide. If Heron is in the HIGH TIDE, resolve all \u26a1 effects.",
    }
    done = imported(tmp_path, deck(cards, rules=[rule]))
    assert [str(effect.refusal) for effect in done.refused] == []
    hero = parse_hero(done.text, "x.toml", "x")
    assert hero.forms == ("Usual", "High Tide")
    assert [card.text for card in hero.cards[:4]] == [
        "After combat: Draw 1 card. If you are High Tide and you won the combat, gain 1 action.",
        "During combat: If you are High Tide, this card's value is 5.",
        "Enter the HIGH TIDE. Gain 1 action. If you are High Tide, gain 2 actions instead.",
        "Draw 2 cards. Transform into Usual.",
    ]


# --- abilities and rule cards -------------------------------------------------------------------------------


def test_an_ability_with_a_title(tmp_path: Path) -> None:
    hero = hero_of(tmp_path, deck([card("Stab")], ability="LONG PATIENCE\nAt the start of your turn, draw 1 card.\n"))
    assert (hero.ability_name, hero.ability_text) == ("Long Patience", "At the start of your turn, draw 1 card.")


def test_several_abilities_stand_on_lines_of_their_own(tmp_path: Path) -> None:
    text = "Marsh Heron is a large fighter. At the start of your turn, draw 1 card. After you attack, gain 1 action."
    hero = hero_of(tmp_path, deck([card("Stab")], ability=text))
    assert hero.ability_text == "At the start of your turn, draw 1 card.\nAfter you attack, gain 1 action."
    assert len(hero.abilities) == 2 and hero.fighters[0].large


@pytest.mark.parametrize(
    ("said", "at_start"), [("Do not start with any Wolves on the board.", 0), ("Start with 2 Wolves on the board.", 2)]
)
def test_sidekicks_that_begin_off_the_board(tmp_path: Path, said: str, at_start: int) -> None:
    wolves = {"name": "Wolf", "hp": 1, "quantity": 3, "isRanged": False, "quote": ""}
    text = f"At the start of your turn, you may take 1 damage to summon a Wolf adjacent to Marsh Heron. {said}"
    hero = hero_of(tmp_path, deck([card("Stab")], ability=text, sidekick=wolves))
    assert hero.fighters[1].at_start == at_start
    assert len(hero.abilities) == 1


def test_rule_cards(tmp_path: Path) -> None:
    rules = [
        {"title": "Tide", "content": "At the start of your turn, draw 1 card."},
        {"title": "Poem", "content": "The reeds are whispering."},
        {"title": "Nothing", "content": " "},
    ]
    hero = hero_of(tmp_path, deck([card("Stab")], ability="Reeds whisper.", rules=rules))
    assert hero.refused_rules == "Poem: The reeds are whispering."
    assert hero.refused_ability == "Reeds whisper."
    assert hero.ability_text == "At the start of your turn, draw 1 card."


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ("Use this token to keep track of the mud.", False),
        ("(Place MUDS on this card)", False),
        ("Place 3 MUDS on this card.", True),
        ("Place MUD tokens on this card whenever you win a combat.", True),
        ("Place a MUD on this card at the end of your turn", True),
        ("Use this token to keep track of the mud, and gain 1 action when it is full.", True),
    ],
)
def test_what_does_more_than_keep_track_is_no_cardboard(tmp_path: Path, said: str, refused: bool) -> None:
    cards = [card("Shell", after="Gain 1 MUD. You may spend 2 MUDS to draw 1 card.")]
    done = imported(tmp_path, deck(cards, rules=[{"title": "Puddle", "content": said}]))
    assert [effect.title for effect in done.refused] == (["Puddle"] if refused else [])


def test_a_game_says_at_its_start_what_is_not_played(tmp_path: Path) -> None:
    found = deck([card("Stab")], ability="Reeds whisper.", rules=[{"title": "Poem", "content": "They whisper."}])
    done = imported(tmp_path, found)
    (tmp_path / "marsh-heron.toml").write_text(done.text, "utf-8")
    game = Game(["marsh-heron", "genie"], seed=1, library=Library([tmp_path / "marsh-heron.toml"]))
    assert game.log()[1:3] == [
        "  Marsh Heron plays without the hero ability that its designer wrote: it was not understood.",
        "  Marsh Heron plays without the rules that its designer added: they were not understood.",
    ]
    plain = Game(["houdini", "genie"], seed=1)
    assert "plays without" not in "\n".join(plain.log())


# --- what is no deck ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "this file is empty"),
        (b" \n", "this file is empty"),
        (b"\xff\xfe\x00\x01", "this is not text (UTF-8), so it is no deck"),
        (b"hello", "this is not JSON (expecting value), so it is no deck"),
        (b'{"deck_data": {"hero":', "this is not JSON (it ends too soon), so it is no deck"),
        (b"[1, 2]", "it is not an object with a hero and cards"),
        (b"{}", "it has no hero"),
        (b'{"deck_data": 3}', "its deck_data is not an object"),
        (b'{"deck_data": {"hero": {}, "cards": null}}', "it has no cards"),
        (b'{"deck_data": {"hero": {}, "cards": []}}', "it has no cards"),
        (b'{"deck_data": {"hero": {}, "cards": [3]}}', "one of its cards is not an object"),
        (b"[" * 100_000, "this is nested too deeply to be a deck"),
        (b'{"hero": ' + b"9" * 5000 + b"}", "this is not JSON that can be read"),
        (
            b'{"hero": {}, "cards": [{"quantity": 60}, {"quantity": 60, "title": "b"}]}',
            "this deck has 120 cards; 63 are the most",
        ),
    ],
)
def test_what_is_no_deck_is_one_sentence(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "deck.json"
    path.write_bytes(content)
    with pytest.raises(FileFault) as problem:
        read_deck(path)
    assert told in str(problem.value) and "\n" not in str(problem.value)


def test_a_deck_without_its_wrapping_and_names_is_read(tmp_path: Path) -> None:
    bare = {"hero": {"hp": 9}, "cards": [{"title": "Stab", "quantity": 30, "type": "attack", "value": 2}]}
    hero = hero_of(tmp_path, bare)
    assert (hero.key, hero.name, hero.cards[0].boost) == ("hero", "Hero", 0)


JUNK = [None, 3, -1, 1.5, 10**30, "", "\n", 'a\\b"""c', "\ud800", "[[cards]]\nname = 3", [], {}, True, "\u26a1\ufe0f"]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_whatever_stands_in_an_entry_the_hero_loads_or_the_deck_is_refused(tmp_path: Path, junk: object) -> None:
    """Each entry in turn is replaced by junk."""
    usual = deck([card("Stab")], sidekick=dict(FROGS), rules=[{}])
    inner = usual["deck_data"]
    for table in (usual, inner, inner["hero"], inner["sidekick"], inner["cards"][0]):
        for entry in list(table):  # the fewer texts, the faster
            kept = table[entry]
            table[entry] = junk
            try:
                done = imported(tmp_path, usual)
                parse_hero(done.text, "x.toml", "x")
                done.text.encode()
            except FileFault as problem:
                assert "\n" not in str(problem)
            table[entry] = kept
