"""States that a deck names: a hero enters the STORM, and what follows the sign of the storm happens only then.

The card language calls them forms. A hero file lists them, the usual one first, and a sign becomes the condition that it
stands for.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from peerless.content.hero import SPEAKABLE
from peerless.content.imports.tidy import title

USUAL = "Usual"  # the form of a hero that is in none of the states its deck names
MOST_STATES = 3
_STATE = r"(?:the |an? )?((?:[A-Z][\w'-]*)(?: [A-Z][\w'-]*){0,2})"
ENTERS = re.compile(
    rf"\b(?i:enters?|becomes?|(?:transforms?|changes?|turns?) (?:in)?to|starts?(?: the game)? (?:as|in)) {_STATE}"
)
CHOOSES = re.compile(rf"\b(?i:starts?(?: the game)?(?: at)?|choose) {_STATE} or {_STATE}")
LEAVES = r"\b(exits?|leaves?) (?:the )?(?:{states})(?!\w)"
SIGNED = re.compile(
    r"\b(?:if|when|while)\b[^.,]*?\b(?:is|are) (?:in )?(?:the )?(?P<state>[\w' -]+?), (?:you )?(?:may )?"
    r"(?:resolve|use|apply)s? (?:all|any|the)?\s*(?P<sign>[^\w\s.,]+|[(\[{][\w ]+[)\]}]) ?effects?[^.\n]*\.?"
    r"(?: These effects can still be cancell?ed\.?)?",
    re.IGNORECASE,
)
DERIVED = re.compile(
    r"\b(?i:when|while|if|as long as) (?P<condition>[^.,]+), (?P<who>[\w' -]+?) (?:is|are) "
    r"(?P<state>[A-Z][A-Z'-]{2,})(?:\.|$)"
)
IF = re.compile(r"\s*if\b(?P<condition>[^,]*),", re.IGNORECASE)
LEANS = re.compile(r"\s*(?:if|otherwise)\b.*?\b(?:do|does|don't|not|otherwise)\b", re.IGNORECASE)
STOP = re.compile(r"(?<=[.!])\s+(?=[A-Z])")


@dataclass
class States:
    """The forms of a deck's hero, the usual one first, and the signs of those that have one."""

    forms: list[str] = field(default_factory=list)
    signs: dict[str, str] = field(default_factory=dict)  # sign -> form
    derived: dict[str, tuple[str, str]] = field(default_factory=dict)  # another name for a condition -> whose, condition

    def spelled(self, text: str) -> str:
        """A text with signs as conditions and states by their names; what a sign means is not said again."""
        text = DERIVED.sub("", text)
        for state, (who, condition) in self.derived.items():
            text = re.sub(
                rf"\b(?:you are|you're|{re.escape(who)} is)(?: then)? {state}\b", condition, text, flags=re.IGNORECASE
            )
        if not self.forms:
            return text
        text = SIGNED.sub("", text) if self.signs else text
        states = "|".join(map(re.escape, self.forms[1:]))
        text = re.sub(LEAVES.format(states=states), f"Transform into {USUAL}", text, flags=re.IGNORECASE)
        for sign, form in self.signs.items():
            text = "\n".join(_conditional(line, sign, form) for line in text.split("\n"))
        return text


def find_states(texts: Sequence[str], names: Sequence[str]) -> States:
    """The states that a hero enters somewhere; a fighter's name is none."""
    known = {name.lower() for name in names}
    found: dict[str, str] = {}
    for entered in texts:
        chosen = [name for match in CHOOSES.finditer(entered) for name in match.groups()]
        for state in [*(match[1] for match in ENTERS.finditer(entered)), *chosen]:
            name = title(state)
            spoken = sum(len(re.findall(re.escape(name), text, re.IGNORECASE)) for text in texts)
            if name.lower().removesuffix("'s") not in known and SPEAKABLE.fullmatch(name) and spoken > 1:
                found.setdefault(name.lower(), name)
    derived = {match["state"]: (match["who"], match["condition"]) for text in texts for match in DERIVED.finditer(text)}
    if not 0 < len(found) <= MOST_STATES:
        return States(derived=derived)
    signs = {}
    for text in texts:
        for match in SIGNED.finditer(text):
            form = found.get(" ".join(match["state"].lower().split()))
            if form:
                signs[match["sign"].strip("\ufe0f")] = form
    return States([USUAL, *found.values()], signs, derived)


def _conditional(line: str, sign: str, form: str) -> str:
    """What follows a sign, up to the next one, happens in that form."""
    before, *signed = re.split(rf"\s*{re.escape(sign)}\ufe0f?:?\s*", line)
    parts = [before.strip()] if before.strip() else []
    for text in signed:
        parts += [_if_in(form, sentence) for sentence in STOP.split(text.strip()) if sentence]
    return " ".join(parts) if signed else line


def _if_in(form: str, sentence: str) -> str:
    if LEANS.match(sentence):
        return sentence
    condition = IF.match(sentence)
    if condition:
        return f"If you are {form} and{condition['condition']},{sentence[condition.end() :]}"
    return f"If you are {form}, {sentence[:1].lower()}{sentence[1:]}"
