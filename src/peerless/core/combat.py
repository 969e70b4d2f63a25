"""An attack from its declaration to the discard piles, and what cards do to each other in it."""

from typing import Final

from mypy_extensions import i64

from peerless.core import events, knowledge, ops
from peerless.core.bits import bit
from peerless.core.harm import check_victory, guarded, hurt, rescue_lost, rescue_to_come
from peerless.core.layout import (
    AFTER,
    AS_PRINTED,
    ATTACK,
    ATTACKED,
    CARD,
    COMBAT,
    COMBAT_WIDTH,
    COMBATS,
    DAMAGE,
    DEFENSE,
    DISCARD,
    FACE_UP,
    FIGHTER,
    FOR_COMBAT,
    HAPPENED,
    IN_COMBAT_SHIFT,
    IT,
    LESS_DAMAGE,
    MAX_COMBATS,
    NOTHING,
    NUMBER,
    R_BONUS,
    R_CANCELED,
    R_CARD,
    R_FACE_DOWN,
    R_FIGHTER,
    R_GUARDED,
    R_HURT,
    R_IGNORED,
    R_MOST,
    R_NAMED,
    R_RESOLVED,
    R_SIDE,
    RESCUES,
    ROLE,
    THAT_CARD,
    THEM,
    UNCANCELABLE,
    WHEN_PLAYED,
    WINDOW,
    WINDOWS,
    WINNING_ROLE,
    WON_COMBAT,
    YOU,
)
from peerless.core.modifiers import total
from peerless.core.piles import laid, put_pile, side_of, take_hand
from peerless.core.roles import pin_value, play_in_role, role_card, role_of, show_value, value_of
from peerless.core.state import CardError, State

ONLY_AFTER: Final = 2  # what R_CANCELED is when only the effects after combat are canceled


def begin(s: State) -> None:
    """Your fighter attacks "it": open the record of a combat."""
    attacker = s.get(FIGHTER)
    target = s.get(IT)
    combat = s.w[COMBAT] + COMBAT_WIDTH if s.w[COMBAT] else COMBATS
    if combat >= COMBATS + MAX_COMBATS * COMBAT_WIDTH:
        raise CardError("attacks set each other off without end")
    s.w[COMBAT] = combat
    s.w[combat + WINNING_ROLE] = NOTHING
    s.w[combat + WINDOW] = NOTHING
    for role in range(2):
        fighter = attacker if role == ATTACK else target
        s.set_role(combat, role, R_FIGHTER, fighter)
        s.set_role(combat, role, R_SIDE, s.world.side_of[fighter])
        s.set_role(combat, role, R_CARD, NOTHING)
        s.set_role(combat, role, R_NAMED, NOTHING)
    s.put(FOR_COMBAT, combat)
    s.put(ROLE, ATTACK)
    s.put(THEM, s.world.side_of[target])
    s.tell(events.ATTACKED, s.get(YOU), fighter=attacker, other=target)


def play_card(s: State, which: i64) -> None:
    """That card goes from hand into a role, face down unless it says otherwise."""
    card = s.get(THAT_CARD)
    s.put(THAT_CARD, NOTHING)
    combat = s.get(FOR_COMBAT)
    role = role_of(s, which)
    take_hand(s, card)
    side = side_of(card)
    if s.world.traits[card] & FACE_UP:
        knowledge.left_hand_openly(s, side, card)
        play_in_role(s, combat, role, card, False)
        s.tell(events.PLAYED_OPENLY, side, card, number=role, other=value_of(s, combat, role))
        code = s.world.effect[card * WINDOWS + WHEN_PLAYED]
        if code:
            push_effect(s, combat, role, WHEN_PLAYED, code)
    else:
        play_in_role(s, combat, role, card, True)
        s.tell(events.PLAYED, side, card, number=role, seats=s.world.insiders[side])


def play_instead(s: State, which: i64) -> None:
    """That card of the hand takes a role, face up; the card that lay there goes back to the hand."""
    card = s.get(THAT_CARD)
    combat = s.get(FOR_COMBAT)
    role = role_of(s, which)
    fighter = s.role(combat, role, R_FIGHTER)
    saved = rescue_to_come(s, fighter)
    take_hand(s, card)
    knowledge.left_hand_openly(s, side_of(card), card)
    _take_back(s, combat, role, ops.TO_HAND)
    play_in_role(s, combat, role, card, False)
    s.tell(events.PLAYED_OPENLY, side_of(card), card, number=role, other=value_of(s, combat, role))
    if saved:
        rescue_lost(s, fighter)


def return_card(s: State, which: i64, where: i64) -> None:
    """The card in a role goes back to its owner's hand, or to another place."""
    combat = s.get(FOR_COMBAT)
    role = role_of(s, which)
    fighter = s.role(combat, role, R_FIGHTER)
    saved = rescue_to_come(s, fighter)
    _take_back(s, combat, role, where)
    if saved:
        rescue_lost(s, fighter)


