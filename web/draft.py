"""The game being set up on the first screen."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ra.games import GAMES
from ra.record import Record, Seat
from web.game_draft import DraftSeat, GameDraft, seat_changed
from web.json_text import read_json
from web.names import tidy

UNDO_TAG = "Undo"
UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been chosen so far: a game, and for each game how it is set up.

    `game`: the name of the game chosen.
    `games`: by name, how each game is set up.
    `undo`: whether decisions can be taken back in the game.
    """

    game: str
    games: Mapping[str, GameDraft]
    undo: bool = True

    @property
    def chosen(self) -> GameDraft:
        """How the game that was chosen is set up."""
        return self.games[self.game]

    def with_game(self, name: str) -> Draft:
        """With another game, set up as it was left; unchanged if there is no such game."""
        return replace(self, game=name) if name in self.games else self

    def with_chosen(self, chosen: GameDraft) -> Draft:
        """With the chosen game set up in this way."""
        return replace(self, games={**self.games, self.game: chosen})

    def with_seat(self, number: int, seat: DraftSeat) -> Draft:
        """With another player in seat `number`, counted from 0."""
        seats = seat_changed(self.chosen.seats, number, seat)
        return self.with_chosen(self.chosen.with_seats(seats))

    def switched(self, name: str, *, on: bool) -> Draft:
        """With an option on or off: one that all games have, or one of the chosen game's own."""
        if name == UNDO:
            return replace(self, undo=on)
        return self.with_chosen(self.chosen.switched(name, on=on))

    def like(self, record: Record) -> Draft:
        """Set up as for a game that was played."""
        draft = replace(self, undo=record.tags.get(UNDO_TAG) != "no").with_game(record.game.name)
        return draft.with_chosen(draft.chosen.like(record))

    def deal(self, seed: int, today: str, default_names: Sequence[str]) -> Record:
        """The record of a new game, before the first action.

        `seed` decides what is left to chance; `default_names` by seat, for seats without a name.
        """
        seats = tuple(
            Seat(tidy(seat.name) or tidy(default), seat.level)
            for seat, default in zip(self.chosen.playing, default_names, strict=False)
        )
        tags = {} if self.undo else {UNDO_TAG: "no"}
        return Record(GAMES[self.game], self.chosen.setup(seed), seats, date=today, tags=tags)

    def to_json(self) -> str:
        """The text that `restored` reads."""
        games = {name: game.stored() for name, game in self.games.items()}
        return json.dumps({"game": self.game, UNDO: self.undo, **games}, ensure_ascii=False)

    def restored(self, text: str | None) -> Draft:
        """As it was set up last, by a text of `to_json`; what can't be read, or no longer exists,
        stays as it is here."""
        stored = read_json(text)
        # When there was only one game, its choices were stored beside its name.
        kept = {name: stored.get(name, stored) for name in self.games}
        games = {
            name: game.restored(kept[name] if isinstance(kept[name], dict) else {})
            for name, game in self.games.items()
        }
        game, undo = stored.get("game"), stored.get(UNDO)
        return replace(
            self.with_game(game) if isinstance(game, str) else self,
            games=games,
            undo=undo if isinstance(undo, bool) else self.undo,
        )
