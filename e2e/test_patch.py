"""patch.js: what a render keeps, moves and asks for, and what it tells Python of events."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import app_folder

HTML = """<!doctype html><html lang="en"><title>patch</title>
<style>.box { width: 40px; height: 40px; }</style>
<script type="module" src="./APP/web/static/patch.js"></script><div id="root"></div></html>"""
POSITION = "element => { const r = element.getBoundingClientRect(); return [r.left, r.top]; }"


@pytest.fixture
def bench(page: Page, site: str) -> Page:
    """A page with nothing but patch.js and an empty root; `told` collects the callback's calls."""
    html = HTML.replace("APP", app_folder())
    page.route(
        f"{site}bench.html", lambda route: route.fulfill(body=html, content_type="text/html")
    )
    page.goto("bench.html")
    page.wait_for_function("() => globalThis.raPatch")
    page.evaluate(
        """() => {
          window.root = document.getElementById("root");
          window.told = [];
          window.take = [];
          raPatch.listen(root, (kind, text, detail) => {
            told.push([kind, text, JSON.parse(detail)]);
            return take.includes(kind);
          });
        }"""
    )
    return page


def patch(page: Page, html: str) -> None:
    page.evaluate("html => raPatch.patch(root, html)", html)


def told(page: Page, *kinds: str) -> list[tuple[str, str, dict[str, Any]]]:
    return [tuple(call) for call in page.evaluate("told") if call[0] in kinds]


def animated(page: Page) -> list[str]:
    return list(page.evaluate("document.getAnimations().map(a => a.effect.target.id)"))


# ---- what stays ----


def test_elements_with_ids_stay_themselves(bench: Page) -> None:
    patch(bench, '<p id="a">one</p><button id="b">two</button>')
    bench.evaluate("window.button = document.getElementById('b')")
    bench.locator("#b").focus()
    patch(bench, '<h1>new</h1><section><button id="b">three</button></section>')
    assert bench.evaluate("button.isConnected && button === document.getElementById('b')")
    expect(bench.locator("#b")).to_be_focused()
    expect(bench.locator("#b")).to_have_text("three")


def test_scroll_stays(bench: Page) -> None:
    log = "".join(f"<p>{n}</p>" for n in range(100))
    html = '<div id="log" style="height: 50px; overflow: auto">{}</div>'
    patch(bench, html.format(log))
    bench.locator("#log").evaluate("log => log.scrollTop = 200")
    patch(bench, html.format(log + "<p>100</p>"))
    assert bench.locator("#log").evaluate("log => log.scrollTop") == 200


@pytest.mark.parametrize("tag", ['<input id="f" value="{}">', '<textarea id="f">{}</textarea>'])
def test_a_field_one_types_in_is_left_alone(bench: Page, tag: str) -> None:
    patch(bench, tag.format("old") + "<button>x</button>")
    field = bench.locator("#f")
    field.fill("typed")
    field.evaluate("field => field.setSelectionRange(2, 3)")
    patch(bench, tag.format("other") + "<button>x</button>")
    expect(field).to_have_value("typed")
    assert field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [2, 3]
    bench.locator("button").focus()
    patch(bench, tag.format("other still") + "<button>x</button>")
    expect(field).to_have_value("other still")


def test_an_input_without_value_keeps_its_text(bench: Page) -> None:
    patch(bench, '<input id="f"><button>x</button>')
    bench.locator("#f").fill("typed")
    bench.locator("button").focus()
    patch(bench, '<input id="f"><button>y</button>')
    expect(bench.locator("#f")).to_have_value("typed")


def test_the_html_says_what_is_checked_even_with_focus(bench: Page) -> None:
    patch(bench, '<input type="checkbox" id="c"> <input type="radio" name="r" id="r" checked>')
    bench.locator("#c").check()
    patch(bench, '<input type="checkbox" id="c"> <input type="radio" name="r" id="r">')
    expect(bench.locator("#c")).not_to_be_checked()
    expect(bench.locator("#r")).not_to_be_checked()


