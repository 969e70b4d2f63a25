"""Every kind of node is done in at least one scenario: an effect that has it began there."""

from __future__ import annotations

from pathlib import Path

from words.sample_trees import KINDS

from peerless.cards import tree as t
from peerless.cards.tree.parts import parts_of
from peerless.core import events
from peerless.core.state import EVENT_WIDTH
from peerless.record.parts import Part
from peerless.record.scenario import Player, read_scenarios

HERE = Path(__file__).parent
FIRST = sorted(HERE.glob("language/*.yaml"))  # most kinds stand here
FILES = [*FIRST, *(path for path in sorted(HERE.rglob("*.yaml")) if path not in FIRST)]


class Watcher(Player):
    """Plays a scenario and notes the kinds of nodes in the effects that begin."""

    def kinds(self) -> set[type]:
        self.found: set[type] = set()
        self.run()
        for hero in self.table.names.heroes:
            self.found |= {type(part) for ability in hero.abilities for part in parts_of(ability)}
        return self.found

    def _play(self, step: Part, side: str, answer: Part) -> str | None:
        state = self.table.state
        state.listening = True
        message = super()._play(step, side, answer)
        row = list(state.events)
        for at in range(0, len(row), EVENT_WIDTH):
            if row[at] in (events.EFFECT, events.SCHEMED):
                self._note(row[at + 2])
        return message

    def _note(self, number: int) -> None:
        card = self.table.names.cards[number]
        self.found |= {type(part) for node in (*card.effects.values(), *card.abilities) for part in parts_of(node)}


def test_every_kind_is_done_in_a_scenario() -> None:
    missing = {kind for kind in KINDS if kind is not t.ReactToLook}  # no effect of that card begins
    for path in FILES:
        for scenario in read_scenarios(path):
            if missing:
                missing -= Watcher(scenario).kinds()
    assert not missing, f"without a scenario: {', '.join(sorted(kind.__name__ for kind in missing))}"
