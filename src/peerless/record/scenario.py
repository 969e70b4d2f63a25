"""Scenario files: how the table stands, what the players do, what must be true afterwards (docs/scenarios.md)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from peerless.content.board import Board
from peerless.content.faults import Fault, FileFault, nearest
from peerless.content.library import Library
from peerless.content.setup import Setup, build
from peerless.content.table import Table
from peerless.core import knowledge, layout, machine
from peerless.core.bits import add_card
from peerless.core.piles import put_hand, put_pile
from peerless.core.state import State
from peerless.core.turn import set_actor
from peerless.core.world import CARDS_PER_SIDE

GIVEN = ("title", "proves", "board", "sides", "seats", "turn", "actions", "actions_taken", "start", "seed")
PARTS = (*GIVEN, "steps", "then", "heroes", "boards", "note")
SIDE_PARTS = ("hero", "fighters", "hand", "discard", "deck", "form", "tokens")


@dataclass
class Scenario:
    title: str
    proves: list[str]
    data: Mapping[str, Any]
    path: Path
    line: int


@dataclass
class Difference:
    """The first thing that was not as the scenario says."""

    where: str
    message: str


@dataclass
class Player:
    """A scenario being played."""

    scenario: Scenario
    table: Table = field(init=False)

    def run(self) -> Difference | None:
        """Play all steps and check all expectations; None when everything is as written."""
        where = "given"
        try:
            self.table = Table(*set_table(self.scenario))
            for number, step in enumerate(self.scenario.data.get("steps") or [], 1):
                where = f"step {number} ({_show(step)})"
                message = self._step(step)
                if message:
                    return Difference(where, message)
            where = "then"
            message = check(self.table, self.scenario.data.get("then") or {})
        except Fault as problem:
            message = str(problem)
        return Difference(where, message) if message else None

    def _step(self, step: Any) -> str | None:
        if not isinstance(step, dict) or len(step) != 1:
            return f"a step is `side: option` or `expect: {{...}}`, not {step!r}"
        ((side, answer),) = step.items()
        if side == "expect":
            return check(self.table, answer)
        decision = self.table.decision
        if decision is None:
            return f"the game is over ({_winner(self.table)} won)"
        options = self.table.options
        keys = [option.key for option in options]
        if decision.side != str(side):
            return f"{decision.side} is asked ({decision.kind}: {', '.join(keys)}), not {side}"
        if str(answer) not in keys:
            return f"{answer!r} is not among the options of {decision.side} ({decision.kind}): {', '.join(keys)}"
        machine.answer(self.table.state, options[keys.index(str(answer))].code)
        return None


def _show(step: Any) -> str:
    return ", ".join(f"{k}: {v}" for k, v in step.items()) if isinstance(step, dict) else repr(step)


def _winner(table: Table) -> str:
    return " and ".join(table.winners) or "nobody"


def read_scenarios(path: Path) -> Iterator[Scenario]:
    """All scenarios of a file."""
    try:
        text = path.read_text("utf-8")
        nodes = list(yaml.compose_all(text, Loader=yaml.SafeLoader))
        documents = list(yaml.safe_load_all(text))
    except (OSError, UnicodeDecodeError) as problem:
        raise FileFault(path, 0, f"cannot be read as text ({problem})") from problem
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        line = mark.line + 1 if mark else 0
        raise FileFault(path, line, f"this is not YAML: {getattr(problem, 'problem', problem)}") from problem
    for node, data in zip(nodes, documents, strict=True):
        if data is None:
            continue
        line = node.start_mark.line + 1 if node is not None else 0
        if not isinstance(data, dict) or not isinstance(data.get("title"), str):
            raise FileFault(path, line, "a scenario begins with `title: ...`")
        for key in data:
            if key not in PARTS:
                raise FileFault(path, line, f"unknown part {key!r}{nearest(str(key), PARTS)}")
        yield Scenario(data["title"], [str(rule) for rule in data.get("proves") or []], data, path, line)


# Setting the table.


def set_table(scenario: Scenario) -> tuple[Setup, State]:
    data = scenario.data
    folder = scenario.path.parent
    library = Library(
        [folder / str(place) for place in _list(data, "heroes")], [folder / str(place) for place in _list(data, "boards")]
    )
    sides = _list(data, "sides")
    if not all(isinstance(side, dict) and "hero" in side for side in sides):
        raise Fault("`sides` is a list; each side has a `hero`")
    for side in sides:
        _known(side, SIDE_PARTS, "a side has no part")
    board = _board(data.get("board"), library, len(sides))
    seats = _seats(data.get("seats"), len(sides))
    setup = build([library.hero(str(side["hero"])) for side in sides], board, seats)
    state = machine.begin(setup.world, int(data.get("seed", 1)))
    state.listening = True
    if data.get("start") == "setup":
        _stack_decks(setup, state, sides)
        machine.run(state)
        return setup, state
    for number, side in enumerate(sides):
        _set_side(setup, state, number, side)
    _set_turn(setup, state, data)
    machine.run(state)
    return setup, state


def _list(data: Mapping[str, Any], key: str) -> list[Any]:
    value = data.get(key) or []
    if not isinstance(value, list):
        raise Fault(f"`{key}` must be a list")
    return value


def _known(given: Mapping[str, Any], known: tuple[str, ...], what: str) -> None:
    for key in given:
        if key not in known:
            raise Fault(f"{what} {key!r}{nearest(str(key), known)}")


def _board(given: Any, library: Library, sides: int) -> Board:
    if isinstance(given, str):
        return library.board(given)
    if not isinstance(given, dict):
        raise Fault("`board` is the name of a board, or a board of your own with lines and zones")
    _known(given, ("lines", "zones", "passages", "starts"), "a board has no part")
    zones = {str(zone): [str(name) for name in members] for zone, members in (given.get("zones") or {}).items()}
    lines = [str(line).split("-") for line in given.get("lines") or []]
    spaces = list(dict.fromkeys([name for line in lines for name in line] + [n for zone in zones.values() for n in zone]))
    index = {name: i for i, name in enumerate(spaces)}

    def number(name: Any) -> int:
        if str(name) not in index:
            raise Fault(f"the board has no space {str(name)!r}{nearest(str(name), index)}")
        return index[str(name)]

    starts = tuple(number(name) for name in given.get("starts") or []) or tuple(range(min(sides, len(spaces))))
    return Board(
        key="own",
        name="the scenario's board",
        spaces=tuple(spaces),
        lines=tuple((number(line[0]), number(line[-1])) for line in lines),
        zones={zone: tuple(number(name) for name in members) for zone, members in zones.items()},
        passages=tuple(number(name) for name in given.get("passages") or []),
        starts=starts,
    )


def _seats(given: Any, sides: int) -> list[int] | None:
    if given is None:
        return None
    names = list(dict.fromkeys(given))
    return [names.index(name) for name in given]


def _card(setup: Setup, side: int, name: Any) -> int:
    """The machine's number of a card."""
    cards = {card.key: number for number, card in setup.names.cards.items() if number // CARDS_PER_SIDE == side}
    if str(name) not in cards:
        raise Fault(f"{setup.names.heroes[side].name} has no card {str(name)!r}{nearest(str(name), cards)}")
    return cards[str(name)]


def _space(setup: Setup, name: Any) -> int:
    if str(name) not in setup.names.spaces:
        raise Fault(f"there is no space {str(name)!r}{nearest(str(name), setup.names.spaces)}")
    return setup.names.spaces.index(str(name))


def _deck_list(setup: Setup, side: int) -> list[int]:
    return [n for n, card in setup.names.cards.items() if n // CARDS_PER_SIDE == side for _ in range(card.copies)]


def _take(setup: Setup, side: int, left: list[int], names: Any) -> list[int]:
    taken = []
    for name in names or []:
        card = _card(setup, side, name)
        if card not in left:
            raise Fault(f"{setup.names.heroes[side].name} has no more copies of {name}")
        left.remove(card)
        taken.append(card)
    return taken


def _set_deck(state: State, side: int, cards: list[int]) -> None:
    """The deck from its top card."""
    for i in range(layout.MAX_CARDS):
        state.set_side(side, layout.DECK + i, cards[-1 - i] if i < len(cards) else 0)
    state.set_side(side, layout.DECK_SIZE, len(cards))


def _set_side(setup: Setup, state: State, side: int, given: Mapping[str, Any]) -> None:
    world = setup.world
    left = _deck_list(setup, side)
    for card in _take(setup, side, left, given.get("hand")):
        put_hand(state, card)
    for card in _take(setup, side, left, given.get("discard")):
        put_pile(state, layout.DISCARD, card)
    if "deck" in given:
        _set_deck(state, side, _take(setup, side, left, given["deck"]))
        for card in left:
            put_pile(state, layout.REMOVED, card)
    else:
        _set_deck(state, side, left)
        from peerless.core.piles import shuffle

        shuffle(state, side)
    if "form" in given:
        forms = [form.lower().replace(".", "").replace(" ", "-") for form in setup.names.heroes[side].forms]
        if given["form"] not in forms:
            raise Fault(f"{setup.names.heroes[side].name} has no form {given['form']!r}{nearest(str(given['form']), forms)}")
        state.set_side(side, layout.FORM, forms.index(given["form"]))
    for token, spaces in (given.get("tokens") or {}).items():
        kinds = setup.names.heroes[side].tokens
        if token not in kinds:
            raise Fault(f"{setup.names.heroes[side].name} has no {token!r} tokens")
        kind = world.first_token[side] + kinds.index(token)
        state.w[layout.TOKENS + kind] = sum({1 << _space(setup, name) for name in spaces})
    _set_fighters(setup, state, side, given.get("fighters") or {})


def _set_fighters(setup: Setup, state: State, side: int, given: Mapping[str, Any]) -> None:
    own = [f for f in range(setup.world.fighter_count) if setup.world.side_of[f] == side]
    keys = {setup.names.fighters[f]: f for f in own}
    for f in own:
        state.w[layout.HEALTH + f] = 0
    for key, facts in given.items():
        if key not in keys:
            raise Fault(f"{setup.names.heroes[side].name} has no fighter {key!r}{nearest(str(key), keys)}")
        _known(facts, ("at", "health"), "a fighter has no part")
        f = keys[key]
        state.w[layout.HEALTH + f] = int(facts.get("health", setup.world.first_health[f]))
        at = str(facts.get("at", "off"))
        if at not in ("off", "False"):
            space = _space(setup, at)
            if any(state.space(other) == space for other in range(setup.world.fighter_count)):
                raise Fault(f"two fighters stand on space {at}")
            state.w[layout.SPACE + f] = space


def _set_turn(setup: Setup, state: State, data: Mapping[str, Any]) -> None:
    turn = str(data.get("turn"))
    if turn not in setup.names.sides:
        raise Fault(f"`turn` must be one of the sides{nearest(turn, setup.names.sides)}")
    side = setup.names.sides.index(turn)
    state.w[layout.TURN_SIDE] = side
    state.w[layout.TURNS] = 1
    state.w[layout.ACTIONS] = int(data.get("actions", 2))
    state.w[layout.ACTIONS_TAKEN] = int(data.get("actions_taken", 0))
    board = state.on_board()
    for other in range(setup.world.side_count):
        if not board & setup.world.fighters[other]:
            state.w[layout.DORMANT] |= 1 << other
    state.put(layout.PC, setup.world.turn_start if data.get("start") == "turn" else setup.world.first_action)
    set_actor(state, side)


def _stack_decks(setup: Setup, state: State, sides: list[Any]) -> None:
    """Decks in a given order: the setup's shuffle is left out, the opening hands are dealt."""
    from peerless.core.piles import shuffle
    from peerless.core.turn import deal

    for number, side in enumerate(sides):
        left = _deck_list(setup, number)
        if "deck" in side:
            _set_deck(state, number, _take(setup, number, left, side["deck"]))
            for card in left:
                put_pile(state, layout.REMOVED, card)
        else:
            shuffle(state, number)
    deal(state)
    state.put(layout.PC, setup.world.placing)


# Expectations.


def check(table: Table, expected: Any) -> str | None:
    """The first expectation that does not hold, as a sentence."""
    if not isinstance(expected, dict):
        return f"expectations are written as `what: value`, not {expected!r}"
    for what, value in expected.items():
        if what not in CHECKS:
            return f"unknown expectation {what!r}{nearest(str(what), CHECKS)}"
        message: str | None = CHECKS[what](table, value)
        if message:
            return message
    return None


def _differs(what: str, expected: Any, found: Any) -> str | None:
    return None if expected == found else f"expected {what} to be {expected}, found {found}"


def _each_side(table: Table, value: Any) -> list[tuple[str, Any]]:
    for side in value:
        if side not in table.sides:
            raise Fault(f"there is no side {side!r}{nearest(str(side), table.sides)}")
    return [(str(side), wanted) for side, wanted in value.items()]


def _fighters(table: Table, value: Any) -> str | None:
    for key, facts in value.items():
        if key not in table.names.fighters:
            raise Fault(f"there is no fighter {key!r}{nearest(str(key), table.names.fighters)}")
        found = table.fighter(str(key))
        for what, wanted in facts.items():
            if what == "health":
                message = _differs(f"the health of {key}", wanted, found.health)
            elif what == "at":
                at = "off" if str(wanted) in ("off", "False") else str(wanted)
                message = _differs(f"the space of {key}", at, found.space or "off")
            else:
                raise Fault(f"a fighter has `health` and `at`, not {what!r}")
            if message:
                return message
    return None


def _cards(what: str) -> Any:
    def compare(table: Table, value: Any) -> str | None:
        for side, wanted in _each_side(table, value):
            found = table.hand(side) if what == "hand" else table.discard(side)
            message = _differs(f"the {what} of {side}", sorted(map(str, wanted or [])), sorted(map(str, found)))
            if message:
                return message
        return None

    return compare


def _number(what: str) -> Any:
    def compare(table: Table, value: Any) -> str | None:
        for side, wanted in _each_side(table, value):
            found = table.hand_size(side) if what == "hand_size" else table.deck_size(side)
            message = _differs(f"{what} of {side}", wanted, found)
            if message:
                return message
        return None

    return compare


def _deck_end(top: bool) -> Any:
    def compare(table: Table, value: Any) -> str | None:
        for side, wanted in _each_side(table, value):
            deck = table.deck(side)
            found = deck[: len(wanted)] if top else deck[len(deck) - len(wanted) :]
            message = _differs(f"the {'top' if top else 'bottom'} of the deck of {side}", wanted, found)
            if message:
                return message
        return None

    return compare


def _tokens(table: Table, value: Any) -> str | None:
    for side, kinds in _each_side(table, value):
        for token, wanted in kinds.items():
            found = table.tokens(side).get(token)
            message = _differs(f"{token} of {side}", sorted(map(str, wanted)), sorted(found or []))
            if message:
                return message
    return None


def _form(table: Table, value: Any) -> str | None:
    for side, wanted in _each_side(table, value):
        form = (table.form(side) or "none").lower().replace(".", "").replace(" ", "-")
        message = _differs(f"the form of {side}", wanted, form)
        if message:
            return message
    return None


def _asked(table: Table, value: Any) -> str | None:
    decision = table.decision
    found = f"{decision.side} {decision.kind}" if decision else "nobody"
    return _differs("the question", str(value), found)


def _option_keys(table: Table) -> list[str]:
    return [option.key for option in table.options]


def _offered(table: Table, value: Any) -> str | None:
    keys = _option_keys(table)
    missing = [str(key) for key in value if str(key) not in keys]
    return f"expected {', '.join(missing)} among the options, which are {', '.join(keys)}" if missing else None


def _not_offered(table: Table, value: Any) -> str | None:
    keys = _option_keys(table)
    found = [str(key) for key in value if str(key) in keys]
    return f"expected {', '.join(found)} not to be among the options" if found else None


def _options(table: Table, value: Any) -> str | None:
    return _differs("the options", sorted(map(str, value)), sorted(_option_keys(table)))


def _value(role: int) -> Any:
    def compare(table: Table, value: Any) -> str | None:
        combat = table.combat
        if combat is None:
            return "no combat is running"
        return _differs("the attack value" if role == 0 else "the defense value", value, combat[role].value)

    return compare


def _winner_is(table: Table, value: Any) -> str | None:
    if str(value) in ("none", "None"):
        return _differs("the winner", "none", _winner(table) if table.over else "none")
    return None if str(value) in table.winners else f"expected {value} to win, found {_winner(table)}"


CHECKS: dict[str, Any] = {
    "fighters": _fighters,
    "hand": _cards("hand"),
    "discard": _cards("discard"),
    "hand_size": _number("hand_size"),
    "deck_size": _number("deck_size"),
    "deck_top": _deck_end(True),
    "deck_bottom": _deck_end(False),
    "tokens": _tokens,
    "form": _form,
    "actions": lambda table, value: _differs("the actions left", value, table.actions),
    "turn": lambda table, value: _differs("the turn", str(value), table.turn),
    "asked": _asked,
    "offered": _offered,
    "not_offered": _not_offered,
    "options": _options,
    "attack_value": _value(0),
    "defense_value": _value(1),
    "winner": _winner_is,
}
