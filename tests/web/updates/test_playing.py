"""Playing at the table: what people do, what computers answer, undo and redo."""

from __future__ import annotations

import pytest

from ra import read
from ra.auction import Phase
from ra.auction.events import AuctionWon
from ra.auction.game import LEVELS
from ra.replay import Replay
from tests.web.driving import Page
from web import games
from web.effects import Address, Ask, Keep, KeepSetting, Later, Unpause
from web.games.auction.picking import pickable
from web.messages import Act, Answered, Unanswered
from web.notices import Yours
from web.panel import Panel
from web.play import Play
from web.settings import PACES

PEOPLE = (None, None, None)
ONE_PERSON = (None, "adept", "adept")


def kept(page: Page) -> str:
    """The record that the last message stored."""
    return next(effect.saved.text for effect in page.effects if isinstance(effect, Keep))


def test_a_new_game_is_kept_and_gets_an_address() -> None:
    page = Page().seats(*PEOPLE).send("start-game")
    assert read(kept(page)).setup == page.play.record.setup
    assert page.effects[0] == Address(f"game={page.play.id}")
    assert page.model.saved_games.games[0].id == page.play.id


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("levels", [PEOPLE, ONE_PERSON, ("adept", None), (None,) * 5])
def test_after_every_action_what_is_kept_is_the_game(
    levels: tuple[str | None, ...], seed: int
) -> None:
    page = Page(seed=seed).seats(*levels).send("start-game")

    def followed(page: Page) -> bool:
        if not page.play.wait.reading and any(isinstance(effect, Keep) for effect in page.effects):
            assert Replay.of(read(kept(page))).state() == page.state
        return page.over()

    page.until(followed)
    assert page.model.saved_games.games[0].over


def test_a_person_can_do_only_what_is_legal() -> None:
    page = Page().seats(*PEOPLE).send("start-game")
    before = page.model
    for token in ("p", "b13", "s", "g1", "xA", "nonsense", ""):
        assert page.send(Act(token)).model == before
        assert page.effects == ()


def test_a_person_can_not_act_for_a_computer() -> None:
    page = (
        Page().seats(*ONE_PERSON).send("start-game").until(lambda page: page.play.computer_to_act)
    )
    count = page.play.count
    assert page.send("act d").play.count == count


def test_computers_are_asked_with_what_their_seat_knows_and_nothing_of_the_bags_order() -> None:
    page = Page().seats("adept", "adept", "adept").send("start-game")
    request = page.asked().request
    assert request["level"] == "adept"
    assert "~" in request["view"]
    assert "=" not in request["view"]
    assert request["seed"] != page.play.record.setup.seed


def test_a_level_that_is_not_known_here_is_played_by_the_strongest() -> None:
    page = Page().seats("adept", "adept").send("start-game")
    text = page.play.replay.text().replace("computer adept", "computer grandmaster")
    assert Page().send("import-text", text=text).asked().request["level"] == LEVELS[-1]


def test_at_the_instant_pace_what_an_auction_brought_a_person_stays_told() -> None:
    page = (
        Page(seed=2)
        .send("change-setting pace", value="instant")
        .seats(*ONE_PERSON)
        .send("start-game")
    )

    def won(page: Page) -> bool:
        return any(isinstance(one, AuctionWon) and one.seat == 0 for one in page.play.look.news)

    page.until(won)
    assert isinstance(page.model.notice, Yours)
    page.until(lambda page: page.play.computer_to_act and not page.play.wait.reading)
    page.send("dismiss").step()
    assert isinstance(page.model.notice, Yours | None)


def test_a_late_or_foreign_answer_changes_nothing() -> None:
    page = Page().seats("adept", "adept").send("start-game")
    before = page.model
    assert page.send(Answered(12345, action="d")).model == before


