"""The nearest sentence that the machine understands, for one that it does not."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from typing import Any

from peerless.cards import tree as t
from peerless.cards.parse import NotUnderstood, Vocabulary, parse
from peerless.content.hero import paragraphs, split_label
from peerless.content.library import HERE

TRIED = 8  # of the nearest
NEAR = 0.35
NUMBER = re.compile(r"(?<![\w-])\d+(?!\w)")
SAME = dict.fromkeys(("one", "a", "an", "two", "three"), "#") | {"cards": "card", "spaces": "space", "opponents": "opponent"}
BEGINS_ABILITY = re.compile(r"(?:At|After|When|While|Effects|You start)\b")
STOPS = re.compile(r"(?<=[.!?])(?<!\b[MDS]r\.)\s+|\n- ")
COUNTED = re.compile(r"(?<!\w)(\d+ (?:card|space|action))s?(?!\w)")
NAMES = (("fighter", "fighters"), ("token", "tokens"), ("counter", "counters"), ("group", "groups"), ("form", "forms"))


@dataclass(frozen=True)
class Phrase:
    text: str  # with {fighter} and the like for names


def nearest_phrase(refused: str, at: int, words: Vocabulary, ability: bool = False) -> str:
    """The sentence most like the one in which reading stopped, with the names of this hero; nothing if none is like it."""
    ability = ability and STOPS.split(refused)[0].strip() == _sentence_at(refused, at)  # it begins with its moment
    wanted = _features(_sentence_at(refused, at), words)
    known = [phrase for phrase in phrases() if not ability or BEGINS_ABILITY.match(phrase.text)]
    scored = sorted(((_likeness(wanted, phrase), i) for i, phrase in enumerate(known)), key=lambda row: (-row[0], row[1]))
    for score, i in scored[:TRIED]:
        if score < NEAR:
            break
        found = _with_names(known[i], _sentence_at(refused, at), words)
        if found and _understood(found, words, ability):
            return found
    return ""


@cache
def phrases() -> tuple[Phrase, ...]:
    lines = (Path(__file__).parent / "phrases.txt").read_text("utf-8").splitlines()
    found = [Phrase(line) for line in lines if line and not line.startswith("#")]
    for path in sorted((HERE / "heroes").glob("*.toml")):
        found += [Phrase(text) for text in _of_hero(tomllib.loads(path.read_text("utf-8")))]
    return tuple(dict.fromkeys(found))


def _of_hero(hero: dict[str, Any]) -> Iterator[str]:
    """The sentences of a hero whose names another hero could have."""
    tables = [*hero["cards"], hero.get("ability", {})]
    texts = [line for table in tables for line in paragraphs(table.get("text", ""))]
    tags = [(fighter["name"], "fighter") for fighter in hero["fighters"]] + [
        (name, "token") for name in hero.get("tokens", ())
    ]
    for text in texts:
        for sentence in STOPS.split(split_label(text)[2]):
            for name, tag in sorted(tags, key=lambda pair: -len(pair[0])):
                spoken = re.escape(name.removeprefix("The "))
                sentence = re.sub(rf"(?<!\w)(?:[Tt]he )?{spoken}(?!\w)", f"{{{tag}}}", sentence)
            yield sentence[:1].upper() + sentence[1:]


def _sentence_at(text: str, at: int) -> str:
    """The sentence in which a place of the text lies; the last one, if that is the end."""
    stops = [0, *(found.end() for found in STOPS.finditer(text) if found.end() < len(text)), len(text)]
    start = max(stop for stop in stops[:-1] if stop <= at)
    return text[start : next(stop for stop in stops if stop > start)].strip()


def _features(sentence: str, words: Vocabulary) -> list[str]:
    """The words of a sentence, with one word for every name of a kind and one for every number."""
    text = sentence
    aliases = tuple(alias for alias, _ in words.aliases)
    for kind, entry in NAMES:
        names = getattr(words, entry) + (aliases if kind == "fighter" else ())
        for name in sorted(names, key=len, reverse=True):
            text = re.sub(rf"(?<!\w)(?:the )?{re.escape(name)}(?!\w)", f" {{{kind}}} ", text, flags=re.IGNORECASE)
    return _bare_words(NUMBER.sub("#", text))


def _bare_words(text: str) -> list[str]:
    same = {
        "one": "#",
        "a": "#",
        "an": "#",
        "two": "#",
        "three": "#",
        "cards": "card",
        "spaces": "space",
        "opponents": "opponent",
    }
    return [same.get(word, word) for word in re.findall(r"\{\w+\}|#|[a-z']+", text.lower())]


@cache
def _phrase_features(text: str) -> tuple[str, ...]:
    return tuple(_bare_words(NUMBER.sub("#", text)))


def _likeness(wanted: list[str], phrase: Phrase) -> float:
    other = _phrase_features(phrase.text)
    if not wanted or not other:
        return 0.0
    common = len(set(wanted) & set(other))
    if not common:
        return 0.0
    dice = 2 * common / (len(set(wanted)) + len(set(other)))
    return (dice + SequenceMatcher(None, wanted, other, autojunk=False).ratio()) / 2


def _with_names(phrase: Phrase, refused: str, words: Vocabulary) -> str:
    text = phrase.text
    for tag, kind in NAMES:
        names: Iterable[str] = getattr(words, kind)
        if f"{{{tag}}}" in text:
            spoken = next((name for name in names if name.lower() in refused.lower()), next(iter(names), ""))
            if not spoken:
                return ""
            text = text.replace(f"{{{tag}}}", re.sub(r"^The ", "the ", spoken))
    numbers = NUMBER.findall(refused)
    if len(numbers) == len(NUMBER.findall(text)):
        replacements = iter(numbers)
        text = NUMBER.sub(lambda _: next(replacements), text)
        text = COUNTED.sub(lambda found: found[1] + ("" if found[1].startswith("1 ") else "s"), text)
    return text[:1].upper() + text[1:]


def _understood(text: str, words: Vocabulary, ability: bool) -> bool:
    try:
        return isinstance(parse(text, words, ability), t.Ability) or not ability
    except NotUnderstood:
        return False
