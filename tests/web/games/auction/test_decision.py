"""The decision: one control for each legal action, none for another, and words for what it does."""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Callable

import pytest

from ra.auction import PASS, STOP_GODS, Bid, Discard, Phase, SpendGod
from ra.auction.events import Cause
from ra.auction.tiles import DISASTERS
from tests.web.driving import Page
from tests.web.games.auction.reaching import begun, reach
from tests.web.plays import sound
from tools.random_games.auction import by_kind
from web.games.auction.decision import decision
from web.games.auction.picking import pickable
from web.games.auction.table_screen import table
from web.messages import Unanswered

Moment = Callable[[Page], bool]


def source(page: Page) -> str:
    return str(decision(page.model, page.play))


def said(page: Page) -> str:
    """Its words without the markup."""
    return html.unescape(re.sub(r"<[^>]+>|\s+", " ", source(page)))


def controls(page: Page) -> list[str]:
    """The messages of the table's controls that can be used, but for the hint's."""
    buttons = re.findall(r"<button[^>]*>", str(table(page.model, page.play)))
    messages = [
        match[1]
        for button in buttons
        if " disabled" not in button and (match := re.search(r'data-on-click="([^"]*)"', button))
    ]
    return [message for message in messages if message != "ask-hint"]


def phase(wanted: Phase) -> Moment:
    return lambda page: page.state.phase is wanted and page.play.person_to_act


def offered(page: Page) -> set[str]:
    """The actions that one press, or a choice and a press, would take."""
    tokens = {message.removeprefix("act ") for message in controls(page) if message[:4] == "act "}
    for message in controls(page):
        if message.startswith("pick ") and page.state.phase is not Phase.DISCARD:
            tokens.add(f"g{int(message.removeprefix('pick ')) + 1}")
    return tokens


def test_exactly_the_legal_actions_can_be_taken() -> None:
    phases = set()
    for seed, style in ((0, "steady"), (1, "patient"), (2, "patient")):
        page = begun(None, None, None, None, seed=seed)
        page.style = by_kind(style)
        while not page.over():
            if page.play.wait.reading:
                assert "proceed" in controls(page)
            elif page.state.phase is not Phase.DISCARD:
                write = page.play.record.game.write_action
                assert offered(page) == {write(action) for action in page.state.legal_actions()}
            else:
                kinds = pickable(page.state, ())
                chosen = {one for one in controls(page) if not one.startswith("show-card ")}
                assert chosen == {f"pick {int(kind)}" for kind in kinds}
            phases.add(page.state.phase)
            page.step()
    assert phases == {Phase.TURN, Phase.BID, Phase.GODS, Phase.DISCARD}


def test_every_control_says_what_it_will_do() -> None:
    page = begun(None, None, None)
    said = Counter[str]()
    while not page.over():
        words = re.findall(r'class="choice__words">([^<]*)<', source(page))
        assert sound([html.unescape(one) for one in words])
        said.update(words)
        page.step()
    assert len(said) > 20


def test_drawing_tells_how_likely_ra_is() -> None:
    assert "chance of Ra: 17%" in said(begun(None, None))
    page = reach(
        None,
        None,
        when=lambda page: (
            page.state.ra == 5 and page.state.phase is Phase.TURN and not page.state.full
        ),
    )
    assert "%; it ends the epoch" in said(page)


def test_a_full_track_can_only_be_sold() -> None:
    page = reach(
        None,
        None,
        None,
        when=lambda page: page.state.phase is Phase.TURN and page.state.full,
    )
    assert "act d" not in controls(page)
    assert "no more tiles can be drawn" in said(page)
    assert "If nobody bids, the lot leaves the game." in said(page)


def test_invoking_obliges_to_bid_when_all_others_pass() -> None:
    page = begun(None, None, None)
    assert "You must bid if all others pass." in said(page)
    page.send("act i").send("act p").send("act p")
    assert "All others passed: you must bid." in said(page)
    assert "act p" not in controls(page)
    assert "wins the sun" in said(page)


def test_bids_tell_who_can_go_higher_and_what_is_won() -> None:
    page = begun(None, None, None).send("act i")
    highest = max(sun for suns in page.state.up for sun in suns)
    bids = [action.sun for action in page.state.legal_actions() if isinstance(action, Bid)]
    assert len(bids) == len(page.state.up[page.state.seat])
    assert f"The winner gets the {page.state.centre} from the centre." in said(page)
    for sun in bids:
        assert f"Bid {sun}" in said(page)
    assert "2 players can top it" in said(page)
    holder = page.state.holder_of_highest_sun()
    page.until(lambda page: page.state.phase is Phase.BID and page.state.seat == holder)
    assert f"Bid {highest}" in said(page)
    assert "nobody can top it" in said(page) or "wins the" in said(page)


@pytest.mark.parametrize(
    ("cause", "bid", "lot", "words"),
    [
        (Cause.RA_DRAWN, False, True, "the lot stays on the track"),
        (Cause.RA_DRAWN, False, False, "the sun stays"),
        (Cause.INVOKED_FULL, False, True, "the lot leaves the game"),
        (Cause.INVOKED, True, True, "the lot goes to"),
    ],
)
def test_the_last_pass_tells_what_becomes_of_the_lot(
    cause: Cause, bid: bool, lot: bool, words: str
) -> None:
    def last(page: Page) -> bool:
        state = page.state
        asked = state.phase is Phase.BID and state.cause is cause and bool(state.high) is bid
        here = asked and bool(state.lot) is lot
        return here and state.seat == state.ra_player and PASS in state.legal_actions()

    assert words in said(reach(None, None, None, when=last))


