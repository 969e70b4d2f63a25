"""Heroes: a TOML file whose effects are sentences, read into facts and trees."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from peerless.cards import tree as t
from peerless.cards.parse import NotUnderstood, Vocabulary, parse
from peerless.cards.tree.parts import in_combat, of_their_card, parts_of, told_of_combat, wants_one
from peerless.content.faults import FileFault, nearest
from peerless.content.forms import Translated, read_names
from peerless.content.sections import Section, read_text, read_toml
from peerless.core import layout

TYPES = {
    "attack": layout.ATTACK_CARD,
    "defense": layout.DEFENSE_CARD,
    "versatile": layout.ATTACK_CARD | layout.DEFENSE_CARD,
    "scheme": layout.SCHEME_CARD,
}
LABELS = {
    "Immediately": layout.IMMEDIATELY,
    "During combat": layout.DURING,
    "After combat": layout.AFTER,
    "Boosted": layout.WHEN_BOOSTED,
    "Played face up": layout.WHEN_PLAYED,
    "Discarded by an opponent's effect": layout.WHEN_DISCARDED,
}
DECK_SIZE = 30
OF_CARDS = (t.OnlyIf, t.Uncancelable, t.ReactToLook)  # abilities that a card has; all others are a hero's
SPEAKABLE = re.compile(r"\w[\w .,'\u2019&!-]*")  # a name that can stand in a sentence


def key_of(name: str) -> str:
    """A name as commands spell it: the-big-reveal, jekyll-and-hyde."""
    plain = name.lower().replace("&", " and ").replace("'", "").replace("\u2019", "").replace(".", "")
    return re.sub(r"[^\w]+", "-", plain).strip("-")


def fighter_key(name: str) -> str:
    return key_of(name).removeprefix("the-")


@dataclass(frozen=True)
class Fighter:
    name: str
    key: str
    hero: bool
    ranged: bool
    health: int
    max_health: int
    count: int = 1
    at_start: int = 9  # so many of them begin on the board, the others wait off it like defeated ones
    large: bool = False
    called: tuple[str, ...] = ()  # what else sentences call it

    @property
    def keys(self) -> list[str]:
        """What each of them is called: sister-1, sister-2."""
        return [f"{self.key}-{copy + 1}" for copy in range(self.count)] if self.count > 1 else [self.key]


@dataclass(frozen=True)
class Card:
    name: str
    key: str
    copies: int
    user: str  # a fighter's name, a form, or "any"
    kind: int
    value: int | None
    boost: int
    text: str
    effects: dict[int, t.Verb]  # by window
    abilities: tuple[t.Ability, ...] = ()
    refused: str = ""  # what its designer wrote and the machine does not play


@dataclass(frozen=True)
class Hero:
    key: str
    name: str
    move: int
    fighters: tuple[Fighter, ...]
    cards: tuple[Card, ...]
    forms: tuple[str, ...]
    tokens: tuple[str, ...]
    counters: tuple[str, ...]
    groups: tuple[str, ...]  # words in the names of cards that effects speak of
    ability_name: str
    ability_text: str
    abilities: tuple[t.Ability, ...]
    refused_ability: str = ""  # what its designer wrote and the machine does not play
    refused_rules: str = ""  # the same, of rules that go along with the hero
    warnings: tuple[str, ...] = ()
    translated: Translated = field(default_factory=dict, compare=False)
    unread: bool = False  # its sentences were left unread: it has nothing but facts
    source: str = field(default="", compare=False, repr=False)

    @property
    def words(self) -> Vocabulary:
        return _vocabulary(self.fighters, self.forms, self.tokens, self.counters, self.groups)


def read_hero(path: Path) -> Hero:
    """The hero in a file; FileFault says what is wrong with it."""
    return parse_hero(read_text(path), path, path.stem)


def parse_hero(text: str, path: Path | str, key: str, sentences: bool = True, faults: list[FileFault] | None = None) -> Hero:
    """The hero that a file's text describes; its sentences may be left unread.

    With a list for the faults, a card or sentence at fault is left out and told there.
    """
    return _Reader(read_toml(text, path), sentences, faults).hero(key)


class _Reader:
    def __init__(self, root: Section, sentences: bool, faults: list[FileFault] | None) -> None:
        self.root = root
        self.sentences = sentences
        self.words = Vocabulary(())
        self.several: tuple[str, ...] = ()  # names that more than one fighter bear
        self.faults = faults

    @contextmanager
    def _going_on(self) -> Iterator[None]:
        """A fault here ends the reading, unless somebody wants to know them all."""
        try:
            yield
        except FileFault as problem:
            if self.faults is None:
                raise
            self.faults.append(problem)

    def hero(self, key: str) -> Hero:
        root = self.root
        with self._going_on():
            root.only(
                (
                    "name",
                    "set",
                    "move",
                    "fighters",
                    "ability",
                    "cards",
                    "forms",
                    "tokens",
                    "counters",
                    "groups",
                    "credit",
                    "note",
                    "refused",
                    "names",
                )
            )
        name = root.words("name")
        move = 0
        with self._going_on():
            move = root.number("move", 0, 9)
        forms, tokens = self._names("forms", 4), self._names("tokens", layout.MAX_TOKEN_KINDS)
        fighters = self._fighters(root.tables("fighters"))
        counters, groups = self._names("counters", layout.MAX_COUNTERS), self._names("groups", 16)
        self.words = _vocabulary(fighters, forms, tokens, counters, groups)
        self.several = tuple(f.name for f in fighters if f.count > 1)
        ability = root.table("ability", 'text = "..."')
        with self._going_on():
            ability.only(("name", "text", "note", "refused"))
        abilities = self._abilities(ability)
        cards = self._cards(root.tables("cards"))
        total = sum(card.copies for card in cards)
        ability_name = ability.words("name", "")
        called = [name, ability_name, *(fighter.name for fighter in fighters), *(card.name for card in cards)]
        return Hero(
            key=key,
            name=name,
            move=move,
            fighters=fighters,
            cards=cards,
            forms=forms,
            tokens=tokens,
            counters=counters,
            groups=groups,
            ability_name=ability_name,
            ability_text=ability.words("text", ""),
            abilities=abilities,
            refused_ability=_refused(ability),
            refused_rules=_refused(root),
            # The file's name and not its path: heroes are cached by what is written in them.
            warnings=() if total == DECK_SIZE else (f"{key}.toml: the deck of {name} has {total} cards, not {DECK_SIZE}",),
            translated=read_names(root, filter(None, [*called, *forms, *tokens, *counters, *groups])),
            unread=not self.sentences,
            source=root.text,
        )

    def _names(self, key: str, most: int) -> tuple[str, ...]:
        names = self.root.items(key, '["one", "two"]')
        if not all(isinstance(name, str) and SPEAKABLE.fullmatch(name) for name in names):
            raise self.root.fault(key, f'{key} must be a list of names, like {key} = ["one", "two"]')
        if len(names) > most:
            raise self.root.fault(key, f"a hero has at most {most} {key}, this one {len(names)}")
        return tuple(map(str, names))

    def _fighters(self, tables: list[Section]) -> tuple[Fighter, ...]:
        fighters: list[Fighter] = []
        for table in tables:
            fighter = _fighter(table)
            if fighter.key in [other.key for other in fighters]:
                raise table.fault("name", f"two fighters are called {fighter.name!r}; write one with a higher count")
            for key in (key for other in fighters for key in other.keys if key in fighter.keys):
                raise table.fault("name", f"two fighters would be called {key}: one by its name, one by its number")
            if fighter.hero and any(other.hero for other in fighters):
                raise table.fault("role", "this is the second hero; the other fighters are sidekicks")
            fighters.append(fighter)
        if not any(fighter.hero for fighter in fighters):
            raise tables[0].fault("role", 'expected one of the [[fighters]] with role = "hero"')
        if len(fighters) > 8:
            raise tables[8].fault("", f"a hero has at most 8 kinds of fighter, this one {len(fighters)}")
        return tuple(fighters)

    # Cards and their sentences.

    def _cards(self, tables: list[Section]) -> tuple[Card, ...]:
        cards: list[Card] = []
        for table in tables:
            with self._going_on():
                card = self._card(table)
                if card.key in [other.key for other in cards]:
                    raise table.fault("name", f"two cards are called {card.name!r}; write one with more copies")
                total = sum(other.copies for other in cards) + card.copies
                if total > layout.MAX_CARDS:
                    raise table.fault("", f"a deck has at most {layout.MAX_CARDS} cards; with this one it has {total}")
                cards.append(card)
        return tuple(cards)

    def _card(self, table: Section) -> Card:
        with self._going_on():
            table.only(("name", "copies", "for", "type", "value", "boost", "text", "note", "refused"))
        name = table.words("name")
        if not key_of(name):
            raise table.fault("name", f"the name {name!r} has no letter or digit")
        kind = TYPES[table.choice("type", tuple(TYPES))]
        scheme = kind == layout.SCHEME_CARD
        if scheme and "value" in table.data:
            raise table.fault("value", "a scheme has no value")
        effects, abilities = self._effects(table, scheme)
        return Card(
            name=name,
            key=key_of(name),
            copies=table.number("copies", 1, layout.MAX_CARDS, 1),
            user=table.choice("for", ("any", *self.words.fighters, *self.words.forms)),
            kind=kind,
            value=None if scheme else table.number("value", 0, 99),
            boost=table.number("boost", 0, 99, 0),
            text=table.words("text", ""),
            effects=effects,
            abilities=abilities,
            refused=_refused(table),
        )

    def _effects(self, table: Section, scheme: bool) -> tuple[dict[int, t.Verb], tuple[t.Ability, ...]]:
        effects: dict[int, t.Verb] = {}
        abilities: list[t.Ability] = []
        for paragraph in self._paragraphs(table):
            with self._going_on():
                self._effect(table, scheme, paragraph, effects, abilities)
        return effects, tuple(abilities)

    def _effect(
        self, table: Section, scheme: bool, paragraph: str, effects: dict[int, t.Verb], abilities: list[t.Ability]
    ) -> None:
        label, window, sentence = split_label(paragraph)
        if window is None and label:
            raise _at(table, label, f"unknown label {label!r}{nearest(label, LABELS)}")
        node = self._parse(table, sentence, of_hero=False)
        if isinstance(node, t.Ability):
            if not isinstance(node, OF_CARDS) or label:
                raise _at(table, paragraph, "this is an ability of a hero, not the effect of a card")
            abilities.append(node)
            return
        if window is None and not scheme:
            raise _at(table, sentence, f"expected one of the labels {', '.join(LABELS)} before this effect")
        if scheme and window in layout.IN_COMBAT:
            raise _at(table, paragraph, f"a scheme is not in a combat, so it has no effect {label!r}")
        where = layout.SCHEME if window is None else window
        if where in effects:
            raise _at(table, paragraph, "this window has an effect already; put its sentences on one line")
        if isinstance(node, t.Verb):
            self._check_combat(table, paragraph, node, where in layout.IN_COMBAT, where == layout.SCHEME)
            if where == layout.WHEN_PLAYED and any(map(of_their_card, parts_of(node))):
                told = f"this speaks of your opponent's card, which still lies face down then (in {paragraph!r})"
                raise _at(table, paragraph, told)
            self._check_replaced(table, paragraph, node)
            effects[where] = node

    def _abilities(self, table: Section) -> tuple[t.Ability, ...]:
        found = []
        for paragraph in self._paragraphs(table):
            with self._going_on():
                found.append(self._ability(table, paragraph))
        return tuple(found)

    def _ability(self, table: Section, paragraph: str) -> t.Ability:
        node = self._parse(table, paragraph, of_hero=True)
        if not isinstance(node, t.Ability):
            raise _at(table, paragraph, 'an ability says when it happens, like "At the start of your turn, ..."')
        if isinstance(node, OF_CARDS):
            raise _at(table, paragraph, "this is said by a card, not by the ability of a hero")
        self._check_combat(table, paragraph, node, in_combat(node))
        return node

    def _paragraphs(self, table: Section) -> list[str]:
        return paragraphs(table.words("text", "")) if self.sentences else []

    def _parse(self, table: Section, sentence: str, of_hero: bool) -> t.Node:
        try:
            node = parse(sentence, self.words, of_hero)
        except NotUnderstood as problem:
            fitting = f"; expected {problem.expected}" if problem.expected else ""
            raise _at(table, sentence, f"{problem} (in {sentence!r}){fitting}", problem.at) from problem
        if any(wants_one(part, self.several) for part in parts_of(node)):
            raise _at(table, sentence, f"this is done with one fighter, not with several (in {sentence!r})")
        return node

    def _check_combat(self, table: Section, paragraph: str, node: t.Node, in_combat: bool, scheme: bool = False) -> None:
        """Outside a combat nothing may speak of one."""
        if in_combat:
            return
        if told_of_combat(node, scheme):
            raise _at(table, paragraph, f"this speaks of a combat, but there is none here (in {paragraph!r})")

    def _check_replaced(self, table: Section, paragraph: str, node: t.Verb) -> None:
        """Your own card is replaced by an attack card, so it must be one."""
        if table.data["type"] != "attack" and any(isinstance(part, t.PlayInstead) for part in parts_of(node)):
            raise _at(table, paragraph, f"an attack card takes no place there; the card is not attack (in {paragraph!r})")


def _vocabulary(
    fighters: Sequence[Fighter],
    forms: tuple[str, ...],
    tokens: tuple[str, ...],
    counters: tuple[str, ...],
    groups: tuple[str, ...],
) -> Vocabulary:
    aliases = tuple((alias, fighter.name) for fighter in fighters for alias in fighter.called)
    return Vocabulary(tuple(fighter.name for fighter in fighters), forms, tokens, counters, groups, aliases)


def _at(table: Section, sentence: str, message: str, offset: int = 0) -> FileFault:
    """A fault on the line of the file where a sentence, or the place `offset` in it, stands."""
    line = sentence[:offset].count("\n")
    start = sentence.split("\n")[line]
    return table.fault("text", message, start)


def _refused(table: Section) -> str:
    return table.words("refused") if "refused" in table.data else ""


def _fighter(table: Section) -> Fighter:
    table.only(("name", "role", "attack", "health", "max_health", "count", "at_start", "large", "called", "note"))
    name = table.words("name")
    if not SPEAKABLE.fullmatch(name) or not fighter_key(name):
        raise table.fault("name", f"{name!r} is no name that a sentence can carry")
    health = table.number("health", 1, 99)
    hero, count = table.choice("role", ("hero", "sidekick")) == "hero", table.number("count", 1, 9, 1)
    return Fighter(
        name=name,
        key=fighter_key(name),
        hero=hero,
        ranged=table.choice("attack", ("melee", "ranged")) == "ranged",
        health=health,
        max_health=table.number("max_health", health, 99, health),
        count=count,
        at_start=table.number("at_start", count if hero else 0, count, count),
        large=table.truth("large"),
        called=tuple(map(str, table.items("called", '["a shorter name"]'))),
    )


def paragraphs(text: str) -> list[str]:
    """The lines of a text, with the branches of a choice ("- ...") joined to the line that they belong to."""
    found: list[str] = []
    for line in text.strip().splitlines():
        line = line.strip()
        if line.startswith("- ") and found:
            found[-1] += "\n" + line
        elif line:
            found.append(line)
    return found


def split_label(paragraph: str) -> tuple[str, int | None, str]:
    """The label before an effect, its window, and the effect. Without a known label the window is None."""
    label, colon, rest = paragraph.partition(":")
    if colon and label in LABELS:
        return label, LABELS[label], rest.strip()
    if colon and "." not in label and "," not in label and not re.search(r"\bchooses?\b|\n", label, re.IGNORECASE):
        return label, None, rest.strip()
    return "", None, paragraph
