"""A game as people read it: names in place of the machine's numbers.

A Table shows the whole truth or what one seat may know of it; where a card is hidden it holds None.
"""

from dataclasses import dataclass, field

from peerless.content.faults import Fault, hint
from peerless.content.keys import QUESTIONS, key_of_option
from peerless.content.question import Question
from peerless.content.setup import Names, Setup
from peerless.core import knowledge, layout, machine, roles, view
from peerless.core.questions import asked_side, question_kind
from peerless.core.state import State
from peerless.core.world import CARDS_PER_SIDE


@dataclass(frozen=True)
class Decision:
    """Who is asked, and what. `side` is the hero that the answer is for."""

    seat: int
    side: str
    kind: str
    question: Question = field(compare=False, repr=False)

    def text(self, lang: str = "en") -> str:
        """What is asked and why, for people."""
        return self.question.prompt(lang)


@dataclass(frozen=True)
class Option:
    """One possible answer."""

    code: int
    key: str
    question: Question = field(compare=False, repr=False)

    def text(self, lang: str = "en") -> str:
        """What this answer does, for people."""
        return self.question.option(self.code, lang)

    def __str__(self) -> str:
        return self.key


@dataclass(frozen=True)
class FighterView:
    key: str
    name: str
    side: str
    hero: bool
    ranged: bool
    health: int
    max_health: int
    space: str | None  # None while it is off the board


@dataclass(frozen=True)
class RoleView:
    """A card in a combat. `card` is None when none was played, or when it is face down and not yours to see."""

    fighter: str
    card: str | None
    face_down: bool
    value: int


