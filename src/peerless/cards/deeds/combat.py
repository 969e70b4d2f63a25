"""Verbs that change the cards of a combat. `no` is where to go on when nothing is done."""

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable, Slot
from peerless.cards.writer import Deeds, Writer
from peerless.core import layout, ops, terms


def _boost(w: Writer, verb: t.Boost, no: str, optional: bool) -> None:
    w.add(ops.JUMP_UNLESS, (terms.HAS_ROLE_CARD, w.you), no)
    w.ask_card(w.you, w.cards(verb.cards), no, optional=optional)
    w.add(ops.BOOST_BEGINS)
    w.add(ops.BOOST_ROLE, w.you)


def _blind_boost(w: Writer, verb: t.BlindBoost, no: str) -> None:
    w.add(ops.JUMP_UNLESS, (terms.HAS_ROLE_CARD, w.you), no)
    w.add(ops.REVEAL_TOP, w.you)
    w.add(ops.JUMP_UNLESS, (terms.HAS_THAT_CARD,), no)
    w.add(ops.BLIND_BOOST_BEGINS)
    w.add(ops.BOOST_ROLE, w.you)


def _cancel(w: Writer, verb: t.Cancel, no: str) -> None:
    w.add(ops.CANCEL, w.them)


def _cancel_after(w: Writer, verb: t.CancelAfter, no: str) -> None:
    w.add(ops.CANCEL_AFTER, w.them)


def _in_combat(w: Writer, card: t.CardRef) -> int:
    if isinstance(card, t.ThatCard):
        raise NotPlayable("only a card in the combat has a value")
    return w.role(card)


def _add_value(w: Writer, verb: t.AddValue, no: str) -> None:
    w.add(ops.ADD_VALUE, _in_combat(w, verb.card), w.quantity(verb.amount))


def _subtract_value(w: Writer, verb: t.SubtractValue, no: str) -> None:
    w.add(ops.ADD_VALUE, _in_combat(w, verb.card), (terms.TIMES, (terms.NUM, -1), w.quantity(verb.amount)))


def _becomes_value(w: Writer, verb: t.BecomesValue, no: str) -> None:
    w.add(ops.SET_TOTAL, w.them, w.quantity(verb.value))


def _change_printed(w: Writer, verb: t.ChangePrinted, no: str) -> None:
    rank = layout.INSTEAD if isinstance(verb.card, t.ThisCard) else layout.CHANGED
    w.add(ops.SET_BASE, _in_combat(w, verb.card), w.quantity(verb.value), rank)


def _fix(w: Writer, verb: t.Fix, no: str) -> None:
    printed = verb.value == t.PrintedOf(t.TheirCard())  # also of a card that takes its place
    w.add(ops.PIN, w.them, (terms.NUM, layout.AS_PRINTED) if printed else w.quantity(verb.value))


def _ignore_value(w: Writer, verb: t.IgnoreValue, no: str) -> None:
    w.add(ops.IGNORE, w.them)


def _play_instead(w: Writer, verb: t.PlayInstead, no: str, optional: bool) -> None:
    w.ask_card(w.you, (terms.ROLE_CARDS, w.you), no, optional=optional)
    w.add(ops.PLAY_INSTEAD, w.you)


def _play_instead_theirs(w: Writer, verb: t.PlayInsteadTheirs, no: str, optional: bool) -> None:
    w.ask_card(w.them, (terms.ROLE_CARDS, w.them), no, optional=optional)
    w.add(ops.PLAY_INSTEAD, w.them)


def _substitute(w: Writer, verb: t.Substitute, no: str) -> None:
    if w.flip:
        raise NotPlayable("only your own fighters take each other's place")
    w.add(ops.SUBSTITUTE, w.fighters(verb.fighters))


def _values_this_turn(w: Writer, verb: t.ValuesThisTurn, no: str) -> None:
    if w.flip:
        raise NotPlayable("this lasts for your own cards only")
    w.add(ops.ARM, w.hero.slot(Slot(locked_value=verb.value)), 1)


def _prevent(w: Writer, verb: t.Prevent, no: str) -> None:
    w.add(ops.GUARD, w.you)


DEEDS: Deeds = {
    t.BlindBoost: _blind_boost,
    t.Cancel: _cancel,
    t.CancelAfter: _cancel_after,
    t.AddValue: _add_value,
    t.SubtractValue: _subtract_value,
    t.BecomesValue: _becomes_value,
    t.ChangePrinted: _change_printed,
    t.Fix: _fix,
    t.IgnoreValue: _ignore_value,
    t.Substitute: _substitute,
    t.ValuesThisTurn: _values_this_turn,
    t.Prevent: _prevent,
}
CHOICES: Deeds = {t.Boost: _boost, t.PlayInstead: _play_instead, t.PlayInsteadTheirs: _play_instead_theirs}
