"""docs/rulings.md: each of our rulings names the scenarios that show it, and they are there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from peerless.record.scenario import read_scenarios

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
PAGE = (ROOT / "docs" / "rulings.md").read_text("utf-8")


def rulings(page: str) -> dict[str, list[str]]:
    """The titles that each ruling names under "Shown by"; no ruling is there twice."""
    found: dict[str, list[str]] = {}
    for number, text in re.findall(r"^\*\*(J\d+)\.(.*?)(?=^\*\*J|^#|\Z)", page, re.MULTILINE | re.DOTALL):
        assert number not in found, f"there are two rulings {number}"
        _, _, shown = text.partition("\nShown by: ")
        found[number] = [" ".join(title.split()) for title in re.findall(r"\*(.+?)\*", shown, re.DOTALL)]
    return found


def titles(folder: Path) -> Counter[str]:
    return Counter(scenario.title for path in folder.rglob("*.yaml") for scenario in read_scenarios(path))


def not_shown(page: str, known: Counter[str]) -> list[str]:
    """The rulings that nothing shows, and the titles that no scenario has."""
    named = rulings(page)
    found = [f"{number} names no scenario" for number in named if not named[number]]
    for number in named:
        found += [f"{number}: there is no scenario {title!r}" for title in named[number] if title not in known]
    return found


def test_every_ruling_is_shown_by_scenarios_that_exist() -> None:
    numbers = sorted(rulings(PAGE), key=lambda number: int(number[1:]))
    assert numbers == [f"J{i}" for i in range(1, len(numbers) + 1)]
    assert len(numbers) == len(re.findall(r"^\*\*J", PAGE, re.MULTILINE)) == PAGE.count("\nShown by: ") > 20
    assert not_shown(PAGE, titles(SCENARIOS)) == []


def test_a_title_is_of_one_scenario_only() -> None:
    assert [title for title, count in titles(SCENARIOS).items() if count > 1] == []


def test_a_ruling_that_nothing_shows_is_found() -> None:
    page = """
## Combat

**J1. Does it count?** Yes. Why: it *does*.
Shown by: *It counts, and
it is seen*; *Nobody wrote this*.

**J2. And this?** No.
"""
    assert rulings(page) == {"J1": ["It counts, and it is seen", "Nobody wrote this"], "J2": []}
    known = Counter(["It counts, and it is seen"])
    assert not_shown(page, known) == ["J2 names no scenario", "J1: there is no scenario 'Nobody wrote this'"]
    with pytest.raises(AssertionError, match="two rulings J2"):
        rulings(page + "\n**J2. Once more?** Yes.\n")
