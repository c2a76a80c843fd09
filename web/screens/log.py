"""The game so far in plain words; each entry leads to the table at that moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import groupby

from htpy import Element, Node, button, div, fragment, h2, h3, li, ol
from markupsafe import Markup

from web.games import page_of
from web.messages import Look, ShowSheet, TogglePanel
from web.model import Model
from web.panel import Panel
from web.play import Play
from web.screens.comment import comment, comment_form
from web.screens.parts import icon, on, press
from web.telling import LogEntry
from web.words import _

RECENT = 44
"""How many entries are shown beside the table, not counting more that complete a group."""
MOST = 600
"""How many the whole log shows at once: all of any game that people play, a part of longer ones."""


Comments = tuple[str, ...]
Group = tuple[LogEntry, ...]
"""Entries that belong together: a group, or those between two groups."""


def log(model: Model) -> Element | None:
    """The latest entries, or those around the moment looked at, with a button for the whole log."""
    play = model.play
    if play is None:
        return None
    first, last = _window(play, RECENT)
    return div(".log")[
        div(".log__head")[
            h2(".log__title")[_("The game so far")],
            press(
                TogglePanel(Panel.LOG),
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


def whole_log(play: Play, typed: Mapping[str, str] | None = None) -> Element:
    """Every entry of the game, and the form for a comment on the moment looked at. Of a very long
    game, the entries around that moment, with ways to those before and after. `typed`: the comments
    begun."""
    first, last = _window(play, MOST)
    return div(".stack")[
        comment_form(play, typed or {}),
        div(".log.log--whole", data_arrows=True)[
            _further(first - MOST // 2, _("Further back")) if first else None,
            _told(play, first, last, "whole"),
            _further(last + MOST // 2, _("Further on")) if last < play.count else None,
        ],
    ]


def _further(count: int, words: str) -> Element:
    return press(
        Look(max(0, count)), words, id=f"whole-to-{count}", classes="button--small", tabindex="-1"
    )


def _window(play: Play, most: int) -> tuple[int, int]:
    """The first and last action to tell, at most so many apart: the newest, unless the person looks
    at earlier ones."""
    first = max(0, play.count - most)
    if play.shown < first:
        first = max(0, play.shown - most // 2)
    last = min(play.count, first + most)
    while first > 1 and _goes_on(page_of(play).log_entry(play, first)):
        first -= 1
    return first, last


def _goes_on(entry: LogEntry) -> bool:
    """Whether an entry continues a group that began before it."""
    return entry.grouped and not entry.opens


def _told(play: Play, first: int, last: int, place: str) -> Iterator[Node]:
    entries = list(_entries(play, first, last))
    current = max((entry.count for entry in entries if entry.count <= play.shown), default=-1)
    show = "now" if play.live else str(current)
    part_name = page_of(play).part_name
    for part, told in groupby(entries, key=lambda entry: entry.part):
        yield div(".log__epoch")[
            h3(".log__epoch-title", id=f"{place}-part-{part}")[part_name(part)],
            ol[
                (
                    _group(group, current, place, show, _comments(play, group))
                    if _includes(group, current)
                    else _group(group, -1, place, "", _comments(play, group))
                    for group in _groups(told)
                )
            ],
        ]


def _entries(play: Play, first: int, last: int) -> Iterator[LogEntry]:
    entry_of = page_of(play).log_entry
    for count in range(first, last + 1):
        entry = entry_of(play, count)
        if entry.text or count in play.record.comments:
            yield entry


def _groups(entries: Iterable[LogEntry]) -> Iterator[Group]:
    group: list[LogEntry] = []
    for entry in entries:
        if group and (entry.opens or group[-1].grouped is not entry.grouped):
            yield tuple(group)
            group = []
        group.append(entry)
    yield tuple(group)


def _comments(play: Play, group: Group) -> Comments:
    """The comment on each entry, empty where there is none."""
    found = play.record.comments
    return tuple(found.get(entry.count, "") for entry in group) if found else ("",) * len(group)


def _includes(group: Group, count: int) -> bool:
    return group[0].count <= count <= group[-1].count


@lru_cache(maxsize=1024)
def _group(group: Group, current: int, place: str, show: str, comments: Comments) -> Markup:
    """The HTML of a group, cached, as most are the same from one render to the next.

    `show`: a word that changes when the current entry is to be scrolled into sight.
    """
    entries = [
        _entry(entry, entry.count == current, place, show, words)
        for entry, words in zip(group, comments, strict=True)
    ]
    begins = group[0].begins
    return Markup(
        fragment[
            li(".log__begins")[begins] if begins else None,
            li(".log__group")[ol(".log__bids")[entries]] if group[0].grouped else entries,
        ]
    )


def _entry(entry: LogEntry, current: bool, place: str, show: str, words: str) -> Element:
    return li(class_="log__bid" if entry.aside else "log__turn")[
        button(
            ".log__entry",
            on(Look(entry.count)),
            id=f"{place}-{entry.count}",
            type="button",
            aria_current="step" if current else None,
            # One stop for Tab: arrow keys lead from entry to entry (web/static/keys.js).
            tabindex="0" if current else "-1",
            data_show=f"{place} {show}" if current else None,
        )[entry.text],
        comment(words),
        None
        if entry.sheet is None
        else press(
            ShowSheet(entry.sheet),
            icon("chart"),
            entry.scores,
            classes="button--small",
            tabindex="-1",
        ),
    ]
