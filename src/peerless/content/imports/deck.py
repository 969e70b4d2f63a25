"""A deck as people share it (the JSON of unmatched.cards), with all that is odd about it, as plain facts."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from peerless.content.faults import FileFault
from peerless.content.hero import key_of
from peerless.content.imports.tidy import on_one_line, plain, speakable, title
from peerless.core import layout

TIMINGS = {"basic": "basicText", "immediately": "immediateText", "during": "duringText", "after": "afterText"}
TYPES = {"attack": "attack", "defence": "defense", "defense": "defense", "versatile": "versatile", "scheme": "scheme"}
STUBS = ("", "sidekick", "sidekicks", "none", "no sidekick", "n/a", "-")
MOST_DIGITS = 9


@dataclass(frozen=True)
class DeckFighter:
    name: str
    hero: bool
    ranged: bool
    health: int
    count: int = 1


@dataclass(frozen=True)
class DeckCard:
    title: str  # as its designer wrote it
    name: str
    copies: int
    user: str  # as its designer wrote it
    kind: str
    value: int | None
    boost: int
    texts: dict[str, str]  # by timing; only those that say something


@dataclass
class Deck:
    path: Path
    name: str = ""
    credit: str = ""
    move: int = 2
    fighters: list[DeckFighter] = field(default_factory=list)
    cards: list[DeckCard] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)
    unused_abilities: list[str] = field(default_factory=list)  # of a stat block that was not taken
    rules: list[tuple[str, str]] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)  # what was odd, and what was made of it

    @property
    def key(self) -> str:
        return key_of(self.name)

    @property
    def size(self) -> int:
        return sum(card.copies for card in self.cards)

    @property
    def hero(self) -> DeckFighter:
        return self.fighters[0]


def read_deck(path: Path) -> Deck:
    """The deck in a file; a FileFault says in one sentence why it is none."""
    return _Reader(path).deck(_json(path))


def _json(path: Path) -> object:
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError as problem:
        raise FileFault(path, 0, "there is no such file") from problem
    except IsADirectoryError as problem:
        raise FileFault(path, 0, "this is a folder, not a file") from problem
    except UnicodeDecodeError as problem:
        raise FileFault(path, 0, "this is not text (UTF-8), so it is no deck") from problem
    except OSError as problem:
        raise FileFault(path, 0, f"this cannot be read ({problem.strerror})") from problem
    if not text.strip():
        raise FileFault(path, 0, "this file is empty")
    try:
        return json.loads(text)
    except json.JSONDecodeError as problem:
        ended = problem.pos >= len(text.rstrip())
        why = "it ends too soon" if ended else problem.msg[:1].lower() + problem.msg[1:]
        raise FileFault(path, problem.lineno, f"this is not JSON ({why}), so it is no deck") from problem
    except RecursionError as problem:
        raise FileFault(path, 0, "this is nested too deeply to be a deck") from problem
    except ValueError as problem:  # a number without end
        raise FileFault(path, 0, "this is not JSON that can be read") from problem


class _Reader:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.found = Deck(path)

    def remark(self, text: str) -> None:
        if text not in self.found.remarks:
            self.found.remarks.append(text)

    def refuse(self, why: str) -> FileFault:
        return FileFault(self.path, 0, f"this is no deck as unmatched.cards saves it: {why}")

    def deck(self, root: object) -> Deck:
        if not isinstance(root, dict):
            raise self.refuse("it is not an object with a hero and cards")
        inner = root.get("deck_data", root)
        if not isinstance(inner, dict):
            raise self.refuse("its deck_data is not an object with a hero and cards")
        hero, cards = inner.get("hero"), inner.get("cards")
        if not isinstance(hero, dict) or not isinstance(cards, list):
            raise self.refuse(f"it has no {'cards' if isinstance(hero, dict) else 'hero'}")
        found = self.found
        called = title(root.get("name")) or title(inner.get("name"))
        self._hero(hero, called)
        found.name = next((name for name in (called, found.hero.name) if key_of(name)), "Hero")
        found.credit = _credit(root)
        self._sidekicks(inner.get("sidekick"))
        self._extras(inner.get("extraCharacters"))
        for card in cards:
            if not isinstance(card, dict):
                raise self.refuse("one of its cards is not an object")
            self._card(card)
        self._cards_apart()
        for rule in _list(inner.get("ruleCards")):
            if isinstance(rule, dict) and plain(rule.get("content")):
                found.rules.append((on_one_line(rule.get("title")), plain(rule.get("content"))))
        self._check_size()
        return found

    def _check_size(self) -> None:
        if not self.found.cards:
            raise self.refuse("it has no cards")
        if self.found.size > layout.MAX_CARDS:
            raise FileFault(self.path, 0, f"this deck has {self.found.size} cards; {layout.MAX_CARDS} are the most")
        if self.found.size != 30:
            self.remark(f"the deck has {self.found.size} cards, not 30")

    # Fighters.

    def _hero(self, hero: dict[str, object], called: str) -> None:
        name = speakable(hero.get("name")) or speakable(called) or "Hero"
        self.found.fighters.append(self._fighter(hero, name, True))
        self.found.move = self._number(hero.get("move"), 0, 9, 2, f"the move of {name}")
        self._ability(hero, self.found.abilities)

    def _ability(self, hero: dict[str, object], abilities: list[str]) -> None:
        text = plain(hero.get("specialAbility"))
        if text:
            abilities.append(text)

    def _fighter(self, facts: dict[str, object], name: str, hero: bool, count: int = 1) -> DeckFighter:
        health = _whole(facts.get("hp"))
        if health is None and not hero:
            health = 1  # minions are not written with a number
        health = self._number(health, 1, 99, 1, f"the health of {name}")
        return DeckFighter(name, hero, bool(facts.get("isRanged")), health, count)

    def _sidekicks(self, given: object) -> None:
        for facts in given if isinstance(given, list) else [given]:
            if not isinstance(facts, dict):
                continue
            name = speakable(facts.get("name"))
            stub = name.lower() in STUBS
            count = _whole(facts.get("quantity"))
            if count is None:
                count = 0 if stub and _whole(facts.get("hp")) is None else 1
            if count <= 0:
                continue
            name = name or "Sidekick"
            self._add(self._fighter(facts, name, False, self._number(count, 1, 9, 1, f"the number of {name}")))

    def _extras(self, given: object) -> None:
        for extra in _list(given):
            if not isinstance(extra, dict):
                continue
            hero = extra.get("hero")
            if isinstance(hero, dict) and (speakable(hero.get("name")) or _whole(hero.get("hp")) is not None):
                self._second_hero(hero)
            self._sidekicks(extra.get("sidekick"))

    def _second_hero(self, facts: dict[str, object]) -> None:
        first = self.found.hero
        name = speakable(facts.get("name")) or first.name
        if _same(name, first.name):
            reach = "ranged" if first.ranged else "melee"
            taken = f"{reach}, health {first.health}, move {self.found.move}"
            self.remark(f"{first.name} has two stat blocks; the first was taken ({taken})")
            self._ability(facts, self.found.unused_abilities)
            return
        self._add(self._fighter(facts, name, False))
        self.remark(f"{name} is a second hero; here it is a sidekick, and only {first.name} must not fall")
        move = _whole(facts.get("move"))
        if move is not None and move != self.found.move:
            self.remark(f"{name} would move {move}; all fighters move {self.found.move}")
        self._ability(facts, self.found.abilities)

    def _add(self, fighter: DeckFighter) -> None:
        fighters = self.found.fighters
        names = [other.name for other in fighters]
        if any(_same(fighter.name, name) for name in names):
            number = 2
            while any(_same(f"{fighter.name} {number}", name) for name in names):
                number += 1
            fighter = DeckFighter(f"{fighter.name} {number}", False, fighter.ranged, fighter.health, fighter.count)
            self.remark(f"two fighters have one name; the other is {fighter.name!r} here")
        if len(fighters) == 8:
            self.remark(f"a hero has at most 8 kinds of fighter; {fighter.name} was left out")
            return
        fighters.append(fighter)

    # Cards.

    def _card(self, facts: dict[str, object]) -> None:
        known = on_one_line(facts.get("title"))
        number = len(self.found.cards) + 1
        name = title(known)
        if not key_of(name):
            name = known = f"Card {number}"
        copies = self._number(facts.get("quantity"), 0, layout.MAX_CARDS, 1, f"the number of copies of {known!r}")
        if copies == 0:
            self.remark(f"there are 0 copies of {known!r}; it was left out")
            return
        value = _whole(facts.get("value"))
        kind = TYPES.get(on_one_line(facts.get("type")).lower())
        if kind is None:
            kind = "scheme" if value is None else "versatile"
            self.remark(f"{known!r} has the type {on_one_line(facts.get('type'))!r}; it was taken for {_article(kind)}")
        value = None if kind == "scheme" else self._number(value, 0, 99, 0, f"the value of {known!r}")
        boost = _whole(facts.get("boost"))
        self.found.cards.append(
            DeckCard(
                title=known,
                name=name,
                copies=copies,
                user=on_one_line(facts.get("characterName")),
                kind=kind,
                value=value,
                boost=0 if boost is None else self._number(boost, 0, 99, 0, f"the boost of {known!r}"),
                texts={timing: text for timing, entry in TIMINGS.items() if (text := plain(facts.get(entry)))},
            )
        )

    def _cards_apart(self) -> None:
        """Cards of one name: the same card twice is one with more copies, different ones are numbered."""
        cards: list[DeckCard] = []
        for card in self.found.cards:
            twin = next((i for i, other in enumerate(cards) if _but_copies(other) == _but_copies(card)), None)
            if twin is not None:
                cards[twin] = _renamed(card, cards[twin].name, card.copies + cards[twin].copies)
                continue
            keys = [key_of(other.name) for other in cards]
            name, number = card.name, 1
            while key_of(name) in keys:
                number += 1
                name = f"{card.name} {number}"
            if number > 1:
                self.remark(f"several cards are called {card.name!r}; one of them is {name!r} here")
            cards.append(_renamed(card, name, card.copies))
        self.found.cards = cards

    def _number(self, value: object, least: int, most: int, default: int, what: str) -> int:
        number = _whole(value)
        if number is None:
            self.remark(f"{what} is not given; {default} was taken")
            return default
        if not least <= number <= most:
            taken = min(max(number, least), most)
            self.remark(f"{what} is {number}; {taken} was taken")
            return taken
        return number


def _credit(root: dict[str, object]) -> str:
    user, version, number = (on_one_line(root.get(key)) for key in ("user", "version_name", "id"))
    words = f"By {user}" if user else "By an unknown designer"
    if version:
        words += f", {version}" if "version" in version.lower() else f", version {version}"
    return words + (f" (unmatched.cards, deck {number})" if number else "")


def _but_copies(card: DeckCard) -> tuple[object, ...]:
    return key_of(card.title), card.user, card.kind, card.value, card.boost, sorted(card.texts.items())


def _renamed(card: DeckCard, name: str, copies: int) -> DeckCard:
    return DeckCard(card.title, name, copies, card.user, card.kind, card.value, card.boost, card.texts)


def _whole(value: object) -> int | None:
    """A whole number, however it is written."""
    if isinstance(value, str):
        text = value.strip().lstrip("+")
        return int(text) if text.lstrip("-").isascii() and text.lstrip("-").isdigit() and len(text) <= MOST_DIGITS else None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) < 10**MOST_DIGITS:
        return None
    return int(value) if value == int(value) else None


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _same(one: str, other: str) -> bool:
    return key_of(one).removeprefix("the-") == key_of(other).removeprefix("the-")


def _article(kind: str) -> str:
    return f"an {kind} card" if kind == "attack" else f"a {kind} card"
