"""Conditions, quantities, fighters, spaces and cards of a tree as terms of the machine.

Inside `They` the tree speaks as the opponent: `flip` is 1 there, and "you" and "your opponent" trade places. Names of
fighters, tokens, forms, counters and groups are always those of the hero whose card it is.
"""

from dataclasses import dataclass, field

from peerless.cards import tree as t
from peerless.cards.parse import Vocabulary
from peerless.core import layout, ops, terms
from peerless.core.assembler import Line, Term


class NotPlayable(ValueError):
    """A sentence that is understood but that the machine cannot play here."""


@dataclass
class Slot:
    """Something that lasts or waits: bits of the game's ongoing effects."""

    waits_for: list[Line] | None = None  # the program that begins later
    moment: int = layout.TURN_START
    verb: t.Verb = t.NOTHING  # what it was made from
    card: int = -1  # the card of the hero that it comes from, counted from 0, and in which window
    window: int = layout.NOTHING
    width: int = 1  # how often it can wait at the same time
    locked_value: int = 0  # or: the value of the owner's cards until the turn ends


def slot_label(index: int) -> str:
    """The word that stands for a slot's first bit in a program until the game is set up."""
    return f"slot {index}"


@dataclass
class Lexicon:
    """Numbers for the names that one hero's texts use, and the slots of its lasting effects."""

    words: Vocabulary
    counts: dict[str, int] = field(default_factory=dict)  # how many fighters have a name
    groups: dict[str, int] = field(default_factory=dict)  # the cards of a group, one bit a card
    slots: list[Slot] = field(default_factory=list)

    def fighter_class(self, name: str) -> int:
        return self.words.fighters.index(name)

    def form(self, name: str) -> int:
        return self.words.forms.index(name)

    def token(self, name: str) -> int:
        return self.words.tokens.index(name)

    def counter(self, name: str) -> int:
        return self.words.counters.index(name)

    def slot(self, slot: Slot) -> str:
        self.slots.append(slot)
        return slot_label(len(self.slots) - 1)


@dataclass(frozen=True)
class Setting:
    """Where an effect stands."""

    in_combat: bool = False
    card: int = -1  # which card of the hero, counted from 0
    window: int = layout.NOTHING
    copies: int = 1  # of the card
    at_game_start: bool = False
    own_turn: bool = True  # it is sure to be the turn of whoever controls it


