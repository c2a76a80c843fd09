"""Setting up a new game."""

from __future__ import annotations

from dataclasses import replace

from ra.replay import Replay
from web.effects import Address, KeepDraft
from web.games import DESKS, DraftSeat
from web.messages import Message
from web.model import Model
from web.names import default_names, tidy
from web.play import Play
from web.updates.going_on import Next, Update, kept, new_id


def game(model: Model, message: Message) -> Next:
    """Another game, by name."""
    name = str(message.fields.get("value") or message.value)
    return replace(model, draft=model.draft.with_game(name)), ()


def choose(model: Model, message: Message) -> Next:
    """Another of several values, for what the message's value names; it may hold the value too."""
    name, _, value = message.value.partition(" ")
    chosen = model.draft.chosen.chosen(name, str(message.fields.get("value") or value))
    return replace(model, draft=model.draft.with_chosen(chosen)), ()


def seat_name(model: Model, message: Message) -> Next:
    """The name of the seat whose number, from 0, is the value."""
    seat = _seat(model, message.value)
    if seat is None:
        return model, ()
    name = tidy(str(message.fields.get("value", "")))
    return _reseated(model, message, replace(seat, name=name)), ()


def seat_player(model: Model, message: Message) -> Next:
    """Who plays the seat: `person` or a level."""
    seat = _seat(model, message.value)
    if seat is None:
        return model, ()
    chosen = str(message.fields.get("value", ""))
    level = chosen if chosen in DESKS[model.draft.game].levels else None
    return _reseated(model, message, replace(seat, level=level)), ()


def option(model: Model, message: Message) -> Next:
    """Switch the option that the value names."""
    draft = model.draft.switched(message.value, on=bool(message.fields.get("checked")))
    return replace(model, draft=draft), ()


def start(model: Model, message: Message) -> Next:
    """Deal the game that was set up, put it on the table, and remember the set-up; the value may
    name another game than the one chosen."""
    draft = model.draft.with_game(message.value)
    levels = [seat.level for seat in draft.chosen.seats]
    record = draft.deal(message.chance, message.today, default_names(levels, message.chance))
    play = Play.begin(new_id(message), Replay.of(record))
    begun = replace(model, draft=draft, play=play, panel=None, notice=None)
    after, effects = kept(begun, message)
    return after, (Address(f"game={play.id}"), KeepDraft(draft), *effects)


def again(model: Model, message: Message) -> Next:
    """A new game with the players and options of the one on the table."""
    play = model.play
    if play is None:
        return model, ()
    return start(replace(model, draft=model.draft.like(play.record)), replace(message, value=""))


def _seat(model: Model, text: str) -> DraftSeat | None:
    seats = model.draft.chosen.seats
    return seats[int(text)] if text.isdecimal() and int(text) < len(seats) else None


def _reseated(model: Model, message: Message, seat: DraftSeat) -> Model:
    return replace(model, draft=model.draft.with_seat(int(message.value), seat))


UPDATES: dict[str, Update] = {
    "game": game,
    "choose": choose,
    "seat-name": seat_name,
    "seat-player": seat_player,
    "option": option,
    "start": start,
    "again": again,
}
