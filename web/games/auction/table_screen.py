"""The table: the lot, the decision under it, the seats around."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, div

from ra.auction import Phase, State
from ra.auction.reckoning import sheet_now
from web.games.auction.around import around
from web.games.auction.decision import decision
from web.games.auction.lot import lot
from web.games.auction.seat import seat
from web.model import Model
from web.play import Play


def table(model: Model, play: Play, hint: Node = None) -> Element:
    """The game at the moment looked at."""
    home, near, stands = home_seat(play), near_seat(play), _stands(model, play)
    return div(class_=f"table table--{len(play.names)}")[
        lot(play),
        div(".deciding")[hint, decision(model, play)],
        around(play, model.language, stands, home, near),
        seat(play, model.language, home, stands[home], near=home == near, home=True),
    ]


def _stands(model: Model, play: Play) -> Sequence[int | None]:
    """By seat, what the epoch would bring if it ended now; None where that is not to be shown."""
    state: State = play.shown_state
    if not model.settings.stands or state.phase is Phase.OVER or (play.live and play.wait.reading):
        return [None] * len(play.names)
    return [own.gained for own in sheet_now(state).seats]


def home_seat(play: Play) -> int:
    """The seat at the lower edge of the table: the person's, or the first person's; else seat 0."""
    return play.persons[0] if play.persons else 0


def near_seat(play: Play) -> int:
    """The seat that a narrow screen shows in full: the person to act, or the one who acted last."""
    state = play.shown_state
    if state.to_act in play.persons:
        return int(state.to_act)
    for step in reversed(play.replay.steps[: play.shown]):
        if step.seat in play.persons:
            return step.seat
    return home_seat(play)
