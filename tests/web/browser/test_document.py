"""The document around a page: address, tab, clipboard, files, the site kept."""

from __future__ import annotations

import pytest

from tests.web.browser.fake_browser import Browser, Element, Proxy
from tests.web.browser.instant import run


def test_the_fragment_is_changed_with_or_without_a_step(fake: Browser) -> None:
    from web.browser import address

    fake.window.go("http://ra.example/games/?x=1#game=a")
    assert address.fragment() == "game=a"
    address.change("game=a", push=True)
    assert fake.window.steps == []
    address.change("game=b", push=True)
    address.change("", push=False)
    assert fake.window.steps == [
        ("push", "http://ra.example/games/?x=1#game=b"),
        ("replace", "http://ra.example/games/?x=1"),
    ]


def test_links_lead_home(fake: Browser) -> None:
    from web.browser import address

    fake.window.go("http://blog.example/post#comments")
    assert address.link("record=x") == "http://blog.example/post#record=x"
    assert address.link("record=x", "http://ra.example/") == "http://ra.example/#record=x"


@pytest.mark.parametrize(
    ("where", "leads"), [("https://ra.example/", True), ("file:///home/ann/ra.html", False)]
)
def test_a_file_on_a_disk_leads_nobody_here(fake: Browser, where: str, leads: bool) -> None:
    from web.browser import address

    fake.window.go(where)
    assert address.linkable() is leads


def test_a_changed_fragment_is_told_until_the_end(fake: Browser) -> None:
    from web.browser import address, tab
    from web.browser.listeners import Listeners

    told: list[str] = []
    listeners = Listeners()
    address.listen(told.append, listeners)
    tab.listen_return(lambda: told.append("back"), listeners)
    fake.window.go("http://ra.example/#game=a")
    fake.window.dispatch("hashchange")
    fake.window.dispatch("focus")
    assert told == ["game=a", "back"]
    listeners.close()
    fake.window.dispatch("hashchange")
    assert told == ["game=a", "back"]
    assert not fake.window.heard()
    assert not Proxy.alive


@pytest.mark.parametrize(
    ("theme", "media"),
    [
        ("system", ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]),
        ("day", ["all", "not all"]),
        ("night", ["not all", "all"]),
    ],
)
def test_the_browsers_bar_has_the_colour_of_the_theme(
    fake: Browser, theme: str, media: list[str]
) -> None:
    from web.browser import tab

    tab.colour("night")
    tab.colour(theme)
    assert [colour.media for colour in fake.document.colours] == media


def test_what_the_tab_says_and_is_told(fake: Browser) -> None:
    from web.browser import tab

    tab.title("Ra")
    tab.ready()
    assert fake.document.title == "Ra"
    assert fake.document.documentElement.dataset.ready == ""
    assert tab.languages() == ("en-GB", "fr")


@pytest.mark.parametrize("refuses", [False, True])
def test_a_copy_is_made_or_refused(fake: Browser, refuses: bool) -> None:
    from web.browser import parcels

    fake.window.refuses_copies = refuses
    assert run(parcels.copy("a game")) is not refuses
    assert fake.window.copied == ([] if refuses else ["a game"])


def test_a_browser_without_a_clipboard_refuses(fake: Browser) -> None:
    from web.browser import parcels

    del fake.window.navigator.clipboard
    assert run(parcels.copy("a game")) is False


def test_a_file_is_handed_out(fake: Browser) -> None:
    from web.browser import parcels

    parcels.download("ra.txt", "a game")
    assert fake.window.downloads == [("ra.txt", "blob:a game")]


def test_what_is_said_of_the_site_is_told_until_the_end(fake: Browser) -> None:
    from web.browser import offline
    from web.browser.listeners import Listeners

    words: list[str] = []
    listeners = Listeners()
    offline.watch(words.append, listeners)
    fake.say("kept")
    listeners.close()
    fake.say("newer")
    assert words == ["kept"]
    offline.use_new_version()
    assert fake.renewed == 1


@pytest.mark.parametrize("whole", [True, False])
def test_the_dress_is_worn_by_the_document_or_by_the_element(fake: Browser, whole: bool) -> None:
    from web.browser.root import Root

    element = Element()
    Root(element, whole=whole).dress("fr", "night", motion=False, sound="off")
    worn, bare = fake.document.documentElement, element
    if not whole:
        worn, bare = bare, worn
    assert (worn.lang, worn.dataset.theme, worn.dataset.motion) == ("fr", "night", "off")
    assert (bare.lang, vars(bare.dataset)) == ("", {})
    assert element.whole is whole


def test_what_a_person_does_is_told_with_the_fields_of_a_form(fake: Browser) -> None:
    from web.browser.listeners import Listeners
    from web.browser.root import Root

    told: list[object] = []
    element = Element()
    root = Root(element, whole=False)

    def happened(*call: object) -> bool:
        told.append(call)
        return True

    root.hear(happened, Listeners())
    assert element.do("submit", "paste", fields={"text": "a game"}) is True
    element.do("change", "setting theme", value="day", checked=None)
    assert told == [
        ("submit", "paste", {"text": "a game"}),
        ("change", "setting theme", {"value": "day", "checked": None}),
    ]
    root.close()
    assert element.closed


def test_a_stage_is_made_by_the_browser(fake: Browser) -> None:
    from web.browser.stage import stage

    assert isinstance(run(stage(Element())), Element)
