"""The three laws of secrecy, as checks on a game at any question.

1. Shuffling what a seat cannot know leaves its view unchanged.
2. The view of a determinized world is the view that it was made from, word for word; such a world can be played on.
3. Two games that differ only in what a seat cannot know, driven by the same visible choices, show that seat the same
   stream of views, questions and events, until a hidden card is revealed.

Every draw of luck in a check comes from the state itself, so that a violation can be repeated from a record.
"""

import random
from typing import Final

from peerless.core import alphabet, events, layout, machine, ops, view
from peerless.core.bits import add_card
from peerless.core.knowledge import pile_rest, pile_sum
from peerless.core.layout import EXACT, HAND, IN_HAND, IN_POOL, KNOWLEDGE_WIDTH, POOL_PLACES, PUBLIC, RANDOM, VIEWERS
from peerless.core.places import player
from peerless.core.playout import playout
from peerless.core.questions import asked_side, list_options, question_kind, take_answer
from peerless.core.rng import mix
from peerless.core.state import EVENT_WIDTH, CardError, State
from peerless.core.world import CARDS_PER_SIDE, STEP_WIDTH, World
from peerless.lab.invariants import Invariants, Violation

# Events that show a card that was hidden until then, without anybody having chosen it openly.
REVEALS: Final = frozenset({events.REVEALED, events.PLAYED_OPENLY, events.DISCARDED, events.CARD_SHOWN, events.TOP_REVEALED})
FIRST: Final = "first law"
SECOND: Final = "second law"
THIRD: Final = "third law"
ONWARD: Final = "playing on"
LAWS: Final = (FIRST, SECOND, THIRD, ONWARD)
TOGETHER: Final = 30  # decisions that another world is taken along before a new one is drawn
PLAY_ON: Final = 300  # decisions that a determinized world is played on, looked at every CHUNK
CHUNK: Final = 25
SELDOM: Final = 512  # one world in so many is played on
SOME_CARD: Final = alphabet.option(alphabet.CARD, (1 << alphabet.SHIFT) - 1)  # the code of no card


class Secrecy:
    """Watches one game under all three laws, for every seat and after every decision.

    Call `check(state)` at each question and `follow(state, code)` before it is answered.
    """

    def __init__(self, world: World, worlds: int = 1) -> None:
        self.invariants = Invariants(world)  # of the other worlds; their tokens and turns are those of the game
        self.shadows = [Shadow(seat, salt) for seat in range(world.seat_count) for salt in range(worlds)]

    def check(self, s: State) -> None:
        """The first and the second law."""
        for seat in range(s.world.seat_count):
            word = mix(s.w[RANDOM] ^ (seat + 1))
            check_shuffle(s, seat, word)
            check_view_of_world(s, seat, word, self.invariants if word % 8 == 0 else None)
            if word % SELDOM == 1:
                check_playing_on(s, seat, word)

    def follow(self, s: State, code: int) -> None:
        """The third law, across this answer."""
        for shadow in self.shadows:
            shadow.follow(s, code)


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


def check_view_of_world(s: State, seat: int, word: int, invariants: Invariants | None = None) -> None:
    """A determinized world is whole, asks the same question, and shows the seat what it saw."""
    seen = view.view(s, seat)
    if not s.over() and s.world.seat[asked_side(s)] == seat and machine.legal(seen.copy()) != machine.legal(s):
        raise Violation(SECOND, f"seat {seat}: its view offers it other options than the game")
    try:
        world = view.determinize(seen, word)
    except (ArithmeticError, LookupError) as problem:
        raise Violation(SECOND, f"seat {seat}: there is no world for this view: {problem}") from problem
    _same_view(seen, view.view(world, seat), SECOND, f"seat {seat} sees another world")
    if not s.over() and not list_options(world):
        raise Violation(SECOND, f"seat {seat}: in another world of its view nobody is asked")
    if invariants:
        invariants.decisions = 0
        try:
            invariants.check(world)
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


