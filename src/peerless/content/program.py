"""A hero compiled: the programs of its cards and abilities, kept in a cache because reading English takes time."""

import hashlib
import os
import pickle
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from peerless.cards import tree as t
from peerless.cards.abilities import Compiled, compile_abilities, compile_play_if
from peerless.cards.compile import compile_effect
from peerless.cards.nouns import Lexicon, NotPlayable, Setting, Slot
from peerless.cards.tree.parts import parts_of
from peerless.content.faults import FileFault
from peerless.content.hero import Card, Hero, parse_hero
from peerless.content.sections import read_text
from peerless.core import layout
from peerless.core.assembler import Line, Term


@dataclass(frozen=True)
class HeroProgram:
    """What the machine needs of a hero, before it is given a side."""

    hero: Hero
    effects: dict[tuple[int, int], list[Line]]  # by card and window
    abilities: Compiled
    slots: list[Slot]
    traits: list[int]  # by card
    play_if: dict[int, Term]  # by card: what must be so for it to be played
    digest: str  # of everything that decides how the hero plays, and of nothing else


def compile_hero(hero: Hero) -> HeroProgram:
    lexicon = _lexicon(hero)
    effects = {}
    for index, card in enumerate(hero.cards):
        for window, verb in card.effects.items():
            own_turn = window == layout.SCHEME or (window in layout.IN_COMBAT and card.kind == layout.ATTACK_CARD)
            setting = Setting(window in layout.IN_COMBAT, index, window, card.copies, own_turn=own_turn)
            effects[index, window] = compile_effect(lexicon, verb, setting)
    abilities = compile_abilities(lexicon, hero.abilities)
    return HeroProgram(
        hero=hero,
        effects=effects,
        abilities=abilities,
        slots=lexicon.slots,
        play_if={index: held for index, card in enumerate(hero.cards) if (held := compile_play_if(lexicon, card.abilities))},
        traits=[_traits(card, abilities.uncancelable) for card in hero.cards],
        digest=_digest(hero),
    )


def _lexicon(hero: Hero) -> Lexicon:
    """Numbers for the names of a hero. A card's bit is the number of copies that stand before it."""
    groups = dict.fromkeys(hero.groups, 0)
    position = 0
    for card in hero.cards:
        for group in hero.groups:
            if group.lower() in card.name.lower():
                groups[group] |= 1 << position
        position += card.copies
    return Lexicon(hero.words, {fighter.name: fighter.count for fighter in hero.fighters}, groups)


def _traits(card: Card, protected: tuple[str, ...]) -> int:
    traits = 0
    if card.user in protected or t.Uncancelable() in card.abilities:
        traits |= layout.UNCANCELABLE
    if layout.AFTER in card.effects and _restores(card.effects[layout.AFTER]):
        traits |= layout.RESCUES
    if layout.WHEN_PLAYED in card.effects:
        traits |= layout.FACE_UP
    if t.ReactToLook() in card.abilities:
        traits |= layout.REACTS_TO_LOOK
    return traits


def _restores(verb: t.Verb) -> bool:
    """Whether an effect gives health to the own fighter when it was defeated."""
    return any(
        isinstance(part, t.If)
        and part.condition == t.Defeated(t.YourFighter())
        and any(isinstance(deed, t.SetHealth) and deed.fighters == t.YourFighter() for deed in parts_of(part.then))
        for part in parts_of(verb)
    )


def _digest(hero: Hero) -> str:
    """Of the facts and trees; the words of a text and the file's layout do not matter."""
    cards = [(c.key, c.copies, c.user, c.kind, c.value, c.boost, sorted(c.effects.items()), c.abilities) for c in hero.cards]
    names = (hero.forms, hero.tokens, hero.counters, hero.groups)
    facts = (hero.key, hero.move, hero.fighters, names, hero.abilities, cards)
    return hashlib.blake2b(repr(facts).encode(), digest_size=16).hexdigest()


def load_hero(path: Path) -> HeroProgram:
    """The compiled hero of a file, from the cache when neither the file nor Peerless changed."""
    return compiled(read_text(path), path)


@lru_cache(maxsize=64)
def compiled(text: str, path: Path | str, key: str = "") -> HeroProgram:
    name = key or Path(path).stem
    entry = _cache_folder() / f"{hashlib.blake2b((_language() + name + text).encode(), digest_size=16).hexdigest()}.hero"
    try:
        found = pickle.loads(entry.read_bytes())
        if isinstance(found, HeroProgram):
            return found
    except Exception:  # a cache that cannot be read is no cache
        pass
    hero = parse_hero(text, path, name)
    try:
        program = compile_hero(hero)
    except NotPlayable as problem:
        raise FileFault(path, 0, str(problem)) from problem
    _keep(entry, program)
    return program


def _keep(entry: Path, program: HeroProgram) -> None:
    try:
        entry.parent.mkdir(parents=True, exist_ok=True)
        fresh = entry.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(pickle.dumps(program))
        fresh.replace(entry)
    except OSError:
        pass  # a folder that cannot be written is no reason not to play


def _cache_folder() -> Path:
    home = os.environ.get("PEERLESS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(home) / "peerless" if home else Path.home() / ".cache" / "peerless"


@lru_cache(maxsize=1)
def _language() -> str:
    """A fingerprint of everything that turns a text into a program."""
    package = Path(__file__).parents[1]
    hasher = hashlib.blake2b(sys.version.encode(), digest_size=16)
    for folder in ("cards", "content", "core"):
        for source in sorted((package / folder).rglob("*.*")):
            if source.suffix in (".py", ".lark"):
                hasher.update(source.read_bytes())
    return hasher.hexdigest()
