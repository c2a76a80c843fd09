"""The chart of points."""

from __future__ import annotations

import pytest

from tests.web.games.auction.plays import every_play, played
from tests.web.markup import read
from tests.web.plays import sound
from web.games.auction.points_chart import FAMILIES, Scale, by_family, chart
from web.games.auction.score_words import family_of, signed
from web.games.auction.scores import scored

PLAY = played("pharaoh", 5, 3)


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
