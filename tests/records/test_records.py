"""Records: saved at any question and gone on with, read and written in two forms, refused where they are not whole."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from records.games import DUEL, SHAPES, played, positions

from peerless import Game
from peerless.cli.main import main
from peerless.content.faults import Fault, FileFault
from peerless.content.library import Library
from peerless.content.program import compiled
from peerless.core.version import RULES
from peerless.record import shorthand
from peerless.record.files import read_record, save_record
from peerless.record.game_record import Record
from peerless.record.json_form import from_json, to_json
from peerless.record.notation import from_notation, to_notation
from peerless.record.watch import pages

TEST_HEROES = Path(__file__).parents[1] / "heroes_for_tests"
EACH_SHAPE = pytest.mark.parametrize("shape", range(len(SHAPES)))


# Saving and going on.


@EACH_SHAPE
@pytest.mark.parity
def test_a_game_is_saved_at_every_question(shape: int) -> None:
    for game in positions(*SHAPES[shape], seed=shape, most=120):
        data = game.dump()
        again = Game.load(data)
        assert again.state.digest() == game.state.digest()
        assert again.options == game.options
        assert again.dump() == data


def test_a_loaded_game_goes_on_as_the_first_one_does() -> None:
    game = played(seed=3, most=60)
    again = Game.load(game.dump().encode())
    rng = random.Random(5)
    while not game.over:
        key = rng.choice(game.options).key
        game.play(key)
        again.play(key)
    assert again.over
    assert again.record() == game.record()
    assert again.state.digest() == game.state.digest()


def test_a_game_goes_on_in_another_process(tmp_path: Path) -> None:
    game = played(seed=2, most=40)
    (tmp_path / "game.json").write_text(game.dump())
    code = """
