"""What is shown when a view fails: what to do, and the game's record, so that nothing is lost."""

from __future__ import annotations

from htpy import Node, a, h1, main, p, textarea

from web.model import Model
from web.words import _


def crash(model: Model, error: Exception) -> str:
    """The page's content when it could not be shown as it should."""
    return str(
        main(".crash")[
            h1[_("This page has lost its way")],
            p[_("Your games are kept. Load the page again to go on.")],
            p[a(href="./")[_("Load the page again")]],
            _record(model),
            p[_("For whoever mends it: {reason}").format(reason=repr(error)[:300])],
        ]
    )


def _record(model: Model) -> Node:
    if model.play is None:
        return None
    return [
        p[_("This is the record of the game on the table, for safety:")],
        textarea(readonly=True, rows="12", aria_label=_("Record"))[model.play.replay.text()],
    ]
