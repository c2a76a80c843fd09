"""Standing orders: what the page does for a person by itself, and what ends it."""

from __future__ import annotations

import pytest

from ra.auction import DRAW, PASS, Phase, State
from ra.auction import events as ev
from ra.auction.tiles import DISASTERS
from tests.web.driving import Page
from tests.web.markup import read
from web.effects import Later
from web.games.auction.cards import card
from web.games.auction.decision import decision
from web.games.auction.holding import ROWS
from web.games.auction.orders import PASSING, order_words
from web.games.auction.places import BAG
from web.keys import KeyPress, deed_of
from web.messages import ActByItself, EndOrder

FAMILIES = dict(ROWS)
ORDERS = ["draw-any", "draw-3", "draw-8", *(f"draw-{family}" for family in FAMILIES)]


def alone(seed: int) -> Page:
    return Page(seed=seed).seats(None, "novice", "novice").send("start-game")


def own_turn(page: Page) -> Page:
    return page.until(
        lambda page: (
            page.play.person_to_act
            and page.state.phase is Phase.TURN
            and DRAW in page.state.legal_actions()
        )
    )


def reached(state: State, order: str) -> bool:
    goal = order.removeprefix("draw-")
    if goal.isdecimal():
        return len(state.lot) >= int(goal)
    return any(tile in FAMILIES.get(goal, ()) for tile in state.lot)


@pytest.mark.parametrize("order", ORDERS)
def test_tiles_are_drawn_until_what_was_said_or_anything_unexpected(order: str) -> None:
    drawn = 0
    for seed in range(6):
        page = own_turn(alone(seed))
        if not reached(page.state, order):
            page.send(f"give-order {order}")
        while page.play.wait.order:
            state, count = page.state, page.play.count
            if page.play.person_to_act:
                assert not reached(state, order)
                (later,) = (one for one in page.effects if isinstance(one, Later))
                page.send(later.message)
                assert page.play.record.actions[-1] == DRAW
                drawn += 1
            else:
                page.step()
            assert page.play.count == count + 1
            news = page.play.look.news
            ended = any(
                isinstance(event, ev.AuctionOpened | ev.RaDrawn | ev.GodSpent | ev.EpochScored)
                or (isinstance(event, ev.TileDrawn) and event.tile in DISASTERS)
                for event in news
            )
            assert not (ended and page.play.wait.order)
    assert drawn > 3


def test_passing_waits_for_a_bid() -> None:
    passed = asked = 0
    for seed in range(30):
        page = alone(seed)
        while not page.over() and not (passed and asked):
            state = page.state
            later = state.bidders()[len(state.bids) :] if state.phase is Phase.BID else ()
            if page.play.computer_to_act and 0 in later and state.up[0][0] > state.high:
                assert "give-order pass" in str(decision(page.model, page.play))
                page.send(f"give-order {PASSING}")
                while page.play.wait.order and page.play.computer_to_act:
                    page.step()
                if page.play.wait.order and page.play.person_to_act:
                    assert page.state.high
                    page.send(ActByItself(page.play.count))
                    assert page.play.record.actions[-1] == PASS
                    passed += 1
                elif page.play.person_to_act and page.state.phase is Phase.BID:
                    assert not page.state.high
                    asked += 1
            page.send("end-order").send("proceed").step()
    assert passed
    assert asked


def test_an_order_is_shown_and_whatever_one_does_only_ends_it() -> None:
    for doing in ("act i", "undo", "toggle-panel log", "end-order", "show-card bag"):
        page = own_turn(alone(3)).send("give-order draw-any")
        assert order_words("draw-any") in str(decision(page.model, page.play))
        before = page.play.record
        page.send(doing)
        assert page.play.wait.order == ""
        assert page.play.record == before
        assert page.model.panel is None
    page = own_turn(alone(3)).send("give-order draw-any")
    assert deed_of(page.model, KeyPress("x")) == EndOrder()
    count = page.play.count
    page.send("end-order").send(ActByItself(count))
    assert page.play.count == count, "what was on its way comes to nothing"


def test_what_is_reached_or_not_possible_is_not_offered() -> None:
    for seed in range(4):
        page = own_turn(alone(seed))
        shown = card(page.play, BAG)
        assert shown is not None
        offered = {
            message.removeprefix("give-order ")
            for node in read(f"<div>{shown.controls}</div>").all("button")
            for message in node.messages
        }
        assert "draw-any" in offered
        assert not any(reached(page.state, order) for order in offered - {"draw-any"})
    for people in ((None, None), (None, None, "novice")):
        several = (
            Page(seed=1).seats(*people).send("start-game").until(lambda p: p.play.person_to_act)
        )
        shown = card(several.play, BAG)
        assert shown is not None
        assert not shown.controls, "at a screen for several nobody plays for another"
        assert several.send("give-order draw-any").play.wait.order == ""


@pytest.mark.parametrize("order", ["draw-", "draw-x", "draw-99", "xyz", "draw-٣"])
def test_an_order_that_nobody_can_give_does_no_harm(order: str) -> None:
    page = own_turn(alone(1)).send(f"give-order {order}")
    while not page.over() and page.play.wait.order:
        assert str(decision(page.model, page.play))
        page.step()
    assert page.play.wait.order == ""
