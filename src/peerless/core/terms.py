"""What programs speak of: quantities, conditions, and sets of fighters, spaces and cards.

A term is a row (kind, a, b, c) of the world's table; a, b and c are numbers or other terms. Working one out changes
nothing. Truth is 0 or 1. "You", "your fighter", "it" and the like are those of the running program.
"""

from typing import Final

from mypy_extensions import i64

from peerless.core.bits import bit, count, lowest
from peerless.core.graph import free_spaces, neighbors, reach, token_reach, zone_mates
from peerless.core.harm import alive
from peerless.core.layout import (
    ACTIONS,
    ACTIONS_TAKEN,
    ATTACK,
    BOOSTED,
    DAMAGE,
    DISTANCE,
    FIGHTER,
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
    STARTED_ON_TOKEN,
    THAT_CARD,
    THEM,
    TOKEN,
    TOKENS,
    TURN_SIDE,
    WHERE,
    WINNING_ROLE,
    YOU,
)
from peerless.core.roles import role_card, role_cards, role_of
from peerless.core.state import State
from peerless.core.world import CARD_SHIFT, CARDS_PER_SIDE, CLASSES_PER_SIDE, FORMS_PER_SIDE, TERM_WIDTH, TYPES_PER_SIDE

# Quantities.
NUM: Final = 1  # the number a
FIELD: Final = 2  # a field of the frame
HOW_MANY: Final = 3  # how many fighters are in set a
TIMES: Final = 4  # a times b
BOOST_OF_THAT_CARD: Final = 5
BOOST_OF_ROLE: Final = 6  # of the card in your role (a = 0) or the other one (a = 1)
COMBAT_DAMAGE: Final = 7
HURT: Final = 8  # all damage that your fighter took in this combat
CARDS_IN_HAND: Final = 9  # of you (a = 0) or them (a = 1)
FIRST_OF: Final = 11  # a fighter of set a
SPACE_OF: Final = 12  # where the one fighter of set a stands

# Conditions.
NOT: Final = 20
BOTH: Final = 21
EITHER: Final = 22
WON: Final = 23
LOST: Final = 24
ANY: Final = 25  # the set a has a member
IN_FORM: Final = 26
ATTACKING: Final = 27
DEFENDING: Final = 28
YOUR_TURN: Final = 29
STARTED_ON_TOKENS: Final = 30  # a fighter of set a stood on a token of yours when the turn began
FIRST_ACTION: Final = 31
NAMED_IS_PRINTED: Final = 32
DEFEATED: Final = 33  # every fighter of set a is at 0
AT_LEAST: Final = 34
HAS_ROLE_CARD: Final = 36  # a card lies in your role (a = 0) or the other one (a = 1)
EQUAL: Final = 37
ACTIONS_LEFT: Final = 38
OVER_HAND_LIMIT: Final = 39  # and still in the game
IN_GAME: Final = 40  # you have a fighter left

# Fighters.
NAMED: Final = 50  # yours with printed name a, on the board
MINE: Final = 51  # your fighter of the combat, or the one that plays the scheme
THE_OTHER: Final = 52  # the opposing fighter of the combat
THAT: Final = 53  # the fighter chosen last
ALL: Final = 54
YOURS: Final = 55
OPPOSING: Final = 56
FRIENDLY: Final = 57
THEIR_HERO: Final = 58
IN_COMBAT: Final = 59
NEXT_TO: Final = 60  # adjacent to a fighter of set a
SHARING_ZONE: Final = 61  # in a zone of a fighter of set a
STANDING_ON: Final = 62  # on a space of set a
AND: Final = 63
BUT_NOT: Final = 64
DEFEATED_NAMED: Final = 65
LEFT_MOVABLE: Final = 66  # those left in this maneuver that have somewhere to go
EVEN_ABSENT: Final = 67  # yours with printed name a, wherever they are
UNION: Final = 69
SCHEME_PLAYERS: Final = 68  # those that may play the scheme chosen

