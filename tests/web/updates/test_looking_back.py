"""Looking back, and playing on from an earlier moment."""

from __future__ import annotations

from tests.web.driving import Page
from web.effects import Ask, Keep
from web.messages import Answered

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
