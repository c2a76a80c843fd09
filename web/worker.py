"""An opponent's thinking, in an interpreter of its own, so that the page never waits for it.

It is sent what one seat may know as text and answers what a level does there, or what a Master
thinks of all that could be done; it holds nothing between two questions. Nothing here is
PyScript's: the tests call it as any function.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from ra.auction import AUCTION
from ra.auction.bots import choose as choose_auction
from ra.auction.bots import evaluate as evaluate_auction
from ra.auction.option import write_options
from ra.auction.view import read_view
from ra.bot import Budget
from ra.hexagon import HEXAGON
from ra.hexagon import read_view as read_hexagon
from ra.hexagon.bots import choose as choose_hexagon
from ra.hexagon.bots import evaluate as evaluate_hexagon
from ra.hexagon.option import write_options as write_hexagon

Answer = dict[str, str]


def _auction(request: dict[str, Any]) -> Answer:
    view = read_view(request["view"])
    budget = Budget(simulations=request["simulations"])
    chance = random.Random(request["seed"])
    if request["level"] is None:
        return {"options": write_options(evaluate_auction(view, budget, chance))}
    action = choose_auction(request["level"], view, budget, chance, request["temper"])
    return {"action": AUCTION.write_action(action)}


def _hexagon(request: dict[str, Any]) -> Answer:
    state = read_hexagon(request["view"])
    budget = Budget(nodes=request.get("nodes"))
    chance = random.Random(request["seed"])
    if request["level"] is None:
        return {"options": write_hexagon(evaluate_hexagon(state, budget, chance))}
    move = choose_hexagon(request["level"], state, budget, chance)
    return {"action": HEXAGON.write_action(move)}


_GAMES: dict[str, Callable[[dict[str, Any]], Answer]] = {
    AUCTION.name: _auction,
    HEXAGON.name: _hexagon,
}


def answer(request_json: str) -> str:
    """The answer to a question, both as JSON.

    The question: `game`, the name of a game; `view`, the line of what the seat to act knows;
    `level`, the name of an opponent, or null where advice is wanted; `seed`, a whole number; of the
    auction game `temper`, of what character the opponent is, or null, and `simulations`, how many
    samples it looks at, or null; of the hexagon game `nodes`, how many positions, which may be left
    out. The answer: `action`, the token of what the opponent does; or `options`, the text of all
    that can be done, judged, best first.
    """
    request = json.loads(request_json)
    return json.dumps(_GAMES[request["game"]](request))
