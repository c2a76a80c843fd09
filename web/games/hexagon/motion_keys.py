"""What glides where: keys by which the page follows each pawn from cell to cell."""

from __future__ import annotations

from typing import Any

from ra.hexagon import Placement
from ra.hexagon import events as ev
from web.games.hexagon.shown_board import ended
from web.play import Play

Keys = dict[int, list[str]]
"""By cell, the keys of the pawns that stand there, from the bottom."""


def pawn_keys(play: Play, count: int, *, over: bool) -> Keys:
    """The keys after `count` actions. `over`: as a game stood at its end, even if the next one has
    begun."""
    begin = _begin(play, count, over=over)
    state: Any = play.replay.state(begin)
    keys = _first(state.placement)
    for event in play.replay.events(begin, count):
        match event:
            case ev.Moved(_, pawns, origin, path, _):
                going = keys[origin][-pawns:]
                keys[origin] = keys[origin][:-pawns]
                keys[path[-1]] = [*keys.get(path[-1], []), *going]
            case ev.Captured(_, cell, pawns):
                keys[cell] = keys[cell][pawns:]
    return keys


def _begin(play: Play, count: int, *, over: bool) -> int:
    """The number of actions before the first of the game being played after `count` actions; with
    `over`, of the game that ended there."""
    for number in range(count - 1 if over else count, 0, -1):
        if any(isinstance(event, ev.GameStarted) for event in play.replay.steps[number - 1].events):
            return number
    return 0


def _first(placement: Placement) -> Keys:
    return {
        cell: [f"pawn-{cell}-{number}" for number in range(abs(placement.heights[cell]))]
        for stacks in placement.stacks
        for cell in stacks
    }


def last_move(play: Play) -> tuple[int, int] | None:
    """The origin and target of the last move before the moment looked at; None if there is none, or
    its game is no longer on the board."""
    events: tuple[Any, ...] = play.shown_events
    if any(isinstance(event, ev.GameStarted) for event in events) and not ended(play):
        return None
    return next(
        ((event.origin, event.target) for event in events if isinstance(event, ev.Moved)), None
    )
