"""What can happen to the page: something a person does, or news from outside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """One happening.

    `name` says which update deals with it, `value` is its one argument (an action's token, a
    game's id), `fields` hold what a form or a key press carried. The edge stamps the rest: `now` in
    milliseconds since 1970, `today` as 2026-11-27, and `chance`, a random whole number below 2**53,
    so that updates need neither clock nor dice.
    """

    name: str
    value: str = ""
    fields: Mapping[str, Any] = field(default_factory=dict)
    now: int = 0
    today: str = ""
    chance: int = 0

    @classmethod
    def parse(cls, text: str, fields: Mapping[str, Any] | None = None) -> Message:
        """The message of a `data-on-…` attribute: its name, a space, its value."""
        name, _, value = text.partition(" ")
        return cls(name, value, fields or {})

    def __str__(self) -> str:
        return f"{self.name} {self.value}" if self.value else self.name
