"""What is told of the hexagon game: sentences, log, scores, description, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ra.hexagon import cell_name
from ra.hexagon import events as ev
from ra.hexagon.hindrance import Hindrance
from ra.hexagon.option import REASONS, Option
from ra.hexagon.placement import POINTS
from ra.hexagon.rules import decided
from tests.web.games.hexagon.plays import board_of, every_play, paused, played, state_of
from tests.web.markup import read
from tests.web.plays import moment, moments, sound
from web.games.hexagon.description import described
from web.games.hexagon.event_words import end_of, sentences
from web.games.hexagon.goals import goals, move_text
from web.games.hexagon.hindrance_words import refusal_words
from web.games.hexagon.hint_figures import hint_figures
from web.games.hexagon.hint_words import advice, hint_words
from web.games.hexagon.match import match
from web.games.hexagon.picking import Picked, Refusal, concerning
from web.games.hexagon.primer import primer
from web.games.hexagon.scores import ended_games, scores
from web.games.hexagon.shown_board import shown_placement, shown_state
from web.model import Model
from web.screens.live_region import live_region
from web.screens.log import log, whole_log
from web.settings import LANGUAGES
from web.update import first_draft
from web.words import use


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use(request.param)
    yield request.param
    use("en")


def test_every_action_is_told_in_finished_sentences(language: str) -> None:
    for play in every_play(1):
        for step in play.replay.steps:
            told = sentences(step.events, play)
            assert sound(told), told
            names = " ".join(told)
            assert play.names[step.seat] in names


@pytest.mark.parametrize("seats", [(0,), (1,)])
def test_what_concerns_a_person_can_be_told(seats: tuple[int], language: str) -> None:
    """Also of the steps of several actions together, and never what happened to nobody there."""
    concerned = 0
    for play in every_play(2):
        for now in moments(play):
            events = [event for step in now.replay.steps[-3:] for event in step.events]
            found = concerning(events, seats)
            lost = any(isinstance(e, ev.Captured) and e.seat not in seats for e in events)
            ended = any(isinstance(e, ev.GameEnded) for e in events)
            assert bool(found) == (lost or ended)
            if found:
                concerned += 1
                assert sound(sentences(found, play)), found
    assert concerned


def test_several_moves_are_told_each_with_what_came_of_it() -> None:
    """As when a side had to pass in between."""
    play = played()
    quiet, taking = ev.Moved(0, 2, 15, (16, 17), 1), ev.Moved(0, 3, 30, (31,), 0)
    events: list[ev.Event] = [quiet, ev.Passed(1), taking, ev.Captured(0, 31, 2)]
    first, _, last = sentences(events, play)
    assert first == sentences([quiet], play)[0]
    assert last == sentences(events[-2:], play)[0]


def test_all_kinds_of_events_come_up() -> None:
    kinds = {type(event) for play in every_play(4) for event in play.replay.events()}
    assert kinds >= {ev.Moved, ev.Joined, ev.Captured, ev.Entered, ev.GameEnded, ev.MatchEnded}


@pytest.mark.parametrize(
    "event", [ev.Passed(0), ev.Repeated(), ev.TookAll(1, 3), ev.GameStarted(2, 1)], ids=str
)
def test_rare_events_are_told(event: ev.Event, language: str) -> None:
    assert sound(sentences([event], played()))


def test_the_log_tells_every_move_under_its_game() -> None:
    for play in every_play(1):
        view = read(whole_log(play))
        entries = [one for one in view.all("button") if "log__entry" in one.attributes["class"]]
        counts = [int(one.messages[0].removeprefix("look ")) for one in entries]
        assert counts == list(range(play.count + 1))
        assert len(view.all("h3")) == len(ended_games(play))
        assert len([text for one in view.all("button") for text in one.messages
                    if text.startswith("show-sheet")]) == len(ended_games(play))  # fmt: skip


def test_the_log_beside_the_table_leads_to_its_moments() -> None:
    for now in list(moments(played(), 11))[1:]:
        shown = read(log(Model(first_draft(), play=now)) or "")
        assert shown.one(aria_current="step").messages == [f"look {now.count}"]
        entries = [one for one in shown.all("button") if "log__entry" in one.attributes["class"]]
        assert entries[-1].messages == [f"look {now.count}"]


def test_scores_add_up_and_say_why() -> None:
    for play in every_play(2):
        games = ended_games(play)
        view = read(scores(play))
        totals = [int(cell.text) for cell in view.all("td", class_="sheet__total")]
        assert tuple(totals) == games[-1][1].score
        for count, event in games:
            why = end_of(play, count)
            assert why in view.text
            assert (f"{event.points} point" in why) is (event.winner is not None)
    assert "No game" in str(scores(moment(played(), 0)))


def test_the_description_tells_of_every_stack(language: str) -> None:
    for now in moments(played(), 17):
        told = [text for _, texts in described(now) for text in texts]
        assert sound(told)
        stacks = shown_placement(now).stacks
        for seat in (0, 1):
            (of_seat,) = (text for text in told if cell_name(board_of(now).ra[seat]) in text)
            named = set(re.findall(r"\b[a-m][0-9]+\b", of_seat))
            assert named == {cell_name(cell) for cell in (*stacks[seat], board_of(now).ra[seat])}
    assert [len(texts) for _, texts in described(paused())] == [1, 2, 4]


def test_the_live_region_tells_each_move_and_asks(language: str) -> None:
    for now in moments(played(), 13):
        text = read(live_region(Model(first_draft(), play=now))).text
        if now.count:
            assert " ".join(sentences(now.look.news, now)[0].split()) in text


def test_goals_say_what_happens(language: str) -> None:
    play = next(now for now in moments(played(levels=(None, None))) if now.count == 20)
    state = shown_state(play)
    for move in state.legal:
        found = [goal for goal in goals(state, Picked(move.origin)) if goal.move == move]
        assert len(found) == 1
        assert found[0].count > 0


@pytest.mark.parametrize(
    "what",
    [
        Hindrance("stack", 72),
        Hindrance("stuck", 72),
        Hindrance("pawns", 72, 1),
        Hindrance("pawns", 72, 2),
        Hindrance("line", 72),
        Hindrance("wall", 72),
        Hindrance("height", 72, 4),
        Hindrance("strength", 72, 3),
        Hindrance("end", 72, 2),
    ],
    ids=str,
)
def test_every_hindrance_is_told(what: Hindrance, language: str) -> None:
    move = state_of(moment(played(), 0)).legal[0]
    told = refusal_words(Refusal(what, move))
    assert sound([told])
    if what.kind != "wall":
        assert cell_name(what.cell) in told
    assert sound([refusal_words(Refusal(example=move))])


@pytest.mark.parametrize("name", ["MOST_PAWNS", "NEEDED", "AHEAD", "ALL_TAKEN"])
def test_the_primer_has_the_rules_own_numbers(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were the number another one, the text would say so."""
    assert "777" not in read(primer()).text
    monkeypatch.setattr(f"web.games.hexagon.primer.{name}", 777)
    text = read(primer()).text
    assert "777" in text or "776" in text


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_of_a_hint_is_told(reason: str, language: str) -> None:
    play = moment(played(levels=(None, None)), 0)
    first, second, *_ = state_of(play).legal
    for ends, value in ((None, 0.2), (1, 3.0), (5, 3.0), (4, -3.0)):
        best = Option(first, value, ends, (reason,), (first, second))
        other = Option(second, value - 1, ends, (), (second,))
        assert sound(hint_words(play, [best, other]))
        assert sound(hint_words(play, [best, replace(other, value=value)]))
        assert move_text(second) in read(str(hint_figures(play, [best, other]))).text
    assert sound([advice(play, first)])


def test_what_would_win_the_match_is_marked() -> None:
    """Entering with so many pawns as would bring enough points, whoever is to move."""
    for now in moments(played(), 5):
        state = state_of(now)
        if state.to_act is None or now.wait.reading:
            continue
        rows = [row.text for row in read(match(now)).one("ol").all("li")]
        for pawns, row in enumerate(rows, 1):
            score = list(state.score)
            score[state.placement.side] += POINTS[pawns]
            assert ("wins the match" in row) is decided(score)
