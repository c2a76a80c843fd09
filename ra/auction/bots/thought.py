"""One decision being thought through: each action by what is likely to follow, judged by a net."""

from __future__ import annotations

from ra.auction.actions import DRAW, INVOKE, STOP_GODS, Action, Bid, Discard, Pass, SpendGod
from ra.auction.bots.bidding import Auction, Lot
from ra.auction.bots.ending_worth import Good, Stakes
from ra.auction.bots.net import Judgement, Net
from ra.auction.bots.numbers import Numbers
from ra.auction.bots.outlook import Outlook
from ra.auction.bots.sketch import NO_LOT, Row, Scene, with_tiles
from ra.auction.bots.sums import added
from ra.auction.editions import SPACES
from ra.auction.events import Cause
from ra.auction.tiles import TILES, Tile
from ra.auction.view import View

POINTS_COUNT = 0.0015
"""What a point more than the average is worth, in chances to win."""
DOUBT = 0.006
"""How much worse, in chances to win, an action of another seat is still half as likely as the
best."""


POINT = DOUBT / 0.5
"""What a point is to the others, in chances to win."""


class Offer:
    """A lot, judged by what the game is like once it is sold.

    How good that is for the others is reckoned as they may well reckon it, by what tiles and suns
    are worth (stakes.py): it is what they will do that matters.
    """

    def __init__(self, thought: Thought, scene: Scene, ra_player: int) -> None:
        self._plain = Lot(thought.stakes(scene.ra), scene.rows, _tiles(scene.track))
        self._thought = thought
        self._scene = scene
        self._ra_player = ra_player
        self._sold: dict[int, Good] = {}

    @property
    def up(self) -> tuple[Row, ...]:
        """The face-up suns of each seat."""
        return self._scene.up

    def sold(self, seat: int, sun: int) -> Good:
        """`seat` wins the lot with `sun`."""
        if sun not in self._sold:
            scene = self._scene.sold(seat, sun, self._ra_player)
            self._sold[sun] = self._good(scene, self._plain.sold(seat, sun))
        return self._sold[sun]

    def unsold(self, cause: Cause) -> Good:
        """Nobody bids."""
        scene, after = self._scene, self._ra_player
        left = scene.cleared(after) if cause is Cause.INVOKED_FULL else scene.turned(after)
        return self._good(left, self._plain.unsold(cause))

    def _good(self, scene: Scene, plain: Good) -> Good:
        good = self._thought.good(scene)
        for seat, points in enumerate(plain):
            if seat != self._thought.seat:
                good[seat] = POINT * points
        return good


def _tiles(counts: Row) -> list[Tile]:
    return [tile for tile in TILES for _ in range(counts[tile])]


class Thought:
    """What the seat to act of a view can expect of each action.

    Expectations are lists: by seat how good it is (a chance to win with a little for points; in an
    auction, for the others, as they may see it), by seat the final points, and by member of the net
    the chance of the seat to act to win. They can be mixed by how likely each is.
    """

    def __init__(self, view: View, net: Net) -> None:
        self.table = view.table
        self.seat = view.table.seat
        self.scene = Scene.of(view)
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

    def good(self, scene: Scene) -> Good:
        """What is to be expected of a position between two actions."""
        opinion = self._judgement.opinion(scene)
        average = added(opinion.points) / len(opinion.points)
        good = [
            win + POINTS_COUNT * (points - average)
            for win, points in zip(opinion.win, opinion.points, strict=True)
        ]
        return [*good, *opinion.points, *(member[self.seat] for member in opinion.members)]

    def of(self, action: Action) -> Good:
        """What is to be expected of one of the legal actions."""
        if isinstance(action, Bid):
            return self._bid(action.sun)
        if isinstance(action, Pass):
            return self._bid(0)
        if isinstance(action, Discard):
            return self._discard(action)
        if isinstance(action, SpendGod):
            tile = self.table.track[action.space]
            assert tile is not None
            return self.good(self.scene.god_spent(tile).turned(self.seat))
        if action is DRAW:
            return self._draw()
        if action is INVOKE:
            return self.called()
        assert action is STOP_GODS
        return self.good(self.scene.turned(self.seat))

    def cost(self, sun: int) -> float:
        """The points that the bidder gives away with `sun`, the lot left aside: it gets the
        centre's for it, face down."""
        bare = self.scene.but(track=NO_LOT)
        own = len(self.scene.up) + self.seat
        kept = self.good(bare.turned(self.table.ra_player))[own]
        return kept - self.good(bare.sold(self.seat, sun, self.table.ra_player))[own]

    # Each kind of action

    def _bid(self, sun: int) -> Good:
        table = self.table
        if self._auction is None:
            assert table.cause is not None
            self._auction = self._auctioned(self.scene, table.ra_player, table.cause)
        return self._auction.option(len(table.bids), table.high, table.high_seat, sun)

    def _auctioned(self, scene: Scene, ra_player: int, cause: Cause) -> Auction:
        return Auction(Offer(self, scene, ra_player), ra_player, cause, DOUBT)

    def called(self) -> Good:
        """The seat invokes Ra."""
        full = sum(self.scene.track) == SPACES
        cause = Cause.INVOKED_FULL if full else Cause.INVOKED
        return self._auctioned(self.scene, self.seat, cause).outcome()

    def _draw(self) -> Good:
        """The mean over all tiles that may come."""
        undrawn = self.scene.undrawn
        total: Good = []
        for tile in TILES:
            if not undrawn[tile]:
                continue
            good = self._ra_drawn() if tile is Tile.RA else self.good(self.scene.drawn(tile))
            share = undrawn[tile] / sum(undrawn)
            had = total or [0.0] * len(good)
            total = [one + share * more for one, more in zip(had, good, strict=True)]
        return total

    def _ra_drawn(self) -> Good:
        scene = self.scene.ra_drawn()
        if scene.epoch != self.scene.epoch:
            return self.good(scene)
        return self._auctioned(scene, self.seat, Cause.RA_DRAWN).outcome()

    def _discard(self, action: Discard) -> Good:
        """The tiles are lost, and further disasters settled as they come."""
        table = self.table
        own = list(self.scene.rows[self.seat])
        for tile in action.tiles:
            own[tile] -= 1
        rows = list(self.scene.rows)
        rows[self.seat] = with_tiles(tuple(own), table.pending[1:])
        after = table.ra_player if table.cause is not None else self.seat
        return self.good(self.scene.but(rows=tuple(rows)).turned(after))
