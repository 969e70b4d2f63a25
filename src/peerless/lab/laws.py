"""The three laws of secrecy, as checks on a game at any question.

1. Shuffling what a seat cannot know leaves its view unchanged.
2. The view of a determinized world is the view that it was made from, word for word; such a world can be played on.
3. Two games that differ only in what a seat cannot know, driven by the same visible choices, show that seat the same
   stream of views, questions and events. The games part without fault where a hidden card is revealed: a card that the
   seat sees differs in the two worlds, or somebody else's open choice is possible in one of them only.

Every draw of luck in a check comes from the state itself, so that a violation can be repeated from a record.
"""

import random
from typing import Final

from peerless.core import alphabet, events, layout, machine, ops, view
from peerless.core.bits import add_card
from peerless.core.knowledge import pile_rest, pile_sum
from peerless.core.layout import EXACT, HAND, IN_HAND, IN_POOL, KNOWLEDGE_WIDTH, POOL_PLACES, PUBLIC, RANDOM, VIEWERS
from peerless.core.playout import playout
from peerless.core.questions import asked_side, list_options, question_kind, take_answer
from peerless.core.rng import mix
from peerless.core.state import EVENT_WIDTH, CardError, State
from peerless.core.steps import who
from peerless.core.world import CARDS_PER_SIDE, STEP_WIDTH
from peerless.lab.invariants import Invariants, Violation

# Events that show a card that was hidden until then, without anybody having chosen it openly.
REVEALS: Final = frozenset({events.REVEALED, events.DISCARDED, events.CARD_SHOWN, events.TOP_REVEALED})
FIRST: Final = "first law"
SECOND: Final = "second law"
THIRD: Final = "third law"
ONWARD: Final = "playing on"
LAWS: Final = (FIRST, SECOND, THIRD, ONWARD)
TOGETHER: Final = 30  # decisions that two worlds are taken on side by side
PLAY_ON: Final = 300  # decisions that a determinized world is played on, looked at every CHUNK
CHUNK: Final = 25


def check_laws(s: State, salt: int = 0) -> None:
    """Check all three laws for every seat, at this question. Another `salt` draws other worlds."""
    for seat in range(s.world.seat_count):
        word = mix(s.w[RANDOM] ^ (salt * 64 + seat + 1))
        check_shuffle(s, seat, word)
        check_view_of_world(s, seat, word)
        check_two_worlds(s, seat, word)
        if (word >> 7) % 8 == 0:
            check_playing_on(s, seat, word)


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
    _same_view(view.view(s, seat), view.view(other, seat), FIRST, f"seat {seat} sees what it cannot know")


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


def check_view_of_world(s: State, seat: int, word: int) -> None:
    """Determinize twice; both worlds are whole, ask the same question, and show the seat what it saw."""
    seen = view.view(s, seat)
    if not s.over() and s.world.seat[asked_side(s)] == seat and machine.legal(seen.copy()) != machine.legal(s):
        raise Violation(SECOND, f"seat {seat}: its view offers it other options than the game")
    for luck in (word, mix(word)):
        try:
            world = view.determinize(seen, luck)
        except (ArithmeticError, LookupError) as problem:
            raise Violation(SECOND, f"seat {seat}: there is no world for this view: {problem}") from problem
        _same_view(seen, view.view(world, seat), SECOND, f"seat {seat} sees another world")
        if not s.over() and not list_options(world):
            raise Violation(SECOND, f"seat {seat}: in another world of its view nobody is asked")
        try:
            Invariants(s.world).check(world)
        except Violation as problem:
            raise Violation(SECOND, f"seat {seat} is given a world that cannot be: {problem}") from problem


def _same_view(one: State, other: State, law: str, message: str) -> None:
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


# The third law.


def other_world(s: State, seat: int, word: int) -> State:
    """A world that this seat cannot tell from the truth: its own deck and the luck to come are the same."""
    world = view.determinize(view.view(s, seat), word)
    world.w[RANDOM] = s.w[RANDOM]
    for side in range(s.world.side_count):
        if view.sees(s, seat, side):
            for i in range(s.side(side, layout.DECK_SIZE)):
                world.set_side(side, layout.DECK + i, s.side(side, layout.DECK + i))
    return world


def check_two_worlds(s: State, seat: int, word: int, decisions: int = TOGETHER) -> None:
    """Take the truth and another world on by the same visible choices; the seat must not see a difference."""
    try:
        other = other_world(s, seat, word)
    except (ArithmeticError, LookupError) as problem:
        raise Violation(THIRD, f"seat {seat}: there is no world for this view: {problem}") from problem
    try:
        _side_by_side(s.copy(), other, seat, random.Random(word), decisions)
        Invariants(s.world).check(other)
    except Violation as problem:
        message = problem.message if problem.law == THIRD else f"seat {seat}: the other world came to {problem}"
        raise Violation(THIRD, message) from problem


