"""The steps that programs are made of. A step is (op, a, b, c, d, e); `who` is YOU_ (0) or THEM_ (1).

Steps from ASK_ACTION on put a question. Their a says who is asked (`who`), e is where the program goes on when the answer
is to decline or nothing can be chosen.
"""

from typing import Final

YOU_: Final = 0
THEM_: Final = 1

# The flow of a program. Targets are positions in the code, terms are rows of the table of terms.
RETURN: Final = 0
JUMP: Final = 1  # target
JUMP_UNLESS: Final = 2  # term, target
SET: Final = 3  # field of the frame, term
EACH_OPPONENT: Final = 4  # makes the next opponent of LEFT "them"; target when none is left
OPPONENTS_LEFT: Final = 5  # LEFT becomes the set of your opponents
NEXT_SET_OFF: Final = 7  # LEFT becomes what the next thing that happened sets off; the program ends behind the last
SKIPPED: Final = 6  # tell that a part of the effect was impossible

# Cards. "That card" is the one chosen last.
DRAW: Final = 10  # who, term
DRAW_ASIDE: Final = 11  # who, term
DISCARD: Final = 12  # that card, from hand
DISCARD_AT_RANDOM: Final = 13  # who
DISCARD_HAND: Final = 14  # who
ASIDE_TO_HAND: Final = 15
ASIDE_TO_BOTTOM: Final = 16  # who picked
HAND_TO_TOP: Final = 17  # who picked
TAKE_BACK: Final = 18  # that card, from the discard pile to the hand
REVEAL_TOP: Final = 19  # who: the top card becomes that card, on the table
TABLE_TO: Final = 20  # that card; where to (below)
LOOK: Final = 21  # who looks, whose hand
SHOW_HAND: Final = 22  # who
BOOST_BEGINS: Final = 23  # that card, from hand to the table; its effect when boosted follows
BOOST_MANEUVER: Final = 24
BOOST_ROLE: Final = 25  # which role: yours (0) or the other (1)
SCHEME_BEGINS: Final = 26
SCHEME_ENDS: Final = 27

LOOK_ASIDE: Final = 29  # who, term: set aside from the top as many as there are, which is no drawing
ANSWERS: Final = 28  # cards just discarded because of this effect may answer, one after the other

ASIDE_TO_TOP: Final = 30  # who picked
DISCARD_TOP: Final = 31  # who, term: from the deck; the last is that card
TAKE_FROM_DISCARD: Final = (
    33  # who, term: the first of these in the discard pile becomes that card; target when there is none
)
DISCARD_TO_DECK: Final = 34  # that card
DECK_TO_HAND: Final = 35  # that card
SHUFFLE: Final = 36  # whose deck
CARRY: Final = 37  # that card; from where, to where (below), who picked
RANDOM_FROM_DISCARD: Final = 38  # who, term: one of these in the discard pile becomes that card; target when there is none
TAKE_FROM_HAND: Final = 39  # who: the first card in hand becomes that card; -, target when there is none
BLIND_BOOST_BEGINS: Final = 32  # that card, on the table already; its effect when boosted follows

# Where CARRY takes a card from and to.
OUT_OF_HAND: Final = 0
OUT_OF_DISCARD: Final = 1
TO_BOTTOM: Final = 0
TO_TOP: Final = 1
TO_BOX: Final = 2  # out of the game
TO_HAND: Final = 3
TO_DECK: Final = 4  # which is shuffled then

