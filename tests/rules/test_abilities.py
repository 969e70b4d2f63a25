"""What abilities do before the first turn, and what they leave behind."""

from __future__ import annotations

from pathlib import Path

from peerless.content.program import load_hero
from peerless.game import Game

HEROES = Path(__file__).parents[1] / "heroes_for_tests"


def test_counters_that_a_hero_starts_with_are_there_in_the_first_turn() -> None:
    game = Game([load_hero(HEROES / "berserk.toml"), "dracula"], seed=1)
    while game.turn is None:
        game.play(game.options[0])
    assert game.counters("berserk") == {"wrath": 1}


def test_of_some_sidekicks_only_a_few_begin_on_the_board_and_an_effect_brings_another() -> None:
    game = Game([load_hero(HEROES / "drover.toml"), "dracula"], seed=1)
    while game.turn is None:
        game.play(game.options[0])
    assert [game.state.health(f) for f in range(4)] == [12, 2, 0, 0]
    for _ in range(20):
        game.play(game.options[-1])
    assert game.state.health(2) > 0
