"""Which effects of a deck the machine plays, and where reading stopped in the others.

Whether an effect is understood is found out by writing a hero file that has only this effect, and loading it. So what is
said of a deck and what the written file does cannot differ.
"""

import re
from dataclasses import dataclass, replace

from peerless.cards.nouns import NotPlayable
from peerless.content.faults import FileFault
from peerless.content.hero import parse_hero
from peerless.content.imports.deck import Deck, DeckFighter
from peerless.content.imports.tidy import paragraphs, sentences, title
from peerless.content.imports.vocabulary import Words, find_words, who_plays
from peerless.content.imports.write import LABELS, Draft, written
from peerless.content.program import compile_hero
from peerless.content.refusal import NOT_UNDERSTOOD, Refusal, refusal_of

LABEL = re.compile(
    r"(?:^|(?<=[.!?)\n]))[ ]*(immediately|during combat|after combat|boosted with)\s*(?::|\s[-\u2013\u2014]\s|\n)\s*",
    re.IGNORECASE,
)
OPENER = re.compile(
    r"(?:At|When|Whenever|After|While|During|Once|Each time|Each turn|Every|Effects?|You start|Before|Start|Immediately)\b"
)
STOPS = re.compile(r"(?<=[.!?])(?<!\bMr\.)(?<!\bDr\.)(?<!\bSt\.)(?<!\bMrs\.)(?<!\bMs\.)[\"')]*\s+(?=[A-Z\"(])")
KEEPS_TRACK = re.compile(
    r"\(?\b(?:use (?:this|the) (?:\w+ ){0,3}?(?:token|card|marker|dial)s? to (?:keep track of|track|mark|show|indicate)"
    r"(?: (?!(?:and|when|whenever|then)\b)[\w'-]+){1,8}"
    r"|place (?!\d|an? |one |two |three )(?:\w+ ){1,3}on this card)\s*(?:[.)]+|$)",
    re.IGNORECASE,
)
MOST = re.compile(r"^\(?max(?:imum)?\.?(?: of)? (\d+) (\w+?)s?(?: tokens?| counters?)?[.)]*$", re.IGNORECASE)
LONG_REACH = re.compile(r"^\(?(?:he|she|it) can attack up to (\d) spaces away\.?\)?", re.IGNORECASE)  # behind a reminder
NOT_TAKEN = "it belongs to a stat block of the hero that is not played"


@dataclass(frozen=True)
class Effect:
    """One text of a deck and what became of it."""

    card: int  # its number in the deck; -1 for the hero's
    where: str  # a timing, "ability" or "rule card"
    title: str
    text: str
    lines: tuple[str, ...] = ()  # as the hero file has it; nothing if it was refused
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Imported:
    """A deck, read and understood as far as may be."""

    deck: Deck
    words: Words
    effects: tuple[Effect, ...]
    text: str  # of the hero file

    @property
    def refused(self) -> list[Effect]:
        return [effect for effect in self.effects if effect.refusal]

    @property
    def refused_cards(self) -> set[int]:
        return {effect.card for effect in self.refused if effect.card >= 0}

    def line(self, effect: Effect) -> int:
        """Where the text of a refused effect stands in the hero file."""
        lines = self.text.split("\n")
        if effect.card >= 0:
            at = [i for i, line in enumerate(lines) if line == "[[cards]]"][effect.card]
        else:
            at = lines.index("[ability]") if effect.where == "ability" else 0
        return next((i + 1 for i in range(at, len(lines)) if lines[i].startswith("refused = ")), 0)


def understand(deck: Deck) -> Imported:
    return _Ear(deck).imported()


