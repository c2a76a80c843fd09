"""The card beside a thing on the table: what it is, what it brings and why."""

from __future__ import annotations

from htpy import Element, Node, button, dd, div, dl, dt, p, section

from web.deed_text import written
from web.games import page_of
from web.messages import HideCard, ShowCard
from web.model import Model
from web.play import Play
from web.screens.parts import icon, on, press
from web.telling import Card
from web.words import _


def asking(place: str, words: str, *, stop: bool, large: bool = False) -> Element:
    """A button that lies over a thing of the table, invisible, and shows the card of its place;
    `words`: what the thing is.
    `stop`: Tab stops at it; arrow keys lead there at any rate (web/static/keys.js). `large`: a
    finger finds it."""
    return button(
        on(ShowCard(place)),
        resting(place),
        class_=["ask", {"ask--large": large}],
        type="button",
        tabindex="0" if stop else "-1",
        # Translators: {thing} is such as "13", the number of a sun, or "2 pharaohs".
        aria_label=_("Details: {thing}").format(thing=words),
    )


def resting(place: str) -> dict[str, str]:
    """The attribute that shows the card of a place when a mouse rests on the element."""
    return {"data-hover": written(ShowCard(place))}


def card_shown(play: Play) -> Card | None:
    """The card to show; None if there is none."""
    place = play.look.card
    return page_of(play).card(play, place) if place else None


def card(model: Model) -> Node:
    """The card, as web/static/card.js puts it beside its thing."""
    play = model.play
    shown = card_shown(play) if play is not None else None
    if play is None or shown is None:
        return None
    return section(
        "#card.card-at", popover="manual", data_at=play.look.card, aria_labelledby="card-title"
    )[
        div(".card-at__head")[
            shown.picture,
            p("#card-title.card-at__title")[shown.title],
            press(
                HideCard(),
                icon("close"),
                id="card-close",
                classes="button--icon button--quiet",
                aria_label=_("Close"),
            ),
        ],
        (p[sentence] for sentence in shown.sentences),
        dl(class_=["facts", {"facts--many": len(shown.facts) > 8}])[
            (
                div(".fact")[dt[fact.sign, fact.words], dd(".figures")[fact.figure]]
                for fact in shown.facts
            )
        ]
        if shown.facts
        else None,
        shown.controls,
    ]
