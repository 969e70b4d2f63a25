"""Verbs that hurt, heal and move fighters. `no` is where to go on when nothing is done."""

from collections.abc import Callable

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable
from peerless.cards.tree.parts import parts_of
from peerless.cards.writer import Deeds, Writer
from peerless.core import layout, ops, terms
from peerless.core.assembler import Term

FULL_HEALTH: Term = (terms.NUM, layout.MOST_HEALTH)


def _damage(w: Writer, verb: t.Damage, no: str, optional: bool) -> None:
    if not any(isinstance(part, t.ThisWay) for part in parts_of(verb.amount)):
        w.count_anew()
    if isinstance(verb.fighters, t.SeveralOf):
        _damage_several(w, verb.fighters, verb.amount, no, optional)
        return
    if isinstance(verb.amount, t.BoostOf):
        w.add(ops.JUMP_UNLESS, (terms.AT_LEAST, w.quantity(verb.amount), (terms.NUM, 1)), no)
    w.add(ops.DAMAGE, w.one_of(verb.fighters, no, optional), w.quantity(verb.amount))


def _damage_several(w: Writer, fighters: t.SeveralOf, amount: t.Quantity, no: str, optional: bool) -> None:
    """All are chosen before any of them is hurt."""
    if not isinstance(amount, t.Number) or any(isinstance(part, t.It) for part in parts_of(fighters)):
        raise NotPlayable("how much is that for each of them?")
    _many(w, fighters, no, optional, lambda _: None)
    chosen: Term = (terms.BUT_NOT, w.fighters(fighters.of), (terms.FIELD, layout.LEFT))
    w.add(ops.DAMAGE, chosen, w.quantity(amount))


def _recover(w: Writer, verb: t.Recover, no: str, optional: bool) -> None:
    w.add(ops.RECOVER, w.one_of(verb.fighters, no, optional, even_absent=True), w.quantity(verb.amount))


def _set_health(w: Writer, verb: t.SetHealth, no: str, optional: bool) -> None:
    found = w.one_of(verb.fighters, no, optional, even_absent=True)
    if verb.fighters not in w.placed:  # who is defeated and not placed stays defeated
        match verb.fighters:
            case t.Named(name):
                found = (terms.BUT_NOT, found, (terms.DEFEATED_NAMED, w.hero.fighter_class(name)))
            case _:
                found = (terms.AND, found, (terms.ALL,))
    w.add(ops.RESTORE, found, (terms.NUM, verb.health))


def _move(w: Writer, verb: t.Move, no: str, optional: bool) -> None:
    _walk(w, verb.fighters, verb.distance, 0, no, optional)


def _move_through(w: Writer, verb: t.MoveThrough, no: str, optional: bool) -> None:
    _walk(w, verb.fighters, verb.distance, 1, no, optional)


def _walk(w: Writer, fighters: t.Fighters, distance: t.Quantity, through: int, no: str, optional: bool) -> None:
    reach: Term = (terms.REACH, w.quantity(distance), through)

    def go(stay: str) -> None:
        w.ask(ops.ASK_SPACE, reach, stay, optional=True)
        w.add(ops.MOVE)

    if isinstance(fighters, t.SeveralOf):
        _many(w, fighters, no, optional, go)
        return
    if isinstance(fighters, (t.Each, t.Both)):
        _one_by_one(w, fighters, no, go)
        return
    stay = w.label("stay")
    w.ask(ops.ASK_FIGHTER, w.fighters(fighters), no, optional)
    go(stay)
    w.mark(stay)


def _one_by_one(w: Writer, fighters: t.Fighters, no: str, deed: Callable[[str], None]) -> None:
    """Do it with one of them after the other, in any order, as long as one likes."""
    if w.in_loop:
        raise NotPlayable("this cannot be done for each of them")
    w.in_loop = True
    again, following, end = w.label("another"), w.label("next"), w.label("all")
    w.add(ops.JUMP_UNLESS, (terms.ANY, w.fighters(fighters)), no)
    w.add(ops.SET, layout.LEFT, w.fighters(fighters))
    w.mark(again)
    w.ask(ops.ASK_FIGHTER, (terms.FIELD, layout.LEFT), end, optional=True)
    deed(following)
    w.mark(following)
    w.add(ops.FIGHTER_LEFT_OUT)
    w.add(ops.JUMP, again)
    w.mark(end)
    w.in_loop = False


def _many(w: Writer, fighters: t.SeveralOf, no: str, optional: bool, deed: Callable[[str], None]) -> None:
    """Do it with so many of them, chosen one after the other."""
    if w.in_loop:
        raise NotPlayable("this cannot be done for each of them")
    w.in_loop = True
    end = w.label("all")
    w.add(ops.JUMP_UNLESS, (terms.ANY, w.fighters(fighters.of)), no)
    w.add(ops.SET, layout.LEFT, w.fighters(fighters.of))

    def one(no: str, optional: bool) -> None:
        following = w.label("next")
        w.ask(ops.ASK_FIGHTER, (terms.FIELD, layout.LEFT), no, optional)
        deed(following)
        w.mark(following)
        w.add(ops.FIGHTER_LEFT_OUT)

    w.repeat(fighters.amount, one, no, end, optional)
    w.mark(end)
    w.in_loop = False


