"""The names that the texts of a deck use: who is meant by a name, and which words are groups, tokens and counters."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from peerless.content.hero import SPEAKABLE
from peerless.content.imports.deck import Deck, DeckFighter
from peerless.content.imports.states import States, find_states
from peerless.content.imports.tidy import SMALL
from peerless.core.layout import MAX_COUNTERS

MOST_TOKENS = 4  # all heroes of a game have 8 kinds together
MOST_GROUPS = 16
ALL = {"any", "all", "everyone", "anyone", "both", "each", "all fighters", "any fighter", "any character", "either"}
# Words of the game; a name of one word that is among them would be heard everywhere.
GAME_WORDS = """
    attack attacks defense defence versatile scheme schemes boost boosted blind card cards hand deck discard pile
    action actions health damage combat fighter fighters hero heroes sidekick sidekicks opponent opponents opposing
    player players turn game board space spaces zone zones value values effect effects move movement maneuver token
    tokens counter counters marker markers place draw deal gain spend remove lose recover choose reveal any all each
    other another random more this that these those your their its his her one two three four five max hp after during
    immediately before next top bottom first last same different printed starting new ally allied enemy friendly large
    adjacent named single final extra full black white big old little young great doctor captain lady lord king queen
    prince princess master mister miss saint professor general agent sir the you it they she him them who whoever
"""
GAME = frozenset(GAME_WORDS.split())
COUNTED = r"(?:\(?\d+\)?|an?|one|two|three|four|five|six|all|any|each|\(?X\)?|up to \d+|all of \w+|any number of|all \w+)"
NAMED_THING = re.compile(r"\b([A-Za-z][\w'-]*(?: [A-Z][\w'-]*)?) (?:tokens?|counters?|markers?)\b")
TAKEN_THING = re.compile(rf"\b(?:gains?|spends?|removes?|loses?|has|have|places?)\s+{COUNTED}\s+([A-Z][A-Za-z'-]+)\b")
PLACED_THING = re.compile(rf"\bplaces?\s+(?:up to )?{COUNTED}\s+([A-Za-z][\w'-]+)\s+(?:in|on|onto|into|adjacent)\b")
NAMED_CARDS = re.compile(r"([\w'-]+(?: [\w'-]+){0,2}) cards?\b", re.IGNORECASE)
ON_THE_BOARD = re.compile(r"\bspaces?\b|\bzones?\b|\badjacent\b|\bboard\b", re.IGNORECASE)


@dataclass
class Words:
    """What is called how in the texts of one deck."""

    called: dict[str, list[str]] = field(default_factory=dict)  # fighter -> what else it is called
    groups: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    counters: list[str] = field(default_factory=list)
    states: States = field(default_factory=States)

    def names(self, fighters: Iterable[str]) -> list[str]:
        """Everything that is a name here, the longest first."""
        aliases = [alias for names in self.called.values() for alias in names]
        return sorted({*fighters, *aliases, *self.groups, *self.tokens, *self.counters}, key=len, reverse=True)


def singular(word: str) -> str:
    lower = word.lower()
    if len(word) > 4 and lower.endswith("ies"):
        return word[:-3] + ("Y" if word.isupper() else "y")
    if len(word) > 4 and lower.endswith(("sses", "xes", "ches", "shes", "zzes")):
        return word[:-2]
    if len(word) > 5 and lower.endswith("wolves"):
        return word[:-3] + "f"
    if len(word) > 3 and lower.endswith("s") and not lower.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def singular_name(name: str) -> str:
    """Of several words the last one is the noun, unless "of" comes after it."""
    head, of, tail = name.partition(" of ")
    start, space, last = head.rpartition(" ")
    return start + space + singular(last) + of + tail


def words_of(name: str) -> list[str]:
    return [singular(word) for word in re.findall(r"\w+", name.lower()) if word != "the"]


# Fighters.


def who_plays(user: str, deck: Deck) -> tuple[str, str]:
    """Whose card it is: a fighter's name or "any"; and what is odd about it."""
    text = user.strip(" \"'.()").strip()
    if not text or text.lower() in ALL:
        return "any", ""
    parts = [part for part in re.split(r"\s*(?:/|,|;|&|\+|\bor\b|\band\b)\s*", text, flags=re.IGNORECASE) if part]
    whole = _meant(text, deck, alone=len(parts) == 1)
    if whole:
        return whole, ""
    meant = {_meant(part, deck) for part in parts}
    if "any" in meant or meant == {fighter.name for fighter in deck.fighters}:
        return "any", ""
    if None in meant or not meant:
        return "any", f"who is meant by {user!r} is not known; anybody may play such cards"
    if len(meant) == 1:
        return str(meant.pop()), ""
    return "any", f"only {' and '.join(sorted(map(str, meant)))} may play cards of {user!r}; here anybody may"


