"""Conditions, quantities, fighters and spaces of a tree as terms of the machine."""

from dataclasses import dataclass, field

from peerless.cards import tree as t
from peerless.cards.parse import Vocabulary
from peerless.core import layout, ops, terms
from peerless.core.assembler import Line, Term
from peerless.core.ops import THEM_, YOU_


class NotPlayable(ValueError):
    """A sentence that is understood but that the machine cannot play here."""


@dataclass
class Slot:
    """Something that lasts or waits: a bit of the game's ongoing effects."""

    waits_for: list[Line] | None = None  # the program that begins at the start of the owner's next turn
    locked_value: int = 0  # or: the value of the owner's cards until the turn ends


def slot_label(index: int) -> str:
    """The word that stands for a slot's bit in a program until the game is set up."""
    return f"slot {index}"


@dataclass
class Lexicon:
    """Numbers for the names that one hero's texts use, and the slots of its lasting effects."""

    words: Vocabulary
    slots: list[Slot] = field(default_factory=list)

    def fighter_class(self, name: str) -> int:
        return self.words.fighters.index(name)

    def form(self, name: str) -> int:
        return self.words.forms.index(name)

    def token(self, name: str) -> int:
        return self.words.tokens.index(name)

    def slot(self, slot: Slot) -> str:
        self.slots.append(slot)
        return slot_label(len(self.slots) - 1)


