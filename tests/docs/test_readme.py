"""The Python examples of README.md and docs/*.md run, and say what they print.

An example is a block fenced as ```python and written as a session (`>>>`); the blocks of a page share their
names, as a reader would type them one after the other. What looks like an example and would not run is an
error.
"""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
PAGES = [README, *sorted((ROOT / "docs").glob("*.md"))]

FENCE = re.compile(r"(?P<indent> *)(?P<fence>`{3,}|~{3,}) *(?P<language>[\w+-]*)[^`]*")
PYTHON = {"python", "python3", "py", "pycon"}
PROMPT = re.compile(r"\s*(?:>\s+)?>>>(?:\s|$)")


def session(page: str, name: str) -> str:
    """The page with all but its Python examples blanked; ValueError if one of them would not run."""
    kept: list[str] = []
    opened: tuple[int, str, bool] | None = None  # line, fence and whether it is Python
    indent = prompts = 0
    for number, line in enumerate(page.splitlines(), 1):
        found = FENCE.fullmatch(line)
        kept.append("")
        if opened is None:
            if found is not None:
                opened = (number, found["fence"], found["language"].lower() in PYTHON)
                indent, prompts = len(found["indent"]), 0
            elif PROMPT.match(line):
                raise ValueError(f"{name}:{number}: a >>> outside of a ```python block is not run")
            continue
        start, fence, is_python = opened
        if line.strip().startswith(fence) and not line.strip().strip(fence[0]):
            if is_python and not prompts:
                raise ValueError(f"{name}:{start}: a ```python block without >>> is not run")
            opened = None
        elif is_python:
            prompts += bool(PROMPT.match(line))
            kept[-1] = line[min(indent, len(line) - len(line.lstrip())) :]
        elif PROMPT.match(line):
            raise ValueError(f"{name}:{number}: a >>> outside of a ```python block is not run")
    if opened is not None:
        raise ValueError(f"{name}:{opened[0]}: a fenced block without an end")
    return "\n".join(kept) + "\n"


def run(page: str, name: str) -> tuple[int, str]:
    """How many examples the page has, and what went wrong with them."""
    test = doctest.DocTestParser().get_doctest(session(page, name), {"__name__": "__main__"}, name, name, 0)
    skipped = [example for example in test.examples if example.options.get(doctest.SKIP)]
    if skipped:
        raise ValueError(f"{name}:{skipped[0].lineno + 1}: an example that is skipped is not run")
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    return len(test.examples), "".join(report)


def test_readme_has_an_example() -> None:
    assert README.is_file(), "there is no README.md"
    examples, _ = run(README.read_text(encoding="utf-8"), README.name)
    assert examples, "README.md has no runnable example: a ```python block with >>>"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = path.read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)  # what an example saves does not stay in the checkout
    _, report = run(text, path.relative_to(ROOT).as_posix())
    assert not report, report


# The reading of pages, on small ones.


def test_blocks_share_names_and_lines_are_right() -> None:
    page = "# A page\n\n```python\n>>> x = 20\n```\n\n- in a list\n\n  ```py\n  >>> x + 1\n  22\n  ```\n"
    examples, report = run(page, "page.md")
    assert examples == 2
    assert "line 10, in page.md" in report
    assert "21" in report


@pytest.mark.parametrize(
    ("page", "what"),
    [
        ("```python\nprint(1)\n```\n", "page.md:1: .* without >>>"),
        ("```\n>>> 1\n1\n```\n", "page.md:2: .* outside"),
        ("text\n\n    >>> 1\n    1\n", "page.md:3: .* outside"),
        ("> >>> 1\n", "page.md:1: .* outside"),
        ("```python\n>>> 1\n1\n", "page.md:1: .* without an end"),
        ("```python\n>>> 1  # doctest: +SKIP\n2\n```\n", "page.md:2: .* skipped"),
    ],
)
def test_what_would_not_run_is_an_error(page: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        run(page, "page.md")


def test_other_blocks_are_left_alone() -> None:
    page = "```sh\nmake play\n```\n\n~~~\n```python\n~~~\n\n````python\n>>> 1\n1\n````\n"
    assert run(page, "page.md") == (1, "")
