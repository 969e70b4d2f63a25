"""Plant small bugs in copies of the tree, one at a time, and see which of them the tests miss (docs/mutation.md).

python tools/mutate.py RESULTS.json --sample 340 --seed 1    # pick at random and try; the verdicts go to RESULTS.json
python tools/mutate.py RESULTS.json --again                  # try those once more that survived, after tests were added
"""

import argparse
import ast
import copy
import json
import os
import random
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing.pool import ThreadPool
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Any, cast

from rich.progress import track

ROOT = Path(__file__).resolve().parent.parent
NOT_BEHAVIOUR = {"playout.py", "version.py"}
NUMBERING = {"ops.py", "terms.py", "events.py", "alphabet.py", "layout.py"}

LIMIT = "import resource; resource.setrlimit(resource.RLIMIT_CPU, ({0}, {0}))\n"
# Mutants that leave the compiler alone share one cache of compiled heroes.
PLAIN = "import sys, peerless.content.program as p; p._language = lambda: 'mutant'\n"
SCENARIOS = """
from pathlib import Path
from peerless.record.scenario import Player, read_scenarios
for path in sorted(Path("tests/scenarios").rglob("*.yaml")):
    for scenario in read_scenarios(path):
        if difference := Player(scenario).run():
            sys.exit(f"{path}: {scenario.title}: {difference.message}")
"""
PYTEST = "import pytest; sys.exit(pytest.main(['-q', '-x', '-p', 'no:cacheprovider', *sys.argv[1:]]))"
SUITES: list[tuple[int, str, list[str]]] = [  # each with the most seconds that it may compute
    (15, SCENARIOS, []),
    (30, PYTEST, ["tests/perft", "tests/records/test_rules_version.py", "tests/rules", "tests/heroes"]),
    (150, PYTEST, ["tests/properties", "tests/words", "tests/content", "tests/bots"]),
]
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}  # fmt: skip
TURNED = (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)  # conditions that have a bug of their own


def change(node: ast.AST, returns: str) -> ast.AST | str | None:
    """What may stand in place of a node; `returns` is what its function says that it returns."""
    changed: Any = copy.deepcopy(node)
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPS:
            changed.ops = [SWAPS[type(op)]()]
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPS:
            changed.op = SWAPS[type(op)]()
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            return operand
        case ast.Constant(value=int(value)):
            return ast.Constant(not value if isinstance(value, bool) else value + 1)
        case ast.Break() | ast.Continue() | ast.Expr(value=ast.Call()):
            return "pass"
        case ast.Assign(targets=[ast.Subscript() | ast.Attribute()]):
            return "pass"
        case ast.Return(value=ast.expr() as value):
            worth = ast.unparse(value)
            other = {"bool": f"not ({worth})", "int": f"({worth}) + 1", "i64": f"({worth}) + 1"}
            return f"return {other.get(returns, 'None')}"
        case _:
            return None
    return cast(ast.AST, changed)


def walk(node: ast.AST, returns: str, numbering: bool) -> Iterator[tuple[Any, ast.AST | str]]:
    """Every place for a bug: no annotations, no messages, no mere numbers of things."""
    if isinstance(node, (ast.Raise, ast.JoinedStr)) or (numbering and isinstance(node, ast.AnnAssign)):
        return
    if isinstance(node, ast.FunctionDef):
        returns, numbering = ast.unparse(node.returns) if node.returns else "", False
    if found := change(node, returns):
        yield node, found
    if isinstance(node, (ast.If, ast.While, ast.IfExp)) and not isinstance(node.test, TURNED):
        yield node.test, ast.UnaryOp(ast.Not(), node.test)
    for name, part in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list") and not isinstance(part, ast.arguments):
            for child in part if isinstance(part, list) else [part]:
                if isinstance(child, ast.AST):
                    yield from walk(child, returns, numbering)


def mutants(root: Path) -> Iterator[dict[str, Any]]:
    folder = root / "src" / "peerless"
    for path in sorted([*(folder / "core").glob("*.py"), *(folder / "cards").rglob("*.py")]):
        if path.name in NOT_BEHAVIOUR:
            continue
        source, starts = path.read_bytes(), [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        for spot, found in walk(ast.parse(source), "", path.name in NUMBERING):
            begin, end = starts[spot.lineno - 1] + spot.col_offset, starts[spot.end_lineno - 1] + spot.end_col_offset
            after = found if isinstance(found, str) else ast.unparse(found)
            after = f"({after})" if isinstance(found, ast.expr) else after
            where = {"file": path.relative_to(root).as_posix(), "line": spot.lineno, "begin": begin, "end": end}
            yield {**where, "before": source[begin:end].decode(), "after": after, "verdict": "", "by": ""}


def attempt(root: Path, mutant: dict[str, Any]) -> None:
    """Plant one bug, run the tests until one fails, take the bug out again."""
    path = root / mutant["file"]
    source, begin, end = path.read_bytes(), mutant["begin"], mutant["end"]
    if source[begin:end].decode() != mutant["before"]:
        sys.exit(f"{path} is not as it was when the mutants were picked")
    cache = root / (".cache-mutant" if "/cards/" in mutant["file"] or path.name == "assembler.py" else ".cache")
    env = os.environ | {"PYTHONPATH": str(root / "src"), "PEERLESS_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    path.write_bytes(source[:begin] + mutant["after"].encode() + source[end:])
    mutant["verdict"], mutant["by"] = "survived", ""
    try:
        for seconds, code, args in SUITES:
            run = subprocess.run(
                [sys.executable, "-c", LIMIT.format(seconds) + PLAIN + code, *args],
                cwd=root, env=env, capture_output=True, text=True,
            )  # fmt: skip
            if run.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
                mutant["verdict"] = "timeout"
                break
            if run.returncode:
                told = [line for line in (run.stdout + run.stderr).splitlines() if line.strip()] or ["?"]
                mutant["verdict"], mutant["by"] = "killed", next((t for t in told if t.startswith("FAILED")), told[-1])
                break
    finally:
        path.write_bytes(source)
        shutil.rmtree(root / ".cache-mutant", ignore_errors=True)


def copy_tree(to: Path) -> Path:
    for name in ("src", "tests", "docs"):
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("README.md", "pyproject.toml"):
        shutil.copy2(ROOT / name, to / name)
    return to


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("--sample", type=int, default=340)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="only those that survived before")
    args = parser.parse_args()
    if args.again:
        chosen = json.loads(args.results.read_text())
    else:
        every = list(mutants(ROOT))
        chosen = random.Random(args.seed).sample(every, min(args.sample, len(every)))
        print(f"{len(chosen)} of {len(every)} mutants")
    todo = [each for each in chosen if each["verdict"] in ("", "survived")]
    with TemporaryDirectory() as folder, ThreadPool(args.jobs) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(args.jobs):
            copies.put(copy_tree(Path(folder, str(number))))
        untouched = {**chosen[0], "after": chosen[0]["before"]}
        attempt(Path(folder, "0"), untouched)
        if untouched["verdict"] != "survived":
            sys.exit(f"the tests do not pass without any bug: {untouched}")

        def try_one(mutant: dict[str, Any]) -> None:
            root = copies.get()
            attempt(root, mutant)
            copies.put(root)

        for _ in track(pool.imap_unordered(try_one, todo), description="mutants", total=len(todo)):
            args.results.write_text(json.dumps(chosen, indent=1))
    print(dict(Counter(each["verdict"] for each in chosen)))


if __name__ == "__main__":
    main()
