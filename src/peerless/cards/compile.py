"""From a tree to a program for the machine (core/assembler.py turns it into numbers)."""

from dataclasses import dataclass, field

from peerless.cards import tree as t
from peerless.cards.parse import Vocabulary
from peerless.core import layout, ops, terms
from peerless.core.assembler import Line, Term
from peerless.core.ops import THEM_, YOU_

TRUE: Term = (terms.NUM, 1)


class NotPlayable(ValueError):
    """A sentence that is understood but that the machine cannot play here."""


@dataclass
class Slot:
    """Something that lasts or waits: a bit of the game's ongoing effects."""

    waits_for: list[Line] | None = None  # the program that begins at the start of the owner's next turn
    locked_value: int = 0  # or: the value of the owner's cards until the turn ends


@dataclass
class Compiler:
    """Compiles the texts of one hero; the slots of all of them are collected here."""

    words: Vocabulary
    slots: list[Slot] = field(default_factory=list)

    def program(self, verb: t.Verb, in_combat: bool = False, looks_in_it: bool = True) -> list[Line]:
        """The program of one effect."""
        writer = _Writer(self, in_combat)
        if looks_in_it and _looks(verb):
            writer.react_first()
        writer.write(verb)
        return [*writer.lines, (ops.RETURN,)]

    def slot(self, slot: Slot) -> str:
        """The label that stands for the slot's bit until the game is set up."""
        self.slots.append(slot)
        return slot_label(len(self.slots) - 1)

    def fighter_class(self, name: str) -> int:
        return self.words.fighters.index(name)

    def form(self, name: str) -> int:
        return self.words.forms.index(name)

    def token(self, name: str) -> int:
        return self.words.tokens.index(name)


def slot_label(index: int) -> str:
    return f"slot {index}"


def _looks(verb: t.Verb) -> bool:
    """Whether an effect is sure to come to a look at a hand."""
    if isinstance(verb, t.Sequence):
        return any(_looks(part) for part in verb.parts)
    return isinstance(verb, t.Look)


