"""The language of a command, of the screen and of errors of play."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from records.games import played

from peerless import Fault, Game
from peerless.cli import language
from peerless.cli.main import main
from peerless.content.words import languages, words

NAMES = ("PEERLESS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def chosen(monkeypatch: pytest.MonkeyPatch, lang: str | None = None, **environment: str) -> str:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    return language.chosen(argparse.Namespace(lang=lang))


def test_the_language_is_that_of_the_option_then_of_the_setting_then_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, "fr", PEERLESS_LANG="uk", LANG="ru_RU.UTF-8") == "fr"
    assert chosen(monkeypatch, PEERLESS_LANG="uk", LC_ALL="fr_FR") == "uk"
    assert chosen(monkeypatch, LC_ALL="fr_FR", LANG="ru_RU.UTF-8") == "fr"
    assert chosen(monkeypatch, LC_ALL="", LC_MESSAGES="pt", LANG="ru_RU.UTF-8") == "pt-BR"
    assert chosen(monkeypatch, LANG="uk_UA.UTF-8") == "uk"
    assert chosen(monkeypatch) == "en"


@pytest.mark.parametrize("name", ["pt_BR", "pt-br", "pt", "pt_PT.UTF-8", "PT"])
def test_a_language_may_be_written_as_machines_write_it(name: str) -> None:
    assert language.known_as(name) == "pt-BR"


def test_a_machine_with_another_language_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("C.UTF-8", "POSIX", "ja_JP.UTF-8", "de"):
        assert chosen(monkeypatch, LANG=name) == "en"


def test_an_unknown_language_is_one_sentence_with_the_known_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in languages():
        assert main(["replay", "--lang", "elvish", "none.json"]) == 2
        said = capsys.readouterr().err
        assert "'elvish'" in said and name in said and said.count("\n") == 1
    monkeypatch.setenv("PEERLESS_LANG", "klingon")
    assert main(["replay", "none.json"]) == 2
    assert "there is no language 'klingon'" in capsys.readouterr().err


@pytest.mark.parametrize("lang", languages())
def test_a_game_is_replayed_in_each_language(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(played(0, most=30).dump(), "utf-8")
    assert main(["replay", "--print", "--lang", lang, str(path)]) == 0
    assert words(lang).sentence("log.setup") in capsys.readouterr().out
    assert not words(lang).errors


@pytest.mark.parametrize("lang", languages())
def test_an_error_of_play_is_told_in_each_language(lang: str) -> None:
    game = Game(["houdini", "genie"], seed=1)
    with pytest.raises(Fault) as caught:
        game.play("space:ninety")
    said = words(lang).tell(caught.value)
    assert "'space:ninety'" in said and "'space:" in said.partition(";")[2]
    assert lang == "en" or said != str(caught.value)
