"""Peerless: an open engine of the Unmatched duel system."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from peerless.content.faults import Fault as Fault
    from peerless.content.library import Library as Library
    from peerless.content.ruleset import Ruleset as Ruleset
    from peerless.content.table import Decision as Decision
    from peerless.content.table import Option as Option
    from peerless.content.table import Table as Table
    from peerless.game import Game as Game

_HOMES = {
    "Decision": "content.table",
    "Fault": "content.faults",
    "Game": "game",
    "Library": "content.library",
    "Option": "content.table",
    "Ruleset": "content.ruleset",
    "Table": "content.table",
}
__all__ = ["Decision", "Fault", "Game", "Library", "Option", "Ruleset", "Table"]


def __getattr__(name: str) -> object:
    """Load the engine when it is first used, so that `peerless about` stays quick."""
    if name in _HOMES:
        return getattr(import_module(f"peerless.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'peerless' has no attribute {name!r}")
