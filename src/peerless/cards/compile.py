"""From a tree to a program for the machine (core/assembler.py turns it into numbers)."""

from peerless.cards import tree as t
from peerless.cards.deeds import TRUE, Deeds
from peerless.cards.nouns import Lexicon, Slot
from peerless.core import layout, ops, terms
from peerless.core.assembler import Line, Term
from peerless.core.ops import THEM_, YOU_


def compile_effect(hero: Lexicon, verb: t.Verb, in_combat: bool = False) -> list[Line]:
    """The program of one effect. A look at a hand that is sure to come may be answered before the first step."""
    writer = _Writer(hero, in_combat)
    if _looks(verb):
        writer.react_first()
    writer.write(verb)
    return [*writer.lines, (ops.RETURN,)]


def _compile_waiting(hero: Lexicon, verb: t.Verb, slot: str) -> list[Line]:
    """The program of an effect that waits for your next turn, and waits on when it cannot be done then."""
    writer = _Writer(hero, in_combat=False)
    writer.write(verb, no="impossible")
    return [*writer.lines, (ops.RETURN,), "impossible", (ops.ARM, slot), (ops.RETURN,)]


def _looks(verb: t.Verb) -> bool:
    """Whether an effect is sure to come to a look at a hand."""
    if isinstance(verb, t.Sequence):
        return any(_looks(part) for part in verb.parts)
    return isinstance(verb, t.Look)


class _Writer(Deeds):
    """Joins sentences, and writes the verbs that draw, discard and look."""

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
                slot = Slot()
                label = self.hero.slot(slot)
                slot.waits_for = _compile_waiting(self.hero, inner, label)
                self.add(ops.ARM, label)
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
            case t.DiscardAnyNumber(cards):
                self._discard_any_number(self.cards(cards))
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

    def _discard_any_number(self, cards: Term) -> None:
        again, end = self.label("another"), self.label("enough")
        self.add(ops.SET, layout.TALLY, (terms.NUM, 0))
        self.mark(again)
        self.add(ops.ASK_CARD, YOU_, YOU_, cards, ops.OPTIONAL, end)
        self.add(ops.DISCARD)
        self.add(ops.JUMP, again)
        self.mark(end)


_JOINS = (t.Sequence, t.May, t.Done, t.If, t.ChooseOne, t.EachOpponent, t.NextTurn)
