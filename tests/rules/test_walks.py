"""Where a move can end, against every walk there is, step by step, circles and detours included."""

from __future__ import annotations

import random

import pytest
from tables import HEROES_FOR_TESTS

from peerless import Game
from peerless.content.library import Library
from peerless.core.graph import reach
from peerless.core.layout import NOWHERE, TOKENS

GAMES = [
    (["invisible-man", "houdini"], "king-solomons-mine"),
    (["dracula", "genie"], "baskerville-manor"),
    (["invisible-man", "dracula", "sherlock-holmes", "houdini"], "baskerville-manor"),
    (["jekyll-and-hyde", "dracula"], "soho"),
    (["colossus", "houdini"], "king-solomons-mine"),
]
LIBRARY = Library([HEROES_FOR_TESTS])


def next_to(game: Game, fighter: int) -> dict[int, set[int]]:
    """Where one step takes this fighter: along lines, through passages unless it is large, and through its own fog."""
    board, world = game.names.board, game.setup.world
    steps: dict[int, set[int]] = {space: set() for space in range(len(board.spaces))}
    for a, b in board.lines:
        steps[a].add(b)
        steps[b].add(a)
    nets = [set() if game.names.fighter_facts[fighter].large else set(board.passages)]
    if world.token_steps[fighter]:
        fog = game.state.w[TOKENS + world.token_steps[fighter] - 1]
        nets.append({space for space in steps if fog >> space & 1})
    for net in nets:
        for space in net:
            steps[space] |= net - {space}
    return steps


def ends_of_walks(game: Game, fighter: int, length: int, through: bool) -> set[int]:
    """Where a walk of so many steps at most can end. A walk may cross any space again, its first one too."""
    world, state = game.setup.world, game.state
    steps = next_to(game, fighter)
    team = world.team[world.side_of[fighter]]
    others = [f for f in range(world.fighter_count) if f != fighter and state.space(f) != NOWHERE]
    held = {state.space(f) for f in others}
    foes = set() if through else {state.space(f) for f in others if world.team[world.side_of[f]] != team}
    walks = [(state.space(fighter),)]
    for _ in range(length):
        walks += [(*walk, space) for walk in walks for space in steps[walk[-1]] - foes if len(walk) <= length]
        walks = list({(len(walk), walk[-1]): walk for walk in walks}.values())  # alike from here on
    return {walk[-1] for walk in walks} - held


@pytest.mark.rule("Q42", "Q21", "R38", "R74", "R75", "R76", "R141", "R142", "R150", "R152", "R154")
@pytest.mark.parametrize("through", [False, True], ids=["as usual", "through opponents"])
@pytest.mark.parametrize(("heroes", "board"), GAMES, ids=lambda value: value if isinstance(value, str) else value[0])
def test_a_move_ends_wherever_a_walk_can_and_going_in_a_circle_is_staying(
    heroes: list[str], board: str, through: bool
) -> None:
    game, chance = Game(heroes, board=board, seed=3, library=LIBRARY), random.Random(3)
    circles = 0
    for _ in range(150):
        if game.over:
            break
        game.play(chance.choice(game.options).key)
        for fighter in range(game.setup.world.fighter_count):
            start = game.state.space(fighter)
            if start == NOWHERE or game.turn is None:
                continue
            for length in (1, 2, 4):
                found = reach(game.state, fighter, length, through)
                ends = ends_of_walks(game, fighter, length, through)
                assert {space for space in range(len(game.names.board.spaces)) if found >> space & 1} == ends - {start}
                circles += start in ends
    assert circles
