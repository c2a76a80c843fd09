"""Setting up a new game."""

from __future__ import annotations

from dataclasses import replace

from ra.games import GAMES
from ra.replay import Replay
from web.draft import Draft
from web.effects import Address, KeepDraft
from web.game_draft import DraftSeat
from web.messages import Choose, NameSeat, SeatPlayer, Stamp, SwitchOption
from web.model import Model
from web.names import default_names, tidy
from web.play import Play
from web.session import Session
from web.updates.going_on import Next, kept, new_id

SET_UP_MARK = "new="
"""What the address says before the name of the game being set up, so that Back leaves the set-up
and not the page."""


def set_up(model: Model, game: str, *, push: bool = True) -> Next:
    """Open the set-up of a game, as it was left; `push`: Back leads to where the page is now."""
    draft = model.draft.with_game(game)
    opened = replace(model, draft=draft, setting_up=True, renaming=None)
    return opened, (Address(_address(draft.game), push=push),)


def leave_set_up(model: Model) -> Next:
    """Close the set-up."""
    return replace(model, setting_up=False), (Address("", push=False),)


def set_up_in(fragment: str, draft: Draft) -> str | None:
    """The game whose set-up the address leads to, by its fragment; None if it leads elsewhere."""
    return next((name for name in draft.games if fragment == _address(name)), None)


def _address(game: str) -> str:
    return SET_UP_MARK + game.replace(" ", "-")


def choose(model: Model, message: Choose) -> Next:
    """Choose another value for something in the set-up."""
    chosen = model.draft.chosen.chosen(message.choice, message.value or message.option)
    return replace(model, draft=model.draft.with_chosen(chosen)), ()


def name_seat(model: Model, message: NameSeat) -> Next:
    """Give a seat another name."""
    seat = _seat(model, message.seat)
    if seat is None:
        return model, ()
    return _reseated(model, message.seat, replace(seat, name=tidy(message.value))), ()


def seat_player(model: Model, message: SeatPlayer) -> Next:
    """Let a level play a seat, or a person if there is no such level."""
    seat = _seat(model, message.seat)
    if seat is None:
        return model, ()
    level = message.value if message.value in GAMES[model.draft.game].levels else None
    return _reseated(model, message.seat, replace(seat, level=level)), ()


def switch_option(model: Model, message: SwitchOption) -> Next:
    """Switch an option on or off."""
    return replace(model, draft=model.draft.switched(message.option, on=message.checked)), ()


def start_game(model: Model, game: str, stamp: Stamp) -> Next:
    """Begin the game that was set up, put it on the table, and remember the set-up; `game` may name
    another than the one chosen."""
    draft = model.draft.with_game(game)
    levels = [seat.level for seat in draft.chosen.seats]
    record = draft.deal(stamp.chance, stamp.today, default_names(levels, stamp.chance))
    play = Play.begin(Session(new_id(stamp), Replay.of(record)))
    begun = replace(model, draft=draft, play=play, setting_up=False, panel=None, notice=None)
    after, effects = kept(begun, stamp)
    address = Address(f"game={play.id}", push=not model.setting_up)
    return after, (address, KeepDraft(draft), *effects)


def play_again(model: Model, stamp: Stamp) -> Next:
    """Begin a new game with the players and options of the one on the table."""
    play = model.play
    if play is None:
        return model, ()
    return start_game(replace(model, draft=model.draft.like(play.record)), "", stamp)


def _seat(model: Model, number: int) -> DraftSeat | None:
    seats = model.draft.chosen.seats
    return seats[number] if 0 <= number < len(seats) else None


def _reseated(model: Model, number: int, seat: DraftSeat) -> Model:
    return replace(model, draft=model.draft.with_seat(number, seat))
