"""The log says what really happened: who was placed and not moved, why nothing happened, where a value comes from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tables import HEROES_FOR_TESTS, play, table, told

from peerless import Game
from peerless.content.library import Library
from peerless.content.origins import origin_at
from peerless.content.setup import Setup
from peerless.content.table import Table
from peerless.content.words import words
from peerless.core import events, ops
from peerless.core.world import STEP_WIDTH
from peerless.record.game_record import events_of
from peerless.record.log import log
from peerless.record.reasons import OF_ROLE_CARD, Reasons
from peerless.record.scenario import Player, read_scenarios

SCENARIOS = Path(__file__).parents[1] / "scenarios"

# --- placed or moved ----------------------------------------------------------------------------------------

BOOSTED = """
board:
  lines: [h-b, b-a, a-g, g-c, c-d, h-e]
  zones: {sand: [h, b, a], rock: [g, c, d, e]}
sides:
  - hero: houdini
    fighters: {houdini: {at: h}, bess: {at: b}}
    hand: [misdirection]
    deck: [flourish, misdirection]
  - hero: genie
    fighters: {genie: {at: g}}
turn: houdini
"""


def boosted(folder: Path) -> Table:
    at = table(folder, BOOSTED)
    play(at, "maneuver", "card:misdirection", "fighter:genie")
    return at


def test_a_boost_offers_houdini_spaces_to_move_to_and_spaces_to_be_placed_on(tmp_path: Path) -> None:
    at = boosted(tmp_path)
    assert {option.key: option.text() for option in at.options}["fighter:houdini"] == "Move or place Houdini"
    play(at, "fighter:houdini")
    assert at.decision is not None
    assert at.decision.text() == "Houdini: choose where Houdini moves or is placed (Escape Artist)."
    assert [option.text() for option in at.options] == [
        "Move to space a",
        "Place Houdini on space c",
        "Place Houdini on space d",
        "Move to space e",
    ]


def test_houdini_out_of_reach_is_told_as_placed_by_his_ability(tmp_path: Path) -> None:
    at = table(tmp_path, BOOSTED)
    lines = told(at, "maneuver", "card:misdirection", "fighter:genie", "fighter:houdini", "space:d", "pass")
    assert "Houdini is placed on space d, coming from h (Escape Artist)." in lines
    assert not any("Houdini moves" in line for line in lines)


def test_a_space_within_reach_is_told_as_a_move(tmp_path: Path) -> None:
    at = table(tmp_path, BOOSTED)
    lines = told(at, "maneuver", "card:misdirection", "fighter:genie", "fighter:houdini", "space:a", "pass")
    assert "Houdini moves from h to a." in lines


def test_bess_is_never_told_as_placed(tmp_path: Path) -> None:
    at = boosted(tmp_path)
    play(at, "fighter:bess")
    assert all(option.text().startswith("Move to space") for option in at.options)


# --- why nothing happened -----------------------------------------------------------------------------------

FIGHT = """
board:
  lines: [g-h, h-m, m-b]
  zones: {{sand: [g, h], rock: [m, b]}}
sides:
  - hero: {attacker}
    fighters: {{{fighter}: {{at: g}}}}
    hand: [{hand}]
    deck: [{deck}]
  - hero: houdini
    fighters: {{houdini: {{at: {at}}}, bess: {{at: b}}}}
    hand: [{theirs}]
    deck: [misdirection, misdirection]
