"""Scenario files: how the table stands, what the players do, what must be true afterwards (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from peerless.content.faults import FileFault, nearest
from peerless.content.rules import load_rules
from peerless.content.table import Table
from peerless.core import machine
from peerless.core.state import CardError
from peerless.record.expect import check, winner
from peerless.record.given import GIVEN, set_table
from peerless.record.parts import Part, read_documents

PARTS = ("title", "proves", "note", *GIVEN, "steps", "then")


@dataclass
class Scenario:
    title: str
    proves: list[str]
    parts: dict[str, Part]
    path: Path
    line: int

    def part(self, name: str) -> Part:
        return self.parts.get(name) or Part(self.path, None, f"`{name}`", self.line)


@dataclass
class Difference:
    """The first thing that was not as the scenario says."""

    where: str
    message: str
    line: int = 0


@dataclass
class Player:
    """A scenario being played."""

    scenario: Scenario
    table: Table = field(init=False)
    warnings: list[str] = field(default_factory=list)  # what is odd about the heroes that it brings along

    def run(self) -> Difference | None:
        """Play all steps and check all expectations; None when everything is as written.

        A scenario that cannot be understood raises a Fault.
        """
        self.table = Table(*set_table(self.scenario.parts, self.scenario.part("sides")))
        self.warnings = list(dict.fromkeys(w for hero in self.table.names.heroes for w in hero.warnings))
        for number, step in enumerate(self.scenario.part("steps").items(), 1):
            name, answer = self._read(step)
            try:
                message = check(self.table, answer) if name == "expect" else self._play(step, name, answer)
            except CardError as problem:
                message = str(problem)
            if message:
                shown = f"{name}: {answer.word()}" if name != "expect" else "expect"
                return Difference(f"step {number} ({shown})", message, step.line)
        then = self.scenario.part("then")
        message = check(self.table, then)
        return Difference("then", message, then.line) if message else None

    def _read(self, step: Part) -> tuple[str, Part]:
        """Who answers, or "expect", and the answer."""
        entries = step.entries() if step.shown == "a mapping" else {}
        if len(entries) != 1:
            raise step.fault(f"a step is `side: option` or `expect: {{...}}`, not {step.shown}")
        ((name, answer),) = entries.items()
        if name != "expect":
            if name not in self.table.sides:
                raise step.fault(f"there is no side {name!r}{nearest(name, (*self.table.sides, 'expect'))}")
            answer.word()
        return name, answer

    def _play(self, step: Part, side: str, answer: Part) -> str | None:
        decision = self.table.decision
        if decision is None:
            return f"the game is over ({winner(self.table)} won)"
        options = self.table.options
        keys = [option.key for option in options]
        if decision.side != side:
            return f"{decision.side} is asked ({decision.kind}: {', '.join(keys)}), not {side}"
        if answer.word() not in keys:
            return f"{answer.word()!r} is not among the options of {decision.side} ({decision.kind}): {', '.join(keys)}"
        machine.answer(self.table.state, options[keys.index(answer.word())].code)
        return None


def read_scenarios(path: Path) -> Iterator[Scenario]:
    """All scenarios of a file; there is at least one."""
    found = False
    for document in read_documents(path):
        found = True
        if document.shown != "a mapping":
            raise document.fault(f"a scenario begins with `title: ...`, not with {document.shown}")
        parts = document.entries(PARTS)
        if "title" not in parts:
            raise document.fault("a scenario has a `title: ...`")
        proves = [_rule(number) for number in parts["proves"].items()] if "proves" in parts else []
        yield Scenario(parts["title"].word(), proves, parts, path, document.line)
    if not found:
        raise FileFault(path, 0, "there is no scenario in it")


def _rule(number: Part) -> str:
    if number.word() not in load_rules().lines:
        raise number.fault(f"there is no rule or ruling {number.word()!r}; `peerless rules` lists them")
    return number.word()
