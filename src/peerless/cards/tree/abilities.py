"""What holds always or begins at a moment: hero abilities, and what a card says beside its windows."""

from dataclasses import dataclass

from peerless.cards.tree.base import Ability, Condition, Event, Fighters, Modifier, Quantity, Verb


@dataclass(frozen=True)
class Whenever(Ability):
    """Done each time something happens."""

    event: Event
    verb: Verb


@dataclass(frozen=True)
class Always(Ability):
    """Holds for the whole game."""

    modifier: Modifier


@dataclass(frozen=True)
class While(Ability):
    """Holds as long as something is so."""

    condition: Condition
    modifier: Modifier


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
class MostCounters(Ability):
    """You never have more of these counters; what you would gain beyond that is lost."""

    number: int
    counter: str


@dataclass(frozen=True)
class StartsAs(Ability):
    form: str


@dataclass(frozen=True)
class OnlyIf(Ability):
    """The card that says so is played only while this holds."""

    condition: Condition


@dataclass(frozen=True)
class Uncancelable(Ability):
    """Of the card that says so."""


@dataclass(frozen=True)
class ReactToLook(Ability):
    """Reveal this card from hand to cancel an effect that looks at your hand."""


# Events.


@dataclass(frozen=True)
class GameStart(Event):
    """Once, before the first turn."""


@dataclass(frozen=True)
class TurnStart(Event):
    """The start of each of your turns."""


@dataclass(frozen=True)
class TurnEnd(Event):
    """The end of each of your turns."""


@dataclass(frozen=True)
class Maneuvered(Event):
    """You have maneuvered."""


@dataclass(frozen=True)
class BoostedAny(Event):
    """You have boosted a card or a maneuver."""


@dataclass(frozen=True)
class BoostedManeuver(Event):
    """You have boosted a maneuver."""


@dataclass(frozen=True)
class Fought(Event):
    """The end of each combat of your fighters, after the effects of the cards."""


@dataclass(frozen=True)
class Attacked(Event):
    """The end of each combat in which one of these attacks."""

    fighters: Fighters


@dataclass(frozen=True)
class Defended(Event):
    """The end of each combat in which one of these defends."""

    fighters: Fighters


@dataclass(frozen=True)
class Schemed(Event):
    """One of these has played a scheme."""

    fighters: Fighters


@dataclass(frozen=True)
class TookDamage(Event):
    """One of these took damage, whatever dealt it; several that take it together set it off one by one."""

    fighters: Fighters


@dataclass(frozen=True)
class TookCombatDamage(Event):
    """One of these took damage by the outcome of a combat."""

    fighters: Fighters


@dataclass(frozen=True)
class Fell(Event):
    """One of these was defeated."""

    fighters: Fighters


@dataclass(frozen=True)
class OneOrOther(Event):
    one: Event
    other: Event


# Modifiers.


@dataclass(frozen=True)
class ValueBonus(Modifier):
    """Added to the values of the cards with which these fighters attack, defend or do either, after all effects."""

    amount: Quantity
    role: str
    fighters: Fighters


@dataclass(frozen=True)
class FartherMoves(Modifier):
    """Added to your move value in each maneuver, after a boost."""

    amount: Quantity


@dataclass(frozen=True)
class MoreDraws(Modifier):
    """You draw so many more cards when you maneuver."""

    amount: int


@dataclass(frozen=True)
class LessCombatDamage(Modifier):
    """Combat damage to this fighter is so much less."""

    amount: int
    name: str


@dataclass(frozen=True)
class OwnMoveValue(Modifier):
    """This fighter has a move value of its own."""

    fighters: Fighters
    number: int


@dataclass(frozen=True)
class PassesOpponents(Modifier):
    """This fighter moves through spaces with opposing fighters, whatever moves it."""

    name: str


@dataclass(frozen=True)
class AttacksFrom(Modifier):
    """This fighter attacks fighters up to so many spaces away, counted along lines."""

    name: str
    distance: int


@dataclass(frozen=True)
class StaysPut(Modifier):
    """These fighters leave their spaces neither by moving nor by being moved, placed, swapped or removed."""

    fighters: Fighters


@dataclass(frozen=True)
class MostCombatDamage(Modifier):
    """This fighter takes no more combat damage than that."""

    amount: int
    fighters: Fighters


@dataclass(frozen=True)
class NoDamage(Modifier):
    """These fighters take no damage, whatever deals it."""

    fighters: Fighters


@dataclass(frozen=True)
class StaysAlive(Modifier):
    """Damage does not bring the health of these fighters below 1."""

    fighters: Fighters


# The verb that makes a modifier hold for a time.


@dataclass(frozen=True)
class Lasting(Verb):
    """Holds for the rest of this turn or of this combat, or in the next turn of whoever it is said of."""

    until: str
    modifier: Modifier
