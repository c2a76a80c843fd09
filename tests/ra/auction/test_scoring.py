"""What tiles and suns are worth: the rulebooks' tables and worked examples, line by line."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra.auction import Tile
from ra.auction import scoring as sc
from ra.auction.scoring import Rank, epoch_points, epoch_sheet, total_after
from ra.auction.tiles import BY_LETTER, CIVILIZATIONS, COUNTS, MONUMENTS, tally


def row(letters: str) -> list[int]:
    """Counts by Tile of some letters."""
    return tally(BY_LETTER[letter] for letter in letters)


ART_ONLY = "A"
"""One kind of civilization: worth nothing, either way."""


def alone(letters: str, *, last: bool = False) -> list[sc.Line]:
    """The lines of an owner of these tiles; the other has the same number of pharaohs and suns."""
    rows = [row(letters), row(ART_ONLY + "P" * letters.count("P"))]
    sheet = epoch_sheet(3 if last else 1, rows, [(5,), (5,)] if last else None, [10, 10], False)
    return list(sheet.seats[0].lines)


def points(letters: str, *, last: bool = False) -> dict[str, int]:
    """The points of each category that counts for something."""
    return {
        type(line).__name__: line.points for line in alone(letters, last=last) if line.points != 0
    }


@pytest.mark.parametrize("gods", range(9))
def test_2_points_a_god(gods: int) -> None:
    assert alone("G" * gods + "A")[0] == sc.Gods(2 * gods, gods)


@pytest.mark.parametrize("gold", range(6))
def test_3_points_a_gold(gold: int) -> None:
    assert alone("U" * gold + "A")[1] == sc.Gold(3 * gold, gold)


def test_example_of_the_rulebook_1_flood_and_3_nile_are_4() -> None:
    assert alone("FNNNA")[3] == sc.River(4, 3, 1)


def test_example_of_the_rulebook_2_floods_are_2() -> None:
    assert alone("FFA")[3] == sc.River(2, 0, 2)


def test_example_of_the_rulebook_4_nile_without_a_flood_are_0() -> None:
    assert alone("NNNNA")[3] == sc.River(0, 4, 0)


@given(st.integers(0, 25), st.integers(0, 12))
def test_1_a_flood_and_1_a_nile_if_there_is_a_flood(niles: int, floods: int) -> None:
    expected = niles + floods if floods >= 1 else 0
    assert alone("N" * niles + "F" * floods)[3] == sc.River(expected, niles, floods)


@pytest.mark.parametrize(("kinds", "expected"), [(0, -5), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_civilizations_by_their_different_kinds(kinds: int, expected: int) -> None:
    for letters in ("ACISW", "WSICA"):
        assert alone(letters[:kinds])[4] == sc.Civilization(expected, kinds)
        assert alone(letters[:kinds] * 3)[4] == sc.Civilization(expected, kinds)


def test_example_of_the_rulebook_3_astronomy_2_agriculture_2_writing_are_5() -> None:
    assert alone("SSSCCWW")[4] == sc.Civilization(5, 3)
    assert alone("SCW")[4] == sc.Civilization(5, 3)


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 10), (8, 15)],
)
def test_monuments_by_their_different_kinds(kinds: int, expected: int) -> None:
    for letters in ("OYXTDEMH", "HMEDTXYO"):
        for times in (1, 2):
            lines = alone(letters[:kinds] * times + "A", last=True)
            assert lines[5] == sc.MonumentKinds(expected, kinds)
            assert lines[6] == sc.MonumentSets(0, ())


@pytest.mark.parametrize("letter", "OYXTDEMH")
@pytest.mark.parametrize(("alike", "expected"), [(2, 0), (3, 5), (4, 10), (5, 15)])
def test_monuments_alike(letter: str, alike: int, expected: int) -> None:
    lines = alone(letter * alike + "A", last=True)
    sets = ((BY_LETTER[letter], alike),) if alike >= 3 else ()
    assert lines[6] == sc.MonumentSets(expected, sets)
    assert lines[5] == sc.MonumentKinds(1, 1)


def test_example_of_the_rulebook_4_pyramids_3_temples_2_fortresses_1_sphinx_are_19() -> None:
    letters = "YYYYEEEMMX" + "A"
    lines = alone(letters, last=True)
    assert lines[5] == sc.MonumentKinds(4, 4)
    assert lines[6] == sc.MonumentSets(15, ((Tile.PYRAMID, 4), (Tile.TEMPLE, 3)))
    assert sc.monument_points(row(letters)) == 19
    assert points(letters, last=True) == {"MonumentKinds": 4, "MonumentSets": 15}


def test_every_set_alike_counts() -> None:
    assert points("OOOYYYXXX" + "A", last=True) == {"MonumentKinds": 3, "MonumentSets": 15}


def test_all_forty_monuments() -> None:
    assert sc.monument_points(row("OYXTDEMH" * 5)) == 15 + 8 * 15


def test_monuments_and_suns_count_at_the_end_only() -> None:
    assert points("OYXTDEMH" * 3 + "A") == {}
    assert [type(line) for line in alone("A")] == [
        sc.Gods,
        sc.Gold,
        sc.Pharaohs,
        sc.River,
        sc.Civilization,
    ]
    assert [type(line) for line in alone("A", last=True)] == [
        sc.Gods,
        sc.Gold,
        sc.Pharaohs,
        sc.River,
        sc.Civilization,
        sc.MonumentKinds,
        sc.MonumentSets,
        sc.Suns,
    ]


def pharaohs(*counts: int) -> list[sc.Line]:
    rows = [row(ART_ONLY + "P" * count) for count in counts]
    sheet = epoch_sheet(1, rows, None, [10] * len(rows), False)
    return [seat.lines[2] for seat in sheet.seats]


def test_example_of_the_rulebook_pharaohs_3_2_2_3() -> None:
    assert pharaohs(3, 2, 2, 3) == [
        sc.Pharaohs(5, 3, Rank.MOST),
        sc.Pharaohs(-2, 2, Rank.FEWEST),
        sc.Pharaohs(-2, 2, Rank.FEWEST),
        sc.Pharaohs(5, 3, Rank.MOST),
    ]


def test_pharaohs_between_most_and_fewest_are_worth_nothing() -> None:
    assert pharaohs(1, 4, 2) == [
        sc.Pharaohs(-2, 1, Rank.FEWEST),
        sc.Pharaohs(5, 4, Rank.MOST),
        sc.Pharaohs(0, 2, Rank.BETWEEN),
    ]


def test_no_pharaoh_at_all_counts_as_zero() -> None:
    assert [line.points for line in pharaohs(0, 3, 1)] == [-2, 5, 0]
    assert [line.points for line in pharaohs(0, 0, 1)] == [-2, -2, 5]


@pytest.mark.parametrize("count", [0, 1, 5])
def test_everybody_with_as_many_pharaohs_gets_nothing(count: int) -> None:
    for players in (2, 3, 4, 5):
        assert pharaohs(*[count] * players) == [sc.Pharaohs(0, count, Rank.ALL_EQUAL)] * players


def suns(*groups: tuple[int, ...]) -> list[sc.Line]:
    sheet = epoch_sheet(3, [row(ART_ONLY)] * len(groups), groups, [10] * len(groups), False)
    return [seat.lines[7] for seat in sheet.seats]


def test_final_suns_highest_total_gains_5_lowest_loses_5() -> None:
    assert suns((13, 6, 2), (12, 7, 3), (11, 8, 5)) == [
        sc.Suns(-5, 21, Rank.FEWEST),
        sc.Suns(0, 22, Rank.BETWEEN),
        sc.Suns(5, 24, Rank.MOST),
    ]


def test_final_suns_ties_gain_and_lose_all() -> None:
    assert [line.points for line in suns((9, 1), (8, 2), (7, 2), (6, 3))] == [5, 5, -5, -5]


def test_final_suns_all_equal_are_worth_nothing() -> None:
    assert suns((9, 1), (8, 2), (7, 3)) == [sc.Suns(0, 10, Rank.ALL_EQUAL)] * 3


def test_with_a_floor_the_total_is_never_below_zero() -> None:
    assert [total_after(3, gained, True) for gained in (-2, -3, -4, 5)] == [1, 0, 0, 8]


def test_without_a_floor_the_total_may_be_below_zero() -> None:
    assert [total_after(3, gained, False) for gained in (-2, -3, -4, 5)] == [1, 0, -1, 8]
    assert total_after(-4, 3, False) == -1


def test_the_floor_is_under_the_total_of_the_epoch_not_under_its_lines() -> None:
    rows = [row("UU"), row("PA")]
    floored = epoch_sheet(1, rows, None, [0, 0], True).seats[0]
    assert [line.points for line in floored.lines] == [0, 6, -2, 0, -5]
    assert (floored.before, floored.gained, floored.after) == (0, -1, 0)
    free = epoch_sheet(1, rows, None, [0, 0], False).seats[0]
    assert (free.before, free.gained, free.after) == (0, -1, -1)


def test_a_sheet_tells_its_epoch_and_the_points_before_and_after() -> None:
    sheet = epoch_sheet(2, [row("GUA"), row("A")], None, [7, 12], True)
    assert sheet.epoch == 2
    assert [(seat.before, seat.gained, seat.after) for seat in sheet.seats] == [
        (7, 5, 12),
        (12, 0, 12),
    ]


def rows() -> st.SearchStrategy[list[list[int]]]:
    """What 2 to 5 owners may have, not more together than there are."""
    split = st.integers(0, 5)
    tiles = st.lists(st.lists(split, min_size=23, max_size=23), min_size=2, max_size=5)
    return tiles.map(
        lambda given: [
            [min(count, COUNTS[tile] // len(given)) for tile, count in enumerate(own)]
            for own in given
        ]
    )


@given(rows(), st.booleans(), st.booleans(), st.data())
def test_sheet_and_points_agree_with_a_count_from_the_rulebook(
    tiles: list[list[int]], last: bool, floor: bool, data: st.DataObject
) -> None:
    before = [data.draw(st.integers(-5 if not floor else 0, 30)) for _ in tiles]
    totals = [(data.draw(st.integers(1, 9)), 3) for _ in tiles]
    expected = [counted(tiles, seat) for seat in range(len(tiles))]
    if last:
        expected = [
            gain + final(tiles[seat], [sum(own) for own in totals], seat)
            for seat, gain in enumerate(expected)
        ]
    given_suns = totals if last else None
    assert epoch_points(tiles, given_suns) == expected
    sheet = epoch_sheet(1, tiles, given_suns, before, floor)
    assert [seat.gained for seat in sheet.seats] == expected
    after = [old + gain for old, gain in zip(before, expected, strict=True)]
    assert [seat.after for seat in sheet.seats] == [
        max(total, 0) if floor else total for total in after
    ]


def counted(tiles: list[list[int]], seat: int) -> int:
    """An epoch's points in the plainest words there are."""
    own = Counter({tile: tiles[seat][tile] for tile in Tile})
    everyone = [other[Tile.PHARAOH] for other in tiles]
    total = 2 * own[Tile.GOD] + 3 * own[Tile.GOLD]
    if min(everyone) != max(everyone):
        total += 5 if own[Tile.PHARAOH] == max(everyone) else 0
        total -= 2 if own[Tile.PHARAOH] == min(everyone) else 0
    if own[Tile.FLOOD]:
        total += own[Tile.FLOOD] + own[Tile.NILE]
    different = len([tile for tile in CIVILIZATIONS if own[tile]])
    return total + {0: -5, 1: 0, 2: 0, 3: 5, 4: 10, 5: 15}[different]


def final(own: list[int], totals: list[int], seat: int) -> int:
    """What the end adds to it."""
    different = len([tile for tile in MONUMENTS if own[tile]])
    total = {7: 10, 8: 15}.get(different, different)
    for tile in MONUMENTS:
        total += {3: 5, 4: 10, 5: 15}.get(own[tile], 0)
    if min(totals) != max(totals):
        total += 5 if totals[seat] == max(totals) else 0
        total -= 5 if totals[seat] == min(totals) else 0
    return total
