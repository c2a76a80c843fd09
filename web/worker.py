"""An opponent's thinking, in an interpreter of its own, so that the page never waits for it.

It is sent what one seat may know, as text, and answers what a level does there, or how the
strongest level judges all options; it remembers nothing between two questions. Nothing here depends
on PyScript: the tests call it like any function.
"""

from __future__ import annotations

import json
import random
from typing import Any

from ra import GAMES
from ra.bot import Budget


def answer(request_json: str) -> str:
    """The answer to a question, both as JSON.

    The question: `game`, the name of a game; `view`, the line of what the seat to act knows;
    `level`, the name of an opponent, or null if all options are to be judged; `seed`, a whole
    number; and, each of which may be null or left out, `temper`, the opponent's character, and
    `budget`, an object of `simulations` and `nodes` (ra.bot.Budget).

    The answer: `action`, the token of what the opponent does; or `options`, the text of all
    options, judged, best first.

    KeyError if there is no such game or level; ValueError if the view can't be read.
    """
    request: dict[str, Any] = json.loads(request_json)
    game = GAMES[request["game"]]
    view, level = game.read_view(request["view"]), request["level"]
    budget, chance = Budget(**(request.get("budget") or {})), random.Random(request["seed"])
    if level is None:
        return json.dumps(
            {"options": game.write_options(game.opponents.evaluate(view, budget, chance))}
        )
    action = game.opponents.choose(level, view, budget, chance, request.get("temper"))
    return json.dumps({"action": game.write_action(action)})
