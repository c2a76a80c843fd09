"""How the auction game's set-up and actions are written in a record (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ra.auction import expected
from ra.auction.actions import Action, action_of
from ra.auction.editions import EDITIONS, Edition, SunGroups, Variant
from ra.auction.events import AuctionUnsold, AuctionWon, EpochBegan, Event
from ra.auction.midgame import Midgame
from ra.auction.position import read_position, write_position
from ra.auction.setup import Setup, deal
from ra.auction.soundness import Unsound
from ra.auction.tiles import BY_LETTER, COUNTS, Tile, spell, tally
from ra.expected import IN_POSITION, SOUND, Expected
from ra.game import Outcome, UnknownAction
from ra.reading import ReadError, TagError

_MAX_SEED = 2**63
_FLOOR_WORDS = {"yes": True, "no": False}
_SCORE_WORDS = {"open": True, "hidden": False}


def setup_tags(seats: int) -> frozenset[str]:
    """The names of the tags that a set-up may be written with."""
    suns = (f"Suns{number}" for number in range(1, seats + 1))
    return frozenset({"Edition", "Floor", "Scores", "Seed", "Bag", "Position", *suns})


def write_setup(setup: Setup | Midgame) -> dict[str, str]:
    """The tags for the edition, the options, the suns, and the seed or the order of the bag; or for
    the position at which the game begins."""
    if isinstance(setup, Midgame):
        tags = {"Position": write_position(setup.position)}
        return tags if setup.seed is None else {**tags, "Seed": str(setup.seed)}
    variant = setup.variant
    tags = {"Edition": variant.edition.name}
    if len(variant.edition.floors) > 1:
        tags["Floor"] = "yes" if variant.floor else "no"
    if not variant.open_scores:
        tags["Scores"] = "hidden"
    for number, suns in enumerate(setup.suns, 1):
        tags[f"Suns{number}"] = _written_suns(suns)
    if setup.seed is None:
        tags["Bag"] = spell(setup.bag)
    else:
        tags["Seed"] = str(setup.seed)
    return tags


def read_setup(tags: Mapping[str, str], seats: int) -> Setup | Midgame:
    """The set-up from a record's tags; TagError names the tag that can't be read.

    A seed deals the suns too: they may be left out beside it, and so may the bag.
    """
    if "Position" in tags:
        return _midgame(tags, seats)
    variant = _variant(tags, seats)
    if "Seed" in tags:
        return _setup_from_seed(tags, variant)
    if "Bag" not in tags:
        raise TagError("Seed", expected.SEED_OR_BAG)
    return Setup(variant, _suns(tags, variant.sun_groups), _bag(tags["Bag"]))


def _midgame(tags: Mapping[str, str], seats: int) -> Midgame:
    for tag in sorted(setup_tags(seats) - {"Position", "Seed"}):
        if tag in tags:
            raise TagError(tag, IN_POSITION)
    try:
        position = read_position(tags["Position"])
    except ReadError as error:
        raise TagError("Position", error.expected, error.options, within=error) from error
    except Unsound as error:
        raise TagError("Position", SOUND, reason=error) from error
    if position.table.players != seats:
        raise TagError(f"Seat{seats}", expected.PLAYERS, [str(position.table.players)])
    if position.bag is not None and "Seed" in tags:
        raise TagError("Seed", IN_POSITION)
    if position.undrawn is not None and position.bag is None and "Seed" not in tags:
        raise TagError("Seed", expected.SEED)
    return Midgame(position, _seed(tags["Seed"]) if "Seed" in tags else None)


def write_action(action: Action, events: Sequence[Event] = ()) -> str:
    """The action's token, without spaces; it does not depend on the events."""
    return str(action)


def read_action(token: str) -> Action | None:
    """The action of a token, or None if this game has no such token."""
    try:
        return action_of(token)
    except UnknownAction:
        return None


def write_result(outcome: Outcome) -> str:
    """The points of each seat in turn, with + after the winner's."""
    points = sorted((standing.seat, standing.points) for standing in outcome.standings)
    return " ".join(f"{own}{'+' * (seat == outcome.winner)}" for seat, own in points)


def break_after(events: Sequence[Event]) -> str:
    """One line per auction; an empty line between epochs."""
    kinds: set[type[Any]] = {type(event) for event in events}
    if EpochBegan in kinds:
        return "\n\n"
    return "\n" if kinds & {AuctionWon, AuctionUnsold} else " "


def _variant(tags: Mapping[str, str], seats: int) -> Variant:
    edition = EDITIONS.get(tags.get("Edition", ""))
    if edition is None:
        raise TagError("Edition", expected.EDITION, list(EDITIONS))
    if seats not in edition.players:
        raise TagError(f"Seat{seats}", expected.PLAYERS, [str(count) for count in edition.players])
    return Variant(
        edition,
        seats,
        _floor(tags, edition),
        _word(tags, "Scores", "open", _SCORE_WORDS, expected.SCORES),
    )


def _floor(tags: Mapping[str, str], edition: Edition) -> bool:
    words = {word: floor for word, floor in _FLOOR_WORDS.items() if floor in edition.floors}
    default = next(word for word, floor in words.items() if floor is edition.floors[0])
    return _word(tags, "Floor", default, words, expected.YES_OR_NO)


def _word(
    tags: Mapping[str, str], name: str, default: str, words: Mapping[str, bool], missed: Expected
) -> bool:
    word = tags.get(name, default).strip()
    if word not in words:
        raise TagError(name, missed, list(words))
    return words[word]


def _seed(text: str) -> int:
    digits = text.strip(" \t")
    if not re.fullmatch("[0-9]{1,19}", digits) or int(digits) >= _MAX_SEED:
        raise TagError("Seed", expected.SEED)
    return int(digits)


def _setup_from_seed(tags: Mapping[str, str], variant: Variant) -> Setup:
    seed = _seed(tags["Seed"])
    suns, bag = deal(variant, seed)
    for number, group in enumerate(suns, 1):
        wanted = _written_suns(group)
        if sorted(tags.get(f"Suns{number}", wanted).split()) != sorted(wanted.split()):
            raise TagError(f"Suns{number}", expected.SUNS, [wanted])
    if "Bag" in tags and _bag(tags["Bag"]) != bag:
        raise TagError("Bag", expected.BAG, [spell(bag)])
    return Setup(variant, suns, bag, seed)


def _bag(text: str) -> tuple[Tile, ...]:
    letters = text.replace(" ", "")
    bag = tuple(BY_LETTER[letter] for letter in letters if letter in BY_LETTER)
    if len(bag) != len(letters) or tuple(tally(bag)) != COUNTS:
        raise TagError("Bag", expected.BAG)
    return bag


def _suns(tags: Mapping[str, str], groups: SunGroups) -> SunGroups:
    left = list(groups)
    dealt = []
    for number in range(1, len(groups) + 1):
        words = sorted(tags.get(f"Suns{number}", "").split())
        group = next((group for group in left if words == sorted(map(str, group))), None)
        if group is None:
            raise TagError(f"Suns{number}", expected.SUNS, [_written_suns(other) for other in left])
        left.remove(group)
        dealt.append(group)
    return tuple(dealt)


def _written_suns(suns: Sequence[int]) -> str:
    return " ".join(map(str, suns))
