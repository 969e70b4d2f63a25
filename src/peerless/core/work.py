"""Working out terms (terms.py): quantities, conditions, and sets of fighters, spaces and cards."""

from mypy_extensions import i64

from peerless.core.bits import bit, count, lowest
from peerless.core.graph import free_spaces, range_of, reach, spaces_within, token_reach, zone_mates
from peerless.core.harm import alive
from peerless.core.layout import (
    ACTIONS,
    ACTIONS_TAKEN,
    ATTACK,
    CHOSEN,
    COUNTERS,
    DAMAGE,
    DECK_SIZE,
    DISCARD,
    FOR_COMBAT,
    FORM,
    HAND_SIZE,
    IT,
    LEFT,
    MOVED,
    NOTHING,
    NOWHERE,
    NUMBER,
    R_BOOSTS,
    R_FIGHTER,
    R_HURT,
    R_NAMED,
    ROLE,
    STARTED_AT,
    STARTED_ON,
    THAT_CARD,
    THEM,
    TOKEN,
    TOKENS,
    TURN_SIDE,
    WHERE,
    WINNING_ROLE,
    WON_COMBAT,
    YOU,
)
from peerless.core.places import (
    kept_for_heroes,
    maneuver_spaces,
    mine,
    movable_tokens,
    player,
    scheme_players,
    standing_on,
    starting_spaces,
    token_kind,
)
from peerless.core.roles import role_card, role_cards, role_of, value_of
from peerless.core.state import State
from peerless.core.terms import (
    ACTIONS_LEFT,
    ALL,
    ALL_SPACES,
    AND,
    ANY,
    ANY_CARD,
    AROUND,
    AT_LEAST,
    ATTACKING,
    BOOST_OF_ROLE,
    BOOST_OF_THAT_CARD,
    BOOSTED_ROLE,
    BOOSTS_USED,
    BOTH,
    BUT_NOT,
    CARDS_IN_DECK,
    CHOSE,
    CHOSEN_SPACE,
    COMBAT_DAMAGE,
    COUNTERS_OF,
    DEFEATED,
    DEFEATED_NAMED,
    DEFENDING,
    EITHER,
    EVEN_ABSENT,
    FIELD,
    FIRST_ACTION,
    FIRST_OF,
    FREE,
    FREE_FOR,
    FRIENDLY,
    HAS_ROLE_CARD,
    HAS_THAT_CARD,
    HEALTH_OF,
    HEROES,
    HOW_MANY,
    HURT,
    IN_COMBAT,
    IN_DISCARD,
    IN_FORM,
    IN_GAME,
    LOST,
    MANEUVER_SPACES,
    MARKED,
    MINE,
    MOVABLE_TOKENS,
    NAMED,
    NAMED_IS_PRINTED,
    NO_TOKEN,
    NOT,
    NUM,
    OF_TYPE,
    OPPOSING,
    OUTSIDE,
    OVER_HAND_LIMIT,
    PRINTED_OF_ROLE,
    RANGE_OF,
    REACH,
    ROLE_CARD_IS,
    ROLE_CARDS,
    ROLE_FIGHTER,
    SCHEME_PLAYERS,
    SHORT_OF,
    SPACE_OF,
    SPACES_BOTH,
    SPACES_EITHER,
    SPACES_OF,
    STANDING_ON,
    STARTED_ELSEWHERE,
    STARTED_ON_TOKENS,
    STARTING_SPACES,
    THAT,
    THE_OTHER,
    THEIR_HERO,
    THESE_CARDS,
    THIS_TURN,
    TIMES,
    TOKEN_REACH,
    TOKEN_SPACES,
    TOKEN_START,
    UNION,
    UNMOVED_TOKENS,
    VALUE_OF_ROLE,
    WON,
    WON_THIS_TURN,
    YOUR_HERO,
    YOUR_TURN,
    YOURS,
    ZONE_COUNT,
    ZONE_MATES,
)
from peerless.core.world import CARD_SHIFT, CARDS_PER_SIDE, CLASSES_PER_SIDE, FORMS_PER_SIDE, TERM_WIDTH, TYPES_PER_SIDE


def work_out(s: State, term: i64) -> i64:
    """The value of a term of any kind."""
    at = term * TERM_WIDTH
    terms = s.world.terms
    kind = terms[at]
    a = terms[at + 1]
    b = terms[at + 2]
    if kind == NUM:
        return a
    if kind < NOT:
        return _quantity(s, kind, a, b)
    if kind < NAMED:
        return _condition(s, kind, a, b)
    if kind < FREE:
        return _fighters(s, kind, a, b)
    if kind < ANY_CARD:
        return _spaces(s, kind, a, b)
    return _cards(s, kind, a, b)


