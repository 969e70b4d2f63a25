"""Heroes: a TOML file whose effects are sentences, read into facts and trees."""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from peerless.cards import tree as t
from peerless.cards.parse import NotUnderstood, Vocabulary, parse
from peerless.content.faults import FileFault, line_of, nearest, toml_line
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
    large: bool = False


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


@dataclass(frozen=True)
class Hero:
    key: str
    name: str
    move: int
    fighters: tuple[Fighter, ...]
    cards: tuple[Card, ...]
    forms: tuple[str, ...]
    tokens: tuple[str, ...]
    ability_name: str
    ability_text: str
    abilities: tuple[t.Ability, ...]
    warnings: tuple[str, ...] = ()
    source: str = field(default="", compare=False, repr=False)

    @property
    def words(self) -> Vocabulary:
        return Vocabulary(tuple(f.name for f in self.fighters), self.forms, self.tokens)


def read_hero(path: Path) -> Hero:
    """The hero in a file; FileFault says what is wrong with it."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise FileFault(path, 0, f"cannot be read as text ({problem})") from problem
    return parse_hero(text, path, path.stem)


def parse_hero(text: str, path: Path | str, key: str) -> Hero:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise FileFault(path, toml_line(problem), f"this is not TOML: {problem}") from problem
    return _Reader(text, path, data).hero(key)


class _Reader:
    def __init__(self, text: str, path: Path | str, data: dict[str, object]) -> None:
        self.text = text
        self.path = path
        self.data = data
        self.after = 0  # where in the text the table begins that is being read
        self.words = Vocabulary(())

    def fault(self, needle: str, message: str) -> FileFault:
        line = line_of(self.text, needle, self.after) or line_of(self.text, needle)
        return FileFault(self.path, line or line_of(self.text, "", self.after), message)

    def hero(self, key: str) -> Hero:
        known = ("name", "set", "move", "fighters", "ability", "cards", "forms", "tokens", "credit", "note")
        self._only(self.data, known)
        forms = self._names("forms")
        tokens = self._names("tokens")
        if len(forms) > 4:
            raise self.fault("forms", f"a hero has at most 4 forms, this one {len(forms)}")
        fighters = tuple(self._fighter(table) for table in self._tables("fighters"))
        self.after = 0
        if sum(f.hero for f in fighters) != 1:
            raise self.fault("[[fighters]]", 'expected exactly one [[fighters]] table with role = "hero"')
        if len(fighters) > 8:
            raise self.fault("[[fighters]]", f"a hero has at most 8 kinds of fighter, this one {len(fighters)}")
        self.words = Vocabulary(tuple(f.name for f in fighters), forms, tokens)
        ability = self.data.get("ability", {})
        if not isinstance(ability, dict):
            raise self.fault("ability", 'the ability must be a table: [ability] with text = "..."')
        self.after = max(self.text.find("[ability]"), 0)
        abilities = self._abilities(str(ability.get("text", "")))
        cards = tuple(self._card(table) for table in self._tables("cards"))
        self.after = 0
        seen: set[str] = set()
        for card in cards:
            if card.key in seen:
                raise self.fault(card.name, f"two cards are called {card.name!r}; write one with more copies")
            seen.add(card.key)
        total = sum(card.copies for card in cards)
        if not cards or total > layout.MAX_CARDS:
            raise self.fault("[[cards]]", f"a deck has 1 to {layout.MAX_CARDS} cards, this one {total}")
        name = self._text(self.data, "name")
        warnings = () if total == DECK_SIZE else (f"{self.path}: the deck of {name} has {total} cards, not {DECK_SIZE}",)
        return Hero(
            key=key,
            name=name,
            move=self._number(self.data, "move", 0, 9),
            fighters=fighters,
            cards=cards,
            forms=forms,
            tokens=tokens,
            ability_name=str(ability.get("name", "")),
            ability_text=str(ability.get("text", "")).strip(),
            abilities=abilities,
            warnings=warnings,
            source=self.text,
        )

    # Plain entries.

    def _only(self, table: dict[str, object], known: tuple[str, ...]) -> None:
        for key in table:
            if key not in known:
                raise self.fault(key, f"unknown entry {key!r}{nearest(key, known)}")

    def _tables(self, key: str) -> list[dict[str, object]]:
        """The tables [[key]], with the reading place moved to each in turn."""
        found = self.data.get(key, [])
        if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
            raise self.fault(key, f"{key} must be written as tables [[{key}]]")
        if not found:
            raise self.fault("", f"expected at least one table [[{key}]]")
        tables: list[dict[str, object]] = []
        self.after = 0
        for table in found:
            self.after = max(self.text.find(f"[[{key}]]", self.after + 1 if tables else 0), 0)
            tables.append(table)
            table["_at"] = self.after
        return tables

    def _enter(self, table: dict[str, object], known: tuple[str, ...]) -> None:
        at = table.pop("_at")
        self.after = at if isinstance(at, int) else 0
        self._only(table, known)

    def _names(self, key: str) -> tuple[str, ...]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(name, str) and name for name in value):
            raise self.fault(key, f'{key} must be a list of names, like {key} = ["one", "two"]')
        return tuple(value)

    def _text(self, table: dict[str, object], key: str) -> str:
        value = table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(key, f'expected {key} = "..." here')
        return value.strip()

    def _number(self, table: dict[str, object], key: str, least: int, most: int, default: int | None = None) -> int:
        value = table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            wrong = f", not {value!r}" if key in table else ""
            raise self.fault(key, f"{key} must be a whole number from {least} to {most}{wrong}")
        return value

    def _choice(self, table: dict[str, object], key: str, known: tuple[str, ...]) -> str:
        value = self._text(table, key)
        if value not in known:
            raise self.fault(f'"{value}"', f"{key} = {value!r} is unknown{nearest(value, known)}")
        return value

    def _fighter(self, table: dict[str, object]) -> Fighter:
        self._enter(table, ("name", "role", "attack", "health", "max_health", "count", "large"))
        name = self._text(table, "name")
        health = self._number(table, "health", 1, 99)
        return Fighter(
            name=name,
            key=fighter_key(name),
            hero=self._choice(table, "role", ("hero", "sidekick")) == "hero",
            ranged=self._choice(table, "attack", ("melee", "ranged")) == "ranged",
            health=health,
            max_health=self._number(table, "max_health", health, 99, health),
            count=self._number(table, "count", 1, 9, 1),
            large=bool(table.get("large", False)),
        )

    # Cards and their sentences.

    def _card(self, table: dict[str, object]) -> Card:
        self._enter(table, ("name", "copies", "for", "type", "value", "boost", "text", "note"))
        name = self._text(table, "name")
        kind = TYPES[self._choice(table, "type", tuple(TYPES))]
        scheme = kind == layout.SCHEME_CARD
        value = None if scheme and "value" not in table else self._number(table, "value", 0, 99)
        text = str(table.get("text", "")).strip()
        effects, abilities = self._effects(text, scheme)
        return Card(
            name=name,
            key=key_of(name),
            copies=self._number(table, "copies", 1, layout.MAX_CARDS, 1),
            user=self._choice(table, "for", ("any", *self.words.fighters, *self.words.forms)),
            kind=kind,
            value=value,
            boost=self._number(table, "boost", 0, 99, 0),
            text=text,
            effects=effects,
            abilities=abilities,
        )

    def _effects(self, text: str, scheme: bool) -> tuple[dict[int, t.Verb], tuple[t.Ability, ...]]:
        effects: dict[int, t.Verb] = {}
        abilities: list[t.Ability] = []
        for paragraph in paragraphs(text):
            label, window, sentence = _split_label(paragraph)
            if window is None and label:
                raise self.fault(label, f"unknown label {label!r}{nearest(label, LABELS)}")
            node = self._parse(sentence)
            if isinstance(node, t.Ability):
                abilities.append(node)
                continue
            if window is None and not scheme:
                raise self.fault(sentence[:20], f"expected one of the labels {', '.join(LABELS)} before this effect")
            where = layout.SCHEME if window is None else window
            if where in effects:
                raise self.fault(paragraph[:20], "this window has an effect already; put its sentences on one line")
            if isinstance(node, t.Verb):
                effects[where] = node
        return effects, tuple(abilities)

    def _abilities(self, text: str) -> tuple[t.Ability, ...]:
        found = []
        for paragraph in paragraphs(text):
            node = self._parse(paragraph)
            if not isinstance(node, t.Ability):
                raise self.fault(paragraph[:20], 'an ability says when it happens, like "At the start of your turn, ..."')
            found.append(node)
        return tuple(found)

    def _parse(self, sentence: str) -> t.Node:
        try:
            return parse(sentence, self.words)
        except NotUnderstood as problem:
            stopped = sentence[problem.at :][:12].split("\n")[0]
            line = line_of(self.text, sentence[: problem.at][-25:] or stopped, self.after)
            raise FileFault(self.path, line, f"{problem} (in {sentence!r})") from problem


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


def _split_label(paragraph: str) -> tuple[str, int | None, str]:
    """The label before an effect, its window, and the effect. Without a known label the window is None."""
    label, colon, rest = paragraph.partition(":")
    if colon and label in LABELS:
        return label, LABELS[label], rest.strip()
    if colon and "." not in label and "," not in label and not label.lower().startswith("choose one"):
        return label, None, rest.strip()
    return "", None, paragraph
