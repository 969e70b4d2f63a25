"""The terminal in other languages: every word of it, at any time, within the same columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.screens import app, driven, duel, question
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from peerless.cli.terminal import say
from peerless.cli.terminal.choices import Choices
from peerless.cli.terminal.game_screen import GameScreen
from peerless.cli.terminal.pages import CardsPage, LeavePage, TextPage
from peerless.cli.terminal.panels import sides_text
from peerless.cli.terminal.session import SEATS
from peerless.cli.terminal.start_screen import StartScreen
from peerless.content.words import languages, words
from peerless.game import Game

# What stays as it is: names of keys, of files, of the game and its trade mark, and the brackets of a mark-up.
AS_IT_IS = (
    "Peerless",
    "P E E R L E S S",
    "Unmatched",
    "Restoration Games, LLC",
    "Enter",
    "Esc",
    "Ctrl-C",
    "F2",
    "Python",
    "json",
)
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    say.speak("en")


def screen_text(pilot: Pilot[str]) -> str:
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def latin_words(text: str) -> list[str]:
    for known in AS_IT_IS:
        text = text.replace(known, "")
    return LATIN_WORD.findall(text)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_session_in_ukrainian_shows_nothing_else(size: tuple[int, int]) -> None:
    say.speak("uk")
    session = duel(4, heroes="houdini dracula")

    async def drive(pilot: Pilot[str]) -> None:
        for _ in range(25):
            screen = await question(pilot)
            screen._looked_at = None
            screen.query_one("#card", Static).display = False  # the sentences of a card are English
            await pilot.pause()
            assert not latin_words(screen_text(pilot)), screen_text(pilot)
            await pilot.press("enter")
        for key, page in (("l", TextPage), ("question_mark", TextPage), ("q", LeavePage)):
            await question(pilot)
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(pilot.app.screen, page)
            assert not latin_words(screen_text(pilot)), screen_text(pilot)
            await pilot.press("escape")

    driven(app(session, Path("1.json")), size, drive)
    assert not words("uk").errors


def test_f2_goes_through_the_languages_on_every_page() -> None:
    async def drive(pilot: Pilot[str]) -> None:
        screen = await question(pilot)
        offered = len(screen.query_one(Choices).texts)
        for key in ("", "c", "l", "question_mark", "q"):
            if key:
                await pilot.press(key)
                await pilot.pause()
            seen = set()
            for _ in languages():
                await pilot.press("f2")
                await pilot.pause()
                seen.add(screen_text(pilot))
                assert len(screen.query_one(Choices).texts) == offered
            assert len(seen) == len(languages())
            await pilot.press("escape" if key else "x")
        assert say.language() == "en"

    driven(app(duel(3)), (80, 24), drive)


def test_the_first_page_has_a_line_for_the_language() -> None:
    async def drive(pilot: Pilot[str]) -> None:
        assert isinstance(pilot.app.screen, StartScreen)
        await pilot.press("up", "left")  # from the button to the last line, and to the language before English
        await pilot.pause()
        assert say.language() == "uk" and not latin_words(screen_text(pilot).replace("Українська", ""))
        await pilot.press("down", "enter")
        screen = await question(pilot)
        assert isinstance(screen, GameScreen)
        assert words("uk").sentence("screen.log") in screen_text(pilot)

    driven(app(), (80, 24), drive)


def test_keys_work_on_a_cyrillic_keyboard() -> None:
    async def drive(pilot: Pilot[str]) -> None:
        await question(pilot)
        for key, page in (("с", CardsPage), ("д", TextPage), ("й", LeavePage)):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(pilot.app.screen, page)
            await pilot.press("escape")
            await pilot.pause()

    driven(app(duel(3)), (80, 24), drive)


@pytest.mark.parametrize("lang", languages())
def test_the_lines_of_keys_fit(lang: str) -> None:
    known = words(lang)
    assert Text.from_markup(known.say("screen.keys")).cell_len <= 78
    assert Text.from_markup(known.say("screen.start-keys")).cell_len <= 70
    assert len(known.say("watch.keys")) <= 80


@pytest.mark.parametrize("lang", languages())
def test_the_rows_of_four_sides_fit_in_each_language(lang: str) -> None:
    say.speak(lang)
    for heroes in (["jekyll-and-hyde", "sherlock-holmes", "invisible-man", "sherlock-holmes"], ["genie"] * 4):
        game = Game(heroes, board="soho", seats=SEATS[3], seed=1)
        for eyes in (0, 1, 2):
            rows = sides_text(game.view(eyes), eyes, 27, 20).split("\n")
            assert len(rows) == 8
            assert all(isinstance(row, Text) and row.cell_len <= 29 for row in rows), [row.plain for row in rows]


@pytest.mark.parametrize("lang", languages())
def test_signs_of_cards_differ(lang: str) -> None:
    signs = {words(lang).say(f"screen.sign-{kind}") for kind in ("attack", "defense", "scheme", "versatile")}
    assert len(signs) == 4 and all(len(sign) == 1 for sign in signs)
