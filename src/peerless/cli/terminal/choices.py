"""The list of options: a number for each, arrows, Enter or the mouse."""

from time import monotonic as now

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

POINTED = Style(color="#101010", bgcolor="#e8edf4", bold=True)
NUMBER = Style(color="#a6e22e", bold=True)
PLAIN = Style(color="#d8dee9")
WIDEST_COLUMN = 60
PAUSE = 1.0  # seconds after which a digit does not belong to a refused number any more


class Choices(Widget):
    """Numbered lines in as many columns as fit. The screen passes the keys on."""

    class Picked(Message):
        """This one it is."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    class Pointed(Message):
        """The cursor has moved."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    class Refused(Message):
        """Nothing was picked: this number is no option's, or (empty) nothing is pointed at."""

        def __init__(self, number: str) -> None:
            super().__init__()
            self.number = number

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.texts: list[str] = []
        self.numbers: list[str] = []
        self.cursor = 0
        self._typed = ""
        self._refused_at = 0.0  # when the digits typed so far were last refused; 0 when they were not
        self._top = 0

    def show(self, texts: list[str], numbers: list[str] | None = None, cursor: int = 0) -> None:
        """New options. `numbers` is what to type for each; left out, 1, 2, 3, ... A cursor of -1 points at none."""
        self.texts = texts
        self.numbers = numbers or [str(i + 1) for i in range(len(texts))]
        self.cursor = cursor
        self._top = 0
        self.forget_digits()
        self.refresh()

    def point(self, index: int) -> None:
        if 0 <= index < len(self.texts) and index != self.cursor:
            self.cursor = index
            self.refresh()
            self.post_message(self.Pointed(index))

    def pick(self, index: int) -> None:
        self.post_message(self.Picked(index))

    def enter(self) -> None:
        """Take what is pointed at, or the number that was typed; a number that is no option's takes nothing."""
        typed = self._typed
        self.forget_digits()
        if typed and typed not in self.numbers:
            self.post_message(self.Refused(typed))
        elif 0 <= self.cursor < len(self.texts):
            self.pick(self.cursor)
        elif self.texts:
            self.post_message(self.Refused(""))

    def type_digit(self, digit: str) -> None:
        """A number may have two digits: it is taken at once when no longer one begins with it, else with Enter.

        The rest of a number that was refused plays nothing by mistake, but after a pause another number begins.
        """
        if self._refused_at and now() - self._refused_at > PAUSE:
            self.forget_digits()
        self._typed += digit
        fitting = [number for number in self.numbers if number.startswith(self._typed)]
        if not fitting:
            self._refused_at = now()
            if self.texts:
                self.post_message(self.Refused(self._typed))
        elif fitting == [self._typed]:
            self.forget_digits()
            index = self.numbers.index(fitting[0])
            self.point(index)
            self.pick(index)
        else:
            self.point(self.numbers.index(self._typed if self._typed in fitting else fitting[0]))

    def forget_digits(self) -> None:
        self._typed = ""
        self._refused_at = 0.0

    def move(self, dx: int, dy: int) -> None:
        """What an arrow key does."""
        self.forget_digits()
        if self.cursor < 0:
            self.point(0 if dx + dy > 0 else len(self.texts) - 1)
            return
        rows, _, _ = self._grid()
        to = self.cursor + dy + dx * rows
        if dx and not 0 <= to < len(self.texts):
            return
        self.point(to % max(len(self.texts), 1))

    def _grid(self) -> tuple[int, int, int]:
        """Rows, columns and the width of a column. Columns are filled downwards."""
        width, height = max(self.size.width, 10), max(self.size.height, 1)
        longest = max((len(t) for t in self.texts), default=0) + max((len(n) for n in self.numbers), default=0) + 4
        wide = min(longest, WIDEST_COLUMN, width)
        columns = 1 if len(self.texts) <= height else max(1, width // wide)
        rows = -(-len(self.texts) // columns)
        if columns > 1 and rows < height:
            rows = height
            columns = -(-len(self.texts) // rows)
        return max(rows, 1), max(columns, 1), width if columns == 1 else wide

    def render(self) -> Text:
        rows, columns, wide = self._grid()
        height = max(self.size.height, 1)
        row = max(self.cursor, 0) % rows
        self._top = max(0, min(self._top, rows - height, row), row - height + 1)
        digits = max((len(n) for n in self.numbers), default=1)
        text = Text(no_wrap=True, end="")
        for y in range(self._top, min(rows, self._top + height)):
            for column in range(columns):
                index = column * rows + y
                if index < len(self.texts):
                    text.append_text(self._cell(index, wide, digits))
            if rows > height and y == self._top and self._top > 0:
                text.append("\u25b2", NUMBER)
            if rows > height and y == self._top + height - 1 < rows - 1:
                text.append("\u25bc", NUMBER)
            text.append("\n")
        text.rstrip()
        return text

    def _cell(self, index: int, wide: int, digits: int) -> Text:
        pointed = index == self.cursor
        room = wide - digits - 2 - (1 if self._grid()[0] > self.size.height else 0)
        cell = Text(no_wrap=True)
        cell.append("\u25ba" if pointed else " ", NUMBER)
        cell.append(f"{self.numbers[index]:>{digits}} ", POINTED if pointed else NUMBER)
        words = shortened(self.texts[index], max(room, 4))
        words = set_cell_size(words, max(room, 4)) if self._grid()[1] > 1 else words
        cell.append(words, POINTED if pointed else PLAIN)
        cell.append(" " * max(0, wide - cell.cell_len - (1 if self._grid()[0] > self.size.height else 0)))
        return cell

    def index_at(self, x: int, y: int) -> int | None:
        rows, columns, wide = self._grid()
        column, row = x // wide, y + self._top
        index = column * rows + row
        inside = column < columns and row < rows and index < len(self.texts)
        return index if inside else None

    def on_click(self, event: events.Click) -> None:
        index = self.index_at(event.x, event.y)
        if index is not None:
            self.point(index)
            self.pick(index)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.point(min(self.cursor + 1, len(self.texts) - 1))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.point(max(self.cursor - 1, 0))


def shortened(text: str, room: int) -> str:
    """In so many characters; what is left out is in the middle, since options often differ at their end."""
    if cell_len(text) <= room:
        return text
    end = text[1:]
    while cell_len(end) > (room - 1) // 2:
        end = end[1:]
    return set_cell_size(text, room - 1 - cell_len(end)) + "\u2026" + end
