"""What the log tells of the hexagon game, move by move."""

from __future__ import annotations

from typing import Any

from ra.hexagon import events as ev
from web.play import Play
from web.views.entry import Entry
from web.views.hexagon.telling import sentences
from web.views.who import who
from web.words import _


def part(number: int) -> str:
    """What a game of the match is called."""
    return _("Game {number}").format(number=number)


def entry(play: Play, count: int) -> Entry:
    """The move that made `count`; for 0, how it began. The two moves of a round belong together."""
    if count == 0:
        state: Any = play.replay.state(0)
        begins = _("The first game begins. {name} starts.")
        return Entry(0, begins.format(name=who(play, state.starter)), state.number)
    events = play.replay.steps[count - 1].events
    sheet = play.desk.sheet(events)
    before: Any = play.replay.state(count - 1)
    return Entry(
        count,
        # The next game's beginning stands under its own title.
        " ".join(sentences([one for one in events if not isinstance(one, ev.GameStarted)], play)),
        before.number,
        _begins(play, count),
        opens=before.position.side == before.starter,
        sheet=sheet,
        scores="" if sheet is None else _("Scores"),
    )


def _begins(play: Play, count: int) -> str:
    """What to say of the game that the action before number `count` began, if it did."""
    events = play.replay.steps[count - 2].events if count > 1 else ()
    return " ".join(sentences([one for one in events if isinstance(one, ev.GameStarted)], play))
