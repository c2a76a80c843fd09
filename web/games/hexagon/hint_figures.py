"""The figures behind a hint: what each move is expected to bring, and the play foreseen."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, caption, fragment, p, table, tbody, td, th, thead, tr

from ra.hexagon.option import Option
from web.games.hexagon.goals import move_text
from web.games.hexagon.hint_words import advice
from web.play import Play
from web.screens.hint_phrases import tenths
from web.words import _, ngettext

MOST = 6
"""How many moves the table shows; the rest are counted."""


def hint_figures(play: Play, options: Sequence[Option]) -> Node:
    """The best moves beside each other, and what is expected after the best."""
    more = len(options) - MOST
    return fragment[
        table(".sheet.judged")[
            caption(".visually-hidden")[_("Your choices")],
            thead[tr[th(scope="col")[_("Your choices")], th(scope="col")[_("Points ahead")]]],
            tbody[(_option(play, option, options[0]) for option in options[:MOST])],
        ],
        p(".soft.small")[
            ngettext(
                "And {count} other choice, no better.",
                "And {count} other choices, no better.",
                more,
            )
        ]
        if more > 0
        else None,
        p(".soft.small")[
            _(
                "Points ahead: an estimate of what this game brings you, less what it brings the"
                " other side."
            )
        ],
        _foreseen(options[0]),
    ]


def _option(play: Play, option: Option, best: Option) -> Element:
    return tr(class_={"judged__best": option.equals(best)})[
        th(".judged__move", scope="row")[advice(play, option.action)], td[_signed(option.value)]
    ]


def _signed(value: float) -> str:
    text = tenths(value)
    return text if value <= 0 or text == tenths(0) else f"+{text}"


def _foreseen(best: Option) -> Node:
    if len(best.line) < 2:
        return None
    # Translators: {moves} are moves as they are written, such as "g6-j9 3g8-g7".
    return p(".small")[
        _("It may go on like this: {moves}").format(
            moves=" ".join(move_text(move) for move in best.line)
        )
    ]
