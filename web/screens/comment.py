"""Comments in a record: what somebody says of a moment of the game."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Element, button, form, label, p, textarea

from web.messages import LeaveField, WriteComment
from web.model import comment_place
from web.play import Play
from web.screens.parts import icon, on
from web.words import _, ngettext

FIELD = "comment-text"
"""The id of the field in which a comment is written."""


def comment(words: str | None) -> Element | None:
    """A comment as it is shown, at its moment and in the log."""
    return p(".comment", dir="auto")[words] if words else None


def comment_form(play: Play, typed: Mapping[str, str]) -> Element:
    """The form in which a comment on the moment looked at is written; `typed`: what was begun."""
    count = play.shown
    place = comment_place(play.id, count)
    title = ngettext(
        "Comment on the table after {count} action",
        "Comment on the table after {count} actions",
        count,
    )
    return form(
        ".commenting.stack.stack--tight", on(WriteComment(count), "submit"), id=f"comment-{count}"
    )[
        label(for_=FIELD)[title if count else _("Comment on the beginning")],
        textarea(
            on(LeaveField(place), "change"),
            id=FIELD,
            name="comment",
            rows="2",
            dir="auto",
            autocomplete="off",
        )[typed.get(place, play.record.comments.get(count, ""))],
        button(".button.button--small", type="submit")[icon("check"), _("Keep the comment")],
    ]
