"""The panel of help: the game in two minutes, the keys, who made this."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from htpy import Element, a, caption, div, h3, kbd, p, section, table, tbody, td, th, tr

from web.games import POSTERS, page_shown
from web.keys import GENERAL_KEYS, TABLE_KEYS
from web.messages import (
    AskHint,
    BeginTyping,
    CloseGame,
    Deed,
    Escape,
    Hurry,
    Look,
    LookNow,
    Proceed,
    Redo,
    SeeAgain,
    Step,
    TogglePanel,
    Undo,
)
from web.model import Model
from web.panel import Panel
from web.words import _

MEANINGS: dict[Deed, Callable[[], str]] = {
    Proceed(): lambda: _("Go on after a score sheet"),
    AskHint(): lambda: _("Ask for a hint"),
    Undo(): lambda: _("Undo your last decision"),
    Redo(): lambda: _("Redo what was undone"),
    Step(-1): lambda: _("Look one step back"),
    Step(1): lambda: _("Look one step ahead"),
    Look(0): lambda: _("Look at the beginning"),
    LookNow(): lambda: _("Back to the present"),
    Hurry(): lambda: _("Let the computers play on to your next decision at once"),
    SeeAgain(): lambda: _("See again what happened since your last decision"),
    TogglePanel(Panel.SCORES): lambda: _("Scores"),
    TogglePanel(Panel.LOG): lambda: _("What has happened so far"),
    TogglePanel(Panel.DESCRIPTION): lambda: _("Describe the table"),
    TogglePanel(Panel.SHARE): lambda: _("Send the game, or open one"),
    BeginTyping(): lambda: _("Type an action"),
    TogglePanel(Panel.HELP): lambda: _("This help"),
    TogglePanel(Panel.SETTINGS): lambda: _("Settings"),
    CloseGame(): lambda: _("Back to all games"),
    Escape(): lambda: _("Close what is open, or undo a choice"),
}
"""The words for what each key does in every game."""

_KEY_NAMES: dict[str, Callable[[], str]] = {
    "ArrowLeft": lambda: "←",
    "ArrowRight": lambda: "→",
    # Translators: the names of five keys, as they stand on the keyboard.
    " ": lambda: _("Space"),
    "Home": lambda: _("Home"),
    "End": lambda: _("End"),
    "Escape": lambda: _("Esc"),
}


def help_panel(model: Model) -> Element:
    """How to play what is on the table or being set up; the keys; the credits."""
    page = page_shown(model)
    words = page.key_words()
    own = [(key_name(key), words[deed]) for key, deed in page.keys.items()]
    return div(".stack.stack--wide")[
        page.primer(model),
        section(".stack.stack--tight", aria_labelledby="help-keys")[
            h3("#help-keys")[_("Keys")],
            _keys(_("At the table"), [*own, *page.more_keys(), *_pairs(TABLE_KEYS), _log()]),
            _keys(_("Everywhere"), _pairs(GENERAL_KEYS)),
        ],
        section(".stack.stack--tight", aria_labelledby="help-credits")[
            h3("#help-credits")[_("Credits")], credits_(linkable=model.linkable)
        ],
    ]


def credits_(*, linkable: bool) -> Element:
    """Who made the games and the page, and on what terms. `linkable`: the site's other pages can be
    linked to, which they can't if the page is a file."""
    return div(".credits.stack.stack--tight")[
        p[
            " ".join(poster.credit() for poster in POSTERS.values()),
            " ",
            _(
                "This page is made by fans: it is unofficial, and neither the authors nor the"
                " publishers had a hand in it."
            ),
        ],
        p[_("Words, drawings and code are our own, free under the MIT licence.")],
        p[a(href="./licences.html", target="_blank", rel="noopener")[_("Third-party software")]]
        if linkable
        else None,
    ]


def _pairs(keys: Mapping[str, Deed]) -> Iterable[tuple[str, str]]:
    """The name of each key, and what it does."""
    return ((key_name(key), MEANINGS[deed]()) for key, deed in keys.items())


def _log() -> tuple[str, str]:
    return "↑ ↓", _("In the log: go from entry to entry")


def key_name(key: str) -> str:
    """What a key is called."""
    if key in _KEY_NAMES:
        return _KEY_NAMES[key]()
    return key.upper()


def _keys(title: str, pairs: Iterable[tuple[str, str]]) -> Element:
    return table(".help__keys")[
        caption[title],
        tbody[
            (tr[th(scope="row")[kbd(".help__key")[name]], td[meaning]] for name, meaning in pairs)
        ],
    ]
