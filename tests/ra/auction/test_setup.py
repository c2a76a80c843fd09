"""The set-up: RULES of tiles, suns, points, editions and options."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from ra.auction import CLASSIC, EDITIONS, PHARAOH, Edition, Setup, State, Tile, Variant
from ra.auction.editions import EPOCHS, PLAYERS, SPACES
from ra.auction.setup import deal, shuffled
from ra.auction.tiles import (
    BY_LETTER,
    CIVILIZATIONS,
    COUNTS,
    DISASTERS,
    KEPT,
    LETTERS,
    MONUMENTS,
    STRUCK,
    TILES,
    is_disaster,
    spell,
    tally,
)
from tests.ra.auction.tables import shown
from tools.random_games.auction import VARIANTS

COUNT_OF = {
    Tile.RA: 30,
    Tile.GOD: 8,
    Tile.GOLD: 5,
    Tile.PHARAOH: 25,
    Tile.NILE: 25,
    Tile.FLOOD: 12,
    Tile.ART: 5,
    Tile.AGRICULTURE: 5,
    Tile.RELIGION: 5,
    Tile.ASTRONOMY: 5,
    Tile.WRITING: 5,
    Tile.OBELISK: 5,
    Tile.PYRAMID: 5,
    Tile.SPHINX: 5,
    Tile.STATUES: 5,
    Tile.STEP_PYRAMID: 5,
    Tile.TEMPLE: 5,
    Tile.MORTUARY: 5,
    Tile.SHRINE: 5,
    Tile.FUNERAL: 2,
    Tile.DROUGHT: 2,
    Tile.WAR: 4,
    Tile.EARTHQUAKE: 2,
}
SUNS = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}


def test_there_are_180_tiles_of_23_kinds() -> None:
    assert dict(zip(TILES, COUNTS, strict=True)) == COUNT_OF
    assert sum(COUNTS) == 180


def test_five_civilizations_eight_monuments_four_disasters() -> None:
    assert [tile.name for tile in CIVILIZATIONS] == [
        "ART",
        "AGRICULTURE",
        "RELIGION",
        "ASTRONOMY",
        "WRITING",
    ]
    assert len(MONUMENTS) == 8
    assert [tile for tile in TILES if is_disaster(tile)] == list(DISASTERS) == list(STRUCK)
    assert set(KEPT) == {Tile.PHARAOH, Tile.NILE, *MONUMENTS}


def test_every_kind_has_a_letter_of_its_own() -> None:
    assert len(set(LETTERS)) == len(TILES) == len(BY_LETTER)
    assert spell(TILES) == LETTERS
    assert [BY_LETTER[letter] for letter in LETTERS] == list(TILES)
    assert tally([Tile.RA, Tile.FLOOD, Tile.RA])[:6] == [2, 0, 0, 0, 0, 1]


def test_six_monuments_are_common_to_both_editions_and_unrest_is_the_war_of_1999() -> None:
    differ = {
        PHARAOH.tile_names[tile]: CLASSIC.tile_names[tile]
        for tile in TILES
        if PHARAOH.tile_names[tile] != CLASSIC.tile_names[tile]
    }
    assert differ == {"mortuary": "fortress", "shrine": "palace", "war": "unrest"}
    assert PHARAOH.tile_names == {tile: tile.name.lower() for tile in TILES}


def test_editions_by_name() -> None:
    assert EDITIONS == {"pharaoh": PHARAOH, "1999": CLASSIC}


def test_pharaoh_is_for_2_to_5_players_and_1999_for_3_to_5() -> None:
    assert PHARAOH.players == (2, 3, 4, 5) == PLAYERS
    assert CLASSIC.players == (3, 4, 5)
    with pytest.raises(ValueError, match=r"^the 1999 edition has no game for 2$"):
        Variant(CLASSIC, 2, False)
    with pytest.raises(ValueError, match=r"^the pharaoh edition has no game for 6$"):
        Variant(PHARAOH, 6, True)


def test_pharaoh_always_has_the_floor_and_1999_only_as_an_option() -> None:
    with pytest.raises(ValueError, match=r"^the pharaoh edition always keeps totals above zero$"):
        Variant(PHARAOH, 4, False)
    assert Setup.from_seed(PHARAOH, 4, 1).variant.floor is True
    assert Setup.from_seed(CLASSIC, 4, 1).variant.floor is False
    assert Setup.from_seed(CLASSIC, 4, 1, floor=True).variant.floor is True


def test_scores_are_open_unless_the_table_wants_them_hidden() -> None:
    assert Setup.from_seed(PHARAOH, 4, 1).variant.open_scores is True
    assert Setup.from_seed(PHARAOH, 4, 1, open_scores=False).variant.open_scores is False


def test_editions_can_be_keys() -> None:
    assert {PHARAOH: 1, CLASSIC: 2}[CLASSIC] == 2
    assert len({Variant(CLASSIC, 3, False), Variant(CLASSIC, 3, False)}) == 1
    assert hash(PHARAOH) != hash(CLASSIC)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_sun_groups_are_those_of_the_rulebooks(edition: Edition) -> None:
    for players in edition.players:
        assert edition.suns[players] == SUNS[players]
        assert Variant(edition, players, edition.floors[0]).sun_groups == SUNS[players]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_ra_tiles_that_end_an_epoch(edition: Edition) -> None:
    needed = {2: 6, 3: 8, 4: 9, 5: 10}
    for players in edition.players:
        assert Variant(edition, players, edition.floors[0]).ra_needed == needed[players]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_everyone_starts_with_10_points_and_no_tile_and_the_1_lies_in_the_centre(
    variant: Variant,
) -> None:
    setup = Setup(variant, variant.sun_groups, deal(variant, 0)[1])
    state = State.start(setup)
    assert state.points == [10] * variant.players
    assert state.up == list(variant.sun_groups)
    assert state.down == [()] * variant.players
    assert state.tiles == [[0] * 23] * variant.players
    assert state.centre == 1
    assert state.track == [None] * 8 == [None] * SPACES
    assert (state.epoch, EPOCHS) == (1, 3)
    assert (state.ra, state.drawn, state.undrawn) == (0, 0, setup.bag)
    assert shown(state, "turn") == "1t"
    assert shown(state, "auction") == shown(state, "disasters") == "-"


@pytest.mark.parametrize("players", PLAYERS)
def test_suns_are_dealt_at_random(players: int) -> None:
    variant = Variant(PHARAOH, players, True)
    dealt = {deal(variant, seed)[0] for seed in range(2000)}
    assert dealt == set(permutations(SUNS[players]))


def test_the_highest_sun_starts_wherever_it_sits() -> None:
    for seed in range(30):
        state = State.start(Setup.from_seed(PHARAOH, 4, seed))
        assert 13 in state.up[state.seat]
        assert state.to_act == state.seat


def test_a_seed_stands_for_one_set_up() -> None:
    assert Setup.from_seed(PHARAOH, 4, 7) == Setup.from_seed(PHARAOH, 4, 7)
    assert Setup.from_seed(PHARAOH, 4, 7) != Setup.from_seed(PHARAOH, 4, 8)
    setup = Setup.from_seed(CLASSIC, 3, 7, floor=True)
    assert (setup.suns, setup.bag) == deal(setup.variant, 7)
    assert setup.seed == 7


def test_the_bag_holds_the_180_tiles_in_any_order() -> None:
    bags = {Setup.from_seed(PHARAOH, 4, seed).bag for seed in range(50)}
    assert len(bags) == 50
    assert {tuple(tally(bag)) for bag in bags} == {COUNTS}
    assert {bag[0] for bag in bags} > {Tile.RA, Tile.PHARAOH, Tile.NILE}


def test_every_order_comes_up_equally_often() -> None:
    chance = random.Random(5)
    count = dict.fromkeys(permutations("abc"), 0)
    for _ in range(6000):
        count[tuple(shuffled("abc", chance))] += 1
    assert min(count.values()) > 900
    assert max(count.values()) < 1100


def test_shuffling_leaves_what_is_shuffled_alone() -> None:
    given = [1, 2, 3, 4, 5]
    shuffled(given, random.Random(1))
    assert given == [1, 2, 3, 4, 5]
    assert shuffled([], random.Random(1)) == []


def test_suns_of_another_game_are_refused() -> None:
    setup = Setup.from_seed(PHARAOH, 4, 1)
    for suns in (SUNS[5], SUNS[4][:3], (SUNS[4][0],) * 4):
        with pytest.raises(ValueError, match=r"^the suns are not the groups of this game$"):
            Setup(setup.variant, suns, setup.bag)


def test_a_bag_of_other_tiles_is_refused() -> None:
    setup = Setup.from_seed(PHARAOH, 4, 1)
    for bag in (setup.bag[1:], (*setup.bag, Tile.RA), (Tile.RA,) * 180):
        with pytest.raises(ValueError, match=r"^the bag does not hold the 180 tiles$"):
            Setup(setup.variant, setup.suns, bag)


def test_a_made_up_set_up_has_no_seed() -> None:
    setup = Setup.from_seed(PHARAOH, 4, 1)
    assert Setup(setup.variant, setup.suns, setup.bag).seed is None
