"""Where everything stands in the row of integers that is a game.

The row has a header, the fighters, the tokens, the sides with their cards, what each seat knows, the running combats and
the frames of the programs that are not finished. All sizes are fixed, so that a game is copied in one stroke.
"""

from typing import Final

MAX_SPACES: Final = 63
MAX_CARDS: Final = 63
MAX_FIGHTERS: Final = 24
MAX_SIDES: Final = 4
MAX_TOKEN_KINDS: Final = 8
MAX_COUNTERS: Final = 4  # kinds of counter of a side
MOST_HEALTH: Final = 99
NOWHERE: Final = -1
NOTHING: Final = -1
UNKNOWN: Final = -2

# The header.
RANDOM: Final = 0  # the random word
TOP: Final = 1  # where the frame of the running program begins; 0 when the game is over
OVER: Final = 2
WINNER: Final = 3  # the team that won, or NOTHING
TURN_SIDE: Final = 4
TURNS: Final = 5  # turns begun so far
ACTIONS: Final = 6  # actions left in this turn
ACTIONS_TAKEN: Final = 7
DORMANT: Final = 8  # sides that have no fighter on the board and wait for one to return
ONGOING: Final = 9  # effects that last or wait, a bit each
HAPPENED: Final = 10  # what the last step did that may set abilities off: see below
COMBAT: Final = 11  # where the running combat begins, or 0
STEPS: Final = 12  # steps since the last question: a program that never asks is stopped
VIEWER: Final = 13  # 0 for the whole truth, seat + 1 for what that seat may know
STAY_PUT: Final = 14  # fighters that do not leave their spaces in this turn
MANEUVERED: Final = 15  # the fighters of each side that has maneuvered in this turn
ATTACKED: Final = 16  # fighters of whom an attack has ended in this turn
HARMED: Final = 17  # fighters that took damage in this turn
UNHARMED: Final = 18  # fighters that take no damage in this turn
UNDYING: Final = 19  # fighters whose health damage does not bring below 1 in this turn
MOVE_COMING: Final = 20  # fighters whose MOVE_SET is for the next turn of their side
FOR_A_TURN: Final = 21  # fighters with an ATTACK_BONUS, NEXT_BONUS or MOVE_SET
HEADER: Final = 24

SPACE: Final = HEADER  # of each fighter: its space, or NOWHERE
HEALTH: Final = SPACE + MAX_FIGHTERS
STARTED_AT: Final = HEALTH + MAX_FIGHTERS  # where each fighter stood when this turn began, or NOWHERE
ATTACK_BONUS: Final = STARTED_AT + MAX_FIGHTERS  # what its attacks are worth more in this turn
NEXT_BONUS: Final = ATTACK_BONUS + MAX_FIGHTERS  # ... in the next turn of its side
MOVE_SET: Final = NEXT_BONUS + MAX_FIGHTERS  # its move value for one turn, plus 1; 0: the usual one
TOKENS: Final = MOVE_SET + MAX_FIGHTERS  # of each kind of token: the spaces where one lies
STARTED_ON: Final = (
    TOKENS + MAX_TOKEN_KINDS
)  # of each kind: the fighters of its side that stood on one as their actions began

# A side.
SIDES: Final = STARTED_ON + MAX_TOKEN_KINDS
HAND: Final = 0
HAND_SIZE: Final = 1
DISCARD: Final = 2
ASIDE: Final = 3  # drawn or picked in the middle of an effect; seen by the side's own seats only
ASIDE_SIZE: Final = 4
TABLE: Final = 5  # face up and still at work: a scheme or a boost being resolved
REMOVED: Final = 6  # out of the game
DECK_SIZE: Final = 7
FORM: Final = 8
COUNTERS: Final = 9  # how many counters of each kind
ACTIONS_LOST: Final = 14  # actions that it will not have in its next turn
WON_COMBAT: Final = 13  # 1 once it has won a combat in this turn
DECK: Final = 16  # from the bottom to the top
SIDE_WIDTH: Final = DECK + MAX_CARDS + 1

# What a seat, or the public (row 4), knows of a side's cards beyond what lies open.
KNOWLEDGE: Final = SIDES + MAX_SIDES * SIDE_WIDTH
IN_HAND: Final = 0  # cards known to be in the hand (or in the card played face down from it)
IN_POOL: Final = 1  # cards known to be in the hand or at one of the places below, not where
POOL_PLACES: Final = 2  # positions of the deck that belong to that pool
POOL_ASIDE: Final = 3  # 1 when the cards set aside belong to it, too
EXACT: Final = 4  # positions of the deck whose card is known
KNOWLEDGE_WIDTH: Final = 5
PUBLIC: Final = 4
VIEWERS: Final = 5

