"""The site kept for use without a network, its new versions, and what the page says of both."""

import pytest

from tests.web.driving import Page
from tests.web.markup import read
from web.effects import Renew
from web.model import Notice, Site
from web.screens.frame import view


def test_nothing_is_known_at_first() -> None:
    page = Page().send("toggle-panel settings")
    assert page.model.site is Site.UNKNOWN
    assert "being downloaded" in view(page.model)


@pytest.mark.parametrize(
    ("word", "told"), [("kept", "plays offline"), ("refused", "need a connection")]
)
def test_settings_say_whether_the_page_is_kept(word: str, told: str) -> None:
    page = Page().send(f"site {word}").send("toggle-panel settings")
    assert page.model.notice is None
    assert told in view(page.model)
    assert "renew" not in view(page.model)


def test_a_new_version_is_offered_and_waits() -> None:
    """A notice tells of it; dismissed, it is still offered in the settings."""
    page = Page().send("start-game").send("site newer")
    assert page.model.notice == Notice("newer")
    assert page.effects == ()
    page.send("dismiss").send("toggle-panel settings")
    assert len(read(view(page.model)).all(data_on_click="renew")) == 1
    page.send("use-new-version")
    assert page.effects == (Renew(),)


def test_news_of_a_version_takes_no_notice_away() -> None:
    page = Page().send("start-game").send("unkept").send("site newer")
    assert page.model.notice == Notice("unkept")
    assert page.model.newer


def test_a_version_that_another_tab_uses_is_told() -> None:
    page = Page().send("start-game").send("site replaced")
    assert page.model.notice == Notice("renewed elsewhere")
    assert "Use the new version" in view(page.model)


def test_a_word_that_nobody_knows_changes_nothing() -> None:
    page = Page()
    before = page.model
    assert page.send("site burnt").model == before


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
    page = Page().send("start-game").send("unkept").send("dismiss")
    mark = read(view(page.model)).one(id="bar-unkept")
    assert mark.attributes["data-on-click"] == "panel share"
    page.send("kept")
    assert "bar-unkept" not in view(page.model)
