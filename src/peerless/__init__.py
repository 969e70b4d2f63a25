"""Peerless: an open engine of the Unmatched duel system."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from peerless.game import Game as Game

__all__ = ["Game"]


def __getattr__(name: str) -> object:
    """Load the engine when it is first used, so that `peerless about` stays quick."""
    if name == "Game":
        from peerless.game import Game

        return Game
    raise AttributeError(f"module 'peerless' has no attribute {name!r}")
