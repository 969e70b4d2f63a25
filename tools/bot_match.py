"""Lets one bot play another and counts: python tools/bot_match.py greedy random --games 200.

Heroes and boards are mixed, the seats change from game to game; everything follows from the seeds.
"""

import argparse
import random
import time

from peerless.bots import make_bot
from peerless.content.library import Library
from peerless.game import Game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1000)
    args = parser.parse_args()
    won = undecided = answers = 0
    total = longest = 0.0
    for seed in range(args.seed, args.seed + args.games):
        seat = seed % 2
        game = mixed_game(seed)
        bots = {seat: make_bot(args.first, seed), 1 - seat: make_bot(args.second, seed + 1)}
        while game.decision is not None:
            asked = game.decision.seat
            view = game.view(asked)
            begun = time.perf_counter()
            option = bots[asked].choose(view, view.options)
            if asked == seat:
                spent = time.perf_counter() - begun
                total, longest, answers = total + spent, max(longest, spent), answers + 1
            game.play(option.code)
        winners = [game.seat_of(side) for side in game.winners]
        won += winners == [seat]
        undecided += not winners
    print(f"{args.first} won {won} of {args.games} games against {args.second}, {undecided} were undecided")
    print(
        f"{answers / args.games:.0f} answers a game, {1000 * total / answers:.1f} ms each, {1000 * longest:.0f} ms at most"
    )


def mixed_game(seed: int) -> Game:
    library, chance = Library(), random.Random(seed)
    heroes, boards = sorted(library.heroes), sorted(library.boards)
    game = Game([chance.choice(heroes), chance.choice(heroes)], board=boards[seed % len(boards)], seed=seed)
    game.state.listening = False  # nobody reads the log
    return game


if __name__ == "__main__":
    main()
