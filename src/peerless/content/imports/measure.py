"""How much of many decks is understood, and which phrases stop the rest."""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path

from peerless.content.imports.deck import read_deck
from peerless.content.imports.understand import Effect, Imported, understand

LOW = 30  # percent
WORDS = 8  # of a phrase
NUMBERS = re.compile(r"(?<![\w-])(?:\d+|one|two|three|four|five|six)(?!\w)", re.IGNORECASE)


@dataclass(frozen=True)
class DeckMeasure:
    name: str
    file: str
    texts: int
    understood: int
    cards: int
    as_written: int
    phrases: tuple[tuple[str, str], ...]  # each phrase that stops a card, and that card

    @property
    def percent(self) -> float:
        return 100 * self.understood / self.texts if self.texts else 100.0


@dataclass(frozen=True)
class Phrase:
    text: str
    cards: int
    example: str  # deck and card


def measure_deck(path: Path) -> DeckMeasure:
    return measured(understand(read_deck(path)))


def measured(found: Imported) -> DeckMeasure:
    phrases = {(phrase_of(effect, found), effect.title or effect.where) for effect in found.refused}
    return DeckMeasure(
        name=found.deck.name,
        file=found.deck.path.name,
        texts=len(found.effects),
        understood=len(found.effects) - len(found.refused),
        cards=len(found.deck.cards),
        as_written=len(found.deck.cards) - len(found.refused_cards),
        phrases=tuple(sorted(phrases)),
    )


def phrase_of(effect: Effect, found: Imported) -> str:
    """Where reading stopped, without the numbers and names that differ from deck to deck."""
    refusal = effect.refusal
    assert refusal
    if not refusal.rest:
        return f"({refusal.reason})"
    text = refusal.rest
    for name in found.words.names(fighter.name for fighter in found.deck.fighters):
        text = re.sub(rf"(?<!\w)(?:the )?{re.escape(name)}(?!\w)", "X", text, flags=re.IGNORECASE)
    text = NUMBERS.sub("N", text).lower().replace("x's", "X's")
    text = re.sub(r"(?<!\w)[nx](?!\w)", lambda letter: letter[0].upper(), text)
    first = re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]
    words = first.split()
    return " ".join(words[:WORDS]) + (" ..." if len(words) > WORDS else "")


def phrases_of(decks: list[DeckMeasure]) -> list[Phrase]:
    """The refused phrases, those that stop the most cards first."""
    counts: Counter[str] = Counter()
    examples: dict[str, str] = defaultdict(str)
    for deck in decks:
        for phrase, card in deck.phrases:
            counts[phrase] += 1
            examples[phrase] = examples[phrase] or f"{deck.name}: {card}"
    ordered = sorted(counts, key=lambda phrase: (-counts[phrase], phrase))
    return [Phrase(phrase, counts[phrase], examples[phrase]) for phrase in ordered]