@dataclass
class Nouns:
    """Writes the program of one effect; here is what its verbs speak of."""

    hero: Lexicon
    in_combat: bool
    lines: list[Line] = field(default_factory=list)
    labels: int = 0
    reacted: bool = False
    opponent_known: bool = False

    def add(self, *step: object) -> None:
        self.lines.append(step)  # type: ignore[arg-type]

    def mark(self, label: str) -> None:
        self.lines.append(label)

    def label(self, name: str) -> str:
        self.labels += 1
        return f"{name} {self.labels}"

    def who(self, your: bool) -> int:
        if not your:
            self.meet_opponent()
        return YOU_ if your else THEM_

    def meet_opponent(self) -> None:
        """Outside a combat the opponent is chosen, where there are two, when the effect first speaks of one."""
        if not self.in_combat and not self.opponent_known:
            self.add(ops.ASK_OPPONENT)
            self.opponent_known = True

    def react_first(self) -> None:
        """The player whose hand will be seen may answer before the first step."""
        self.meet_opponent()
        self.add(ops.ASK_REACTION, THEM_)
        self.reacted = True

    # What a verb needs to have a result; None when it always has one.

    def possible(self, verb: t.Verb) -> Term | None:
        match verb:
            case t.Damage(_, t.One(of)) | t.Damage(_, t.Each(of)):
                return (terms.ANY, self.fighters(of))
            case t.Damage(_, fighters):
                return (terms.ANY, self.fighters(fighters))
            case _:
                return None

    # Conditions, quantities, fighters and spaces are terms.

    def condition(self, condition: t.Condition) -> Term:
        match condition:
            case t.Won():
                return (terms.WON,)
            case t.Lost():
                return (terms.LOST,)
            case t.Adjacent(one, other):
                near: Term = (terms.NEXT_TO, self.fighters(one))
                return (terms.ANY, (terms.AND, self.fighters(other), near))
            case t.OnToken(fighters, token):
                on: Term = (terms.STANDING_ON, (terms.TOKEN_SPACES, self.hero.token(token)))
                return (terms.ANY, (terms.AND, self.fighters(fighters), on))
            case t.StartedOnToken(fighters, _):
                return (terms.STARTED_ON_TOKENS, self.fighters(fighters))
            case t.Defeated():
                return (terms.DEFEATED, (terms.MINE,))
            case t.YourTurn():
                return (terms.YOUR_TURN,)
            case t.FirstAction():
                return (terms.FIRST_ACTION,)
            case t.NamedIsPrinted():
                return (terms.NAMED_IS_PRINTED,)
            case t.InForm(form):
                return (terms.IN_FORM, self.hero.form(form))
            case t.Attacking(form):
                return (terms.BOTH, (terms.ATTACKING,), (terms.IN_FORM, self.hero.form(form)))
            case t.Defending(form):
                return (terms.BOTH, (terms.DEFENDING,), (terms.IN_FORM, self.hero.form(form)))
            case t.Either(one, other):
                return (terms.EITHER, self.condition(one), self.condition(other))
            case _:
                raise NotPlayable(f"the machine cannot check {type(condition).__name__}")

    def quantity(self, quantity: t.Quantity) -> Term:
        match quantity:
            case t.Number(number):
                return (terms.NUM, number)
            case t.ForEach(number, counted):
                each = self.quantity(counted)
                return each if number == 1 else (terms.TIMES, (terms.NUM, number), each)
            case t.HowMany(fighters):
                return (terms.HOW_MANY, self.fighters(fighters))
            case t.ThisWay():
                return (terms.FIELD, layout.TALLY)
            case t.CombatDamage():
                return (terms.COMBAT_DAMAGE,)
            case t.DamageTaken():
                return (terms.HURT,)
            case t.BoostOfThatCard():
                return (terms.BOOST_OF_THAT_CARD,)
            case t.BoostOfTheirCard():
                return (terms.BOOST_OF_ROLE, 1)
            case _:
                raise NotPlayable(f"the machine cannot count {type(quantity).__name__}")

    def fighters(self, fighters: t.Fighters, even_absent: bool = False) -> Term:
        plain = _PLAIN_FIGHTERS.get(type(fighters))
        if plain is not None:
            if isinstance(fighters, t.TheirHero):
                self.meet_opponent()
            return (plain,)
        match fighters:
            case t.Named(name):
                kind = terms.EVEN_ABSENT if even_absent else terms.NAMED
                return (kind, self.hero.fighter_class(name))
            case t.Both(one, other):
                first, second = self.fighters(one, even_absent), self.fighters(other, even_absent)
                return (terms.UNION, first, second)
            case t.One(of) | t.Each(of):
                return self.fighters(of)
            case t.NextTo(of, center):
                return (terms.AND, self.fighters(of), (terms.NEXT_TO, self.fighters(center)))
            case t.SharingZone(of, center):
                return (terms.AND, self.fighters(of), (terms.SHARING_ZONE, self.fighters(center)))
            case t.OnTokens(of, token):
                on: Term = (terms.STANDING_ON, (terms.TOKEN_SPACES, self.hero.token(token)))
                return (terms.AND, self.fighters(of), on)
            case _:
                raise NotPlayable(f"the machine cannot find {type(fighters).__name__}")

    def cards(self, cards: t.Cards) -> Term:
        """Which of your cards are meant, wherever they lie."""
        match cards:
            case t.AnyCards():
                return (terms.ANY_CARD, 0)
            case t.MarkedFor(form):
                return (terms.MARKED, self.hero.form(form))
            case t.OfType(kind):
                return (terms.OF_TYPE, TYPES.index(kind))
            case _:
                raise NotPlayable(f"the machine cannot find {type(cards).__name__}")

    def spaces(self, spaces: t.Spaces, placed: Term) -> Term:
        free: Term = (terms.FREE_FOR, placed)
        match spaces:
            case t.AnySpace():
                return free
            case t.OtherSpace():
                return (terms.FREE,)
            case t.SpaceNear(fighters):
                return (terms.SPACES_BOTH, (terms.NEAR, self.fighters(fighters)), free)
            case t.SpaceInZone(fighters):
                return (terms.SPACES_BOTH, (terms.ZONES_OF, self.fighters(fighters)), free)
            case t.TokenSpace(token):
                return (terms.SPACES_BOTH, (terms.TOKEN_SPACES, self.hero.token(token)), free)
            case t.ThatSpace():
                return (terms.SPACES_BOTH, (terms.CHOSEN_SPACE,), free)
            case _:
                raise NotPlayable(f"the machine cannot find {type(spaces).__name__}")


TYPES = ("attack", "defense", "scheme")

_PLAIN_FIGHTERS: dict[type[t.Fighters], int] = {
    t.YourFighter: terms.MINE,
    t.TheOpposing: terms.THE_OTHER,
    t.It: terms.THAT,
    t.TheirHero: terms.THEIR_HERO,
    t.All: terms.ALL,
    t.Opposing: terms.OPPOSING,
    t.Yours: terms.YOURS,
    t.InCombat: terms.IN_COMBAT,
}
