"""What is told in passing, with a way to take it back where there is one."""

from __future__ import annotations

from collections.abc import Callable

from htpy import Element, Node, div, p, section, textarea

from web.games.faces import face_of
from web.model import Model, Notice
from web.play import Play
from web.screens.parts import icon, press
from web.screens.read_errors import explained
from web.words import _

NOTICES: dict[str, Callable[[], str]] = {
    "branched": lambda: _("You play on in a copy. The game it comes from is kept as it was."),
    "no such game": lambda: _("That game is not kept in this browser."),
    "damaged": lambda: _("This kept game can't be read any more. You can save its text."),
    "damaged games": lambda: _("Some kept games can't be read. You can save their text below."),
    "deleted": lambda: _("The game is deleted."),
    "unkept": lambda: _(
        "The browser does not let this page keep games. Yours goes on, but save it as a file"
        " before you leave."
    ),
    "newer": lambda: _(
        "There is a new version of this page, fetched already. Use it when it suits you: the game"
        " goes on where it is."
    ),
    "renewed elsewhere": lambda: _(
        "Another tab uses a new version of this page now. This one works on as it is; change to"
        " the new version when it suits you."
    ),
    "unreadable": lambda: _("No game could be read there."),
    "too large": lambda: _("The file is too large to be a game."),
    "had it": lambda: _("You have this game already: here it is."),
    "imported": lambda: _("The game is opened and kept with yours."),
    "copied": lambda: _("Copied."),
    "uncopied": lambda: _("The browser did not let the page copy. Here is the text:"),
    "nothing pasted": lambda: _("Paste a game or a link first."),
    "not possible": lambda: _("That is not possible now."),
    "replaced": lambda: _(
        "This game went on in another tab, and differently here: this is a copy of how it stood"
        " here, kept beside it."
    ),
    "crashed": lambda: _(
        "That did not work, for a reason nobody thought of. The game is as it was before."
    ),
}
"""The words of every notice, by its key."""

_WARNINGS = {
    "nothing pasted",
    "not possible",
    "replaced",
    "damaged",
    "damaged games",
    "unkept",
    "unreadable",
    "too large",
    "uncopied",
    "crashed",
}


def notice(model: Model) -> Element | None:
    """The notice, with what can be done about it."""
    told = model.notice
    if told is None:
        return None
    warns = told.key in _WARNINGS
    return section(
        class_=["notice", {"notice--warning": warns}], id="notice", aria_label=_("Notice")
    )[
        icon("hint" if warns or told.key == "thing" else "check"),
        div(".notice__words")[p[_main(told, model.play)], _why(told), _text(told)],
        div(".notice__actions.row.row--tight")[
            _undo(told),
            press(
                "dismiss",
                icon("close"),
                id="notice-dismiss",
                classes="button--icon button--quiet",
                aria_label=_("Dismiss"),
            ),
        ],
    ]


def renewal() -> Element:
    """The way to the new version."""
    return press("renew", icon("redo"), _("Use the new version"), classes="button--small")


def notice_text(told: Notice, play: Play | None = None) -> str:
    """All that a notice says, without its buttons."""
    why = _why_text(told)
    main = _main(told, play)
    return f"{main} {why}" if why else main


def _main(told: Notice, play: Play | None) -> str:
    if told.key == "yours" and play is not None:
        return " ".join(face_of(play).sentences(told.fields["events"], play))
    if told.key == "thing" and play is not None:
        return face_of(play).thing(told.fields)
    if told.key == "deleted" and told.fields.get("title"):
        return _("“{title}” is deleted.").format(title=told.fields["title"])
    return NOTICES[told.key]() if told.key in NOTICES else ""


def _why_text(told: Notice) -> str:
    if told.error is None:
        return ""
    if told.key == "crashed":
        return _("For whoever mends it: {reason}").format(reason=repr(told.error)[:300])
    return explained(told.error)


def _why(told: Notice) -> Node:
    text = _why_text(told)
    return p(".notice__why.small")[text] if text else None


def _text(told: Notice) -> Node:
    """What has to be copied by hand."""
    if told.key != "uncopied":
        return None
    return textarea(
        "#notice-text",
        readonly=True,
        rows="3",
        spellcheck="false",
        aria_label=_("Text to copy"),
        data_focus="uncopied",
    )[str(told.fields.get("text", ""))]


def _undo(told: Notice) -> Node:
    if told.key == "damaged":
        return press(
            f"salvage {told.fields.get('id', '')}",
            icon("download"),
            _("Save its text"),
            classes="button--small",
        )
    if told.key in ("newer", "renewed elsewhere"):
        return renewal()
    if told.undo is None:
        return None
    return press(str(told.undo), icon("undo"), _("Bring it back"), id="notice-undo")
