"""What the log tells of the auction game, action by action."""

from __future__ import annotations

from typing import Any

from ra.auction import events as ev
from ra.auction.midgame import Midgame
from web.games.auction.event_words import sentences
from web.play import Play
from web.screens.who import who
from web.telling import LogEntry, events_around
from web.words import _


def part_name(epoch: int) -> str:
    """What an epoch is called."""
    return _("Epoch {epoch}").format(epoch=epoch)


def log_entry(play: Play, count: int) -> LogEntry:
    """The entry for action number `count`, from 1; for 0, how the game began."""
    if count == 0:
        state: Any = play.replay.state(0)
        begins = (
            _("The game begins at a position that was set up.")
            if isinstance(play.record.setup, Midgame)
            else _("The game begins. {name} holds the highest sun and starts.")
        )
        return LogEntry(0, begins.format(name=who(play, state.seat)), state.epoch)
    events, beginning = events_around(play, count, ev.EpochBegan)
    sheet = play.record.game.sheet(events)
    opens = any(isinstance(event, ev.AuctionOpened) for event in events)
    before: Any = play.replay.state(count - 1)
    return LogEntry(
        count,
        " ".join(sentences(events, play)),
        before.epoch,
        " ".join(sentences(beginning, play)),
        opens,
        opens or before.cause is not None,
        len(events) == 1 and isinstance(events[0], ev.BidMade | ev.Passed),
        sheet,
        "" if sheet is None else _("Scores of epoch {epoch}").format(epoch=sheet),
    )
