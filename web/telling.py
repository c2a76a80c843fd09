"""How any game's actions are told: the entries of the log, and the part of the news told now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from web.play import Play


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log.

    `seat`: whom it is about. `quiet`: it weighs little, as when somebody passes. HTML that
    is decoration: `sign` stands before the words, `pictures` after them.
    """

    text: str
    seat: int | None = None
    quiet: bool = False
    sign: str = ""
    pictures: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """One of several figures: `sign` is HTML that is decoration and stands before the words."""

    words: str
    figure: str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """What a thing on the table is, what it brings and why; `facts` belong to the last sentence.
    HTML: `picture`, which is decoration, and `controls`, what can be done there."""

    title: str
    sentences: tuple[str, ...]
    facts: tuple[Fact, ...] = ()
    picture: str = ""
    controls: str = ""

    @property
    def text(self) -> str:
        """All of it for a screen reader."""
        facts = "; ".join(f"{fact.words}: {fact.figure}" for fact in self.facts)
        return " ".join(filter(None, (f"{self.title}.", *self.sentences, facts)))


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What one action brought, in sentences; the table after `count` actions shows it.

    `part`: the number of the epoch, or of the game of a match. `begins`: what to say first, if a
    new part begins here. `opens`: a group starts here; `grouped`: this belongs to one; `aside`: it
    is one of its steps, after which the group goes on. `sheet`: the number of the score sheet it
    brought, and `scores`, the words of the button that leads to it.
    """

    count: int
    lines: tuple[Line, ...]
    part: int
    begins: str = ""
    opens: bool = False
    grouped: bool = False
    aside: bool = False
    sheet: int | None = None
    scores: str = ""

    @property
    def text(self) -> str:
        """All its sentences; empty if the action brought nothing to tell."""
        return " ".join(line.text for line in self.lines)


def events_around(play: Play, count: int, begins: type) -> tuple[list[Any], list[Any]]:
    """The events of action number `count` without those of the type `begins`, and the events of
    that type of the action before: those began a new part of the game, and are told under its
    title."""
    own = play.replay.steps[count - 1].events
    before = play.replay.steps[count - 2].events if count > 1 else ()
    return (
        [event for event in own if not isinstance(event, begins)],
        [event for event in before if isinstance(event, begins)],
    )


def news_now(play: Play, begins: type) -> Sequence[Any]:
    """The part of the news to tell now: what led to the score sheet while that is being read, and
    afterwards what follows from the first event of the type `begins` on."""
    found = [isinstance(event, begins) for event in play.look.news]
    if not any(found):
        return play.look.news
    at = found.index(True)
    return play.look.news[:at] if play.wait.reading else play.look.news[at:]
