"""The third law reads what the seat reads, exchanges its own deck, too, and does not stop at a revealed card."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from properties.games import find, setup, states

from peerless.content.table import Decision, Table
from peerless.core import alphabet, events, layout, machine, questions, state, steps, view
from peerless.core.questions import asked_side, take_answer
from peerless.core.state import State
from peerless.lab import shadows
from peerless.lab.invariants import Violation
from peerless.lab.shadows import Shadow
from peerless.record import log as log_module

INTERPRETED = (state.__file__ or "").endswith(".py")
needs_interpreted = pytest.mark.skipif(not INTERPRETED, reason="the functions of a compiled core cannot be exchanged")

DUEL = setup(("sherlock-holmes", "houdini"))


def followed(seat: int, seeds: range, every_step_read: bool = False) -> None:
    """Some random games with another world beside them, for one seat."""
    for seed in seeds:
        s = machine.begin(DUEL.world, seed)
        machine.run(s)
        shadow, luck = Shadow(seat, seed, DUEL if every_step_read else None), random.Random(seed)
        told: list[list[shadows.Event]] = []
        while not s.over():
            code = luck.choice(machine.legal(s))
            step = shadows.Step.of(s, code, told)
            told = step.told
            shadow.follow(s, code, step)
            take_answer(s, code)
            machine.run(s)


def broken(seat: int, seeds: range, every_step_read: bool = False) -> str:
    try:
        followed(seat, seeds, every_step_read)
    except Violation as problem:
        return f"{problem.law}: {problem.message}"
    return ""


# --- words --------------------------------------------------------------------------------------------------


@pytest.fixture
def all_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shadows, "READ", 1)


def test_questions_and_logs_read_alike(all_read: None) -> None:
    assert broken(0, range(2), True) == ""


def test_a_log_that_says_more_than_its_seat_saw_breaks_the_third_law(
    all_read: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_module._Log, "_sees", lambda log, event: True)
    assert "third law" in broken(1, range(2), True)
    assert "its log says" in broken(1, range(2), True)


def test_a_question_that_says_more_than_its_seat_may_know_breaks_the_third_law(
    all_read: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Table.decision.fget
    assert honest is not None

    def tells(table: Table) -> Decision | None:
        found = honest(table)
        hand = table.state.side(0, layout.HAND)
        return replace(found, kind=f"{found.kind} {hand}") if found else None

    monkeypatch.setattr(Table, "decision", property(tells))
    assert "it reads" in broken(1, range(2), True)


# --- the own deck -------------------------------------------------------------------------------------------


def top_card(s: State, side: int) -> int:
    return s.side(side, layout.DECK + s.side(side, layout.DECK_SIZE) - 1)


def test_the_own_deck_may_lie_in_another_order() -> None:
    s = find(DUEL, lambda s: s.w[layout.TURNS] == 3)
    same = [shadows.other_world(s, 0, word) for word in range(20)]
    other = [shadows.other_world(s, 0, word, own_deck=True) for word in range(20)]
    assert {top_card(world, 0) for world in same} == {top_card(s, 0)}
    assert len({top_card(world, 0) for world in other}) > 5
    for world in (*same, *other):
        assert view.view(world, 0).w == view.view(s, 0).w


@needs_interpreted
def test_a_number_that_hangs_on_the_own_deck_breaks_the_third_law(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = steps.turn.mark_start

    def tell_and_mark(s: State) -> None:
        if s.side(0, layout.DECK_SIZE):
            s.tell(events.NAMED, 0, number=top_card(s, 0) % 7)
        honest(s)

    monkeypatch.setattr(steps.turn, "mark_start", tell_and_mark)
    assert "third law" in broken(0, range(2))


# --- after a reveal -----------------------------------------------------------------------------------------


def defending(s: State) -> bool:
    return s.combat() != 0 and s.role(s.combat(), layout.ATTACK, layout.R_FACE_DOWN) != 0 and asked_side(s) == 1


def acting(s: State) -> bool:
    """The Houdini that is asked holds a scheme; Holmes looks on."""
    return s.w[layout.TURN_SIDE] == 1 and any(alphabet.kind_of(code) == alphabet.SCHEME for code in machine.legal(s))


def attack_card(s: State) -> int:
    return s.role(s.combat(), layout.ATTACK, layout.R_CARD)


def parted(s: State, seat: int, lacks: Callable[[State], bool]) -> Shadow:
    """A shadow whose world shows that it is not the game as soon as the game goes on."""
    shadow = Shadow(seat)
    worlds = (shadows.other_world(s, seat, word) for word in range(200))
    shadow.world = next(world for world in worlds if lacks(world))
    return shadow


def tell_the_deck(s: State) -> None:
    """Something that hangs on a card deep in the decks: no card that is revealed here."""
    s.tell(events.NAMED, 0, number=s.side(0, layout.DECK) * 64 + s.side(1, layout.DECK))


def test_after_a_card_was_revealed_both_worlds_are_compared_with_the_same_card() -> None:
    s = find(DUEL, defending)
    shadow = parted(s, 1, lambda world: attack_card(world) != attack_card(s))
    shadow.follow(s, alphabet.PASS)
    assert shadow.world is None, "then another world is drawn"


@needs_interpreted
def test_what_is_told_after_a_card_was_revealed_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    s = find(DUEL, defending)
    honest = steps.combat.reveal

    def reveal_and_tell(s: State) -> None:
        honest(s)
        tell_the_deck(s)

    monkeypatch.setattr(steps.combat, "reveal", reveal_and_tell)
    shadow = parted(s, 1, lambda world: attack_card(world) != attack_card(s))
    with pytest.raises(Violation, match="is told") as problem:
        shadow.follow(s, alphabet.PASS)
    assert problem.value.law == "third law"


@needs_interpreted
@pytest.mark.parametrize("where", ["told", "seen"])
def test_what_follows_an_open_choice_that_shows_the_hand_is_compared(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    s = find(DUEL, acting)
    scheme = next(code for code in machine.legal(s) if alphabet.kind_of(code) == alphabet.SCHEME)
    honest = steps._run_action

    def run_and_leak(s: State) -> None:
        honest(s)
        if where == "told":
            tell_the_deck(s)
        else:
            s.w[layout.STARTED_ON] = s.side(1, layout.DECK)

    monkeypatch.setattr(steps, "_run_action", run_and_leak)
    shadow = parted(s, 0, lambda world: scheme not in machine.legal(world))
    with pytest.raises(Violation) as problem:
        shadow.follow(s, scheme)
    assert problem.value.law == "third law"


@needs_interpreted
def test_a_card_drawn_from_another_deck_is_no_violation_but_what_comes_with_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken(0, range(4)) == ""
    honest = questions._list_actions

    def fewer_actions(s: State) -> None:
        """With a certain card at the bottom of its deck a side has no schemes."""
        honest(s)
        if s.side(0, layout.DECK) % 2 and s.w[layout.TURN_SIDE] == 0:
            s.option_count = 1

    monkeypatch.setattr(questions, "_list_actions", fewer_actions)
    assert "third law" in broken(0, range(4))


def test_most_steps_need_no_exchange() -> None:
    kept = exchanged = 0
    for seed in range(3):
        luck = random.Random(seed)
        for s in states(DUEL, seed):
            if not s.over():
                shadow = Shadow(0)
                shadow.world = shadows.other_world(s, 0, seed, own_deck=True)
                shadow.follow(s, luck.choice(machine.legal(s)))
                kept, exchanged = kept + (shadow.world is not None), exchanged + (shadow.world is None)
    assert kept > exchanged > 20