def _side_by_side(truth: State, other: State, seat: int, luck: random.Random, decisions: int) -> None:
    for step in range(decisions):
        where = f"seat {seat}, {step} decisions on"
        _same_view(view.view(truth, seat), view.view(other, seat), THIRD, where)
        if truth.over():
            return
        pair = _same_choice(truth, other, seat, luck, where)
        if pair is None:
            return
        for game, code in zip((truth, other), pair, strict=True):
            game.listening = True
            game.events = game.events[:0]
            try:
                take_answer(game, code)
                machine.run(game)
            except (CardError, ArithmeticError, LookupError) as problem:
                raise Violation(THIRD, f"{where}: {type(problem).__name__}: {problem}") from problem
        if not _same_events(truth, other, seat, where):
            return


def _same_choice(truth: State, other: State, seat: int, luck: random.Random, where: str) -> tuple[int, int] | None:
    """An option of each world that looks the same to the seat; None when what is chosen shows which world it is."""
    asked = [asked_side(game) for game in (truth, other)]
    kinds = [question_kind(game) for game in (truth, other)]
    if asked[0] != asked[1] or kinds[0] != kinds[1]:
        raise Violation(THIRD, f"{where}: sides {asked} are asked questions of kinds {kinds}")
    machine.ready(truth)
    machine.ready(other)
    here = [truth.options[i] for i in range(truth.option_count)]
    there = [other.options[i] for i in range(other.option_count)]
    if not here or not there:
        raise Violation(THIRD, f"{where}: a question has no option")
    if not _hidden_options(truth, seat, asked[0], kinds[0]):
        if here != there:
            raise Violation(THIRD, f"{where}: the options are {here} and {there}")
        code = luck.choice(here)
        return code, code
    forms = {observed(other, code) for code in there}
    shared = [code for code in here if observed(truth, code) in forms]
    if not shared:
        return None
    code = luck.choice(shared)
    return code, luck.choice([twin for twin in there if observed(other, twin) == observed(truth, code)])


def observed(s: State, code: int) -> int:
    """An option as those see it who do not see the hand: of a secret choice only that a card was chosen."""
    pc = s.get(layout.PC)
    secret = s.world.code[pc] == ops.ASK_CARD and s.world.code[pc + 4] & ops.SECRET
    if secret and alphabet.kind_of(code) == alphabet.CARD and not _played_face_up(s, alphabet.which_of(code)):
        return alphabet.option(alphabet.CARD, 0)
    return code


def _played_face_up(s: State, card: int) -> bool:
    """Whether a card that is chosen now goes into a combat face up."""
    following = s.world.code[s.get(layout.PC) + STEP_WIDTH]
    return following == ops.PLAY_CARD and s.world.traits[card] & layout.FACE_UP != 0


def _hidden_options(s: State, seat: int, asked: int, kind: int) -> bool:
    """Whether the options hang on cards that this seat does not see."""
    if s.world.seat[asked] == seat:
        return False
    if kind == alphabet.ASKS_ACTION:
        return not view.sees(s, seat, asked)
    if kind != alphabet.ASKS_CARD:
        return False
    pc = s.get(layout.PC)
    if s.world.code[pc] == ops.ASK_REACTION:
        return not view.sees(s, seat, asked)
    if s.world.code[pc + 4] & ops.FROM_DISCARD:
        return False
    return not view.sees(s, seat, who(s, s.world.code[pc + 2]))


def _same_events(truth: State, other: State, seat: int, where: str) -> bool:
    """Whether both worlds told the seat the same; False when they part because a hidden card was revealed."""
    here, there = _told(truth, seat), _told(other, seat)
    for one, two in zip(here, there, strict=False):
        if one == two:
            continue
        if one[:2] == two[:2] and one[0] in REVEALS and one[2] != two[2] and min(one[2], two[2]) >= 0:
            return False
        raise Violation(THIRD, f"{where}: the seat is told {one} and {two}")
    if len(here) != len(there):
        raise Violation(THIRD, f"{where}: the seat is told {len(here)} things and {len(there)}")
    return True


def _told(s: State, seat: int) -> list[tuple[int, ...]]:
    """The events of the last step as this seat reads them."""
    found = []
    row = list(s.events)
    for at in range(0, len(row), EVENT_WIDTH):
        kind, side, card, *rest, seats = row[at : at + EVENT_WIDTH]
        seen = seats == layout.NOWHERE or seats >> seat & 1
        found.append((kind, side, card if seen else layout.UNKNOWN, *rest))
    return found
