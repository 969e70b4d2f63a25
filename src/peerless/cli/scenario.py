"""`peerless scenario FILE...`: play scenario files."""

import argparse
import sys
from pathlib import Path

from peerless.cli import language
from peerless.content.faults import Fault
from peerless.content.words import words
from peerless.record.scenario import Player, read_scenarios


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario files, or folders of them")
    language.configure(parser)


def run(args: argparse.Namespace) -> int:
    """Code 1 when a scenario differs, 2 when one cannot be understood; all the others are played all the same."""
    say = words(language.chosen(args))
    played = failed = 0
    broken: list[str] = []
    warned: set[str] = set()
    for path in _files(args.files):
        try:
            for scenario in read_scenarios(path):
                try:
                    player = Player(scenario)
                    difference = player.run()
                except Fault as problem:
                    broken.append(str(problem))
                    continue
                played += 1
                warned.update(player.warnings)
                if difference:
                    failed += 1
                    print(f"{path}, line {difference.line or scenario.line}: {scenario.title}")
                    print(f"    at {difference.where}: {difference.message}")
        except Fault as problem:
            broken.append(str(problem))
    for sentence in [f"warning: {warning}" for warning in sorted(warned)] + broken:
        print(f"peerless: {sentence}", file=sys.stderr)
    if failed:
        print(say.say("report.scenarios-differ", number=failed, played=played), file=sys.stderr)
    if broken:
        return 2
    if failed:
        return 1
    print(say.say("report.scenarios-right", played=played))
    return 0


def _files(given: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in given:
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml"))
            if not inside:
                raise Fault(f"there is no scenario in the folder {str(path)!r}")
            found += inside
        elif path.is_file():
            found.append(path)
        else:
            raise Fault(f"there is no scenario file or folder {str(path)!r}")
    return found