@dataclass
class Nouns:
    """Writes the program of one effect; here is what its verbs speak of."""

    hero: Lexicon
    setting: Setting
    lines: list[Line] = field(default_factory=list)
    labels: int = 0
    flip: int = 0
    opponent_known: bool = False
    each_was_met: bool = False  # something was done by each opponent: none of them is "your opponent" any more

    def add(self, *step: object) -> None:
        self.lines.append(step)  # type: ignore[arg-type]

    def mark(self, label: str) -> None:
        self.lines.append(label)

    def label(self, name: str) -> str:
        self.labels += 1
        return f"{name} {self.labels}"

    @property
    def you(self) -> int:
        """Who does it, as steps and terms say it; also the role of that player's card in the combat."""
        return self.flip

    @property
    def them(self) -> int:
        return 1 - self.flip

    @property
    def met(self) -> tuple[bool, bool]:
        """Whether the opponent is known, and whether each of them was perhaps met."""
        return self.opponent_known, self.each_was_met

    @met.setter
    def met(self, met: tuple[bool, bool]) -> None:
        self.opponent_known, self.each_was_met = met

    def meet_opponent(self) -> None:
        """Outside a combat the opponent is chosen, where there are two, when the effect first speaks of one."""
        if self.each_was_met:
            raise NotPlayable("which opponent is meant, after each of them?")
        if not self.setting.in_combat and not self.opponent_known:
            self.add(ops.ASK_OPPONENT)
            self.opponent_known = True

    # Conditions.

    def condition(self, condition: t.Condition) -> Term:
        match condition:
            case t.Won() | t.Lost():
                self._decided()
                return (terms.WON,) if isinstance(condition, t.Won) != bool(self.flip) else (terms.LOST,)
            case t.Attacking() | t.Defending():
                return (terms.ATTACKING,) if isinstance(condition, t.Attacking) != bool(self.flip) else (terms.DEFENDING,)
            case t.Exists(fighters):
                return (terms.ANY, self.fighters(fighters))
            case t.StartedOnToken(fighters, token):
                return (terms.STARTED_ON_TOKENS, self.fighters(fighters), self.hero.token(token))
            case t.StartedElsewhere(fighters):
                return (terms.STARTED_ELSEWHERE, self.fighters(fighters))
            case t.Defeated(fighters):
                defeated: Term = (terms.DEFEATED, self.fighters(fighters, even_absent=True))
                # Nobody chosen, nobody defeated.
                return (terms.BOTH, (terms.ANY, (terms.THAT,)), defeated) if isinstance(fighters, t.It) else defeated
            case t.IsHero(fighters):
                return (terms.ANY, (terms.AND, self.fighters(fighters, even_absent=True), (terms.HEROES,)))
            case t.IsNamed(fighters, name):
                named: Term = (terms.EVEN_ABSENT, self.hero.fighter_class(name))
                return (terms.ANY, (terms.AND, self.fighters(fighters, even_absent=True), named))
            case t.WonThisTurn():
                return (terms.WON_THIS_TURN, self.you)
            case t.DidThisTurn(deed, fighters):
                return (terms.ANY, (terms.AND, (terms.THIS_TURN, DEEDS[deed]), self._ever(fighters)))
            case t.YourTurn():
                return (terms.YOUR_TURN, self.you)
            case t.FirstAction():
                return (terms.BOTH, (terms.YOUR_TURN, self.you), (terms.FIRST_ACTION,))
            case t.NamedIsPrinted():
                self._only_you("a named number")
                return (terms.NAMED_IS_PRINTED,)
            case t.InForm(form):
                return (terms.IN_FORM, self.hero.form(form))
            case t.Boosted():
                return (terms.BOOSTED_ROLE, self.you)
            case t.TheyPlayed(kind):
                return (terms.ROLE_CARD_IS, self.them, PLAYED.index(kind))
            case t.AtLeast(one, other):
                return (terms.AT_LEAST, self.quantity(one), self.quantity(other))
            case t.AtMost(one, other):
                return (terms.AT_LEAST, self.quantity(other), self.quantity(one))
            case t.More(one, other):
                return (terms.NOT, (terms.AT_LEAST, self.quantity(other), self.quantity(one)))
            case t.AllOf(one, other):
                return (terms.BOTH, self.condition(one), self.condition(other))
            case t.Either(one, other):
                return (terms.EITHER, self.condition(one), self.condition(other))
            case t.Not(inner):
                return (terms.NOT, self.condition(inner))
        raise NotPlayable(f"the machine cannot check {type(condition).__name__}")

    def _ever(self, fighters: t.Fighters) -> Term:
        """These, even those that have fallen."""
        match fighters:
            case t.One(of):
                return self._ever(of)
            case t.Yours():
                return (terms.YOURS, self.you, 1)
            case t.Opposing() | t.Friendly():
                foes = isinstance(fighters, t.Opposing) != bool(self.flip)
                return (terms.OPPOSING, 1) if foes else (terms.FRIENDLY, 1)
        return self.fighters(fighters, even_absent=True)

    def _decided(self) -> None:
        if self.setting.window in (layout.WHEN_PLAYED, layout.IMMEDIATELY, layout.DURING):
            raise NotPlayable("the combat is not decided before it is over")

    def _only_you(self, what: str) -> None:
        if self.flip:
            raise NotPlayable(f"an opponent cannot do this with {what}")

    # Quantities.

    def quantity(self, quantity: t.Quantity) -> Term:
        match quantity:
            case t.Number(number):
                return (terms.NUM, number)
            case t.ForEach(number, counted):
                each = self.quantity(counted)
                return each if number == 1 else (terms.TIMES, (terms.NUM, number), each)
            case t.HowMany(fighters):
                return (terms.HOW_MANY, self.fighters(fighters))
            case t.HealthOf(fighters):
                return (terms.HEALTH_OF, self.fighter(fighters, even_absent=True))
            case t.ZonesOf(fighters):
                return (terms.ZONE_COUNT, self.fighter(fighters))
            case t.CardsIn(cards, pile):
                return self.cards_in(cards, pile)
            case t.CountersOf(counter):
                return (terms.COUNTERS_OF, self.hero.counter(counter))
            case t.TokensThere(tokens):
                return (terms.HOW_MANY, self.token_spaces(tokens))
            case t.ThisWay():
                return (terms.FIELD, layout.TALLY)
            case t.CombatDamage():
                self._decided()
                return (terms.COMBAT_DAMAGE,)
            case t.DamageTaken():
                self._only_you("damage taken")
                return (terms.HURT,)
            case t.BoostOf(t.ThatCard()):
                return (terms.BOOST_OF_THAT_CARD,)
            case t.BoostOf(card):
                return (terms.BOOST_OF_ROLE, self.role(card))
            case t.ValueOf(t.ThatCard()):
                raise NotPlayable("only a card in the combat has a value")
            case t.ValueOf(card):
                return (terms.VALUE_OF_ROLE, self.role(card))
            case t.PrintedOf(t.ThatCard()):
                raise NotPlayable("the machine knows the printed value of cards in the combat only")
            case t.PrintedOf(card):
                return (terms.PRINTED_OF_ROLE, self.role(card))
        raise NotPlayable(f"the machine cannot count {type(quantity).__name__}")

    def cards_in(self, cards: t.Cards, pile: t.Piles) -> Term:
        owner = self.you
        if isinstance(pile, t.Theirs):
            self.meet_opponent()
            pile, owner = pile.of, self.them
        if isinstance(pile, t.DiscardPile):
            return (terms.IN_DISCARD, owner, self.cards(cards, owner))
        if cards != t.AnyCards():
            raise NotPlayable("which cards lie there is not for all to know")
        if isinstance(pile, t.Hand):
            return (terms.CARDS_IN_HAND, owner)
        if isinstance(pile, t.Deck):
            return (terms.CARDS_IN_DECK, owner)
        raise NotPlayable(f"the machine cannot count cards in {type(pile).__name__}")

    def role(self, card: t.CardRef) -> int:
        return self.you if isinstance(card, t.ThisCard) else self.them

    # Fighters.

    def fighter(self, fighters: t.Fighters, even_absent: bool = False) -> Term:
        """One fighter, that needs no choice."""
        match fighters:
            case t.Named(name) if self.hero.counts.get(name, 1) == 1:
                pass
            case _ if t.certain(fighters) and not isinstance(fighters, t.Named):
                pass
            case _:
                raise NotPlayable("this must speak of one certain fighter")
        return self.fighters(fighters, even_absent)

    def fighters(self, fighters: t.Fighters, even_absent: bool = False) -> Term:
        """A set of fighters; those on the board, where the machine can tell."""
        match fighters:
            case t.YourFighter() | t.TheOpposing():
                if self.flip and not self.setting.in_combat and isinstance(fighters, t.YourFighter):
                    raise NotPlayable('outside a combat nobody is "their fighter"')
                role = self.you if isinstance(fighters, t.YourFighter) else self.them
                if even_absent and self.setting.in_combat:
                    return (terms.ROLE_FIGHTER, role)
                return (terms.THE_OTHER,) if role else (terms.MINE,)
            case t.It():
                return (terms.THAT,)
            case t.Heroes(t.Yours() | t.OfOpponent()):
                if (fighters == t.YOUR_HERO) != bool(self.flip):
                    return (terms.YOUR_HERO,)
                self.meet_opponent()
                return (terms.THEIR_HERO,)
            case t.Heroes(of):
                return (terms.AND, self.fighters(of), (terms.HEROES,))
            case t.All():
                return (terms.ALL,)
            case t.Opposing():
                return (terms.OPPOSING,) if not self.flip else (terms.FRIENDLY,)
            case t.Yours():
                return (terms.YOURS, self.you)
            case t.OfOpponent():
                self.meet_opponent()
                return (terms.YOURS, self.them)
            case t.Friendly():
                return (terms.FRIENDLY,) if not self.flip else (terms.OPPOSING,)
            case t.Other(of, t.Heroes(same)) if of == same:
                return (terms.BUT_NOT, self.fighters(of), (terms.HEROES,))
            case t.Other(of, than):
                return (terms.BUT_NOT, self.fighters(of), self.fighters(than))
            case t.InCombat():
                return (terms.IN_COMBAT,)
            case t.Named(name):
                return (terms.EVEN_ABSENT if even_absent else terms.NAMED, self.hero.fighter_class(name))
            case t.Both(one, other):
                return (terms.UNION, self.fighters(one, even_absent), self.fighters(other, even_absent))
            case t.One(of) | t.Each(of):
                return self.fighters(of)
            case t.Standing(of, area):
                return (terms.AND, self.fighters(of), (terms.STANDING_ON, self.area(area)))
        raise NotPlayable(f"the machine cannot find {type(fighters).__name__}")

    # Cards and spaces.

    def cards(self, cards: t.Cards, owner: int | None = None) -> Term:
        """Which cards are meant, wherever they lie: of whoever does something with them, or of another owner."""
        if owner is None:
            owner = self.you
        match cards:
            case t.AnyCards():
                return (terms.ANY_CARD, owner)
            case t.OfType(kind):
                return (terms.OF_TYPE, TYPES.index(kind), owner)
            case t.OfNamedValue():
                return (terms.PRINTED_VALUE, owner)
        if owner != self.you:
            raise NotPlayable("an opponent has no cards of your hero")
        match cards:
            case t.MarkedFor(form):
                self._only_you("cards of your hero")
                return (terms.MARKED, self.hero.form(form))
            case t.Called(group):
                self._only_you("cards of your hero")
                return (terms.THESE_CARDS, self.hero.groups[group])
            case t.BoostsUsed():
                self._only_you("cards of your hero")
                return (terms.BOOSTS_USED,)
        raise NotPlayable(f"the machine cannot find {type(cards).__name__}")

    def spaces(self, spaces: t.Spaces, placed: Term) -> Term:
        """Where a fighter may be placed."""
        if isinstance(spaces, t.Elsewhere):
            return self.common(spaces.area, (terms.FREE,))
        return self.common(spaces, (terms.FREE_FOR, placed))

    def common(self, area: t.Spaces, others: Term) -> Term:
        """The spaces of an area that are also among the others."""
        return others if area == t.Anywhere() else (terms.SPACES_BOTH, self.area(area), others)

    def area(self, area: t.Spaces) -> Term:
        """All spaces of an area, whoever stands there."""
        match area:
            case t.Anywhere():
                return (terms.ALL_SPACES,)
            case t.SpaceOf(fighters):
                return (terms.SPACES_OF, self.fighters(fighters))
            case t.TokenSpace(token):
                return (terms.TOKEN_SPACES, self.hero.token(token))
            case t.StartingSpace(fighters):
                return (terms.STARTING_SPACES, self.whose_start(fighters))
            case t.ThatSpace():
                return (terms.CHOSEN_SPACE,)
            case t.Around(center, distance):
                return (terms.AROUND, self.area(center), distance)
            case t.InZones(center):
                return (terms.ZONE_MATES, self.area(center))
            case t.InRange(fighters):
                return (terms.RANGE_OF, self.fighters(fighters))
            case t.Outside(t.Around(center, distance)) if distance > 1:  # the center is no space away
                return (terms.OUTSIDE, (terms.SPACES_EITHER, self.area(center), (terms.AROUND, self.area(center), distance)))
            case t.Outside(inner):
                return (terms.OUTSIDE, self.area(inner))
            case t.Together(one, other):
                return (terms.SPACES_EITHER, self.area(one), self.area(other))
            case t.Empty(inner):
                return self.common(inner, (terms.FREE,))
        raise NotPlayable(f"the machine cannot find {type(area).__name__}")

    def whose_start(self, fighters: t.Fighters) -> int:
        match fighters:
            case t.All():
                return 0
            case t.Yours() if not self.flip:
                return 1
            case t.Opposing() if not self.flip:
                return 2
        raise NotPlayable("whose starting space is this?")

    def token_spaces(self, tokens: t.Tokens) -> Term:
        """Where these tokens lie."""
        match tokens:
            case t.AnotherToken(token):
                return (terms.UNMOVED_TOKENS, self.hero.token(token))
            case t.AToken(token, area) | t.EachToken(token, area):
                return self.common(area, (terms.TOKEN_SPACES, self.hero.token(token)))
        raise NotPlayable(f"the machine cannot find {type(tokens).__name__}")


TYPES = ("attack", "defense", "scheme")
DEEDS = {"maneuver": layout.MANEUVERED, "attack": layout.ATTACKED, "harm": layout.HARMED}
PLAYED = ("card", "attack", "defense", "versatile")
