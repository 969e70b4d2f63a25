"""What lies open and what is hidden: discard piles, face-down cards, the hands of a team."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables import play, seen, table

DUEL = """
    board: {lines: [a-b, b-c], zones: {red: [a, b], blue: [c]}}
    sides:
      - hero: genie
        fighters: {genie: {at: a}}
        hand: [wishing-for-more-wishes, feint]
        discard: [three-wishes, back-in-the-lamp]
      - hero: houdini
        fighters: {houdini: {at: b}, bess: {at: c}}
        hand: [grand-escape, flourish, misdirection]
        discard: [sleight-of-hand]
    turn: genie
"""
TEAMS = """
    board: {lines: [a-b, a-f, b-c, c-d, d-e], zones: {red: [a, b, c, d, e, f]}}
    sides:
      - hero: genie
        fighters: {genie: {at: a}}
        hand: [feint, three-wishes]
      - hero: dracula
        fighters: {dracula: {at: c}}
        hand: [dash]
      - hero: houdini
        fighters: {houdini: {at: b}, bess: {at: d}}
        hand: [flourish, misdirection]
      - hero: invisible-man
        fighters: {invisible-man: {at: e}}
        hand: [vanish, lurking]
    turn: genie
"""


@pytest.mark.parity
@pytest.mark.rule("R91")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_player_may_look_through_every_discard_pile_and_through_no_deck(tmp_path: Path, seat: int) -> None:
    at = table(tmp_path, DUEL)
    mine = seen(at, seat)
    assert sorted(mine.discard("genie")) == ["back-in-the-lamp", "three-wishes"]
    assert mine.discard("houdini") == ["sleight-of-hand"]
    for side in at.sides:
        assert set(mine.deck(side)) == {None}


@pytest.mark.parity
@pytest.mark.rule("R91")
def test_cards_drawn_to_choose_from_are_seen_by_their_owner_and_are_no_discards(tmp_path: Path) -> None:
    at = table(
        tmp_path,
        """
        board: {lines: [a-b], zones: {red: [a, b]}}
        sides:
          - hero: jekyll-and-hyde
            fighters: {jekyll-and-hyde: {at: a}}
            hand: [calming-research, skirmish]
            discard: [pure-evil]
            deck: [feint, with-haste, strange-case, strange-case]
          - hero: genie
            fighters: {genie: {at: b}}
        turn: jekyll-and-hyde
        """,
    )
    play(at, "scheme:calming-research", "number:3")
    aside = ["feint", "strange-case", "with-haste"]
    assert sorted(seen(at, 0).aside("jekyll-and-hyde")) == sorted(at.aside("jekyll-and-hyde")) == aside
    assert seen(at, 1).aside("jekyll-and-hyde") == []
    for seat in (0, 1):
        assert seen(at, seat).discard("jekyll-and-hyde") == ["pure-evil"]
    play(at, "card:feint", "card:with-haste")
    assert at.aside("jekyll-and-hyde") == []
    assert sorted(seen(at, 1).discard("jekyll-and-hyde")) == ["calming-research", "pure-evil"]


@pytest.mark.parity
@pytest.mark.rule("R89", "R90", "R92")
def test_what_was_played_and_discarded_lies_open_and_is_never_drawn(tmp_path: Path) -> None:
    """The Genie draws his whole deck, and once more, and gets nothing of what lies in his discard pile."""
    deck = ["i-am-freed", "prisoners-torment", "imprisoned-wrath", "feint", "back-in-the-lamp"]
    text = DUEL.replace(
        "[three-wishes, back-in-the-lamp]", f"[three-wishes, three-wishes]\n        deck: [{', '.join(deck)}]"
    )
    at = table(tmp_path, text)

    def piles(discard: list[str], left: list[str]) -> None:
        for seat in (0, 1):
            assert sorted(seen(at, seat).discard("genie")) == sorted(discard)
        assert at.deck("genie") == left

    piles(["three-wishes", "three-wishes"], deck)
    play(at, "attack:genie>houdini", "card:wishing-for-more-wishes", "card:grand-escape", "pass")
    played = ["three-wishes", "three-wishes", "wishing-for-more-wishes"]
    piles(played, deck[3:])
    play(at, "maneuver", "card:feint")
    piles([*played, "feint"], deck[4:])
    while at.turn == "houdini":
        keys = [option.key for option in at.options]
        play(at, "pass" if "pass" in keys else "maneuver")
    play(at, "pass", "maneuver", "pass")
    piles([*played, "feint"], [])
    held, health = at.hand("genie"), at.fighter("genie").health
    assert sorted(map(str, held)) == sorted(deck)
    play(at, "maneuver")
    piles([*played, "feint"], [])
    assert (at.hand("genie"), at.fighter("genie").health) == (held, health - 2)


@pytest.mark.parity
@pytest.mark.rule("R105", "R101", "R103")
def test_both_cards_of_a_combat_are_hidden_until_both_players_have_chosen(tmp_path: Path) -> None:
    at = table(tmp_path, DUEL)
    play(at, "attack:genie>houdini", "card:wishing-for-more-wishes")
    attack, defense = seen(at, 1).combat or pytest.fail("no combat")
    assert (attack.card, attack.face_down, attack.value) == (None, True, 0)
    assert (defense.card, defense.face_down) == (None, False)
    own = (seen(at, 0).combat or pytest.fail("no combat"))[0]
    assert (own.card, own.face_down) == ("wishing-for-more-wishes", True)
    play(at, "card:grand-escape")
    # Grand Escape asks for its boost: by now both lie open, for both players.
    assert at.decision is not None
    assert (at.decision.side, at.decision.kind) == ("houdini", "card")
    for seat in (0, 1):
        roles = seen(at, seat).combat or pytest.fail("no combat")
        assert [role.card for role in roles] == ["wishing-for-more-wishes", "grand-escape"]
        assert [role.face_down for role in roles] == [False, False]
        assert [role.value for role in roles] == [3, 2]


@pytest.mark.parity
@pytest.mark.rule("Q36", "R158")
def test_teammates_see_each_others_hands_and_nobody_elses(tmp_path: Path) -> None:
    at = table(tmp_path, TEAMS)
    hands = {side: at.hand(side) for side in at.sides}
    for seat, team in ((0, {"genie", "houdini"}), (2, {"genie", "houdini"}), (1, {"dracula", "invisible-man"})):
        shown = {side: seen(at, seat).hand(side) for side in at.sides}
        for side, hand in hands.items():
            expected = sorted(map(str, hand)) if side in team else ["None"] * len(hand)
            assert sorted(map(str, shown[side])) == expected, f"seat {seat} looks at {side}"


@pytest.mark.parity
@pytest.mark.rule("Q36", "R158")
def test_teammates_do_not_play_each_others_cards_or_move_each_others_fighters(tmp_path: Path) -> None:
    at = table(tmp_path, TEAMS)
    assert at.decision is not None
    assert at.decision.seat == 0
    assert {option.key for option in at.options} == {
        "maneuver",
        "scheme:three-wishes",
        "attack:genie>dracula",
        "attack:genie>invisible-man",
    }
    assert not seen(at, 2).options, "the teammate is not asked"
    play(at, "maneuver", "pass")
    assert [option.key for option in at.options] == ["fighter:genie", "pass"], "Bess could move, but is not yours"
