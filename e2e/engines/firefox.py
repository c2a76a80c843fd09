"""Firefox, through the WebDriver BiDi that it speaks by itself: no driver is needed.

No library drives Debian's Firefox without one: Selenium wants geckodriver, which Debian lacks, and
Playwright 1.65 sends emulation.setMediaFeaturesOverride, a command that Firefox 153 does not know.
"""

from __future__ import annotations

import contextlib
import json
import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websocket import WebSocket, create_connection

from e2e.engines.browser import PATIENCE, Source, Tab

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# Firefox itself sees to it that it asks nobody for anything while it is driven.
PREFERENCES = {
    "intl.accept_languages": "en-GB, en",
    "intl.locale.requested": "en-GB",
    "layout.css.prefers-color-scheme.content-override": 1,  # light
}


class FirefoxError(Exception):
    """What Firefox could not do."""


class Firefox:
    """A running Firefox without a window."""

    def __init__(self, connection: WebSocket) -> None:
        self.connection = connection
        self.events: list[dict[str, Any]] = []
        self.sent = 0

    def do(self, method: str, **parameters: Any) -> Any:
        """Give a command and wait for the result; events on the way are kept."""
        self.sent += 1
        command = {"id": self.sent, "method": method, "params": parameters}
        self.connection.send(json.dumps(command))
        while True:
            answer = json.loads(self.connection.recv())
            if answer["type"] == "event":
                self.events.append(answer)
            elif answer["type"] == "error":
                raise FirefoxError(f"{method}: {answer['error']}: {answer['message']}")
            else:
                return answer["result"]

    @contextlib.contextmanager
    def tab(self) -> Iterator[FirefoxTab]:
        self.events.clear()
        profile = self.do("browser.createUserContext")["userContext"]
        made = self.do("browsingContext.create", type="tab", userContext=profile)
        try:
            yield FirefoxTab(self, made["context"])
        finally:
            self.do("browser.removeUserContext", userContext=profile)


@contextlib.contextmanager
def run(executable: Path) -> Iterator[Firefox]:
    """A Firefox that lives as long as the `with`, with a profile of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items())
        (Path(profile) / "user.js").write_text("".join(lines))
        options = ["--headless", "--no-remote", "--profile", profile]
        with subprocess.Popen(
            [executable, *options, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                with connected(process) as connection:
                    firefox = Firefox(connection)
                    firefox.do("session.new", capabilities={})
                    events = ["log.entryAdded", "network.beforeRequestSent"]
                    firefox.do("session.subscribe", events=events)
                    yield firefox
                    firefox.do("browser.close")
                process.communicate(timeout=PATIENCE / 1000)
            finally:
                process.kill()


def connected(process: subprocess.Popen[str]) -> contextlib.closing[WebSocket]:
    """A connection to where Firefox says that it listens."""
    assert process.stderr
    said = ""
    for line in process.stderr:
        said += line
        if found := LISTENS.search(line):
            address = f"{found[1]}/session"
            # Firefox takes whatever names an origin for a page.
            connection = create_connection(address, PATIENCE / 1000, suppress_origin=True)
            return contextlib.closing(connection)
    raise FirefoxError(f"Firefox does not start: {said}")


class FirefoxTab(Tab):
    def __init__(self, firefox: Firefox, context: str) -> None:
        super().__init__()
        self.firefox = firefox
        self.context = context
        self.host = ""

    def do(self, method: str, **parameters: Any) -> Any:
        return self.firefox.do(method, context=self.context, **parameters)

    def open(self, address: str) -> None:
        self.host = urlsplit(address).netloc
        self.do("browsingContext.navigate", url=address, wait="interactive")

    def reload(self) -> None:
        self.do("browsingContext.reload", wait="interactive")

    def resize(self, width: int, height: int) -> None:
        self.do("browsingContext.setViewport", viewport={"width": width, "height": height})

    def perform(self, source: Source) -> None:
        self.do("input.performActions", actions=[source])

    def call(self, function: str, text: str) -> str:
        answer = self.firefox.do(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": text}],
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise FirefoxError(answer["exceptionDetails"]["text"])
        return str(answer["result"]["value"])

    def troubles(self) -> list[str]:
        self.firefox.do("session.status")  # whatever happened before has been told before
        return list(filter(None, map(self.trouble, self.firefox.events)))

    def trouble(self, event: dict[str, Any]) -> str | None:
        told = event["params"]
        if event["method"] == "log.entryAdded":
            return told["text"] if told["level"] == "error" else None
        url = told["request"]["url"]
        own = urlsplit(url).netloc in {"", self.host}
        return None if own else f"request to another host: {url}"
