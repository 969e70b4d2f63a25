"""Questions: who is asked, what may be answered, and what an answer does to the running program.

The option list made here is the only place that says what is legal.
"""

from librt.vecs import append
from mypy_extensions import i64

from peerless.core import alphabet, events, knowledge, ops
from peerless.core.bits import bit, lowest
from peerless.core.card_steps import miss
from peerless.core.graph import targets
from peerless.core.harm import in_game
from peerless.core.layout import (
    ASIDE,
    ASIDE_SIZE,
    CARD,
    CHOSEN,
    DISCARD,
    FACE_UP,
    FORM,
    HAND,
    HAND_SIZE,
    IT,
    NOTHING,
    NOWHERE,
    NUMBER,
    PC,
    THAT_CARD,
    THEM,
    TOKEN,
    TURN_SIDE,
    UNCANCELABLE,
    WHERE,
    YOU,
)
from peerless.core.piles import dormant
from peerless.core.places import player
from peerless.core.state import State
from peerless.core.terms import ROLE_CARDS
from peerless.core.turn import next_triggers, opponents
from peerless.core.work import missing, work_out
from peerless.core.world import CARD_SHIFT, CARDS_PER_SIDE, FORMS_PER_SIDE, STEP_WIDTH, TERM_WIDTH


def _add(s: State, code: i64) -> None:
    if s.option_count < len(s.options):
        s.options[s.option_count] = code
    else:
        s.options = append(s.options, code)
    s.option_count += 1


def _add_set(s: State, kind: i64, members: i64, base: i64 = 0) -> None:
    first = alphabet.option(kind, base)
    rest = members
    while rest:
        _add(s, first + lowest(rest))
        rest &= rest - 1


def asked_side(s: State) -> i64:
    """The side that the pending question is put to."""
    pc = s.get(PC)
    op = s.world.code[pc]
    if op == ops.ASK_ACTION:
        return s.w[TURN_SIDE]
    if op == ops.ASK_TRIGGER:
        return s.world.trigger_side[lowest(next_triggers(s))]
    if op == ops.ASK_OPPONENT:
        return s.get(YOU)
    return player(s, s.world.code[pc + 1])


def question_kind(s: State) -> i64:
    op = s.world.code[s.get(PC)]
    if op == ops.ASK_REACTION:
        return alphabet.ASKS_CARD
    return op - ops.ASK_ACTION + alphabet.ASKS_ACTION


def list_options(s: State) -> bool:
    """Fill the option list for the step at hand; whether somebody has to be asked.

    With False the list holds the one answer that everybody could foresee, or none.
    """
    s.option_count = 0
    pc = s.get(PC)
    code = s.world.code
    op = code[pc]
    if op == ops.ASK_ACTION:
        _list_actions(s)
        return True
    if op == ops.ASK_CARD:
        return _list_cards(s, pc)
    if op == ops.ASK_REACTION:
        return _list_reaction(s, player(s, code[pc + 1]))
    if op == ops.ASK_TRIGGER:
        found = next_triggers(s)
        _add_set(s, alphabet.ORDER, found & -found if code[pc + 1] else found)
        return s.option_count > 1
    if op == ops.ASK_OPPONENT:
        if s.get(THEM) == NOTHING:
            _add_set(s, alphabet.OPPONENT, opponents(s, s.get(YOU)))
        return s.option_count > 1
    if not _can_answer(s, player(s, code[pc + 1])):
        return False
    if op == ops.ASK_NUMBER:
        highest = code[pc + 3] if code[pc + 3] >= 0 else s.world.highest_value
        for i in range(code[pc + 2], highest + 1):
            _add(s, alphabet.option(alphabet.NUMBER, i))
        return True
    if op == ops.ASK_CHOICE:
        for i in range(1, code[pc + 2] + 1):
            if not (s.get(CHOSEN) >> i) & 1:
                _add(s, alphabet.option(alphabet.CHOICE, i))
        return True
    if op == ops.ASK_YES:
        if not work_out(s, code[pc + 3]):
            return False
        _add(s, alphabet.option(alphabet.YES, 0))
        _add(s, alphabet.PASS)
        return True
    return _list_places(s, op, work_out(s, code[pc + 3]), code[pc + 4])


def _can_answer(s: State, side: i64) -> bool:
    """Nobody is asked who is not in the game: out of it, or waiting off the board in somebody else's turn.

    The effects of your own cards go on when your last fighter has fallen.
    """
    if side == NOTHING:
        return False
    if dormant(s, side):
        return side == s.w[TURN_SIDE]
    return side == s.get(YOU) or in_game(s, side)


