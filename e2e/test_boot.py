"""The page from the first byte to the moment Python takes over, and when it can't."""

import json
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import DIST, Troubles, app_folder, check_accessible, ready
from tools.serve import serve

TITLES = {
    "en-GB": "Ra – two games of the same name",
    "fr-FR": "Ra\N{NO-BREAK SPACE}– deux jeux du même nom",
    "ru-RU": "Ра\N{NO-BREAK SPACE}— две игры с этим названием",
    "de-DE": "Ra – two games of the same name",
}
FETCHED = json.loads(
    (DIST / "index.html").read_text().split('id="boot-files">')[1].split("</script>")[0]
)
APP = app_folder()
NewContext = Callable[..., BrowserContext]
BROKEN_MAIN = 'raise RuntimeError("the table has no legs")'


def hold(page: Page, pattern: str) -> Callable[[], None]:
    """Keep what matches `pattern` from arriving; call the result to let it go."""
    held: list[Route] = []
    page.route(pattern, lambda route: held.append(route))

    def release() -> None:
        for route in held:
            route.continue_()
        page.unroute(pattern)

    return release


def save_settings(context: BrowserContext, **settings: str) -> None:
    text = json.dumps(json.dumps(settings))
    # about:blank has no storage
    context.add_init_script(
        f"if (location.protocol === 'http:') localStorage.setItem('ra.settings', {text})"
    )


def bar(page: Page) -> float:
    return float(page.locator("#boot-progress").evaluate("bar => bar.value"))


def test_python_takes_over(page: Page) -> None:
    page.goto("")
    ready(page)
    expect(page.locator("#boot")).to_have_count(0)
    expect(page.locator("#app > *").first).to_be_attached()


def test_readable_before_python_runs(page: Page) -> None:
    hold(page, "**/app.zip")
    page.goto("")
    expect(page.get_by_role("heading", name="Ra")).to_be_visible()
    expect(page.locator("#boot-what")).to_contain_text("two to five players")
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert page.locator("html").get_attribute("data-ready") is None


@pytest.mark.parametrize("locale", TITLES)
def test_speaks_the_browsers_language(new_context: NewContext, locale: str) -> None:
    page = new_context(locale=locale).new_page()
    hold(page, "**/app.zip")
    page.goto("")
    expect(page).to_have_title(TITLES[locale])
    expected = locale[:2] if locale != "de-DE" else "en"
    expect(page.locator("html")).to_have_attribute("lang", expected)


def test_speaks_the_saved_language(new_context: NewContext) -> None:
    context = new_context(locale="ru-RU")
    save_settings(context, language="fr")
    page = context.new_page()
    hold(page, "**/app.zip")
    page.goto("")
    expect(page).to_have_title(TITLES["fr-FR"])


@pytest.mark.parametrize("system", ["light", "dark"])
@pytest.mark.parametrize("saved", ["system", "day", "night", "rubbish", None])
def test_theme_is_there_from_the_start(
    new_context: NewContext, system: str, saved: str | None
) -> None:
    context = new_context(color_scheme=system)
    if saved:
        save_settings(context, theme=saved)
    page = context.new_page()
    hold(page, "**/core.js")
    page.goto("", wait_until="commit")
    theme = saved if saved in {"day", "night"} else "system"
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    seen = theme if theme != "system" else {"light": "day", "dark": "night"}[system]
    assert bar_colours(page) == [seen]


@pytest.mark.parametrize("saved", ["day", "system"])
def test_the_browsers_bar_follows_settings_and_device(new_context: NewContext, saved: str) -> None:
    context = new_context(color_scheme="light")
    save_settings(context, theme=saved)
    page = context.new_page()
    page.goto("")
    ready(page)
    assert bar_colours(page) == ["day"]
    page.emulate_media(color_scheme="dark")
    assert bar_colours(page) == ["day" if saved == "day" else "night"]
    page.locator("#bar-settings").click()
    for theme in ("night", "day", "system"):
        page.locator(f"label:has(input[value={theme}])").click()
        assert bar_colours(page) == ["day" if theme == "day" else "night"]
    page.emulate_media(color_scheme="light")
    assert bar_colours(page) == ["day"]


def bar_colours(page: Page) -> list[str]:
    """Which of the colours for the browser's own bar hold now: the first does."""
    return list(
        page.locator("meta[name=theme-color]").evaluate_all(
            "all => all.filter(one => matchMedia(one.media).matches).map(one => one.dataset.of)"
        )
    )


@pytest.mark.parametrize("stored", ["", "null", "{", "[1]", '"night"', "7"])
def test_unreadable_settings_do_no_harm(page: Page, stored: str) -> None:
    page.add_init_script(f"localStorage.setItem('ra.settings', {json.dumps(stored)})")
    hold(page, "**/app.zip")
    page.goto("")
    expect(page).to_have_title(TITLES["en-GB"])


