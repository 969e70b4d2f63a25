"""The three laws of secrecy hold in random games, and each is caught when it is broken."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from properties.games import find, setup, states
from tables import HEROES_FOR_TESTS, play, table

from peerless.core import alphabet, events, knowledge, layout, machine, ops, piles, questions, state, steps, view
from peerless.core.questions import asked_side, question_kind, take_answer
from peerless.core.state import CardError, State
from peerless.lab import fuzz, laws, shrink
from peerless.lab.fuzz import Pool, Watch
from peerless.lab.invariants import Invariants, Violation

INTERPRETED = (state.__file__ or "").endswith(".py")
needs_interpreted = pytest.mark.skipif(not INTERPRETED, reason="the functions of a compiled core cannot be exchanged")

DUEL = setup(("sherlock-holmes", "houdini"))
GAMES = [
    DUEL,
    setup(("jekyll-and-hyde", "dracula"), "baskerville-manor"),
    setup(("genie", "invisible-man"), "king-solomons-mine"),
    setup(("houdini", "dracula", "invisible-man", "sherlock-holmes"), seats=(0, 1, 2, 3)),
    setup(("jekyll-and-hyde", "genie", "houdini", "houdini"), seats=(0, 1, 0, 2)),
    setup(("sherlock-holmes", "genie", "dracula", "invisible-man"), seats=(0, 1, 2, 1)),
]


@pytest.mark.parity
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_laws_hold_in_random_games(number: int) -> None:
    s = machine.begin(GAMES[number].world, number)
    machine.run(s)
    watch = Watch(s.world, 1)
    watch.check(s)
    luck = random.Random(number)
    while not s.over():
        watch.answer(s, luck.choice(watch.options))


@pytest.mark.parity
def test_determinized_worlds_are_played_to_their_end() -> None:
    table = GAMES[0]
    for i, s in enumerate(states(table, 11)):
        if i % 25 == 0:
            laws.check_playing_on(s, i % 2, i)


def test_a_check_changes_nothing() -> None:
    s = find(DUEL, lambda s: s.w[layout.TURNS] == 6)
    before = list(s.w)
    secrecy = laws.Secrecy(s.world)
    secrecy.check(s)
    secrecy.follow(s, machine.legal(s)[0])
    assert list(s.w) == before


# --- what the seats see -------------------------------------------------------------------------------------


def face_down(s: State) -> bool:
    """The defender is asked while the attack card lies face down."""
    return s.combat() != 0 and s.role(s.combat(), layout.ATTACK, layout.R_FACE_DOWN) != 0 and asked_side(s) == 1


def top_card(s: State, side: int) -> int:
    return s.side(side, layout.DECK + s.side(side, layout.DECK_SIZE) - 1)


def test_another_world_has_other_cards_where_the_seat_cannot_look() -> None:
    s = find(DUEL, face_down)
    worlds = [laws.other_world(s, 1, word) for word in range(40)]
    assert len({world.side(0, layout.HAND) for world in worlds}) > 10
    assert len({world.role(world.combat(), layout.ATTACK, layout.R_CARD) for world in worlds}) > 3
    assert {world.side(1, layout.HAND) for world in worlds} == {s.side(1, layout.HAND)}
    assert {top_card(world, 1) for world in worlds} == {top_card(s, 1)}


def test_a_secret_choice_is_observed_as_a_card() -> None:
    s = find(DUEL, lambda s: question_kind(s) == alphabet.ASKS_CARD and s.combat() != 0 and not face_down(s))
    cards = [code for code in machine.legal(s) if code != alphabet.PASS]
    assert {laws.observed(s, code) for code in cards} == {laws.SOME_CARD}
    assert laws.observed(s, alphabet.PASS) == alphabet.PASS


def test_a_card_played_face_up_is_observed_as_itself_though_it_is_the_first_of_all(tmp_path: Path) -> None:
    at = table(
        tmp_path,
        f"""
        heroes: [{HEROES_FOR_TESTS}]
        board: {{lines: [a-b], zones: {{red: [a, b]}}}}
        sides:
          - hero: heckler
            fighters: {{heckler: {{at: a}}}}
            hand: [peek, stare]
          - hero: houdini
            fighters: {{houdini: {{at: b}}}}
            hand: [misdirection]
        turn: houdini
        """,
    )
    play(at, "attack:houdini>heckler")
    peek, stare, _ = machine.legal(at.state)
    assert laws.observed(at.state, peek) == peek != laws.observed(at.state, stare)


# --- each law broken ----------------------------------------------------------------------------------------

View = Callable[[State, int], State]
Leak = Callable[[State, State, int], None]


def leaky(leak: Leak) -> View:
    """A view that tells more than it should."""
    honest = view.view

    def look(s: State, seat: int) -> State:
        seen = honest(s, seat)
        if s.w[layout.VIEWER] == 0:
            leak(s, seen, seat)
        return seen

    return look


def show_luck(s: State, seen: State, seat: int) -> None:
    seen.w[layout.RANDOM] = s.w[layout.RANDOM]


def show_hand(s: State, seen: State, seat: int) -> None:
    seen.set_side(1 - seat, layout.HAND, s.side(1 - seat, layout.HAND))


def show_deck(s: State, seen: State, seat: int) -> None:
    seen.set_side(seat, layout.DECK, s.side(seat, layout.DECK))


def show_top(s: State, seen: State, seat: int) -> None:
    top = s.side(1 - seat, layout.DECK_SIZE) - 1
    seen.set_side(1 - seat, layout.DECK + top, top_card(s, 1 - seat))


def show_thoughts(s: State, seen: State, seat: int) -> None:
    """What the other seat knows of its own deck."""
    seen.w[s.knowledge(1 - seat, 1 - seat) + layout.EXACT] = s.w[s.knowledge(1 - seat, 1 - seat) + layout.EXACT]


def walk(s: State, seat: int, word: int) -> None:
    """Take another world along for a while."""
    shadow, luck = laws.Shadow(seat, word), random.Random(word)
    for _ in range(laws.TOGETHER):
        if s.over():
            return
        code = luck.choice(machine.legal(s))
        shadow.follow(s, code)
        take_answer(s, code)
        machine.run(s)


def sampled(seeds: range, every: int) -> Iterator[State]:
    for seed in seeds:
        for i, s in enumerate(states(DUEL, seed)):
            if i % every == 0:
                yield s


def broken(check: Callable[[State, int, int], None], seeds: range = range(3), every: int = 1) -> str:
    """The law that a check finds broken in some random games; "" when it finds nothing."""
    for i, s in enumerate(sampled(seeds, every)):
        for seat in range(s.world.seat_count):
            try:
                check(s.copy(), seat, 1000 + i)
            except Violation as problem:
                return problem.law
    return ""


@pytest.mark.parametrize("leak", [show_luck, show_hand, show_deck, show_top, show_thoughts])
def test_a_view_that_shows_too_much_breaks_the_first_law(monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    assert broken(laws.check_shuffle, range(2), 5) == ""
    monkeypatch.setattr(view, "view", leaky(leak))
    seeds = range(30) if leak is show_thoughts else range(2)
    assert broken(laws.check_shuffle, seeds) == "first law"


@pytest.mark.parametrize("leak", [show_luck, show_hand])
def test_a_view_that_cannot_be_made_again_breaks_the_second_law(monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    monkeypatch.setattr(view, "view", leaky(leak))
    assert broken(laws.check_view_of_world) == "second law"


def hide_own_hand(s: State, seen: State, seat: int) -> None:
    seen.set_side(seat, layout.HAND, 0)


def test_a_view_without_the_options_of_its_seat_breaks_the_second_law(monkeypatch: pytest.MonkeyPatch) -> None:
    s = find(DUEL, face_down)
    monkeypatch.setattr(view, "view", leaky(hide_own_hand))
    with pytest.raises(Violation, match="offers it other options"):
        laws.check_view_of_world(s, 1, 5)


def wrong_worlds(spoil: Callable[[State], None]) -> Callable[[State, int], State]:
    honest = view.determinize

    def make(seen: State, word: int) -> State:
        world = honest(seen, word)
        spoil(world)
        return world

    return make


def forget_the_role(s: State) -> None:
    """The card that lies face down is dealt a second time."""
    for side in range(s.world.side_count):
        s.set_side(side, layout.DECK, s.side(side, layout.DECK + 1))


def lose_a_known_card(s: State) -> None:
    """A known card changes its place with the top of the deck."""
    for side in range(s.world.side_count):
        known = s.w[s.knowledge(layout.PUBLIC, side) + layout.IN_HAND]
        if known and s.side(side, layout.DECK_SIZE):
            card = s.world.card_of[side * 64 + known.bit_length() - 1]
            top = top_card(s, side)
            if top != card:
                piles.take_pile(s, layout.HAND, card)
                piles.put_pile(s, layout.HAND, top)
                s.set_side(side, layout.DECK + s.side(side, layout.DECK_SIZE) - 1, card)


@pytest.mark.parametrize("spoil", [forget_the_role, lose_a_known_card])
def test_a_world_that_cannot_be_breaks_the_second_law(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[State], None]
) -> None:
    monkeypatch.setattr(view, "determinize", wrong_worlds(spoil))
    found = broken(lambda s, seat, word: laws.check_view_of_world(s, seat, word, Invariants(s.world)), range(10), 3)
    assert found == "second law"


def test_a_world_that_cannot_be_played_on_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "determinize", wrong_worlds(lambda s: s.set_side(0, layout.DECK_SIZE, 0)))
    assert broken(laws.check_playing_on, range(1), 30) == "playing on"


def keep_the_choice(s: State, which: int) -> None:
    """A card played face down stays readable in the frame of the attack."""
    card = s.get(layout.THAT_CARD)
    _play_card(s, which)
    if s.w[layout.TOP] > layout.FRAMES:
        s.put(layout.THAT_CARD, card)


def tell_the_drawn_card(s: State, side: int, number: int, to_aside: bool = False) -> None:
    before = s.side(side, layout.HAND)
    _draw(s, side, number, to_aside)
    if before != s.side(side, layout.HAND):
        s.tell(events.DREW, side, s.world.card_of[side * 64 + (before ^ s.side(side, layout.HAND)).bit_length() - 1])


def ask_only_those_who_can(s: State, pc: int) -> bool:
    """A defender without a defense card is not asked."""
    asked = _list_cards(s, pc)
    return asked and (s.option_count > 1 or not s.world.code[pc + 4] & ops.DEFENDERS)


def know_what_is_hidden(s: State, side: int, cards: int) -> bool:
    return (s.side(side, layout.HAND) & cards) != 0


_play_card = steps.combat.play_card
_draw = piles.draw
_list_cards = questions._list_cards


@needs_interpreted
@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (steps.combat, "play_card", keep_the_choice),
        (piles, "draw", tell_the_drawn_card),
        (questions, "_list_cards", ask_only_those_who_can),
        (knowledge, "maybe_in_hand", know_what_is_hidden),
    ],
    ids=["a register keeps a secret", "the log tells a secret", "who can defend", "who can react"],
)
def test_a_core_that_tells_secrets_breaks_the_third_law(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str, wrong: object
) -> None:
    monkeypatch.setattr(module, name, wrong)
    found = broken(walk, range(12), 2)
    assert found == "third law"


@needs_interpreted
def test_a_number_that_hangs_on_hidden_cards_breaks_the_third_law(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = steps.turn.mark_start

    def tell_and_mark(s: State) -> None:
        s.tell(events.NAMED, 0, number=s.side(0, layout.HAND) % 7)
        honest(s)

    monkeypatch.setattr(steps.turn, "mark_start", tell_and_mark)
    assert broken(walk, range(2), 4) == "third law"


def test_worlds_may_part_when_a_hidden_card_is_revealed() -> None:
    """The attack card is turned over and differs: no fault is found, and the comparison ends there."""
    s = find(DUEL, face_down)
    walk(s.copy(), 1, 3)
    other = next(world for word in range(40) if _attack_card(world := laws.other_world(s, 1, word)) != _attack_card(s))
    for game in (s, other):
        game.listening = True
        take_answer(game, alphabet.PASS)
        machine.run(game)
    assert not laws.same_events(s, other, 1)


def test_worlds_may_part_when_the_last_card_of_a_hand_is_played_face_up(tmp_path: Path) -> None:
    """Nobody is asked for it: in another world it is another card, or one that lies face down."""
    at = table(
        tmp_path,
        f"""
        heroes: [{HEROES_FOR_TESTS}]
        board: {{lines: [a-b], zones: {{red: [a, b]}}}}
        sides:
          - hero: heckler
            fighters: {{heckler: {{at: a}}}}
            hand: [peek]
          - hero: houdini
            fighters: {{houdini: {{at: b}}}}
        turn: heckler
        """,
    )
    attack = next(option.code for option in at.options if option.key == "attack:heckler>houdini")
    for salt in range(30):
        laws.Shadow(1, salt).follow(at.state, attack)


def _attack_card(s: State) -> int:
    return s.role(s.combat(), layout.ATTACK, layout.R_CARD)


@needs_interpreted
def test_the_fuzzer_finds_and_shrinks_what_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(["houdini", "genie"], ["soho"])
    assert fuzz.play_range(pool, 6, range(2)).failure is None
    monkeypatch.setattr(piles, "draw", tell_the_drawn_card)
    found = fuzz.play_range(pool, 6, range(2)).failure
    assert found is not None and found.law == "third law"
    short = shrink.shrink(pool, found, 60)
    assert short.law == "third law" and len(short.codes) <= len(found.codes)
    again = shrink.repeat(shrink.record_of(pool, short))
    assert again is not None and (again.law, again.codes) == (short.law, short.codes)


@needs_interpreted
def test_a_game_that_breaks_the_machine_is_recorded_with_the_answer_that_did_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(s: State, side: int, number: int, to_aside: bool = False) -> None:
        if s.w[layout.TURNS] > 3:
            raise CardError("there is no such card")
        _draw(s, side, number, to_aside)

    monkeypatch.setattr(piles, "draw", breaks)
    pool = Pool(["genie"], ["soho"], laws_every=0)
    found = fuzz.play_range(pool, 6, range(3)).failure
    assert found is not None and found.law == fuzz.CRASH
    record = shrink.record_of(pool, shrink.shrink(pool, found, 40))
    again = shrink.repeat(record)
    assert again is not None and again.law == fuzz.CRASH and len(again.codes) == len(record.keys)
