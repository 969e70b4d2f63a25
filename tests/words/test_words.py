"""Every sentence that a player reads exists, says something, and says to no seat what it may not know."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from fluent.runtime import FluentResource

from peerless import Game
from peerless.content import question, words
from peerless.content.faults import Fault
from peerless.content.words import FOLDER, messages_in
from peerless.core import events
from peerless.core.layout import NOTHING, TABLE
from peerless.record import log as log_module
from peerless.record.game_record import events_of
from peerless.record.log import log

HEROES = ["dracula", "genie", "houdini", "invisible-man", "jekyll-and-hyde", "sherlock-holmes"]
PAIRS = list(itertools.combinations_with_replacement(HEROES, 2))
SHAPES = [(list(pair), None) for pair in PAIRS] + [
    (["houdini", "genie", "houdini", "dracula"], None),
    (["genie", "houdini", "jekyll-and-hyde", "genie"], [0, 1, 0, 2]),
    (["sherlock-holmes", "invisible-man", "houdini", "genie"], None),
]
KINDS = {name: kind for name, kind in vars(events).items() if name.isupper() and isinstance(kind, int)}
RAW = re.compile(r"None|[{}\[\]]|-\d|\b(card|space|attack|fighter|choice|order|token):[a-z0-9]|  $")


def start(shape: int, seed: int) -> Game:
    heroes, seats = SHAPES[shape % len(SHAPES)]
    return Game(heroes, board="soho" if len(heroes) > 2 else "king-solomons-mine", seed=seed, seats=seats)


def some_answer(game: Game, chance: random.Random) -> str:
    """A key, more often a card or an attack than in quite random play."""
    keys = [option.key for option in game.options]
    bold = [key for key in keys if key.startswith(("attack", "scheme", "card"))]
    return chance.choice(bold if bold and chance.random() < 0.6 else keys)


def played(shape: int, seed: int) -> Game:
    game, chance = start(shape, seed), random.Random(seed)
    while not game.over:
        game.play(some_answer(game, chance))
    return game


# --- the catalogue ------------------------------------------------------------------------------------------


def test_every_kind_of_event_is_told() -> None:
    game = start(0, 1)
    teller = log_module._Log(game.setup, words.words("en"), None)
    told = {*log_module.GATHERED, *log_module.PLAIN, *log_module.SILENT, *teller.tellers, events.FINISHED}
    assert told == set(KINDS.values())
    messages = set(messages_in("log"))
    assert set(log_module.PLAIN.values()) <= messages
    assert set(log_module.GATHERED.values()) <= messages
    assert set(log_module.EFFECTS.values()) <= messages
    assert {*log_module.SKIPS.values(), "other"} <= set(messages_in("skipped"))


def test_hidden_cards_have_a_sentence_of_their_own() -> None:
    open_kinds = {
        events.DISCARDED,
        events.TOP_DISCARDED,
        events.BOXED,
        events.CARD_SHOWN,
    }  # never hidden, or then not told at all
    for kind, message in log_module.GATHERED.items():
        assert kind in open_kinds or f"{message}-hidden" in set(messages_in("log"))


def test_every_question_has_its_words() -> None:
    asked, options = set(messages_in("ask")), set(messages_in("option"))
    assert question.purposes() <= asked
    assert question.purposes() - {"action"} <= options
    assert set(messages_in("pass")) - {"other"} <= question.purposes()


def test_the_words_of_the_code_are_in_the_catalogue() -> None:
    """Whatever message a source file names is there."""
    known = words.words("en")
    for source in FOLDER.parents[1].glob("cli/terminal/*.py"):
        for name in re.findall(
            r"\b(?:say|plain)\(\s*\"([a-z-]+)\"(?: if \w+ else \"([a-z-]+)\")?", source.read_text("utf-8")
        ):
            assert all(known.knows(f"screen.{one}") for one in name if one), f"{source.name} says screen.{name}"
    for source in [path for part in ("content", "record", "cli") for path in FOLDER.parents[1].glob(f"{part}/*.py")]:
        for name in re.findall(r"\b(?:say|sentence)\(\s*\"([a-z-]+\.[a-z-]+)\"", source.read_text("utf-8")):
            assert known.knows(name), f"{source.name} says {name}"
        for name in re.findall(r"\b_add\(\s*\"([a-z-]+)\"", source.read_text("utf-8")):
            assert known.knows(f"log.{name}"), f"{source.name} says log.{name}"


def test_an_unknown_language_is_one_sentence() -> None:
    with pytest.raises(Fault, match=r"there is no language 'elvish'; known are .*en"):
        words.words("elvish")


def test_counts_and_names_and_lists() -> None:
    say = words.words("en")
    assert say.say("log.drew-hidden", side="Bess", number=1) == "Bess draws 1 card."
    assert say.say("log.drew-hidden", side="Bess", number=0) == "Bess draws 0 cards."
    assert say.name("The Genie") == "the Genie"
    assert say.sentence("log.fell", fighter=say.name("The Genie")) == "The Genie is defeated."
    assert say.listing(["a", "b", "c"]) == "a, b and c"


# --- random games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(30))
def test_a_random_game_in_words(number: int) -> None:
    game, chance = start(number, number), random.Random(number)
    while not game.over:
        decision = game.decision
        assert decision is not None
        texts = [option.text() for option in game.options]
        assert len(set(texts)) == len(texts), f"{decision.text()} has the same answer twice: {texts}"
        for text in [decision.text(), *texts]:
            assert text and not RAW.search(text), text
            assert text[0] == text[0].upper()
        other_seat = (decision.seat + 1) % (1 + max(game.setup.world.seat))
        seen = game.view(other_seat).decision
        assert seen is not None and not RAW.search(seen.text())
        game.play(some_answer(game, chance))
    for seat in [None, *range(1 + max(game.setup.world.seat))]:
        lines = game.log(seat=seat)
        assert "a hidden card" not in "".join(lines)
        for line in lines:
            assert not RAW.search(line), line
            assert line.rstrip().endswith((".", ":", "!", "?")) or line.startswith(("Turn", "Setup")), line


@pytest.mark.parametrize("number", range(10))
def test_every_number_of_a_combat_adds_up(number: int) -> None:
    """The parts of a value, where they are given, make the value (or 0, where they are below)."""
    for line in played(number, 100 + number).log():
        found = re.match(r"\s*Attack (.*) against defense (.*)\.$", line)
        for side in found.groups() if found else ():
            value, _, parts = side.partition(" (")
            numbers = [int(n) for n in re.findall(r" ([+-]?\d+)(?= by |, |\)$)", parts)]
            if numbers and " ignored" not in parts:
                assert int(value) == max(sum(numbers), 0), line


@pytest.mark.parametrize("number", range(20))
def test_a_log_tells_a_seat_nothing_hidden(number: int) -> None:
    """Whatever the cards are that a seat does not see, its log is the same; unlike the log of everything."""
    game = played(number, 200 + number)
    told = events_of(game)
    for seat in range(1 + max(game.setup.world.seat)):
        masked = [
            (*event[:2], NOTHING, *event[3:]) if event[7] >= 0 and not event[7] >> seat & 1 else event for event in told
        ]
        assert masked != list(told)
        assert log(masked, game.setup, seat=seat) == log(told, game.setup, seat=seat)
        assert log(told, game.setup, seat=seat) != log(told, game.setup)


def test_no_translation_can_tell_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence about a card that a seat does not see has no name to print, whatever it asks for."""
    telling = words.Words("en")
    assert telling.bundle
    hidden = [name for name in telling.ids if name.startswith("log-") and "-hidden" in name]
    assert len(hidden) >= 7
    for name in hidden:
        telling.bundle.add_resource(FluentResource(f"{name} = hidden: {{ $card }}"), allow_overrides=True)
    monkeypatch.setattr(log_module, "words", lambda lang: telling)
    for number in range(6):
        game = played(number, 300 + number)
        told = [line.strip() for line in log(events_of(game), game.setup, seat=number % 2)]
        assert {line for line in told if line.startswith("Hidden:")} == {"Hidden: a hidden card"}


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_a_log_names_only_cards_that_its_seat_has_seen(number: int) -> None:
    game, chance = start(number, 300 + number), random.Random(number)
    mine, other = (  # names that only one side has
        {card.name for code, card in game.names.cards.items() if code // 64 == side} for side in (0, 1)
    )
    key = {card.name: card.key for card in game.names.cards.values()}
    seen: set[str] = set()
    for _ in range(60):
        table = game.view(0)
        theirs = table.sides[1]
        combat = [role.card for role in table.combat or ()]
        seen |= {card for card in [*table.hand(theirs), *table.deck(theirs), *combat] if card}
        seen |= {*table.discard(theirs), *table.aside(theirs), *table._pile(1, table.state.side(1, TABLE))}
        text = "\n".join(game.log(seat=0))
        for name in other - mine:
            assert key[name] in seen or not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text), f"{name}: {text}"
        if game.over:
            break
        game.play(some_answer(game, chance))


# --- one fight, word for word -------------------------------------------------------------------------------


def test_an_effect_stands_under_its_card() -> None:
    """Look through random games for a boosted attack: its sentences stand in the order of the rules."""
    for number in range(40):
        lines = played(PAIRS.index(("genie", "houdini")), 400 + number).log()
        text = "\n".join(line.strip() for line in lines)
        found = re.search(r"reveals Flourish, attack 3\.(?:\n.*)*?\nAttack (\d) \(Flourish 3, (.*) \+(\d)\)", text)
        if found:
            card, boost = found[2], found[3]
            assert int(found[1]) == 3 + int(boost)
            assert f"Houdini boosts with {card}.\n" in text
            assert f"{card} adds {boost} to the value of Flourish." in text
            return
    pytest.fail("no boosted Flourish in 40 games")