def chooses(s: State, term: i64) -> bool:
    """Whether a condition only finds the branch that was chosen."""
    return s.world.terms[term * TERM_WIDTH] == CHOSE


def missing(s: State, term: i64) -> i64:
    """The part of a condition that does not hold, or of a set that is empty, and that tells why."""
    terms = s.world.terms
    while True:
        kind = terms[term * TERM_WIDTH]
        first = terms[term * TERM_WIDTH + 1]
        if kind == BOTH:
            term = terms[term * TERM_WIDTH + 2] if work_out(s, first) else first
        elif _empty_because_of(s, kind, first):
            term = first
        else:
            return term


def _empty_because_of(s: State, kind: i64, first: i64) -> bool:
    """Whether a set of spaces has none because the set that it begins with is empty."""
    if kind in (SPACES_BOTH, AROUND, ZONE_MATES):
        return work_out(s, first) == 0
    return kind in (SPACES_OF, RANGE_OF) and s.spaces_of(work_out(s, first)) == 0


def _quantity(s: State, kind: i64, a: i64, b: i64) -> i64:
    if kind == FIELD:
        return s.get(a)
    if kind == HOW_MANY:
        return count(work_out(s, a))
    if kind == TIMES:
        return work_out(s, a) * work_out(s, b)
    if kind == BOOST_OF_THAT_CARD:
        card = s.get(THAT_CARD)
        return s.world.boost[card] if card >= 0 else 0
    if kind == BOOST_OF_ROLE:
        card = role_card(s, a)
        return s.world.boost[card] if card >= 0 else 0
    if kind == COMBAT_DAMAGE:
        return s.w[s.get(FOR_COMBAT) + DAMAGE]
    if kind == HURT:
        return s.role(s.get(FOR_COMBAT), s.get(ROLE), R_HURT)
    if kind == FIRST_OF:
        these = work_out(s, a)
        return lowest(these) if these else NOTHING
    if kind == SPACE_OF:
        fighters = work_out(s, a)
        return s.space(lowest(fighters)) if fighters else NOWHERE
    if kind == HEALTH_OF:
        fighters = work_out(s, a)
        return s.health(lowest(fighters)) if fighters else 0
    if kind == ZONE_COUNT:
        fighters = work_out(s, a)
        space = s.space(lowest(fighters)) if fighters else NOWHERE
        return s.world.zone_count[space] if space != NOWHERE else 0
    if kind == COUNTERS_OF:
        return s.side(s.get(YOU), COUNTERS + a)
    if kind == VALUE_OF_ROLE:
        combat = s.get(FOR_COMBAT)
        return value_of(s, combat, role_of(s, a)) if combat else 0
    if kind == PRINTED_OF_ROLE:
        card = role_card(s, a)
        return s.world.value[card] if card >= 0 else 0
    if kind == SHORT_OF:
        lacking = b - work_out(s, a)
        return lacking if lacking > 0 else 0
    side = player(s, a)
    if side == NOTHING:
        return 0
    if kind == IN_DISCARD:
        return _copies_in(s, side, DISCARD, work_out(s, b))
    return s.side(side, DECK_SIZE if kind == CARDS_IN_DECK else HAND_SIZE)


def _copies_in(s: State, side: i64, pile: i64, cards: i64) -> i64:
    """How many copies of these cards (one bit a card) are in a pile."""
    found: i64 = 0
    rest = cards
    while rest:
        card = s.world.card_of[side * CARDS_PER_SIDE + lowest(rest)]
        rest &= rest - 1
        found += count(s.side(side, pile) & s.world.copies[card])
    return found


