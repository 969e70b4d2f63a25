"""Option codes as commands spell them: attack:genie>houdini, card:grand-escape, space:12, pass."""

from peerless.content.setup import Names
from peerless.core import alphabet as a

WORDS = {
    a.PASS: "pass",
    a.YES: "yes",
    a.MANEUVER: "maneuver",
    a.SCHEME: "scheme",
    a.ATTACK: "attack",
    a.CARD: "card",
    a.FIGHTER: "fighter",
    a.SPACE: "space",
    a.TOKEN: "token",
    a.NUMBER: "number",
    a.CHOICE: "choice",
    a.OPPONENT: "opponent",
    a.ORDER: "order",
}
QUESTIONS = {
    a.ASKS_ACTION: "action",
    a.ASKS_CARD: "card",
    a.ASKS_FIGHTER: "fighter",
    a.ASKS_SPACE: "space",
    a.ASKS_TOKEN: "token",
    a.ASKS_NUMBER: "number",
    a.ASKS_CHOICE: "choice",
    a.ASKS_YES: "yes-no",
    a.ASKS_OPPONENT: "opponent",
    a.ASKS_ORDER: "order",
}


def key_of_option(names: Names, code: int) -> str:
    """The key of an option, or of what others see of it (core/questions.observed): of a card chosen secretly just `card`."""
    if code == a.SOME_CARD:
        return WORDS[a.CARD]
    kind, which = a.kind_of(code), a.which_of(code)
    word = WORDS[kind]
    if kind in (a.PASS, a.YES, a.MANEUVER):
        return word
    if kind in (a.SCHEME, a.CARD):
        return f"{word}:{names.cards[which].key}"
    if kind == a.ATTACK:
        return f"{word}:{names.fighters[a.attacker_of(code)]}>{names.fighters[a.target_of(code)]}"
    if kind == a.FIGHTER:
        return f"{word}:{names.fighters[which]}"
    if kind in (a.SPACE, a.TOKEN):
        return f"{word}:{names.spaces[which]}"
    if kind == a.OPPONENT:
        return f"{word}:{names.sides[which]}"
    if kind == a.ORDER:
        return f"{word}:{names.orders[which]}"
    return f"{word}:{which}"
