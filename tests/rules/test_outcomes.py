"""The two numbers that a combat is decided by, where the damage alone does not tell them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tables import table, told


def outcome(lines: list[str]) -> tuple[int, int]:
    """Attack and defense as the log has them."""
    (line,) = [line for line in lines if line.startswith("Attack ")]
    found = re.fullmatch(r"Attack (\d+) \(.*\) against defense (\d+) \(.*\)\.", line)
    assert found, line
    return int(found[1]), int(found[2])


@pytest.mark.parity
@pytest.mark.rule("R139", "Q17", "Q45", "Q55")
@pytest.mark.parametrize(
    ("first", "second", "defense"),
    [
        ("a", "b", 1),
        ("a, b", "b", 1),
        ("a, b", "c", 0),
        ("c", "a", 0),
    ],
    ids=["each on his own", "the defender on the fog of both", "the defender on the other's", "the attacker on the other's"],
)
def test_of_two_blinded_invisible_men_only_the_defender_gains_by_fog_and_by_his_own(
    tmp_path: Path, first: str, second: str, defense: int
) -> None:
    text = f"""
        board: {{lines: [a-b, b-c], zones: {{red: [a, b, c]}}}}
        sides:
          - hero: invisible-man
            fighters: {{invisible-man.1: {{at: a}}}}
            tokens: {{fog: [{first}]}}
            hand: [impossible-to-see]
          - hero: invisible-man
            fighters: {{invisible-man.2: {{at: b}}}}
            tokens: {{fog: [{second}]}}
            hand: [impossible-to-see]
        turn: invisible-man.1
    """
    keys = ("attack:invisible-man.1>invisible-man.2", "card:impossible-to-see")
    assert outcome(told(table(tmp_path, text), *keys)) == (0, defense)


@pytest.mark.parity
@pytest.mark.rule("Q45")
@pytest.mark.parametrize(
    ("answers", "numbers"),
    [
        (("yes", "yes"), (1, 1)),
        (("yes", "pass"), (1, 3)),
        (("pass", "yes"), (3, 1)),
    ],
    ids=["both", "the defender", "the attacker"],
)
def test_each_of_two_deductions_shrinks_the_card_of_the_other(
    tmp_path: Path, answers: tuple[str, str], numbers: tuple[int, int]
) -> None:
    text = """
        board: {lines: [h-j], zones: {red: [h, j]}}
        sides:
          - hero: sherlock-holmes
            fighters: {holmes.1: {at: h}}
            hand: [deduce-strategy]
          - hero: sherlock-holmes
            fighters: {holmes.2: {at: j}}
            hand: [deduce-strategy]
        turn: sherlock-holmes.1
    """
    lines = told(table(tmp_path, text), "attack:holmes.1>holmes.2", "card:deduce-strategy", *answers)
    assert outcome(lines) == numbers


@pytest.mark.parity
@pytest.mark.rule("Q4", "R113", "R120", "R121")
@pytest.mark.parametrize("boost", ["misdirection", "vanishing-act"])
def test_a_defender_who_fell_before_the_outcome_has_lost_by_the_numbers_like_any_other(tmp_path: Path, boost: str) -> None:
    """The bonus of Misdirection kills the Sister; Vanishing Act has none, and the same attack of 3 + 1 or 3 + 2 does."""
    text = f"""
        board: {{lines: [h-s, s-d], zones: {{red: [h, s, d]}}}}
        sides:
          - hero: houdini
            fighters: {{houdini: {{at: h}}}}
            hand: [flourish, {boost}]
          - hero: dracula
            fighters: {{dracula: {{at: d}}, sister-1: {{at: s}}}}
            hand: [dash]
        turn: houdini
    """
    at = table(tmp_path, text)
    keys = ["attack:houdini>sister-1", "card:flourish", "card:dash", f"card:{boost}"]
    lines = told(at, *keys, *(["fighter:sister-1"] if boost == "misdirection" else []))
    assert outcome(lines) == (4 if boost == "misdirection" else 5, 3)
    assert "Houdini wins the combat as attacker." in lines
    assert (at.fighter("sister-1").health, at.fighter("houdini").health, at.fighter("dracula").health) == (0, 14, 13)
