"""What a sentence on a card means.

Verbs are done one after the other, conditions are true or false, quantities are numbers, selectors are fighters, spaces
or cards. `your` in a field says whose: True is you, False is your opponent.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Node:
    """Any part of a tree."""


@dataclass(frozen=True)
class Verb(Node):
    pass


class Condition(Node):
    pass


class Quantity(Node):
    pass


class Fighters(Node):
    pass


class Spaces(Node):
    pass


# Whole sentences put together.


@dataclass(frozen=True)
class Sequence(Verb):
    """One after the other; what is impossible is skipped."""

    parts: tuple[Verb, ...]


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


NOTHING = Sequence(())

# Cards.


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
    form: str  # only cards marked for this form; "" for any card


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


# The combat.


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


# Fighters and tokens.


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


# The turn.


@dataclass(frozen=True)
class GainActions(Verb):
    number: int


@dataclass(frozen=True)
class EndTurn(Verb):
    pass


@dataclass(frozen=True)
class ChangeForm(Verb):
    form: str  # "" for the other one


# Conditions.


@dataclass(frozen=True)
class Won(Condition):
    pass


@dataclass(frozen=True)
class Lost(Condition):
    pass


@dataclass(frozen=True)
class Adjacent(Condition):
    one: Fighters
    other: Fighters


@dataclass(frozen=True)
class OnToken(Condition):
    fighters: Fighters
    token: str


@dataclass(frozen=True)
class StartedOnToken(Condition):
    fighters: Fighters
    token: str


@dataclass(frozen=True)
class Defeated(Condition):
    """Your fighter in the combat was defeated."""


@dataclass(frozen=True)
class YourTurn(Condition):
    pass


@dataclass(frozen=True)
class FirstAction(Condition):
    pass


@dataclass(frozen=True)
class NamedIsPrinted(Condition):
    """The number named is the printed value of your opponent's card."""


@dataclass(frozen=True)
class InForm(Condition):
    form: str


@dataclass(frozen=True)
class Attacking(Condition):
    form: str


@dataclass(frozen=True)
class Defending(Condition):
    form: str


@dataclass(frozen=True)
class Either(Condition):
    one: Condition
    other: Condition


# Quantities.


@dataclass(frozen=True)
class Number(Quantity):
    number: int


@dataclass(frozen=True)
class ForEach(Quantity):
    number: int
    counted: Quantity


@dataclass(frozen=True)
class HowMany(Quantity):
    fighters: Fighters


@dataclass(frozen=True)
class ThisWay(Quantity):
    """Cards discarded, or damage dealt, by what was just done."""


@dataclass(frozen=True)
class CombatDamage(Quantity):
    pass


@dataclass(frozen=True)
class DamageTaken(Quantity):
    """All damage that your fighter took in this combat so far."""


@dataclass(frozen=True)
class BoostOfThatCard(Quantity):
    pass


@dataclass(frozen=True)
class BoostOfTheirCard(Quantity):
    """The boost value of your opponent's card in this combat."""


# Fighters: one that is clear, or one or each of a set.


@dataclass(frozen=True)
class Named(Fighters):
    name: str


@dataclass(frozen=True)
class Both(Fighters):
    one: Fighters
    other: Fighters


@dataclass(frozen=True)
class YourFighter(Fighters):
    pass


@dataclass(frozen=True)
class TheOpposing(Fighters):
    pass


@dataclass(frozen=True)
class It(Fighters):
    pass


@dataclass(frozen=True)
class TheirHero(Fighters):
    pass


@dataclass(frozen=True)
class One(Fighters):
    of: Fighters


@dataclass(frozen=True)
class Each(Fighters):
    of: Fighters


@dataclass(frozen=True)
class All(Fighters):
    pass


@dataclass(frozen=True)
class Opposing(Fighters):
    pass


@dataclass(frozen=True)
class Yours(Fighters):
    pass


@dataclass(frozen=True)
class InCombat(Fighters):
    pass


@dataclass(frozen=True)
class NextTo(Fighters):
    of: Fighters
    center: Fighters


@dataclass(frozen=True)
class SharingZone(Fighters):
    of: Fighters
    center: Fighters


@dataclass(frozen=True)
class OnTokens(Fighters):
    of: Fighters
    token: str


# Spaces.


@dataclass(frozen=True)
class AnySpace(Spaces):
    pass


@dataclass(frozen=True)
class OtherSpace(Spaces):
    """An empty space that is not the fighter's own."""


@dataclass(frozen=True)
class SpaceNear(Spaces):
    fighters: Fighters


@dataclass(frozen=True)
class SpaceInZone(Spaces):
    fighters: Fighters


@dataclass(frozen=True)
class TokenSpace(Spaces):
    token: str


@dataclass(frozen=True)
class ThatSpace(Spaces):
    pass


# Abilities and what a card says beside its windows.


class Ability(Node):
    pass


@dataclass(frozen=True)
class AtGameStart(Ability):
    verb: Verb


@dataclass(frozen=True)
class AtTurnStart(Ability):
    verb: Verb


@dataclass(frozen=True)
class AfterManeuver(Ability):
    verb: Verb


@dataclass(frozen=True)
class DefenseBonus(Ability):
    """The value of your card is higher while this fighter defends on a token."""

    name: str
    token: str
    amount: int


@dataclass(frozen=True)
class StepsBetweenTokens(Ability):
    name: str
    token: str


@dataclass(frozen=True)
class PlaceInsteadOfMove(Ability):
    """A boosted maneuver may place this fighter in any space."""

    name: str


@dataclass(frozen=True)
class CardsUncancelable(Ability):
    names: tuple[str, ...]


@dataclass(frozen=True)
class StartsAs(Ability):
    form: str


@dataclass(frozen=True)
class Uncancelable(Ability):
    """Of the card that says so."""


@dataclass(frozen=True)
class ReactToLook(Ability):
    """Reveal this card from hand to cancel an effect that looks at your hand."""
