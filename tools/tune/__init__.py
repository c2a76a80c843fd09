"""How the numbers that players judge by are found: a module for each game."""
