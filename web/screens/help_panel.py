"""The panel of help: the game in two minutes, the keys, who made this."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from htpy import Element, a, caption, div, h3, kbd, p, section, table, tbody, td, th, tr

from web.games.faces import desk_shown, face_shown
from web.keys import GENERAL_KEYS, TABLE_KEYS
from web.model import Model
from web.words import _

MEANINGS: dict[str, Callable[[], str]] = {
    "proceed": lambda: _("Go on after a score sheet"),
    "hint": lambda: _("Ask for a hint"),
    "undo": lambda: _("Take back your last decision"),
    "redo": lambda: _("Play again what was taken back"),
    "look -1": lambda: _("Look one step back"),
    "look +1": lambda: _("Look one step ahead"),
    "look 0": lambda: _("Look at the beginning"),
    "look now": lambda: _("Come back to now"),
    "panel scores": lambda: _("Scores"),
    "panel log": lambda: _("What happened so far"),
    "panel description": lambda: _("The table in words"),
    "panel share": lambda: _("Send the game, or open one"),
    "panel help": lambda: _("This help"),
    "panel settings": lambda: _("Settings"),
    "close": lambda: _("Back to all games"),
    "escape": lambda: _("Close what is open, or undo a choice"),
}
"""By the message that a key stands for in every game: what it does."""

_KEY_NAMES: dict[str, Callable[[], str]] = {
    "ArrowLeft": lambda: "←",
    "ArrowRight": lambda: "→",
    # Translators: the names of four keys, as they stand on the keyboard.
    "Home": lambda: _("Home"),
    "End": lambda: _("End"),
    "Escape": lambda: _("Esc"),
}


def help_(model: Model) -> Element:
    """How to play what is on the table or being set up; the keys; the credits."""
    face, keys = face_shown(model), desk_shown(model).keys
    own = [(key_name(key), face.meanings[message]()) for key, message in keys.items()]
    return div(".help.stack.stack--wide")[
        face.primer(model),
        section(".stack.stack--tight", aria_labelledby="help-keys")[
            h3("#help-keys")[_("Keys")],
            _keys(_("At the table"), [*own, *face.ways(), *_pairs(TABLE_KEYS), _log()]),
            _keys(_("Everywhere"), _pairs(GENERAL_KEYS)),
        ],
        section(".stack.stack--tight", aria_labelledby="help-credits")[
            h3("#help-credits")[_("Who made this")], credits_(linkable=model.linkable)
        ],
    ]


def credits_(*, linkable: bool) -> Element:
    """Whose game it is, whose page, and on what terms. `linkable`: other pages of the site are
    there, as they are not beside a page that is a file."""
    return div(".credits.stack.stack--tight")[
        p[
            _(
                "Ra is a game by Reiner Knizia, Ra on hexagons one by Marco Donadoni. This page is"
                " made by fans: it is unofficial, and neither authors nor publishers have a hand in"
                " it."
            )
        ],
        p[_("Words, drawings and program are our own, and free under the MIT licence.")],
        p[
            a(href="./licences.html", target="_blank", rel="noopener")[
                _("What others made that the page stands on, and its licences")
            ]
        ]
        if linkable
        else None,
    ]


def _pairs(keys: Mapping[str, str]) -> Iterable[tuple[str, str]]:
    """Each key as it is called, and what it does."""
    return ((key_name(key), MEANINGS[message]()) for key, message in keys.items())


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
