"""root.js: what a render keeps, moves and asks for, and what several in a document leave alone."""

import pytest
from playwright.sync_api import Page, expect

from e2e.root_bench import HOW, open_bench, show, told

POSITION = "element => { const r = element.getBoundingClientRect(); return [r.left, r.top]; }"


@pytest.fixture(params=HOW)
def bench(request: pytest.FixtureRequest, page: Page, site: str) -> Page:
    return open_bench(page, site, request.param)


def animated(page: Page) -> list[str]:
    return list(page.evaluate("place.getRootNode().getAnimations().map(a => a.effect.target.id)"))


# ---- what stays ----


def test_elements_with_ids_stay_themselves(bench: Page) -> None:
    show(bench, '<p id="a">one</p><button id="b">two</button>')
    bench.evaluate("window.button = place.querySelector('#b')")
    bench.locator("#b").focus()
    show(bench, '<h1>new</h1><section><button id="b">three</button></section>')
    assert bench.evaluate("button.isConnected && button === place.querySelector('#b')")
    expect(bench.locator("#b")).to_be_focused()
    expect(bench.locator("#b")).to_have_text("three")


def test_scroll_stays(bench: Page) -> None:
    log = "".join(f"<p>{n}</p>" for n in range(100))
    html = '<div id="log" style="height: 50px; overflow: auto">{}</div>'
    show(bench, html.format(log))
    bench.locator("#log").evaluate("log => log.scrollTop = 200")
    show(bench, html.format(log + "<p>100</p>"))
    assert bench.locator("#log").evaluate("log => log.scrollTop") == 200


@pytest.mark.parametrize("tag", ['<input id="f" value="{}">', '<textarea id="f">{}</textarea>'])
def test_a_field_one_types_in_is_left_alone(bench: Page, tag: str) -> None:
    show(bench, tag.format("old") + "<button>x</button>")
    field = bench.locator("#f")
    field.fill("typed")
    field.evaluate("field => field.setSelectionRange(2, 3)")
    show(bench, tag.format("other") + "<button>x</button>")
    expect(field).to_have_value("typed")
    assert field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [2, 3]
    bench.locator("button").focus()
    show(bench, tag.format("other still") + "<button>x</button>")
    expect(field).to_have_value("other still")


def test_an_input_without_value_keeps_its_text(bench: Page) -> None:
    show(bench, '<input id="f"><button>x</button>')
    bench.locator("#f").fill("typed")
    bench.locator("button").focus()
    show(bench, '<input id="f"><button>y</button>')
    expect(bench.locator("#f")).to_have_value("typed")


def test_the_html_says_what_is_checked_even_with_focus(bench: Page) -> None:
    show(bench, '<input type="checkbox" id="c"> <input type="radio" name="r" id="r" checked>')
    bench.locator("#c").check()
    show(bench, '<input type="checkbox" id="c"> <input type="radio" name="r" id="r">')
    expect(bench.locator("#c")).not_to_be_checked()
    expect(bench.locator("#r")).not_to_be_checked()


def test_details_stay_as_the_person_left_them(bench: Page) -> None:
    html = '<details id="d"><summary>more</summary>{}</details>'
    show(bench, html.format("a"))
    bench.locator("summary").click()
    show(bench, html.format("b"))
    expect(bench.locator("#d")).to_have_attribute("open", "")


# ---- focus ----


def test_focus_goes_where_it_is_asked_to_once(bench: Page) -> None:
    html = '<button id="a">a</button><button id="b" data-focus="{}">b</button>'
    show(bench, '<button id="a">a</button>')
    bench.locator("#a").focus()
    show(bench, html.format("turn 1"))
    expect(bench.locator("#b")).to_be_focused()
    bench.locator("#a").focus()
    show(bench, html.format("turn 1"))
    expect(bench.locator("#a")).to_be_focused()
    show(bench, html.format("turn 2"))
    expect(bench.locator("#b")).to_be_focused()


def test_focus_is_not_lost_with_its_element(bench: Page) -> None:
    show(bench, '<button id="a">a</button><h2 id="h" tabindex="-1" data-focus="x">h</h2>')
    bench.locator("#a").focus()
    show(bench, '<h2 id="h" tabindex="-1" data-focus="x">h</h2>')
    expect(bench.locator("#h")).to_be_focused()


# ---- motion ----

LOT = '<div><div class="box" id="t" data-move="tile 7"></div></div><div id="seat"></div>'
SEAT = (
    '<div style="height: 300px"></div>'
    '<div id="seat"><p class="box" style="margin: 0" id="u" data-move="tile 7"></p></div>'
)


