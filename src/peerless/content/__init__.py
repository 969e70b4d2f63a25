"""Heroes and boards: one file each, found by themselves."""
