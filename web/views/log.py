"""The game so far in plain words; each entry leads to the table at that moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any

from htpy import Element, Node, button, div, fragment, h2, h3, li, ol
from markupsafe import Markup

from ra.auction import events as ev
from web.model import Model, Panel
from web.play import Play
from web.views.auction.telling import sentences, tell_event, who
from web.views.parts import icon, on, press
from web.words import _

RECENT = 44
"""Entries shown beside the table; those of an auction cut in two come on top."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What one action brought, told: the table after `count` actions shows it.

    `begins`: what to say first of an epoch that begins. `opens`: an auction starts here; `auction`:
    this belongs to one; `bid`: it is a bid or pass that the auction goes on after. `sheet`: the
    epoch that was scored, and `scores`, the words for the way to its sheet.
    """

    count: int
    text: str
    epoch: int
    begins: str = ""
    opens: bool = False
    auction: bool = False
    bid: bool = False
    sheet: int | None = None
    scores: str = ""


Chapter = tuple[Entry, ...]
"""Entries that belong together: an auction, or what lies between two."""


def log(model: Model) -> Element | None:
    """What happened lately, around the moment looked at, with the way to the whole game."""
    play = model.play
    if play is None:
        return None
    first, last = _window(play)
    return div(".log")[
        div(".log__head")[
            h2(".log__title")[_("The game so far")],
            press(
                f"panel {Panel.LOG.value}",
                icon("log"),
                _("All of it"),
                classes="button--small button--quiet",
                aria_expanded="true" if model.panel is Panel.LOG else "false",
            )
            if (first, last) != (0, play.count)
            else None,
        ],
        # The scroll of a reversed column starts, and stays, at the newest entry.
        div(".log__scroll")[
            div(".log__entries", data_arrows=True)[_told(play, first, last, "log")]
        ],
    ]


def whole_log(play: Play) -> Element:
    """Every entry of the game."""
    return div(".log.log--whole", data_arrows=True)[_told(play, 0, play.count, "whole")]


def _window(play: Play) -> tuple[int, int]:
    """The first and last action to tell: the newest, unless one looks at earlier ones."""
    first = max(0, play.count - RECENT)
    if play.shown < first:
        first = max(0, play.shown - RECENT // 2)
    last = min(play.count, first + RECENT)
    while first > 1 and _state(play, first - 1).cause is not None:
        first -= 1
    return first, last


def _state(play: Play, count: int) -> Any:
    return play.replay.state(count)


def _told(play: Play, first: int, last: int, place: str) -> Iterator[Node]:
    entries = list(_entries(play, first, last))
    current = max((entry.count for entry in entries if entry.count <= play.shown), default=-1)
    show = "now" if play.live else str(current)
    for epoch, told in groupby(entries, key=lambda entry: entry.epoch):
        yield div(".log__epoch")[
            h3(".log__epoch-title", id=f"{place}-epoch-{epoch}")[
                _("Epoch {epoch}").format(epoch=epoch)
            ],
            ol(".log__chapters")[
                (
                    _chapter(chapter, current, place, show)
                    if _holds(chapter, current)
                    else _chapter(chapter, -1, place, "")
                    for chapter in _chapters(told)
                )
            ],
        ]


def _entries(play: Play, first: int, last: int) -> Iterator[Entry]:
    if first == 0:
        begins = _("The game begins. {name} holds the highest sun and starts.")
        state = _state(play, 0)
        yield Entry(0, begins.format(name=who(play, state.seat)), state.epoch)
    for count in range(max(first, 1), last + 1):
        entry = _entry_of(play, count)
        if entry.text:
            yield entry


def _entry_of(play: Play, count: int) -> Entry:
    events = play.replay.steps[count - 1].events
    sheet = play.desk.sheet(events)
    opens = any(isinstance(event, ev.AuctionOpened) for event in events)
    before = _state(play, count - 1)
    return Entry(
        count,
        # The next epoch's beginning stands under its own title.
        " ".join(sentences([one for one in events if not isinstance(one, ev.EpochBegan)], play)),
        before.epoch,
        _begins(play, count),
        opens,
        opens or before.cause is not None,
        len(events) == 1 and isinstance(events[0], ev.BidMade | ev.Passed),
        sheet,
        "" if sheet is None else _("Scores of epoch {epoch}").format(epoch=sheet),
    )


def _begins(play: Play, count: int) -> str:
    """What to say of the epoch that the action before number `count` began, if it did."""
    events = play.replay.steps[count - 2].events if count > 1 else ()
    return "".join(tell_event(event, play) for event in events if isinstance(event, ev.EpochBegan))


def _chapters(entries: Iterable[Entry]) -> Iterator[Chapter]:
    chapter: list[Entry] = []
    for entry in entries:
        if chapter and (entry.opens or chapter[-1].auction is not entry.auction):
            yield tuple(chapter)
            chapter = []
        chapter.append(entry)
    yield tuple(chapter)


def _holds(chapter: Chapter, count: int) -> bool:
    return chapter[0].count <= count <= chapter[-1].count


@lru_cache(maxsize=1024)
def _chapter(chapter: Chapter, current: int, place: str, show: str) -> Markup:
    """The HTML of a chapter, kept: most are the same from one render to the next.

    `show`: a word that changes when the current entry is to be scrolled into sight.
    """
    entries = [_entry(entry, entry.count == current, place, show) for entry in chapter]
    begins = chapter[0].begins
    return Markup(
        fragment[
            li(".log__begins")[begins] if begins else None,
            li(".log__auction")[ol(".log__bids")[entries]] if chapter[0].auction else entries,
        ]
    )


def _entry(entry: Entry, current: bool, place: str, show: str) -> Element:
    return li(class_="log__bid" if entry.bid else "log__turn")[
        button(
            ".log__entry",
            on(f"look {entry.count}"),
            id=f"{place}-{entry.count}",
            type="button",
            aria_current="step" if current else None,
            # One stop for Tab: arrow keys lead from entry to entry (web/static/patch.js).
            tabindex="0" if current else "-1",
            data_show=f"{place} {show}" if current else None,
        )[entry.text],
        None
        if entry.sheet is None
        else press(
            f"sheet {entry.sheet}",
            icon("chart"),
            entry.scores,
            classes="button--small",
            tabindex="-1",
        ),
    ]
