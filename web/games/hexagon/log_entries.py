"""What the log tells of the hexagon game, move by move."""

from __future__ import annotations

from typing import Any

from ra.hexagon import events as ev
from ra.hexagon.midgame import Midgame
from web.games.hexagon.event_words import sentences
from web.play import Play
from web.screens.who import who
from web.telling import Line, LogEntry, events_around
from web.words import _


def part_name(number: int) -> str:
    """What a game of the match is called."""
    return _("Game {number}").format(number=number)


def log_entry(play: Play, count: int) -> LogEntry:
    """The entry for move number `count`, from 1; for 0, how the match began. The two moves of a
    round belong together."""
    if count == 0:
        state: Any = play.replay.state(0)
        begins = (
            _("The game begins at a position that was set up.")
            if isinstance(play.record.setup, Midgame)
            else _("The first game begins. {name} starts.")
        )
        return LogEntry(0, (Line(begins.format(name=who(play, state.starter))),), state.number)
    events, beginning = events_around(play, count, ev.GameStarted)
    sheet = play.record.game.sheet(events)
    before: Any = play.replay.state(count - 1)
    return LogEntry(
        count,
        tuple(Line(text, before.to_act) for text in sentences(events, play)),
        before.number,
        " ".join(sentences(beginning, play)),
        opens=before.placement.side == before.starter,
        sheet=sheet,
        scores="" if sheet is None else _("Scores"),
    )
