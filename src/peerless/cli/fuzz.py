"""`peerless fuzz --games N --seed S`: random games with every invariant checked after every decision."""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from peerless.content.faults import Fault
from peerless.content.library import Library, files_in, told_apart
from peerless.content.words import words
from peerless.lab.fuzz import Failure, Pool, Tally, play_range
from peerless.lab.shrink import keys_of, record_of, repeat, shrink
from peerless.record.files import read_record, save_record

AT_ONCE = 20  # games that a process plays before it reports


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which games (1)")
    parser.add_argument("--start", type=int, default=0, metavar="I", help="the number of the first game (0)")
    only = "only these {0}: names, or files and folders of {0} of your own"
    parser.add_argument("--heroes", nargs="+", default=[], metavar="WHICH", help=only.format("heroes"))
    parser.add_argument("--boards", nargs="+", default=[], metavar="WHICH", help=only.format("boards"))
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help="processes (one for each core)")
    parser.add_argument(
        "--laws-every", type=int, default=1, metavar="K", help="check the laws of secrecy in one of K games (1); 0: never"
    )
    parser.add_argument("--out", type=Path, default=Path(), metavar="FOLDER", help="where the record of a failure goes")
    parser.add_argument("--repeat", type=Path, metavar="FILE", help="play such a record again instead")


def run(args: argparse.Namespace) -> int:
    for name, least in (("games", 1), ("seed", 0), ("start", 0), ("jobs", 0), ("laws_every", 0)):
        number = getattr(args, name)
        if number < least:
            raise Fault(f"--{name.replace('_', '-')} takes a whole number from {least}, not {number}")
    pool = _pool(args)
    if args.repeat:
        return _repeat(args.repeat)
    if not args.out.is_dir():
        raise Fault(f"there is no folder {str(args.out)!r}")
    began = time.monotonic()
    tally = _play(pool, args)
    seconds = time.monotonic() - began
    if tally.failure:
        _report(pool, tally.failure, args)
        return 1
    print(
        words().say(
            "report.fuzz-clean",
            games=tally.games,
            decisions=tally.decisions,
            laws=tally.laws,
            seconds=round(seconds),
            rate=round(tally.decisions / max(seconds, 1e-9)),
        )
    )
    print(f"digest of all games: {tally.digest:032x}")
    return 0


def _pool(args: argparse.Namespace) -> Pool:
    usual = Library()
    heroes, hero_places = told_apart(args.heroes, usual.heroes)
    boards, board_places = told_apart(args.boards, usual.boards)
    heroes += files_in(hero_places, "hero")
    boards += files_in(board_places, "board")
    for places, found in ((hero_places, heroes), (board_places, boards)):
        if places and not found:
            raise Fault(f"there is nothing to play with in {str(places[0])!r}")
    return Pool(heroes, boards, args.laws_every, Library(hero_places, board_places))


def _play(pool: Pool, args: argparse.Namespace) -> Tally:
    total = Tally()
    columns = (TextColumn("fuzz"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=args.games)
        for tally in _tallies(pool, args):
            total.add(tally)
            progress.update(task, completed=total.games)
    return total


def _tallies(pool: Pool, args: argparse.Namespace) -> Iterator[Tally]:
    """What the processes report, up to the first failure."""
    stop = args.start + args.games
    pieces = iter([range(at, min(at + AT_ONCE, stop)) for at in range(args.start, stop, AT_ONCE)])
    jobs = args.jobs or os.cpu_count() or 1
    if jobs == 1 or args.games <= AT_ONCE:
        for piece in pieces:
            tally = play_range(pool, args.seed, piece)
            yield tally
            if tally.failure:
                return
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        running: set[Future[Tally]] = set()
        failed = False
        while True:
            while not failed and len(running) < 2 * jobs and (following := next(pieces, None)) is not None:
                running.add(workers.submit(play_range, pool, args.seed, following))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                tally = future.result()
                failed = failed or tally.failure is not None
                yield tally


def _report(pool: Pool, failure: Failure, args: argparse.Namespace) -> None:
    case = failure.case
    print(f"broken: {failure.law}: {failure.message}")
    print(f"in game {case.number}: {', '.join(case.heroes)} on {case.board}, seats {case.seats}, seed {case.seed}")
    names = "".join(f" --{what} {' '.join(given)}" for what in ("heroes", "boards") if (given := getattr(args, what)))
    again = f"--laws-every {args.laws_every}{names}"
    print(f"again: peerless fuzz --seed {args.seed} --start {case.number} --games 1 {again}", flush=True)
    short = shrink(pool, failure)
    counts = {"before": len(failure.codes), "after": len(short.codes)}
    print(words().say("report.fuzz-shrunk", **counts, law=short.law, problem=short.message))
    print(" ".join(keys_of(pool.setup(short.case), short)), flush=True)
    path = args.out / f"fuzz-{args.seed}-{case.number}.json"
    save_record(record_of(pool, short), path)
    print(f"written to {path}; again: peerless fuzz --repeat {path}")


def _repeat(path: Path) -> int:
    failure = repeat(read_record(path))
    if failure is None:
        print(f"{path}: nothing is broken any more")
        return 0
    told = {"answers": len(failure.codes), "law": failure.law, "problem": failure.message}
    print(words().say("report.fuzz-repeated", path=path, **told), file=sys.stderr)
    return 1
