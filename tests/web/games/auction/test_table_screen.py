"""The table's view: all that must be seen, and nothing that must not."""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest

from ra.auction import Phase, Tile
from ra.auction.tiles import DISASTERS, KEPT
from tests.web.driving import Page
from tests.web.games.auction.reaching import begun, reach
from tests.web.markup import read
from web.deed_text import parse, written
from web.games.auction.motion_keys import gained, lost, sun_key, tile_key, track_keys
from web.games.auction.picking import pickable
from web.games.auction.table_screen import home_seat, near_seat, table
from web.games.auction.tile_words import purpose, tile_name
from web.notices import Copied
from web.panel import Panel
from web.screens.frame import view

TABLES = [
    ("pharaoh", (None, "adept")),
    ("pharaoh", (None, "adept", "adept", "adept")),
    ("pharaoh", (None, None, None, None, None)),
    ("1999", (None, None, "adept")),
    ("1999", ("adept", "adept", "adept", "adept")),
]
TRICKY = "<b>&\"'אב"


def text(page: Page) -> str:
    return str(table(page.model, page.play))


def found(pattern: str, source: str) -> list[str]:
    return [html.unescape(match) for match in re.findall(pattern, source)]


def moments(page: Page) -> Iterator[Page]:
    """A game from start to end: every third moment, and the last."""
    yield page
    while not page.over():
        page.step()
        if page.play.count % 3 == 0 or page.over():
            yield page


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{len(table[1])}")
def game(request: pytest.FixtureRequest) -> Page:
    edition, levels = request.param
    return begun(*levels, edition=edition)


def test_a_whole_game_keeps_the_page_sound(game: Page) -> None:
    page = Page(game.model, seed=7)
    for moment in moments(page):
        source = view(moment.model)
        ids = Counter(found(r'\bid="([^"]*)"', source))
        moves = Counter(found(r'data-move="([^"]*)"', source))
        messages = found(r'data-on-\w+="([^"]*)"', source)
        assert max(ids.values()) == 1
        assert max(moves.values()) == 1
        assert [written(parse(message)) for message in messages] == messages
        assert "style=" not in source


def test_all_that_lies_on_the_table_is_shown(game: Page) -> None:
    page = Page(game.model, seed=8)
    for moment in moments(page):
        state, source = moment.state, text(moment)
        edition = state.variant.edition
        for space, tile in enumerate(state.track, 1):
            words = f"Space {space}: empty" if tile is None else f"Space {space}:"
            assert words in source
            assert tile is None or tile_name(tile, edition) in source
        assert f"Epoch {state.epoch} of 3" in source
        assert source.count("ra-space--taken") == state.ra
        assert f"Ra track: {state.ra} of {state.variant.ra_needed} spaces taken" in source
        assert source.count(f'data-move="{sun_key(state.centre)}"') == 1
        for seat in range(state.players):
            for sun in state.suns_of(seat):
                assert source.count(f'data-move="{sun_key(sun)}"') == 1
        assert source.count("(face down)") == sum(map(len, state.down))


def test_tiles_of_a_seat_are_counted_by_kind() -> None:
    page = reach(
        None,
        "adept",
        "adept",
        when=lambda page: any(row[Tile.PHARAOH] > 1 for row in page.state.tiles),
    )
    seat = next(i for i, row in enumerate(page.state.tiles) if row[Tile.PHARAOH] > 1)
    count = page.state.tiles[seat][Tile.PHARAOH]
    assert f"{count} pharaohs" in card(page, seat)
    assert f'aria-hidden="true">{count}</span>' in card(page, seat)


@pytest.mark.parametrize("edition_key", ["pharaoh", "1999"])
def test_a_seat_opens_to_its_tiles_in_words(edition_key: str) -> None:
    for moment in moments(begun(None, None, None, edition=edition_key)):
        edition = moment.state.variant.edition
        for seat, held in enumerate(moment.state.tiles):
            own = read(card_whole(moment, seat))
            kinds = [tile for tile in Tile if held[tile]]
            told = [kind.text for kind in own.all("li", class_="holding__kind")]
            assert sorted(told) == sorted(
                f"{tile_name(tile, edition)} {f'× {held[tile]} ' if held[tile] > 1 else ''}"
                f"{purpose(tile, edition)}"
                for tile in kinds
            )
            assert len(own.all("details")) == bool(kinds)


