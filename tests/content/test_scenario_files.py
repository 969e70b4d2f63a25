"""A scenario file that cannot be understood is told in one sentence with its line; one that differs is a report."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless.cli.main import main
from peerless.content.faults import Fault, FileFault
from peerless.record.scenario import Difference, Player, read_scenarios

DUEL = """\
title: A duel
proves: [R1]
board:
  lines: [a-b, b-c]
  zones: {red: [a, b], blue: [c, d]}
  passages: [a]
sides:
  - hero: jekyll-and-hyde
    fighters: {jekyll-and-hyde: {at: a, health: 9}}
    hand: [feint]
    form: mr-hyde
  - hero: invisible-man
    fighters:
      invisible-man: {at: b}
    hand: [vanish, feintless]
    deck: [lurking]
    tokens: {fog: [c]}
turn: jekyll-and-hyde
steps:
  - jekyll-and-hyde: maneuver
  - expect: {asked: jekyll-and-hyde card}
then:
  fighters: {invisible-man: {health: 15}}
  hand: {invisible-man: [vanish, lurking]}
""".replace("feintless", "lurking").replace("deck: [lurking]", "deck: [vanish]")


def run(folder: Path, text: str) -> list[Difference | None]:
    path = folder / "duel.yaml"
    path.write_text(text, encoding="utf-8")
    return [Player(scenario).run() for scenario in read_scenarios(path)]


def changed(old: str, new: str) -> str:
    assert DUEL.count(old) == 1, f"{old!r} is there {DUEL.count(old)} times"
    return DUEL.replace(old, new)


def test_the_scenario_that_the_others_are_made_of_comes_out_as_written(tmp_path: Path) -> None:
    assert run(tmp_path, DUEL) == [None]


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("title: A duel\n", "", 1, "a scenario has a `title: ...`"),
        ("title: A duel", "title: [A duel]", 1, "`title` must be a word, not a list"),
        ("title: A duel", "title: A duel\ntitle: Another", 2, "a scenario has 'title' twice"),
        ("title: A duel", "title: A duel\ntitel: Another", 2, "a scenario has no 'titel'; did you mean 'title'?"),
        ("title: A duel", "title: [A duel", 2, "this is not YAML: "),
        ("title: A duel", "title: A duel: twice", 1, "this is not YAML: "),
        ("title: A duel", "title: A \x07 duel", 0, "this is not YAML: "),
        ("proves: [R1]", "proves: R1", 2, "`proves` must be a list, like [one, two], not 'R1'"),
        ("proves: [R1]", "proves: [R1, R999]", 2, "there is no rule or ruling 'R999'; `peerless rules` lists them"),
        ("lines: [a-b, b-c]", "lines: [a-b, b]", 4, "a line joins two spaces, like a-b, not 'b'"),
        ("lines: [a-b, b-c]", "lines: [a-b, [b, c]]", 4, "each of `lines` must be a word, not a list"),
        ("lines: [a-b, b-c]", "ways: [a-b, b-c]", 4, "`board` has no 'ways'"),
        ("zones: {red: [a, b], blue: [c, d]}", "zones: [red, blue]", 5, "`zones` must be entries like"),
        ("passages: [a]", "passages: [z]", 6, "'z' is not a space of the board; known are a, b, c, d"),
        ("passages: [a]", "starts: [a, a]", 6, "the starting spaces must be different ones"),
        ("hero: jekyll-and-hyde", "hero: jekyll", 8, "'jekyll' is not a hero; did you mean 'jekyll-and-hyde'?"),
        ("  - hero: jekyll-and-hyde\n    fighters", "  - fighters", 8, "each of `sides` has a `hero`"),
        ("    form: mr-hyde", "    shape: mr-hyde", 11, "each of `sides` has no 'shape'"),
        ("form: mr-hyde", "form: mr-heid", 11, "'mr-heid' is not a form of Jekyll & Hyde; did you mean 'mr-hyde'?"),
        ("hand: [feint]", "hand: feint", 10, "`hand` must be a list, like [one, two], not 'feint'"),
        ("hand: [feint]", "hand: [fient]", 10, "'fient' is not a card of Jekyll & Hyde; did you mean 'feint'?"),
        ("hand: [feint]", "hand: [feint, feint, feint, feint]", 10, "Jekyll & Hyde has no more copies of feint"),
        ("health: 9}", "health: nine}", 9, "`health` must be a whole number from 1 to 16, not 'nine'"),
        ("health: 9}", "health: 17}", 9, "`health` must be a whole number from 1 to 16, not '17'"),
        ("health: 9}", "healht: 9}", 9, "`jekyll-and-hyde` has no 'healht'; did you mean 'health'?"),
        ("{at: a, health: 9}", "a", 9, "`jekyll-and-hyde` must be entries like `name: value`, not 'a'"),
        ("invisible-man: {at: b}", "invisible-man: {at: e}", 14, "'e' is not a space of the board; known are a, b, c, d"),
        ("invisible-man: {at: b}", "invisible-man: {at: a}", 14, "two fighters stand on space a"),
        ("invisible-man: {at: b}", "invisble-man: {at: b}", 14, "`fighters` has no 'invisble-man'; did you mean"),
        ("tokens: {fog: [c]}", "tokens: {mist: [c]}", 17, "`tokens` has no 'mist'; known are fog"),
        ("tokens: {fog: [c]}", "tokens: {fog: [k]}", 17, "'k' is not a space of the board"),
        ("turn: jekyll-and-hyde\n", "", 7, "a scenario says whose `turn` it is"),
        ("turn: jekyll-and-hyde", "turn: hyde", 18, "'hyde' is not a side; known are invisible-man, jekyll-and-hyde"),
        ("turn: jekyll", "actions: many\nturn: jekyll", 18, "`actions` must be a whole number from 0 to 999, not 'many'"),
        ("turn: jekyll", f"seed: {'9' * 5000}\nturn: jekyll", 18, "`seed` must be a whole number from 0 to "),
        ("turn: jekyll", f"ruleset: {{turn_limit: {'9' * 5000}}}\nturn: jekyll", 18, "the setting turn_limit cannot be"),
        ("turn: jekyll", "seed: -1\nturn: jekyll", 18, "`seed` must be a whole number from 0 to "),
        ("turn: jekyll", "start: now\nturn: jekyll", 18, "'now' is not a way to start; known are setup, turn"),
        ("turn: jekyll", "start: setup\nturn: jekyll", 9, "with `start: setup` a side has no `fighters`"),
        ("turn: jekyll", "ruleset: {versatile: never}\nturn: jekyll", 18, "'never' is unknown; known are as_used, both"),
        ("turn: jekyll", "ruleset: {turn_limit: soon}\nturn: jekyll", 18, "turn_limit"),
        ("turn: jekyll", "ruleset: {hand: 7}\nturn: jekyll", 18, "hand"),
        ("turn: jekyll", "ruleset: strict\nturn: jekyll", 18, "`ruleset` must be entries like"),
        ("turn: jekyll", "seats: [one]\nturn: jekyll", 7, "seats must give each of the 2 heroes a player"),
        ("turn: jekyll", "heroes: [here]\nturn: jekyll", 18, "there is no file or folder '"),
        ("  - jekyll-and-hyde: maneuver", "  - maneuver", 20, "a step is `side: option` or `expect: {...}`, not 'maneuver'"),
        ("  - jekyll-and-hyde: maneuver", "  - jekyl: maneuver", 20, "there is no side 'jekyl'; did you mean 'jekyll-and-"),
        ("  - jekyll-and-hyde: maneuver", "  - jekyll-and-hyde: [maneuver]", 20, "`jekyll-and-hyde` must be a word"),
        ("steps:\n", "steps: none\nnote:\n", 19, "`steps` must be a list"),
        ("expect: {asked: jekyll-and-hyde card}", "expect: {ask: me}", 21, "`expect` has no 'ask'; did you mean 'asked'?"),
        ("expect: {asked: jekyll-and-hyde card}", "expect: asked", 21, "`expect` must be entries like"),
        ("fighters: {invisible-man: {health: 15}}", "fighters: {bess: {health: 1}}", 23, "`fighters` has no 'bess'"),
        ("fighters: {invisible-man: {health: 15}}", "actions: two", 23, "`actions` must be a whole number"),
        ("fighters: {invisible-man: {health: 15}}", "winner: bess", 23, "'bess' is not a side; known are"),
        ("hand: {invisible-man: [vanish, lurking]}", "hand: {dracula: []}", 24, "`hand` has no 'dracula'"),
        ("hand: {invisible-man: [vanish, lurking]}", "hand: {invisible-man: [dash]}", 24, "'dash' is not a card of"),
    ],
)
def test_a_broken_scenario_names_line_and_what_was_expected(
    tmp_path: Path, old: str, new: str, line: int, sentence: str
) -> None:
    with pytest.raises(FileFault) as problem:
        run(tmp_path, changed(old, new))
    text = str(problem.value)
    assert "\n" not in text
    assert (problem.value.line, sentence in text) == (line, True), text


@pytest.mark.parametrize("text", ["- title: x", "just words", "3", "[1, 2]"])
def test_a_document_that_is_no_scenario(tmp_path: Path, text: str) -> None:
    with pytest.raises(Fault, match=r"line 1: a scenario begins with `title: \.\.\.`, not with "):
        run(tmp_path, text)


def test_a_scenario_without_sides(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="a scenario has `sides`, a list of two or four"):
        run(tmp_path, "title: x\n")


def test_empty_documents_are_passed_over(tmp_path: Path) -> None:
    assert run(tmp_path, f"---\n---\n{DUEL}---\n# nothing\n") == [None]


@pytest.mark.parametrize(
    ("old", "new", "line", "where", "message"),
    [
        (
            "jekyll-and-hyde: maneuver",
            "jekyll-and-hyde: scheme:vanish",
            20,
            "step 1 (jekyll-and-hyde: scheme:vanish)",
            "is not am",
        ),
        (
            "jekyll-and-hyde: maneuver",
            "invisible-man: maneuver",
            20,
            "step 1 (invisible-man: maneuver)",
            "jekyll-and-hyde is asked",
        ),
        ("asked: jekyll-and-hyde card", "actions: 2", 21, "step 2 (expect)", "expected the actions left to be 2, found 1"),
        ("{health: 15}", "{health: 14}", 22, "then", "expected the health of invisible-man to be 14, found 15"),
        ("[vanish, lurking]}", "[vanish]}", 22, "then", "expected the hand of invisible-man to be ['vanish'], found"),
    ],
)
def test_the_first_difference_is_reported_with_its_place(
    tmp_path: Path, old: str, new: str, line: int, where: str, message: str
) -> None:
    text = DUEL[: DUEL.index("steps:")] + DUEL[DUEL.index("steps:") :].replace(old, new, 1)
    (difference,) = run(tmp_path, text)
    assert difference is not None
    assert (difference.line, difference.where) == (line, where)
    assert message in difference.message


def test_the_command_plays_on_after_a_broken_scenario_and_returns_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.yaml").write_text(changed("hand: [feint]", "hand: [fient]"))
    (tmp_path / "differs.yaml").write_text(changed("{health: 15}", "{health: 14}"))
    (tmp_path / "fine.yaml").write_text(DUEL)
    (tmp_path / "garbled.yaml").write_text("title: [")
    assert main(["scenario", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert "differs.yaml, line 22: A duel\n    at then: expected the health of invisible-man to be 14, found 15" in out
    lines = err.splitlines()
    assert re.fullmatch(r"peerless: .*broken\.yaml, line 10: 'fient' is not a card of .*", lines[0])
    assert re.fullmatch(r"peerless: .*garbled\.yaml, line \d: this is not YAML: .*", lines[1])
    assert lines[2] == "1 of 2 scenarios differs"


def test_the_command_returns_1_when_scenarios_differ_and_0_when_none_does(tmp_path: Path) -> None:
    (tmp_path / "fine.yaml").write_text(DUEL)
    assert main(["scenario", str(tmp_path / "fine.yaml")]) == 0
    (tmp_path / "differs.yaml").write_text(changed("{health: 15}", "{health: 14}"))
    assert main(["scenario", str(tmp_path / "differs.yaml")]) == 1


def test_a_file_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "nowhere.yaml"]) == 2
    assert capsys.readouterr().err == "peerless: there is no scenario file or folder 'nowhere.yaml'\n"


def test_where_there_is_no_scenario_nothing_is_as_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder given by mistake, or a file that was never written, is not a success."""
    empty = tmp_path / "empty.yaml"
    for text in ("", "---\n---\n", "# only a remark\n"):
        empty.write_text(text, encoding="utf-8")
        assert main(["scenario", str(empty)]) == 2
        assert capsys.readouterr() == ("", f"peerless: {empty}: there is no scenario in it\n")
    empty.unlink()
    assert main(["scenario", str(tmp_path)]) == 2
    assert capsys.readouterr() == ("", f"peerless: there is no scenario in the folder {str(tmp_path)!r}\n")


def test_a_folder_is_searched_for_both_endings_of_yaml(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "one.yml").write_text(DUEL, encoding="utf-8")
    (tmp_path / "two.yaml").write_text(DUEL, encoding="utf-8")
    assert main(["scenario", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "2 scenarios, all as written\n"
