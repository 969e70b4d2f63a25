"""A game set up: heroes given sides, seats and a board, everything numbered for the machine, and the names of it all."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from librt.vecs import vec
from mypy_extensions import i64

from peerless.cards import tree as t
from peerless.cards.nouns import slot_label
from peerless.content.board import Board
from peerless.content.faults import Fault
from peerless.content.hero import Card, Fighter, Hero
from peerless.content.program import HeroProgram
from peerless.content.ruleset import Ruleset
from peerless.core import layout, programs
from peerless.core.assembler import Assembler, Line
from peerless.core.world import CARDS_PER_SIDE, CLASSES_PER_SIDE, FORMS_PER_SIDE, TYPES_PER_SIDE, World, team_of

USUAL = Ruleset()


@dataclass(frozen=True)
class Source:
    """What a program was made from: the effect of a card in a window, or an ability of a side's hero."""

    side: int
    node: t.Node
    card: int = layout.NOTHING
    window: int = layout.NOTHING


@dataclass(frozen=True)
class Names:
    """What the machine's numbers are called."""

    heroes: tuple[Hero, ...]  # of each side
    sides: tuple[str, ...]  # keys: houdini, or houdini.1 and houdini.2
    fighters: tuple[str, ...]  # keys: bess, sister-2, bess.1
    fighter_facts: tuple[Fighter, ...]
    fighter_sides: tuple[int, ...]
    cards: dict[int, Card]
    spaces: tuple[str, ...]
    tokens: tuple[str, ...]  # of each kind of token
    token_sides: tuple[int, ...]
    ruleset: Ruleset
    sources: tuple[Source, ...]  # of each ability and waiting effect: where it comes from
    orders: tuple[int, ...]  # of each ability and waiting effect: its number among those of its side, from 1
    board: Board


@dataclass(frozen=True)
class Setup:
    world: World
    names: Names


def build(
    heroes: Sequence[HeroProgram],
    board: Board,
    seats: Sequence[int] | None = None,
    ruleset: Ruleset = USUAL,
) -> Setup:
    """Set up the tables of a game of two sides, or of four in two teams (first and third against second and fourth)."""
    seats = _check(heroes, board, seats)
    world = World()
    _board(world, board)
    _sides(world, heroes, seats)
    world.turn_limit = ruleset.turn_limit
    keys = _fighters(world, heroes)
    cards = _cards(world, heroes)
    _types(world, ruleset)
    sources = _programs(world, heroes)
    names = Names(
        heroes=tuple(program.hero for program in heroes),
        sides=_numbered([program.hero.key for program in heroes]),
        fighters=keys,
        fighter_facts=tuple(f for program in heroes for f in program.hero.fighters for _ in range(f.count)),
        fighter_sides=tuple(side for side, p in enumerate(heroes) for f in p.hero.fighters for _ in range(f.count)),
        cards=cards,
        spaces=board.spaces,
        tokens=tuple(token for program in heroes for token in program.hero.tokens),
        token_sides=tuple(side for side, program in enumerate(heroes) for _ in program.hero.tokens),
        ruleset=ruleset,
        sources=sources,
        orders=_orders(world),
        board=board,
    )
    return Setup(world, names)


def _check(heroes: Sequence[HeroProgram], board: Board, seats: Sequence[int] | None) -> Sequence[int]:
    count = len(heroes)
    if count not in (2, 4):
        raise Fault.of("how-many-heroes", number=count)
    seats = list(range(count)) if seats is None else list(seats)
    if len(seats) != count or sorted(set(seats)) != list(range(len(set(seats)))):
        raise Fault.of("wrong-seats", number=count, seats=str(list(seats)))
    if any(seats[a] == seats[b] for a in range(count) for b in range(a + 1, count) if team_of(a) != team_of(b)):
        raise Fault.of("both-teams")
    fighters = sum(f.count for program in heroes for f in program.hero.fighters)
    if fighters > layout.MAX_FIGHTERS:
        raise Fault.of("too-many-fighters", number=fighters, most=layout.MAX_FIGHTERS)
    if sum(len(program.hero.tokens) for program in heroes) > layout.MAX_TOKEN_KINDS:
        raise Fault.of("too-many-tokens", most=layout.MAX_TOKEN_KINDS)
    return seats


def check_room(heroes: Sequence[HeroProgram], board: Board) -> None:
    """Whether these heroes can be set up on this board."""
    count = len(heroes)
    if len(board.starts) < count:
        raise Fault.of("too-few-starts", board=board.name, number=len(board.starts), needed=count)
    things = sum(f.count for program in heroes for f in program.hero.fighters)
    if things > len(board.spaces):
        raise Fault.of("too-few-spaces", board=board.name, number=len(board.spaces), fighters=things)


def _board(world: World, board: Board) -> None:
    world.space_count = len(board.spaces)
    world.all_spaces = (1 << len(board.spaces)) - 1
    for a, b in board.lines:
        world.adjacent[a] |= 1 << b
        world.adjacent[b] |= 1 << a
    for members in board.zones.values():
        zone = sum({1 << space for space in members})
        for space in members:
            world.zone_mates[space] |= zone
            world.zone_count[space] += 1
    world.passages = sum({1 << space for space in board.passages})
    for i, space in enumerate(board.starts[: layout.MAX_SIDES]):
        world.starts[i] = space


