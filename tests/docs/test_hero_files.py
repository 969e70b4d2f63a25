"""docs/hero-files.md: its files can be played, and its tables name every entry that the reader of files knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless import Fault, Game
from peerless.content import board, hero, library
from peerless.content.library import Library

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "hero-files.md").read_text("utf-8")
HERO, BOARD = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_the_files_of_the_page_can_be_played_together(tmp_path: Path) -> None:
    (tmp_path / "diver.toml").write_text(HERO, "utf-8")
    (tmp_path / "pier.toml").write_text(BOARD, "utf-8")
    own = Library([tmp_path / "diver.toml"], [tmp_path / "pier.toml"])
    assert own.hero("diver").hero.warnings == ()
    game = Game(["diver", "genie"], board="pier", seed=1, library=own)
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


PLAYED = Path(library.__file__).parent / "heroes"
OTHER_NAMES = {
    "Houdini": "Otto", "Bess": "Ada", "Genie": "Djinn", "Dracula": "Orlok", "Sister": "Bride", "Holmes": "Dupin",
    "Dr. Watson": "Dr. Poe", "Jekyll & Hyde": "Two Faces", "Dr. Jekyll": "Dr. Day", "Mr. Hyde": "Mr. Night",
    "Invisible Man": "Wader", "fog": "mist",
}  # fmt: skip
NUMBER = r"(?<!opponent discards )(?<!opponent's card is )\b\d+\b"


@pytest.mark.parametrize("file", sorted(PLAYED.glob("*.toml")), ids=lambda file: file.stem)
def test_the_sentences_of_a_hero_may_be_used_with_other_names_and_numbers(tmp_path: Path, file: Path) -> None:
    def other_numbers(text: re.Match[str]) -> str:
        return re.sub(NUMBER, lambda number: str(int(number[0]) + 1), text[0])

    def loaded(name: str, text: str) -> hero.Hero:
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
        return Library([tmp_path / f"{name}.toml"]).hero(name).hero

    text = file.read_text("utf-8")
    for name, other in OTHER_NAMES.items():
        text = text.replace(name, other)
    named = loaded("named", text)
    counted = loaded("counted", re.sub(r'text = ("""(.*?)"""|"(.*?)")', other_numbers, text, flags=re.DOTALL))
    assert named.warnings == counted.warnings == ()
    assert {fighter.name for fighter in named.fighters} <= set(OTHER_NAMES.values()) | {"The Djinn"}
    for one, two in zip(named.cards, counted.cards, strict=True):
        assert (one.effects == two.effects) == (not re.search(NUMBER, one.text)), f"{one.name}: a number does nothing"


@pytest.mark.parametrize(
    "text",
    [
        "During combat: Double this card's value.",
        "Deal 2 damage to the best fighter.",
        "Cancel all effects on your opponent's card.",
        "Boosted: The value of your opponent's card is 0 and cannot be changed.",
    ],
)
def test_what_heroes_do_not_say_is_refused(tmp_path: Path, text: str) -> None:
    changed = (
        HERO.replace("Boosted: Draw 1 card.", text) if ":" in text else HERO.replace("- Transform into Dry.", f"- {text}")
    )
    assert changed != HERO
    (tmp_path / "diver.toml").write_text(changed, "utf-8")
    with pytest.raises(Fault):
        Library([tmp_path / "diver.toml"]).hero("diver")


def test_the_page_names_every_label_and_type() -> None:
    assert set(re.findall(r"^\| `([A-Z][^`]*):` \|", PAGE, re.MULTILINE)) == set(hero.LABELS)
    for kind in hero.TYPES:
        assert f"`{kind}`" in PAGE
