"""Names in other languages in the files of heroes and boards: what is read, and what is refused with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from content.test_files import BOARD, HERO, broken

from peerless.content.board import parse_board
from peerless.content.hero import parse_hero
from peerless.content.library import Library
from peerless.content.program import compile_hero, load_hero
from peerless.record.game_record import board_digest

SMITH = '"The Smith" = { nom = "Коваль", gen = "Коваля", dat = "Ковалеві", acc = "Коваля", ins = "Ковалем", loc = "Ковалі"'
NAMES = f'\n[names.uk]\n{SMITH}, gender = "m" }}\n"Hammer" = "Молот"\n\n[names.fr]\n"Helper" = "Aide"\n'


def test_names_are_read_and_do_not_change_what_is_played(tmp_path: Path) -> None:
    hero = parse_hero(HERO + NAMES, "smith.toml", "smith")
    forms = hero.translated["uk"]["The Smith"]
    assert dict(forms.cases)["dat"] == "Ковалеві" and forms.gender == "m" and not forms.plural
    assert hero.translated["uk"]["Hammer"].cases == () and hero.translated["fr"]["Helper"].bare == "Aide"
    assert compile_hero(hero).digest == compile_hero(parse_hero(HERO, "smith.toml", "smith")).digest
    board = parse_board(BOARD + '\n[names.uk]\n"Yard" = "Двір"\n', "yard.toml", "yard")
    assert board.translated["uk"]["Yard"].bare == "Двір"
    assert board_digest(board) == board_digest(parse_board(BOARD, "yard.toml", "yard"))


def test_the_cache_of_heroes_keeps_the_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PEERLESS_CACHE", str(tmp_path))
    path = tmp_path / "smith.toml"
    path.write_text(HERO + NAMES, "utf-8")
    first = load_hero(path)
    load_hero.__globals__["compiled"].cache_clear()
    assert load_hero(path).hero.translated == first.hero.translated != {}
    path.write_text(HERO + NAMES.replace("Молот", "Молоток"), "utf-8")
    assert load_hero(path).hero.translated["uk"]["Hammer"].bare == "Молоток"


@pytest.mark.parametrize(
    ("added", "line", "said"),
    [
        ('[names.elvish]\n"Hammer" = "x"\n', "[names.elvish]", "there are no names in the language 'elvish'; known are"),
        ('[names.en]\n"Hammer" = "x"\n', "[names.en]", "there are no names in the language 'en'"),
        ('[names.uk]\n"Hamer" = "x"\n', '"Hamer"', "nothing here is called 'Hamer'; did you mean 'Hammer'?"),
        ('[names.uk]\n"Hammer" = 3\n', '"Hammer" = 3', "must be a text, or forms like"),
        ('[names.uk]\n"Hammer" = ""\n', '"Hammer" = ""', "must be a text, or forms like"),
        ('[names.uk]\n"Helper" = { nom = "Х", gender = "m" }\n', '"Helper" = {', "the forms of 'Helper' lack 'gen'"),
        ('[names.fr]\n"Helper" = { nom = "A" }\n', '"Helper" = {', "the forms of 'Helper' lack 'gender'"),
        ('[names.fr]\n"Helper" = { nom = "A", gender = "n" }\n', '"Helper" = {', "the gender of 'Helper' is 'n'; known are"),
        ('[names.fr]\n"Helper" = { nom = "A", gen = "B", gender = "m" }\n', '"Helper" = {', "have no 'gen'; did you mean"),
        (
            '[names.pt-BR]\n"Helper" = { nom = "A", gender = "m", article = "le" }\n',
            '"Helper" = {',
            "the article of 'Helper' is",
        ),
        ('[names.uk]\nHelper = { nom = "A", number = "two" }\n', "Helper = {", "the forms of 'Helper' lack 'gen'"),
        ("[names]\nuk = 3\n", "[names]", "expected a table [names.uk]"),
    ],
)
def test_names_that_do_not_go_are_named_with_their_line(tmp_path: Path, added: str, line: str, said: str) -> None:
    text = f"{HERO}\n{added}"
    sentence, number = broken(tmp_path, "smith", text, Library.hero)
    assert said in sentence
    lines = text.split("\n")
    assert line in lines[number - 1]


def test_a_board_names_only_itself(tmp_path: Path) -> None:
    sentence, number = broken(tmp_path, "yard", BOARD + '\n[names.uk]\n"a" = "а"\n', Library.board)
    assert "nothing here is called 'a'" in sentence and number == BOARD.count("\n") + 3
