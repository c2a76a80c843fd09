"""The hexagon game as a `Game`: what records, pages and programs for any game use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ra.bot import Opponents
from ra.game import Seat
from ra.hexagon import notation, story
from ra.hexagon.events import Event, GameEnded
from ra.hexagon.midgame import Midgame
from ra.hexagon.moves import Move
from ra.hexagon.option import Option, read_options, write_options
from ra.hexagon.position import FIELDS, read_position
from ra.hexagon.rules import State
from ra.hexagon.setup import Setup
from ra.hexagon.view import read_view, view_of, write_view

LEVELS: tuple[str, ...] = ("novice", "apprentice", "adept", "master")
"""The computer's levels, weakest first; the players are in ra/hexagon/bots."""


class HexagonGame:
    """Donadoni's Ra; see ra.game.Game."""

    name = "Ra hexagon"
    levels = LEVELS
    position_mark = r"(?:standard|leaflet):(?:match|game)"
    position_fields = FIELDS

    setup_tags = staticmethod(notation.setup_tags)
    write_setup = staticmethod(notation.write_setup)
    read_setup = staticmethod(notation.read_setup)
    write_action = staticmethod(notation.write_action)
    read_action = staticmethod(notation.read_action)
    write_result = staticmethod(notation.write_result)
    break_after = staticmethod(notation.break_after)
    view = staticmethod(view_of)
    write_view = staticmethod(write_view)
    read_view = staticmethod(read_view)
    write_options = staticmethod(write_options)
    read_options = staticmethod(read_options)

    def start(self, setup: Setup | Midgame) -> State:
        """The position before the first move."""
        return setup.state() if isinstance(setup, Midgame) else State.start(setup)

    def begin_at(self, line: str, seed: int) -> tuple[Midgame, int]:
        """A match that begins at the position of a line; nothing is left to chance."""
        return Midgame.of(read_position(line)), notation.SEATS

    def tell(self, event: Event, setup: Setup | Midgame, names: Sequence[str]) -> Iterable[str]:
        """An event in lines of plain English; `names` by seat."""
        return story.tell(event, names)

    def temper(self, seat: Seat) -> None:
        """The levels of this game have no tempers."""
        return

    def sheet(self, events: Sequence[Event]) -> int | None:
        """The number of the game that has ended; None if none has."""
        return next((event.number for event in events if isinstance(event, GameEnded)), None)

    def concealed(self, setup: Setup | Midgame, state: State) -> Setup | Midgame:
        """Nothing is hidden."""
        return setup

    def idle(self, state: State, seat: int) -> bool:
        """Never: both seats decide in turn."""
        return False

    @property
    def opponents(self) -> Opponents[State, Move, Option]:
        """The computer players, imported when they are first asked for."""
        from ra.hexagon.bots import OPPONENTS

        return OPPONENTS


HEXAGON = HexagonGame()
