"""What is heard of the auction game."""

from __future__ import annotations

from ra.auction import events as ev

SOUNDS: dict[type, str] = {
    ev.TileDrawn: "draw",
    ev.RaDrawn: "ra",
    ev.RaInvoked: "invoke",
    ev.BidMade: "bid",
    ev.Passed: "pass",
    ev.AuctionWon: "sold",
    ev.AuctionUnsold: "unsold",
    ev.GodSpent: "god",
    ev.TilesLost: "disaster",
    ev.EpochScored: "scene",
    ev.GameEnded: "end",
}
"""The sound of each event that has one."""