def _condition(s: State, kind: i64, a: i64, b: i64) -> i64:
    truth = False
    if kind == ANY:
        truth = work_out(s, a) != 0
    elif kind == NOT:
        truth = work_out(s, a) == 0
    elif kind == BOTH:
        truth = work_out(s, a) != 0 and work_out(s, b) != 0
    elif kind == EITHER:
        truth = work_out(s, a) != 0 or work_out(s, b) != 0
    elif kind == WON:
        truth = s.w[s.get(FOR_COMBAT) + WINNING_ROLE] == s.get(ROLE)
    elif kind == LOST:
        truth = s.w[s.get(FOR_COMBAT) + WINNING_ROLE] == 1 - s.get(ROLE)
    elif kind == IN_FORM:
        truth = s.side(s.get(YOU), FORM) == a
    elif kind == ATTACKING:
        truth = s.get(FOR_COMBAT) != 0 and s.get(ROLE) == ATTACK
    elif kind == DEFENDING:
        truth = s.get(FOR_COMBAT) != 0 and s.get(ROLE) != ATTACK
    elif kind == YOUR_TURN:
        truth = s.w[TURN_SIDE] == player(s, a)
    elif kind == STARTED_ON_TOKENS:
        truth = (s.w[STARTED_ON + token_kind(s, b)] & work_out(s, a)) != 0
    elif kind == STARTED_ELSEWHERE:
        truth = _started_elsewhere(s, work_out(s, a))
    elif kind == BOOSTED_ROLE:
        truth = s.get(FOR_COMBAT) != 0 and s.role(s.get(FOR_COMBAT), role_of(s, a), R_BOOSTS) != 0
    elif kind == ROLE_CARD_IS:
        truth = _role_card_is(s, role_card(s, a), b)
    elif kind == WON_THIS_TURN:
        truth = player(s, a) != NOTHING and s.side(player(s, a), WON_COMBAT) != 0
    elif kind == HAS_THAT_CARD:
        truth = s.get(THAT_CARD) >= 0
    elif kind == FIRST_ACTION:
        truth = s.w[ACTIONS_TAKEN] == 1
    elif kind == NAMED_IS_PRINTED:
        card = role_card(s, 1)
        named = s.role(s.get(FOR_COMBAT), s.get(ROLE), R_NAMED)
        truth = card >= 0 and s.world.value[card] == named
    elif kind == DEFEATED:
        truth = _all_defeated(s, work_out(s, a))
    elif kind == AT_LEAST:
        truth = work_out(s, a) >= work_out(s, b)
    elif kind == HAS_ROLE_CARD:
        truth = role_card(s, a) != NOTHING
    elif kind == CHOSE:
        truth = (s.get(CHOSEN) >> a) & 1 != 0
    elif kind == ACTIONS_LEFT:
        truth = s.w[ACTIONS] > 0
    elif kind == OVER_HAND_LIMIT:
        truth = s.side(s.get(YOU), HAND_SIZE) > s.world.hand_limit and alive(s, s.get(YOU))
    elif kind == IN_GAME:
        truth = alive(s, s.get(YOU))
    return 1 if truth else 0


def _started_elsewhere(s: State, fighters: i64) -> bool:
    """Who was off the board as the actions began has started nowhere."""
    for f in range(s.world.fighter_count):
        started = s.w[STARTED_AT + f]
        if not (fighters >> f) & 1 or started == NOWHERE or s.space(f) == NOWHERE:
            continue
        if s.space(f) != started:
            return True
    return False


def _role_card_is(s: State, card: i64, kind: i64) -> bool:
    if card < 0 or kind == 0:
        return card >= 0
    world = s.world
    side = card >> CARD_SHIFT
    versatile = world.attacks[side] & world.defenses[side]
    cards = versatile if kind == 3 else world.typed[side * TYPES_PER_SIDE + kind - 1]
    return (cards >> (card & (CARDS_PER_SIDE - 1))) & 1 != 0


def _all_defeated(s: State, fighters: i64) -> bool:
    for f in range(s.world.fighter_count):
        if (fighters >> f) & 1 and s.health(f) > 0:
            return False
    return True


def _fighters(s: State, kind: i64, a: i64, b: i64) -> i64:
    world = s.world
    if kind == NAMED:
        return world.members[s.get(YOU) * CLASSES_PER_SIDE + a] & s.on_board()
    if kind == EVEN_ABSENT:
        return world.members[s.get(YOU) * CLASSES_PER_SIDE + a]
    if kind == MINE:
        return mine(s)
    if kind == THE_OTHER:
        combat = s.get(FOR_COMBAT)
        return bit(s.role(combat, 1 - s.get(ROLE), R_FIGHTER)) & s.on_board() if combat else 0
    if kind == THAT:
        return bit(s.get(IT)) if s.get(IT) != NOTHING else 0
    if kind == ALL:
        return s.on_board()
    if kind == YOURS:
        side = player(s, a)
        if side == NOTHING:
            return 0
        return world.fighters[side] if b else world.fighters[side] & s.on_board()
    if kind == OPPOSING:
        return (bit(world.fighter_count) - 1 if a else s.on_board()) & ~world.friends[s.get(YOU)]
    if kind == FRIENDLY:
        return world.friends[s.get(YOU)] if a else s.on_board() & world.friends[s.get(YOU)]
    if kind == THEIR_HERO:
        return bit(world.hero[s.get(THEM)]) & s.on_board() if s.get(THEM) != NOTHING else 0
    if kind == HEROES:
        return world.heroes
    if kind == YOUR_HERO:
        return bit(world.hero[s.get(YOU)]) & s.on_board()
    if kind == ROLE_FIGHTER:
        combat = s.get(FOR_COMBAT)
        return bit(s.role(combat, s.get(ROLE) if a == 0 else 1 - s.get(ROLE), R_FIGHTER)) if combat else 0
    if kind == THIS_TURN:
        return s.w[a]
    if kind == IN_COMBAT:
        combat = s.get(FOR_COMBAT)
        if not combat:
            return 0
        return (bit(s.role(combat, 0, R_FIGHTER)) | bit(s.role(combat, 1, R_FIGHTER))) & s.on_board()
    if kind == STANDING_ON:
        return standing_on(s, work_out(s, a))
    if kind == AND:
        return work_out(s, a) & work_out(s, b)
    if kind == UNION:
        return work_out(s, a) | work_out(s, b)
    if kind == BUT_NOT:
        return work_out(s, a) & ~work_out(s, b)
    if kind == DEFEATED_NAMED:
        found: i64 = 0
        named = world.members[s.get(YOU) * CLASSES_PER_SIDE + a]
        for f in range(world.fighter_count):
            if (named >> f) & 1 and s.health(f) == 0:
                found |= bit(f)
        return found
    if kind == SCHEME_PLAYERS:
        return scheme_players(s, s.get(THAT_CARD))
    found = 0
    for f in range(world.fighter_count):  # LEFT_MOVABLE
        if (s.get(LEFT) >> f) & 1 and maneuver_spaces(s, f):
            found |= bit(f)
    return found


