"""peerless import: what the command writes and says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from imports.decks import card, deck, saved

from peerless.cli.main import main
from peerless.content.library import Library

GOOD = deck([card("Stab", after="Draw 1 card."), card("SPLASH", after="Draw 1 card. Splash them.")], ability="Rain falls.")


def test_what_is_written_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "heroes"
    assert main(["import", str(saved(tmp_path, GOOD)), "-o", str(out)]) == 0
    path = out / "marsh-heron.toml"
    assert capsys.readouterr() == (
        "Marsh Heron: 3 cards (30), 2 play as written\n"
        '  ability: not understood from here on: "Rain falls." (line 13)\n'
        '  "SPLASH", after: not understood from here on: "Splash them." (line 32)\n'
        f"{path} written; the card that was refused plays as a plain value until you reword it;"
        " there is no hero ability until you reword it\n",
        "",
    )
    assert Library([out]).hero("marsh-heron").hero.name == "Marsh Heron"
    assert [file.name for file in out.iterdir()] == ["marsh-heron.toml"]


def test_a_file_that_is_there_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["import", str(saved(tmp_path, GOOD)), "-o", str(tmp_path)]
    path = tmp_path / "marsh-heron.toml"
    path.write_text("mine")
    assert main(words) == 2
    assert capsys.readouterr() == ("", f"peerless: {path}: this file is there already; --force writes over it\n")
    assert path.read_text() == "mine"
    assert main([*words, "--force"]) == 0
    assert path.read_text().startswith('name = "Marsh Heron"')


def test_a_bad_file_among_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = saved(tmp_path, GOOD)
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    twin = saved(tmp_path, GOOD, "twin.json")
    files = [str(path) for path in (bad, tmp_path / "none.json", good, twin)]
    assert main(["import", *files, "-o", str(tmp_path / "out"), "--force"]) == 2
    out, err = capsys.readouterr()
    assert out.startswith("Marsh Heron: ")
    assert [line.split(": ", 2)[-1] for line in err.splitlines()] == [
        "this is not JSON (it ends too soon), so it is no deck",
        "there is no such file",
        f"another of these decks was written to {tmp_path / 'out' / 'marsh-heron.toml'}; rename one of them",
    ]


def test_nothing_is_left_of_what_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.json").write_text("[]")
    assert main(["import", str(tmp_path / "x.json"), "-o", str(tmp_path / "out")]) == 2
    assert not (tmp_path / "out").exists()
    assert main(["import", str(saved(tmp_path, GOOD)), "-o", str(tmp_path / "x.json")]) == 2
    assert "this cannot be written" in capsys.readouterr().err
    assert (tmp_path / "x.json").read_text() == "[]"


def test_a_hero_of_a_known_name_is_pointed_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(saved(tmp_path, deck([card("Stab")], name="Dracula"))), "-o", str(tmp_path)]) == 0
    assert (
        "  note: this hero wins over the one of the same name that comes with Peerless (dracula)" in capsys.readouterr().out
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "expected the file of a deck"),
        (["x.json"], "expected the folder for the hero files"),
        (["x.json", "--json"], "--json goes with --measure"),
    ],
)
def test_arguments_that_do_not_fit(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", *words]) == 2
    assert told in capsys.readouterr().err


OTHER = deck(
    [
        card("Bump", after="Splash Egret 3 times. Draw 1 card."),
        card("Jump", after="Draw 1 card. Splash the Egret 12 times."),
        card("Nap", "scheme", None, basic="Draw 1 card."),
    ],
    name="Egret",
)


def test_measure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved(tmp_path, GOOD)
    saved(tmp_path, OTHER, "other.json")
    assert main(["import", "--measure", str(tmp_path)]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "Marsh Heron 3 1 33.3 3 2 66.7" in lines and "all 6 2 33.3 7 4 57.1" in lines
    assert "2 decks: 0 understood wholly, 0 under 30%" in lines
    assert lines[-3].startswith("2 splash X N times. (Egret: ")
    assert lines[-2:] == ["1 rain falls. (Marsh Heron: ability)", "1 splash them. (Marsh Heron: SPLASH)"]


def test_measure_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved(tmp_path, OTHER)
    bad = tmp_path / "bad.json"
    bad.write_text("")
    assert main(["import", "--measure", str(tmp_path), "--json"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert told["total"] == {
        **{"texts": 3, "understood": 1, "cards": 4, "as_written": 2},
        **{"decks": 1, "whole_decks": 0, "low_decks": []},
    }
    assert told["phrases"][0] == {"text": "splash X N times.", "cards": 2, "example": "Egret: Bump"}
    assert told["not_read"] == [f"{bad}: this file is empty"]
