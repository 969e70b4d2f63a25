"""The language of cards: sentences that a player reads, the tree that they mean, the program that the machine runs."""
