"""What cards and heroes do, in the words of a language: printed from their trees, whatever their files say."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from peerless.cards import tree as t
from peerless.cards.print import Name, Printer, Unspeakable, printer
from peerless.cards.tree.parts import parts_of
from peerless.content.forms import CONTRACTIONS, Forms
from peerless.content.hero import Card, Hero
from peerless.content.words import Words
from peerless.core import layout

LABELS: Final = {  # in the order in which they stand on a card
    layout.WHEN_PLAYED: "played",
    layout.IMMEDIATELY: "immediately",
    layout.DURING: "during",
    layout.AFTER: "after",
    layout.WHEN_BOOSTED: "boosted",
    layout.WHEN_DISCARDED: "discarded",
}
ORDER: Final = (layout.SCHEME, *LABELS)


@lru_cache(maxsize=256)
def _printer(source: str, lang: str, names: tuple[tuple[str, Forms], ...]) -> Printer:
    return printer(lang, {name: _name(lang, forms) for name, forms in names})


def _name(lang: str, forms: Forms) -> Name:
    gender = "pl" if forms.plural else forms.gender
    if lang not in CONTRACTIONS:
        return Name(dict(forms.cases) or {"nom": forms.bare}, gender)
    nominative = dict(forms.cases).get("nom", forms.bare)
    article = nominative[: len(nominative) - len(forms.bare)].strip()
    return Name({"nom": forms.bare, "article": article, "number": "pl" if forms.plural else "sg"}, forms.gender)


def _speaker(hero: Hero, lang: str) -> Printer:
    grammar = {name: forms for name, forms in hero.translated.get(lang, {}).items() if forms.cases}
    return _printer(hero.key, lang, tuple(grammar.items()))


def effect_text(hero: Hero, verb: t.Verb, lang: str, written: str = "") -> str:
    """The sentences of an effect; those that a language cannot say stay as they were written."""
    try:
        return _speaker(hero, lang).effect(verb)
    except Unspeakable:
        return written


def ability_text(hero: Hero, ability: t.Ability, lang: str, written: str = "") -> str:
    try:
        return _speaker(hero, lang).ability(ability)
    except Unspeakable:
        return written


def hero_text(hero: Hero, lang: str) -> str:
    """All abilities of a hero, one a line."""
    return "\n".join(ability_text(hero, ability, lang, hero.ability_text) for ability in hero.abilities)


def card_text(hero: Hero, card: Card, say: Words) -> str:
    """Everything that a card says, each effect with its label on a line of its own."""
    return "\n".join(_card_lines(hero, card, say))


def _card_lines(hero: Hero, card: Card, say: Words) -> Iterator[str]:
    for ability in card.abilities:
        yield ability_text(hero, ability, say.lang, card.text)
    for window in ORDER:
        if window in card.effects:
            text = effect_text(hero, card.effects[window], say.lang, card.text)
            yield say.say(f"label.{LABELS[window]}", text=text) if window in LABELS else text


def choices(node: t.Node) -> list[t.Choose]:
    """The choices of branches in an effect, in the order in which its program has them."""
    return [part for part in parts_of(node) if isinstance(part, t.Choose)]
