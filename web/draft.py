"""The game being set up on the first screen."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ra import Record, Seat
from ra.auction import AUCTION
from web.games import DESKS, GAMES, Choices, DraftSeat
from web.games.game_draft import seat_changed
from web.json_text import read_json
from web.names import tidy

UNDO_TAG = "Undo"
UNDO = "undo"


def _first_choices() -> dict[str, Choices]:
    return {name: desk.choices for name, desk in DESKS.items()}


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been chosen so far: a game, and for each game how it is set up.

    `undo`: whether what is done can be taken back.
    """

    game: str = AUCTION.name
    choices: Mapping[str, Choices] = field(default_factory=_first_choices)
    undo: bool = True

    @property
    def chosen(self) -> Choices:
        """The choices for the game that was chosen."""
        return self.choices[self.game]

    def with_game(self, name: str) -> Draft:
        """With another game, set up as it was left."""
        return replace(self, game=name) if name in GAMES else self

    def with_chosen(self, choices: Choices) -> Draft:
        """With other choices for the game."""
        return replace(self, choices={**self.choices, self.game: choices})

    def with_seat(self, number: int, seat: DraftSeat) -> Draft:
        """With another player on seat `number`, counted from 0."""
        seats = seat_changed(self.chosen.seats, number, seat)
        return self.with_chosen(self.chosen.with_seats(seats))

    def switched(self, name: str, *, on: bool) -> Draft:
        """With an option on or off, one of all games' or the game's own."""
        if name == UNDO:
            return replace(self, undo=on)
        return self.with_chosen(self.chosen.switched(name, on=on))

    def like(self, record: Record) -> Draft:
        """As it was for a game that was played."""
        draft = replace(self, undo=record.tags.get(UNDO_TAG) != "no").with_game(record.game.name)
        return draft.with_chosen(draft.chosen.like(record))

    def deal(self, seed: int, today: str, default_names: Sequence[str]) -> Record:
        """The record of the game, nothing done yet; `default_names` for seats without a name."""
        seats = tuple(
            Seat(tidy(seat.name) or tidy(default), seat.level)
            for seat, default in zip(self.chosen.playing, default_names, strict=False)
        )
        tags = {} if self.undo else {UNDO_TAG: "no"}
        return Record(GAMES[self.game], self.chosen.setup(seed), seats, date=today, tags=tags)

    def to_json(self) -> str:
        """The text that `from_json` reads."""
        choices = {name: chosen.stored() for name, chosen in self.choices.items()}
        return json.dumps({"game": self.game, UNDO: self.undo, **choices}, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str | None) -> Draft:
        """What was set up last; whatever of it can't be read or isn't there any more is as it is
        for a newcomer."""
        stored, draft = read_json(text), cls()
        # When there was one game, its choices lay beside its name.
        kept = {name: stored.get(name, stored) for name in DESKS}
        choices = {
            name: desk.choices.restored(kept[name] if isinstance(kept[name], dict) else {})
            for name, desk in DESKS.items()
        }
        game, undo = stored.get("game"), stored.get(UNDO)
        return replace(
            draft.with_game(game) if isinstance(game, str) else draft,
            choices=choices,
            undo=undo if isinstance(undo, bool) else draft.undo,
        )
