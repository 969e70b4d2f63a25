"""What a sentence on a card means.

Verbs are done one after the other, conditions are true or false, quantities are numbers, selectors are fighters, spaces,
cards or tokens. "You" is whoever does something, "your opponent" the other. The grammar's aliases name these nodes.
"""

from peerless.cards.tree.abilities import *  # noqa: F403
from peerless.cards.tree.base import *  # noqa: F403
from peerless.cards.tree.conditions import *  # noqa: F403
from peerless.cards.tree.joins import *  # noqa: F403
from peerless.cards.tree.piles import *  # noqa: F403
from peerless.cards.tree.quantities import *  # noqa: F403
from peerless.cards.tree.selectors import *  # noqa: F403
from peerless.cards.tree.verbs import *  # noqa: F403
