"""Bad input ends in one clear sentence: which file, which line, what is wrong, what was expected."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from peerless import Game
from peerless.cli.main import main
from peerless.content.faults import Fault, FileFault
from peerless.content.hero import read_hero
from peerless.content.library import Library
from peerless.content.program import load_hero

HERO = """\
name = "The Smith"
move = 2
forms = ["Hot", "Cold"]
tokens = ["coal"]

[[fighters]]
name = "The Smith"
role = "hero"
attack = "melee"
health = 12

[[fighters]]
name = "Helper"
role = "sidekick"
attack = "ranged"
health = 1
count = 2

[ability]
name = "Bellows"
text = "At the start of your turn, you may draw 1 card."

[[cards]]
name = "Hammer"
copies = 20
for = "any"
type = "attack"
value = 3
boost = 2
text = \"\"\"
During combat: You may boost this card.
After combat: Draw 1 card. Deal 1 damage to the opposing fighter.
\"\"\"

[[cards]]
name = "Forge"
copies = 10
for = "The Smith"
type = "scheme"
boost = 1
text = \"\"\"
Gain 1 action. Choose one:
- Draw 2 cards.
- The Smith recovers 1 health.
\"\"\"
"""
BOARD = """\
# lines and zones of a small yard; starts come first
name = "Yard"
frame = [100, 100]
starts = ["a", "d"]
passages = ["a", "d"]
lines = [
    ["a", "b"], ["b", "c"],
    ["c", "d"],
]

[zones]
red = ["a", "b"]
blue = ["c", "d"]

[spaces]
a = [0, 0]
b = [10, 0]
c = [20, 0]
d = [30, 0]
"""


def clear(problem: pytest.ExceptionInfo[Fault]) -> str:
    """One sentence on one line, without the names of Python things."""
    text = str(problem.value)
    assert "\n" not in text, text
    assert not re.search(r"Traceback|<class|object at 0x|NoneType|lark|Token\(", text), text
    return text


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)


def broken(tmp_path: Path, name: str, text: str, read: Callable[[Library, str], object]) -> tuple[str, int]:
    """The sentence about a file that cannot be used, without the file's name, and its line."""
    path = tmp_path / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FileFault) as problem:
        read(Library([path], [path]), name)
    sentence = clear(problem)
    assert sentence.startswith(str(path)), sentence
    return sentence.removeprefix(str(path)), problem.value.line


def broken_hero(tmp_path: Path, old: str, new: str) -> tuple[str, int]:
    return broken(tmp_path, "smith", changed(HERO, old, new), Library.hero)


def broken_board(tmp_path: Path, old: str, new: str) -> tuple[str, int]:
    return broken(tmp_path, "yard", changed(BOARD, old, new), Library.board)


# --- names and numbers of heroes ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heroes", "board", "sentence"),
    [
        (["houdini", "geniee"], "soho", "there is no hero 'geniee'; did you mean 'genie'?"),
        (["holmes", "genie"], "soho", "there is no hero 'holmes'; did you mean 'sherlock-holmes'?"),
        (["houdini", "genie"], "sohoo", "there is no board 'sohoo'; did you mean 'soho'?"),
        (["houdini", "genie"], "xyz", "there is no board 'xyz'; known are baskerville-manor, "),
        (["houdini"], "soho", "a game has two heroes, or four in two teams, not 1"),
        ([], "soho", "a game has two heroes, or four in two teams, not 0"),
        (["houdini"] * 3, "soho", "a game has two heroes, or four in two teams, not 3"),
        (["houdini"] * 4, "king-solomons-mine", "King Solomon's Mine has 2 starting spaces, 4 heroes need 4"),
    ],
)
def test_names_and_numbers_of_heroes_that_do_not_go(heroes: list[str], board: str, sentence: str) -> None:
    with pytest.raises(Fault) as problem:
        Game(heroes, board, seed=1)
    assert clear(problem).startswith(sentence)


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ([0, 1, 2], "seats must give each of the 4 heroes a player, counted from 0, not [0, 1, 2]"),
        ([1, 2, 3, 4], "seats must give each of the 4 heroes a player, counted from 0, not [1, 2, 3, 4]"),
        ([0, 0, 1, 1], "a player cannot sit on both teams"),
    ],
)
def test_a_team_shape_that_cannot_be_seated(seats: list[int], sentence: str) -> None:
    with pytest.raises(Fault) as problem:
        Game(["houdini", "genie", "dracula", "invisible-man"], "soho", 1, seats)
    assert clear(problem).startswith(sentence)


