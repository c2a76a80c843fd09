"""How what players judge by is found: a module for each game."""
