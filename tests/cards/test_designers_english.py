"""What designers write is heard as what the project would say, or refused."""

from pathlib import Path

import pytest
import yaml
from cards.random_trees import WORDS

from peerless.cards.parse import NotUnderstood, parse

PAIRS = list(yaml.safe_load_all(Path(__file__).with_name("designers.yaml").read_text("utf-8")))


@pytest.mark.parametrize(("theirs", "ours"), PAIRS, ids=[theirs for theirs, _ in PAIRS])
def test_a_designers_text(theirs: str, ours: str) -> None:
    if ours == "refused":
        with pytest.raises(NotUnderstood):
            parse(theirs, WORDS)
    else:
        assert parse(theirs, WORDS) == parse(ours, WORDS)
