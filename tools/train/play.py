"""Whole games at many tables, and what can be learned from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from ra.auction.editions import SPACES
from ra.auction.tiles import Tile
from tools.train.bidding import DRAWN, FULL, INVOKED, Judge, foresee, leads, settle, utilities
from tools.train.bids import Bids
from tools.train.features import DRAWING, Flags, Floats, Ints, Scenes, features
from tools.train.gods import Gods
from tools.train.hall import OVER, Numbers, end_epoch, next_with_sun, start, winners
from tools.train.lot_worth import worths
from tools.train.net import Net
from tools.train.styles import NEVER, PLAIN, population

POINTS_COUNT = 0.0015
"""What a point above the average is worth, in chances to win."""
POINT = 0.012
"""What a point is worth to seats that go by a table of values, in chances to win."""


@dataclass
class Lessons:
    """What the net is to learn: of features [M, P, F], final points and wins [M, P]."""

    features: list[Floats] = field(default_factory=list)
    points: list[Floats] = field(default_factory=list)
    wins: list[Floats] = field(default_factory=list)


class Party:
    """Games at `tables` tables of `players` from their start to their end."""

    def __init__(
        self, players: int, tables: int, nets: Sequence[Net], seed: int, keep: float
    ) -> None:
        self.chance = np.random.default_rng(seed)
        self.nets = nets
        self.keep = keep
        self.doubt = 0.01
        self.scenes, self.bags = start(players, tables, self.chance)
        self.styles = population(players, tables, self.chance, len(nets))
        self.drawn = np.zeros(tables, np.intp)
        self.ids = np.arange(tables)
        self.final_points = np.zeros((tables, players), np.float32)
        self.final_wins = np.zeros((tables, players), np.float32)
        self.history: list[tuple[Numbers, Floats, Floats]] = []
        self.samples: list[tuple[int, Numbers, Floats]] = []
        self.notes: list[list[tuple[str, int]]] | None = None

    # What positions are worth

    def judge(self, net: int) -> Judge:
        """How good positions are by one of the nets."""
        return lambda scenes: self._good(scenes, self.nets[net])

    def _good(self, scenes: Scenes, net: Net) -> Floats:
        points, wins = net.values(features(scenes))
        over = np.flatnonzero(scenes.epoch == OVER)
        if len(over):
            points[over] = scenes.points[over]
            wins[over] = winners(scenes.take(over))
        return utility(points, wins)

    # The course of the games

    def play(self) -> None:
        """Play all games to their end."""
        while len(self.ids):
            self._round()
            self._clear_away()

    def _round(self) -> None:
        scenes = self.scenes
        number, players, _ = scenes.up.shape
        seen = features(scenes)
        if self.nets:
            points, wins = self.nets[0].values(seen)
            self.history.append((self.ids, points, wins))
        else:
            self.history.append((self.ids, self.final_points[:0], self.final_wins[:0]))
        self._sample(np.arange(number), seen)
        seen[..., DRAWING] = 1
        mover = scenes.mover.copy()
        at = np.arange(number)
        cause = np.where(scenes.track.sum(axis=1) == SPACES, FULL, INVOKED)
        whose: Ints = self.styles.net[at, mover]
        some_lot = np.asarray(scenes.track.any(axis=1))
        good = np.full((number, 1 + scenes.up[0].size, players), NEVER, np.float32)
        known = np.full(number, PLAIN)
        calls = self._plain_calls(mover)
        draws = np.zeros(number, np.float32)
        for net in range(len(self.nets)):
            turns = np.flatnonzero(whose == net)
            if not len(turns):
                continue
            draws[turns] = utility(*self.nets[net].values(seen[turns]))[
                np.arange(len(turns)), mover[turns]
            ]
            calls[turns] = False
            weighing = turns[some_lot[turns]]
            if len(weighing):
                good[weighing], own = self._call(net, weighing, mover[weighing], cause[weighing])
                known[weighing] = net
                calls[weighing] = own > draws[weighing]
        stuck = (cause == FULL) | (self.drawn[self.ids] >= self.bags.shape[1])
        calls |= stuck
        spends = self._gods(mover, draws, calls)
        draw = np.flatnonzero(~calls & ~spends)
        self._sample(draw, seen[draw])
        auctions = self._draw(draw)
        auctions[calls & ~spends] = True
        cause[draw] = DRAWN
        running = np.flatnonzero(auctions)
        if len(running):
            known[draw] = PLAIN
            self._auction(running, good[running], known[running], cause[running])

    def _call(self, net: int, tables: Numbers, mover: Ints, cause: Ints) -> tuple[Floats, Floats]:
        """What can come of invoking Ra, and how good that is for the seats to move."""
        some, at = self.scenes.take(tables), np.arange(len(tables))
        good = utilities(some, mover, cause, self.judge(net))
        others = self.styles.by_table[tables].copy()
        others[at, mover] = False
        mixed = as_they_see_it(good, some, others, cause)
        own = foresee(some, mixed, mover, cause, self.doubt).before[at, mover]
        return good, own + self._quirk(tables, mover, self.styles.eager)

    def _quirk(self, tables: Numbers, seat: Ints, liking: Floats) -> Floats:
        noise = self.chance.gumbel(size=len(tables)).astype(np.float32)
        return liking[tables, seat] + self.styles.heat[tables, seat] * noise

    def _plain_calls(self, mover: Ints) -> Flags:
        scenes, at = self.scenes, np.arange(len(self.ids))
        top = scenes.up[at, mover, 0]
        enough = self.styles.worth(scenes, mover) >= self.styles.price(scenes, mover, top)
        return enough & scenes.track.any(axis=1)

    def _gods(self, mover: Ints, draws: Floats, calls: Flags) -> Flags:
        """Spend gods where that is best; returns at which tables it was [N]."""
        judges = [self.judge(net) for net in range(len(self.nets))]
        gods = Gods(self.scenes, self.styles, mover, draws, calls, judges, self.doubt)
        gods.spend()
        for table, kind in gods.taken if self.notes is not None else ():
            self._note(table, "god", kind)
        return gods.spent

    def _draw(self, draw: Numbers) -> Flags:
        """Draw at these tables; returns at which of all tables an auction follows [N]."""
        scenes, ids = self.scenes, self.ids[draw]
        tile = self.bags[ids, self.drawn[ids]]
        self.drawn[ids] += 1
        scenes.undrawn[draw, tile] -= 1
        is_ra = tile == Tile.RA
        plain, ras = draw[~is_ra], draw[is_ra]
        for number, name in zip(draw, tile, strict=True) if self.notes is not None else ():
            self._note(number, "draw", int(name))
        scenes.track[plain, tile[~is_ra]] += 1
        scenes.ra[ras] += 1
        last = ras[scenes.ra[ras] == scenes.needed]
        auctions = np.zeros(len(self.ids), np.bool_)
        auctions[ras] = True
        auctions[last] = False
        following = next_with_sun(scenes, scenes.mover)
        scenes.mover[plain] = following[plain]
        if len(last):
            end_epoch(scenes, last)
        return auctions

    def _auction(self, running: Numbers, good: Floats, known: Ints, cause: Ints) -> None:
        scenes = self.scenes.take(running)
        caller = scenes.mover.copy()
        styles = self.styles.take(running)
        foreseen = []
        for net in range(len(self.nets)):
            by_net = good.copy() if len(self.nets) > 1 else good
            fresh = np.flatnonzero((known != net) & (styles.net == net).any(axis=1))
            if len(fresh):
                some = scenes.take(fresh)
                by_net[fresh] = utilities(some, caller[fresh], cause[fresh], self.judge(net))
            mixed = as_they_see_it(by_net, scenes, styles.by_table, cause)
            foreseen.append(foresee(scenes, mixed, caller, cause, self.doubt))
        number, players, most = scenes.up.shape
        at = np.arange(number)
        lead = np.zeros(number, np.intp)
        values = leads(scenes)
        bids = Bids(scenes, styles, self.chance)
        for asked in range(1, players + 1):
            seat = ((caller + asked) % players).astype(np.int16)
            suns = scenes.up[at, seat]
            can = suns > values[at, lead][:, None]
            must = (asked == players) & (cause == INVOKED) & (lead == 0)
            slot = bids.by_prices(seat, can, must)
            for net, foresight in enumerate(foreseen):
                learned = bids.by_net(foresight.after[asked], seat, lead, can, must)
                slot = np.where(styles.net[at, seat] == net, learned, slot)
            for table in range(number) if self.notes is not None else ():
                if suns[table, 0]:
                    bid = suns[table, slot[table]] if slot[table] >= 0 else 0
                    self._note(running[table], "bid", int(bid))
            lead = np.where(slot >= 0, 1 + seat.astype(np.intp) * most + slot, lead)
        settle(scenes, lead, caller, cause)
        self.scenes.put(running, scenes)

    # What is kept

    def _sample(self, tables: Numbers, seen: Floats) -> None:
        chosen = self.chance.random(len(tables)) < self.keep
        step = len(self.history) - 1
        self.samples.append((step, self.ids[tables[chosen]], seen[chosen].astype(np.float16)))

    def _note(self, table: int, what: str, value: int) -> None:
        assert self.notes is not None
        self.notes[self.ids[table]].append((what, value))

    def _clear_away(self) -> None:
        over = self.scenes.epoch == OVER
        if not over.any():
            return
        ended = np.flatnonzero(over)
        done = self.scenes.take(ended)
        self.final_points[self.ids[ended]] = done.points
        self.final_wins[self.ids[ended]] = winners(done)
        going = np.flatnonzero(~over)
        self.scenes = self.scenes.take(going)
        self.styles = self.styles.take(going)
        self.ids = self.ids[going]

    def lessons(self, trust: float) -> Lessons:
        """The samples with what the net should have said: the result of the game, moved by
        1 - `trust` at each later turn towards what the net said there."""
        points, wins = self.final_points.copy(), self.final_wins.copy()
        by_step: list[list[tuple[Numbers, Floats]]] = [[] for _ in self.history]
        for step, ids, seen in self.samples:
            by_step[step].append((ids, seen))
        result = Lessons()
        for step in range(len(self.history) - 1, -1, -1):
            for ids, seen in by_step[step]:
                result.features.append(seen)
                result.points.append(points[ids])
                result.wins.append(wins[ids])
            ids, said_points, said_wins = self.history[step]
            if len(said_points):
                points[ids] = trust * points[ids] + (1 - trust) * said_points
                wins[ids] = trust * wins[ids] + (1 - trust) * said_wins
        return result


def as_they_see_it(good: Floats, scenes: Scenes, who: Flags, cause: Ints) -> Floats:
    """The values `good` of what can come of auctions, but for the seats `who` [N, P] those of a
    table of values."""
    some = np.flatnonzero(who.any(axis=1))
    if not len(some):
        return good
    result = good.copy()
    worth = POINT * worths(scenes.take(some), cause[some] == FULL)
    result[some] = np.where(who[some][:, None], worth, good[some])
    return result


def utility(points: Floats, wins: Floats) -> Floats:
    """How good expectations [N, P] are, in chances to win."""
    return wins + POINTS_COUNT * (points - points.mean(axis=1, keepdims=True))
