"""What a seat knows of cards that it does not see any more: shown hands, cards put on a deck, worlds that fit all that."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables import HEROES_FOR_TESTS, play, seen, table

from peerless.content.table import Table
from peerless.core import layout, view
from peerless.lab import laws
from peerless.lab.invariants import Invariants


def check_worlds(at: Table, seat: int) -> None:
    """Every world that this seat may think of is whole, looks to it as the game does, and can be played on."""
    for word in range(30):
        laws.check_view_of_world(at.state, seat, word, Invariants(at.state.world))
    laws.check_playing_on(at.state, seat, 1)


@pytest.mark.parity
@pytest.mark.rule("Q36", "Q46")
def test_a_hand_that_was_shown_to_all_is_known_to_all(tmp_path: Path) -> None:
    at = table(
        tmp_path,
        """
        board: {lines: [a-b, c-d], zones: {red: [a, b], blue: [c, d]}}
        sides:
          - hero: sherlock-holmes
            fighters: {holmes: {at: a}}
            hand: [confirm-suspicion]
          - hero: genie
            fighters: {genie: {at: b}}
            hand: [feint, three-wishes]
          - hero: houdini
            fighters: {houdini: {at: c}}
          - hero: dracula
            fighters: {dracula: {at: d}}
        turn: sherlock-holmes
        """,
    )
    play(at, "scheme:confirm-suspicion", "opponent:genie")
    assert seen(at, 0).hand("genie") == [None, None]
    play(at, "number:4", "pass")
    for seat in (0, 2, 3):
        assert seen(at, seat).hand("genie") == at.hand("genie")


@pytest.mark.parity
@pytest.mark.rule("Q46")
def test_who_puts_cards_under_the_deck_knows_them_there_and_nobody_else_does(tmp_path: Path) -> None:
    at = table(
        tmp_path,
        """
        board: {lines: [a-b], zones: {red: [a, b]}}
        sides:
          - hero: jekyll-and-hyde
            fighters: {jekyll-and-hyde: {at: a}}
            hand: [calming-research]
            deck: [feint, skirmish, pure-evil, strange-case]
          - hero: genie
            fighters: {genie: {at: b}}
        turn: jekyll-and-hyde
        """,
    )
    play(at, "scheme:calming-research", "number:3", "card:skirmish", "card:feint")
    assert at.deck("jekyll-and-hyde") == ["strange-case", "feint", "pure-evil"]
    assert seen(at, 0).deck("jekyll-and-hyde") == [None, "feint", "pure-evil"]
    assert seen(at, 1).deck("jekyll-and-hyde") == [None, None, None]


SEEN_BY_HOLMES = """
    board: {lines: [a-b], zones: {red: [a, b]}}
    sides:
      - hero: sherlock-holmes
        fighters: {holmes: {at: a}}
        hand: [eliminate-the-impossible, counterpunch, feint]
      - hero: invisible-man
        fighters: {invisible-man: {at: b}}
        tokens: {fog: [a, b]}
        hand: [coded-notes, lurking, vanish, confound]
    turn: sherlock-holmes
"""


@pytest.mark.parity
@pytest.mark.rule("Q46")
def test_cards_picked_from_a_known_hand_for_the_deck_may_be_any_of_the_hand(tmp_path: Path) -> None:
    """Holmes saw the hand, three new cards came into it, and two of all went on the deck."""
    at = table(tmp_path, SEEN_BY_HOLMES)
    play(at, "scheme:eliminate-the-impossible", "card:confound")
    play(at, "attack:holmes>invisible-man", "card:counterpunch", "card:coded-notes", "card:vanish")
    check_worlds(at, 0)
    play(at, "card:lurking")
    assert at.deck("invisible-man")[:2] == ["lurking", "vanish"]
    check_worlds(at, 0)
    worlds = [Table(at.setup, view.determinize(seen(at, 0).state, word)) for word in range(60)]
    assert {"lurking" in world.hand("invisible-man") for world in worlds} == {True, False}
    for world in worlds:
        held = [*world.hand("invisible-man"), *world.deck("invisible-man")[:2]]
        assert {"lurking", "vanish"} <= set(held), "Holmes knows that these two are still there"


@pytest.mark.parity
@pytest.mark.rule("Q46")
def test_a_card_that_went_on_the_deck_and_was_drawn_to_choose_from_may_be_anywhere_on_its_way(tmp_path: Path) -> None:
    """The Genie saw the hand; a card of it went on the deck and from there among the cards to choose from."""
    at = table(
        tmp_path,
        f"""
        heroes: ["{HEROES_FOR_TESTS}"]
        board: {{lines: [a-b], zones: {{red: [a, b]}}}}
        sides:
          - hero: genie
            fighters: {{genie: {{at: a}}}}
            hand: [ive-made-sultans-out-of-less, feint]
          - hero: juggler
            fighters: {{juggler: {{at: b}}}}
            tokens: {{ball: [a]}}
            hand: [shuffle, heckle, knives, switch]
            deck: [pins, pins, hoops, hoops, encore]
        turn: genie
        actions: 1
        """,
    )
    play(at, "attack:genie>juggler", "card:ive-made-sultans-out-of-less", "pass", "card:switch")
    play(at, "scheme:shuffle", "card:heckle", "number:2")
    assert at.aside("juggler") == ["heckle", "pins"]
    check_worlds(at, 0)
    worlds = [Table(at.setup, view.determinize(seen(at, 0).state, word)) for word in range(60)]
    assert {"heckle" in world.aside("juggler") for world in worlds} == {True, False}
    for world in worlds:
        assert {"heckle", "knives"} <= {*world.hand("juggler"), *world.aside("juggler")}
    play(at, "card:pins")
    check_worlds(at, 0)
    assert at.deck("juggler")[-1] == "heckle"


@pytest.mark.parity
@pytest.mark.rule("R101", "Q46")
def test_a_view_says_of_no_card_that_it_is_in_a_hand_when_it_may_lie_face_down(tmp_path: Path) -> None:
    """The Genie knows two of three cards; one of the three attacks him, and two are left."""
    at = table(
        tmp_path,
        """
        board: {lines: [g-h], zones: {red: [g, h]}}
        sides:
          - hero: genie
            fighters: {genie: {at: g}}
            hand: [ive-made-sultans-out-of-less, three-wishes]
          - hero: houdini
            fighters: {houdini: {at: h}}
            hand: [flourish, grand-escape, misdirection]
            deck: [vanishing-act, the-big-reveal]
        turn: genie
        actions: 1
        """,
    )
    play(at, "attack:genie>houdini", "card:ive-made-sultans-out-of-less", "pass", "card:misdirection")
    assert seen(at, 0).state.side(1, layout.HAND) == at.state.side(1, layout.HAND), "all of it was seen"
    play(at, "maneuver", "pass")
    assert seen(at, 0).state.side(1, layout.HAND) == 0, "not all of it is known any more"
    play(at, "attack:houdini>genie", "card:flourish")
    assert seen(at, 0).state.side(1, layout.HAND) == 0
