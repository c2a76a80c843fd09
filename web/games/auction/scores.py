"""Score sheets: one per epoch, and one for all of them together."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, div, fragment, nav, p

from ra.auction.editions import EPOCHS
from ra.auction.events import EpochScored
from web.games.auction.event_words import end_of_epoch, known_totals
from web.games.auction.points_chart import chart
from web.games.auction.score_sheet import epoch_table, sum_table
from web.games.auction.standings import standings
from web.messages import ShowSheet
from web.play import Play
from web.screens.parts import press
from web.words import _, pgettext

ALL = 0
"""The number of the sheet for all epochs together."""


def scored(play: Play) -> list[EpochScored]:
    """The epochs scored so far."""
    return [event for event in play.replay.events() if isinstance(event, EpochScored)]


def scores(play: Play) -> Element:
    """The score sheet asked for, or else the latest, with buttons that lead to the others."""
    epochs = scored(play)
    if not epochs:
        # A game that began at its end has places, but no sheet.
        return (
            standings(play)
            or p(".soft")[
                _("Nothing is scored yet: the first score sheet comes at the end of the epoch.")
            ]
        )
    asked = play.look.sheet in _numbers(play, epochs)
    shown = play.look.sheet if asked else epochs[-1].sheet.epoch
    return div(".scores.stack")[
        _tabs(play, epochs, shown),
        *(_epoch(play, event) for event in epochs if event.sheet.epoch == shown),
        _together(play, epochs) if shown == ALL else None,
    ]


def _numbers(play: Play, epochs: Sequence[EpochScored]) -> list[int]:
    """The numbers of the sheets there are; there is none for all epochs while totals are hidden."""
    single = [event.sheet.epoch for event in epochs]
    return [*single, ALL] if len(known_totals(play)) == len(play.record.seats) else single


def _tabs(play: Play, epochs: Sequence[EpochScored], shown: int | None) -> Node:
    return nav(".scores__tabs", aria_label=_("Score sheets"))[
        div(".choices")[
            (
                press(
                    ShowSheet(number_),
                    pgettext("score sheets", "All")
                    if number_ == ALL
                    else _("Epoch {epoch}").format(epoch=number_),
                    id=f"sheet-{number_}",
                    aria_pressed="true" if number_ == shown else "false",
                )
                for number_ in _numbers(play, epochs)
            )
        ]
    ]


def _epoch(play: Play, event: EpochScored) -> Node:
    epoch = event.sheet.epoch
    secret = len(known_totals(play)) < len(event.sheet.seats)
    return fragment[
        p[end_of_epoch(event)],
        standings(play) if epoch == EPOCHS else None,
        epoch_table(play, event.sheet),
        p(".soft.small")[_("In this game, totals stay hidden until the end.")] if secret else None,
    ]


def _together(play: Play, epochs: Sequence[EpochScored]) -> Node:
    sheets = [event.sheet for event in epochs]
    return fragment[standings(play), chart(play, sheets), sum_table(play, sheets)]