def _list_places(s: State, op: i64, members: i64, flags: i64) -> bool:
    """Fighters, spaces or tokens: all of that is open, so a single one that must be chosen is."""
    if op == ops.ASK_FIGHTER:
        members &= s.on_board()
        _add_set(s, alphabet.FIGHTER, members)
    elif op == ops.ASK_SPACE:
        _add_set(s, alphabet.SPACE, members)
    else:
        _add_set(s, alphabet.TOKEN, members)
    if flags & ops.OPTIONAL and members:
        _add(s, alphabet.PASS)
    return s.option_count > 1


def _list_cards(s: State, pc: i64) -> bool:
    """Cards of a hand are asked for whenever the others cannot know the answer."""
    code = s.world.code
    asked = player(s, code[pc + 1])
    owner = player(s, code[pc + 2])
    flags = code[pc + 4]
    if dormant(s, owner) or not _can_answer(s, asked):
        return False
    narrowed = work_out(s, code[pc + 3])
    if s.world.conditional[owner] and s.world.terms[code[pc + 3] * TERM_WIDTH] == ROLE_CARDS:
        narrowed &= ~_barred(s, owner)
    base = owner * CARDS_PER_SIDE
    if flags & ops.FROM_DISCARD:
        _add_set(s, alphabet.CARD, s.side(owner, DISCARD) & narrowed, base)
        if flags & ops.OPTIONAL and s.option_count:
            _add(s, alphabet.PASS)
        return s.option_count > 1
    if flags & ops.FROM_ASIDE:
        _add_set(s, alphabet.CARD, s.side(owner, ASIDE) & narrowed & s.world.firsts[owner], base)
        return s.side(owner, ASIDE_SIZE) > 1
    if flags & ops.FROM_DECK:
        _add_set(s, alphabet.CARD, knowledge.listed_deck(s, owner) & narrowed, base)
        if flags & ops.OPTIONAL or s.option_count == 0:
            _add(s, alphabet.PASS)
        return True
    _add_set(s, alphabet.CARD, s.side(owner, HAND) & narrowed, base)
    if flags & ops.DEFENDERS or knowledge.maybe_in_hand(s, owner, narrowed):
        if flags & ops.OPTIONAL or s.option_count == 0:
            _add(s, alphabet.PASS)
            return True
        if s.side(owner, HAND_SIZE) > 1:
            return True
        # The only card is taken unasked if everybody knows that it fits; whoever declares an attack has a card for it.
        return not flags & ops.SECRET and knowledge.maybe_in_hand(s, owner, s.world.firsts[owner] & ~narrowed)
    return False


def _list_reaction(s: State, side: i64) -> bool:
    """A card that may be revealed from hand; asked whenever the others must think that it may be there."""
    if side == NOTHING or dormant(s, side):
        return False
    card = s.get(CARD)
    if card >= 0 and s.world.traits[card] & UNCANCELABLE:
        return False
    cards = s.world.look_reactions[side]
    if cards:
        cards &= _still_usable(s, side)
    if not cards or not knowledge.maybe_in_hand(s, side, cards):
        return False
    _add_set(s, alphabet.CARD, s.side(side, HAND) & cards, side * CARDS_PER_SIDE)
    _add(s, alphabet.PASS)
    return True


def _still_usable(s: State, side: i64) -> i64:
    """The cards of a side that some fighter may use who is not defeated."""
    found: i64 = 0
    rest = s.world.fighters[side]
    while rest:
        fighter = lowest(rest)
        rest &= rest - 1
        if s.health(fighter) > 0:
            found |= s.world.usable[fighter]
    return found


def _list_actions(s: State) -> None:
    """Maneuver always; the schemes and attacks that somebody can carry out."""
    world = s.world
    side = s.w[TURN_SIDE]
    _add(s, alphabet.option(alphabet.MANEUVER, 0))
    playable = playable_hand(s, side)
    schemes: i64 = 0
    ready = world.fighters[side] & s.on_board()
    rest = ready
    while rest:
        schemes |= playable & world.schemes[side] & world.usable[lowest(rest)]
        rest &= rest - 1
    _add_set(s, alphabet.SCHEME, schemes, side * CARDS_PER_SIDE)
    rest = ready
    while rest:
        fighter = lowest(rest)
        rest &= rest - 1
        _add_set(s, alphabet.ATTACK, attackable(s, fighter, playable), alphabet.which_of(alphabet.attack(fighter, 0)))


