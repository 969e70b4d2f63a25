"""Verbs about tokens, counters, actions and the turn. `no` is where to go on when nothing is done."""

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable
from peerless.cards.writer import Deeds, Writer
from peerless.core import layout, ops, terms
from peerless.core.assembler import Term

# Tokens.


def _choose(w: Writer, verb: t.ChooseToken, no: str, optional: bool) -> None:
    if not isinstance(verb.tokens, t.AToken):
        raise NotPlayable("there is nothing to choose")
    _choose_token(w, verb.tokens, no, optional)
    w.add(ops.SET, layout.WHERE, (terms.FIELD, layout.TOKEN))


def _kind(w: Writer, tokens: t.Tokens) -> int:
    return w.hero.token(tokens.token)  # type: ignore[attr-defined]  # every selector of tokens names one


def _choose_token(w: Writer, tokens: t.Tokens, no: str, optional: bool, movable: Term | None = None) -> None:
    """The token meant is the one chosen from here on; `movable` narrows a choice."""
    if isinstance(tokens, t.EachToken):
        raise NotPlayable("the machine moves tokens one by one here")
    lying = w.token_spaces(tokens)
    if isinstance(tokens, t.AToken) and isinstance(tokens.area, t.SpaceOf):
        w.add(ops.JUMP_UNLESS, (terms.ANY, lying), no)
        w.add(ops.SET, layout.TOKEN, (terms.SPACE_OF, w.fighter(tokens.area.fighters)))
        return
    w.ask(ops.ASK_TOKEN, (terms.SPACES_BOTH, lying, movable) if movable else lying, no, optional)


def _move_token(w: Writer, verb: t.MoveToken, no: str, optional: bool) -> None:
    kind = _kind(w, verb.tokens)
    stay, end = w.label("stay"), w.label("end")
    distance: Term = (terms.NUM, verb.distance)
    _choose_token(w, verb.tokens, no, optional, (terms.MOVABLE_TOKENS, kind, distance))
    w.ask(ops.ASK_SPACE, (terms.TOKEN_REACH, kind, distance), stay, optional=True)
    w.add(ops.JUMP, end)
    w.mark(stay)
    w.add(ops.SET, layout.WHERE, (terms.FIELD, layout.TOKEN))
    w.mark(end)
    w.add(ops.MOVE_TOKEN, kind, w.you)


def _shift_token(w: Writer, verb: t.ShiftToken, no: str, optional: bool) -> None:
    kind = _kind(w, verb.tokens)
    anywhere: Term = (terms.NO_TOKEN, kind)
    if isinstance(verb.tokens, t.EachToken):
        if verb.tokens.area != t.Anywhere():
            raise NotPlayable("only all tokens together are moved one by one")
        _shift_each(w, kind, _token_spaces(w, verb.spaces, kind))
        return
    w.add(ops.JUMP_UNLESS, (terms.ANY, (terms.FREE,) if isinstance(verb.spaces, t.Empty) else anywhere), no)
    _choose_token(w, verb.tokens, no, optional)
    declinable = optional and isinstance(verb.tokens, t.AToken) and isinstance(verb.tokens.area, t.SpaceOf)
    w.ask(ops.ASK_SPACE, _token_spaces(w, verb.spaces, kind), no, declinable)
    w.add(ops.MOVE_TOKEN, kind, w.you)


def _shift_each(w: Writer, kind: int, spaces: Term) -> None:
    again, end = w.label("token"), w.label("end")
    w.mark(again)
    w.add(ops.JUMP_UNLESS, (terms.ANY, spaces), end)
    w.ask(ops.ASK_TOKEN, (terms.UNMOVED_TOKENS, kind), end, optional=True)
    w.ask(ops.ASK_SPACE, spaces, end)
    w.add(ops.MOVE_TOKEN, kind, w.you)
    w.add(ops.JUMP, again)
    w.mark(end)


def _token_spaces(w: Writer, spaces: t.Spaces, kind: int) -> Term:
    """Where a token may go: never onto another of its kind."""
    if isinstance(spaces, t.Elsewhere):
        return w.common(spaces.area, (terms.NO_TOKEN, kind))
    return w.common(spaces, (terms.NO_TOKEN, kind, 1))


def _place_tokens(w: Writer, verb: t.PlaceTokens, no: str, optional: bool) -> None:
    kind = w.hero.token(verb.token)
    enough = w.label("no more")
    if w.setting.at_game_start and verb.spaces == t.zones_of(t.YOUR_HERO):
        spaces: Term = (terms.TOKEN_START, kind)
    else:
        spaces = w.common(verb.spaces, (terms.NO_TOKEN, kind))
    for i in range(verb.number):
        w.ask(ops.ASK_SPACE, spaces, no if i == 0 else enough, optional and i == 0)
        w.add(ops.PLACE_TOKEN, kind)
    w.mark(enough)


