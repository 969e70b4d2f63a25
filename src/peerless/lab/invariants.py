"""What is true of every game at every question, whatever was played.

`Invariants(world)` watches one game: call `check(state)` whenever somebody is asked, and once when the game is over. The
first thing that is not as it must be is raised as a Violation. Each invariant is a method of its own, listed in CHECKS;
a test plants a bug for every one of them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from peerless.core import alphabet, layout, machine, ops
from peerless.core.layout import (
    COMBAT_WIDTH,
    COMBATS,
    FRAME_WIDTH,
    FRAMES,
    KNOWLEDGE,
    KNOWLEDGE_WIDTH,
    MAX_COMBATS,
    MAX_FRAMES,
    MAX_SIDES,
    NOTHING,
    NOWHERE,
    SIDE_WIDTH,
    SIDES,
    SIZE,
)
from peerless.core.state import State, load
from peerless.core.world import CARDS_PER_SIDE, STEP_WIDTH, World

MOST_DECISIONS_A_TURN: Final = 500
_ZEROS: Final = [0] * SIZE


class Violation(Exception):
    """Something that must always be true is not. `law` is its short name, the same for every such violation."""

    def __init__(self, law: str, message: str) -> None:
        super().__init__(f"{law}: {message}")
        self.law = law
        self.message = message

    def __reduce__(self) -> tuple[type["Violation"], tuple[str, str]]:
        return Violation, (self.law, self.message)


@dataclass(frozen=True)
class Kind:
    """One card of a deck list: its number, and the bits that its copies own in a pile."""

    card: int
    copies: int
    lowest: int
    count: int


def kinds_of(world: World, side: int) -> list[Kind]:
    found = []
    for i in range(CARDS_PER_SIDE - 1):
        if world.firsts[side] >> i & 1:
            card = side * CARDS_PER_SIDE + i
            copies = int(world.copies[card])
            found.append(Kind(card, copies, i, copies.bit_count()))
    return found


def handles_tokens(world: World, op: int) -> bool:
    """Whether anything but what happens at the start of the game lays down tokens, or takes them away: as the step says."""
    triggers = range(world.trigger_count)
    starts = {int(start) for start in (*world.effect, *world.trigger_code)}
    early = {int(world.trigger_code[i]) for i in triggers if world.trigger_moment[i] == layout.GAME_START}
    found = [at for at in range(0, len(world.code), STEP_WIDTH) if world.code[at] == op]
    return any(max(start for start in starts if start <= at) not in early for at in found)


class Invariants:
    """Watches one game. What must stay the same during it is remembered from the first question after setup."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.kinds = [kinds_of(world, side) for side in range(world.side_count)]
        self.tokens: list[int] | None = None
        self.lays_tokens = handles_tokens(world, ops.PLACE_TOKEN)
        self.removes_tokens = handles_tokens(world, ops.REMOVE_TOKEN)
        self.turn = -1
        self.decisions = 0
        self.w: list[int] = []
        self.options: list[int] = []

    def check(self, s: State) -> None:
        """Raise a Violation if anything is wrong with this state."""
        self.w = list(s.w)
        if not self.w[layout.OVER]:
            machine.ready(s)
        self.options = [s.options[i] for i in range(s.option_count)]
        for invariant in CHECKS:
            invariant(self, s)

    # Reading the row.

    def side(self, side: int, field: int) -> int:
        return self.w[SIDES + side * SIDE_WIDTH + field]

    def deck(self, side: int) -> list[int]:
        base = SIDES + side * SIDE_WIDTH
        return self.w[base + layout.DECK : base + layout.DECK + self.w[base + layout.DECK_SIZE]]

    def combats(self) -> list[int]:
        """Where the combats begin that are going on."""
        return list(range(COMBATS, self.w[layout.COMBAT] + 1, COMBAT_WIDTH)) if self.w[layout.COMBAT] else []

    def frames(self) -> list[int]:
        return list(range(FRAMES, self.w[layout.TOP] + 1, FRAME_WIDTH))

    def role_cards(self, side: int) -> list[tuple[int, bool]]:
        """The cards of a side that lie in combats, and whether they lie face down."""
        found = []
        for combat in self.combats():
            for role in (0, 1):
                at = combat + layout.ROLES + role * layout.ROLE_WIDTH
                if self.w[at + layout.R_CARD] >= 0 and self.w[at + layout.R_SIDE] == side:
                    found.append((self.w[at + layout.R_CARD], self.w[at + layout.R_FACE_DOWN] != 0))
        return found

    def asks_for_action(self) -> bool:
        """Whether a player is asked for an action: no effect is going on then."""
        return not self.w[layout.OVER] and self.world.code[self.w[self.w[layout.TOP]]] == ops.ASK_ACTION

    # The invariants.

    def header(self, s: State) -> None:
        """The header holds what it can hold, and the row nothing that nobody owns."""
        w, world = self.w, self.world
        spare = [w[layout.HAPPENED], *w[layout.FOR_A_TURN + 1 : layout.HEADER]]
        spare += w[SIDES + world.side_count * SIDE_WIDTH : KNOWLEDGE]
        for first in (
            layout.SPACE,
            layout.HEALTH,
            layout.STARTED_AT,
            layout.ATTACK_BONUS,
            layout.NEXT_BONUS,
            layout.MOVE_SET,
        ):
            spare += w[first + world.fighter_count : first + layout.MAX_FIGHTERS]
        for first in (layout.TOKENS, layout.STARTED_ON):
            spare += w[first + world.token_kinds : first + layout.MAX_TOKEN_KINDS]
        if any(spare):
            raise Violation("header", "a word that nothing owns is not 0")
        if len(w) != SIZE or w[layout.VIEWER] or w[layout.OVER] not in (0, 1):
            raise Violation("header", "this is not a whole state")
        if min(w[layout.ACTIONS], w[layout.ACTIONS_TAKEN], w[layout.TURNS]) < 0:
            raise Violation("header", "fewer than no actions or turns")
        if not NOTHING <= w[layout.TURN_SIDE] < world.side_count or (w[layout.TURN_SIDE] < 0) != (w[layout.TURNS] == 0):
            raise Violation("header", f"side {w[layout.TURN_SIDE]} cannot be in turn {w[layout.TURNS]}")
        noted = [layout.STAY_PUT, layout.MANEUVERED, layout.ATTACKED, layout.HARMED]
        noted += [layout.UNHARMED, layout.UNDYING, layout.MOVE_COMING]
        if any(w[field] >> world.fighter_count for field in noted):
            raise Violation("header", "something is noted of a fighter that is not in the game")
        if any(
            self.side(side, layout.COUNTERS + kind) < 0
            for side in range(world.side_count)
            for kind in range(layout.MAX_COUNTERS)
        ):
            raise Violation("header", "fewer than no counters")
        if w[layout.STEPS] and not w[layout.OVER]:
            raise Violation("header", "steps are counted while somebody is asked")
        armed = 0
        for bits in (world.trigger_bit, world.value_bit):
            for i in range(len(bits)):
                armed |= bits[i]
        if w[layout.ONGOING] & ~armed:
            raise Violation("header", "an effect lasts that no hero has")

    def piles(self, s: State) -> None:
        """Piles name cards of their side in the one way they are written; sizes are what they say."""
        for side, kinds in enumerate(self.kinds):
            base = SIDES + side * SIDE_WIDTH
            deck_list = self.world.deck[side]
            for field in (layout.HAND, layout.DISCARD, layout.ASIDE, layout.TABLE, layout.REMOVED):
                pile = self.w[base + field]
                if pile & ~deck_list:
                    raise Violation("piles", f"side {side} has cards that are not in its deck list (pile {field})")
                for kind in kinds if pile else ():
                    part = (pile & kind.copies) >> kind.lowest
                    if part & (part + 1):
                        raise Violation("piles", f"side {side} has a pile with gaps (pile {field})")
            for size, field in ((layout.HAND_SIZE, layout.HAND), (layout.ASIDE_SIZE, layout.ASIDE)):
                if self.w[base + size] != self.w[base + field].bit_count():
                    raise Violation("piles", f"side {side}: {self.w[base + size]} cards counted in pile {field}")
            if not 0 <= self.w[base + layout.DECK_SIZE] <= layout.MAX_CARDS:
                raise Violation("piles", f"side {side} has a deck of {self.w[base + layout.DECK_SIZE]} cards")
            if any(self.w[base + layout.DECK + self.w[base + layout.DECK_SIZE] : base + SIDE_WIDTH]):
                raise Violation("piles", f"side {side} has cards above the top of its deck")

    def cards_conserved(self, s: State) -> None:
        """Every card of the deck list lies in exactly one place."""
        for side, kinds in enumerate(self.kinds):
            lying = self.deck(side) + [card for card, _ in self.role_cards(side)]
            fields = (layout.HAND, layout.DISCARD, layout.ASIDE, layout.TABLE, layout.REMOVED)
            piles = [pile for field in fields if (pile := self.side(side, field))]
            total = 0
            for kind in kinds:
                there = lying.count(kind.card)
                for pile in piles:
                    there += (pile & kind.copies).bit_count()
                total += there
                if there != kind.count:
                    raise Violation("cards conserved", f"{there} of {kind.count} copies of card {kind.card} are left")
            if len(lying) + sum(pile.bit_count() for pile in piles) != total:
                raise Violation("cards conserved", f"side {side} has a card in its deck that is not its own")

    def places(self, s: State) -> None:
        """Fighters stand on spaces of the board, each on its own; tokens lie on spaces."""
        taken = set()
        for f in range(self.world.fighter_count):
            space = self.w[layout.SPACE + f]
            if space == NOWHERE:
                continue
            if not 0 <= space < self.world.space_count:
                raise Violation("places", f"fighter {f} stands on space {space}, which the board does not have")
            if space in taken:
                raise Violation("places", f"two fighters stand on space {space}")
            taken.add(space)
        if any(self.w[layout.TOKENS + kind] & ~self.world.all_spaces for kind in range(self.world.token_kinds)):
            raise Violation("places", "a token lies where the board has no space")

    def health(self, s: State) -> None:
        """Health stays in its bounds; the defeated are off the board, the others on it unless something brings them."""
        for f in range(self.world.fighter_count):
            health, space = self.w[layout.HEALTH + f], self.w[layout.SPACE + f]
            if not 0 <= health <= self.world.max_health[f]:
                raise Violation("health", f"fighter {f} has {health} of {self.world.max_health[f]} health")
            if health == 0 and space != NOWHERE:
                raise Violation("health", f"fighter {f} is defeated and still on the board")
            if health and space == NOWHERE and self.asks_for_action() and not self._returns(self.world.side_of[f]):
                raise Violation("health", f"fighter {f} is off the board and nothing will bring it back")

    def _returns(self, side: int) -> bool:
        """Whether an effect of this side waits for its next turn."""
        world = self.world
        return any(
            world.trigger_side[i] == side and self.w[layout.ONGOING] & world.trigger_bit[i]
            for i in range(world.trigger_count)
        )

    def tokens_conserved(self, s: State) -> None:
        """After setup no token is lost and none is made, unless a card takes some away or lays some down."""
        if not self.w[layout.TURNS]:
            return
        now = [self.w[layout.TOKENS + kind].bit_count() for kind in range(self.world.token_kinds)]
        if self.tokens is None:
            self.tokens = now
        changes = list(zip(now, self.tokens, strict=True))
        more, fewer = any(a > b for a, b in changes), any(a < b for a, b in changes)
        if (more and not self.lays_tokens) or (fewer and not self.removes_tokens):
            raise Violation("tokens conserved", f"there were {self.tokens} tokens of each kind, now {now}")
        self.tokens = now

    def between_actions(self, s: State) -> None:
        """While a player is asked for an action, nothing is left over of an effect."""
        if not self.asks_for_action():
            return
        if self.w[layout.TOP] != FRAMES or self.w[layout.COMBAT]:
            raise Violation("between actions", "a combat or an effect is still going on")
        board = [self.world.side_of[f] for f in range(self.world.fighter_count) if self.w[layout.SPACE + f] != NOWHERE]
        for side in range(self.world.side_count):
            if self.side(side, layout.TABLE) or self.side(side, layout.ASIDE):
                raise Violation("between actions", f"side {side} has cards on the table or aside")
            fighters = self.world.fighters[side]
            living = any(fighters >> f & 1 and self.w[layout.HEALTH + f] for f in range(self.world.fighter_count))
            waits = living and side not in board
            if waits != bool(self.w[layout.DORMANT] >> side & 1):
                raise Violation("between actions", f"side {side} waits off the board, or does not, against the facts")

    def stack(self, s: State) -> None:
        """The frames are whole, the top one asks, and each speaks of things that exist."""
        w, world = self.w, self.world
        if w[layout.OVER]:
            if w[layout.TOP]:
                raise Violation("stack", "a program is running after the end")
            return
        depth, odd = divmod(w[layout.TOP] - FRAMES, FRAME_WIDTH)
        if odd or not 0 <= depth < MAX_FRAMES:
            raise Violation("stack", f"there is no frame at {w[layout.TOP]}")
        combat, odd = divmod(w[layout.COMBAT] - COMBATS, COMBAT_WIDTH)
        if w[layout.COMBAT] and (odd or not 0 <= combat < MAX_COMBATS):
            raise Violation("stack", f"there is no combat at {w[layout.COMBAT]}")
        live = [0, *self.combats()]
        for at in self.frames():
            pc = w[at + layout.PC]
            if not 0 < pc < len(world.code) or pc % STEP_WIDTH:
                raise Violation("stack", f"there is no step {pc}")
            if not 0 <= w[at + layout.YOU] < world.side_count or not NOTHING <= w[at + layout.THEM] < world.side_count:
                raise Violation("stack", "a frame is of a side that does not play")
            if w[at + layout.FOR_COMBAT] not in live:
                raise Violation("stack", f"a frame belongs to the combat at {w[at + layout.FOR_COMBAT]}, which is over")
            if not NOTHING <= w[at + layout.IT] < world.fighter_count:
                raise Violation("stack", f"a frame speaks of fighter {w[at + layout.IT]}")
            if not NOWHERE <= w[at + layout.WHERE] < world.space_count:
                raise Violation("stack", f"a frame speaks of space {w[at + layout.WHERE]}")
        if world.code[w[w[layout.TOP]]] < ops.ASK_ACTION:
            raise Violation("stack", "the running program does not ask anything")

    def dead_is_blank(self, s: State) -> None:
        """Frames and combats that are over leave nothing behind."""
        if self.w[layout.OVER]:
            return
        combats = self.w[layout.COMBAT] + COMBAT_WIDTH if self.w[layout.COMBAT] else COMBATS
        if any(self.w[combats:FRAMES]):
            raise Violation("dead is blank", "a combat that is over has left something behind")
        if any(self.w[self.w[layout.TOP] + FRAME_WIDTH :]):
            raise Violation("dead is blank", "a frame that is over has left something behind")

    def question(self, s: State) -> None:
        """Somebody is asked and can answer; options have a fixed order, are told apart, and depend on nothing else."""
        options = self.options
        if self.w[layout.OVER]:
            if options:
                raise Violation("question", "there are options after the end")
            return
        if not options:
            raise Violation("question", "there is no option")
        if len(set(options)) != len(options):
            raise Violation("question", f"an option is offered twice: {options}")
        if [option for option in options if option != alphabet.PASS] != sorted(options)[alphabet.PASS in options :]:
            raise Violation("question", f"the options are out of order: {options}")
        if alphabet.PASS in options[:-1]:
            raise Violation("question", "passing is not the last option")

    def course(self, s: State) -> None:
        """Turns come to an end, games too, and who has won is the one who should have."""
        w, world = self.w, self.world
        turns = w[layout.TURNS]
        self.decisions = self.decisions + 1 if turns == self.turn else 0
        self.turn = turns
        if self.decisions > MOST_DECISIONS_A_TURN:
            raise Violation("course", f"a turn goes on after {MOST_DECISIONS_A_TURN} decisions")
        limit = world.turn_limit * world.side_count
        if turns > limit:
            raise Violation("course", f"turn {turns} is past the limit")
        heroes = [(world.team[side], w[layout.HEALTH + world.hero[side]]) for side in range(world.side_count)]
        standing = {team for team, health in heroes if health}
        winner = w[layout.WINNER]
        if not w[layout.OVER]:
            if winner != NOTHING:
                raise Violation("course", "somebody has won a game that goes on")
            if len(standing) < 2 and not w[layout.COMBAT]:
                raise Violation("course", "the game goes on though all heroes of a team are defeated")
        elif winner == NOTHING:
            if turns < limit or len(standing) < 2:
                raise Violation("course", "the game stopped undecided without a reason")
        elif winner not in (0, 1) or 1 - winner in standing or (winner not in standing and standing):
            raise Violation("course", f"team {winner} cannot have won")

    def knowledge(self, s: State) -> None:
        """What a seat knows of hidden cards is true, and it knows nothing twice."""
        if not any(self.w[KNOWLEDGE:COMBATS]):
            return
        for viewer in range(layout.VIEWERS):
            for side in range(MAX_SIDES):
                at = KNOWLEDGE + (viewer * MAX_SIDES + side) * KNOWLEDGE_WIDTH
                row = self.w[at : at + KNOWLEDGE_WIDTH]
                if any(row):
                    self._knows(viewer, side, row)

    def _knows(self, viewer: int, side: int, row: list[int]) -> None:
        who = f"viewer {viewer} of side {side}"
        in_hand, in_pool, pool_places, pool_aside, exact = row
        world = self.world
        public = viewer == layout.PUBLIC
        if side >= world.side_count or (not public and viewer >= world.seat_count):
            raise Violation("knowledge", f"{who} is nobody and knows something")
        if not public and world.insiders[side] >> viewer & 1 and any(row[: layout.EXACT]):
            raise Violation("knowledge", f"{who} sees the hand and needs no names")
        if (in_hand | in_pool) & ~world.deck[side]:
            raise Violation("knowledge", f"{who} knows of cards that are not in the deck list")
        if (pool_places | exact) >> self.side(side, layout.DECK_SIZE) or pool_places & exact:
            raise Violation("knowledge", f"{who} knows of places that the deck does not have, or of one in two ways")
        if bool(in_pool) != bool(pool_places or pool_aside):
            raise Violation("knowledge", f"{who} has a pool without names, or names without a pool")
        held = [card for card, face_down in self.role_cards(side) if face_down]
        deck = self.deck(side)
        pool = [deck[i] for i in range(len(deck)) if pool_places >> i & 1]
        hand, aside = self.side(side, layout.HAND), self.side(side, layout.ASIDE) if pool_aside else 0
        for kind in self.kinds[side]:
            known = (in_hand & kind.copies).bit_count()
            here = (hand & kind.copies).bit_count() + held.count(kind.card)
            if known > here:
                raise Violation("knowledge", f"{who} knows {known} of card {kind.card} in a hand that has {here}")
            pooled = (in_pool & kind.copies).bit_count()
            there = here - known + pool.count(kind.card) + (aside & kind.copies).bit_count()
            if pooled > there:
                raise Violation("knowledge", f"{who} knows {pooled} of card {kind.card} in a pool that has {there}")

    def saved(self, s: State) -> None:
        """A copy, and what comes back from a dump, is the same game with the same question."""
        before = list(s.w)
        back = load(s.world, s.dump())
        for other, what in ((s.copy(), "a copy is"), (back, "a saved game comes back as")):
            if other.w != s.w:
                raise Violation("saved", f"{what} another game")
        if not self.w[layout.OVER]:
            machine.ready(back)
            if [back.options[i] for i in range(back.option_count)] != self.options:
                raise Violation("saved", "a saved game comes back with other options")
        if before != self.w or back.w != s.w:
            raise Violation("saved", "looking at a game has changed it")


CHECKS: Final[tuple[Callable[[Invariants, State], None], ...]] = (
    Invariants.header,
    Invariants.piles,
    Invariants.stack,
    Invariants.cards_conserved,
    Invariants.places,
    Invariants.health,
    Invariants.tokens_conserved,
    Invariants.between_actions,
    Invariants.dead_is_blank,
    Invariants.question,
    Invariants.course,
    Invariants.knowledge,
    Invariants.saved,
)