def test_what_moves_starts_where_it_was(bench: Page) -> None:
    show(bench, LOT)
    start = bench.locator("#t").evaluate(POSITION)
    places = bench.evaluate(
        f"""html => {{
          page.show(html);
          const animation = place.getRootNode().getAnimations()[0];
          animation.pause();
          animation.currentTime = 0;
          const tile = place.querySelector("#u"), first = ({POSITION})(tile);
          animation.finish();
          return [first, ({POSITION})(tile)];
        }}""",
        SEAT,
    )
    assert places[0] == pytest.approx(start, abs=1)
    assert places[1][1] == pytest.approx(start[1] + 300, abs=1)


def test_what_stays_does_not_move_and_what_enters_fades_in(bench: Page) -> None:
    show(bench, '<div class="box" id="a" data-move="a"></div>')
    show(
        bench,
        '<div class="box" id="a" data-move="a"></div>'
        '<div class="box" id="b" data-move="b" data-enter></div>'
        '<div class="box" id="c" data-move="c"></div>',
    )
    assert animated(bench) == ["b"]


def test_what_is_in_something_that_moves_is_carried(bench: Page) -> None:
    inner = '<div class="box" id="in" data-move="in"></div>'
    outer = '<div id="out" data-move="out" style="margin-top: {}px">' + inner + "</div>"
    show(bench, outer.format(0))
    show(bench, outer.format(200))
    assert animated(bench) == ["out"]


def test_a_new_render_takes_motion_over(bench: Page) -> None:
    show(bench, LOT)
    show(bench, SEAT)
    show(bench, SEAT)
    assert len(animated(bench)) <= 1


@pytest.mark.parametrize("how", ["reduced", "off"])
def test_motion_can_be_off(bench: Page, how: str) -> None:
    if how == "reduced":
        bench.emulate_media(reduced_motion="reduce")
    else:
        bench.evaluate("place.dataset.motion = 'off'")
    show(bench, LOT)
    show(bench, SEAT)
    assert animated(bench) == []


# ---- several in one document ----


@pytest.mark.parametrize("bench", ["guest"], indirect=True)
def test_a_guest_leaves_the_focus_where_it_is(bench: Page) -> None:
    bench.locator("#outside").focus()
    show(bench, '<button id="b" data-focus="turn 1">b</button>')
    expect(bench.locator("#outside")).to_be_focused()
    bench.evaluate("document.activeElement.blur()")
    show(bench, '<button id="b" data-focus="turn 2">b</button>')
    expect(bench.locator("body")).to_be_focused()
    bench.locator("#b").focus()
    show(
        bench, '<i>x</i><button id="b">b</button><p id="p" tabindex="-1" data-focus="turn 3">p</p>'
    )
    expect(bench.locator("#p")).to_be_focused()


@pytest.mark.parametrize("bench", ["guest"], indirect=True)
def test_a_guest_does_not_scroll_the_document_of_others(bench: Page) -> None:
    lines = "".join(f"<p>{n}</p>" for n in range(100))
    show(bench, lines + '<p id="p" data-show="one">here</p>')
    expect(bench.locator("#p")).not_to_be_in_viewport()


@pytest.mark.parametrize("bench", ["whole"], indirect=True)
def test_who_has_the_document_takes_the_focus_that_nobody_has(bench: Page) -> None:
    show(bench, '<button id="b" data-focus="turn 1">b</button>')
    expect(bench.locator("#b")).to_be_focused()
    bench.locator("#outside").focus()
    show(bench, '<button id="b" data-focus="turn 2">b</button>')
    expect(bench.locator("#outside")).to_be_focused()


def test_keys_pressed_elsewhere_are_not_its_own(bench: Page) -> None:
    show(bench, "<p>x</p>")
    bench.locator("#outside").press("u")
    assert told(bench, "key") == []


@pytest.mark.parametrize("bench", ["guest"], indirect=True)
def test_a_click_anywhere_gives_a_guest_the_keys(bench: Page) -> None:
    show(bench, '<p id="p">x</p>')
    bench.locator("#p").click()
    bench.keyboard.press("u")
    assert [text for _, text, _ in told(bench, "key")] == ["u"]


def test_keys_while_nothing_has_the_focus_are_whose_the_document_is(
    bench: Page, request: pytest.FixtureRequest
) -> None:
    show(bench, "<p>x</p>")
    bench.keyboard.press("u")
    whole = request.node.callspec.params["bench"] == "whole"
    assert [text for _, text, _ in told(bench, "key")] == (["u"] if whole else [])


def test_what_is_closed_is_empty_and_deaf(bench: Page) -> None:
    show(bench, '<button data-on-click="x">x</button>')
    button = bench.locator("button", has_text="x").element_handle()
    bench.evaluate("page.close()")
    assert bench.evaluate("place.childNodes.length") == 0
    bench.evaluate("button => { place.append(button); button.click(); }", button)
    bench.keyboard.press("u")
    assert bench.evaluate("told") == []
