"""Lines of the log in so many columns: those that are too long go on under themselves, between two words."""

import textwrap
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


def wrap(line: str, width: int) -> str:
    words = line.lstrip()
    indent = line[: len(line) - len(words)]
    return textwrap.fill(words, width, initial_indent=indent, subsequent_indent=indent + "  ") if words else ""


class Lines:
    """To be shown on a screen, in as many columns as there are."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n".join(wrap(line, max(options.max_width, 10)) for line in self.lines))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(10, max((len(line) for line in self.lines), default=10))
