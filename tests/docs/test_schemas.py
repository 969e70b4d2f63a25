"""docs/*.schema.json, which editors use: they take every file that the game takes, and find what is broken in a file."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from peerless.content.board import parse_board
from peerless.content.faults import FileFault
from peerless.content.hero import LABELS, TYPES, parse_hero
from peerless.content.library import HERE

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = {kind: json.loads((ROOT / "docs" / f"{kind}.schema.json").read_text("utf-8")) for kind in ("hero", "board")}
HERO, BOARD = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "hero-files.md").read_text("utf-8"), re.DOTALL)[:2]
HEROES = sorted([*(HERE / "heroes").glob("*.toml"), *(ROOT / "tests").rglob("heroes_for_tests/*.toml")])
BOARDS = sorted((HERE / "boards").glob("*.toml"))


def complaints(kind: str, text: str) -> list[str]:
    found: Any = tomllib.loads(text)
    return [problem.message for problem in Draft202012Validator(SCHEMAS[kind]).iter_errors(found)]


@pytest.mark.parametrize("kind", SCHEMAS)
def test_a_schema_is_one(kind: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[kind])


@pytest.mark.parametrize("path", HEROES, ids=lambda path: path.stem)
def test_the_schema_takes_every_hero(path: Path) -> None:
    assert complaints("hero", path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
def test_the_schema_takes_every_board(path: Path) -> None:
    assert complaints("board", path.read_text("utf-8")) == []


def test_the_schemas_take_the_files_of_the_page() -> None:
    assert complaints("hero", HERO) == [] and complaints("board", BOARD) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "The Diver"\nset', "set"),
        ("move = 2", ""),
        ("move = 2", "move = 10"),
        ("move = 2", "move = 2\nspeed = 3"),
        ('forms = ["Dry", "Wet"]', "forms = [3]"),
        ('forms = ["Dry", "Wet"]', 'forms = ["a", "b", "c", "d", "e"]'),
        ('role = "sidekick"', 'role = "hero"'),
        ('role = "hero"', 'role = "sidekick"'),
        ('attack = "ranged"', 'attack = "magic"'),
        ("health = 14", "health = 0"),
        ("count = 2", "count = 10"),
        ("copies = 4", "copies = 0"),
        ('for = "The Diver"\n', ""),
        ('type = "attack"', 'type = "defence"'),
        ("value = 3\n", ""),
        ('type = "scheme"', 'type = "scheme"\nvalue = 1'),
        ("boost = 3", "boost = -1"),
        ("boost = 3", 'boost = 3\nrefused = ""'),
        ('[ability]\nname = "Deep Breath"', "[ability]\nnames = 3"),
    ],
)
def test_the_schema_finds_what_the_game_refuses(old: str, new: str) -> None:
    assert HERO.count(old) >= 1
    text = HERO.replace(old, new, 1)
    assert complaints("hero", text)
    with pytest.raises(FileFault):
        parse_hero(text, "diver.toml", "diver")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("frame = [400, 300]", "frame = [400]"),
        ('starts = ["1", "4"]', 'starts = ["1"]'),
        ('starts = ["1", "4"]', ""),
        ('lines = [["1", "2"]', 'lines = [["1", "2", "3"]'),
        ("1 = [50, 50]", '1 = "here"'),
        ('sand = ["1", "2"]', 'sand = ["1", "1", "2"]'),
        ('name = "Pier"', 'name = "Pier"\nsize = 3'),
    ],
)
def test_the_board_schema_finds_what_the_game_refuses(old: str, new: str) -> None:
    assert old in BOARD
    text = BOARD.replace(old, new, 1)
    assert complaints("board", text)
    with pytest.raises(FileFault):
        parse_board(text, "pier.toml", "pier")


def test_the_hero_schema_knows_every_entry_of_the_reader() -> None:
    source = (ROOT / "src" / "peerless" / "content" / "hero.py").read_text("utf-8")
    entries = [set(re.findall(r'"(\w+)"', found)) for found in re.findall(r"\.only\(\s*\((.*?)\)\s*\)", source, re.DOTALL)]
    schema = SCHEMAS["hero"]
    known = [schema, schema["properties"]["ability"], schema["$defs"]["card"], schema["$defs"]["fighter"]]
    for properties in (set(table["properties"]) for table in known):
        assert properties in entries, f"the reader has no table with the entries {sorted(properties)}"
    assert set(schema["$defs"]["card"]["properties"]["type"]["enum"]) == set(TYPES)
    assert "After combat" in LABELS and "After combat:" in schema["$defs"]["card"]["properties"]["text"]["description"]
