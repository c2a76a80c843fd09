"""A tab of a browser, whatever its engine: what the smoke tests do to it and learn from it.

Neither Debian's Firefox nor WebKitGTK is one that Playwright drives. Each speaks a protocol of the
W3C by itself: Firefox WebDriver BiDi, WebKitGTK WebDriver. Both take the same input actions.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Escape": "\ue00c",
    "Space": " ",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
"""WebDriver's names of keys that write nothing."""
PATIENCE = 60_000  # ms
PAUSE = 0.05  # s between two looks
Action = dict[str, Any]
Point = tuple[float, float]
DOWN: Action = {"type": "pointerDown", "button": 0}
UP: Action = {"type": "pointerUp", "button": 0}


def move(x: float, y: float) -> Action:
    """The mouse goes to a point of the window."""
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}


class Mouse:
    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def click(self, x: float, y: float) -> None:
        """Click at a point of the window, in CSS pixels."""
        self.perform(move(x, y), DOWN, UP)

    def drag(self, start: Point, goal: Point) -> None:
        """Press the button at a point, and let it go at another; the page sees some of the way."""
        (x, y), (there, down) = start, goal
        way = [move(x + part * (there - x), y + part * (down - y)) for part in (0.3, 0.7, 1)]
        self.perform(move(x, y), DOWN, *way, UP)

    def perform(self, *actions: Action) -> None:
        """Do one thing after the other, in WebDriver's words."""
        self.tab.perform({"type": "pointer", "id": "mouse", "actions": list(actions)})


class Keyboard:
    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def press(self, key: str) -> None:
        """Press a key, or several at once: "Enter", "7", "Shift+Tab"."""
        keys = [KEYS.get(part, part) for part in key.split("+")]
        down = [{"type": "keyDown", "value": one} for one in keys]
        up = [{"type": "keyUp", "value": one} for one in reversed(keys)]
        self.tab.perform({"type": "key", "id": "keyboard", "actions": down + up})

    def type(self, text: str) -> None:
        strokes = [{"type": kind, "value": one} for one in text for kind in ("keyDown", "keyUp")]
        self.tab.perform({"type": "key", "id": "keyboard", "actions": strokes})


class Tab(ABC):
    """A tab of a profile that nothing was done in before; a `Screen` to those who play."""

    def __init__(self) -> None:
        self.mouse = Mouse(self)
        self.keyboard = Keyboard(self)

    @abstractmethod
    def open(self, address: str) -> None:
        """Begin to load an address; on the same page with another fragment: go there."""

    @abstractmethod
    def reload(self) -> None:
        """Begin to load the page anew."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page a window of so many CSS pixels."""

    @abstractmethod
    def screenshot(self, file: Path) -> None:
        """Write what the window shows, as PNG."""

    @abstractmethod
    def perform(self, source: Action) -> None:
        """Do what a source of input does, a mouse or a keyboard, in WebDriver's words."""

    @abstractmethod
    def call(self, function: str, text: str) -> str:
        """Call a function of the page with a text; what it returns, or promises, is a text."""

    @abstractmethod
    def troubles(self) -> list[str]:
        """Errors on the console, exceptions that escaped, requests to other hosts than the one
        that was opened: as far as the engine tells."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """The value of an expression; if it is a function, what that makes of `arg`."""
        function = f"""async (text) => {{
          const value = ({expression});
          const result = typeof value === "function" ? value(JSON.parse(text)) : value;
          return JSON.stringify(await result ?? null);
        }}"""
        return json.loads(self.call(function, json.dumps(arg)))

    def wait_for_function(self, expression: str, *, timeout: float | None = None) -> Any:
        """Wait until an expression is true, for `timeout` milliseconds at most."""
        return until(lambda: self.evaluate(expression), expression, timeout or PATIENCE)

    def click(self, selector: str) -> None:
        """Click in the middle of the first element that matches, once nothing lies over it."""
        middle = self.wait_for_function(f"""() => {{
          const element = document.querySelector({json.dumps(selector)});
          if (!element?.getClientRects().length || element.disabled) return null;
          element.scrollIntoView({{block: "nearest", behavior: "instant"}});
          const box = element.getBoundingClientRect();
          const middle = [box.left + box.width / 2, box.top + box.height / 2];
          return element.contains(document.elementFromPoint(...middle)) ? middle : null;
        }}""")
        self.mouse.click(*middle)

    def text(self, selector: str) -> str:
        """What the first element that matches says, or holds if it is a field."""
        return str(
            self.wait_for_function(f"""() => {{
              const element = document.querySelector({json.dumps(selector)});
              return element && (element.value ?? element.textContent);
            }}""")
        )


def until(look: Callable[[], Any], what: str, timeout: float = PATIENCE) -> Any:
    """The first true answer of `look`, which is asked for `timeout` milliseconds at most."""
    end = time.monotonic() + timeout / 1000
    while not (found := look()):
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(PAUSE)
    return found
