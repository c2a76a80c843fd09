"""How fast the hexagon game is: lines of play counted, positions searched, what each part takes.

usage: python -m tools.bench.hexagon [repetitions] [--browser]

Each figure is the best of several repetitions, in processor time. With --browser the same is
measured in Chromium, in the Pyodide of the built site. Not a test: nothing fails when it is slow.
"""

from __future__ import annotations

import argparse
import base64
import io
import platform
import random
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path

from ra.hexagon import STANDARD, Placement, Setup, State
from ra.hexagon.bots.gates import best_entry
from ra.hexagon.bots.search import Search
from ra.hexagon.bots.stakes import stakes
from ra.hexagon.bots.thought import Thought
from ra.hexagon.bots.ways import steps, ways_of
from tools.bench.clock import best_seconds, seconds
from tools.hexagon.perft import leaves
from tools.random_games.hexagon import RandomMatch

ROOT = Path(__file__).resolve().parents[2]
NODES = 36_000
"""Positions that the Master visits."""
DEEPEST = 40
"""A depth in plies that no search reaches."""
ROUNDS = 20
"""How often a part is done in each position, so that it takes long enough to measure."""
Row = tuple[str, float, str]

IN_THE_PAGE = """async ([site, modules, repetitions]) => {
  const { loadPyodide } = await import(`${site}/pyodide.mjs`);
  const python = await loadPyodide({ stdLibURL: `${site}/whole.zip` });
  python.unpackArchive(Uint8Array.from(atob(modules), (letter) => letter.charCodeAt(0)), "zip");
  python.runPython(`
    import gc, sys
    gc.enable()
    sys.path.insert(0, ".")
    from tools.bench.hexagon import table`);
  return python.globals.get("table")(repetitions);
}"""


def moments() -> list[State]:
    """Games after 4 to 12 random moves, on the standard board."""
    games = (RandomMatch(STANDARD, False, 0, seed, most=4 + seed % 9) for seed in count())
    reached = (game.end() for game in games)
    return list(islice((state for state in reached if state.legal), 27))


def part_rows(states: list[State], repetitions: int) -> Iterator[Row]:
    """How long the parts of a search take, for a position in the middle of a game."""
    positions = [state.placement for state in states]
    ways, taking = ways_of(STANDARD), ways_of(STANDARD, taking=True)

    def made(placement: Placement) -> None:
        for move in placement.moves():
            placement.unmake(move, placement.make(move))

    def row(name: str, part: Callable[[Placement], object]) -> Row:
        def work() -> None:
            for placement in positions:
                for _ in range(ROUNDS):
                    part(placement)

        return name, best_seconds(work, repetitions) / ROUNDS / len(positions) * 1e6, "µs"

    yield row("all moves", Placement.moves)
    yield row("with what they gain", lambda placement: steps(placement, ways))
    yield row("the same, in order", lambda placement: sorted(steps(placement, ways)))
    yield row("captures alone", lambda placement: steps(placement, taking))
    yield row("can a side enter", lambda placement: best_entry(placement, 0))
    moves = sum(len(placement.moves()) for placement in positions) / len(positions)
    all_made, listed = row("", made)[1], row("", Placement.moves)[1]
    yield "make and take back", (all_made - listed) / moves, "µs"
    searches = [Search(state.placement, (), stakes(state), NODES) for state in states]
    summed = best_seconds(
        lambda: [search.balance() for search in searches for _ in range(ROUNDS)], repetitions
    )
    yield "worth, counted anew", summed / ROUNDS / len(searches) * 1e6, "µs"


def first_thought() -> None:
    """What the Master thinks before the first move."""
    state = State.start(Setup(STANDARD, match=False, first=0))
    Thought(state, NODES, random.Random(1)).deepen(DEEPEST)


def rows(repetitions: int) -> Iterator[Row]:
    """All rows; the first search comes first, while nothing is cached yet."""
    for name in ("first thought", "the same once more"):
        yield name, seconds(first_thought) * 1e3, "ms"
    lines = leaves(Placement.start(STANDARD, 0), 4)
    counting = best_seconds(lambda: leaves(Placement.start(STANDARD, 0), 4), repetitions)
    yield "four moves deep", counting, "s"
    yield "lines of play counted", lines / counting, "a second"
    states = moments()
    visited, spent = 0, 0.0
    for state in states:
        thought = Thought(state, NODES, random.Random(1))
        spent += seconds(partial(thought.deepen, DEEPEST))
        visited += thought.search.visited
    yield "positions searched", visited / spent, "a second"
    yield "a position searched", spent / visited * 1e6, "µs"
    yield from part_rows(states, repetitions)


def table(repetitions: int) -> str:
    """What was measured, to be printed."""
    where = f"{platform.python_implementation()} {platform.python_version()} {platform.machine()}"
    lines = [f"{name:24}{value:14,.2f} {unit}" for name, value, unit in rows(repetitions)]
    return "\n".join([f"{where}, best of {repetitions}", *lines])


def modules() -> bytes:
    """The rules, the bots and the tools, as a zip."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for file in (*ROOT.glob("ra/**/*.py"), *ROOT.glob("tools/**/*.py")):
            archive.write(file, file.relative_to(ROOT))
    return packed.getvalue()


def table_in_browser(repetitions: int) -> str:
    """The table as measured in Chromium."""
    from playwright.sync_api import sync_playwright

    from tools.browser import OPTIONS, find_browser
    from tools.serve import serve

    browser_path = find_browser()
    (pyodide,) = ROOT.glob("dist/vendor/pyodide-*")
    whole = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"
    with serve(ROOT / "dist") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=OPTIONS)
        page = browser.new_page()
        site = f"{address.rstrip('/')}/vendor/{pyodide.name}"
        page.route("**/whole.zip", lambda route: route.fulfill(path=whole))
        page.goto(f"{address.rstrip('/')}/licences.html")
        packed = base64.b64encode(modules()).decode()
        return str(page.evaluate(IN_THE_PAGE, [site, packed, repetitions]))


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(prog="python -m tools.bench.hexagon")
    options.add_argument("repetitions", type=int, nargs="?", default=5)
    options.add_argument("--browser", action="store_true")
    given = options.parse_args()
    measure = table_in_browser if given.browser else table
    print(measure(given.repetitions))


if __name__ == "__main__":
    main()
