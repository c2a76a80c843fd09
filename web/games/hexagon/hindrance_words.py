"""Why something can't be done on the board, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ra.hexagon import Move, cell_name
from ra.hexagon.board import HIGHEST
from ra.hexagon.hindrance import Hindrance
from web.games.hexagon.goals import move_text, spaces
from web.games.hexagon.picking import Refusal
from web.words import _, ngettext


def refusal_words(refusal: Refusal) -> str:
    """Why nothing can be done with a cell that was chosen, or with what was typed."""
    if refusal.example is not None:
        # Translators: {move} is such as "2g6-g8", two pawns from g6 to g8.
        text = _("A move is written like {move}: how many pawns, if not one; from where; to where.")
        return text.format(move=move_text(refusal.example))
    assert refusal.why is not None
    return _WHY[refusal.why.kind](refusal.why, refusal.move)


def _line(what: Hindrance, move: Move) -> str:
    text = _("No straight line leads from {origin} to {cell}: pawns cross the edges of cells.")
    return text.format(origin=cell_name(move.origin), cell=cell_name(what.cell))


def _height(what: Hindrance, move: Move) -> str:
    text = _("That would make {count} pawns on {cell}: no stack has more than {most}.")
    return text.format(cell=cell_name(what.cell), count=what.number, most=HIGHEST)


def _strength(what: Hindrance, move: Move) -> str:
    return ngettext(
        "The stack on {cell} is stronger: it takes at least {count} pawn to capture it.",
        "The stack on {cell} is stronger: it takes at least {count} pawns to capture it.",
        what.number,
        cell=cell_name(what.cell),
    )


_WHY: dict[str, Callable[[Hindrance, Any], str]] = {
    "stack": lambda what, move: _(
        "You have no stack on {cell}. Choose one with a bright edge."
    ).format(cell=cell_name(what.cell)),
    "stuck": lambda what, move: _("The stack on {cell} can't move now.").format(
        cell=cell_name(what.cell)
    ),
    "pawns": lambda what, move: ngettext(
        "There is only one pawn on {cell}.",
        "There are only {count} pawns on {cell}.",
        what.number,
        cell=cell_name(what.cell),
    ),
    "line": _line,
    "wall": lambda what, move: _(
        "Your own Ra is that way: pawns can neither reach it nor stop short of it."
    ),
    "height": _height,
    "strength": _strength,
    "end": lambda what, move: _("That way the move ends on {cell}: {spaces}.").format(
        cell=cell_name(what.cell), spaces=spaces(what.number)
    ),
}
"""What is said for each kind of hindrance (ra/hexagon/hindrance.py), and for a stuck stack."""
