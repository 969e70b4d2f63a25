"""Trees as sentences, one module a language."""

from peerless.cards.print.english import English
from peerless.cards.print.printer import Name, Printer, Unspeakable

__all__ = ["English", "Name", "Printer", "Unspeakable"]