def test_a_tile_of_the_track_is_taken_or_else_explained() -> None:
    for moment in moments(begun(None, None, "adept")):
        state, edition = moment.state, moment.state.variant.edition
        spaces: Sequence[int] = ()
        if moment.play.person_to_act and state.phase in (Phase.TURN, Phase.GODS):
            spaces = pickable(state, moment.play.look.picked)
        track = read(text(moment)).one("ol", class_="track")
        for space, tile in enumerate(state.track):
            taken = track.sending(f"pick {space}")
            told = track.sending(f"show-card space-{space}")
            assert len(taken) == (space in spaces)
            assert len(taken) + len(told) == (tile is not None)
            for control in taken + told:
                assert tile is not None
                assert control.text == f"Space {space + 1}: {tile_name(tile, edition)}"
                assert control.attributes["data-hover"] == f"show-card space-{space}"
                assert ("aria-pressed" in control.attributes) is (control in taken)


def card_whole(page: Page, seat: int) -> str:
    """The card, from its first tag to its last."""
    source = text(page)
    start = source.rindex("<section", 0, source.index(f'id="seat-{seat}"'))
    end = "</section>"
    return source[start : source.index(end, start) + len(end)]


def card(page: Page, seat: int) -> str:
    source = text(page)
    start = source.index(f'id="seat-{seat}"')
    return source[start : source.index("</section>", start)]


def test_who_acts_invokes_bids_and_passes_is_said_in_words() -> None:
    page = begun(None, "adept", "adept", "adept")
    page.until(
        lambda page: page.state.phase is Phase.BID and 0 in page.state.bids and page.state.high > 0
    )
    state = page.state
    assert "Started the auction" in card(page, state.ra_player)
    for seat, bid in zip(state.bidders(), state.bids, strict=False):
        words = (
            f"leads with {bid}" if bid == state.high and bid else "passes" if not bid else "bids"
        )
        assert words in card(page, seat)
    acting = "to bid" if state.seat in page.play.persons else "thinking…"
    assert acting in card(page, state.seat)
    assert "seat--acts" in text(page)


def test_own_seat_is_at_the_lower_edge_and_the_others_follow_clockwise() -> None:
    page = begun("adept", "adept", None, "adept")
    order = [int(seat) for seat in found(r'id="seat-(\d)"', text(page))]
    assert order == [3, 0, 1, 2]
    assert home_seat(page.play) == near_seat(page.play) == 2


def test_a_narrow_screen_shows_who_acts_or_acted_last() -> None:
    page = begun(None, None, "adept")
    near = []
    for _ in range(40):
        if page.state.to_act in page.play.persons:
            assert near_seat(page.play) == page.state.to_act
            near.append(page.state.to_act)
        elif near:
            assert near_seat(page.play) == near[-1]
        page.step()
    assert set(near) == {0, 1}


def test_a_seat_tells_what_plays_it() -> None:
    """A level of another program's goes by the name the record has."""
    page = begun(None, "novice", "master")
    assert "seat__level" not in card(page, 0)
    assert ">Novice<" in card(page, 1)
    text = page.play.replay.text().replace("computer master", "computer grandmaster")
    assert ">Grandmaster<" in card(Page().send("import-text", text=text), 2)


def test_nobody_plays_here_when_all_are_computers() -> None:
    page = begun("adept", "adept", "adept")
    assert home_seat(page.play) == near_seat(page.play) == 0


@pytest.mark.parametrize(
    ("levels", "known"), [((None, "adept", "adept"), 1), ((None, None, "adept"), 0)]
)
def test_hidden_points_are_shown_to_their_owner_alone(
    levels: tuple[str | None, ...], known: int
) -> None:
    page = Page().seats(*levels).send("switch-option open_scores", checked=False).send("start-game")
    assert not page.state.variant.open_scores
    assert len(found(r'class="seat__figure', text(page))) == known
    page.until(Page.over)
    assert len(found(r'class="seat__figure', text(page))) == len(levels)


