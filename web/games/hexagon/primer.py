"""The hexagon game in two minutes, with small drawn examples."""

from __future__ import annotations

from htpy import Element, Node, div, h3, li, ol, p, section, ul

from ra.hexagon import STANDARD, Move, cell_name
from ra.hexagon.board import HIGHEST, MOST_PAWNS
from ra.hexagon.moves import FARTHEST
from ra.hexagon.placement import ALL_TAKEN, POINTS
from ra.hexagon.rules import AHEAD, NEEDED
from web.games.hexagon.goals import move_text, spaces
from web.games.hexagon.pawns import sign
from web.games.hexagon.primer_examples import Example, example
from web.words import _, ngettext


def primer() -> Element:
    """The aim, how stacks move, what happens when they meet, how a match is won."""
    return div(".stack.stack--wide")[
        p(".primer__lead")[
            _(
                "Two sides, each with {pawns} pawns in stacks, and each with a cell called its"
                " Ra. Bring your pawns into the other's Ra before the other's come into yours:"
                " the more at once, the better."
            ).format(pawns=MOST_PAWNS)
        ],
        _sides(),
        _moving(),
        _meeting(),
        _scoring(),
        _match(),
        _written(),
    ]


def _part(title: str, *content: Node) -> Element:
    return section(".stack.stack--tight")[h3[title], content]


def _sides() -> Element:
    return _part(
        _("Who is who"),
        ul(".primer__sides")[
            li[sign(0, HIGHEST), p[_("Player 1 has the red rings.")]],
            li[sign(1, HIGHEST), p[_("Player 2 has the pearl suns with teeth.")]],
        ],
        p[_("The number on a stack says how many pawns it has. Each Ra has its side's sign.")],
    )


def _shown(picture: Example, words: str) -> Element:
    return li(".primer__example")[example(picture), p[words]]


def _moving() -> Element:
    return _part(
        _("On your turn, move one stack"),
        p[
            _(
                "Move as many of its pawns as you like; the rest stay. They go in a straight"
                " line, in one of the six directions, and the fewer they are, the farther:"
            )
        ],
        ol(".primer__examples")[
            (
                _shown(
                    Example(5, {0: (0, pawns)}, (0, FARTHEST + 1 - pawns)),
                    ngettext(
                        "A pawn alone: exactly {spaces}.",
                        "{count} pawns: exactly {spaces}.",
                        pawns,
                        spaces=spaces(FARTHEST + 1 - pawns),
                    ),
                )
                for pawns in range(1, HIGHEST + 1)
            )
        ],
        p[
            _(
                "There is no jumping. A move may be shorter only where the edge of the board"
                " stops it, where it meets a stack or where it enters the other's Ra. Your own Ra"
                " is a wall: no move may run into it."
            )
        ],
    )


def _meeting() -> Element:
    return _part(
        _("When pawns meet a stack"),
        ol(".primer__examples")[
            _shown(
                Example(5, {0: (0, 1), 2: (0, 2)}, (0, 2), "join"),
                _(
                    "Your own: they join it and stop there, if that makes no more than {most}. If"
                    " it makes more, they can't go that way."
                ).format(most=HIGHEST),
            ),
            _shown(
                Example(5, {0: (0, 2), 1: (1, 2)}, (0, 1), "take"),
                _(
                    "The other's: they take it and stop there, if they are as many or more. The"
                    " pawns taken are out for the rest of this game. Nobody has to take."
                ),
            ),
            _shown(
                Example(5, {0: (0, 1), 2: (1, 2)}, (0, 2), ""),
                _("A stronger one: they can't go that way, not even part of it."),
            ),
        ],
    )


def _scoring() -> Element:
    return _part(
        _("What ends a game"),
        ol(".primer__examples")[
            _shown(
                Example(5, {2: (0, 2)}, (2, 4), "enter", f"+{POINTS[2]}", ra=4),
                _(
                    "Pawns enter the other's Ra. One is worth {one} point, two together {two}, and"
                    " three together {three}."
                ).format(one=POINTS[1], two=POINTS[2], three=POINTS[3]),
            ),
            _shown(
                Example(5, {1: (0, 1), 4: (1, 1)}, (1, 4), "take"),
                _(
                    "The last pawn of a side is taken. That is worth {points} points; pawns taken"
                    " before it bring none."
                ).format(points=ALL_TAKEN),
            ),
        ],
        p[
            _(
                "When the same position comes up for the third time, the game is drawn and nobody"
                " scores. A side that can't move passes."
            )
        ],
    )


def _match() -> Element:
    return _part(
        _("The match"),
        p[
            _(
                "Games follow each other until a side has {needed} points or more and is at least"
                " {ahead} ahead. Whoever lost a game starts the next; after a draw, whoever did"
                " not start it. Who starts the first is drawn at random."
            ).format(needed=NEEDED, ahead=AHEAD)
        ],
        p(".soft.small")[
            _(
                "The leaflet in the box says nothing about positions that recur, about who starts"
                " after a draw or about a side that can't move: these rules are ours."
            )
        ],
    )


def _written() -> Element:
    stack = STANDARD.stacks[0][1]
    far = STANDARD.lines[stack][1]
    one, several = Move(stack, far[2], 1), Move(stack, far[1], 2)
    return _part(
        _("How moves are written"),
        p[
            _(
                "A cell is named by the letter and the number of its lines, shown at the edge of"
                " the board. {one} moves a pawn from {origin} to {target}; {several} moves two"
                " from a stack. You can type moves like this, and a game's text has them in the"
                " same form."
            ).format(
                one=move_text(one),
                origin=cell_name(one.origin),
                target=cell_name(one.target),
                several=move_text(several),
            )
        ],
    )
