"""The program of each verb. A deed writes its steps; a choice begins with a question that may be declined."""

from peerless.cards.deeds import board, combat, hand, lasting, piles, things
from peerless.cards.writer import Deeds

DEEDS: Deeds = {**hand.DEEDS, **combat.DEEDS, **board.DEEDS, **things.DEEDS}
CHOICES: Deeds = {**piles.CHOICES, **combat.CHOICES, **board.CHOICES, **things.CHOICES, **lasting.CHOICES}
