"""The panel of settings, which apply to all games and take effect at once."""

from __future__ import annotations

from htpy import Element, Node, bdi, div, legend, p, span

from web.games import page_shown
from web.messages import ChangeSetting
from web.model import Model, Site
from web.screens.controls import band, switch
from web.screens.notice_bar import renewal
from web.settings import LETTERS, PACES, SOUNDS, THEMES
from web.words import _

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "ru": "Русский"}
"""What each language calls itself."""


def settings_panel(model: Model) -> Element:
    """Language, theme, pace of the computers, the settings of the game shown, motion."""
    chosen = model.settings
    return div(".stack.stack--wide")[
        _choice(
            "language",
            _("Language"),
            "",
            chosen.language,
            [
                ("", _("Automatic")),
                *((tag, bdi(lang=tag)[name]) for tag, name in LANGUAGE_NAMES.items()),
            ],
        ),
        _choice(
            "theme",
            _("Theme"),
            _("The table at golden hour or under the stars."),
            chosen.theme,
            [(theme, _theme(theme)) for theme in THEMES],
        ),
        _choice(
            "pace",
            _("Pace of computer players"),
            _("The slower, the easier it is to follow the game."),
            chosen.pace,
            [(pace, _pace(pace)) for pace in PACES],
        ),
        page_shown(model).settings(chosen),
        switch(
            "setting-motion",
            chosen.motion,
            ChangeSetting("motion"),
            _("Animations"),
            _(
                "Tiles, suns and pawns glide to their places, unless your device asks for less"
                " motion."
            ),
        ),
        _choice(
            "sound",
            _("Sounds"),
            _("Of tiles, suns and pawns, and when it is your turn."),
            chosen.sound,
            [(loud, _sound(loud)) for loud in SOUNDS],
        ),
        _choice(
            "letters",
            _("Keys of a single letter"),
            _("Help lists them. The arrow keys and Esc work at any rate."),
            chosen.letters,
            [(when, _letters(when)) for when in LETTERS],
        ),
        _kept(model.site) if model.keeps else None,
        renewal() if model.newer else None,
    ]


def _kept(site: Site) -> Node:
    return [
        p(".soft.small")[_("All this is kept in this browser, and nowhere else.")],
        p("#site.soft.small")[_site(site)],
    ]


def _site(site: Site) -> str:
    match site:
        case Site.KEPT:
            return _("The page itself is kept too: it starts and plays offline.")
        case Site.REFUSED:
            return _(
                "This browser does not keep the page itself: you need a connection to start it."
            )
        case Site.UNKNOWN:
            return _("The page itself is being downloaded for use offline.")


def _choice(
    name: str, title: str, words: str, chosen: str, options: list[tuple[str, str | Element]]
) -> Element:
    return div(".settings__one")[
        band(
            f"setting-{name}",
            legend[title],
            chosen,
            ChangeSetting(name),
            [(value, span[content]) for value, content in options],
        ),
        p(".soft.small")[words] if words else None,
    ]


def _theme(theme: str) -> str:
    return {"system": _("System"), "day": _("Day"), "night": _("Night")}[theme]


def _pace(pace: str) -> str:
    return {"slow": _("Slow"), "normal": _("Normal"), "instant": _("Instant")}[pace]


def _sound(loud: str) -> str:
    # Translators: how loud the sounds of the table are.
    return {"off": _("Silent"), "soft": _("Soft"), "full": _("Full")}[loud]


def _letters(when: str) -> str:
    # Translators: when keys of a single letter do something: "At the table" means while the focus
    # is on something there.
    return {"always": _("Always"), "table": _("At the table"), "off": _("Off")}[when]
