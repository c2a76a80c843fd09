"""Draw the boards of the hexagon game with the names of their cells: docs/hexagon-BOARD.svg.

usage: python -m tools.hexagon.board_picture
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin, sqrt
from pathlib import Path

from ra.hexagon.board import BOARDS, HIGHEST, STRIDE, Board, cell_name

DOCS = Path(__file__).resolve().parents[2] / "docs"
RADIUS = 24
WIDTH, RISE = RADIUS * sqrt(3), RADIUS * 1.5
"""From a cell to the next in its row, and to the next row."""
MARGIN = 12
STYLE = (
    "text{font:600 13px sans-serif;text-anchor:middle}"
    ".paper{fill:#f6f1e4}.cell{fill:#fffdf6;stroke:#9a8a68}.cell+text{fill:#4a4434}"
    ".ra{fill:#f0c24b;stroke:#7a5a10;stroke-width:2}"
    ".black{fill:#222;stroke:#aaa;stroke-width:2}.white{fill:#fff;stroke:#222;stroke-width:2}"
    ".black+text{fill:#fff}.white+text{fill:#222}"
)


def centre(board: Board, cell: int) -> tuple[float, float]:
    """Where a cell lies on the picture."""
    row, number = divmod(cell, STRIDE)
    rows = max(board.cells) // STRIDE
    left = min(other % STRIDE - other // STRIDE / 2 for other in board.cells)
    x = MARGIN + WIDTH * (number - row / 2 - left + 0.5)
    return x, MARGIN + RADIUS + RISE * (rows - row)


def picture(board: Board) -> str:
    """The board at the start of a game, as SVG."""
    places = [centre(board, cell) for cell in board.cells]
    width = max(x for x, _ in places) + WIDTH / 2 + MARGIN
    height = max(y for _, y in places) + RADIUS + MARGIN
    title = f"The {board.name} board at the start: names of its {len(board.cells)} cells"
    parts = "\n".join(part for cell in board.cells for part in _cell(board, cell))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'role="img" aria-label="{title}">\n<title>{title}</title>\n<style>{STYLE}</style>\n'
        f'<rect class="paper" width="100%" height="100%" rx="10"/>\n{parts}\n</svg>\n'
    )


def _cell(board: Board, cell: int) -> Iterator[str]:
    x, y = centre(board, cell)
    kind = "cell ra" if cell in board.ra else "cell"
    corners = ((x + RADIUS * sin(turn), y + RADIUS * cos(turn)) for turn in _TURNS)
    points = " ".join(f"{right:.1f},{down:.1f}" for right, down in corners)
    yield f'<polygon class="{kind}" points="{points}"/>'
    for side, colour in enumerate(("black", "white")):
        if cell in board.stacks[side]:
            # Three pawns, one on the other.
            for pawn in range(HIGHEST):
                lift = 4 - 4 * pawn
                yield f'<circle class="{colour}" cx="{x:.1f}" cy="{y + lift:.1f}" r="15"/>'
            y -= 4
    yield f'<text x="{x:.1f}" y="{y + 4.5:.1f}">{cell_name(cell)}</text>'


_TURNS = tuple(pi / 3 * corner for corner in range(6))


def main() -> None:
    for board in BOARDS.values():
        path = DOCS / f"hexagon-{board.name}.svg"
        path.write_text(picture(board), "utf-8")
        print(path)


if __name__ == "__main__":
    main()
