"""`peerless COMMAND`: finds the module of the command and runs it. Each has `configure(parser)` and `run(args)`."""

import argparse
import os
import sys
from importlib import import_module
from typing import Any, NoReturn

COMMANDS = {
    "play": "play in the terminal",
    "about": "which version this is, and whether its core is compiled",
    "scenario": "play scenario files and report the first difference",
    "replay": "step through a recorded game, or print it",
    "rules": "every rule, and the tests that prove it",
    "fuzz": "random games that check invariants and the laws of secrecy",
    "bench": "how fast this machine plays",
    "card": "what a card's text means, in five languages, and whether it can be played",
    "import": "make heroes out of decks saved from unmatched.cards",
    "lint": "check hero and board files, with suggestions",
}
MODULES = {"import": "imports"}  # where a command cannot give its module the name


class Parser(argparse.ArgumentParser):
    """Tells what is wrong with the command line in one sentence, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"peerless: {message}; see `{self.prog} --help`\n")


def main(argv: list[str] | None = None) -> int:
    """Run a command; bad input ends in one sentence and exit code 2."""
    words = sys.argv[1:] if argv is None else argv
    parser = Parser(prog="peerless", description="An open engine of the Unmatched duel system.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        sub = commands.add_parser(name, help=purpose, description=purpose[0].upper() + purpose[1:] + ".")
        if name in words[:1]:
            _module(name).configure(sub)
    args = parser.parse_args(words)
    return guarded(args)


def _module(command: str) -> Any:
    return import_module(f"peerless.cli.{MODULES.get(command, command)}")


def guarded(args: argparse.Namespace) -> int:
    from peerless.content.faults import Fault

    try:
        code: int = _module(args.command).run(args)
        return code
    except Fault as problem:
        print(f"peerless: {_told(problem, args)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone (as `head` does): nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _told(problem: Exception, args: argparse.Namespace) -> str:
    """In the language of the command, where it has one."""
    if not hasattr(args, "lang"):
        return str(problem)
    from peerless.cli import language
    from peerless.content.faults import Fault
    from peerless.content.words import words

    try:
        return words(language.chosen(args)).tell(problem)
    except Fault:  # that there is no such language
        return str(problem)


if __name__ == "__main__":
    sys.exit(main())
