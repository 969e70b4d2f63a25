"""What does not change during a game: the board, the fighters, the decks and the programs. All copies of a game share it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from peerless.core.layout import MAX_COUNTERS, MAX_FIGHTERS, MAX_SIDES, MAX_SPACES, MAX_TOKEN_KINDS, WINDOWS

CARDS_PER_SIDE: Final = 64  # a card of the game is side * 64 + its first bit
CARD_SHIFT: Final = 6
CLASSES_PER_SIDE: Final = 8
FORMS_PER_SIDE: Final = 4
TYPES_PER_SIDE: Final = 4
STEP_WIDTH: Final = 6
TERM_WIDTH: Final = 4
TEAMS: Final = 2
TURN_LIMIT: Final = 200  # of each side, where nobody says otherwise


def _zeros(n: int) -> vec[i64]:
    return vec[i64]([0] * n)


def team_of(side: int) -> int:
    """The sides of the teams take turns: first and third against second and fourth."""
    return side % TEAMS


@final
class World:
    """Tables, filled in once by whoever sets up the game."""

    def __init__(self) -> None:
        # Programs: steps of six numbers, and the terms (sets, quantities, conditions) that they speak of.
        self.code: vec[i64] = _zeros(0)
        self.terms: vec[i64] = _zeros(0)
        self.start: i64 = 0
        self.placing: i64 = 0  # in the program of the game: after the deal
        self.turn_start: i64 = 0  # ... before the start-of-turn effects
        self.first_action: i64 = 0  # ... before the first action
        self.maneuver: i64 = 0
        self.scheme: i64 = 0
        self.attack: i64 = 0

        self.space_count: i64 = 0
        self.all_spaces: i64 = 0
        self.adjacent: vec[i64] = _zeros(MAX_SPACES)
        self.zone_mates: vec[i64] = _zeros(MAX_SPACES)  # the spaces that share a zone with this one, itself included
        self.zone_count: vec[i64] = _zeros(MAX_SPACES)  # in how many zones this space lies
        self.passages: i64 = 0
        self.starts: vec[i64] = _zeros(MAX_SIDES)

        self.side_count: i64 = 0
        self.seat_count: i64 = 0
        self.seat: vec[i64] = _zeros(MAX_SIDES)  # of each side
        self.team: vec[i64] = _zeros(MAX_SIDES)  # of each side
        self.opponents: vec[i64] = _zeros(MAX_SIDES)  # of each side: the sides of the other team
        self.insiders: vec[i64] = _zeros(MAX_SIDES)  # of each side: the seats of its team, who see its hand
        self.outsiders: vec[i64] = _zeros(MAX_SIDES)  # of each side: the seats of the other team
        self.move: vec[i64] = _zeros(MAX_SIDES)
        self.most_counters: vec[i64] = _zeros(MAX_SIDES * MAX_COUNTERS)  # of each kind of counter; 0: any number
        self.first_form: vec[i64] = _zeros(MAX_SIDES)
        self.hero: vec[i64] = _zeros(MAX_SIDES)
        self.fighters: vec[i64] = _zeros(MAX_SIDES)  # of each side: its fighters
        self.friends: vec[i64] = _zeros(MAX_SIDES)  # of each side: the fighters of its team
        self.members: vec[i64] = _zeros(MAX_SIDES * CLASSES_PER_SIDE)  # the fighters with one printed name

        self.fighter_count: i64 = 0
        self.side_of: vec[i64] = _zeros(MAX_FIGHTERS)
        self.first_health: vec[i64] = _zeros(MAX_FIGHTERS)
        self.max_health: vec[i64] = _zeros(MAX_FIGHTERS)
        self.ranged: i64 = 0
        self.large: i64 = 0
        self.heroes: i64 = 0
        self.boost_places: i64 = 0  # fighters that a boosted maneuver may place anywhere
        self.passing: i64 = 0  # fighters that move through opposing ones
        self.strike: vec[i64] = _zeros(MAX_FIGHTERS)  # from how many spaces away it attacks; 0 or 1: from beside
        self.own_move: vec[i64] = _zeros(MAX_FIGHTERS)  # how much its move value differs from that of its side
        self.token_steps: vec[i64] = _zeros(MAX_FIGHTERS)  # 1 + the kind of token it moves between as if adjacent

        self.token_kinds: i64 = 0
        self.token_side: vec[i64] = _zeros(MAX_TOKEN_KINDS)
        self.first_token: vec[i64] = _zeros(MAX_SIDES)  # the first kind of token of each side

        self.deck: vec[i64] = _zeros(MAX_SIDES)  # the whole deck as a pile
        self.firsts: vec[i64] = _zeros(MAX_SIDES)  # one bit a card
        self.attacks: vec[i64] = _zeros(MAX_SIDES)  # cards that can be the attack card, one bit a card
        self.defenses: vec[i64] = _zeros(MAX_SIDES)
        self.schemes: vec[i64] = _zeros(MAX_SIDES)
        self.typed: vec[i64] = _zeros(MAX_SIDES * TYPES_PER_SIDE)  # cards that effects call attack, defense or scheme cards
        self.look_reactions: vec[i64] = _zeros(MAX_SIDES)
        self.usable: vec[i64] = _zeros(MAX_FIGHTERS)  # cards that this fighter may use, one bit a card
        self.in_form: vec[i64] = _zeros(MAX_SIDES * FORMS_PER_SIDE)  # cards that may be played in this form
        self.marked_form: vec[i64] = _zeros(MAX_SIDES * FORMS_PER_SIDE)  # cards marked for this form

        cards = MAX_SIDES * CARDS_PER_SIDE
        self.card_of: vec[i64] = _zeros(cards)  # any bit of a pile -> the card it is a copy of
        self.copies: vec[i64] = _zeros(cards)
        self.value: vec[i64] = _zeros(cards)
        self.boost: vec[i64] = _zeros(cards)
        self.traits: vec[i64] = _zeros(cards)
        self.highest_value: i64 = 0  # the highest value printed on any card of the game
        self.has_value: vec[i64] = _zeros(cards)
        self.play_if: vec[i64] = _zeros(cards)  # what must be so for it to be played, as a term, or 0
        self.conditional: vec[i64] = _zeros(MAX_SIDES)  # cards of which something must be so, one bit a card
        self.effect: vec[i64] = _zeros(cards * WINDOWS)  # where the program of a window begins, or 0

        # Abilities and waiting effects: when, whose, which program, and the bit in ONGOING that arms it (0: always).
        self.trigger_count: i64 = 0
        self.trigger_moment: vec[i64] = _zeros(0)
        self.trigger_side: vec[i64] = _zeros(0)
        self.trigger_code: vec[i64] = _zeros(0)
        self.trigger_bit: vec[i64] = _zeros(0)
        self.trigger_if: vec[i64] = _zeros(0)  # what must be so for it to begin, as a term, or 0
        self.moments: i64 = 0  # those at which anything may begin
        self.happened: i64 = 0  # the program that begins what a step has set off
        # What adds to numbers of the rules: to which, whose, how much, and what must be so (terms, or 0).
        self.modified: i64 = 0  # the numbers that anything adds to
        self.modifier_kind: vec[i64] = _zeros(0)
        self.modifier_side: vec[i64] = _zeros(0)
        self.modifier_amount: vec[i64] = _zeros(0)
        self.modifier_if: vec[i64] = _zeros(0)
        self.until_turn_end: i64 = 0  # bits of ONGOING that end with the turn
        # Locks of values that last: bit of ONGOING, side and value.
        self.value_bit: vec[i64] = _zeros(0)
        self.value_side: vec[i64] = _zeros(0)
        self.value_locked: vec[i64] = _zeros(0)

        self.turn_limit: i64 = TURN_LIMIT  # turns of each side, after which the game stops undecided
        self.hand_limit: i64 = 7
        self.opening_hand: i64 = 5