class Shadow:
    """Another world beside the game, taken along by the same visible choices; its seat must not see a difference.

    It goes its own way, and a new one is drawn, where a hidden card is revealed: a card that the seat sees differs in the
    two worlds, or somebody else's open choice is possible in one of them only.
    """

    def __init__(self, seat: int, salt: int = 0) -> None:
        self.seat = seat
        self.salt = salt
        self.world: State | None = None
        self.age = 0

    def follow(self, s: State, code: int) -> None:
        """Answer as the game is about to be answered, and compare what the seat is told and sees then."""
        if self.world is None or self.age == TOGETHER:
            self.world, self.age = self._draw(s), 0
        self.age += 1
        twin = self._twin(s, self.world, code)
        if twin is None:
            self.world = None
            return
        truth = s.copy()
        _answer(truth, code)  # where this crashes, the game itself does
        try:
            _answer(self.world, twin)
        except (CardError, ArithmeticError, LookupError) as problem:
            raise self._violation(f"{type(problem).__name__}: {problem}") from problem
        if same_events(truth, self.world, self.seat):
            _same_view(view.view(truth, self.seat), view.view(self.world, self.seat), THIRD, self._where())
        else:
            self.world = None

    def _draw(self, s: State) -> State:
        word = mix(s.w[RANDOM] ^ (64 * (self.salt + 1) + self.seat))
        try:
            return other_world(s, self.seat, word)
        except (ArithmeticError, LookupError) as problem:
            raise self._violation(f"there is no world for its view: {problem}") from problem

    def _twin(self, truth: State, other: State, code: int) -> int | None:
        """The option of the other world that looks the same to the seat; None when the choice shows which world it is."""
        asked = [asked_side(game) for game in (truth, other)]
        kinds = [question_kind(game) for game in (truth, other)]
        if asked[0] != asked[1] or kinds[0] != kinds[1]:
            raise self._violation(f"sides {asked} are asked questions of kinds {kinds}")
        here, there = machine.legal(truth), machine.legal(other)
        if not here or not there:
            raise self._violation("a question has no option")
        if not _hidden_options(truth, self.seat, asked[0], kinds[0]):
            if here != there:
                raise self._violation(f"the options are {here} and {there}")
            return code
        twins = [twin for twin in there if observed(other, twin) == observed(truth, code)]
        return random.Random(truth.w[RANDOM]).choice(twins) if twins else None

    def _where(self) -> str:
        return f"seat {self.seat}, with another world since {self.age} answers"

    def _violation(self, message: str) -> Violation:
        return Violation(THIRD, f"{self._where()}: {message}")


def _answer(s: State, code: int) -> None:
    s.listening = True
    s.events = s.events[:0]
    take_answer(s, code)
    machine.run(s)


def observed(s: State, code: int) -> int:
    """An option as those see it who do not see the hand: of a secret choice only that a card was chosen."""
    pc = s.get(layout.PC)
    secret = s.world.code[pc] == ops.ASK_CARD and s.world.code[pc + 4] & ops.SECRET
    if secret and alphabet.kind_of(code) == alphabet.CARD and not _played_face_up(s, alphabet.which_of(code)):
        return SOME_CARD
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
    return not view.sees(s, seat, player(s, s.world.code[pc + 2]))


def same_events(truth: State, other: State, seat: int) -> bool:
    """Whether both worlds told the seat the same; False when they part because a hidden card was revealed."""
    here, there = _told(truth, seat), _told(other, seat)
    for one, two in zip(here, there, strict=False):
        if one == two:
            continue
        if one[:2] == two[:2] and one[0] in REVEALS and one[2] != two[2] and min(one[2], two[2]) >= 0:
            return False
        if {one[0], two[0]} == {events.PLAYED, events.PLAYED_OPENLY}:
            return False  # the only card of a hand, played unasked, is face up in one world
        raise Violation(THIRD, f"seat {seat} is told {one} and {two}")
    if len(here) != len(there):
        raise Violation(THIRD, f"seat {seat} is told {len(here)} things and {len(there)}")
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
