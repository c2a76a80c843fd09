"""An opponent's thinking, in an interpreter of its own, so that the page never waits for it.

It is sent what one seat may know as text and answers with an action's token; it holds nothing
between two questions. Nothing here is PyScript's: the tests call it as any function.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from ra.auction import AUCTION
from ra.auction.bots import Budget
from ra.auction.bots import choose as choose_auction
from ra.auction.view import read_view


def _auction(request: dict[str, Any]) -> str:
    view = read_view(request["view"])
    budget = Budget(simulations=request["simulations"])
    action = choose_auction(request["level"], view, budget, random.Random(request["seed"]))
    return AUCTION.write_action(action)


_GAMES: dict[str, Callable[[dict[str, Any]], str]] = {AUCTION.name: _auction}


def choose(request_json: str) -> str:
    """The answer to a question, both as JSON.

    The question: `game`, the name of a game; `view`, the line of what the seat to act knows;
    `level`, the name of an opponent; `seed`, a whole number; `simulations`, how many samples it
    looks at, or null. The answer: `action`, the token of what it does.
    """
    request = json.loads(request_json)
    return json.dumps({"action": _GAMES[request["game"]](request)})
