"""Positions by name, and random matches: how tests get to positions nobody thought of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from ra.hexagon import BOARDS, HEXAGON, Board, Move, Setup, State, read_position
from ra.record import Record, Seat

STYLES = ("even", "bold", "to and fro")
"""Any move; mostly captures and entries; mostly the way back to where one came from."""
MOST_MOVES = 150


def placed(black: str, white: str, to_act: int = 1, board: str = "standard") -> State:
    """A single game with these stacks, such as 2g6.1a1; `to_act` is 1 or 2."""
    return read_position(f"{board}:game 1:1 0-0 {black} {white} {to_act}")


def moves_from(state: State, cell: str) -> set[str]:
    """The moves that the stack on a cell has."""
    return {str(move) for move in state.legal_actions() if f"{cell}-" in str(move).lstrip("123")}


def move(token: str) -> Move:
    found = HEXAGON.read_action(token)
    assert found is not None, token
    return found


def played(state: State, tokens: str) -> list[object]:
    """What happened in these moves, one after the other."""
    return [event for token in tokens.split() for event in state.apply(move(token))]


def weight(state: State, choice: Move, style: str, last: Move | None) -> float:
    """How likely a move is chosen."""
    if style == "bold":
        taken = choice.target in state.placement.stacks[1 - state.placement.side]
        entered = choice.target in state.placement.board.ra
        return 30 if taken or entered else 1
    back = style == "to and fro" and last is not None and choice == (last[1], last[0], last[2])
    return 2000 if back else 1


@dataclass(frozen=True)
class RandomMatch:
    """A match that follows from a few values, which a failing test prints."""

    board: Board
    match: bool
    first: int
    seed: int
    style: str

    def __repr__(self) -> str:
        return (
            f"RandomMatch({self.board.name} match={self.match} first={self.first} "
            f"{self.seed} {self.style})"
        )

    @property
    def setup(self) -> Setup:
        return Setup(self.board, self.match, self.first)

    def steps(self) -> Iterator[tuple[State, Move]]:
        """Each position with the move to make in it; the state is the iterator's own and goes on
        when the next pair is asked for."""
        state, chance = State.start(self.setup), random.Random(self.seed)
        last: list[Move | None] = [None, None]
        for _ in range(MOST_MOVES):
            if (seat := state.to_act) is None:
                return
            legal = state.legal_actions()
            weights = [weight(state, one, self.style, last[seat]) for one in legal]
            mark, at = chance.random() * sum(weights), 0
            while mark >= weights[at] and at < len(legal) - 1:
                mark -= weights[at]
                at += 1
            last[seat] = legal[at]
            yield state, legal[at]
            state.apply(legal[at])

    def actions(self) -> tuple[Move, ...]:
        return tuple(chosen for _, chosen in self.steps())

    def record(self) -> Record:
        seats = (Seat("Anna"), Seat("Bek", "adept"))
        return Record(HEXAGON, self.setup, seats, self.actions(), "2026-11-27")


def random_matches() -> st.SearchStrategy[RandomMatch]:
    """Matches and single games on every board, in every style."""
    return st.builds(
        RandomMatch,
        st.sampled_from(tuple(BOARDS.values())),
        st.booleans(),
        st.sampled_from((0, 1)),
        st.integers(min_value=0, max_value=2**32),
        st.sampled_from(STYLES),
    )
