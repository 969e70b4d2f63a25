"""Tokens, where no hero of the boxes takes them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables import HEROES_FOR_TESTS, play, table


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
