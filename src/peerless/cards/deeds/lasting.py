"""Modifiers that hold for a time. `no` is where to go on when nothing is done."""

from functools import reduce

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable
from peerless.cards.writer import Deeds, Writer
from peerless.core import ops


def _lasting(w: Writer, verb: t.Lasting, no: str, optional: bool) -> None:
    match verb:
        case t.Lasting("turn", t.ValueBonus(amount, "attack", fighters)):
            if isinstance(fighters, t.Yours) and not w.flip:  # those as well that return in the course of the turn
                named = [t.Named(name) for name in w.hero.words.fighters]
                fighters = reduce(t.Both, named)  # type: ignore[arg-type]
            w.add(ops.ATTACK_BONUS, w.fighters(fighters, even_absent=True), w.quantity(amount))
        case t.Lasting("turn", t.StaysPut(fighters)):
            w.add(ops.STAY_PUT, w.one_of(fighters, no, optional))
        case t.Lasting("combat", t.MostCombatDamage(number, fighters)):
            w.add(ops.CAP_DAMAGE, w.fighter(fighters), number)
        case _:
            raise NotPlayable("this does not hold for so long a time")


CHOICES: Deeds = {t.Lasting: _lasting}