def tempted(page: Page) -> bool:
    """Whether a god could be spent instead of drawing."""
    actions = page.state.legal_actions()
    return page.state.phase is Phase.TURN and any(isinstance(one, SpendGod) for one in actions)


def test_a_god_takes_a_tile_that_is_chosen_on_the_track() -> None:
    page = reach(None, None, None, when=tempted)
    assert "Choose a tile on the track." in said(page)
    assert "confirm" not in controls(page)
    space = page.state.takeable()[0]
    page.send(f"pick {space}")
    assert re.search(
        rf'data-on-click="pick {space}"[^>]*aria-pressed="true"', str(table(page.model, page.play))
    )
    assert "Spend a god: take" in said(page)
    assert {"confirm", "unpick"} <= set(controls(page))
    assert page.send("confirm").play.record.actions[-1] == SpendGod(space)


def test_a_god_that_takes_a_disaster_warns() -> None:
    page = reach(
        None,
        None,
        None,
        when=lambda page: tempted(page) and bool(set(page.state.track) & set(DISASTERS)),
    )
    space = next(i for i, tile in enumerate(page.state.track) if tile in DISASTERS)
    assert "It strikes at once" in said(page.send(f"pick {space}"))


def test_further_gods_can_be_kept() -> None:
    page = reach(None, None, None, when=phase(Phase.GODS))
    assert "act s" in controls(page)
    assert "Your turn ends." in said(page)
    assert STOP_GODS in page.state.legal_actions()


def test_discards_are_chosen_one_by_one() -> None:
    page = reach(None, None, None, when=phase(Phase.DISCARD))
    discard = next(action for action in page.state.legal_actions() if isinstance(action, Discard))
    first, second = (int(tile) for tile in discard.tiles)
    assert re.search(r"Choose 2 (monuments|civilization tiles) to lose\.", said(page))
    assert "confirm" not in controls(page)
    page.send(f"pick {first}")
    assert "Choose one more to lose." in said(page)
    assert f"unpick {first}" in controls(page)
    page.send(f"unpick {first}")
    assert re.search(r"Choose 2 (monuments|civilization tiles) to lose\.", said(page))
    page.send(f"pick {first}").send(f"pick {second}")
    assert not any(message.startswith("pick ") for message in controls(page))
    assert "confirm" in controls(page)
    assert page.send("confirm").play.record.actions[-1] == discard


def test_one_person_is_you_and_several_are_named() -> None:
    alone = begun(None, "adept").until(lambda page: page.play.person_to_act)
    assert re.search(r"Your (turn|bid) ", said(alone))
    several = begun(None, None).until(lambda page: page.play.person_to_act)
    assert re.search(r"Your (turn|bid), Player \d", said(several))


def test_computers_think_quietly() -> None:
    page = begun("adept", "adept", None).until(lambda page: page.play.computer_to_act)
    assert "is thinking" in said(page)
    assert re.findall('data-on-click="([^"]*)"', source(page)) == ["hurry"]
    assert "<button" not in source(page.send("hurry"))


def test_trouble_is_told_and_can_be_tried_again() -> None:
    page = begun("adept", "adept", None).until(lambda page: page.play.computer_to_act)
    page.send(Unanswered(page.play.wait.question, reason="<i>worker</i>"))
    assert "can't answer" in said(page)
    assert "&lt;i&gt;worker" in source(page)
    assert not page.send("retry").play.wait.trouble


def test_out_of_suns_one_can_run_to_the_end_of_the_epoch() -> None:
    page = reach(None, "adept", "adept", when=lambda page: page.play.idle)
    assert {"hurry", "run-on"} <= set(controls(page))
    assert page.send("hurry").play.wait.hurry


def test_between_epochs_the_sheet_and_the_way_on_are_at_hand() -> None:
    page = begun(None, None).until(lambda page: page.play.wait.reading)
    assert "Epoch 1 is over" in said(page)
    assert {"proceed", "show-sheet 1"} <= set(controls(page))
    assert not page.send("proceed").play.wait.reading


def test_looking_back_one_can_step_return_and_play_on() -> None:
    page = begun(None, None)
    for _ in range(6):
        page.step()
    page.send("look 3")
    assert "After 3 of 6 actions" in said(page)
    wanted = {"look 0", "step -1", "step 1", "look-now", "branch"}
    assert wanted == {one for one in controls(page) if not one.startswith("show-card ")}
    assert {"look 0", "step -1"}.isdisjoint(controls(page.send("look 0")))


def test_the_end_names_the_winner_and_offers_more() -> None:
    page = begun(None, None).until(Page.over)
    outcome = page.state.standings()
    winner = page.play.names[outcome.standings[0].seat]
    assert f"{winner} wins with" in said(page)
    assert {"play-again", "show-sheet 3", "look 0"} <= set(controls(page))


def focus(page: Page) -> str:
    return "".join(re.findall(r'data-focus="([^"]*)"', source(page)))


def test_a_new_decision_of_a_person_takes_the_focus_once() -> None:
    page = begun(None, "adept", "adept")
    words = []
    while not page.over():
        word = focus(page)
        if page.play.person_to_act:
            assert word
            assert word not in words
            words.append(word)
        elif not page.play.wait.reading:
            assert not word
        page.step()


@pytest.mark.parametrize("panel", ["share", "settings", "help", "description"])
def test_who_is_busy_in_a_panel_keeps_the_focus(panel: str) -> None:
    page = begun(None, None)
    assert focus(page)
    assert not focus(page.send(f"toggle-panel {panel}"))
    assert focus(page.send(f"toggle-panel {panel}"))