class _Ear:
    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.words = find_words(deck)
        users = []
        for card in deck.cards:
            user, odd = who_plays(card.user, deck)
            users.append(user)
            if odd and odd not in deck.remarks:
                deck.remarks.append(odd)
        self.draft = Draft(deck, self.words, users)
        self.heard: dict[tuple[int, str], Refusal | None] = {}

    def imported(self) -> Imported:
        effects = self._hero_effects()
        for number in range(len(self.deck.cards)):
            effects += [self._effect(number, timing, text) for timing, text in self._texts(number)]
        effects = self._together(effects)
        self._keep_used_words(effects)
        if self._load(self._drafted(effects)):
            effects = self._one_by_one(effects)
        return Imported(self.deck, self.words, tuple(effects), written(self._drafted(effects)))

    def _texts(self, number: int) -> list[tuple[str, str]]:
        """The texts of a card by timing. The one text of a scheme is what it does, whatever it stands under."""
        card = self.deck.cards[number]
        if card.kind == "scheme":
            if len(card.texts) == 1:
                return [("scheme", text) for text in card.texts.values()]
            return [("scheme" if timing == "basic" else timing, text) for timing, text in card.texts.items()]
        return list(card.texts.items())

    def _spelled(self, text: str) -> str:
        """A text in the words of the card language: states as forms, and no word of the card that counters lie on."""
        titles = "|".join(re.escape(title) for title, _ in self.deck.rules if title)
        if titles:
            text = re.sub(
                rf" \b(?:on|from|onto|to) (?:the|her|his|its|their|your) (?:{titles})\b", "", text, flags=re.IGNORECASE
            )
        return self.words.states.spelled(text)

    # One effect.

    def _effect(self, number: int, timing: str, text: str) -> Effect:
        card = self.deck.cards[number]
        lines, refusal = self._card_lines(number, timing, text)
        return Effect(number, timing, card.title, text, tuple(lines) if not refusal else (), refusal)

    def _card_lines(self, number: int, timing: str, text: str) -> tuple[list[str], Refusal | None]:
        lines = []
        for window, part in _parts(timing, text):
            shaped = paragraphs(_with_roles(self._spelled(part), self.deck.cards[number].kind))
            after = next((i for i, line in enumerate(shaped[1:], 1) if shaped[i - 1][:2] == "- " != line[:2]), None)
            if after is not None:
                return [], Refusal(NOT_UNDERSTOOD, shaped[after])
            ways = [LABELS.get(window, "") + way for way in sentences(shaped)]
            refusals = [self._card_refusal(number, line) for line in ways]
            if all(refusals):
                return [], refusals[-1]
            lines.append(ways[refusals.index(None)])
        return lines, None

    def _card_refusal(self, number: int, *lines: str) -> Refusal | None:
        text = "\n".join(lines)
        if (number, text) not in self.heard:
            self.heard[number, text] = self._load(replace(self.draft, effects={number: list(lines)}))
        return self.heard[number, text]

    def _ability_refusal(self, line: str) -> Refusal | None:
        if (-1, line) not in self.heard:
            self.heard[-1, line] = self._load(replace(self.draft, ability=[line]))
        return self.heard[-1, line]

    def _load(self, draft: Draft) -> Refusal | None:
        try:
            compile_hero(parse_hero(written(draft), self.deck.path, self.deck.key))
        except (FileFault, NotPlayable) as problem:
            return refusal_of(problem)
        return None

    # The hero's own effects.

    def _hero_effects(self) -> list[Effect]:
        effects = []
        for number, text in enumerate(self.deck.abilities):
            lines = paragraphs(text)
            name, lines = _titled(lines)
            if name and not self.draft.ability_name and number == 0:
                self.draft.ability_name = title(name)
            effects.append(self._ability("ability", name, text, lines))
        for text in self.deck.unused_abilities:
            effects.append(Effect(-1, "ability", "", text, refusal=Refusal(NOT_TAKEN)))
        for name, text in self.deck.rules:
            effects.append(self._ability("rule card", name, text, paragraphs(text)))
        return effects

    def _ability(self, where: str, name: str, text: str, lines: list[str]) -> Effect:
        lines = [rest for line in lines if (rest := self._without_facts(line))]
        pieces = [piece for line in lines if (piece := _without_cardboard(self._spelled(line)))]
        found, refusal = self._segments(pieces)
        return Effect(-1, where, name, "\n".join(lines), () if refusal else tuple(found), refusal)

    def _without_facts(self, line: str) -> str:
        """A line less what a hero file says in other ways."""
        for fighter in self.deck.fighters:
            called = "|".join(map(re.escape, (fighter.name, *self.words.called.get(fighter.name, ()))))
            large = re.compile(
                rf"\b(?:the )?(?:{called}) is (?:a )?large(?: fighter| hero| sidekick)?(?:\.|$)\s*", re.IGNORECASE
            )
            if large.search(line):
                self.draft.large.add(fighter.name)
                line = LONG_REACH.sub(rf"{fighter.name} can attack from up to \1 spaces away.", large.sub("", line).strip())
            line = self._starting(line, fighter, called)
        return line

    def _starting(self, line: str, fighter: DeckFighter, called: str) -> str:
        """A line less how many of these sidekicks begin on the board."""
        if fighter.hero:
            return line
        plural = re.sub(r"fe?$", "ve", fighter.name)
        many = rf"(?:{called}|{re.escape(plural)})s?"
        off = re.compile(rf"\bdo not start with any {many} on the board(?:\.|$)\s*", re.IGNORECASE)
        some = re.compile(rf"\bstart with (\d) {many} on the board(?:\.|$)\s*", re.IGNORECASE)
        found = some.search(line)
        if off.search(line):
            self.draft.at_start[fighter.name] = 0
        elif found and int(found[1]) <= fighter.count:
            self.draft.at_start[fighter.name] = int(found[1])
        else:
            return line
        return some.sub("", off.sub("", line)).strip()

    def _segments(self, pieces: list[str]) -> tuple[list[str], Refusal | None]:
        """A text as abilities, each on a line: as many sentences as are understood together, then the next."""
        parts: list[str] = []
        for piece in pieces:
            if piece.startswith("- ") and parts:
                parts[-1] = f"{parts[-1]}\n{piece}"
            else:
                parts += STOPS.split(piece)
        found: list[str] = []
        while parts:
            refusals: list[Refusal] = []
            for end in range(len(parts), 0, -1):
                line, refusal = self._one_ability(parts[:end])
                if refusal is None:
                    found.append(line)
                    parts = parts[end:]
                    break
                refusals.append(refusal)
            else:
                return [], refusals[-1]
        return found, None

    def _one_ability(self, parts: list[str]) -> tuple[str, Refusal | None]:
        lines = [line for part in parts for line in part.split("\n")]
        ways = sentences(lines)
        refusals = [self._ability_refusal(line) for line in ways]
        return (ways[refusals.index(None)], None) if None in refusals else (ways[0], refusals[0])

    # All of them in one file.

    def _together(self, effects: list[Effect]) -> list[Effect]:
        """Effects that were understood one by one but do not go together on a card are refused."""
        for number in range(len(self.deck.cards)):
            own = [effect for effect in effects if effect.card == number]
            if len(own) < 2 or any(effect.refusal for effect in own):
                continue
            refusal = self._card_refusal(number, *_merged(own))
            if refusal:
                last = own[-1]
                effects[effects.index(last)] = replace(last, lines=(), refusal=refusal)
        return effects

    def _keep_used_words(self, effects: list[Effect]) -> None:
        """Kinds of token, counter and group that nothing played speaks of would only cost room."""
        spoken = "\n".join(line for effect in effects for line in effect.lines).lower()
        words = self.words
        for names in (words.groups, words.tokens, words.counters):
            names[:] = [name for name in names if name.lower() in spoken]

    def _one_by_one(self, effects: list[Effect]) -> list[Effect]:
        """Of effects that were understood apart but do not load in one file, those that do, the first ones first."""
        alone = Refusal("it does not go together with the others")
        kept = [replace(effect, lines=(), refusal=effect.refusal or alone) for effect in effects]
        for i, effect in enumerate(effects):
            if effect.refusal is None:
                tried = [*kept[:i], effect, *kept[i + 1 :]]
                if self._load(self._drafted(tried)) is None:
                    kept = tried
        return kept

    def _drafted(self, effects: list[Effect]) -> Draft:
        own = [effect for effect in effects if effect.card < 0]
        abilities = [effect for effect in own if effect.where == "ability"]
        played = not any(effect.refusal for effect in abilities)
        lines = [line for effect in own if played or effect.where != "ability" for line in effect.lines]
        rules = [effect for effect in own if effect.where == "rule card" and effect.refusal]
        draft = replace(self.draft, ability=lines, refused_rules=_kept(rules), effects={}, refused_cards={})
        if not played:
            draft.refused_ability = _kept(abilities)
        for number in range(len(self.deck.cards)):
            of_card = [effect for effect in effects if effect.card == number]
            if any(effect.refusal for effect in of_card):
                draft.refused_cards[number] = _kept(of_card)
            elif of_card:
                draft.effects[number] = _merged(of_card)
        return draft