# Spaces.
FREE: Final = 80
FREE_FOR: Final = 81  # free, the spaces of set a counted as free
NEAR: Final = 82  # adjacent to a fighter of set a
ZONES_OF: Final = 83
TOKEN_SPACES: Final = 84  # where tokens of your kind a lie
REACH: Final = 85  # where "it" gets within quantity a; through opponents if b
TOKEN_REACH: Final = 86  # where the chosen token of kind a gets within quantity b
NO_TOKEN: Final = 87  # spaces without a token of your kind a; the chosen token's own space too if b
UNMOVED_TOKENS: Final = 88
SPACES_OF: Final = 89
MANEUVER_SPACES: Final = 90  # where "it" may go in this maneuver
SIDEKICK_SPACES: Final = 91  # where "it" may be set up
SPACES_BOTH: Final = 92
TOKEN_START: Final = 93  # free spaces in your hero's zones without a token of your kind a
CHOSEN_SPACE: Final = 94
MOVABLE_TOKENS: Final = 95  # where tokens of your kind a lie that have somewhere to go within quantity b

# Cards, one bit a card, wherever they lie: what a choice of cards is narrowed to.
ANY_CARD: Final = 110  # of your deck (a = 0) or theirs (a = 1)
ROLE_CARDS: Final = 111  # that the fighter in your role (a = 0) or the other one (a = 1) may use there next
MARKED: Final = 112  # of yours, marked for form a
PRINTED_VALUE: Final = 113  # of theirs, with the printed value that was named
BOOSTS_USED: Final = 114  # those that boosted your card
OF_TYPE: Final = 115  # of yours, of the type a: attack, defense, scheme


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
    return _cards(s, kind, a)


def chooses(s: State, term: i64) -> bool:
    """Whether a condition only finds the branch that was chosen."""
    return s.world.terms[term * TERM_WIDTH] == EQUAL


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
    if kind == SPACES_BOTH:
        return work_out(s, first) == 0
    if kind == NEAR:
        return s.spaces_of(work_out(s, first)) == 0
    return kind == ZONES_OF and s.spaces_of(work_out(s, first)) == 0


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
        fighters = work_out(s, a)
        return lowest(fighters) if fighters else NOTHING
    if kind == SPACE_OF:
        fighters = work_out(s, a)
        return s.space(lowest(fighters)) if fighters else NOWHERE
    side = s.get(YOU) if a == 0 else s.get(THEM)
    if side == NOTHING:
        return 0
    return s.side(side, HAND_SIZE)  # CARDS_IN_HAND


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
        truth = s.w[TURN_SIDE] == s.get(YOU)
    elif kind == STARTED_ON_TOKENS:
        truth = (s.w[STARTED_ON_TOKEN] & work_out(s, a)) != 0
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
    elif kind == EQUAL:
        truth = work_out(s, a) == work_out(s, b)
    elif kind == ACTIONS_LEFT:
        truth = s.w[ACTIONS] > 0
    elif kind == OVER_HAND_LIMIT:
        truth = s.side(s.get(YOU), HAND_SIZE) > s.world.hand_limit and alive(s, s.get(YOU))
    elif kind == IN_GAME:
        truth = alive(s, s.get(YOU))
    return 1 if truth else 0


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
        return world.fighters[s.get(YOU)] & s.on_board()
    if kind == OPPOSING:
        return s.on_board() & ~world.friends[s.get(YOU)]
    if kind == FRIENDLY:
        return s.on_board() & world.friends[s.get(YOU)]
    if kind == THEIR_HERO:
        return bit(world.hero[s.get(THEM)]) & s.on_board() if s.get(THEM) != NOTHING else 0
    if kind == IN_COMBAT:
        combat = s.get(FOR_COMBAT)
        if not combat:
            return 0
        return (bit(s.role(combat, 0, R_FIGHTER)) | bit(s.role(combat, 1, R_FIGHTER))) & s.on_board()
    if kind == NEXT_TO:
        return standing_on(s, neighbors(s, s.spaces_of(work_out(s, a))))
    if kind == SHARING_ZONE:
        return standing_on(s, zone_mates(s, s.spaces_of(work_out(s, a))))
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


def mine(s: State) -> i64:
    """Your fighter in the combat, or the one that plays the scheme, even when it has fallen."""
    combat = s.get(FOR_COMBAT)
    if combat:
        return bit(s.role(combat, s.get(ROLE), R_FIGHTER))
    if s.get(FIGHTER) == NOTHING:
        return 0
    return bit(s.get(FIGHTER))


