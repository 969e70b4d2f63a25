"""The things that `peerless bench` measures, each a short piece of work under a clock.

The clock is the processor time of the process, so that other work on the machine counts as little as it can.

A worker (`python -m peerless.lab.measures peerless` or `... open_spiel`) does the work in a process of its own: it reads
a measure and a number of seconds from each line of its input and answers with a line of JSON.
"""

import json
import sys
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from peerless.content.board import Board
from peerless.content.library import Library
from peerless.content.program import HeroProgram
from peerless.content.setup import Setup, build
from peerless.core import machine, view
from peerless.core.playout import playout
from peerless.core.questions import asked_side
from peerless.core.state import State
from peerless.game import Game

# Every hero twice, every board twice; one turn of the wheel is the smallest piece of work.
MIX = (
    ("houdini", "genie", "king-solomons-mine"),
    ("genie", "dracula", "soho"),
    ("dracula", "sherlock-holmes", "baskerville-manor"),
    ("sherlock-holmes", "invisible-man", "king-solomons-mine"),
    ("invisible-man", "jekyll-and-hyde", "soho"),
    ("jekyll-and-hyde", "houdini", "baskerville-manor"),
)
LONGEST_GAME = 20_000  # decisions
COPIES = 20_000  # in one piece of work
PLAYOUTS = 20
HEARTS_GAMES = 100
HEARTS_ROLLOUTS = 500

Work = tuple[int, float]  # how many were done, in how many seconds


def sample(work: Callable[[], Work], seconds: float) -> dict[str, float]:
    """Do pieces of work until their clock has run so long; how many a second were done."""
    count, spent = work()
    while spent < seconds:
        more, time = work()
        count += more
        spent += time
    return {"count": count, "seconds": spent, "rate": count / spent}


