"""`peerless import FILE...`: heroes out of decks that players share; `--measure`: how much of them is understood."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from peerless.content.faults import Fault, FileFault
from peerless.content.imports.deck import read_deck
from peerless.content.imports.measure import LOW, DeckMeasure, Phrase, measure_deck, phrases_of
from peerless.content.imports.understand import Effect, Imported, understand
from peerless.content.library import Library
from peerless.content.words import words

Result = TypeVar("Result")
FEW = 3  # so many files are not worth a process each
SHOWN = 40  # phrases, where nobody asks for all


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="decks saved as JSON, or folders of them")
    parser.add_argument("-o", "--out", type=Path, metavar="FOLDER", help="where the hero files go")
    parser.add_argument("--force", action="store_true", help="write over hero files that are there already")
    parser.add_argument(
        "--measure", nargs="+", type=Path, metavar="PATH", help="write nothing; tell how much of these decks is understood"
    )
    parser.add_argument(
        "--phrases", type=int, default=SHOWN, metavar="N", help=f"how many refused phrases ({SHOWN}); 0: all"
    )
    parser.add_argument("--json", action="store_true", help="with --measure: as JSON")


def run(args: argparse.Namespace) -> int:
    if args.measure is not None:
        return _measure(args)
    if args.json:
        raise Fault("--json goes with --measure")
    if not args.files:
        raise Fault("expected the file of a deck, like: peerless import deck.json -o heroes/")
    if args.out is None:
        raise Fault("expected the folder for the hero files, like: -o heroes/")
    return _import(args)


# Importing.


def _import(args: argparse.Namespace) -> int:
    files, problems = _files(args.files)
    written: set[str] = set()
    for found in _each(_understood, files):
        if isinstance(found, FileFault):
            problems.append(found)
            continue
        path = args.out / f"{found.deck.key}.toml"
        try:
            _keep(found, path, args.force, written)
        except FileFault as problem:
            problems.append(problem)
            continue
        written.add(path.name)
        print("\n".join(_report(found, path)), flush=True)
    return _tell(problems)


def _understood(path: Path) -> Imported:
    return understand(read_deck(path))


def _keep(found: Imported, path: Path, force: bool, written: set[str]) -> None:
    if path.name in written:
        raise FileFault(found.deck.path, 0, f"another of these decks was written to {path}; rename one of them")
    if path.exists() and not force:
        raise FileFault(path, 0, "this file is there already; --force writes over it")
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(found.text, "utf-8")
        fresh.replace(path)
    except OSError as problem:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise FileFault(path, 0, f"this cannot be written ({problem.strerror})") from problem


def _report(found: Imported, path: Path) -> Iterator[str]:
    say = words().say
    deck = found.deck
    refused = len(found.refused_cards)
    yield say("report.import", name=deck.name, cards=len(deck.cards), size=deck.size, number=len(deck.cards) - refused)
    for remark in deck.remarks:
        yield say("report.import-remark", remark=remark)
    if path.stem in Library().heroes:
        yield say("report.import-remark", remark=say("report.import-same-name", name=path.stem))
    for effect in found.refused:
        yield say("report.import-refused", where=_where(effect), reason=effect.refusal, line=found.line(effect))
    after = [say("report.import-plain", number=refused)] if refused else []
    if any(effect.where == "ability" for effect in found.refused):
        after.append(say("report.import-no-ability"))
    if any(effect.where == "rule card" for effect in found.refused):
        after.append(say("report.import-no-rules"))
    yield say("report.import-written", path=path) + "".join(f"; {sentence}" for sentence in after)


def _where(effect: Effect) -> str:
    """Which text is meant: "eighth wonder of the world", after."""
    if effect.card < 0:
        return f'{effect.where} "{effect.title}"' if effect.title else effect.where
    name = effect.title if '"' in effect.title else f'"{effect.title}"'
    return f"{name}, {effect.where}"


# Measuring.


def _measure(args: argparse.Namespace) -> int:
    files, problems = _files([*args.measure, *args.files])
    decks: list[DeckMeasure] = []
    for found in _each(measure_deck, files):
        if isinstance(found, FileFault):
            problems.append(found)
        else:
            decks.append(found)
    if not decks and not problems:
        raise Fault(f"there is no deck (*.json) in {str(args.measure[0])!r}")
    phrases = phrases_of(decks)
    if args.json:
        print(json.dumps(_as_json(decks, phrases, problems), ensure_ascii=False, indent=2))
    elif decks:
        _print_tables(decks, phrases, args.phrases)
    return _tell(problems)


def _print_tables(decks: list[DeckMeasure], phrases: list[Phrase], most: int) -> None:
    console = Console(width=None if sys.stdout.isatty() else 130, highlight=False)
    table = Table(box=None, header_style="bold")
    table.add_column("deck")
    for heading in ("texts", "understood", "%", "cards", "as written", "%"):
        table.add_column(heading, justify="right")
    for deck in sorted(decks, key=lambda deck: (-deck.percent, deck.name)):
        table.add_row(*_row(deck.name, deck.texts, deck.understood, deck.cards, deck.as_written))
    sums = (sum(getattr(deck, key) for deck in decks) for key in ("texts", "understood", "cards", "as_written"))
    table.add_section()
    table.add_row(*_row("all", *sums), style="bold")
    console.print(table, soft_wrap=True)
    say = words().say
    whole = sum(deck.texts == deck.understood for deck in decks)
    low = [deck.name for deck in decks if deck.percent < LOW]
    console.print()
    console.print(say("report.measure-decks", number=len(decks), whole=whole, low=len(low), limit=LOW), soft_wrap=True)
    if phrases:
        console.print()
        console.print(say("report.measure-phrases", number=sum(phrase.cards for phrase in phrases)), soft_wrap=True)
        for phrase in phrases[: most or None]:
            print(f"{phrase.cards:5}  {phrase.text}   ({phrase.example})")
        if most and len(phrases) > most:
            print(say("report.measure-more", number=len(phrases) - most))


def _row(name: str, texts: int, understood: int, cards: int, as_written: int) -> list[str]:
    shares = (understood, texts), (as_written, cards)
    first, second = (f"{100 * part / whole:.1f}" if whole else "-" for part, whole in shares)
    return [name, str(texts), str(understood), first, str(cards), str(as_written), second]


def _as_json(decks: list[DeckMeasure], phrases: list[Phrase], problems: Sequence[FileFault]) -> dict[str, object]:
    keys = ("texts", "understood", "cards", "as_written")
    return {
        "decks": [
            {
                "name": deck.name,
                "file": deck.file,
                **{key: getattr(deck, key) for key in keys},
                "percent": round(deck.percent, 1),
            }
            for deck in decks
        ],
        "total": {
            **{key: sum(getattr(deck, key) for deck in decks) for key in keys},
            "decks": len(decks),
            "whole_decks": sum(deck.texts == deck.understood for deck in decks),
            "low_decks": [deck.name for deck in decks if deck.percent < LOW],
        },
        "phrases": [{"text": phrase.text, "cards": phrase.cards, "example": phrase.example} for phrase in phrases],
        "not_read": [str(problem) for problem in problems],
    }


# Files, many at a time.


def _files(given: Sequence[Path]) -> tuple[list[Path], list[FileFault]]:
    """The files that are meant: of a folder, those that end in .json."""
    found: list[Path] = []
    problems: list[FileFault] = []
    for path in given:
        if path.is_dir():
            inside = sorted(path.glob("*.json"))
            if not inside:
                problems.append(FileFault(path, 0, "there is no deck (*.json) in this folder"))
            found += inside
        else:
            found.append(path)
    return list(dict.fromkeys(found)), problems


def _each(work: Callable[[Path], Result], files: Sequence[Path]) -> Iterator[Result | FileFault]:
    """What comes of each file, or why nothing does, in their order; with a progress bar where it takes long."""
    if len(files) <= FEW:
        yield from (_tried(work, path) for path in files)
        return
    columns = (TextColumn("decks"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with (
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
        ProcessPoolExecutor(min(os.cpu_count() or 1, len(files)), mp_context=get_context("spawn")) as workers,
    ):
        yield from progress.track(workers.map(_tried, [work] * len(files), files), total=len(files))


def _tried(work: Callable[[Path], Result], path: Path) -> Result | FileFault:
    try:
        return work(path)
    except FileFault as problem:
        return problem


def _tell(problems: Sequence[Fault]) -> int:
    for problem in problems:
        print(f"peerless: {problem}", file=sys.stderr)
    return 2 if problems else 0
