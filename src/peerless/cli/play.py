"""`peerless play`: play in the terminal."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from peerless.cli import language
from peerless.content.faults import Fault

if TYPE_CHECKING:
    from peerless.cli.terminal.session import Session
    from peerless.cli.terminal.start_screen import Choice
    from peerless.content.library import Library

DEFAULT_BOARD = "king-solomons-mine"
BOARD_OF_FOUR = "soho"


def configure(parser: argparse.ArgumentParser) -> None:
    from peerless.bots import BOTS, USUAL_BOT

    parser.add_argument("names", nargs="*", metavar="HERO", help="two heroes, or four: first and third are a team")
    parser.add_argument(
        "--players",
        type=int,
        choices=(2, 3, 4),
        metavar="N",
        help="of three, the first has the first and third hero",
    )
    parser.add_argument("--board", help="the board to play on")
    parser.add_argument("--bot", choices=BOTS, help=f"who plays the other seats ({USUAL_BOT})")
    parser.add_argument("--seat", type=int, metavar="N", help="which player you are, counted from 1 (1)")
    parser.add_argument("--hot-seat", action="store_true", help="everybody plays at this keyboard")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed deals the same cards")
    parser.add_argument("--heroes", nargs="+", type=Path, default=[], metavar="PATH", help="more heroes: files or folders")
    parser.add_argument("--boards", nargs="+", type=Path, default=[], metavar="PATH", help="more boards: files or folders")
    language.configure(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="where a game is saved when you leave it")
    parser.add_argument(
        "--load", type=Path, metavar="FILE", help="go on with a saved game; everybody sits where they sat, unless you say"
    )


def run(args: argparse.Namespace) -> int:
    lang = language.chosen(args)
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):  # Textual draws on the last
        raise Fault.of("no-terminal")
    from peerless.bots import USUAL_BOT
    from peerless.cli.terminal.app import PlayApp
    from peerless.cli.terminal.say import speak
    from peerless.cli.terminal.start_screen import Choice, StartScreen
    from peerless.content.library import Library

    speak(lang)
    args = sorted_out(args)
    library = Library(args.heroes, args.boards)
    session = None
    save_to = args.save
    if args.load:
        session, save_to = _loaded(args, library)
    elif args.names:
        players = args.players or len(args.names)
        board = args.board or (DEFAULT_BOARD if players == 2 else BOARD_OF_FOUR)
        session = _session(args, library, Choice(tuple(args.names), board, players, args.hot_seat, args.bot or USUAL_BOT))
    else:
        check_places(library, args.board)

    def start() -> StartScreen:
        return StartScreen(library, args.board, args.bot or USUAL_BOT, args.hot_seat, args.players or 2, args.seat or 1)

    def make(choice: Choice) -> "Session":
        return _session(args, library, choice)

    program = PlayApp(start, make, session, save_to)
    last = program.run()
    if last:
        print(last)
    return program.return_code or 0


def sorted_out(args: argparse.Namespace) -> argparse.Namespace:
    """The names of heroes that stand behind the folders of an option, where argparse took them for folders."""
    from peerless.content.library import Library, told_apart

    known = Library().heroes
    for option in ("heroes", "boards"):
        first, behind = getattr(args, option)[:1], [str(path) for path in getattr(args, option)[1:]]
        names, _ = told_apart([word for word in behind if Path(word).name == word and not word.endswith(".toml")], known)
        args.names = [*args.names, *names]
        setattr(args, option, [*first, *(Path(word) for word in behind if word not in names)])
    return args


def _session(args: argparse.Namespace, library: "Library", choice: "Choice") -> "Session":
    """A new game. On the start page another number of players may be chosen than --seat was said for."""
    from peerless.cli.terminal.session import SEATS, new_session

    seats = SEATS.get(choice.players, range(choice.players))
    if choice.players in SEATS and len(choice.heroes) != len(seats):
        raise Fault.of("heroes-of-players", players=choice.players, needed=len(seats), found=len(choice.heroes))
    own = 0 if args.seat is None else args.seat - 1
    if not args.names and own not in seats:
        own = 0
    people = frozenset(seats) if choice.hot_seat else frozenset({own})
    return new_session(choice.heroes, choice.board, library, people, choice.bot, args.seed, seats)


def _loaded(args: argparse.Namespace, library: "Library") -> tuple["Session", Path | None]:
    """The game of a file, and where to save it: back into a saved game, but never over another kind of record."""
    from peerless.cli.terminal.session import loaded_session

    given = {"heroes": args.names, "--board": args.board, "--seed": args.seed is not None, "--players": args.players}
    for what, said in given.items():
        if said:
            raise Fault(f"a saved game goes on as it began; leave out {what}")
    people = None if args.seat is None else frozenset({args.seat - 1})
    session, was_saved = loaded_session(args.load, library, people, args.hot_seat, args.bot)
    return session, args.save or (args.load if was_saved else None)


def check_places(library: "Library", board: str | None) -> None:
    """A folder or board that is not there is told before the screen is taken."""
    if board:
        library.board(board)
    if not library.heroes or not library.boards:
        raise Fault.of("nothing-to-play")