def test_a_board_too_small_for_the_fighters(tmp_path: Path) -> None:
    (tmp_path / "yard.toml").write_text(BOARD)
    with pytest.raises(Fault) as problem:
        Game(["dracula", "houdini"], "yard", 1, library=Library(boards=[tmp_path]))
    assert clear(problem) == "Yard has 4 spaces, too few for 6 fighters"


def test_more_fighters_than_a_game_can_hold(tmp_path: Path) -> None:
    (tmp_path / "smith.toml").write_text(changed(HERO, "count = 2", "count = 9"))
    with pytest.raises(Fault) as problem:
        Game(["smith"] * 4, "soho", 1, library=Library([tmp_path]))
    assert clear(problem) == "these heroes have 40 fighters together, 24 are the most"


@pytest.mark.parametrize("answer", ["attack:genie>houdini", "maneuvre", "", "space", 99999, "space:20"])
def test_an_answer_that_is_not_among_the_options_changes_nothing(answer: str | int) -> None:
    game = Game(["houdini", "genie"], seed=1)
    before = (game.state.w[:], [option.key for option in game.options])
    with pytest.raises(Fault) as problem:
        game.play(answer)
    assert "cannot be played now" in clear(problem)
    assert (game.state.w[:], [option.key for option in game.options]) == before


# --- files that are fine ------------------------------------------------------------------------------------


@pytest.mark.parity
def test_hero_and_board_files_dropped_into_a_folder_are_playable(tmp_path: Path) -> None:
    (tmp_path / "heroes").mkdir()
    (tmp_path / "heroes" / "smith.toml").write_text(HERO)
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "yard.toml").write_text(BOARD)
    library = Library([tmp_path / "heroes"], [tmp_path / "boards"])
    game = Game(["smith", "genie"], "yard", 1, library=library)
    for _ in range(200):
        if game.over:
            break
        game.play(game.options[0])
    assert game.sides == ("smith", "genie")
    assert game.turns > 1


def test_a_file_may_be_given_itself_and_wins_over_one_of_the_same_name(tmp_path: Path) -> None:
    (tmp_path / "genie.toml").write_text(changed(HERO, 'name = "The Smith"\nmove', 'name = "A new Genie"\nmove'))
    assert Library([tmp_path / "genie.toml"]).hero("genie").hero.name == "A new Genie"


@pytest.mark.parametrize(("copies", "total"), [(9, 29), (11, 31), (1, 21)])
def test_a_deck_that_is_not_thirty_cards_is_allowed_with_a_warning(tmp_path: Path, copies: int, total: int) -> None:
    path = tmp_path / "smith.toml"
    path.write_text(changed(HERO, "copies = 10", f"copies = {copies}"))
    assert read_hero(path).warnings == (f"smith.toml: the deck of The Smith has {total} cards, not 30",)
    assert load_hero(path).hero.warnings == read_hero(path).warnings


def test_a_deck_of_thirty_cards_brings_no_warning(tmp_path: Path) -> None:
    path = tmp_path / "smith.toml"
    path.write_text(HERO)
    assert read_hero(path).warnings == ()