def _sides(world: World, heroes: Sequence[HeroProgram], seats: Sequence[int]) -> None:
    count = len(heroes)
    world.side_count = count
    world.seat_count = len(set(seats))
    for side in range(count):
        mates = [other for other in range(count) if team_of(other) == team_of(side)]
        others = [other for other in range(count) if other not in mates]
        world.seat[side] = seats[side]
        world.team[side] = team_of(side)
        world.opponents[side] = sum(1 << other for other in others)
        world.insiders[side] = sum({1 << seats[mate] for mate in mates})
        world.outsiders[side] = sum({1 << seats[other] for other in others})
        world.move[side] = heroes[side].hero.move
        for counter, most in heroes[side].abilities.most_counters.items():
            world.most_counters[side * layout.MAX_COUNTERS + heroes[side].hero.counters.index(counter)] = most
        world.first_form[side] = heroes[side].abilities.first_form


def _fighters(world: World, heroes: Sequence[HeroProgram]) -> tuple[str, ...]:
    keys: list[str] = []
    kinds = 0
    for side, program in enumerate(heroes):
        world.first_token[side] = kinds
        for token in range(len(program.hero.tokens)):
            world.token_side[kinds + token] = side
        for index, facts in enumerate(program.hero.fighters):
            for copy, key in enumerate(facts.keys):
                f = len(keys)
                keys.append(key)
                world.side_of[f] = side
                world.max_health[f] = facts.max_health
                world.first_health[f] = facts.health if copy < facts.at_start else 0
                world.fighters[side] |= 1 << f
                world.members[side * CLASSES_PER_SIDE + index] |= 1 << f
                world.ranged |= facts.ranged << f
                world.large |= facts.large << f
                if facts.hero:
                    world.hero[side] = f
                    world.heroes |= 1 << f
                _special(world, f, program, facts.name, kinds)
        kinds += len(program.hero.tokens)
    world.token_kinds = kinds
    world.fighter_count = len(keys)
    for side in range(len(heroes)):
        mates = [mate for mate in range(len(heroes)) if world.team[mate] == world.team[side]]
        world.friends[side] = sum(world.fighters[mate] for mate in mates)
    return _numbered(keys, [world.side_of[f] for f in range(len(keys))])


def _special(world: World, f: int, program: HeroProgram, name: str, kinds: int) -> None:
    """What a fighter's hero says of it for the whole game."""
    abilities = program.abilities
    if name in abilities.boost_places:
        world.boost_places |= 1 << f
    if name in abilities.passing:
        world.passing |= 1 << f
    if name in abilities.token_steps:
        world.token_steps[f] = 1 + kinds + program.hero.tokens.index(abilities.token_steps[name])
    world.strike[f] = abilities.strike.get(name, 1)
    world.own_move[f] = abilities.own_move.get(name, program.hero.move) - program.hero.move


def _numbered(keys: list[str], sides: list[int] | None = None) -> tuple[str, ...]:
    """Keys that occur more than once get the number of their side."""
    counts = Counter(keys)
    owners = sides or list(range(len(keys)))
    return tuple(f"{key}.{owner + 1}" if counts[key] > 1 else key for key, owner in zip(keys, owners, strict=True))


def _cards(world: World, heroes: Sequence[HeroProgram]) -> dict[int, Card]:
    cards: dict[int, Card] = {}
    for side, program in enumerate(heroes):
        hero = program.hero
        position = 0
        for index, card in enumerate(hero.cards):
            number = side * CARDS_PER_SIDE + position
            cards[number] = card
            copies = ((1 << card.copies) - 1) << position
            first = 1 << position
            world.copies[number] = copies
            world.value[number] = card.value or 0
            world.has_value[number] = card.value is not None
            world.highest_value = max(world.highest_value, card.value or 0)
            world.boost[number] = card.boost
            world.traits[number] = program.traits[index]
            for bit in range(position, position + card.copies):
                world.card_of[side * CARDS_PER_SIDE + bit] = number
            world.deck[side] |= copies
            world.firsts[side] |= first
            if card.kind & layout.ATTACK_CARD:
                world.attacks[side] |= first
            if card.kind & layout.DEFENSE_CARD:
                world.defenses[side] |= first
            if card.kind & layout.SCHEME_CARD:
                world.schemes[side] |= first
            if program.traits[index] & layout.REACTS_TO_LOOK:
                world.look_reactions[side] |= first
            _who_may_play(world, side, hero, card, first)
            position += card.copies
    return cards


def _types(world: World, ruleset: Ruleset) -> None:
    """What effects mean by an attack card, a defense card, a scheme card."""
    for side in range(world.side_count):
        versatile = world.attacks[side] & world.defenses[side]
        others = versatile if ruleset.versatile == "as_used" else 0
        first = side * TYPES_PER_SIDE
        world.typed[first] = world.attacks[side] & ~others
        world.typed[first + 1] = world.defenses[side] & ~others
        world.typed[first + 2] = world.schemes[side]


