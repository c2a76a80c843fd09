"""The hexagon game's poster on the first screen; its picture: the board as a game begins, lying on
a table at night."""

from __future__ import annotations

from functools import lru_cache

from htpy import Node, g, path, polygon, span, svg
from markupsafe import Markup

from ra.hexagon.board import HIGHEST, STANDARD, Board
from ra.hexagon.placement import POINTS
from ra.hexagon.rules import NEEDED
from web.game_page import Poster
from web.games.hexagon.board_layout import board_layout, turned_to
from web.games.hexagon.game_draft import HexagonDraft
from web.games.hexagon.pawns import HEXAGON, points_of, ra, sign, stack
from web.words import _


class HexagonPoster:
    """See Poster."""

    first_draft = HexagonDraft()

    def name(self) -> str:
        """Among games that are all called Ra."""
        return _("Ra on hexagons")

    def title(self) -> Node:
        """Its name, behind a pawn."""
        return [sign(0, classes="poster__sign"), span[_("Ra on hexagons")]]

    def lead(self) -> str:
        """What it is about."""
        return _(
            "Two sides, stacks that grow and split, and a cell on each side to be stormed."
            " Three pawns at once are worth {points} points, but they crawl; one alone runs,"
            " for a single point."
        ).format(points=POINTS[HIGHEST])

    def picture(self) -> Node:
        """The board."""
        return _board()

    def agreed(self, draft: HexagonDraft) -> list[str]:
        """Match or game, and the board."""
        return [length_name(draft.length), board_name(draft.board)]

    def credit(self) -> str:
        """Its author."""
        return _("Ra on hexagons is a game by Marco Donadoni.")


POSTER: Poster = HexagonPoster()


def board_name(board: Board) -> str:
    """What a board is called."""
    return {"standard": _("Standard board"), "leaflet": _("Leaflet board")}[board.name]


def length_name(word: str) -> str:
    """A match or a single game."""
    return {
        "match": _("Match to {needed} points").format(needed=NEEDED),
        "game": _("One game"),
    }[word]


@lru_cache(maxsize=1)
def _board() -> Markup:
    """The picture; decoration alone."""
    layout = board_layout(STANDARD, turned_to(STANDARD, 0))
    left, top, width, height = layout.frame
    return Markup(
        svg(
            ".hexagon-scene",
            viewBox=f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}",
            aria_hidden="true",
        )[
            polygon(".board__plate", points=points_of(layout.corners)),
            path(
                ".cell__face", d="".join(_outline(*layout.middle(cell)) for cell in STANDARD.cells)
            ),
            (
                g(".cell__ra", transform=_at(layout.middle(cell)))[
                    polygon(".cell__face", points=HEXAGON), ra(seat)
                ]
                for seat, cell in enumerate(STANDARD.ra)
            ),
            (
                g(transform=_at(layout.middle(cell)))[stack(seat, HIGHEST)]
                for seat, cells in enumerate(STANDARD.stacks)
                for cell in cells
            ),
        ]
    )


def _at(middle: tuple[float, float]) -> str:
    return f"translate({middle[0]:.0f} {middle[1]:.1f})"


def _outline(x: float, y: float) -> str:
    """A cell's outline as a path."""
    corners = (corner.split(",") for corner in HEXAGON.split())
    return (
        "M" + "L".join(f"{x + float(right):.1f} {y + float(down):.1f}" for right, down in corners)
    ) + "z"
