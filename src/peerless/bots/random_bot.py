"""A bot that takes any option, each as likely as the others."""

import random

from peerless.bots import check_view
from peerless.content.table import Option, Table


class RandomBot:
    """The measure for all others. The same seed makes the same choices."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Table, options: list[Option]) -> Option:
        check_view(view)
        return self._random.choice(options)
