"""root.js: what Python is told of what a person does."""

import pytest
from playwright.sync_api import Page, expect

from e2e.root_bench import HOW, open_bench, show, told


@pytest.fixture(params=HOW)
def bench(request: pytest.FixtureRequest, page: Page, site: str) -> Page:
    return open_bench(page, site, request.param)


def test_clicks_tell_the_nearest_word(bench: Page) -> None:
    show(
        bench,
        '<div data-on-click="far"><button value="v" data-on-click="near"><i>x</i></button></div>',
    )
    bench.locator("i").click()
    ((kind, text, detail),) = told(bench, "click")
    assert (kind, text, detail["value"]) == ("click", "near", "v")


def test_what_is_disabled_tells_nothing(bench: Page) -> None:
    show(
        bench,
        '<div data-on-click="no"><button aria-disabled="true" data-on-click="x">x</button></div>',
    )
    bench.locator("button").dispatch_event("click")
    assert told(bench, "click") == []


def test_links_with_a_word_stay_on_the_page(bench: Page) -> None:
    show(bench, '<a href="./elsewhere" data-on-click="go">x</a>')
    bench.locator("a").click()
    assert told(bench, "click")[0][1] == "go"
    assert bench.url.endswith("bench.html")


def test_forms_tell_their_fields(bench: Page) -> None:
    show(
        bench,
        '<form data-on-submit="start"><input name="who" value="Ann"><input name="seat" value="1">'
        '<input name="seat" value="2"><button name="go" value="now">x</button></form>',
    )
    bench.locator("button").click()
    ((_, text, detail),) = told(bench, "submit")
    assert (text, detail["fields"]) == ("start", {"who": "Ann", "seat": ["1", "2"], "go": "now"})


def test_fields_tell_when_they_are_changed(bench: Page) -> None:
    show(
        bench,
        '<input id="t" data-on-change="typed"><input type="checkbox" data-on-change="tick">',
    )
    bench.locator("#t").fill("<b>")
    bench.locator("#t").blur()
    bench.locator("[type=checkbox]").check()
    (_, text, typed), (_, tick, box) = told(bench, "change")
    assert (text, typed["value"]) == ("typed", "<b>")
    assert (tick, box["checked"]) == ("tick", True)


def test_chosen_files_are_read(bench: Page) -> None:
    show(bench, '<input type="file" data-on-change="import">')
    field = bench.locator("input")
    for content in (b"[Game ra]", b"x" * 1_000_001):
        field.set_input_files({"name": "game.ra", "mimeType": "text/plain", "buffer": content})
    bench.wait_for_function("() => told.length >= 2")
    small, large = (detail["files"][0] for _, _, detail in told(bench, "change"))
    assert small == {"name": "game.ra", "size": 9, "text": "[Game ra]"}
    assert large == {"name": "game.ra", "size": 1_000_001, "text": None}


def test_dropped_text_and_files_are_read(bench: Page) -> None:
    show(bench, '<div data-on-drop="import" class="box"></div>')
    bench.evaluate(
        """() => {
          const data = new DataTransfer();
          data.setData("text/plain", "some text");
          data.items.add(new File(["of a file"], "g.ra"));
          const drop = new DragEvent("drop", {dataTransfer: data, bubbles: true});
          place.firstChild.dispatchEvent(drop);
        }"""
    )
    bench.wait_for_function("() => told.length")
    ((_, text, detail),) = told(bench, "drop")
    assert (text, detail["data"]) == ("import", "some text")
    assert detail["files"] == [{"name": "g.ra", "size": 9, "text": "of a file"}]


def test_keys_say_what_was_pressed_and_where(bench: Page) -> None:
    show(bench, '<input id="t"><button id="b">x</button><p id="p" tabindex="-1">y</p>')
    for name, key in (("#t", "a"), ("#b", "?"), ("#p", "Control+ArrowLeft")):
        bench.locator(name).press(key)
    heard = [
        (text, d["field"], d["ctrl"])
        for _, text, d in told(bench, "key")
        if text not in {"Shift", "Control"}
    ]
    assert heard == [("a", True, False), ("?", False, False), ("ArrowLeft", False, True)]


def test_a_key_that_is_taken_does_nothing_else(bench: Page) -> None:
    show(bench, '<input id="t">')
    bench.evaluate("take.push('a')")
    bench.locator("#t").press_sequentially("abc")
    expect(bench.locator("#t")).to_have_value("bc")


def test_arrows_lead_through_buttons_that_are_one_stop(bench: Page) -> None:
    show(
        bench,
        '<div data-arrows><button id="a">a</button><button id="b" tabindex="-1">b</button></div>',
    )
    bench.locator("#a").press("ArrowDown")
    expect(bench.locator("#b")).to_be_focused()
    expect(bench.locator("#a")).to_have_attribute("tabindex", "-1")
    assert told(bench, "key") == [], "the keys of the page are others"


def test_a_click_can_lead_the_focus(bench: Page) -> None:
    show(bench, '<button data-on-click="x" data-goes="h">x</button><h2 id="h" tabindex="-1">h</h2>')
    bench.locator("button", has_text="x").click()
    expect(bench.locator("#h")).to_be_focused()


def test_what_takes_the_focus_can_give_it_back(bench: Page) -> None:
    button = '<button id="a">a</button>'
    show(bench, button)
    bench.locator("#a").focus()
    show(bench, button + '<h2 id="h" tabindex="-1" data-focus="panel" data-back>h</h2>')
    expect(bench.locator("#h")).to_be_focused()
    show(bench, button)
    expect(bench.locator("#a")).to_be_focused()


def test_what_is_shown_anew_comes_into_sight(bench: Page) -> None:
    lines = "".join(f"<p>{n}</p>" for n in range(100))
    html = '<button id="b">b</button>' + lines + '<p id="p" data-show="{}">here</p>' + lines
    show(bench, '<button id="b">b</button>')
    bench.locator("#b").focus()
    show(bench, html.format("one"))
    expect(bench.locator("#p")).to_be_in_viewport()
    bench.evaluate("scrollTo(0, 0)")
    show(bench, html.format("one"))
    expect(bench.locator("#p")).not_to_be_in_viewport()
    show(bench, html.format("two"))
    expect(bench.locator("#p")).to_be_in_viewport()
