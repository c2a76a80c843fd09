"""Asking for a hint: the question, its answer, and all that can come between."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ra.auction import Phase, read_position
from ra.auction.actions import BID
from ra.auction.option import write_options
from tests.web.driving import Page
from tests.web.games.auction.advising import answered, every_option, option
from tests.web.games.auction.reaching import reach
from web.effects import Ask, Keep, Stop
from web.keys import KeyPress, deed_of
from web.messages import AddressChanged, Answered, AskHint, Message, StoredElsewhere, Unanswered
from web.panel import Panel
from web.play import Hint

ALONE = (None, "adept", "adept")


def my_turn(*levels: str | None) -> Page:
    """A person is to act, some way into the game."""
    return reach(*(levels or ALONE), when=lambda page: page.play.can_ask and page.play.count > 8)


def thinking() -> Page:
    """A hint is being thought about."""
    return my_turn().send("ask-hint")


def hint_of(page: Page) -> Hint:
    assert page.play.wait.hint is not None
    return page.play.wait.hint


def test_a_master_is_asked_with_what_the_seat_to_act_knows() -> None:
    page = thinking()
    asked = page.asked()
    assert page.effects == (asked,)
    assert asked.wait == 0
    assert asked.ticket == hint_of(page).question > 0
    assert asked.request["level"] is None
    position = read_position(asked.request["view"])
    assert position.bag is None
    assert position.table.seat == page.state.to_act
    assert asked.request["seed"] != page.play.record.setup.seed


def test_of_hidden_points_the_question_tells_one_s_own_alone() -> None:
    page = Page().seats(*ALONE).send("switch-option open_scores", checked=False).send("start-game")
    page.until(lambda page: page.play.can_ask).send("ask-hint")
    assert read_position(page.asked().request["view"]).unknown == {1, 2}


@pytest.mark.parametrize(
    "moment",
    [
        lambda page: page.play.computer_to_act,
        lambda page: page.play.wait.reading,
        lambda page: page.play.person_to_act and len(page.state.legal_actions()) == 1,
        lambda page: page.over(),
    ],
    ids=["a computer acts", "a score sheet lies open", "nothing to choose", "over"],
)
def test_there_is_no_hint_where_nobody_here_has_a_choice(moment: Callable[[Page], bool]) -> None:
    page = reach(*ALONE, when=moment)
    before = page.model
    assert page.send("ask-hint").model == before
    assert page.effects == ()


def test_there_is_no_hint_on_what_is_past_nor_without_a_game() -> None:
    page = my_turn().send("step -1")
    before = page.model
    assert page.send("ask-hint").model == before
    page = Page()
    for what in ("ask-hint", "drop-hint", "retry-hint", Answered(1), Unanswered(1, "late")):
        before = page.model
        assert page.send(what).model == before


def test_the_answer_is_the_hint_and_changes_nothing_else() -> None:
    page = thinking()
    record, ticket = page.play.record, hint_of(page).question
    options = every_option(page)
    page.send(Answered(ticket, options=write_options(options)))
    assert page.play.wait.hint == Hint(options=tuple(options))
    assert page.effects == ()
    assert page.play.record == record


def test_it_does_not_outlive_its_position() -> None:
    for message in ("act d", "undo", "close-game"):
        page = answered(my_turn())
        assert page.play.wait.hint is not None
        page.send(message)
        left = page.model.play.wait.hint if page.model.play else None
        assert left is None, message
        assert Stop() not in page.effects


def test_it_is_no_part_of_what_is_kept() -> None:
    plain, advised = my_turn(), answered(my_turn())
    token = plain.tokens()[0]
    kept = [
        next(
            effect.saved.text
            for effect in page.send(f"act {token}").effects
            if isinstance(effect, Keep)
        )
        for page in (plain, advised)
    ]
    assert kept[0] == kept[1]
    assert "hint" not in kept[1]


def test_looking_back_keeps_it_for_the_way_back() -> None:
    page = answered(my_turn())
    hint = page.play.wait.hint
    assert page.send("step -1").send("look-now").play.wait.hint == hint


def test_a_stale_answer_is_ignored() -> None:
    page = thinking()
    ticket, before = hint_of(page).question, page.model
    assert page.send(Answered(ticket + 1, options="[]")).model == before
    assert page.send(Unanswered(ticket + 1, reason="late")).model == before
    page.send("drop-hint")
    before = page.model
    assert page.send(Answered(ticket, options=write_options(every_option(page)))).model == before
    assert page.send(Unanswered(ticket, reason="late")).model == before


def test_an_answer_that_comes_when_the_game_has_moved_on_is_ignored() -> None:
    page = thinking()
    ticket, options = hint_of(page).question, write_options(every_option(page))
    page.send(f"act {page.token()}")
    assert Stop() in page.effects
    before = page.model
    assert page.send(Answered(ticket, options=options)).model == before
    # Not even when it is back at that position.
    page.send("undo")
    assert page.send(Answered(ticket, options=options)).play.wait.hint is None


@pytest.mark.parametrize("message", ["drop-hint", "escape", "ask-hint"])
def test_thinking_can_be_cancelled_and_asked_for_again(message: str) -> None:
    page = thinking()
    count = page.play.count
    page.send(message)
    assert page.play.wait.hint is None
    assert page.effects == (Stop(),)
    assert page.play.count == count
    assert page.send("ask-hint").asked().ticket == hint_of(page).question


@pytest.mark.parametrize("message", ["drop-hint", "escape", "ask-hint"])
def test_a_hint_that_was_read_is_put_away(message: str) -> None:
    page = answered(my_turn()).send(message)
    assert page.play.wait.hint is None
    assert page.effects == ()


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ("nonsense", "Expecting value"),
        ("[]", "no options"),
        (write_options([option(BID[16])]), "not possible: b16"),
    ],
)
def test_an_answer_that_is_none_is_told(options: str, trouble: str) -> None:
    page = thinking()
    page.send(Answered(hint_of(page).question, options=options))
    assert trouble in hint_of(page).trouble
    assert hint_of(page).options == ()


def test_a_failure_is_told_leaves_the_game_and_can_be_tried_again() -> None:
    page = thinking()
    record = page.play.record
    page.send(Unanswered(hint_of(page).question, reason="the worker died"))
    assert hint_of(page) == Hint(trouble="the worker died")
    assert page.play.record == record
    assert page.play.wait.trouble == ""
    page.send("retry-hint")
    assert page.asked().ticket == hint_of(page).question
    assert page.send("retry-hint").effects == ()
    assert page.send("drop-hint").send("retry-hint").effects == ()


def test_asking_makes_room_and_a_panel_covers_it_without_forgetting() -> None:
    page = my_turn().send("toggle-panel scores").send("ask-hint")
    assert page.model.panel is None
    ticket = hint_of(page).question
    page.send("toggle-panel log")
    page.send(Answered(ticket, options=write_options(every_option(page))))
    assert page.model.panel is Panel.LOG
    assert page.send("escape").model.panel is None
    assert hint_of(page).options
    page.send("toggle-panel log").send("ask-hint")
    assert page.model.panel is None
    assert hint_of(page).options


def test_h_is_its_key() -> None:
    assert deed_of(my_turn().model, KeyPress("h", "KeyH")) == AskHint()


# Thoughts that nobody waits for any more


def computer_thinks() -> Page:
    """A computer was asked, and a person has something to take back."""
    page = reach(*ALONE, when=lambda page: page.play.computer_to_act and page.play.can_undo)
    assert page.play.wait.question
    return page


@pytest.mark.parametrize("what", ["undo", "close-game", AddressChanged(""), "play-again"], ids=str)
@pytest.mark.parametrize("moment", [thinking, computer_thinks])
def test_it_is_stopped_when_its_game_is_left_or_taken_back(
    moment: Callable[[], Page], what: str | Message
) -> None:
    page = moment()
    assert page.send(what).effects[0] == Stop()


def test_it_is_stopped_before_another_begins() -> None:
    """A person acts without waiting for the hint; the computer after it is asked at once."""
    page = reach(*ALONE, when=lambda page: page.state.phase is Phase.BID and page.play.can_ask)
    page.send("ask-hint").send("act p")
    assert [type(effect) for effect in page.effects] == [Stop, Keep, Ask]


def test_it_goes_on_when_its_game_becomes_a_copy() -> None:
    """Another tab played on differently: the position thought about is still on the table."""
    page = computer_thinks()
    before, other = page.play, Page(page.model).send("undo")
    done = before.record.game.write_action(before.record.actions[other.play.count])
    differently = next(one for one in other.tokens() if one != done)
    other.send(f"act {differently}")
    page.send(StoredElsewhere(before.id, text=other.play.saved(99_000).to_json()))
    assert page.play.id != before.id
    assert page.play.wait.question == before.wait.question
    assert Stop() not in page.effects


def test_it_is_stopped_when_the_game_is_deleted() -> None:
    page = computer_thinks()
    page.send(f"delete-game {page.play.id}")
    assert Stop() in page.effects


def test_an_answer_and_a_look_back_stop_nothing() -> None:
    page = computer_thinks()
    assert Stop() not in page.send("step -1").effects
    page.send("look-now")
    page.step()
    assert Stop() not in page.effects


@pytest.mark.parametrize("phase", [Phase.TURN, Phase.GODS, Phase.BID, Phase.DISCARD])
def test_every_kind_of_decision_can_be_asked_about_and_done(phase: Phase) -> None:
    page = reach(
        None, None, None, when=lambda page: page.state.phase is phase and page.play.can_ask
    )
    answered(page)
    best = hint_of(page).options[0].action
    token = page.play.record.game.write_action(best)
    assert page.send(f"act {token}").play.record.actions[-1] == best
