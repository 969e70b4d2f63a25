"""Cards in French and Brazilian Portuguese. romance.txt has sentences that readers of these languages have looked over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from words.sample_trees import KINDS, Nursery

from peerless.cards import tree as t
from peerless.cards.parse import Vocabulary, parse
from peerless.cards.print import Name, Printer, Unspeakable
from peerless.cards.print import printer as printer_of
from peerless.cards.print.english import English
from peerless.cards.print.printer import word_for
from peerless.cards.tree.parts import parts_of
from peerless.content.library import Library

LANGUAGES = ("pt-BR", "fr")
WORDS = Vocabulary(
    ("Ann", "The Bear", "Sister", "King Kong", "The Owls"), ("Calm", "Mr. Hyde"), ("trap", "fog"), ("rage",), ("VOYAGE",)
)
NAMES = {
    "pt-BR": {
        "Ann": Name({"nom": "Ana", "article": "a"}, "f"),
        "The Bear": Name({"nom": "Urso", "article": "o"}, "m"),
        "Sister": Name({"nom": "Irmã", "article": "a", "plural": "Irmãs"}, "f"),
        "The Owls": Name({"nom": "Corujas", "article": "as"}, "fp"),
        "Mr. Hyde": Name({"nom": "Sr. Hyde", "article": "o"}, "m"),
        "fog": Name({"nom": "névoa"}, "f"),
    },
    "fr": {
        "Ann": Name({"nom": "Anne"}, "f"),
        "The Bear": Name({"nom": "Ours", "article": "l'"}, "m"),
        "Sister": Name({"nom": "Sœur", "article": "la", "plural": "Sœurs"}, "f"),
        "The Owls": Name({"nom": "Chouettes", "article": "les"}, "fp"),
        "Mr. Hyde": Name({"nom": "M. Hyde"}, "m"),
        "fog": Name({"nom": "brouillard"}, "m"),
    },
}
NAMED = {language: printer_of(language, NAMES[language]) for language in LANGUAGES}
NAMELESS = {language: printer_of(language) for language in LANGUAGES}


def said(printer: Printer, node: t.Node) -> str:
    if isinstance(node, t.Ability):
        return printer.ability(node)
    assert isinstance(node, t.Verb)
    return printer.effect(node)


def said_or_not(printer: Printer, node: t.Node) -> str:
    try:
        return said(printer, node)
    except Unspeakable:
        return ""


def reviewed() -> list[tuple[str, dict[str, str]]]:
    """English sentences, or trees, and what they are in each language."""
    text = (Path(__file__).parent / "romance.txt").read_text("utf-8")
    found = []
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            found.append((lines[0], dict(line.strip().split(": ", 1) for line in lines[1:])))
    return found


def tree_of(source: str) -> t.Node:
    """Of an English sentence; of a tree in Python words where English has no sentence that reads back."""
    if source.startswith("tree: "):
        found = eval(source.removeprefix("tree: "), vars(t))
        assert isinstance(found, t.Node)
        return found
    return parse(source.replace("\\n", "\n"), WORDS)


def test_sentences_of_every_kind_are_the_reviewed_ones() -> None:
    spoken: set[type] = set()
    for source, texts in reviewed():
        node = tree_of(source)
        spoken |= {type(part) for part in parts_of(node)}
        assert {language: said(NAMED[language], node).replace("\n", "\\n") for language in LANGUAGES} == texts, source
    assert {kind.__name__ for kind in KINDS} - {kind.__name__ for kind in spoken} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_node_has_a_method(language: str) -> None:
    said_with_their_verb = tuple(
        kind for kind in KINDS if issubclass(kind, (t.Amount, t.Piles)) and not issubclass(kind, t.Quantity)
    )
    kinds = [kind for kind in KINDS if not issubclass(kind, (*t.JOINS, *said_with_their_verb))]
    assert [kind.__name__ for kind in kinds if not hasattr(NAMED[language], word_for(kind.__name__))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_differ_in_english_differ(language: str) -> None:
    english, nursery = English(), Nursery(1)
    before: dict[str, str] = {}
    spoken = 0
    for turn in range(12_000):
        node = nursery.tree(t.Ability if turn % 20 == 0 else t.Verb, turn % 4)
        original, text = said_or_not(english, node), said_or_not(NAMED[language], node)
        if original and text:
            spoken += 1
            assert before.setdefault(text, original) == original, text
    assert spoken > 5_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("printers", [NAMED, NAMELESS], ids=["named", "nameless"])
def test_what_no_sentence_may_have(language: str, printers: dict[str, Printer]) -> None:
    """Two articles that did not become one word, a vowel that is not elided, doubled spaces, a missing full stop."""
    nursery = Nursery(2)
    wrong = {
        "pt-BR": (" de o ", " de a ", " de os ", " de as ", " em o ", " em a ", " a o ", " a os ", " de esta ", " de seu "),
        "fr": (
            " de le ",
            " de les ",
            " à le ",
            " à les ",
            " de un",
            " que un",
            " si il ",
            " le a",
            " la a",
            " de a",
            " ne a",
        ),
    }[language]
    for turn in range(6_000):
        text = said_or_not(printers[language], nursery.tree(t.Ability if turn % 20 == 0 else t.Verb, turn % 4))
        nouns = re.sub("de (le|la|les) déplacer", "", text)
        assert not [words for words in (*wrong, "  ", "None", "Phrase(") if words in nouns], text
        assert not text or text[-1] == ".", text
        if language == "fr":
            assert " :" not in text and "« " not in text and " »" not in text, text  # these have a space that does not break


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_ability_of_the_heroes_is_said(language: str) -> None:
    library, number = Library(), 0
    for key in library.heroes:
        hero = library.hero(key).hero
        for node in (*hero.abilities, *(node for card in hero.cards for node in (*card.abilities, *card.effects.values()))):
            assert said(NAMELESS[language], node)
        number += len(hero.cards)
    assert number == 78


@pytest.mark.parametrize(
    ("name", "language", "text"),
    [
        ("Owl", "fr", "Piochez un nombre de cartes égal au nombre de Hiboux."),
        ("Wolf", "fr", "Piochez un nombre de cartes égal au nombre de Loups gris."),
        ("Jackal", "fr", "Piochez un nombre de cartes égal au nombre de combattants «\u00a0Chacal\u00a0»."),
        ("Boat", "fr", "Piochez un nombre de cartes égal au nombre de Bateaux."),
        ("Ogre", "fr", "Piochez un nombre de cartes égal au nombre d'Ogres."),
        ("Stranger", "fr", "Piochez un nombre de cartes égal au nombre de combattants «\u00a0Stranger\u00a0»."),
        ("Owl", "pt-BR", "Compre um número de cartas igual ao número de Mulheres."),
        ("Wolf", "pt-BR", "Compre um número de cartas igual ao número de Homens."),
        ("Jackal", "pt-BR", "Compre um número de cartas igual ao número de combatentes “Irmão”."),
        ("Stranger", "pt-BR", "Compre um número de cartas igual ao número de combatentes “Stranger”."),
    ],
)
def test_several_of_one_name(name: str, language: str, text: str) -> None:
    names = {
        "fr": {
            "Owl": Name({"nom": "Hibou", "plural": "Hiboux"}, "m"),
            "Wolf": Name({"nom": "Loup gris", "plural": "Loups gris"}, "m"),
            "Jackal": Name({"nom": "Chacal"}, "m"),
            "Boat": Name({"nom": "Bateau"}, "m"),
            "Ogre": Name({"nom": "Ogre"}, "m"),
        },
        "pt-BR": {
            "Owl": Name({"nom": "Mulher"}, "f"),
            "Wolf": Name({"nom": "Homem"}, "m"),
            "Jackal": Name({"nom": "Irmão"}, "m"),
        },
    }[language]
    assert printer_of(language, names).effect(t.Draw(t.HowMany(t.Named(name)))) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_said_plainly_is_refused(language: str) -> None:
    won, boosted = t.Won(), t.Boosted()
    for verb in (
        t.NOTHING,
        t.If(t.AllOf(won, t.Either(won, boosted)), t.EndTurn(), t.NOTHING),
        t.If(t.Not(t.AllOf(won, boosted)), t.EndTurn(), t.NOTHING),
        t.If(t.Exists(t.Each(t.Yours())), t.EndTurn(), t.NOTHING),
        t.If(won, t.Choose(1, (t.EndTurn(), t.Boost(t.AnyCards()))), t.EndTurn()),
        t.They(t.Damage(t.Number(1), t.YourFighter())),
        t.They(t.Move(t.TheOpposing(), t.Number(1))),
        t.They(t.Recover(t.TheOpposing(), t.Number(1))),
        t.Damage(t.ForEach(1, t.BoostOf(t.ThisCard())), t.YOUR_HERO),
        t.Draw(t.ForEach(1, t.ForEach(1, t.CardsIn(t.AnyCards(), t.Hand())))),
        t.PlaceTokens(2, "trap", t.SpaceOf(t.YOUR_HERO)),
        t.Damage(t.Number(1), t.Each(t.Standing(t.All(), t.next_to(t.Each(t.Yours()))))),
    ):
        with pytest.raises(Unspeakable):
            NAMED[language].effect(verb)
