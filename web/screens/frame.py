"""The whole page as HTML: the bar of menus, the notice, the screen, panels; and the title of its
window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from htpy import (
    Element,
    Node,
    aside,
    details,
    div,
    fragment,
    h1,
    header,
    main,
    nav,
    span,
    summary,
)
from markupsafe import Markup

from web.games import page_of
from web.messages import (
    CloseGame,
    Deed,
    EndOrder,
    HideCard,
    Hurry,
    ImportFile,
    LookNow,
    Redo,
    TogglePanel,
    Undo,
)
from web.model import Model
from web.names import harmless, shown_names
from web.panel import Panel
from web.play import Play
from web.screens.card import card
from web.screens.first_screen import first_screen
from web.screens.hint_button import shown_hint
from web.screens.hint_card import hint_card
from web.screens.live_region import live_region
from web.screens.log import log
from web.screens.notice_bar import notice_bar
from web.screens.panel_frame import panel_frame
from web.screens.parts import icon, on, picture, press
from web.words import _, use


def window_title(model: Model) -> str:
    """The title of the window: that of the game on the table, or of the site."""
    use(model.language)
    play = model.play
    if play is None:
        return _("Ra – two games of the same name")
    # Translators: the title of a browser's tab; {game} is a game's title or its players.
    title = harmless(play.session.title) or ", ".join(shown_names(play.names))
    return _("{game} – Ra").format(game=title)


def view(model: Model) -> str:
    """The HTML of the page's content."""
    use(model.language)
    play = model.play
    return str(
        fragment[
            _bar(_bar_of(model)) if model.controls.bar else None,
            notice_bar(model),
            home_screen(model) if play is None else table_screen(model, play),
            live_region(model),
        ]
    )


def home_screen(model: Model) -> Element:
    """The first screen, or the set-up of a game; and a panel if one is open."""
    states = {"page--panel": model.panel is not None}
    return div(_drops(model), class_=["page page--home", states])[
        main("#main")[_set_up(model) if model.setting_up else first_screen(model)], _panel(model)
    ]


def _set_up(model: Model) -> Element:
    """The set-up, which a start does without."""
    from web.screens.setup_form import setup_form

    return setup_form(model)


def table_screen(model: Model, play: Play) -> Element:
    """The table, the log beside it where there is room, and a panel if one is open."""
    states = {"page--panel": model.panel is not None, "page--hint": shown_hint(model) is not None}
    beside = _beside(play)
    return div(
        _drops(model), beside, class_=["page page--table", states], data_asks=_asked(model, play)
    )[
        main("#main", on(Hurry()) if play.can_hurry and not beside else {})[
            # A table that has just been opened is scrolled to its top.
            h1(".visually-hidden.page__top", data_show=f"table {play.id}")[window_title(model)],
            page_of(play).table(model, play, hint_card(model)),
        ],
        _panel(model),
        aside(".page__log", aria_label=_("Log"))[log(model)] if model.controls.log else None,
        card(model),
        div(".veil"),
    ]


def _beside(play: Play) -> dict[str, str]:
    """What a click does that meets nothing else; on the table itself it may hurry computers."""
    if play.look.again:
        return on(LookNow())
    if play.wait.order:
        return on(EndOrder())
    if play.look.card:
        return on(HideCard())
    return {}


def _drops(model: Model) -> dict[str, str]:
    """A file may be dropped anywhere on a page that keeps games."""
    return {**on(ImportFile(), "drop"), "data-files": ""} if model.keeps else {}


def _asked(model: Model, play: Play) -> str:
    """A word for what a person is asked now, another for each question (web/static/fresh.js)."""
    hint = " hint" if shown_hint(model) is not None else ""
    if play.wait.reading:
        return f"sheet {play.count}"
    if play.wait.order:
        return "order"
    if not play.live:
        return f"again{hint}" if play.look.again else f"past{hint}"
    return f"{play.count}{hint}" if play.person_to_act else f"computers{hint}"


def _panel(model: Model) -> Node:
    shown = panel_frame(model)
    return (
        aside(".page__panel", aria_label=_("Panel"), data_own_keys=True)[shown]
        if shown is not None
        else None
    )