def _place(w: Writer, verb: t.Place, no: str, optional: bool) -> None:
    if isinstance(verb.fighters, t.SeveralOf):
        there = w.spaces(verb.spaces, (terms.THAT,))

        def settle(elsewhere: str) -> None:
            w.ask(ops.ASK_SPACE, there, elsewhere)
            w.add(ops.PLACE, (terms.THAT,))

        _many(w, verb.fighters, no, optional, settle)
        return
    if isinstance(verb.fighters, (t.Each, t.Both)):
        that: Term = (terms.THAT,)
        spaces = w.spaces(verb.spaces, that)
        if optional:
            w.add(ops.ASK_YES, w.you, 0, (terms.ANY, w.fighters(verb.fighters)), 0, no)

        def put(elsewhere: str) -> None:
            w.ask(ops.ASK_SPACE, spaces, elsewhere)
            w.add(ops.PLACE, that)

        _in_turn(w, verb.fighters, no, put)
        return
    found = w.one_of(verb.fighters, no, optional and isinstance(verb.fighters, t.One), even_absent=True)
    w.add(ops.JUMP_UNLESS, (terms.NOT, (terms.DEFEATED, found)), no)
    if isinstance(verb.spaces, t.ThatSpace):
        if optional:
            w.add(ops.ASK_YES, w.you, 0, (terms.ANY, w.spaces(verb.spaces, found)), 0, no)
        w.add(ops.JUMP_UNLESS, (terms.ANY, w.spaces(verb.spaces, found)), no)
    else:
        w.ask(ops.ASK_SPACE, w.spaces(verb.spaces, found), no, optional)
    w.add(ops.PLACE, found)


def _in_turn(w: Writer, fighters: t.Fighters, no: str, deed: Callable[[str], None]) -> None:
    """Do it with each of them, in the order in which they are numbered."""
    if w.in_loop:
        raise NotPlayable("this cannot be done for each of them")
    w.in_loop = True
    following, end = w.label("next"), w.label("all")
    w.add(ops.JUMP_UNLESS, (terms.ANY, w.fighters(fighters)), no)
    w.add(ops.SET, layout.LEFT, w.fighters(fighters))
    w.mark(following)
    w.add(ops.TAKE_LEFT, end)
    deed(following)
    w.add(ops.JUMP, following)
    w.mark(end)
    w.in_loop = False


def _swap(w: Writer, verb: t.Swap, no: str, optional: bool) -> None:
    if isinstance(verb.one, t.One) and isinstance(verb.other, t.One):
        raise NotPlayable("of two fighters that swap only one can be chosen")
    if isinstance(verb.one, (t.Each, t.Both)) or isinstance(verb.other, (t.Each, t.Both)):
        raise NotPlayable("two fighters swap spaces")
    one = w.one_of(verb.one, no, optional and isinstance(verb.one, t.One))
    other = w.one_of(verb.other, no, optional and isinstance(verb.other, t.One))
    if optional and not isinstance(verb.one, t.One) and not isinstance(verb.other, t.One):
        w.add(ops.ASK_YES, w.you, 0, (terms.BOTH, (terms.ANY, one), (terms.ANY, other)), 0, no)
    w.add(ops.SWAP, one, other)


def _remove_from_board(w: Writer, verb: t.RemoveFromBoard, no: str, optional: bool) -> None:
    w.add(ops.LEAVE_BOARD, w.one_of(verb.fighters, no, optional))


def _return_defeated(w: Writer, verb: t.ReturnDefeated, no: str, optional: bool) -> None:
    """The first of those defeated, all being alike, comes back with full health."""
    defeated: Term = (terms.DEFEATED_NAMED, w.hero.fighter_class(verb.name))
    that: Term = (terms.THAT,)
    end = w.label("all")

    def one(no: str, optional: bool) -> None:
        w.add(ops.JUMP_UNLESS, (terms.ANY, defeated), no)
        w.add(ops.SET, layout.IT, (terms.FIRST_OF, defeated))
        w.ask(ops.ASK_SPACE, w.spaces(verb.spaces, that), no, optional)
        w.add(ops.RESTORE, that, FULL_HEALTH)
        w.add(ops.PLACE, that)

    if optional and isinstance(verb.amount, t.Every):
        w.add(ops.ASK_YES, w.you, 0, (terms.ANY, defeated), 0, no)
        optional = False
    w.repeat(verb.amount, one, no, end, optional)
    w.mark(end)


def _choose_fighter(w: Writer, verb: t.ChooseFighter, no: str, optional: bool) -> None:
    if not isinstance(verb.fighters, t.One):
        raise NotPlayable("there is nothing to choose")
    w.one_of(verb.fighters, no, optional)


def _choose_space(w: Writer, verb: t.ChooseSpace, no: str, optional: bool) -> None:
    w.ask(ops.ASK_SPACE, w.area(verb.spaces), no, optional)


DEEDS: Deeds = {}
CHOICES: Deeds = {
    t.Damage: _damage,
    t.Recover: _recover,
    t.SetHealth: _set_health,
    t.Move: _move,
    t.MoveThrough: _move_through,
    t.Place: _place,
    t.Swap: _swap,
    t.RemoveFromBoard: _remove_from_board,
    t.ReturnDefeated: _return_defeated,
    t.ChooseFighter: _choose_fighter,
    t.ChooseSpace: _choose_space,
}
