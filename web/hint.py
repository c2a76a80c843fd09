"""What a Master advises at the position on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint asked for: on its way, come, or failed.

    `ticket`: the number of the question put to the opponents' worker, 0 when none is out.
    `options`: all that can be done, judged, best first. `trouble`: why they could not be had.
    """

    ticket: int = 0
    options: tuple[Any, ...] = ()
    trouble: str = ""
