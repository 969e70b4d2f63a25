"""What lies in the boxes: heroes, cards, sidekicks, dials, tokens and boards, counted."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest
from tables import play

from peerless import Game
from peerless.content.board import Board
from peerless.content.faults import Fault
from peerless.content.hero import Hero
from peerless.content.library import Library
from peerless.core import layout

LIBRARY = Library()
HEROES = {name: LIBRARY.hero(name).hero for name in LIBRARY.heroes}
BOARDS = {name: LIBRARY.board(name) for name in LIBRARY.boards}
BOXES = {
    "Houdini vs. The Genie": ["genie", "houdini"],
    "Cobble & Fog": ["dracula", "invisible-man", "jekyll-and-hyde", "sherlock-holmes"],
}


def box_of(thing: Hero | Board) -> str:
    return str(tomllib.loads(thing.source)["set"])


def heroes_in(box: str) -> list[Hero]:
    return [hero for hero in HEROES.values() if box_of(hero) == box]


def deck_size(hero: Hero) -> int:
    return sum(card.copies for card in hero.cards)


def sidekicks(hero: Hero) -> int:
    return sum(fighter.count for fighter in hero.fighters if not fighter.hero)


def dials(hero: Hero) -> int:
    """A fighter has a dial unless it is one of several and falls to the first damage."""
    return sum(fighter.count for fighter in hero.fighters if fighter.health > 1)


@pytest.mark.rule("R6", "R7", "R8")
def test_houdini_vs_the_genie_holds_two_heroes_sixty_cards_three_dials_and_one_sidekick() -> None:
    heroes = heroes_in("Houdini vs. The Genie")
    assert sorted(hero.key for hero in heroes) == BOXES["Houdini vs. The Genie"]
    assert sum(map(deck_size, heroes)) == 60
    assert sum(map(dials, heroes)) == 3
    assert sum(map(sidekicks, heroes)) == 1
    houdini, genie = HEROES["houdini"], HEROES["genie"]
    assert (deck_size(houdini), sidekicks(houdini), dials(houdini)) == (30, 1, 2)
    assert (deck_size(genie), sidekicks(genie), dials(genie)) == (30, 0, 1)
    assert [fighter.name for fighter in houdini.fighters] == ["Houdini", "Bess"]


@pytest.mark.rule("R6", "R9")
def test_houdini_vs_the_genie_has_one_battlefield() -> None:
    boards = [board for board in BOARDS.values() if box_of(board) == "Houdini vs. The Genie"]
    assert [board.name for board in boards] == ["King Solomon's Mine"]
    (mine,) = boards
    assert (len(mine.spaces), len(mine.lines), len(mine.zones), len(mine.passages)) == (29, 42, 7, 6)


@pytest.mark.rule("R10")
def test_cobble_and_fog_holds_four_heroes_120_cards_five_dials_four_sidekicks_and_two_battlefields() -> None:
    heroes = heroes_in("Cobble & Fog")
    assert sorted(hero.key for hero in heroes) == BOXES["Cobble & Fog"]
    assert sum(map(deck_size, heroes)) == 120
    assert sum(map(dials, heroes)) == 5
    assert sum(map(sidekicks, heroes)) == 4
    boards = {board.name: board for board in BOARDS.values() if box_of(board) == "Cobble & Fog"}
    assert sorted(boards) == ["Baskerville Manor", "Soho"]
    shapes = {name: (len(b.spaces), len(b.lines), len(b.zones), len(b.passages)) for name, b in boards.items()}
    assert shapes == {"Soho": (29, 36, 7, 0), "Baskerville Manor": (32, 46, 7, 4)}


@pytest.mark.rule("R11", "R23", "R24")
def test_dracula_has_thirty_cards_and_three_sisters_of_one_health() -> None:
    hero = HEROES["dracula"]
    assert (deck_size(hero), sidekicks(hero), dials(hero)) == (30, 3, 1)
    (sister,) = [fighter for fighter in hero.fighters if not fighter.hero]
    assert (sister.name, sister.count, sister.health, sister.max_health) == ("Sister", 3, 1, 1)


@pytest.mark.rule("R12")
def test_jekyll_and_hyde_is_one_fighter_with_thirty_cards_and_two_personas() -> None:
    hero = HEROES["jekyll-and-hyde"]
    assert (deck_size(hero), sidekicks(hero), dials(hero), len(hero.fighters)) == (30, 0, 1, 1)
    assert hero.forms == ("Dr. Jekyll", "Mr. Hyde")


@pytest.mark.rule("R13")
def test_sherlock_holmes_has_thirty_cards_and_watson_with_a_dial() -> None:
    hero = HEROES["sherlock-holmes"]
    assert (deck_size(hero), sidekicks(hero), dials(hero)) == (30, 1, 2)


@pytest.mark.parity
@pytest.mark.rule("R14", "R137")
def test_the_invisible_man_has_thirty_cards_three_fog_tokens_and_no_sidekick() -> None:
    hero = HEROES["invisible-man"]
    assert (deck_size(hero), sidekicks(hero), dials(hero), hero.tokens) == (30, 0, 1, ("fog",))
    game = Game(["invisible-man", "genie"], seed=1)
    while game.turn is None:
        play(game, game.options[0].key)
    assert len(set(game.tokens("invisible-man")["fog"])) == 3


@pytest.mark.rule("R162", "R161")
def test_only_cobble_and_fog_alone_can_seat_two_teams() -> None:
    able = {
        box: len(keys) >= 4 and any(len(b.starts) >= 4 for b in BOARDS.values() if box_of(b) == box)
        for box, keys in BOXES.items()
    }
    assert able == {"Houdini vs. The Genie": False, "Cobble & Fog": True}
    with pytest.raises(Fault, match=r"King Solomon's Mine has 2 starting spaces, 4 heroes need 4"):
        Game(BOXES["Cobble & Fog"], board="king-solomons-mine", seed=1)
    for board in ("soho", "baskerville-manor"):
        assert len(Game(BOXES["Cobble & Fog"], board=board, seed=1).sides) == 4


@pytest.mark.rule("R1", "R16", "R19")
@pytest.mark.parametrize("hero", HEROES.values(), ids=lambda hero: hero.key)
def test_a_hero_is_one_fighter_with_an_ability_a_deck_of_its_own_and_perhaps_sidekicks(hero: Hero) -> None:
    assert sum(fighter.hero * fighter.count for fighter in hero.fighters) == 1
    assert hero.abilities
    assert hero.ability_text
    decks = [{(card.name, card.text) for card in other.cards} for other in HEROES.values()]
    assert decks.count({(card.name, card.text) for card in hero.cards}) == 1


@pytest.mark.parity
@pytest.mark.rule("R17", "R37")
def test_hero_and_sidekick_both_stand_on_spaces_and_move_from_space_to_space() -> None:
    game = Game(["houdini", "genie"], seed=3)
    while game.turn is None:
        play(game, game.options[0].key)
    before = {fighter.key: fighter.space for fighter in game.fighters}
    assert all(space in game.names.board.spaces for space in before.values())
    play(game, "maneuver", "pass", "fighter:houdini")
    play(game, game.options[-1].key)
    play(game, "fighter:bess")
    play(game, game.options[-1].key)
    after = {fighter.key: fighter.space for fighter in game.fighters}
    assert {key for key in before if before[key] != after[key]} == {"houdini", "bess"}


@pytest.mark.rule("R55", "R56", "R58", "R59")
def test_a_card_says_its_type_value_user_name_effect_boost_deck_and_copies() -> None:
    kinds = Counter(card.kind for hero in HEROES.values() for card in hero.cards)
    attack, defense, scheme = layout.ATTACK_CARD, layout.DEFENSE_CARD, layout.SCHEME_CARD
    assert kinds == {attack: 20, defense: 12, attack | defense: 28, scheme: 18}
    for hero in HEROES.values():
        for card in hero.cards:
            assert (card.value is None) == (card.kind == scheme), card.name
            assert card.boost in (1, 2, 3, 4), card.name
            assert card.copies in (1, 2, 3, 4), card.name
            assert card.user in ("any", *hero.forms, *(fighter.name for fighter in hero.fighters)), card.name
    plain = [card.name for hero in HEROES.values() for card in hero.cards if not card.text]
    assert plain == ["Service Revolver"]


@pytest.mark.rule("R60")
def test_decks_differ_but_four_of_them_share_feint() -> None:
    holders = Counter(card.name for hero in HEROES.values() for card in hero.cards)
    assert {name: count for name, count in holders.items() if count > 1} == {"Feint": 4}
