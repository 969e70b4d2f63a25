"""From a tree to a program for the machine (core/assembler.py turns it into numbers)."""

from peerless.cards import tree as t
from peerless.cards.deeds import CHOICES, DEEDS
from peerless.cards.nouns import Lexicon, NotPlayable, Setting, Slot
from peerless.cards.tree.parts import OF_COMBAT, TO_THEIR_CARD, parts_of
from peerless.cards.writer import Writer
from peerless.core import layout, ops, terms
from peerless.core.assembler import Line, Term

TRUE: Term = (terms.NUM, 1)


def compile_effect(hero: Lexicon, verb: t.Verb, setting: Setting) -> list[Line]:
    """The program of one effect. A look at a hand that is sure to come may be answered before the first step."""
    sends = any(isinstance(part, t.Send) and part.card == t.ThatCard() for part in parts_of(verb))
    writer = Compiler(hero, setting, counting=_counts(verb), placed=_placed(verb), sends_revealed=sends)
    if _looks(verb):
        writer.react_first()
    writer.write(verb)
    if sends and _may_leave_revealed(verb):
        if setting.window == layout.SCHEME:
            raise NotPlayable("a card that a scheme reveals and moves must be moved for sure")
        writer.add(ops.TABLE_TO, ops.TO_TOP)
    return [*writer.lines, (ops.RETURN,)]


def _may_leave_revealed(verb: t.Verb) -> bool:
    """Whether a revealed card is perhaps not moved: it stays where it was then."""
    revealed = sum(isinstance(part, t.RevealTop) for part in parts_of(verb))
    for sequence in parts_of(verb):
        if isinstance(sequence, t.Sequence) and any(
            isinstance(part, t.Send) and part.card == t.ThatCard() for part in sequence.parts
        ):
            revealed -= sum(isinstance(_bare(part), t.RevealTop) for part in sequence.parts)
    return revealed > 0


def _looks(verb: t.Verb) -> bool:
    """Whether an effect is sure to come to a look at a hand."""
    if isinstance(verb, t.Sequence):
        return any(_looks(part) for part in verb.parts)
    return isinstance(verb, t.Look)


def _counts(verb: t.Verb) -> bool:
    return any(isinstance(part, t.ThisWay) for part in parts_of(verb))


def _at_will(verb: t.Verb) -> bool:
    """Whether doing it with none at all is nothing that failed."""
    fighters = getattr(verb, "fighters", None)
    taken = fighters.amount if isinstance(fighters, t.SeveralOf) else getattr(verb, "amount", None)
    return isinstance(taken, (t.UpTo, t.AnyNumber))


def _to_their_card(deed: t.Verb) -> bool:
    """Not done where no card of theirs lies."""
    return isinstance(deed, TO_THEIR_CARD) or (isinstance(deed, t.ChangePrinted) and deed.card == t.TheirCard())


def _not_of_nothing(deed: t.Verb) -> bool:
    """Not done where the deck, or the hand at random, has no card."""
    if isinstance(deed, t.Put):
        return deed.source == t.DeckTop() or (deed.source == t.Hand() and isinstance(deed.amount, t.AtRandom))
    return isinstance(deed, t.RevealTop)


def _placed(verb: t.Verb) -> tuple[t.Fighters, ...]:
    return tuple(part.fighters for part in parts_of(verb) if isinstance(part, t.Place))


def _bare(verb: t.Verb) -> t.Verb:
    """What is done, by whomever, gladly or not."""
    return _bare(verb.verb) if isinstance(verb, (t.May, t.They)) else verb


def _either(one: tuple[bool, bool], other: tuple[bool, bool]) -> tuple[bool, bool]:
    """Whom one has met for sure, and whom perhaps, when one of two ways was gone."""
    return one[0] and other[0], one[1] or other[1]


