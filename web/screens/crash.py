"""What is shown when a view fails: what to do, and the game's record, so that nothing is lost."""

from __future__ import annotations

from htpy import Node, a, h1, main, p, textarea

from web.model import Model
from web.words import _


def crash(model: Model, error: Exception) -> str:
    """The page's content when its view has failed with `error`."""
    return str(
        main(".crash")[
            h1[_("This page has lost its way")],
            p[_("Your games are safe. Reload the page to go on.")],
            p[a(href="./")[_("Reload the page")]],
            _record(model),
            p[_("For a bug report: {reason}").format(reason=repr(error)[:300])],
        ]
    )


def _record(model: Model) -> Node:
    if model.play is None:
        return None
    replay = model.play.replay
    if model.keeps and not model.unkept and replay.state().to_act is not None:
        replay = replay.concealed()  # the whole of it is stored
    return [
        p[_("To be safe, here is the record of the game on the table:")],
        textarea(readonly=True, rows="12", aria_label=_("Record"))[replay.text()],
    ]
