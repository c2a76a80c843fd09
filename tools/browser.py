"""Find the Chromium that e2e/ drives; install Debian's if there is none.

Playwright's own browser is used where it has been installed (`playwright install chromium`),
else the system's.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SYSTEM_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
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
    found = next(filter(None, map(shutil.which, SYSTEM_BROWSERS)), None)
    return Path(found) if found else None


def install_browser() -> None:
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
        subprocess.run([*as_root, "apt-get", *step], env=quiet, check=True, stdout=sys.stderr)


def main() -> int:
    if find_browser() is None:
        print("No Chromium found: installing Debian's.", file=sys.stderr)
        install_browser()
    browser = find_browser()
    print(f"browser: {browser}")
    return browser is None


if __name__ == "__main__":
    sys.exit(main())