def _without_cardboard(line: str) -> str:
    """A line less what is only done with cardboard."""
    return MOST.sub(r"You can have at most \1 \2 counters.", KEEPS_TRACK.sub("", line).strip())


def _parts(timing: str, text: str) -> list[tuple[str, str]]:
    """A text and the timings that it names itself: "After combat: draw 1 card." is after combat wherever it stands."""
    if timing == "scheme":
        return [("", text)]
    pieces = LABEL.split(text)
    found = [(timing, pieces[0])] if pieces[0].strip() else []
    named = zip(pieces[1::2], pieces[2::2], strict=True)
    return found + [(label.split()[0].lower(), part) for label, part in named if part.strip()]


ROLES = {"attack": ("your fighter", "the opposing fighter"), "defense": ("the opposing fighter", "your fighter")}
ATTACKER = re.compile(r"\bthe (?:attacker|attacking fighter)(?! is\b)\b(?<!now the attacker)", re.IGNORECASE)
DEFENDER = re.compile(r"\bthe (?:defender|defending fighter)(?! is\b)\b(?<!now the defender)", re.IGNORECASE)


def _with_roles(text: str, kind: str) -> str:
    """A card that is only for attacks knows who the defender is; a versatile card does not."""
    if kind not in ROLES:
        return text
    attacker, defender = ROLES[kind]
    return DEFENDER.sub(defender, ATTACKER.sub(attacker, text))


