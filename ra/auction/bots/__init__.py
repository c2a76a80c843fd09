"""Computer players of the auction game. They are handed a View: never the order of the bag."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ra.auction.actions import Action, Bid, Discard, SpendGod
from ra.auction.bots.adept import SIMULATIONS, Adept, _Thought
from ra.auction.bots.auction import Lot
from ra.auction.bots.bot import Bot, Budget, legal_actions
from ra.auction.bots.outlook import ahead
from ra.auction.bots.stakes import Stakes
from ra.auction.bots.suns import Suns, suns_worth
from ra.auction.bots.worth import Pharaohs, after_lot
from ra.auction.editions import EPOCHS
from ra.auction.option import Basis, Option, Worth
from ra.auction.rules import State
from ra.auction.table import Phase, Table
from ra.auction.tiles import CIVILIZATIONS, MONUMENTS, Tile
from ra.auction.view import View

LEVELS = ("novice", "apprentice", "adept", "expert", "master")
BOTS: dict[str, Bot] = dict.fromkeys(LEVELS, Adept())
"""The computer's levels by name, weakest first."""


def choose(level: str, view: View, budget: Budget, random: random.Random) -> Action:
    """What a player of this level does. KeyError if there is no such level."""
    return BOTS[level].choose(view, budget, random)


# A stand-in until the Master's own: Adept's points, made chances by how far one leads.

_THOUGHTS, _SPREAD, _LEAST_ERROR = 4, 12.0, 0.01


def evaluate(view: View, budget: Budget, random: random.Random) -> list[Option]:
    """All that the seat to act may do, best first."""
    samples = budget.simulations or SIMULATIONS
    thoughts = [_Thought(view, Adept().numbers, samples, random) for _ in range(_THOUGHTS)]
    options = [_option(view, action, thoughts) for action in legal_actions(view)]
    return sorted(options, key=lambda option: -option.win)


def _option(view: View, action: Action, thoughts: Sequence[_Thought]) -> Option:
    table, seat = view.table, view.table.seat
    points = [_points(table, thought, action) for thought in thoughts]
    wins = [_win(table, one) for one in points]
    win = sum(wins) / len(wins)
    spread = sum((one - win) ** 2 for one in wins) / (len(wins) - 1)
    mean = tuple(sum(own) / len(points) for own in zip(*points, strict=True))
    stakes = thoughts[0]._stakes
    error = max(_LEAST_ERROR, (spread / len(wins)) ** 0.5)
    return Option(action, win, error, mean, _basis(view, action, stakes, seat))


def _points(table: Table, thought: _Thought, action: Action) -> list[float]:
    part = thought._numbers.rivalry / (table.players - 1)
    good = _good(table, thought, action)
    total = sum(good) / (1 - thought._numbers.rivalry)
    worth = [(own + part * total) / (1 + part) for own in good]
    return [now + more for now, more in zip(table.points, worth, strict=True)]


def _good(table: Table, thought: _Thought, action: Action) -> list[float]:
    rows, seat = [list(row) for row in table.tiles], table.seat
    if table.phase is Phase.DISCARD:
        for tile in action.tiles if isinstance(action, Discard) else ():
            rows[seat][tile] -= 1
        return thought._stakes.unsold(rows, 0)
    if table.phase is Phase.BID:
        assert table.cause is not None
        lot = Lot(thought._stakes, rows, table.lot)
        auction = thought._auction(lot, table.ra_player, table.cause)
        options = dict(auction.options(len(table.bids), table.high, table.high_seat))
        return options[action.sun if isinstance(action, Bid) else 0]
    return thought._good(action)


def _win(table: Table, points: Sequence[float]) -> float:
    spread = _SPREAD * (EPOCHS + 1 - table.epoch)
    chances = [1.0] * len(points)
    for one, own in enumerate(points):
        for other, rival in enumerate(points):
            chances[one] *= ahead(own - rival, spread) if other != one else 1.0
    return chances[table.seat] / sum(chances)


def _basis(view: View, action: Action, stakes: Stakes, seat: int) -> Basis:
    table, outlook = view.table, stakes._outlook
    tiles: Sequence[Tile] = table.lot
    if isinstance(action, SpendGod):
        taken = table.track[action.space]
        tiles = () if taken is None else (taken,)
    if isinstance(action, Discard):
        tiles = ()
    given = action.tiles if isinstance(action, Discard) else ()
    seats = range(table.players)
    worth = tuple(_worth(table, stakes, own, tiles, given if own == seat else ()) for own in seats)
    if not isinstance(action, Bid):
        return Basis(worth, None, outlook.ra_next)
    bidders = State.of(table, ()).bidders()[len(table.bids) + 1 :]
    rivals = [(own, [sun for sun in table.up[own] if sun > action.sun]) for own in bidders]
    return Basis(
        worth,
        _suns(table, stakes, table.up, table.down) - _suns(table, stakes, *_paid(table, action)),
        outlook.ra_next,
        tuple((own, min(suns)) for own, suns in rivals if suns),
    )


def _paid(table: Table, bid: Bid) -> tuple[Suns, Suns]:
    up, down = list(table.up), list(table.down)
    up[table.seat] = tuple(sun for sun in up[table.seat] if sun != bid.sun)
    down[table.seat] = (*down[table.seat], table.centre)
    return up, down


def _suns(table: Table, stakes: Stakes, up: Suns, down: Suns) -> float:
    per_sun = stakes._outlook.tiles_per_sun(sum(map(len, up)), stakes._numbers)
    return suns_worth(up, down, stakes._outlook, per_sun, stakes._numbers)[table.seat]


def _worth(
    table: Table, stakes: Stakes, seat: int, tiles: Sequence[Tile], given: Sequence[Tile]
) -> Worth:
    row, prospects = table.tiles[seat], stakes.prospects(seat)
    after = after_lot(row, tiles, prospects)
    for tile in given:
        after[tile] -= 1

    def more(*kinds: Tile) -> float:
        changed = list(row)
        for kind in kinds:
            changed[kind] = after[kind]
        return prospects.worth(changed) - prospects.worth(row)

    per_sun = stakes._outlook.tiles_per_sun(sum(map(len, table.up)), stakes._numbers)
    compared = Pharaohs(stakes._outlook, [per_sun * len(own) for own in table.up], stakes._numbers)
    counts = [own[Tile.PHARAOH] for own in table.tiles]
    before = compared.worth(counts)[seat]
    counts[seat] = after[Tile.PHARAOH]
    return Worth(
        more(Tile.GOD),
        more(Tile.GOLD),
        compared.worth(counts)[seat] - before,
        more(Tile.NILE, Tile.FLOOD),
        more(*CIVILIZATIONS),
        more(*MONUMENTS),
    )


__all__ = [
    "BOTS",
    "Basis",
    "Bot",
    "Budget",
    "Option",
    "Worth",
    "choose",
    "evaluate",
    "legal_actions",
]
