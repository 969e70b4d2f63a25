"""What is done. "You" is whoever does it: inside `They` that is your opponent."""

from dataclasses import dataclass

from peerless.cards.tree.base import Amount, CardRef, Cards, Fighters, Piles, Quantity, Spaces, Tokens, Verb

# Cards.


@dataclass(frozen=True)
class Draw(Verb):
    number: Quantity


@dataclass(frozen=True)
class DrawUntil(Verb):
    """Draw until you have so many cards in your hand."""

    cards: int


@dataclass(frozen=True)
class DrawAndKeep(Verb):
    """Draw up to `most` cards, keep some, put the others under your deck."""

    most: int
    keep: int


@dataclass(frozen=True)
class LookAndKeep(Verb):
    """Look at the top cards of your deck, keep some, put the others back on top in any order."""

    look: int
    keep: int


@dataclass(frozen=True)
class Put(Verb):
    """Cards go from a pile to a pile; you choose which."""

    amount: Amount
    cards: Cards
    source: Piles
    target: Piles


@dataclass(frozen=True)
class Look(Verb):
    """Look at your opponent's hand."""


@dataclass(frozen=True)
class ShowHand(Verb):
    """You show your hand to everybody."""


@dataclass(frozen=True)
class RevealTop(Verb):
    """The top card of your deck becomes "that card"."""


@dataclass(frozen=True)
class Send(Verb):
    """One card goes to a pile of its owner: one that fights, a scheme that is played, or one that was revealed."""

    card: CardRef
    target: Piles


@dataclass(frozen=True)
class ChooseOpponent(Verb):
    """Who "your opponent" is from here on."""


@dataclass(frozen=True)
class NameNumber(Verb):
    pass


# Combat.


@dataclass(frozen=True)
class Boost(Verb):
    """Discard such a card and add its boost value to the value of your card."""

    cards: Cards


@dataclass(frozen=True)
class BlindBoost(Verb):
    """Boost your card with the top card of your deck."""


@dataclass(frozen=True)
class Cancel(Verb):
    """Cancel all effects on your opponent's card."""


@dataclass(frozen=True)
class CancelAfter(Verb):
    """Cancel the effects after combat on your opponent's card."""


@dataclass(frozen=True)
class AddValue(Verb):
    """Add to the value of a card in this combat."""

    card: CardRef
    amount: Quantity


@dataclass(frozen=True)
class SubtractValue(Verb):
    """Take from the value of a card in this combat."""

    card: CardRef
    amount: Quantity


@dataclass(frozen=True)
class BecomesValue(Verb):
    """The whole value of your opponent's card becomes this number."""

    value: Quantity


@dataclass(frozen=True)
class ChangePrinted(Verb):
    """The printed value of a card becomes this number; what was added stays added."""

    card: CardRef
    value: Quantity


@dataclass(frozen=True)
class Fix(Verb):
    """The value of your opponent's card is this number and cannot be changed."""

    value: Quantity


@dataclass(frozen=True)
class IgnoreValue(Verb):
    """The value of your opponent's card counts as 0."""


@dataclass(frozen=True)
class PlayInstead(Verb):
    """You return your card to your hand and play another."""


@dataclass(frozen=True)
class PlayInsteadTheirs(Verb):
    """You choose another card in your opponent's hand; it takes the place of their card in this combat."""


@dataclass(frozen=True)
class Substitute(Verb):
    """This fighter is now yours in the combat; of two the one that is not in it."""

    fighters: Fighters


@dataclass(frozen=True)
class ValuesThisTurn(Verb):
    """For the rest of this turn the values of your cards are this and cannot be changed."""

    value: int


@dataclass(frozen=True)
class Prevent(Verb):
    """Your fighter takes no damage for the rest of this combat."""


# Fighters.


@dataclass(frozen=True)
class Damage(Verb):
    amount: Quantity
    fighters: Fighters


@dataclass(frozen=True)
class Recover(Verb):
    fighters: Fighters
    amount: Quantity


@dataclass(frozen=True)
class SetHealth(Verb):
    fighters: Fighters
    health: int


@dataclass(frozen=True)
class Move(Verb):
    fighters: Fighters
    distance: Quantity


@dataclass(frozen=True)
class MoveThrough(Verb):
    """Move, also through opposing fighters."""

    fighters: Fighters
    distance: Quantity


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
class ReturnDefeated(Verb):
    """Defeated fighters of this name return, as far as there is room."""

    amount: Amount
    name: str
    spaces: Spaces


@dataclass(frozen=True)
class ChooseFighter(Verb):
    """One of them is "that fighter" from here on."""

    fighters: Fighters


# Tokens and counters.


@dataclass(frozen=True)
class ChooseToken(Verb):
    """Where one of them lies is "that space" from here on."""

    tokens: Tokens


@dataclass(frozen=True)
class ChooseSpace(Verb):
    """One of them is "that space" from here on."""

    spaces: Spaces


@dataclass(frozen=True)
class MoveToken(Verb):
    """Along lines."""

    tokens: Tokens
    distance: int


@dataclass(frozen=True)
class ShiftToken(Verb):
    """To any of these spaces, however far."""

    tokens: Tokens
    spaces: Spaces


@dataclass(frozen=True)
class PlaceTokens(Verb):
    """On different spaces where no token of this kind lies."""

    number: int
    token: str
    spaces: Spaces


@dataclass(frozen=True)
class RemoveTokens(Verb):
    amount: Amount
    tokens: Tokens


@dataclass(frozen=True)
class GainCounters(Verb):
    number: Quantity
    counter: str


@dataclass(frozen=True)
class LoseCounters(Verb):
    """A price is paid in full; a duty as far as there are any."""

    amount: Amount
    counter: str


# The turn.


@dataclass(frozen=True)
class GainActions(Verb):
    number: Quantity


@dataclass(frozen=True)
class LoseActions(Verb):
    """In your turn of the actions that are left, otherwise of those of your next turn."""

    number: int


@dataclass(frozen=True)
class EndTurn(Verb):
    pass


@dataclass(frozen=True)
class ChangeForm(Verb):
    form: str  # "" for the other one
