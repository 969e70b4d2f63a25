"""What the designer of a hero or a board should look at."""
