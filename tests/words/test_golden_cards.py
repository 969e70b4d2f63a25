"""All that the cards and abilities of the six heroes say, in each language, as somebody has read it over.

To renew a file after a change has been reviewed:

    PYTHONPATH=src:tests .venv/bin/python -c "import words.test_golden_cards as g; g.renew('fr')"
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from peerless.cards.print import LANGUAGES
from peerless.content.hero import Hero
from peerless.content.library import Library
from peerless.content.sentences import card_text, hero_text
from peerless.content.words import words

LIBRARY = Library()


def golden(lang: str) -> Path:
    return Path(__file__).parent / f"cards.{lang}.txt"


def lines(lang: str) -> Iterator[str]:
    for key in LIBRARY.heroes:
        yield from _hero(LIBRARY.hero(key).hero, lang)


def _hero(hero: Hero, lang: str) -> Iterator[str]:
    say = words(lang)
    title = _name(hero, hero.name, lang)
    yield f"{title}\n{'=' * len(title)}"
    yield from _indented(hero_text(hero, lang))
    yield ""
    for card in hero.cards:
        yield _name(hero, card.name, lang)
        yield from _indented(card_text(hero, card, say))
    yield ""


def _name(hero: Hero, name: str, lang: str) -> str:
    forms = hero.translated.get(lang, {}).get(name)
    return forms.bare if forms else name


def _indented(text: str) -> Iterator[str]:
    yield from (f"    {line}" for line in text.splitlines())


def printed(lang: str) -> str:
    return "\n".join(lines(lang)).rstrip() + "\n"


def renew(*langs: str) -> None:
    for lang in langs or LANGUAGES:
        golden(lang).write_text(printed(lang), "utf-8")


def test_there_are_78_cards() -> None:
    assert sum(len(LIBRARY.hero(key).hero.cards) for key in LIBRARY.heroes) == 78


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_say_what_was_reviewed(lang: str) -> None:
    assert printed(lang) == golden(lang).read_text("utf-8")