def _who_may_play(world: World, side: int, hero: Hero, card: Card, first: int) -> None:
    everybody = card.user == "any" or card.user in hero.forms
    for index, facts in enumerate(hero.fighters):
        if everybody or facts.name == card.user:
            members = world.members[side * CLASSES_PER_SIDE + index]
            for f in range(world.fighter_count):
                if members >> f & 1:
                    world.usable[f] |= first
    for form in range(FORMS_PER_SIDE):
        marked = form < len(hero.forms) and hero.forms[form] == card.user
        if marked:
            world.marked_form[side * FORMS_PER_SIDE + form] |= first
        if marked or card.user not in hero.forms:
            world.in_form[side * FORMS_PER_SIDE + form] |= first


def _programs(world: World, heroes: Sequence[HeroProgram]) -> tuple[Source, ...]:
    """Put all programs into the world; where those that begin by themselves come from."""
    assembler = Assembler()
    moments = {trigger.moment for program in heroes for trigger in program.abilities.triggers}
    moments |= {slot.moment for program in heroes for slot in program.slots if slot.waits_for is not None}
    modified = {modifier.kind for program in heroes for modifier in program.abilities.modifiers}

    def rules(program: list[Line]) -> int:
        return assembler.add(programs.needed(program, moments, modified))

    world.start = rules(programs.game(len(heroes)))
    world.placing = assembler.places["placing"]
    world.turn_start = assembler.places["start of turn"]
    world.first_action = assembler.places["action"]
    world.maneuver = rules(programs.MANEUVER)
    world.scheme = rules(programs.SCHEME)
    world.attack = rules(programs.ATTACK)
    world.happened = assembler.add(programs.HAPPENED)
    triggers: list[tuple[int, int, int, int, int]] = []
    modifiers: list[tuple[int, int, int, int]] = []
    values: list[tuple[int, int, int]] = []
    sources: list[Source] = []
    bits = 0
    for side, program in enumerate(heroes):
        firsts = list(accumulate((slot.width for slot in program.slots), initial=bits))
        places = {slot_label(i): first for i, first in enumerate(firsts)}
        position = 0
        numbers = []
        for index, card in enumerate(program.hero.cards):
            number = side * CARDS_PER_SIDE + position
            numbers.append(number)
            for window in range(layout.WINDOWS):
                lines = program.effects.get((index, window))
                if lines:
                    world.effect[number * layout.WINDOWS + window] = assembler.add(lines, places)
            if index in program.play_if:
                world.play_if[number] = assembler.term(program.play_if[index])
                world.conditional[side] |= 1 << position
            position += card.copies
        for trigger in program.abilities.triggers:
            sources.append(Source(side, trigger.ability))
            awaited = assembler.term(trigger.condition) if trigger.condition else 0
            triggers.append((trigger.moment, side, assembler.add(trigger.lines, places), 0, awaited))
        for modifier in program.abilities.modifiers:
            held = assembler.term(modifier.condition) if modifier.condition else 0
            modifiers.append((modifier.kind, side, assembler.term(modifier.amount), held))
        for i, slot in enumerate(program.slots):
            first = 1 << firsts[i]
            if slot.waits_for is not None:
                code = assembler.add(slot.waits_for, places)
                triggers += [(slot.moment, side, code, first << n, 0) for n in range(slot.width)]
                card_number = numbers[slot.card] if slot.card >= 0 else layout.NOTHING
                sources += [Source(side, slot.verb, card_number, slot.window)] * slot.width
            else:
                values.append((first, side, slot.locked_value))
                world.until_turn_end |= first
        bits = firsts[-1]
    if bits > 62 or len(triggers) > 62:
        raise Fault.of("too-many-effects")
    world.code = _vector(assembler.code)
    world.terms = _vector(assembler.terms)
    world.trigger_count = len(triggers)
    world.trigger_moment = _vector([row[0] for row in triggers])
    world.trigger_side = _vector([row[1] for row in triggers])
    world.trigger_code = _vector([row[2] for row in triggers])
    world.trigger_bit = _vector([row[3] for row in triggers])
    world.trigger_if = _vector([row[4] for row in triggers])
    world.moments = sum({1 << row[0] for row in triggers})
    world.modified = sum({1 << row[0] for row in modifiers})
    world.modifier_kind = _vector([row[0] for row in modifiers])
    world.modifier_side = _vector([row[1] for row in modifiers])
    world.modifier_amount = _vector([row[2] for row in modifiers])
    world.modifier_if = _vector([row[3] for row in modifiers])
    world.value_bit = _vector([row[0] for row in values])
    world.value_side = _vector([row[1] for row in values])
    world.value_locked = _vector([row[2] for row in values])
    return tuple(sources)


def _orders(world: World) -> tuple[int, ...]:
    sides = list(world.trigger_side)
    return tuple(sides[:i].count(side) + 1 for i, side in enumerate(sides))


def _vector(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(n) for n in numbers])
