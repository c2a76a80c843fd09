"""How fast the page starts, compared with PyScript as it comes.

usage: python -m tools.bench.start [--rounds 10] [--before DIST]        (make bench-start)

Three sites on a host like GitHub Pages (tools/pages.py), in turn, round after round:

    ours    the built site
    hello   PyScript that writes one word, on our runtime (trimmed and compiled library)
    stock   the same word on PyScript and Pyodide as npm has them

or, to compare with an earlier build, only two:

    ours    the built site
    before  the build in that folder

each in a fresh browser: cold (nothing kept), warm (again, from the browser's cache) and, of
ours, offline (again from the service worker, the server gone). A start is the time from the
navigation to the end of Python's work on the first screen. Medians over the rounds; trust the
ratios, which come from the same run. Not a test: nothing fails when it is slow.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tools import vendor
from tools.browser import OPTIONS, find_browser
from tools.pages import PagesHandler
from tools.serve import serving

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
OURS = ("ours", "before")
HELLO = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Hello</title>
MPY<p id="word"></p>
<script type="module" src="./CORE/core.js"></script>
<script type="py" src="./main.py" config="./pyscript.toml"></script>
</html>
"""
WORD = """from pyscript import document
document.getElementById("word").textContent = "Hello"
document.documentElement.dataset.ready = ""
"""
PLUGINS = next(
    line for line in (ROOT / "pyscript.toml").read_text().splitlines() if line.startswith("plugins")
).partition(" = ")[2]
# The moment is noted in the page itself, so that the way to this process doesn't count.
WATCH = """
new MutationObserver((changes, self) => {
  if (!document.documentElement.hasAttribute("data-ready")) return;
  self.disconnect();
  globalThis.started = performance.now();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
globalThis.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) globalThis.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@dataclass(frozen=True)
class Start:
    """One start: ms until something can be read (first contentful paint) and until the first
    screen, ms of the main thread's work until then, bytes received, MB of memory of all the
    browser's processes, and how much the page jumped (cumulative layout shift)."""

    read: float
    time: float
    work: float
    received: int
    memory: float
    shift: float


Starts = dict[tuple[str, str], list[Start]]
"""By site and kind of start."""


def hello(folder: Path, stock: bool) -> Path:
    """A site that writes one word, on our runtime or on what npm has."""
    site = folder / ("stock" if stock else "hello")
    if stock:
        for taken in (vendor.PYODIDE, vendor.PYSCRIPT):
            shutil.copytree(taken.source, site / taken.name)
        core, interpreter, plugins, mpy = "pyscript/dist", "./pyodide/pyodide.mjs", "", ""
    else:
        shutil.copytree(DIST / "vendor", site / "vendor")
        core, interpreter = vendor.PYSCRIPT.folder, f"./{vendor.PYODIDE.folder}/pyodide.mjs"
        plugins = f"plugins = {PLUGINS}\n"
        mpy = f'<mpy-config hidden type="json">{{"plugins":{PLUGINS}}}</mpy-config>\n'
    (site / "index.html").write_text(HELLO.replace("CORE", core).replace("MPY", mpy))
    (site / "main.py").write_text(WORD)
    (site / "pyscript.toml").write_text(f'interpreter = "{interpreter}"\n{plugins}')
    return site


