"""A sheet of characters: lines of fine dots, and text laid over them."""

from rich.style import Style
from rich.text import Text

BRAILLE = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of one character, by row and column


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = max(width, 1)
        self.height = max(height, 1)
        self._dots = [[0] * self.width for _ in range(self.height)]
        self._cells: dict[tuple[int, int], tuple[str, Style]] = {}

    def line(self, start: tuple[float, float], end: tuple[float, float], spread: int = 1) -> None:
        """A line from the middle of one character to that of another; a spread of 2 leaves gaps."""
        (x0, y0), (x1, y1) = start, end
        steps = int(max(abs(x1 - x0) * 2, abs(y1 - y0) * 4)) or 1
        for i in range(0, steps + 1, spread):
            x = (x0 + 0.5) * 2 + (x1 - x0) * 2 * i / steps
            y = (y0 + 0.5) * 4 + (y1 - y0) * 4 * i / steps
            column, row = int(x) // 2, int(y) // 4
            if 0 <= column < self.width and 0 <= row < self.height:
                self._dots[row][column] |= DOTS[int(y) % 4][int(x) % 2]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        for i, character in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self._cells[x + i, y] = (character, style)

    def render(self, dots: Style) -> Text:
        text = Text(no_wrap=True, end="")
        for y in range(self.height):
            run, style = "", dots
            for x in range(self.width):
                pattern = self._dots[y][x]
                character, wanted = self._cells.get((x, y), (chr(BRAILLE + pattern) if pattern else " ", dots))
                if wanted is not style and run:
                    text.append(run, style)
                    run = ""
                style = wanted
                run += character
            text.append(run, style)
            if y < self.height - 1:
                text.append("\n")
        return text
