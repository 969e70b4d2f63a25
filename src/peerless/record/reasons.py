"""Why a part of an effect came to nothing, in words: from the step and the term that an event names."""

from collections.abc import Mapping
from typing import Final

from peerless.content.setup import Setup
from peerless.content.words import Words
from peerless.core import layout, ops
from peerless.core import terms as t
from peerless.core.world import TERM_WIDTH

Event = tuple[int, ...]

# What a condition is called when it does not hold. Names of messages.
CONDITIONS: Final = {
    t.WON: "won",
    t.LOST: "lost",
    t.ATTACKING: "attacking",
    t.DEFENDING: "defending",
    t.YOUR_TURN: "your-turn",
    t.FIRST_ACTION: "first-action",
    t.STARTED_ON_TOKENS: "started",
    t.NAMED_IS_PRINTED: "named",
}
STEPS: Final = {
    ops.DRAW: "draw",
    ops.DISCARD_AT_RANDOM: "hand",
    ops.DISCARD_HAND: "hand",
    ops.REVEAL_TOP: "deck",
    ops.ASK_OPPONENT: "opponent",
    ops.ASK_TOKEN: "token",
    ops.ASK_CARD: "card",
}
OF_ROLE_CARD: Final = (
    *(ops.CANCEL, ops.ADD_VALUE, ops.SET_TOTAL, ops.SET_BASE),
    *(ops.PIN, ops.IGNORE, ops.ADD_BONUS, ops.RETURN_ROLE_CARD),
)
# What there is too little of.
AMOUNTS: Final = {t.CARDS_IN_HAND: "some-hand", t.BOOST_OF_THAT_CARD: "damage", t.BOOST_OF_ROLE: "damage"}
SETS_OF_FIGHTERS: Final = {t.ALL: "fighter", t.OPPOSING: "opposing"}
ONE_FIGHTER: Final = (t.NAMED, t.EVEN_ABSENT, t.MINE, t.THAT, t.THE_OTHER)


class Reasons:
    """Reads the terms of one game."""

    def __init__(self, setup: Setup, say: Words) -> None:
        self.setup = setup
        self.say = say
        self.fighters: Mapping[int, int] = {}  # who fights or plays the scheme, by side

    def why(self, event: Event, fighters: Mapping[int, int]) -> str:
        """The end of "this cannot be done, because"; empty where nothing can be said."""
        side, term, op = event[1], event[5], event[6]
        self.fighters = fighters
        message, facts = self._why(op, term, side) if term != layout.NOTHING else ("", {})
        return self.say.say(f"reason.{message}", side=self.say.side(self.setup.names, side), **facts) if message else ""

    def _row(self, term: int) -> tuple[int, int, int]:
        kind, a, b = list(self.setup.world.terms[term * TERM_WIDTH : term * TERM_WIDTH + 3])
        return kind, a, b

    def _why(self, op: int, term: int, side: int) -> tuple[str, dict[str, object]]:
        if op in OF_ROLE_CARD:
            return "their-role-card" if term else "role-card", {}
        if op in (ops.DAMAGE, ops.RECOVER) and self._row(term)[0] < t.NOT:
            return "damage" if op == ops.DAMAGE else "amount", {}
        if op == ops.ASK_CARD:
            return self._card(self._row(term)[0]), {}
        if op in STEPS:
            return STEPS[op], {}
        return self._condition(term, side)

    def _card(self, kind: int) -> str:
        return {t.BOOSTS_USED: "boosts", t.ANY_CARD: "hand"}.get(kind, "card")

    def _condition(self, term: int, side: int) -> tuple[str, dict[str, object]]:
        kind, a, _ = self._row(term)
        if kind in CONDITIONS:
            return CONDITIONS[kind], {}
        if kind == t.ANY:
            return self._condition(a, side)
        if kind == t.IN_FORM:
            return "form", {"form": self.say.form(self.setup.names, side, a)}
        if kind == t.HAS_ROLE_CARD:
            return "their-role-card" if a else "role-card", {}
        if kind == t.DEFEATED:
            return "not-defeated", {"who": self._name(a, side)}
        if kind == t.NOT and self._row(a)[0] == t.DEFEATED:
            return "defeated", {"who": self._name(self._row(a)[1], side)}
        if kind == t.AT_LEAST:
            return AMOUNTS.get(self._row(a)[0], "amount"), {}
        if t.NAMED <= kind < t.FREE:
            return self._fighters(term, side)
        if t.FREE <= kind < t.ANY_CARD:
            return self._space(kind), {}
        return "condition", {}

    def _space(self, kind: int) -> str:
        if kind in (t.TOKEN_REACH, t.TOKEN_SPACES, t.UNMOVED_TOKENS, t.MOVABLE_TOKENS):
            return "token"
        return {t.REACH: "reach", t.NO_TOKEN: "tokens"}.get(kind, "space")

    def _fighters(self, term: int, side: int) -> tuple[str, dict[str, object]]:
        kind, a, b = self._row(term)
        if kind in ONE_FIGHTER:
            return "absent", {"who": self._name(term, side)}
        if kind == t.DEFEATED_NAMED:
            return "none-defeated", {"who": self._printed_name(side, a)}
        if kind != t.AND:
            return "fighter", {}
        narrowed, limit, _ = self._row(b)
        who = self._row(a)[0]
        if narrowed != t.STANDING_ON:
            return "fighter", {}
        area, center, distance = self._row(limit)
        if area == t.AROUND and distance == 1 and self._row(center)[0] == t.SPACES_OF:
            whom = self._name(self._row(center)[1], side)
            if who in SETS_OF_FIGHTERS:
                return f"{SETS_OF_FIGHTERS[who]}-adjacent", {"whom": whom}
            if who in ONE_FIGHTER:
                return "adjacent", {"who": self._name(a, side), "whom": whom}
        if area == t.TOKEN_SPACES and who in ONE_FIGHTER:
            token = self.setup.world.first_token[side] + center
            return "off-token", {"who": self._name(a, side), "token": self.say.token(self.setup.names, token)}
        return "fighter", {}

    def _name(self, term: int, side: int) -> str:
        """What one fighter is called; whoever it is, if the term alone does not say."""
        kind, a, _ = self._row(term)
        if kind in (t.NAMED, t.EVEN_ABSENT):
            return self._printed_name(side, a)
        if kind == t.THE_OTHER:
            known = [fighter for other, fighter in self.fighters.items() if other != side]
        else:
            known = [self.fighters[side]] if kind == t.MINE and side in self.fighters else []
        return self.say.fighter(self.setup.names, known[0]) if known else self.say.meant()

    def _printed_name(self, side: int, which: int) -> str:
        return self.say.called(self.setup.names, side, self.setup.names.heroes[side].fighters[which].name)
