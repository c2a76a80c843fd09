"""What the page must know of a game beyond what every game offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ra import Seat
from web.games.game_draft import Choices


class Desk(Protocol):
    """One game's ways at the table and on the first screen."""

    @property
    def levels(self) -> tuple[str, ...]:
        """Computer players by level, weakest first."""

    @property
    def keys(self) -> Mapping[str, str]:
        """By key, the message it stands for at this game's table alone."""

    @property
    def choices(self) -> Choices:
        """The set-up that a newcomer finds."""

    def automatic(self, state: Any) -> Any | None:
        """The action the page may take for a person, there being no other; or None."""

    def sheet(self, events: Sequence[Any]) -> int | None:
        """The number of the score sheet that these events brought, if they did."""

    def idle(self, state: Any, seat: int) -> bool:
        """Whether a seat has nothing to decide until the next score sheet."""

    def view(self, state: Any) -> str:
        """What the seat to act may know, as text for the opponents' worker."""

    def temper(self, seat: Seat) -> str | None:
        """The temper of a computer player, if its level has such."""

    def judged(self, state: Any, text: str) -> tuple[Any, ...]:
        """The options of `state` from the text of the opponents' worker, best first; ValueError if
        it holds something else."""

    def pickable(self, state: Any, picked: Sequence[int]) -> Sequence[int]:
        """What more can be picked, given what is picked already."""

    def picked(self, state: Any, picked: Sequence[int], number: int) -> Sequence[int]:
        """What is picked when `number` is chosen too; the same, if it means nothing."""

    def aimed(self, state: Any, picked: Sequence[int], digit: str) -> Sequence[int]:
        """What is picked when a digit is typed; the same, if it means nothing."""

    def action_of(self, state: Any, picked: Sequence[int]) -> Any | None:
        """The action that the things picked so far make up, or None while some are missing."""

    def concerning(self, events: Sequence[Any], seats: Sequence[int]) -> list[Any]:
        """What brought or cost one of these seats something, with all that it takes to tell it."""

    def thing(
        self, state: Any, number: int, picked: Sequence[int] | None
    ) -> Mapping[str, Any] | None:
        """What is to be said of a place of the table, for the view that says it; or None.

        `picked`: by the person who is to act; None if nobody is.
        """

    def unplayable(self, state: Any, action: Any | None) -> Mapping[str, Any] | None:
        """What is to be said of an action that was typed and can't be taken, or of a text that is
        none; None if nothing is."""
