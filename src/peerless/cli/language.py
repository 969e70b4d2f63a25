"""Which language a command speaks: --lang, else PEERLESS_LANG, else that of the machine, else English."""

import argparse
import os

from peerless.content.words import FIRST, languages, words

OF_MACHINE = ("LC_ALL", "LC_MESSAGES", "LANG")


def configure(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(languages())
    parser.add_argument("--lang", metavar="LANG", help=f"the language: {known} (PEERLESS_LANG, or that of your system)")


def chosen(args: argparse.Namespace) -> str:
    """What was asked for; a language that is not known is a fault, but not where the machine merely has another one."""
    asked = args.lang or os.environ.get("PEERLESS_LANG")
    if asked:
        return words(known_as(asked) or asked).lang
    given = next((os.environ[name] for name in OF_MACHINE if os.environ.get(name)), "")
    return known_as(given) or FIRST


def known_as(name: str) -> str | None:
    """The language that is meant by a name like pt_BR.UTF-8, pt or UK."""
    plain = name.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for lang in languages():
        if lang.lower() == plain:
            return lang
    return next((lang for lang in languages() if lang.partition("-")[0] == plain.partition("-")[0]), None)
