"""What fits together: a text whose words are understood but whose parts do not belong to each other is refused.

"This way" must mean one deed, and the one just done. "You took" holds for a defender only, "dealt to the opposing fighter"
for an attacker.
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace

from peerless.cards import tree as t
from peerless.cards.build import DealtToThem, DealtToYou, Impossible, OfThese, ThatMany
from peerless.cards.tree.parts import parts_of

Deed = tuple[str, object]  # what is counted "this way", and which cards, counters or tokens
Past = frozenset[tuple[Deed, ...]]  # what may have been done before, one row for each way through the text

UNCOUNTED: Deed = ("uncounted", None)  # something done that nobody counts
BEGINNING: Past = frozenset({()})


def coherent(node: t.Node) -> t.Node:
    """The tree with its tallies named, or Impossible."""
    for part in parts_of(node):
        _check_center(part)
    return _said(node)


def _check_center(node: t.Node) -> None:
    """Where something is near somebody, one somebody is meant, or any of a certain sort."""
    match node:
        case t.Around(center=t.SpaceOf(center)) | t.InZones(center=t.SpaceOf(center)):
            pass
        case _:
            return
    if isinstance(center, (t.SeveralOf, t.Each, t.Both)):
        raise Impossible("near any of them, or near all of them?")
    if center == t.One(t.All()):
        raise Impossible("near whom? Any fighter is too many")


def _said(node: t.Node) -> t.Node:
    if isinstance(node, t.Verb):
        return _said_of_one_role(_told(node, BEGINNING)[0])
    if not is_dataclass(node):
        return node
    changed = {f.name: _said(part) for f in fields(node) if isinstance(part := getattr(node, f.name), t.Verb)}
    return replace(node, **changed) if changed else node


# "This way".


def _told(verb: t.Verb, past: Past) -> tuple[t.Verb, Past]:
    match verb:
        case t.Sequence(parts):
            told = []
            for part in parts:
                done, past = _told(part, past)
                told.append(done)
            return t.Sequence(tuple(told)), past
        case t.If(condition, then, otherwise):
            held = _counted(condition, past)
            yes, after = _told(then, past)
            no, also = _told(otherwise, past)
            return t.If(held, yes, no), after | also  # type: ignore[arg-type]
        case t.Done(inner, then, otherwise):
            done, past_done = _told(inner, past)
            yes, after = _told(then, past_done)
            no, also = _told(otherwise, past_done | past)
            return t.Done(done, yes, no), after | also
        case t.May(inner):
            done, after = _told(inner, past)
            return t.May(done), after if _counts_anew(inner) else after | past
        case t.Choose(number, branches):
            told, after, start = [], past if number > 1 else frozenset(), past
            for branch in branches:
                done, then_past = _told(branch, after if number > 1 else start)
                told.append(done)
                after |= then_past
            return t.Choose(number, tuple(told)), after
        case t.They(inner):
            done, past = _told(inner, past)
            return t.They(done), past
        case t.EachOpponent(inner):
            done, after = _told(inner, past)
            several = frozenset(
                way + way[len(earlier) :] for earlier in past for way in after if way[: len(earlier)] == earlier
            )
            return t.EachOpponent(done), several
        case t.EachFighter(_, inner):
            if any(isinstance(part, (t.ThisWay, ThatMany)) for part in parts_of(inner)):
                raise Impossible("for each of them it would be counted anew")
            return verb, frozenset((*way, ("", "")) for way in past)
        case t.NextTurn(inner) | t.EndOfTurn(inner):
            return replace(verb, verb=_told(inner, BEGINNING)[0]), past
    return _deed(verb, past)


def _counts_anew(verb: t.Verb) -> bool:
    """Whoever declines some deeds is asked before the count begins: what was counted before is still there."""
    asked_first = isinstance(verb, (t.RemoveTokens, t.GainCounters)) or (
        isinstance(verb, t.Put) and verb.source == t.DeckTop()
    )
    return _deed_of(verb) is not None and not asked_first


def _deed(verb: t.Verb, past: Past) -> tuple[t.Verb, Past]:
    counted = _counted(verb, past)
    deed = _deed_of(verb)
    if deed is None:
        return counted, frozenset((*way, UNCOUNTED) for way in past)  # type: ignore[return-value]
    if any(isinstance(part, t.ThisWay) for part in parts_of(verb)) and not isinstance(verb, t.GainCounters):
        if not isinstance(verb, t.Damage):
            raise Impossible("what is counted this way would be counted anew by this")
        if isinstance(verb.fighters, t.One):
            deed = ("", "")
    return counted, frozenset((*way, deed) for way in past)  # type: ignore[return-value]


def _deed_of(verb: t.Verb) -> Deed | None:
    if isinstance(verb, t.Put):
        return ("discarded", verb.cards) if verb.target == t.DiscardPile() else ("", "")
    if isinstance(verb, t.Damage):
        return "dealt", ""
    if isinstance(verb, (t.RemoveTokens, t.LoseCounters)):
        tokens = getattr(verb, "tokens", None)
        return "removed", getattr(verb, "counter", "") or getattr(tokens, "token", "")
    return ("", "") if isinstance(verb, t.GainCounters) else None


def _counted(node: t.Node, past: Past) -> t.Node:
    def one(part: t.Node) -> t.Node:
        if isinstance(part, ThatMany):
            return _that_many(past)
        if not isinstance(part, t.ThisWay):
            return part
        ways = [counts for way in past if (counts := [deed for deed in way if deed != UNCOUNTED])]
        if not ways:
            raise Impossible(f"nothing was {part.done} before this")
        if any(way[-1][0] != part.done for way in ways):
            raise Impossible(f"what was done last is not what was {part.done} this way")
        if any(sum(kind == part.done for kind, _ in way) > 1 for way in ways):
            raise Impossible(f"which of the deeds is meant by {part.done} this way?")
        if isinstance(part, OfThese):
            if any(way[-1][1] != part.what for way in ways):
                raise Impossible(f"none of these was {part.done} before this")
            return t.ThisWay(part.done)
        return part

    return _changed(node, one)


def _that_many(past: Past) -> t.Quantity:
    """As many as were counted by the one thing that was done, and just before this."""
    said = {way[0][0] if len(way) == 1 else "" for way in past if way}
    done = said.pop() if len(said) == 1 else ""
    if done not in ("discarded", "dealt", "removed"):
        raise Impossible("that many of what?")
    return t.ThisWay(done)


def _changed(node: t.Node, change: Callable[[t.Node], t.Node]) -> t.Node:
    """The node with each of its parts changed, from the bottom up."""
    if is_dataclass(node):
        parts = {}
        for field in fields(node):
            value = getattr(node, field.name)
            if isinstance(value, t.Node):
                parts[field.name] = _changed(value, change)
            elif isinstance(value, tuple):
                parts[field.name] = tuple(_changed(v, change) if isinstance(v, t.Node) else v for v in value)
        if any(parts[name] is not getattr(node, name) for name in parts):
            node = replace(node, **parts)
    return change(node)


# Damage to one of the two roles.


def _said_of_one_role(verb: t.Verb) -> t.Verb:
    """ "Combat damage you took" is dealt to the defender, so only a defender took any; nothing is done for none."""
    if not any(isinstance(part, (DealtToYou, DealtToThem)) for part in parts_of(verb)):
        return verb
    match verb:
        case t.Sequence(parts):
            return t.Sequence(tuple(map(_said_of_one_role, parts)))
        case t.If(condition, then, otherwise) if not _of_role(condition):
            said, not_said = _said_of_one_role(then), _said_of_one_role(otherwise)
            if isinstance(said, t.If) and not_said == said.otherwise == t.NOTHING and not isinstance(then, t.If):
                return t.If(t.AllOf(condition, said.condition), said.then, t.NOTHING)
            return t.If(condition, said, not_said)
        case t.Done(inner, then, otherwise) if not _of_role(inner):
            return t.Done(inner, _said_of_one_role(then), _said_of_one_role(otherwise))
        case t.Choose(number, branches):
            return t.Choose(number, tuple(map(_said_of_one_role, branches)))
        case t.If() | t.Done():
            raise Impossible("only the defender is dealt combat damage")
    roles = {type(part) for part in parts_of(verb) if isinstance(part, (DealtToYou, DealtToThem))}
    if len(roles) > 1 or isinstance(verb, (t.They, t.EachOpponent, t.NextTurn, t.EndOfTurn)):
        raise Impossible("only the defender is dealt combat damage")
    plain = _changed(verb, lambda part: t.CombatDamage() if isinstance(part, (DealtToYou, DealtToThem)) else part)
    role = t.Defending() if roles == {DealtToYou} else t.Attacking()
    return t.If(role, plain, t.NOTHING)  # type: ignore[arg-type]


def _of_role(node: t.Node) -> bool:
    return any(isinstance(part, (DealtToYou, DealtToThem)) for part in parts_of(node))
