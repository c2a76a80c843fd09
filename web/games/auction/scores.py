"""Score sheets: one per epoch, and one for all of them together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from htpy import Element, Node, div, fragment, nav, p

from ra.auction.editions import EPOCHS
from ra.auction.events import EpochScored
from ra.auction.reckoning import sheet_now
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
    """The score sheet asked for, or else that of the moment, with buttons that lead to the others:
    the latest at the end of an epoch, what stands now within one."""
    epochs = scored(play)
    numbers = _numbers(play, epochs)
    if not numbers:
        # A game that began at its end has places, but no sheet.
        return standings(play) or p(".soft")[_("Nothing is scored in this game.")]
    latest = [number for number in numbers if number != ALL][-1]
    shown = play.look.sheet if play.look.sheet in numbers else latest
    return div(".scores.stack")[
        _tabs(numbers, _under_way(play), shown),
        *(_epoch(play, event) for event in epochs if event.sheet.epoch == shown),
        _now(play) if shown == _under_way(play) else None,
        _together(play, epochs) if shown == ALL else None,
    ]


def _under_way(play: Play) -> int | None:
    """The epoch of which it can be told what it would bring now; None at the end of one."""
    state: Any = play.state
    over = play.wait.reading or state.to_act is None
    return None if over else int(state.epoch)


def _numbers(play: Play, epochs: Sequence[EpochScored]) -> list[int]:
    """The numbers of the sheets there are; there is none for all epochs while totals are hidden."""
    single = [event.sheet.epoch for event in epochs]
    now = _under_way(play)
    numbers = single if now is None else [*single, now]
    every = single and len(known_totals(play)) == len(play.record.seats)
    return [*numbers, ALL] if every else numbers


def _tabs(numbers: Sequence[int], now: int | None, shown: int | None) -> Node:
    return nav(".scores__tabs", aria_label=_("Score sheets"))[
        div(".choices")[
            (
                press(
                    ShowSheet(number),
                    _tab(number, now),
                    id=f"sheet-{number}",
                    aria_pressed="true" if number == shown else "false",
                )
                for number in numbers
            )
        ]
    ]


def _tab(number: int, now: int | None) -> str:
    if number == ALL:
        return pgettext("score sheets", "All")
    if number == now:
        return pgettext("score sheets", "Now")
    return _("Epoch {epoch}").format(epoch=number)


def _now(play: Play) -> Node:
    state: Any = play.state
    return fragment[
        p[_("If the epoch ended now:")],
        epoch_table(play, sheet_now(state), _("What stands now")),
        _secret() if _hides(play) else None,
    ]


def _hides(play: Play) -> bool:
    return len(known_totals(play)) < len(play.record.seats)


def _secret() -> Element:
    return p(".soft.small")[_("In this game, totals stay hidden until the end.")]


def _epoch(play: Play, event: EpochScored) -> Node:
    epoch = event.sheet.epoch
    return fragment[
        p[end_of_epoch(event)],
        standings(play) if epoch == EPOCHS else None,
        epoch_table(play, event.sheet, _("Scores of epoch {epoch}").format(epoch=epoch)),
        _secret() if _hides(play) else None,
    ]


def _together(play: Play, epochs: Sequence[EpochScored]) -> Node:
    sheets = [event.sheet for event in epochs]
    return fragment[standings(play), chart(play, sheets), sum_table(play, sheets)]
