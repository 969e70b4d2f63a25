"""What is imported is declared in pyproject.toml, and ARCHITECTURE.md says of each dependency why it is there."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MODULES = {"pyyaml": "yaml", "fluent-runtime": "fluent"}  # distributions whose module has another name


def names(requirements: Iterable[str]) -> set[str]:
    """The bare names of distributions, in one spelling."""
    return {re.sub(r"[._]", "-", re.split(r"[^\w.-]", one.strip())[0].lower()) for one in requirements}


def needed_to_play() -> set[str]:
    return names(PYPROJECT["project"]["dependencies"])


def imported(sources: Iterable[str]) -> set[str]:
    """The modules outside of the standard library and of this package that sources import."""
    found: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                found |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                found.add(node.module.split(".")[0])
    return found - sys.stdlib_module_names - {"peerless"}


def listed(page: str) -> set[str]:
    """The libraries in the table of dependencies."""
    _, _, rest = page.partition("\n## Dependencies\n")
    cells = re.findall(r"^\| (.+?) \| .+ \|$", rest, re.MULTILINE)[1:]
    return names(name for cell in cells for name in cell.split(",") if not cell.startswith("---"))


def test_what_is_imported_is_declared_and_nothing_else_is() -> None:
    modules = imported(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    assert modules == {MODULES.get(name, name.replace("-", "_")) for name in needed_to_play()}


def test_every_dependency_has_its_line_and_no_other_has_one() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    assert listed(page) == needed_to_play() | names(PYPROJECT["build-system"]["requires"])


def test_every_dependency_is_locked() -> None:
    pinned = names(re.findall(r"^[\w.-]+==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    assert needed_to_play() | names(PYPROJECT["dependency-groups"]["dev"]) <= pinned


def test_the_reading_of_imports_and_tables() -> None:
    sources = [
        "import os, yaml.nodes\nfrom peerless import Game\n",
        "def f():\n    from rich.text import Text\n    from . import x\n",
    ]
    assert imported(sources) == {"yaml", "rich"}
    assert listed("\n## Dependencies\n\n| library | why |\n| --- | --- |\n| PyYAML, rich | files |\n| a_b | c |\n") == {
        "pyyaml",
        "rich",
        "a-b",
    }
