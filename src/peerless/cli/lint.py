"""`peerless lint FILE...`: what the designer of a hero or a board should look at."""

import argparse
import json
import sys
from pathlib import Path

from peerless.content.board import parse_board
from peerless.content.faults import Fault, FileFault
from peerless.content.lint.findings import Finding, finding
from peerless.content.lint.hero import lint_hero
from peerless.content.sections import read_text, read_toml
from peerless.content.words import words


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="hero and board files, or folders of them")
    parser.add_argument("--json", action="store_true", help="as JSON, for editors")


def run(args: argparse.Namespace) -> int:
    """Code 0 when there is nothing to say, 1 when there is, 2 when a file cannot be read."""
    found: list[Finding] = []
    problems: list[Fault] = []
    files = _files(args.files, problems)
    for path in files:
        try:
            found += _lint(path)
        except FileFault as problem:
            problems.append(problem)
    if args.json:
        print(json.dumps({"findings": [one.as_json() for one in found], "not_read": list(map(str, problems))}, indent=2))
    else:
        for one in found:
            print(f"{one.file}, line {one.line}: {one.reason}")
            if one.suggestion:
                print(f"    {one.suggestion}")
        if not problems:
            print(words().say("report.lint", number=len(found), files=len(files)), file=sys.stderr)
    for fault in problems:
        print(f"peerless: {fault}", file=sys.stderr)
    return 2 if problems else 1 if found else 0


def _files(given: list[Path], problems: list[Fault]) -> list[Path]:
    files: list[Path] = []
    for path in given:
        inside = sorted(path.glob("*.toml")) if path.is_dir() else [path]
        if not inside:
            problems.append(FileFault(path, 0, "there is no hero or board (*.toml) in this folder"))
        files += inside
    return list(dict.fromkeys(files))


def _lint(path: Path) -> list[Finding]:
    text = read_text(path)
    if "spaces" not in read_toml(text, path).data:
        return lint_hero(text, path)
    try:
        parse_board(text, path, path.stem)
    except FileFault as problem:
        return [finding(problem, "file")]
    return []
