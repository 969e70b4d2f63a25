"""peerless lint: each kind of finding, with its line and a suggestion."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from peerless.cli.main import main
from peerless.content.lint.findings import Finding
from peerless.content.lint.hero import lint_hero

HERO = '''name = "The Fox"
move = 2
forms = ["Day", "Night"]
tokens = ["den"]
counters = ["luck"]
groups = ["BITE"]

[[fighters]]
name = "The Fox"
role = "hero"
attack = "melee"
health = 12

[[fighters]]
name = "Cub"
role = "sidekick"
attack = "melee"
health = 3

[ability]
text = """
At the start of the game, place 1 den token in a space in your hero's zones.
At the start of your turn, gain 1 luck counter.
"""

[[cards]]
name = "Quick Bite"
copies = 5
for = "Cub"
type = "attack"
value = 3
boost = 1
text = "After combat: Draw 1 card."

[[cards]]
name = "Dusk"
copies = 5
for = "any"
type = "scheme"
boost = 2
text = "Transform into Night."

[[cards]]
name = "Hunt"
copies = 5
for = "Night"
type = "versatile"
value = 4
boost = 2
text = """
During combat: Discard any BITE cards.
After combat: You may spend 1 luck counter. If you do, draw 1 card.
"""

[[cards]]
name = "Hide"
copies = 5
for = "any"
type = "defense"
value = 2
boost = 0
text = "After combat: Move a den token up to 2 spaces."

[[cards]]
name = "Sniff"
copies = 5
for = "any"
type = "versatile"
value = 2
boost = 1

[[cards]]
name = "Yawn"
copies = 5
for = "any"
type = "versatile"
value = 1
boost = 3
'''


def findings(*changes: tuple[str, str]) -> list[Finding]:
    text = HERO
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return lint_hero(text, Path("fox.toml"))


def test_a_clean_file_has_no_findings() -> None:
    assert findings() == []


@pytest.mark.parametrize(
    ("old", "new", "line", "reason", "suggestion"),
    [
        ("Draw 1 card.", "Draw 3 kards.", 33, 'not understood from here on: "kards."', "Draw 3 cards."),
        ("Transform into Night.", "Transform in the Night.", 41, "not understood", "Transform into Night."),
        ("gain 1 luck counter", "get 1 luck counter", 23,
         'not understood from here on: "get 1 luck counter."', "At the start of"),
        ('for = "Cub"', 'for = "Cubb"', 29, "for = 'Cubb' is unknown", "did you mean 'Cub'?"),
        ("Transform into Night.", "Draw 1 card.",
         46, "nobody can play 'Hunt': the hero never becomes Night", "Transform into"),
        ("value = 4", "value = 14", 48, "value = 14 is unusual", "usual are 0 to 9"),
        ("boost = 3", "boost = 7", 78, "boost = 7 is unusual", "usual are 0 to 5"),
        ("health = 12", "health = 80", 12, "health = 80 is unusual", "usual are 5 to 25"),
        ("move = 2", "move = 9", 2, "move = 9 is unusual", "usual are 1 to 4"),
        ('copies = 5\nfor = "Cub"', 'copies = 9\nfor = "Cub"', 28, "copies = 9 is unusual", "usual are 1 to 5"),
        ('copies = 5\nfor = "Cub"', 'copies = 4\nfor = "Cub"', 26, "the deck has 29 cards", "add 1 more"),
        ('tokens = ["den"]', 'tokens = ["den", "trap"]', 4, "nothing speaks of 'trap' in tokens", "leave it out"),
        ('counters = ["luck"]', 'counters = ["luck", "fear"]', 5, "nothing speaks of 'fear' in counters", "leave it out"),
        ('forms = ["Day", ', 'forms = ["Day", "Noon", ', 3, "nothing speaks of 'Noon' in forms", "leave it out"),
        ('"Quick Bite"', '"Quick Snap"', 6, "no card has 'BITE' in its name", "with this word"),
        ('"Quick Bite"', '"Quick Snap"', 51, "there is no BITE card to choose", "with this word"),
        ("gain 1 luck counter", "draw 1 card", 52, "there is never a luck to lose", "Gain 1 luck counter."),
        ("place 1 den token in a space in your hero's zones", "draw 1 card",
         62, "there is never a den token", "place a den"),
        ("Draw 1 card.", "Return 1 scheme card from your discard pile to your hand.", 0, "", ""),
        ("Draw 1 card.", "Deal 1 damage to a Cub adjacent to Cub.",
         33, "Cub is never adjacent to Cub", "name another fighter"),
        ('"Sniff"', '"Hide!"', 65, "two cards are called 'Hide!'", "docs/hero-files.md"),
        ('"Sniff"', '"Hi-de"', 65, "'Hi-de' is hard to tell from 'Hide'", "another name"),
        ("After combat: You may spend 1 luck counter. If you do, draw 1 card.", "After combat: Discard any BITE cards.", 52,
         "this says the same in two windows", "leave one"),
        ('health = 3\n', 'health = 3\ncalled = ["Whelp"]\n', 19, "no text says 'Whelp'", "leave it out"),
        ("text = \"After combat: Draw 1 card.\"", 'refused = "After combat: Draw 1 kard."',
         33, "Quick Bite plays as a plain value", "Draw 1 card."),
        ("text = \"After combat: Draw 1 card.\"", 'refused = "After combat: Draw 1 card."',
         33, "this is understood now", "write text"),
        ('move = 2', 'move = 2\nrefused = "Rain falls."',
         3, 'this is not played: not understood from here on: "Rain falls."', "docs/"),
    ],
)  # fmt: skip
def test_a_finding(old: str, new: str, line: int, reason: str, suggestion: str) -> None:
    found = findings((old, new))
    if not line:
        assert found == []
        return
    fitting = [one for one in found if reason in one.reason]
    assert fitting, found
    assert (fitting[0].line, suggestion in fitting[0].suggestion) == (line, True), fitting[0]


def test_all_faults_are_told_at_once() -> None:
    found = findings(("Draw 1 card.", "Drax."), ("value = 4", 'value = "x"'), ("Transform into Night.", "Transmogrify."))
    assert [one.line for one in found][:3] == [33, 41, 48]
    assert all(one.suggestion for one in found)


def test_what_the_command_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fox.toml").write_text(HERO.replace("value = 4", "value = 14"))
    path = tmp_path / "fox.toml"
    assert main(["lint", str(tmp_path)]) == 1
    assert capsys.readouterr() == (
        f"{path}, line 48: value = 14 is unusual\n    usual are 0 to 9\n",
        "1 finding in 1 file\n",
    )
    assert main(["lint", "--json", str(path)]) == 1
    told = json.loads(capsys.readouterr().out)["findings"]
    assert told == [
        {
            "file": str(path),
            "line": 48,
            "kind": "number",
            "reason": "value = 14 is unusual",
            "suggestion": "usual are 0 to 9",
        }
    ]


def test_what_cannot_be_read_is_code_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.toml").write_text("name = ")
    fox = tmp_path / "fox.toml"
    fox.write_text(HERO)
    (tmp_path / "empty").mkdir()
    for name in ("bad.toml", "none.toml", "empty"):
        assert main(["lint", str(tmp_path / name), str(fox)]) == 2
        out, err = capsys.readouterr()
        assert out == "" and err.count("\n") == 1 and err.startswith("peerless: ")


def test_a_board_is_checked_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pier.toml"
    path.write_text('starts = ["1", "2"]\n[zones]\nsand = ["1"]\n[spaces]\n1 = [1, 1]\n2 = [2, 2]\n')
    assert main(["lint", str(path)]) == 1
    assert "line 2: space '2' is in no zone" in capsys.readouterr().out
