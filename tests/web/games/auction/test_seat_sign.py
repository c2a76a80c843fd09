"""Each seat has a sign and a colour of its own, and they stand wherever its name does."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

from ra.auction import EDITIONS, State
from tests.web.games.auction.plays import every_play
from tests.web.markup import Node, read
from tests.web.test_contrast import tokens
from web.games.auction.points_chart import chart
from web.games.auction.score_sheet import epoch_table, sum_table
from web.games.auction.scores import scored
from web.games.auction.seat_sign import SIGNS
from web.games.auction.standings import standings
from web.games.auction.table_screen import table
from web.model import Model
from web.update import first_draft

SPRITE = Path(__file__).parents[4] / "web" / "static" / "sprite.svg"


def signs(view: Node) -> list[int]:
    """The seats whose signs a view shows, in order."""
    used = (node.attributes.get("href", "") for node in view.all("use"))
    found = (re.fullmatch("#picture-sign-(.*)", href) for href in used)
    return [SIGNS.index(match[1]) for match in found if match]


def channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def test_no_two_seats_share_a_sign() -> None:
    most = max(max(edition.players) for edition in EDITIONS.values())
    assert len(set(SIGNS)) == len(SIGNS) == most
    drawn = re.findall(r'<symbol id="sign-([a-z]+)"', SPRITE.read_text("utf-8"))
    assert sorted(drawn) == sorted(SIGNS)


def test_colours_of_seats_differ() -> None:
    """By day and by night, in at least one of red, green and blue by a fifth of the range."""
    colours = tokens()
    for theme in (0, 1):
        for one, other in combinations(SIGNS, 2):
            pairs = zip(
                channels(colours[f"seat-{one}"][theme]),
                channels(colours[f"seat-{other}"][theme]),
                strict=True,
            )
            assert max(abs(a - b) for a, b in pairs) > 51, (one, other)


def test_signs_go_with_names() -> None:
    for play in every_play(1):
        seats = list(range(len(play.names)))
        view = read(table(Model(first_draft(), play=play), play))
        headings = [signs(heading) for heading in view.all("h3")]
        assert sorted(headings) == [[seat] for seat in seats]
        sheets = [event.sheet for event in scored(play)]
        assert all(signs(read(epoch_table(play, sheet, ""))) == seats for sheet in sheets)
        assert signs(read(sum_table(play, sheets))) == seats
        assert signs(read(chart(play, sheets))) == seats
        outcome = play.state.outcome()
        places = standings(play)
        assert outcome is not None
        assert places is not None
        assert signs(read(places)) == [one.seat for one in outcome.standings]


def test_signs_go_with_bids() -> None:
    for play in every_play(1):
        for count in range(0, play.count, 7):
            then = play.look_at(count)
            state: State = then.shown_state
            if state.cause is None:
                continue
            view = read(table(Model(first_draft(), play=then), then))
            assert signs(view.one("ol", class_="auction")) == list(state.bidders())
