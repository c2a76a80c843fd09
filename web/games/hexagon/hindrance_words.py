"""Why something can't be done on the board, in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ra.hexagon import Move, cell_name
from ra.hexagon.board import HIGHEST
from ra.hexagon.hindrance import Hindrance
from web.games.hexagon.goals import spaces
from web.games.hexagon.move_text import written
from web.words import _, ngettext


def why(fields: Mapping[str, Any]) -> str:
    """What the desk has to say of a cell that was chosen, or of what was typed."""
    if "example" in fields:
        # Translators: {move} is such as "2g6-g8", two pawns from g6 to g8.
        text = _("A move is written as {move}: how many go, if not one; from where; to where.")
        return text.format(move=written(fields["example"]))
    return _WHY[fields["why"].kind](fields["why"], fields.get("move"))


def _line(what: Hindrance, move: Move) -> str:
    text = _("No straight line of cells leads from {origin} to {cell}: pawns go through edges.")
    return text.format(origin=cell_name(move.origin), cell=cell_name(what.cell))


def _height(what: Hindrance, move: Move) -> str:
    text = _("On {cell} there would be {count} pawns together: no stack has more than {most}.")
    return text.format(cell=cell_name(what.cell), count=what.number, most=HIGHEST)


def _strength(what: Hindrance, move: Move) -> str:
    return ngettext(
        "The stack on {cell} is stronger: {count} pawn or more would take it.",
        "The stack on {cell} is stronger: {count} pawns or more would take it.",
        what.number,
        cell=cell_name(what.cell),
    )


_WHY: dict[str, Callable[[Hindrance, Any], str]] = {
    "stack": lambda what, move: _(
        "No stack of yours is on {cell}. Choose one of those with a bright edge."
    ).format(cell=cell_name(what.cell)),
    "stuck": lambda what, move: _("The stack on {cell} can't move now.").format(
        cell=cell_name(what.cell)
    ),
    "pawns": lambda what, move: ngettext(
        "On {cell} there is only {count} pawn.",
        "On {cell} there are only {count} pawns.",
        what.number,
        cell=cell_name(what.cell),
    ),
    "line": _line,
    "wall": lambda what, move: _(
        "That way is your own Ra: pawns can neither reach it nor stop short of it."
    ),
    "height": _height,
    "strength": _strength,
    "end": lambda what, move: _("That way the move ends on {cell}: {spaces}.").format(
        cell=cell_name(what.cell), spaces=spaces(what.number)
    ),
}
"""What is said for each kind of hindrance (ra/hexagon/hindrance.py), and of a stuck stack."""
