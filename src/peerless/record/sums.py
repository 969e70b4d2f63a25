"""Where the value of a card in a combat comes from: the printed value and each change to it."""

from dataclasses import dataclass, field

from peerless.content.setup import Names
from peerless.content.words import Words
from peerless.core import events as e
from peerless.core import layout
from peerless.core.world import CARDS_PER_SIDE

Event = tuple[int, ...]


@dataclass
class _Role:
    card: int = layout.NOTHING
    base: int = 0
    base_by: str = ""  # what set the base, if it is not the printed value
    added: list[tuple[int, str]] = field(default_factory=list)
    value: int = 0
    ignored: bool = False
    fixed_by: str = ""  # what holds the value of any card in this role


class Sums:
    """The numbers of the running combat. RAISED, BASE_CHANGED and BOOSTED_CARD wait for the VALUE that follows."""

    def __init__(self, say: Words, names: Names) -> None:
        self.say = say
        self.names = names
        self.roles = [_Role(), _Role()]
        self.noted: Event | None = None
        self.lasting: dict[int, str] = {}  # what sets the value of all cards of a side in this turn

    def begin(self) -> None:
        self.roles = [_Role(), _Role()]
        self.noted = None

    def turned_up(self, role: int, card: int, value: int, printed: int) -> str:
        """A card lies face up in a role; what gave it a value that is not the printed one, if anything known did."""
        fixed_by = self.roles[role].fixed_by
        source = "" if value == printed else self.lasting.get(card // CARDS_PER_SIDE, fixed_by)
        self.roles[role] = _Role(card, value, source, value=value, fixed_by=fixed_by)
        return source

    def note(self, event: Event) -> None:
        """Keep what is being changed until the value that comes of it is told."""
        self.noted = event

    def forget(self) -> None:
        self.noted = None

    def total(self, card: int) -> int:
        return self._role(card).value

    def apply(self, event: Event, ability: str) -> Event | None:
        """A card has a new value; what was noted about it."""
        role, number = self._role(event[2]), event[5]
        source = self.say.card(self.names, event[6]) if event[6] >= 0 else ability
        noted, self.noted = self.noted, None
        role.value = number
        if event[0] == e.FIXED:
            role.fixed_by = source
        if noted is None:
            role.base, role.base_by, role.added = number, source, []
        elif noted[0] == e.BASE_CHANGED:
            role.base, role.base_by = noted[5], source
        elif noted[0] == e.BOOSTED_CARD:
            role.added.append((noted[5], self.say.card(self.names, noted[2])))
        else:
            role.added.append((noted[5], source))
        return noted

    def ignore(self, card: int) -> None:
        self._role(card).ignored = True

    def sum(self, role: int, value: int) -> str:
        """The value that counts, and in brackets where it comes from."""
        found = self.roles[role]
        if found.card == layout.NOTHING:
            return str(value)
        parts = [self._base(found)]
        for number, source in found.added:
            if number:
                message = "log.part-added" if number > 0 else "log.part-taken"
                parts.append(self.say.say(message, number=number, source=source))
        return self.say.say("log.sum", number=value, parts=", ".join(parts))

    def _base(self, role: _Role) -> str:
        card = self.say.card(self.names, role.card)
        if role.ignored:
            return self.say.say("log.part-ignored", card=card)
        if role.base_by and role.base_by != card:
            return self.say.say("log.part-because", card=card, number=role.base, source=role.base_by)
        return self.say.say("log.part", card=card, number=role.base)

    def _role(self, card: int) -> _Role:
        return next((role for role in self.roles if role.card == card), _Role())
