"""One thing that the designer of a file should look at."""

from dataclasses import asdict, dataclass
from pathlib import Path

from peerless.content.faults import FileFault

USUAL_ADVICE = {
    "not-understood": "say it in sentences like those in docs/write-a-hero.md",
    "refused": "say it in sentences like those in docs/write-a-hero.md",
    "not-playable": "say it in another way, or leave it out",
    "file": "docs/hero-files.md says what may stand here",
}


@dataclass(frozen=True)
class Finding:
    file: str
    line: int
    kind: str  # one word for editors: not-understood, refused, unplayable ...
    reason: str
    suggestion: str = ""

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def finding(fault: FileFault, kind: str, suggestion: str = "") -> Finding:
    """What a reader complains of; the hint at the end of its sentence is the suggestion."""
    reason, hint, known = fault.message.partition("; did you mean ")
    if hint and not suggestion:
        suggestion = "did you mean " + known
    suggestion = suggestion or USUAL_ADVICE.get(kind, "")
    return Finding(str(Path(fault.path)), max(fault.line, 1), kind, reason, suggestion)
