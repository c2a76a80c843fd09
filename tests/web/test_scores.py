"""Score sheets, final places, the chart, and the panel they open in."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ra.auction import CLASSIC, PHARAOH, Tile
from ra.auction import scoring as sc
from ra.auction.scoring import Line, Rank
from ra.game import Standing
from tests.web.markup import Node, read
from tests.web.plays import SIZES, every_play, moment, moments, played, sound, tied
from web.message import Message
from web.model import Model, Panel
from web.play import Play
from web.update import update
from web.views.auction.chart import FAMILIES, Scale, by_family, chart
from web.views.auction.reasons import category, family_of, reason, signed
from web.views.auction.scores import ALL, scored, scores
from web.views.auction.standings import standings, ties
from web.views.auction.telling import number
from web.views.panels import panel

PLAY = played("pharaoh", 5, 3)


def shown(play: Play, sheet: int | None = None) -> Node:
    return read(scores(replace(play, sheet=sheet)))


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
    (sc.Pharaohs(0, 2, Rank.BETWEEN), "between: 2"),
    (sc.Pharaohs(0, 0, Rank.ALL_EQUAL), "all the same: 0"),
    (sc.River(3, 2, 1), "2 Nile + 1 flood"),
    (sc.River(0, 3, 0), "3 Nile, no flood"),
    (sc.River(2, 0, 2), "2 floods"),
    (sc.River(0, 0, 0), "none"),
    (sc.Civilization(5, 3), "3 of 5 kinds"),
    (sc.Civilization(-5, 0), "0 of 5 kinds"),
    (sc.MonumentKinds(4, 4), "4 of 8 kinds"),
    (sc.MonumentSets(0, ()), "no 3 alike"),
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
    for count in range(0, PLAY.count + 1, 9):
        now = moment(PLAY, count)
        view = shown(now)
        epochs = [event.sheet.epoch for event in scored(now)]
        for epoch in (1, 2, 3):
            assert bool(view.sending(f"sheet {epoch}")) is (epoch in epochs)
        assert bool(view.sending(f"sheet {ALL}")) is bool(epochs)
        if not epochs:
            assert "Nothing is scored yet" in view.text


@pytest.mark.parametrize("asked", [None, 7])
def test_the_latest_sheet_is_shown_if_none_is_asked_for(asked: int | None) -> None:
    play = next(now for now in moments(PLAY) if len(scored(now)) == 2)
    view = shown(play, asked)
    assert view.one("button", aria_pressed="true").text == "Epoch 2"


def test_messages_lead_from_sheet_to_sheet() -> None:
    model = Model(play=PLAY, panel=Panel.SCORES)
    for name, title in (("sheet 1", "Epoch 1"), ("sheet 3", "Epoch 3"), ("sheet 0", "All")):
        model = update(model, Message.parse(name))[0]
        assert model.play is not None
        assert read(scores(model.play)).one("button", aria_pressed="true").text == title


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
    assert not view.sending(f"sheet {ALL}")
    assert "hidden until the end" in view.text


def test_around_one_screen_nobody_sees_totals() -> None:
    view = shown(hidden((None, None, "adept")), 1)
    assert not {"Before", "This epoch", "Points"} & set(rows(view))
    assert "Pharaohs" in rows(view)


def test_at_the_end_all_is_open() -> None:
    over = played("pharaoh", 3, 4, open_scores=False)
    view = shown(over, 1)
    assert "hidden" not in view.text
    assert view.sending(f"sheet {ALL}")


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
        f"Level on 20 points, the highest single sun decides: Ann {suns[0]} and Bea {suns[1]}."
    ]
    assert ties(PLAY, [Standing(0, 1, 20), Standing(1, 2, 19)]) == []
    assert len(ties(PLAY, [Standing(s, s + 1, 1 - s // 2) for s in range(4)])) == 2
    play = tied()
    assert "the highest single sun decides" in shown(play, 3).text
    assert "the highest single sun decides" not in shown(PLAY, 3).text


# Chart


def test_the_chart_says_every_bar_in_words() -> None:
    for play in every_play():
        sheets = [event.sheet for event in scored(play)]
        view = read(chart(play, sheets))
        names = [bar.attributes["aria-label"] for bar in view.all("svg", role="img")]
        assert len(names) == len(sheets) * len(play.names)
        assert sound(names)
        gains = iter(names)
        for seat in range(len(play.names)):
            for sheet in sheets:
                name = next(gains)
                assert name.startswith(f"Epoch {sheet.epoch}: ")
                if by_family(sheet.seats[seat]):
                    assert name.endswith(signed(sheet.seats[seat].gained))


def test_the_parts_of_a_bar_are_the_points() -> None:
    for play in every_play():
        for event in scored(play):
            for own in event.sheet.seats:
                parts = by_family(own)
                assert sum(parts.values()) == own.gained
                assert all(parts.values())
                assert list(parts) == sorted(parts, key=FAMILIES.index)


def test_bars_stay_within_the_chart() -> None:
    for play in every_play():
        view = read(chart(play, [event.sheet for event in scored(play)]))
        for part in view.all("rect", class_="segment__ground"):
            if "x" in part.attributes:
                left, width = (float(part.attributes[n].rstrip("%")) for n in ("x", "width"))
                assert left >= -0.02
                assert width > 0
                assert left + width <= 100.02


def test_a_scale_fits_gains_and_losses() -> None:
    scale = Scale.of([{"god": 6, "pharaoh": -2}, {"civilization": -5}, {}])
    assert scale.width(6) + scale.width(-5) == pytest.approx(100)
    assert scale.zero == pytest.approx(500 / 11)
    assert Scale.of([{}]).width(1) == 100


def test_no_two_categories_look_alike_without_colour() -> None:
    view = read(chart(PLAY, [event.sheet for event in scored(PLAY)]))
    drawn = [
        str([(n.tag, n.attributes.get("d")) for n in p.all()][1:]) for p in view.all("pattern")
    ]
    assert len(set(drawn)) == len(FAMILIES)


def test_every_line_has_a_family() -> None:
    lines = {line for event in scored(PLAY) for own in event.sheet.seats for line in own.lines}
    assert {family_of(line) for line in lines} == set(FAMILIES)


# Panels


@pytest.mark.parametrize("open_", Panel)
def test_every_panel_has_a_title_that_takes_the_focus_and_can_be_closed(open_: Panel) -> None:
    view = panel(Model(play=PLAY, panel=open_))
    assert view is not None
    node = read(view)
    title = node.one(id="panel-title")
    assert title.text
    assert title.attributes["data-focus"] == f"panel-{open_.value}"
    close = node.one("button", id="panel-close")
    assert update(Model(play=PLAY, panel=open_), Message.parse(close.messages[0]))[0].panel is None


def test_only_what_needs_no_game_opens_without_one() -> None:
    opened = {one for one in Panel if panel(Model(panel=one)) is not None}
    assert opened == {Panel.SHARE, Panel.SETTINGS, Panel.HELP}
    assert panel(Model(play=PLAY)) is None


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_the_sheet_leads_on_while_the_game_waits(edition: str, players: int) -> None:
    over = played(edition, players, 0)
    waits = [now for now in moments(over) if now.waiting]
    assert len(waits) == 2
    for epoch, play in enumerate(waits, 2):
        view = panel(Model(play=play, panel=Panel.SCORES))
        assert view is not None
        (button,) = read(view).sending("proceed")
        assert button.text == f"Begin epoch {epoch}"
    view = panel(Model(play=over, panel=Panel.SCORES))
    assert view is not None
    assert not read(view).sending("proceed")


def test_names_are_text() -> None:
    play = played("pharaoh", 2, 0, names=("<b>&", "محمد"))
    for sheet in (1, 3, ALL):
        view = shown(play, sheet)
        assert "<b>&" in view.text
        assert not view.all("b")
