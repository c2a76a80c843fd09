"""The opponent's interpreter, called as the page calls it: text in, text out."""

import json
import random
from itertools import cycle

import pytest

from ra.auction import AUCTION, PHARAOH, Phase, State, Variant, View
from ra.auction.bots import BOTS, OPPONENTS
from ra.auction.option import read_options
from ra.auction.view import write_view
from ra.bot import Budget
from ra.hexagon import HEXAGON
from ra.hexagon import Setup as HexagonSetup
from ra.hexagon import State as HexagonState
from ra.hexagon import bots as hexagon
from ra.hexagon import write_view as write_hexagon
from ra.hexagon.option import read_options as read_hexagon
from ra.reading import ReadError
from tools.random_games.auction import RandomAuction
from web import worker


def question(
    state: State,
    level: str | None = "adept",
    seed: int = 5,
    simulations: int | None = 2,
    temper: str | None = None,
) -> str:
    return json.dumps(
        {
            "game": "Ra auction",
            "view": write_view(View.of(state)),
            "level": level,
            "temper": temper,
            "seed": seed,
            "budget": {"simulations": simulations},
        }
    )


def game(open_scores: bool = True) -> RandomAuction:
    return RandomAuction(Variant(PHARAOH, 3, True, open_scores), 7, "steady")


def fresh(open_scores: bool = True) -> State:
    return game(open_scores).start()


@pytest.mark.parametrize(("level", "open_scores"), [*zip(BOTS, cycle((True, False)))])
def test_choices_by_text(level: str, open_scores: bool) -> None:
    """Each answer is what the level chooses from the view, and can be played."""
    for number, (state, _) in enumerate(game(open_scores).steps()):
        if number % 9 == 0:
            answer = json.loads(worker.answer(question(state, level)))
            assert answer.keys() == {"action"}
            action = AUCTION.read_action(answer["action"])
            assert action == OPPONENTS.choose(level, View.of(state), Budget(2), random.Random(5))
            assert action in state.legal_actions()


@pytest.mark.parametrize("open_scores", [True, False])
def test_advice_is_every_option_judged(open_scores: bool) -> None:
    """Of each kind of decision, from the view alone: the same seed gives the same judgement."""
    phases = set()
    for state, _ in game(open_scores).steps():
        if state.phase not in phases and len(state.legal_actions()) > 1:
            phases.add(state.phase)
            answer = json.loads(worker.answer(question(state, None)))
            assert answer.keys() == {"options"}
            options = read_options(answer["options"], state)
            assert options == tuple(OPPONENTS.evaluate(View.of(state), Budget(2), random.Random(5)))
            assert {option.action for option in options} <= set(state.legal_actions())
            assert all(len(option.points) == len(option.basis.worth) == 3 for option in options)
    assert phases >= {Phase.TURN, Phase.BID}


def hexagon_question(state: HexagonState, level: str | None, nodes: int | None = 100) -> str:
    asked = {"game": "Ra hexagon", "view": write_hexagon(state), "level": level, "seed": 5}
    return json.dumps({**asked, "budget": {"nodes": nodes}})


@pytest.mark.parametrize("level", hexagon.BOTS)
def test_a_match_on_hexagons_by_text(level: str) -> None:
    """Its first moves: each answer is what the level chooses, also by what came before."""
    state = HexagonState.start(HexagonSetup(first=1))
    for _ in range(20):
        answer = json.loads(worker.answer(hexagon_question(state, level)))
        move = HEXAGON.read_action(answer["action"])
        assert answer.keys() == {"action"}
        assert move == hexagon.OPPONENTS.choose(level, state, Budget(nodes=100), random.Random(5))
        state.apply(move)


def test_advice_on_hexagons_is_every_move_judged() -> None:
    state = HexagonState.start(HexagonSetup())
    answer = json.loads(worker.answer(hexagon_question(state, None, 500)))
    assert answer.keys() == {"options"}
    options = read_hexagon(answer["options"], state)
    assert options == tuple(hexagon.OPPONENTS.evaluate(state, Budget(nodes=500), random.Random(5)))
    assert {option.action for option in options} == set(state.legal_actions())


def test_the_page_need_not_say_how_much_a_level_looks_at() -> None:
    asked = json.loads(hexagon_question(HexagonState.start(HexagonSetup()), "apprentice"))
    del asked["budget"]
    assert json.loads(worker.answer(json.dumps(asked))).keys() == {"action"}


def test_the_number_of_simulations_may_be_left_to_the_level() -> None:
    assert json.loads(worker.answer(question(fresh(), simulations=None))) == {"action": "d"}


def test_it_answers_nothing_about_a_game_it_does_not_know() -> None:
    asked = json.loads(question(fresh()))
    with pytest.raises(KeyError, match="Go"):
        worker.answer(json.dumps({**asked, "game": "Go"}))


def test_a_line_that_is_no_view_is_refused() -> None:
    asked = json.loads(question(fresh()))
    with pytest.raises(ReadError):
        worker.answer(json.dumps({**asked, "view": "nonsense"}))