def _take_back(s: State, combat: i64, role: i64, where: i64) -> None:
    card = s.role(combat, role, R_CARD)
    if card == NOTHING:
        return
    play_in_role(s, combat, role, NOTHING, False)
    laid(s, card, where)


def reveal(s: State) -> None:
    """Turn over what lies face down."""
    combat = s.get(FOR_COMBAT)
    for role in range(2):
        card = s.role(combat, role, R_CARD)
        if card == NOTHING:
            if role == DEFENSE:
                s.tell(events.NO_DEFENSE, s.role(combat, role, R_SIDE))
        elif s.role(combat, role, R_FACE_DOWN):
            knowledge.left_hand_openly(s, side_of(card), card)
            show_value(s, combat, role)
            s.tell(events.REVEALED, side_of(card), card, number=role, other=value_of(s, combat, role))


def next_effect(s: State, window: i64) -> bool:
    """Begin the next effect of this window, the defender's first; False when all have begun."""
    combat = s.get(FOR_COMBAT)
    s.w[combat + WINDOW] = window
    if window == AFTER:
        _end_rescue(s, combat)
        if s.over():
            return True
    for role in range(DEFENSE, ATTACK - 1, -1):
        card = s.role(combat, role, R_CARD)
        if card == NOTHING or (s.role(combat, role, R_RESOLVED) >> window) & 1:
            continue
        canceled = s.role(combat, role, R_CANCELED)
        if canceled and (canceled != ONLY_AFTER or window == AFTER):
            continue
        code = s.world.effect[card * WINDOWS + window]
        if code:
            s.set_role(combat, role, R_RESOLVED, s.role(combat, role, R_RESOLVED) | bit(window))
            push_effect(s, combat, role, window, code)
            return True
    return False


def _end_rescue(s: State, combat: i64) -> None:
    """The effect that has just ended could have saved its fighter; if it did not, it holds the game no longer."""
    for role in range(2):
        if (s.role(combat, role, R_RESOLVED) >> AFTER) & 1:
            if s.world.traits[s.role(combat, role, R_CARD)] & RESCUES:
                rescue_lost(s, s.role(combat, role, R_FIGHTER))
            return


def push_effect(s: State, combat: i64, role: i64, window: i64, code: i64) -> None:
    """Begin an effect of the card in a role."""
    s.tell(events.EFFECT, s.role(combat, role, R_SIDE), s.role(combat, role, R_CARD), number=window)
    s.push(code)
    s.put(YOU, s.role(combat, role, R_SIDE))
    s.put(FIGHTER, s.role(combat, role, R_FIGHTER))
    s.put(CARD, s.role(combat, role, R_CARD))
    s.put(FOR_COMBAT, combat)
    s.put(ROLE, role)
    s.put(THEM, s.role(combat, 1 - role, R_SIDE))


def fix_outcome(s: State) -> None:
    """Attack against defense; damage to the defender; who won."""
    combat = s.get(FOR_COMBAT)
    attack = value_of(s, combat, ATTACK)
    defense = value_of(s, combat, DEFENSE)
    damage = attack - defense if attack > defense else 0
    if damage:
        damage -= total(s, LESS_DAMAGE, s.role(combat, DEFENSE, R_SIDE), DEFENSE)
        damage = damage if damage > 0 else 0
        most = s.role(combat, DEFENSE, R_MOST)
        damage = most - 1 if most and damage >= most else damage
    dealt = 0 if guarded(s, s.role(combat, DEFENSE, R_FIGHTER)) else damage
    s.w[combat + DAMAGE] = dealt
    winner = ATTACK if dealt else DEFENSE
    s.w[combat + WINNING_ROLE] = winner
    s.set_side(s.role(combat, winner, R_SIDE), WON_COMBAT, 1)
    s.tell(events.OUTCOME, s.role(combat, ATTACK, R_SIDE), number=attack, other=defense)
    s.tell(events.WON, s.role(combat, winner, R_SIDE), number=winner)
    hurt(s, bit(s.role(combat, DEFENSE, R_FIGHTER)), damage, s.role(combat, ATTACK, R_CARD))
    if s.w[HAPPENED]:
        s.w[HAPPENED] |= bit(IN_COMBAT_SHIFT)


def end(s: State) -> None:
    """The cards go to their discard piles and the record is closed."""
    combat = s.get(FOR_COMBAT)
    s.w[ATTACKED] |= bit(s.role(combat, ATTACK, R_FIGHTER))
    for role in range(2):
        card = s.role(combat, role, R_CARD)
        if card >= 0:
            put_pile(s, DISCARD, card)
    for i in range(COMBAT_WIDTH):
        s.w[combat + i] = 0
    s.w[COMBAT] = combat - COMBAT_WIDTH if combat > COMBATS else 0
    s.put(FOR_COMBAT, 0)
    check_victory(s)


