"""How fast the rules of each game are, a click, and the start. Nothing fails when it is slow."""
