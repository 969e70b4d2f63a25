"""The first two laws of secrecy, as checks on a game at any question; the third is in shadows.py.

1. Shuffling what a seat cannot know leaves its view unchanged.
2. The view of a determinized world is the view that it was made from, word for word; such a world can be played on.

Every draw of luck in a check comes from the state itself, so that a violation can be repeated from a record.
"""

import random
from typing import Final

from peerless.core import layout, machine, view
from peerless.core.bits import add_card
from peerless.core.knowledge import pile_rest, pile_sum
from peerless.core.layout import EXACT, HAND, IN_HAND, IN_POOL, KNOWLEDGE_WIDTH, POOL_PLACES, PUBLIC, RANDOM, VIEWERS
from peerless.core.playout import playout
from peerless.core.questions import asked_side, list_options
from peerless.core.rng import mix
from peerless.core.state import CardError, State
from peerless.core.world import CARDS_PER_SIDE
from peerless.lab.invariants import Invariants, Violation

FIRST: Final = "first law"
SECOND: Final = "second law"
THIRD: Final = "third law"
ONWARD: Final = "playing on"
LAWS: Final = (FIRST, SECOND, THIRD, ONWARD)
PLAY_ON: Final = 300  # decisions that a determinized world is played on, looked at every CHUNK
CHUNK: Final = 25
SELDOM: Final = 512  # one world in so many is played on


def luck_of(s: State) -> int:
    """A random word: another one at every decision of a game, the same one for the same state."""
    if s.over():
        return int(mix(s.w[RANDOM]))
    when = s.w[layout.TURNS] << 40 ^ s.w[layout.ACTIONS_TAKEN] << 32 ^ s.get(layout.PC) << 12 ^ s.w[layout.TOP]
    return int(mix(s.w[RANDOM] ^ when))


def check_playing_on(s: State, seat: int, word: int) -> None:
    """A determinized world goes on to its end as a game does, with all invariants."""
    world = view.determinize(view.view(s, seat), word)
    watch = Invariants(s.world)
    try:
        for i in range(PLAY_ON // CHUNK):
            watch.check(world)
            playout(world, word + i, CHUNK)
            watch.decisions = 0
        watch.check(world)
    except Violation as problem:
        raise Violation(ONWARD, f"seat {seat}: {problem}") from problem
    except (CardError, ArithmeticError, LookupError) as problem:
        raise Violation(ONWARD, f"seat {seat}: {type(problem).__name__}: {problem}") from problem


# The first law.


def check_shuffle(s: State, seat: int, word: int) -> None:
    """The truth with its hidden cards exchanged, done here without the help of determinize, gives the same view."""
    other = s.copy()
    luck = random.Random(word)
    other.w[RANDOM] = word
    for side in range(s.world.side_count):
        inside = view.sees(s, seat, side)
        _shuffle_hidden(other, seat, side, inside, luck)
        for viewer in range(VIEWERS):
            # What the others know of cards that this seat does not know is hidden from it, too.
            if viewer not in (seat, PUBLIC) and not (inside and not view.sees(s, viewer, side)):
                for i in range(KNOWLEDGE_WIDTH):
                    other.w[s.knowledge(viewer, side) + i] = luck.getrandbits(30)
    same_view(view.view(s, seat), view.view(other, seat), FIRST, f"seat {seat} sees what it cannot know")


def _shuffle_hidden(s: State, seat: int, side: int, inside: bool, luck: random.Random) -> None:
    """Exchange cards of the hand and the deck that this seat cannot locate."""
    row = s.knowledge(seat, side)
    known = s.w[row + EXACT] | (0 if inside else s.w[row + POOL_PLACES])
    places = [i for i in range(s.side(side, layout.DECK_SIZE)) if not known >> i & 1]
    cards = [s.side(side, layout.DECK + i) for i in places]
    held = 0
    if not inside:
        hand = s.side(side, HAND)
        named = pile_sum(s, side, s.w[row + IN_HAND], s.w[row + IN_POOL])
        free = pile_rest(s, side, hand, named)
        bits = [i for i in range(CARDS_PER_SIDE - 1) if free >> i & 1]
        cards += [s.world.card_of[side * CARDS_PER_SIDE + i] for i in bits]
        held = len(bits)
        s.set_side(side, HAND, pile_rest(s, side, hand, free))
    luck.shuffle(cards)
    for card in cards[len(cards) - held :]:
        s.set_side(side, HAND, add_card(s.side(side, HAND), s.world.copies[card]))
    for i, card in zip(places, cards, strict=False):
        s.set_side(side, layout.DECK + i, card)


# The second law.


def check_view_of_world(s: State, seat: int, word: int, invariants: Invariants | None = None) -> None:
    """A determinized world is whole, asks the same question, and shows the seat what it saw."""
    seen = view.view(s, seat)
    if not s.over() and s.world.seat[asked_side(s)] == seat and machine.legal(seen.copy()) != machine.legal(s):
        raise Violation(SECOND, f"seat {seat}: its view offers it other options than the game")
    try:
        world = view.determinize(seen, word)
    except (ArithmeticError, LookupError) as problem:
        raise Violation(SECOND, f"seat {seat}: there is no world for this view: {problem}") from problem
    same_view(seen, view.view(world, seat), SECOND, f"seat {seat} sees another world")
    if not s.over() and not list_options(world):
        raise Violation(SECOND, f"seat {seat}: in another world of its view nobody is asked")
    if invariants:
        invariants.decisions = 0
        try:
            invariants.check(world)
        except Violation as problem:
            raise Violation(SECOND, f"seat {seat} is given a world that cannot be: {problem}") from problem


def same_view(one: State, other: State, law: str, message: str) -> None:
    if one.w == other.w:
        return
    a, b = list(one.w), list(other.w)
    raise Violation(law, f"{message}: {describe(s=one, at=next(i for i in range(len(a)) if a[i] != b[i]), other=other)}")


def describe(s: State, at: int, other: State) -> str:
    """Which word of two rows differs, for a person who reads layout.py."""
    parts = [
        ("frame", layout.FRAMES, layout.FRAME_WIDTH),
        ("combat", layout.COMBATS, layout.COMBAT_WIDTH),
        ("knowledge", layout.KNOWLEDGE, layout.KNOWLEDGE_WIDTH),
        ("side", layout.SIDES, layout.SIDE_WIDTH),
        ("tokens", layout.TOKENS, 1),
        ("health", layout.HEALTH, 1),
        ("space", layout.SPACE, 1),
        ("header", 0, 1),
    ]
    name, start, width = next(part for part in parts if at >= part[1])
    row, field = divmod(at - start, width)
    return f"{name} {row}, field {field}: {s.w[at]} and {other.w[at]}"
