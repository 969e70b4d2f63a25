"""Where a program comes from: which sentence of which card or hero is at work."""

from dataclasses import dataclass

from peerless.cards import tree as t
from peerless.content.hero import LABELS, paragraphs
from peerless.content.setup import Setup
from peerless.core import layout, ops
from peerless.core.world import CARDS_PER_SIDE, STEP_WIDTH

BEGINNING = (t.AtGameStart, t.AtTurnStart, t.AfterManeuver, t.DefenseBonus)  # abilities that are programs of their own


@dataclass(frozen=True)
class Origin:
    """The effect of a card in one window, an ability of a side's hero, or (neither) a rule of the game."""

    start: int  # where its program begins
    side: int = layout.NOTHING
    card: int = layout.NOTHING
    window: int = layout.NOTHING
    text: str = ""  # the sentences, as the hero's file has them


def origin_at(setup: Setup, pc: int) -> Origin:
    """Whose program the step at `pc` belongs to."""
    return max((o for o in _all(setup) if o.start <= pc), key=lambda origin: origin.start)


def card_effect(setup: Setup, card: int, window: int) -> Origin | None:
    start = setup.world.effect[card * layout.WINDOWS + window]
    return _of_card(setup, card, window, start) if start and card in setup.names.cards else None


def trigger(setup: Setup, number: int) -> Origin | None:
    """What begins by itself: an ability, or what a card left waiting."""
    if not 0 <= number < setup.world.trigger_count:
        return None
    return origin_at(setup, setup.world.trigger_code[number])


def branches(setup: Setup, origin: Origin, pc: int = 0) -> list[str]:
    """The sentences to choose from at the choice at `pc`; without one, at all choices of the effect."""
    found = [line.strip()[2:].strip() for line in origin.text.splitlines() if line.strip().startswith("- ")]
    if not pc:
        return found
    code = setup.world.code
    before = [at for at in range(origin.start, pc, STEP_WIDTH) if code[at] == ops.ASK_CHOICE]
    return found[sum(code[at + 2] for at in before) :][: code[pc + 2]]


def _all(setup: Setup) -> list[Origin]:
    world = setup.world
    found = [Origin(int(start)) for start in (world.start, world.maneuver, world.scheme, world.attack)]
    for card in setup.names.cards:
        for window in range(layout.WINDOWS):
            start = world.effect[card * layout.WINDOWS + window]
            if start:
                found.append(_of_card(setup, card, window, start))
    effects = [origin for origin in found if origin.card != layout.NOTHING]
    return [*found, *_triggers(setup, effects)]


def _of_card(setup: Setup, card: int, window: int, start: int) -> Origin:
    facts = setup.names.cards[card]
    sentences = ""
    for paragraph in paragraphs(facts.text):
        label, colon, rest = paragraph.partition(":")
        known = LABELS.get(label) if colon else None
        if (layout.SCHEME if known is None else known) == window:
            sentences += ("\n" if sentences else "") + (paragraph if known is None else rest.strip())
    return Origin(start, card // CARDS_PER_SIDE, card, window, sentences)


def _triggers(setup: Setup, effects: list[Origin]) -> list[Origin]:
    world = setup.world
    found = []
    abilities: dict[int, int] = {}  # how many of a side's have been met
    for i in range(world.trigger_count):
        side, start = world.trigger_side[i], world.trigger_code[i]
        if world.trigger_bit[i]:
            found.append(_waiting(setup, effects, start, world.trigger_bit[i]))
        else:
            hero = setup.names.heroes[side]
            sentences = [
                sentence
                for sentence, ability in zip(paragraphs(hero.ability_text), hero.abilities, strict=False)
                if isinstance(ability, BEGINNING)
            ]
            number = abilities.get(side, 0)
            abilities[side] = number + 1
            found.append(Origin(start, side, text=sentences[number] if number < len(sentences) else ""))
    return found


def _waiting(setup: Setup, effects: list[Origin], start: int, armed: int) -> Origin:
    """What a card left waiting: the card is the one that set the bit."""
    code = setup.world.code
    starts = sorted(int(origin.start) for origin in effects)
    for origin in effects:
        end = next((other for other in starts if other > origin.start), len(code))
        for at in range(origin.start, min(end, len(code)), STEP_WIDTH):
            if code[at] == ops.ARM and armed in [1 << (code[at + 1] + i) for i in range(code[at + 2])]:
                return Origin(start, origin.side, origin.card, origin.window, origin.text)
    return Origin(start)
