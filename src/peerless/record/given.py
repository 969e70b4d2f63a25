"""The table as a scenario describes it: board, sides, fighters, cards, whose turn it is."""

from __future__ import annotations

from pathlib import Path

from peerless.content.board import Board
from peerless.content.faults import Fault, FileFault
from peerless.content.hero import fighter_key
from peerless.content.library import Library
from peerless.content.program import HeroProgram
from peerless.content.ruleset import Ruleset
from peerless.content.setup import Setup, build, check_room
from peerless.core import layout, machine
from peerless.core.piles import put_hand, put_pile, shuffle
from peerless.core.state import State
from peerless.core.turn import ACTIONS_A_TURN, deal, mark_start, set_actor
from peerless.core.world import CARDS_PER_SIDE
from peerless.record.parts import Part

GIVEN = ("board", "sides", "seats", "turn", "actions", "actions_taken", "start", "seed", "ruleset", "heroes", "boards")
SIDE_PARTS = ("hero", "fighters", "hand", "discard", "deck", "form", "tokens", "counters")


def set_table(parts: dict[str, Part], sides: Part) -> tuple[Setup, State]:
    """Set up the game of a scenario, up to its first question."""
    given = {key: part for key, part in parts.items() if not part.missing}
    facts = [side.entries(SIDE_PARTS) for side in sides.items()]
    for side, entries in zip(sides.items(), facts, strict=True):
        if "hero" not in entries:
            raise side.fault("each of `sides` has a `hero`")
    if not facts:
        raise sides.fault("a scenario has `sides`, a list of two or four")
    try:
        library = Library(_folders(given, "heroes"), _folders(given, "boards"))
        heroes = [_hero(library, entries["hero"]) for entries in facts]
        board = _board(given.get("board") or Part(sides.path, None, "`board`", sides.line), library, len(facts))
        setup = build(heroes, board, _seats(given.get("seats")), _ruleset(given.get("ruleset")))
        start = given["start"].one_of(("setup", "turn"), "a way to start") if "start" in given else ""
        if start == "setup":
            check_room(heroes, board)
    except FileFault:
        raise
    except Fault as problem:
        raise sides.fault(str(problem)) from problem
    state = machine.begin(setup.world, given["seed"].number(0, 1 << 62) if "seed" in given else 1)
    state.listening = True
    if start == "setup":
        _stack_decks(setup, state, facts)
    else:
        for number, entries in enumerate(facts):
            _set_side(setup, state, number, entries)
        _set_turn(setup, state, given, sides, start)
    machine.run(state)
    return setup, state


def _folders(given: dict[str, Part], key: str) -> list[Path]:
    if key not in given:
        return []
    folders = []
    for place in given[key].items():
        folders.append(place.path.parent / place.word())
        if not folders[-1].exists():
            raise place.fault(f"there is no file or folder {str(folders[-1])!r}")
    return folders


def _ruleset(given: Part | None) -> Ruleset:
    """`ruleset: {versatile: as_used, turn_limit: 3}`: what is not as usual."""
    if given is None:
        return Ruleset()
    settings = {name: part.word() for name, part in given.entries().items()}
    try:
        return Ruleset.of(
            {name: int(word) if word.isdecimal() and len(word) < 10 else word for name, word in settings.items()}
        )
    except Fault as problem:
        raise given.fault(str(problem)) from problem


def _hero(library: Library, name: Part) -> HeroProgram:
    name.one_of(library.heroes, "a hero")
    return library.hero(name.word())


def _board(given: Part, library: Library, sides: int) -> Board:
    if given.is_word:
        given.one_of(library.boards, "a board")
        return library.board(given.word())
    if given.shown != "a mapping":
        raise given.fault("`board` is the name of a board, or a board of your own with lines and zones")
    entries = given.entries(("lines", "zones", "passages", "starts"))
    lines = [_line(line) for line in entries["lines"].items()] if "lines" in entries else []
    zones = {zone: part.words() for zone, part in (entries["zones"].entries() if "zones" in entries else {}).items()}
    spaces = list(dict.fromkeys(name for group in (*lines, *zones.values()) for name in group))
    if not 0 < len(spaces) <= layout.MAX_SPACES:
        raise given.fault(f"lines and zones name {len(spaces)} spaces; a board has 1 to {layout.MAX_SPACES}")
    index = {name: i for i, name in enumerate(spaces)}

    def numbers(key: str) -> tuple[int, ...]:
        members = entries[key].items() if key in entries else []
        return tuple(index[member.one_of(spaces, "a space of the board")] for member in members)

    starts = numbers("starts")
    if len(set(starts)) < len(starts):
        raise entries["starts"].fault("the starting spaces must be different ones")
    return Board(
        key="own",
        name="the scenario's board",
        spaces=tuple(spaces),
        lines=tuple((index[a], index[b]) for a, b in lines),
        zones={zone: tuple(index[name] for name in members) for zone, members in zones.items()},
        passages=numbers("passages"),
        starts=starts or tuple(range(min(sides, len(spaces)))),
    )


def _line(part: Part) -> tuple[str, str]:
    ends = part.word().split("-")
    if len(ends) != 2 or not all(ends) or ends[0] == ends[1]:
        raise part.fault(f"a line joins two spaces, like a-b, not {part.word()!r}")
    return ends[0], ends[1]


def _seats(given: Part | None) -> list[int] | None:
    if given is None:
        return None
    players = given.words()
    names = list(dict.fromkeys(players))
    return [names.index(player) for player in players]


