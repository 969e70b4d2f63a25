"""Plays random games and prints one fingerprint of every state on the way, so that two builds can be compared.

`make parity` runs it on the interpreted and on the compiled core: they must print the same line.
"""

import argparse
import hashlib
import itertools

from peerless.content.library import Library
from peerless.content.setup import build
from peerless.core import machine
from peerless.core.rng import advance, mix, scaled


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games
    library = Library()
    pairs = itertools.product(library.heroes, library.heroes, library.boards)
    setups = [build([library.hero(a), library.hero(b)], library.board(board)) for a, b, board in pairs]
    fours = itertools.islice(itertools.permutations(library.heroes, 4), 0, None, 12)
    setups += [build([library.hero(name) for name in four], library.board("soho")) for four in fours]
    hasher = hashlib.blake2b(digest_size=16)
    decisions = 0
    for seed in range(games):
        state = machine.begin(setups[seed % len(setups)].world, seed)
        machine.run(state)
        word = seed
        while not state.over():
            word = advance(word)
            machine.answer(state, state.options[scaled(mix(word), state.option_count)])
            decisions += 1
            if decisions % 16 == 0 or state.over():
                hasher.update(state.dump())
    print(f"{games} games, {decisions} decisions, digest {hasher.hexdigest()}")


if __name__ == "__main__":
    main()
