"""Every scenario comes out as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.content.faults import Fault
from peerless.record.scenario import Player, Scenario, read_scenarios

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))


def report(scenario: Scenario) -> str:
    """What is not as the scenario says, or nothing."""
    try:
        difference = Player(scenario).run()
    except Fault as problem:
        return str(problem)
    if difference is None:
        return ""
    line = difference.line or scenario.line
    return f"{scenario.path}, line {line}: {scenario.title}\n    at {difference.where}: {difference.message}"


@pytest.mark.parity
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HERE).as_posix())
def test_scenarios_come_out_as_written(path: Path) -> None:
    scenarios = list(read_scenarios(path))
    assert scenarios, f"{path} holds no scenario"
    titles = [scenario.title for scenario in scenarios]
    assert len(set(titles)) == len(titles), "two scenarios of the file have one title"
    differing = list(filter(None, map(report, scenarios)))
    if differing:
        pytest.fail(f"{len(differing)} of {len(scenarios)} scenarios differ:\n" + "\n".join(differing), pytrace=False)


def test_every_card_has_a_scenario_file() -> None:
    """It is named as the card and lies in the folder of the hero."""
    from peerless.content.library import Library

    library = Library()
    missing = [
        f"{name}/{card.key}"
        for name in library.heroes
        for card in library.hero(name).hero.cards
        if not (HERE / name / f"{card.key}.yaml").is_file()
    ]
    assert not missing, f"without a scenario file: {', '.join(missing)}"
