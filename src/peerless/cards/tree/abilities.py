"""What holds always or begins at a moment: hero abilities, and what a card says beside its windows."""

from dataclasses import dataclass

from peerless.cards.tree.base import Ability, Verb


@dataclass(frozen=True)
class AtGameStart(Ability):
    verb: Verb


@dataclass(frozen=True)
class AtTurnStart(Ability):
    verb: Verb


@dataclass(frozen=True)
class AtTurnEnd(Ability):
    verb: Verb


@dataclass(frozen=True)
class AfterManeuver(Ability):
    verb: Verb


@dataclass(frozen=True)
class AfterCombat(Ability):
    """Done at the end of each combat of your fighters, after the effects of the cards."""

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
