"""The laboratory: what is found out about the game and its engine by playing very many games."""
