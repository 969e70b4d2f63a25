"""Sentences whose words are known but that do not say one thing: they are refused, and their neighbours are read."""

from __future__ import annotations

import pytest
from cards.random_trees import WORDS

from peerless.cards import tree as t
from peerless.cards.parse import NotUnderstood, parse

REFUSED = [
    # Who did it?
    "Your opponent may discard 1 card. If you do, draw 1 card.",
    "Your opponent may discard 1 card. If you don't, draw 1 card.",
    "You may discard 1 card. If they do, draw 1 card.",
    "Draw 1 card. If they do not, draw 1 card.",
    "Draw 2 cards and discard 1 card. If you do, gain 1 action.",
    # Which deed is meant by "this way"?
    "Discard 1 card. Your opponent discards 1 card. Draw 1 card for each card discarded this way.",
    "Discard 1 card. Deal 2 damage to Ann. Draw 1 card for each card discarded this way.",
    "Discard 1 card. Gain 2 rage counters. Draw 1 card for each card discarded this way.",
    "Draw 2 cards. Draw 1 card for each damage dealt this way.",
    "Each opponent discards 1 card. Draw 1 card for each card discarded this way.",
    "Discard any number of cards. Deal 1 damage to an Imp for each card discarded this way. "
    "Draw 1 card for each damage dealt this way.",
    "Deal 2 damage to Ann. If it is your turn, discard 1 card. Draw 1 card for each card discarded this way.",
    "Remove 2 rage counters. Draw 1 card for each trap removed this way.",
    # Which card?
    "Reveal the top card of your deck. Cancel all effects on that card.",
    "Discard 1 card. Ignore its value.",
    "Discard 1 card. Boost it.",
    "Each opponent discards the top card of their deck. Draw cards equal to its boost value.",
    # Which fighters?
    "Deal 1 damage to any opposing fighters.",
    "Deal 1 damage to any Imps.",
    "Deal 1 damage to each opposing fighter adjacent to a fighter.",
    "Deal 1 damage to each fighter adjacent to each Imp.",
    "Place Ann in a space adjacent to Ann and the Bear.",
    "Place Ann in a space adjacent to an opposing fighter. Deal 1 damage to that fighter.",
    "Move the Bear up to 3 spaces. Deal 1 damage to an adjacent opposing fighter.",
    # Instead of which?
    "Draw 1 card. Deal 1 damage to the opposing fighter. If you won the combat, draw 2 cards instead.",
    "Draw 1 card. Otherwise, draw 2 cards.",
    # Which role?
    "If the combat damage you took is at least 2, draw 1 card.",
]
READ = [
    ("Your opponent may discard 1 card. If they do, draw 1 card.", t.Done),
    ("Ann may swap spaces with the Bear. If they do, draw 1 card.", t.Done),
    ("You may discard 1 card and draw 1 card. If you do, gain 1 action.", t.Done),
    ("Discard 1 card. Draw 1 card for each card discarded this way.", t.Sequence),
    ("Remove 2 rage counters. Draw 1 card for each rage counter removed this way.", t.Sequence),
    ("If there are any opposing fighters adjacent to Ann, draw 1 card.", t.If),
    ("Draw 1 card. If you won the combat, draw 2 cards instead.", t.If),
    ("Draw 1 card for each combat damage you took.", t.If),
    ("Cancel all effects on your opponent's card. Ignore its value.", t.Sequence),
    ("If your opponent played a card, cancel all effects on that card.", t.If),
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_could_mean_another_thing_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(text, WORDS)


@pytest.mark.parametrize(("text", "kind"), READ)
def test_its_neighbours_are_read(text: str, kind: type[t.Node]) -> None:
    assert isinstance(parse(text, WORDS), kind)


def test_damage_you_took_is_that_of_a_defender() -> None:
    assert parse("Draw 1 card for each combat damage you took.", WORDS) == t.If(
        t.Defending(), t.Draw(t.ForEach(1, t.CombatDamage())), t.NOTHING
    )


def test_a_text_that_no_card_has_room_for_is_not_read() -> None:
    with pytest.raises(NotUnderstood, match="more than 2000 letters"):
        parse("Draw 1 card. " * 200, WORDS)
