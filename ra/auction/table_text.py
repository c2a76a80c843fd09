"""The table drawn as text, for printing a state at the prompt: lines and columns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ra.auction.tiles import TILES, Tile

WIDTH = 79
"""Characters in the longest line."""
NOTHING = "-"
_COLUMNS = "{mark:2}{seat:6}{points:8}{up:14}{down:14}"


def track_lines(track: Sequence[Tile | None], names: Mapping[Tile, str]) -> list[str]:
    """The auction track from the left, spaces numbered as in the token of a god; - is a hole."""
    spaces = [
        f"{number} {NOTHING if tile is None else _word(tile, names)}"
        for number, tile in enumerate(track, 1)
    ]
    return wrapped("Track: ", spaces)


def heading() -> str:
    """What the columns of `seat_lines` hold."""
    words = {"seat": "seat", "points": "points", "up": "suns up", "down": "suns down"}
    return f"{_COLUMNS.format(mark='', **words)}tiles"


def seat_lines(
    seat: int,
    acts: bool,
    points: int,
    suns: tuple[Sequence[int], Sequence[int]],
    counts: Sequence[int],
    names: Mapping[Tile, str],
) -> list[str]:
    """A seat: its number (marked if it acts), points, suns up and down, and its tiles by kind."""
    up, down = (" ".join(map(str, some)) or NOTHING for some in suns)
    tiles = [
        f"{counts[tile]} {_word(tile, names)}" if counts[tile] > 1 else _word(tile, names)
        for tile in TILES
        if counts[tile]
    ]
    mark = ">" if acts else ""
    label = _COLUMNS.format(mark=mark, seat=str(seat), points=str(points), up=up, down=down)
    return wrapped(label, tiles or [NOTHING])


def listed(tiles: Iterable[Tile], names: Mapping[Tile, str]) -> str:
    """The names of tiles, in their order."""
    return ", ".join(_word(tile, names) for tile in tiles)


def _word(tile: Tile, names: Mapping[Tile, str]) -> str:
    return names[tile].replace("_", " ")


def wrapped(label: str, entries: Sequence[str], mark: str = ",", end: str = "") -> list[str]:
    """Entries after a label, with `mark` between them, in lines of at most WIDTH characters.

    Further lines start below the first entry; no entry is broken.
    """
    lines = [label]
    for number, entry in enumerate(entries, 1):
        entry += mark if number < len(entries) else end
        space = "" if number == 1 else " "
        if space and len(lines[-1] + space + entry) > WIDTH:
            lines.append(" " * len(label) + entry)
        else:
            lines[-1] += space + entry
    return lines
