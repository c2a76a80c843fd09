"""What is learned on arrays is what is played by: both ways of reckoning give the same numbers."""

from __future__ import annotations

import numpy as np
import pytest

from ra.auction import Phase, Tile, View
from ra.auction.bots.bidding import Auction, Lot
from ra.auction.bots.ending_worth import Stakes
from ra.auction.bots.net import Judgement
from ra.auction.bots.nets import pack, unpack
from ra.auction.bots.numbers import Numbers
from ra.auction.bots.outlook import Outlook
from ra.auction.bots.sketch import Sketch, with_lot
from ra.auction.bots.thought import DOUBT, Thought
from ra.auction.editions import PLAYERS, SPACES
from ra.auction.events import Cause
from ra.auction.tiles import TILES
from tests.tools.train.halls import hall
from tools.random_games.auction import ONE_OF_EACH
from tools.train import features as arrays
from tools.train.__main__ import played
from tools.train.bidding import FULL, INVOKED, foresee, utilities
from tools.train.lot_worth import worths
from tools.train.net import POINTS, Net, Teacher, chances
from tools.train.play import Party, utility


def views(players: int, every: int = 7) -> list[View]:
    """Turns of random games of all kinds, so far as the seat to act has a whole game to judge."""
    found = []
    for one in ONE_OF_EACH:
        if one.variant.players != players:
            continue
        for number, (state, _) in enumerate(one.steps()):
            if number % every == 0 and state.phase is Phase.TURN:
                found.append(View.of(state))
    return found


def net(players: int) -> Net:
    """One that says something about everything."""
    chance = np.random.default_rng(players)
    fresh = Net.fresh(arrays.count(players), 3, 8, chance)
    fresh.second[:] = chance.normal(0, 0.5, fresh.second.shape)
    fresh.bias[:] = chance.normal(0, 0.5, fresh.bias.shape)
    return fresh


@pytest.mark.parametrize("players", PLAYERS)
def test_a_net_says_the_same_of_a_position(players: int) -> None:
    seen = [Sketch.of(view) for view in views(players)]
    scenes = [scene.but(drawing=drawing) for scene in seen for drawing in (False, True)]
    judge = net(players)
    points, win = judge.values(arrays.features(hall(scenes)))
    pure = played(judge)
    assert len(scenes) > 50
    for number, scene in enumerate(scenes):
        opinion = Judgement(pure).opinion(scene)
        assert np.allclose(opinion.points, points[number], atol=2e-3)
        assert np.allclose(opinion.win, win[number], atol=1e-4)
        assert np.allclose(np.mean(opinion.members, axis=0), opinion.win, atol=1e-9)


@pytest.mark.parametrize("players", PLAYERS)
def test_lots_and_disasters_come_out_the_same(players: int) -> None:
    scenes = [Sketch.of(view) for view in views(players, every=3)]
    table = hall(scenes)
    after = arrays.with_lot(table.tiles, table.track)
    for number, scene in enumerate(scenes):
        for seat, row in enumerate(scene.rows):
            assert after[number, seat].tolist() == list(with_lot(row, scene.track))


class SameEyes:
    """A lot as the net sees it for everybody."""

    def __init__(self, thought: Thought) -> None:
        self._thought = thought
        self.up = thought.sketch.up

    def sold(self, seat: int, sun: int) -> list[float]:
        return self._thought.expectation(self._thought.sketch.sold(seat, sun, self._thought.seat))

    def unsold(self, cause: Cause) -> list[float]:
        scene, seat = self._thought.sketch, self._thought.seat
        full = cause is Cause.INVOKED_FULL
        return self._thought.expectation(scene.cleared(seat) if full else scene.turned(seat))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_call_is_expected_to_bring_the_same(players: int) -> None:
    chosen = [view for view in views(players, every=11) if any(view.table.track)][:25]
    scenes = [Sketch.of(view) for view in chosen]
    judge = net(players)
    games = Party(players, 1, [judge], seed=1, keep=0)
    table = hall(scenes)
    full = table.track.sum(axis=1) == SPACES
    cause = np.where(full, FULL, INVOKED)
    good = utilities(table, table.mover, cause, games.judge(0))
    before = foresee(table, good, table.mover, cause, DOUBT).before
    for number, view in enumerate(chosen):
        lot = SameEyes(Thought(view, played(judge)))
        why = Cause.INVOKED_FULL if full[number] else Cause.INVOKED
        expected = Auction(lot, view.table.seat, why, DOUBT).outcome()[:players]
        assert np.allclose(before[number], expected, atol=2e-3)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_of_values_says_the_same(players: int) -> None:
    chosen = [view for view in views(players, every=5) if any(view.table.up)]
    scenes = [Sketch.of(view) for view in chosen]
    table = hall(scenes)
    full = table.track.sum(axis=1) == SPACES
    worth = worths(table, full)
    compared = 0
    for number, (view, scene) in enumerate(zip(chosen, scenes, strict=True)):
        if scene.track[Tile.WAR] or scene.track[Tile.EARTHQUAKE]:
            continue
        compared += 1
        outlook = Outlook.of(view.table, view.undrawn, view.table.ra)
        tiles = [tile for tile in TILES for _ in range(scene.track[tile])]
        lot = Lot(Stakes(view.table, outlook, Numbers()), scene.rows, tiles)
        why = Cause.INVOKED_FULL if full[number] else Cause.INVOKED
        assert np.allclose(worth[number, 0], lot.unsold(why), atol=2e-3)
        most = table.up.shape[2]
        for seat, suns in enumerate(scene.up):
            for slot, sun in enumerate(suns):
                said = worth[number, 1 + seat * most + slot]
                assert np.allclose(said, lot.sold(seat, sun), atol=2e-3)
    assert compared > 50


def test_a_packed_net_is_nearly_the_same_and_stays_as_it_is() -> None:
    pure = played(net(4))
    packed = pack(pure)
    once = unpack(packed)
    assert pack(once) == packed
    assert unpack(pack(once)) == once
    assert np.allclose(once.first, pure.first, atol=2e-4)
    assert np.allclose(once.second, pure.second, atol=2e-4)


def test_teaching_goes_down_the_slope() -> None:
    """The gradient is that of the losses."""
    chance = np.random.default_rng(1)
    judge = net(3)
    features = chance.normal(0, 1, (20, 3, arrays.count(3))).astype(np.float32)
    points = chance.normal(20, 5, (20, 3)).astype(np.float32)
    wins = np.eye(3, dtype=np.float32)[chance.integers(0, 3, 20)]
    everybody = np.ones((20, 3), np.float32)

    def loss() -> float:
        said, win = judge.said(judge.hidden(features), 3)
        squares = ((said - points / POINTS) ** 2).mean(axis=(1, 2)) / 2
        entropy = -(wins * np.log(chances(win))).sum(axis=-1).mean(axis=1) / 3
        return float((squares + entropy).sum())

    gradients = Teacher(judge).gradients(features, points, wins, everybody)[0]
    for array, gradient in zip(judge.arrays, gradients, strict=True):
        at = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        step = np.float32(1e-3)
        array[at] += step
        above = loss()
        array[at] -= 2 * step
        below = loss()
        array[at] += step
        assert (above - below) / (2 * step) == pytest.approx(gradient[at], rel=0.05)


def test_utility_weighs_points_a_little() -> None:
    win = np.full((1, 2), 0.5, np.float32)
    ahead = utility(np.array([[40, 30]], np.float32), win)
    assert 0.5 < ahead[0, 0] < 0.52
    assert ahead.sum() == pytest.approx(1)
