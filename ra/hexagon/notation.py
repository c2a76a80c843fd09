"""How the hexagon game's set-up and moves are written in a record (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ra.expected import IN_POSITION, Expected
from ra.game import Outcome, UnknownAction
from ra.hexagon import expected
from ra.hexagon.board import BOARDS, STANDARD
from ra.hexagon.events import Captured, Entered, Event, GameEnded, Moved
from ra.hexagon.midgame import Midgame
from ra.hexagon.moves import Move, move_of
from ra.hexagon.position import read_position
from ra.hexagon.setup import LENGTHS, Setup, length_of
from ra.reading import ReadError, TagError

SEATS = 2


def setup_tags(seats: int) -> frozenset[str]:
    """The names of the tags that a set-up may be written with."""
    return frozenset({"Board", "Length", "Start", "Position"})


def write_setup(setup: Setup | Midgame) -> dict[str, str]:
    """The tags for the board, a match or a single game, and the seat that starts; or for the
    position at which the match begins."""
    if isinstance(setup, Midgame):
        return {"Position": setup.line}
    return {
        "Board": setup.board.name,
        "Length": length_of(setup.match),
        "Start": str(setup.first + 1),
    }


def read_setup(tags: Mapping[str, str], seats: int) -> Setup | Midgame:
    """The set-up from a record's tags; TagError names the tag that can't be read.

    Without any tags it is a match on the standard board, started by the first seat.
    """
    if seats != SEATS:
        raise TagError(f"Seat{seats}", expected.TWO_SEATS)
    if "Position" in tags:
        return _midgame(tags)
    board = _one_of(tags, "Board", expected.BOARD, list(BOARDS), STANDARD.name)
    length = _one_of(tags, "Length", expected.LENGTH, list(LENGTHS), "match")
    first = _one_of(tags, "Start", expected.START, ["1", "2"], "1")
    return Setup(BOARDS[board], LENGTHS[length], int(first) - 1)


def _midgame(tags: Mapping[str, str]) -> Midgame:
    for tag in ("Board", "Length", "Start"):
        if tag in tags:
            raise TagError(tag, IN_POSITION)
    try:
        return Midgame.of(read_position(tags["Position"]))
    except ReadError as error:
        raise TagError("Position", error.expected, error.options, within=error) from error


def write_action(action: Move, events: Sequence[Event] = ()) -> str:
    """The move's token, without spaces: with an x if pawns were taken, and # for an entry."""
    token = str(action)
    if any(isinstance(event, Captured) for event in events):
        token = token.replace("-", "x")
    return token + "#" * any(isinstance(event, Entered) for event in events)


def read_action(token: str) -> Move | None:
    """The move of a token, or None if this game has no such token.

    The marks x and # make no difference: they follow from the position.
    """
    try:
        return move_of(token)
    except UnknownAction:
        return None


def write_result(outcome: Outcome) -> str:
    """The points of each seat in turn, with + after the winner's."""
    points = sorted((standing.seat, standing.points) for standing in outcome.standings)
    return " ".join(f"{own}{'+' * (seat == outcome.winner)}" for seat, own in points)


def break_after(events: Sequence[Event]) -> str:
    """A line ends with the second seat's move; an empty line stands between games."""
    if any(isinstance(event, GameEnded) for event in events):
        return "\n\n"
    second = any(isinstance(event, Moved) and event.seat == 1 for event in events)
    return "\n" if second else " "


def _one_of(
    tags: Mapping[str, str], tag: str, missed: Expected, words: Sequence[str], default: str
) -> str:
    word = tags.get(tag, default).strip()
    if word not in words:
        raise TagError(tag, missed, words)
    return word
