"""Abilities that add to a number of the rules for as long as they hold."""

from mypy_extensions import i64

from peerless.core.layout import FIGHTER, NOTHING, ROLE, YOU
from peerless.core.state import State
from peerless.core.work import work_out


def total(s: State, kind: i64, side: i64, role: i64 = NOTHING) -> i64:
    """What a side's abilities add to such a number; in a combat they speak of that role."""
    world = s.world
    if not (world.modified >> kind) & 1:
        return 0
    you = s.get(YOU)
    fighter = s.get(FIGHTER)
    before = s.get(ROLE)
    s.put(YOU, side)
    s.put(FIGHTER, world.hero[side])
    if role != NOTHING:
        s.put(ROLE, role)
    found: i64 = 0
    for i in range(len(world.modifier_kind)):
        if world.modifier_kind[i] != kind or world.modifier_side[i] != side:
            continue
        if not world.modifier_if[i] or work_out(s, world.modifier_if[i]):
            found += work_out(s, world.modifier_amount[i])
    s.put(YOU, you)
    s.put(FIGHTER, fighter)
    s.put(ROLE, before)
    return found
