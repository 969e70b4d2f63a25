"""The machine: a game as one row of integers and the programs that change it. Pure, no words, no files."""