class Compiler(Writer):
    """Joins what the deeds write. `no` is where to go on when nothing is done; with `optional` one may decline."""

    def write(self, verb: t.Verb, no: str = "", optional: bool = False) -> None:
        end = self.label("end")
        if no or isinstance(verb, t.JOINS) or _at_will(verb):
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
            case t.May(inner):
                self.write(inner, no, True)
            case t.They(inner):
                self._they(inner, no, optional)
            case t.Done() | t.If() | t.Choose() | t.EachOpponent() | t.EachFighter() | t.NextTurn() | t.EndOfTurn():
                if optional:
                    self.add(ops.ASK_YES, self.you, 0, TRUE, 0, no)
                self._join(verb)
            case _ if type(verb) in CHOICES:
                CHOICES[type(verb)](self, verb, no, optional)
            case _ if type(verb) in DEEDS:
                if optional:
                    self.add(ops.ASK_YES, self.you, 0, self.possible(verb) or TRUE, 0, no)
                DEEDS[type(verb)](self, verb, no)
            case _:
                raise NotPlayable(f"the machine has no step for {type(verb).__name__}")

    def _join(self, verb: t.Verb) -> None:
        match verb:
            case t.Done(inner, then, otherwise):
                self._done(inner, then, otherwise)
            case t.If(condition, then, otherwise):
                self._if(condition, then, otherwise)
            case t.Choose(number, branches):
                self._choose(number, branches)
            case t.EachOpponent(inner):
                self._each_opponent(inner)
            case t.EachFighter(fighters, inner):
                self._each_fighter(fighters, inner)
            case t.NextTurn(inner):
                self._later(inner, layout.TURN_START)
            case t.EndOfTurn(inner):
                self._later(inner, layout.TURN_END)

    def _they(self, verb: t.Verb, no: str, optional: bool) -> None:
        if self.flip:
            raise NotPlayable("the opponent of your opponent is you")
        if optional:
            self.add(ops.ASK_YES, self.you, 0, TRUE, 0, no)
        self.meet_opponent()
        self.flip = 1
        self.write(verb, no)
        self.flip = 0

    def _done(self, verb: t.Verb, then: t.Verb, otherwise: t.Verb) -> None:
        no, end = self.label("not done"), self.label("end")
        optional = isinstance(verb, t.May)
        if optional:
            worth = self.possible(then)
            if worth is not None:
                self.add(ops.JUMP_UNLESS, worth, no)
        deed = _bare(verb)
        if _to_their_card(deed):
            self.add(ops.JUMP_UNLESS, (terms.HAS_ROLE_CARD, self.them), no)
        self.write(verb, no, optional)
        if _not_of_nothing(deed):
            self.add(ops.JUMP_UNLESS, (terms.HAS_THAT_CARD,), no)
        if isinstance(deed, t.Damage):
            self.add(ops.JUMP_UNLESS, (terms.AT_LEAST, (terms.FIELD, layout.TALLY), (terms.NUM, 1)), no)
        met = self.met
        self.write(then)
        self.add(ops.JUMP, end)
        self.mark(no)
        after, self.met = self.met, met
        self.write(otherwise)
        self.met = _either(after, self.met)
        self.mark(end)

    def _if(self, condition: t.Condition, then: t.Verb, otherwise: t.Verb) -> None:
        no, end = self.label("no"), self.label("end")
        self.add(ops.JUMP_UNLESS, self.condition(condition), no)
        met = self.met
        self.write(then)
        self.add(ops.JUMP, end)
        self.mark(no)
        after, self.met = self.met, met
        self.write(otherwise)
        self.met = _either(after, self.met)
        self.mark(end)

    def _choose(self, number: int, branches: tuple[t.Verb, ...]) -> None:
        if len(branches) <= number:
            raise NotPlayable("there is nothing to choose")
        if number > 1 and any(isinstance(part, t.Choose) for branch in branches for part in parts_of(branch)):
            raise NotPlayable("of several branches none can be a choice itself")
        end = self.label("chosen")
        self.add(ops.SET, layout.CHOSEN, (terms.NUM, 0))
        for _ in range(number):
            self.add(ops.ASK_CHOICE, self.you, len(branches), 0, self.choices)
        self.choices += 1
        met = after = self.met
        for i, branch in enumerate(branches, 1):
            following = self.label("branch")
            self.add(ops.JUMP_UNLESS, (terms.CHOSE, i), following)
            self.met = met
            self.write(branch)
            after = _either(after, self.met) if i > 1 or number > 1 else self.met
            if number == 1:
                self.add(ops.JUMP, end)  # a choice within the branch has forgotten this one
            self.mark(following)
        self.met = after
        self.mark(end)

    def _each_opponent(self, verb: t.Verb) -> None:
        following, end = self.label("opponent"), self.label("all")
        if self.flip or self.in_loop:
            raise NotPlayable("this cannot be done for each opponent")
        self.opponent_known = self.in_loop = True
        self.add(ops.OPPONENTS_LEFT)
        self.mark(following)
        self.add(ops.EACH_OPPONENT, end)
        self.flip = 1
        self.write(verb)
        self.flip = 0
        self.add(ops.JUMP, following)
        self.mark(end)
        self.in_loop = False
        self.each_was_met = True

    def _each_fighter(self, fighters: t.Fighters, verb: t.Verb) -> None:
        if self.in_loop or self.flip:
            raise NotPlayable("this cannot be done for each of them")
        self.in_loop = True
        following, end = self.label("fighter"), self.label("all")
        self.add(ops.SET, layout.LEFT, self.fighters(fighters))
        self.mark(following)
        self.add(ops.TAKE_LEFT, end)
        self.write(verb)
        self.add(ops.JUMP, following)
        self.mark(end)
        self.in_loop = False

    def _later(self, verb: t.Verb, moment: int) -> None:
        """An effect that waits goes on waiting when it cannot be done then, but not beyond the turn."""
        if self.flip or any(isinstance(part, (*OF_COMBAT, t.It, t.ThatSpace, t.ThatCard)) for part in parts_of(verb)):
            raise NotPlayable("this speaks of what is long over when it is done")
        if len(self.hero.words.fighters) > 1 and any(isinstance(part, t.YourFighter) for part in parts_of(verb)):
            raise NotPlayable("which of your fighters is meant, when it is done later?")
        if moment == layout.TURN_END and not self.setting.own_turn:
            raise NotPlayable("this may be done in the turn of an opponent")
        slot = Slot(verb=verb, moment=moment, card=self.setting.card, window=self.setting.window, width=self.setting.copies)
        label = self.hero.slot(slot)
        writer = Compiler(self.hero, Setting(), choices=self.choices, counting=_counts(verb), placed=_placed(verb))
        if moment == layout.TURN_START:
            writer.write(verb, no="impossible")
            slot.waits_for = [*writer.lines, (ops.RETURN,), "impossible", (ops.ARM, label, slot.width), (ops.RETURN,)]
        else:
            writer.write(verb)
            slot.waits_for = [*writer.lines, (ops.RETURN,)]
        self.choices = writer.choices
        self.add(ops.ARM, label, slot.width)
