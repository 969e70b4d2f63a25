"""Options are read as they were written."""

import pytest

from peerless.core import alphabet
from peerless.core.layout import MAX_FIGHTERS, MAX_SIDES
from peerless.core.world import CARDS_PER_SIDE


@pytest.mark.parity
def test_an_attack_names_its_two_fighters() -> None:
    found = set()
    for attacker in range(MAX_FIGHTERS):
        for target in range(MAX_FIGHTERS):
            code = alphabet.attack(attacker, target)
            assert alphabet.kind_of(code) == alphabet.ATTACK
            assert (alphabet.attacker_of(code), alphabet.target_of(code)) == (attacker, target)
            found.add(code)
    assert len(found) == MAX_FIGHTERS * MAX_FIGHTERS


@pytest.mark.parity
def test_a_card_of_the_last_side_has_room_in_an_option() -> None:
    card = MAX_SIDES * CARDS_PER_SIDE - 1
    code = alphabet.option(alphabet.CARD, card)
    assert (alphabet.kind_of(code), alphabet.which_of(code)) == (alphabet.CARD, card)