@dataclass(frozen=True, slots=True)
class Bar:
    """All that the bar depends on."""

    language: str
    playing: bool
    can_undo: bool
    can_redo: bool
    panel: Panel | None
    unkept: bool
    panels: bool


def _bar_of(model: Model) -> Bar:
    play = model.play
    return Bar(
        model.language,
        play is not None,
        play is not None and play.can_undo,
        play is not None and play.can_redo,
        model.panel,
        play is not None and model.unkept,
        model.controls.panels,
    )


@lru_cache(maxsize=64)
def _bar(shown: Bar) -> Markup:
    """The HTML of the bar, cached, as it seldom changes."""
    return Markup(header(".bar")[_brand(shown), _menu(shown)])


def _brand(shown: Bar) -> Element:
    """The button that leads to the first screen; nothing on that screen, whose poster has the name
    of the page."""
    if not shown.playing:
        return span(".bar__brand")
    return press(
        CloseGame(),
        picture("logo", "bar__logo"),
        span(".bar__title.display", aria_hidden="true")[_("Ra")],
        span(".bar__word")[_("Games")],
        id="bar-games",
        classes="button--quiet bar__brand",
        title=_("All games (G)"),
    )


def _menu(shown: Bar) -> Element:
    return nav(".bar__menu", aria_label=_("Menu"))[
        _unkept() if shown.unkept and shown.panels else None,
        _of_game(shown) if shown.playing else None,
        _panels(shown) if shown.panels else None,
    ]


def _panels(shown: Bar) -> Node:
    beside = shown.panel.value if shown.panel else "nothing"
    return [
        div(".bar__more.only-wide")[_rarer(shown, "bar")],
        # The id changes with the panel that is open, so that the menu closes after a choice.
        details(".menu.only-narrow", id=f"menu-beside-{beside}")[
            summary(".button.button--quiet.button--icon")[
                icon("menu"), span(".visually-hidden")[_("More")]
            ],
            div(".menu__list.card")[_rarer(shown, "menu")],
        ],
    ]


def _unkept() -> Element:
    """The mark that stays while the browser does not keep the game; it leads to saving it."""
    return press(
        TogglePanel(Panel.SHARE),
        icon("hint"),
        span(".bar__word")[_("Not kept")],
        id="bar-unkept",
        classes="button--quiet bar__button bar__unkept",
        title=_("The browser does not keep this game: save it"),
    )


def _of_game(shown: Bar) -> Node:
    return [
        _button(Undo(), "undo", _("Undo"), "u", not shown.can_undo),
        _button(Redo(), "redo", _("Redo"), "r", not shown.can_redo),
        _panel_button(shown, Panel.SCORES, "chart", _("Scores"), "s") if shown.panels else None,
        _panel_button(shown, Panel.LOG, "log", _("Log"), "l") if shown.panels else None,
    ]


def _rarer(shown: Bar, place: str) -> Node:
    general = [
        _panel_button(shown, Panel.SETTINGS, "settings", _("Settings"), ",", place),
        _panel_button(shown, Panel.HELP, "help", _("Help"), "?", place),
    ]
    if not shown.playing:
        return general
    return [
        _panel_button(shown, Panel.DESCRIPTION, "eye", _("Describe the table"), "t", place),
        _panel_button(shown, Panel.SHARE, "share", _("Share this game"), "x", place),
        *general,
    ]


def _button(deed: Deed, sign: str, words: str, key: str, off: bool) -> Element:
    return press(
        deed,
        icon(sign),
        span(".bar__word")[words],
        id=f"bar-{sign}",
        classes="button--quiet bar__button",
        title=f"{words} ({key.upper()})",
        disabled=off,
    )


def _panel_button(
    shown: Bar, wanted: Panel, sign: str, words: str, key: str, place: str = "bar"
) -> Element:
    return press(
        TogglePanel(wanted),
        icon(sign),
        span(".bar__word")[words],
        id=f"{place}-{wanted.value}",
        classes="button--quiet bar__button",
        title=f"{words} ({key.upper()})",
        aria_expanded="true" if shown.panel is wanted else "false",
    )
