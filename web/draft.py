"""The game being set up on the first screen."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ra import Record, Seat
from ra.auction import AUCTION, EDITIONS, PHARAOH, Edition, Setup
from web.desks import GAMES
from web.stored import read_json

MAX_SEATS = 5
LEVELS = ("novice", "apprentice", "adept", "expert", "master")
"""Computer players by level, weakest first."""
FIRST_TABLE = (None, "novice", "apprentice", "novice", "apprentice")
"""Who sits there when one comes for the first time: a table where a beginner can win."""
MAX_NAME = 200
UNDO_TAG = "Undo"
OPTIONS = ("floor", "open_scores", "undo")
"""The fields of a draft that are switched on or off."""


@dataclass(frozen=True, slots=True)
class DraftSeat:
    """A seat being set up: a name (empty: one is given by the page) and a level, or a person."""

    name: str = ""
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been chosen so far. All five seats are remembered though fewer may play."""

    game: str = AUCTION.name
    edition: Edition = PHARAOH
    players: int = 4
    seats: tuple[DraftSeat, ...] = tuple(DraftSeat(level=level) for level in FIRST_TABLE)
    floor: bool = False
    """Keep totals above zero, where the edition leaves it open."""
    open_scores: bool = True
    undo: bool = True

    def with_edition(self, name: str) -> Draft:
        """With another edition, and the nearest number of players it can be played with."""
        edition = EDITIONS.get(name, self.edition)
        players = min(edition.players, key=lambda count: abs(count - self.players))
        return replace(self, edition=edition, players=players)

    def with_players(self, players: int) -> Draft:
        """With another number of players, if the edition has it."""
        return replace(self, players=players) if players in self.edition.players else self

    def with_seat(self, number: int, seat: DraftSeat) -> Draft:
        """With another player on seat `number`, counted from 0."""
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return replace(self, seats=seats[:MAX_SEATS])

    def deal(self, seed: int, today: str, default_names: Sequence[str]) -> Record:
        """The record of the game, nothing done yet; `default_names` for seats without a name."""
        names = [tidy(seat.name) or tidy(default) for seat, default in self._named(default_names)]
        floor = self.floor if len(self.edition.floors) > 1 else None
        setup = Setup.from_seed(
            self.edition, self.players, seed, floor=floor, open_scores=self.open_scores
        )
        seats = tuple(
            Seat(name, seat.level)
            for name, seat in zip(names, self.seats[: self.players], strict=True)
        )
        tags = {} if self.undo else {UNDO_TAG: "no"}
        return Record(GAMES[self.game], setup, seats, date=today, tags=tags)

    def to_json(self) -> str:
        """The text that `from_json` reads."""
        stored = {
            "game": self.game,
            "edition": self.edition.name,
            "players": self.players,
            "seats": [{"name": seat.name, "level": seat.level} for seat in self.seats],
            **{option: getattr(self, option) for option in OPTIONS},
        }
        return json.dumps(stored, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str | None) -> Draft:
        """What was set up last; whatever of it can't be read or isn't there any more is as it is
        for a newcomer."""
        return cls()._restored(read_json(text))

    def _restored(self, stored: Mapping[str, Any]) -> Draft:
        draft = self
        if isinstance(stored.get("game"), str) and stored["game"] in GAMES:
            draft = replace(draft, game=stored["game"])
        if isinstance(stored.get("edition"), str):
            draft = draft.with_edition(stored["edition"])
        if _is_number(stored.get("players")):
            draft = draft.with_players(stored["players"])
        seats = stored.get("seats")
        for number, seat in enumerate(seats[:MAX_SEATS] if isinstance(seats, list) else ()):
            draft = draft.with_seat(number, _restored_seat(seat, draft.seats[number]))
        options = {name: stored[name] for name in OPTIONS if isinstance(stored.get(name), bool)}
        return replace(draft, **options)

    def _named(self, default_names: Sequence[str]) -> list[tuple[DraftSeat, str]]:
        seats = self.seats[: self.players]
        return list(zip(seats, default_names[: self.players], strict=True))


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _restored_seat(stored: object, otherwise: DraftSeat) -> DraftSeat:
    """A stored seat; `otherwise` where it is none, or its level is gone."""
    if not isinstance(stored, dict):
        return otherwise
    name, level = stored.get("name"), stored.get("level", otherwise.level)
    return DraftSeat(
        tidy(name) if isinstance(name, str) else otherwise.name,
        level if level is None or level in LEVELS else otherwise.level,
    )


def tidy(name: str) -> str:
    """A name without what can't be shown: control characters, ends of line, halves of pairs."""
    visible = "".join(char if char.isprintable() else " " for char in name[:MAX_NAME])
    return " ".join(visible.split())