# The cards of a side.


def _deck_list(setup: Setup, side: int) -> list[int]:
    return [n for n, card in setup.names.cards.items() if n // CARDS_PER_SIDE == side for _ in range(card.copies)]


def _take(setup: Setup, side: int, left: list[int], names: Part | None) -> list[int]:
    """The machine's numbers of cards, each taken from those that are left."""
    hero = setup.names.heroes[side].name
    cards = {card.key: n for n, card in setup.names.cards.items() if n // CARDS_PER_SIDE == side}
    taken = []
    for name in names.items() if names else []:
        card = cards[name.one_of(cards, f"a card of {hero}")]
        if card not in left:
            raise name.fault(f"{hero} has no more copies of {name.word()}")
        left.remove(card)
        taken.append(card)
    return taken


def _set_deck(setup: Setup, state: State, side: int, left: list[int], given: Part | None) -> None:
    """The deck as given, from its top card, all else out of the game; or all that is left, shuffled."""
    cards = left if given is None else _take(setup, side, left, given)
    for i in range(layout.MAX_CARDS):
        state.set_side(side, layout.DECK + i, cards[-1 - i] if i < len(cards) else 0)
    state.set_side(side, layout.DECK_SIZE, len(cards))
    if given is None:
        shuffle(state, side)
    else:
        for card in left:
            put_pile(state, layout.REMOVED, card)


def _stack_decks(setup: Setup, state: State, sides: list[dict[str, Part]]) -> None:
    """Decks in a given order: the setup's shuffle is left out, the opening hands are dealt."""
    for number, entries in enumerate(sides):
        for key in ("fighters", "hand", "discard", "form", "tokens", "counters"):
            if key in entries:
                raise entries[key].fault(f"with `start: setup` a side has no {entries[key].name}")
        _set_deck(setup, state, number, _deck_list(setup, number), entries.get("deck"))
    deal(state)
    state.put(layout.PC, setup.world.placing)


# A side in the middle of a game.


def _set_side(setup: Setup, state: State, side: int, entries: dict[str, Part]) -> None:
    hero = setup.names.heroes[side]
    left = _deck_list(setup, side)
    for card in _take(setup, side, left, entries.get("hand")):
        put_hand(state, card)
    for card in _take(setup, side, left, entries.get("discard")):
        put_pile(state, layout.DISCARD, card)
    _set_deck(setup, state, side, left, entries.get("deck"))
    if "form" in entries:
        forms = [fighter_key(form) for form in hero.forms]
        form = entries["form"].one_of(forms, f"a form of {hero.name}")
        state.set_side(side, layout.FORM, forms.index(form))
    if "tokens" in entries:
        for token, spaces in entries["tokens"].entries(hero.tokens).items():
            kind = setup.world.first_token[side] + hero.tokens.index(token)
            state.w[layout.TOKENS + kind] = sum({1 << _space(setup, space) for space in spaces.items()})
    if "counters" in entries:
        for counter, number in entries["counters"].entries(hero.counters).items():
            state.set_side(side, layout.COUNTERS + hero.counters.index(counter), number.number(0, 99))
    if "fighters" in entries:
        _set_fighters(setup, state, side, entries["fighters"])
    else:
        raise entries["hero"].fault(f"{hero.name} needs `fighters`, at least one of them on the board or `at: off`")


def _space(setup: Setup, name: Part) -> int:
    return setup.names.spaces.index(name.one_of(setup.names.spaces, "a space of the board"))


def _set_fighters(setup: Setup, state: State, side: int, given: Part) -> None:
    own = [f for f in range(setup.world.fighter_count) if setup.world.side_of[f] == side]
    keys = {setup.names.fighters[f]: f for f in own}
    for f in own:
        state.w[layout.HEALTH + f] = 0
    for key, part in given.entries(keys).items():
        facts = part.entries(("at", "health"))
        f = keys[key]
        state.w[layout.HEALTH + f] = setup.world.first_health[f] or setup.world.max_health[f]
        if "health" in facts:
            state.w[layout.HEALTH + f] = facts["health"].number(1, setup.world.max_health[f])
        if "at" in facts and facts["at"].word() != "off":
            space = _space(setup, facts["at"])
            if any(state.space(other) == space for other in range(setup.world.fighter_count)):
                raise facts["at"].fault(f"two fighters stand on space {facts['at'].word()}")
            state.w[layout.SPACE + f] = space


def _set_turn(setup: Setup, state: State, given: dict[str, Part], sides: Part, start: str) -> None:
    if "turn" not in given:
        raise sides.fault("a scenario says whose `turn` it is")
    side = setup.names.sides.index(given["turn"].one_of(setup.names.sides, "a side"))
    state.w[layout.TURN_SIDE] = side
    state.w[layout.TURNS] = 1
    state.w[layout.ACTIONS] = given["actions"].number() if "actions" in given else ACTIONS_A_TURN
    state.w[layout.ACTIONS_TAKEN] = given["actions_taken"].number() if "actions_taken" in given else 0
    for fighter in range(setup.world.fighter_count):
        state.w[layout.STARTED_AT + fighter] = state.space(fighter)
    board = state.on_board()
    for other in range(setup.world.side_count):
        if not board & setup.world.fighters[other]:
            state.w[layout.DORMANT] |= 1 << other
    state.put(layout.PC, setup.world.turn_start if start == "turn" else setup.world.first_action)
    set_actor(state, side)
    if not start and not state.w[layout.ACTIONS_TAKEN]:
        mark_start(state)
