"""The two roles of a combat: which card lies there, what may lie there, and what its value is."""

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.layout import (
    AS_PRINTED,
    ATTACK,
    ATTACK_BONUS,
    FOR_COMBAT,
    FORM,
    INSTEAD,
    NOTHING,
    ONGOING,
    R_ADDED,
    R_BASE,
    R_BONUS,
    R_CARD,
    R_FACE_DOWN,
    R_FIGHTER,
    R_IGNORED,
    R_LOCKED,
    R_NAMED,
    R_PINNED,
    R_RANK,
    R_SIDE,
    ROLE,
)
from peerless.core.state import State
from peerless.core.world import CARDS_PER_SIDE, FORMS_PER_SIDE


def role_of(s: State, which: i64) -> i64:
    """Your role in the combat (0) or the other one (1)."""
    return s.get(ROLE) if which == 0 else 1 - s.get(ROLE)


def role_card(s: State, which: i64) -> i64:
    """The card in your role (0) or the other one (1), or NOTHING."""
    combat = s.get(FOR_COMBAT)
    if not combat:
        return NOTHING
    return s.role(combat, role_of(s, which), R_CARD)


def role_cards(s: State, combat: i64, role: i64) -> i64:
    """The cards that a role's fighter may use in it, except one of the name that lies there already."""
    world = s.world
    side = s.role(combat, role, R_SIDE)
    found = world.attacks[side] if role == ATTACK else world.defenses[side]
    found &= world.usable[s.role(combat, role, R_FIGHTER)]
    found &= world.in_form[side * FORMS_PER_SIDE + s.side(side, FORM)]
    card = s.role(combat, role, R_CARD)
    if card >= 0:
        found &= ~bit(card & (CARDS_PER_SIDE - 1))
    return found


def play_in_role(s: State, combat: i64, role: i64, card: i64, face_down: bool) -> None:
    """Lay a card into a role. What was done to the card before it stays with that card."""
    for field in range(R_CARD, R_NAMED + 1):
        s.set_role(combat, role, field, 0)
    s.set_role(combat, role, R_CARD, card)
    s.set_role(combat, role, R_NAMED, NOTHING)
    if face_down:
        s.set_role(combat, role, R_FACE_DOWN, 1)
    else:
        show_value(s, combat, role)


def show_value(s: State, combat: i64, role: i64) -> None:
    """A card turned face up has its printed value, unless something that lasts says otherwise."""
    card = s.role(combat, role, R_CARD)
    s.set_role(combat, role, R_FACE_DOWN, 0)
    if card == NOTHING:
        return
    world = s.world
    s.set_role(combat, role, R_BASE, world.value[card])
    if role == ATTACK:
        s.set_role(
            combat, role, R_ADDED, s.role(combat, role, R_ADDED) + s.w[ATTACK_BONUS + s.role(combat, role, R_FIGHTER)]
        )
    for i in range(len(world.value_bit)):
        if s.w[ONGOING] & world.value_bit[i] and world.value_side[i] == s.role(combat, role, R_SIDE):
            set_total(s, combat, role, world.value_locked[i])
            s.set_role(combat, role, R_LOCKED, 1)
    if s.role(combat, role, R_PINNED):
        pin_value(s, combat, role, s.role(combat, role, R_PINNED) - 1)


def value_of(s: State, combat: i64, role: i64) -> i64:
    """The value that counts now; a role without a card, or with one face down, has 0."""
    if s.role(combat, role, R_CARD) == NOTHING or s.role(combat, role, R_FACE_DOWN):
        return 0
    total = s.role(combat, role, R_BONUS)
    if not s.role(combat, role, R_IGNORED):
        total += s.role(combat, role, R_BASE) + s.role(combat, role, R_ADDED)
    if total < 0:
        return 0
    return total


def add_value(s: State, combat: i64, role: i64, amount: i64) -> bool:
    """Add to the value; False when a lock forbids it."""
    if s.role(combat, role, R_LOCKED):
        return False
    s.set_role(combat, role, R_ADDED, s.role(combat, role, R_ADDED) + amount)
    return True


def set_base(s: State, combat: i64, role: i64, value: i64, rank: i64) -> bool:
    """Replace what the rest is added to: CHANGED is a changed printed value, INSTEAD outranks it."""
    if s.role(combat, role, R_LOCKED) or rank < s.role(combat, role, R_RANK):
        return False
    s.set_role(combat, role, R_BASE, value)
    s.set_role(combat, role, R_RANK, rank)
    return True


def set_total(s: State, combat: i64, role: i64, value: i64) -> bool:
    """Make the whole value, all that was added included, this number."""
    if not set_base(s, combat, role, value, INSTEAD):
        return False
    s.set_role(combat, role, R_ADDED, 0)
    return True


def pin_value(s: State, combat: i64, role: i64, value: i64) -> None:
    """The value of any card in this role is this, or what is printed, and stays so; the first lock wins."""
    s.set_role(combat, role, R_PINNED, value + 1)
    card = s.role(combat, role, R_CARD)
    if card == NOTHING:
        return
    if set_total(s, combat, role, s.world.value[card] if value == AS_PRINTED else value):
        s.set_role(combat, role, R_LOCKED, 1)