def scheme_players(s: State, card: i64) -> i64:
    """The fighters that may play a scheme."""
    found: i64 = 0
    rest = s.world.fighters[card >> CARD_SHIFT] & s.on_board()
    while rest:
        fighter = lowest(rest)
        rest &= rest - 1
        if (s.world.usable[fighter] >> (card & (CARDS_PER_SIDE - 1))) & 1:
            found |= bit(fighter)
    return found


def standing_on(s: State, spaces: i64) -> i64:
    """The fighters on these spaces."""
    found: i64 = 0
    for f in range(s.world.fighter_count):
        space = s.space(f)
        if space != NOWHERE and (spaces >> space) & 1:
            found |= bit(f)
    return found


def token_kind(s: State, kind: i64) -> i64:
    """Your kind of token as the world numbers it."""
    return s.world.first_token[s.get(YOU)] + kind


def maneuver_spaces(s: State, fighter: i64) -> i64:
    """Where a fighter may go in the running maneuver; a boost may let it be placed anywhere instead."""
    if s.get(BOOSTED) and (s.world.boost_places >> fighter) & 1 and s.space(fighter) != NOWHERE:
        return free_spaces(s)
    return reach(s, fighter, s.get(DISTANCE), False)


def only_placed(s: State, fighter: i64) -> i64:
    """Where a boost may place a fighter in the running maneuver and no move takes it."""
    if not s.get(BOOSTED) or not (s.world.boost_places >> fighter) & 1:
        return 0
    return maneuver_spaces(s, fighter) & ~reach(s, fighter, s.get(DISTANCE), False)


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
    if kind == NEAR:
        return neighbors(s, s.spaces_of(work_out(s, a)))
    if kind == ZONES_OF:
        return zone_mates(s, s.spaces_of(work_out(s, a)))
    if kind == TOKEN_SPACES:
        return s.w[TOKENS + token_kind(s, a)]
    if kind == TOKEN_REACH:
        if s.get(TOKEN) == NOWHERE:
            return 0
        return token_reach(s, token_kind(s, a), s.get(TOKEN), work_out(s, b))
    if kind == MOVABLE_TOKENS:
        return _movable_tokens(s, token_kind(s, a), work_out(s, b))
    if kind == NO_TOKEN:
        empty = s.world.all_spaces & ~s.w[TOKENS + token_kind(s, a)]
        return empty | bit(s.get(TOKEN)) if b and s.get(TOKEN) != NOWHERE else empty
    if kind == UNMOVED_TOKENS:
        return s.w[TOKENS + token_kind(s, a)] & ~s.get(MOVED)
    if kind == SPACES_OF:
        return s.spaces_of(work_out(s, a))
    if kind == SPACES_BOTH:
        return work_out(s, a) & work_out(s, b)
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
        free &= ~_kept_for_heroes(s)
    return free & hero_zones if free & hero_zones else free


def _kept_for_heroes(s: State) -> i64:
    """The starting spaces of the heroes that are still to be placed."""
    kept: i64 = 0
    for side in range(s.get(YOU) + 1, s.world.side_count):
        kept |= bit(s.world.starts[side])
    return kept


def _movable_tokens(s: State, kind: i64, distance: i64) -> i64:
    found: i64 = 0
    rest = s.w[TOKENS + kind]
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        if token_reach(s, kind, space, distance):
            found |= bit(space)
    return found


def _cards(s: State, kind: i64, a: i64) -> i64:
    world = s.world
    you = s.get(YOU)
    if kind == ROLE_CARDS:
        return role_cards(s, s.get(FOR_COMBAT), role_of(s, a))
    if kind == MARKED:
        return world.marked_form[you * FORMS_PER_SIDE + a]
    if kind == OF_TYPE:
        return world.typed[you * TYPES_PER_SIDE + a]
    if kind == BOOSTS_USED:
        return s.role(s.get(FOR_COMBAT), s.get(ROLE), R_BOOSTS) & world.firsts[you]
    side = you if kind == ANY_CARD and a == 0 else s.get(THEM)
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
