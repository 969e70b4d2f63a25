"""Whatever happens on the table is told in the log, under the action or card that it belongs to."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables import table, told

HOLMES_AND_GENIE = """
    board: {lines: [a-b], zones: {red: [a, b]}}
    sides:
      - hero: sherlock-holmes
        fighters: {holmes: {at: a}}
        hand: [elementary, feint]
      - hero: genie
        fighters: {genie: {at: b, health: 14}}
        hand: [back-in-the-lamp, i-am-freed, three-wishes]
        deck: [feint]
    turn: TURN
"""


@pytest.mark.parametrize(
    ("seat", "attack", "defense"),
    [(None, "Feint", "Back in the Lamp"), (0, "Feint", "a card"), (1, "a card", "Back in the Lamp")],
    ids=["with both cards", "to the attacker", "to the defender"],
)
@pytest.mark.rule("R101", "R103", "R111", "R22")
def test_a_combat_from_its_cards_to_its_winner(tmp_path: Path, seat: int | None, attack: str, defense: str) -> None:
    text = HOLMES_AND_GENIE.replace("TURN", "sherlock-holmes")
    assert told(table(tmp_path, text), "attack:holmes>genie", "card:feint", "card:back-in-the-lamp", seat=seat) == [
        "Holmes attacks the Genie.",
        f"Sherlock Holmes plays {attack} face down to attack.",
        f"The Genie plays {defense} face down to defend.",
        "Sherlock Holmes reveals Feint, attack 2.",
        "The Genie reveals Back in the Lamp, defense 0.",
        "Back in the Lamp, immediately: The Genie recovers 2 health and has 16 now.",
        "Feint, immediately: The effects of Back in the Lamp are canceled.",
        "Attack 2 (Feint 2) against defense 0 (Back in the Lamp 0).",
        "Sherlock Holmes wins the combat as attacker.",
        "The Genie takes 2 damage, 14 health left.",
    ]


@pytest.mark.rule("Q54", "Q59", "Q51")
def test_a_card_played_face_up_and_what_cannot_be_done(tmp_path: Path) -> None:
    at = table(tmp_path, HOLMES_AND_GENIE.replace("TURN", "genie"))
    lines = told(at, "attack:genie>holmes", "card:i-am-freed", "card:elementary", "number:5")
    assert "Sherlock Holmes plays Elementary face up to defend, value 3." in lines
    assert lines[-4:] == [
        "Sherlock Holmes wins the combat as defender.",
        "I Am Freed, after combat:",
        "This cannot be done: there is no free space for it.",
        "Holmes takes 1 damage, 15 health left.",
    ]


def test_a_choice_by_what_it_says(tmp_path: Path) -> None:
    lines = told(table(tmp_path, HOLMES_AND_GENIE.replace("TURN", "genie")), "scheme:three-wishes", "choice:3")
    assert lines[:3] == [
        "The Genie plays Three Wishes.",
        "The Genie gains 1 action.",
        "The Genie chooses: Each opponent discards 2 cards.",
    ]


INVISIBLE_MAN = """
    board: {lines: [a-b], zones: {red: [a, b, c, d]}}
    sides:
      - hero: invisible-man
        fighters: {invisible-man: {at: a}}
        tokens: {fog: [a, b, c]}
        hand: [rolling-fog, vanish]
        deck: [lurking]
      - hero: dracula
        fighters: {dracula: {at: b}}
    turn: invisible-man
"""


@pytest.mark.rule("R67")
def test_a_maneuver(tmp_path: Path) -> None:
    lines = told(table(tmp_path, INVISIBLE_MAN), "maneuver", "pass", "fighter:invisible-man")
    assert lines == ["Invisible Man maneuvers.", "Invisible Man draws Lurking.", "Invisible Man moves from a to c."]


@pytest.mark.rule("Q55")
def test_the_way_of_a_token(tmp_path: Path) -> None:
    lines = told(table(tmp_path, INVISIBLE_MAN), "scheme:rolling-fog", "token:b")
    assert "Invisible Man moves a fog token from b to d." in lines


@pytest.mark.rule("Q48")
def test_a_turn_that_ends_before_its_second_action(tmp_path: Path) -> None:
    lines = told(table(tmp_path, INVISIBLE_MAN), "scheme:vanish")
    end = lines.index("Invisible Man ends the turn.")
    assert lines.index("Invisible Man leaves the board.") < end < lines.index("Turn 2: Dracula")


EXHAUSTED = """
    board: {lines: [a-b, b-c, c-d], zones: {red: [a, b], blue: [c, d, e]}}
    sides:
      - hero: houdini
        fighters: {houdini: {at: a, health: 2}, bess: {at: b, health: BESS}}
        deck: []
      - hero: dracula
        fighters: {dracula: {at: c}}
      - hero: genie
        fighters: {genie: {at: d}}
      - hero: invisible-man
        fighters: {invisible-man: {at: e}}
    turn: houdini
"""


@pytest.mark.rule("R166", "R167")
@pytest.mark.parametrize(("bess", "out"), [(1, True), (3, False)])
def test_a_side_is_out_of_the_game_with_its_last_fighter(tmp_path: Path, bess: int, out: bool) -> None:
    lines = told(table(tmp_path, EXHAUSTED.replace("BESS", str(bess))), "maneuver")
    assert "Houdini is defeated." in lines
    assert ("Bess is defeated." in lines) == out
    assert ("Houdini has no fighter left." in lines) == out