def _remove_tokens(w: Writer, verb: t.RemoveTokens, no: str, optional: bool) -> None:
    kind = _kind(w, verb.tokens)
    if not isinstance(verb.tokens, t.EachToken):
        w.count_anew()
        _choose_token(w, verb.tokens, no, optional)
        w.add(ops.REMOVE_TOKEN, kind)
        return
    lying = w.token_spaces(verb.tokens)
    end = w.label("end")
    w.add(ops.SET, layout.TALLY, (terms.NUM, 0))
    if not isinstance(verb.amount, t.Every):
        w.repeat(verb.amount, lambda no, optional: _remove_one(w, lying, kind, no, optional), no, end, optional)
        w.mark(end)
        return
    again = w.label("token")
    if optional:
        w.add(ops.ASK_YES, w.you, 0, (terms.ANY, lying), 0, no)
    w.mark(again)
    w.add(ops.JUMP_UNLESS, (terms.ANY, lying), end)
    w.add(ops.SET, layout.TOKEN, (terms.FIRST_OF, lying))
    w.add(ops.REMOVE_TOKEN, kind)
    w.add(ops.JUMP, again)
    w.mark(end)


def _remove_one(w: Writer, lying: Term, kind: int, no: str, optional: bool) -> None:
    w.ask(ops.ASK_TOKEN, lying, no, optional)
    w.add(ops.REMOVE_TOKEN, kind)


# Counters.


def _gain_counters(w: Writer, verb: t.GainCounters, no: str) -> None:
    if w.flip:
        raise NotPlayable("the counters are those of your hero")
    w.add(ops.CHANGE_COUNTERS, w.hero.counter(verb.counter), w.quantity(verb.number))


def _lose_counters(w: Writer, verb: t.LoseCounters, no: str, optional: bool) -> None:
    """They are those of your hero, also where an opponent removes them."""
    w.count_anew()
    kind = w.hero.counter(verb.counter)
    there: Term = (terms.COUNTERS_OF, kind)
    any_there: Term = (terms.AT_LEAST, there, (terms.NUM, 1))
    if isinstance(verb.amount, (t.UpTo, t.AnyNumber)):
        end = w.label("enough")
        w.add(ops.SET, layout.TALLY, (terms.NUM, 0))
        w.repeat(verb.amount, lambda no, _: _lose_one(w, kind, any_there, no), no, end, optional)
        w.mark(end)
        return
    if not isinstance(verb.amount, (t.Quantity, t.Every)):
        raise NotPlayable("counters are all alike")
    number = there if isinstance(verb.amount, t.Every) else w.quantity(verb.amount)
    if optional:
        w.add(ops.ASK_YES, w.you, 0, (terms.AT_LEAST, there, number), 0, no)
    else:
        w.add(ops.JUMP_UNLESS, any_there, no)
    w.add(ops.SET, layout.TALLY, (terms.NUM, 0))
    w.add(ops.CHANGE_COUNTERS, kind, (terms.TIMES, (terms.NUM, -1), number))


def _lose_one(w: Writer, kind: int, any_there: Term, no: str) -> None:
    w.add(ops.ASK_YES, w.you, 0, any_there, 0, no)
    w.add(ops.CHANGE_COUNTERS, kind, (terms.NUM, -1))


# The turn.


def _gain_actions(w: Writer, verb: t.GainActions, no: str) -> None:
    w.add(ops.GAIN_ACTIONS, w.quantity(verb.number), w.you)


def _lose_actions(w: Writer, verb: t.LoseActions, no: str) -> None:
    w.add(ops.LOSE_ACTIONS, (terms.NUM, verb.number), w.you)


def _end_turn(w: Writer, verb: t.EndTurn, no: str) -> None:
    w.add(ops.END_TURN)


def _change_form(w: Writer, verb: t.ChangeForm, no: str) -> None:
    if w.flip:
        raise NotPlayable("the forms are those of your hero")
    if verb.form:
        w.add(ops.TRANSFORM, w.hero.form(verb.form))
        return
    if len(w.hero.words.forms) != 2:
        raise NotPlayable("into which form?")
    other, end = w.label("other form"), w.label("end")
    w.add(ops.JUMP_UNLESS, (terms.IN_FORM, 0), other)
    w.add(ops.TRANSFORM, 1)
    w.add(ops.JUMP, end)
    w.mark(other)
    w.add(ops.TRANSFORM, 0)
    w.mark(end)


DEEDS: Deeds = {
    t.GainCounters: _gain_counters,
    t.GainActions: _gain_actions,
    t.LoseActions: _lose_actions,
    t.EndTurn: _end_turn,
    t.ChangeForm: _change_form,
}
CHOICES: Deeds = {
    t.ChooseToken: _choose,
    t.MoveToken: _move_token,
    t.ShiftToken: _shift_token,
    t.PlaceTokens: _place_tokens,
    t.RemoveTokens: _remove_tokens,
    t.LoseCounters: _lose_counters,
}
