"""Games that must come out the same for ever, on every Python: seed in, record out."""

from __future__ import annotations

from pathlib import Path

import pytest

import ra
from ra.auction import CLASSIC, PHARAOH, Variant
from tools.random_games.auction import RandomAuction

RECORDS = Path(__file__).parent / "records"
GAMES = {
    "pharaoh-2": RandomAuction(Variant(PHARAOH, 2, True), 2, "even", False),
    "pharaoh-4": RandomAuction(Variant(PHARAOH, 4, True), 4, "hoarding", False),
    "pharaoh-5-hidden": RandomAuction(Variant(PHARAOH, 5, True, False), 5, "patient", False),
    "1999-3": RandomAuction(Variant(CLASSIC, 3, False), 3, "pious", True),
    "1999-4-floor": RandomAuction(Variant(CLASSIC, 4, True), 2**63 - 1, "eager", False),
}


def test_every_stored_record_is_compared() -> None:
    assert {path.stem for path in RECORDS.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game_for_ever(name: str) -> None:
    assert ra.write(GAMES[name].record()) == (RECORDS / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_stored_records_can_be_read_for_ever(name: str) -> None:
    assert ra.read((RECORDS / f"{name}.txt").read_text("utf-8")) == GAMES[name].record()
