"""Modifiers that hold for a time. `no` is where to go on when nothing is done."""

from functools import reduce

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable
from peerless.cards.writer import Deeds, Writer
from peerless.core import ops
from peerless.core.assembler import Term


def _lasting(w: Writer, verb: t.Lasting, no: str, optional: bool) -> None:
    match verb:
        case t.Lasting("turn", t.ValueBonus(amount, "attack", fighters)):
            w.add(ops.ATTACK_BONUS, _attackers(w, fighters), w.quantity(amount))
        case t.Lasting("next", t.ValueBonus(amount, "attack", fighters)):
            w.add(ops.NEXT_BONUS, _attackers(w, fighters), w.quantity(amount))
        case t.Lasting("next", t.OwnMoveValue(fighters, number)):
            w.add(ops.SET_MOVE, w.one_of(fighters, no, optional, even_absent=True), number)
        case t.Lasting("turn", t.StaysPut(fighters)):
            w.add(ops.STAY_PUT, w.one_of(fighters, no, optional))
        case t.Lasting("turn" | "combat" as until, t.NoDamage(fighters)):
            if until == "combat" and not w.setting.in_combat:
                raise NotPlayable("there is no combat here")
            w.add(ops.SPARE, w.one_of(fighters, no, optional), int(until == "combat"))
        case t.Lasting("turn", t.StaysAlive(fighters)):
            w.add(ops.KEEP_ALIVE, w.one_of(fighters, no, optional))
        case t.Lasting("combat", t.MostCombatDamage(number, fighters)):
            w.add(ops.CAP_DAMAGE, w.fighter(fighters), number)
        case _:
            raise NotPlayable("this does not hold for so long a time")


def _attackers(w: Writer, fighters: t.Fighters) -> Term:
    """Those as well that return in the course of the turn."""
    if isinstance(fighters, t.Yours) and not w.flip:
        fighters = reduce(t.Both, [t.Named(name) for name in w.hero.words.fighters])  # type: ignore[arg-type]
    return w.fighters(fighters, even_absent=True)


CHOICES: Deeds = {t.Lasting: _lasting}
