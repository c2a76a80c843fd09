"""What a Master advises in the hexagon game, and why: sentences that follow from the options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ra.hexagon import Move, State, cell_name
from ra.hexagon.option import Option
from ra.hexagon.placement import ALL_TAKEN, POINTS
from web.games.hexagon.event_words import points
from web.games.hexagon.goals import move_text
from web.play import Play
from web.screens.hint_phrases import equally_good
from web.words import _, ngettext

_SAID = 3
"""How many reasons are told; the most important come first."""


def advice(play: Play, action: Move) -> str:
    """A move as a heading."""
    return ngettext(
        "A pawn from {origin} to {target}",
        "{count} pawns from {origin} to {target}",
        action.pawns,
        origin=cell_name(action.origin),
        target=cell_name(action.target),
    )


def hint_words(play: Play, options: Sequence[Option]) -> list[str]:
    """Why the best move is the best, and which others are as good, in sentences."""
    best, *others = options
    state: State = play.shown_state
    told = [_REASONS[reason](state, best.action) for reason in best.reasons[:_SAID]]
    if not told and best.ends is None:
        told = [_("Looking a few moves ahead, nothing turns out better.")]
    equal = [move_text(other.action) for other in others if other.equals(best)]
    return [*told, *_end(best), *equally_good(equal, len(others))]


def _end(best: Option) -> Iterator[str]:
    """How the game surely ends, if that is known."""
    if best.ends is None or best.ends == 1:
        return
    own = (best.ends + 1) // 2
    if best.value > 0:
        yield ngettext(
            "Whatever the other side does, you can win {points} in {count} move.",
            "Whatever the other side does, you can win {points} in {count} moves.",
            own,
            points=points(round(best.value)),
        )
    elif best.value < 0:
        yield _("Against best play this game is lost; this move costs least or holds out longest.")


def _taken(state: State, move: Move) -> str:
    return ngettext(
        "It takes a pawn.", "It takes {count} pawns.", abs(state.placement.heights[move.target])
    )


_REASONS: dict[str, Callable[[State, Move], str]] = {
    "enters": lambda state, move: _("It enters the other Ra: {points}.").format(
        points=points(POINTS[move.pawns])
    ),
    "takes_all": lambda state, move: _("It takes the other side's last pawns: {points}.").format(
        points=points(ALL_TAKEN)
    ),
    "loses": lambda state, move: _("Nothing can stop the other side now."),
    "stops": lambda state, move: _("The other side could enter your Ra next; this stops it."),
    "takes": _taken,
    "threatens": lambda state, move: _("It threatens to enter the other Ra next."),
    "saves": lambda state, move: _(
        "The stack could be taken where it stands; where it goes, it is safe."
    ),
    "joins": lambda state, move: _("Pawns together are harder to take."),
    "splits": lambda state, move: _("Part of the stack stays where it is needed."),
    "guards": lambda state, move: _("It gets closer to your own Ra, to guard it."),
    "advances": lambda state, move: _("It gets closer to the other Ra."),
}
"""What is said for each of REASONS (ra/hexagon/option.py)."""
