"""Cards in Ukrainian and Russian: every kind of node has words, the hard grammar is right, and no two trees sound alike."""

from __future__ import annotations

import inspect
import re

import pytest
from cards.random_trees import EFFECTS
from hypothesis import HealthCheck, given, settings
from words.card_samples import ABILITIES, effects

from peerless.cards import tree as t
from peerless.cards.parse import Vocabulary, parse
from peerless.cards.print import Name, Printer, Unspeakable
from peerless.cards.print import printer as printer_of
from peerless.cards.print.english import English
from peerless.cards.print.printer import word_for
from peerless.cards.tree.parts import parts_of
from peerless.content.library import Library

LANGUAGES = ("uk", "ru")
KINDS = [
    kind for _, kind in inspect.getmembers(t, inspect.isclass) if issubclass(kind, t.Node) and kind.__subclasses__() == []
]
RAW = re.compile(r"[{}_*\u2063]|  |,,|\s[,.:]|,\.|\bNone\b")


def forms(text: str, gender: str) -> Name:
    """The six cases in one line."""
    return Name(dict(zip(("nom", "gen", "dat", "acc", "ins", "loc"), text.split(), strict=True)), gender)


NAMES = {
    "uk": {
        "Ann": forms("Анна Анни Анні Анну Анною Анні", "f"),
        "Twins": forms("Близнюки Близнюків Близнюкам Близнюків Близнюками Близнюках", "pl"),
        "trap": forms("пастка пастки пастці пастку пасткою пастці", "f"),
        "rage": forms("гнів гніву гніву гнів гнівом гніві", "m"),
        "Voyage": forms("Подорож Подорожі Подорожі Подорож Подорожжю Подорожі", "f"),
        "Calm": forms("Тихоня Тихоні Тихоні Тихоню Тихонею Тихоні", "m"),
    },
    "ru": {
        "Ann": forms("Анна Анны Анне Анну Анной Анне", "f"),
        "Twins": forms("Близнецы Близнецов Близнецам Близнецов Близнецами Близнецах", "pl"),
        "trap": forms("ловушка ловушки ловушке ловушку ловушкой ловушке", "f"),
        "rage": forms("гнев гнева гневу гнев гневом гневе", "m"),
        "Voyage": forms("Поход Похода Походу Поход Походом Походе", "m"),
        "Calm": forms("Тихоня Тихони Тихоне Тихоню Тихоней Тихоне", "m"),
    },
}
WORDS = Vocabulary(
    ("Ann", "The Bear", "Imp", "Twins"), ("Calm", "Dr. Jekyll"), ("trap", "net"), ("rage", "luck"), ("Voyage", "Bow")
)


def said(printer: Printer, tree: t.Node) -> str:
    return printer.ability(tree) if isinstance(tree, t.Ability) else printer.effect(tree)  # type: ignore[arg-type]


def tried(printer: Printer, tree: t.Node) -> str:
    try:
        return said(printer, tree)
    except Unspeakable:
        return ""


