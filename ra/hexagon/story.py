"""A match told in plain English, for `python -m ra`; the page has its own words, translated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ra.hexagon import events as ev
from ra.hexagon.board import cell_name
from ra.hexagon.rules import TIMES


def tell(event: ev.Event, names: Sequence[str]) -> Iterator[str]:
    """The lines that tell an event; `names` by seat.

    >>> list(tell(ev.Passed(seat=1), ["Ann", "Bea"]))
    ['  Bea has no move and passes.']
    """
    match event:
        case ev.Moved(seat, pawns, origin, path, left):
            stay = f"; {left} stay there" if left > 1 else "; one stays there" if left else ""
            way = f"from {cell_name(origin)} to {cell_name(path[-1])}"
            yield f"{names[seat]} moves {_pawns(pawns)} {way}{stay}."
        case ev.Joined(_, cell, pawns):
            yield f"  They are {pawns} on {cell_name(cell)} now."
        case ev.Captured(seat, cell, pawns):
            yield f"  {names[1 - seat]} loses {_pawns(pawns)} on {cell_name(cell)}."
        case ev.Entered(seat, pawns, points):
            where = f"enters the Ra of {names[1 - seat]} with {_pawns(pawns)}"
            yield f"  {names[seat]} {where}: {_points(points)}."
        case ev.TookAll(seat, points):
            yield f"  {names[1 - seat]} has no pawn left: {_points(points)} for {names[seat]}."
        case ev.Passed(seat):
            yield f"  {names[seat]} has no move and passes."
        case ev.Repeated():
            yield f"  The position has come {TIMES} times: the game is drawn."
        case ev.GameEnded(number, _, _, (first, second)):
            yield f"Game {number} is over. {names[0]} {first}, {names[1]} {second}."
        case ev.GameStarted(number, seat):
            yield from ("", f"Game {number}. {names[seat]} starts.")
        case ev.MatchEnded(outcome):
            yield ""
            for standing in outcome.standings:
                yield f"{standing.place}. {names[standing.seat]}, {standing.points}"


def _pawns(count: int) -> str:
    return "a pawn" if count == 1 else f"{count} pawns"


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"
