"""Results in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tools.arena.match import Tallies
from tools.arena.rates import interval
from tools.arena.table import Figure
from tools.arena.tally import Tally

TIMES = ("ms mean", "ms 95 %", "ms longest")


def row(cells: Sequence[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def head(cells: Sequence[str]) -> str:
    """The first row of a table with the rule below it."""
    return f"{row(cells)}\n|{'---|' * len(cells)}"


def figures(tallies: Tallies, columns: Sequence[Figure]) -> str:
    """A row for each name. Wins are per seat, so an average player wins one in as many as there are
    players."""
    titles = ["", "wins", "95 %", *(title for title, _ in columns), *TIMES]
    rows = [row([name, *_figures(tally, columns)]) for name, tally in tallies.items()]
    return "\n".join([head(titles), *rows])


def _figures(tally: Tally, columns: Sequence[Figure]) -> Iterator[str]:
    low, high = interval(tally.wins, tally.seats)
    yield f"{tally.rate:.1%}"
    yield f"{low:.1%}–{high:.1%}"
    for _, told in columns:
        yield told(tally)
    yield f"{1000 * tally.mean_time:.2f}"
    yield f"{1000 * tally.time_within(0.95):.2f}"
    yield f"{1000 * tally.time_within(1.0):.1f}"


def rates(name: str, cells: Mapping[str, Tally | None]) -> str:
    """A row of a cross-table: wins in per cent with their interval, by opponent."""
    return row([name, *("–" if tally is None else _rate(tally) for tally in cells.values())])


def _rate(tally: Tally) -> str:
    low, high = interval(tally.wins, tally.seats)
    return f"{100 * tally.rate:.0f} ({100 * low:.0f}–{100 * high:.0f})"