SAMPLES: list[t.Node] = [*effects(), *ABILITIES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_node_has_words(lang: str) -> None:
    printed = {type(part) for tree in SAMPLES if tried(printer_of(lang), tree) for part in parts_of(tree)}
    assert [kind.__name__ for kind in KINDS if kind not in printed] == []
    by_the_sentence = set(t.JOINS)  # joined by the printer itself
    by_the_sentence |= {kind for kind in KINDS if issubclass(kind, (t.Amount, t.Piles)) and not issubclass(kind, t.Quantity)}
    assert [
        kind.__name__
        for kind in KINDS
        if kind not in by_the_sentence and not hasattr(type(printer_of(lang)), word_for(kind.__name__))
    ] == []


@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_english_says_is_said_and_never_of_two_trees(lang: str, named: bool) -> None:
    english, printer = English(), printer_of(lang, NAMES[lang] if named else {})
    meant: dict[str, str] = {}
    for tree in SAMPLES:
        text = tried(english, tree)
        if text:
            found = said(printer, tree)
            assert meant.setdefault(found, text) == text, f"{found}: {meant[found]} or {text}?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tree_that_is_said_is_said_of_itself_only(lang: str) -> None:
    """Also of trees that English does not say."""
    printer = printer_of(lang)
    meant: dict[str, t.Node] = {}
    for tree in SAMPLES:
        found = tried(printer, tree)
        if found:
            assert meant.setdefault(found, tree) == tree, found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_tidy(lang: str) -> None:
    for tree in SAMPLES:
        found = tried(printer_of(lang, NAMES[lang]), tree)
        assert not RAW.search(found), found
        assert not found or (found[0].isupper() and found[-1] == "."), found


# What English says that has no sense: three tokens in one space, "A and B or C".
SENSELESS = {"a space holds one token of a kind", "conditions within conditions"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_effects_are_said_and_told_apart(lang: str) -> None:
    english, printer = English(), printer_of(lang, NAMES[lang])
    meant: dict[str, str] = {}

    @settings(max_examples=1500, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(EFFECTS)
    def check(effect: t.Verb) -> None:
        text = tried(english, effect)
        if text:
            try:
                found = said(printer, effect)
            except Unspeakable as problem:
                assert str(problem) in SENSELESS, text
                return
            assert not RAW.search(found), found
            assert meant.setdefault(found, text) == text, found

    check()


HEROES = Library()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hero", sorted(HEROES.heroes))
def test_all_cards_and_abilities_are_said(hero: str, lang: str) -> None:
    facts = HEROES.hero(hero).hero
    printer = printer_of(lang)
    trees: list[t.Node] = [*facts.abilities]
    for card in facts.cards:
        trees += [*card.effects.values(), *card.abilities]
    for tree in trees:
        assert not RAW.search(said(printer, tree))


# --- word for word ------------------------------------------------------------------------------------------

# English, Ukrainian, Russian: names with data (Ann, trap, rage, Calm) are declined, others stand behind a noun that is.
SPOKEN = [
    # How many.
    ("Draw 1 card.", "Візьміть 1 карту.", "Возьмите 1 карту."),
    ("Draw 2 cards.", "Візьміть 2 карти.", "Возьмите 2 карты."),
    ("Draw 5 cards.", "Візьміть 5 карт.", "Возьмите 5 карт."),
    ("Draw 11 cards.", "Візьміть 11 карт.", "Возьмите 11 карт."),
    ("Draw 21 cards.", "Візьміть 21 карту.", "Возьмите 21 карту."),
    ("Draw 22 cards.", "Візьміть 22 карти.", "Возьмите 22 карты."),
    ("Deal 1 damage to Ann.", "Завдайте 1 поранення Анні.", "Нанесите 1 урон Анне."),
    ("Deal 2 damage to Ann.", "Завдайте 2 поранень Анні.", "Нанесите 2 урона Анне."),
    ("Deal 21 damage to Ann.", "Завдайте 21 поранення Анні.", "Нанесите 21 урон Анне."),
    ("Ann recovers 1 health.", "Анна здобуває 1 одиницю здоров'я.", "Анна восстанавливает 1 здоровье."),
    ("Ann recovers 2 health.", "Анна здобуває 2 одиниці здоров'я.", "Анна восстанавливает 2 здоровья."),
    ("Ann recovers 5 health.", "Анна здобуває 5 одиниць здоров'я.", "Анна восстанавливает 5 здоровья."),
    ("Gain 1 action.", "Отримайте 1 додаткову дію.", "Получите 1 дополнительное действие."),
    ("Gain 2 actions.", "Отримайте 2 додаткові дії.", "Получите 2 дополнительных действия."),
    ("Gain 5 actions.", "Отримайте 5 додаткових дій.", "Получите 5 дополнительных действий."),
    ("Gain 2 rage counters.", "Отримайте 2 маркери гніву.", "Получите 2 маркера гнева."),
    ("Gain 5 luck counters.", "Отримайте 5 маркерів «luck».", "Получите 5 маркеров «luck»."),
    ("Discard 2 cards at random.", "Скиньте 2 випадкові карти.", "Сбросьте 2 случайные карты."),
    ("Move Ann up to 1 space.", "Перемістіть Анну щонайбільше на 1 комірку.", "Переместите Анну не более чем на 1 ячейку."),
    ("Move Ann up to 4 spaces.", "Перемістіть Анну щонайбільше на 4 комірки.", "Переместите Анну не более чем на 4 ячейки."),
    # Names with data and without.
    ("Deal 2 damage to the Bear.", "Завдайте 2 поранень бійцеві «The Bear».", "Нанесите 2 урона бойцу «The Bear»."),
    ("Swap Ann and the Bear.", "Поміняйте місцями Анну й бійця «The Bear».", "Поменяйте местами Анну и бойца «The Bear»."),
    (
        "Place the Bear in a space adjacent to Ann.",
        "Поставте бійця «The Bear» на суміжну з Анною комірку.",
        "Поместите бойца «The Bear» в смежную с Анной ячейку.",
    ),
    (
        "Place Ann in a space adjacent to the Bear.",
        "Поставте Анну на суміжну з бійцем «The Bear» комірку.",
        "Поместите Анну в смежную с бойцом «The Bear» ячейку.",
    ),
    (
        "Place Ann in a trap space.",
        "Поставте Анну на комірку з жетоном пастки.",
        "Поместите Анну в ячейку с жетоном ловушки.",
    ),
    ("Place Ann in a net space.", "Поставте Анну на комірку з жетоном «net».", "Поместите Анну в ячейку с жетоном «net»."),
    ("Transform into Calm.", "Прийміть подобу Тихоні.", "Примите облик Тихони."),
    ("Transform into Dr. Jekyll.", "Прийміть подобу «Dr. Jekyll».", "Примите облик «Dr. Jekyll»."),
    ("Discard 1 Bow card.", "Скиньте 1 карту «Bow».", "Сбросьте 1 карту «Bow»."),
    ("Twins recovers 1 health.", "Близнюки здобувають 1 одиницю здоров'я.", "Близнецы восстанавливают 1 здоровье."),
    (
        "If Ann is defeated, draw 1 card.",
        "Якщо Анна загинула, візьміть 1 карту.",
        "Если Анна была повержена, возьмите 1 карту.",
    ),
    (
        "If Twins is defeated, draw 1 card.",
        "Якщо Близнюки загинули, візьміть 1 карту.",
        "Если Близнецы были повержены, возьмите 1 карту.",
    ),
    (
        "If the Bear is defeated, draw 1 card.",
        "Якщо боєць «The Bear» загинув, візьміть 1 карту.",
        "Если боец «The Bear» был повержен, возьмите 1 карту.",
    ),
    (
        "Return a defeated Imp to a space in a zone of Ann.",
        "Поверніть одного загиблого бійця «Imp» на комірку в зоні Анни.",
        "Верните одного поверженного бойца «Imp» в ячейку в зоне Анны.",
    ),
    # The cases after verbs and prepositions.
    (
        "If Ann is in a zone of the Bear, end your turn.",
        "Якщо Анна перебуває в одній зоні з бійцем «The Bear», завершіть свій хід.",
        "Если Анна находится в одной зоне с бойцом «The Bear», завершите свой ход.",
    ),
    (
        "Deal 1 damage to an opposing fighter within 3 spaces of Ann.",
        "Завдайте 1 поранення будь-якому ворожому бійцеві на відстані не більше 3 комірок від Анни.",
        "Нанесите 1 урон любому бойцу противника на расстоянии не более 3 ячеек от Анны.",
    ),
    (
        "If there is an opposing fighter adjacent to Ann, end your turn.",
        "Якщо є хоча б один ворожий боєць на суміжній з Анною комірці, завершіть свій хід.",
        "Если есть хотя бы один боец противника на смежной с Анной ячейке, завершите свой ход.",
    ),
    (
        "If there is no opposing fighter adjacent to Ann, end your turn.",
        "Якщо немає жодного ворожого бійця на суміжній з Анною комірці, завершіть свій хід.",
        "Если нет ни одного бойца противника на смежной с Анной ячейке, завершите свой ход.",
    ),
    (
        "If the number of opposing fighters adjacent to Ann is at least 2, end your turn.",
        "Якщо на суміжних з Анною комірках є щонайменше 2 ворожі бійці, завершіть свій хід.",
        "Если на смежных с Анной ячейках не менее 2 бойцов противника, завершите свой ход.",
    ),
    (
        "Draw 1 card for each of your fighters adjacent to Ann.",
        "Візьміть 1 карту за кожного з ваших бійців на суміжних з Анною комірках.",
        "Возьмите 1 карту за каждого из ваших бойцов на смежных с Анной ячейках.",
    ),
    (
        "Deal damage equal to the number of cards in your hand to Ann.",
        "Завдайте Анні поранень у кількості, що дорівнює кількості карт на вашій руці.",
        "Нанесите Анне урон, равный количеству карт в вашей руке.",
    ),
    (
        "If you won the combat, draw a number of cards equal to the health of Ann and end your turn.",
        "Якщо ви перемогли в бою, візьміть кількість карт, що дорівнює здоров'ю Анни, і завершіть свій хід.",
        "Если вы победили в бою, возьмите количество карт, равное здоровью Анны, и завершите свой ход.",
    ),
    (
        "The value of your opponent's card becomes its boost value.",
        "Значення карти вашого суперника стає рівним її значенню поліпшення.",
        "Значение карты вашего противника становится равным её значению усиления.",
    ),
    # Who does it.
    ("You may draw 1 card.", "Ви можете взяти 1 карту.", "Вы можете взять 1 карту."),
    ("Your opponent draws 1 card.", "Ваш суперник бере 1 карту.", "Ваш противник берёт 1 карту."),
    ("Your opponent may draw 1 card.", "Ваш суперник може взяти 1 карту.", "Ваш противник может взять 1 карту."),
    ("Each opponent discards 2 cards.", "Кожен суперник скидає 2 карти.", "Каждый противник сбрасывает 2 карты."),
    (
        "Your opponent may boost their card.",
        "Ваш суперник може поліпшити свою карту.",
        "Ваш противник может усилить свою карту.",
    ),
    (
        "Your opponent moves their fighter up to 2 spaces.",
        "Ваш суперник переміщує свого бійця щонайбільше на 2 комірки.",
        "Ваш противник перемещает своего бойца не более чем на 2 ячейки.",
    ),
    (
        "You may recover 2 health.",
        "Ви можете відновити вашому бійцеві 2 одиниці здоров'я.",
        "Вы можете восстановить вашему бойцу 2 здоровья.",
    ),
    (
        "Ann and the Bear each recover 1 health.",
        "Анна й боєць «The Bear» здобувають по 1 одиниці здоров'я.",
        "Анна и боец «The Bear» восстанавливают по 1 здоровью.",
    ),
    (
        "If you won the combat, Ann recovers 2 health and draw 1 card.",
        "Якщо ви перемогли в бою, відновіть Анні 2 одиниці здоров'я й візьміть 1 карту.",
        "Если вы победили в бою, восстановите Анне 2 здоровья и возьмите 1 карту.",
    ),
    (
        "You may discard 1 card. If you do, draw 2 cards. If you do not, end your turn.",
        "Ви можете скинути 1 карту. Якщо ви це зробите, візьміть 2 карти. Якщо ви цього не зробите, завершіть свій хід.",
        "Вы можете сбросить 1 карту. Если вы это сделаете, возьмите 2 карты. Если вы этого не сделаете, завершите свой ход.",
    ),
    (
        "Your opponent may discard 1 card. If they do not, draw 2 cards.",
        "Ваш суперник може скинути 1 карту. Якщо він цього не зробить, візьміть 2 карти.",
        "Ваш противник может сбросить 1 карту. Если он этого не сделает, возьмите 2 карты.",
    ),
    (
        "If you lost the combat, draw 1 card. Otherwise, end your turn.",
        "Якщо ви програли бій, візьміть 1 карту. Інакше завершіть свій хід.",
        "Если вы проиграли бой, возьмите 1 карту. Иначе завершите свой ход.",
    ),
    (
        "If you won the combat, choose one:\n- Draw 1 card.\n- End your turn.",
        "Якщо ви перемогли в бою, виберіть одне:\n- Візьміть 1 карту.\n- Завершіть свій хід.",
        "Если вы победили в бою, выберите одно:\n- Возьмите 1 карту.\n- Завершите свой ход.",
    ),
    (
        "You may boost this card. If you do, you may boost it again.",
        "Ви можете поліпшити цю карту. Якщо ви це зробите, ви можете поліпшити цю карту ще раз.",
        "Вы можете усилить эту карту. Если вы это сделаете, вы можете усилить эту карту ещё раз.",
    ),
    (
        "At the start of your next turn, place Ann in any space.",
        "На початку вашого наступного ходу поставте Анну на будь-яку доступну комірку.",
        "В начале вашего следующего хода поместите Анну в любую свободную ячейку.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("english", "ukrainian", "russian"), SPOKEN, ids=[line[0] for line in SPOKEN])
def test_word_for_word(english: str, ukrainian: str, russian: str) -> None:
    tree = parse(english, WORDS)
    assert said(printer_of("uk", NAMES["uk"]), tree) == ukrainian
    assert said(printer_of("ru", NAMES["ru"]), tree) == russian


THEIRS = [  # what is said of you inside "they" is theirs: not always sayable in English
    (t.Draw(t.ForEach(1, t.CardsIn(t.AnyCards(), t.Hand()))), "бере 1 карту за кожну карту на своїй руці"),
    (t.Draw(t.ForEach(1, t.CardsIn(t.AnyCards(), t.Theirs(t.Hand())))), "бере 1 карту за кожну карту на вашій руці"),
    (t.Damage(t.Number(2), t.YOUR_HERO), "завдає 2 поранень своєму героєві"),
    (t.Damage(t.Number(2), t.THEIR_HERO), "завдає 2 поранень вашому героєві"),
    (t.Damage(t.Number(2), t.Each(t.Opposing())), "завдає 2 поранень кожному бійцеві вашої команди"),
    (t.Damage(t.Number(2), t.One(t.Yours())), "завдає 2 поранень одному зі своїх бійців"),
    (t.AddValue(t.ThisCard(), t.BoostOf(t.TheirCard())), "додає значення поліпшення вашої карти до значення своєї карти"),
]


@pytest.mark.parametrize(("verb", "text"), THEIRS, ids=[text for _, text in THEIRS])
def test_inside_they_you_and_your_opponent_trade_places(verb: t.Verb, text: str) -> None:
    assert said(printer_of("uk"), t.They(verb)) == f"Ваш суперник {text}."


def test_a_name_with_a_plural_of_its_own_is_counted_in_it() -> None:
    sister = forms("Сестра Сестри Сестрі Сестру Сестрою Сестрі", "f")
    sisters = Name({**sister.forms, "nom-pl": "Сестри", "gen-pl": "Сестер"}, "f")
    equal = t.Draw(t.HowMany(t.Named("Sister")))
    assert (
        said(printer_of("uk", {"Sister": sister}), equal)
        == "Візьміть кількість карт, що дорівнює кількості бійців «Сестра»."
    )
    assert said(printer_of("uk", {"Sister": sisters}), equal) == "Візьміть кількість карт, що дорівнює кількості Сестер."


@pytest.mark.parametrize(
    ("lang", "text", "sounds"),
    [
        ("uk", "Джин і Анна", "Джин і Анна"),
        ("uk", "Анна і Джин", "Анна й Джин"),
        ("uk", "одному з Сестер", "одному із Сестер"),
        ("uk", "один з ваших", "один із ваших"),
        ("uk", "одна з ваших", "одна з ваших"),
        ("uk", "одна з своїх", "одна зі своїх"),
        ("uk", "карту у зоні", "карту в зоні"),
        ("uk", "карту у своїй", "карту у своїй"),
        ("uk", "боєць в зоні", "боєць у зоні"),
        ("uk", "покажіть всі", "покажіть усі"),
        ("ru", "смежной с Шерлоком", "смежной с Шерлоком"),
        ("ru", "смежной с Шреком", "смежной со Шреком"),
        ("ru", "в Вавилоне", "в Вавилоне"),
        ("ru", "в Владимире", "во Владимире"),
    ],
)
def test_consonants_do_not_pile_up(lang: str, text: str, sounds: str) -> None:
    printer = printer_of(lang)
    assert printer.finish([f"{text}."])[1:] == f"{sounds}."[1:]