# --- heroes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("move = 2", "move = ", 2, "this is not TOML: "),
        ("move = 2", "move = 2\nmove = 3", 3, "this is not TOML: "),
        ("move = 2", 'move = "two"', 2, "move must be a whole number from 0 to 9, not 'two'"),
        ("move = 2", "move = true", 2, "move must be a whole number from 0 to 9, not True"),
        ("move = 2\n", "", 1, "move is missing; it is a whole number from 0 to 9"),
        ("move = 2", "move = 2\nspeed = 3", 3, "unknown entry 'speed'; did you mean 'set'?"),
        ('name = "The Smith"\nmove', "name = 3\nmove", 1, 'expected name = "..." here'),
        ('forms = ["Hot", "Cold"]', 'forms = "Hot"', 3, 'forms must be a list, like forms = ["one", "two"]'),
        ('forms = ["Hot", "Cold"]', "forms = [1]", 3, "forms must be a list of names"),
        ('forms = ["Hot", "Cold"]', 'forms = ["a", "b", "c", "d", "e"]', 3, "a hero has at most 4 forms, this one 5"),
        ('name = "The Smith"\nrole', "role", 6, 'expected name = "..." here'),
        ('name = "Helper"', 'name = "Smith"', 13, "two fighters are called 'Smith'; write one with a higher count"),
        ('name = "The Smith"\nrole', 'name = "Helper 2"\nrole', 13, "two fighters would be called helper-2: one"),
        ('name = "Helper"', 'name = "Bad/Name"', 13, "'Bad/Name' is no name that a sentence can carry"),
        ('role = "hero"', 'role = "heroo"', 8, "role = 'heroo' is unknown; did you mean 'hero'?"),
        ('role = "hero"', 'role = "sidekick"', 8, 'expected one of the [[fighters]] with role = "hero"'),
        ('role = "sidekick"', 'role = "hero"', 14, "this is the second hero; the other fighters are sidekicks"),
        ('attack = "ranged"', 'attack = "magic"', 15, "attack = 'magic' is unknown; known are melee, ranged"),
        ("health = 12", "health = 0", 10, "health must be a whole number from 1 to 99, not 0"),
        ("health = 12", "health = 12\nmax_health = 11", 11, "max_health must be a whole number from 12 to 99, not 11"),
        ("health = 12\n", "", 6, "health is missing; it is a whole number from 1 to 99"),
        ("health = 12", 'health = 12\nlarge = "yes"', 11, "large must be true or false, not 'yes'"),
        ("count = 2", "count = 2.5", 17, "count must be a whole number from 1 to 9, not 2.5"),
        ("count = 2", "colour = 2", 17, "unknown entry 'colour'; did you mean 'count'?"),
        ("[ability]", "[abilities]", 19, "unknown entry 'abilities'; did you mean 'ability'?"),
        ('[ability]\nname = "Bellows"\ntext', "ability", 19, "unknown entry 'ability'"),
        ("At the start of your turn, you may draw 1 card.", "Draw 1 card.", 21, "an ability says when it happens"),
        ("At the start of your turn, you may draw 1 card.", "This card's effects cannot be canceled.", 21, "this is said"),
        ("you may draw 1 card.", "draw 1 card for each combat damage you took.", 21, "this speaks of a combat, but"),
        ("copies = 20", "copies = 0", 25, "copies must be a whole number from 1 to 63, not 0"),
        ("copies = 20", "copies = 60", 35, "a deck has at most 63 cards; with this one it has 70"),
        ('for = "any"', 'for = "Helpers"', 26, "for = 'Helpers' is unknown; did you mean 'Helper'?"),
        ('for = "any"\n', "", 23, 'expected for = "..." here'),
        ('type = "attack"', 'type = "attak"', 27, "type = 'attak' is unknown; did you mean 'attack'?"),
        ("value = 3\n", "", 23, "value is missing; it is a whole number from 0 to 99"),
        ("value = 3", "value = -1", 28, "value must be a whole number from 0 to 99, not -1"),
        ("boost = 1", "boost = 1\nvalue = 2", 41, "a scheme has no value"),
        ('name = "Forge"', 'name = "HAMMER"', 36, "two cards are called 'HAMMER'; write one with more copies"),
        ('name = "Forge"', 'name = "!!"', 36, "the name '!!' has no letter or digit"),
        ('name = "Forge"', 'title = "Forge"', 36, "unknown entry 'title'"),
    ],
)
def test_a_broken_hero_file_names_line_and_what_was_expected(
    tmp_path: Path, old: str, new: str, line: int, sentence: str
) -> None:
    text, at = broken_hero(tmp_path, old, new)
    assert (at, sentence in text) == (line, True), text


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        (
            "During combat: You may",
            "During fight: You may",
            31,
            "unknown label 'During fight'; did you mean 'During combat'?",
        ),
        ("During combat: You may", "You may", 31, "expected one of the labels Immediately, During combat, After combat"),
        ("During combat: You may boost this card.", "After combat: Draw 1 card.", 32, "this window has an effect already"),
        ("boost this card", "bost this card", 31, "not understood from here on: 'bost this card.'"),
        ("Deal 1 damage", "Deal some damage", 32, "not understood from here on: 'some damage to the opposing fighter.'"),
        ("opposing fighter.", "opposing fighter for", 32, "not understood from here on"),
        (
            "boost this card.",
            "boost this card. Otherwise, draw 1 card.",
            31,
            '"Otherwise" follows a sentence that begins with',
        ),
        ("Draw 2 cards.", "Draw some cards.", 43, "not understood from here on: 'some cards."),
        ("- The Smith recovers 1 health.", "- The Smyth recovers 1 health.", 44, "not understood from here on: 'The Smyth"),
        ("Gain 1 action. ", "During combat: Gain 1 action. ", 42, "a scheme is not in a combat, so it has no effect"),
        ("Gain 1 action. ", "If you won the combat, gain 1 action. ", 42, "this speaks of a combat, but there is none here"),
        (
            "- Draw 2 cards.",
            "- Cancel all effects on your opponent's card.",
            42,
            "this speaks of a combat, but there is none",
        ),
        ("During combat: You may", "Boosted: You may", 31, "this speaks of a combat, but there is none here"),
        ("During combat: You may boost this card.", "At the start of your turn, draw 1 card.", 31, "this is an ability of"),
        (
            "During combat: You",
            "Immediately: This card's effects cannot be canceled.\nDuring combat: You",
            31,
            "this is an abil",
        ),
        (
            "During combat: You may boost this card.",
            "Played face up: Draw 1 card. If you do, cancel all effects on your opponent's card.",
            31,
            "this speaks of your opponent's card, which still lies face down then",
        ),
        (
            "During combat: You may boost this card.",
            "Played face up: Your opponent may boost their card.",
            31,
            "this speaks of your opponent's card, which still lies face down then",
        ),
        (
            "Deal 1 damage to the opposing fighter.",
            "Place Helper in any space.",
            32,
            "this is done with one fighter, not with several",
        ),
        (
            "Deal 1 damage to the opposing fighter.",
            "Swap Helper and the Smith.",
            32,
            "this is done with one fighter, not with several",
        ),
        (
            "Deal 1 damage to the opposing fighter.",
            "The other of the Smith and Helper is now the fighter in this combat.",
            32,
            "this is done with one fighter, not with several",
        ),
        ("Draw 2 cards.", "Transform into Warm.", 43, "not understood from here on: "),
        ("Draw 2 cards.", "Move a cloud token up to 2 spaces.", 43, "not understood from here on: "),
    ],
)
def test_a_sentence_that_is_not_understood_names_its_line_and_where_reading_stopped(
    tmp_path: Path, old: str, new: str, line: int, sentence: str
) -> None:
    text, at = broken_hero(tmp_path, old, new)
    assert (at, sentence in text) == (line, True), text


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("Draw 2 cards.", "Draw 2 crads.", "'cards' or 'card'"),
        ("Draw 2 cards.", "Draw some cards.", "a number"),
        ("opposing fighter.", "opposing fighter!", "'.'"),
        ("Draw 2 cards.", "Transform into Warm.", "'Hot' or 'Cold'"),
        ("Draw 2 cards.", "Move a cloud token up to 2 spaces.", "'coal'"),
        ("Draw 2 cards.", "Place Hlper in any space.", "'Helper'"),
        ("Draw 2 cards.", "Drwa 2 cards.", "'draw'"),
        ('forms = ["Hot", "Cold"]', "forms = []", "a form, but this hero has none"),
        ('tokens = ["coal"]', "tokens = []", "a kind of token, but this hero has none"),
    ],
)
def test_a_sentence_that_is_not_understood_says_what_was_expected(tmp_path: Path, old: str, new: str, expected: str) -> None:
    both = changed(HERO, "Gain 1 action.", "Transform into Hot. Move a coal token up to 1 space.")
    text = changed(both if "none" in expected else HERO, old, new)
    sentence, _ = broken(tmp_path, "smith", text, Library.hero)
    assert expected in sentence.partition("; expected ")[2], sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", ', line 1: expected name = "..." here'),
        ("name = 'A'\nmove = 1", ", line 1: expected at least one table [[fighters]]"),
        ("name = 'A'\nmove = 1\nfighters = 3", ", line 3: fighters must be written as tables [[fighters]]"),
        ("name = 'A'\nmove = 1\n[fighters]\nname = 'A'", ", line 3: fighters must be written as tables [[fighters]]"),
        ('name = \'A\'\nmove = 1\ntext = """never closed', ", line 3: this is not TOML: "),
        ("a = " + "[" * 5000, ""),
    ],
)
def test_a_hero_file_that_is_hardly_one(tmp_path: Path, text: str, sentence: str) -> None:
    assert broken(tmp_path, "smith", text, Library.hero)[0].startswith(sentence)


