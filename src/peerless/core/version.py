"""The version of the rules as this machine plays them.

Raise RULES by one whenever the same setup, seed and answers may lead to another game than before: a record of a game says
under which version it was played, and is never gone on with under another. PLAYS is a fingerprint of a fixed set of
random games; tests/records/test_rules_version.py compares it, so that a change of the rules does not pass unseen.
"""

from typing import Final

RULES: Final = 2
PLAYS: Final = "03fbede94a8aee7718ff9c90d8ec6564"
