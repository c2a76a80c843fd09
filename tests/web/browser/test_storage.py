"""What the browser keeps for a page, and what it will not."""

from __future__ import annotations

import pytest

from tests.web.browser.fake_browser import Browser, JsNull, LocalStorage


def test_what_is_written_is_read_under_the_pages_own_names(fake: Browser) -> None:
    from web.browser.storage import SETTINGS, Storage

    one, other = Storage("ra."), Storage("lesson.")
    one.write(SETTINGS, "{}")
    one.write_game("a1", "a game")
    assert fake.texts == {"ra.settings": "{}", "ra.game.a1": "a game"}
    assert (one.read(SETTINGS), other.read(SETTINGS)) == ("{}", None)
    assert one.read_games() == {"a1": "a game"}
    assert other.read_games() == {}
    one.remove_game("a1")
    assert one.read_games() == {}


def test_a_page_without_a_name_keeps_nothing(fake: Browser) -> None:
    from web.browser.listeners import Listeners
    from web.browser.storage import Storage

    fake.texts["None.game.a1"] = fake.texts["game.a1"] = "not its own"
    nowhere = Storage(None)
    nowhere.write("settings", "{}")
    nowhere.write_game("a2", "a game")
    nowhere.remove_game("a1")
    deaf = lambda *_: pytest.fail("told of what is not its own")  # noqa: E731
    nowhere.listen(deaf, deaf, Listeners())
    fake.window.dispatch("storage", key="game.a1", newValue="x")
    assert len(fake.texts) == 2
    assert nowhere.read("settings") is None
    assert nowhere.read_games() == {}


@pytest.mark.parametrize("store", ["denied", "null", "full"])
def test_a_browser_that_refuses(fake: Browser, store: str) -> None:
    from web.browser.storage import Storage, StorageRefused

    full = LocalStorage({})
    full.full = True
    fake.window.storage = {"denied": None, "null": JsNull(), "full": full}[store]
    storage = Storage("ra.")
    with pytest.raises(StorageRefused):
        storage.write("settings", "{}")
    with pytest.raises(StorageRefused):
        storage.write_game("a1", "a game")
    assert storage.read("settings") is None
    assert storage.read_games() == {}
    storage.remove_game("a1")


def test_another_tabs_games_and_settings_are_told(fake: Browser) -> None:
    from web.browser.listeners import Listeners
    from web.browser.storage import Storage

    told: list[tuple[str | None, ...]] = []
    listeners = Listeners()
    hear = lambda *news: told.append(news)  # noqa: E731
    Storage("ra.").listen(hear, hear, listeners)
    fake.window.dispatch("storage", key="ra.game.a1", newValue="a game")
    fake.window.dispatch("storage", key="ra.game.a1", newValue=JsNull())
    fake.window.dispatch("storage", key="ra.settings", newValue="{}")
    fake.window.dispatch("storage", key="lesson.game.a1", newValue="another's")
    fake.window.dispatch("storage", key=JsNull(), newValue=JsNull())  # all was cleared
    assert told == [("a1", "a game"), ("a1", None), ("{}",)]
    listeners.close()
    fake.window.dispatch("storage", key="ra.game.a1", newValue="a game")
    assert len(told) == 3


def test_the_games_of_other_copies_are_offered_until_they_are_taken(fake: Browser) -> None:
    from web.browser.storage import Storage

    fake.window.storage = LocalStorage({"ra.game.a": "one", "ra.game.b": "two"})
    here = Storage("ra./play/.")
    here.write_game("b", "own")
    assert here.read_games() == {"b": "own"}
    assert here.others("ra.") == {"a": "one"}
    assert Storage("ra.").others("ra.") == {}
    assert here.others(None) == {}
    here.taken()
    assert here.others("ra.") == {}
    assert Storage("ra.").read_games() == {"a": "one", "b": "two"}
