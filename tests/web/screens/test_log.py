"""The log: every action told once, in order, leading to its moment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ra import Record, Seat
from ra.auction import STOP_GODS
from ra.auction.events import TileDrawn, TilesLost
from ra.hexagon import HEXAGON, Move, Setup, State
from ra.replay import Replay, Step
from tests.web.driving import Page
from tests.web.games.auction.plays import every_play, played
from tests.web.markup import Node, read
from tests.web.plays import moment, sound
from web.games.auction.event_words import sentences
from web.model import Model
from web.panel import Panel
from web.play import Play
from web.screens.log import MOST as LONGEST
from web.screens.log import RECENT, log, whole_log
from web.session import Session
from web.update import first_draft

MOST = 60
PLAY = played("pharaoh", 5, 2)


def long_match() -> Play:
    """A match in which nobody takes a pawn, as long as that can be avoided."""
    chance = random.Random(1)
    start = Setup()
    state, moves = State.start(start), list[Move]()
    while len(moves) < 2 * LONGEST + 50:
        legal = chance.sample(state.legal_actions(), len(state.legal_actions()))
        quiet = (move for move in legal if len(Step.of(state, move).events) == 1)
        moves.append(next(quiet, legal[0]))
        state.apply(moves[-1])
    record = Record(HEXAGON, start, (Seat("Ann"), Seat("Bea")), tuple(moves))
    return Play.begin(Session("a", Replay.of(record)))


def shown(play: Play) -> Node:
    view = log(Model(first_draft(), play=play))
    assert view is not None
    return read(view)


def entries(view: Node) -> list[Node]:
    return [node for node in view.all("button") if "log__entry" in node.attributes["class"]]


def counts(view: Node) -> list[int]:
    return [int(node.messages[0].removeprefix("look ")) for node in entries(view)]


def current(view: Node) -> list[int]:
    marked = [node for node in entries(view) if "aria-current" in node.attributes]
    return [int(node.messages[0].removeprefix("look ")) for node in marked]


def told(play: Play) -> list[int]:
    """The actions that something can be told of."""
    return [0, *(n for n, step in enumerate(play.replay.steps, 1) if step.events)]


def test_the_whole_log_tells_every_action_in_order() -> None:
    for play in every_play(1):
        view = read(whole_log(play))
        assert counts(view) == told(play)
        assert sound([node.text for node in entries(view)])


def test_of_a_very_long_game_the_whole_log_shows_a_part_and_ways_to_the_rest() -> None:
    """Every action can be reached from the end by the ways back, and again by the ways on."""
    play = long_match()
    seen: set[int] = set()
    now = play
    for way in ("Further back", "Further on"):
        for _ in range(9):
            view = read(whole_log(now))
            assert len(counts(view)) <= LONGEST + 10
            assert now.shown in counts(view)
            seen |= set(counts(view))
            further = [node for node in view.all("button") if node.text == way]
            if not further:
                break
            now = play.look_at(int(further[0].messages[0].removeprefix("look ")))
    assert now.live or now.shown > play.count - LONGEST
    assert seen == set(range(play.count + 1))


def test_tab_stops_once_at_the_moment_looked_at() -> None:
    """Arrow keys lead on from there: to the ways to score sheets too."""
    for at in (None, PLAY.count // 2, 0):
        play = PLAY if at is None else PLAY.look_at(at)
        for view in (shown(play), read(whole_log(play))):
            stops = [one for one in view.all("button") if one.attributes.get("tabindex") != "-1"]
            (list_,) = [one for one in view.all() if "data-arrows" in one.attributes]
            within = [one for one in stops if one in list_.all("button")]
            assert len(within) == 1
            assert within[0].attributes["aria-current"] == "step"


def test_ending_ones_gods_tells_nothing() -> None:
    steps = [step for play in every_play() for step in play.replay.steps]
    stops = [step for step in steps if step.action == STOP_GODS]
    assert stops
    assert not any(step.events for step in stops)


def test_the_log_beside_the_table_is_short_and_new() -> None:
    for play in every_play(1):
        for count in range(0, play.count + 1, 13):
            now = moment(play, count)
            view = shown(now)
            listed = counts(view)
            assert len(listed) <= MOST
            assert listed == told(now)[-len(listed) :]
            assert len(listed) >= min(len(told(now)), RECENT - 4)
            assert current(view) == listed[-1:]


def test_an_entry_leads_to_its_moment() -> None:
    page = Page(Model(first_draft(), play=PLAY))
    for node in entries(read(whole_log(PLAY)))[::9]:
        count = int(node.messages[0].removeprefix("look "))
        play = Page(page.model).send(*node.messages).play
        assert play.shown == count
        view = shown(play)
        assert current(view) == [count]
        assert len(counts(view)) <= MOST


def test_where_nothing_is_told_the_entry_before_is_marked() -> None:
    play = next(play for play in every_play() if any(not step.events for step in play.replay.steps))
    silent = next(n for n, step in enumerate(play.replay.steps, 1) if not step.events)
    assert current(shown(play.look_at(silent))) == [silent - 1]


def test_entries_say_what_the_events_say() -> None:
    view = read(whole_log(PLAY))
    texts = {int(n.messages[0].removeprefix("look ")): n.text for n in entries(view)}
    for count, step in enumerate(PLAY.replay.steps, 1):
        for sentence in sentences(step.events, PLAY):
            assert sentence in (texts[count] if "begins." not in sentence else view.text)


def test_epochs_have_titles_and_their_beginnings() -> None:
    view = read(whole_log(PLAY))
    assert [node.text for node in view.all("h3")] == ["Epoch 1", "Epoch 2", "Epoch 3"]
    assert entries(view)[0].text.startswith("The game begins.")
    begins = [node.text for node in view.all("li", class_="log__begins")]
    assert [text[:16] for text in begins] == ["Epoch 2 begins. ", "Epoch 3 begins. "]


def test_auctions_are_set_apart() -> None:
    for play in every_play(1):
        view = read(whole_log(play))
        auctions = view.all("li", class_="log__group")
        opened = [
            event for event in play.replay.events() if type(event).__name__ == "AuctionOpened"
        ]
        assert len(auctions) == len(opened)
        within = {count for auction in auctions for count in counts(auction)}
        for count in counts(view):
            before = play.replay.state(count - 1) if count else None
            if count in within:
                continue
            assert before is None or getattr(before, "cause", None) is None


def classed(view: Node, name: str) -> list[Node]:
    return [node for node in view.all() if name in node.attributes.get("class", "").split()]


def test_an_auction_shows_what_is_at_stake() -> None:
    """In its first entry, and nowhere else in it."""
    for play in every_play(1):
        for auction in read(whole_log(play)).all("li", class_="log__group"):
            first, *others = counts(auction)
            before: Any = play.replay.state(first - 1)
            names = before.variant.edition.tile_names
            lot = [names[tile].replace("_", "-") for tile in before.lot]
            shown, *later = entries(auction)
            pictures = [one.attributes["data-kind"] for one in classed(shown, "tile")]
            assert pictures == lot
            lost = [one for one in later if classed(one, "tile")]
            assert all(play.replay.steps[count - 1].events for count in others)
            assert all(struck(play, one) for one in lost)


def struck(play: Play, entry: Node) -> bool:
    """Whether an entry tells of tiles lost."""
    count = int(entry.messages[0].removeprefix("look "))
    return any(isinstance(event, TilesLost) for event in play.replay.steps[count - 1].events)


def test_a_tile_drawn_is_shown() -> None:
    view = read(whole_log(PLAY))
    for entry in entries(view)[1:]:
        step = PLAY.replay.steps[int(entry.messages[0].removeprefix("look ")) - 1]
        drawn = [event.tile for event in step.events if isinstance(event, TileDrawn)]
        if drawn:
            assert len(classed(entry, "tile")) == len(drawn) == 1


def test_passes_are_quiet_and_one_s_own_lines_stand_out() -> None:
    """Ann sits at the screen, among computers."""
    quiet, own = 0, 0
    for play in every_play(1):
        assert play.persons == (0,)
        view = read(whole_log(play))
        for line in classed(view, "log__line--quiet"):
            assert line.text.endswith(" passes.")
            quiet += 1
        for line in classed(view, "log__line--own"):
            assert line.text.startswith("Ann ") or ": Ann " in line.text
            own += 1
        others = [node.text for node in classed(view, "log__line")]
        told = [node.text for node in classed(view, "log__line--own")]
        assert sum(text.startswith("Ann ") for text in others) <= len(told)
    assert quiet > 100
    assert own > 100


def test_among_people_nobody_s_lines_stand_out() -> None:
    play = played("pharaoh", 3, 1, levels=(None, None, None))
    assert not classed(read(whole_log(play)), "log__line--own")


@pytest.mark.parametrize("levels", [(None, "adept", "adept"), (None, None, "adept")])
def test_a_line_stands_before_what_happened_since_the_last_decision(
    levels: tuple[str | None, ...],
) -> None:
    play = played("pharaoh", 3, 1, levels=levels)
    for count in range(0, play.count + 1, 3):
        now = moment(play, count)
        decided = now.session.decided()
        for view in (shown(now), read(whole_log(now))):
            marked = classed(view, "log__since")
            later = [one for one in counts(view) if one > decided]
            within = decided >= counts(view)[0] and bool(later) and decided > 0
            assert len(marked) == within
            if marked:
                order = [*counts_and_marks(view)]
                assert order[order.index(None) + 1] == later[0]


def counts_and_marks(view: Node) -> Iterator[int | None]:
    """The counts of the entries in order, and None for the line."""
    for node in view.all():
        classes = node.attributes.get("class", "").split()
        if "log__since" in classes:
            yield None
        if "log__entry" in classes:
            yield int(node.messages[0].removeprefix("look "))


def test_the_hexagon_game_has_the_line_too() -> None:
    record = long_match().record.until(20)
    seats = (Seat("Ann"), Seat("Bea", "adept"))
    play = Play.begin(Session("a", Replay.of(replace(record, seats=seats))))
    assert any(classed(shown(moment(play, count)), "log__since") for count in range(5, 20))
    assert classed(shown(play), "log__line--own")


def test_a_scored_epoch_leads_to_its_sheet() -> None:
    view = read(whole_log(PLAY))
    for epoch in (1, 2, 3):
        (button,) = view.sending(f"show-sheet {epoch}")
        assert button.text == f"Scores of epoch {epoch}"


@pytest.mark.parametrize("count", [0, 1, RECENT, RECENT + 20])
def test_the_way_to_the_whole_game_is_there_when_something_is_left_out(count: int) -> None:
    play = moment(PLAY, count)
    left_out = len(counts(shown(play))) < len(told(play))
    assert bool(shown(play).sending(f"toggle-panel {Panel.LOG.value}")) is left_out


def test_the_log_scrolls_when_one_looks_back_and_when_one_comes_back() -> None:
    def words(play: Play) -> set[str]:
        return {n.attributes["data-show"] for n in shown(play).all() if "data-show" in n.attributes}

    assert words(moment(PLAY, 30)) == words(moment(PLAY, 31)) == {"log now"}
    assert words(PLAY.look_at(20)) == {"log 20"}


def test_names_are_text() -> None:
    play = played("pharaoh", 2, 0, names=("<b>&", "Bea"))
    view = read(whole_log(play))
    assert "<b>& " in view.text
    assert not view.all("b")


def test_without_a_game_there_is_none() -> None:
    assert log(Model(first_draft())) is None
    assert log(Model(first_draft(), play=PLAY)) is not None
