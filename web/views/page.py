"""The whole page as HTML."""

from __future__ import annotations

from htpy import main

from web.model import Model
from web.words import _, use


def view(model: Model) -> str:
    """The HTML of the page's content."""
    use(model.language)
    return str(main[_("Ra")])
