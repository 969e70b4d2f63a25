"""Decks are shuffled: the order is another one for every seed and every side, and every card can come to the top."""

from __future__ import annotations

from collections import Counter

import pytest

from peerless import Game
from peerless.core.layout import DECK, DECK_SIZE

SEEDS = range(40)
SHAPES = {
    "duel": (["houdini", "genie"], "king-solomons-mine"),
    "mirror": (["dracula", "dracula"], "soho"),
    "teams": (["houdini", "genie", "jekyll-and-hyde", "invisible-man"], "soho"),
}


def order(game: Game, side: int) -> tuple[str, ...]:
    """The deck as it was shuffled, from the bottom; the cards drawn for the first hand are left out."""
    cards = [game.state.side(side, DECK + i) for i in range(game.state.side(side, DECK_SIZE))]
    return tuple(game.names.cards[card].key for card in cards)


@pytest.mark.parity
@pytest.mark.rule("R29")
@pytest.mark.parametrize("shape", SHAPES)
def test_every_side_s_deck_lies_in_another_order_in_every_game(shape: str) -> None:
    heroes, board = SHAPES[shape]
    games = [Game(heroes, board=board, seed=seed) for seed in SEEDS]
    for side, hero in enumerate(games[0].names.heroes):
        orders = [order(game, side) for game in games]
        assert len(set(orders)) == len(SEEDS), f"{hero.name}: two seeds give one order"
        printed = Counter({card.key: card.copies for card in hero.cards})
        for game, deck in zip(games, orders, strict=True):
            hand = game.hand(game.sides[side])
            assert len(hand) == 5
            assert Counter([*hand, *deck]) == printed


@pytest.mark.rule("R29")
def test_two_decks_of_one_hero_lie_in_two_orders() -> None:
    heroes, board = SHAPES["mirror"]
    for seed in SEEDS:
        game = Game(heroes, board=board, seed=seed)
        assert order(game, 0) != order(game, 1)


@pytest.mark.rule("R29")
def test_every_card_comes_to_every_part_of_the_deck() -> None:
    """Of 300 shuffled decks, each copy of a card should be in 50 first hands and 50 times among the last five cards."""
    heroes, board = SHAPES["duel"]
    hands: dict[str, Counter[str]] = {hero: Counter() for hero in heroes}
    bottoms: dict[str, Counter[str]] = {hero: Counter() for hero in heroes}
    for seed in range(300):
        game = Game(heroes, board=board, seed=seed)
        for side, hero in enumerate(heroes):
            hands[hero].update(filter(None, game.hand(hero)))
            bottoms[hero].update(order(game, side)[:5])
    for side, hero in enumerate(heroes):
        for card in game.names.heroes[side].cards:
            assert hands[hero][card.key] > 30 * card.copies, f"{card.name} is seldom in the first hand"
            assert bottoms[hero][card.key] > 30 * card.copies, f"{card.name} is seldom at the bottom"
