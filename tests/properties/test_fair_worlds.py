"""The worlds that a seat may think of are as likely as if all cards had been dealt and what does not fit left out."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from pathlib import Path

import pytest
from tables import HEROES_FOR_TESTS, play, table

from peerless.content.table import Table
from peerless.core import layout, machine, turn, view
from peerless.core.rng import mix
from peerless.core.roles import role_cards
from peerless.core.state import State
from peerless.core.world import CARDS_PER_SIDE

WORLDS = 4000
FAR = 5  # standard deviations of a chi-square; the worlds drawn are the same in every run
Place = tuple[str, int]
World = tuple[tuple[int, ...], ...]


def face_down(s: State, side: int) -> list[tuple[int, int]]:
    """Combat and role of each card of a side that lies face down."""
    combats = range(layout.COMBATS, s.w[layout.COMBAT] + 1, layout.COMBAT_WIDTH)
    roles = [(combat, role) for combat in combats for role in (layout.ATTACK, layout.DEFENSE)]
    return [at for at in roles if s.role(*at, layout.R_FACE_DOWN) and s.role(*at, layout.R_SIDE) == side]


def cards_in(s: State, side: int, pile: int) -> list[int]:
    return [s.world.card_of[side * CARDS_PER_SIDE + i] for i in range(CARDS_PER_SIDE - 1) if pile >> i & 1]


def told_apart(s: State, side: int) -> World:
    """A world as far as it is compared: hand, cards face down and aside, and the top of the deck."""
    top = s.side(side, layout.DECK + s.side(side, layout.DECK_SIZE) - 1)
    return (
        tuple(cards_in(s, side, s.side(side, layout.HAND))),
        tuple(s.role(*at, layout.R_CARD) for at in face_down(s, side)),
        tuple(cards_in(s, side, s.side(side, layout.ASIDE))),
        (top,),
    )


def all_dealt(s: State, seat: int, side: int) -> dict[World, float]:
    """How likely each world is: every way to deal the copies that the seat cannot locate, counted one by one."""
    row = s.knowledge(seat, side)
    size = s.side(side, layout.DECK_SIZE)
    exact, pool_places = s.w[row + layout.EXACT], s.w[row + layout.POOL_PLACES]
    roles = face_down(s, side)
    fits = [set(cards_in(s, side, role_cards(view.view(s, seat), *at))) for at in roles]
    places: list[Place] = [("hand", 0)] * s.side(side, layout.HAND_SIZE)
    places += [("down", i) for i in range(len(roles))]
    places += [("aside", 0)] * s.side(side, layout.ASIDE_SIZE)
    places += [("deck", i) for i in range(size) if not exact >> i & 1]
    copies = cards_in(s, side, s.side(side, layout.HAND)) + [s.role(*at, layout.R_CARD) for at in roles]
    copies += cards_in(s, side, s.side(side, layout.ASIDE))
    copies += [s.side(side, layout.DECK + i) for i in range(size) if not exact >> i & 1]
    sure = cards_in(s, side, s.w[row + layout.IN_HAND])
    pooled = cards_in(s, side, s.w[row + layout.IN_POOL])
    named = Counter(sure) + Counter(pooled)
    free = list((Counter(copies) - named).elements())

    def in_hand(place: Place) -> bool:
        return place[0] in ("hand", "down")

    def in_pool(place: Place) -> bool:
        if place[0] == "deck":
            return pool_places >> place[1] & 1 != 0
        return in_hand(place) or (place[0] == "aside" and s.w[row + layout.POOL_ASIDE] != 0)

    found: Counter[World] = Counter()
    for dealt in permutations(places):
        ours, theirs = dealt[: len(sure)], dealt[len(sure) : len(sure) + len(pooled)]
        if not all(map(in_hand, ours)) or not all(map(in_pool, theirs)):
            continue
        lying = dict.fromkeys(dealt, 0) | dict(zip(dealt, [*sure, *pooled, *free], strict=True))
        if all(lying["down", i] in fits[i] for i in range(len(roles))):
            by_place = list(zip(dealt, [*sure, *pooled, *free], strict=True))
            top = lying.get(("deck", size - 1), s.side(side, layout.DECK + size - 1))
            world = (
                tuple(sorted(card for place, card in by_place if place[0] == "hand")),
                tuple(lying["down", i] for i in range(len(roles))),
                tuple(sorted(card for place, card in by_place if place[0] == "aside")),
                (top,),
            )
            found[world] += 1
    return {world: number / found.total() for world, number in found.items()}


def check_fair(s: State, seat: int, side: int) -> None:
    wanted = all_dealt(s, seat, side)
    assert len(wanted) > 5
    seen = view.view(s, seat)
    drawn = Counter(told_apart(view.determinize(seen, mix(word)), side) for word in range(WORLDS))
    assert set(drawn) <= set(wanted), "a world that cannot be"
    far_off = sum((drawn[world] - WORLDS * p) ** 2 / (WORLDS * p) for world, p in wanted.items())
    freedom = len(wanted) - 1
    assert far_off < freedom + FAR * sqrt(2 * freedom), f"{far_off:.0f} with {freedom} degrees of freedom"


def attacked(folder: Path, hand: str, deck: str, knows: str = "", pools: str = "", places: int = 0) -> Table:
    """The Juggler has attacked with the first card of his hand; the Genie knows some of the rest."""
    first, *others = hand.split()
    at = table(
        folder,
        f"""
        heroes: ["{HEROES_FOR_TESTS}"]
        board: {{lines: [a-b], zones: {{red: [a, b]}}}}
        sides:
          - hero: juggler
            fighters: {{juggler: {{at: a}}}}
            hand: [{", ".join([first, *others])}]
            deck: [{", ".join(deck.split())}]
          - hero: genie
            fighters: {{genie: {{at: b}}}}
            hand: [feint, three-wishes]
        turn: juggler
        """,
    )
    row = at.state.knowledge(1, 0)
    at.state.w[row + layout.IN_HAND] = pile(at, knows)
    at.state.w[row + layout.IN_POOL] = pile(at, pools)
    at.state.w[row + layout.POOL_PLACES] = places
    play(at, "attack:juggler>genie", f"card:{first}")
    return at


def pile(at: Table, keys: str) -> int:
    """Some cards of the Juggler as a pile."""
    found = 0
    for key, number in Counter(keys.split()).items():
        first = next(card for card, facts in at.names.cards.items() if card < CARDS_PER_SIDE and facts.key == key)
        found |= ((1 << number) - 1) << first
    return found


@pytest.mark.parity
@pytest.mark.rule("Q46")
@pytest.mark.parametrize(
    ("hand", "deck", "knows", "pools", "places"),
    [
        ("heckle knives knives shuffle", "pins encore catch", "", "", 0),
        ("pins knives shuffle", "pins pins catch encore", "", "", 0),
        ("heckle knives shuffle", "pins encore catch hoops", "knives", "", 0),
        ("heckle knives shuffle", "pins encore catch hoops", "heckle", "", 0),
        ("heckle heckle knives", "pins encore catch hoops", "heckle heckle", "", 0),
        ("heckle pins", "knives encore catch pins hoops", "heckle pins", "", 0),
        ("heckle knives", "pins encore catch hoops", "", "heckle pins", 0b1000),
        ("pins knives shuffle", "encore pins catch hoops", "shuffle", "encore knives", 0b1100),
    ],
)
def test_a_card_face_down_is_as_likely_as_its_copies_in_the_hand(
    tmp_path: Path, hand: str, deck: str, knows: str, pools: str, places: int
) -> None:
    check_fair(attacked(tmp_path, hand, deck, knows, pools, places).state, 1, 0)


def begin_another(at: Table, attacker: str, target: str) -> None:
    """An attack in the middle of the one that is running."""
    s = at.state
    first, second = (at.names.fighters.index(key) for key in (attacker, target))
    s.push(s.world.attack)
    turn.set_actor(s, s.world.side_of[first])
    s.put(layout.FIGHTER, first)
    s.put(layout.IT, second)
    machine.run(s)


@pytest.mark.parity
@pytest.mark.rule("Q46")
def test_a_card_face_down_stays_hidden_when_another_attack_begins(tmp_path: Path) -> None:
    at = attacked(tmp_path, "heckle knives shuffle switch", "pins encore catch")
    begin_another(at, "genie", "juggler")
    play(at, "card:feint")
    check_fair(at.state, 1, 0)
    worlds = [view.determinize(view.view(at.state, 1), word) for word in range(20)]
    for world in worlds:
        assert view.view(world, 1).w == view.view(at.state, 1).w
        assert all(world.role(*place, layout.R_CARD) >= 0 for place in face_down(world, 0))


@pytest.mark.parity
@pytest.mark.rule("Q46")
@pytest.mark.parametrize("knows", ["", "heckle", "pins", "knives"])
def test_two_cards_of_one_side_lie_face_down(tmp_path: Path, knows: str) -> None:
    at = attacked(tmp_path, "heckle knives pins", "pins encore catch switch", knows)
    begin_another(at, "juggler", "genie")
    play(at, "card:pins")
    assert len(face_down(at.state, 0)) == 2
    check_fair(at.state, 1, 0)


@pytest.mark.parity
@pytest.mark.rule("Q46")
def test_of_two_cards_face_down_none_is_said_to_be_in_the_hand(tmp_path: Path) -> None:
    at = attacked(tmp_path, "heckle knives pins", "pins encore catch switch", "heckle knives pins")
    begin_another(at, "juggler", "genie")
    play(at, "card:pins")
    seen = Table(at.setup, view.view(at.state, 1))
    assert seen.hand("juggler") == [None]
    assert seen.state.side(0, layout.HAND) == 0