def _meant(text: str, deck: Deck, alone: bool = True) -> str | None:
    lower = " ".join(text.lower().split()).strip(" \"'.()")
    if lower in ALL:
        return "any"
    if lower in ("hero", "your hero", "the hero"):
        return deck.hero.name
    others = deck.fighters[1:]
    if lower in ("sidekick", "sidekicks", "minion", "minions") and not any(f.name.lower() == lower for f in others):
        return others[0].name if len(others) == 1 else None
    letters = re.sub(r"[\W_]", "", lower)
    for fighter in deck.fighters:
        if words_of(fighter.name) == words_of(lower) or re.sub(r"[\W_]", "", fighter.name.lower()) == letters:
            return fighter.name
    if words_of(deck.name) == words_of(lower):
        return deck.hero.name
    given = set(words_of(lower)) - SMALL
    named = {fighter.name: set(words_of(fighter.name)) for fighter in deck.fighters}
    within, around = ([n for n, w in named.items() if given <= w], [n for n, w in named.items() if alone and w <= given])
    for found in (within, around):
        if given and len(found) == 1:
            return found[0]
    close = [f.name for f in deck.fighters if SequenceMatcher(None, f.name.lower(), lower).ratio() > 0.8]
    return close[0] if len(close) == 1 else None


def tidy_fighters(deck: Deck, texts: Sequence[str]) -> None:
    """Several of a kind are named by one of them, where the texts do so or the cards."""
    for i, fighter in enumerate(deck.fighters):
        one = singular_name(fighter.name)
        if fighter.count > 1 and one != fighter.name and (one.lower() + "s" == fighter.name.lower() or _spoken(one, texts)):
            deck.fighters[i] = DeckFighter(one, fighter.hero, fighter.ranged, fighter.health, fighter.count)


def aliases(deck: Deck, texts: Sequence[str]) -> dict[str, list[str]]:
    """What else the texts call each fighter; what could be two of them is nobody's name."""
    wanted: dict[str, list[str]] = {}
    for fighter in deck.fighters:
        others = [*_other_names(fighter.name, fighter.count)]
        if fighter.hero:
            others += [deck.name, *_other_names(deck.name, 1)]
        wanted[fighter.name] = list(dict.fromkeys(name for name in others if SPEAKABLE.fullmatch(name)))
    taken = {said for fighter in deck.fighters for said in (fighter.name.lower(), f"the {fighter.name.lower()}")}
    claims = [_bare(name) for names in wanted.values() for name in {_bare(n): n for n in names}.values()]
    found = {}
    for fighter_name, names in wanted.items():
        fit = [n for n in names if n.lower() not in taken and claims.count(_bare(n)) == 1 and _spoken(n, texts)]
        found[fighter_name] = [name for i, name in enumerate(fit) if _bare(name) not in [_bare(n) for n in fit[:i]]]
    return found


def _bare(name: str) -> str:
    return name.lower().removeprefix("the ")


def _other_names(name: str, count: int) -> Iterable[str]:
    words = [word.strip(",.") if len(word) > 4 else word.strip(",") for word in name.split()]
    words = [word for word in words if word]
    if count > 1:
        yield singular_name(name)
        yield name + "s"
        yield re.sub(r"y$", "ies", name)
        yield re.sub(r"(?:fe?)$", "ves", name)
    for long, short in (("Doctor", "Dr."), ("Mister", "Mr."), ("Saint", "St."), ("Captain", "Cpt.")):
        if words and words[0] in (long, short):
            yield " ".join([short if words[0] == long else long, *words[1:]])
    if "," in name:
        yield name.partition(",")[0]
    if len(words) > 2:
        yield " ".join(words[-2:])
        yield " ".join(words[:2])
    if len(words) > 1:
        for word in words:
            if len(word) > 2 and word.lower().strip(".") not in GAME | SMALL:
                yield word