@pytest.mark.parametrize("name", ["smith", "nowhere"])
def test_a_file_that_cannot_be_read_as_text(tmp_path: Path, name: str) -> None:
    (tmp_path / "smith.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Fault) as problem:
        Library([tmp_path / f"{name}.toml"]).hero(name)
    assert re.search(r"this is not text \(UTF-8\)|there is no hero file or folder", clear(problem))


def test_tables_written_in_one_line_are_read_as_well(tmp_path: Path) -> None:
    path = tmp_path / "smith.toml"
    path.write_text(
        'name = "Smith"\nmove = 1\n'
        'fighters = [{name = "Smith", role = "hero", attack = "melee", health = 5}]\n'
        'cards = [{name = "Hit", copies = 30, for = "any", type = "attack", value = 1, text = "After combat: Dance."}]\n'
    )
    with pytest.raises(FileFault) as problem:
        load_hero(path)
    assert "not understood from here on: 'Dance.'" in clear(problem)
    assert problem.value.line == 4


# --- boards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("frame = [100, 100]", "frame = [100, 100", 4, "this is not TOML: "),
        ("frame = [100, 100]", "frame = [100]", 3, "frame must be two numbers, like [120, 80], not [100]"),
        ("frame = [100, 100]", "frame = [nan, 1]", 3, "frame must be two numbers"),
        ('name = "Yard"', "name = 4", 2, 'expected name = "..." here'),
        ('name = "Yard"', 'title = "Yard"', 2, "unknown entry 'title'"),
        ('starts = ["a", "d"]', 'starts = ["a"]', 4, "expected two or four different starting spaces, not 1"),
        ('starts = ["a", "d"]', 'starts = ["a", "a"]', 4, "starts names the space 'a' twice"),
        ('starts = ["a", "d"]', 'starts = ["a", "e"]', 4, "starts names the space 'e', which is not in [spaces]"),
        ('starts = ["a", "d"]', 'starts = "a"', 4, 'starts must be a list, like starts = ["1", "2"]'),
        ('starts = ["a", "d"]\n', "", 1, "expected two or four different starting spaces, not 0"),
        ('passages = ["a", "d"]', 'passages = ["a", "x"]', 5, "passages names the space 'x', which is not in [spaces]"),
        ('["c", "d"],\n', '["c", "x"],\n', 8, "lines names the space 'x', which is not in [spaces]"),
        ('["c", "d"],\n', '["c"],\n', 8, 'each of lines is a pair of spaces, like ["1", "2"], not [\'c\']'),
        ('["c", "d"],\n', '["c", "c"],\n', 8, "a line joins two spaces, not 'c' with itself"),
        ('["c", "d"],\n', '["b", "a"],\n', 7, "the line from 'a' to 'b' is there twice"),
        ('red = ["a", "b"]', 'red = ["a", "b", "z"]', 12, "red names the space 'z', which is not in [spaces]"),
        ('red = ["a", "b"]', 'red = ["a", "b", "a"]', 12, "red names the space 'a' twice"),
        ('red = ["a", "b"]', 'red = ["a"]', 11, "space 'b' is in no zone; every space is in one at least"),
        ('red = ["a", "b"]', "red = 3", 12, "red must be a list"),
        ('[zones]\nred = ["a", "b"]\nblue = ["c", "d"]\n', "", 1, "a board needs a table [zones] with lines like"),
        ("b = [10, 0]", 'b = "here"', 17, "b must be two numbers, like [120, 80], not 'here'"),
        ("[spaces]", "[places]", 15, "unknown entry 'places'; did you mean 'spaces'?"),
    ],
)
def test_a_broken_board_file_names_line_and_what_was_expected(
    tmp_path: Path, old: str, new: str, line: int, sentence: str
) -> None:
    text, at = broken_board(tmp_path, old, new)
    assert (at, sentence in text) == (line, True), text


