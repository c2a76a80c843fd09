"""WebKitGTK's small browser, through its WebDriver, on a screen that nobody sees."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from e2e.engines.browser import PATIENCE, Action, Tab, until
from tools.browser import X_SERVER

# Pages must open windows for the tests: only such ones come without a tool bar, which would keep
# them from being as narrow as a phone.
OPTIONS = ["--automation", "--javascript-can-open-windows-automatically=true"]
# No word to the desktop of whoever runs the tests.
APART = {"DBUS_SESSION_BUS_ADDRESS": "disabled:", "NO_AT_BRIDGE": "1", "GDK_BACKEND": "x11"}
LOOKS = {"GTK_THEME": "Adwaita:light", "LANGUAGE": "en_GB", "LC_ALL": "C.UTF-8"}
WINDOW = "() => Boolean(open('about:blank', '', 'width=360,height=640,toolbar=no,location=no'))"
# WebKitGTK writes no console to the outside while it is driven: the page itself must keep it, from
# the moment on that the driver can reach it, long before Python starts.
LISTEN = """() => {
  if (window.left) return false;
  window.troubles = [];
  const keep = (...words) => troubles.push(words.map(String).join(" "));
  const error = console.error;
  console.error = (...words) => { keep(...words); error.apply(console, words); };
  addEventListener("error", (event) => keep(event.message ?? `no ${event.target.src}`), true);
  addEventListener("unhandledrejection", (event) => keep(event.reason));
  return true;
}"""
SAME_PAGE = """(address) => {
  const [page, fragment] = address.split("#");
  return fragment !== undefined && page === location.href.split("#")[0];
}"""
HEARD = """() => [
  ...(window.troubles ?? []),
  ...performance.getEntriesByType("resource").map((entry) => new URL(entry.name))
    .filter((url) => url.host && url.host !== location.host)
    .map((url) => `request to another host: ${url}`),
]"""


class WebKitError(Exception):
    """What WebKitGTK could not do."""


class WebKit:
    """A running driver; it starts a browser for each tab."""

    def __init__(self, address: str) -> None:
        self.address = address

    def do(self, method: str, path: str, body: Any = None) -> Any:
        """Give a command of WebDriver's and wait for the result."""
        request = urllib.request.Request(
            self.address + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                told = json.load(error)["value"]
            raise WebKitError(f"{path}: {told['error']}: {told['message']}") from None

    def listens(self) -> bool:
        with contextlib.suppress(urllib.error.URLError):
            return bool(self.do("GET", "/status")["ready"])
        return False

    @contextlib.contextmanager
    def tab(self) -> Iterator[WebKitTab]:
        wanted = {"pageLoadStrategy": "none", "webkitgtk:browserOptions": {"args": OPTIONS}}
        made = self.do("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        session = f"/session/{made['sessionId']}"
        try:
            yield WebKitTab(self, session)
        finally:
            self.do("DELETE", session)


@contextlib.contextmanager
def run(driver: Path) -> Iterator[WebKit]:
    """A driver that lives as long as the `with`."""
    with screen() as display:
        environment = os.environ | APART | LOOKS | {"DISPLAY": display}
        port = free_port()
        with subprocess.Popen([driver, "-p", f"{port}"], env=environment) as process:
            try:
                webkit = WebKit(f"http://127.0.0.1:{port}")
                until(webkit.listens, "WebKitGTK's driver does not start")
                yield webkit
            finally:
                process.terminate()


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """The name of an X display of its own."""
    command = [X_SERVER, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout
            number = process.stdout.readline().strip()
            if not number:
                raise WebKitError("Xvfb does not start")
            yield f":{number}"
        finally:
            process.terminate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class WebKitTab(Tab):
    def __init__(self, webkit: WebKit, session: str) -> None:
        super().__init__()
        self.webkit = webkit
        self.session = session
        self.heard: list[str] = []
        self.take_bare_window()

    def take_bare_window(self) -> None:
        first = self.get("window")
        assert self.evaluate(WINDOW), "no window opens"
        others = until(lambda: set(self.get("window/handles")) - {first}, "no window opens")
        self.webkit.do("DELETE", f"{self.session}/window")
        self.post("window", handle=others.pop())

    def get(self, path: str) -> Any:
        return self.webkit.do("GET", f"{self.session}/{path}")

    def post(self, path: str, **parameters: Any) -> Any:
        return self.webkit.do("POST", f"{self.session}/{path}", parameters)

    def open(self, address: str) -> None:
        if self.evaluate(SAME_PAGE, address):
            self.evaluate("(address) => { location.href = address; }", address)
        else:
            self.leave("url", url=address)

    def reload(self) -> None:
        self.leave("refresh")

    def leave(self, path: str, **parameters: Any) -> None:
        """Do what brings another page, and wait until it can be listened to."""
        self.heard = self.troubles()
        self.evaluate("() => { window.left = true; }")
        self.post(path, **parameters)

        def listens() -> bool:
            try:
                return bool(self.evaluate(LISTEN))
            except WebKitError:  # between two pages
                return False

        until(listens, "the page does not load")

    def resize(self, width: int, height: int) -> None:
        def fits() -> bool:
            inside = self.evaluate("() => [innerWidth, innerHeight]")
            if inside == [width, height]:
                return True
            window = self.get("window/rect")
            self.post(
                "window/rect",
                width=window["width"] + width - inside[0],
                height=window["height"] + height - inside[1],
            )
            return False

        until(fits, f"no window of {width} by {height}")

    def screenshot(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.get("screenshot")))

    def perform(self, source: Action) -> None:
        self.post("actions", actions=[source])

    def call(self, function: str, text: str) -> str:
        script = f"return ({function})(arguments[0])"
        return str(self.post("execute/sync", script=script, args=[text]))

    def troubles(self) -> list[str]:
        return self.heard + list(self.evaluate(HEARD))
