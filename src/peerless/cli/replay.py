"""`peerless replay FILE`: step through a recorded game turn by turn, or print it."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from peerless.content.faults import Fault, FileFault
from peerless.content.library import Library
from peerless.record.files import read_record
from peerless.record.game_record import Record
from peerless.record.log import log
from peerless.record.watch import Page, fighter_table, pages

PROMPT = "Enter: next turn, b: back, q: quit > "


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as JSON or in notation")
    parser.add_argument("--print", action="store_true", dest="print_all", help="print the whole game at once")
    parser.add_argument("--lang", default="en", help="the language of the log")
    parser.add_argument("--seat", type=int, help="tell only what this player knew, counted from 0")
    notation = "for a game in notation: more {} files, or folders of them"
    parser.add_argument("--heroes", nargs="+", type=Path, metavar="PLACE", help=notation.format("hero"))
    parser.add_argument("--boards", nargs="+", type=Path, metavar="PLACE", help=notation.format("board"))


def run(args: argparse.Namespace) -> int:
    record = read_record(args.file, Library(args.heroes, args.boards))
    note = _check(record, args.file)
    if args.seat is not None and args.seat not in record.seats:
        raise Fault(f"there is no seat {args.seat} in this game; the seats are 0 to {max(record.seats)}")
    try:
        shown = [_text(record, page, args.lang, args.seat) for page in pages(record)]
    except (LookupError, ValueError) as problem:
        raise FileFault(args.file, 0, "its events do not fit its heroes and its board") from problem
    print(_title(record))
    if note:
        print(f"Note: {note}.")
    if args.print_all or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("\n" + "\n\n".join(shown))
    else:
        _step_through(shown)
    return 0


def _check(record: Record, path: Path) -> str:
    """Why the game can be watched only; a record that contradicts itself is refused."""
    try:
        record.check()
    except FileFault:
        raise
    except Fault as problem:
        return str(problem)
    try:
        record.replay()
    except Fault as problem:
        raise FileFault(path, 0, str(problem)) from problem
    return ""


def _title(record: Record) -> str:
    teams = [" and ".join(record.sides[team::2]) for team in (0, 1)]
    end = f"{' and '.join(record.winners) or 'nobody'} won" if record.over else "not finished"
    board = record.setup.names.board.name
    return f"{' against '.join(teams)} on {board}, seed {record.seed}: {len(record.turns) - 1} turns, {end}"


def _text(record: Record, page: Page, lang: str, seat: int | None) -> str:
    """The log of a turn, and how the fighters stood at its end."""
    lines = log(page.events, record.setup, lang, seat)
    if page.number:
        del lines[0]  # the heading of the setup, which is another page
    table = [f"    {line}" for line in fighter_table(page.fighters)]
    return "\n".join([*lines, "", *table])


def _step_through(shown: Sequence[str]) -> None:
    at = 0
    while at < len(shown):
        print("\n" + shown[at])
        try:
            answer = input(PROMPT).strip().lower()
        except EOFError:
            print()
            return
        if answer.startswith("q"):
            return
        at = max(at - 1, 0) if answer.startswith("b") else at + 1