def test_bar_shows_what_has_arrived(page: Page) -> None:
    total = sum(FETCHED.values())
    wasm = next(name for name in FETCHED if name.endswith(".wasm"))
    let_interpreter_go = hold(page, f"**/{wasm}")
    let_app_go = hold(page, "**/app.zip")
    page.goto("")
    expect(page.locator("#boot-doing")).to_have_text("Loading the game")
    page.wait_for_function("() => document.getElementById('boot-progress').value > 0.1")
    assert bar(page) <= (total - FETCHED[wasm] - FETCHED[f"{APP}/app.zip"]) / total
    let_interpreter_go()
    expect(page.locator("#boot-doing")).to_have_text("Waking up Python")
    assert bar(page) > FETCHED[wasm] / total
    assert bar(page) < 0.95
    let_app_go()
    ready(page)


def test_every_file_counts(page: Page) -> None:
    """All bytes of the list arrive: its names are those of what the page loads."""
    page.route("**/web/main.py", lambda route: route.fulfill(body="import asyncio\n"))
    page.add_init_script(
        """window.amounts = [];
        new MutationObserver(() => {
          const amount = document.getElementById("boot-amount");
          if (amount) amounts.push(amount.textContent);
        }).observe(document, {subtree: true, childList: true, characterData: true});"""
    )
    page.goto("")
    expect(page.locator("#boot-failure")).to_be_visible()
    small = FETCHED[f"{APP}/web/main.py"]
    last = page.evaluate("amounts.at(-1)")
    all_of_it = (sum(FETCHED.values())) / 1e6
    nearly = (sum(FETCHED.values()) - small) / 1e6
    assert last in {f"{n:.1f} of {all_of_it:.1f} MB" for n in (all_of_it, nearly)}


@pytest.mark.parametrize("name", FETCHED)
def test_a_file_that_does_not_arrive(page: Page, troubles: Troubles, name: str) -> None:
    check_failure_is_told(page, troubles, name, lambda route: route.abort("connectionreset"))


# By PyScript, by Pyodide, as a module, as a module of that, as a module for Python.
@pytest.mark.parametrize(
    "name", ["app.zip", "pyodide.asm.wasm", "core.js", "pictures.js", "root.js"]
)
def test_a_file_that_is_not_there(page: Page, troubles: Troubles, name: str) -> None:
    check_failure_is_told(page, troubles, name, lambda route: route.fulfill(status=404))


def check_failure_is_told(
    page: Page, troubles: Troubles, name: str, break_it: Callable[[Route], None]
) -> None:
    troubles.expect("")  # the console tells of it too, in the words of whoever wanted the file
    page.route(f"**/{name}", break_it)
    page.goto("")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(page.locator("#boot-detail")).not_to_be_empty()
    expect(page.locator("#boot-loading")).to_be_hidden()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_another_try_can_succeed(page: Page, troubles: Troubles) -> None:
    troubles.expect("Failed to")
    page.route("**/app.zip", lambda route: route.abort("connectionreset"))
    page.goto("")
    expect(page.locator("#boot-detail")).to_have_text(f"Could not load {APP}/app.zip")
    page.unroute("**/app.zip")
    page.get_by_role("button", name="Try again").click()
    ready(page)


def test_python_that_fails(page: Page, troubles: Troubles) -> None:
    troubles.expect("the table has no legs")
    page.route("**/web/main.py", lambda route: route.fulfill(body=BROKEN_MAIN))
    page.goto("")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_waiting_too_long_offers_another_try(page: Page) -> None:
    page.clock.install()
    let_go = hold(page, "**/app.zip")
    page.goto("")
    expect(page.locator("#boot-doing")).to_have_text("Waking up Python")
    page.clock.run_for(21_000)
    expect(page.get_by_role("alert")).to_contain_text("You can wait, or try again")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.clock.resume()
    let_go()
    ready(page)


@pytest.mark.parametrize("lacking", ["WebAssembly.Exception", "structuredClone", "ReadableStream"])
def test_a_browser_that_is_too_old(page: Page, troubles: Troubles, lacking: str) -> None:
    troubles.expect("")  # what an old browser says to the rest is its own affair
    page.add_init_script(f"delete {lacking}")
    page.goto("")
    expect(page.get_by_role("alert")).to_contain_text("too old")
    expect(page.locator("#boot-loading")).to_be_hidden()


def test_a_browser_without_scripts(new_context: NewContext) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto("")
    assert "needs JavaScript" in page.locator("body").inner_text()
    expect(page.locator("#boot-loading")).to_be_hidden()


def test_works_in_a_folder_of_a_host(page: Page, troubles: Troubles) -> None:
    with serve(DIST, under="/games/of/ra/") as address:
        host = address.removesuffix("/games/of/ra/")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        troubles.expect(f"request to another host: {address}")
        page.goto(address)
        ready(page)
    assert all(url.startswith(address) for url in asked if url.startswith(host))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_loading_screen_is_accessible(new_context: NewContext, scheme: str) -> None:
    page = new_context(color_scheme=scheme).new_page()
    hold(page, "**/app.zip")
    page.goto("")
    expect(page.locator("#boot-doing")).to_have_text("Waking up Python")
    check_accessible(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_failure_screen_is_accessible(
    page: Page, troubles: Troubles, scheme: Literal["light", "dark"]
) -> None:
    troubles.expect("Failed to load resource")
    troubles.expect("Failed to fetch")
    page.emulate_media(color_scheme=scheme)
    page.route("**/app.zip", lambda route: route.abort())
    page.goto("")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    check_accessible(page)


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_runs_over_the_edge(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 568})
    hold(page, "**/app.zip")
    page.goto("")
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
