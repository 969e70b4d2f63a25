"""Every rule and ruling stands on a test, and tests name no rule that does not exist."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from peerless.cli.rules import ProofError, in_order, proofs, rules_table
from peerless.content.rules import load_rules

TESTS = Path(__file__).resolve().parents[1]


def listed(numbers: set[str]) -> str:
    return ", ".join(in_order(numbers))


def test_the_list_is_whole() -> None:
    rules = load_rules()
    numbers = set(rules.lines)
    rulings = sum(number.startswith("Q") for number in numbers)
    assert rulings >= 62
    assert numbers == {f"R{n}" for n in range(1, 169)} | {f"Q{n}" for n in range(1, rulings + 1)}
    for number, line in [*rules.lines.items(), *rules.cardboard.items()]:
        assert re.fullmatch(r"\S.*\.", line), f"{number} is not one line that ends with a full stop"


def test_every_rule_is_proven() -> None:
    rules = load_rules()
    missing = set(rules.lines) - set(rules.cardboard) - set(proofs(TESTS))
    assert not missing, f"{len(missing)} without a test or scenario: {listed(missing)}"


def test_only_existing_rules_are_named() -> None:
    proven = proofs(TESTS)
    unknown = set(proven) - set(load_rules().lines)
    named = [f"{number} in {', '.join(proven[number])}" for number in in_order(unknown)]
    assert not unknown, "these do not exist:\n" + "\n".join(named)


def test_cardboard_rules_exist_and_have_no_proof() -> None:
    rules = load_rules()
    unknown = set(rules.cardboard) - set(rules.lines)
    assert not unknown, f"cardboard, but not in the list: {listed(unknown)}"
    played = set(rules.cardboard) & set(proofs(TESTS))
    assert not played, f"said to be only cardboard, and proven all the same: {listed(played)}"


# The collection itself, on a small folder of tests.

MARKED = """
import pytest
from pytest import mark

class TestAttack:
    pytestmark = [pytest.mark.rule("R1"), pytest.mark.slow]

    @mark.rule("R2", "Q3")
    def test_damage(self): ...

@pytest.mark.rule("R4")
class TestDefense:
    async def test_value(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("R5")), 2])
def test_each(n): ...

@pytest.mark.rule("R90")
def helper(): ...

@pytest.mark.skip("later")
@pytest.mark.rule("R91")
def test_skipped(): ...

@pytest.mark.xfail
@pytest.mark.rule("R92")
def test_failing(): ...

def test_unmarked(): ...
"""

SCENARIOS = """
title: Boosted
proves: [R2, Q16]
---
title: Nothing to prove
---
title: Plain
proves: [Q16]
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    tests = tmp_path / "tests"
    (tests / "scenarios" / "genie").mkdir(parents=True)
    (tests / "test_small.py").write_text(MARKED)
    (tests / "helpers.py").write_text('@pytest.mark.rule("R93")\ndef test_not_collected(): ...\n')
    (tests / "scenarios" / "genie" / "feint.yaml").write_text(SCENARIOS)
    return tests


def test_marks_and_scenarios_are_collected(small: Path) -> None:
    file, scenario = "tests/test_small.py", "tests/scenarios/genie/feint.yaml"
    assert proofs(small) == {
        "R1": [f"{file}::TestAttack::test_damage"],
        "R2": [f"{file}::TestAttack::test_damage", f"{scenario}: Boosted"],
        "R4": [f"{file}::TestDefense::test_value"],
        "R5": [f"{file}::test_each"],
        "Q3": [f"{file}::TestAttack::test_damage"],
        "Q16": [f"{scenario}: Boosted", f"{scenario}: Plain"],
    }


@pytest.mark.parametrize("mark", ["*RULES", "RULE", "112"])
def test_a_mark_that_cannot_be_read_is_an_error(small: Path, mark: str) -> None:
    (small / "test_more.py").write_text(f"@pytest.mark.rule({mark})\ndef test_it(): ...\n")
    with pytest.raises(ProofError, match=r"test_more\.py:1: .*written out as strings"):
        proofs(small)


@pytest.mark.parametrize("text", ["proves: R1", "proves: [1]", "title: [", "proves: {R1: yes}"])
def test_a_scenario_that_cannot_be_read_is_an_error(small: Path, text: str) -> None:
    (small / "scenarios" / "broken.yaml").write_text(text)
    with pytest.raises(ProofError, match=r"scenarios/broken\.yaml"):
        proofs(small)


def test_the_table_tells_proof_cardboard_and_gap(small: Path) -> None:
    out = io.StringIO()
    assert rules_table(small, out) == 0
    rows = {line.split("\t")[0]: line.split("\t")[1:] for line in out.getvalue().splitlines() if "\t" in line}
    rules = load_rules()
    assert {number: row[0] for number, row in rows.items()} == rules.lines
    assert rows["R1"][1] == "tests/test_small.py::TestAttack::test_damage"
    assert rows["R15"][1] == f"cardboard: {rules.cardboard['R15']}"
    assert rows["R168"][1] == "NO PROOF"
    assert "6 are proven, by 5 tests and scenarios." in out.getvalue()


def test_the_table_names_rules_that_do_not_exist(small: Path) -> None:
    (small / "test_more.py").write_text('@pytest.mark.rule("R169", "Q0")\ndef test_it(): ...\n')
    out = io.StringIO()
    rules_table(small, out)
    assert "Tests name 2 that do not exist: R169, Q0." in out.getvalue()


def test_a_broken_file_is_a_sentence_and_code_2(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / "test_more.py").write_text("def test_it(:\n")
    assert rules_table(small, io.StringIO()) == 2
    assert "test_more.py: not readable as Python" in capsys.readouterr().err


def test_installed_without_tests_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("peerless.cli.rules.find_tests", lambda: None)
    out = io.StringIO()
    assert rules_table(out=out) == 0
    assert "There are no tests beside this installed command" in out.getvalue()
    assert "no proof" not in out.getvalue().lower()
