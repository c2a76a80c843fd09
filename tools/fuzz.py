"""Throw broken texts at everything that reads what comes from outside.

usage: python tools/fuzz.py [inputs]        (100,000 unless told; a small part runs in the tests)

Texts are real ones (records, links, positions, views, what the browser stores) with letters lost,
doubled, swapped, changed, cut off, joined to another's, and plain nonsense. A reader must return a
value or raise ReadError or Unsound; anything else is a fault, and its input is printed.
"""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import ra
from ra.auction import (
    EDITIONS,
    Position,
    Unsound,
    Variant,
    View,
    read_position,
    write_position,
)
from ra.auction.view import read_view, write_view
from ra.hexagon import BOARDS
from ra.hexagon import read_position as read_diagram
from ra.hexagon import read_view as read_match
from ra.hexagon import write_position as write_diagram
from ra.hexagon import write_view as write_match
from tools.random_games import RandomGame, S
from tools.random_games.auction import RandomAuction
from tools.random_games.hexagon import RandomMatch

INPUTS = 100_000
SEED = 2026
STRANGE = "\x00\t\n\r \"'[](){}<>&*-_;:,.0129AZaz\u00a0\u2028\ufeff\U0001f0cf\ud800éЖ१"
LONGEST_TEXT = 20_000

Reader = Callable[[str], object]


def readers() -> dict[str, Reader]:
    """Every reader of the rules, by name."""
    return {
        "record": ra.read,
        "link": ra.from_link,
        "position": read_position,
        "any position": lambda text: read_position(text, sound=False),
        "view": read_view,
        "position of a match": read_diagram,
        "view of a match": read_match,
    }


def real_texts(chance: random.Random) -> dict[str, list[str]]:
    """Texts that each reader can read, by its name: from random games, cut off anywhere."""
    found: dict[str, list[str]] = {name: [] for name in readers()}
    for edition in EDITIONS.values():
        for players in edition.players:
            variant = Variant(edition, players, edition.floors[0])
            auction = RandomAuction(variant, chance.randrange(99), most=chance.randrange(200))
            state = _add_record(auction, found)
            line = write_position(Position.of(state))
            found["position"].append(line)
            found["any position"].append(line)
            found["view"].append(write_view(View.of(state)))
    for board in BOARDS.values():
        for whole in (True, False):
            match = RandomMatch(board, whole, 0, chance.randrange(99), most=chance.randrange(200))
            reached = _add_record(match, found)
            found["position of a match"].append(write_diagram(reached))
            found["view of a match"].append(write_match(reached))
    return found


def _add_record(game: RandomGame[S, Any], found: dict[str, list[str]]) -> S:
    """Add the game's record and link; returns the position that it ends with."""
    record = game.record()
    found["record"].append(ra.write(record))
    found["link"].append(ra.to_link(record))
    return game.end()


def broken(text: str, others: list[str], chance: random.Random) -> str:
    """The text after one to five random changes."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 5))):
        place = chance.randrange(len(text) + 1)
        end = min(len(text), place + chance.choice((1, 1, 2, 5, 20, 200)))
        part = text[place:end]
        other = chance.choice(others)
        text = (
            text[:place]
            + chance.choice(
                (
                    "",
                    part * chance.choice((2, 3, 50)),
                    chance.choice(STRANGE),
                    part[::-1],
                    other[chance.randrange(len(other) + 1) :],
                    str(chance.choice((-1, 0, 10**9, 10**40))),
                )
            )
            + text[end:]
        )[:LONGEST_TEXT]
    return text


def nonsense(chance: random.Random) -> str:
    """A text that means nothing."""
    return "".join(chance.choice(STRANGE) for _ in range(chance.randrange(60)))


def faults(inputs: int, seed: int = SEED, extra: dict[str, Reader] | None = None) -> list[str]:
    """What went wrong, each with its input; empty if nothing did."""
    chance = random.Random(seed)
    every = readers() | (extra or {})
    texts = real_texts(chance)
    pool = [text for some in texts.values() for text in some]
    found = []
    for number in range(inputs):
        name = chance.choice(tuple(every))
        own = texts.get(name, pool)
        text = nonsense(chance) if number % 50 == 0 else broken(chance.choice(own), own, chance)
        try:
            every[name](text)
        except (ra.ReadError, Unsound):
            continue
        except Exception:
            found.append(f"{name}: {text!r}\n{traceback.format_exc(limit=-3)}")
    return found


def stored() -> dict[str, Reader]:
    """What reads the browser's storage, which never raises."""
    from web.saved_games import SavedGame
    from web.settings import Settings
    from web.update import first_draft

    return {
        "stored game": lambda text: SavedGame.from_json("a", text),
        "stored settings": Settings.from_json,
        "stored set-up": first_draft().restored,
    }


def main() -> int:
    inputs = int(sys.argv[1]) if len(sys.argv) > 1 else INPUTS
    found = faults(inputs, extra=stored())
    print(*found, sep="\n")
    print(f"{inputs} inputs, {len(found)} faults")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
