"""`peerless card`: a text, its tree, its sentences in every language, and whether it can be played."""

from __future__ import annotations

import pytest

from peerless.cli.main import main


def test_a_text_is_shown_as_a_tree_and_in_five_languages(capsys: pytest.CaptureFixture[str]) -> None:
    text = "After combat: If you won the combat, draw 2 cards. Otherwise, gain 1 action."
    assert main(["card", text]) == 0
    out = capsys.readouterr().out
    assert out.startswith("If\n    Won\n    Draw\n        Number 2\n    GainActions\n        Number 1\n")
    assert "en     After combat: If you won the combat, draw 2 cards. Otherwise, gain 1 action." in out
    assert "uk     Після бою: Якщо ви перемогли в бою, візьміть 2 карти. Інакше отримайте 1 додаткову дію." in out
    assert [line[:5].strip() for line in out.splitlines()[6:11]] == ["en", "uk", "ru", "pt-BR", "fr"]
    assert out.endswith("The machine can play it.\n")


def test_the_names_of_a_hero_may_stand_in_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "--hero", "dracula", "Place Dracula in any space."]) == 0
    assert "Placez Dracula" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Draw 1 card. Jump.", "             ^\nnot understood from here on: 'Jump.'"),
        ("Cancel all effects on your opponent's card.", "this speaks of a combat, but there is none here"),
        ("At noon: Draw 1 card.", "not understood"),
    ],
)
def test_what_cannot_be_read_or_played_is_told(text: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", text]) == 1
    printed = capsys.readouterr()
    assert told in printed.out + printed.err or "no label" in printed.err


def test_a_hero_that_there_is_not_ends_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "--hero", "dracla", "Draw 1 card."]) == 2
    assert "dracula" in capsys.readouterr().err


@pytest.mark.parametrize("nothing", ["", "  "])
def test_a_card_without_words_ends_in_one_sentence(nothing: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", nothing]) == 2
    assert "expected a text" in capsys.readouterr().err
