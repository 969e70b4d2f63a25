"""`peerless card TEXT`: what a card's text means, in every language, and whether the machine can play it."""

import argparse
import sys
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

from peerless.cards import tree as t
from peerless.cards.nouns import NotPlayable
from peerless.cards.parse import NotUnderstood, parse
from peerless.cards.print import LANGUAGES
from peerless.cards.tree.parts import told_of_combat
from peerless.content.faults import Fault
from peerless.content.hero import LABELS, Hero, paragraphs, parse_hero, split_label
from peerless.content.library import Library, told_apart
from peerless.content.program import compile_hero
from peerless.content.sentences import LABELS as KEYS
from peerless.content.sentences import ability_text, effect_text
from peerless.content.words import words
from peerless.core import layout

# A hero without names, for texts that speak of none.
NOBODY = """
name = "Hero"
move = 2
[[fighters]]
name = "Hero"
role = "hero"
attack = "melee"
health = 15
[[cards]]
name = "Card"
for = "any"
"""
INDENT = "    "


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", help='a text as it stands on a card, like "After combat: Draw 1 card."')
    parser.add_argument("--hero", default="", metavar="HERO", help="whose names it speaks of: a hero, or a file of your own")


def run(args: argparse.Namespace) -> int:
    """Code 0 when everything is understood and can be played, 1 when not."""
    if not args.text.strip():
        raise Fault("expected a text as it stands on a card, like: After combat: Draw 1 card.")
    hero = _hero(args.hero)
    code = 0
    for number, paragraph in enumerate(paragraphs(args.text.replace("\\n", "\n"))):
        if number:
            print()
        code = max(code, _paragraph(hero, paragraph))
    return code


def _hero(name: str) -> Hero:
    if not name:
        return parse_hero(NOBODY + 'type = "scheme"\n', "a card", "hero")
    _, files = told_apart([name], Library().heroes)
    library = Library(heroes=files)
    return library.hero(Path(name).stem if files else name).hero


def _paragraph(hero: Hero, paragraph: str) -> int:
    label, window, sentence = split_label(paragraph)
    try:
        node = parse(sentence, hero.words, not label)
    except NotUnderstood as problem:
        print(sentence)
        print(" " * problem.at + "^")
        fitting = f"; expected {problem.expected}" if problem.expected else ""
        print(f"{problem}{fitting}")
        return 1
    if label and window is None:
        print(f"peerless: {label!r} is no label of a card; known are {', '.join(LABELS)}", file=sys.stderr)
        return 1
    print(_drawn(node))
    for lang in LANGUAGES:
        text = ability_text(hero, node, lang) if isinstance(node, t.Ability) else effect_text(hero, _verb(node), lang)
        print(f"{lang:5}  {_labelled(label, window, text, lang)}".replace("\n", "\n" + " " * 7))
    return _playable(hero, label, sentence, node)


def _verb(node: t.Node) -> t.Verb:
    assert isinstance(node, t.Verb)
    return node


def _labelled(label: str, window: int | None, text: str, lang: str) -> str:
    if not text:
        return "(this language has no words for it)"
    return words(lang).say(f"label.{KEYS[window]}", text=text) if label and window is not None else text


def _playable(hero: Hero, label: str, sentence: str, node: t.Node) -> int:
    """Whether the hero with nothing but this card, or this ability, can be compiled."""
    try:
        if isinstance(node, t.Ability):
            changed = replace(hero, abilities=(node,))
        else:
            card = replace(hero.cards[0], kind=_kind(label), effects={LABELS.get(label, layout.SCHEME): _verb(node)})
            changed = replace(hero, cards=(card, *hero.cards[1:]))
            if LABELS.get(label) not in layout.IN_COMBAT and told_of_combat(node, scheme=not label):
                raise NotPlayable("this speaks of a combat, but there is none here")
        compile_hero(changed)
    except NotPlayable as problem:
        print(f"The machine cannot play it: {problem}.")
        return 1
    print("The machine can play it.")
    return 0


def _kind(label: str) -> int:
    return layout.ATTACK_CARD if label else layout.SCHEME_CARD


def _drawn(node: object, depth: int = 0) -> str:
    """A tree, a part a line."""
    if isinstance(node, tuple):
        return "\n".join(_drawn(part, depth) for part in node)
    if isinstance(node, t.Node) and is_dataclass(node):
        parts = [getattr(node, field.name) for field in fields(node)]
        plain = [str(part) for part in parts if not isinstance(part, (t.Node, tuple))]
        head = INDENT * depth + " ".join([type(node).__name__, *plain])
        inner = [
            _drawn(part, depth + 1) for part in parts if isinstance(part, (t.Node, tuple)) and part not in ((), t.NOTHING)
        ]
        return "\n".join([head, *inner])
    return INDENT * depth + str(node)
