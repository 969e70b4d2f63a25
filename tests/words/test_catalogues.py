"""Every language says all that English says, in correct Fluent, and no more than it is given."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from peerless import Game
from peerless.content import words
from peerless.content.words import FOLDER, Name, languages


def entries(lang: str) -> Iterator[ast.EntryType]:
    for path in words._files(lang):
        yield from FluentParser().parse(path.read_text("utf-8")).body


def variables(node: ast.BaseNode) -> set[str]:
    found: set[str] = set()

    def look(part: object) -> None:
        if isinstance(part, ast.VariableReference):
            found.add(part.id.name)
        for value in vars(part).values() if isinstance(part, ast.BaseNode) else part if isinstance(part, list) else ():
            look(value)

    look(node)
    return found


def functions(node: ast.BaseNode) -> Iterator[ast.FunctionReference]:
    if isinstance(node, ast.FunctionReference):
        yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from functions(part)


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", languages())
def test_a_catalogue_is_well_formed(lang: str) -> None:
    names = []
    for entry in entries(lang):
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            names.append(entry.id.name)
            assert entry.value is not None
    assert len(set(names)) == len(names), f"{lang}: said twice: {sorted(name for name in names if names.count(name) > 1)}"


@pytest.mark.parametrize("lang", languages())
def test_a_language_says_all_and_asks_for_nothing_more(lang: str) -> None:
    english, found = messages("en"), messages(lang)
    assert set(found) == set(english)
    for name, message in found.items():
        given = variables(english[name])
        assert variables(message) <= given, f"{lang}: {name} speaks of {variables(message) - given}"


@pytest.mark.parametrize("lang", languages())
def test_what_messages_ask_for_is_there(lang: str) -> None:
    """Every count that is asked for is a message, in the case that is asked for; every case is one of the language."""
    say = words.words(lang)
    for name, message in messages(lang).items():
        for asked in functions(message):
            said = [part.value for part in asked.arguments.positional if isinstance(part, ast.StringLiteral)]
            if asked.id.name == "COUNT":
                for number in (0, 1, 2, 5, 11, 21):
                    assert str(number) in say._count(number, *said), f"{lang}: {name}"
            elif asked.id.name == "CASE":
                assert said[0] in words._cases(lang), f"{lang}: {name}"
            else:
                assert asked.id.name in ("GENDER", "AGREE"), f"{lang}: {name}"


def sample_names(lang: str) -> list[Name]:
    """A name of each kind: declined, plural, unknown, quoted, a list."""
    names = Game(["jekyll-and-hyde", "dracula"], board="soho", seed=1).names
    say = words.words(lang)
    known = [say.fighter(names, number) for number in range(3)]
    return [*known, say.name("King Kong"), say.card(names, min(names.cards)), say.listing(known), say.meant()]


INDENTED = {
    "report-import-remark": 2,
    "report-import-refused": 2,
    "report-measure-more": 7,
}  # lines that stand under another


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_said_of_every_kind_of_name_without_an_error(lang: str) -> None:
    say = words.Words(lang)
    for name, message in messages("en").items():
        numbers = {"number"} | {
            part.id.name
            for asked in functions(message)
            for part in asked.arguments.positional
            if asked.id.name == "COUNT" and isinstance(part, ast.VariableReference)
        }
        for called in sample_names(lang):
            for number in (0, 1, 2, 5, 21):
                facts = {fact: number if fact in numbers else called for fact in variables(message)}
                text = say.say(name, **facts)
                assert not say.errors, f"{lang}: {say.errors}"
                indent = " " * INDENTED.get(name, 0)
                assert text.startswith(indent)
                assert text == "" or "  " not in text.removeprefix(indent) or name.startswith(("screen-", "watch-keys")), (
                    f"{lang}: {name}: {text!r}"
                )
                assert "{" not in text and "$" not in text


def test_every_language_has_a_name_of_its_own() -> None:
    assert set(words.OWN_NAMES) == set(languages())
    assert all(path.suffix == ".ftl" for path in FOLDER.rglob("*") if path.is_file())
