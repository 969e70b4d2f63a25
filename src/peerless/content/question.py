"""A pending question in words: what is asked and why, and what each answer does.

What a question is for stands in the program: the step that follows it says what the answer is used for.
"""

from functools import cached_property
from typing import Final

from peerless.content.origins import Origin, branches, origin_at, trigger
from peerless.content.setup import Setup
from peerless.content.words import Words, words
from peerless.core import alphabet as a
from peerless.core import layout, ops
from peerless.core.places import only_placed
from peerless.core.questions import asked_side
from peerless.core.roles import role_card
from peerless.core.state import State
from peerless.core.work import work_out
from peerless.core.world import STEP_WIDTH

# The purpose of a question, by the step that uses the answer. Purposes are the names of messages.
PURPOSES: Final[dict[int, dict[int, str]]] = {
    ops.ASK_CARD: {
        ops.BOOST_BEGINS: "boost",
        ops.PLAY_CARD: "attack-card",
        ops.DISCARD: "discard",
        ops.ASIDE_TO_HAND: "keep",
        ops.ASIDE_TO_BOTTOM: "bottom",
        ops.ASIDE_TO_TOP: "aside-top",
        ops.HAND_TO_TOP: "top",
        ops.TAKE_BACK: "take-back",
        ops.PLAY_INSTEAD: "instead",
    },
    ops.ASK_FIGHTER: {
        ops.DAMAGE: "damage",
        ops.RECOVER: "recover",
        ops.MOVE: "move",
        ops.PLACE: "place-fighter",
        ops.SCHEME_BEGINS: "schemer",
        ops.LEAVE_BOARD: "remove",
    },
    ops.ASK_SPACE: {
        ops.MOVE: "go",
        ops.PLACE: "place",
        ops.RESTORE: "place",
        ops.MOVE_TOKEN: "token-go",
        ops.PLACE_TOKEN: "token-place",
    },
    ops.ASK_TOKEN: {ops.MOVE_TOKEN: "token", ops.REMOVE_TOKEN: "token-remove"},
    ops.ASK_NUMBER: {ops.NAME: "name", ops.DRAW_ASIDE: "draw-number"},
    ops.ASK_YES: {
        ops.DRAW: "yes-draw",
        ops.DAMAGE: "yes-damage",
        ops.RECOVER: "yes-recover",
        ops.GAIN_ACTIONS: "yes-actions",
        ops.END_TURN: "yes-end-turn",
        ops.TRANSFORM: "yes-transform",
        ops.SWAP: "yes-swap",
        ops.SET_BASE: "yes-value",
        ops.LEAVE_BOARD: "yes-remove",
    },
}
# When nothing more is known of the purpose.
PLAIN: Final = {
    ops.ASK_ACTION: "action",
    ops.ASK_CARD: "card",
    ops.ASK_FIGHTER: "fighter",
    ops.ASK_SPACE: "space",
    ops.ASK_TOKEN: "token",
    ops.ASK_NUMBER: "number",
    ops.ASK_CHOICE: "choice",
    ops.ASK_YES: "yes",
    ops.ASK_OPPONENT: "opponent",
    ops.ASK_TRIGGER: "order",
    ops.ASK_REACTION: "react",
}
NAMING: Final = ("boost", "schemer", "yes-value")  # whose messages name a card
SPECIAL: Final = (
    *("boost-move", "defense-card", "hand-limit", "discard-theirs", "instead-theirs", "maneuver"),
    "go-or-place",
)


def purposes() -> set[str]:
    """All there are, for whoever checks a catalogue."""
    return {*SPECIAL, *PLAIN.values(), *(name for table in PURPOSES.values() for name in table.values())}


