"""The players that computer players are measured against, with a folder for each game."""