@dataclass
class _Writer:
    hero: Compiler
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

    # Verbs. `no` is where to go on when nothing is done; with `optional` its player may decline.

    def write(self, verb: t.Verb, no: str = "", optional: bool = False) -> None:
        end = self.label("end")
        if no or isinstance(verb, _JOINS):
            self._write(verb, no or end, optional)
        else:
            skipped = self.label("skipped")
            self._write(verb, skipped, optional)
            self.add(ops.JUMP, end)
            self.mark(skipped)
            self.add(ops.SKIPPED)
        self.mark(end)

    def _write(self, verb: t.Verb, no: str, optional: bool) -> None:
        match verb:
            case t.Sequence(parts):
                for i, part in enumerate(parts):
                    self.write(part, no if i == 0 and optional else "", optional and i == 0)
            case t.May(_, inner):
                self.write(inner, no, True)
            case t.Done(inner, then, otherwise):
                self._done(inner, then, otherwise)
            case t.If(condition, then, otherwise):
                self._if(condition, then, otherwise)
            case t.ChooseOne(branches):
                self._choose_one(branches)
            case t.EachOpponent(inner):
                self._each_opponent(inner)
            case t.NextTurn(inner):
                self.add(ops.ARM, self.hero.slot(Slot(waits_for=self.hero.program(inner))))
            case t.ValuesThisTurn(value):
                self.add(ops.ARM, self.hero.slot(Slot(locked_value=value)))
            case _:
                self._write_deed(verb, no, optional)

    def _done(self, verb: t.Verb, then: t.Verb, otherwise: t.Verb) -> None:
        no, end = self.label("not done"), self.label("end")
        optional = isinstance(verb, t.May)
        if optional:
            worth = self.possible(then)
            if worth is not None:
                self.add(ops.JUMP_UNLESS, worth, no)
        self.write(verb, no, optional)
        self.write(then)
        self.add(ops.JUMP, end)
        self.mark(no)
        self.write(otherwise)
        self.mark(end)

    def _if(self, condition: t.Condition, then: t.Verb, otherwise: t.Verb) -> None:
        no, end = self.label("no"), self.label("end")
        self.add(ops.JUMP_UNLESS, self.condition(condition), no)
        self.write(then)
        self.add(ops.JUMP, end)
        self.mark(no)
        self.write(otherwise)
        self.mark(end)

    def _choose_one(self, branches: tuple[t.Verb, ...]) -> None:
        end = self.label("chosen")
        self.add(ops.ASK_CHOICE, YOU_, len(branches))
        for number, branch in enumerate(branches, 1):
            following = self.label("branch")
            self.add(ops.JUMP_UNLESS, (terms.EQUAL, (terms.FIELD, layout.NUMBER), (terms.NUM, number)), following)
            self.write(branch)
            self.add(ops.JUMP, end)
            self.mark(following)
        self.mark(end)

    def _each_opponent(self, verb: t.Verb) -> None:
        following, end = self.label("opponent"), self.label("all")
        self.opponent_known = True
        self.add(ops.OPPONENTS_LEFT)
        self.mark(following)
        self.add(ops.EACH_OPPONENT, end)
        self.write(verb)
        self.add(ops.JUMP, following)
        self.mark(end)

    def _write_deed(self, verb: t.Verb, no: str, optional: bool) -> None:
        flag = ops.OPTIONAL if optional else 0
        match verb:
            case t.ChooseOpponent():
                self.meet_opponent()
            case t.Draw(your, number):
                self._agree(optional, TRUE, no)
                self.add(ops.DRAW, self.who(your), self.quantity(number))
            case t.DrawAndKeep(most, keep):
                self._draw_and_keep(most, keep)
            case t.Discard(your, number):
                self._discard(self.who(your), number, no, optional)
            case t.DiscardAtRandom(your):
                self.add(ops.DISCARD_AT_RANDOM, self.who(your))
                self.add(ops.ANSWERS)
            case t.DiscardAnyNumber(form):
                self._discard_any_number(form)
            case t.DiscardNamedValue():
                who = self.who(False)
                self.add(ops.ASK_CARD, who, who, (terms.PRINTED_VALUE,), flag, no)
                self.add(ops.DISCARD)
                self.add(ops.ANSWERS)
            case t.ChooseAndDiscard(number):
                for _ in range(number):
                    self.add(ops.ASK_CARD, YOU_, self.who(False), (terms.ANY_CARD, 1), flag, no)
                    self.add(ops.DISCARD)
                self.add(ops.ANSWERS)
            case t.Look():
                self._look(ops.LOOK, YOU_, THEM_)
            case t.ShowHand():
                self._look(ops.SHOW_HAND, THEM_)
            case t.PutOnTop(number):
                for _ in range(number):
                    self.add(ops.ASK_CARD, YOU_, YOU_, (terms.ANY_CARD, 0), ops.SECRET, no)
                    self.add(ops.HAND_TO_TOP, YOU_)
            case t.TakeBackBoost():
                self.add(ops.ASK_CARD, YOU_, YOU_, (terms.BOOSTS_USED,), ops.FROM_DISCARD | flag, no)
                self.add(ops.TAKE_BACK)
            case t.RevealTop():
                self.add(ops.REVEAL_TOP, YOU_)
            case t.TakeRevealed():
                self.add(ops.TABLE_TO_HAND)
            case t.GainActions(number):
                self._agree(optional, TRUE, no)
                self.add(ops.GAIN_ACTIONS, (terms.NUM, number))
            case t.EndTurn():
                self._agree(optional, TRUE, no)
                self.add(ops.END_TURN)
            case t.ChangeForm(form):
                self._agree(optional, TRUE, no)
                self._change_form(form)
            case t.NameNumber():
                self.add(ops.ASK_NUMBER, YOU_, 0, -1)
                self.add(ops.NAME)
            case _:
                self._write_fight(verb, no, optional)

    def _agree(self, optional: bool, possible: Term, no: str) -> None:
        """Put the plain yes-or-no question of a deed that begins with no choice of its own."""
        if optional:
            self.add(ops.ASK_YES, YOU_, 0, possible, 0, no)

    def _look(self, op: int, *who: int) -> None:
        self.meet_opponent()
        if not self.reacted:
            self.add(ops.ASK_REACTION, THEM_)
        self.add(op, *who)

    def _change_form(self, form: str) -> None:
        if form:
            self.add(ops.TRANSFORM, self.hero.form(form))
            return
        other, end = self.label("other form"), self.label("end")
        self.add(ops.JUMP_UNLESS, (terms.IN_FORM, 0), other)
        self.add(ops.TRANSFORM, 1)
        self.add(ops.JUMP, end)
        self.mark(other)
        self.add(ops.TRANSFORM, 0)
        self.mark(end)

    def _draw_and_keep(self, most: int, keep: int) -> None:
        rest, end = self.label("rest"), self.label("end")
        aside = (ops.ASK_CARD, YOU_, YOU_, (terms.ANY_CARD, 0), ops.FROM_ASIDE | ops.SECRET, end)
        self.add(ops.ASK_NUMBER, YOU_, 0, most)
        self.add(ops.DRAW_ASIDE, YOU_, (terms.FIELD, layout.NUMBER))
        for _ in range(keep):
            self.add(*aside)
            self.add(ops.ASIDE_TO_HAND)
        self.mark(rest)
        self.add(*aside)
        self.add(ops.ASIDE_TO_BOTTOM, YOU_)
        self.add(ops.JUMP, rest)
        self.mark(end)

    def _discard(self, who: int, number: int, no: str, optional: bool) -> None:
        """Discard a number of cards; a price is paid in full or not at all, a duty as far as possible."""
        hand, end, all_of_it = (terms.CARDS_IN_HAND, who), self.label("end"), self.label("all")
        if optional:
            self.add(ops.JUMP_UNLESS, (terms.AT_LEAST, hand, (terms.NUM, number)), no)
        for i in range(number):
            flag = ops.OPTIONAL if optional and i == 0 else 0
            if not flag:
                self.add(ops.JUMP_UNLESS, (terms.AT_LEAST, hand, (terms.NUM, number - i + 1)), all_of_it)
            self.add(ops.ASK_CARD, who, who, (terms.ANY_CARD, who), flag, no)
            self.add(ops.DISCARD)
        self.add(ops.JUMP, end)
        self.mark(all_of_it)
        self.add(ops.DISCARD_HAND, who)
        self.mark(end)
        self.add(ops.ANSWERS)

    def _discard_any_number(self, form: str) -> None:
        again, end = self.label("another"), self.label("enough")
        cards: Term = (terms.MARKED, self.hero.form(form)) if form else (terms.ANY_CARD, 0)
        self.add(ops.SET, layout.TALLY, (terms.NUM, 0))
        self.mark(again)
        self.add(ops.ASK_CARD, YOU_, YOU_, cards, ops.OPTIONAL, end)
        self.add(ops.DISCARD)
        self.add(ops.JUMP, again)
        self.mark(end)

    def _write_fight(self, verb: t.Verb, no: str, optional: bool) -> None:
        their_boost: Term = (terms.BOOST_OF_ROLE, 1)
        match verb:
            case t.Boost(your):
                who = self.who(your)
                self.add(ops.JUMP_UNLESS, (terms.HAS_ROLE_CARD, who), no)
                self.add(ops.ASK_CARD, who, who, (terms.ANY_CARD, who), ops.OPTIONAL, no)
                self.add(ops.BOOST_BEGINS)
                self.add(ops.BOOST_ROLE, who)
            case t.Cancel():
                self.add(ops.CANCEL, 1)
            case t.AddValue(amount):
                self.add(ops.ADD_VALUE, 0, self.quantity(amount))
            case t.BecomesBoost():
                self.add(ops.SET_TOTAL, 1, their_boost)
            case t.ChangePrinted():
                self._agree(optional, (terms.HAS_ROLE_CARD, 1), no)
                self.add(ops.SET_BASE, 1, their_boost, layout.CHANGED)
            case t.ValueInstead(value):
                self.add(ops.SET_BASE, 0, (terms.NUM, value), layout.INSTEAD)
            case t.Pin():
                self.add(ops.PIN, 1)
            case t.IgnoreValue():
                self.add(ops.IGNORE, 1)
            case t.ReturnCard():
                self.add(ops.RETURN_ROLE_CARD, 1)
            case t.PlayInstead(your):
                role = 0 if your else 1
                flag = ops.OPTIONAL if optional else 0
                self.add(ops.ASK_CARD, YOU_, role, (terms.ROLE_CARDS, role), flag, no)
                self.add(ops.PLAY_INSTEAD, role)
            case t.Substitute(one, other):
                self.add(ops.SUBSTITUTE, self.fighters(t.Both(one, other)))
            case _:
                self._write_board(verb, no, optional)

    def _write_board(self, verb: t.Verb, no: str, optional: bool) -> None:
        match verb:
            case t.Damage(amount, fighters):
                if isinstance(amount, (t.BoostOfThatCard, t.BoostOfTheirCard)):
                    self.add(ops.JUMP_UNLESS, (terms.AT_LEAST, self.quantity(amount), (terms.NUM, 1)), no)
                hit = self.choose(fighters, no, optional)
                self.add(ops.DAMAGE, hit, self.quantity(amount))
            case t.Recover(fighters, amount):
                self.add(ops.RECOVER, self.choose(fighters, no, optional, True), self.quantity(amount))
            case t.Move(fighters, distance):
                self._move(fighters, distance, 0, no, optional)
            case t.MoveThrough(fighters, distance):
                self._move(fighters, distance, 1, no, optional)
            case t.Place(fighters, spaces):
                self._place(fighters, spaces, no, optional)
            case t.Swap(one, other):
                first, second = self.fighters(one), self.fighters(other)
                self._agree(optional, (terms.BOTH, (terms.ANY, first), (terms.ANY, second)), no)
                self.add(ops.SWAP, first, second)
            case t.RemoveFromBoard(fighters):
                self.add(ops.LEAVE_BOARD, self.choose(fighters, no, optional))
            case t.Restore(health):
                self.add(ops.RESTORE, (terms.MINE,), (terms.NUM, health))
            case t.ReturnDefeated(name, spaces):
                self._return_defeated(name, spaces, no, optional)
            case _:
                self._write_token(verb, no, optional)

    def choose(self, fighters: t.Fighters, no: str, optional: bool, even_absent: bool = False) -> Term:
        """The fighters meant; one of a set is asked for, or taken if it is the only one."""
        if isinstance(fighters, t.One):
            flag = ops.OPTIONAL if optional else 0
            self.meet_if_theirs(fighters)
            self.add(ops.ASK_FIGHTER, YOU_, 0, self.fighters(fighters.of), flag, no)
            return (terms.THAT,)
        found = self.fighters(fighters, even_absent)
        self._agree(optional, (terms.ANY, found), no)
        return found

    def meet_if_theirs(self, fighters: t.Fighters) -> None:
        if isinstance(fighters, t.TheirHero):
            self.meet_opponent()

    def _move(self, fighters: t.Fighters, distance: int, through: int, no: str, optional: bool) -> None:
        among = self.fighters(fighters.of if isinstance(fighters, t.One) else fighters)
        stay = self.label("stay")
        flag = ops.OPTIONAL if optional else 0
        self.add(ops.ASK_FIGHTER, YOU_, 0, among, flag, no)
        reach: Term = (terms.REACH, (terms.NUM, distance), through)
        self.add(ops.ASK_SPACE, YOU_, 0, reach, ops.OPTIONAL, stay)
        self.add(ops.MOVE)
        self.mark(stay)

    def _place(self, fighters: t.Fighters, spaces: t.Spaces, no: str, optional: bool) -> None:
        found = self.choose(fighters, no, optional and isinstance(fighters, t.One), True)
        self.add(ops.JUMP_UNLESS, (terms.NOT, (terms.DEFEATED, found)), no)
        if isinstance(spaces, t.ThatSpace):
            self.add(ops.JUMP_UNLESS, (terms.ANY, self.spaces(spaces, found)), no)
        else:
            flag = ops.OPTIONAL if optional else 0
            self.add(ops.ASK_SPACE, YOU_, 0, self.spaces(spaces, found), flag, no)
        self.add(ops.PLACE, found)

    def _return_defeated(self, name: str, spaces: t.Spaces, no: str, optional: bool) -> None:
        """The first of those defeated, all being alike, comes back with full health."""
        defeated: Term = (terms.DEFEATED_NAMED, self.hero.fighter_class(name))
        that: Term = (terms.THAT,)
        flag = ops.OPTIONAL if optional else 0
        self.add(ops.JUMP_UNLESS, (terms.ANY, defeated), no)
        self.add(ops.SET, layout.IT, (terms.FIRST_OF, defeated))
        self.add(ops.ASK_SPACE, YOU_, 0, self.spaces(spaces, that), flag, no)
        self.add(ops.RESTORE, that, (terms.NUM, 99))
        self.add(ops.PLACE, that)

    def _write_token(self, verb: t.Verb, no: str, optional: bool) -> None:
        flag = ops.OPTIONAL if optional else 0
        match verb:
            case t.MoveToken(your, token, distance):
                self._move_token(your, token, distance, terms.TOKEN_SPACES, no, flag)
            case t.MoveDifferentToken(your, token, distance):
                self._move_token(your, token, distance, terms.UNMOVED_TOKENS, no, flag)
            case t.ShiftToken(token):
                kind = self.hero.token(token)
                self._choose_token(kind, (terms.NO_TOKEN, kind), flag, no)
                self._shift(token, (terms.NO_TOKEN, kind), no)
            case t.ShiftTokenUnder(token, fighters):
                self.add(ops.SET, layout.TOKEN, (terms.SPACE_OF, self.fighters(fighters)))
                self._shift(token, (terms.NO_TOKEN, self.hero.token(token)), no, flag)
            case t.ShiftTokenToFree(token):
                kind = self.hero.token(token)
                self._choose_token(kind, (terms.FREE,), flag, no)
                self._shift(token, (terms.SPACES_BOTH, (terms.FREE,), (terms.NO_TOKEN, kind, 1)), no)
            case t.ShiftEachToken(token):
                again, end = self.label("token"), self.label("end")
                kind = self.hero.token(token)
                self.mark(again)
                self.add(ops.JUMP_UNLESS, (terms.ANY, (terms.NO_TOKEN, kind)), end)
                self.add(ops.ASK_TOKEN, YOU_, 0, (terms.UNMOVED_TOKENS, kind), ops.OPTIONAL, end)
                self._shift(token, (terms.NO_TOKEN, kind), end)
                self.add(ops.JUMP, again)
                self.mark(end)
            case t.PlaceTokens(number, token):
                kind = self.hero.token(token)
                for _ in range(number):
                    self.add(ops.ASK_SPACE, YOU_, 0, (terms.TOKEN_START, kind), 0, no)
                    self.add(ops.PLACE_TOKEN, kind)
            case _:
                raise NotPlayable(f"the machine has no step for {type(verb).__name__}")

    def _move_token(self, your: bool, token: str, distance: int, among: int, no: str, flag: int) -> None:
        kind, who = self.hero.token(token), self.who(your)
        stay, end = self.label("stay"), self.label("end")
        movable: Term = (terms.MOVABLE_TOKENS, kind, (terms.NUM, distance))
        self.add(ops.ASK_TOKEN, who, 0, (terms.SPACES_BOTH, (among, kind), movable), flag, no)
        reach: Term = (terms.TOKEN_REACH, kind, (terms.NUM, distance))
        self.add(ops.ASK_SPACE, who, 0, reach, ops.OPTIONAL, stay)
        self.add(ops.JUMP, end)
        self.mark(stay)
        self.add(ops.SET, layout.WHERE, (terms.FIELD, layout.TOKEN))
        self.mark(end)
        self.add(ops.MOVE_TOKEN, kind)

    def _choose_token(self, kind: int, somewhere: Term, flag: int, no: str) -> None:
        """Ask which token, if there is anywhere to put it."""
        self.add(ops.JUMP_UNLESS, (terms.ANY, somewhere), no)
        self.add(ops.ASK_TOKEN, YOU_, 0, (terms.TOKEN_SPACES, kind), flag, no)

    def _shift(self, token: str, spaces: Term, no: str, flag: int = 0) -> None:
        self.add(ops.ASK_SPACE, YOU_, 0, spaces, flag, no)
        self.add(ops.MOVE_TOKEN, self.hero.token(token))

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


_JOINS = (t.Sequence, t.May, t.Done, t.If, t.ChooseOne, t.EachOpponent, t.NextTurn)

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