class PeerlessMeasures:
    """Random play of the core that this process has loaded."""

    def __init__(self) -> None:
        library = Library()
        self.casts: list[tuple[list[HeroProgram], Board]] = [
            ([library.hero(one), library.hero(other)], library.board(board)) for one, other, board in MIX
        ]
        self.setups: list[Setup] = [build(heroes, board) for heroes, board in self.casts]
        self.seed = 0
        self.random = Random(1).random
        self.middle = self._middle()

    def inside(self) -> Work:
        """Decisions of whole games played by the core alone."""
        count = 0
        start = process_time()
        for setup in self.setups:
            state = self._begin(setup)
            count += playout(state, self.seed, LONGEST_GAME)
        return count, process_time() - start

    def by_code(self) -> Work:
        """Decisions of whole games, each chosen by Python from the list of options and given back."""
        random, legal, answer = self.random, machine.legal, machine.answer
        count = 0
        start = process_time()
        for setup in self.setups:
            state = self._begin(setup)
            while not state.over():
                codes = legal(state)
                answer(state, codes[int(random() * len(codes))])
                count += 1
        return count, process_time() - start

    def by_key(self) -> Work:
        """Decisions of whole games of the class Game, each chosen from the options and played by its key."""
        random = self.random
        count, spent = 0, 0.0
        for heroes, board in self.casts:
            self.seed += 1
            game = Game(heroes, board, self.seed)
            start = process_time()
            while not game.over:
                options = game.options
                game.play(options[int(random() * len(options))].key)
                count += 1
            spent += process_time() - start
        return count, spent

    def copies(self) -> Work:
        """Copies of a state, one after the other, from Python."""
        state = self.middle
        start = process_time()
        for _ in range(COPIES):
            state.copy()
        return COPIES, process_time() - start

    def playouts(self) -> Work:
        """From the middle of a game: a world that fits what the asked seat knows, played to its end."""
        known = view.view(self.middle, self.middle.world.seat[asked_side(self.middle)])
        start = process_time()
        for _ in range(PLAYOUTS):
            self.seed += 1
            playout(view.determinize(known, self.seed), self.seed, LONGEST_GAME)
        return PLAYOUTS, process_time() - start

    def facts(self) -> dict[str, Any]:
        """What is no rate: which core this is, and how large a state."""
        compiled = not (machine.__file__ or "").endswith(".py")
        count = 1_000
        tracemalloc.start()
        kept = [self.middle.copy() for _ in range(count)]
        bytes_held = tracemalloc.get_traced_memory()[0] / len(kept)
        tracemalloc.stop()
        return {"compiled": compiled, "row_bytes": len(self.middle.dump()), "state_bytes": round(bytes_held)}

    def _begin(self, setup: Setup) -> State:
        self.seed += 1
        state = machine.begin(setup.world, self.seed)
        machine.run(state)
        return state

    def _middle(self) -> State:
        """Houdini v Genie, half of a random game played."""
        length = playout(self._begin(self.setups[0]), 1, LONGEST_GAME)
        self.seed = 0
        state = self._begin(self.setups[0])
        playout(state, 1, length // 2)
        return state


class OpenSpielMeasures:
    """Random play of two card games of OpenSpiel. Chance nodes take time there but are not counted as decisions."""

    def __init__(self) -> None:
        self.pyspiel: Any = import_module("pyspiel")
        self.hearts_game = self.pyspiel.load_game("hearts")
        self.rummy_game = self.pyspiel.load_game("gin_rummy")
        self.bots = [self.pyspiel.make_uniform_random_bot(player, player + 1) for player in range(4)]
        self.seed = 0
        self.random = Random(1).random
        self.dealt, self.left = self._dealt()

    def hearts(self) -> Work:
        """Whole games between the random bots of OpenSpiel, wholly in C++."""
        evaluate, new_game, bots = self.pyspiel.evaluate_bots, self.hearts_game.new_initial_state, self.bots
        played = []
        start = process_time()
        for _ in range(HEARTS_GAMES):
            self.seed += 1
            state = new_game()
            evaluate(state, bots, self.seed)
            played.append(state)
        spent = process_time() - start
        return sum(decisions for decisions, _ in map(_nodes, played)), spent

    def hearts_rollouts(self) -> Work:
        """Rollouts of one hand that is dealt already, as its tree search makes them: the leanest loop that it has."""
        evaluator = self.pyspiel.RandomRolloutEvaluator(HEARTS_ROLLOUTS, 1)
        # With one simulation this bot only lets the evaluator play its rollouts.
        bot = self.pyspiel.MCTSBot(self.hearts_game, evaluator, 2.0, 1, 100, False, 1, False)
        start = process_time()
        bot.step(self.dealt)
        return HEARTS_ROLLOUTS * self.left, process_time() - start

    def gin_rummy(self) -> Work:
        """Whole games, each decision chosen by Python from the list of actions and given back."""
        random = self.random
        count = 0
        start = process_time()
        state = self.rummy_game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            count += not state.is_chance_node()
            state.apply_action(actions[int(random() * len(actions))])
        return count, process_time() - start

    def facts(self) -> dict[str, Any]:
        """Chance nodes for each decision, over a few games."""
        hearts, rummy = [], []
        for seed in range(HEARTS_GAMES):
            hearts.append(self.hearts_game.new_initial_state())
            self.pyspiel.evaluate_bots(hearts[-1], self.bots, seed)
        for _ in range(10):
            rummy.append(self.rummy_game.new_initial_state())
            self._play_out(rummy[-1])
        return {"hearts_chance_nodes": _chances(hearts), "gin_rummy_chance_nodes": _chances(rummy)}

    def _dealt(self) -> tuple[Any, int]:
        """A hand of hearts after the deal, and how many decisions are left (the same however it is played)."""
        state = self.hearts_game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(self.random() * len(actions))])
        played = state.clone()
        return state, self._play_out(played)

    def _play_out(self, state: Any) -> int:
        """Play a game to its end; how many steps that took."""
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(self.random() * len(actions))])
            steps += 1
        return steps


def _chances(states: list[Any]) -> float:
    nodes = [_nodes(state) for state in states]
    return round(sum(chances for _, chances in nodes) / sum(decisions for decisions, _ in nodes), 2)


def _nodes(state: Any) -> tuple[int, int]:
    """Decisions and chance nodes of a game that was played."""
    players = [step.player for step in state.full_history()]
    decisions = sum(player >= 0 for player in players)
    return decisions, len(players) - decisions


def serve(measures: PeerlessMeasures | OpenSpielMeasures) -> None:
    """Answer each line `MEASURE SECONDS` with a line of JSON."""
    for line in sys.stdin:
        name, seconds = line.split()
        work = getattr(measures, name)
        print(json.dumps(work() if name == "facts" else sample(work, float(seconds))), flush=True)


if __name__ == "__main__":
    serve(OpenSpielMeasures() if sys.argv[1] == "open_spiel" else PeerlessMeasures())
