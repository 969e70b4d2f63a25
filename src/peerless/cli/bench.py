"""`peerless bench`: measure how fast this machine plays."""

import argparse
import json
from typing import Any

from rich.console import Console
from rich.table import Table

from peerless.content.faults import Fault
from peerless.lab.bench import CORES, OPEN_SPIEL, measure

ROWS = {
    "inside": "whole games inside the core",
    "by_code": "from Python by option code",
    "by_key": "from Python by key (Game.play)",
    "copies": "copies of a state",
    "playouts": "playouts of determinized worlds",
}
OPEN_SPIEL_ROWS = {
    "hearts": "OpenSpiel hearts, whole games in C++",
    "hearts_rollouts": "OpenSpiel hearts, rollouts after the deal",
    "gin_rummy": "OpenSpiel gin rummy, from Python",
}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print everything that was measured as JSON")
    parser.add_argument(
        "--seconds", type=float, default=5.0, metavar="N", help="time for each measure (default: %(default)s)"
    )


def run(args: argparse.Namespace) -> int:
    if not 0 <= args.seconds <= 3600:
        raise Fault(f"--seconds takes a number from 0 to 3600, not {args.seconds:g}")
    report = measure(args.seconds)
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        show(report, Console())
    return 0


def show(report: dict[str, Any], console: Console) -> None:
    console.print(_rates(report))
    for line in _notes(report):
        console.print(line, highlight=False)
    console.print()
    console.print(_targets(report))


def _rates(report: dict[str, Any]) -> Table:
    table = Table(title="Random play, in a second of one core: the median of the rounds", title_justify="left")
    table.add_column("")
    table.add_column("")
    for core in CORES:
        table.add_column(core, justify="right")
    measures = report["measures"]
    for what, text in ROWS.items():
        found = [measures[core][what] for core in CORES]
        unit = next(one for one in found if one)["unit"].removesuffix("/s")
        table.add_row(text, unit, *(f"{one['median']:,.0f}" if one else "-" for one in found))
    copies = [measures[core]["copies"] for core in CORES]
    table.add_row("one copy", "us", *(f"{1e6 / one['median']:.2f}" if one else "-" for one in copies))
    sizes = [report["state"][f"{core}_bytes"] for core in CORES]
    table.add_row("one state", "bytes", *(f"{size:,}" if size else "-" for size in sizes))
    if report[OPEN_SPIEL]:
        table.add_section()
        for what, text in OPEN_SPIEL_ROWS.items():
            table.add_row(text, "decisions", f"{measures[OPEN_SPIEL][what]['median']:,.0f}", "")
    return table


def _notes(report: dict[str, Any]) -> list[str]:
    mix = ", ".join(f"{one} v {other} on {game['board']}" for game in report["mix"] for one, other in [game["heroes"]])
    notes = [
        f"{report['python']} on {report['architecture']}, {report['processors']} processors; {report['rounds']} rounds, "
        f"{report['seconds']:g} seconds a measure.",
        f"Games: {mix}. Copies and playouts: the middle of a game of Houdini v Genie.",
    ]
    if report["measures"]["compiled"]["inside"] is None:
        notes.append("The core that runs here is not compiled.")
    if report[OPEN_SPIEL]:
        facts = report[OPEN_SPIEL]
        notes.append(
            f"OpenSpiel {facts['version']}: chance nodes take time but do not count as decisions; hearts has "
            f"{facts['hearts_chance_nodes']:.2f} for each decision, gin rummy {facts['gin_rummy_chance_nodes']:.2f}."
        )
    else:
        notes.append("OpenSpiel is not installed; `pip install open_spiel` beside Peerless adds two of its games.")
    return notes


def _targets(report: dict[str, Any]) -> Table:
    table = Table(title="Targets", title_justify="left")
    table.add_column("")
    table.add_column("wanted", justify="right")
    table.add_column("measured", justify="right")
    table.add_column("reached")
    for target in report["targets"]:
        bound = "at most" if target["name"] == "copy" else "at least"
        measured = "-" if target["measured"] is None else _number(target["measured"])
        verdict = {True: "[green]yes[/]", False: "[red]no[/]", None: "not measured"}[target["reached"]]
        table.add_row(target["text"], f"{bound} {_number(target['wanted'])} {target['unit']}", measured, verdict)
    return table


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"
