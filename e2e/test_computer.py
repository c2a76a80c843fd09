"""Against the computer: whole games in each language, its pace, its failures, its turns undone."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import START_TIMEOUT, Troubles, check_accessible, ready
from e2e.records import ALONE, game_until, idle, persons_turn, powerless
from e2e.table import INSTANT, End, Table, change_settings, choose, open_record, open_site, start
from web.settings import PACES

LANGUAGES = {"fr": "deux jeux", "ru": "две игры"}
BROKEN_WORKERS = {
    "throws": """postMessage(["", "", ""]); addEventListener("message", ({ data: [ticket] }) =>
        postMessage([ticket, "", "the sphinx has fallen asleep"]));""",
    "does not start": """postMessage(["", "", "no sphinx here"]);""",
    "breaks": """throw new Error("a stone fell off");""",
    "is silent": "",
    "is absent": None,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_game_against_three_computers(page: Page, language: str) -> None:
    open_site(page)
    page.get_by_role("button", name="Settings").click()
    choose(page, f"setting-language-{language}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page).to_have_title(re.compile(LANGUAGES[language]))
    page.locator("#panel-close").click()
    start(page)
    table = Table(page, seed=4)
    story = table.play()
    assert [moment for moment in story if moment.control == "act d"]
    english = re.compile("Your turn|Draw|Invoke|wins|Play again|Epoch")
    expect(page.locator("#decision")).not_to_contain_text(english)
    expect(page.locator(".panel")).not_to_contain_text(english)
    table.open("scores")
    end = End.on(page)
    record = table.record()
    assert [seat.level for seat in record.seats] == [None, "novice", "apprentice", "novice"]
    assert end == End.of(record)


def watch_moves(page: Page) -> None:
    """From now on, note when actions are shown."""
    page.evaluate(
        """() => {
          window.moments = [];
          let last = document.querySelector(".headline").id;
          const look = () => {
            const now = document.querySelector(".headline").id;
            if (now !== last) moments.push(performance.now());
            last = now;
          };
          new MutationObserver(look)
            .observe(document.getElementById("app"), {subtree: true, childList: true});
        }"""
    )


def pauses(page: Page) -> list[float]:
    """Milliseconds between the actions noted."""
    return list(page.evaluate("moments.slice(1).map((time, n) => time - moments[n])"))


def test_computers_take_their_time(page: Page) -> None:
    """At the normal pace each action of a computer can be followed: it comes after a pause."""
    table = open_record(page, game_until(persons_turn, players=4, levels=ALONE), pace="normal")
    watch_moves(page)
    table.do("act d")
    expect(page.locator(".decision--wait")).to_be_visible()
    page.wait_for_function("() => moments.length > 2", timeout=START_TIMEOUT)
    assert min(pauses(page)) > 1000


def wait_longer_than_the_page(page: Page) -> None:
    """Let 61 seconds pass, again until the page has begun to wait for an answer and given up."""
    told = page.locator("#decision", has_text="can't answer")
    for _ in range(60):
        if told.count():
            break
        page.clock.fast_forward(61_000)
        page.wait_for_timeout(500)


@pytest.mark.parametrize("failure", BROKEN_WORKERS)
def test_computer_that_fails(page: Page, troubles: Troubles, failure: str) -> None:
    """It is told, the game is as it was, and another try can succeed."""
    troubles.expect("")  # the worker's own words on the console are Pyodide's affair

    def fail(route: Route) -> None:
        body = BROKEN_WORKERS[failure]
        if body is None:
            route.fulfill(status=404, body="Not Found")
        else:
            route.fulfill(body=body, content_type="text/javascript")

    page.route("**/opponent.js", fail)
    page.clock.install()
    with page.expect_request("**/opponent.js"):  # it is started before the first question
        table = open_record(page, game_until(persons_turn, players=3, levels=ALONE))
    table.do("act d")
    if failure == "is silent":
        expect(page.locator(".decision--wait")).to_be_visible()
        wait_longer_than_the_page(page)
    expect(page.locator("#decision")).to_contain_text("can't answer", timeout=START_TIMEOUT)
    expect(page.locator("#live")).to_contain_text("is not answering")
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_focused()
    check_accessible(page)
    stopped = table.see()
    page.unroute("**/opponent.js")
    retry.click()
    seen = table.wait()
    assert seen != stopped
    count = len(table.record().actions)
    page.reload()
    ready(page)
    assert len(table.record().actions) >= count


def test_turns_taken_back(page: Page) -> None:
    """Back to each own decision; the same again by redo, by the same tiles."""
    table = open_record(page, game_until(persons_turn, players=3, levels=ALONE))
    mine = [table.see()]
    while len(mine) < 4:
        table.do("act d" if "act d" in mine[-1].controls else mine[-1].controls[-1])
        while (seen := table.wait()).controls == ("act p",):  # is no decision
            table.do("act p")
        mine.append(seen)
    undo, redo = page.locator("#bar-undo"), page.locator("#bar-redo")
    expect(redo).to_be_disabled()
    for seen in reversed(mine[:-1]):
        undo.click()
        assert table.wait() == seen
    for seen in mine[1:]:
        redo.click()
        assert table.wait() == seen
    expect(redo).to_be_disabled()


def test_reload_while_a_computer_thinks(page: Page) -> None:
    """The table is as it was, and the computer thinks on."""
    table = open_record(page, game_until(persons_turn, players=3, levels=ALONE), pace="slow")
    table.do("act d")
    before = table.see()
    assert "thinking" in before.title
    page.reload()
    ready(page)
    assert table.see() == before
    change_settings(page, **INSTANT)
    page.reload()
    ready(page)
    assert table.wait() != before


def test_run_to_the_end_of_the_epoch(page: Page) -> None:
    """Out of suns, one need not watch."""
    table = open_record(page, game_until(idle, players=4, levels=ALONE), pace="slow")
    watch_moves(page)
    page.get_by_role("button", name="Skip to the end of the epoch").click()
    expect(page.get_by_role("button", name="Begin epoch 2").first).to_be_visible(
        timeout=START_TIMEOUT
    )
    expect(page.get_by_role("table", name="Scores of epoch 1")).to_be_visible()
    assert table.see().actor is None
    assert min(pauses(page)) < PACES["slow"], "each action has its pause"


@pytest.mark.parametrize("automatic", [True, False])
def test_passing_by_itself(page: Page, automatic: bool) -> None:
    record = game_until(powerless, players=3, levels=ALONE)
    table = open_record(page, record, automatic_pass=automatic)
    passed = page.locator(f"#log-{len(record.actions) + 1}")
    if not automatic:
        page.wait_for_timeout(700)  # longer than the page waits before it passes
        assert table.see().controls == ("act p",)
        expect(page.locator("#decision")).to_contain_text("you have no higher sun")
        # Turned on at the table, it takes effect at once.
        page.get_by_role("button", name="Settings").click()
        choose(page, "setting-automatic_pass")
    expect(passed).to_contain_text("Ann passes")
