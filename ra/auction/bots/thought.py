"""Thinks one decision through: each action by what is likely to follow, judged by a net."""

from __future__ import annotations

from ra.auction.actions import DRAW, INVOKE, STOP_GODS, Action, Bid, Discard, Pass, SpendGod
from ra.auction.bots.bidding import Auction, Lot
from ra.auction.bots.ending_worth import Expectation, Stakes
from ra.auction.bots.net import Judgement, Net
from ra.auction.bots.numbers import Numbers
from ra.auction.bots.outlook import Outlook
from ra.auction.bots.sketch import NO_LOT, Row, Sketch, with_tiles
from ra.auction.bots.sums import added
from ra.auction.editions import SPACES
from ra.auction.events import Cause
from ra.auction.tiles import TILES, Tile
from ra.auction.view import View

POINTS_COUNT = 0.0015
"""What each point above the average of the table is worth, in chances to win."""
DOUBT = 0.006
"""How much worse than its best an action is that another seat takes half as often, in chances to
win."""
POINT = DOUBT / 0.5
"""What a point is taken to be worth, in chances to win: DOUBT is to this what `Numbers.doubt` is to
a point."""


class Offer:
    """A lot judged by the net, from the position after it is sold.

    That is so for the seat that thinks. What the others expect is what tiles and suns are worth to
    them (ending_worth.py): they may well decide by that, so it serves to predict what they bid.
    """

    def __init__(self, thought: Thought, sketch: Sketch, ra_player: int) -> None:
        self._plain = Lot(thought.stakes(sketch.ra), sketch.rows, _tiles(sketch.track))
        self._thought = thought
        self._sketch = sketch
        self._ra_player = ra_player
        self._sold: dict[int, Expectation] = {}

    @property
    def up(self) -> tuple[Row, ...]:
        """The face-up suns of each seat."""
        return self._sketch.up

    def sold(self, seat: int, sun: int) -> Expectation:
        """The expectation if `seat` wins the lot with `sun`."""
        if sun not in self._sold:
            sketch = self._sketch.sold(seat, sun, self._ra_player)
            self._sold[sun] = self._expectation(sketch, self._plain.sold(seat, sun))
        return self._sold[sun]

    def unsold(self, cause: Cause) -> Expectation:
        """The expectation if nobody bids."""
        sketch, after = self._sketch, self._ra_player
        left = sketch.cleared(after) if cause is Cause.INVOKED_FULL else sketch.turned(after)
        return self._expectation(left, self._plain.unsold(cause))

    def _expectation(self, sketch: Sketch, plain: Expectation) -> Expectation:
        expectation = self._thought.expectation(sketch)
        for seat, points in enumerate(plain):
            if seat != self._thought.seat:
                expectation[seat] = POINT * points
        return expectation


def _tiles(counts: Row) -> list[Tile]:
    return [tile for tile in TILES for _ in range(counts[tile])]


class Thought:
    """What the seat to act can expect of each of its actions.

    An expectation is here one list of three parts: by seat, the chance to win and a little for
    points (for the other seats, during an auction, what they may bid by); by seat, the final
    points; and by member of the net, the chance to win of the seat to act. Being one list, it can
    be averaged at once, weighted by how likely each outcome is.
    """

    def __init__(self, view: View, net: Net) -> None:
        self.table = view.table
        self.seat = view.table.seat
        self.sketch = Sketch.of(view)
        self._judgement = Judgement(net)
        self._undrawn = view.undrawn
        self._stakes: dict[int, Stakes] = {}
        self._auction: Auction | None = None

    def stakes(self, ra: int) -> Stakes:
        """What tiles and suns are worth once `ra` Ra tiles have been drawn."""
        if ra not in self._stakes:
            outlook = Outlook.of(self.table, self._undrawn, ra)
            self._stakes[ra] = Stakes(self.table, outlook, Numbers())
        return self._stakes[ra]

    def expectation(self, sketch: Sketch) -> Expectation:
        """The expectation of a position, as the net judges it."""
        opinion = self._judgement.opinion(sketch)
        average = added(opinion.points) / len(opinion.points)
        expectation = [
            win + POINTS_COUNT * (points - average)
            for win, points in zip(opinion.win, opinion.points, strict=True)
        ]
        return [*expectation, *opinion.points, *(member[self.seat] for member in opinion.members)]

    def of(self, action: Action) -> Expectation:
        """The expectation of one of the legal actions."""
        if isinstance(action, Bid):
            return self._bid(action.sun)
        if isinstance(action, Pass):
            return self._bid(0)
        if isinstance(action, Discard):
            return self._discard(action)
        if isinstance(action, SpendGod):
            tile = self.table.track[action.space]
            assert tile is not None
            return self.expectation(self.sketch.god_spent(tile).turned(self.seat))
        if action is DRAW:
            return self._draw()
        if action is INVOKE:
            return self.called()
        assert action is STOP_GODS
        return self.expectation(self.sketch.turned(self.seat))

    def cost(self, sun: int) -> float:
        """How many points the bidder gives up by paying `sun`, the lot left aside: in return it
        gets the sun from the centre, face down."""
        bare = self.sketch.but(track=NO_LOT)
        own = len(self.sketch.up) + self.seat
        kept = self.expectation(bare.turned(self.table.ra_player))[own]
        return kept - self.expectation(bare.sold(self.seat, sun, self.table.ra_player))[own]

    # Each kind of action

    def _bid(self, sun: int) -> Expectation:
        table = self.table
        if self._auction is None:
            assert table.cause is not None
            self._auction = self._auctioned(self.sketch, table.ra_player, table.cause)
        return self._auction.option(len(table.bids), table.high, table.high_seat, sun)

    def _auctioned(self, sketch: Sketch, ra_player: int, cause: Cause) -> Auction:
        return Auction(Offer(self, sketch, ra_player), ra_player, cause, DOUBT)

    def called(self) -> Expectation:
        """The expectation if the seat to act invokes Ra."""
        full = sum(self.sketch.track) == SPACES
        cause = Cause.INVOKED_FULL if full else Cause.INVOKED
        return self._auctioned(self.sketch, self.seat, cause).outcome()

    def _draw(self) -> Expectation:
        """The mean over all tiles that may be drawn."""
        undrawn = self.sketch.undrawn
        total: Expectation = []
        for tile in TILES:
            if not undrawn[tile]:
                continue
            expectation = (
                self._ra_drawn() if tile is Tile.RA else self.expectation(self.sketch.drawn(tile))
            )
            share = undrawn[tile] / sum(undrawn)
            had = total or [0.0] * len(expectation)
            total = [one + share * more for one, more in zip(had, expectation, strict=True)]
        return total

    def _ra_drawn(self) -> Expectation:
        sketch = self.sketch.ra_drawn()
        if sketch.epoch != self.sketch.epoch:
            return self.expectation(sketch)
        return self._auctioned(sketch, self.seat, Cause.RA_DRAWN).outcome()

    def _discard(self, action: Discard) -> Expectation:
        """The tiles are lost, and the disasters still pending are settled."""
        table = self.table
        own = list(self.sketch.rows[self.seat])
        for tile in action.tiles:
            own[tile] -= 1
        rows = list(self.sketch.rows)
        rows[self.seat] = with_tiles(tuple(own), table.pending[1:])
        after = table.ra_player if table.cause is not None else self.seat
        return self.expectation(self.sketch.but(rows=tuple(rows)).turned(after))