def _spaces(s: State, kind: i64, a: i64, b: i64) -> i64:
    if kind == REACH:
        if s.get(IT) == NOTHING:
            return 0
        return reach(s, s.get(IT), work_out(s, a), b != 0)
    if kind == MANEUVER_SPACES:
        return maneuver_spaces(s, s.get(IT))
    if kind == FREE:
        return free_spaces(s)
    if kind == FREE_FOR:
        return free_spaces(s) | s.spaces_of(work_out(s, a))
    if kind == AROUND:
        return spaces_within(s, work_out(s, a), b)
    if kind == ZONE_MATES:
        return zone_mates(s, work_out(s, a))
    if kind == TOKEN_SPACES:
        return s.w[TOKENS + token_kind(s, a)]
    if kind == TOKEN_REACH:
        if s.get(TOKEN) == NOWHERE:
            return 0
        return token_reach(s, token_kind(s, a), s.get(TOKEN), work_out(s, b))
    if kind == MOVABLE_TOKENS:
        return movable_tokens(s, token_kind(s, a), work_out(s, b))
    if kind == NO_TOKEN:
        empty = s.world.all_spaces & ~s.w[TOKENS + token_kind(s, a)]
        return empty | bit(s.get(TOKEN)) if b and s.get(TOKEN) != NOWHERE else empty
    if kind == UNMOVED_TOKENS:
        return s.w[TOKENS + token_kind(s, a)] & ~s.get(MOVED)
    if kind == SPACES_OF:
        return s.spaces_of(work_out(s, a))
    if kind == SPACES_BOTH:
        return work_out(s, a) & work_out(s, b)
    if kind == SPACES_EITHER:
        return work_out(s, a) | work_out(s, b)
    if kind == OUTSIDE:
        return s.world.all_spaces & ~work_out(s, a)
    if kind == ALL_SPACES:
        return s.world.all_spaces
    if kind == RANGE_OF:
        return range_of(s, work_out(s, a))
    if kind == STARTING_SPACES:
        return starting_spaces(s, a)
    if kind == CHOSEN_SPACE:
        return bit(s.get(WHERE)) if s.get(WHERE) != NOWHERE else 0
    home = s.space(s.world.hero[s.get(YOU)])
    if home == NOWHERE:
        return 0
    hero_zones = s.world.zone_mates[home]
    free = free_spaces(s)
    if kind == TOKEN_START:
        free &= ~s.w[TOKENS + token_kind(s, a)]
    else:
        free &= ~kept_for_heroes(s)
    return free & hero_zones if free & hero_zones else free


def _cards(s: State, kind: i64, a: i64, b: i64) -> i64:
    world = s.world
    you = s.get(YOU)
    if kind == ROLE_CARDS:
        return role_cards(s, s.get(FOR_COMBAT), role_of(s, a))
    if kind == MARKED:
        return world.marked_form[you * FORMS_PER_SIDE + a]
    if kind == OF_TYPE:
        side = player(s, b)
        return world.typed[side * TYPES_PER_SIDE + a] if side != NOTHING else 0
    if kind == THESE_CARDS:
        return a
    if kind == BOOSTS_USED:
        return s.role(s.get(FOR_COMBAT), s.get(ROLE), R_BOOSTS) & world.firsts[you]
    side = player(s, a)
    if side == NOTHING:
        return 0
    if kind == ANY_CARD:
        return world.firsts[side]
    found: i64 = 0
    rest = world.firsts[side]
    while rest:
        card = side * CARDS_PER_SIDE + lowest(rest)
        rest &= rest - 1
        if world.has_value[card] and world.value[card] == s.get(NUMBER):
            found |= bit(card & (CARDS_PER_SIDE - 1))
    return found
