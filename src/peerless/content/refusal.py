"""Why an effect is not played, as its designer is told."""

from dataclasses import dataclass

from peerless.cards.nouns import NotPlayable
from peerless.cards.parse import NotUnderstood
from peerless.content.faults import FileFault

NOT_UNDERSTOOD = "not understood from here on"
LONGEST = 70  # letters of what is quoted


@dataclass(frozen=True)
class Refusal:
    """`rest` is where reading stopped; nothing if the whole cannot be played."""

    reason: str
    rest: str = ""

    def __str__(self) -> str:
        return f'{self.reason}: "{_short(self.rest)}"' if self.rest else self.reason


def refusal_of(problem: FileFault | NotPlayable) -> Refusal:
    if not isinstance(problem, FileFault):
        return Refusal(str(problem))
    cause = problem.__cause__
    if not isinstance(cause, NotUnderstood):
        return Refusal(problem.message.partition(" (in ")[0])
    rest = " ".join(cause.text[_word_at(cause.text, cause.at) :].split())
    reason = str(cause)
    if reason.startswith(NOT_UNDERSTOOD):
        return Refusal(NOT_UNDERSTOOD, rest)
    if reason.startswith("can be read in two ways"):
        return Refusal("this can be read in two ways", rest)
    return Refusal(reason, rest if cause.at else "")


def _word_at(text: str, at: int) -> int:
    """Where the word begins in which reading stopped."""
    while 0 < at < len(text) and text[at - 1].isalnum() and text[at].isalnum():
        at -= 1
    return at


def _short(text: str) -> str:
    if len(text) <= LONGEST:
        return text
    end = text.rfind(" ", 0, LONGEST)
    return text[: end if end > 0 else LONGEST].rstrip(" ,.;:") + " ..."
