"""The title of the page, as tabs and bookmarks show it."""

from __future__ import annotations

from web.model import Model
from web.words import _, use


def title(model: Model) -> str:
    """What the page is about now."""
    use(model.language)
    play = model.play
    if play is None:
        return _("Ra – two games of that name")
    # Translators: the title of a browser's tab; {game} is a game's title or its players.
    return _("{game} – Ra").format(game=play.title or ", ".join(play.names))
