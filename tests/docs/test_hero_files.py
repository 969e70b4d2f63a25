"""docs/hero-files.md: its files can be played, and its tables name every entry that the reader of files knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless import Game
from peerless.content import board, hero
from peerless.content.library import Library

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "hero-files.md").read_text("utf-8")
HERO, BOARD = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_the_files_of_the_page_can_be_played_together(tmp_path: Path) -> None:
    (tmp_path / "diver.toml").write_text(HERO, "utf-8")
    (tmp_path / "pier.toml").write_text(BOARD, "utf-8")
    library = Library([tmp_path / "diver.toml"], [tmp_path / "pier.toml"])
    assert library.hero("diver").hero.warnings == ()
    game = Game(["diver", "genie"], board="pier", seed=1, library=library)
    for _ in range(60):
        if not game.over:
            game.play(game.options[-1].key)
    assert game.turns > 1


@pytest.mark.parametrize("reader", [hero, board], ids=["hero", "board"])
def test_the_page_names_every_entry_and_the_files_use_it(reader: object) -> None:
    source = Path(str(getattr(reader, "__file__", ""))).read_text("utf-8")
    entries = {entry for found in re.findall(r"\.only\(\((.*?)\)\)", source) for entry in re.findall(r'"(\w+)"', found)}
    assert len(entries) > 8
    for entry in entries:
        assert re.search(rf"`\[*{entry}\]*`", PAGE), f"{entry} is not in the tables of the page"
        assert re.search(rf"^(\w+ = |\[+)?\[*{entry}\b", HERO + BOARD, re.MULTILINE) or entry in ("large", "note")


def test_the_page_names_every_label_and_type() -> None:
    assert set(re.findall(r"^\| `([A-Z][^`]*):` \|", PAGE, re.MULTILINE)) == set(hero.LABELS)
    for kind in hero.TYPES:
        assert f"`{kind}`" in PAGE
