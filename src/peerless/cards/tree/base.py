"""The sorts of parts that a tree has."""


class Node:
    """Any part of a tree."""


class Verb(Node):
    pass


class Condition(Node):
    pass


class Quantity(Node):
    pass


class Fighters(Node):
    pass


class Spaces(Node):
    pass


class Cards(Node):
    pass


class Ability(Node):
    pass