class Question:
    """The pending question of a state, which is what a seat knows of the game; nobody else changes it."""

    def __init__(self, setup: Setup, state: State) -> None:
        self.setup = setup
        self.state = state

    @cached_property
    def pc(self) -> int:
        return self.state.get(layout.PC)

    @cached_property
    def op(self) -> int:
        return self.setup.world.code[self.pc]

    @cached_property
    def deed(self) -> int:
        """Where the step stands that the answer is for."""
        code = self.setup.world.code
        at = self.pc + STEP_WIDTH
        while at < len(code):
            op = code[at]
            if op == ops.JUMP:
                at = code[at + 1]
            elif op == ops.JUMP_UNLESS and self.op == ops.ASK_YES and not work_out(self.state, code[at + 1]):
                at = code[at + 2]
            elif op in (ops.JUMP_UNLESS, ops.SET) or op >= ops.ASK_ACTION:
                at += STEP_WIDTH
            else:
                return at
        return 0

    @cached_property
    def asked(self) -> int:
        return asked_side(self.state)

    @cached_property
    def owner(self) -> int:
        """The side whose cards are asked about."""
        whose = self.setup.world.code[self.pc + 2] if self.op == ops.ASK_CARD else ops.YOU_
        return self.state.get(layout.YOU if whose == ops.YOU_ else layout.THEM)

    @cached_property
    def purpose(self) -> str:
        code = self.setup.world.code
        deed = code[self.deed]
        theirs = self.op == ops.ASK_CARD and self.owner != self.asked
        if deed == ops.PLAY_CARD and code[self.deed + 1]:
            return "defense-card"
        if deed == ops.BOOST_BEGINS and code[self.deed + STEP_WIDTH] == ops.BOOST_MANEUVER:
            return "boost-move"
        if deed == ops.DISCARD and self.op == ops.ASK_CARD:
            if self.state.w[layout.TOP] == layout.FRAMES:
                return "hand-limit"
            return "discard-theirs" if theirs else "discard"
        if deed == ops.PLAY_INSTEAD and theirs:
            return "instead-theirs"
        if self.op == ops.ASK_FIGHTER and deed == ops.MOVE and self._in_maneuver:
            return "maneuver"
        if self.op == ops.ASK_SPACE and deed == ops.MOVE and only_placed(self.state, self.state.get(layout.IT)):
            return "go-or-place"
        return PURPOSES.get(self.op, {}).get(deed, PLAIN[self.op])

    @cached_property
    def origin(self) -> Origin:
        return origin_at(self.setup, self.pc)

    @property
    def _in_maneuver(self) -> bool:
        return self.origin.start == self.setup.world.maneuver

    @property
    def may_pass(self) -> bool:
        """Whether everybody can see that the answer may be no."""
        if self.op in (ops.ASK_YES, ops.ASK_REACTION):
            return self.op == ops.ASK_REACTION
        flagged = (ops.ASK_CARD, ops.ASK_FIGHTER, ops.ASK_SPACE, ops.ASK_TOKEN)
        return self.op in flagged and self.setup.world.code[self.pc + 4] & ops.OPTIONAL != 0

    # What is asked.

    def prompt(self, lang: str) -> str:
        """Who is asked what, and because of which card or ability."""
        say = words(lang)
        facts = self._facts(say)
        asked = say.say(f"ask.{self.purpose}", **facts)
        if self.may_pass:
            asked = say.say("ask.or-pass", asked=asked)
        source = self._source(say)
        named = self.purpose in NAMING and source == facts.get("card")
        message = "ask.because" if source and not named else "ask.plain"
        return say.sentence(message, side=facts["side"], asked=asked, source=source)

    def _source(self, say: Words) -> str:
        card = self.state.get(layout.CARD)
        if self.purpose == "go-or-place":
            return ability_name(say, self.setup, self.asked)
        if self.state.w[layout.TOP] == layout.FRAMES or self.op == ops.ASK_TRIGGER:
            return ""
        if card >= 0:
            return say.card(self.setup.names, card)
        return source_name(say, self.setup, self.origin)

    def _facts(self, say: Words) -> dict[str, object]:
        """What a message may speak of; only what everybody sees."""
        s, names = self.state, self.setup.names
        code = self.setup.world.code
        facts: dict[str, object] = {"side": say.side(names, self.asked), "number": s.w[layout.ACTIONS]}
        if self.owner != layout.NOTHING:
            facts["owner"] = say.side(names, self.owner)
        combat = s.get(layout.FOR_COMBAT)
        if combat:
            for role, name in enumerate(("attacker", "target")):
                facts[name] = say.fighter(names, s.role(combat, role, layout.R_FIGHTER))
        card = s.get(layout.CARD)
        if self.purpose == "schemer":
            card = s.get(layout.THAT_CARD)
        elif combat and self.purpose in NAMING:
            which = STEP_WIDTH + 1 if self.purpose == "boost" else 1
            card = role_card(s, code[self.deed + which])
        if card != layout.NOTHING and s.w[layout.TOP] != layout.FRAMES:
            facts["card"] = say.card(names, card)
        if s.get(layout.IT) >= 0:
            facts["fighter"] = say.fighter(names, s.get(layout.IT))
        facts.update(self._deed_facts(say))
        return facts

    def _deed_facts(self, say: Words) -> dict[str, object]:
        s, names = self.state, self.setup.names
        code = self.setup.world.code
        op, first, second = code[self.deed], code[self.deed + 1], code[self.deed + 2]
        if op in (ops.DAMAGE, ops.RECOVER):
            return {"number": work_out(s, second), "fighter": self._fighters(say, first)}
        if op in (ops.PLACE, ops.RESTORE, ops.LEAVE_BOARD):
            return {"fighter": self._fighters(say, first)}
        if op == ops.SWAP:
            return {"fighter": self._fighters(say, first), "other": self._fighters(say, second)}
        if op == ops.DRAW and self.op == ops.ASK_YES:
            return {"number": work_out(s, second)}
        if op == ops.SET_BASE:
            return {"number": work_out(s, second)}
        if op == ops.GAIN_ACTIONS:
            return {"number": work_out(s, first)}
        if op == ops.TRANSFORM:
            return {"form": say.form(names, s.get(layout.YOU), first)}
        if op in (ops.MOVE_TOKEN, ops.PLACE_TOKEN, ops.REMOVE_TOKEN):
            return {"token": self._token(say, first)}
        return {}

    def _fighters(self, say: Words, term: int) -> str:
        members = work_out(self.state, term) if self.state.get(layout.IT) >= 0 or self.op != ops.ASK_FIGHTER else 0
        return say.listing([say.fighter(self.setup.names, f) for f in range(layout.MAX_FIGHTERS) if members >> f & 1])

    def _token(self, say: Words, kind: int) -> str:
        origin = self.origin
        side = origin.side if origin.side != layout.NOTHING else self.state.get(layout.YOU)
        return say.token(self.setup.names, self.setup.world.first_token[side] + kind)

    def harms_own_team(self, code: int) -> bool:
        """Whether this answer by itself damages a fighter of the team that gives it, or takes one off the board."""
        world = self.setup.world
        deed, kind = world.code[self.deed], a.kind_of(code)
        harmed = 0
        if deed in (ops.DAMAGE, ops.LEAVE_BOARD):
            if self.op == ops.ASK_FIGHTER and kind == a.FIGHTER:
                harmed = 1 << a.which_of(code)
            elif self.op == ops.ASK_YES and kind == a.YES:
                harmed = work_out(self.state, world.code[self.deed + 1])
        own = world.team[self.asked]
        return any(harmed >> f & 1 and world.team[world.side_of[f]] == own for f in range(world.fighter_count))

    # What can be answered.

    def option(self, code: int, lang: str) -> str:
        say = words(lang)
        kind, which = a.kind_of(code), a.which_of(code)
        names = self.setup.names
        facts = self._facts(say)
        if kind == a.PASS:
            message = f"pass.{self.purpose}"
            return say.sentence(message if say.knows(message) else "pass.other", **facts)
        if kind in (a.MANEUVER, a.SCHEME, a.ATTACK):
            return self._action(say, code)
        if kind == a.CHOICE:
            known = branches(self.setup, self.origin, say.lang, self.pc)
            return known[which - 1] if which <= len(known) else say.sentence("option.choice", number=which)
        if kind == a.ORDER:
            return say.sentence("option.order", effect=trigger_text(say, self.setup, which))
        if kind == a.CARD:
            card = names.cards[which]
            facts.update(chosen=say.card(names, which), boost=card.boost)
            facts["value"] = say.say("option.no-value") if card.value is None else card.value
        elif kind == a.FIGHTER:
            facts.update(self._with(say, layout.IT, which), chosen=say.fighter(names, which))
        elif kind == a.OPPONENT:
            facts["chosen"] = say.side(names, which)
        elif kind in (a.SPACE, a.TOKEN):
            facts["chosen"] = say.space(names, which)
        elif kind == a.NUMBER:
            facts["number"] = which
        return say.sentence(f"option.{self._manner(kind, which)}", **facts)

    def _manner(self, kind: int, which: int) -> str:
        """The purpose, or how this answer differs: by a boost a fighter may be moved, or placed where no move takes it."""
        if self.purpose == "go-or-place" and not only_placed(self.state, self.state.get(layout.IT)) >> which & 1:
            return "go"
        if self.purpose == "maneuver" and kind == a.FIGHTER and only_placed(self.state, which):
            return "move-or-place"
        return self.purpose

    def _with(self, say: Words, field: int, value: int) -> dict[str, object]:
        """What the message may speak of once this is chosen."""
        state = self.state.copy()
        state.put(field, value)
        return Question(self.setup, state)._facts(say)

    def _action(self, say: Words, code: int) -> str:
        names, kind = self.setup.names, a.kind_of(code)
        if kind == a.SCHEME:
            return say.sentence("option.scheme", chosen=say.card(names, a.which_of(code)))
        if kind == a.ATTACK:
            attacker, target = say.fighter(names, a.attacker_of(code)), say.fighter(names, a.target_of(code))
            return say.sentence("option.attack", fighter=attacker, target=target)
        return say.sentence("option.maneuvers")


def source_name(say: Words, setup: Setup, origin: Origin | None) -> str:
    """What a card or ability at work is called; empty for a rule of the game."""
    if origin is None or origin.side == layout.NOTHING:
        return ""
    if origin.card != layout.NOTHING:
        return say.card(setup.names, origin.card)
    return ability_name(say, setup, origin.side)


def ability_name(say: Words, setup: Setup, side: int) -> str:
    name = setup.names.heroes[side].ability_name
    return say.called(setup.names, side, name, "ability") if name else say.say("names.ability")


def trigger_text(say: Words, setup: Setup, number: int) -> str:
    """What begins by itself, with its sentences."""
    origin = trigger(setup, number)
    name = source_name(say, setup, origin)
    text = origin.text(setup, say.lang)
    return say.say("names.effect", name=name, text=text) if text else name
