"""The log of a game: events in words, as everybody or as one seat may read them.

Events come as a flat stream; the log puts them under the turn, the action and the effect that they belong to.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from peerless.content.origins import branches, card_effect, trigger
from peerless.content.question import ability_name, source_name
from peerless.content.setup import Setup
from peerless.content.words import Words, words
from peerless.core import events as e
from peerless.core import layout, ops
from peerless.record.reasons import Reasons
from peerless.record.sums import Sums

Event = tuple[int, ...]

# Kinds whose neighbours of one side are told as one sentence.
GATHERED: Final = {
    e.DREW: "drew",
    e.ASIDE: "aside",
    e.KEPT: "kept",
    e.LOOKED_AT_TOP: "looked-at-top",
    e.TOP_DISCARDED: "top-discarded",
    e.INTO_DECK: "into-deck",
    e.SEARCHED: "searched",
    e.ON_DECK: "on-deck",
    e.UNDER_DECK: "under-deck",
    e.CARD_SHOWN: "card-shown",
    e.DISCARDED: "discarded",
    e.BOXED: "boxed",
}
PLAIN: Final = {
    e.TURN_BEGINS: "turn-begins",
    e.MOVED: "moved",
    e.EXHAUSTED: "exhausted",
    e.FELL: "fell",
    e.MANEUVERS: "maneuvers",
    e.BOOSTS: "boosts",
    e.BOOSTED_MOVE: "boosted-move",
    e.FARTHER: "boosted-move",
    e.SCHEMED: "schemed",
    e.ATTACKED: "attacked",
    e.NO_DEFENSE: "no-defense",
    e.CANCELED: "canceled",
    e.CANCEL_FAILED: "cancel-failed",
    e.TO_HAND: "to-hand",
    e.LOOKED: "looked",
    e.SHOWED_HAND: "showed-hand",
    e.REACTED: "reacted",
    e.ACTIONS_GAINED: "actions-gained",
    e.ACTIONS_LOST: "actions-lost",
    e.TRANSFORMED: "transformed",
    e.TOKEN_PLACED: "token-placed",
    e.TOKEN_MOVED: "token-moved",
    e.LEFT_BOARD: "left-board",
    e.NAMED: "named",
    e.SWAPPED: "swapped",
    e.TURN_ENDS: "turn-ends",
    e.SUBSTITUTED: "substituted",
    e.TOP_REVEALED: "top-revealed",
    e.DORMANT: "dormant",
    e.OUT: "out",
    e.SHUFFLED: "shuffled",
    e.TOKEN_REMOVED: "token-removed",
    e.GUARDED: "guarded",
    e.ATTACK_BONUS: "attack-bonus",
    e.PREVENTED: "prevented",
    e.HEALTH_SET: "health-set",
    e.STAYS_PUT: "stays-put",
    e.CAPPED: "capped",
    e.SPARED: "spared",
    e.KEPT_ALIVE: "kept-alive",
    e.MOVE_SET: "move-set",
    e.NEXT_BONUS: "next-bonus",
}
# Kinds that only change the numbers that a later sentence tells.
SILENT: Final = (e.RAISED, e.BASE_CHANGED)
EFFECTS: Final = {
    layout.IMMEDIATELY: "effect-immediately",
    layout.DURING: "effect-during",
    layout.AFTER: "effect-after",
    layout.SCHEME: "effect-scheme",
    layout.WHEN_BOOSTED: "effect-boosted",
    layout.WHEN_PLAYED: "effect-played",
    layout.WHEN_DISCARDED: "effect-discarded",
}
SKIPS: Final = {
    ops.DAMAGE: "damage",
    ops.RECOVER: "recover",
    ops.MOVE: "move",
    ops.PLACE: "place",
    ops.MOVE_TOKEN: "token",
    ops.PLACE_TOKEN: "token",
    ops.DISCARD: "discard",
    ops.ANSWERS: "discard",
    ops.TAKE_BACK: "cards",
    ops.PLAY_INSTEAD: "cards",
    ops.BOOST_ROLE: "boost",
}
ROLES: Final = ("attack", "defense")  # as the messages spell them


@dataclass
class Node:
    """A sentence and what happened under it."""

    text: str
    kind: int = 0
    event: Event = ()
    children: list["Node"] = field(default_factory=list)
    choices: int = 0
    reason: str = ""  # why the last thing under it that came to nothing did
    passed: str = ""  # who declined, if that was the reason
    fighters: dict[int, int] = field(default_factory=dict)  # who fights or plays the scheme, by side

    @property
    def card(self) -> int:
        return self.event[2] if self.kind in (e.EFFECT, e.SCHEMED) else layout.NOTHING


def log(
    events: Iterable[Event], setup: Setup, lang: str = "en", seat: int | None = None, setup_told: bool = False
) -> list[str]:
    """What happened, a sentence a line, indented; with a seat only what that seat may know.

    With `setup_told` the events go on after the setup, which was told before.
    """
    teller = _Log(setup, words(lang), seat)
    if setup_told:
        return teller.lines(events)[1:]
    for sentence in not_played(setup, teller.say):
        teller.roots[0].children.append(Node(sentence))
    return teller.lines(events)


def not_played(setup: Setup, say: Words) -> list[str]:
    """What players must know before they begin: whose hero lacks something that its designer wrote."""
    found = []
    for side, hero in enumerate(setup.names.heroes):
        name = say.side(setup.names, side)
        if hero.refused_ability:
            found.append(say.sentence("log.ability-not-played", side=name))
        if hero.refused_rules:
            found.append(say.sentence("log.rules-not-played", side=name))
    return found


class _Log:
    def __init__(self, setup: Setup, say: Words, seat: int | None) -> None:
        self.setup = setup
        self.names = setup.names
        self.say = say
        self.seat = seat
        self.roots = [Node(say.sentence("log.setup"))]
        self.open: list[Node] = [self.roots[0]]
        self.sums = Sums(say, self.names)
        self.reasons = Reasons(setup, say)
        # Of a game under other rules: events that name parts of programs can be told in general words only.
        self.unread = any(hero.unread for hero in setup.names.heroes)
        self.tellers: dict[int, Callable[[Event], None]] = {
            e.PLACED: self._placed,
            e.HURT: self._hurt,
            e.HEALED: self._healed,
            e.RESTORED: self._restored,
            e.PLAYED: self._played,
            e.PLAYED_OPENLY: self._played_openly,
            e.REVEALED: self._revealed,
            e.VALUE: self._value,
            e.VALUE_HELD: self._value_held,
            e.BOOSTED_CARD: self._boosted_card,
            e.FIXED: self._fixed,
            e.IGNORED: self._ignored,
            e.OUTCOME: self._outcome,
            e.WON: self._won,
            e.EFFECT: self._effect,
            e.ABILITY: self._ability,
            e.SKIPPED: self._skipped,
            e.MISSED: self._missed,
            e.DECLINED: self._declined,
            e.GAME_OVER: self._game_over,
            e.CHOSE: self._chose,
            e.LASTING: self._lasting,
            e.COUNTERS: self._counters,
        }

    def lines(self, events: Iterable[Event]) -> list[str]:
        for _, group in groupby(events, _neighbours):
            self._tell(list(group))
        return [line for root in self.roots for line in self._printed(root, 0)]

    def _tell(self, group: list[Event]) -> None:
        kind = group[0][0]
        if kind in GATHERED:
            self._gathered(GATHERED[kind], group)
            return
        event = group[0]
        if kind == e.FINISHED:
            self._close()
        elif kind in SILENT:
            self.sums.note(event)
        elif kind in PLAIN:
            self._plain(event)
        else:
            self.tellers[kind](event)
        if kind == e.REACTED:
            self._close()

    # The tree of sentences.

    def _add(self, message: str, event: Event, facts: Mapping[str, object], begins: bool = False) -> Node:
        return self._write(self.say.sentence(f"log.{message}", **facts), event, begins)

    def _write(self, text: str, event: Event = (), begins: bool = False) -> Node:
        node = Node(text, event[0] if event else 0, event)
        self.open[-1].children.append(node)
        if begins:
            self.open.append(node)
        return node

    def _close(self) -> None:
        if len(self.open) > 1:
            self.open.pop()

    def _printed(self, node: Node, depth: int) -> Iterator[str]:
        text, children = node.text, node.children
        if node.kind == e.ABILITY and not children:
            return
        if node.kind == e.EFFECT and node.event[5] == layout.SCHEME and children:
            for child in children:
                yield from self._printed(child, depth)
            return
        if node.kind in (e.EFFECT, e.ABILITY):
            if not children:
                text = self._nothing(node)
            elif len(children) == 1 and not children[0].children:
                text, children = self.say.sentence("log.effect-one", effect=text, line=children[0].text), []
        yield "  " * depth + text
        for child in children:
            yield from self._printed(child, depth + 1)

    def _nothing(self, node: Node) -> str:
        """An effect under which nothing happened, and why."""
        if node.passed:
            return self.say.sentence("log.effect-one", effect=node.text, line=node.passed)
        if node.reason:
            return self.say.sentence("log.effect-none-because", effect=node.text, reason=node.reason)
        return self.say.sentence("log.effect-none", effect=node.text)

    # What a sentence may speak of.

    def _sees(self, event: Event) -> bool:
        return self.seat is None or event[7] < 0 or event[7] >> self.seat & 1 != 0

    def _source(self, card: int) -> str:
        """What did it, unless the sentence stands right under that."""
        if card >= 0 and all(node.card != card for node in self.open):
            return self.say.say("log.because", source=self.say.card(self.names, card))
        return ""

    def _facts(self, event: Event) -> dict[str, object]:
        kind, side, card, fighter, space, number, other, _ = event
        say, names = self.say, self.names
        facts: dict[str, object] = {"number": number, "because": ""}
        if side >= 0:
            facts["side"] = say.side(names, side)
        if card >= 0:
            facts["card"] = say.card(names, card if self._sees(event) else layout.UNKNOWN)
        if fighter >= 0:
            facts["fighter"] = say.fighter(names, fighter)
        if space >= 0:
            facts["space"] = say.space(names, space)
        if kind in (e.ATTACKED, e.SWAPPED):
            facts["target"] = say.fighter(names, other)
        elif kind == e.LOOKED:
            facts["other"] = say.side(names, other)
        elif kind in (e.TOKEN_MOVED, e.MOVED, e.PLACED) and other >= 0:
            facts["start"] = say.space(names, other)
        elif kind in (e.CANCELED, e.CANCEL_FAILED):
            facts["because"] = self._source(other)
        if kind in (e.TOKEN_MOVED, e.TOKEN_PLACED, e.TOKEN_REMOVED):
            facts["token"] = say.token(names, number)
        elif kind == e.TRANSFORMED:
            facts["form"] = say.form(names, side, number)
        return facts

    # The tellers.

    def _plain(self, event: Event) -> None:
        kind = event[0]
        text = self.say.sentence(f"log.{PLAIN[kind]}", **self._facts(event))
        if kind == e.TURN_BEGINS:
            self.sums.lasting.clear()
            node = Node(text, kind, event)
            self.roots.append(node)
            self.open = [node]
        else:
            node = self._write(text, event, kind in (e.MANEUVERS, e.SCHEMED, e.ATTACKED))
            self._note_fighters(node)
            if kind == e.ATTACKED:
                self.sums.begin()

    def _note_fighters(self, node: Node) -> None:
        side, fighter, other = node.event[1], node.event[3], node.event[6]
        if node.kind == e.SCHEMED:
            node.fighters = {side: fighter}
        elif node.kind == e.ATTACKED:
            node.fighters = {side: fighter, int(self.setup.world.side_of[other]): other}
        elif node.kind == e.SUBSTITUTED:
            next(at for at in reversed(self.open) if at.kind == e.ATTACKED).fighters[side] = fighter

    def _gathered(self, message: str, group: Sequence[Event]) -> None:
        """Cards that went the same way: by name if they are seen, otherwise only how many."""
        first = group[0]
        facts = self._facts(first) | {"number": len(group)}
        if self._sees(first):
            if first[0] == e.DISCARDED and first[5]:
                message = "discarded-limit"
            cards = self.say.listing([self.say.card(self.names, event[2]) for event in group])
            self._add(message, first, facts | {"cards": cards})
        elif first[0] != e.CARD_SHOWN:
            self._add(f"{message}-hidden", first, facts)

    def _placed(self, event: Event) -> None:
        message = "placed-from" if event[6] >= 0 and event[6] != event[4] else "placed"
        facts = self._facts(event)
        if self.open[-1].kind == e.MANEUVERS:  # nothing but a boost with such an ability places anybody there
            facts["because"] = self.say.say("log.because", source=ability_name(self.say, self.setup, event[1]))
        self._add(message, event, facts)

    def _hurt(self, event: Event) -> None:
        facts = self._facts(event) | {"health": event[6], "because": self._source(event[2])}
        if self.open[-1].kind == e.ATTACKED:
            facts["because"] = ""
        self._add("hurt", event, facts)

    def _healed(self, event: Event) -> None:
        facts = self._facts(event) | {"health": event[6], "because": self._source(event[2])}
        self._add("healed" if event[5] else "healed-none", event, facts)

    def _restored(self, event: Event) -> None:
        message = "restored-defeated" if self.open[-1].event and self._by_scheme() else "restored"
        self._add(message, event, self._facts(event))

    def _counters(self, event: Event) -> None:
        """So many more or fewer of a kind of counter, and how many there are now."""
        counter = self.say.called(self.names, event[1], self.names.heroes[event[1]].counters[event[6]], "counter")
        facts = {"side": self.say.side(self.names, event[1]), "counter": counter, "total": event[4]}
        message = "counters-gained" if event[5] > 0 else "counters-lost"
        self._add(message, event, facts | {"number": abs(event[5])})

    def _by_scheme(self) -> bool:
        return any(node.kind == e.SCHEMED for node in self.open)

    def _played(self, event: Event) -> None:
        hidden = "" if self._sees(event) else "-hidden"
        facts = self._facts(event)
        self._add(f"played{hidden}-{ROLES[event[5]]}", event, facts)

    def _played_openly(self, event: Event) -> None:
        self._turned_up("played-openly", event)

    def _revealed(self, event: Event) -> None:
        self._turned_up("revealed", event)

    def _turned_up(self, message: str, event: Event) -> None:
        """A card lies face up; what lasts may have changed its printed value at once."""
        facts = self._facts(event) | {"value": event[6]}
        line = self.say.sentence(f"log.{message}-{ROLES[event[5]]}", **facts)
        printed = self.names.cards[event[2]].value or 0
        source = self.sums.turned_up(event[5], event[2], event[6], printed)
        if printed != event[6]:
            changed = "log.changed-by" if source else "log.changed"
            line = self.say.sentence(changed, line=line, printed=printed, source=source)
        self._write(line, event)

    def _value(self, event: Event) -> None:
        before = self.sums.total(event[2])
        noted = self.sums.apply(event, self._ability_at_work())
        facts = self._facts(event) | {"because": self._source(event[6])}
        if noted and noted[0] == e.BOOSTED_CARD and event[5] - before == noted[5]:
            facts |= {"card": self.say.card(self.names, noted[2]), "other": facts["card"], "number": noted[5]}
            self._add("boosted-card", event, facts)
            return
        message = "value"
        if noted and noted[0] in (e.RAISED, e.BOOSTED_CARD):
            added = event[5] - before
            message = "raised" if added > 0 else "lowered" if added < 0 else "unchanged"
            facts["added"] = abs(added)
        elif event[5] == before:
            message = "unchanged"
        self._add(message, event, facts)

    def _value_held(self, event: Event) -> None:
        self.sums.forget()
        self._add("value-held", event, self._facts(event) | {"because": self._source(event[6])})

    def _fixed(self, event: Event) -> None:
        self.sums.apply(event, "")
        self._add("fixed", event, self._facts(event) | {"because": self._source(event[6])})

    def _boosted_card(self, event: Event) -> None:
        self.sums.note(event)

    def _ignored(self, event: Event) -> None:
        self.sums.ignore(event[2])
        self._add("ignored", event, self._facts(event) | {"because": self._source(event[6])})

    def _outcome(self, event: Event) -> None:
        attack, defense = self.sums.sum(0, event[5]), self.sums.sum(1, event[6])
        self._add("outcome", event, {"attack": attack, "defense": defense})

    def _won(self, event: Event) -> None:
        self._add(f"won-{ROLES[event[5]]}", event, self._facts(event))

    def _effect(self, event: Event) -> None:
        self._add(EFFECTS[event[5]], event, self._facts(event), True)

    def _ability(self, event: Event) -> None:
        self._add("ability", event, {"source": self._ability_name(event)}, True)

    def _ability_name(self, event: Event) -> str:
        known = "" if self.unread else source_name(self.say, self.setup, trigger(self.setup, event[5]))
        return known or self.say.say("names.ability")

    def _ability_at_work(self) -> str:
        top = self.open[-1]
        return self._ability_name(top.event) if top.kind == e.ABILITY else ""

    def _skipped(self, event: Event) -> None:
        reason = self.open[-1].reason or self.say.say(f"skipped.{SKIPS.get(event[5], 'other')}")
        self._add("skipped", event, {"reason": reason})

    def _missed(self, event: Event) -> None:
        fighters = next((node.fighters for node in reversed(self.open) if node.fighters), {})
        self.open[-1].reason = "" if self.unread else self.reasons.why(event, fighters)
        self.open[-1].passed = ""

    def _declined(self, event: Event) -> None:
        self.open[-1].reason, self.open[-1].passed = "", self.say.sentence("log.declined", **self._facts(event))

    def _game_over(self, event: Event) -> None:
        team = self.setup.world.team
        sides = [self.say.side(self.names, i) for i in range(len(self.names.sides)) if team[i] == event[5]]
        message = "game-over-none" if not sides else "game-over" if len(sides) == 1 else "game-over-team"
        self.roots.append(Node(self.say.sentence(f"log.{message}", sides=self.say.listing(sides))))

    def _chose(self, event: Event) -> None:
        top = self.open[-1]
        number = event[5]
        origin = None
        if top.kind == e.EFFECT:
            origin = card_effect(self.setup, top.event[2], top.event[5])
        elif top.kind == e.ABILITY:
            origin = trigger(self.setup, top.event[5])
        known = branches(self.setup, origin, self.say.lang) if origin else []
        plain = self.say.say("option.choice", number=number)
        branch = known[number - 1] if number <= len(known) else plain
        self._add("chose", event, self._facts(event) | {"branch": branch})

    def _lasting(self, event: Event) -> None:
        if self.unread:
            return
        world = self.setup.world
        until_turn_end = world.until_turn_end >> event[5] & 1
        for bit, side in zip(world.value_bit, world.value_side, strict=True):
            if bit >> event[5] & 1:
                self.sums.lasting[side] = self.say.card(self.names, event[2])
        facts = self._facts(event)
        facts.setdefault("card", self._ability_at_work())  # what waited already and waits on
        self._add("lasting" if until_turn_end else "waiting", event, facts)


def _neighbours(event: Event) -> object:
    """Equal for events that one sentence tells."""
    kind = event[0]
    if kind not in GATHERED:
        return event, object()
    if kind == e.DISCARDED:
        return kind, event[1], event[5], event[6]
    if kind == e.TOP_DISCARDED:
        return kind, event[1], event[6]
    return kind, event[1], event[7]
