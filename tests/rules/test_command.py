"""`peerless rules` prints the table."""

from __future__ import annotations

import pytest

from peerless.cli.main import main


def test_the_command_prints_every_rule_and_the_totals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    assert len([line for line in out.splitlines() if line.count("\t") == 2]) == 230
    assert "168 rules and 62 rulings; 2 are only about cardboard." in out
