"""What programs speak of: quantities, conditions, and sets of fighters, spaces and cards.

A term is a row (kind, a, b, c) of the world's table; a, b and c are numbers or other terms. Working one out changes
nothing. Truth is 0 or 1. "You", "your fighter", "it" and the like are those of the running program.
"""

from typing import Final

# Quantities.
NUM: Final = 1  # the number a
FIELD: Final = 2  # a field of the frame
HOW_MANY: Final = 3  # how many fighters are in set a
TIMES: Final = 4  # a times b
SHORT_OF: Final = 20  # what quantity a lacks to the number b; 0 where it lacks nothing
BOOST_OF_THAT_CARD: Final = 5
BOOST_OF_ROLE: Final = 6  # of the card in your role (a = 0) or the other one
COMBAT_DAMAGE: Final = 7
HURT: Final = 8  # all damage that your fighter took in this combat
CARDS_IN_HAND: Final = 9  # of you (a = 0) or them (a = 1)
FIRST_OF: Final = 11  # a fighter or a space of set a
SPACE_OF: Final = 12  # where the one fighter of set a stands
HEALTH_OF: Final = 13  # of the one fighter of set a; 0 when it is not on the board
ZONE_COUNT: Final = 14  # the zones that the one fighter of set a stands in
IN_DISCARD: Final = 15  # how many cards of set b lie in the discard pile of you (a = 0) or them
COUNTERS_OF: Final = 16  # your counters of kind a
VALUE_OF_ROLE: Final = 10  # the value that it has now
CARDS_IN_DECK: Final = 18  # of you (a = 0) or them
PRINTED_OF_ROLE: Final = 17  # the printed value of the card in your role (a = 0) or the other one

# Conditions.
NOT: Final = 24
BOTH: Final = 25
EITHER: Final = 26
WON: Final = 27
LOST: Final = 28
ANY: Final = 29  # the set a has a member
IN_FORM: Final = 30
ATTACKING: Final = 31
DEFENDING: Final = 32
YOUR_TURN: Final = 33  # of you (a = 0) or them
STARTED_ON_TOKENS: Final = 34  # a fighter of set a stood on a token of your kind b as the actions of this turn began
FIRST_ACTION: Final = 35
NAMED_IS_PRINTED: Final = 36
DEFEATED: Final = 37  # every fighter of set a is at 0
AT_LEAST: Final = 38
HAS_ROLE_CARD: Final = 40  # a card lies in your role (a = 0) or the other one (a = 1)
CHOSE: Final = 41  # the branch a was chosen
ACTIONS_LEFT: Final = 42
OVER_HAND_LIMIT: Final = 43  # and still in the game
IN_GAME: Final = 44  # you have a fighter left
STARTED_ELSEWHERE: Final = 45  # a fighter of set a stood in another space when this turn began
BOOSTED_ROLE: Final = 46  # the card in your role (a = 0) or the other one was boosted
ROLE_CARD_IS: Final = 47  # there is a card in that role, of the type b: 0 any, 1 attack, 2 defense, 3 versatile
HAS_THAT_CARD: Final = 48
WON_THIS_TURN: Final = 49  # you (a = 0) or they won a combat in this turn

# Fighters.
NAMED: Final = 50  # yours with printed name a, on the board
MINE: Final = 51  # your fighter of the combat, or the one that plays the scheme
THE_OTHER: Final = 52  # the opposing fighter of the combat
THAT: Final = 53  # the fighter chosen last
ALL: Final = 54
YOURS: Final = 55  # of you (a = 0) or them; wherever they are if b
OPPOSING: Final = 56  # wherever they are if a
FRIENDLY: Final = 57  # the same
THEIR_HERO: Final = 58
IN_COMBAT: Final = 59
STANDING_ON: Final = 62  # on a space of set a
AND: Final = 63
BUT_NOT: Final = 64
DEFEATED_NAMED: Final = 65
LEFT_MOVABLE: Final = 66  # those left in this maneuver that have somewhere to go
EVEN_ABSENT: Final = 67  # yours with printed name a, wherever they are
UNION: Final = 69
SCHEME_PLAYERS: Final = 68  # those that may play the scheme chosen
HEROES: Final = 70
YOUR_HERO: Final = 71
THIS_TURN: Final = 73  # those noted in the field a of the header
ROLE_FIGHTER: Final = 72  # the fighter in your role (a = 0) or the other one, even when it has fallen

# Spaces.
FREE: Final = 80
FREE_FOR: Final = 81  # free, the spaces of set a counted as free
AROUND: Final = 82  # no more than b spaces, along lines, from a space of set a, that one left out
ZONE_MATES: Final = 83  # sharing a zone with a space of set a
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
STARTING_SPACES: Final = 96  # of everybody (a = 0), of you (1), of the other team (2)
ALL_SPACES: Final = 97
RANGE_OF: Final = 98  # where a fighter of set a may attack
SPACES_EITHER: Final = 99
OUTSIDE: Final = 100  # all but the spaces of set a
MOVABLE_TOKENS: Final = 95  # where tokens of your kind a lie that have somewhere to go within quantity b

# Cards, one bit a card, wherever they lie: what a choice of cards is narrowed to.
ANY_CARD: Final = 110  # of your deck (a = 0) or theirs (a = 1)
ROLE_CARDS: Final = 111  # that the fighter in your role (a = 0) or the other one (a = 1) may use there next
MARKED: Final = 112  # of yours, marked for form a
PRINTED_VALUE: Final = 113  # of you (a = 0) or them, with the printed value that was named
BOOSTS_USED: Final = 114  # those that boosted your card
OF_TYPE: Final = 115  # of the type a (attack, defense, scheme), of you (b = 0) or them
THESE_CARDS: Final = 116  # the set a
