"""Trees as sentences, one module a language."""

from collections.abc import Mapping

from peerless.cards.print.english import English
from peerless.cards.print.printer import Name, Printer, Unspeakable
from peerless.cards.print.russian import Russian
from peerless.cards.print.ukrainian import Ukrainian

PRINTERS: Mapping[str, type[Printer]] = {
    "en": English,
    "ru": Russian,
    "uk": Ukrainian,
}

__all__ = ["PRINTERS", "English", "Name", "Printer", "Russian", "Ukrainian", "Unspeakable"]
