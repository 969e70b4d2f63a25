"""The random word: SplitMix in 62 bits, so that the compiled and the interpreted machine draw the same numbers."""

from typing import Final

from mypy_extensions import i64

from peerless.core.layout import RANDOM
from peerless.core.state import State

_ALL: Final = 0x3FFFFFFFFFFFFFFF


def mix(word: i64) -> i64:
    z = word
    z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & _ALL
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & _ALL
    return z ^ (z >> 31)


def advance(word: i64) -> i64:
    return (word + 0x1E3779B97F4A7C15) & _ALL


def scaled(word: i64, n: i64) -> i64:
    """A mixed word as a number from 0 to n - 1."""
    return ((word >> 30) * n) >> 32


def below(s: State, n: i64) -> i64:
    """A random number from 0 to n - 1."""
    s.w[RANDOM] = advance(s.w[RANDOM])
    return scaled(mix(s.w[RANDOM]), n)
