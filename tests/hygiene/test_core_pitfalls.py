"""Things that are right when interpreted and wrong when compiled, and numbers that must differ."""

import ast
from pathlib import Path
from types import ModuleType

import pytest

from peerless.core import events, terms

CORE = Path(__file__).parents[2] / "src" / "peerless" / "core"


def _literal_shifts(source: str) -> list[int]:
    """Lines that shift a literal by something that is not a constant: mypyc makes such a literal a 32-bit C int."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not (isinstance(node.right, ast.Constant) or (isinstance(node.right, ast.Name) and node.right.id.isupper()))
    ]


def test_no_literal_is_shifted_by_a_variable() -> None:
    found = {path.name: _literal_shifts(path.read_text("utf-8")) for path in sorted(CORE.glob("*.py"))}
    found["bits.py"] = [line for line in found["bits.py"] if "_positions" not in _function_at(CORE / "bits.py", line)]
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_the_check_finds_one() -> None:
    assert _literal_shifts("def f(i):\n    return 1 << i\n") == [2]


@pytest.mark.parametrize("module", [events, terms])
def test_no_two_kinds_have_one_number(module: ModuleType) -> None:
    numbers = [value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)]
    assert sorted(numbers) == sorted(set(numbers))


def _function_at(path: Path, line: int) -> str:
    """The function around a line: the table of positions is made once, interpreted numbers in and out."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or line):
            return node.name
    return ""
