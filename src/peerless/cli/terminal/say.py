"""What the screen says beside the game: the messages of the section [screen]."""

from peerless.content.words import words

LANGUAGE = "en"


def plain(message: str) -> str:
    """A message that is no sentence."""
    return words(LANGUAGE).say(f"screen.{message}")


def say(message: str, **facts: object) -> str:
    return words(LANGUAGE).sentence(f"screen.{message}", **facts)