import sys
from pathlib import Path
from peerless import Game
game = Game.load(Path(sys.argv[1]).read_text())
game.play(game.options[-1])
print(game.state.digest())
"""
    environment = {**os.environ, "PEERLESS_CACHE": str(tmp_path / "cache"), "PYTHONHASHSEED": "99"}
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "game.json")], env=environment, capture_output=True, text=True
    )
    game.play(game.options[-1])
    assert (done.stdout.strip(), done.stderr) == (game.state.digest(), "")


def test_a_copy_is_recorded_apart_from_its_original() -> None:
    game = played(most=20)
    copy = game.copy()
    before = game.record()
    copy.play(copy.options[0])
    assert game.record() == before
    assert Game.of(copy.record()).state.digest() == copy.state.digest()


# The two forms.


@EACH_SHAPE
@pytest.mark.parametrize("most", [0, 1, 50, 1000])
def test_both_forms_are_read_as_they_were_written(shape: int, most: int) -> None:
    record = played(shape, seed=7, most=most).record()
    text, data = to_notation(record), to_json(record)
    assert from_notation(text) == record
    assert to_notation(from_notation(text)) == text
    assert from_json(data) == (record, "")
    assert to_json(from_json(data)[0]) == data


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_records_are_kept_in_files(name: str, tmp_path: Path) -> None:
    record = played(most=30).record()
    save_record(record, tmp_path / name)
    assert read_record(tmp_path / name) == record
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("place", ["", "nowhere/game.json", "file/game.json"])
def test_a_place_that_cannot_be_written_is_one_sentence(place: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileFault, match="this cannot be written"):
        save_record(played(most=3).record(), tmp_path / place)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


names = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
kinds = st.sampled_from(["card:", "space:", "fighter:", "attack:", "scheme:", "choice:", ""])
answers = st.builds(str.__add__, kinds, names | st.just("a>b")) | st.sampled_from(["pass", "yes", "maneuver", "card:-"])


@given(st.lists(answers))
def test_whatever_things_are_called_a_line_is_read_as_it_was_written(keys: list[str]) -> None:
    line = shorthand.write(keys)
    assert "\n" not in line
    assert shorthand.read(line) == keys


@given(st.lists(names))
def test_names_are_read_as_they_were_written(given_names: list[str]) -> None:
    assert shorthand.names(" ".join(shorthand.quoted(name) for name in given_names)) == given_names


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (["maneuver", "pass", "fighter:bess", "space:8"], "maneuver - bess@8"),
        (["attack:genie>bess", "card:feint", "pass", "maneuver"], "genie>bess feint -; maneuver"),
        (["card:maneuver", "card:a b", "fighter:bess", "choice:2"], '"card:maneuver" "card:a b" fighter:bess choice:2'),
    ],
)
def test_a_line_is_easy_to_read(keys: list[str], line: str) -> None:
    assert shorthand.write(keys) == line
    assert shorthand.read(line) == keys


def test_notation_of_foreign_heroes_says_so() -> None:
    library = Library([TEST_HEROES])
    game = Game(["colossus", "genie"], seed=1, library=library)
    text = to_notation(game.record())
    assert "% Not among the files of Peerless: heroes/colossus.toml." in text
    assert from_notation(text, library) == game.record()
    with pytest.raises(Fault, match="there is no hero 'colossus'"):
        from_notation(text)
    assert Game.load(game.dump()).state.digest() == game.state.digest()


# What the hash covers.


def changed(record: Record, old: str, new: str) -> str:
    """The JSON of a record whose hero files were changed."""
    data = json.loads(to_json(record))
    found = [hero for hero in data["heroes"] if old in hero["file"]]
    assert found
    for hero in found:
        hero["file"] = hero["file"].replace(old, new)
    return json.dumps(data)


def test_other_words_are_the_same_game() -> None:
    game = played(most=30)
    text = changed(game.record(), "[[cards]]", "# a card\n[[cards]]")
    record, _ = from_json(text)
    assert record.heroes[0].text != game.record().heroes[0].text
    assert record.hash == game.record().hash
    assert record == game.record()
    again = Game.load(text)
    assert again.state.digest() == game.state.digest()
    assert again.record().hash == record.hash


def test_another_number_is_refused() -> None:
    text = changed(played(most=30).record(), "health = 14", "health = 15")
    with pytest.raises(Fault, match="the hero houdini plays differently from the one that this game was played with"):
        Game.load(text)


def test_another_board_is_refused() -> None:
    data = json.loads(played(most=30).dump())
    data["board"]["file"] = data["board"]["file"].replace('starts = ["20", "11"]', 'starts = ["11", "20"]')
    with pytest.raises(Fault, match="the board king-solomons-mine differs from the one that this game was played on"):
        Game.load(json.dumps(data))


def test_the_hash_of_a_game_does_not_know_other_heroes() -> None:
    game = played(most=30)
    files = {hero.key: hero.text for hero in game.record().heroes}
    heroes = [compiled(files[key], "elsewhere", key) for key in DUEL]
    again = Game(heroes, seed=game.seed)
    for key in game.keys:
        again.play(key)
    assert again.record().hash == game.record().hash


def test_notation_refuses_a_hero_that_plays_differently(tmp_path: Path) -> None:
    record = played(most=30).record()
    (tmp_path / "genie.toml").write_text(record.heroes[1].text.replace("move = 3", "move = 4"))
    with pytest.raises(FileFault, match="the hero genie here plays differently from the one of this game"):
        from_notation(to_notation(record), Library([tmp_path]))


# Other rules.


def under_other_rules(record: Record) -> str:
    """As a record looks that was written under other rules, with heroes whose sentences nobody understands now."""
    data = json.loads(to_json(replace(record, rules=record.rules + 1)))
    for hero in data["heroes"]:
        hero["file"] = hero["file"].replace("ou may", "hou mayest")
    return json.dumps(data)


def test_a_game_under_other_rules_does_not_go_on() -> None:
    data = under_other_rules(played(most=30).record())
    with pytest.raises(Fault, match=f"was played under rules version {RULES + 1} and cannot go on under version {RULES}"):
        Game.load(data)


def test_a_game_under_other_rules_is_watched() -> None:
    record = played().record()
    other, _ = from_json(under_other_rules(record))
    assert pages(other) == pages(record)
    assert (other.sides, other.winners) == (record.sides, record.winners)


def test_a_game_under_other_rules_is_watched_however_its_files_are_laid_out() -> None:
    record = played().record()
    data = json.loads(under_other_rules(record))
    for hero in data["heroes"]:
        hero["file"] = re.sub(r"^(?=text\b)", "  ", hero["file"], flags=re.MULTILINE)
    other, _ = from_json(json.dumps(data))
    assert pages(other) == pages(record)


@EACH_SHAPE
def test_replay_prints_a_game_under_other_rules(shape: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(shape)
    (tmp_path / "old.json").write_text(under_other_rules(game.record()))
    assert main(["replay", "--print", str(tmp_path / "old.json")]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "it can still be watched" in told[1]
    known = game.log()
    for kind in ("Turn ", " attacks ", " maneuvers.", " health left."):
        assert [line for line in told if kind in line] == [line for line in known if kind in line]


def test_notation_under_other_rules_is_refused() -> None:
    text = to_notation(played(most=30).record()).replace(f'[Rules "{RULES}"]', f'[Rules "{RULES + 1}"]')
    with pytest.raises(FileFault, match=f"rules version {RULES + 1}, and this is version {RULES}"):
        from_notation(text)


@EACH_SHAPE
def test_the_events_tell_how_the_fighters_stand(shape: int) -> None:
    for game in positions(*SHAPES[shape], seed=11, most=400):
        if len(game.keys) % 7 == 0 or game.over:
            page = pages(game.record())[-1]
            assert page.fighters == game.fighters
            for side in game.sides:
                assert (page.table.form(side), page.table.tokens(side)) == (game.form(side), game.tokens(side))
            assert page.table.turn == game.turn


# Bad files.


@pytest.mark.parametrize("form", [to_json, to_notation])
def test_a_record_cut_short_is_one_sentence(form: object, tmp_path: Path) -> None:
    text = to_json(played(most=12).record()) if form is to_json else to_notation(played(most=12).record())
    path = tmp_path / "cut"
    for end in range(0, len(text.rstrip()), 7 if form is to_json else 1):
        path.write_text(text[:end])
        with pytest.raises(FileFault) as problem:
            read_record(path)
        assert "\n" not in str(problem.value)
        if form is to_json and end > 2:
            assert str(problem.value).endswith("cut short")


BROKEN: list[tuple[str, object, str]] = [
    ("seed", None, "seed must be a whole number in 64 bits, not None"),
    ("seed", 1 << 63, "seed must be a whole number"),
    ("seed", True, "seed must be a whole number"),
    ("seed", 8, "hash does not fit"),
    ("turns", [], "turns has not even the setup"),
    ("turns", [["space:19"]], "hash does not fit"),
    ("turns", ["space:19"], "turns must be a list"),
    ("turns", [[3]], "turns must be text"),
    ("turns", [["\ud800"]], "half a character"),
    ("events", [[1, 2]], "an event has 8 numbers, not 2"),
    ("events", {}, "events must be a list"),
    ("heroes", [3], "each hero is written as"),
    ("heroes", [{"key": "genie"}], "the record has no 'digest'"),
    ("board", [], "each board is written as"),
    ("format", 2, "has format 2; this Peerless reads format 1"),
    ("kind", "cake", "not a record of a game"),
    ("colour", "red", "unknown part 'colour'"),
]


@pytest.mark.parametrize(("part", "value", "sentence"), BROKEN)
def test_a_broken_part_is_one_sentence(part: str, value: object, sentence: str) -> None:
    data = json.loads(played(most=12).dump())
    data[part] = value
    with pytest.raises(FileFault, match=re.escape(sentence)) as problem:
        Game.load(json.dumps(data))
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize("part", ["kind", "format", "rules", "hash", "heroes", "board", "seats", "seed", "turns", "events"])
def test_a_missing_part_is_one_sentence(part: str) -> None:
    data = json.loads(played(most=12).dump())
    del data[part]
    with pytest.raises(FileFault):
        Game.load(json.dumps(data))


@pytest.mark.parametrize("data", ["", "[]", "3", "{", "[" * 100_000, "1" * 10_000, b"\xff", "{'a': 1}", "cake"])
def test_anything_else_is_one_sentence(data: str | bytes) -> None:
    with pytest.raises(Fault):
        Game.load(data)


def rewritten(record: Record, turns: list[list[str]]) -> str:
    """A record whose answers were changed, and its hash with them."""
    return to_json(replace(record, turns=tuple(tuple(turn) for turn in turns)))


def test_answers_that_cannot_be_played_are_refused() -> None:
    record = played(most=12).record()
    turns = [list(turn) for turn in record.turns]
    with pytest.raises(Fault, match=r"turn 0: 'space:9999' cannot be played there"):
        Game.load(rewritten(record, [["space:9999"], *turns[1:]]))
    with pytest.raises(Fault, match=r"stands in turn 0, but belongs to turn 1"):
        Game.load(rewritten(record, [turns[0] + turns[1], *turns[2:]]))
    with pytest.raises(Fault, match=r"these are \d+ turns, but turn \d+ has begun"):
        Game.load(rewritten(record, [*turns, []]))
    with pytest.raises(Fault, match="does not go as it is written: it has"):
        Game.load(rewritten(record, [turns[0], []]))
    over = played()
    turns = [list(turn) for turn in over.record().turns]
    with pytest.raises(Fault, match="but the game is over"):
        Game.load(rewritten(over.record(), [*turns[:-1], [*turns[-1], "pass"]]))


def test_events_that_did_not_happen_are_refused() -> None:
    data = json.loads(played(most=12).dump())
    data["events"][2][4] += 1
    with pytest.raises(Fault, match=r"does not go as it is written: event 3 is"):
        Game.load(json.dumps(data))


def test_another_state_than_the_saved_one_is_refused() -> None:
    data = json.loads(played(most=12).dump())
    data["state"] = "0" * 32
    with pytest.raises(Fault, match="at another point"):
        Game.load(json.dumps(data))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('[Seed "1"]', '[Seed "one"]', "Seed must be a whole number in 64 bits, not 'one'"),
        ('[Seed "1"]', '[Seed "2"]', "its hash does not fit"),
        ('[Seed "1"]\n', "", r"the header \[Seed \.\.\.\] is missing"),
        ('[Seed "1"]', '[Sed "1"]', "line 4: unknown header 'Sed'; did you mean 'Seed'"),
        ('[Seed "1"]', '[Seed "1"]\n[Seed "1"]', "line 5: Seed stands here a second time"),
        ('[Result "*"]', '[Result "genie"]', r"the result is '\*', not 'genie'"),
        ("1. houdini:", "1. genie:", "the turns belong to houdini"),
        ("1. houdini:", "2. houdini:", "this is turn 2, expected was turn 1"),
        ("1. houdini:", "houdini:", "expected a turn like"),
        ("1. houdini:", '1. houdini: "card:', "the quotes that begin at"),
        ('Heroes "houdini', 'Heroes "hudini', "there is no hero 'hudini'; did you mean 'houdini'"),
        ('Board "king', 'Board "kink', "did you mean 'king-solomons-mine'"),
    ],
)
def test_broken_notation_is_one_sentence(old: str, new: str, sentence: str) -> None:
    text = to_notation(played(seed=1, most=12).record())
    assert old in text
    with pytest.raises(Fault, match=sentence) as problem:
        from_notation(text.replace(old, new, 1))
    assert "\n" not in str(problem.value)


# The command.


def test_replay_prints_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played()
    outputs = []
    for name in ("game.json", "game.txt"):
        save_record(game.record(), tmp_path / name)
        assert main(["replay", str(tmp_path / name), "--print"]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
    told = iter(outputs[0].splitlines())
    assert all(line in told for line in game.log()), "the log stands in the print, in order"
    winner = {"houdini": "Houdini", "genie": "the Genie"}[game.winners[0]]
    assert outputs[0].startswith(
        f"Houdini against the Genie on King Solomon's Mine, seed 1: {game.turns} turns, {winner} won\n"
    )
    assert re.search(r"^ +Bess +Houdini +\d+/5 ", outputs[0], re.MULTILINE)


def test_replay_tells_a_seat_what_it_knew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(most=30)
    save_record(game.record(), tmp_path / "game.json")
    assert main(["replay", str(tmp_path / "game.json"), "--seat", "2"]) == 0
    told = iter(capsys.readouterr().out.splitlines())
    assert all(line in told for line in game.log(seat=1))
    for seat in ("0", "3"):
        assert main(["replay", str(tmp_path / "game.json"), "--seat", seat]) == 2
        assert "the seats are 1 to 2" in capsys.readouterr().err


def test_replay_shows_a_game_of_other_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(under_other_rules(played().record()))
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert f"Note: this game was played under rules version {RULES + 1}" in out
    assert "Turn 1: Houdini" in out


@pytest.mark.parametrize("change", [("fighter", 3, 77), ("space", 4, 70), ("kind", 0, 999), ("side", 1, 9)])
def test_replay_of_events_that_fit_nothing_is_one_sentence(
    change: tuple[str, int, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(under_other_rules(played(most=30).record()))
    for event in data["events"]:
        event[change[1]] = change[2]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data))
    assert main(["replay", str(path)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("peerless: ") and error.count("\n") == 1


@pytest.mark.parametrize("text", ["", "{", "cake", "[Seed"])
def test_replay_of_anything_else_is_one_sentence(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cake").write_text(text)
    assert main(["replay", str(tmp_path / "cake")]) == 2
    assert main(["replay", str(tmp_path / "nothing")]) == 2
    assert capsys.readouterr().err.count("\n") == 2


def test_something_behind_a_record_is_not_a_record_cut_short() -> None:
    with pytest.raises(Fault) as problem:
        Game.load(Game(["houdini", "genie"], seed=1).dump() + "x")
    assert str(problem.value) == "this saved game: something stands behind the end of the record"