def test_a_hole_left_by_a_god_is_a_hole() -> None:
    page = reach(
        None,
        None,
        None,
        when=lambda page: page.play.count > 0 and "g" in last_token(page),
    )
    assert len(found(r"Space \d: (empty)", text(page))) == page.state.track.count(None) > 0


def last_token(page: Page) -> str:
    return page.play.record.game.write_action(page.play.record.actions[-1])[:1]


def test_names_do_no_harm() -> None:
    page = Page().seats(None, None, None)
    page.send("name-seat 1", value=TRICKY).send("name-seat 2", value="x" * 180).send("start-game")
    for _ in range(30):
        source = view(page.step().model)
        assert "<b>" not in source
        assert "&lt;b&gt;&amp;" in source


# Motion


def test_a_drawn_tile_comes_out_of_the_bag() -> None:
    page = begun(None, None, None)
    drawn = 0
    for _ in range(60):
        before = text(page)
        page.step()
        key = tile_key(page.play.count)
        assert f'class="bag__picture" data-move="{key}"' in before
        if last_token(page) == "d":
            drawn += 1
            assert f'data-move="{key}" data-enter' in text(page) or page.play.wait.reading
    assert drawn


def test_tiles_keep_their_keys_until_their_winner_has_them() -> None:
    page = begun(None, None, None)
    won = 0
    while not page.over():
        keys = track_keys(page.play, page.play.count)
        assert set(keys) == {i for i, tile in enumerate(page.state.track) if tile is not None}
        seats = range(page.state.players)
        tiles = {key: page.state.track[space] for space, key in keys.items()}
        if page.play.wait.reading:
            page.step()
            continue
        page.step()
        for seat in seats:
            for tile, key in gained(page.play, seat):
                won += 1
                assert tiles[key] is tile
                if tile in KEPT and page.state.tiles[seat][tile]:
                    assert f'data-move="{key}"' in card(page, seat)
    assert won


def test_lost_tiles_are_shown_going() -> None:
    page = reach(
        None,
        None,
        None,
        when=lambda page: any(lost(page.play, seat) for seat in range(3)),
    )
    seat = next(seat for seat in range(3) if lost(page.play, seat))
    shown = card(page, seat)
    assert f'id="lost-{page.play.count}-{seat}"' in shown
    took = [tile for tile in lost(page.play, seat) if tile not in DISASTERS]
    assert shown.count('class="group__lost"') == len(took), "each breaks in its place"
    looked = page.send("step -1").send("step 1").send("step -1")
    assert "lost-" not in text(looked)


# The page around it


def test_home_has_the_menu_that_needs_no_game() -> None:
    source = view(Page().model)
    assert 'id="bar-settings"' in source
    assert 'id="bar-undo"' not in source


def test_undo_can_be_pressed_only_when_there_is_something_to_take_back() -> None:
    page = begun(None, None)
    assert re.search(r'id="bar-undo"[^>]* disabled', view(page.model))
    page.step()
    assert not re.search(r'id="bar-undo"[^>]* disabled', view(page.model))


@pytest.mark.parametrize("panel", Panel)
def test_every_panel_opens_beside_the_table(panel: Panel) -> None:
    page = begun(None, "adept")
    source = view(page.send(f"toggle-panel {panel.value}").model)
    assert "page__panel" in source
    assert 'class="table' in source


def test_a_notice_is_shown_and_announced() -> None:
    model = replace(Page().model, notice=Copied())
    source = view(model)
    assert source.count("Copied.") == 2
    assert source.count('aria-live="polite"') == 1


@pytest.mark.parametrize("done", [lambda page: page.play.wait.reading, Page.over])
def test_the_end_of_an_epoch_is_told_over_the_lot(done: Callable[[Page], bool]) -> None:
    page = begun(None, None).until(done)
    assert "headline--epoch" in text(page)
    assert re.search(r"Epoch \d ends", text(page))
    if page.play.wait.reading:
        page.send("proceed")
        assert "Epoch 2 begins." in text(page)
