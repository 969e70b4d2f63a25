"""Players. A bot gets what its seat may know, never the truth, and picks one of the options."""

from collections.abc import Callable
from typing import Protocol

from peerless.content.faults import Fault, nearest
from peerless.content.table import Option, Table

BOTS = ("random", "greedy")
USUAL_BOT = "greedy"


class Bot(Protocol):
    """Anything that can answer a question."""

    def choose(self, view: Table, options: list[Option]) -> Option:
        """One of the options. `view` is `game.view(seat)`, `options` are `view.options`."""
        ...


def check_view(view: Table) -> int:
    """The seat that this view belongs to. A table that shows the whole truth is refused: that would be cheating."""
    if view.viewer is None:
        raise ValueError("a bot is given game.view(seat), not the game itself")
    return view.viewer


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name; its choices follow from the seed."""
    from peerless.bots.greedy import Greedy
    from peerless.bots.random_bot import RandomBot

    makers: dict[str, Callable[[int], Bot]] = dict(zip(BOTS, (RandomBot, Greedy), strict=True))
    if name not in makers:
        raise Fault(f"there is no bot {name!r}{nearest(name, makers)}")
    return makers[name](seed)
