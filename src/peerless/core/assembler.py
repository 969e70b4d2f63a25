"""Programs as lists, put into the world's tables.

A program is a list of steps (op, operand, ...) and labels (plain strings, naming the step that follows). An operand is a
number, a label, or a term: a tuple (kind, operand, ...) whose operands are numbers or terms again.
"""

from peerless.core.world import STEP_WIDTH, TERM_WIDTH

Term = tuple[object, ...]
Operand = int | str | Term
Line = str | tuple[Operand, ...]


class Assembler:
    """Collects programs; `code` and `terms` are the finished tables."""

    def __init__(self) -> None:
        self.code: list[int] = [0] * STEP_WIDTH  # position 0 stays unused: it means "no program"
        self.terms: list[int] = [0] * TERM_WIDTH
        self.places: dict[str, int] = {}  # of the program added last: where its labels are
        self._known: dict[Term, int] = {}

    def add(self, program: list[Line], known: dict[str, int] | None = None) -> int:
        """Append a program; where it begins. `known` are words that stand for numbers from elsewhere."""
        start = len(self.code)
        places: dict[str, int] = dict(known or {})
        at = start
        for line in program:
            if isinstance(line, str):
                places[line] = at
            else:
                at += STEP_WIDTH
        self.places = places
        for line in program:
            if isinstance(line, str):
                continue
            words = [self._word(operand, places) for operand in line]
            self.code.extend(words + [0] * (STEP_WIDTH - len(words)))
        return start

    def _word(self, operand: Operand, places: dict[str, int]) -> int:
        if isinstance(operand, str):
            return places[operand]
        if isinstance(operand, tuple):
            return self.term(operand)
        return operand

    def term(self, term: Term) -> int:
        """The row of a term; equal terms share one."""
        known = self._known.get(term)
        if known is not None:
            return known
        words: list[int] = []
        for part in term:
            if isinstance(part, tuple):
                words.append(self.term(part))
            elif isinstance(part, int):
                words.append(part)
            else:
                raise TypeError(f"a term holds numbers and terms, not {part!r}")
        row = len(self.terms) // TERM_WIDTH
        self.terms.extend(words + [0] * (TERM_WIDTH - len(words)))
        self._known[term] = row
        return row
