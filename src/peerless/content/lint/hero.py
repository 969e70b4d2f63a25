"""A hero file under the magnifier: everything that is wrong or odd in it, and not only what comes first."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from peerless.cards.nouns import NotPlayable
from peerless.cards.parse import NotUnderstood
from peerless.content.faults import FileFault
from peerless.content.hero import DECK_SIZE, LABELS, Card, Hero, fighter_key, paragraphs, parse_hero, split_label
from peerless.content.lint.findings import Finding, finding
from peerless.content.lint.phrases import nearest_phrase
from peerless.content.lint.sense import contradictions, never_taken, unused
from peerless.content.program import compile_hero
from peerless.content.refusal import refusal_of
from peerless.content.sections import Section, read_toml

# What the numbers of printed heroes are like; others are allowed, and seldom meant.
USUAL = {"value": (0, 9), "boost": (0, 5), "copies": (1, 5)}
USUAL_MOVE = (1, 4)
USUAL_HEALTH = {True: (5, 25), False: (1, 15)}
USUAL_COUNT = (1, 6)


def lint_hero(text: str, path: Path) -> list[Finding]:
    """All findings in the order of the file. A text that is no TOML raises a FileFault."""
    root = read_toml(text, path)
    faults: list[FileFault] = []
    try:
        hero = parse_hero(text, path, path.stem, faults=faults)
    except FileFault as problem:
        return [finding(fault, "file") for fault in (*faults, problem)]
    found = [_of_fault(fault, hero) for fault in faults]
    found += _Lint(hero, root, whole=not faults).findings()
    return sorted(dict.fromkeys(found), key=lambda one: one.line)


def _of_fault(fault: FileFault, hero: Hero) -> Finding:
    cause = fault.__cause__
    if not isinstance(cause, NotUnderstood):
        return finding(fault, "file")
    ability = any(cause.text in line for line in paragraphs(hero.ability_text))
    near = nearest_phrase(cause.text, cause.at, hero.words, ability)
    told = FileFault(fault.path, fault.line, str(refusal_of(fault)))
    return finding(told, "not-understood", f"the nearest that is understood: {near}" if near else "")


class _Lint:
    def __init__(self, hero: Hero, root: Section, whole: bool) -> None:
        self.hero = hero
        self.root = root
        self.whole = whole  # nothing was left out of it
        self.tables = {str(table.data.get("name", "")).strip(): table for table in root.tables("cards")}
        self.ability = root.table("ability", 'text = "..."')

    def findings(self) -> Iterator[Finding]:
        yield from self._numbers()
        yield from self._playable()
        yield from self._refused()
        if self.whole:
            yield from self._senseless()
        yield from self._twice()

    def _table(self, card: Card) -> Section:
        return self.tables[card.name]

    # Numbers.

    def _numbers(self) -> Iterator[Finding]:
        yield from self._usual(self.root, "move", self.hero.move, USUAL_MOVE)
        for table, fighter in zip(self.root.tables("fighters"), self.hero.fighters, strict=True):
            yield from self._usual(table, "health", fighter.health, USUAL_HEALTH[fighter.hero])
            yield from self._usual(table, "count", fighter.count, USUAL_COUNT)
        for card in self.hero.cards:
            for entry, usual in USUAL.items():
                number = getattr(card, entry)
                if number is not None:
                    yield from self._usual(self._table(card), entry, number, usual)
        if self.hero.warnings and self.whole:
            size = sum(card.copies for card in self.hero.cards)
            fault = self.root.fault("cards", f"the deck has {size} cards, by the rules it has {DECK_SIZE}")
            yield finding(fault, "deck-size", _more_or_fewer(DECK_SIZE - size))

    def _usual(self, table: Section, entry: str, number: int, usual: tuple[int, int]) -> Iterator[Finding]:
        least, most = usual
        if not least <= number <= most:
            suggestion = f"usual are {least} to {most}"
            yield finding(table.fault(entry, f"{entry} = {number} is unusual"), "number", suggestion)

    # What the machine makes of it.

    def _playable(self) -> Iterator[Finding]:
        bare = replace(self.hero, abilities=(), cards=tuple(replace(c, effects={}, abilities=()) for c in self.hero.cards))
        for i, card in enumerate(self.hero.cards):
            for window, verb in card.effects.items():
                cards = list(bare.cards)
                cards[i] = replace(card, effects={window: verb}, abilities=())
                problem = self._problem(replace(bare, cards=tuple(cards)))
                if problem:
                    yield finding(self._table(card).fault("text", problem, _line_of(card, window)), "not-playable")
        for ability in self.hero.abilities:
            problem = self._problem(replace(bare, abilities=(ability,)))
            if problem:
                yield finding(self.ability.fault("text", problem), "not-playable")

    @staticmethod
    def _problem(hero: Hero) -> str:
        try:
            compile_hero(hero)
        except NotPlayable as problem:
            return str(problem)
        return ""

    # Effects that are kept but not played.

    def _refused(self) -> Iterator[Finding]:
        for card in self.hero.cards:
            if card.refused:
                plays = not card.text
                say = f"{card.name} plays as a plain value" if plays else "this is not played"
                yield from self._kept(self._table(card), card.refused, say, self._reads_card(card), False)
        if self.hero.refused_ability:
            yield from self._kept(self.ability, self.hero.refused_ability, "this is not played", self._reads_ability(), True)
        if self.hero.refused_rules:
            yield from self._kept(self.root, self.hero.refused_rules, "this is not played", self._reads_ability(), True)

    def _kept(
        self, table: Section, text: str, say: str, reads: Callable[[str], FileFault | None], ability: bool
    ) -> Iterator[Finding]:
        problems = [(line, reads(line)) for line in paragraphs(text)]
        if not any(problem for _, problem in problems):
            yield finding(table.fault("refused", "this is understood now"), "refused", "write text in place of refused")
            return
        for line, problem in problems:
            if problem is None:
                continue
            cause = problem.__cause__
            near = ""
            if isinstance(cause, NotUnderstood):
                near = nearest_phrase(cause.text, cause.at, self.hero.words, ability)
            reason = f"{say}: {refusal_of(problem)}"
            place = table.fault("refused", reason, line.split("\n")[0])
            yield finding(place, "refused", f"the nearest that is understood: {near}" if near else "")

    def _reads_card(self, card: Card) -> Callable[[str], FileFault | None]:
        """What is wrong with a line, were it an effect of this card."""
        kind = self._table(card).data.get("type")

        def read(line: str) -> FileFault | None:
            body = f'name = "x"\nfor = "any"\ntype = "{kind}"\n' + ("" if kind == "scheme" else "value = 0\n")
            return self._fault_of(f"[[cards]]\n{body}text = {_quoted(line)}\n")

        return read

    def _reads_ability(self) -> Callable[[str], FileFault | None]:
        plain = '[[cards]]\nname = "x"\nfor = "any"\ntype = "scheme"\n'
        return lambda line: self._fault_of(f"[ability]\ntext = {_quoted(line)}\n{plain}")

    def _fault_of(self, rest: str) -> FileFault | None:
        """What is wrong with tables, in a file with the names of this hero."""
        hero = self.hero
        head = 'name = "x"\nmove = 2\n'
        for entry in ("forms", "tokens", "counters", "groups"):
            head += f"{entry} = [{', '.join(map(_quoted, getattr(hero, entry)))}]\n"
        for fighter in hero.fighters:
            role = "hero" if fighter.hero else "sidekick"
            head += f'[[fighters]]\nname = {_quoted(fighter.name)}\nrole = "{role}"\nattack = "melee"\nhealth = 9\n'
            head += f"count = {fighter.count}\ncalled = [{', '.join(map(_quoted, fighter.called))}]\n"
        try:
            compile_hero(parse_hero(head + rest, "x", "x"))
        except FileFault as problem:
            return problem
        except NotPlayable as problem:
            return FileFault("x", 0, str(problem))
        return None

    # What can be played and makes no sense.

    def _senseless(self) -> Iterator[Finding]:
        hero = self.hero
        for entry, name, reason, suggestion in unused(hero):
            yield finding(self.root.fault(entry, reason, f'"{name}"'), "unused", suggestion)
        for card, reason, suggestion in never_taken(hero):
            yield finding(self._table(card).fault("for", reason), "nobody", suggestion)
        for where, window, reason, suggestion in contradictions(hero):
            if where is None:
                yield finding(self.ability.fault("text", reason), "never", suggestion)
            else:
                yield finding(self._table(where).fault("text", reason, _line_of(where, window)), "never", suggestion)
        for table, fighter in zip(self.root.tables("fighters"), hero.fighters, strict=True):
            for alias in fighter.called:
                if not _speaks(hero, alias):
                    yield finding(table.fault("called", f"no text says {alias!r}"), "unused", "leave it out")

    def _twice(self) -> Iterator[Finding]:
        names: dict[str, str] = {}
        for card in self.hero.cards:
            plain = fighter_key(card.name).replace("-", "")
            if plain in names:
                reason = f"{card.name!r} is hard to tell from {names[plain]!r}"
                yield finding(self._table(card).fault("name", reason), "same-name", "give one of them another name")
            names[plain] = card.name
            effects = list(card.effects.items())
            for i, (window, verb) in enumerate(effects):
                if any(other == verb for _, other in effects[:i]):
                    place = self._table(card).fault("text", "this says the same in two windows", _line_of(card, window))
                    yield finding(place, "twice", "leave one of them out")


def _line_of(card: Card, window: int) -> str:
    """The line of a card's text that makes the effect of a window."""
    for line in paragraphs(card.text):
        label, found, _ = split_label(line)
        if found == window or (not label and window not in LABELS.values()):
            return line.split("\n")[0]
    return ""


def _speaks(hero: Hero, word: str) -> bool:
    texts = [hero.ability_text, hero.refused_ability, hero.refused_rules, *(f"{c.text}\n{c.refused}" for c in hero.cards)]
    return any(word.lower() in text.lower() for text in texts)


def _more_or_fewer(missing: int) -> str:
    return f"add {missing} more" if missing > 0 else f"take {-missing} out"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