turn: {attacker}
"""


def fight(
    folder: Path, hand: str, theirs: str = "", *, attacker: str = "genie", at: str = "h", deck: str = "feint, feint"
) -> Table:
    fighter = {"genie": "genie", "invisible-man": "invisible-man"}[attacker]
    text = FIGHT.format(attacker=attacker, fighter=fighter, hand=hand, theirs=theirs, at=at, deck=deck)
    return table(folder, text)


def line_of(lines: list[str], card: str) -> str:
    (found,) = [line for line in lines if line.startswith(card + ",")]
    return found


def test_nothing_happens_because_the_condition_is_not_met(tmp_path: Path) -> None:
    at = fight(tmp_path, "careful-what-you-wish-for")
    lines = told(at, "attack:genie>houdini", "pass")
    said = "Careful What You Wish For, after combat: nothing happens (the Genie did not lose the combat)."
    assert line_of(lines, "Careful What You Wish For") == said


def test_nothing_happens_because_the_player_passes(tmp_path: Path) -> None:
    at = fight(tmp_path, "i-grant-you-death")
    lines = told(at, "attack:genie>houdini", "pass", "pass")
    assert line_of(lines, "I Grant You... Death") == "I Grant You... Death, after combat: The Genie passes."


def test_nothing_happens_because_nobody_is_adjacent(tmp_path: Path) -> None:
    text = FIGHT.replace("{{sand: [g, h], rock: [m, b]}}", "{{sand: [g, h, m], rock: [b]}}")
    held = {"hand": "i-grant-you-death", "theirs": "", "deck": "feint, feint"}
    at = table(tmp_path, text.format(attacker="genie", fighter="genie", at="m", **held))
    lines = told(at, "attack:genie>houdini", "pass")
    said = "I Grant You... Death, after combat: nothing happens (no fighter is adjacent to the Genie)."
    assert line_of(lines, "I Grant You... Death") == said


def test_nothing_happens_because_there_is_no_card_to_cancel(tmp_path: Path) -> None:
    at = fight(tmp_path, "feint", deck="three-wishes")
    lines = told(at, "attack:genie>houdini", "pass")
    said = "Feint, immediately: nothing happens (the opponent has no card in the combat)."
    assert line_of(lines, "Feint") == said


def test_nothing_happens_because_the_price_cannot_be_paid(tmp_path: Path) -> None:
    at = fight(tmp_path, "imprisoned-wrath, feint")
    lines = told(at, "attack:genie>houdini", "card:imprisoned-wrath", "pass")
    said = "Imprisoned Wrath, after combat: nothing happens (there are too few cards in hand)."
    assert line_of(lines, "Imprisoned Wrath") == said


def test_a_part_that_is_impossible_says_what_is_missing(tmp_path: Path) -> None:
    at = fight(tmp_path, "ive-made-sultans-out-of-less")
    lines = told(at, "attack:genie>houdini", "pass")
    assert "This cannot be done: there is no card in hand." in lines


def test_whoever_passes_and_whoever_has_nothing_that_fits_are_told_alike(tmp_path: Path) -> None:
    """Sleight of Hand: the others see a pass, whatever the hand holds."""
    said = []
    for number, rest in enumerate(("flourish", "set-the-stage")):
        folder = tmp_path / str(number)
        folder.mkdir()
        at = table(
            folder,
            f"""
            board: {{lines: [g-h, h-b], zones: {{sand: [g, h, b]}}}}
            sides:
              - hero: houdini
                fighters: {{houdini: {{at: h}}, bess: {{at: b}}}}
                hand: [sleight-of-hand, {rest}]
              - {{hero: genie, fighters: {{genie: {{at: g}}}}, deck: [feint]}}
            turn: houdini
            """,
        )
        told(at, "attack:houdini>genie", "card:sleight-of-hand", "pass", "pass")
        said.append(log(events_of(at), at.setup, seat=1))
    assert said[0] == said[1]
    assert "Sleight of Hand, immediately: Houdini passes." in [line.strip() for line in said[0]]


LIBRARY = Library([HEROES_FOR_TESTS])


def steps_that_may_fail(setup: Setup) -> Iterator[tuple[int, int]]:
    """The step and its term or role, in the programs of the first side's cards and abilities."""
    code = [int(word) for word in setup.world.code]
    asking = (ops.ASK_CARD, ops.ASK_FIGHTER, ops.ASK_SPACE, ops.ASK_TOKEN, ops.ASK_YES)
    starts = sorted({int(start) for start in [*setup.world.effect, *setup.world.trigger_code] if start})
    for start, end in zip(starts, [*starts[1:], len(code)], strict=True):
        if origin_at(setup, start).side == 0:
            for at in range(start, end, STEP_WIDTH):
                if code[at] in (ops.JUMP_UNLESS, *asking, *OF_ROLE_CARD):
                    yield code[at], code[at + 3] if code[at] in asking else code[at + 1]


def test_a_reason_can_be_given_for_every_step_that_may_come_to_nothing() -> None:
    """Whatever a card of any hero says, no step of it lacks its message."""
    told = 0
    for hero in LIBRARY.heroes:
        setup = Game([hero, "genie"], board="soho", seed=1, library=LIBRARY).setup
        reasons = Reasons(setup, words("en"))
        for op, term in steps_that_may_fail(setup):
            assert reasons.why((events.MISSED, 0, 0, -1, -1, term, op, -1), {})
            told += 1
    assert told > 100


# --- where a value comes from -------------------------------------------------------------------------------


def test_a_card_in_place_of_another_under_a_lock_keeps_the_source_of_its_value(tmp_path: Path) -> None:
    at = table(
        tmp_path,
        """
        board: {lines: [g-h, h-b], zones: {sand: [g, h, b]}}
        sides:
          - hero: houdini
            fighters: {houdini: {at: h}, bess: {at: b}}
            hand: [sleight-of-hand, for-my-next-trick]
            deck: [flourish]
          - hero: invisible-man
            fighters: {invisible-man: {at: g}}
            hand: [impossible-to-see]
        turn: houdini
        """,
    )
    keys = ("attack:houdini>invisible-man", "card:sleight-of-hand", "card:impossible-to-see")
    lines = told(at, *keys, "card:for-my-next-trick")
    assert (
        "Houdini plays For My Next Trick face up to attack, value 0. The printed value is 2, changed by Impossible to See."
    ) in "\n".join(lines)
    (outcome,) = [line for line in lines if line.startswith("Attack ")]
    assert outcome.startswith("Attack 0 (For My Next Trick 0 by Impossible to See) against defense"), outcome


def test_a_wished_value_names_the_wish(tmp_path: Path) -> None:
    at = fight(tmp_path, "three-wishes, feint", deck="wishing-for-more-wishes, feint, feint")
    at.state.listening = True
    play(at, "scheme:three-wishes")
    while at.decision is not None and at.decision.kind != "action":
        play(at, next(option.key for option in at.options if "4" in option.text()))
    lines = told(at, "attack:genie>houdini", "pass")
    (outcome,) = [line for line in lines if line.startswith("Attack ")]
    assert outcome.startswith("Attack 4 (Feint 4 by Three Wishes) against defense"), outcome


# --- everything ---------------------------------------------------------------------------------------------


def test_every_scenario_can_be_told_to_everybody() -> None:
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        for scenario in read_scenarios(path):
            player = Player(scenario)
            assert player.run() is None
            for seat in (None, *player.table.seats):
                assert log(events_of(player.table), player.table.setup, seat=seat), scenario.title


def test_what_waited_and_has_to_wait_on_is_called_by_its_card() -> None:
    scenario = next(read_scenarios(SCENARIOS / "interactions" / "no-room.yaml"))
    player = Player(scenario)
    player.run()
    lines = [line.strip() for line in log(events_of(player.table), player.table.setup)]
    assert "Vanish: Vanish will go on at the start of the next turn of Invisible Man." in lines
