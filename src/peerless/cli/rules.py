"""Which test proves which rule: the collection, and the table that `peerless rules` prints.

A rule number is proven by a test function that carries `@pytest.mark.rule("R112", ...)` (on itself, on its
class, on a parameter set or as `pytestmark`), or by a scenario file that lists it under `proves:`. Tests are
read, never imported.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import yaml
from rich.console import Console
from rich.table import Table
from rich.text import Text

from peerless.content.rules import Rules, load_rules

Proofs = dict[str, list[str]]  # rule number -> tests
Proof = tuple[str, str]  # one of them

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the one written in C is ten times as fast
_NUMBER = re.compile(r"([A-Z])([1-9][0-9]*)")
_SHOWN_TESTS = 3  # so many tests of a rule stand in the table of a terminal; a pipe gets them all


class ProofError(ValueError):
    """A test or scenario file that cannot be read, or names its rules in a way that cannot be read."""


def in_order(numbers: set[str]) -> list[str]:
    """Rules before rulings, each by number: R2, R10, Q1; what is no number at all comes last."""

    def place(number: str) -> tuple[int, int, str]:
        found = _NUMBER.fullmatch(number)
        if found is None:
            return (2, 0, number)
        return (0 if found[1] == "R" else 1, int(found[2]), number)

    return sorted(numbers, key=place)


# --- collecting ---------------------------------------------------------------------------------------------


def proofs(tests: Path) -> Proofs:
    """For each rule number what proves it below `tests`: "file::test", or "file: title" of a scenario."""
    found: Proofs = {}
    for number, test in [*_marked_tests(tests), *_scenarios(tests)]:
        names = found.setdefault(number, [])
        if test not in names:
            names.append(test)
    return {number: found[number] for number in in_order(set(found))}


def _marked_tests(tests: Path) -> Iterator[Proof]:
    for path in sorted(tests.rglob("*.py")):
        if not (path.name.startswith("test_") or path.name.endswith("_test.py")):
            continue  # pytest does not collect it
        file = _shown(path, tests)
        try:
            module = ast.parse(path.read_text(encoding="utf-8"), filename=file)
        except (SyntaxError, UnicodeDecodeError) as error:
            raise ProofError(f"{file}: not readable as Python: {error}") from error
        yield from _tests_in(module.body, file, file, [])


def _tests_in(body: list[ast.stmt], file: str, prefix: str, outer: list[ast.expr]) -> Iterator[Proof]:
    """The tests of a module or class body; `outer` are the marks that apply to all of them."""
    marks = [*outer, *_pytestmark(body)]
    for node in body:
        match node:
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from _tests_in(node.body, file, f"{prefix}::{name}", [*marks, *node.decorator_list])
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                expressions = [*marks, *node.decorator_list]
                if not any(_never_proves(expression) for expression in expressions):
                    for number in _numbers(expressions, file):
                        yield number, f"{prefix}::{name}"


def _pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    """What is assigned to `pytestmark` there: one mark, or the marks of a list."""
    marks: list[ast.expr] = []
    for node in body:
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets, value = [node.target], node.value
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            marks += value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
    return marks


def _mark_name(node: ast.expr) -> str | None:
    """The X of `pytest.mark.X` or `mark.X`, called or not."""
    if isinstance(node, ast.Call):
        node = node.func
    match node:
        case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr=name):
            return name
        case _:
            return None


def _never_proves(mark: ast.expr) -> bool:
    """A test that is always skipped, or expected to fail, proves nothing."""
    return _mark_name(mark) in ("skip", "xfail")


def _numbers(expressions: list[ast.expr], file: str) -> Iterator[str]:
    """The arguments of all `mark.rule(...)` in these decorators, those of parameter sets included."""
    for expression in expressions:
        for node in ast.walk(expression):
            if not (isinstance(node, ast.Call) and _mark_name(node) == "rule"):
                continue
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise ProofError(
                        f"{file}:{argument.lineno}: mark.rule takes rule numbers written out as strings, "
                        f"not {ast.unparse(argument)}"
                    )
                yield argument.value


def _scenarios(tests: Path) -> Iterator[Proof]:
    for path in sorted((tests / "scenarios").rglob("*.yaml")):
        file = _shown(path, tests)
        try:
            scenarios = list(yaml.load_all(path.read_text(encoding="utf-8"), Loader=_LOADER))
        except (yaml.YAMLError, UnicodeDecodeError) as error:
            raise ProofError(f"{file}: not readable as YAML: {error}") from error
        for scenario in scenarios:
            if not isinstance(scenario, dict):
                continue  # an empty document, or no scenario; running it is what complains
            numbers = scenario.get("proves") or []
            if not (isinstance(numbers, list) and all(isinstance(number, str) for number in numbers)):
                raise ProofError(f"{file}: proves: must be a list of rule numbers, not {numbers!r}")
            for number in numbers:
                yield number, f"{file}: {scenario.get('title', 'without a title')}"


def _shown(path: Path, tests: Path) -> str:
    return path.relative_to(tests.parent).as_posix()


def configure(parser: argparse.ArgumentParser) -> None:
    """It takes no arguments."""


def run(args: argparse.Namespace) -> int:
    return rules_table()


# --- the table ----------------------------------------------------------------------------------------------


def find_tests() -> Path | None:
    """The tests of the checkout that holds this code or the current folder; None if there is neither."""
    here = Path.cwd()
    for root in (Path(__file__).resolve().parents[3], here, *here.parents):
        if (root / "src" / "peerless").is_dir() and (root / "tests").is_dir():
            return root / "tests"
    return None


def rules_table(tests: Path | None = None, out: TextIO | None = None) -> int:
    """Prints every rule with its line and its tests, then the totals; returns the exit code of the command.

    Without `tests` the folder is looked for. A terminal gets a table, everything else one line a rule with
    its fields separated by tabs.
    """
    rules = load_rules()
    folder = find_tests() if tests is None else tests
    try:
        proven = {} if folder is None else proofs(folder)
    except ProofError as error:
        print(error, file=sys.stderr)
        return 2
    console = Console(file=out or sys.stdout)
    searched = folder is not None
    if console.is_terminal:
        console.print(_table(rules, proven, searched))
    else:
        for number in in_order(set(rules.lines)):
            tests_of = "; ".join(_tests_or_reason(number, rules, proven, searched))
            console.file.write(f"{number}\t{rules.lines[number]}\t{tests_of}\n")
    for sentence in _totals(rules, proven, searched):
        console.file.write(f"{sentence}\n")
    return 0


def _tests_or_reason(number: str, rules: Rules, proven: Proofs, searched: bool) -> list[str]:
    if number in rules.cardboard:
        return [f"cardboard: {rules.cardboard[number]}"]
    return proven.get(number, ["NO PROOF"] if searched else [])


def _table(rules: Rules, proven: Proofs, searched: bool) -> Table:
    table = Table("Rule", "In a line", *(["Tests"] if searched else ["Note"]))
    for number in in_order(set(rules.lines)):
        tests = _tests_or_reason(number, rules, proven, searched)
        shown = tests[:_SHOWN_TESTS]
        if len(tests) > len(shown):
            shown.append(f"and {len(tests) - len(shown)} more")
        style = "dim" if number in rules.cardboard else "" if number in proven or not searched else "bold red"
        names = Text("\n".join(shown), style=style, overflow="fold")
        table.add_row(Text(number), Text(rules.lines[number]), names)
    return table


def _totals(rules: Rules, proven: Proofs, searched: bool) -> Iterator[str]:
    numbers = set(rules.lines)
    rulings = sum(number.startswith("Q") for number in numbers)
    counted = f"{len(numbers) - rulings} rules and {rulings} rulings"
    yield f"{counted}; {len(rules.cardboard)} are only about cardboard."
    if not searched:
        yield (
            "There are no tests beside this installed command, so it cannot say which of them prove a rule; "
            "run it in a checkout of the project."
        )
        return
    missing = in_order(numbers - set(rules.cardboard) - set(proven))
    tests = {test for number in numbers & set(proven) for test in proven[number]}
    yield f"{len(numbers & set(proven))} are proven, by {len(tests)} tests and scenarios."
    yield f"{len(missing)} have no proof{': ' + ', '.join(missing) if missing else ''}."
    unknown = in_order(set(proven) - numbers)
    if unknown:
        yield f"Tests name {len(unknown)} that do not exist: {', '.join(unknown)}."
