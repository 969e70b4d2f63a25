"""Trees as sentences, one package a language. A language is loaded when somebody speaks it."""

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from peerless.cards.print.printer import Name, Printer, Unspeakable

_WHERE = {
    "en": ("english", "English"),
    "uk": ("ukrainian", "Ukrainian"),
    "ru": ("russian", "Russian"),
    "pt-BR": ("portuguese", "Portuguese"),
    "fr": ("french", "French"),
}
LANGUAGES = tuple(_WHERE)


def printer(lang: str, names: Mapping[str, Name] | None = None) -> Printer:
    """Who says trees in a language, calling a hero's things as its file does in that language."""
    module, name = _WHERE[lang]
    kind = cast(type[Printer], getattr(import_module(f"peerless.cards.print.{module}"), name))
    return kind(names)


__all__ = ["LANGUAGES", "Name", "Printer", "Unspeakable", "printer"]
