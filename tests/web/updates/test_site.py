"""The site kept for use without a network, its new versions, and what the page says of both."""

import pytest

from tests.web.driving import Page
from tests.web.markup import read
from web.effects import Renew
from web.messages import (
    KeepingRefused,
    KeepingWorks,
    News,
    SiteKept,
    SiteRefused,
    VersionReplaced,
    VersionWaits,
)
from web.model import Site
from web.notices import NewVersion, RenewedElsewhere, Unkept
from web.screens.frame import view


def test_nothing_is_known_at_first() -> None:
    page = Page().send("toggle-panel settings")
    assert page.model.site is Site.UNKNOWN
    assert "being downloaded" in view(page.model)


@pytest.mark.parametrize(
    ("news", "told"),
    [(SiteKept(), "plays offline"), (SiteRefused(), "need a connection")],
    ids=str,
)
def test_settings_say_whether_the_page_is_kept(news: News, told: str) -> None:
    page = Page().send(news).send("toggle-panel settings")
    assert page.model.notice is None
    assert told in view(page.model)
    assert "use-new-version" not in view(page.model)


def test_a_new_version_is_offered_and_waits() -> None:
    """A notice tells of it; dismissed, it is still offered in the settings."""
    page = Page().send("start-game").send(VersionWaits())
    assert page.model.notice == NewVersion()
    assert page.effects == ()
    page.send("dismiss").send("toggle-panel settings")
    assert len(read(view(page.model)).all(data_on_click="use-new-version")) == 1
    page.send("use-new-version")
    assert page.effects == (Renew(),)


def test_news_of_a_version_takes_no_notice_away() -> None:
    page = Page().send("start-game").send(KeepingRefused()).send(VersionWaits())
    assert page.model.notice == Unkept()
    assert page.model.newer


def test_a_version_that_another_tab_uses_is_told() -> None:
    page = Page().send("start-game").send(VersionReplaced())
    assert page.model.notice == RenewedElsewhere()
    assert "Use the new version" in view(page.model)


def test_an_opponent_is_started_where_one_plays() -> None:
    """On the first screen and at the table."""
    page = Page()
    assert page.model.expects_computers
    page.seats(None, None)
    assert not page.model.expects_computers
    page.send("start-game")
    assert not page.model.expects_computers
    page.send("close-game").seats(None, "adept").send("start-game")
    assert page.model.expects_computers


def test_a_game_that_is_not_kept_is_marked_until_it_is() -> None:
    page = Page().send("start-game").send(KeepingRefused()).send("dismiss")
    mark = read(view(page.model)).one(id="bar-unkept")
    assert mark.attributes["data-on-click"] == "toggle-panel share"
    page.send(KeepingWorks())
    assert "bar-unkept" not in view(page.model)
