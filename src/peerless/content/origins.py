"""Where a program comes from: which sentence of which card or hero is at work."""

from dataclasses import dataclass

from peerless.cards import tree as t
from peerless.content.sentences import ability_text, choices, effect_text
from peerless.content.setup import Setup
from peerless.core import layout
from peerless.core.world import CARDS_PER_SIDE


@dataclass(frozen=True)
class Origin:
    """The effect of a card in one window, an ability of a side's hero, or (neither) a rule of the game."""

    start: int  # where its program begins
    side: int = layout.NOTHING
    card: int = layout.NOTHING
    window: int = layout.NOTHING
    node: t.Node | None = None  # what is done

    def text(self, setup: Setup, lang: str) -> str:
        """The sentences of it; empty for a rule of the game."""
        hero = setup.names.heroes[self.side]
        match self.node:
            case t.Ability():
                return ability_text(hero, self.node, lang, hero.ability_text)
            case t.Verb():
                return effect_text(hero, self.node, lang)
        return ""


def origin_at(setup: Setup, pc: int) -> Origin:
    """Whose program the step at `pc` belongs to."""
    return max((o for o in _all(setup) if o.start <= pc), key=lambda origin: origin.start)


def card_effect(setup: Setup, card: int, window: int) -> Origin | None:
    start = setup.world.effect[card * layout.WINDOWS + window]
    return _of_card(setup, card, window, start) if start and card in setup.names.cards else None


def trigger(setup: Setup, number: int) -> Origin:
    """What begins by itself: an ability, or what a card left waiting."""
    source = setup.names.sources[number]
    return Origin(int(setup.world.trigger_code[number]), source.side, source.card, source.window, source.node)


def branches(setup: Setup, origin: Origin, lang: str, pc: int = 0) -> list[str]:
    """The sentences to choose from at the choice at `pc`; without one, at the first choice of the effect."""
    if origin.node is None:
        return []
    found = choices(origin.node)
    which = setup.world.code[pc + 4] if pc else 0
    hero = setup.names.heroes[origin.side]
    return [effect_text(hero, branch, lang) for branch in found[which].branches] if which < len(found) else []


def _all(setup: Setup) -> list[Origin]:
    world = setup.world
    found = [Origin(int(start)) for start in (world.start, world.maneuver, world.scheme, world.attack, world.happened)]
    for card in setup.names.cards:
        for window in range(layout.WINDOWS):
            start = world.effect[card * layout.WINDOWS + window]
            if start:
                found.append(_of_card(setup, card, window, start))
    return [*found, *(trigger(setup, number) for number in range(setup.world.trigger_count))]


def _of_card(setup: Setup, card: int, window: int, start: int) -> Origin:
    return Origin(start, card // CARDS_PER_SIDE, card, window, setup.names.cards[card].effects.get(window))
