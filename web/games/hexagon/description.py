"""The whole table in ordered plain sentences, for people who can't see it or don't know it yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from htpy import Element, div, h3, li, section, ul

from ra.hexagon import Placement, cell_name
from ra.hexagon.board import MOST_PAWNS
from web.games.hexagon.event_words import points_of_both
from web.games.hexagon.match import aim
from web.games.hexagon.prompt import prompt
from web.games.hexagon.shown_board import held, shown_placement, shown_score, shown_state
from web.play import Play
from web.screens.who import who
from web.words import _, all_of, ngettext


def description(play: Play) -> Element:
    """The position looked at, part by part."""
    return div(".stack")[
        (
            section(".stack.stack--tight")[
                h3[title], ul(".description__sentences")[(li[text] for text in texts)]
            ]
            for title, texts in described(play)
        )
    ]


def described(play: Play) -> list[tuple[str, list[str]]]:
    """Titles, each with its sentences, in the order in which people want to know them."""
    parts: list[tuple[str, Callable[[Play], Iterator[str]]]] = [
        (_("What can be done"), _decision),
        (_("The board"), _board),
        (_("The match"), _match),
    ]
    told = [(title, list(part(play))) for title, part in parts]
    return [(title, texts) for title, texts in told if texts]


def _decision(play: Play) -> Iterator[str]:
    if not play.live:
        yield _("You are looking at an earlier moment: after {count} of {all} actions.").format(
            count=play.shown, all=play.count
        )
    elif play.wait.reading:
        yield _("A game has just ended. The match goes on when you are ready.")
        return
    yield prompt(play, shown_state(play))


def _board(play: Play) -> Iterator[str]:
    placement = shown_placement(play)
    for seat in range(len(play.names)):
        yield " ".join(_side(play, placement, seat))


def _side(play: Play, placement: Placement, seat: int) -> Iterator[str]:
    yield _("{name} has the Ra on {cell}.").format(
        name=who(play, seat), cell=cell_name(placement.board.ra[seat])
    )
    stacks = held(placement, seat)
    for pawns in sorted(set(stacks.values()), reverse=True):
        cells = [cell_name(cell) for cell, height in stacks.items() if height == pawns]
        # Translators: {cells} is a list such as "e3, g6 and i5".
        yield ngettext(
            "Single pawns: {cells}.", "Stacks of {count}: {cells}.", pawns, cells=all_of(cells)
        )
    lost = MOST_PAWNS - placement.pawns[seat]
    if lost:
        yield ngettext("{count} pawn is lost.", "{count} pawns are lost.", lost)


def _match(play: Play) -> Iterator[str]:
    state = shown_state(play)
    if state.match:
        yield _("This is game {number}.").format(number=state.number)
        yield points_of_both(play, shown_score(play))
    yield _("First move: {name}.").format(name=who(play, state.starter))
    yield aim(state)
