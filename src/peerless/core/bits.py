"""Sets as masks: bit i of an integer says whether i is in the set. Nothing here knows the game.

A pile of cards is such a mask too. The copies of one card own neighbouring bits, its range; a pile with n copies has the
n lowest bits of the range set. So equal piles are equal integers, and a card is named by the first bit of its range.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_PRIME: Final = 67  # divided by it, the powers 0 to 65 of 2 have different remainders


def _positions() -> list[i64]:
    table: list[i64] = [0] * _PRIME
    power: i64 = 1
    for i in range(63):
        table[power % _PRIME] = i
        power += power
    return table


_POSITION: Final[vec[i64]] = vec[i64](_positions())


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _POSITION[(mask & -mask) % _PRIME]


def count(mask: i64) -> i64:
    """How many members a set has."""
    x = mask - ((mask >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (x * 0x0101010101010101 >> 56) & 0xFF


def nth(mask: i64, n: i64) -> i64:
    """The member of a set that has n smaller ones."""
    rest = mask
    for _i in range(n):
        rest &= rest - 1
    return lowest(rest)


def _shifted(word: i64, places: i64) -> i64:
    return word << places


def bit(i: i64) -> i64:
    """The set whose only member is i.

    Never write `1 << i` for it: mypyc makes that literal a C int, which has 32 bits.
    """
    return _shifted(1, i)


def add_card(pile: i64, copies: i64) -> i64:
    """The pile with one more copy of the card that owns the range."""
    free = copies & ~pile
    return pile | (free & -free)


def take_card(pile: i64, copies: i64) -> i64:
    """The pile with one copy less of the card that owns the range."""
    return (pile & ~copies) | ((pile & copies) >> 1 & copies)