class Table:
    """Reads a state. Sides are named by their keys (`sides`)."""

    def __init__(self, setup: Setup, state: State) -> None:
        self.setup = setup
        self.state = state

    @property
    def names(self) -> Names:
        return self.setup.names

    @property
    def sides(self) -> tuple[str, ...]:
        return self.names.sides

    def side_number(self, side: str) -> int:
        if side not in self.sides:
            raise Fault.of("no-side", name=repr(side), hint=hint(str(side), self.sides))
        return self.sides.index(side)

    def seat_of(self, side: str) -> int:
        return self.setup.world.seat[self.side_number(side)]

    def team(self, side: str) -> list[str]:
        """The sides that win or lose together with this one, itself among them."""
        team = self.setup.world.team
        return [other for i, other in enumerate(self.sides) if team[i] == team[self.side_number(side)]]

    @property
    def seats(self) -> range:
        """The players, counted from 0."""
        return range(self.setup.world.seat_count)

    @property
    def viewer(self) -> int | None:
        """The seat whose knowledge this is; None for the whole truth."""
        seat = self.state.w[layout.VIEWER] - 1
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def winners(self) -> list[str]:
        """The sides that won; nobody while the game runs, or when it stopped undecided."""
        team = self.state.w[layout.WINNER]
        if not self.over or team == layout.NOTHING:
            return []
        return [side for i, side in enumerate(self.sides) if self.setup.world.team[i] == team]

    @property
    def decision(self) -> Decision | None:
        if self.over:
            return None
        side = asked_side(self.state)
        seat = self.setup.world.seat[side]
        kind = QUESTIONS[question_kind(self.state)]
        # Questions are handed on, to bots too: they never hold more than the seat that is asked may know.
        known = view.view(self.state, seat) if self.viewer is None else self.state.copy()
        return Decision(seat, self.sides[side], kind, Question(self.setup, known))

    @property
    def options(self) -> list[Option]:
        """The possible answers, in a fixed order; none are shown to a seat that is not asked."""
        decision = self.decision
        if decision is None or self.viewer not in (None, decision.seat):
            return []
        return [Option(code, key, decision.question) for key, code in self._codes().items()]

    def _codes(self) -> dict[str, int]:
        """All answers that the state at hand allows, by their keys."""
        machine.ready(self.state)
        codes = [self.state.options[i] for i in range(self.state.option_count)]
        return {key_of_option(self.names, code): code for code in codes}

    @property
    def turn(self) -> str | None:
        """Whose turn it is; None during setup."""
        side = self.state.w[layout.TURN_SIDE]
        return None if side == layout.NOTHING else self.sides[side]

    @property
    def turns(self) -> int:
        return self.state.w[layout.TURNS]

    @property
    def actions(self) -> int:
        return self.state.w[layout.ACTIONS]

    @property
    def fighters(self) -> list[FighterView]:
        found = []
        for f, facts in enumerate(self.names.fighter_facts):
            space = self.state.space(f)
            found.append(
                FighterView(
                    key=self.names.fighters[f],
                    name=facts.name,
                    side=self.sides[self.setup.world.side_of[f]],
                    hero=facts.hero,
                    ranged=facts.ranged,
                    health=self.state.health(f),
                    max_health=facts.max_health,
                    space=None if space == layout.NOWHERE else self.names.spaces[space],
                )
            )
        return found

    def fighter(self, key: str) -> FighterView:
        if key not in self.names.fighters:
            raise Fault.of("no-fighter", name=repr(key), hint=hint(str(key), self.names.fighters))
        return self.fighters[self.names.fighters.index(key)]

    def hand(self, side: str) -> list[str | None]:
        """The cards in hand that are known; None for each other one."""
        number = self.side_number(side)
        known = self._pile(number, self.state.side(number, layout.HAND))
        if not known and self.viewer is not None:
            known = self._pile(number, self.state.w[self.state.knowledge(self.viewer, number) + layout.IN_HAND])
            # Each of those face down may be any of them: of each card only the copies beyond so many are sure.
            lying = knowledge.face_down(self.state, number)
            known = [card for i, card in enumerate(known) if known[:i].count(card) >= lying]
        size = self.state.side(number, layout.HAND_SIZE)
        return [*known[:size], *[None] * (size - len(known))]

    def hand_size(self, side: str) -> int:
        return self.state.side(self.side_number(side), layout.HAND_SIZE)

    def discard(self, side: str) -> list[str]:
        number = self.side_number(side)
        return self._pile(number, self.state.side(number, layout.DISCARD))

    def aside(self, side: str) -> list[str]:
        """The cards drawn and not yet sorted, as far as they are seen."""
        number = self.side_number(side)
        return self._pile(number, self.state.side(number, layout.ASIDE))

    def deck(self, side: str) -> list[str | None]:
        """The deck from the top; None for each card that is not known."""
        number = self.side_number(side)
        size = self.state.side(number, layout.DECK_SIZE)
        cards = [self.state.side(number, layout.DECK + i) for i in range(size - 1, -1, -1)]
        return [self.names.cards[card].key if card >= 0 else None for card in cards]

    def deck_size(self, side: str) -> int:
        return self.state.side(self.side_number(side), layout.DECK_SIZE)

    def form(self, side: str) -> str | None:
        """The name of the form a hero is in, if it has several."""
        number = self.side_number(side)
        forms = self.names.heroes[number].forms
        return forms[self.state.side(number, layout.FORM)] if forms else None

    def tokens(self, side: str) -> dict[str, list[str]]:
        """Where a side's tokens lie, by kind."""
        number = self.side_number(side)
        found = {}
        first = self.setup.world.first_token[number]
        for i, token in enumerate(self.names.heroes[number].tokens):
            mask = self.state.w[layout.TOKENS + first + i]
            found[token] = [name for at, name in enumerate(self.names.spaces) if mask >> at & 1]
        return found

    def counters(self, side: str) -> dict[str, int]:
        """How many counters of each kind a side has."""
        number = self.side_number(side)
        counters = self.names.heroes[number].counters
        return {counter: self.state.side(number, layout.COUNTERS + i) for i, counter in enumerate(counters)}

    @property
    def combat(self) -> tuple[RoleView, RoleView] | None:
        """The running combat, attacker first."""
        at = self.state.combat()
        if not at:
            return None
        return self._role(at, layout.ATTACK), self._role(at, layout.DEFENSE)

    def _role(self, at: int, role: int) -> RoleView:
        card = self.state.role(at, role, layout.R_CARD)
        return RoleView(
            fighter=self.names.fighters[self.state.role(at, role, layout.R_FIGHTER)],
            card=self.names.cards[card].key if card >= 0 else None,
            face_down=self.state.role(at, role, layout.R_FACE_DOWN) != 0,
            value=roles.value_of(self.state, at, role),
        )

    def _pile(self, side: int, pile: int) -> list[str]:
        base = side * CARDS_PER_SIDE
        world = self.setup.world
        bits = [i for i in range(layout.MAX_CARDS) if pile >> i & 1]
        return [self.names.cards[world.card_of[base + i]].key for i in bits]
