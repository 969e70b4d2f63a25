"""Options as integers: what kind of answer, and which. The alphabet is the same in every game."""

from typing import Final

from mypy_extensions import i64

SHIFT: Final = 12
FIGHTER_SHIFT: Final = 5  # enough for the number of any fighter
PASS: Final = 0
YES: Final = 1
MANEUVER: Final = 2
SCHEME: Final = 3  # a card
ATTACK: Final = 4  # two fighters: see attack()
CARD: Final = 5  # a card
FIGHTER: Final = 6
SPACE: Final = 7
TOKEN: Final = 8  # the space where it lies
NUMBER: Final = 9
CHOICE: Final = 10  # a branch, from 1
OPPONENT: Final = 11  # a side
ORDER: Final = 12  # which of several effects comes first
SOME_CARD: Final = CARD << SHIFT | ((1 << SHIFT) - 1)  # what others see of a card chosen secretly; never an option itself

# Kinds of question.
ASKS_ACTION: Final = 1
ASKS_CARD: Final = 2
ASKS_FIGHTER: Final = 3
ASKS_SPACE: Final = 4
ASKS_TOKEN: Final = 5
ASKS_NUMBER: Final = 6
ASKS_CHOICE: Final = 7
ASKS_YES: Final = 8
ASKS_OPPONENT: Final = 9
ASKS_ORDER: Final = 10


def option(kind: i64, which: i64) -> i64:
    return kind << SHIFT | which


def kind_of(code: i64) -> i64:
    return code >> SHIFT


def which_of(code: i64) -> i64:
    return code & ((1 << SHIFT) - 1)


def attack(attacker: i64, target: i64) -> i64:
    """The option that one fighter attacks another."""
    return option(ATTACK, attacker << FIGHTER_SHIFT | target)


def attacker_of(code: i64) -> i64:
    return which_of(code) >> FIGHTER_SHIFT


def target_of(code: i64) -> i64:
    return code & ((1 << FIGHTER_SHIFT) - 1)
