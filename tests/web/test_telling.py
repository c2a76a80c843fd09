"""Events in words, what a position asks, and what a screen reader is told."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any, get_args

import pytest

from ra.auction import EDITIONS, PHARAOH, Phase, State, Tile
from ra.auction import events as ev
from ra.auction.tiles import DISASTERS, TILES
from ra.game import Outcome, Standing
from tests.web.markup import read
from tests.web.plays import SIZES, every_play, moment, moments, played, sound
from web.message import Message
from web.model import Model, Notice
from web.names import shown_name
from web.play import Play
from web.settings import Settings
from web.update import update
from web.views.auction.asking import asked
from web.views.auction.telling import known_totals, number, sentences, tell_event
from web.views.auction.tiles import (
    FAMILIES,
    listed,
    listed_counts,
    many_tiles,
    one_tile,
    purpose,
    tile_name,
)
from web.views.live import live as region

PLAY = played("pharaoh", 4, 1)
FIRST_MOMENT = moment(PLAY, 0)


def model_of(play: Play, **changes: Any) -> Model:
    return replace(Model(play=play), **changes)


def state_of(play: Play) -> State:
    state = play.state
    assert isinstance(state, State)
    return state


def position(play: Play, count: int) -> State:
    state = play.replay.state(count)
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
        ["An auction begins; Bea is asked last."],
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
        ["Everybody passes: tiles and sun stay where they are."],
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
        f"Bea wins with 1 point, level with Ann and Cleo but holding the highest sun, {sun}."
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
        ("שרה 2", "\u2068שרה 2\u2069"),
        ("a\u202eb\nc", "a b c"),
        ("", "Player 3"),
        ("\u202e", "Player 3"),
        ("{name} %s <b>", "{name} %s <b>"),
    ],
)
def test_names_are_harmless_in_sentences(name: str, shown: str) -> None:
    assert shown_name(name, 2) == shown


def test_a_name_with_braces_is_told_as_it_is() -> None:
    play = played("pharaoh", 2, 0, names=("{sun}", "{0} {name!r}"))
    assert tell_event(ev.BidMade(0, 9), play) == "{sun} bids 9."
    assert tell_event(ev.Passed(1), play) == "{0} {name!r} passes."


# What is asked


def test_every_position_asks_something() -> None:
    phases = set()
    for play in every_play():
        for now in moments(play):
            phases.add(state_of(now).phase)
            assert sound([asked(now, state_of(now))])
    assert phases == set(Phase)


PERSON, COMPUTER = (None, *("adept",) * 4), ("adept", *(None,) * 4)


@lru_cache(maxsize=2)
def questions(levels: tuple[str | None, ...]) -> str:
    """All that is asked in many games, for people and computers seated so."""
    return "\n".join(
        asked(play, position(play, count))
        for edition, players in SIZES
        for seed in range(12)
        for play in [played(edition, players, seed, levels=levels)]
        for count in range(play.count)
    )


@pytest.mark.parametrize(
    ("you", "others"),
    [
        ("Your turn: draw a tile or invoke Ra for 2 tiles.", "is to act: draw a tile"),
        ("Ra for the centre sun alone", "or invoke Ra for the centre sun alone."),
        ("Your turn: invoke Ra for 8 tiles.", "is to act: invoke Ra for 8 tiles."),
        ("for 1 tile or spend a god.", "for 3 tiles or spend a god."),
        ("You may spend another god, or end your turn.", "may spend another god, or end the turn."),
        ("You bid first: ", " bids first: "),
        ("You bid next: ", " bids next: "),
        ("You bid last: ", " bids last: "),
        ("All others passed: you must bid ", "All others passed: Bea must bid "),
        ("Nobody else has a sun: you must bid ", "Nobody else has a sun: "),
        ("You have no sun above ", " has no sun above "),
        ("War: choose 2 civilization", "War: Bea chooses 2 civilization"),
        ("Earthquake: choose 2 monuments", "Earthquake: Bea chooses 2 monuments"),
    ],
)
def test_what_is_asked_of_you_and_of_others(you: str, others: str) -> None:
    assert you in questions(PERSON)
    assert others in questions(COMPUTER)


def test_a_disaster_is_named_by_the_edition() -> None:
    state = next(
        position(play, count)
        for play in every_play()
        for count in range(play.count)
        if position(play, count).phase is Phase.DISCARD
        and position(play, count).pending[0] is Tile.WAR
    )
    assert asked(played("1999", 5, 0), state).startswith("Unrest: ")
    assert asked(played("pharaoh", 5, 0), state).startswith("War: ")


def test_bids_are_listed_highest_first() -> None:
    play = next(
        now
        for now in moments(PLAY)
        if state_of(now).to_act == 0
        and state_of(now).phase is Phase.BID
        and not state_of(now).bids
        and len(state_of(now).up[0]) > 1
    )
    suns = ", ".join(map(str, state_of(play).up[0]))
    assert asked(play, state_of(play)) == f"You bid first: {suns} or pass."


# The live region


def live(model: Model) -> str:
    return read(region(model)).text


def test_the_live_region_has_something_to_say_at_every_moment() -> None:
    for play in every_play():
        for now in moments(play):
            text = live(model_of(now))
            person = now.person_to_act and now.desk.automatic(now.state) is None
            step = now.replay.steps[-1] if now.count else None
            if person or (step and step.events):
                assert sound([text])


def test_it_tells_the_news_and_then_what_is_asked() -> None:
    play = next(now for now in moments(PLAY) if now.person_to_act and now.news)
    told = live(model_of(play))
    assert told.startswith(sentences(play.news, play)[0])
    assert told.endswith(asked(play, state_of(play)))


def test_it_does_not_ask_where_the_page_passes() -> None:
    play = next(
        now
        for now in moments(PLAY)
        if now.person_to_act and now.desk.automatic(now.state) is not None
    )
    ask = asked(play, state_of(play))
    assert ask not in live(model_of(play))
    assert ask in live(model_of(play, settings=Settings(automatic_pass=False)))


def test_what_is_said_twice_is_told_twice() -> None:
    ids = {
        node.attributes["id"]
        for now in moments(PLAY)
        for node in read(region(model_of(now))).all("p")
    }
    assert len(ids) == PLAY.count + 1


def test_a_new_epoch_is_told_when_the_sheet_is_left() -> None:
    play = next(now for now in moments(PLAY) if now.waiting)
    read = live(model_of(play))
    assert "Epoch 1 ends" in read
    assert "when you say so" in read
    assert "Epoch 2 begins" not in read
    after = update(model_of(play), Message("proceed"))[0]
    told = live(after)
    assert told.startswith("Epoch 2 begins.")
    assert "Epoch 1 ends" not in told


def test_looking_back_and_trouble_and_notices_are_told() -> None:
    looking = PLAY.look(1)
    text = live(model_of(looking))
    assert text.startswith(f"Looking back: 1 of {PLAY.count} actions are done. ")
    assert sentences(PLAY.replay.steps[0].events, PLAY)[0] in text
    assert "0 of" in live(model_of(PLAY.look(0)))
    troubled = replace(FIRST_MOMENT, trouble="gone")
    assert "does not answer" in live(model_of(troubled))
    assert live(Model(notice=Notice("copied"))) == "Copied."
    assert live(Model()) == ""


def test_disasters_that_leave_a_choice_are_the_ones_asked_about() -> None:
    """Funeral and drought leave none: no words are needed for them."""
    choices = {
        state_of(now).pending[0]
        for play in every_play()
        for now in moments(play)
        if state_of(now).phase is Phase.DISCARD
    }
    assert choices == {Tile.WAR, Tile.EARTHQUAKE} < set(DISASTERS)
