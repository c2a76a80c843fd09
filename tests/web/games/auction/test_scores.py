"""Score sheets and final places."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ra.auction import CLASSIC, PHARAOH, State, Tile
from ra.auction import scoring as sc
from ra.auction.reckoning import sheet_now
from ra.auction.scoring import Line, Rank
from ra.game import Standing
from tests.web.driving import Page
from tests.web.games.auction.plays import every_play, played, tied
from tests.web.markup import Node, read
from tests.web.plays import moment, moments, sound
from web.games.auction.event_words import number
from web.games.auction.score_words import category, reason, signed
from web.games.auction.scores import ALL, scored, scores
from web.games.auction.standings import standings, ties
from web.model import Model
from web.panel import Panel
from web.play import Play
from web.update import first_draft

PLAY = played("pharaoh", 5, 3)


def shown(play: Play, sheet: int | None = None) -> Node:
    return read(scores(replace(play, look=replace(play.look, sheet=sheet))))


def rows(view: Node) -> dict[str, list[Node]]:
    """The cells of the table, by the name of their row."""
    return {
        row.one("th", scope="row").text: row.all("td")
        for row in view.one("table").all("tr")
        if row.all("th", scope="row")
    }


# Reasons

REASONS: list[tuple[Line, str]] = [
    (sc.Gods(4, 2), "2 gods"),
    (sc.Gods(0, 0), "none"),
    (sc.Gold(3, 1), "1 gold"),
    (sc.Gold(0, 0), "none"),
    (sc.Pharaohs(5, 4, Rank.MOST), "most: 4"),
    (sc.Pharaohs(-2, 1, Rank.FEWEST), "fewest: 1"),
    (sc.Pharaohs(0, 2, Rank.BETWEEN), "2, in between"),
    (sc.Pharaohs(0, 0, Rank.ALL_EQUAL), "all the same: 0"),
    (sc.River(3, 2, 1), "2 Nile + 1 flood"),
    (sc.River(0, 3, 0), "3 Nile, no flood"),
    (sc.River(2, 0, 2), "2 floods"),
    (sc.River(0, 0, 0), "none"),
    (sc.Civilization(5, 3), "3 of 5 kinds"),
    (sc.Civilization(-5, 0), "0 of 5 kinds"),
    (sc.MonumentKinds(4, 4), "4 of 8 kinds"),
    (sc.MonumentSets(0, ()), "no set of 3"),
    (sc.MonumentSets(10, ((Tile.PYRAMID, 4),)), "4 pyramids"),
    (sc.MonumentSets(10, ((Tile.PYRAMID, 3), (Tile.TEMPLE, 3))), "3 pyramids and 3 temples"),
    (sc.Suns(5, 30, Rank.MOST), "highest sum: 30"),
    (sc.Suns(-5, 9, Rank.FEWEST), "lowest sum: 9"),
    (sc.Suns(0, 12, Rank.BETWEEN), "sum: 12"),
    (sc.Suns(0, 12, Rank.ALL_EQUAL), "all the same: 12"),
]


@pytest.mark.parametrize(("line", "words"), REASONS)
def test_reasons_in_words(line: Line, words: str) -> None:
    assert reason(line, PHARAOH) == words


def test_reasons_name_monuments_by_the_edition() -> None:
    assert reason(sc.MonumentSets(5, ((Tile.SHRINE, 3),)), CLASSIC) == "3 palaces"


def test_gains_have_signs() -> None:
    assert [signed(points) for points in (5, 0, -2)] == ["+5", "0", "−2"]


# Sheets


def test_every_line_of_every_game_is_on_its_sheet() -> None:
    for play in every_play():
        for event in scored(play):
            sheet = event.sheet
            cells = rows(shown(play, sheet.epoch))
            for number_, line in enumerate(sheet.seats[0].lines):
                for seat, cell in enumerate(cells[category(line)]):
                    own = sheet.seats[seat].lines[number_]
                    why = reason(own, play.record.setup.variant.edition)
                    assert sound([why])
                    assert cell.text == f"{signed(own.points)} {why}"
            for seat, own_sheet in enumerate(sheet.seats):
                assert cells["Before"][seat].text == number(own_sheet.before)
                assert cells["This epoch"][seat].text == signed(own_sheet.gained)
                assert cells["Points"][seat].text.split()[0] == number(own_sheet.after)


def test_a_column_a_seat_and_every_header_says_of_what() -> None:
    table = shown(PLAY, 1).one("table")
    assert [node.text for node in table.all("th", scope="col")] == list(PLAY.names)
    assert all(len(row.all("td")) == 5 for row in table.one("tbody").all("tr"))
    assert table.one("caption").text == "Scores of epoch 1"


def test_why_the_epoch_ended() -> None:
    texts = {shown(play, epoch).text for play in every_play() for epoch in (1, 2, 3)}
    assert any("the Ra track is full." in text for text in texts)
    assert any("every sun is spent." in text for text in texts)


def test_the_floor_is_told_where_it_held() -> None:
    held = 0
    for play in every_play():
        for event in scored(play):
            cells = rows(shown(play, event.sheet.epoch))["Points"]
            for cell, own in zip(cells, event.sheet.seats, strict=True):
                saved = own.after != own.before + own.gained
                assert ("never below zero" in cell.text) is saved
                held += saved
    assert held


def test_all_epochs_together_add_up() -> None:
    for play in every_play():
        cells = rows(shown(play, ALL))
        for seat in range(len(play.names)):
            parts = [row[seat].text.replace("−", "-") for row in cells.values()]
            *gains, total = map(int, parts)
            assert sum(gains) == total


def test_the_sheets_so_far_can_be_reached_and_no_others() -> None:
    """With that of what stands now, but at the end of an epoch."""
    for count in range(0, PLAY.count + 1, 9):
        now = moment(PLAY, count)
        view = shown(now)
        epochs = [event.sheet.epoch for event in scored(now)]
        state: State = now.shown_state
        over = now.wait.reading or state.to_act is None
        under_way = [] if over else [state.epoch]
        for epoch in (1, 2, 3):
            assert bool(view.sending(f"show-sheet {epoch}")) is (epoch in [*epochs, *under_way])
        assert bool(view.sending(f"show-sheet {ALL}")) is bool(epochs)
        chosen = view.one("button", aria_pressed="true").text
        assert chosen == (f"Epoch {epochs[-1]}" if over else "Now")


def test_what_stands_now_is_what_would_be_scored() -> None:
    for play in every_play():
        now = next(one for one in moments(play) if one.count > play.count // 2)
        state: State = now.shown_state
        if now.wait.reading or state.to_act is None:
            continue
        stands = [own.gained for own in sheet_now(state).seats]
        cells = rows(shown(now))
        assert [int(cell.text.replace("−", "-")) for cell in cells["This epoch"]] == stands


@pytest.mark.parametrize("asked", [None, 7])
def test_the_latest_sheet_is_shown_if_none_is_asked_for(asked: int | None) -> None:
    play = next(now for now in moments(PLAY) if len(scored(now)) == 2)
    view = shown(play, asked)
    assert view.one("button", aria_pressed="true").text == "Epoch 2"


def test_messages_lead_from_sheet_to_sheet() -> None:
    page = Page(Model(first_draft(), play=PLAY, panel=Panel.SCORES))
    for name, title in (
        ("show-sheet 1", "Epoch 1"),
        ("show-sheet 3", "Epoch 3"),
        (f"show-sheet {ALL}", "All"),
    ):
        page.send(name)
        assert read(scores(page.play)).one("button", aria_pressed="true").text == title


# Hidden scores


def hidden(levels: tuple[str | None, ...]) -> Play:
    over = played("pharaoh", 3, 4, open_scores=False, levels=levels)
    return next(now for now in moments(over) if len(scored(now)) == 1)


def test_one_person_sees_their_own_total_alone() -> None:
    play = hidden((None, "adept", "adept"))
    view = shown(play, 1)
    own = scored(play)[0].sheet.seats[0]
    cells = rows(view)
    assert cells["Points"][0].text.split()[0] == number(own.after)
    for row in ("Before", "This epoch", "Points"):
        assert [cell.text for cell in cells[row][1:]] == ["hidden", "hidden"]
    assert not view.sending(f"show-sheet {ALL}")
    assert "hidden until the end" in view.text


def test_around_one_screen_nobody_sees_totals() -> None:
    view = shown(hidden((None, None, "adept")), 1)
    assert not {"Before", "This epoch", "Points"} & set(rows(view))
    assert "Pharaohs" in rows(view)


def test_at_the_end_all_is_open() -> None:
    over = played("pharaoh", 3, 4, open_scores=False)
    view = shown(over, 1)
    assert "hidden" not in view.text
    assert view.sending(f"show-sheet {ALL}")


# Places


def test_places_best_first() -> None:
    for play in every_play():
        view = standings(play)
        outcome = play.state.outcome()
        assert view is not None
        assert outcome is not None
        places = read(view).all("li")
        for place, one in zip(places, outcome.standings, strict=True):
            assert place.text.startswith(f"{one.place} {play.names[one.seat]}")
            assert number(one.points) in place.text
        assert ["Winner" in place.text for place in places].count(True) == 1
        assert "Winner" in places[0].text
    assert standings(moment(PLAY, 10)) is None


def test_a_tie_is_explained_where_it_decided() -> None:
    suns = [PLAY.state.suns_of(seat)[0] for seat in (0, 1, 2)]  # type: ignore[attr-defined]
    level = [Standing(0, 1, 20), Standing(1, 2, 20), Standing(2, 3, 4)]
    assert ties(PLAY, level) == [
        f"Tied on 20 points; the highest single sun decides: Ann {suns[0]} and Bea {suns[1]}."
    ]
    assert ties(PLAY, [Standing(0, 1, 20), Standing(1, 2, 19)]) == []
    assert len(ties(PLAY, [Standing(s, s + 1, 1 - s // 2) for s in range(4)])) == 2
    play = tied()
    assert "the highest single sun decides" in shown(play, 3).text
    assert "the highest single sun decides" not in shown(PLAY, 3).text


def test_names_are_text() -> None:
    play = played("pharaoh", 2, 0, names=("<b>&", "محمد"))
    for sheet in (1, 3, ALL):
        view = shown(play, sheet)
        assert "<b>&" in view.text
        assert not view.all("b")
