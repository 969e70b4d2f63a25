"""Verbs that draw, discard, look and take back. `no` is where to go on when nothing is done."""

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable
from peerless.cards.writer import Deeds, Writer
from peerless.core import layout, ops, terms


def _draw(w: Writer, verb: t.Draw, no: str) -> None:
    w.add(ops.DRAW, w.you, w.quantity(verb.number))


def _draw_until(w: Writer, verb: t.DrawUntil, no: str) -> None:
    w.add(ops.DRAW, w.you, (terms.SHORT_OF, (terms.CARDS_IN_HAND, w.you), verb.cards))


def _draw_and_keep(w: Writer, verb: t.DrawAndKeep, no: str) -> None:
    w.add(ops.ASK_NUMBER, w.you, 0, verb.most)
    w.add(ops.DRAW_ASIDE, w.you, (terms.FIELD, layout.NUMBER))
    _share_out(w, verb.keep, ops.ASIDE_TO_BOTTOM)


def _look_and_keep(w: Writer, verb: t.LookAndKeep, no: str) -> None:
    w.add(ops.LOOK_ASIDE, w.you, (terms.NUM, verb.look))
    _share_out(w, verb.keep, ops.ASIDE_TO_TOP)


def _share_out(w: Writer, keep: int, others_go: int) -> None:
    """Of the cards set aside some go to the hand, the others to the deck, one by one."""
    rest, end = w.label("rest"), w.label("end")
    for _ in range(keep):
        w.ask_card(w.you, (terms.ANY_CARD, w.you), end, ops.FROM_ASIDE | ops.SECRET)
        w.add(ops.ASIDE_TO_HAND)
    w.mark(rest)
    w.ask_card(w.you, (terms.ANY_CARD, w.you), end, ops.FROM_ASIDE | ops.SECRET)
    w.add(others_go, w.you)
    w.add(ops.JUMP, rest)
    w.mark(end)


def _look(w: Writer, verb: t.Look, no: str) -> None:
    _seen(w, w.them, ops.LOOK, w.you, w.them)


def _show_hand(w: Writer, verb: t.ShowHand, no: str) -> None:
    _seen(w, w.you, ops.SHOW_HAND, w.you)


def _seen(w: Writer, whose: int, op: int, *operands: int) -> None:
    """A hand is seen, unless its player reacts."""
    w.meet_opponent()
    if whose and not w.reacted:
        w.add(ops.ASK_REACTION, whose)
    w.add(op, *operands)


def _reveal_top(w: Writer, verb: t.RevealTop, no: str) -> None:
    w.add(ops.REVEAL_TOP, w.you)
    if not w.sends_revealed:
        w.add(ops.TABLE_TO, ops.TO_TOP)


GOES: dict[type[t.Piles], int] = {
    t.Hand: ops.TO_HAND,
    t.DeckTop: ops.TO_TOP,
    t.DeckBottom: ops.TO_BOTTOM,
    t.Deck: ops.TO_DECK,
    t.GameBox: ops.TO_BOX,
}


def _send(w: Writer, verb: t.Send, no: str) -> None:
    where = GOES.get(type(verb.target))
    if where is None:
        raise NotPlayable("a card does not go there")
    if isinstance(verb.card, t.ThatCard):
        w.add(ops.TABLE_TO, where)
    elif w.setting.in_combat:
        w.add(ops.RETURN_ROLE_CARD, w.role(verb.card), where)
    elif isinstance(verb.card, t.ThisCard) and w.setting.window == layout.SCHEME and not w.flip:
        w.add(ops.SET, layout.THAT_CARD, (terms.FIELD, layout.CARD))
        w.add(ops.TABLE_TO, where)
    else:
        raise NotPlayable("this card does not lie there")
    if where == ops.TO_DECK:
        w.add(ops.SHUFFLE, w.you if not isinstance(verb.card, t.TheirCard) else w.them)


def _choose_opponent(w: Writer, verb: t.ChooseOpponent, no: str) -> None:
    w.meet_opponent()


def _name_number(w: Writer, verb: t.NameNumber, no: str) -> None:
    if w.flip:
        raise NotPlayable("only you name numbers")
    w.add(ops.ASK_NUMBER, w.you, 0, -1)
    w.add(ops.NAME)


DEEDS: Deeds = {
    t.Draw: _draw,
    t.DrawUntil: _draw_until,
    t.DrawAndKeep: _draw_and_keep,
    t.LookAndKeep: _look_and_keep,
    t.Look: _look,
    t.ShowHand: _show_hand,
    t.RevealTop: _reveal_top,
    t.Send: _send,
    t.ChooseOpponent: _choose_opponent,
    t.NameNumber: _name_number,
}
