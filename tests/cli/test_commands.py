"""What the commands say on one line: bad arguments, files that cannot be read, one of a thing."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import pytest

from peerless.cli import play
from peerless.cli.main import main
from peerless.cli.terminal.session import Session, loaded_session, new_session
from peerless.cli.terminal.start_screen import Choice
from peerless.content.faults import Fault
from peerless.content.library import Library
from peerless.game import Game
from peerless.record.files import save_record

TEST_HEROES = Path(__file__).parents[1] / "heroes_for_tests"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "the following arguments are required: COMMAND; see `peerless --help`"),
        (["bake"], "argument COMMAND: invalid choice: 'bake'"),
        (["play", "--seed", "x"], "argument --seed: invalid int value: 'x'; see `peerless play --help`"),
        (["play", "--players", "5"], "argument --players: invalid choice: 5"),
        (["fuzz", "--games"], "argument --games: expected one argument; see `peerless fuzz --help`"),
    ],
)
def test_bad_arguments_are_one_sentence(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    out, err = capsys.readouterr()
    assert (end.value.code, out) == (2, "")
    assert err.startswith(f"peerless: {told}") and err.count("\n") == 1


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for name, told in [
        ("nothing", "there is no such file"),
        ("bytes", "this is not text (UTF-8)"),
        (".", "this is a folder, not a file"),
    ]:
        assert main(["replay", str(tmp_path / name)]) == 2
        assert capsys.readouterr().err == f"peerless: {tmp_path / name}: {told}\n"


def test_one_game_is_not_one_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--games", "1", "--laws-every", "0"]) == 0
    assert capsys.readouterr().out.startswith("1 game, ")


def test_fuzz_takes_heroes_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    usual = ["fuzz", "--games", "6", "--jobs", "1", "--laws-every", "0", "--boards", "soho", "--heroes"]

    def digest(*heroes: str) -> str:
        assert main([*usual, *heroes]) == 0
        return capsys.readouterr().out.splitlines()[1]

    assert digest("genie", str(TEST_HEROES / "snoop.toml")) != digest("genie")
    assert digest(str(TEST_HEROES)) != digest(str(TEST_HEROES / "snoop.toml"))
    assert main([*usual, str(tmp_path)]) == 2
    assert "there is nothing to play with in" in capsys.readouterr().err
    assert main([*usual, "snop"]) == 2
    assert "there is no hero 'snop'" in capsys.readouterr().err


def test_fuzz_plays_on_a_small_board_what_has_room_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Five spaces hold a Genie and Dracula with his Sisters, but neither two Draculas nor any four heroes with one."""
    yard = tmp_path / "yard.toml"
    yard.write_text(SMALL_BOARD)
    usual = ["fuzz", "--games", "12", "--jobs", "1", "--laws-every", "0", "--heroes"]
    assert main([*usual, "genie", "dracula", "--boards", str(yard)]) == 0
    assert "12 games" in capsys.readouterr().out
    assert main([*usual, "genie", "dracula", "--boards", str(yard), "soho"]) == 0
    assert "12 games" in capsys.readouterr().out
    assert main([*usual, "dracula", "--boards", str(yard)]) == 2
    assert capsys.readouterr().err.endswith("peerless: Yard has 5 spaces, too few for 8 fighters\n")


SMALL_BOARD = """
name = "Yard"
frame = [60, 10]
starts = ["1", "5", "2", "4"]
lines = [["1", "2"], ["2", "3"], ["3", "4"], ["4", "5"]]
[zones]
all = ["1", "2", "3", "4", "5"]
[spaces]
1 = [10, 5]
2 = [20, 5]
3 = [30, 5]
4 = [40, 5]
5 = [50, 5]
"""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seed", "-1"], "--seed takes a whole number from 0, not -1"),
        (["--games", "0"], "--games takes a whole number from 1, not 0"),
        (["--start", "-1"], "--start takes a whole number from 0, not -1"),
        (["--jobs", "-2"], "--jobs takes a whole number from 0, not -2"),
        (["--laws-every", "-1"], "--laws-every takes a whole number from 0, not -1"),
    ],
)
def test_fuzz_refuses_numbers_below_their_least(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", *words]) == 2
    assert capsys.readouterr().err == f"peerless: {sentence}\n"


# Who sits where in a new game.


def new(*words: str) -> Session:
    parser = ArgumentParser()
    play.configure(parser)
    args = parser.parse_args(words)
    choice = Choice(tuple(args.names), "soho", args.players or len(args.names), args.hot_seat, args.bot or "greedy")
    return play._session(args, Library(), choice)


FOUR = ("houdini", "genie", "dracula", "genie")


def test_three_players_have_four_heroes() -> None:
    session = new(*FOUR, "--players", "3")
    assert [session.game.seat_of(side) for side in session.game.sides] == [0, 1, 0, 2]
    assert (session.people, set(session.bots)) == ({0}, {1, 2})
    assert new(*FOUR, "--players", "3", "--seat", "3").people == {2}
    assert new(*FOUR, "--players", "3", "--hot-seat").people == {0, 1, 2}
    assert new(*FOUR).people == {0} and len(new(*FOUR).bots) == 3


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("houdini", "genie", "--players", "3"), "3 players have 4 heroes together, not 2"),
        (("houdini", "genie", "dracula"), "3 players have 4 heroes together, not 3"),
        (("houdini",), "a game has two heroes, or four in two teams, not 1"),
        ((*FOUR, "--players", "3", "--seat", "4"), "there is no seat 4; this game has the seats 1 to 3"),
        (("houdini", "genie", "--seat", "0"), "there is no seat 0; this game has the seats 1 to 2"),
    ],
)
def test_players_that_do_not_fit_their_heroes(words: tuple[str, ...], told: str) -> None:
    with pytest.raises(Fault) as problem:
        new(*words)
    assert str(problem.value) == told


