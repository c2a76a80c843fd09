"""The hexagon board as a person at the screen has it, in any browser."""

from __future__ import annotations

from e2e.keyboard import Keyboard
from e2e.table import Screen, settled
from ra.hexagon import State, cell_name

STEPS = ("ArrowRight", "Shift+ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown", "Shift+ArrowDown")
"""The keys to the six cells around one, in their order."""


def shown_stacks(screen: Screen) -> dict[str, int]:
    """By cell, the pawns drawn on the board."""
    stacks: dict[str, int] = screen.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("#board [role=gridcell]")]
          .map((cell) => [cell.id.slice(5), cell.querySelectorAll(".pawn").length])
          .filter(([, pawns]) => pawns))"""
    )
    return stacks


def stacks_of(state: State) -> dict[str, int]:
    """The same of a position, by the rules on CPython."""
    return {
        cell_name(cell): abs(height)
        for cell, height in enumerate(state.placement.heights)
        if height
    }


def place(screen: Screen, selector: str) -> tuple[int, int]:
    """Where a cell is seen: half cells from the left, rows from the top."""
    column, row = screen.evaluate(
        "(selector) => document.querySelector(selector).dataset.at.split(' ').map(Number)", selector
    )
    return column, row


def middle(screen: Screen, name: str) -> tuple[float, float]:
    """The middle of a cell in the window, whatever lies there."""
    settled(screen)
    x, y = screen.evaluate(
        """(name) => {
          const box = document.getElementById(`cell-${name}`).getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }""",
        name,
    )
    return x, y


def walk(keys: Keyboard, goal: str) -> None:
    """From the cell with the focus to another one by arrow keys: rows first, then along."""
    there = place(keys.screen, f"#cell-{goal}")
    for _ in range(40):
        here = place(keys.screen, "#board :focus")
        if here == there:
            return
        if here[1] != there[1]:
            step = "ArrowUp" if there[1] < here[1] else "ArrowDown"
            keys.press(f"Shift+{step}" if there[0] > here[0] else step)
        else:
            keys.press("ArrowRight" if there[0] > here[0] else "ArrowLeft")
    raise AssertionError(f"no way to {goal}")


def to_board(keys: Keyboard) -> None:
    """On from what stands before it, or back from what stands after, to where Tab stops in it."""
    key = keys.screen.evaluate(
        """() => {
          const board = document.getElementById("board");
          const where = document.activeElement.compareDocumentPosition(board);
          return where & Node.DOCUMENT_POSITION_FOLLOWING ? "Tab" : "Shift+Tab";
        }"""
    )
    for _ in range(60):
        if keys.screen.evaluate("Boolean(document.activeElement.closest('#board'))"):
            return
        keys.press(key)
    raise AssertionError(f"no way to the board by {key}")