# Fighters and tokens. "It" is the fighter chosen last.
DAMAGE: Final = 40  # fighters, term
RECOVER: Final = 41  # fighters, term
MOVE: Final = 42  # it, to the space chosen
PLACE: Final = 43  # fighters (one), to the space chosen
SWAP: Final = 44  # fighters, fighters
LEAVE_BOARD: Final = 45  # fighters
RESTORE: Final = 46  # fighters, term
SUBSTITUTE: Final = 47  # fighters: the one of them that is not in the combat takes your role
MOVE_TOKEN: Final = 48  # kind, who moves it
PLACE_TOKEN: Final = 49  # kind
REMOVE_TOKEN: Final = 50  # kind
STAY_PUT: Final = 52  # fighters: until the turn ends
SPARE: Final = 53  # fighters, whether only for this combat: they take no damage, otherwise until the turn ends
KEEP_ALIVE: Final = 54  # fighters: until the turn ends damage does not bring their health below 1
SET_MOVE: Final = 55  # fighters, the move value in the next turn of their side
NEXT_BONUS: Final = 56  # fighters, term: what their attacks are worth more in the next turn of their side
FARTHER: Final = 51  # the move value of this maneuver gets what abilities add to it

# Combat. "Which role" is yours (0) or the other (1).
BEGIN_COMBAT: Final = 60
PLAY_CARD: Final = 61  # which role
PLAY_INSTEAD: Final = 62  # which role
RETURN_ROLE_CARD: Final = 63  # which role, where to
REVEAL: Final = 64
NEXT_EFFECT: Final = 65  # window, target when all have begun
FIX_OUTCOME: Final = 66
END_COMBAT: Final = 67
CANCEL: Final = 68  # which role
ADD_VALUE: Final = 69  # which role, term
SET_TOTAL: Final = 70  # which role, term
SET_BASE: Final = 71  # which role, term, rank
PIN: Final = 72  # which role, term
IGNORE: Final = 73  # which role
ADD_BONUS: Final = 74  # which role, term
NAME: Final = 75  # the number chosen goes with your card
CANCEL_AFTER: Final = 77  # which role
GUARD: Final = 76  # which role
CAP_DAMAGE: Final = 78  # fighters, the most combat damage in this combat

# The turn.
SHUFFLE_AND_DEAL: Final = 80
PLACE_HERO: Final = 81  # side
BEGIN_TURN: Final = 82
COLLECT: Final = 83  # moment: LEFT becomes the effects that begin now
RUN_TRIGGER: Final = 84
MARK_START: Final = 85
AFTER_ACTION: Final = 86
END_OF_TURN: Final = 87
GAIN_ACTIONS: Final = 88  # term, who
END_TURN: Final = 89
TRANSFORM: Final = 90  # form
ARM: Final = 91  # the first bit of ONGOING for it, how many
RUN_ACTION: Final = 92
MANEUVER_BEGINS: Final = 93
FIGHTER_LEFT_OUT: Final = 94  # it has moved in this maneuver
SIDEKICKS_LEFT: Final = 95  # LEFT becomes the sidekicks still to be set up
TAKE_LEFT: Final = 96  # the first of LEFT becomes it; target when none is left
ATTACK_BONUS: Final = 97  # fighters, term: until the turn ends
LOSE_ACTIONS: Final = 99  # term, who
CHANGE_COUNTERS: Final = 98  # kind, term

# Questions.
ASK_ACTION: Final = 100
ASK_CARD: Final = 101  # who, whose, term, flags, target
ASK_FIGHTER: Final = 102  # who, -, term, flags, target
ASK_SPACE: Final = 103  # who, -, term, flags, target
ASK_TOKEN: Final = 104  # who, -, term, flags, target
ASK_NUMBER: Final = 105  # who, lowest, highest (-1: the highest printed value of the game)
ASK_CHOICE: Final = 106  # who, how many, -, which choice of the effect; those chosen are not offered again
ASK_YES: Final = 107  # who, -, term that must hold, -, target
ASK_OPPONENT: Final = 108
ASK_TRIGGER: Final = 109  # 1 when their order does not matter and nobody is asked, -, -, -, target when none is left
ASK_REACTION: Final = 110  # who may react; an effect that cannot be canceled is not asked about

# Flags of a question.
OPTIONAL: Final = 1
SECRET: Final = 2  # the others see that something was chosen, not what
FROM_ASIDE: Final = 4  # cards set aside instead of the hand
FROM_DISCARD: Final = 8
FROM_DECK: Final = 32  # of the own deck, whose cards its player can list
DEFENDERS: Final = 16  # always asked: whether one can defend is nobody's business