# Going on with a saved game.


def loaded(path: Path, *words: str) -> tuple[set[int], str]:
    """Who sits where when the game is gone on with, by these words of the command line; the bot's name."""
    people = frozenset({int(words[1]) - 1}) if "--seat" in words else None
    session, _ = loaded_session(path, Library(), people, "--hot-seat" in words, "random" if "--bot" in words else None)
    return set(session.people), session.bot_name


@pytest.mark.parametrize("people", [{0}, {1}, {2}, {0, 1, 2}, {0, 2}])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_everybody_sits_where_they_sat(people: set[int], bot: str, tmp_path: Path) -> None:
    heroes = ["dracula", "genie", "houdini", "genie"]
    session = new_session(heroes, "soho", Library(), frozenset(people), bot, 1, (0, 1, 0, 2))
    session.save(tmp_path / "game.json")
    assert loaded(tmp_path / "game.json") == (people, bot if len(people) < 3 else "greedy")
    assert loaded(tmp_path / "game.json", "--seat", "3")[0] == {2}
    assert loaded(tmp_path / "game.json", "--hot-seat")[0] == {0, 1, 2}
    assert loaded(tmp_path / "game.json", "--bot", "random")[1] == "random"


@pytest.mark.parametrize("players", ["", '"players": 3,', '"players": ["person"],', '"players": ["cat", {"a": 1}],'])
def test_a_file_that_does_not_say_who_played(players: str, tmp_path: Path) -> None:
    text = Game(["dracula", "genie"], seed=1).dump()
    (tmp_path / "game.json").write_text(text.replace('"format"', players + '"format"', 1))
    assert loaded(tmp_path / "game.json") == ({0}, "greedy")
    with pytest.raises(Fault, match="there is no seat 3; this game has the seats 1 to 2"):
        loaded(tmp_path / "game.json", "--seat", "3")


def test_a_game_in_notation_is_gone_on_with_but_not_written_over(tmp_path: Path) -> None:
    game = Game(["dracula", "genie"], seed=1)
    for name, was_saved in [("game.txt", False), ("record.json", False), ("saved.json", True)]:
        if was_saved:
            new_session(["dracula", "genie"], "soho", Library(), seed=1).save(tmp_path / name)
        else:
            save_record(game.record(), tmp_path / name)
        session, saved = loaded_session(tmp_path / name, Library(), None)
        assert session.game.options and saved == was_saved


def test_a_saved_game_that_is_none_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for text, told in [("", "the file is empty"), ("{", "the record is cut short"), ("cake", "line 1: expected a header")]:
        path.write_text(text)
        with pytest.raises(Fault, match=told) as problem:
            loaded_session(path, Library(), None)
        assert str(problem.value).startswith(str(path))


@pytest.mark.parametrize(
    ("words", "names", "heroes", "boards"),
    [
        (["--heroes", "{}", "diver", "genie"], ["diver", "genie"], 1, 0),
        (["--heroes", "{}", "--boards", "{}", "diver", "genie"], ["diver", "genie"], 1, 1),
        (["diver", "--heroes", "{}", "genie"], ["diver", "genie"], 1, 0),
        (["--heroes", "{}", "{}", "--boards", "{}"], [], 2, 1),
        (["--heroes", "diver", "genie"], ["genie"], 1, 0),  # the first is what --heroes is about; it is told to be missing
        (["--heroes", "{}", "{}/missing.toml"], [], 2, 0),
    ],
)
def test_names_behind_folders_are_names(
    tmp_path: Path, words: list[str], names: list[str], heroes: int, boards: int
) -> None:
    parser = ArgumentParser()
    play.configure(parser)
    args = play.sorted_out(parser.parse_args([word.format(tmp_path) for word in words]))
    assert (args.names, len(args.heroes), len(args.boards)) == (names, heroes, boards)
