"""Whatever happens to a file, reading it ends in a hero, a board or a scenario, or in one sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from peerless.content.board import parse_board
from peerless.content.faults import Fault
from peerless.content.library import HERE
from peerless.content.program import compiled
from peerless.record.scenario import Player, read_scenarios

JUNK = ['"', "[", "]", "{", "}", "=", "\n", "0", "-1", "true", "nan", "\u00e9", "\\", "#", ":", "- ", "''", "1e9", "null"]
SCENARIOS = Path(__file__).parents[1] / "scenarios"
ROUNDS = 60


def garbled(chance: random.Random, text: str) -> str:
    """The text with one to three accidents."""
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.randrange(12))
        words = [found.span() for found in re.finditer(r"[\w-]+", text)]
        lines = text.split("\n")
        accident = chance.randrange(4)
        if accident == 0:
            text = text[:start] + text[end:]
        elif accident == 1:
            text = text[:start] + chance.choice(JUNK) + text[start:]
        elif accident == 2:
            lines.insert(chance.randrange(len(lines)), lines.pop(chance.randrange(len(lines))))
            text = "\n".join(lines)
        elif words:
            (a, b), (c, d) = chance.choice(words), chance.choice(words)
            text = text[:a] + text[c:d] + text[b:]
    return text


def read_hero(folder: Path, text: str) -> None:
    compiled(text, folder / "garbled.toml")


def read_board(folder: Path, text: str) -> None:
    parse_board(text, folder / "garbled.toml", "garbled")


def read_scenario(folder: Path, text: str) -> None:
    path = folder / "garbled.yaml"
    path.write_text(text, encoding="utf-8")
    for scenario in read_scenarios(path):
        Player(scenario).run()


@pytest.mark.parametrize(
    ("read", "path"),
    [
        (read_hero, HERE / "heroes" / "houdini.toml"),
        (read_hero, HERE / "heroes" / "invisible-man.toml"),
        (read_board, HERE / "boards" / "soho.toml"),
        (read_scenario, SCENARIOS / "genie" / "three-wishes.yaml"),
        (read_scenario, SCENARIOS / "rules" / "teams.yaml"),
    ],
    ids=lambda value: value.stem if isinstance(value, Path) else "",
)
def test_a_garbled_file_is_read_or_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read: Callable[[Path, str], None], path: Path
) -> None:
    monkeypatch.setenv("PEERLESS_CACHE", str(tmp_path / "cache"))
    text = path.read_text("utf-8")
    read(tmp_path, text)
    refused = 0
    for seed in range(ROUNDS):
        try:
            read(tmp_path, garbled(random.Random(seed), text))
        except Fault as problem:
            refused += 1
            assert "\n" not in str(problem), f"seed {seed}: {problem}"
        except Exception as problem:
            pytest.fail(f"seed {seed}: {type(problem).__name__}: {problem}")
    assert refused > ROUNDS / 4
