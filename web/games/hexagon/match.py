"""The match beside the board: which game it is, who began it, what entering is worth."""

from __future__ import annotations

from htpy import Element, Node, div, h2, li, ol, p, section, span

from ra.hexagon import State
from ra.hexagon.placement import ALL_TAKEN, POINTS
from ra.hexagon.rules import AHEAD, NEEDED, decided
from web.games.hexagon.event_words import points
from web.games.hexagon.shown_board import shown_state
from web.messages import TurnBoard
from web.play import Play
from web.screens.parts import icon, picture, press
from web.screens.who import who
from web.words import _, ngettext


def match(play: Play) -> Element:
    """What the players play for."""
    state = shown_state(play)
    began = _("First move: {name}.").format(name=who(play, state.starter))
    return section(".match", aria_labelledby="match-title")[
        div(".match__head")[
            h2("#match-title.match__title")[
                _("Game {number}").format(number=state.number) if state.match else _("One game")
            ],
            press(
                TurnBoard(),
                icon("rotate"),
                id="turn",
                classes="button--icon button--quiet",
                aria_label=_("Turn the board"),
                title=_("Turn the board (B)"),
            ),
        ],
        p(".small.match__began")[began],
        p(".small")[aim(state)],
        p(".small.soft", id="match-worth")[_("Entering the other Ra with")],
        ol(".match__worths", aria_labelledby="match-worth")[
            (_worth(state, pawns) for pawns in range(1, len(POINTS)))
        ],
        p(".small.soft")[
            _("Taking the other's last pawn: {points}.").format(points=points(ALL_TAKEN)),
            " ",
            _crown(state, ALL_TAKEN),
        ],
    ]


def aim(state: State) -> str:
    """What wins."""
    if not state.match:
        return _("Whoever scores wins.")
    return _(
        "The match is won with {needed} points or more and a lead of at least {ahead}."
    ).format(needed=NEEDED, ahead=AHEAD)


def _worth(state: State, pawns: int) -> Element:
    won = POINTS[pawns]
    return li[
        span[ngettext("{count} pawn", "{count} pawns", pawns)],
        span(".figures")[points(won)],
        _crown(state, won),
    ]


def _crown(state: State, won: int) -> Node:
    """The mark of points with which the seat to move would win the match."""
    score = list(state.score)
    score[state.placement.side] += won
    if not (state.match and state.legal and decided(score)):
        return None
    return span(".match__wins")[picture("crown"), _("wins the match")]
