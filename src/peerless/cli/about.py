"""`peerless about`: which version this is, whether its core is compiled, and where its heroes come from."""

import argparse
import importlib.machinery
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

NOTE = "Unofficial: Unmatched is a trademark of Restoration Games, LLC, who have no part in this."


def configure(parser: argparse.ArgumentParser) -> None:
    """There is nothing to choose."""


def run(args: argparse.Namespace) -> int:
    print("\n".join(lines()))
    return 0


def lines() -> list[str]:
    """What `peerless about` prints. Nothing heavy is imported for it: it answers at once."""
    from peerless.core import machine

    place = Path(machine.__file__ or "").resolve()
    content = place.parents[1] / "content"
    compiled = place.name.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    kind = "compiled (mypyc)" if compiled else "interpreted"
    return [
        f"peerless {_version()}, an open engine for the Unmatched duel system",
        f"core:    {kind}, {place}",
        f"python:  {platform.python_version()} ({platform.python_implementation()}), {platform.platform(terse=True)}",
        f"heroes:  {_count(content / 'heroes')}",
        f"boards:  {_count(content / 'boards')}",
        "licence: Apache-2.0, see LICENSE and NOTICE",
        NOTE,
    ]


def _version() -> str:
    try:
        return version("peerless")
    except PackageNotFoundError:
        return "(not installed)"


def _count(folder: Path) -> str:
    names = sorted(path.stem for path in folder.glob("*.toml"))
    return f"{len(names)} in {folder}: {', '.join(names)}"