# A combat and its two roles.
COMBATS: Final = KNOWLEDGE + VIEWERS * MAX_SIDES * KNOWLEDGE_WIDTH
MAX_COMBATS: Final = 3
DAMAGE: Final = 0  # combat damage dealt
WINNING_ROLE: Final = 1  # ATTACK or DEFENSE once the outcome stands, or NOTHING
WINDOW: Final = 2  # the window that is being resolved
SPARED: Final = 3  # fighters that take no damage in this combat
ROLES: Final = 8
ATTACK: Final = 0
DEFENSE: Final = 1
ROLE_WIDTH: Final = 18
R_FIGHTER: Final = 0
R_SIDE: Final = 1
R_CARD: Final = 2  # the card in this role, or NOTHING
R_FACE_DOWN: Final = 3
R_BASE: Final = 4  # the value that the rest is added to
R_RANK: Final = 5  # what set the base: a lower rank does not replace a higher one
R_ADDED: Final = 6
R_LOCKED: Final = 7  # card effects no longer change the value
R_IGNORED: Final = 8  # the value counts as 0
R_BONUS: Final = 9  # added by abilities, after all card effects
R_CANCELED: Final = 10
R_RESOLVED: Final = 11  # windows in which this card's effect has begun
R_BOOSTS: Final = 12  # the cards that boosted this card
R_NAMED: Final = 13  # a number named when the card was played
R_HURT: Final = 14  # all damage that the fighter took in this combat
R_PINNED: Final = 15  # any card in this role has this value less 1, unless its value was locked before; 0: no matter
R_GUARDED: Final = 16  # the fighter takes no more damage in this combat
R_MOST: Final = 17  # the most combat damage that the fighter takes, plus 1; 0: any
AS_PRINTED: Final = 1 << 20  # pinned: whatever is printed on the card that lies there
COMBAT_WIDTH: Final = ROLES + 2 * ROLE_WIDTH

# A frame: one program in progress.
FRAMES: Final = COMBATS + MAX_COMBATS * COMBAT_WIDTH
MAX_FRAMES: Final = 14
PC: Final = 0  # the next step
YOU: Final = 1  # the side whose effect it is
FIGHTER: Final = 2  # the fighter that plays the scheme, or acts
CARD: Final = 3  # the card whose effect it is, or NOTHING
FOR_COMBAT: Final = 4  # the combat that it belongs to, or 0
ROLE: Final = 5  # your role in that combat
THEM: Final = 6  # the opponent that the effect speaks of, or NOTHING
IT: Final = 7  # the fighter chosen last
WHERE: Final = 8  # the space chosen last
THAT_CARD: Final = 9  # the card chosen, revealed or discarded last
NUMBER: Final = 10  # the number or branch chosen last
TALLY: Final = 11  # how much was done "this way": cards discarded, damage dealt
DISCARDED_SIDE: Final = 12  # whose cards DISCARDED below are
LEFT: Final = 13  # who or what is still to come, as a set
TOKEN: Final = 14  # the space of the token chosen last
MOVED: Final = 15  # where tokens lie that this effect has moved
DISTANCE: Final = 16  # how far each fighter may move in this maneuver
BOOSTED: Final = 17  # 1 when this maneuver was boosted
DISCARDED: Final = 18  # cards that this effect made a side discard and that may still answer to it, as a pile
CHOSEN: Final = 19  # the branches chosen, as a set
FRAME_WIDTH: Final = 20

SIZE: Final = FRAMES + MAX_FRAMES * FRAME_WIDTH

# The windows in which a card has an effect.
IMMEDIATELY: Final = 0
DURING: Final = 1
AFTER: Final = 2
SCHEME: Final = 3
WHEN_BOOSTED: Final = 4
WHEN_PLAYED: Final = 5
WHEN_DISCARDED: Final = 6
WINDOWS: Final = 8
IN_COMBAT: Final = (IMMEDIATELY, DURING, AFTER, WHEN_PLAYED)

# What ranks a card's value by who set it.
PRINTED: Final = 0
CHANGED: Final = 1
INSTEAD: Final = 2

# Kinds of card, as a set.
ATTACK_CARD: Final = 1
DEFENSE_CARD: Final = 2
SCHEME_CARD: Final = 4

# What else is true of a card, as a set.
UNCANCELABLE: Final = 1
RESCUES: Final = 2  # its effect after combat saves a fighter at 0
FACE_UP: Final = 4  # played face up
REACTS_TO_LOOK: Final = 8  # may be revealed to cancel a look at the hand

# Moments at which abilities and waiting effects begin.
GAME_START: Final = 0
TURN_START: Final = 1
TURN_END: Final = 2
AFTER_MANEUVER: Final = 3
BEFORE_OUTCOME: Final = 4
AFTER_COMBAT: Final = 5
AFTER_SCHEME: Final = 6
# Those from here on come in the midst of a program, which waits.
ON_BOOST: Final = 7
ON_DAMAGE: Final = 8  # each fighter that took any
ON_COMBAT_DAMAGE: Final = 9
ON_DEFEAT: Final = 10
MOMENTS: Final = 11

# HAPPENED: a bit for each fighter that took damage, then one for each that fell, then whether it was combat damage.
FELL_SHIFT: Final = MAX_FIGHTERS
IN_COMBAT_SHIFT: Final = 2 * MAX_FIGHTERS
BOOST_SHIFT: Final = IN_COMBAT_SHIFT + 1  # and one for each side that boosted

# What modifiers add to.
MOVE_VALUE: Final = 0
MANEUVER_DRAW: Final = 1
LESS_DAMAGE: Final = 2
