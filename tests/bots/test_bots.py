"""The bots: legal answers, nothing but a view to look at, and greedy is clearly the better one."""

import random
from pathlib import Path

import pytest
from tables import table

from peerless.bots import Bot, make_bot
from peerless.bots.judge import ATTACK, Judge
from peerless.cli.terminal.session import Session
from peerless.content.faults import Fault
from peerless.content.library import Library
from peerless.content.table import Option, Table
from peerless.core import layout
from peerless.game import Game

HEROES = sorted(Library().heroes)
MOST_DECISIONS = 3000
ATTACK_OF_HYDE = "recoiling-blow"


class Watched:
    """Checks what a bot is given and what it answers."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot, self.seat, self.answers = bot, seat, 0

    def choose(self, view: Table, options: list[Option]) -> Option:
        assert type(view) is Table and view.viewer == self.seat
        for option in options:
            state = option.question.state  # an option is worded from a table: it must be the seat's own
            assert state.w[layout.VIEWER] == self.seat + 1
        before = view.state.digest()
        choice = self.bot.choose(view, options)
        assert view.state.digest() == before, "thinking changed the view"
        assert choice in options
        self.answers += 1
        return choice


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("count", [2, 4])
def test_bots_answer_legally_from_a_view(name: str, count: int) -> None:
    heroes = random.Random(count).choices(HEROES, k=count)
    session = Session(Game(heroes, board="soho", seed=count), frozenset(), name)
    watched = {seat: Watched(bot, seat) for seat, bot in session.bots.items()}
    session.bots = dict(watched)
    for _ in range(150):
        if session.game.over:
            break
        session.bot_answers()
    assert sum(bot.answers for bot in watched.values()) > 30


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_truth_is_refused(name: str) -> None:
    game = Game(["houdini", "genie"], seed=1)
    with pytest.raises(ValueError, match="view"):
        make_bot(name, 1).choose(game, game.options)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    assert played(3, (name, "random"), 40).keys == played(3, (name, "random"), 40).keys


def test_an_unknown_bot_is_a_fault() -> None:
    with pytest.raises(Fault, match="did you mean 'greedy'"):
        make_bot("greedi", 1)


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(20):
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        game = played(seed, names, MOST_DECISIONS)
        won += [game.seat_of(side) for side in game.winners] == [names.index("greedy")]
    assert won >= 16


def played(seed: int, names: tuple[str, str], most: int) -> Game:
    chance = random.Random(seed)
    game = Game([chance.choice(HEROES), chance.choice(HEROES)], board="baskerville-manor", seed=seed)
    for fighter in range(len(game.fighters)):  # shorter games
        game.state.w[layout.HEALTH + fighter] = min(game.state.health(fighter), 7)
    session = Session(game, frozenset(), "random")
    session.bots = {seat: make_bot(name, seed + seat) for seat, name in enumerate(names)}
    for _ in range(most):
        if game.over:
            break
        session.bot_answers()
    return game


@pytest.mark.parametrize(("form", "worth"), [("dr-jekyll", 0), ("mr-hyde", ATTACK)])
def test_an_attack_counts_only_in_the_form_that_its_card_is_for(tmp_path: Path, form: str, worth: float) -> None:
    """The only attack card in the hand is one of Mr. Hyde's."""

    def score(hand: str) -> float:
        at = table(
            tmp_path,
            f"""
            board: {{lines: [a-b], zones: {{red: [a, b]}}}}
            sides:
              - hero: jekyll-and-hyde
                fighters: {{jekyll-and-hyde: {{at: a}}}}
                form: {form}
                hand: [{hand}]
              - hero: genie
                fighters: {{genie: {{at: b}}}}
            turn: jekyll-and-hyde
            """,
        )
        offered = any(option.key.startswith("attack") for option in at.options)
        assert offered == (worth > 0 and hand == ATTACK_OF_HYDE)
        return Judge(at.state.world, 0).score(at.state)

    assert score(ATTACK_OF_HYDE) - score("strange-case") == pytest.approx(worth)
