"""Builders: what an alias of the grammar makes where it is not simply the node of that name."""

from peerless.cards.build.abilities import *  # noqa: F403
from peerless.cards.build.conditions import *  # noqa: F403
from peerless.cards.build.impossible import *  # noqa: F403
from peerless.cards.build.nouns import *  # noqa: F403
from peerless.cards.build.piles import *  # noqa: F403
from peerless.cards.build.steps import *  # noqa: F403
from peerless.cards.build.turns import *  # noqa: F403
from peerless.cards.build.verbs import *  # noqa: F403
