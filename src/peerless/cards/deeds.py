"""The verbs that fight, move, hurt and heal, as steps of the machine."""

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable, Nouns
from peerless.core import layout, ops, terms
from peerless.core.assembler import Term
from peerless.core.ops import YOU_

TRUE: Term = (terms.NUM, 1)


class Deeds(Nouns):
    """`no` is where to go on when nothing is done; with `optional` its player may decline."""

    def _agree(self, optional: bool, possible: Term, no: str) -> None:
        """Put the plain yes-or-no question of a deed that begins with no choice of its own."""
        if optional:
            self.add(ops.ASK_YES, YOU_, 0, possible, 0, no)

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
                lying: Term = (
                    terms.SPACES_BOTH,
                    (terms.SPACES_OF, self.fighters(fighters)),
                    (terms.TOKEN_SPACES, self.hero.token(token)),
                )
                self.add(ops.JUMP_UNLESS, (terms.ANY, lying), no)
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
        self.add(ops.MOVE_TOKEN, kind, who)

    def _choose_token(self, kind: int, somewhere: Term, flag: int, no: str) -> None:
        """Ask which token, if there is anywhere to put it."""
        self.add(ops.JUMP_UNLESS, (terms.ANY, somewhere), no)
        self.add(ops.ASK_TOKEN, YOU_, 0, (terms.TOKEN_SPACES, kind), flag, no)

    def _shift(self, token: str, spaces: Term, no: str, flag: int = 0) -> None:
        self.add(ops.ASK_SPACE, YOU_, 0, spaces, flag, no)
        self.add(ops.MOVE_TOKEN, self.hero.token(token), YOU_)
