"""How many are taken, and where cards come from and go to."""

from dataclasses import dataclass

from peerless.cards.tree.base import Amount, Piles, Quantity


@dataclass(frozen=True)
class UpTo(Amount):
    """As many as you like, but no more than so many."""

    number: Quantity


@dataclass(frozen=True)
class AnyNumber(Amount):
    """As many as you like."""


@dataclass(frozen=True)
class Every(Amount):
    """All of them."""


@dataclass(frozen=True)
class AtRandom(Amount):
    """Nobody chooses which."""

    number: Quantity


@dataclass(frozen=True)
class Hand(Piles):
    pass


@dataclass(frozen=True)
class DiscardPile(Piles):
    pass


@dataclass(frozen=True)
class Deck(Piles):
    """Cards are searched for in it, or shuffled into it; it is shuffled at the end."""


@dataclass(frozen=True)
class DeckTop(Piles):
    pass


@dataclass(frozen=True)
class DeckBottom(Piles):
    pass


@dataclass(frozen=True)
class GameBox(Piles):
    """What lies there is out of the game."""


@dataclass(frozen=True)
class Theirs(Piles):
    """Your opponent's; what you take there goes to a pile of theirs."""

    of: Piles
