"""The panel that is open beside or below the table, in its frame."""

from __future__ import annotations

from collections.abc import Callable

from htpy import Element, Node, div, h2, section

from web.deed_text import written
from web.games import page_of
from web.messages import Deed, PlayAgain, Proceed, TogglePanel
from web.model import Model
from web.panel import Panel
from web.play import Play
from web.screens.help_panel import help_panel
from web.screens.log import whole_log
from web.screens.parts import icon, press
from web.screens.settings_panel import settings_panel
from web.screens.share_panel import share_panel
from web.words import _

_OF_PLAY: dict[Panel, Callable[[Play, Model], Element]] = {
    Panel.SCORES: lambda play, _model: page_of(play).scores(play),
    Panel.LOG: lambda play, model: whole_log(play, model.typed),
    Panel.DESCRIPTION: lambda play, _model: page_of(play).description(play),
}
_OF_MODEL: dict[Panel, Callable[[Model], Element]] = {
    Panel.SHARE: share_panel,
    Panel.SETTINGS: settings_panel,
    Panel.HELP: help_panel,
}


def panel_frame(model: Model) -> Element | None:
    """The open panel; its title takes the focus when it opens."""
    shown, play = model.panel, model.play
    if shown is None or (play is None and shown in _OF_PLAY):
        return None
    ident = f"panel-{shown.value}"
    return section(
        class_=["panel", f"panel--{shown.value}"], id=ident, aria_labelledby="panel-title"
    )[
        div(".panel__head")[
            h2("#panel-title.panel__title", tabindex="-1", data_focus=ident, data_back=True)[
                _title(shown)
            ],
            press(
                TogglePanel(shown),
                icon("close"),
                id="panel-close",
                classes="button--icon button--quiet",
                aria_label=_("Close"),
            ),
        ],
        div(".panel__body", tabindex="0", data_scrolls=True)[_body(model, shown)],
        _ways_on(play) if shown is Panel.SCORES and play is not None else None,
    ]


def _body(model: Model, shown: Panel) -> Node:
    if shown in _OF_MODEL:
        return _OF_MODEL[shown](model)
    return None if model.play is None else _OF_PLAY[shown](model.play, model)


def _title(shown: Panel) -> str:
    return {
        Panel.SCORES: _("Scores"),
        Panel.LOG: _("The game so far"),
        Panel.DESCRIPTION: _("Describe the table"),
        Panel.SHARE: _("Send and receive"),
        Panel.SETTINGS: _("Settings"),
        Panel.HELP: _("How to play"),
    }[shown]


def _ways_on(play: Play) -> Node:
    """The button that leads on from the score sheet, or from the end of the game to a new one. The
    decision has it too, but on a narrow screen the sheet covers the decision."""
    if play.wait.reading:
        return _foot(Proceed(), "play", page_of(play).onward(play))
    if play.live and play.state.to_act is None:
        return _foot(PlayAgain(), "rotate", _("Play again"))
    return None


def _foot(deed: Deed, sign: str, words: str) -> Element:
    return div(".panel__foot")[
        press(deed, icon(sign), words, classes="button--primary", id=f"panel-{written(deed)}")
    ]
