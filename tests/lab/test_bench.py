"""`peerless bench` with next to no time: what it reports, not how fast anything is."""

import json
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

from peerless.cli import bench as command
from peerless.lab import bench

TARGETS = {"inside_times_hearts", "by_code_times_gin_rummy", "interpreted", "copy"}


def peerless_bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "peerless.cli.main", "bench", *arguments], capture_output=True, text=True)


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    done = peerless_bench("--json", "--seconds", "0")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_every_measure_has_its_place(report: dict[str, Any]) -> None:
    assert report["format"] == bench.FORMAT
    assert set(report["measures"]) == {"compiled", "interpreted", "open_spiel"}
    for core in bench.CORES:
        assert set(report["measures"][core]) == {"inside", "by_code", "by_key", "copies", "playouts"}
    assert set(report["measures"]["open_spiel"]) == {"hearts", "hearts_rollouts", "gin_rummy"}


def test_what_can_be_measured_is_measured(report: dict[str, Any]) -> None:
    expected = {
        "interpreted": True,
        "compiled": bench.core_is_compiled(),
        "open_spiel": find_spec("pyspiel") is not None,
    }
    for name, present in expected.items():
        for measured in report["measures"][name].values():
            assert (measured is not None) == present
            if measured:
                assert set(measured) == {"unit", "median", "lowest", "highest"}
                assert 0 < measured["lowest"] <= measured["median"] <= measured["highest"]
    assert (report["open_spiel"] is not None) == expected["open_spiel"]
    assert (report["state"]["compiled_bytes"] is not None) == expected["compiled"]
    assert report["state"]["interpreted_bytes"] > report["state"]["row_bytes"] > 0


def test_the_mix_has_every_hero_and_board_twice(report: dict[str, Any]) -> None:
    heroes = sorted(hero for game in report["mix"] for hero in game["heroes"])
    boards = sorted(game["board"] for game in report["mix"])
    assert heroes[::2] == heroes[1::2] and len(set(heroes)) == 6
    assert boards[::2] == boards[1::2] and len(set(boards)) == 3


def test_each_target_says_whether_it_is_reached(report: dict[str, Any]) -> None:
    assert {target["name"] for target in report["targets"]} == TARGETS
    for target in report["targets"]:
        assert set(target) == {"name", "text", "unit", "wanted", "measured", "reached"}
        assert (target["reached"] is None) == (target["measured"] is None)


@pytest.mark.parametrize(("copies", "reached"), [(2e6, True), (1e6, True), (0.9e6, False)])
def test_a_copy_must_not_take_longer_than_a_microsecond(copies: float, reached: bool) -> None:
    rates = {("interpreted", "inside"): 29_999.0, ("compiled", "copies"): copies}
    found = {target.name: target.reached for target in bench.targets(rates)}
    assert found == {
        "copy": reached,
        "interpreted": False,
        "inside_times_hearts": None,
        "by_code_times_gin_rummy": None,
    }


def test_the_others_are_targets_only_in_the_same_run() -> None:
    rates = {
        ("interpreted", "inside"): 30_000.0,
        ("compiled", "inside"): 2e6,
        ("compiled", "by_code"): 4e5,
        ("compiled", "copies"): 2e6,
        ("open_spiel", "hearts"): 1.9e6,
        ("open_spiel", "gin_rummy"): 1e5,
    }
    found = {target.name: target.reached for target in bench.targets(rates)}
    assert found == {"copy": True, "interpreted": True, "inside_times_hearts": True, "by_code_times_gin_rummy": False}


def test_the_report_is_printed_for_people(report: dict[str, Any]) -> None:
    from rich.console import Console

    console = Console(width=100, record=True, quiet=False, file=None)
    with console.capture() as capture:
        command.show(report, console)
    text = capture.get()
    assert "whole games inside the core" in text and "Targets" in text


@pytest.mark.parametrize("seconds", ["-1", "nan", "1e9"])
def test_a_time_that_cannot_be_is_refused(seconds: str) -> None:
    done = peerless_bench("--seconds", seconds)
    assert done.returncode == 2
    assert done.stderr.startswith("peerless: --seconds takes a number from 0 to 3600")
