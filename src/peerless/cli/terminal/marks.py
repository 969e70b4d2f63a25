"""Short signs for long things: fighters, zones and kinds of card, each readable without colour."""

import re
from collections.abc import Iterable

from peerless.cli.terminal.say import catalogue, plain
from peerless.content.board import Board
from peerless.content.hero import Card
from peerless.content.table import FighterView, Table
from peerless.content.words import Name
from peerless.core import layout

TEAM_COLORS = ("#5fd7ff", "#ffaf5f")  # first and third hero, second and fourth
TEAM_BRACKETS = ("()", "[]")
TOKENS = ("\u2248", "\u224b")  # of each team
PASSAGE = "@"
ZONE_COLORS = {
    "blue": "#5b9bf0", "navy": "#3050a8", "brown": "#96653f", "gray": "#9aa0a8", "grey": "#9aa0a8",
    "green": "#56b068", "yellow": "#ecd04f", "orange": "#f0943a", "red": "#d9483f", "cream": "#efe3bd",
    "violet": "#a078d0", "purple": "#a078d0", "pink": "#f0a0c0", "white": "#f4f4f4", "black": "#303030",
    "teal": "#3aa8a0", "gold": "#d8b040", "sand": "#d8c890", "rock": "#8a8078",
}  # fmt: skip
OTHER_COLORS = ("#5b9bf0", "#f0943a", "#56b068", "#d9483f", "#a078d0", "#ecd04f", "#9aa0a8", "#3aa8a0")
HARD_TO_READ = "oli\u043e\u0437"  # beside digits
SMALL_WORDS = frozenset("the and dr mr mrs le la les l o a os as et e de do da du і и та й д".split())  # noqa: SIM905


def zone_name(zone: str) -> str:
    """The colour that a zone is called by; what is no colour is called as its board's file calls it."""
    say, key = catalogue(), f"zone.{zone.lower()}"
    return say.say(key) if zone.isalpha() and say.knows(key) else zone


def zone_letters(board: Board) -> dict[str, str]:
    """A letter for each zone: the first of its name that is still free."""
    found: dict[str, str] = {}
    for zone in board.zones:
        letters = [c for c in zone_name(zone).lower() if c.isalpha()] + list(plain("zone-letters"))
        free = [c for c in letters if c not in found.values()] or ["?"]
        found[zone] = free[0] if free[0] == letters[0] else next((c for c in free if c not in HARD_TO_READ), free[0])
    return found


def zone_color(board: Board, zone: str) -> str:
    return ZONE_COLORS.get(zone.lower(), OTHER_COLORS[list(board.zones).index(zone) % len(OTHER_COLORS)])


def ink_on(color: str) -> str:
    """Black or white, whichever reads better on a colour."""
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return "#101010" if red * 3 + green * 6 + blue > 1150 else "#ffffff"


def team_of(table: Table, side: str) -> int:
    return int(table.setup.world.team[table.side_number(side)])


def side_name(table: Table, side: str) -> str:
    """What a side is called where its name stands alone; the log calls it the same."""
    return side_inside(table, side).bare


def side_inside(table: Table, side: str) -> Name:
    """What a side is called inside a sentence."""
    return catalogue().side(table.names, table.side_number(side))


def fighter_name(table: Table, fighter: FighterView) -> str:
    """What a fighter is called where its name stands alone, without a number."""
    return catalogue().called(table.names, table.side_number(fighter.side), fighter.name).bare


def form_name(table: Table, side: str) -> str:
    """The form that a hero is in, if it has several."""
    number, form = table.side_number(side), table.form(side)
    return catalogue().called(table.names, number, form, "form") if form else ""


def card_name(table: Table, card: Card) -> str:
    return catalogue().called(table.names, _side_of(table, card), card.name, "card").bare


def card_user(table: Table, card: Card) -> str:
    """Who may play a card: a fighter, the hero in a form, anybody."""
    if card.user == "any":
        return plain("anybody")
    side = _side_of(table, card)
    kind = "form" if card.user in table.names.heroes[side].forms else "fighter"
    return catalogue().called(table.names, side, card.user, kind).bare


def _side_of(table: Table, card: Card) -> int:
    return next(side for side, hero in enumerate(table.names.heroes) if any(card is other for other in hero.cards))


def fighter_marks(table: Table) -> dict[str, str]:
    """Two letters for each fighter, in the brackets of its team: (Ho) against [S1]."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for fighter in table.fighters:
        brackets = TEAM_BRACKETS[team_of(table, fighter.side)]
        for letters in _two_letters(fighter.key, fighter_name(table, fighter)):
            mark = brackets[0] + letters + brackets[1]
            if mark not in taken:
                break
        taken.add(mark)
        found[fighter.key] = mark
    return found


def _two_letters(key: str, name: str) -> Iterable[str]:
    number = re.search(r"-(\d+)(?:\.\d+)?$", key)
    words = [w for w in re.findall(r"\w+", name) if w.lower() not in SMALL_WORDS] or [name or "?"]
    if number:
        yield words[0][0].upper() + number[1][-1]
    if len(words) > 1:
        yield (words[0][0] + words[-1][0]).upper()
    first = words[0].capitalize() + "x"
    for letter in first[1:]:
        yield first[0] + letter
    for digit in "123456789":
        yield first[0] + digit


def card_sign(card: Card) -> str:
    """What kind of card, and its value: A4 attack, D1 defense, V3 versatile, S scheme."""
    return f"{plain(f'sign-{_kind(card)}')}{'' if card.value is None else card.value}"


def card_kind(card: Card) -> str:
    words = plain(f"kind-{_kind(card)}")
    return words if card.value is None else f"{words} {card.value}"


def _kind(card: Card) -> str:
    return {
        layout.ATTACK_CARD: "attack",
        layout.DEFENSE_CARD: "defense",
        layout.SCHEME_CARD: "scheme",
    }.get(card.kind, "versatile")
