"""Find the browsers that e2e/ drives; install Debian's where there are none.

usage: python tools/browser.py [chromium] [engines]

For Chromium, Playwright's own is used where it has been installed (`playwright install chromium`),
else the system's. The other engines, Firefox and WebKitGTK, are always the system's; their tests
are skipped where they are not available, so it is no failure here if they can't be installed.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
FIREFOXES = ("firefox-esr", "firefox")
WEBKIT_DRIVER, X_SERVER = "WebKitWebDriver", "Xvfb"
# A browser that talks to nobody but the page's server, and runs as root and without a GPU.
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_browser() -> Path | None:
    """The executable to use, or None."""
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    if own.exists():
        return own
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    return Path(found) if found else None


def find_firefox() -> Path | None:
    found = next(filter(None, map(shutil.which, FIREFOXES)), None)
    return Path(found) if found else None


def find_webkit() -> Path | None:
    """WebKitGTK's driver; None if it, or Xvfb as a screen for its browser, is missing."""
    found = shutil.which(WEBKIT_DRIVER) if shutil.which(X_SERVER) else None
    return Path(found) if found else None


ENGINES = {
    "Firefox": (find_firefox, ("firefox-esr",)),
    "WebKitGTK": (find_webkit, ("webkit2gtk-driver", "xvfb")),
}
"""How each is found, and the Debian packages it is in."""


def install(*packages: str) -> None:
    """Install Debian packages with apt; if that is not possible, do nothing."""
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-y", "-qq", *packages]):
        with contextlib.suppress(FileNotFoundError):
            command = [*as_root, "apt-get", *step]
            subprocess.run(command, env=quiet, check=False, stdout=sys.stderr)


def provide_chromium() -> bool:
    """Install a Chromium if there is none; returns whether there is one afterwards."""
    if find_browser() is None:
        print("No Chromium found: installing Debian's.", file=sys.stderr)
        install("chromium")
    browser = find_browser()
    print(f"browser: {browser}")
    return browser is not None


def provide_engines() -> None:
    for name, (find, packages) in ENGINES.items():
        if find() is None:
            print(f"No {name} found: installing Debian's.", file=sys.stderr)
            install("--no-install-recommends", *packages)
        print(f"{name}: {find() or 'not available, its tests are skipped'}")


def main() -> int:
    wanted = sys.argv[1:] or ["chromium"]
    if "engines" in wanted:
        provide_engines()
    return "chromium" in wanted and not provide_chromium()


if __name__ == "__main__":
    sys.exit(main())
