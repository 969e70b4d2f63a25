"""The run loop: a game goes on by itself until somebody has to be asked."""

from typing import Final

from mypy_extensions import i64

from peerless.core import ops
from peerless.core.card_steps import card_step
from peerless.core.layout import (
    DECK,
    DECK_SIZE,
    FORM,
    FRAME_WIDTH,
    FRAMES,
    HAPPENED,
    HEALTH,
    MAX_CARDS,
    NOTHING,
    NOWHERE,
    OVER,
    PC,
    RANDOM,
    SPACE,
    STEPS,
    TOP,
    TURN_SIDE,
    WINNER,
)
from peerless.core.questions import list_options, nothing_to_choose, take_answer
from peerless.core.state import CardError, State, blank
from peerless.core.steps import board_step, combat_step, flow_step, turn_step
from peerless.core.turn import set_off
from peerless.core.world import CARDS_PER_SIDE, STEP_WIDTH, World

MOST_STEPS: Final = 20_000  # between two questions


class IllegalOption(ValueError):
    """The answer is not among the options."""


def run(s: State) -> None:
    """Go on until a question is pending or the game is over."""
    code = s.world.code
    while not s.w[OVER]:
        top = s.w[TOP]
        pc = s.w[top + PC]
        op = code[pc]
        if op >= ops.ASK_ACTION:
            if list_options(s):
                s.w[STEPS] = 0
                return
            if s.option_count == 1:
                take_answer(s, s.options[0])
            else:
                nothing_to_choose(s)
            continue
        s.w[top + PC] = pc + STEP_WIDTH
        if op < ops.DRAW:
            flow_step(s, op, code[pc + 1], code[pc + 2])  # sets nothing off
        else:
            if op < ops.DAMAGE:
                card_step(s, op, code[pc + 1], code[pc + 2], code[pc + 3])
            elif op < ops.BEGIN_COMBAT:
                board_step(s, op, code[pc + 1], code[pc + 2])
            elif op < ops.SHUFFLE_AND_DEAL:
                combat_step(s, op, code[pc + 1], code[pc + 2], code[pc + 3])
            else:
                turn_step(s, op, code[pc + 1], code[pc + 2])
            if s.w[HAPPENED]:
                set_off(s)
        s.w[STEPS] += 1
        if s.w[STEPS] > MOST_STEPS:
            raise CardError("an effect goes on without ever asking anybody")
    s.option_count = 0


def ready(s: State) -> None:
    """List the options of the pending question, if that was not done yet (after a copy or a load)."""
    if s.option_count == NOWHERE:
        if s.w[OVER]:
            s.option_count = 0
        else:
            list_options(s)


def answer(s: State, code: i64) -> None:
    """Play an option; anything else raises and changes nothing."""
    ready(s)
    for i in range(s.option_count):
        if s.options[i] == code:
            take_answer(s, code)
            run(s)
            return
    raise IllegalOption("that is not among the options")


def legal(s: State) -> list[int]:
    """The answers to the pending question, in their fixed order; none when the game is over."""
    ready(s)
    return [s.options[i] for i in range(s.option_count)]


def begin(world: World, seed: i64) -> State:
    """A new game, before its first step."""
    s = blank(world)
    for f in range(world.fighter_count):
        s.w[SPACE + f] = NOWHERE
        s.w[HEALTH + f] = world.first_health[f]
    for side in range(world.side_count):
        fill_deck(s, side)
        s.set_side(side, FORM, world.first_form[side])
    s.w[RANDOM] = seed
    s.w[WINNER] = NOTHING
    s.w[TURN_SIDE] = NOTHING
    s.w[TOP] = FRAMES - FRAME_WIDTH
    s.push(world.start)
    return s


def fill_deck(s: State, side: i64) -> None:
    """All cards of a side into its deck, in the order of the list."""
    world = s.world
    size: i64 = 0
    for position in range(MAX_CARDS):
        if (world.deck[side] >> position) & 1:
            s.set_side(side, DECK + size, world.card_of[side * CARDS_PER_SIDE + position])
            size += 1
    s.set_side(side, DECK_SIZE, size)
