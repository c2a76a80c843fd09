"""Results in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tools.arena.figures import interval
from tools.arena.match import Tallies
from tools.arena.tally import Tally

FIGURES = (
    *("wins", "95 %", "place", "points", "as winner", "suns left"),
    *("ms mean", "ms 95 %", "ms longest"),
)


def row(cells: Sequence[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def head(cells: Sequence[str]) -> str:
    """The first row of a table with the rule below it."""
    return f"{row(cells)}\n|{'---|' * len(cells)}"


def figures(tallies: Tallies) -> str:
    """A row a name. Wins are by seat, so that par is one in so many players."""
    rows = [row([name, *_figures(tally)]) for name, tally in tallies.items()]
    return "\n".join([head(["", *FIGURES]), *rows])


def _figures(tally: Tally) -> Iterator[str]:
    low, high = interval(tally.wins, tally.seats)
    winning = tally.mean_winning_points
    yield f"{tally.rate:.1%}"
    yield f"{low:.1%}–{high:.1%}"
    yield f"{tally.mean_place:.2f}"
    yield f"{tally.mean_points:.1f}"
    yield "–" if winning is None else f"{winning:.1f}"
    yield f"{tally.mean_suns_left:.2f}"
    yield f"{1000 * tally.mean_time:.2f}"
    yield f"{1000 * tally.time_within(0.95):.2f}"
    yield f"{1000 * tally.time_within(1.0):.1f}"


def rates(name: str, cells: Mapping[str, Tally | None]) -> str:
    """A row of a cross-table: wins in per cent with their interval, by whom they were won from."""
    return row([name, *("–" if tally is None else _rate(tally) for tally in cells.values())])


def _rate(tally: Tally) -> str:
    low, high = interval(tally.wins, tally.seats)
    return f"{100 * tally.rate:.0f} ({100 * low:.0f}–{100 * high:.0f})"
