"""The sign and colour by which a seat is told from others, wherever it bids, wins and scores."""

from __future__ import annotations

from htpy import Element

from web.screens.parts import picture

SIGNS = ("scarab", "lotus", "eye", "jackal", "feather")
"""By seat. Each has a picture, `sign-NAME`, and a colour, `--seat-NAME`."""


def seat_sign(seat: int) -> Element:
    """A seat's sign; decoration, so it needs the name beside it."""
    name = SIGNS[seat]
    return picture(f"sign-{name}", f"sign sign--{name}")