def test_an_illegal_answer_and_a_failure_are_told_and_can_be_retried() -> None:
    page = Page().seats("adept", "adept").send("start-game")
    assert page.send(Answered(page.play.wait.question, action="b99")).play.wait.trouble == "illegal"
    page.send("retry")
    assert page.play.wait.trouble == ""
    page.send(Unanswered(page.play.wait.question, reason="the worker died"))
    assert page.play.wait.trouble == "the worker died"
    assert page.send("retry").asked().ticket == page.play.wait.question


def test_the_pace_is_the_wait_for_an_answer() -> None:
    waits = {}
    for pace in ("slow", "normal", "instant"):
        page = (
            Page()
            .send("change-setting pace", value=pace)
            .seats("adept", "adept")
            .send("start-game")
        )
        waits[pace] = page.asked().wait
    assert waits["slow"] > waits["normal"] > waits["instant"] == 0


def test_a_bidder_whose_suns_are_too_low_passes_by_itself_if_so_set() -> None:
    def stuck(page: Page) -> bool:
        state = page.state
        return state.phase is Phase.BID and len(state.legal_actions()) == 1 and not state.must_bid

    page = Page(seed=3).seats(*PEOPLE).send("start-game").until(stuck)
    later = next(effect for effect in page.effects if isinstance(effect, Later))
    count = page.play.count
    page.send(later.message)
    assert page.play.count == count + 1
    assert page.play.record.actions[-1] == page.play.record.game.read_action("p")
    assert page.send(later.message).play.count == count + 1, "a second time it is too late"

    page = Page(seed=3).send("change-setting automatic_pass", checked=False)
    page.seats(*PEOPLE).send("start-game").until(stuck)
    assert not any(isinstance(effect, Later) for effect in page.effects)


def test_an_epochs_end_waits_with_its_score_sheet() -> None:
    page = Page().seats(*ONE_PERSON).send("start-game").until(lambda page: page.play.wait.reading)
    assert page.model.panel is Panel.SCORES
    assert page.play.look.sheet == 1
    assert not any(isinstance(effect, Ask) for effect in page.effects)
    page.send("proceed")
    assert page.model.panel is None
    assert page.state.epoch == 2


def test_at_the_games_end_the_sheet_is_open_and_nothing_waits() -> None:
    page = Page().seats(*PEOPLE).send("start-game").until(Page.over)
    assert page.model.panel is Panel.SCORES
    assert page.play.look.sheet == 3
    assert not page.play.wait.reading


def test_undo_goes_back_to_the_last_own_decision_and_redo_gives_the_same_tiles() -> None:
    page = (
        Page(seed=5).seats(*ONE_PERSON).send("start-game").until(lambda page: page.play.count > 60)
    )
    page.until(lambda page: page.play.person_to_act)
    before = page.play
    page.send("undo")
    after = page.play
    assert after.state.to_act in after.persons
    assert len(after.state.legal_actions()) > 1
    assert after.count < before.count
    assert after.record.actions == before.record.actions[: after.count]
    assert after.session.undone == before.record.actions[after.count :]
    while page.play.session.undone:
        page.send("redo")
    assert page.play.record.actions == before.record.actions
    assert page.state == before.state


def test_all_can_be_taken_back_to_the_first_decision() -> None:
    page = Page().seats(*PEOPLE).send("start-game").until(Page.over)
    actions = page.play.record.actions
    while page.play.can_undo:
        page.send("undo")
    assert page.play.count == 0
    assert page.play.session.undone == actions


def test_another_action_forgets_what_was_undone_the_same_one_keeps_it() -> None:
    page = Page().seats(*PEOPLE).send("start-game").send("act d").send("act d").send("undo")
    page.send("undo")
    assert len(page.play.session.undone) == 2
    assert len(page.send("act d").play.session.undone) == 1
    assert page.send("act i").play.session.undone == ()


