"""Tables set by hand and played by tokens, for tests that name one rule."""

from __future__ import annotations

from collections.abc import Mapping

from ra.auction import AUCTION, Position, State, read_position, write_position
from ra.auction.editions import EDITIONS
from ra.auction.events import Event

FIELDS = ("game", "epoch", "track", "centre", "seats", "turn", "auction", "disasters", "bag")


def line(
    game: str = "pharaoh:4",
    epoch: str = "1:0",
    track: str = "........",
    centre: int = 1,
    seats: Mapping[int, str] | None = None,
    turn: str = "1t",
    auction: str = "-",
    disasters: str = "-",
    bag: str = "-",
) -> str:
    """A position line. Seats not given (the first is 1) have their starting suns and points."""
    edition, _, rest = game.partition(":")
    groups = EDITIONS[edition].suns[int(rest[0])]
    given = seats or {}
    written = [
        given.get(number, f"10:{'.'.join(map(str, group))}:-:-")
        for number, group in enumerate(groups, 1)
    ]
    parts = (game, epoch, track, str(centre), "/".join(written), turn, auction, disasters, bag)
    return " ".join(parts)


def at(
    game: str = "pharaoh:4",
    epoch: str = "1:0",
    track: str = "........",
    centre: int = 1,
    seats: Mapping[int, str] | None = None,
    turn: str = "1t",
    auction: str = "-",
    disasters: str = "-",
    bag: str = "-",
) -> State:
    """A game that goes on from such a line, which must be sound."""
    text = line(game, epoch, track, centre, seats, turn, auction, disasters, bag)
    return read_position(text).state()


def play(state: State, tokens: str) -> list[Event]:
    """Take the actions of these tokens; all that happened."""
    told: list[Event] = []
    for token in tokens.split():
        action = AUCTION.read_action(token)
        assert action is not None, token
        told += state.apply(action)
    return told


def legal(state: State) -> str:
    """The tokens of all legal actions, in their order."""
    return " ".join(AUCTION.write_action(action) for action in state.legal_actions())


def shown(state: State, field: str) -> str:
    """One field of the state's position line."""
    return write_position(Position.of(state)).split()[FIELDS.index(field)]


def seat(state: State, number: int) -> str:
    """One seat of the state's position line; the first is 1."""
    return shown(state, "seats").split("/")[number - 1]
