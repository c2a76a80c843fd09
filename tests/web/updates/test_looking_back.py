"""Looking back, and playing on from an earlier moment."""

from __future__ import annotations

import pytest

from tests.web.driving import Page
from web.effects import Ask, Keep, Later
from web.keys import KeyPress, deed_of
from web.messages import Answered, LookNow
from web.panel import Panel
from web.settings import PACES

SEATS = (None, "adept", "adept")


def page_in_game() -> Page:
    page = Page(seed=7).seats(*SEATS).send("start-game").until(lambda page: page.play.count > 40)
    return page.until(lambda page: page.play.person_to_act)


def test_a_step_back_shows_the_table_as_it_was() -> None:
    page = page_in_game()
    count = page.play.count
    page.send("step -1").send("step -1")
    assert page.play.shown == count - 2
    assert page.play.shown_state == page.play.record.position(count - 2)
    assert page.send("step 1").send("step 1").play.live


def test_looking_stays_within_the_game() -> None:
    page = page_in_game()
    assert page.send("look -9999").play.shown == 0
    assert page.send("look 99999").play.live


def test_while_looking_back_nothing_can_be_done_and_no_computer_acts() -> None:
    page = page_in_game()
    while not page.play.computer_to_act:
        page.step()
    ticket, count = page.play.wait.question, page.play.count
    page.send("look -3").send(Answered(ticket, action=page.token()))
    assert page.play.count == count
    assert page.send("act d").play.count == count
    assert any(isinstance(effect, Ask) for effect in page.send("look-now").effects)


def test_the_last_decision_is_that_of_the_person_to_act() -> None:
    page = Page(seed=7).seats(None, None, "adept").send("start-game")
    for _ in range(60):
        session = page.play.session
        decided, acting = session.decided(), session.state.to_act
        whose = (acting,) if acting in session.persons else session.persons
        made = [
            count
            for count in range(session.count)
            if session.decides(count) and session.replay.steps[count].seat in whose
        ]
        assert decided == (made[-1] + 1 if made else 0)
        page.step()


def later(page: Page) -> Later:
    return next(effect for effect in page.effects if isinstance(effect, Later))


def test_what_happened_is_shown_again_step_by_step() -> None:
    """From one's last decision to the present, without a step in which nothing happened."""
    page = page_in_game()
    before, decided = page.play, page.play.session.decided()
    page.send("see-again")
    seen = []
    while not page.play.live:
        seen.append(page.play.shown)
        assert later(page).wait == PACES[page.model.settings.pace]
        page.send(later(page).message)
    steps = before.replay.steps
    assert seen == [
        decided,
        *(count for count in range(decided + 1, before.count) if steps[count - 1].events),
    ]
    assert page.play == before


def test_at_once_is_no_pace_to_see_something_again() -> None:
    page = page_in_game().send("change-setting pace", value="instant").send("see-again")
    assert later(page).wait == PACES["normal"]


@pytest.mark.parametrize("deed", ["look 3", "act d", "undo", "toggle-panel help", "see-again"])
def test_whatever_a_person_does_ends_it(deed: str) -> None:
    page = page_in_game()
    before = page.play
    next_ = later(page.send("see-again")).message
    assert page.send(deed).play == before
    assert page.send(next_).play == before


@pytest.mark.parametrize("key", ["a", "d", "Escape", "ArrowLeft", "q", " "])
def test_any_key_ends_it(key: str) -> None:
    page = page_in_game().send("see-again")
    assert deed_of(page.model, KeyPress(key)) == LookNow()


def test_a_step_that_was_left_does_not_go_on() -> None:
    """Begun twice, it goes on once for each step."""
    page = page_in_game()
    old = later(page.send("see-again")).message
    page.send("look-now").send("see-again")
    at = page.play.shown
    assert page.send(old).play.shown == at


def test_a_score_sheet_that_was_being_read_is_there_again() -> None:
    page = page_in_game().until(lambda page: page.play.wait.reading)
    assert page.play.session.decided() < page.play.count
    page.send("see-again")
    assert page.model.panel is None
    page.send("look-now")
    assert page.play.wait.reading
    assert page.model.panel is Panel.SCORES


def test_where_nothing_happened_nothing_is_shown_again() -> None:
    page = Page(seed=7).seats(None, None).send("start-game").send("act d").send("undo")
    assert page.send("see-again").play.live


def test_undo_is_for_the_present() -> None:
    page = page_in_game()
    count = page.play.count
    assert page.send("look -5").send("undo").play.count == count


def test_playing_on_from_an_earlier_moment_leaves_the_game_as_it_is() -> None:
    page = page_in_game()
    original = page.model.saved_games.get(page.play.id)
    page.send("look 10").send("branch")
    assert page.play.count == 10
    assert page.play.live
    assert original in page.model.saved_games.games
    assert len(page.model.saved_games.games) == 2
    assert any(isinstance(effect, Keep) for effect in page.effects)


def test_at_the_present_there_is_nothing_to_branch_from() -> None:
    page = page_in_game()
    assert len(page.send("branch").model.saved_games.games) == 1
