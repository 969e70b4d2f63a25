"""`peerless bench`: how fast this machine plays, compiled and interpreted, beside OpenSpiel where that is installed.

Each core plays in a process of its own. The processes take turns, a short sample each, several rounds, and the median of
the rounds counts: so whatever else the machine does falls on all alike.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any

import peerless
from peerless.content.faults import Fault
from peerless.lab.measures import MIX

FORMAT = 1  # of the JSON; a key is added without changing it, never renamed or removed
ROUNDS = 5
PACKAGE = Path(peerless.__file__).parent

CORES = ("compiled", "interpreted")
OPEN_SPIEL = "open_spiel"
MEASURES = {
    "inside": "decisions/s",
    "by_code": "decisions/s",
    "by_key": "decisions/s",
    "copies": "copies/s",
    "playouts": "playouts/s",
}
OPEN_SPIEL_MEASURES = {"hearts": "decisions/s", "hearts_rollouts": "decisions/s", "gin_rummy": "decisions/s"}

MOST_MICROSECONDS_A_COPY = 1.0
LEAST_INTERPRETED = 30_000.0
TIMES_HEARTS = 1.0
TIMES_GIN_RUMMY = 5.0


@dataclass(frozen=True)
class Target:
    """A number to reach. `measured` is None where something that it needs is missing."""

    name: str
    text: str
    unit: str
    wanted: float
    measured: float | None
    at_most: bool = False

    @property
    def reached(self) -> bool | None:
        if self.measured is None:
            return None
        return self.measured <= self.wanted if self.at_most else self.measured >= self.wanted


class Worker:
    """A process that does measures when it is asked, and waits between them."""

    def __init__(self, kind: str, package: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "peerless.lab.measures", kind],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(package.parent)},
            cwd=package.parent,
            text=True,
        )

    def ask(self, measure: str, seconds: float = 0) -> dict[str, Any]:
        assert self.process.stdin and self.process.stdout
        try:
            print(measure, seconds, file=self.process.stdin, flush=True)
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise Fault(f"the measure {measure!r} did not end: its process stopped with an error")
        found: dict[str, Any] = json.loads(answer)
        return found

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()


def measure(seconds: float) -> dict[str, Any]:
    """The whole report, as it is written in JSON. Each measure runs about so many seconds, over all rounds."""
    with ExitStack() as stack:
        workers = _workers(stack)
        facts = {name: worker.ask("facts") for name, worker in workers.items()}
        samples: dict[tuple[str, str], list[float]] = {}
        for _ in range(ROUNDS):
            for name, worker in workers.items():
                for what in OPEN_SPIEL_MEASURES if name == OPEN_SPIEL else MEASURES:
                    found = worker.ask(what, seconds / ROUNDS)
                    samples.setdefault((name, what), []).append(found["rate"])
    return _report(seconds, facts, samples)


def _workers(stack: ExitStack) -> dict[str, Worker]:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="peerless-bench-")))
    plain = folder / "peerless"
    shutil.copytree(PACKAGE, plain, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    workers = {}
    if core_is_compiled():
        workers["compiled"] = stack.enter_context(Worker("peerless", PACKAGE))
    workers["interpreted"] = stack.enter_context(Worker("peerless", plain))
    if find_spec("pyspiel"):
        workers[OPEN_SPIEL] = stack.enter_context(Worker(OPEN_SPIEL, PACKAGE))
    return workers


def core_is_compiled() -> bool:
    spec = find_spec("peerless.core.machine")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def _report(seconds: float, facts: dict[str, Any], samples: dict[tuple[str, str], list[float]]) -> dict[str, Any]:
    state = facts["interpreted"]
    open_spiel = None
    if OPEN_SPIEL in facts:
        open_spiel = {"version": _version("open_spiel"), **facts[OPEN_SPIEL]}
    return {
        "format": FORMAT,
        "peerless": _version("peerless"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "architecture": platform.machine(),
        "processors": os.cpu_count(),
        "seconds": seconds,
        "rounds": ROUNDS,
        "mix": [{"heroes": [one, other], "board": board} for one, other, board in MIX],
        "state": {
            "row_bytes": state["row_bytes"],
            **{f"{core}_bytes": facts[core]["state_bytes"] if core in facts else None for core in CORES},
        },
        "measures": {
            **{core: {what: _measured(samples, core, what, unit) for what, unit in MEASURES.items()} for core in CORES},
            OPEN_SPIEL: {what: _measured(samples, OPEN_SPIEL, what, unit) for what, unit in OPEN_SPIEL_MEASURES.items()},
        },
        "open_spiel": open_spiel,
        "targets": [
            {
                "name": target.name,
                "text": target.text,
                "unit": target.unit,
                "wanted": target.wanted,
                "measured": target.measured,
                "reached": target.reached,
            }
            for target in targets({key: median(rates) for key, rates in samples.items()})
        ],
    }


def _measured(samples: dict[tuple[str, str], list[float]], name: str, what: str, unit: str) -> dict[str, Any] | None:
    rates = samples.get((name, what))
    if rates is None:
        return None
    return {"unit": unit, "median": median(rates), "lowest": min(rates), "highest": max(rates)}


def targets(rates: dict[tuple[str, str], float]) -> list[Target]:
    """What the project wants to reach, and what these medians say of it."""
    copies = rates.get(("compiled", "copies"))
    return [
        Target(
            name="inside_times_hearts",
            text="compiled, inside / OpenSpiel hearts",
            unit="times",
            wanted=TIMES_HEARTS,
            measured=_ratio(rates, ("compiled", "inside"), (OPEN_SPIEL, "hearts")),
        ),
        Target(
            name="by_code_times_gin_rummy",
            text="compiled, by code / OpenSpiel gin rummy",
            unit="times",
            wanted=TIMES_GIN_RUMMY,
            measured=_ratio(rates, ("compiled", "by_code"), (OPEN_SPIEL, "gin_rummy")),
        ),
        Target(
            name="interpreted",
            text="interpreted, inside",
            unit="decisions/s",
            wanted=LEAST_INTERPRETED,
            measured=rates[("interpreted", "inside")],
        ),
        Target(
            name="copy",
            text="compiled, one copy",
            unit="microseconds",
            wanted=MOST_MICROSECONDS_A_COPY,
            measured=None if copies is None else 1e6 / copies,
            at_most=True,
        ),
    ]


def _ratio(rates: dict[tuple[str, str], float], ours: tuple[str, str], theirs: tuple[str, str]) -> float | None:
    if ours in rates and theirs in rates:
        return rates[ours] / rates[theirs]
    return None


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
