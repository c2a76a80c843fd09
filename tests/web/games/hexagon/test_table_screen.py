"""Around the board: the sides, and what one plays for."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ra
from ra.hexagon import BOARDS
from ra.replay import Replay
from tests.web.games.hexagon.plays import board_of, played, state_of
from tests.web.markup import Node, read
from tests.web.plays import moments
from web.games.hexagon.board_layout import WAYS
from web.games.hexagon.board_screen import layout_of
from web.games.hexagon.match import match
from web.games.hexagon.seat import side
from web.games.hexagon.shown_board import shown_placement
from web.games.hexagon.table_screen import table
from web.model import Model
from web.play import Play
from web.session import Session
from web.update import first_draft
from web.words import use

LAST_PAWN = "Taking the other's last pawn"


def near(play: Play) -> int:
    """The seat of the card that is the nearer one."""
    cards = read(table(Model(first_draft(), play=play), play)).all("section")
    (card,) = (card for card in cards if "side--near" in card.attributes.get("class", ""))
    return int(card.attributes["id"].removeprefix("seat-"))


def _turned(play: Play, sides: int) -> Play:
    return replace(play, look=replace(play.look, turned=sides))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("levels", [(None, "adept"), ("adept", None)])
def test_the_nearer_card_is_that_of_the_nearer_ra(
    board: str, levels: tuple[str | None, ...]
) -> None:
    play = played(board, levels=levels)
    own = levels.index(None)
    assert near(play) == own
    for turned in range(WAYS):
        where = layout_of(now := _turned(play, turned))
        downs = [round(where.middle(cell)[1]) for cell in board_of(play).ra]
        nearer = own if downs[0] == downs[1] else downs.index(max(downs))
        assert near(now) == nearer
    assert near(_turned(play, WAYS // 2)) == 1 - own


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("has taken 1 pawn", "has taken 2 pawns")),
        ("fr", ("a pris 1 pion", "a pris 2 pions")),
        ("ru", ("взято у соперника: 1", "взято у соперника: 2")),
    ],
)
def test_whose_pawns_were_taken_is_said(language: str, words: tuple[str, ...]) -> None:
    use(language)
    try:
        told = {
            9 - shown_placement(now).pawns[1]: read(side(now, 0, near=True)).text
            for now in moments(played())
        }
    finally:
        use("en")
    assert words[0] in told[1]
    assert words[1] in told[2]


def test_whose_pawns_were_taken_is_drawn() -> None:
    """As many of the other's, in the other's shape."""
    for now in moments(played(), 7):
        for seat in (0, 1):
            card = read(side(now, seat, near=True))
            (taken,) = card.all("p", class_="side__taken soft small")
            lost = 9 - shown_placement(now).pawns[1 - seat]
            assert len(taken.all("g", class_=f"pawn pawn--{1 - seat}")) == lost
            assert len(taken.all("g", class_=f"pawn pawn--{seat}")) == 0


def test_what_would_win_the_match_is_marked_also_at_the_last_pawn() -> None:
    seen = set()
    for now in moments(played()):
        if now.wait.reading or now.state.to_act is None:
            continue
        rows = [node.text for node in worths(now).all("li")]
        score, seat = state_of(now).score, state_of(now).placement.side
        for row, won in zip(rows, (1, 3, 6), strict=True):
            assert ("wins the match" in row) is wins(score, seat, won)
        (last,) = (node.text for node in worths(now).all("p") if LAST_PAWN in node.text)
        assert ("wins the match" in last) is wins(score, seat, 3)
        seen.add(wins(score, seat, 3))
    assert seen == {True, False}


def worths(play: Play) -> Node:
    return read(match(play))


def wins(score: tuple[int, int], seat: int, won: int) -> bool:
    own, other = score[seat] + won, score[1 - seat]
    return own >= 7 and own - other >= 2


def test_long_names_stand_in_places_of_their_own() -> None:
    """So that the styles can cut them, and nothing but them."""
    record = ra.read('[Game "Ra hexagon"] [Seat1 "Anna"] [Seat2 "Bek"]')
    view = worths(Play.begin(Session("a", Replay.of(record))))
    (began,) = (n for n in view.all("p") if "match__began" in n.attributes.get("class", ""))
    assert began.text == "First move: Anna."
