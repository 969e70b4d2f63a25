"""Verbs that draw, discard, look and take back. `no` is where to go on when nothing is done."""

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable
from peerless.cards.writer import Deeds, Writer
from peerless.core import layout, ops, terms


def _draw(w: Writer, verb: t.Draw, no: str) -> None:
    w.add(ops.DRAW, w.you, w.quantity(verb.number))


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


def _discard(w: Writer, verb: t.Discard, no: str, optional: bool) -> None:
    """Discard a number of cards; a price is paid in full or not at all, a duty as far as possible."""
    if not isinstance(verb.number, t.Number):
        raise NotPlayable("only a fixed number of cards can be discarded")
    if not isinstance(verb.cards, t.AnyCards):
        _discard_some(w, verb.cards, verb.number.number, no, optional)
        return
    w.count_anew()
    number = verb.number.number
    hand, end, all_of_it = (terms.CARDS_IN_HAND, w.you), w.label("end"), w.label("all")
    if optional:
        w.add(ops.JUMP_UNLESS, (terms.AT_LEAST, hand, (terms.NUM, number)), no)
    for i in range(number):
        declinable = optional and i == 0
        if not declinable:
            w.add(ops.JUMP_UNLESS, (terms.AT_LEAST, hand, (terms.NUM, number - i + 1)), all_of_it)
        w.ask_card(w.you, (terms.ANY_CARD, w.you), no, optional=declinable)
        w.add(ops.DISCARD)
    w.add(ops.JUMP, end)
    w.mark(all_of_it)
    w.add(ops.DISCARD_HAND, w.you)
    w.mark(end)
    w.add(ops.ANSWERS)


def _discard_some(w: Writer, cards: t.Cards, number: int, no: str, optional: bool) -> None:
    """Cards of a kind: nobody else can see whether there are any."""
    if optional and number > 1:
        raise NotPlayable("a price of several cards can be paid in any cards only")
    w.count_anew()
    enough = w.label("no more")
    for i in range(number):
        w.ask_card(w.you, w.cards(cards), no if i == 0 else enough, optional=optional)
        w.add(ops.DISCARD)
    w.mark(enough)
    w.add(ops.ANSWERS)


def _discard_any_number(w: Writer, verb: t.DiscardAnyNumber, no: str, optional: bool) -> None:
    again, end = w.label("another"), w.label("enough")
    w.add(ops.SET, layout.TALLY, (terms.NUM, 0))
    w.mark(again)
    w.ask_card(w.you, w.cards(verb.cards), end, optional=True)
    w.add(ops.DISCARD)
    w.add(ops.JUMP, again)
    w.mark(end)
    if w.flip:
        w.add(ops.ANSWERS)


def _discard_at_random(w: Writer, verb: t.DiscardAtRandom, no: str) -> None:
    w.count_anew()
    for _ in range(verb.number):
        w.add(ops.DISCARD_AT_RANDOM, w.you)
    w.add(ops.ANSWERS)


def _discard_top(w: Writer, verb: t.DiscardTop, no: str) -> None:
    w.count_anew()
    w.add(ops.DISCARD_TOP, w.you, w.quantity(verb.number))


def _choose_and_discard(w: Writer, verb: t.ChooseAndDiscard, no: str, optional: bool) -> None:
    w.meet_opponent()
    w.count_anew()
    for i in range(verb.number):
        w.ask_card(w.them, (terms.ANY_CARD, w.them), no, optional=optional and i == 0)
        w.add(ops.DISCARD)
    w.add(ops.ANSWERS)


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


def _put_on_top(w: Writer, verb: t.PutOnTop, no: str, optional: bool) -> None:
    for i in range(verb.number):
        w.ask_card(w.you, (terms.ANY_CARD, w.you), no, ops.SECRET, optional and i == 0)
        w.add(ops.HAND_TO_TOP, w.you)


def _take_back(w: Writer, verb: t.TakeBack, no: str, optional: bool) -> None:
    enough = w.label("no more")
    for i in range(verb.number):
        w.ask_card(w.you, w.cards(verb.cards), no if i == 0 else enough, ops.FROM_DISCARD, optional and i == 0)
        w.add(ops.TAKE_BACK)
    w.mark(enough)


def _take_all_back(w: Writer, verb: t.TakeAllBack, no: str) -> None:
    again, end = w.label("another"), w.label("all")
    w.mark(again)
    w.add(ops.TAKE_FROM_DISCARD, w.you, w.cards(verb.cards), end)
    w.add(ops.TAKE_BACK)
    w.add(ops.JUMP, again)
    w.mark(end)


def _shuffle_back(w: Writer, verb: t.ShuffleBack, no: str, optional: bool) -> None:
    enough = w.label("no more")
    for i in range(verb.number):
        w.ask_card(w.you, w.cards(verb.cards), no if i == 0 else enough, ops.FROM_DISCARD, optional and i == 0)
        w.add(ops.DISCARD_TO_DECK)
    w.mark(enough)
    w.add(ops.SHUFFLE, w.you)


def _search(w: Writer, verb: t.Search, no: str, optional: bool) -> None:
    if w.flip:
        raise NotPlayable("only you search your deck")
    shuffled = w.label("shuffled")
    w.ask_card(w.you, w.cards(verb.cards), no if optional else shuffled, ops.FROM_DECK | ops.SECRET, optional)
    w.add(ops.DECK_TO_HAND)
    w.mark(shuffled)
    w.add(ops.SHUFFLE, w.you)


def _discard_hand(w: Writer, verb: t.DiscardHand, no: str) -> None:
    w.add(ops.SET, layout.TALLY, (terms.NUM, 0))
    w.add(ops.DISCARD_HAND, w.you)
    w.add(ops.ANSWERS)


def _reveal_top(w: Writer, verb: t.RevealTop, no: str) -> None:
    w.add(ops.REVEAL_TOP, w.you)


def _return(w: Writer, verb: t.Return, no: str) -> None:
    if isinstance(verb.card, t.ThatCard):
        w.add(ops.TABLE_TO_HAND)
    else:
        w.add(ops.RETURN_ROLE_CARD, w.role(verb.card))


def _choose_opponent(w: Writer, verb: t.ChooseOpponent, no: str) -> None:
    w.meet_opponent()


def _name_number(w: Writer, verb: t.NameNumber, no: str) -> None:
    if w.flip:
        raise NotPlayable("only you name numbers")
    w.add(ops.ASK_NUMBER, w.you, 0, -1)
    w.add(ops.NAME)


DEEDS: Deeds = {
    t.Draw: _draw,
    t.DrawAndKeep: _draw_and_keep,
    t.LookAndKeep: _look_and_keep,
    t.DiscardAtRandom: _discard_at_random,
    t.DiscardTop: _discard_top,
    t.Look: _look,
    t.ShowHand: _show_hand,
    t.RevealTop: _reveal_top,
    t.TakeAllBack: _take_all_back,
    t.DiscardHand: _discard_hand,
    t.Return: _return,
    t.ChooseOpponent: _choose_opponent,
    t.NameNumber: _name_number,
}
CHOICES: Deeds = {
    t.Discard: _discard,
    t.DiscardAnyNumber: _discard_any_number,
    t.ChooseAndDiscard: _choose_and_discard,
    t.PutOnTop: _put_on_top,
    t.TakeBack: _take_back,
    t.ShuffleBack: _shuffle_back,
    t.Search: _search,
}
