"""docs/write-a-hero.md: its hero is the one in the tests, plays, and its sentences are those that are understood."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from peerless import Game
from peerless.cards.parse import Vocabulary, parse
from peerless.cli.main import main
from peerless.content.library import Library
from peerless.content.lint.phrases import phrases

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "write-a-hero.md").read_text("utf-8")
HERO = ROOT / "tests" / "heroes_for_tests" / "beekeeper.toml"
PHRASES = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[0].splitlines()


def test_the_parts_of_the_page_are_those_of_the_file() -> None:
    parts = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert len(parts) == 5
    for part in parts:
        assert part in HERO.read_text("utf-8")


def test_the_hero_has_no_findings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", str(HERO)]) == 0
    assert capsys.readouterr() == ("", "0 findings in 1 file\n")


@pytest.mark.parametrize("seed", range(3))
def test_the_hero_plays(seed: int) -> None:
    game = Game(["beekeeper", "genie"], seed=seed, library=Library([HERO]))
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.options))
    assert game.turns > 2


def test_the_finding_of_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "beekeeper.toml"
    text = HERO.read_text("utf-8")
    path.write_text(text.replace("Deal 1 damage to the opposing fighter.", "Hit the opposing fighter for 2 damage."))
    assert main(["lint", str(path)]) == 1
    told = capsys.readouterr().out.replace(str(path), "my-heroes/beekeeper.toml")
    assert "\n".join(f"    {line}" for line in told.splitlines()) in PAGE


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_sentence_of_the_page_is_understood(phrase: str) -> None:
    words = Vocabulary(("The Fox", "Cub"), ("Dry",), ("bubble",), ("rage",), ("KNIFE",))
    for tag, name in (("fighter", "Cub"), ("token", "bubble"), ("counter", "rage"), ("group", "KNIFE"), ("form", "Dry")):
        phrase = phrase.replace(f"{{{tag}}}", name)
    parse(phrase, words)


def test_the_page_has_all_sentences_that_lint_suggests() -> None:
    assert [phrase.text for phrase in phrases()][: len(PHRASES)] == PHRASES
    assert len(PHRASES) > 90
