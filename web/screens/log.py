"""The game so far in plain words; each entry leads to the table at that moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby

from htpy import Element, Node, button, div, fragment, h2, h3, li, ol
from markupsafe import Markup

from web.games.faces import face_of
from web.model import Model, Panel
from web.play import Play
from web.screens.log_entry import Entry
from web.screens.parts import icon, on, press
from web.words import _

RECENT = 44
"""Entries shown beside the table; those of a group cut in two come on top."""


Chapter = tuple[Entry, ...]
"""Entries that belong together: a group, or what lies between two."""


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
    while first > 1 and _goes_on(face_of(play).entry(play, first)):
        first -= 1
    return first, last


def _goes_on(entry: Entry) -> bool:
    """Whether an entry belongs to what began before it."""
    return entry.grouped and not entry.opens


def _told(play: Play, first: int, last: int, place: str) -> Iterator[Node]:
    entries = list(_entries(play, first, last))
    current = max((entry.count for entry in entries if entry.count <= play.shown), default=-1)
    show = "now" if play.live else str(current)
    part_name = face_of(play).part
    for part, told in groupby(entries, key=lambda entry: entry.part):
        yield div(".log__epoch")[
            h3(".log__epoch-title", id=f"{place}-part-{part}")[part_name(part)],
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
    entry_of = face_of(play).entry
    for count in range(first, last + 1):
        entry = entry_of(play, count)
        if entry.text:
            yield entry


def _chapters(entries: Iterable[Entry]) -> Iterator[Chapter]:
    chapter: list[Entry] = []
    for entry in entries:
        if chapter and (entry.opens or chapter[-1].grouped is not entry.grouped):
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
            li(".log__auction")[ol(".log__bids")[entries]] if chapter[0].grouped else entries,
        ]
    )


def _entry(entry: Entry, current: bool, place: str, show: str) -> Element:
    return li(class_="log__bid" if entry.aside else "log__turn")[
        button(
            ".log__entry",
            on(f"look {entry.count}"),
            id=f"{place}-{entry.count}",
            type="button",
            aria_current="step" if current else None,
            # One stop for Tab: arrow keys lead from entry to entry (web/static/keys.js).
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
