"""Nim seen from afar."""

from __future__ import annotations

from htpy import Node, circle, svg

from tests.toy.nim import State
from web.game_page import Glimpse


class NimGlimpse:
    """See web.game_page.Glimpse."""

    def written(self, state: State) -> str:
        return ".".join(map(str, state.heaps))

    def picture(self, line: str) -> Node:
        sizes = line.split(".")
        if not all(size.isdecimal() for size in sizes):
            return None
        return svg(viewBox="0 0 30 20")[
            (circle(cx=10 * number, cy=10, r=int(size)) for number, size in enumerate(sizes))
        ]

    def reached(self, line: str) -> str:
        return line.replace(".", " + ")


GLIMPSE: Glimpse = NimGlimpse()
