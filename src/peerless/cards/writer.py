"""What all verbs need when their programs are written."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable, Nouns
from peerless.core import layout, ops, terms
from peerless.core.assembler import Term

Deeds = dict[type[Any], Callable[..., None]]  # the program of each kind of verb


@dataclass
class Writer(Nouns):
    choices: int = 0  # how many choices of branches there are so far
    reacted: bool = False
    in_loop: bool = False  # something is done for one after the other
    placed: tuple[t.Fighters, ...] = ()  # whom the effect places somewhere
    counting: bool = False  # the effect asks how much was done this way
    sends_revealed: bool = False  # the effect moves a card that it revealed; any other stays on top of the deck

    def write(self, verb: t.Verb, no: str = "", optional: bool = False) -> None:
        raise NotImplementedError

    def react_first(self) -> None:
        """The player whose hand will be seen may answer before the first step."""
        self.meet_opponent()
        self.add(ops.ASK_REACTION, self.them)
        self.reacted = True

    def count_anew(self) -> None:
        """What is counted from here on is what the next verb does."""
        if self.counting:
            self.add(ops.SET, layout.TALLY, (terms.NUM, 0))

    def repeat(self, amount: t.Amount, one: Callable[[str, bool], None], no: str, end: str, optional: bool) -> None:
        """Do it as often as the amount says: `one` is told where to go on without it, and whether it may be declined."""
        at_will = isinstance(amount, (t.UpTo, t.AnyNumber))
        match amount:
            case t.Number(number) | t.UpTo(t.Number(number)):
                for i in range(number):
                    one(no if i == 0 else end, at_will or (optional and i == 0))
            case t.AnyNumber() | t.Every():
                again = self.label("another")
                one(no, at_will or optional)
                self.mark(again)
                one(end, at_will)
                self.add(ops.JUMP, again)
            case _:
                raise NotPlayable("only a fixed number of these is taken")

    def ask(self, question: int, term: Term, no: str, optional: bool = False) -> None:
        """Put a question about fighters, spaces or tokens."""
        self.add(question, self.you, 0, term, ops.OPTIONAL if optional else 0, no)

    def ask_card(self, owner: int, cards: Term, no: str, flags: int = 0, optional: bool = False) -> None:
        self.add(ops.ASK_CARD, self.you, owner, cards, flags | (ops.OPTIONAL if optional else 0), no)

    def one_of(self, fighters: t.Fighters, no: str, optional: bool = False, even_absent: bool = False) -> Term:
        """The fighters meant; one of a set is asked for, or taken if it is the only one."""
        if fighters == t.THEIR_HERO and not self.flip:
            self.meet_opponent()
        if isinstance(fighters, t.One):
            self.ask(ops.ASK_FIGHTER, self.fighters(fighters.of), no, optional)
            return (terms.THAT,)
        found = self.fighters(fighters, even_absent)
        if optional:
            self.add(ops.ASK_YES, self.you, 0, (terms.ANY, found), 0, no)
        return found

    def possible(self, verb: t.Verb) -> Term | None:
        """What a verb needs to have a result; None when it always has one or only trying shows it."""
        match verb:
            case t.Damage(_, fighters) | t.Recover(fighters, _) | t.Move(fighters, _) | t.MoveThrough(fighters, _):
                if isinstance(fighters, t.It):
                    return None
                if isinstance(fighters, t.SeveralOf):
                    fighters = fighters.of
                return (terms.ANY, self.fighters(fighters))
            case t.Swap(one, other):
                return (terms.BOTH, (terms.ANY, self.fighters(one)), (terms.ANY, self.fighters(other)))
            case t.ChangePrinted(t.TheirCard()) | t.BecomesValue() | t.Fix() | t.IgnoreValue() | t.Cancel():
                return (terms.HAS_ROLE_CARD, self.them)
            case t.LoseCounters(t.Number() as number, counter):
                return (terms.AT_LEAST, (terms.COUNTERS_OF, self.hero.counter(counter)), self.quantity(number))
        return None
