"""`peerless play`: play in the terminal."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from peerless.content.faults import Fault

if TYPE_CHECKING:
    from peerless.cli.terminal.session import Session
    from peerless.content.library import Library

DEFAULT_BOARD = "king-solomons-mine"
BOARD_OF_FOUR = "soho"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="HERO", help="two heroes, or four: first and third are a team")
    parser.add_argument("--board", help="the board to play on")
    parser.add_argument("--bot", choices=("random", "greedy"), default="greedy", help="who plays the other seats")
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="which hero is yours, counted from 1")
    parser.add_argument("--hot-seat", action="store_true", help="all heroes are played at this keyboard")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed deals the same cards")
    parser.add_argument("--heroes", nargs="+", type=Path, default=[], metavar="PATH", help="more heroes: files or folders")
    parser.add_argument("--boards", nargs="+", type=Path, default=[], metavar="PATH", help="more boards: files or folders")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where a game is saved when you leave it")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")


def run(args: argparse.Namespace) -> int:
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):  # Textual draws on the last
        raise Fault("play needs a terminal for both keyboard and screen; from Python, use peerless.Game")
    from peerless.cli.terminal.app import PlayApp
    from peerless.cli.terminal.session import Session, new_session
    from peerless.cli.terminal.start_screen import Choice, StartScreen
    from peerless.content.library import Library

    library = Library(args.heroes, args.boards)

    def make(choice: Choice) -> Session:
        seat = args.seat - 1 if 1 <= args.seat <= len(choice.heroes) else 0
        people = frozenset(range(len(choice.heroes))) if choice.hot_seat else frozenset({seat})
        return new_session(choice.heroes, choice.board, library, people, choice.bot, args.seed)

    session = None
    if args.load:
        session = _loaded(args)
    elif args.names:
        if not args.hot_seat and not 1 <= args.seat <= len(args.names):
            raise Fault(f"--seat {args.seat}: these heroes have the seats 1 to {len(args.names)}")
        board = args.board or (DEFAULT_BOARD if len(args.names) < 4 else BOARD_OF_FOUR)
        session = make(Choice(tuple(args.names), board, args.hot_seat, args.bot))
    else:
        check_places(library, args.board)

    def start() -> StartScreen:
        return StartScreen(library, args.board, args.bot, args.hot_seat)

    last = PlayApp(start, make, session, args.save or args.load).run()
    if last:
        print(last)
    return 0


def _loaded(args: argparse.Namespace) -> "Session":
    """The game that was saved; whoever sat at it sits there again."""
    from peerless.cli.terminal.session import Session
    from peerless.game import Game

    try:
        game = Game.load(args.load.read_bytes())
    except OSError as problem:
        raise Fault(f"{str(args.load)!r} cannot be read ({problem.strerror})") from problem
    seats = {game.seat_of(side) for side in game.sides}
    return Session(game, frozenset(seats) if args.hot_seat else frozenset({args.seat - 1}), args.bot)


def check_places(library: "Library", board: str | None) -> None:
    """A folder or board that is not there is told before the screen is taken."""
    if board:
        library.board(board)
    if not library.heroes or not library.boards:
        raise Fault("there is no hero or no board to play with")
