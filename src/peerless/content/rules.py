"""The numbered rules and rulings (rules.toml), as tests and scenarios name them."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Rules:
    """Each rule in a line, and why some of them are only about cardboard."""

    lines: dict[str, str]
    cardboard: dict[str, str]


@lru_cache
def load_rules() -> Rules:
    data: dict[str, Any] = tomllib.loads((Path(__file__).parent / "rules.toml").read_text("utf-8"))
    cardboard: dict[str, str] = data.pop("cardboard")
    return Rules(lines=data, cardboard=cardboard)
