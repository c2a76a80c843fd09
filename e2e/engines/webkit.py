"""WebKitGTK's small browser, driven by Selenium, on a screen that nobody sees."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from e2e.engines.browser import Source, Tab, until
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


class WebKit:
    """A running driver; it starts a browser for each tab."""

    def __init__(self, address: str) -> None:
        self.address = address

    @contextlib.contextmanager
    def tab(self) -> Iterator[WebKitTab]:
        options = Options()
        options.page_load_strategy = "none"
        for option in OPTIONS:
            options.add_argument(option)
        connection = RemoteConnection(client_config=ClientConfig(self.address))
        with WebDriver(connection, options=options) as driver:
            yield WebKitTab(driver)


@contextlib.contextmanager
def run(driver: Path) -> Iterator[WebKit]:
    """A driver that lives as long as the `with`."""
    with screen() as display:
        environment = os.environ | APART | LOOKS | {"DISPLAY": display}
        service = Service(f"{driver}", env=environment)
        service.start()
        try:
            yield WebKit(service.service_url)
        finally:
            service.stop()


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
                raise RuntimeError("Xvfb does not start")
            yield f":{number}"
        finally:
            process.terminate()


class WebKitTab(Tab):
    def __init__(self, driver: WebDriver) -> None:
        super().__init__()
        self.driver = driver
        self.heard: list[str] = []
        self.take_bare_window()

    def take_bare_window(self) -> None:
        first = self.driver.current_window_handle
        assert self.evaluate(WINDOW), "no window opens"
        others = until(lambda: {*self.driver.window_handles} - {first}, "no window opens")
        self.driver.close()
        self.driver.switch_to.window(others.pop())

    def open(self, address: str) -> None:
        if self.evaluate(SAME_PAGE, address):
            self.evaluate("(address) => { location.href = address; }", address)
        else:
            self.leave()
            self.driver.get(address)
            self.arrive()

    def reload(self) -> None:
        self.leave()
        self.driver.refresh()
        self.arrive()

    def leave(self) -> None:
        """Before another page comes: keep what this one has told."""
        self.heard = self.troubles()
        self.evaluate("() => { window.left = true; }")

    def arrive(self) -> None:
        """Wait until the other page can be listened to."""

        def listens() -> bool:
            try:
                return bool(self.evaluate(LISTEN))
            except WebDriverException:  # between two pages
                return False

        until(listens, "the page does not load")

    def resize(self, width: int, height: int) -> None:
        def fits() -> bool:
            inside = self.evaluate("() => [innerWidth, innerHeight]")
            if inside == [width, height]:
                return True
            window = self.driver.get_window_size()
            self.driver.set_window_size(
                window["width"] + width - inside[0], window["height"] + height - inside[1]
            )
            return False

        until(fits, f"no window of {width} by {height}")

    def perform(self, source: Source) -> None:
        self.driver.execute(Command.W3C_ACTIONS, {"actions": [source]})

    def call(self, function: str, text: str) -> str:
        return str(self.driver.execute_script(f"return ({function})(arguments[0])", text))

    def troubles(self) -> list[str]:
        return self.heard + list(self.evaluate(HEARD))
