"""The sorts of parts that a tree has."""


class Node:
    """Any part of a tree."""


class Verb(Node):
    """Something done, or several things joined."""


class Condition(Node):
    """True or false when it is looked at."""


class Amount(Node):
    """How many are taken of what there is: a quantity means so many, as far as there are."""


class Quantity(Amount):
    """A number, fixed or counted."""


class Fighters(Node):
    """Which fighters."""


class Spaces(Node):
    """Which spaces."""


class Cards(Node):
    """Which of your cards."""


class Piles(Node):
    """Where cards lie: of whoever does it."""


class CardRef(Node):
    """One card that the effect speaks of."""


class Tokens(Node):
    """Which of your tokens."""


class Ability(Node):
    """What holds always or begins at a moment."""


class Event(Node):
    """What sets off an ability."""


class Modifier(Node):
    """What is different from the rules for as long as it holds."""
