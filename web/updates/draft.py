"""Setting up a new game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ra.replay import Replay
from web.draft import LEVELS, MAX_SEATS, OPTIONS, UNDO_TAG, DraftSeat, tidy
from web.effects import Address, KeepDraft
from web.message import Message
from web.model import Model
from web.names import default_names
from web.play import Play
from web.updates.next import Next, Update, kept, new_id


def edition(model: Model, message: Message) -> Next:
    """Another edition, by name."""
    name = str(message.fields.get("value") or message.value)
    return replace(model, draft=model.draft.with_edition(name)), ()


def players(model: Model, message: Message) -> Next:
    """Another number of players."""
    count = str(message.fields.get("value") or message.value)
    draft = model.draft.with_players(int(count)) if count.isdecimal() else model.draft
    return replace(model, draft=draft), ()


def seat_name(model: Model, message: Message) -> Next:
    """The name of the seat whose number, from 0, is the value."""
    number = _seat(message.value)
    if number is None:
        return model, ()
    name = tidy(str(message.fields.get("value", "")))
    return _reseated(model, number, replace(model.draft.seats[number], name=name)), ()


def seat_player(model: Model, message: Message) -> Next:
    """Who plays the seat: `person` or a level."""
    number = _seat(message.value)
    if number is None:
        return model, ()
    chosen = str(message.fields.get("value", ""))
    level = chosen if chosen in LEVELS else None
    return _reseated(model, number, replace(model.draft.seats[number], level=level)), ()


def option(model: Model, message: Message) -> Next:
    """Switch the option that the value names."""
    if message.value not in OPTIONS:
        return model, ()
    options: dict[str, Any] = {message.value: bool(message.fields.get("checked"))}
    return replace(model, draft=replace(model.draft, **options)), ()


def start(model: Model, message: Message) -> Next:
    """Deal the game that was set up, put it on the table, and remember the set-up."""
    levels = [seat.level for seat in model.draft.seats]
    record = model.draft.deal(message.chance, message.today, default_names(levels, message.chance))
    play = Play.begin(new_id(message), Replay.of(record))
    after, effects = kept(replace(model, play=play, panel=None, notice=None), message)
    return after, (Address(f"game={play.id}"), KeepDraft(model.draft), *effects)


def again(model: Model, message: Message) -> Next:
    """A new game with the players and options of the one on the table."""
    play = model.play
    if play is None:
        return model, ()
    setup = play.record.setup
    seats = [DraftSeat(seat.name, seat.level) for seat in play.record.seats]
    spare = model.draft.seats[len(seats) :]
    draft = replace(
        model.draft,
        edition=setup.variant.edition,
        players=len(seats),
        seats=(*seats, *spare)[:MAX_SEATS],
        floor=setup.variant.floor,
        open_scores=setup.variant.open_scores,
        undo=play.record.tags.get(UNDO_TAG) != "no",
    )
    return start(replace(model, draft=draft), message)


def _seat(text: str) -> int | None:
    return int(text) if text.isdecimal() and int(text) < MAX_SEATS else None


def _reseated(model: Model, number: int, seat: DraftSeat) -> Model:
    return replace(model, draft=model.draft.with_seat(number, seat))


UPDATES: dict[str, Update] = {
    "edition": edition,
    "players": players,
    "seat-name": seat_name,
    "seat-player": seat_player,
    "option": option,
    "start": start,
    "again": again,
}
