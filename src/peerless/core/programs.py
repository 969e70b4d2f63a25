"""The rules of the game as programs: setup, the turn, the maneuver, the scheme and the attack.

The way of one attack: the action question leaves `attack:A>B` in NUMBER, RUN_ACTION begins ATTACK below. A combat record
is opened, both play a card, the cards are revealed; then each window runs the effects of the cards as frames of their own
on top of this one, the defender's first. The outcome is fixed between the windows "during" and "after". Abilities that
look at the combat have their moments before the outcome and after the last window. END_COMBAT discards the cards, the
frame returns to the turn, which goes on with the next action.
"""

from peerless.core import ops
from peerless.core import terms as t
from peerless.core.assembler import Line
from peerless.core.layout import (
    AFTER,
    AFTER_COMBAT,
    AFTER_MANEUVER,
    AFTER_SCHEME,
    BEFORE_OUTCOME,
    DISCARDED,
    DURING,
    GAME_START,
    IMMEDIATELY,
    MOVE_VALUE,
    NUMBER,
    TALLY,
    TURN_END,
    TURN_START,
)
from peerless.core.ops import THEM_, YOU_

YOUR_CARDS = (t.ANY_CARD, 0)


def triggers(moment: int, label: str, any_order: int = 0) -> list[Line]:
    """Begin everything that happens at this moment, one effect after the other."""
    return [(ops.COLLECT, moment), *_begin_all(label, any_order)]


def _begin_all(label: str, any_order: int = 0) -> list[Line]:
    return [
        f"{label} next",
        (ops.ASK_TRIGGER, any_order, 0, 0, 0, f"{label} done"),
        (ops.RUN_TRIGGER,),
        (ops.JUMP, f"{label} next"),
        f"{label} done",
    ]


def needed(program: list[Line], moments: set[int], modified: set[int]) -> list[Line]:
    """Without the moments at which nothing ever begins in a game, and without what nothing adds to."""
    found: list[Line] = []
    skipped = 0
    for line in program:
        if skipped:
            skipped -= 1
        elif line[0] == ops.COLLECT and line[1] not in moments:
            skipped = len(_begin_all(""))
        elif line != (ops.FARTHER,) or MOVE_VALUE in modified:
            found.append(line)
    return found


def game(side_count: int) -> list[Line]:
    """Setup in the order of the sides, then turns until somebody has won."""
    program: list[Line] = [(ops.SHUFFLE_AND_DEAL,), "placing"]
    for side in range(side_count):
        program += [
            (ops.PLACE_HERO, side),
            (ops.SIDEKICKS_LEFT,),
            f"sidekick {side}",
            (ops.TAKE_LEFT, f"placed {side}"),
            (ops.ASK_SPACE, YOU_, 0, (t.SIDEKICK_SPACES,), 0, 0),
            (ops.PLACE, (t.THAT,)),
            (ops.JUMP, f"sidekick {side}"),
            f"placed {side}",
            *triggers(GAME_START, f"start {side}"),
        ]
    return [*program, *TURN]


TURN: list[Line] = [
    "turn",
    (ops.BEGIN_TURN,),
    "start of turn",
    *triggers(TURN_START, "turn start"),
    (ops.AFTER_ACTION,),
    (ops.MARK_START,),
    "action",
    (ops.JUMP_UNLESS, (t.ACTIONS_LEFT,), "end of turn"),
    (ops.ASK_ACTION, YOU_),
    (ops.RUN_ACTION,),
    (ops.AFTER_ACTION,),
    (ops.JUMP, "action"),
    "end of turn",
    *triggers(TURN_END, "turn end"),
    "hand limit",
    (ops.JUMP_UNLESS, (t.OVER_HAND_LIMIT,), "turn over"),
    (ops.ASK_CARD, YOU_, YOU_, YOUR_CARDS, 0, "turn over"),
    (ops.DISCARD,),
    (ops.JUMP, "hand limit"),
    "turn over",
    (ops.SET, TALLY, (t.NUM, 0)),
    (ops.SET, DISCARDED, (t.NUM, 0)),
    (ops.END_OF_TURN,),
    (ops.JUMP, "turn"),
]

MANEUVER: list[Line] = [
    (ops.MANEUVER_BEGINS,),
    (ops.DRAW, YOU_, (t.FIELD, NUMBER)),
    (ops.JUMP_UNLESS, (t.IN_GAME,), "done"),
    (ops.ASK_CARD, YOU_, YOU_, YOUR_CARDS, ops.OPTIONAL, "distance"),
    (ops.BOOST_BEGINS,),
    (ops.BOOST_MANEUVER,),
    "distance",
    (ops.FARTHER,),
    "fighters",
    (ops.ASK_FIGHTER, YOU_, 0, (t.LEFT_MOVABLE,), ops.OPTIONAL, "done"),
    (ops.ASK_SPACE, YOU_, 0, (t.MANEUVER_SPACES,), 0, "moved"),
    (ops.MOVE,),
    "moved",
    (ops.FIGHTER_LEFT_OUT,),
    (ops.JUMP, "fighters"),
    "done",
    *triggers(AFTER_MANEUVER, "maneuver"),
    (ops.RETURN,),
]

# What a step of any program has set off (turn.set_off); it goes on behind this.
HAPPENED: list[Line] = ["again", (ops.NEXT_SET_OFF,), *_begin_all("happened"), (ops.JUMP, "again")]

SCHEME: list[Line] = [
    (ops.ASK_FIGHTER, YOU_, 0, (t.SCHEME_PLAYERS,), 0, 0),
    (ops.SCHEME_BEGINS,),
    (ops.SCHEME_ENDS,),
    *triggers(AFTER_SCHEME, "scheme"),
    (ops.RETURN,),
]

ATTACK: list[Line] = [
    (ops.BEGIN_COMBAT,),
    (ops.ASK_CARD, YOU_, YOU_, (t.ROLE_CARDS, 0), ops.SECRET, "end"),
    (ops.PLAY_CARD, 0),
    (ops.ASK_CARD, THEM_, THEM_, (t.ROLE_CARDS, 1), ops.SECRET | ops.OPTIONAL | ops.DEFENDERS, "reveal"),
    (ops.PLAY_CARD, 1),
    "reveal",
    (ops.REVEAL,),
    (ops.NEXT_EFFECT, IMMEDIATELY, "during"),
    "during",
    (ops.NEXT_EFFECT, DURING, "outcome"),
    "outcome",
    *triggers(BEFORE_OUTCOME, "outcome", any_order=1),
    (ops.FIX_OUTCOME,),
    (ops.NEXT_EFFECT, AFTER, "abilities"),
    "abilities",
    *triggers(AFTER_COMBAT, "combat"),
    "end",
    (ops.END_COMBAT,),
    (ops.RETURN,),
]
