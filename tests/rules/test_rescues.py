"""What everybody is told when a card that was to save a fighter does not."""

from pathlib import Path

import pytest
from tables import HEROES_FOR_TESTS, play, table

from peerless.core import events
from peerless.record.game_record import events_of


@pytest.mark.parity
@pytest.mark.rule("Q2", "Q49", "R167")
@pytest.mark.parametrize("attack", ["boo", "hush-hush"])
def test_in_teams_the_side_is_out_and_the_game_goes_on(tmp_path: Path, attack: str) -> None:
    """The rescue is canceled after the fall, or comes to nothing by itself; the other hero of the team stands."""
    at = table(
        tmp_path,
        f"""
        heroes: ["{HEROES_FOR_TESTS}"]
        board: {{lines: [a-b, c-d], zones: {{red: [a, b], blue: [c, d]}}}}
        sides:
          - hero: usher
            fighters: {{usher.1: {{at: a}}}}
            hand: [{attack}, hush]
            deck: [show-out]
          - hero: usher
            fighters: {{usher.2: {{at: b, health: 2}}}}
            hand: [second-wind]
          - hero: genie
            fighters: {{genie: {{at: c}}}}
          - hero: houdini
            fighters: {{houdini: {{at: d}}}}
        turn: usher.1
        """,
    )
    play(at, "attack:usher.1>usher.2", f"card:{attack}", "card:second-wind")
    assert not at.over
    assert at.decision is not None and (at.decision.side, at.decision.kind) == ("usher.1", "action")
    assert sorted(map(str, at.hand("usher.1"))) == ["hush", "show-out"], "the rest of the effect happens"
    out = [event[1] for event in events_of(at) if event[0] == events.OUT]
    assert out == [1]
