"""Whom computer players are measured against, a folder for each game."""
