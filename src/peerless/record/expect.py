"""What a scenario expects, compared with the table."""

from __future__ import annotations

from collections.abc import Callable

from peerless.content.hero import fighter_key
from peerless.content.table import Table
from peerless.record.parts import Part

Check = Callable[[Table, Part], str | None]


def check(table: Table, expected: Part) -> str | None:
    """The first expectation that does not hold, as a sentence."""
    for what, value in expected.entries(CHECKS).items():
        message = CHECKS[what](table, value)
        if message:
            return message
    return None


def winner(table: Table) -> str:
    """Who won; "nobody" when the game stopped undecided, "none" while it runs."""
    return " and ".join(table.winners) or ("nobody" if table.over else "none")


def _differs(what: str, expected: object, found: object) -> str | None:
    return None if expected == found else f"expected {what} to be {expected}, found {found}"


def _fighters(table: Table, value: Part) -> str | None:
    for key, facts in value.entries(table.names.fighters).items():
        found = table.fighter(key)
        for what, wanted in facts.entries(("health", "at")).items():
            if what == "health":
                message = _differs(f"the health of {key}", wanted.number(), found.health)
            else:
                at = wanted.one_of((*table.names.spaces, "off"), "a space")
                message = _differs(f"the space of {key}", at, found.space or "off")
            if message:
                return message
    return None


def _sides(compare: Check) -> Callable[[Table, Part], str | None]:
    """A check made for each side that is named; `compare` finds the side's key in the name of the part."""

    def each(table: Table, value: Part) -> str | None:
        for side, wanted in value.entries(table.sides).items():
            message = compare(table, Part(wanted.path, wanted.node, side, wanted.line))
            if message:
                return message
        return None

    return each


def _cards(what: str) -> Check:
    def compare(table: Table, value: Part) -> str | None:
        side = value.name
        wanted = [_card(table, side, item) for item in value.items()]
        found = table.hand(side) if what == "hand" else table.discard(side)
        return _differs(f"the {what} of {side}", sorted(wanted), sorted(map(str, found)))

    return _sides(compare)


def _card(table: Table, side: str, value: Part) -> str:
    hero = table.names.heroes[table.side_number(side)]
    return value.one_of([card.key for card in hero.cards], f"a card of {hero.name}")


def _size(what: str) -> Check:
    def compare(table: Table, value: Part) -> str | None:
        found = table.hand_size(value.name) if what == "hand_size" else table.deck_size(value.name)
        return _differs(f"{what} of {value.name}", value.number(), found)

    return _sides(compare)


def _deck_end(top: bool) -> Check:
    def compare(table: Table, value: Part) -> str | None:
        wanted = [_card(table, value.name, item) for item in value.items()]
        deck = table.deck(value.name)
        found = deck[: len(wanted)] if top else deck[max(len(deck) - len(wanted), 0) :]
        return _differs(f"the {'top' if top else 'bottom'} of the deck of {value.name}", wanted, found)

    return _sides(compare)


def _tokens(table: Table, value: Part) -> str | None:
    lying = table.tokens(value.name)
    for token, spaces in value.entries(lying).items():
        wanted = [item.one_of(table.names.spaces, "a space") for item in spaces.items()]
        message = _differs(f"{token} of {value.name}", sorted(wanted), sorted(lying[token]))
        if message:
            return message
    return None


def _counters(table: Table, value: Part) -> str | None:
    held = table.counters(value.name)
    for counter, number in value.entries(held).items():
        message = _differs(f"{counter} of {value.name}", number.number(), held[counter])
        if message:
            return message
    return None


def _form(table: Table, value: Part) -> str | None:
    hero = table.names.heroes[table.side_number(value.name)]
    wanted = value.one_of([fighter_key(form) for form in hero.forms], f"a form of {hero.name}")
    return _differs(f"the form of {value.name}", wanted, fighter_key(table.form(value.name) or ""))


def _turn(table: Table, value: Part) -> str | None:
    return _differs("the turn", value.one_of(table.sides, "a side"), table.turn)


def _asked(table: Table, value: Part) -> str | None:
    decision = table.decision
    return _differs("the question", value.word(), f"{decision.side} {decision.kind}" if decision else "nobody")


def _keys(table: Table) -> list[str]:
    return [option.key for option in table.options]


def _offered(table: Table, value: Part) -> str | None:
    keys = _keys(table)
    missing = [key for key in value.words() if key not in keys]
    return f"expected {', '.join(missing)} among the options, which are {', '.join(keys)}" if missing else None


def _not_offered(table: Table, value: Part) -> str | None:
    keys = _keys(table)
    found = [key for key in value.words() if key in keys]
    return f"expected {', '.join(found)} not to be among the options" if found else None


def _value(role: int) -> Check:
    def compare(table: Table, value: Part) -> str | None:
        wanted = value.number()
        if table.combat is None:
            return "no combat is running"
        return _differs("the attack value" if role == 0 else "the defense value", wanted, table.combat[role].value)

    return compare


def _winner(table: Table, value: Part) -> str | None:
    wanted = value.one_of((*table.sides, "none", "nobody"), "a side")
    team = table.team(wanted) if wanted in table.sides else [wanted]
    return _differs("the winner", " and ".join(team), winner(table))


CHECKS: dict[str, Check] = {
    "fighters": _fighters,
    "hand": _cards("hand"),
    "discard": _cards("discard"),
    "hand_size": _size("hand_size"),
    "deck_size": _size("deck_size"),
    "deck_top": _deck_end(True),
    "deck_bottom": _deck_end(False),
    "tokens": _sides(_tokens),
    "counters": _sides(_counters),
    "form": _sides(_form),
    "actions": lambda table, value: _differs("the actions left", value.number(), table.actions),
    "turn": _turn,
    "asked": _asked,
    "offered": _offered,
    "not_offered": _not_offered,
    "options": lambda table, value: _differs("the options", sorted(value.words()), sorted(_keys(table))),
    "attack_value": _value(0),
    "defense_value": _value(1),
    "winner": _winner,
}
