"""The notice: what is told in passing, with a button for what can be done about it."""

from __future__ import annotations

from typing import assert_never

from htpy import Element, Node, div, p, section, textarea

from web import notices as n
from web.games import page_of
from web.messages import Dismiss, SalvageGame, Undelete, UseNewVersion
from web.model import Model
from web.play import Play
from web.screens.error_words import coding_words, explained, mended_words
from web.screens.parts import icon, press
from web.words import _

_WARNINGS = (
    n.EmptyFile
    | n.NothingPasted
    | n.NotPossible
    | n.Replaced
    | n.Damaged
    | n.SomeDamaged
    | n.Unkept
    | n.Unreadable
    | n.TooLarge
    | n.NotCopied
    | n.Crashed
)


BRING_BACK = "notice-undo"
"""The id of the button that takes a deletion back."""


def notice_bar(model: Model) -> Element | None:
    """The notice, with what can be done about it."""
    told = model.notice
    if told is None:
        return None
    warns = isinstance(told, _WARNINGS)
    return section(
        class_=["notice", {"notice--warning": warns}], id="notice", aria_label=_("Notice")
    )[
        icon("hint" if warns or isinstance(told, n.Explained) else "check"),
        div(".notice__words")[p[_main(told, model.play)], _why(told), _text(told)],
        div(".notice__actions.row.row--tight")[
            _way_back(told),
            press(
                Dismiss(),
                icon("close"),
                id="notice-dismiss",
                classes="button--icon button--quiet",
                aria_label=_("Dismiss"),
            ),
        ],
    ]


def renewal() -> Element:
    """The button that switches to the new version."""
    return press(UseNewVersion(), icon("redo"), _("Use the new version"), classes="button--small")


def notice_text(told: n.Notice, play: Play | None) -> str:
    """All that a notice says, without its buttons."""
    why = _why_text(told)
    main = _main(told, play)
    return f"{main} {why}" if why else main


def _main(told: n.Notice, play: Play | None) -> str:
    match told:
        case n.Yours(events):
            return "" if play is None else " ".join(page_of(play).sentences(events, play))
        case n.Explained(thing):
            return "" if play is None else page_of(play).thing_words(thing)
        case n.Deleted(""):
            return _("The game is deleted.")
        case n.Deleted(title):
            return _("“{title}” is deleted.").format(title=title)
        case n.Branched():
            return _("You are now playing on in a copy. The original game is kept as it was.")
        case n.NoSuchGame():
            return _("That game is not kept in this browser.")
        case n.Damaged():
            return _("This kept game can't be read any more. You can save its text.")
        case n.SomeDamaged():
            return _("Some kept games can't be read. You can save their text below.")
        case n.Unkept():
            return _(
                "The browser does not let this page keep games. Yours goes on, but save it as a"
                " file before you leave."
            )
        case n.NewVersion():
            return _(
                "A new version of this page is ready. Switch whenever it suits you: the game"
                " goes on where it is."
            )
        case n.RenewedElsewhere():
            return _(
                "Another tab now uses a new version of this page. This one keeps working as it"
                " is; switch whenever it suits you."
            )
        case n.Unreadable():
            return _("That could not be read as a game.")
        case n.TooLarge():
            return _("The file is too large to be a game.")
        case n.HadIt():
            return _("You have this game already: here it is.")
        case n.Imported():
            return _("The game is open, and kept with yours.")
        case n.Copied():
            return _("Copied.")
        case n.NotCopied():
            return _("The browser did not let the page copy. Here is the text:")
        case n.EmptyFile():
            return _("This file can't be read, or there is nothing in it.")
        case n.NothingPasted():
            return _("Paste a game, a link or a position first.")
        case n.NotPossible():
            return _("That is not possible now.")
        case n.Replaced():
            return _(
                "This game went on in another tab, and differently here. This is a copy of how"
                " it stood here; both are kept."
            )
        case n.Crashed():
            return _("Something unexpected went wrong. The game is as it was before.")
        case _:
            assert_never(told)


def _why_text(told: n.Notice) -> str:
    match told:
        case n.Crashed(error):
            return _("For a bug report: {reason}").format(reason=repr(error)[:300])
        case n.Damaged(error=error) | n.Unreadable(error):
            return explained(error)
        case n.Imported(mended, coding) if mended or coding:
            left = [mended_words(mended)] if mended else []
            return " ".join([*left, coding_words(coding)] if coding else left)
        case n.HadIt(mended) if mended:
            return mended_words(mended)
        case _:
            return ""


def _why(told: n.Notice) -> Node:
    text = _why_text(told)
    return p(".notice__why.small")[text] if text else None


def _text(told: n.Notice) -> Node:
    """The text that has to be copied by hand, if any."""
    if not isinstance(told, n.NotCopied):
        return None
    return textarea(
        "#notice-text",
        readonly=True,
        rows="3",
        spellcheck="false",
        aria_label=_("Text to copy"),
        data_focus="uncopied",
    )[told.text]


def _way_back(told: n.Notice) -> Node:
    """The button for what can be done about it, if anything."""
    match told:
        case n.Damaged(game_id):
            return press(
                SalvageGame(game_id),
                icon("download"),
                _("Save its text"),
                classes="button--small",
            )
        case n.NewVersion() | n.RenewedElsewhere():
            return renewal()
        case n.Deleted(game_id=game_id):
            words = _("Bring it back")
            return press(
                Undelete(), icon("undo"), words, id=BRING_BACK, data_goes=f"open-{game_id}"
            )
        case _:
            return None