def test_a_board_with_too_many_spaces(tmp_path: Path) -> None:
    spaces = "".join(f"s{i} = [{i}, 0]\n" for i in range(61))
    assert (
        "a board has at most 63 spaces, this one 65" in broken_board(tmp_path, "d = [30, 0]\n", f"d = [30, 0]\n{spaces}")[0]
    )


# --- the command --------------------------------------------------------------------------------------------


def test_the_command_says_the_sentence_and_returns_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "smith.toml").write_text(changed(HERO, "Draw 2 cards.", "Draw several cards."))
    (tmp_path / "duel.yaml").write_text(
        "title: A duel\nheroes: [smith.toml]\nboard: soho\nsides:\n  - hero: smith\n  - hero: genie\nstart: setup\n"
    )
    assert main(["scenario", str(tmp_path / "duel.yaml")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"peerless: .*smith\.toml, line 43: not understood from here on: 'several cards.*\n", err), err


def test_warnings_reach_the_reader_of_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "smith.toml").write_text(changed(HERO, "copies = 10", "copies = 9"))
    (tmp_path / "duel.yaml").write_text(
        "title: A duel\nheroes: [smith.toml]\nboard: soho\nsides:\n  - hero: smith\n  - hero: genie\nstart: setup\n"
    )
    assert main(["scenario", str(tmp_path / "duel.yaml")]) == 0
    out, err = capsys.readouterr()
    assert out == "1 scenario, all as written\n"
    assert err == "peerless: warning: smith.toml: the deck of The Smith has 29 cards, not 30\n"
