"""Tokens, where no hero of the boxes takes them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables import HEROES_FOR_TESTS, play, table

from peerless.core.layout import MAX_SPACES


@pytest.mark.parity
@pytest.mark.rule("Q51", "Q52")
def test_no_token_moves_from_under_a_fighter_who_is_not_there(tmp_path: Path) -> None:
    at = table(
        tmp_path,
        f"""
        heroes: ["{HEROES_FOR_TESTS}"]
        board: {{lines: [a-b, b-c], zones: {{red: [a, b, c]}}}}
        sides:
          - hero: juggler
            fighters: {{juggler: {{at: a}}}}
            tokens: {{ball: [b]}}
            hand: [catch]
          - hero: genie
            fighters: {{genie: {{at: c}}}}
        turn: juggler
        """,
    )
    play(at, "scheme:catch")
    while at.decision and at.decision.kind != "action":
        play(at, at.options[0].key)
    assert at.tokens("juggler") == {"ball": ["b"]}


@pytest.mark.parity
@pytest.mark.rule("Q48", "Q51", "Q52")
@pytest.mark.parametrize("away", [True, False])
@pytest.mark.parametrize("spaces", [6, MAX_SPACES])
def test_a_hero_off_the_board_has_no_zones_to_lay_tokens_in(tmp_path: Path, spaces: int, away: bool) -> None:
    names = [f"s{i}" for i in range(spaces)]
    at = table(
        tmp_path,
        f"""
        heroes: ["{HEROES_FOR_TESTS}"]
        board: {{zones: {{red: [{", ".join(names[:4])}], blue: [{", ".join(names[4:])}]}}}}
        sides:
          - hero: gardener
            fighters: {{gardener: {{at: {"off" if away else "s0"}}}, mole: {{at: s1}}}}
            hand: [sow]
            deck: [rake]
          - hero: genie
            fighters: {{genie: {{at: {names[-1]}}}}}
        turn: gardener
        """,
    )
    play(at, "scheme:sow")
    if not away:
        play(at, "fighter:mole")
        assert [option.key for option in at.options] == ["space:s0", "space:s1", "space:s2", "space:s3"], "free or not"
        play(at, "space:s2")
        assert [option.key for option in at.options] == ["space:s0", "space:s1", "space:s3"], "no two in one space"
        play(at, "space:s3")
    assert at.tokens("gardener") == {"seed": [] if away else ["s2", "s3"]}
    assert at.hand("gardener") == ["rake"], "the rest of the effect happens"
    assert at.decision is not None and at.decision.kind == "action"


@pytest.mark.parity
@pytest.mark.rule("Q32", "Q51")
@pytest.mark.parametrize(("red", "offered"), [("b, c", "cde"), ("a, b", "cde"), ("a, b, c, d", "cd")])
def test_before_the_game_tokens_go_to_free_spaces_of_the_zones_or_else_to_any(
    tmp_path: Path, red: str, offered: str
) -> None:
    """The Juggler stands in a and his Twin in b: outside all zones, in a full one, and where there is room."""
    at = table(
        tmp_path,
        f"""
        heroes: ["{HEROES_FOR_TESTS}"]
        board: {{lines: [a-b, b-c, c-d, d-e], zones: {{red: [{red}], blue: [e]}}, starts: [a, e]}}
        sides:
          - hero: juggler
          - hero: genie
        start: setup
        """,
    )
    while at.decision is not None and "ball token" not in at.decision.text():
        play(at, "space:b")
    assert [option.key for option in at.options] == [f"space:{name}" for name in offered]


@pytest.mark.parity
@pytest.mark.rule("Q51")
def test_a_hero_outside_all_zones_lays_no_tokens_during_the_game(tmp_path: Path) -> None:
    at = table(
        tmp_path,
        f"""
        heroes: ["{HEROES_FOR_TESTS}"]
        board: {{lines: [a-b, b-c, c-d], zones: {{red: [b, c]}}}}
        sides:
          - hero: gardener
            fighters: {{gardener: {{at: a}}}}
            hand: [sow]
          - hero: genie
            fighters: {{genie: {{at: b}}}}
        turn: gardener
        """,
    )
    play(at, "scheme:sow")
    assert at.tokens("gardener") == {"seed": []}
    assert at.decision is not None and at.decision.kind == "action"
