"""A change of the rules does not pass without a new rules version."""

from __future__ import annotations

import hashlib

import pytest
from records.games import SHAPES, positions

from peerless.core.version import PLAYS


@pytest.mark.parity
def test_the_same_games_as_ever() -> None:
    fingerprint = hashlib.blake2b(digest_size=16)
    for heroes, board, seats in SHAPES:
        for seed in range(4):
            for game in positions(heroes, board, seats, seed, 300):
                options = ",".join(option.key for option in game.options)
                fingerprint.update(f"{options} {game.winners}".encode())
    assert fingerprint.hexdigest() == PLAYS, (
        "random games go another way than before. If records of old games may not go on now, raise RULES in "
        f"core/version.py; in any case write there PLAYS = {fingerprint.hexdigest()!r}"
    )