def test_details_stay_as_the_person_left_them(bench: Page) -> None:
    html = '<details id="d"><summary>more</summary>{}</details>'
    patch(bench, html.format("a"))
    bench.locator("summary").click()
    patch(bench, html.format("b"))
    expect(bench.locator("#d")).to_have_attribute("open", "")


# ---- focus ----


def test_focus_goes_where_it_is_asked_to_once(bench: Page) -> None:
    html = '<button id="a">a</button><button id="b" data-focus="{}">b</button>'
    patch(bench, '<button id="a">a</button>')
    bench.locator("#a").focus()
    patch(bench, html.format("turn 1"))
    expect(bench.locator("#b")).to_be_focused()
    bench.locator("#a").focus()
    patch(bench, html.format("turn 1"))
    expect(bench.locator("#a")).to_be_focused()
    patch(bench, html.format("turn 2"))
    expect(bench.locator("#b")).to_be_focused()


def test_focus_is_not_lost_with_its_element(bench: Page) -> None:
    patch(bench, '<button id="a">a</button><h2 id="h" tabindex="-1" data-focus="x">h</h2>')
    bench.locator("#a").focus()
    patch(bench, '<h2 id="h" tabindex="-1" data-focus="x">h</h2>')
    expect(bench.locator("#h")).to_be_focused()


# ---- motion ----

LOT = '<div><div class="box" id="t" data-move="tile 7"></div></div><div id="seat"></div>'
SEAT = (
    '<div style="height: 300px"></div>'
    '<div id="seat"><p class="box" style="margin: 0" id="u" data-move="tile 7"></p></div>'
)


def test_what_moves_starts_where_it_was(bench: Page) -> None:
    patch(bench, LOT)
    start = bench.locator("#t").evaluate(POSITION)
    places = bench.evaluate(
        f"""html => {{
          raPatch.patch(root, html);
          const animation = document.getAnimations()[0];
          animation.pause();
          animation.currentTime = 0;
          const tile = document.getElementById("u"), first = ({POSITION})(tile);
          animation.finish();
          return [first, ({POSITION})(tile)];
        }}""",
        SEAT,
    )
    assert places[0] == pytest.approx(start, abs=1)
    assert places[1][1] == pytest.approx(start[1] + 300, abs=1)


def test_what_stays_does_not_move_and_what_enters_fades_in(bench: Page) -> None:
    patch(bench, '<div class="box" id="a" data-move="a"></div>')
    patch(
        bench,
        '<div class="box" id="a" data-move="a"></div>'
        '<div class="box" id="b" data-move="b" data-enter></div>'
        '<div class="box" id="c" data-move="c"></div>',
    )
    assert animated(bench) == ["b"]


def test_what_is_in_something_that_moves_is_carried(bench: Page) -> None:
    inner = '<div class="box" id="in" data-move="in"></div>'
    outer = '<div id="out" data-move="out" style="margin-top: {}px">' + inner + "</div>"
    patch(bench, outer.format(0))
    patch(bench, outer.format(200))
    assert animated(bench) == ["out"]


def test_a_new_render_takes_motion_over(bench: Page) -> None:
    patch(bench, LOT)
    patch(bench, SEAT)
    patch(bench, SEAT)
    assert len(animated(bench)) <= 1


@pytest.mark.parametrize("how", ["reduced", "off"])
def test_motion_can_be_off(bench: Page, how: str) -> None:
    if how == "reduced":
        bench.emulate_media(reduced_motion="reduce")
    else:
        bench.evaluate("document.documentElement.dataset.motion = 'off'")
    patch(bench, LOT)
    patch(bench, SEAT)
    assert animated(bench) == []


# ---- events ----


def test_clicks_tell_the_nearest_word(bench: Page) -> None:
    patch(
        bench,
        '<div data-on-click="far"><button value="v" data-on-click="near"><i>x</i></button></div>',
    )
    bench.locator("i").click(modifiers=["Shift"])
    ((kind, text, detail),) = told(bench, "click")
    assert (kind, text, detail["value"], detail["shift"]) == ("click", "near", "v", True)


