"""The cells of the board, each with what stands there, its words, and what a click on it does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from htpy import g
from markupsafe import Markup

from ra.hexagon import Placement, cell_name
from web.games.hexagon.board_layout import BoardLayout
from web.games.hexagon.goals import Goal, goal_words, pawns_words
from web.games.hexagon.motion_keys import Keys, last_move, pawn_keys
from web.games.hexagon.pawns import cell_face, cell_ring, ra, stack
from web.games.hexagon.picking import pickable
from web.games.hexagon.shown_board import ended, shown_placement, shown_state
from web.games.hexagon.threats import threatened
from web.messages import Deed, Explain, Pick
from web.play import Play
from web.screens.parts import on
from web.screens.who import who
from web.words import _, ngettext


@dataclass(frozen=True, slots=True)
class BoardView:
    """What all cells of one moment are drawn from.

    `keys`: of the pawns on each cell. `goals`: by cell, where pawns of the stack picked can go.
    `picks`: the cells of stacks that can be picked. `trace`: from where to where the last move led.
    `threats`: the cells of what could be taken or entered by the next move, if that is to be shown.
    """

    play: Play
    layout: BoardLayout
    placement: Placement
    keys: Keys
    goals: dict[int, tuple[Goal, ...]]
    picks: frozenset[int]
    trace: tuple[int, ...]
    threats: frozenset[int]

    @classmethod
    def of(
        cls,
        play: Play,
        layout: BoardLayout,
        goals: dict[int, tuple[Goal, ...]],
        *,
        threats: bool,
    ) -> BoardView:
        """The moment looked at."""
        placement = shown_placement(play)
        picks = pickable(shown_state(play)) if play.person_to_act else ()
        return cls(
            play,
            layout,
            placement,
            pawn_keys(play, play.shown, over=ended(play)),
            goals,
            frozenset(picks),
            last_move(play) or (),
            threatened(placement) if threats else frozenset(),
        )

    @property
    def stop(self) -> int:
        """The cell where Tab stops: the stack picked, else one that can be, else where pawns went
        last, else the board's first."""
        if self.play.look.picked:
            return self.play.look.picked[0]
        return min(self.picks) if self.picks else (*self.trace, self.placement.board.cells[0])[-1]

    def deed(self, cell: int) -> Deed:
        """What a click on a cell does: go there, or ask how many pawns; pick it; explain why none
        of these is possible."""
        if cell in self.goals:
            first, *others = self.goals[cell]
            return Pick(cell) if others else first.deed
        return Pick(cell) if cell in self.picks else Explain(cell)

    def states(self, cell: int) -> tuple[str, ...]:
        """The words that tell the styles what can be done with a cell."""
        states = {
            "pick": cell in self.picks,
            "chosen": cell in self.play.look.picked[:1],
            "trace": cell in self.trace,
            "goal": cell in self.goals,
            "asked": cell in self.play.look.picked[2:],
        }
        goal = [self.goals[cell][0].kind] if cell in self.goals else []
        return (*(state for state, is_so in states.items() if is_so), *goal)

    def words(self, cell: int) -> str:
        """A cell for screen readers: its name, whose Ra, what stands there, what a move does."""
        parts = [cell_name(cell)]
        placement, height = self.placement, self.placement.heights[cell]
        if cell in placement.board.ra:
            owner = who(self.play, placement.board.ra.index(cell))
            # Translators: a cell of the board: {name} is the player whose Ra it is.
            parts.append(_("Ra ({name})").format(name=owner))
        if height:
            owner = who(self.play, 0 if height > 0 else 1)
            # Translators: what stands on a cell: {name} is the player whose pawns they are.
            pawns = ngettext(
                "{count} pawn ({name})", "{count} pawns ({name})", abs(height), name=owner
            )
            parts.append(pawns)
        if cell in self.threats:
            # Translators: of pawns, or of a Ra: the other side's next move could do that.
            parts.append(_("could be taken") if height else _("could be entered"))
        parts += [
            # Translators: what a move to a cell does: {pawns} is such as "2 pawns".
            _("with {pawns} – {what}").format(
                pawns=pawns_words(goal.move.pawns), what=goal_words(goal)
            )
            for goal in self.goals.get(cell, ())
        ]
        return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class Cell:
    """All that a cell shows and does.

    `words`: what it is called and holds. `side`, `keys`: of the pawns on it. `ra`: whose Ra it is.
    `deed`: what a click does. `chosen`: None if it can't be chosen. `stop`: Tab stops here.
    """

    name: str
    words: str
    middle: tuple[float, float]
    place: tuple[int, int]
    side: int
    keys: tuple[str, ...]
    ra: int | None
    deed: Deed
    states: tuple[str, ...]
    chosen: bool | None
    stop: bool


def cell_shown(view: BoardView, cell: int) -> Markup:
    """A cell of the grid."""
    placement = view.placement
    owners = placement.board.ra
    return _drawn(
        Cell(
            name=cell_name(cell),
            words=view.words(cell),
            middle=view.layout.middle(cell),
            place=view.layout.places[cell],
            side=0 if placement.heights[cell] > 0 else 1,
            keys=tuple(view.keys.get(cell, ())),
            ra=owners.index(cell) if cell in owners else None,
            deed=view.deed(cell),
            states=view.states(cell),
            chosen=cell in view.play.look.picked[:1] if cell in view.picks else None,
            stop=cell == view.stop,
        )
    )


@lru_cache(maxsize=2048)
def _drawn(shown: Cell) -> Markup:
    """The HTML of a cell, cached, as a move changes few of them."""
    chosen = None if shown.chosen is None else "true" if shown.chosen else "false"
    (column, row), (x, y) = shown.place, shown.middle
    return Markup(
        g(
            on(shown.deed),
            id=f"cell-{shown.name}",
            class_=" ".join(["cell", *(f"cell--{state}" for state in shown.states)]),
            transform=f"translate({x:.1f} {y:.1f})",
            role="gridcell",
            aria_label=shown.words,
            aria_selected=chosen,
            tabindex="0" if shown.stop else "-1",
            data_at=f"{column} {row}",
        )[
            cell_face(),
            None if shown.ra is None else g(".cell__ra")[ra(shown.ra)],
            stack(shown.side, len(shown.keys), shown.keys) if shown.keys else None,
            cell_ring(),
        ]
    )
