"""Nim, a third game, as somebody else would write one: rules, texts and two computer players.

Heaps of stones; in turn each of two seats takes stones from one heap; who takes the last one wins.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor
from typing import Any

from ra.bot import Bot, Budget, Opponents
from ra.expected import Expected
from ra.game import IllegalAction, Outcome, Seat, Standing
from ra.reading import Field, TagError

HEAPS = Expected("heaps", "sizes of heaps such as 3.4.5")


@dataclass(frozen=True)
class Setup:
    heaps: tuple[int, ...] = (3, 4, 5)


@dataclass(frozen=True)
class Take:
    count: int
    heap: int

    def __str__(self) -> str:
        return f"{self.count}{'abcdefgh'[self.heap]}"


@dataclass(frozen=True)
class Taken:
    seat: int
    count: int
    heap: int


@dataclass(frozen=True)
class Ended:
    winner: int


class State:
    def __init__(self, heaps: Sequence[int], seat: int = 0) -> None:
        self.heaps = list(heaps)
        self.seat = seat

    @property
    def to_act(self) -> int | None:
        return self.seat if any(self.heaps) else None

    def legal_actions(self) -> tuple[Take, ...]:
        heaps = enumerate(self.heaps)
        return tuple(Take(count, heap) for heap, size in heaps for count in range(1, size + 1))

    def apply(self, action: Take | None) -> list[Taken | Ended]:
        if action is None or action not in self.legal_actions():
            raise IllegalAction(action, self.legal_actions())
        self.heaps[action.heap] -= action.count
        told: list[Taken | Ended] = [Taken(self.seat, action.count, action.heap)]
        if not any(self.heaps):
            told.append(Ended(self.seat))
        self.seat = 1 - self.seat
        return told

    def play(self, tokens: str) -> list[Taken | Ended]:
        return [event for token in tokens.split() for event in self.apply(read_action(token))]

    def outcome(self) -> Outcome | None:
        if self.to_act is not None:
            return None
        winner = 1 - self.seat
        return Outcome((Standing(winner, 1, 1), Standing(1 - winner, 2, 0)))

    def copy(self) -> State:
        return State(self.heaps, self.seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self.heaps, self.seat) == (other.heaps, other.seat)

    __hash__ = None  # type: ignore[assignment]


@dataclass(frozen=True)
class Option:
    action: Take
    wins: bool

    def equals(self, other: Option) -> bool:
        return self.wins == other.wins


class Chance:
    """Takes anything."""

    def choose(self, view: State, budget: Budget, random: random.Random) -> Take:
        return random.choice(view.legal_actions())


class Perfect:
    """Leaves heaps whose sizes add up to nothing, bit by bit, where it can."""

    def choose(self, view: State, budget: Budget, random: random.Random) -> Take:
        return judged(view)[0].action


def judged(view: State) -> list[Option]:
    options = []
    for action in view.legal_actions():
        after = view.copy()
        after.apply(action)
        options.append(Option(action, not reduce(xor, after.heaps)))
    return sorted(options, key=lambda option: not option.wins)


class Players:
    def __init__(self) -> None:
        self.bots: dict[str, Bot[State, Take]] = {"novice": Chance(), "master": Perfect()}

    def choose(
        self, level: str, view: State, budget: Budget, random: random.Random, temper: Any = None
    ) -> Take:
        return self.bots[level].choose(view, budget, random)

    def evaluate(self, view: State, budget: Budget, random: random.Random) -> list[Option]:
        return judged(view)


def read_action(token: str) -> Take | None:
    if len(token) != 2 or token[0] not in "123456789" or token[1] not in "abcdefgh":
        return None
    return Take(int(token[0]), "abcdefgh".index(token[1]))


class NimGame:
    """See ra.game.Game."""

    name = "Toy nim"
    levels: tuple[str, ...] = ("novice", "master")
    position_mark = "nim:[1-9]"
    position_fields = 1

    def start(self, setup: Setup) -> State:
        return State(setup.heaps)

    def begin_at(self, line: str, seed: int) -> tuple[Setup, int]:
        try:
            return self.read_setup({"Heaps": line.removeprefix("nim:")}, 2), 2
        except TagError as error:
            raise Field(line, 1).error(HEAPS) from error

    def tell(self, event: Taken | Ended, setup: Setup, names: Sequence[str]) -> Iterable[str]:
        match event:
            case Taken(seat, count, heap):
                yield f"{names[seat]} takes {count} of heap {heap + 1}."
            case Ended(winner):
                yield f"{names[winner]} wins."

    def setup_tags(self, seats: int) -> frozenset[str]:
        return frozenset({"Heaps"})

    def write_setup(self, setup: Setup) -> dict[str, str]:
        return {"Heaps": ".".join(map(str, setup.heaps))}

    def read_setup(self, tags: Mapping[str, str], seats: int) -> Setup:
        sizes = tags.get("Heaps", "3.4.5").split(".")
        if not all(size.isdecimal() and 0 < int(size) < 10 for size in sizes) or len(sizes) > 8:
            raise TagError("Heaps", HEAPS)
        return Setup(tuple(map(int, sizes)))

    def write_action(self, action: Take, events: Sequence[Any] = ()) -> str:
        return str(action)

    def read_action(self, token: str) -> Take | None:
        return read_action(token)

    def write_result(self, outcome: Outcome) -> str:
        return "1-0" if outcome.winner == 0 else "0-1"

    def break_after(self, events: Sequence[Any]) -> str:
        return " "

    def sheet(self, events: Sequence[Any]) -> int | None:
        return 1 if any(isinstance(event, Ended) for event in events) else None

    def concealed(self, setup: Setup, state: State) -> Setup:
        return setup

    def idle(self, state: State, seat: int) -> bool:
        return False

    def view(self, state: State, seat: int | None = None) -> State:
        return state.copy()

    def write_view(self, view: State) -> str:
        return f"{'.'.join(map(str, view.heaps))} {view.seat}"

    def read_view(self, text: str) -> State:
        heaps, seat = text.split()
        return State([int(size) for size in heaps.split(".")], int(seat))

    def temper(self, seat: Seat) -> str | None:
        return None

    @property
    def opponents(self) -> Opponents[State, Take, Option]:
        return Players()

    def write_options(self, options: Sequence[Option]) -> str:
        return " ".join(f"{option.action}{'+' * option.wins}" for option in options)

    def read_options(self, text: str, state: State) -> tuple[Option, ...]:
        found = tuple(_option(word) for word in text.split())
        if not found or not all(option.action in state.legal_actions() for option in found):
            raise ValueError(f"not what can be done: {text}")
        return found


def _option(word: str) -> Option:
    action = read_action(word.rstrip("+"))
    if action is None:
        raise ValueError(f"no option: {word}")
    return Option(action, word.endswith("+"))


NIM = NimGame()
