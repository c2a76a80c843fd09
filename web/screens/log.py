"""The game so far in plain words; each entry leads to the table at that moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from htpy import Element, Node, button, div, fragment, h2, h3, li, ol, span
from markupsafe import Markup

from web.games import page_of
from web.messages import Look, SeeAgain, ShowSheet, TogglePanel
from web.model import Model
from web.panel import Panel
from web.play import Play
from web.screens.comment import comment, comment_form
from web.screens.parts import icon, on, press
from web.telling import Line, LogEntry
from web.words import _

RECENT = 44
"""How many entries are shown beside the table, not counting more that complete a group."""
MOST = 600
"""How many the whole log shows at once: all of any game that people play, a part of longer ones."""


Comments = tuple[str, ...]
Group = tuple[LogEntry, ...]
"""Entries that belong together: a group, or those between two groups."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked among a group's entries.

    `current`: the count of the moment looked at. `show`: a word that changes when that is to be
    scrolled into sight. `since`: the count of the first entry after the last decision. For each,
    there may be none. `own`: the seats whose lines stand out.
    """

    current: int | None = None
    show: str = ""
    since: int | None = None
    own: tuple[int, ...] = ()

    def of(self, group: Group) -> Marks:
        """Those that concern a group."""
        here = self.current is not None and _includes(group, self.current)
        return Marks(
            self.current if here else None,
            self.show if here else "",
            self.since if self.since is not None and _includes(group, self.since) else None,
            self.own,
        )


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
    marks = _marks(play, entries)
    part_name = page_of(play).part_name
    for part, told in groupby(entries, key=lambda entry: entry.part):
        yield div(".log__epoch")[
            h3(".log__epoch-title", id=f"{place}-part-{part}")[part_name(part)],
            ol[
                (
                    _group(group, marks.of(group), place, _comments(play, group))
                    for group in _groups(told)
                )
            ],
        ]


def _marks(play: Play, entries: Sequence[LogEntry]) -> Marks:
    current = max((entry.count for entry in entries if entry.count <= play.shown), default=None)
    decided = play.session.decided()
    # What happened before the first of these entries may be left out only here.
    told = bool(entries) and decided > 0 and entries[0].count <= decided
    since = next((entry.count for entry in entries if told and entry.count > decided), None)
    alone = len(play.persons) < len(play.names)
    show = "now" if play.live else str(current)
    return Marks(current, show, since, play.persons if alone else ())


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
def _group(group: Group, marks: Marks, place: str, comments: Comments) -> Markup:
    """The HTML of a group, cached, as most are the same from one render to the next."""
    entries = [
        [
            _since(place) if entry.count == marks.since else None,
            _entry(entry, marks, place, words),
        ]
        for entry, words in zip(group, comments, strict=True)
    ]
    begins = group[0].begins
    return Markup(
        fragment[
            li(".log__begins")[begins] if begins else None,
            li(".log__group")[ol(".log__bids")[entries]] if group[0].grouped else entries,
        ]
    )


def _since(place: str) -> Element:
    """The line before what happened since the last decision, with a way to see it again."""
    return li(".log__since")[
        span[_("Since your last decision")],
        press(
            SeeAgain(),
            icon("rotate"),
            _("See it again"),
            id=f"{place}-see-again",
            classes="button--small button--quiet",
            tabindex="-1",
        ),
    ]


def _entry(entry: LogEntry, marks: Marks, place: str, words: str) -> Element:
    current = entry.count == marks.current
    return li(class_=None if entry.aside else "log__turn")[
        button(
            ".log__entry",
            on(Look(entry.count)),
            id=f"{place}-{entry.count}",
            type="button",
            aria_current="step" if current else None,
            # One stop for Tab: arrow keys lead from entry to entry (web/static/keys.js).
            tabindex="0" if current else "-1",
            data_show=f"{place} {marks.show}" if current else None,
        )[((" " if at else None, _line(line, marks)) for at, line in enumerate(entry.lines))],
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


def _line(line: Line, marks: Marks) -> Node:
    """A sentence; without anything of its own it needs no element of its own."""
    own = line.seat in marks.own
    states = {"log__line--own": own, "log__line--quiet": line.quiet and not own}
    if not (line.sign or line.pictures or any(states.values())):
        return line.text
    return span(class_=["log__line", states])[
        line.sign,
        line.text,
        span(".log__tiles")[line.pictures] if line.pictures else None,
    ]
