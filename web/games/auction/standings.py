"""Who won: the places, and what decided between seats with the same points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from htpy import Element, Node, bdi, li, ol, p, section, span

from ra.game import Standing
from web.games.auction.event_words import number
from web.games.auction.seat_sign import seat_sign
from web.play import Play
from web.screens.parts import picture
from web.screens.who import who
from web.words import _, all_of, ngettext


def standings(play: Play) -> Element | None:
    """The seats, best first; None before the game is over."""
    outcome = play.state.outcome()
    if outcome is None:
        return None
    return section(".standings", aria_label=_("Final places"))[
        ol(".standings__places")[(_place(play, standing) for standing in outcome.standings)],
        (p(".soft.small")[text] for text in ties(play, outcome.standings)),
    ]


def ties(play: Play, places: Sequence[Standing]) -> list[str]:
    """A sentence for each group of seats with the same points: their highest suns decide."""
    state: Any = play.state
    texts = []
    for points, tied in groupby(places, key=lambda standing: standing.points):
        level = [standing.seat for standing in tied]
        if len(level) > 1:
            # Translators: a player's name and highest sun.
            one = _("{name} {sun}")
            suns = [one.format(name=who(play, s), sun=state.suns_of(s)[0]) for s in level]
            texts.append(
                ngettext(
                    "Tied on {points} point; the highest single sun decides: {suns}.",
                    "Tied on {points} points; the highest single sun decides: {suns}.",
                    abs(points),
                    points=number(points),
                    suns=all_of(suns),
                )
            )
    return texts


def _place(play: Play, standing: Standing) -> Element:
    first = standing.place == 1
    return li(class_=["standing", {"standing--first": first}])[
        span(".standing__place.figures")[str(standing.place)],
        _name(play, standing, first),
        span(".standing__points.figures")[_points(standing.points)],
    ]


def _name(play: Play, standing: Standing, first: bool) -> Node:
    name = who(play, standing.seat)
    return [
        seat_sign(standing.seat),
        bdi(".standing__name.name", title=name)[name],
        span(".standing__crown")[picture("crown"), span(".standing__word")[_("Winner")]]
        if first
        else None,
    ]


def _points(points: int) -> str:
    return ngettext("{points} point", "{points} points", abs(points), points=number(points))
