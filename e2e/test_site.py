"""The built site as a whole: the same each time, complete, and nothing asked for twice."""

from collections import Counter
from pathlib import Path

from playwright.sync_api import Page

from e2e.building import built, copy_sources
from e2e.conftest import DIST, START_TIMEOUT, ready

IMPORTS = """
import importlib, json, pkgutil, shipped, sys, traceback, zipfile
from pyscript import document
import pyscript

names = [name for name in zipfile.ZipFile("python.zip").namelist() if name.endswith(".pyc")]
names = [name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in names]
names += [f"pyscript.{module.name}" for module in pkgutil.iter_modules(pyscript.__path__)]
names += [
    name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    for name in zipfile.ZipFile(next(path for path in sys.path if "python31" in path)).namelist()
]
failed = []
for name in names:
    try:
        if not name.endswith("__main__"):
            importlib.import_module(name)
    except Exception:
        failed.append(f"{name}: {traceback.format_exc().splitlines()[-1]}")
document.documentElement.dataset.imported = json.dumps([len(names), failed])
"""


def files(site: Path) -> dict[str, bytes]:
    return {
        file.relative_to(site).as_posix(): file.read_bytes()
        for file in site.rglob("*")
        if file.is_file() and file.name != ".made"
    }


def test_the_same_sources_give_the_same_site(tmp_path: Path) -> None:
    """In another folder, at another time, byte for byte."""
    first, second = files(DIST), files(built(copy_sources(tmp_path)))
    assert first.keys() == second.keys()
    assert [name for name in first if first[name] != second[name]] == []


def test_every_module_can_be_imported(page: Page) -> None:
    """Of the app, of PyScript and of the trimmed library: nothing they import is missing."""
    page.route(
        "**/web/main.py",
        lambda route: route.fulfill(body=IMPORTS),
    )
    page.goto("")
    page.wait_for_selector("html[data-imported]", state="attached", timeout=START_TIMEOUT)
    number, failed = page.evaluate("JSON.parse(document.documentElement.dataset.imported)")
    assert number > 250
    assert failed == []


def test_nothing_is_asked_for_in_vain_or_twice(page: Page) -> None:
    asked: Counter[str] = Counter()
    page.on("request", lambda request: asked.update([request.url]))
    page.goto("")
    ready(page)
    icon = {url for url in asked if url.endswith("icon.svg")}
    assert {url for url, times in asked.items() if times > 1} <= icon
    names = {url.rsplit("/", 1)[1] for url in asked}
    stubs = {name for name in names if "py-" in name or "mpy" in name or "codemirror" in name}
    assert stubs == set()
