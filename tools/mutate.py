"""Plant small bugs in a copy of the tree, one at a time, and see which of them the tests miss (docs/mutation.md).

python tools/mutate.py COPY --sample 330 --seed 1    # pick at random and try; the verdicts go to COPY/mutants.json
python tools/mutate.py COPY --again                  # try those once more that survived, after tests were added
"""

import argparse
import ast
import copy
import json
import os
import random
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.progress import track

NOT_BEHAVIOUR = {"playout.py", "version.py"}
NUMBERING = {"ops.py", "terms.py", "events.py", "alphabet.py", "layout.py"}
ONE_CACHE = (
    "import sys, peerless.content.program as p; p._language = lambda: 'mutant'; "  # a cache of compiled heroes a mutant
)
SCENARIOS = """
from pathlib import Path
from peerless.record.scenario import Player, read_scenarios
for path in sorted(Path("tests/scenarios").rglob("*.yaml")):
    for scenario in read_scenarios(path):
        difference = Player(scenario).run()
        if difference:
            sys.exit(f"{path}: {scenario.title}: {difference.message}")
"""
PYTEST = "import pytest; sys.exit(pytest.main(['-q', '-x', '-p', 'no:cacheprovider', *sys.argv[1:]]))"
SUITES: list[tuple[str, list[str]]] = [
    (SCENARIOS, []),
    (PYTEST, ["tests/perft", "tests/records/test_rules_version.py", "tests/rules", "tests/heroes"]),
    (PYTEST, ["tests/properties", "tests/words", "tests/content", "tests/bots"]),
]
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}  # fmt: skip


def changes(node: ast.AST, returns: str) -> Iterator[ast.AST | str]:
    """What may stand in place of a node; `returns` is what its function says that it returns."""
    changed: Any = copy.deepcopy(node)
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPS:
            changed.ops = [SWAPS[type(op)]()]
            yield changed
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPS:
            changed.op = SWAPS[type(op)]()
            yield changed
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Break() | ast.Continue() | ast.Expr(value=ast.Call()):
            yield "pass"
        case ast.Assign(targets=[ast.Subscript() | ast.Attribute()]):
            yield "pass"
        case ast.Return(value=ast.expr() as value):
            worth = ast.unparse(value)
            other = {"bool": f"not ({worth})", "int": f"({worth}) + 1", "i64": f"({worth}) + 1"}
            yield f"return {other.get(returns, 'None')}"
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            if not isinstance(test, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)):
                yield ast.UnaryOp(ast.Not(), test)


def walk(node: ast.AST, returns: str, numbering: bool) -> Iterator[tuple[ast.AST, ast.AST | str]]:
    """Every place for a bug: no annotations, no messages, no mere numbers of things."""
    if isinstance(node, (ast.Raise, ast.JoinedStr)) or (numbering and isinstance(node, ast.AnnAssign)):
        return
    if isinstance(node, ast.FunctionDef):
        returns = ast.unparse(node.returns) if node.returns else ""
    for change in changes(node, returns):
        place = node.test if isinstance(node, (ast.If, ast.While, ast.IfExp)) else node
        yield place, change
    for name, part in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list") and not isinstance(part, ast.arguments):
            for child in part if isinstance(part, list) else [part]:
                if isinstance(child, ast.AST):
                    yield from walk(child, returns, numbering and not isinstance(child, ast.FunctionDef))


def mutants(root: Path) -> Iterator[dict[str, Any]]:
    folder = root / "src" / "peerless"
    for path in sorted([*(folder / "core").glob("*.py"), *(folder / "cards").rglob("*.py")]):
        if path.name in NOT_BEHAVIOUR:
            continue
        source = path.read_bytes()
        starts = [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        for place, change in walk(ast.parse(source), "", path.name in NUMBERING):
            spot: Any = place
            begin, end = starts[spot.lineno - 1] + spot.col_offset, starts[spot.end_lineno - 1] + spot.end_col_offset
            after = change if isinstance(change, str) else ast.unparse(change)
            if isinstance(change, ast.expr):
                after = f"({after})"
            where = {"file": path.relative_to(root).as_posix(), "line": spot.lineno, "begin": begin, "end": end}
            yield {**where, "before": source[begin:end].decode(), "after": after, "verdict": "", "by": ""}


def attempt(root: Path, mutant: dict[str, Any], limit: int) -> None:
    """Plant one bug, run the tests until one fails, take the bug out again."""
    path = root / mutant["file"]
    source, times = path.read_bytes(), path.stat()
    own_cache = "/cards/" in mutant["file"] or path.name == "assembler.py"
    cache = root / (".cache-mutant" if own_cache else ".cache")
    env = os.environ | {"PYTHONPATH": str(root / "src"), "PEERLESS_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    path.write_bytes(source[: mutant["begin"]] + mutant["after"].encode() + source[mutant["end"] :])
    mutant["verdict"], mutant["by"] = "survived", ""
    try:
        for code, args in SUITES:
            run = subprocess.run(
                [sys.executable, "-c", ONE_CACHE + code, *filter(lambda each: (root / each).exists(), args)],
                cwd=root, env=env, capture_output=True, text=True, timeout=limit,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30)),
            )  # fmt: skip
            if run.returncode:
                told = [line for line in (run.stdout + run.stderr).splitlines() if line.strip()]
                failed = [line for line in told if line.startswith("FAILED")] or told[-1:]
                mutant["verdict"], mutant["by"] = "killed", failed[0][:200] if failed else str(run.returncode)
                return
    except subprocess.TimeoutExpired:
        mutant["verdict"] = "timeout"
    finally:
        path.write_bytes(source)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        shutil.rmtree(root / ".cache-mutant", ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("copy", type=Path, help="a copy of the tree with src and tests; it is written to")
    parser.add_argument("--sample", type=int, default=330)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=120, help="seconds for one run of tests")
    parser.add_argument("--again", action="store_true", help="only those that survived before")
    args = parser.parse_args()
    root = args.copy.resolve()
    results = root / "mutants.json"
    if args.again:
        chosen = json.loads(results.read_text())
        todo = [mutant for mutant in chosen if mutant["verdict"] in ("survived", "")]
    else:
        every = list(mutants(root))
        todo = chosen = random.Random(args.seed).sample(every, min(args.sample, len(every)))
        print(f"{len(chosen)} of {len(every)} mutants")
    for mutant in track(todo, description="mutants"):
        attempt(root, mutant, args.limit)
        results.write_text(json.dumps(chosen, indent=1))
    for verdict in ("killed", "timeout", "survived"):
        print(verdict, sum(mutant["verdict"] == verdict for mutant in chosen))


if __name__ == "__main__":
    main()
