"""`peerless scenario FILE...`: play scenario files."""

import argparse
import sys
from pathlib import Path

from peerless.content.faults import Fault
from peerless.record.scenario import Player, read_scenarios


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario files, or folders of them")


def run(args: argparse.Namespace) -> int:
    played = failed = 0
    for path in _files(args.files):
        for scenario in read_scenarios(path):
            played += 1
            difference = Player(scenario).run()
            if difference:
                failed += 1
                print(f"{path}, line {scenario.line}: {scenario.title}")
                print(f"    at {difference.where}: {difference.message}")
    if failed:
        print(f"{failed} of {played} scenarios differ", file=sys.stderr)
        return 1
    print(f"{played} scenarios, all as written")
    return 0


def _files(given: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in given:
        if path.is_dir():
            found += sorted(path.rglob("*.yaml"))
        elif path.is_file():
            found.append(path)
        else:
            raise Fault(f"there is no scenario file or folder {str(path)!r}")
    return found
