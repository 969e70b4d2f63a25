"""The house keeps its shape: imports point one way, the core is pure, files are short."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "peerless"

LONGEST_FILE = 500

# What each part of the package may import of the others; None is everything. Modules directly in peerless/
# are above all parts: they import anything, and only the parts with None import them.
MAY_IMPORT: dict[str, set[str] | None] = {
    "core": set(),
    "cards": {"core"},
    "content": {"cards", "core"},
    "record": {"content", "cards", "core"},
    "bots": {"content", "cards", "core"},
    "lab": None,
    "server": None,
    "cli": None,
}

IMPURE_MODULES = {
    "asyncio", "datetime", "glob", "importlib", "io", "logging", "multiprocessing", "os", "pathlib", "random",
    "secrets", "shutil", "signal", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time",
    "urllib", "uuid",
}  # fmt: skip
DYNAMIC_IMPORTS = {"import_module", "__import__"}
IMPURE_NAMES = {"open", "print", "input", "breakpoint", "exec", "eval", "__import__"}

# Folders of a person's or a job's machine, and ways out of the checkout; this file itself does not hold them.
WORKPLACE = re.compile(
    r"(?<![\w.:/])/(?:home|Users|root|work|workspaces?|mnt)/[\w.]"
    r"|[A-Za-z]:\\+Users\\"
    r"|\.\.[/\\]shared\b"
)


def python_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


# --- which way imports point --------------------------------------------------------------------------------


def imported_names(tree: ast.Module, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything that the file of `module` imports, relative or not."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = node.level - 1 if is_package else node.level
                parts = module.split(".")
                base = ".".join([*parts[: len(parts) - up], *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in DYNAMIC_IMPORTS:
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def wrong_imports(package: Path) -> list[str]:
    """Every import in the package that points against MAY_IMPORT, in words."""
    wrong = []
    for path in python_files(package):
        inside = path.relative_to(package)
        if len(inside.parts) == 1:
            continue
        part = inside.parts[0]
        if part not in MAY_IMPORT:
            wrong.append(f"{shown(path)}: {part} is no part of the house; MAY_IMPORT must name it")
            continue
        allowed = MAY_IMPORT[part]
        is_package = path.name == "__init__.py"
        names = [package.name, *inside.with_suffix("").parts]
        module = ".".join(names[:-1] if is_package else names)
        for line, name in imported_names(ast.parse(path.read_text(encoding="utf-8")), module, is_package):
            top, _, rest = name.partition(".")
            target = rest.split(".")[0]
            if top == package.name and allowed is not None and target not in allowed | {part}:
                wrong.append(f"{shown(path)}:{line}: {part} may not import {name}")
    return wrong


def test_imports_point_one_way() -> None:
    wrong = wrong_imports(PACKAGE)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/state.py", "import peerless.cards.tree"),
        ("core/state.py", "from peerless import Game"),
        ("core/state.py", "from ..content import heroes"),
        ("core/state.py", "from .. import cards"),
        ("core/deep/__init__.py", "from ...bots import greedy"),
        ("core/__init__.py", "from ..lab import match"),
        ("cards/parse.py", "from peerless.content import load"),
        ("cards/parse.py", "import importlib\nimportlib.import_module('peerless.lab.match')"),
        ("content/load.py", "def late():\n    from peerless.record import replay"),
        ("record/replay.py", "from peerless.bots import greedy"),
        ("bots/greedy.py", "import peerless"),
        ("bots/greedy.py", "import typing\nif typing.TYPE_CHECKING:\n    from peerless.server import room"),
        ("extra/thing.py", "x = 1"),
    ],
)
def test_an_import_the_wrong_way_is_found(tmp_path: Path, file: str, line: str) -> None:
    path = tmp_path / "peerless" / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n")
    assert len(wrong_imports(tmp_path / "peerless")) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/state.py", "from .graph import Board\nfrom . import rng\nfrom peerless.core import ops"),
        ("core/deep/thing.py", "from ..graph import Board\nfrom .other import x"),
        ("cards/print/en.py", "from ..tree import Card\nfrom ...core import ops"),
        ("record/replay.py", "from peerless.content import load\nfrom peerless.core import state"),
        ("cli/play.py", "from peerless import Game\nfrom peerless.server import room"),
        ("__init__.py", "from peerless.content.load import hero"),
    ],
)
def test_an_import_the_right_way_passes(tmp_path: Path, file: str, line: str) -> None:
    path = tmp_path / "peerless" / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n")
    assert wrong_imports(tmp_path / "peerless") == []


# --- the core is pure ---------------------------------------------------------------------------------------


def impurities(source: str) -> list[str]:
    """The names of I/O, clock, chance and log that a source file uses, with their lines."""
    tree = ast.parse(source)
    found = [
        f"{line}: imports {name}"
        for line, name in imported_names(tree, "peerless.core", is_package=True)
        if name.split(".")[0] in IMPURE_MODULES
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in IMPURE_NAMES:
            found.append(f"{node.lineno}: uses {node.id}")
    return found


def test_core_is_pure() -> None:
    files = python_files(PACKAGE / "core")
    assert files, "there is no core"
    sources = {path: path.read_text(encoding="utf-8") for path in files}
    found = [f"{shown(path)}:{what}" for path, source in sources.items() for what in impurities(source)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "open('x')", "print(1)", "say = print", "input()", "import random", "from random import shuffle",
        "import time", "from datetime import datetime", "import os.path", "from pathlib import Path",
        "import logging as log", "def f():\n    import time",
    ],
)  # fmt: skip
def test_an_impure_core_is_found(source: str) -> None:
    assert impurities(source)


@pytest.mark.parametrize("source", ["from .random import x", "door.open()", "import typing", "x = 'print'"])
def test_a_pure_core_passes(source: str) -> None:
    assert not impurities(source)


# --- files are short ----------------------------------------------------------------------------------------


def text_of(path: Path) -> str | None:
    """What is written in a file; None if it is not text."""
    content = path.read_bytes()
    if b"\0" in content:
        return None
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return None


def long_files(folder: Path) -> list[str]:
    found = []
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or "__pycache__" in path.parts:
            continue
        text = text_of(path)
        if text is not None and len(text.splitlines()) > LONGEST_FILE:
            found.append(f"{shown(path)} has {len(text.splitlines())} lines, more than {LONGEST_FILE}")
    return found


def test_no_source_file_is_long() -> None:
    found = long_files(SOURCE)
    assert not found, "\n".join(found)


def test_a_long_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "good.py").write_text("x = 1\n" * LONGEST_FILE)
    assert long_files(tmp_path) == []
    (tmp_path / "bad.py").write_text("x = 1\n" * (LONGEST_FILE + 1))
    assert len(long_files(tmp_path)) == 1


# --- no file knows where it was written ---------------------------------------------------------------------


def project_files() -> list[Path]:
    """The files that git has or would take."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    paths = [ROOT / name for name in listing.stdout.split("\0") if name]
    return sorted(path for path in paths if path.is_file() and not path.is_symlink())


def own_folders() -> list[str]:
    """This checkout and this person's home, where they are deep enough to be recognised."""
    return [str(folder) for folder in (ROOT, Path.home()) if len(folder.parts) > 2]


def workplaces(text: str) -> list[str]:
    """The lines of a text that name a place on somebody's machine."""
    own = own_folders()
    return [
        f"{number}: {line.strip()[:100]}"
        for number, line in enumerate(text.splitlines(), 1)
        if WORKPLACE.search(line) or any(folder in line for folder in own)
    ]


def test_no_file_names_a_workplace() -> None:
    files = project_files()
    assert Path(__file__).resolve() in files
    found = [f"{shown(path)}:{what}" for path in files for what in workplaces(text_of(path) or "")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", ["|home|kim", "|work|x", "|root|.ssh", "..|shared"])
def test_a_workplace_is_found(place: str) -> None:
    assert workplaces(f"see '{place.replace('|', '/')}' for more")
    assert workplaces(str(ROOT / "src")) or not own_folders()


@pytest.mark.parametrize("text", ["https://example.org/home/page", "the work/life of src/root/x", "/rooms"])
def test_other_paths_pass(text: str) -> None:
    assert not workplaces(text)
