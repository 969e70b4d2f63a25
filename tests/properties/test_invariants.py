"""The fuzzer finds nothing in the game as it is, and finds every bug that is planted."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from properties.games import find, setup
from tables import HEROES_FOR_TESTS

from peerless.cli.main import main
from peerless.content.library import Library
from peerless.content.ruleset import READINGS
from peerless.core import alphabet, combat, harm, knowledge, layout, machine, ops, piles, questions, state, steps, turn
from peerless.core.questions import take_answer
from peerless.core.state import CardError, State
from peerless.lab import fuzz, invariants, shrink
from peerless.lab.fuzz import Case, Failure, Pool, Tally, play, play_range, replay
from peerless.lab.invariants import CHECKS, Invariants, Violation, handles_tokens
from peerless.record.files import read_record

INTERPRETED = (state.__file__ or "").endswith(".py")
needs_interpreted = pytest.mark.skipif(not INTERPRETED, reason="the functions of a compiled core cannot be exchanged")

DUEL = setup(("houdini", "invisible-man"))


@pytest.mark.parity
@pytest.mark.parametrize("first", range(0, 160, 40))
def test_random_games_break_nothing(first: int) -> None:
    tally = play_range(Pool(laws_every=20), 2024, range(first, first + 40))
    assert tally.failure is None, tally.failure
    assert tally.games == 40
    assert tally.laws > 200


def test_games_of_all_pairs_boards_and_shapes_are_played() -> None:
    pool = Pool()
    cases = [pool.case(1, number) for number in range(1000)]
    duels = {case.heroes for case in cases if case.seats == fuzz.DUEL}
    assert len(duels) == len(pool.heroes) ** 2
    assert {case.board for case in cases} == set(pool.boards)
    assert {case.seats for case in cases} == {fuzz.DUEL, *fuzz.SHAPES}
    assert len({case.ruleset for case in cases}) > 5
    assert {case.ruleset.versatile for case in cases} == set(READINGS)
    assert pool.case(1, 17) == pool.case(1, 17) != pool.case(2, 17)


def test_the_same_games_have_the_same_digest_in_any_order() -> None:
    pool = Pool(laws_every=0)
    forth, back = Tally(), Tally()
    for number in range(6):
        forth.add(play(pool, pool.case(5, number)))
        back.add(play(pool, pool.case(5, 5 - number)))
    assert forth.digest == back.digest != play_range(pool, 6, range(6)).digest


# --- a state made wrong, for each invariant -----------------------------------------------------------------


def asks_action(s: State) -> bool:
    return questions.question_kind(s) == alphabet.ASKS_ACTION


def late(s: State) -> bool:
    """An action is asked for, cards are everywhere, and everybody is on the board."""
    standing = all(s.space(f) >= 0 for f in range(s.world.fighter_count))
    return not s.over() and s.w[layout.TURNS] > 4 and asks_action(s) and standing and s.side(0, layout.DISCARD) != 0


def in_combat(s: State) -> bool:
    return not s.over() and s.combat() != 0


def known_hand(s: State) -> bool:
    return not s.over() and s.w[s.knowledge(layout.PUBLIC, 0) + layout.IN_HAND] != 0


def put(at: Callable[[State], int], value: Callable[[State], int] | int) -> Callable[[State], None]:
    def spoil(s: State) -> None:
        s.w[at(s)] = value if isinstance(value, int) else value(s)

    return spoil


def of_side(field: int, side: int = 0) -> Callable[[State], int]:
    return lambda s: layout.SIDES + side * layout.SIDE_WIDTH + field


def of_frame(field: int) -> Callable[[State], int]:
    return lambda s: int(s.w[layout.TOP]) + field


def of_row(field: int, viewer: int = layout.PUBLIC) -> Callable[[State], int]:
    return lambda s: int(s.knowledge(viewer, 0)) + field


def fixed(at: int) -> Callable[[State], int]:
    return lambda s: at


def drop_a_card(s: State) -> None:
    size = s.side(0, layout.DECK_SIZE) - 1
    s.set_side(0, layout.DECK + size, 0)
    s.set_side(0, layout.DECK_SIZE, size)


def double_a_card(s: State) -> None:
    s.set_side(0, layout.DECK, s.side(0, layout.DECK + 1))


def foreign_card(s: State) -> None:
    s.set_side(0, layout.DECK, s.side(1, layout.DECK))


def lay_open(s: State) -> None:
    """A card of the hand is left on the table."""
    hand = s.side(0, layout.HAND)
    card = s.world.card_of[hand.bit_length() - 1]
    piles.take_hand(s, card)
    piles.put_pile(s, layout.TABLE, card)


def gap(s: State) -> None:
    """A second copy lies in a pile where there is no first."""
    s.set_side(0, layout.REMOVED, 2)


def fall_and_stay(s: State) -> None:
    s.w[layout.HEALTH + 1] = 0


def leave(s: State) -> None:
    s.w[layout.SPACE + 1] = layout.NOWHERE


def stand_on_each_other(s: State) -> None:
    s.w[layout.SPACE] = s.w[layout.SPACE + 1]


def lose_a_token(s: State) -> None:
    s.w[layout.TOKENS] &= s.w[layout.TOKENS] - 1


def win_early(s: State) -> None:
    s.w[layout.OVER], s.w[layout.WINNER], s.w[layout.TOP], s.option_count = 1, 0, 0, 0


def stop_early(s: State) -> None:
    win_early(s)
    s.w[layout.WINNER] = layout.NOTHING


def know_a_discarded_card(s: State) -> None:
    """A card is thought to be in the hand that lies in the discard pile."""
    for kind in invariants.kinds_of(s.world, 0):
        if not s.side(0, layout.HAND) & kind.copies:
            s.w[s.knowledge(layout.PUBLIC, 0) + layout.IN_HAND] = 1 << kind.lowest
            return


def pool_of_nothing(s: State) -> None:
    for kind in invariants.kinds_of(s.world, 0):
        if not s.side(0, layout.HAND) & kind.copies and s.side(0, layout.DECK) != kind.card:
            s.w[s.knowledge(layout.PUBLIC, 0) + layout.IN_POOL] = 1 << kind.lowest
            s.w[s.knowledge(layout.PUBLIC, 0) + layout.POOL_PLACES] = 1
            return


SPOILED: list[tuple[str, str, Callable[[State], bool], Callable[[State], None]]] = [
    ("header", "spare word", late, put(fixed(layout.HEADER - 1), 1)),
    ("header", "viewer", late, put(fixed(layout.VIEWER), 1)),
    ("header", "actions", late, put(fixed(layout.ACTIONS), -1)),
    ("header", "turn", late, put(fixed(layout.TURN_SIDE), 3)),
    ("header", "steps", late, put(fixed(layout.STEPS), 7)),
    ("header", "ongoing", late, put(fixed(layout.ONGOING), 1 << 40)),
    ("header", "third side", late, put(of_side(layout.HAND, 3), 1)),
    ("piles", "not in the list", late, put(of_side(layout.HAND), 1 << 50)),
    ("piles", "gap", late, gap),
    ("piles", "hand size", late, put(of_side(layout.HAND_SIZE), 20)),
    ("piles", "aside size", late, put(of_side(layout.ASIDE_SIZE), 1)),
    ("piles", "deck size", late, put(of_side(layout.DECK_SIZE), 64)),
    ("piles", "above the deck", late, put(of_side(layout.DECK + 40), 5)),
    ("cards conserved", "lost", late, drop_a_card),
    ("cards conserved", "doubled", late, double_a_card),
    ("cards conserved", "foreign", late, foreign_card),
    ("cards conserved", "two piles", late, put(of_side(layout.REMOVED), lambda s: s.side(0, layout.DISCARD))),
    ("places", "beyond the board", late, put(fixed(layout.SPACE), 60)),
    ("places", "two on a space", late, stand_on_each_other),
    ("places", "token beyond the board", late, put(fixed(layout.TOKENS), 1 << 60)),
    ("health", "too much", late, put(fixed(layout.HEALTH), 50)),
    ("health", "negative", late, put(fixed(layout.HEALTH), -1)),
    ("health", "defeated on the board", late, fall_and_stay),
    ("health", "off the board", late, leave),
    ("tokens conserved", "lost", late, lose_a_token),
    ("between actions", "table", late, lay_open),
    ("between actions", "dormant", late, put(fixed(layout.DORMANT), 1)),
    ("stack", "odd frame", late, put(fixed(layout.TOP), layout.FRAMES + 1)),
    ("stack", "no frame", late, put(fixed(layout.TOP), layout.FRAMES - layout.FRAME_WIDTH)),
    ("stack", "odd combat", late, put(fixed(layout.COMBAT), layout.COMBATS + 1)),
    ("stack", "odd step", late, put(of_frame(layout.PC), lambda s: s.get(layout.PC) + 1)),
    ("stack", "nobody's frame", late, put(of_frame(layout.YOU), 4)),
    ("stack", "another combat", late, put(of_frame(layout.FOR_COMBAT), layout.COMBATS)),
    ("stack", "no such fighter", late, put(of_frame(layout.IT), 24)),
    ("stack", "no such space", late, put(of_frame(layout.WHERE), 63)),
    ("dead is blank", "frame", late, put(fixed(layout.SIZE - 1), 1)),
    ("dead is blank", "combat", late, put(fixed(layout.COMBATS + 3), 1)),
    ("course", "won too early", late, win_early),
    ("course", "stopped too early", late, stop_early),
    ("course", "a winner goes on", late, put(fixed(layout.WINNER), 1)),
    ("course", "past the limit", late, put(fixed(layout.TURNS), 1000)),
    ("knowledge", "not in hand", late, know_a_discarded_card),
    ("knowledge", "not in the pool", late, pool_of_nothing),
    ("knowledge", "pool without a place", known_hand, put(of_row(layout.IN_POOL), lambda s: s.side(0, layout.HAND))),
    ("knowledge", "place without a name", late, put(of_row(layout.POOL_PLACES), 1)),
    ("knowledge", "beyond the deck", late, put(of_row(layout.EXACT), 1 << 62)),
    ("knowledge", "not in the list", late, put(of_row(layout.IN_HAND), 1 << 60)),
    ("knowledge", "an insider", late, put(of_row(layout.IN_HAND, 0), lambda s: s.side(0, layout.HAND))),
    ("knowledge", "nobody", late, put(of_row(layout.EXACT, 3), 1)),
]


def violation(watch: Invariants, s: State) -> str:
    with pytest.raises(Violation) as caught:
        watch.check(s)
    return caught.value.law


@pytest.mark.parametrize(
    ("law", "wanted", "spoil"), [row[0:1] + row[2:] for row in SPOILED], ids=[f"{row[0]}: {row[1]}" for row in SPOILED]
)
def test_a_spoiled_state_is_caught(law: str, wanted: Callable[[State], bool], spoil: Callable[[State], None]) -> None:
    s = find(DUEL, wanted)
    watch = Invariants(DUEL.world)
    watch.check(s)
    spoil(s)
    assert violation(watch, s) == law


def test_every_invariant_has_a_planted_bug() -> None:
    planted = {law for law, *_ in SPOILED} | {"question", "saved"}
    assert planted == {check.__name__.replace("_", " ") for check in CHECKS}


def test_a_turn_without_end_is_caught() -> None:
    s = find(DUEL, late)
    watch = Invariants(DUEL.world)
    for _ in range(invariants.MOST_DECISIONS_A_TURN + 1):
        watch.check(s)
    assert violation(watch, s) == "course"


def offer(s: State, options: Sequence[int]) -> None:
    s.options = vec[i64](options)
    s.option_count = len(options)


@pytest.mark.parametrize(
    "options",
    [(), (alphabet.PASS, alphabet.option(alphabet.CARD, 3)), (8194, 8193), (8193, 8193)],
    ids=["none", "passing first", "out of order", "twice"],
)
def test_a_wrong_list_of_options_is_caught(options: Sequence[int]) -> None:
    s = find(DUEL, late)
    offer(s, options)
    assert violation(Invariants(DUEL.world), s) == "question"


def test_options_after_the_end_are_caught() -> None:
    s = find(DUEL, State.over)
    offer(s, [alphabet.PASS])
    assert violation(Invariants(DUEL.world), s) == "question"


def test_options_that_are_remembered_and_not_derived_are_caught() -> None:
    s = find(DUEL, late)
    offer(s, [*machine.legal(s), alphabet.option(alphabet.ORDER, 0)])
    assert violation(Invariants(DUEL.world), s) == "saved"


# --- a core made wrong --------------------------------------------------------------------------------------

Patch = Callable[[pytest.MonkeyPatch], None]


def planted(law: str, *, heroes: tuple[str, ...] = ("dracula", "genie", "invisible-man", "houdini")) -> str:
    tally = play_range(Pool(heroes, laws_every=0), 3, range(40))
    assert tally.failure is not None, f"{law}: nothing was found"
    return tally.failure.law


def no_restraint(s: State, fighter: int, health: int) -> None:
    s.w[layout.HEALTH + fighter] = s.health(fighter) + health


@needs_interpreted
def test_bugs_planted_in_the_core_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    bugs: list[tuple[str, object, str, object]] = [
        ("cards conserved", piles, "table_to_discard", lambda s, card: piles.take_pile(s, layout.TABLE, card)),
        ("piles", combat, "take_hand", lambda s, card: piles.take_pile(s, layout.HAND, card)),
        ("health", harm, "heal", lambda s, f, amount: no_restraint(s, f, amount)),
        ("dead is blank", State, "pop", lambda s: s.w.__setitem__(layout.TOP, s.w[layout.TOP] - layout.FRAME_WIDTH)),
        ("knowledge", knowledge, "left_hand_openly", lambda s, side, card: None),
        ("saved", State, "dump", lambda s: bytes(8 * layout.SIZE)),
        ("crash", steps, "_swap", lambda s, one, other: 1 // 0),
        ("course", turn, "finish", lambda s, team: harm.finish(s, 0)),
    ]
    for law, module, name, wrong in bugs:
        with monkeypatch.context() as patch:
            patch.setattr(module, name, wrong)
            assert planted(law) == law


@pytest.mark.parametrize(("hero", "lays"), [("gardener", True), ("juggler", False), ("genie", False)])
def test_only_a_hero_whose_cards_lay_tokens_may_have_more_of_them(hero: str, lays: bool) -> None:
    """The Juggler lays his down as the game begins, the Gardener whenever he likes; neither loses any."""
    pool = Pool([hero], ["soho"], library=Library([HEROES_FOR_TESTS]))
    world = pool.setup(pool.case(1, 0)).world
    assert handles_tokens(world, ops.PLACE_TOKEN) == lays
    assert not handles_tokens(world, ops.REMOVE_TOKEN)
    assert play_range(pool, 1, range(12)).failure is None


# A hero who takes tokens off the board in the middle of the game.
REMOVER = (
    (HEROES_FOR_TESTS / "gardener.toml")
    .read_text("utf-8")
    .replace("Place 2 seed tokens in different spaces in your hero's zones.", "Remove a seed token from the board.")
)
ONCE = '[ability]\ntext = "At the start of the game, place 2 seed tokens in different spaces in your hero\'s zones."\n\n'


def test_only_a_hero_whose_cards_remove_tokens_may_have_fewer_of_them(tmp_path: Path) -> None:
    path = tmp_path / "remover.toml"
    path.write_text(REMOVER.replace("[[cards]]", ONCE + "[[cards]]", 1))
    pool = Pool(["remover"], ["soho"], library=Library([path]))
    world = pool.setup(pool.case(1, 0)).world
    assert handles_tokens(world, ops.REMOVE_TOKEN) and not handles_tokens(world, ops.PLACE_TOKEN)
    assert play_range(pool, 1, range(12)).failure is None


# --- what the command does with what it finds ---------------------------------------------------------------


def token_thief(s: State, kind: int, mover: int) -> None:
    s.w[layout.TOKENS + kind] = 0


@needs_interpreted
def test_a_failure_is_repeated_and_shrunk(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["fuzz", "--heroes", "invisible-man", "--seed", "4", "--laws-every", "0", "--jobs", "1"]
    with monkeypatch.context() as patch:
        patch.setattr(steps, "_move_token", token_thief)
        assert main([*command, "--games", "20", "--out", str(tmp_path)]) == 1
        report = capsys.readouterr().out
        assert "tokens conserved" in report
        [path] = tmp_path.glob("fuzz-4-*.json")
        record = read_record(path)
        assert f"--start {path.stem.split('-')[-1]}" in report
        assert " ".join(record.keys) in report
        assert main(["fuzz", "--repeat", str(path)]) == 1
        again = shrink.repeat(record)
        assert again is not None and again.law == "tokens conserved" and len(again.codes) == len(record.keys)
    assert main(["fuzz", "--repeat", str(path)]) == 0
    assert main([*command, "--games", "2"]) == 0
    assert "digest of all games" in capsys.readouterr().out


@needs_interpreted
def test_the_keys_of_a_failure_are_told_even_if_its_record_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "_move_token", token_thief)
    command = ["fuzz", "--heroes", "invisible-man", "--seed", "4", "--laws-every", "0", "--jobs", "1", "--games", "20"]
    assert main([*command, "--out", str(tmp_path)]) == 1
    [path] = tmp_path.glob("fuzz-4-*.json")
    keys = " ".join(read_record(path).keys)
    path.unlink()
    path.mkdir()  # in the way of the record
    capsys.readouterr()
    assert main([*command, "--out", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert keys in out and "this cannot be written" in err


@needs_interpreted
def test_shrinking_leaves_out_what_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "_move_token", token_thief)
    pool = Pool(["invisible-man", "genie"], laws_every=0)
    case = next(case for number in range(40) if (case := pool.case(9, number)).heroes == ("invisible-man", "genie"))
    luck = random.Random(5)
    world = pool.setup(case).world
    watch, codes = Invariants(world), [0] * 0
    s = machine.begin(world, case.seed)
    machine.run(s)
    with pytest.raises(Violation):
        while True:
            watch.check(s)
            codes.append(luck.choice(watch.options))
            take_answer(s, codes[-1])
            machine.run(s)
    long = Failure(case, tuple(codes), "tokens conserved", "")
    short = shrink.shrink(pool, long)
    assert short.law == long.law
    assert len(short.codes) < len(long.codes) / 2, (len(short.codes), len(long.codes))
    assert replay(pool.setup(case), case, short.codes, False) == short


def test_a_crash_is_a_failure_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(s: State) -> None:
        raise CardError("effects set each other off without end")

    monkeypatch.setattr(machine, "run", breaks)
    failure = play(Pool(), Case(("genie", "houdini"), "soho", (0, 1), 1)).failure
    assert failure is not None and failure.law == "crash" and "without end" in failure.message


@pytest.mark.parametrize(
    "words",
    [
        ["--games", "0"],
        ["--heroes", "houdin"],
        ["--boards", "moon"],
        ["--out", "nowhere"],
        ["--repeat", "nowhere.json"],
        ["--repeat", __file__],
    ],
)
def test_bad_input_is_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith("peerless: ") and error.count("\n") == 1
