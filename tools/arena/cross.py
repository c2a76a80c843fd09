"""The cross-table: everybody alone among copies of everybody else, and at mixed tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from tools.arena.match import Match, Tallies, together
from tools.arena.table import Table
from tools.arena.tally import Tally

MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class Cross:
    """All matches of `rows` with `columns`, each of so many games. ValueError as from Match."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    games: int
    table: Table
    seed: int = 1

    def __post_init__(self) -> None:
        for name in self.rows:
            list(self.matches(name))

    def matches(self, name: str) -> Iterator[tuple[str, Match | None]]:
        """The matches of a row, by column; None where a name would meet itself."""
        for other in self.columns:
            names = (name, *[other] * (self.table.players - 1))
            yield other, None if other == name else self._match(names)
        others = tuple(other for other in self.columns if other != name)
        if len(others) > self.table.players - 1:
            yield MIXED, self._match((name,), others)

    def _match(self, names: tuple[str, ...], drawn: tuple[str, ...] = ()) -> Match:
        return Match(names, self.games, self.table, self.seed, drawn)

    @property
    def heads(self) -> Sequence[str]:
        """The columns' names."""
        return [column for column, _ in self.matches(self.rows[0])]

    def row(
        self, name: str, played: Callable[[Match], Iterable[Tallies]]
    ) -> dict[str, Tally | None]:
        """How `name` fares in its row, by column; `played` plays a match."""
        return {
            column: together(played(match))[name] if match else None
            for column, match in self.matches(name)
        }
