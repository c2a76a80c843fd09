"""The hint beside the table: being thought about, ready, or failed."""

from __future__ import annotations

from htpy import Element, Node, details, div, h2, kbd, p, section, span, summary

from web.games import page_of
from web.messages import Act, DropHint, RetryHint
from web.model import Model
from web.play import Hint, Play
from web.screens.hint_button import shown_hint
from web.screens.parts import icon, picture, press
from web.words import _


def hint_card(model: Model) -> Element | None:
    """What the Master advises the person to act, why, and a button that does it. Its title takes
    the focus when the hint is asked for."""
    play, shown = model.play, shown_hint(model)
    if play is None or shown is None:
        return None
    if shown.question:
        return _card("thinking", _("A hint"), _("Thinking…"), None, _thinking())
    if shown.trouble:
        title, way_on = _("No hint came"), [_again(), _away()]
        return _card("trouble", _("A hint"), title, way_on, _trouble(shown.trouble))
    page, options = page_of(play), shown.options
    return _card(
        "come",
        _("A Master's advice"),
        page.advice(play, options[0].action),
        [_do(play, shown), _away()],
        [
            p(".hint__why")[" ".join(page.hint_words(play, options))],
            page.hint_figures(play, options),
        ],
    )


def hint_text(play: Play, shown: Hint) -> str:
    """The hint in words, for screen readers."""
    if shown.question:
        return _("A Master is thinking about your choices.")
    if shown.trouble:
        return _("There is no hint this time. You can ask again.")
    page = page_of(play)
    # Translators: {action} is such as "Draw a tile".
    headline = _("A Master's advice: {action}.").format(
        action=page.advice(play, shown.options[0].action)
    )
    return " ".join([headline, *page.hint_words(play, shown.options)])


def _card(kind: str, over: str, title: str, ways: Node, body: Node) -> Element:
    """`over` and `title`: the heading in two lines; `ways`: the buttons beside it."""
    return section("#hint", class_=f"hint hint--{kind}", aria_labelledby="hint-title")[
        div(".hint__head")[
            h2("#hint-title.hint__title", tabindex="-1", data_focus="hint")[
                span(".hint__over")[over], " ", span(".hint__what")[title]
            ],
            ways,
        ],
        div(".hint__body")[body],
    ]


def _away() -> Element:
    return press(
        DropHint(),
        icon("close"),
        id="hint-away",
        classes="button--icon button--quiet",
        aria_label=_("Put the hint away"),
    )


def _do(play: Play, shown: Hint) -> Element:
    token = play.record.game.write_action(shown.options[0].action)
    return press(
        Act(token),
        icon("check"),
        _("Do it"),
        id="hint-do",
        classes="button--primary hint__do",
        aria_describedby="hint-title",
    )


def _again() -> Element:
    return press(
        RetryHint(),
        icon("rotate"),
        _("Try again"),
        id="hint-again",
        classes="button--primary hint__do",
    )


def _thinking() -> Node:
    return [
        div(".hint__sky", aria_hidden="true")[picture("boat", "hint__boat")],
        p[_("A Master is weighing what you know and what may come.")],
        press(DropHint(), _("Cancel"), kbd(".key", aria_hidden="true")[_("Esc")], id="hint-cancel"),
    ]


def _trouble(reason: str) -> Node:
    return [
        p[_("The computer player has stopped. Your game is as it was; let it think again.")],
        details(".trouble", id="hint-trouble")[
            summary[_("What went wrong")], p(".small.soft")[reason]
        ],
    ]