@contextlib.contextmanager
def browser(playwright: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """A browser with a profile of its own."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=EXECUTABLE, args=OPTIONS
    )
    try:
        yield context
    finally:
        context.close()


def start(context: BrowserContext, address: str, profile: Path) -> Start:
    """Open the address in a new tab and wait for the first screen."""
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Performance.enable")
    received: list[int] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=60_000)
    rows = session.send("Performance.getMetrics")["metrics"]
    work = next(row["value"] for row in rows if row["name"] == "TaskDuration")
    read = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
    page.wait_for_timeout(300)  # whatever jumps has done so by then
    return Start(
        page.evaluate(read),
        page.evaluate("globalThis.started"),
        work * 1000,
        int(sum(received)),
        memory(profile),
        page.evaluate("globalThis.shifted"),
    )


def memory(profile: Path) -> float:
    """MB of all processes of the browser with that profile, shared pages by their share."""
    parents: dict[int, int] = {}
    ours: set[int] = set()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            number = int(process.name)
            parents[number] = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if str(profile) in (process / "cmdline").read_text():
                ours.add(number)
    while more := {number for number, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(proportional(number) for number in ours) / 1000


def proportional(process: int) -> float:
    """kB of a process's memory."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return float(line.split()[1])
    return 0.0


def measure(playwright: Playwright, site: Path, name: str) -> dict[str, Start]:
    """One round of one site: its starts by kind."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder)
        with serving(site, handler=PagesHandler) as server:
            address = server.address
            with browser(playwright, profile) as context:
                found["cold"] = start(context, address, profile)
                if name in OURS:
                    page = context.pages[-1]
                    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        if name in OURS:
            with browser(playwright, profile) as context:
                start(context, address, profile)  # so that the browser keeps compiled WebAssembly
                context.pages[-1].wait_for_timeout(2_000)
            with browser(playwright, profile) as context:
                found["offline"] = start(context, address, profile)
    with tempfile.TemporaryDirectory() as folder, serving(site, handler=PagesHandler) as server:
        profile = Path(folder)
        # A service worker would answer instead of the browser's own cache.
        with browser(playwright, profile) as context:
            context.add_init_script("delete Navigator.prototype.serviceWorker")
            start(context, server.address, profile)
            context.pages[-1].wait_for_timeout(2_000)  # compiled WebAssembly is kept a little later
        with browser(playwright, profile) as context:
            context.add_init_script("delete Navigator.prototype.serviceWorker")
            found["warm"] = start(context, server.address, profile)
    return found


def median(starts: list[Start], field: str) -> float:
    values: list[float] = [getattr(one, field) for one in starts]
    return statistics.median(values)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--before", type=Path, help="another built site to compare with")
    given = parser.parse_args()
    starts: Starts = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        place, sites = Path(folder), {"ours": DIST}
        if given.before:
            sites |= {"before": given.before}
        else:
            sites |= {"hello": hello(place, False), "stock": hello(place, True)}
        for number in range(given.rounds):
            for name, site in sites.items():
                for kind, one in measure(playwright, site, name).items():
                    starts[name, kind].append(one)
            print(f"round {number + 1} of {given.rounds}", file=sys.stderr)
    print(f"{'':8}{'':9}{'read ms':>8}{'ms':>8}{'work ms':>9}{'kB':>9}{'MB':>9}{'shift':>8}")
    for (name, kind), found in starts.items():
        time, work = median(found, "time"), median(found, "work")
        print(
            f"{name:8}{kind:9}{median(found, 'read'):8.0f}{time:8.0f}{work:9.0f}"
            f"{median(found, 'received') / 1000:9.0f}{median(found, 'memory'):9.1f}"
            f"{median(found, 'shift'):8.3f}"
        )
    print()
    if given.before:
        beside_before(starts)
    else:
        beside_stock(starts)


def beside_before(starts: Starts) -> None:
    """Print the ratios to the earlier build."""
    for kind in ("cold", "warm", "offline"):
        ours, before = starts["ours", kind], starts["before", kind]
        read, time, work = (
            median(ours, field) / median(before, field) for field in ("read", "time", "work")
        )
        print(f"{kind:8} ours / before: read {read:.2f}, time {time:.2f}, work {work:.2f}")


def beside_stock(starts: Starts) -> None:
    """Print the ratios to PyScript as it comes."""
    cold, warm = (median(starts["stock", kind], "time") for kind in ("cold", "warm"))
    print(f"cold, ours / stock       {median(starts['ours', 'cold'], 'time') / cold:5.2f}")
    for kind in ("warm", "offline"):
        share = median(starts["ours", kind], "time") / warm
        print(f"{kind} / stock warm{'':{11 - len(kind)}}{share:5.2f}")
    for kind in ("cold", "warm"):
        more = median(starts["ours", kind], "time") - median(starts["hello", kind], "time")
        print(f"{kind}, ours - hello       {more:5.0f} ms")


EXECUTABLE = find_browser()

if __name__ == "__main__":
    main()