def test_a_game_can_be_set_up_without_undo() -> None:
    page = (
        Page()
        .send("switch-option undo", checked=False)
        .seats(*PEOPLE)
        .send("start-game")
        .send("act d")
    )
    assert not page.play.can_undo
    assert page.send("undo").play.count == 1
    saved = page.model.saved_games.games[0]
    assert not Play.of(saved, games.read(saved.text)).can_undo


def test_computers_can_be_hurried_to_ones_next_decision() -> None:
    for seed in range(4):
        page = Page(seed=seed).seats(*ONE_PERSON).send("start-game")
        page.until(lambda page: page.play.can_hurry)
        page.send("hurry")
        assert Unpause() in page.effects
        while not (page.play.wait.reading or page.play.session.decides(page.play.count)):
            page.step()
            later = [one.wait for one in page.effects if isinstance(one, Ask | Later)]
            if page.play.wait.hurry:
                assert later in ([], [0])
        assert not page.play.wait.hurry
        page.until(lambda page: page.play.can_hurry)
        assert page.asked().wait == PACES["normal"], "from then on as before"


def test_a_person_without_suns_can_run_on_from_now_on() -> None:
    page = Page(seed=2).seats(*ONE_PERSON).send("start-game").until(lambda page: page.play.idle)
    assert page.asked().wait == PACES["normal"]
    page.send("run-on")
    assert {Unpause(), KeepSetting("run_on", True)} <= set(page.effects)
    page.until(lambda page: page.play.wait.reading).send("proceed")
    assert not page.play.wait.hurry
    while not page.over():
        page.send("proceed").step()
        if page.play.idle:
            assert page.play.wait.hurry
            assert page.asked().wait == 0


def test_a_change_of_pace_counts_at_once() -> None:
    page = Page(seed=2).seats(*ONE_PERSON).send("start-game")
    page.until(lambda page: page.play.computer_to_act)
    asked = page.play.wait.question
    page.send("change-setting pace", value="instant")
    assert Unpause() in page.effects
    assert page.play.wait.question == asked, "nothing is thought twice"
    page.send("change-setting theme", value="night")
    assert Unpause() not in page.effects


def test_a_god_is_spent_by_picking_a_tile_and_confirming() -> None:
    page = Page(seed=4).seats(*PEOPLE).send("start-game")
    page.until(lambda page: page.state.phase is Phase.TURN and "g" in str(_tokens(page)))
    spaces = pickable(page.state, ())
    page.send(f"pick {spaces[0]}")
    assert page.play.look.picked == (spaces[0],)
    assert page.send(f"pick {spaces[0]}").play.look.picked == ()
    page.send(f"pick {spaces[0]}").send("unpick")
    assert page.play.look.picked == ()
    tile = page.state.track[spaces[0]]
    page.send(f"pick {spaces[0]}").send("confirm")
    assert page.play.look.news[0].tile == tile
    assert page.play.look.picked == ()


def test_discards_are_picked_one_by_one_and_only_what_can_be_lost() -> None:
    page = _discarding()
    assert page.send("confirm").play.look.picked == ()
    first = pickable(page.state, ())[0]
    page.send(f"pick {first}")
    assert page.play.look.picked == (first,)
    page.send(f"unpick {first}").send(f"pick {first}")
    second = pickable(page.state, page.play.look.picked)[0]
    page.send(f"pick {second}")
    assert pickable(page.state, page.play.look.picked) == []
    count = page.play.count
    page.send("pick 0").send("confirm")
    assert page.play.count == count + 1
    assert sorted(page.play.look.news[0].tiles) == sorted((first, second))


def _tokens(page: Page) -> list[str]:
    write = page.play.record.game.write_action
    return [write(action) for action in page.state.legal_actions()]


def _discarding() -> Page:
    for seed in range(200):
        page = Page(seed=seed).seats(*PEOPLE).send("start-game")
        page.until(lambda page: page.over() or page.state.phase is Phase.DISCARD)
        if not page.over():
            return page
    raise AssertionError("no game with a choice of what to lose")