def playable_hand(s: State, side: i64) -> i64:
    """The cards in hand that somebody may play in the form that the hero has now."""
    hand = s.side(side, HAND) & s.world.in_form[side * FORMS_PER_SIDE + s.side(side, FORM)]
    return hand & ~_barred(s, side) if hand & s.world.conditional[side] else hand


def _barred(s: State, side: i64) -> i64:
    """The cards of a side that may not be played now: they say what must be so, and all can see that it is not."""
    you = s.get(YOU)
    s.put(YOU, side)
    found: i64 = 0
    rest = s.world.conditional[side]
    while rest:
        first = lowest(rest)
        rest &= rest - 1
        if not work_out(s, s.world.play_if[side * CARDS_PER_SIDE + first]):
            found |= bit(first)
    s.put(YOU, you)
    return found


def attackable(s: State, fighter: i64, playable: i64) -> i64:
    """The fighters that this one may attack: it needs a target, and among the playable cards one for its attack."""
    if playable & s.world.attacks[s.world.side_of[fighter]] & s.world.usable[fighter]:
        return targets(s, fighter)
    return 0


def take_answer(s: State, code: i64) -> None:
    """Store what was chosen where the program looks for it and go on to the next step."""
    pc = s.get(PC)
    op = s.world.code[pc]
    kind = alphabet.kind_of(code)
    which = alphabet.which_of(code)
    s.option_count = NOWHERE
    if op == ops.ASK_REACTION:
        _react(s, kind, which)
        return
    if kind == alphabet.PASS:
        if s.get(CARD) != NOTHING:
            s.tell(events.DECLINED, asked_side(s), s.get(CARD))
        decline(s)
        return
    s.put(PC, pc + STEP_WIDTH)
    if kind == alphabet.CARD:
        s.put(THAT_CARD, which)
    elif kind == alphabet.FIGHTER:
        s.put(IT, which)
    elif kind == alphabet.SPACE:
        s.put(WHERE, which)
    elif kind == alphabet.TOKEN:
        s.put(TOKEN, which)
    elif kind == alphabet.OPPONENT:
        s.put(THEM, which)
    elif op == ops.ASK_ACTION:
        s.put(NUMBER, code)
    elif kind != alphabet.YES:
        s.put(NUMBER, which)
        if kind == alphabet.CHOICE:
            s.put(CHOSEN, s.get(CHOSEN) | bit(which))
            s.tell(events.CHOSE, s.get(YOU), s.get(CARD), number=which)


def observed(s: State, code: i64) -> i64:
    """An answer to the pending question as the seats see it that do not see the cards: before it is given.

    Of a secret choice they see only that a card was chosen (SOME_CARD); all other answers are given openly.
    """
    pc = s.get(PC)
    if s.world.code[pc] != ops.ASK_CARD or not s.world.code[pc + 4] & ops.SECRET or alphabet.kind_of(code) != alphabet.CARD:
        return code
    face_up = s.world.traits[alphabet.which_of(code)] & FACE_UP
    if face_up and s.world.code[pc + STEP_WIDTH] == ops.PLAY_CARD:
        return code
    return alphabet.SOME_CARD


def nothing_to_choose(s: State) -> None:
    """Nobody is asked: go on elsewhere, and tell why if this is because nothing could be answered."""
    pc = s.get(PC)
    code = s.world.code
    op = code[pc]
    if op == ops.ASK_OPPONENT:
        if s.get(THEM) == NOTHING:
            miss(s, op, 0)
    elif op != ops.ASK_REACTION and op != ops.ASK_TRIGGER:
        whose = player(s, code[pc + 2]) if op == ops.ASK_CARD else NOTHING
        asked = player(s, code[pc + 1])
        if asked == NOTHING or (op == ops.ASK_CARD and whose == NOTHING):
            miss(s, ops.ASK_OPPONENT, 0)
        else:
            known = _can_answer(s, asked) and (whose == NOTHING or not dormant(s, whose))
            miss(s, op, missing(s, code[pc + 3]) if known else NOTHING)
    decline(s)


def decline(s: State) -> None:
    """The answer is no, or there is nothing to choose: go on elsewhere."""
    pc = s.get(PC)
    elsewhere = s.world.code[pc + 5]
    s.put(PC, elsewhere if elsewhere else pc + STEP_WIDTH)


def _react(s: State, kind: i64, card: i64) -> None:
    """A revealed reaction drops the whole effect that it answers; the card stays in hand."""
    if kind != alphabet.CARD:
        s.put(PC, s.get(PC) + STEP_WIDTH)
        return
    side = card >> CARD_SHIFT
    knowledge.revealed_in_hand(s, side, card)
    s.tell(events.REACTED, side, card, other=s.get(CARD))
    s.pop()
