"""The auction game as a `Game`: what records, pages and programs for any game use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ra.auction import notation, story
from ra.auction.actions import Action
from ra.auction.events import EpochScored, Event
from ra.auction.midgame import Midgame
from ra.auction.option import Option, read_options, write_options
from ra.auction.position import FIELDS, read_position
from ra.auction.rules import State
from ra.auction.setup import Setup
from ra.auction.table import Phase
from ra.auction.tempers import temper_of
from ra.auction.view import View, read_view, write_view
from ra.bot import Opponents

LEVELS: tuple[str, ...] = ("novice", "apprentice", "adept", "expert", "master")
"""The computer's levels, weakest first; the players are in ra/auction/bots."""


class AuctionGame:
    """Knizia's Ra; see ra.game.Game."""

    name = "Ra auction"
    levels = LEVELS
    position_mark = r"(?:pharaoh|1999):[2-5]"
    position_fields = FIELDS

    setup_tags = staticmethod(notation.setup_tags)
    write_setup = staticmethod(notation.write_setup)
    read_setup = staticmethod(notation.read_setup)
    write_action = staticmethod(notation.write_action)
    read_action = staticmethod(notation.read_action)
    write_result = staticmethod(notation.write_result)
    break_after = staticmethod(notation.break_after)
    view = staticmethod(View.of)
    write_view = staticmethod(write_view)
    read_view = staticmethod(read_view)
    temper = staticmethod(temper_of)
    write_options = staticmethod(write_options)
    read_options = staticmethod(read_options)

    def start(self, setup: Setup | Midgame) -> State:
        """The position before the first action."""
        return setup.state() if isinstance(setup, Midgame) else State.start(setup)

    def begin_at(self, line: str, seed: int) -> tuple[Midgame, int]:
        """A game that begins at the position of a line; `seed` draws the order of its bag."""
        position = read_position(line)
        setup = Midgame(position, seed if position.bag is None else None)
        return setup, position.table.players

    def tell(self, event: Event, setup: Setup | Midgame, names: Sequence[str]) -> Iterable[str]:
        """An event in lines of plain English; `names` by seat."""
        return story.tell(event, names, setup.variant.edition)

    def sheet(self, events: Sequence[Event]) -> int | None:
        """The number of the epoch that these events scored; None if they scored none."""
        return next((event.sheet.epoch for event in events if isinstance(event, EpochScored)), None)

    def concealed(self, setup: Setup | Midgame, state: State) -> Setup | Midgame:
        """The tiles still in the bag lie in it by kind."""
        if isinstance(setup, Midgame):
            return setup.concealed(state)
        bag = (*setup.bag[: state.drawn], *sorted(state.undrawn))
        return replace(setup, bag=bag, seed=None)

    def idle(self, state: State, seat: int) -> bool:
        """Whether a seat only waits for the epoch to end, having no sun face up."""
        waits = not state.up[seat] and state.phase is not Phase.OVER
        return waits and not (state.phase is Phase.DISCARD and state.seat == seat)

    @property
    def opponents(self) -> Opponents[View, Action, Option]:
        """The computer players, imported when they are first asked for."""
        from ra.auction.bots import OPPONENTS

        return OPPONENTS


AUCTION = AuctionGame()
