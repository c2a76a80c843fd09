"""What a seat can do, judged: each action with what is expected of it, and why."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from typing import Any

from ra.auction.actions import Action
from ra.auction.notation import read_action, write_action
from ra.auction.rules import State


@dataclass(frozen=True, slots=True)
class Worth:
    """What tiles are worth to one seat: points expected to the game's end, by scoring category
    (both rulebooks, "Scoring").

    >>> Worth(gods=2.0, river=3.5).total
    5.5
    """

    gods: float = 0.0
    gold: float = 0.0
    pharaohs: float = 0.0
    river: float = 0.0
    civilization: float = 0.0
    monuments: float = 0.0

    @property
    def total(self) -> float:
        """All categories together."""
        return (
            self.gods + self.gold + self.pharaohs + self.river + self.civilization + self.monuments
        )


@dataclass(frozen=True, slots=True)
class Basis:
    """What a judgement of an option rests on.

    `worth`: by seat, what the tiles in question would be worth to it: the lot; for a god, the tile
    it takes; for a discard, the tiles given up (below zero). `sun`: for a bid, by how many points
    the sun paid is worth more than the one in the centre. `ra_next`: the chance that the next tile
    is Ra, 0 to 1. `outbidders`: pairs of a seat and the lowest of its suns that outbids this bid
    or, when Ra is invoked, the highest sun of the seat to act.
    """

    worth: tuple[Worth, ...]
    sun: float | None
    ra_next: float
    outbidders: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """An action with what is expected of it.

    `win`: the chance to win the game, 0 to 1, and `error` its standard error. `points`: by seat,
    the final points expected.
    """

    action: Action
    win: float
    error: float
    points: tuple[float, ...]
    basis: Basis

    def equals(self, other: Option) -> bool:
        """Whether the two can't be told apart: they differ by no more than the larger error."""
        return abs(self.win - other.win) <= max(self.error, other.error)


def write_options(options: Sequence[Option]) -> str:
    """The options as JSON."""
    return json.dumps([_as_json(option) for option in options])


def _as_json(option: Option) -> dict[str, Any]:
    basis = option.basis
    return {
        "action": write_action(option.action),
        "win": option.win,
        "error": option.error,
        "points": option.points,
        "worth": [astuple(worth) for worth in basis.worth],
        "sun": basis.sun,
        "ra_next": basis.ra_next,
        "outbidders": basis.outbidders,
    }


def read_options(text: str, state: State) -> tuple[Option, ...]:
    """The options of a text that `write_options` made, in its order.

    ValueError if it holds none, or one whose action isn't legal in `state` or that lacks a figure
    for some seat.
    """
    try:
        options = tuple(_read(found) for found in json.loads(text))
    except (KeyError, TypeError, OverflowError) as error:
        raise ValueError(f"no options: {error!r}") from error
    legal = state.legal_actions()
    for option in options:
        if option.action not in legal:
            raise ValueError(f"not possible: {write_action(option.action)}")
        if not len(option.points) == len(option.basis.worth) == state.players:
            raise ValueError(f"no option for {state.players} seats: {option}")
    if not options:
        raise ValueError("no options")
    return options


def _read(found: dict[str, Any]) -> Option:
    action = read_action(found["action"])
    if action is None:
        raise ValueError(f"no action: {found['action']}")
    sun = found["sun"]
    basis = Basis(
        tuple(_worth(points) for points in found["worth"]),
        None if sun is None else _finite(sun),
        _finite(found["ra_next"]),
        tuple((int(seat), int(enough)) for seat, enough in found["outbidders"]),
    )
    points = tuple(map(_finite, found["points"]))
    return Option(action, _finite(found["win"]), _finite(found["error"]), points, basis)


def _finite(number: float) -> float:
    if not math.isfinite(number):
        raise ValueError(f"no number: {number}")
    return float(number)


def _worth(points: Sequence[float]) -> Worth:
    by_category = zip(fields(Worth), points, strict=True)
    return Worth(**{category.name: _finite(value) for category, value in by_category})