def cancel(s: State, which: i64) -> None:
    """Cancel all effects of a card that have not begun."""
    card = role_card(s, which)
    if card == NOTHING:
        return
    if s.world.traits[card] & UNCANCELABLE:
        s.tell(events.CANCEL_FAILED, side_of(card), card, other=s.get(CARD))
        return
    combat = s.get(FOR_COMBAT)
    role = role_of(s, which)
    fighter = s.role(combat, role, R_FIGHTER)
    saved = rescue_to_come(s, fighter)
    s.set_role(combat, role, R_CANCELED, 1)
    s.tell(events.CANCELED, side_of(card), card, other=s.get(CARD))
    if saved:
        rescue_lost(s, fighter)


def cancel_after(s: State, which: i64) -> None:
    """Cancel the effects after combat of a card."""
    card = role_card(s, which)
    if card == NOTHING:
        return
    if s.world.traits[card] & UNCANCELABLE:
        s.tell(events.CANCEL_FAILED, side_of(card), card, other=s.get(CARD))
        return
    at = s.get(FOR_COMBAT)
    role = role_of(s, which)
    if not s.role(at, role, R_CANCELED):
        s.set_role(at, role, R_CANCELED, ONLY_AFTER)
    s.tell(events.CANCELED, side_of(card), card, other=s.get(CARD))
    check_victory(s)


def tell_change(s: State, event: i64, which: i64, number: i64) -> None:
    card = role_card(s, which)
    s.tell(event, side_of(card), card, number=number, other=s.get(CARD))


def tell_value(s: State, which: i64, changed: bool) -> None:
    card = role_card(s, which)
    value = value_of(s, s.get(FOR_COMBAT), role_of(s, which))
    event = events.VALUE if changed else events.VALUE_HELD
    s.tell(event, side_of(card), card, number=value, other=s.get(CARD))


def pin(s: State, which: i64, value: i64) -> None:
    combat = s.get(FOR_COMBAT)
    role = role_of(s, which)
    pin_value(s, combat, role, value)
    card = role_card(s, which)
    if card != NOTHING:
        now = value_of(s, combat, role)
        if value == AS_PRINTED:
            value = s.world.value[card]
        s.tell(events.FIXED if now == value else events.VALUE_HELD, side_of(card), card, number=now, other=s.get(CARD))


def guard(s: State, which: i64) -> None:
    """The fighter in a role takes no more damage in this combat."""
    combat = s.get(FOR_COMBAT)
    role = role_of(s, which)
    s.set_role(combat, role, R_GUARDED, 1)
    s.tell(events.GUARDED, s.role(combat, role, R_SIDE), s.get(CARD), fighter=s.role(combat, role, R_FIGHTER))


def cap_damage(s: State, fighters: i64, most: i64) -> None:
    """Of these, whoever is in the combat takes no more combat damage than that; the lowest such number counts."""
    combat = s.get(FOR_COMBAT)
    for role in range(2):
        fighter = s.role(combat, role, R_FIGHTER)
        before = s.role(combat, role, R_MOST)
        if (fighters >> fighter) & 1 and (not before or most < before - 1):
            s.set_role(combat, role, R_MOST, most + 1)
            s.tell(events.CAPPED, s.role(combat, role, R_SIDE), s.get(CARD), fighter=fighter, number=most)


def ignore(s: State, which: i64) -> None:
    """The value of a card counts as 0."""
    card = role_card(s, which)
    if card != NOTHING:
        s.set_role(s.get(FOR_COMBAT), role_of(s, which), R_IGNORED, 1)
        s.tell(events.IGNORED, side_of(card), card, other=s.get(CARD))


def add_bonus(s: State, which: i64, amount: i64) -> None:
    """Added by an ability, whatever locks the value."""
    if role_card(s, which) == NOTHING:
        return
    combat = s.get(FOR_COMBAT)
    role = role_of(s, which)
    s.set_role(combat, role, R_BONUS, s.role(combat, role, R_BONUS) + amount)
    tell_change(s, events.RAISED, which, amount)
    tell_value(s, which, True)


def name_number(s: State) -> None:
    """The number goes with your card, if it was named for one."""
    if s.get(FOR_COMBAT):
        s.set_role(s.get(FOR_COMBAT), s.get(ROLE), R_NAMED, s.get(NUMBER))


def substitute(s: State, fighters: i64) -> None:
    """The one of these that is not in the combat takes your role in it."""
    combat = s.get(FOR_COMBAT)
    role = s.get(ROLE)
    now = s.role(combat, role, R_FIGHTER)
    saved = rescue_to_come(s, now)
    for f in range(s.world.fighter_count):
        if (fighters >> f) & 1 and f != now:
            s.set_role(combat, role, R_FIGHTER, f)
            s.set_role(combat, role, R_HURT, 0)
            s.set_role(combat, role, R_MOST, 0)
            s.tell(events.SUBSTITUTED, s.get(YOU), fighter=f)
            if saved:
                rescue_lost(s, now)
            return
