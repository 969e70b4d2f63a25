"""What the screen says: the messages of the section [screen], in the language that is spoken there now."""

from peerless.content.words import FIRST, Words, languages, words

_spoken = [FIRST]


def speak(lang: str) -> None:
    """From now on the screen speaks this language."""
    _spoken[0] = words(lang).lang


def language() -> str:
    return _spoken[0]


def next_language() -> str:
    known = languages()
    return known[(known.index(language()) + 1) % len(known)]


def catalogue() -> Words:
    return words(language())


def plain(message: str, **facts: object) -> str:
    """A message that is no sentence."""
    return catalogue().say(f"screen.{message}", **facts)


def say(message: str, **facts: object) -> str:
    return catalogue().sentence(f"screen.{message}", **facts)
