"""What is done, one thing after the other."""

from dataclasses import dataclass

from peerless.cards.tree.base import Cards, Condition, Fighters, Quantity, Spaces, Verb


@dataclass(frozen=True)
class Sequence(Verb):
    """One after the other; what is impossible is skipped."""

    parts: tuple[Verb, ...]


NOTHING = Sequence(())


@dataclass(frozen=True)
class May(Verb):
    your: bool
    verb: Verb


@dataclass(frozen=True)
class Done(Verb):
    """`then` follows if the verb was done, else `otherwise`."""

    verb: Verb
    then: Verb
    otherwise: Verb


@dataclass(frozen=True)
class If(Verb):
    condition: Condition
    then: Verb
    otherwise: Verb


@dataclass(frozen=True)
class ChooseOne(Verb):
    branches: tuple[Verb, ...]


@dataclass(frozen=True)
class EachOpponent(Verb):
    """The verb speaks of each opponent in turn as "them"."""

    verb: Verb


@dataclass(frozen=True)
class NextTurn(Verb):
    """Done at the start of your next turn."""

    verb: Verb


@dataclass(frozen=True)
class Draw(Verb):
    your: bool
    number: Quantity


@dataclass(frozen=True)
class DrawAndKeep(Verb):
    """Draw up to `most` cards, keep some, put the others under your deck."""

    most: int
    keep: int


@dataclass(frozen=True)
class Discard(Verb):
    your: bool
    number: int


@dataclass(frozen=True)
class DiscardAtRandom(Verb):
    your: bool


@dataclass(frozen=True)
class DiscardAnyNumber(Verb):
    cards: Cards


@dataclass(frozen=True)
class DiscardNamedValue(Verb):
    """They discard a card whose printed value is the number named."""


@dataclass(frozen=True)
class ChooseAndDiscard(Verb):
    """You choose cards in their hand that they discard."""

    number: int


@dataclass(frozen=True)
class ChooseOpponent(Verb):
    """Who "they" are from here on."""


@dataclass(frozen=True)
class Look(Verb):
    """Look at their hand."""


@dataclass(frozen=True)
class ShowHand(Verb):
    """They show their hand to everybody."""


@dataclass(frozen=True)
class PutOnTop(Verb):
    number: int


@dataclass(frozen=True)
class TakeBackBoost(Verb):
    """One of the cards that boosted your card returns to your hand."""


@dataclass(frozen=True)
class RevealTop(Verb):
    pass


@dataclass(frozen=True)
class TakeRevealed(Verb):
    """The card revealed goes to your hand."""


@dataclass(frozen=True)
class Boost(Verb):
    your: bool


@dataclass(frozen=True)
class Cancel(Verb):
    """Cancel all effects on your opponent's card."""


@dataclass(frozen=True)
class AddValue(Verb):
    amount: Quantity


@dataclass(frozen=True)
class BecomesBoost(Verb):
    """The value of your opponent's card becomes its boost value."""


@dataclass(frozen=True)
class ChangePrinted(Verb):
    """The printed value of your opponent's card becomes its boost value."""


@dataclass(frozen=True)
class ValueInstead(Verb):
    value: int


@dataclass(frozen=True)
class Pin(Verb):
    """The value of your opponent's card is 0 and cannot be changed."""


@dataclass(frozen=True)
class IgnoreValue(Verb):
    pass


@dataclass(frozen=True)
class ReturnCard(Verb):
    """Your opponent's card of this combat goes back to their hand."""


@dataclass(frozen=True)
class PlayInstead(Verb):
    """You choose another card in a hand; it takes the place of that player's card in this combat."""

    your: bool


@dataclass(frozen=True)
class Substitute(Verb):
    """Of two fighters the one that is not in the combat takes the other's place in it."""

    one: Fighters
    other: Fighters


@dataclass(frozen=True)
class NameNumber(Verb):
    pass


@dataclass(frozen=True)
class ValuesThisTurn(Verb):
    """For the rest of this turn the values of your cards are this and cannot be changed."""

    value: int


@dataclass(frozen=True)
class Damage(Verb):
    amount: Quantity
    fighters: Fighters


@dataclass(frozen=True)
class Recover(Verb):
    fighters: Fighters
    amount: Quantity


@dataclass(frozen=True)
class Move(Verb):
    fighters: Fighters
    distance: int


@dataclass(frozen=True)
class MoveThrough(Verb):
    """Move, also through opposing fighters."""

    fighters: Fighters
    distance: int


@dataclass(frozen=True)
class Place(Verb):
    fighters: Fighters
    spaces: Spaces


@dataclass(frozen=True)
class Swap(Verb):
    one: Fighters
    other: Fighters


@dataclass(frozen=True)
class RemoveFromBoard(Verb):
    fighters: Fighters


@dataclass(frozen=True)
class Restore(Verb):
    """Your fighter, defeated, has this much health again."""

    health: int


@dataclass(frozen=True)
class ReturnDefeated(Verb):
    name: str
    spaces: Spaces


@dataclass(frozen=True)
class MoveToken(Verb):
    your: bool
    token: str
    distance: int


@dataclass(frozen=True)
class MoveDifferentToken(Verb):
    """As MoveToken, with a token that this effect has not moved."""

    your: bool
    token: str
    distance: int


@dataclass(frozen=True)
class ShiftToken(Verb):
    """Move a token to any other space without one."""

    token: str


@dataclass(frozen=True)
class ShiftTokenUnder(Verb):
    """Move the token under a fighter to any other space without one."""

    token: str
    fighters: Fighters


@dataclass(frozen=True)
class ShiftTokenToFree(Verb):
    """Move a token to a space without a fighter."""

    token: str


@dataclass(frozen=True)
class ShiftEachToken(Verb):
    token: str


@dataclass(frozen=True)
class PlaceTokens(Verb):
    """Set up tokens on different free spaces in your hero's zones."""

    number: int
    token: str


@dataclass(frozen=True)
class GainActions(Verb):
    number: int


@dataclass(frozen=True)
class EndTurn(Verb):
    pass


@dataclass(frozen=True)
class ChangeForm(Verb):
    form: str  # "" for the other one