def _merged(effects: list[Effect]) -> list[str]:
    """The lines of a card, those of one window joined."""
    found: dict[str, str] = {}
    for effect in effects:
        for line in effect.lines:
            label = next((label for label in LABELS.values() if label and line.startswith(label)), line)
            found[label] = f"{found[label]} {line.removeprefix(label)}" if label in found else line
    return list(found.values())


def _titled(lines: list[str]) -> tuple[str, list[str]]:
    """The name of an ability, where its text begins with one."""
    if not lines:
        return "", lines
    first, colon, rest = lines[0].partition(":")
    if colon and rest.strip() and first == first.upper() and 2 < len(first) < 40 and OPENER.match(rest.strip()):
        return first.strip(), [rest.strip(), *lines[1:]]
    heading = lines[0].rstrip(":")
    short = len(heading.split()) <= 8 and not heading.endswith((".", "!", "?")) and "," not in heading
    if len(lines) > 1 and short and not (OPENER.match(heading) or LABEL.match(lines[0] + "\n")):
        return heading, lines[1:]
    return "", lines


def _kept(effects: list[Effect]) -> tuple[str, str]:
    """Why effects were refused, and what their designer wrote."""
    reasons, texts = [], []
    for effect in effects:
        label = LABELS.get(effect.where, "")
        if effect.where == "rule card" and effect.title:
            label = f"{effect.title}: "
        if effect.refusal:
            reasons.append(f"{effect.where}: {effect.refusal}")
        texts.append(label + "\n".join(paragraphs(effect.text)))
    return "\n".join(reasons), "\n".join(texts)
