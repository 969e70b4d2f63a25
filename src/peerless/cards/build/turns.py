"""What was done in this turn, and when a card may be played."""

from peerless.cards import tree as t
from peerless.cards.build.impossible import Impossible


def _did(deed: str, fighters: t.Fighters) -> t.Condition:
    if isinstance(fighters, (t.Both, t.Each)):
        raise Impossible("any of them, or all of them?")
    return t.DidThisTurn(deed, fighters)


def _did_not(deed: str, fighters: t.Fighters) -> t.Condition:
    if isinstance(fighters, t.One):
        raise Impossible("none of them, or not all of them?")
    return t.Not(_did(deed, fighters))


def maneuvered_this_turn() -> t.Condition:
    return _did("maneuver", t.Yours())


def not_maneuvered_this_turn() -> t.Condition:
    return _did_not("maneuver", t.Yours())


def you_attacked_this_turn() -> t.Condition:
    return _did("attack", t.Yours())


def you_attacked_not_this_turn() -> t.Condition:
    return _did_not("attack", t.Yours())


def attacked_this_turn(fighters: t.Fighters) -> t.Condition:
    return _did("attack", _not_you(fighters))


def attacked_not_this_turn(fighters: t.Fighters) -> t.Condition:
    return _did_not("attack", _not_you(fighters))


def _not_you(fighters: t.Fighters) -> t.Fighters:
    """"You attacked" is said of all your fighters."""
    if isinstance(fighters, t.YourFighter):
        raise Impossible("you, or one of your fighters?")
    return fighters


def harmed_this_turn(fighters: t.Fighters) -> t.Condition:
    return _did("harm", fighters)


def not_harmed_this_turn(fighters: t.Fighters) -> t.Condition:
    return _did_not("harm", fighters)


def boosts_a_maneuver(*names: str) -> t.Event:
    return t.BoostedManeuver()


def playable_if(condition: t.Condition) -> t.Ability:
    return t.OnlyIf(condition)


def only_played_if(*parts: object) -> t.Ability:
    condition = parts[-1]
    assert isinstance(condition, t.Condition)
    return t.OnlyIf(condition)
