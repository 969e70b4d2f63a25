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


TOKEN_OF_ANOTHER = """
    board: {lines: [a-b, b-c, c-d], zones: {red: [a, b, c, d]}}
    sides:
      - hero: invisible-man
        fighters: {invisible-man: {at: a}}
        hand: [CARD]
        deck: [lurking]
        tokens: {fog: [c, d]}
      - hero: genie
        fighters: {genie: {at: b}}
        hand: []
    turn: invisible-man
"""


def test_a_token_is_moved_by_whoever_chooses_its_way(tmp_path: Path) -> None:
    lines = told(
        table(tmp_path, TOKEN_OF_ANOTHER.replace("CARD", "step-lightly")), "scheme:step-lightly", "token:c", "space:a"
    )
    assert lines[-1] == "The Genie moves a fog token from c to a."
    card = TOKEN_OF_ANOTHER.replace("CARD", "covert-preparation")
    lines = told(table(tmp_path, card), "attack:invisible-man>genie", "pass", "token:c", "space:b", "space:c")
    assert lines[-2:] == ["Invisible Man moves a fog token from c to b.", "The Genie moves a fog token from d to c."]


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


def test_nothing_to_recover_is_not_told_as_full_health(tmp_path: Path) -> None:
    text = """
        board: {lines: [a-b, b-c], zones: {red: [a, b, c]}}
        sides:
          - hero: dracula
            fighters: {dracula: {at: a, health: 5}}
            hand: [prey-upon]
          - hero: genie
            fighters: {genie: {at: c}}
            hand: []
        turn: dracula
    """
    assert told(table(tmp_path, text), "scheme:prey-upon") == [
        "Dracula plays Prey Upon.",
        "This cannot be done: no opposing fighter is adjacent to Dracula.",
    ]


@pytest.mark.rule("Q52")
def test_no_space_beside_a_fallen_fighter_is_told_by_its_fall(tmp_path: Path) -> None:
    text = """
        board: {lines: [a-b, b-c, c-d], zones: {red: [a, b, c, d]}}
        sides:
          - hero: dracula
            fighters: {dracula: {at: d}, sister-1: {at: a}}
            hand: [thirst-for-sustenance]
          - hero: houdini
            fighters: {houdini: {at: c}, bess: {at: b, health: HEALTH}}
            hand: []
        turn: dracula
    """
    last = "Thirst for Sustenance, after combat: This cannot be done: "
    lines = told(table(tmp_path, text.replace("HEALTH", "3")), "attack:sister-1>bess", "pass")
    assert lines[-1] == last + "Bess is not on the board."
    lines = told(table(tmp_path, text.replace("HEALTH", "5")), "attack:sister-1>bess", "pass")
    assert lines[-1] == last + "there is no free space for it."


TWO_WITHOUT_HOLMES = """
    board: {lines: [a-b, b-c, c-d], zones: {red: [a, b, c, d]}}
    sides:
      - hero: sherlock-holmes
        fighters: {dr-watson: {at: a}}
        hand: [administer-aid]
        deck: [feint]
      - hero: genie
        fighters: {genie: {at: b}}
      - hero: invisible-man
        fighters: {invisible-man: {at: c}}
      - hero: dracula
        fighters: {dracula: {at: d}}
    turn: sherlock-holmes
"""


@pytest.mark.rule("Q51", "Q38")
def test_each_part_that_is_impossible_without_a_fighter_is_told(tmp_path: Path) -> None:
    assert told(table(tmp_path, TWO_WITHOUT_HOLMES), "scheme:administer-aid") == [
        "Dr. Watson plays Administer Aid.",
        "This cannot be done: Holmes is not on the board.",
        "This cannot be done: Holmes is not on the board.",
        "Sherlock Holmes draws Feint.",
    ]


NOTHING_LEFT = """
    board: {lines: [a-b], zones: {red: [a, b]}}
    sides:
      - hero: HERO
        fighters: {FIGHTER: {at: a}}
        hand: [CARD]
        deck: []
      - hero: houdini
        fighters: {houdini: {at: b}}
        hand: []
    turn: HERO
"""


def with_nothing_left(hero: str, fighter: str, card: str) -> str:
    return NOTHING_LEFT.replace("HERO", hero).replace("FIGHTER", fighter).replace("CARD", card)


@pytest.mark.rule("Q51", "Q53")
def test_what_an_empty_hand_or_deck_makes_impossible_is_told(tmp_path: Path) -> None:
    ambush = with_nothing_left("dracula", "dracula", "ambush")
    lines = told(table(tmp_path, ambush), "attack:dracula>houdini", "pass")
    begin = lines.index("Ambush, during combat:")
    assert lines[begin + 1 : begin + 3] == [
        "This cannot be done: there is no card in hand.",
        "The value of Ambush stays 2.",
    ]
    wishes = with_nothing_left("genie", "genie", "three-wishes")
    assert told(table(tmp_path, wishes), "scheme:three-wishes", "choice:3")[-2:] == [
        "The Genie chooses: Each opponent discards 2 cards.",
        "This cannot be done: there is no card in hand.",
    ]
    strange_case = with_nothing_left("jekyll-and-hyde\n        form: mr-hyde", "jekyll-and-hyde", "strange-case")
    strange_case = strange_case.replace("turn: jekyll-and-hyde\n        form: mr-hyde", "turn: jekyll-and-hyde")
    assert told(table(tmp_path, strange_case), "scheme:strange-case")[1:] == [
        "This cannot be done: the deck is empty.",
        "This cannot be done: there is no damage to deal.",
    ]


AWAY = """
    board: {lines: [a-b], zones: {red: [a, b]}}
    sides:
      - hero: invisible-man
        fighters: {invisible-man: {at: a}}
        hand: [vanish, lurking]
        tokens: {fog: [a]}
      - hero: HERO
        fighters: {FIGHTER: {at: b}}
        hand: [CARD]
    turn: invisible-man
"""


@pytest.mark.parametrize(
    ("hero", "fighter", "card", "answers"),
    [
        ("sherlock-holmes", "holmes", "confirm-suspicion", ("scheme:confirm-suspicion", "number:2")),
        ("sherlock-holmes", "holmes", "eliminate-the-impossible", ("scheme:eliminate-the-impossible",)),
        ("genie", "genie", "three-wishes", ("pass", "scheme:three-wishes", "choice:3")),
        ("houdini", "houdini", "set-the-stage", ("maneuver", "card:set-the-stage")),
    ],
)
@pytest.mark.rule("Q48", "Q51")
def test_what_needs_an_opponent_while_there_is_none_is_told(
    tmp_path: Path, hero: str, fighter: str, card: str, answers: tuple[str, ...]
) -> None:
    text = AWAY.replace("HERO", hero).replace("FIGHTER", fighter).replace("CARD", card)
    lines = told(table(tmp_path, text), "scheme:vanish", *answers)
    impossible = {line for line in lines if line.startswith("This cannot be done")}
    assert impossible == {"This cannot be done: there is no opponent."}
