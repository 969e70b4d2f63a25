"""What a hero says that can be played but never comes to anything."""

from collections.abc import Iterator

from peerless.cards import tree as t
from peerless.cards.tree.parts import parts_of
from peerless.content.hero import Card, Hero
from peerless.core import layout

ENTRIES = ("tokens", "counters", "forms", "groups")
KINDS = {"attack": layout.ATTACK_CARD, "defense": layout.DEFENSE_CARD, "scheme": layout.SCHEME_CARD}


def _nodes(hero: Hero) -> Iterator[tuple[Card | None, int, t.Node]]:
    """Every part of every effect, with its card and window; abilities have none."""
    for ability in hero.abilities:
        for part in parts_of(ability):
            yield None, 0, part
    for card in hero.cards:
        for window, verb in card.effects.items():
            for part in parts_of(verb):
                yield card, window, part


def unused(hero: Hero) -> Iterator[tuple[str, str, str, str]]:
    """Tokens, counters, forms and groups that are named at the top and nowhere else: entry, name, reason, suggestion."""
    texts = [hero.ability_text, hero.refused_ability, hero.refused_rules, *(f"{c.text}\n{c.refused}" for c in hero.cards)]
    spoken = "\n".join(texts).lower()
    users = {card.user for card in hero.cards}
    for entry in ENTRIES:
        for name in getattr(hero, entry):
            if entry == "forms" and (name in users or name == hero.forms[0]):  # it begins in the first one
                continue
            if name.lower() not in spoken:
                yield entry, name, f"nothing speaks of {name!r} in {entry}", "leave it out, or let a card speak of it"
    for name in hero.groups:
        if not _group(hero, name):
            yield "groups", name, f"no card has {name!r} in its name", "give the cards of the group names with this word"


def never_taken(hero: Hero) -> Iterator[tuple[Card, str, str]]:
    """Cards for a form that the hero never takes."""
    first = next((ability.form for ability in hero.abilities if isinstance(ability, t.StartsAs)), "")
    taken = {first or next(iter(hero.forms), "")}
    for _, _, part in _nodes(hero):
        if isinstance(part, t.ChangeForm):
            taken |= {part.form} if part.form else set(hero.forms)
    for card in hero.cards:
        if card.user in hero.forms and card.user not in taken:
            suggestion = f'let something say "Transform into {card.user}."'
            yield card, f"nobody can play {card.name!r}: the hero never becomes {card.user}", suggestion


def contradictions(hero: Hero) -> Iterator[tuple[Card | None, int, str, str]]:
    """Choices that never have an option: card (none for an ability), window, reason, suggestion."""
    nodes = list(_nodes(hero))
    gained = {part.counter for _, _, part in nodes if isinstance(part, t.GainCounters)}
    placed = {part.token for _, _, part in nodes if isinstance(part, t.PlaceTokens)}
    for card, window, part in nodes:
        match part:
            case t.Called(group) if not _group(hero, group):
                yield card, window, f"there is no {group} card to choose", "give the cards of the group names with this word"
            case t.Put(_, t.OfType(kind), t.DiscardPile() | t.Deck()):
                if not any(other.kind & KINDS.get(kind, 0) for other in hero.cards):
                    yield card, window, f"the deck has no {kind} card to choose", "let it speak of cards that the deck has"
            case t.LoseCounters(_, counter) if counter not in gained:
                yield card, window, f"there is never a {counter} to lose", f'let something say "Gain 1 {counter} counter."'
            case t.AToken(token) | t.AnotherToken(token) | t.EachToken(token) if token not in placed:
                yield card, window, f"there is never a {token} token on the board", f"let something place a {token} token"
            case t.Standing(t.Named(one), t.Around(t.SpaceOf(t.Named(other)), 1)) if one == other and _count(hero, one) == 1:
                yield card, window, f"{one} is never adjacent to {one}", "name another fighter"
            case t.ReturnDefeated(_, name) if any(fighter.hero and fighter.name == name for fighter in hero.fighters):
                yield card, window, f"when {name} is defeated, the game is over", "name a sidekick"
            case t.InForm(form) if len(hero.forms) == 1:
                yield card, window, f"the hero is always {form}", "leave the condition out"


def _count(hero: Hero, name: str) -> int:
    return next((fighter.count for fighter in hero.fighters if fighter.name == name), 1)


def _group(hero: Hero, name: str) -> bool:
    return any(name.lower() in card.name.lower() for card in hero.cards)
