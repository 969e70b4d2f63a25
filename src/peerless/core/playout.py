"""Random play inside the compiled part: the hot loop of benches and searches."""

from mypy_extensions import i64

from peerless.core.machine import ready, run
from peerless.core.questions import take_answer
from peerless.core.rng import advance, mix, scaled
from peerless.core.state import State


def playout(s: State, word: i64, limit: i64) -> i64:
    """Answer every question at random until the game is over or `limit` answers were given; how many were."""
    ready(s)
    decisions: i64 = 0
    random = word
    while not s.over() and decisions < limit:
        random = advance(random)
        choice = scaled(mix(random), s.option_count)
        take_answer(s, s.options[choice])
        run(s)
        decisions += 1
    return decisions
