"""The panel from which the game on the table is sent to somebody else, or another is opened."""

from __future__ import annotations

from htpy import Element, Node, div, h3, label, p, section, textarea

from web.games import page_of
from web.messages import CopyLink, CopyMoment, CopyText, CopyToLookAt, SaveFile
from web.model import Model
from web.play import Play
from web.screens.import_form import import_form
from web.screens.parts import icon, press
from web.words import _


def share_panel(model: Model) -> Element:
    """What to send, how a friend opens it, what it gives away; and the form that opens a game."""
    return div(".stack.stack--wide")[
        None if model.play is None else _send(model.play, linkable=model.linkable),
        section(".stack.stack--tight", aria_labelledby="share-open")[
            h3("#share-open")[_("Open a game you were sent")],
            import_form(model, "share"),
        ],
    ]


def _send(play: Play, *, linkable: bool) -> Node:
    return section(".stack", aria_labelledby="share-send")[
        h3("#share-send")[_("Send this game")],
        p[_by_link() if linkable else _by_text()],
        div(".row.row--tight")[
            press(CopyLink(), icon("share"), _("Copy a link"), classes="button--primary")
            if linkable
            else None,
            press(CopyMoment(), icon("share"), _("Copy a link to this moment"))
            if linkable and not play.live
            else None,
            press(CopyText(), icon("copy"), _("Copy the text")),
            press(SaveFile(), icon("download"), _("Save as a file")),
        ],
        _warning(play),
        _to_look_at(play),
        div(".field")[
            label(for_="share-record")[_("The whole game as text")],
            textarea("#share-record", readonly=True, rows="8", spellcheck="false", dir="ltr")[
                play.replay.text()
            ],
        ],
        p(".soft.small")[
            _(
                "This text is for people as well as for this page: players, set-up and every"
                " action in order. Your friend pastes it under “Open a game” on the first screen."
            )
        ],
    ]


def _to_look_at(play: Play) -> Node:
    """The way to send the game without what is hidden in it."""
    record = play.record
    if play.state.to_act is None or record.game.concealed(record.setup, play.state) == record.setup:
        return None
    return div(".stack.stack--tight")[
        press(CopyToLookAt(), icon("eye"), _("Copy a version to look at only")),
        p(".soft.small")[
            _(
                "It holds no seed and no order of the bag: whoever opens it sees the game as far as"
                " it has come, and can't find out what comes next."
            )
        ],
    ]


def _by_link() -> str:
    return _(
        "A link opens the game in your friend's browser just as it stands now. From there, each"
        " of you plays on separately."
    )


def _by_text() -> str:
    return _(
        "This page is a file on your device, so a link to it won't work for your friend. Send the"
        " text or the saved file: a copy of this page opens it, with the game just as it stands"
        " now. From there, each of you plays on separately."
    )


def _warning(play: Play) -> Node:
    """What the record gives away while the game is under way."""
    if play.state.to_act is None:
        return None
    return p(".share__warning", role="note")[icon("eye"), page_of(play).shared_words()]
