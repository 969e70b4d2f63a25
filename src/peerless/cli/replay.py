"""`peerless replay FILE`: step through a recorded game turn by turn, or print it."""

import argparse
import shutil
import sys
from pathlib import Path

from peerless.cli import language
from peerless.cli.lines import wrap
from peerless.content.faults import Fault, FileFault
from peerless.content.library import Library
from peerless.content.words import words
from peerless.record.files import read_record
from peerless.record.game_record import Record
from peerless.record.log import log
from peerless.record.notation import to_notation
from peerless.record.watch import Page, fighter_table, pages, title


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as JSON or in notation")
    parser.add_argument("--print", action="store_true", dest="print_all", help="print the whole game at once")
    parser.add_argument(
        "--notation", action="store_true", help="print the game in notation, one line a turn, which can be read again"
    )
    language.configure(parser)
    parser.add_argument("--seat", type=int, metavar="N", help="tell only what this player knew, counted from 1")
    notation = "for a game in notation: more {} files, or folders of them"
    parser.add_argument("--heroes", nargs="+", type=Path, metavar="PATH", help=notation.format("hero"))
    parser.add_argument("--boards", nargs="+", type=Path, metavar="PATH", help=notation.format("board"))


def run(args: argparse.Namespace) -> int:
    lang = language.chosen(args)
    record = read_record(args.file, Library(args.heroes, args.boards))
    note = _check(record, args.file)
    if args.notation:
        if args.seat is not None:
            raise Fault("notation tells the whole game; --seat is for the log")
        print(to_notation(record), end="")
        return 0
    seat = None if args.seat is None else args.seat - 1
    if seat is not None and seat not in record.seats:
        raise Fault.of("no-seat-here", seat=args.seat, last=max(record.seats) + 1)

    def told(lang: str) -> tuple[list[str], list[list[str]]]:
        said = [words(lang).say("watch.note", note=words(lang).tell(note))] if note else []
        return [title(record, lang), *said], [_log(record, page, lang, seat) for page in found]

    try:
        found = pages(record)
        headings, logs = told(lang)
        tables = [fighter_table(page.table, lang) for page in found]
    except (LookupError, ValueError) as problem:
        raise FileFault(args.file, 0, "its events do not fit its heroes and its board") from problem
    if not args.print_all and all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        from peerless.cli.terminal.replay_screen import ReplayApp

        program = ReplayApp(told, found, lang)
        program.run()
        return program.return_code or 0
    shown = ["\n".join([*lines, "", *(f"    {row}" for row in table)]) for lines, table in zip(logs, tables, strict=True)]
    _print("\n".join(headings) + "\n\n" + "\n\n".join(shown))
    return 0


def _check(record: Record, path: Path) -> Fault | None:
    """Why the game can be watched only; a record that contradicts itself is refused."""
    try:
        record.check()
    except FileFault:
        raise
    except Fault as problem:
        return problem
    try:
        record.replay()
    except Fault as problem:
        raise FileFault(path, 0, str(problem)) from problem
    return None


def _log(record: Record, page: Page, lang: str, seat: int | None) -> list[str]:
    """What happened in a turn."""
    return log(page.events, record.setup, lang, seat, setup_told=page.number > 0)


def _print(text: str) -> None:
    """On a terminal, lines that are too long go on under themselves, between two words."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns
        wrapped = [wrap(line, width) for line in text.split("\n")]
        text = "\n".join(wrapped)
    print(text)
