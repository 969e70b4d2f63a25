"""Trees as sentences, one module a language."""

from peerless.cards.print.english import English
from peerless.cards.print.french import French
from peerless.cards.print.portuguese import Portuguese
from peerless.cards.print.printer import Name, Printer, Unspeakable

PRINTERS: dict[str, type[Printer]] = {
    "en": English,
    "pt-BR": Portuguese,
    "fr": French,
}

__all__ = ["PRINTERS", "English", "French", "Name", "Portuguese", "Printer", "Unspeakable"]