def _spoken(name: str, texts: Sequence[str]) -> bool:
    """Whether a text says this name, and as a name: with a capital."""
    spoken = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
    return any(found[0][0].isupper() or not found[0][0].isalpha() for text in texts for found in spoken.finditer(text))


# Groups of cards, tokens and counters.


def groups(titles: Sequence[str], texts: Sequence[str]) -> list[str]:
    """Words before "card" that stand in the titles of cards: WEAPON cards."""
    found: dict[str, str] = {}
    for text in texts:
        for match in NAMED_CARDS.finditer(text.replace('"', "")):
            words = match[1].split()
            for start in range(len(words)):
                name = " ".join(words[start:])
                named = all(word[0].isupper() for word in words[start:]) and not set(name.lower().split()) & (
                    GAME - {"black", "white"}
                )
                if named and any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", title, re.IGNORECASE) for title in titles):
                    found.setdefault(name.lower(), name)
                    break
    return list(found.values())[:MOST_GROUPS]


def things(texts: Sequence[str], known: Iterable[str]) -> tuple[list[str], list[str]]:
    """The tokens that lie on the board, and the counters that a hero has; the most spoken of first."""
    not_things = {word for name in known for word in (name.lower(), *name.lower().split())}
    counts: dict[str, int] = {}
    for text in texts:
        for pattern in (NAMED_THING, TAKEN_THING, PLACED_THING):
            for match in pattern.finditer(text):
                words = match[1].split()
                if len(words) == 2 and (words[0].lower() in GAME | SMALL or not words[0][0].isupper()):
                    words = words[1:]
                name = singular(" ".join(words).lower().removesuffix("'s"))
                if name in GAME | SMALL | not_things or len(name) < 3 or not SPEAKABLE.fullmatch(name):
                    continue
                counts[name] = counts.get(name, 0) + 1
    tokens: list[str] = []
    counters: list[str] = []
    for name in [name for name in counts if _on_opponents(name, texts)]:
        del counts[name]
    for name in sorted(counts, key=lambda name: -counts[name]):
        (tokens if _on_board(name, texts) else counters).append(name)
    return tokens[:MOST_TOKENS], counters[:MAX_COUNTERS]


def _on_opponents(name: str, texts: Sequence[str]) -> bool:
    """Whether it is opponents who get such things: the counters of the card language are those of one's own hero."""
    who = r"(?:opponent|opposing \w+|they|that fighter|defender)s?"
    gets = rf"\b{who} (?:gains?|gets?|takes?|receives?|has|have) {COUNTED} {re.escape(name)}"
    return any(re.search(gets, text, re.IGNORECASE) for text in texts)


def _on_board(name: str, texts: Sequence[str]) -> bool:
    """Whether some sentence says where on the board such a thing lies."""
    thing = rf"\b{re.escape(name)}\w{{0,2}}(?: (?:tokens?|counters?|markers?))?"
    laid = re.compile(
        rf"\b(?:place|move|put)s?\b[^.]*{thing}[^.]*(?:\bspaces?\b|\bzones?\b|\badjacent\b|\bboard\b)", re.IGNORECASE
    )
    near = re.compile(rf"\b(?:in|on|to|from|of) (?:an?|the|your|each|any) {thing}(?:'s)?(?: space)?\b", re.IGNORECASE)
    near_board = re.compile(r"\bspaces?\b|\bzones?\b|\badjacent\b|\bstands?\b|\boccup", re.IGNORECASE)
    for text in texts:
        for sentence in re.split(r"[.\n]", text):
            if laid.search(sentence) or (near.search(sentence) and near_board.search(sentence)):
                return True
    return False


def find_words(deck: Deck) -> Words:
    """Everything at once. Renames fighters that are several of a kind."""
    texts = [text for card in deck.cards for text in card.texts.values()]
    texts += [*deck.abilities, *deck.unused_abilities, *(text for _, text in deck.rules)]
    tidy_fighters(deck, [*texts, *(card.user.title() for card in deck.cards)])
    called = aliases(deck, texts)
    found_groups = groups([card.name for card in deck.cards], texts)
    names = [*called, *(alias for names in called.values() for alias in names), *found_groups]
    states = find_states(texts, names)
    tokens, counters = things(texts, [*names, *states.forms])
    return Words(called, found_groups, tokens, counters, states)
