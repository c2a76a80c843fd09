"""Setting up a new game."""

from __future__ import annotations

from dataclasses import replace

from ra.games import GAMES
from ra.replay import Replay
from web.effects import Address, KeepDraft
from web.game_draft import DraftSeat
from web.messages import Choose, ChooseGame, NameSeat, SeatPlayer, Stamp, SwitchOption
from web.model import Model
from web.names import default_names, tidy
from web.play import Play
from web.session import Session
from web.updates.going_on import Next, kept, new_id


def choose_game(model: Model, message: ChooseGame) -> Next:
    """Choose another game, by name."""
    return replace(model, draft=model.draft.with_game(message.value or message.game)), ()


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
    begun = replace(model, draft=draft, play=play, panel=None, notice=None)
    after, effects = kept(begun, stamp)
    return after, (Address(f"game={play.id}"), KeepDraft(draft), *effects)


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
