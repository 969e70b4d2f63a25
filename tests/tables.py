"""Tables for tests: a scenario's text set up, played by keys, seen by one seat, and told in the log."""

from __future__ import annotations

import textwrap
from pathlib import Path

from peerless.content.table import Table
from peerless.core import machine, view
from peerless.record.game_record import events_of
from peerless.record.given import set_table
from peerless.record.log import log
from peerless.record.scenario import read_scenarios

HEROES_FOR_TESTS = Path(__file__).parent / "heroes_for_tests"


def table(folder: Path, text: str) -> Table:
    """The table that a scenario's text describes, set up and run to its first question."""
    path = folder / "table.yaml"
    path.write_text("title: a table\n" + textwrap.dedent(text), encoding="utf-8")
    (scenario,) = read_scenarios(path)
    return Table(*set_table(scenario.parts, scenario.part("sides")))


def play(at: Table, *keys: str) -> None:
    """Answer the questions one after the other."""
    for key in keys:
        codes = {option.key: option.code for option in at.options}
        assert key in codes, f"{key} is not among {', '.join(codes)}"
        machine.answer(at.state, codes[key])


def seen(at: Table, seat: int) -> Table:
    """The table as a seat may know it."""
    return Table(at.setup, view.view(at.state, seat))


def told(at: Table, *keys: str, seat: int | None = None) -> list[str]:
    """The lines of the log about these answers, as a seat may know them."""
    at.state.listening = True
    play(at, *keys)
    return [line.strip() for line in log(events_of(at), at.setup, seat=seat)[1:]]
