"""What a group may play differently: settings of a game beside its heroes and its board."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from peerless.content.faults import Fault, nearest
from peerless.core.world import TURN_LIMIT

READINGS = ("both", "as_used")


@dataclass(frozen=True)
class Ruleset:
    """`versatile`: to effects that speak of attack or defense cards a versatile card is both, or (as_used) what it is used
    as, so neither while nobody uses it. `turn_limit`: turns of each side, after which a game stops undecided.
    """

    versatile: str = "both"
    turn_limit: int = TURN_LIMIT

    def __post_init__(self) -> None:
        if self.versatile not in READINGS:
            raise Fault(f"versatile cards count as {self.versatile!r} is unknown{nearest(self.versatile, READINGS)}")
        if not 1 <= self.turn_limit <= 10_000:
            raise Fault(f"the turn limit is a number from 1 to 10000, not {self.turn_limit}")

    @classmethod
    def of(cls, settings: Mapping[str, object]) -> "Ruleset":
        """The ruleset with these settings, as a file gives them."""
        known = {field.name: field.type for field in fields(cls)}
        for name, value in settings.items():
            if name not in known:
                raise Fault(f"a ruleset has no setting {name!r}{nearest(name, known)}")
            wanted = str if name == "versatile" else int
            if not isinstance(value, wanted) or isinstance(value, bool):
                raise Fault(f"the setting {name} cannot be {value!r}")
        return cls(**settings)  # type: ignore[arg-type]

    def __str__(self) -> str:
        """The settings in a line: `versatile=both turn_limit=200`."""
        return " ".join(f"{name}={value}" for name, value in asdict(self).items())

    @classmethod
    def read(cls, line: str) -> "Ruleset":
        """The ruleset that `str` wrote."""
        pairs = [word.partition("=") for word in line.split()]
        return cls.of({name: int(value) if value.isdecimal() else value for name, _, value in pairs})
