"""A tab of a browser, whatever its engine: what the smoke tests do to it and learn from it.

Neither Debian's Firefox nor WebKitGTK is one that Playwright drives. Both take the same input
actions: WebDriver's, which Selenium writes.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from selenium.webdriver.common.actions.key_input import KeyInput
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys

KEYS = {
    "Tab": Keys.TAB,
    "Enter": Keys.ENTER,
    "Shift": Keys.SHIFT,
    "Control": Keys.CONTROL,
    "Escape": Keys.ESCAPE,
    "Space": " ",
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowUp": Keys.ARROW_UP,
    "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowDown": Keys.ARROW_DOWN,
}
"""WebDriver's names of keys that write nothing."""
PATIENCE = 60_000  # ms
PAUSE = 0.05  # s between two looks
Source = dict[str, Any]
"""What a source of input does, a mouse or a keyboard."""
Point = tuple[float, float]


class Mouse:
    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def click(self, x: float, y: float) -> None:
        """Click at a point of the window, in CSS pixels."""
        self.press((x, y))

    def drag(self, start: Point, goal: Point) -> None:
        """Press the button at a point, and let it go at another; the page sees some of the way."""
        (x, y), (there, down) = start, goal
        way = [(x + part * (there - x), y + part * (down - y)) for part in (0.3, 0.7, 1)]
        self.press(start, *way)

    def press(self, start: Point, *way: Point) -> None:
        """Press the button at a point, go along a way and let it go."""
        mouse = PointerInput("mouse", "mouse")
        mouse.create_pointer_move(0, round(start[0]), round(start[1]))
        mouse.create_pointer_down(button=0)
        for x, y in way:
            mouse.create_pointer_move(0, round(x), round(y))
        mouse.create_pointer_up(0)
        self.tab.perform(mouse.encode())


class Keyboard:
    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def press(self, key: str) -> None:
        """Press a key, or several at once: "Enter", "7", "Shift+Tab"."""
        keys = [KEYS.get(part, part) for part in key.split("+")]
        keyboard = KeyInput("keyboard")
        for one in keys:
            keyboard.create_key_down(one)
        for one in reversed(keys):
            keyboard.create_key_up(one)
        self.tab.perform(keyboard.encode())

    def type(self, text: str) -> None:
        keyboard = KeyInput("keyboard")
        for one in text:
            keyboard.create_key_down(one)
            keyboard.create_key_up(one)
        self.tab.perform(keyboard.encode())


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
    def perform(self, source: Source) -> None:
        """Do what a source of input does."""

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
          element.scrollIntoView({{block: "center", behavior: "instant"}});
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
