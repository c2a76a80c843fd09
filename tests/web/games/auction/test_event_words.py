"""Tiles, events and names in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from ra.auction import EDITIONS, PHARAOH, State, Tile
from ra.auction import events as ev
from ra.auction.tiles import TILES
from ra.game import Outcome, Standing
from tests.web.games.auction.plays import every_play, played
from tests.web.plays import moment, sound
from web.games.auction.event_words import known_totals, number, sentences, tell_event
from web.games.auction.tile_words import (
    FAMILIES,
    listed,
    listed_counts,
    many_tiles,
    one_tile,
    purpose,
    tile_name,
)
from web.names import shown_name
from web.play import Play

PLAY = played("pharaoh", 4, 1)


def state_of(play: Play) -> State:
    state = play.state
    assert isinstance(state, State)
    return state


# Tiles


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_tile_has_its_words(edition: Any) -> None:
    labels = [tile_name(tile, edition) for tile in TILES]
    assert len(set(labels)) == len(TILES)
    for words in (one_tile, purpose):
        assert sound([words(tile, edition) for tile in TILES])
    assert sound([many_tiles(tile, count, edition) for tile in TILES for count in (1, 2, 5)])
    assert sound([name() for name in FAMILIES.values()])


def test_tiles_are_named_by_the_edition() -> None:
    assert tile_name(Tile.WAR, PHARAOH) == "War"
    assert tile_name(Tile.WAR, EDITIONS["1999"]) == "Unrest"
    assert one_tile(Tile.SHRINE, EDITIONS["1999"]) == "a palace"


def test_tiles_are_counted_in_lists() -> None:
    tiles = [Tile.FUNERAL, Tile.PYRAMID, Tile.PHARAOH, Tile.PYRAMID, Tile.PYRAMID]
    assert listed(tiles, PHARAOH) == "a pharaoh, 3 pyramids and a funeral"
    assert listed([Tile.GOLD], PHARAOH) == "gold"
    assert listed([], PHARAOH) == ""
    counts = [0] * len(TILES)
    counts[Tile.NILE], counts[Tile.FLOOD] = 2, 1
    assert listed_counts(counts, PHARAOH) == "2 Nile and a flood"


# Events


def test_every_event_of_every_game_is_told() -> None:
    met = set()
    for play in every_play():
        for step in play.replay.steps:
            met |= {type(event) for event in step.events}
            assert sound([tell_event(event, play) for event in step.events])
            assert sound(sentences(step.events, play))
            assert len(sentences(step.events, play)) <= len(step.events)
            assert bool(sentences(step.events, play)) == bool(step.events)
    assert met == set(get_args(ev.Event))


TOLD: list[tuple[list[ev.Event], list[str]]] = [
    ([ev.TileDrawn(0, Tile.PYRAMID, 2)], ["Ann draws a pyramid."]),
    ([ev.RaDrawn(1, 3)], ["Bea draws Ra, number 3 of 9."]),
    (
        [ev.RaDrawn(1, 3), ev.AuctionOpened(1, ev.Cause.RA_DRAWN)],
        ["Bea draws Ra, number 3 of 9: an auction begins."],
    ),
    ([ev.RaInvoked(1), ev.AuctionOpened(1, ev.Cause.INVOKED)], ["Bea invokes Ra."]),
    (
        [ev.RaInvoked(1), ev.AuctionOpened(1, ev.Cause.INVOKED_FULL)],
        ["Bea invokes Ra for the full track."],
    ),
    (
        [ev.AuctionOpened(1, ev.Cause.INVOKED)],
        ["An auction begins; Bea bids last."],
    ),
    ([ev.BidMade(2, 8)], ["Cleo bids 8."]),
    ([ev.Passed(2)], ["Cleo passes."]),
    (
        [ev.BidMade(2, 8), ev.AuctionWon(2, (Tile.ART, Tile.WAR), 8, 1)],
        ["Cleo pays 8 for art and a war, and gets the 1 face down."],
    ),
    (
        [ev.Passed(3), ev.AuctionWon(2, (), 8, 1)],
        ["Dan passes.", "Cleo pays 8 for the 1 alone: the track is empty."],
    ),
    (
        [ev.Passed(3), ev.AuctionUnsold(())],
        ["Everybody passes: everything stays where it is."],
    ),
    (
        [ev.AuctionUnsold((Tile.ART, Tile.ART))],
        ["Everybody passes, and the lot leaves the game: 2 art."],
    ),
    ([ev.GodSpent(0, Tile.GOLD, 1)], ["Ann spends a god and takes gold."]),
    ([ev.TilesLost(0, Tile.WAR, (Tile.ART, Tile.ART))], ["War: Ann loses 2 art."]),
    ([ev.TilesLost(0, Tile.FUNERAL, ())], ["Funeral: Ann has nothing to lose."]),
    ([ev.EpochBegan(2, 3)], ["Epoch 2 begins. Dan holds the highest sun and starts."]),
]


@pytest.mark.parametrize(("events", "texts"), TOLD)
def test_events_in_words(events: list[ev.Event], texts: list[str]) -> None:
    assert sentences(events, PLAY) == texts


def scored(play: Play, epoch: int) -> ev.EpochScored:
    every = (event for event in play.replay.events() if isinstance(event, ev.EpochScored))
    return next(event for event in every if event.sheet.epoch == epoch)


def test_an_epochs_end_tells_its_reason_and_the_points() -> None:
    event = scored(PLAY, 1)
    points = [own.after for own in event.sheet.seats]
    shown = dict(zip(("Ann", "Bea", "Cleo", "Dan"), map(number, points), strict=True))
    text = tell_event(event, PLAY)
    assert all(f"{name} {own}" in text for name, own in shown.items())
    by_ra = replace(event, reason=ev.EpochEnd.RA_TRACK)
    by_suns = replace(event, reason=ev.EpochEnd.SUNS)
    assert tell_event(by_ra, PLAY).startswith("Epoch 1 ends: the Ra track is full.")
    assert tell_event(by_suns, PLAY).startswith("Epoch 1 ends: every sun is spent.")


def test_the_end_tells_who_won() -> None:
    alone = Outcome((Standing(1, 1, 31), Standing(0, 2, 30)))
    assert tell_event(ev.GameEnded(alone), PLAY) == "Bea wins with 31 points."
    sun = state_of(PLAY).suns_of(1)[0]
    level = Outcome((Standing(1, 1, 1), Standing(0, 2, 1), Standing(2, 3, 1), Standing(3, 4, 0)))
    assert tell_event(ev.GameEnded(level), PLAY) == (
        f"Bea wins with 1 point, tied with Ann and Cleo but holding the highest sun, {sun}."
    )


def test_hidden_points_are_not_told_before_the_end() -> None:
    over = played("pharaoh", 4, 1, open_scores=False)
    event = scored(over, 1)
    halfway = moment(over, over.count - 1)
    assert "Points" in tell_event(event, over)
    assert "Points" not in tell_event(event, halfway)


def test_whose_points_are_known() -> None:
    over = played("pharaoh", 3, 1, open_scores=False)
    halfway = moment(over, over.count - 1)
    assert known_totals(moment(played("pharaoh", 3, 1), 5)) == {0, 1, 2}
    assert known_totals(over) == {0, 1, 2}
    assert known_totals(halfway) == {0}
    two = played("pharaoh", 3, 1, open_scores=False, levels=(None, None, "adept"))
    assert known_totals(moment(two, 5)) == set()


def test_numbers_have_a_true_minus() -> None:
    assert [number(value) for value in (12, 0, -3)] == ["12", "0", "−3"]


# Names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Bea", "Bea"),
        ("Беа", "Беа"),
        ("محمد", "\u2068محمد\u2069"),
        ("Bea 2", "Bea\u00a02"),
        ("2 Beas", "2 Beas"),
        ("שרה 2", "\u2068שרה\u00a02\u2069"),
        ("a\u202eb\nc", "a b c"),
        ("", "Player\u00a03"),
        ("\u202e", "Player\u00a03"),
        ("👩\u200d👧 \u200d Bea\u200d", "👩\u200d👧 Bea"),
        ("{name} %s <b>", "{name} %s <b>"),
    ],
)
def test_names_are_harmless_in_sentences(name: str, shown: str) -> None:
    assert shown_name(name, 2) == shown


def test_a_name_with_braces_is_told_as_it_is() -> None:
    play = played("pharaoh", 2, 0, names=("{sun}", "{0} {name!r}"))
    assert tell_event(ev.BidMade(0, 9), play) == "{sun} bids 9."
    assert tell_event(ev.Passed(1), play) == "{0} {name!r} passes."
