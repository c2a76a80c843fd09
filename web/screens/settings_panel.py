"""The panel of settings: they hold for all games and take effect at once."""

from __future__ import annotations

from htpy import Element, Node, bdi, div, legend, p, span

from web.model import Model, Site
from web.screens.controls import band, switch
from web.screens.notice_bar import renewal
from web.settings import PACES, THEMES
from web.words import _

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "ru": "Русский"}
"""Each language by its own name."""


def settings(model: Model) -> Element:
    """Language, light, pace of the computers, automatic pass, motion."""
    chosen = model.settings
    return div(".settings.stack.stack--wide")[
        _choice(
            "language",
            _("Language"),
            "",
            chosen.language,
            [
                ("", _("As the browser")),
                *((tag, bdi(lang=tag)[name]) for tag, name in LANGUAGE_NAMES.items()),
            ],
        ),
        _choice(
            "theme",
            _("Light"),
            _("The table at golden hour, or under the stars."),
            chosen.theme,
            [(theme, _theme(theme)) for theme in THEMES],
        ),
        _choice(
            "pace",
            _("Pace of the computers"),
            _("How long each of them takes, so that you can follow."),
            chosen.pace,
            [(pace, _pace(pace)) for pace in PACES],
        ),
        switch(
            "setting-automatic_pass",
            chosen.automatic_pass,
            "setting automatic_pass",
            _("Pass for me"),
            _("When none of your suns is high enough, the page passes for you."),
        ),
        switch(
            "setting-motion",
            chosen.motion,
            "setting motion",
            _("Motion"),
            _(
                "Tiles, suns and pawns glide to their places. If your device asks for calm, they"
                " never do."
            ),
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
            return _("The page itself is kept too: it starts and plays without a network.")
        case Site.REFUSED:
            return _("This browser does not keep the page itself: starting it needs a network.")
        case Site.UNKNOWN:
            return _("The page itself is being fetched for use without a network.")


def _choice(
    name: str, title: str, words: str, chosen: str, options: list[tuple[str, str | Element]]
) -> Element:
    return div(".settings__one")[
        band(
            f"setting-{name}",
            legend[title],
            chosen,
            f"setting {name}",
            [(value, span[content]) for value, content in options],
        ),
        p(".soft.small")[words] if words else None,
    ]


def _theme(theme: str) -> str:
    return {"system": _("As the device"), "day": _("Day"), "night": _("Night")}[theme]


def _pace(pace: str) -> str:
    return {"slow": _("Slow"), "normal": _("Normal"), "instant": _("At once")}[pace]
