"""What a seat can do, judged: each move with what is expected of it, and why."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ra.hexagon.moves import Move
from ra.hexagon.notation import read_action
from ra.hexagon.rules import State

MARGIN = 0.03
"""Options whose values differ by no more than this, in points, count as equally good."""

REASONS = (
    "enters",
    "takes_all",
    "loses",
    "stops",
    "takes",
    "threatens",
    "saves",
    "joins",
    "splits",
    "guards",
    "advances",
)
"""What can be said of a move, the most important first:

- enters: it comes into the enemy's Ra.
- takes_all: it takes the enemy's last pawns.
- loses: after it, nothing can stop the enemy from winning the game.
- stops: the enemy could have entered next, and can't after it.
- takes: it takes pawns.
- threatens: its side could enter next, and could not have before.
- saves: the stack it moves could have been taken; where its pawns go, they can't be.
- joins: its pawns join others.
- splits: it leaves pawns of its stack behind.
- guards: its pawns come nearer to their own Ra.
- advances: its pawns come nearer to the enemy's Ra.
"""


@dataclass(frozen=True, slots=True)
class Option:
    """A move with what is expected of it.

    `value`: the points expected for the seat to act, less those for its opponent. `ends`: the
    number of plies, this move included, after which the game surely ends if both sides do their
    best; None if that is not known. `reasons`: some of REASONS, in their order. `line`: the play
    foreseen, this move first.
    """

    action: Move
    value: float
    ends: int | None
    reasons: tuple[str, ...]
    line: tuple[Move, ...]

    def equals(self, other: Option) -> bool:
        """Whether the two are equally good: they have the same `ends`, and values that differ by no
        more than MARGIN."""
        return self.ends == other.ends and abs(self.value - other.value) <= MARGIN


def write_options(options: Sequence[Option]) -> str:
    """The options as JSON."""
    return json.dumps([_as_json(option) for option in options])


def _as_json(option: Option) -> dict[str, Any]:
    return {
        "value": option.value,
        "ends": option.ends,
        "reasons": option.reasons,
        "line": [str(move) for move in option.line],
    }


def read_options(text: str, state: State) -> tuple[Option, ...]:
    """The options of a text that `write_options` made, in its order.

    ValueError if it holds none, or one whose move isn't legal in `state`.
    """
    try:
        options = tuple(_read(found) for found in json.loads(text))
    except (KeyError, TypeError, AttributeError, OverflowError) as error:
        raise ValueError(f"no options: {error!r}") from error
    for option in options:
        if option.action not in state.legal:
            raise ValueError(f"not possible: {option.action}")
    if not options:
        raise ValueError("no options")
    return options


def _read(found: dict[str, Any]) -> Option:
    line = tuple(_move(token) for token in found["line"])
    if not line:
        raise ValueError("an option without a move")
    value, ends, reasons = float(found["value"]), found["ends"], tuple(found["reasons"])
    if not math.isfinite(value):
        raise ValueError(f"no number of points: {value}")
    if ends is not None and (type(ends) is not int or ends < 1):
        raise ValueError(f"no number of plies: {ends}")
    if not set(reasons) <= set(REASONS):
        raise ValueError(f"no reasons: {reasons}")
    return Option(line[0], value, ends, reasons, line)


def _move(token: str) -> Move:
    move = read_action(token)
    if move is None:
        raise ValueError(f"no move: {token}")
    return move