def test_what_is_disabled_tells_nothing(bench: Page) -> None:
    patch(
        bench,
        '<div data-on-click="no"><button aria-disabled="true" data-on-click="x">x</button></div>',
    )
    bench.locator("button").dispatch_event("click")
    assert told(bench, "click") == []


def test_links_with_a_word_stay_on_the_page(bench: Page) -> None:
    patch(bench, '<a href="./elsewhere" data-on-click="go">x</a>')
    bench.locator("a").click()
    assert told(bench, "click")[0][1] == "go"
    assert bench.url.endswith("bench.html")


def test_forms_tell_their_fields(bench: Page) -> None:
    patch(
        bench,
        '<form data-on-submit="start"><input name="who" value="Ann"><input name="seat" value="1">'
        '<input name="seat" value="2"><button name="go" value="now">x</button></form>',
    )
    bench.locator("button").click()
    ((_, text, detail),) = told(bench, "submit")
    assert (text, detail["fields"]) == ("start", {"who": "Ann", "seat": ["1", "2"], "go": "now"})


def test_fields_tell_input_and_change(bench: Page) -> None:
    patch(
        bench,
        '<input id="t" data-on-input="typing" data-on-change="typed">'
        '<input type="checkbox" data-on-change="tick">',
    )
    bench.locator("#t").fill("<b>")
    bench.locator("#t").blur()
    bench.locator("[type=checkbox]").check()
    calls = [
        (kind, text, d["value"], d["checked"]) for kind, text, d in told(bench, "input", "change")
    ]
    assert calls[:2] == [("input", "typing", "<b>", False), ("change", "typed", "<b>", False)]
    assert calls[2][1::2] == ("tick", True)


def test_chosen_files_are_read(bench: Page) -> None:
    patch(bench, '<input type="file" data-on-change="import">')
    field = bench.locator("input")
    for content in (b"[Game ra]", b"x" * 1_000_001):
        field.set_input_files({"name": "game.ra", "mimeType": "text/plain", "buffer": content})
    bench.wait_for_function("() => told.length >= 2")
    small, large = (detail["files"][0] for _, _, detail in told(bench, "change"))
    assert small == {"name": "game.ra", "size": 9, "text": "[Game ra]"}
    assert large == {"name": "game.ra", "size": 1_000_001, "text": None}


def test_dropped_text_and_files_are_read(bench: Page) -> None:
    patch(bench, '<div data-on-drop="import" class="box"></div>')
    bench.evaluate(
        """() => {
          const data = new DataTransfer();
          data.setData("text/plain", "some text");
          data.items.add(new File(["of a file"], "g.ra"));
          root.firstChild.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true}));
        }"""
    )
    bench.wait_for_function("() => told.length")
    ((_, text, detail),) = told(bench, "drop")
    assert (text, detail["data"]) == ("import", "some text")
    assert detail["files"] == [{"name": "g.ra", "size": 9, "text": "of a file"}]


def test_details_tell_when_they_open(bench: Page) -> None:
    patch(bench, '<details data-on-toggle="more"><summary>x</summary></details>')
    bench.locator("summary").click()
    bench.wait_for_function("() => told.some(call => call[0] === 'toggle')")
    assert told(bench, "toggle")[0][2]["open"] is True


def test_keys_say_where_the_focus_is(bench: Page) -> None:
    patch(bench, '<input id="t"><button id="b">x</button><p id="p" tabindex="-1">y</p>')
    for name, key in (("#t", "a"), ("#b", "?"), ("#p", "ArrowLeft")):
        bench.locator(name).press(key)
    heard = [
        (text, d["field"], d["control"]) for _, text, d in told(bench, "key") if text != "Shift"
    ]
    assert heard == [("a", True, True), ("?", False, True), ("ArrowLeft", False, False)]


def test_a_key_taken_by_its_element_goes_no_further(bench: Page) -> None:
    patch(bench, '<div data-on-keydown="row"><button>x</button></div>')
    bench.evaluate("take.push('keydown')")
    bench.locator("button").press("Enter")
    assert [text for _, text, _ in told(bench, "keydown")] == ["row"]
    assert told(bench, "key") == []
