"""Whole games at many tables, and what can be learned from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from ra.auction.editions import SPACES
from ra.auction.tiles import TILES, Tile
from tools.train.auction import DRAWN, FULL, INVOKED, Judge, foresee, leads, settle, utilities
from tools.train.features import DRAWING, Flags, Floats, Ints, Scenes, face, features, with_lot
from tools.train.hall import OVER, Numbers, end_epoch, next_with_sun, pass_turn, start, winners
from tools.train.net import Net
from tools.train.stakes import worths
from tools.train.styles import NEVER, PLAIN, Styles, population

POINTS_COUNT = 0.0015
"""What a point more than the average is worth, in chances to win."""
POINT = 0.012
"""What a point is to those who go by a table of values, in chances to win."""
GODS_A_TURN = 3
_TAKEABLE = [tile for tile in TILES if tile not in (Tile.RA, Tile.GOD)]


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
        """All games to their end."""
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
                some = scenes.take(weighing)
                good[weighing] = utilities(some, mover[weighing], cause[weighing], self.judge(net))
                known[weighing] = net
                others = self.styles.by_table[weighing].copy()
                others[np.arange(len(weighing)), mover[weighing]] = False
                mixed = as_they_see_it(good[weighing], some, others, cause[weighing])
                foreseen = foresee(some, mixed, mover[weighing], cause[weighing], self.doubt)
                own = foreseen.before[np.arange(len(weighing)), mover[weighing]]
                own = own + self._quirk(weighing, mover[weighing], self.styles.eager)
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

    def _quirk(self, tables: Numbers, seat: Ints, liking: Floats) -> Floats:
        noise = self.chance.gumbel(size=len(tables)).astype(np.float32)
        return liking[tables, seat] + self.styles.heat[tables, seat] * noise

    def _plain_calls(self, mover: Ints) -> Flags:
        scenes, at = self.scenes, np.arange(len(self.ids))
        top = scenes.up[at, mover, 0]
        enough = self.styles.worth(scenes, mover) >= self.styles.price(scenes, mover, top)
        return enough & scenes.track.any(axis=1)

    def _draw(self, draw: Numbers) -> Flags:
        """Draw at these tables; where an auction follows."""
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
        for asked in range(1, players + 1):
            seat = ((caller + asked) % players).astype(np.int16)
            suns = scenes.up[at, seat]
            can = suns > values[at, lead][:, None]
            must = (asked == players) & (cause == INVOKED) & (lead == 0)
            slot = self._plain_bid(scenes, styles, seat, suns, can, must)
            for net, foresight in enumerate(foreseen):
                learned = self._net_bid(
                    scenes, styles, foresight.after[asked], seat, lead, can, must
                )
                slot = np.where(styles.net[at, seat] == net, learned, slot)
            for table in range(number) if self.notes is not None else ():
                if suns[table, 0]:
                    bid = suns[table, slot[table]] if slot[table] >= 0 else 0
                    self._note(running[table], "bid", int(bid))
            lead = np.where(slot >= 0, 1 + seat.astype(np.intp) * most + slot, lead)
        settle(scenes, lead, caller, cause)
        self.scenes.put(running, scenes)

    def _plain_bid(
        self, scenes: Scenes, styles: Styles, seat: Ints, suns: Ints, can: Flags, must: Flags
    ) -> Numbers:
        """The slot of the lowest sun that leads and is worth it; -1 to pass."""
        worth = styles.worth(scenes, seat)
        prices = styles.price(scenes, seat, suns)
        lowest = suns.shape[1] - 1 - can[:, ::-1].argmax(axis=1)
        at = np.arange(len(scenes))
        bids = can.any(axis=1) & (must | (worth >= prices[at, lowest]))
        return np.where(bids, lowest, -1)

    def _net_bid(
        self,
        scenes: Scenes,
        styles: Styles,
        after: Floats,
        seat: Ints,
        lead: Numbers,
        can: Flags,
        must: Flags,
    ) -> Numbers:
        at = np.arange(len(scenes))
        most = scenes.up.shape[2]
        slots = 1 + seat.astype(np.intp)[:, None] * most + np.arange(most)
        bids = after[at[:, None], slots, seat[:, None]]
        liking = (styles.fancy[at, seat] * scenes.track).sum(axis=1)
        bids = bids + liking[:, None] - styles.thrift[at, seat][:, None] * scenes.up[at, seat]
        passing = np.where(must, NEVER, after[at, lead, seat])
        every = np.concatenate((np.where(can, bids, NEVER), passing[:, None]), axis=1)
        noise = self.chance.gumbel(size=every.shape).astype(np.float32)
        every = every + styles.heat[at, seat][:, None] * noise
        best = every.argmax(axis=1)
        return np.where(best == most, -1, best)

    # Gods

    def _gods(self, mover: Ints, draws: Floats, calls: Flags) -> Flags:
        """Spend gods where that is best; the tables where it was."""
        scenes = self.scenes
        at = np.arange(len(self.ids))
        spent = np.zeros(len(self.ids), np.bool_)
        can = (scenes.tiles[at, mover, Tile.GOD] > 0) & scenes.track[:, _TAKEABLE].any(axis=1)
        tables = np.flatnonzero(can)
        for _ in range(GODS_A_TURN):
            if not len(tables):
                break
            tables = self._spend(tables, mover, draws, calls, spent)
            spent[tables] = True
            left = scenes.tiles[tables, mover[tables], Tile.GOD] > 0
            tables = tables[left & scenes.track[tables][:, _TAKEABLE].any(axis=1)]
        done = np.flatnonzero(spent)
        if len(done):
            some = scenes.take(done)
            pass_turn(some, mover[done])
            scenes.put(done, some)
        return spent

    def _spend(
        self, tables: Numbers, mover: Ints, draws: Floats, calls: Flags, spent: Flags
    ) -> Numbers:
        """One god at each of these tables, if any tile is worth it; where one was spent."""
        scenes = self.scenes
        table, kind = np.nonzero(scenes.track[tables][:, _TAKEABLE])
        kind = np.array(_TAKEABLE)[kind]
        row = tables[table]
        seat = mover[row]
        taken = scenes.take(row)
        one = np.zeros_like(taken.track)
        at = np.arange(len(row))
        one[at, kind] = 1
        own = taken.tiles[at, seat]
        own[:, Tile.GOD] -= 1
        taken.tiles[at, seat] = with_lot(own, one)
        taken.track -= one
        whose = self.styles.net[row, seat]
        worth = face(taken.tiles[at, seat]) - face(own)
        worth += self.styles.taste[row, seat, kind]
        liked = np.where(whose == PLAIN, worth - self.styles.god[row, seat], NEVER)
        for net in range(len(self.nets)):
            by_net = np.flatnonzero(whose == net)
            if len(by_net):
                judge, here = self.judge(net), row[by_net]
                liked[by_net] = _after_god(taken.take(by_net), seat[by_net], judge)
                liked[by_net] -= self._otherwise(
                    here, mover[here], draws[here], calls[here], spent[here], judge
                )
        best = np.full(len(self.ids), -1)
        order = np.argsort(liked, kind="stable")
        best[row[order]] = order
        chosen = best[tables]
        chosen = chosen[liked[chosen] > 0]
        if len(chosen):
            scenes.put(row[chosen], taken.take(chosen))
        for number in chosen if self.notes is not None else ():
            self._note(row[number], "god", int(kind[number]))
        return row[chosen]

    def _otherwise(
        self,
        rows: Numbers,
        seat: Ints,
        draws: Floats,
        calls: Flags,
        spent: Flags,
        judge: Judge,
    ) -> Floats:
        """How good it is not to spend a god: to stop, if one was spent; else to draw, or what the
        call is worth."""
        result = draws.copy()
        stop = np.flatnonzero(spent)
        if len(stop):
            some = self.scenes.take(rows[stop])
            result[stop] = _after_god(some, seat[stop], judge)
        calling = np.flatnonzero(calls & ~spent)
        if len(calling):
            some = self.scenes.take(rows[calling])
            who = seat[calling]
            cause = np.where(some.track.sum(axis=1) == SPACES, FULL, INVOKED)
            good = utilities(some, who, cause, judge)
            foreseen = foresee(some, good, who, cause, self.doubt)
            result[calling] = foreseen.before[np.arange(len(calling)), who]
        return result

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
        """The samples with what they should have said: what came of it in the end, by 1 - `trust`
        a turn nearer to what the net said later."""
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
    """What can come of auctions, with what is good for seats `who` [N, P] by a table of values."""
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


def _after_god(taken: Scenes, seat: Ints, judge: Judge) -> Floats:
    pass_turn(taken, seat)
    return judge(taken)[np.arange(len(seat)), seat]
