"""Heroes out of the decks that players share: read as found, understood where the language of cards can, written tidily."""
