"""What a kept game looks like from afar: a small picture of its table, and where it stands."""

from __future__ import annotations

from htpy import Element, Node, div

from web.games import GLIMPSES, POSTERS
from web.names import shown_names
from web.saved_games import SavedGame
from web.screens.parts import picture
from web.words import _


def glimpse(saved: SavedGame) -> Element:
    """The small picture; a mere sign, if the game was kept without one. Decoration."""
    return div(".glimpse", aria_hidden="true")[_picture(saved) or picture("logo", "glimpse__sign")]


def _picture(saved: SavedGame) -> Node:
    return GLIMPSES[saved.game].picture(saved.glimpse) if saved.game in GLIMPSES else None


def standing(saved: SavedGame) -> list[str]:
    """Which game it is, how far it has come, whose turn it is."""
    if saved.game not in POSTERS:
        return []
    reached = GLIMPSES[saved.game].reached(saved.glimpse)
    facts = (POSTERS[saved.game].name(), reached, _turn(saved))
    return [fact for fact in facts if fact]


def _turn(saved: SavedGame) -> str:
    names = shown_names(saved.players)
    if saved.over or not 0 <= saved.acts < len(names):
        return ""
    if saved.persons == (saved.acts,):
        return _("Your turn")
    # Translators: where a kept game stands.
    return _("{name}'s turn").format(name=names[saved.acts])
