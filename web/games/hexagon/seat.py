"""One side of the hexagon game: who plays it, the points of the match, what was taken."""

from __future__ import annotations

from htpy import Element, Node, h2, p, section, span

from ra.hexagon.board import MOST_PAWNS
from web.games.hexagon.pawns import sign
from web.games.hexagon.shown_board import shown_placement, shown_score
from web.play import Play
from web.screens.level_names import level_name
from web.screens.parts import icon, picture
from web.screens.who import who
from web.words import _, ngettext


def side(play: Play, seat: int, *, near: bool) -> Element:
    """The card of a seat at the moment looked at; `near`: the board is turned to it."""
    name, level = who(play, seat), level_name(play.record.seats[seat].level or "")
    points = shown_score(play)[seat]
    acts = play.shown_state.to_act == seat and not play.wait.reading
    states = {"side--near": near, "side--acts": acts}
    return section(class_=["side", states], id=f"seat-{seat}", aria_labelledby=f"seat-{seat}-name")[
        sign(seat, classes="side__sign"),
        h2(".side__name", id=f"seat-{seat}-name")[
            span(".side__who")[
                icon("computer" if level else "person"),
                span(".name", dir="auto", title=name)[name],
            ],
            [" ", span(".side__level")[level]] if level else None,
        ],
        p(".side__points")[
            span(".display", aria_hidden="true")[str(points)],
            span(".visually-hidden")[ngettext("{count} point", "{count} points", points)],
        ],
        p(".side__doing")[_doing(play, seat, acts=acts)],
        p(".side__taken.soft.small")[_taken(play, seat)],
    ]


def _doing(play: Play, seat: int, *, acts: bool) -> Node:
    outcome = play.shown_state.outcome()
    if outcome is not None and outcome.winner == seat:
        return span(".chip.chip--gold")[picture("crown"), _("Winner")]
    if not acts:
        return None
    thinks = play.live and play.computer_to_act
    return span(".chip.chip--lapis")["▸ ", _("thinking…") if thinks else _("to move")]


def _taken(play: Play, seat: int) -> Node:
    """The other's pawns that it has taken in this game, as pawns."""
    taken = MOST_PAWNS - shown_placement(play).pawns[1 - seat]
    if not taken:
        return None
    words = ngettext("has taken {count} pawn", "has taken {count} pawns", taken)
    return [
        span(".visually-hidden")[words],
        span(".side__pawns", aria_hidden="true", title=words)[
            (sign(1 - seat) for _number in range(taken))
        ],
    ]
