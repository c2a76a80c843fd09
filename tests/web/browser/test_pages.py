"""A page in a small browser: its start, what it keeps and asks, two side by side, its end."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from ra import ReadError, Record, Seat
from ra.auction import AUCTION, PHARAOH, Setup
from tests.web.browser.fake_browser import Browser, Element, LocalStorage, Proxy
from tests.web.browser.instant import run, settle
from web.deed_text import parse
from web.model import Site
from web.notices import NotCopied, Unkept, Unreadable
from web.options import SITE, Controls, Options
from web.settings import Settings

if TYPE_CHECKING:
    from web.page import Page

PEOPLE = (Seat("Ann"), Seat("Bea"), Seat("Cem"))
COMPUTERS = (Seat("Ann", "novice"), Seat("Bea"), Seat("Cem"))
SOON, LATER = 1.5, 3.0  # seconds after the start: the worker is there; the site is being kept


def record(*seats: Seat) -> Record:
    return Record(AUCTION, Setup.from_seed(PHARAOH, players=len(seats), seed=2), seats, ())


def opened(options: Options, element: Element | None = None) -> tuple[Page, Element]:
    from web.page import Page

    element = element or Element()
    return Page(element, options), element


async def pass_time(seconds: float) -> None:
    import asyncio

    await asyncio.sleep(seconds)
    await settle()


def test_the_site_opens_its_first_screen(fake: Browser) -> None:
    async def scenario() -> None:
        page, element = opened(SITE)
        assert page.model.play is None
        assert 'id="play-ra-auction"' in element.html
        assert element.whole
        assert fake.document.title == "Ra – two games of the same name"
        assert fake.document.documentElement.lang == "en"

    run(scenario())


def test_the_site_takes_what_is_kept_and_its_address(fake: Browser) -> None:
    async def scenario() -> None:
        first, element = opened(SITE)
        element.click("set-up Ra auction")
        assert fake.window.steps[-1][0] == "push"
        element.click("start-game")
        assert fake.window.steps[-1][0] == "replace", "Back leads from the table to all games"
        assert first.model.play is not None
        first.send(parse("change-setting language", {"value": "fr"}))
        first.close()
        second, again = opened(SITE)
        assert second.model.play is not None
        assert second.model.play.id == first.model.play.id
        assert second.model.language == fake.document.documentElement.lang == "fr"
        fake.window.go("http://ra.example/")
        fake.window.dispatch("hashchange")
        assert second.model.play is None
        assert 'id="play-ra-auction"' in again.html

    run(scenario())


def test_a_stored_setting_goes_before_a_given_one(fake: Browser) -> None:
    async def scenario() -> None:
        fake.texts["lesson.settings"] = '{"theme": "night"}'
        given = Settings(language="ru", theme="day")
        page, element = opened(Options(settings=given, store="lesson."))
        assert (page.model.language, page.model.settings.theme) == ("ru", "night")
        assert (element.lang, element.dataset.theme) == ("ru", "night")

    run(scenario())


def test_a_game_that_is_kept_no_more_is_told_once_and_marked_until_it_is(fake: Browser) -> None:
    async def scenario() -> None:
        page, element = opened(Options(record=record(*PEOPLE), store="ra."))
        assert isinstance(fake.window.storage, LocalStorage)
        fake.window.storage.full = True
        element.click("act d")
        await settle()
        assert page.model.unkept
        assert page.model.notice is not None
        assert isinstance(page.model.notice, Unkept)
        fake.window.storage.full = False
        element.click("act d")
        await settle()
        assert not page.model.unkept
        assert any(name.startswith("ra.game.") for name in fake.texts)

    run(scenario())


def test_a_refused_copy_shows_the_text(fake: Browser) -> None:
    async def scenario() -> None:
        page, _ = opened(Options(record=record(*PEOPLE), home="http://ra.example/"))
        page.send(parse("copy-text"))
        page.send(parse("copy-link"))
        await settle()
        assert fake.window.copied[0].startswith("[Game ")
        assert fake.window.copied[1].startswith("http://ra.example/#record=")
        fake.window.refuses_copies = True
        page.send(parse("copy-text"))
        await settle()
        assert page.model.notice is not None
        assert isinstance(page.model.notice, NotCopied)

    run(scenario())


def test_a_computer_answers_and_takes_its_time(fake: Browser) -> None:
    async def scenario() -> None:
        page, _ = opened(Options(record=record(*COMPUTERS)))
        await settle()
        _, question = fake.worker.questions[0]
        assert (question["game"], question["level"]) == (AUCTION.name, "novice")
        fake.worker.answer(action="d")
        await settle()
        assert page.model.play is not None
        assert page.model.play.count == 0, "at its pace"
        await pass_time(SOON)
        assert page.model.play.count == 1

    run(scenario())


def test_a_worker_that_breaks_is_told_and_can_be_asked_again(
    fake: Browser, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        page, element = opened(Options(record=record(*COMPUTERS)))
        await settle()
        fake.worker.crash(message="out of memory")
        await settle()
        assert page.model.play is not None
        assert page.model.play.wait.trouble == "out of memory"
        element.click("retry")
        await settle()
        assert len(fake.workers) == 2
        fake.worker.answer(action="d")
        await pass_time(SOON)
        assert page.model.play.count == 1

    run(scenario())
    assert "out of memory" in capsys.readouterr().err


def test_a_thought_that_nobody_waits_for_is_stopped(fake: Browser) -> None:
    async def scenario() -> None:
        page, element = opened(Options(record=record(*COMPUTERS)))
        await settle()
        element.click("close-game")
        await settle()
        assert fake.worker.ended
        assert page.model.notice is None

    run(scenario())


def test_the_site_is_kept_once_the_rest_is_done(fake: Browser) -> None:
    async def scenario() -> None:
        page, _ = opened(SITE)
        assert not fake.workers
        await pass_time(SOON)
        assert len(fake.workers) == 1, "the set-up has computers in it"
        assert not fake.watched
        await pass_time(LATER)
        fake.say("kept")
        assert page.model.site is Site.KEPT
        fake.say("newer")
        page.send(parse("use-new-version"))
        assert fake.renewed == 1

    run(scenario())


def test_a_guest_needs_no_worker_for_people_and_keeps_no_site(fake: Browser) -> None:
    async def scenario() -> None:
        opened(Options(record=record(*PEOPLE)))
        await pass_time(SOON + LATER)
        assert not fake.workers
        assert not fake.watched

    run(scenario())


def test_a_guest_shows_what_controls_it_was_given(fake: Browser) -> None:
    async def scenario() -> None:
        game = record(*PEOPLE)
        _, all_of_them = opened(Options(record=game))
        page, none = opened(Options(record=game, controls=Controls(False, False, False)))
        _, bar = opened(Options(record=game, controls=Controls(panels=False)))
        for part in ('class="bar"', "page__log", 'id="bar-settings"'):
            assert part in all_of_them.html
            assert part not in none.html
        assert 'id="bar-undo"' in bar.html
        assert 'id="bar-scores"' not in bar.html
        none.do("key", "?", field=False)
        assert page.model.panel is None

    run(scenario())


def test_a_guest_that_keeps_nothing_says_nothing_of_keeping(fake: Browser) -> None:
    async def scenario() -> None:
        page, element = opened(Options(record=record(*PEOPLE)))
        element.click("toggle-panel settings")
        assert 'id="site"' not in element.html
        page.send(parse("act d"))
        assert fake.texts == {}

    run(scenario())


def test_two_side_by_side_share_nothing(fake: Browser) -> None:
    async def scenario() -> None:
        fake.window.go("http://blog.example/#comments")
        french = Options(record(*PEOPLE), Settings("fr", "night"), store="one.")
        russian = Options(record(*PEOPLE), Settings("ru", "day"), store="two.")
        (one, left), (two, right) = opened(french), opened(russian)
        left.click("act d")
        right.click("toggle-panel settings")
        left.click("toggle-panel log")
        assert one.model.play is not None
        assert two.model.play is not None
        assert (one.model.play.count, two.model.play.count) == (1, 0)
        assert (left.lang, left.dataset.theme) == ("fr", "night")
        assert (right.lang, right.dataset.theme) == ("ru", "day")
        assert "Tirer une tuile" in left.html or "tuile" in left.html
        assert "Настройки" in right.html
        assert [name.partition(".")[0] for name in fake.texts] == ["one"]
        page = fake.document.documentElement
        assert (page.lang, fake.document.title, fake.window.steps) == ("", "", [])

    run(scenario())


def test_a_closed_page_holds_on_to_nothing(fake: Browser) -> None:
    async def scenario() -> None:
        page, element = opened(Options(record=record(*COMPUTERS), store="one.", whole=True))
        await settle()
        page.close()
        await settle()
        assert element.closed
        assert not Proxy.alive
        assert not fake.window.heard()
        assert fake.worker.ended
        shown = len(element.shown)
        page.send(parse("act d"))
        await pass_time(100)
        assert len(element.shown) == shown

    run(scenario())


def test_a_page_can_be_closed_by_what_it_shows(fake: Browser) -> None:
    async def scenario() -> None:
        page, element = opened(Options(record=record(*PEOPLE)))

        class Closing(list[str]):
            def append(self, html: str) -> None:
                super().append(html)
                page.close()

        element.shown = Closing(element.shown)
        element.click("act d")
        assert element.closed
        element.closed = False
        with pytest.raises(AssertionError, match="let go"):
            element.do("click", "undo")

    run(scenario())


def test_one_closes_and_the_other_goes_on(fake: Browser) -> None:
    async def scenario() -> None:
        one, _ = opened(Options(record=record(*COMPUTERS)))
        two, _ = opened(Options(record=record(*COMPUTERS)))
        await settle()
        assert len(fake.worker.questions) == 2
        one.close()
        await settle()
        assert len(fake.worker.questions) == 1
        fake.worker.answer(action="d")
        await pass_time(SOON)
        assert two.model.play is not None
        assert two.model.play.count == 1

    run(scenario())


def test_a_link_that_cannot_be_read_is_told(fake: Browser) -> None:
    async def scenario() -> None:
        fake.window.go("http://ra.example/#record=rubbish")
        page, _ = opened(SITE)
        assert isinstance(page.model.notice, Unreadable)
        assert isinstance(page.model.notice.error, ReadError)
        assert fake.window.steps == [("replace", "http://ra.example/")]

    run(scenario())


def test_another_tabs_game_and_the_persons_return(fake: Browser) -> None:
    async def scenario() -> None:
        page, element = opened(SITE)
        element.click("set-up Ra auction")
        element.click("start-game")
        assert page.model.play is not None
        name = f"ra.game.{page.model.play.id}"
        before: Any = fake.texts[name]
        element.click("close-game")
        fake.window.dispatch("storage", key=name, newValue=None)
        assert not page.model.saved_games.games
        fake.window.dispatch("storage", key=name, newValue=before)
        assert len(page.model.saved_games.games) == 1
        shown = len(element.shown)
        fake.window.dispatch("focus")
        assert len(element.shown) == shown + 1

    run(scenario())


def test_a_setting_leaves_those_of_other_tabs_and_versions_alone(fake: Browser) -> None:
    async def scenario() -> None:
        page, element = opened(SITE)
        fake.texts["ra.settings"] = '{"theme": "night", "glow": "strong"}'
        page.send(parse("change-setting pace", {"value": "slow"}))
        assert json.loads(fake.texts["ra.settings"]) == {
            "theme": "night",
            "glow": "strong",
            "pace": "slow",
        }
        fake.window.dispatch("storage", key="ra.settings", newValue='{"theme": "night"}')
        assert page.model.settings.theme == "night"
        assert element.html

    run(scenario())


def test_a_setting_that_was_refused_is_stored_when_there_is_room(fake: Browser) -> None:
    async def scenario() -> None:
        page, element = opened(SITE)
        storage = fake.window.storage
        assert isinstance(storage, LocalStorage)
        storage.full = True
        page.send(parse("change-setting theme", {"value": "night"}))
        await settle()
        assert page.model.unkept
        storage.full = False
        element.click("set-up Ra auction")
        element.click("start-game")
        await settle()
        assert json.loads(fake.texts["ra.settings"])["theme"] == "night"

    run(scenario())
