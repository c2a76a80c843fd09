"""The hexagon game in the hands of someone with a mouse and a keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable

import ra
from e2e.board import STEPS, middle, place, shown_stacks, stacks_of, to_board, walk
from e2e.conftest import START_TIMEOUT
from e2e.engines.browser import Tab
from e2e.engines.visit import fits, record
from e2e.keyboard import Keyboard
from e2e.table import dismiss
from ra.hexagon import Move, State, cell_name

CENTRE = "e5"


def set_up(tab: Tab) -> None:
    """From the table to a game on hexagons, which the person starts."""
    dismiss(tab)
    tab.click("#bar-games")
    tab.click("#play-ra-hexagon")
    fits(tab)
    tab.click("label:has(#length-game)")
    tab.click("label:has(#start-first)")
    tab.click("#setup-start")


def take_turn(tab: Tab, make: Callable[[Tab, Move], None]) -> ra.Record:
    """A part of a stack is moved and the computer answers; the record with both."""
    before = record(tab)
    move = some_move(before, whole=False)
    make(tab, move)
    asked = f"[data-asks='{len(before.actions) + 2}']"
    tab.wait_for_function(f'Boolean(document.querySelector("{asked}"))', timeout=START_TIMEOUT)
    after = record(tab)
    assert after.actions[:-1] == (*before.actions, move)
    check_board(tab, after)
    return after


def check_board(tab: Tab, game: ra.Record) -> None:
    """The pawns lie as the rules have it, on CPython."""
    assert shown_stacks(tab) == stacks_of(placement(game))


def placement(game: ra.Record) -> State:
    state = game.position()
    assert isinstance(state, State)
    return state


def some_move(game: ra.Record, *, whole: bool) -> Move:
    """With a whole stack or with a part of one."""
    state = placement(game)
    heights = state.placement.heights
    moves = [move for move in state.legal if (move.pawns == abs(heights[move.origin])) is whole]
    return random.Random(2).choice(moves)


def by_mouse(tab: Tab, move: Move) -> None:
    """By clicks on the stack, on where pawns go and, where that leaves a choice, on how many."""
    tab.click(f"#cell-{cell_name(move.origin)}")
    fits(tab)
    tab.click(f"#cell-{cell_name(move.target)}")
    answer(tab, move)


def answer(tab: Tab, move: Move) -> None:
    """How many pawns go there, if that is asked."""
    if tab.evaluate(f"Boolean(document.getElementById('do-act-{move}'))"):
        tab.click(f"#do-act-{move}")


def by_keyboard(tab: Tab, move: Move) -> None:
    """By arrow keys, once around the centre of the board before that."""
    keys = Keyboard(tab)
    keys.press("Tab")
    to_board(keys)
    walk(keys, CENTRE)
    ring = []
    for step in STEPS:
        keys.press(step)
        ring.append(place(tab, "#board :focus"))
    assert len(set(ring)) == len(STEPS)
    assert ring[-1] == place(tab, f"#cell-{CENTRE}")
    walk(keys, cell_name(move.origin))
    keys.press("Enter")
    keys.press(f"{move.pawns}")
    walk(keys, cell_name(move.target))
    keys.press("Enter")


def by_dragging(tab: Tab, move: Move) -> None:
    """A whole stack is let go where it goes."""
    tab.mouse.drag(middle(tab, cell_name(move.origin)), middle(tab, cell_name(move.target)))
    answer(tab, move)
