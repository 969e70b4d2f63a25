"""The table: board, sides, hand, question, card and log."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.timer import Timer
from textual.widgets import Static

from peerless.cli.lines import Lines
from peerless.cli.terminal import words
from peerless.cli.terminal.board_view import BoardView
from peerless.cli.terminal.choices import Choices
from peerless.cli.terminal.marks import TEAM_COLORS, card_sign, side_inside, side_name, team_of
from peerless.cli.terminal.pages import CardsPage, HandOver, LeavePage, Page, TextPage, drive, help_page, key_of
from peerless.cli.terminal.panels import HandView, sides_text
from peerless.cli.terminal.plan import neighbor
from peerless.cli.terminal.say import catalogue, language, plain, say
from peerless.cli.terminal.session import Session
from peerless.content.faults import Fault
from peerless.content.hero import Card
from peerless.content.table import Option, Table
from peerless.core import alphabet
from peerless.core.machine import IllegalOption
from peerless.core.state import CardError
from peerless.record.log import not_played

SMALLEST = (80, 24)
WIDE, TALL = 104, 34
HINT_SECONDS = 4
ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def keys_line() -> Text:
    return Text.from_markup(plain("keys"))


class GameScreen(Page[None]):
    """Plays a session; it is left for another game."""

    def __init__(self, session: Session, save_to: Path, pace: float = 0.15) -> None:
        super().__init__()
        self.session = session
        self.save_to = save_to
        self.pace = pace  # seconds before a bot answers, so that one can follow
        self.eyes: int | None = min(session.people, default=0)  # the seat that looks at the screen
        self.options: list[Option] = []
        self._moment = 0  # grows with each change; a bot's answer that comes too late is dropped
        self._handing_over = False
        self._looked_at: Card | None = None
        self._broken: Exception | None = None
        self._told: object = None  # the log that is on the screen
        self._hint_timer: Timer | None = None

    def compose(self) -> ComposeResult:
        with Vertical(id="all"):
            yield Static(id="bar")
            with Horizontal(id="table"):
                yield BoardView(id="board")
                with Vertical(id="aside"):
                    yield Static(id="sides")
                    yield Static(id="hand-title")
                    yield HandView(id="hand")
            with Horizontal(id="lower"):
                with Vertical(id="question"):
                    yield Static(id="prompt")
                    yield Choices(id="choices")
                yield Static(id="card")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="lines")
            yield Static(keys_line(), id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        self._fit()
        game = self.session.game
        warnings = [warning for hero in game.names.heroes for warning in hero.warnings]
        warnings += not_played(game.setup, catalogue())
        if warnings:
            self.notify("\n".join(dict.fromkeys(warnings)), severity="warning")
        self.advance()

    def on_resize(self) -> None:
        self._fit()
        self.call_after_refresh(self.draw)

    def _fit(self) -> None:
        width, height = self.app.size
        self.set_class(width < SMALLEST[0] or height < SMALLEST[1], "-too-small")
        self.set_class(width >= WIDE, "-wide")
        self.set_class(height >= TALL, "-tall")
        small = say("small", width=width, height=height, least_width=SMALLEST[0], least_height=SMALLEST[1])
        self.query_one("#small", Static).update(Text(small, justify="center"))

    # What goes on.

    @property
    def table(self) -> Table:
        """What the person at the screen may know."""
        return self.session.game.view(self.eyes if self.eyes is not None else 0)

    def advance(self) -> None:
        """Go on to the next thing that happens: a bot's answer, another person, or a question."""
        self._moment += 1
        asked = self.session.asked
        self.options = []
        self._looked_at = None
        if asked in self.session.bots and not self._broken:
            moment = self._moment
            self.set_timer(max(self.pace, 0.001), lambda: self._bot_answers(moment))
        elif asked is not None and self.session.hot_seat and asked != self.eyes:
            self._hand_over(asked)
            return
        elif asked is not None and not self._broken:
            self.options = self.session.game.options
        self._ask()

    def _bot_answers(self, moment: int) -> None:
        if moment == self._moment:
            self._try(self.session.bot_answers)

    def _try(self, what: Callable[[], object]) -> None:
        """Play on; an effect that cannot be played stops the game, not the program."""
        try:
            what()
        except (CardError, IllegalOption, Fault) as problem:
            self._broken = problem
        self.advance()

    def _hand_over(self, asked: int) -> None:
        if self._handing_over:
            return
        self._handing_over = True
        decision = self.session.game.decision

        def seated(_: None) -> None:
            self._handing_over = False
            self.eyes = asked
            self.advance()

        if decision is not None:
            self.app.push_screen(HandOver(self.session.game, decision.side), seated)

    def _ask(self) -> None:
        texts, numbers = self._option_texts()
        harmless = (i for i, option in enumerate(self.options) if not option.question.harms_own_team(option.code))
        cursor = next(harmless, -1) if self.options else 0
        self.query_one("#choices", Choices).show(texts, numbers, cursor)
        self.draw()

    def retell(self) -> None:
        choices = self.query_one("#choices", Choices)
        choices.show(*self._option_texts(), choices.cursor)
        self._told = None
        self.query_one("#keys", Static).update(keys_line())
        self._fit()
        self.draw()

    def _option_texts(self) -> tuple[list[str], list[str] | None]:
        if self.session.game.over or self._broken:
            return [say("look-at-log"), say("another-game"), say("quit")], None
        table = self.table
        texts = []
        for option in self.options:
            card = words.card_of(table, option)
            text = option.text(language())
            texts.append(f"{text} ({card_sign(card)}, +{card.boost})" if card and "(" not in text else text)
        numbers = [self._number(table, i, option) for i, option in enumerate(self.options)]
        return texts, numbers if len(set(numbers)) == len(numbers) else None

    def _number(self, table: Table, index: int, option: Option) -> str:
        """What to type for an option: the number of a space, or its place in the list; p for a pass."""
        kind = alphabet.kind_of(option.code)
        if kind in (alphabet.SPACE, alphabet.TOKEN):
            name = table.names.spaces[alphabet.which_of(option.code)]
            return name if name.isascii() and name.isdigit() else str(index + 1)
        return "p" if kind == alphabet.PASS else str(index + 1)

    # What is seen.

    def draw(self) -> None:
        """Bring everything on the screen up to date."""
        table = self.table
        aside = self.query_one("#aside").size
        self.query_one("#bar", Static).update(self._bar(table))
        self.query_one("#sides", Static).update(sides_text(table, self.eyes, aside.width, aside.height))
        own = [side_inside(table, side) for side in table.sides if table.seat_of(side) == self.eyes]
        title = say("hand", side=own[0]) if len(own) == 1 else say("hands")
        self.query_one("#hand-title", Static).update(Text(f"\u2500 {title} ".ljust(60, "\u2500"), no_wrap=True))
        self.query_one("#hand", HandView).show(table, self.eyes)
        self._draw_question(table)
        self._draw_lines()
        self._draw_pointed()

    def _bar(self, table: Table) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append("Peerless", "bold")
        text.append(f"  {catalogue().board(table.names.board)}", "#8a93a2")
        if table.turn is None:
            text.append("  " + plain("setting-up"))
        elif not table.over:
            text.append(f"  {plain('turn', number=table.turns)} ")
            text.append(side_name(table, table.turn), f"bold {TEAM_COLORS[team_of(table, table.turn)]}")
            # The action that runs has been taken: during the last one none is left.
            text.append(plain("actions-left", number=table.actions) if table.actions else plain("last-action"))
        combat = table.combat
        if combat is not None:
            text.append(f"  {plain('combat')} ", "#8a93a2")
            for role in combat:
                shown = "?" if role.face_down and role.card is None else "-" if role.card is None else str(role.value)
                text.append(f"{shown} ", "bold")
                text.append(plain("against") + " " if role is combat[0] else "", "#8a93a2")
        return text

    def _draw_question(self, table: Table) -> None:
        decision = self.session.game.decision
        question = self.query_one("#question", Vertical)
        prompt = Text()
        if self._broken:
            question.border_title = say("stopped")
            prompt.append(say("broken", problem=catalogue().tell(self._broken)), "#ff6b6b")
        elif decision is None:
            question.border_title = say("the-end")
            winners = catalogue().listing([side_inside(table, side) for side in table.winners])
            prompt.append(say("won", sides=winners) if table.winners else say("won-nobody"), "bold #a6e22e")
        elif not self.options:
            question.border_title = side_name(table, decision.side)
            prompt.append(say("thinking", side=side_inside(table, decision.side)), "#8a93a2")
        else:
            question.border_title = side_name(table, decision.side)
            prompt.append(decision.text(language()))
        self.query_one("#prompt", Static).update(prompt)

    def _draw_lines(self) -> None:
        game = self.session.game
        told = (id(game), len(game.state.events), self.eyes)
        if told == self._told:
            return
        self._told = told
        lines = game.log(language(), self.eyes)
        self.query_one("#lines", Static).update(Lines(lines[-60:]))
        log = self.query_one("#log", VerticalScroll)
        log.border_title = say("log")
        self.call_after_refresh(log.scroll_end, animate=False)

    def _draw_pointed(self) -> None:
        """The highlighted option on the board, and its card."""
        table = self.table
        option = self._pointed
        pointed = words.space_of(table, option) if option else None
        spaces = {space for space in (words.space_of(table, o) for o in self.options) if space is not None}
        self.query_one("#board", BoardView).show(table, spaces, pointed)
        card = self._looked_at or (words.card_of(table, option) if option else None)
        wide = self.has_class("-wide")
        panel, log = self.query_one("#card", Static), self.query_one("#log")
        panel.display = card is not None or wide
        log.display = card is None or wide
        panel.border_title = say("card")
        panel.update(words.card_text(table, card) if card else Text(say("point-at-card"), "#8a93a2"))

    @property
    def _pointed(self) -> Option | None:
        cursor = self.query_one("#choices", Choices).cursor
        return self.options[cursor] if 0 <= cursor < len(self.options) else None

    def hint(self, text: str) -> None:
        """In the line of the keys, where it covers nothing, until a moment or a key later."""
        self.query_one("#keys", Static).update(Text(text, "bold #ffcc66", no_wrap=True, overflow="ellipsis"))
        self._hint_timer = self.set_timer(HINT_SECONDS, self._end_hint)

    def _end_hint(self) -> None:
        if self._hint_timer is not None:
            self._hint_timer.stop()
            self._hint_timer = None
            self.query_one("#keys", Static).update(keys_line())

    # What the person does.

    def on_key(self, event: events.Key) -> None:
        if not self.is_current:
            return  # a page has just been laid over the table
        self._end_hint()
        actions: dict[str, Callable[[], object]] = {
            "u": self.undo,
            "c": lambda: self.app.push_screen(CardsPage(self.table)),
            "l": self._show_log,
            "q": self.leave,
            "escape": self.leave,
            "p": self._pass,
            "question_mark": lambda: self.app.push_screen(help_page()),
            "h": lambda: self.app.push_screen(help_page()),
            "f1": lambda: self.app.push_screen(help_page()),
        }
        key = key_of(event)
        if key in actions:
            event.stop()
            actions[key]()
        elif event.key in ARROWS and self._walk(*ARROWS[event.key]):
            event.stop()
        else:
            drive(self.query_one("#choices", Choices), event)

    def _walk(self, dx: int, dy: int) -> bool:
        """Where spaces are asked, arrow keys walk over the board."""
        option = self._pointed
        where = self.query_one("#board", BoardView).plan()
        if option is None or where is None or alphabet.kind_of(option.code) != alphabet.SPACE:
            return False
        spaces = {words.space_of(self.table, o): i for i, o in enumerate(self.options)}
        here = words.space_of(self.table, option)
        among = [space for space in spaces if space is not None]
        there = neighbor(where, here, among, dx, dy) if here is not None else None
        if there is None:
            return "pass" not in [o.key for o in self.options] or dy == 0
        self.query_one("#choices", Choices).point(spaces[there])
        return True

    def _pass(self) -> None:
        for index, option in enumerate(self.options):
            if option.code == alphabet.PASS:
                self._take(index)
                return

    def _take(self, index: int) -> None:
        if self.session.game.over or self._broken:
            (self._show_log, lambda: self.leave_with(None), self.leave)[index]()
        elif index < len(self.options):
            option = self.options[index]
            self.options = []
            self._try(lambda: self.session.answer(option))

    def on_choices_picked(self, message: Choices.Picked) -> None:
        message.stop()
        self._take(message.index)

    def on_choices_pointed(self, message: Choices.Pointed) -> None:
        message.stop()
        self._looked_at = None
        self._draw_pointed()

    def on_board_view_clicked(self, message: BoardView.Clicked) -> None:
        message.stop()
        fitting = [i for i, o in enumerate(self.options) if words.space_of(self.table, o) == message.space]
        if len(fitting) == 1:
            self._take(fitting[0])
        elif fitting:
            self.query_one("#choices", Choices).point(fitting[0])

    def on_hand_view_asked(self, message: HandView.Asked) -> None:
        message.stop()
        self._looked_at = message.card
        self._draw_pointed()

    def undo(self) -> None:
        if not self.session.undo():
            self.hint(say("nothing-to-undo"))
            return
        self._broken = None
        self.advance()

    def _show_log(self) -> None:
        def told() -> Lines:
            return Lines(self.session.game.log(language(), self.eyes) or [say("nothing-yet")])

        self.app.push_screen(TextPage("log", told, at_end=True))

    def leave(self) -> None:
        def chosen(index: int | None) -> None:
            if index == 1:
                try:
                    self.session.save(self.save_to)
                except Fault as problem:
                    self.notify(catalogue().tell(problem), severity="error")
                    return
                self.app.exit(say("saved", path=str(self.save_to)))
            elif index == 2:
                self.app.exit("")

        self.app.push_screen(LeavePage(self.save_to, self.session.game.over), chosen)
