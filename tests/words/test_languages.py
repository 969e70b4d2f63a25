"""Whole games in every language: right forms, no raw text, nothing left in English."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from words.test_words import RAW, some_answer, start

from peerless import Game
from peerless.content.library import Library
from peerless.content.words import Name, Words, capital, languages, words
from peerless.core import alphabet as a
from peerless.core import events
from peerless.record.game_record import events_of
from peerless.record.log import log
from peerless.record.watch import fighter_table, title

OTHERS = [lang for lang in languages() if lang != "en"]
CYRILLIC = ("ru", "uk")
LATIN = re.compile(r"[A-Za-z]")


def asked(game: Game, lang: str) -> Iterator[str]:
    """The question and its answers; without those that are sentences of a card."""
    decision = game.decision
    assert decision is not None
    yield decision.text(lang)
    for option in game.options:
        text = option.text(lang)
        if a.kind_of(option.code) not in (a.CHOICE, a.ORDER):
            yield text


def told(game: Game, lang: str, seat: int | None = None) -> list[str]:
    """The log without the sentences of cards that were chosen."""
    return log([event for event in events_of(game) if event[0] != events.CHOSE], game.setup, lang, seat)


@pytest.mark.parametrize("number", range(30))
@pytest.mark.parametrize("lang", OTHERS)
def test_a_random_game_in_each_language(lang: str, number: int) -> None:
    game, chance, say = start(number, number), random.Random(number), words(lang)
    lines = []
    while not game.over:
        texts = [option.text(lang) for option in game.options]
        assert len(set(texts)) == len(texts), texts
        lines += asked(game, lang)
        game.play(some_answer(game, chance))
    lines += [line.strip() for seat in (None, 0, 1) for line in told(game, lang, seat)]
    lines += [title(game.record(), lang), *fighter_table(game, lang)[1:]]
    assert not say.errors
    hidden = say.say("names.hidden-card")
    for line in lines:
        assert line and line[0] == capital(line[0]), line
        assert not RAW.search(line), line
        assert hidden not in line, line
        assert lang not in CYRILLIC or not LATIN.search(line), line


# --- counts and names ---------------------------------------------------------------------------------------

COUNTED = {
    "uk": {1: "карту", 2: "карти", 4: "карти", 5: "карт", 11: "карт", 12: "карт", 21: "карту", 22: "карти", 25: "карт",
           101: "карту", 111: "карт", 0: "карт"},
    "ru": {1: "карту", 2: "карты", 4: "карты", 5: "карт", 11: "карт", 14: "карт", 21: "карту", 23: "карты", 25: "карт",
           101: "карту", 112: "карт", 0: "карт"},
    "fr": {0: "carte", 1: "carte", 2: "cartes", 21: "cartes"},
    "pt-BR": {0: "cartas", 1: "carta", 2: "cartas", 21: "cartas"},
}  # fmt: skip


@pytest.mark.parametrize("lang", COUNTED)
def test_a_number_takes_its_plural_class(lang: str) -> None:
    for number, form in COUNTED[lang].items():
        assert f" {number} {form}." in words(lang).say("log.drew-hidden", side="X", number=number)


@pytest.mark.parametrize(
    ("what", "forms"),
    [
        ("card", ("карта", "карти", "карт")),
        ("damage", ("поранення", "поранення", "поранень")),
        ("health", ("одиниця здоров'я", "одиниці здоров'я", "одиниць здоров'я")),
        ("action", ("дія", "дії", "дій")),
        ("space", ("комірка", "комірки", "комірок")),
        ("turn", ("хід", "ходи", "ходів")),
    ],
)
def test_the_plural_classes_of_ukrainian(what: str, forms: tuple[str, str, str]) -> None:
    for place, numbers in enumerate(((1, 21, 31, 101), (2, 3, 4, 22, 34, 103), (0, 5, 11, 12, 14, 25, 111, 113))):
        for number in numbers:
            assert words("uk")._count(number, what) == f"{number} {forms[place]}"


@pytest.mark.parametrize(
    ("what", "forms"),
    [
        ("card", ("карта", "карты", "карт")),
        ("damage", ("урон", "урона", "урона")),
        ("health", ("единица здоровья", "единицы здоровья", "единиц здоровья")),
        ("action", ("действие", "действия", "действий")),
        ("space", ("ячейка", "ячейки", "ячеек")),
        ("turn", ("ход", "хода", "ходов")),
    ],
)
def test_the_plural_classes_of_russian(what: str, forms: tuple[str, str, str]) -> None:
    for place, numbers in enumerate(((1, 21, 31, 101), (2, 3, 4, 22, 34, 103), (0, 5, 11, 12, 14, 25, 111, 113))):
        for number in numbers:
            assert words("ru")._count(number, what) == f"{number} {forms[place]}"


def fighters(*heroes: str, lang: str) -> dict[str, Name]:
    names = Game(list(heroes), board="soho", seed=1).names
    say = words(lang)
    return {key: say.fighter(names, number) for number, key in enumerate(names.fighters)}


def test_names_stand_in_the_case_and_gender_that_a_sentence_asks_for() -> None:
    uk = fighters("dracula", "houdini", "genie", "jekyll-and-hyde", lang="uk")
    say = words("uk")
    assert say.sentence("log.attacked", fighter=uk["dracula"], target=uk["sister-2"]) == "Дракула атакує Сестру 2."
    assert say.sentence("log.attacked", fighter=uk["jekyll-and-hyde"], target=uk["genie"]) == (
        "Джекіл і Гайд атакують Джина."
    )
    assert say.sentence("option.damage", number=2, chosen=uk["sister-1"]) == "Завдати 2 поранень Сестрі 1"
    ru = fighters("dracula", "houdini", lang="ru")
    assert words("ru").sentence("log.fell", fighter=ru["bess"]) == "Бесс повержена."
    assert words("ru").sentence("log.fell", fighter=ru["dracula"]) == "Дракула повержен."


def test_articles_melt_into_the_word_before_them() -> None:
    fr = fighters("genie", "invisible-man", "dracula", "houdini", lang="fr")
    say = words("fr")
    assert say.say("option.damage", number=1, chosen=fr["genie"]) == "infliger 1 dégât au Génie"
    assert say.say("option.damage", number=2, chosen=fr["invisible-man"]) == "infliger 2 dégâts à l'Homme invisible"
    assert say.say("screen.hand", side=fr["sister-1"]) == "Main de la Sœur 1"
    assert say.say("screen.hand", side=fr["genie"]) == "Main du Génie"
    assert say.say("screen.hand", side=fr["houdini"]) == "Main de Houdini"
    assert say.sentence("log.fell", fighter=fr["bess"]) == "Bess est vaincue."
    pt = fighters("genie", "dracula", "invisible-man", "houdini", lang="pt-BR")
    say = words("pt-BR")
    assert say.say("screen.hand", side=pt["genie"]) == "Mão do Gênio"
    assert say.say("screen.hand", side=pt["sister-1"]) == "Mão da Irmã 1"
    assert say.say("option.damage", number=1, chosen=pt["sister-1"]) == "causar 1 ponto de dano à Irmã 1"


UNKNOWN = {
    "uk": "Боєць «King Kong» атакує бійця «Ann».",
    "ru": "Боец «King Kong» атакует бойца «Ann».",
    "fr": "Le combattant «\u00a0King Kong\u00a0» attaque le combattant «\u00a0Ann\u00a0».",
    "pt-BR": "O combatente “King Kong” ataca o combatente “Ann”.",
    "en": "King Kong attacks Ann.",
}


@pytest.mark.parametrize("lang", languages())
def test_a_name_without_forms_stands_behind_a_noun(lang: str) -> None:
    say = words(lang)
    facts = {"fighter": say.name("King Kong"), "target": say.name("Ann")}
    assert say.sentence("log.attacked", **facts) == UNKNOWN[lang]
    assert say.name("King Kong").bare == "King Kong"


def test_the_noun_of_a_name_without_forms_melts_with_its_article() -> None:
    assert words("fr").say("screen.hand", side=words("fr").name("Ann", kind="hero")) == "Main du héros «\u00a0Ann\u00a0»"
    assert words("pt-BR").say("screen.hand", side=words("pt-BR").name("Ann", kind="hero")) == "Mão do herói “Ann”"


def test_lists_carry_the_case() -> None:
    uk = fighters("dracula", "genie", lang="uk")
    say = words("uk")
    both = say.listing([uk["dracula"], uk["genie"]])
    assert both == "Дракула і Джин"
    assert say._case(both, "acc") == "Дракулу і Джина"
    assert say.sentence("log.game-over", sides=both) == "Дракула і Джин перемагають у грі."


def test_every_name_of_the_heroes_here_is_given_in_every_language() -> None:
    library = Library()
    for key in library.heroes:
        hero = library.hero(key).hero
        called = {hero.name, hero.ability_name, *(f.name for f in hero.fighters), *(c.name for c in hero.cards)}
        called |= {*hero.forms, *hero.tokens}
        for lang in OTHERS:
            assert set(hero.translated[lang]) == called - {""}, f"{key} in {lang}"
    for key in library.boards:
        assert set(library.board(key).translated) == set(OTHERS)


def test_made_heroes_are_told_with_their_own_names(tmp_path: Path) -> None:
    """A hero of somebody's own, without a word of Ukrainian: its names unchanged, the rest in Ukrainian."""
    source = Path(__file__).parents[1] / "heroes_for_tests"
    game = Game(["juggler", "genie"], board="soho", seed=3, library=Library([source]))
    chance = random.Random(3)
    while not game.over and game.turns < 12:
        game.play(some_answer(game, chance))
    assert not words("uk").errors
    lines = [re.sub("«[^»]*»", "", line) for line in told(game, "uk")]
    assert not [line for line in lines if LATIN.search(line)]


def test_words_are_remembered_by_all_that_they_are_made_of() -> None:
    say = Words("uk")
    plain, declined = Name("Дракула"), fighters("dracula", "genie", lang="uk")["dracula"]
    first = say.say("log.attacked", fighter="X", target=plain)
    assert say.say("log.attacked", fighter="X", target=declined) != first
