"""The decision: which stack, how many of its pawns, and where to."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, button, div, form, label, span
from htpy import input as input_

from ra.hexagon import State, cell_name
from ra.hexagon.moves import FARTHEST
from web.games.hexagon.event_words import end_of, points_of_both
from web.games.hexagon.goals import Goal, goal_words, goals, spaces
from web.games.hexagon.match import aim
from web.games.hexagon.pawns import sign
from web.games.hexagon.picking import pickable, to_move
from web.games.hexagon.shown_board import shown_score
from web.messages import Aim, Pick, TypeAction, Unpick
from web.model import Model
from web.play import Play
from web.screens.decision_frame import (
    Say,
    choice,
    decision_frame,
    focus_word,
    looking_back,
    trouble,
    way_on,
    way_out,
)
from web.screens.parts import icon, on, press
from web.screens.who import who
from web.words import _, ngettext


def decision(model: Model, play: Play) -> Element:
    """The bar under the board; on a narrow screen it is at the bottom, near the thumb."""
    return decision_frame(model, play, _say(play, focus_word(model, play)))


def _say(play: Play, focus: str | None) -> Say:
    """`focus`: the word of `focus_word`."""
    if not play.live:
        return looking_back(play)
    if play.state.to_act is None:
        return _over(play, focus)
    if play.wait.reading:
        return _between_games(play, focus)
    if play.wait.trouble:
        return trouble(play, focus)
    if play.person_to_act:
        return _person(play, focus)
    return Say("wait", _("{name} is thinking…").format(name=who(play, play.state.to_act)), "")


# A person decides


def _person(play: Play, focus: str | None) -> Say:
    state: State = play.shown_state
    seat = state.placement.side
    picked = to_move(state, play.look.picked)
    if picked is None:
        title = _("Your turn") if len(play.persons) == 1 else _("Your turn, {name}")
        return Say(
            "act decision--stacks",
            title.format(name=who(play, seat)),
            _("Choose a stack, on the board or here."),
            [div(".picking")[_stacks(play, state)], _typing(play, state, focus)],
        )
    origin, pawns = picked
    height = abs(state.placement.heights[origin])
    return Say(
        "act decision--goals",
        ngettext(
            "The pawn on {cell}", "The stack of {count} on {cell}", height, cell=cell_name(origin)
        ),
        _("Where to? Choose on the board or here."),
        [
            div(".moving")[_counts(state, origin, pawns), _other()],
            div(".goals")[(_goal(goal) for goal in goals(state, origin, pawns))],
        ],
    )


def _stacks(play: Play, state: State) -> Iterator[Element]:
    for cell in pickable(state):
        pawns = abs(state.placement.heights[cell])
        yield press(
            Pick(cell),
            sign(state.placement.side, pawns),
            span(aria_hidden="true")[cell_name(cell)],
            id=f"stack-{cell_name(cell)}",
            classes="picking__stack",
            aria_label=ngettext(
                "The pawn on {cell}", "The stack of {count} on {cell}", pawns, cell=cell_name(cell)
            ),
        )


def _counts(state: State, origin: int, pawns: int) -> Node:
    """The choice of how many pawns move; None if there is no choice."""
    counts = sorted({move.pawns for move in state.legal if move.origin == origin})
    if len(counts) < 2:
        return None
    return div(".choices", role="group", aria_label=_("How many pawns move"))[
        (
            button(
                ".button",
                on(Aim(str(count))),
                id=f"count-{count}",
                type="button",
                aria_pressed="true" if count == pawns else "false",
                title=spaces(FARTHEST + 1 - count),
                aria_label=ngettext("{count} pawn", "{count} pawns", count),
            )[
                span(".moving__long")[ngettext("{count} pawn", "{count} pawns", count)],
                span(".moving__short")[str(count)],
            ]
            for count in counts
        )
    ]


def _other() -> Element:
    return press(
        Unpick(),
        icon("close"),
        span(".moving__long", aria_hidden="true")[_("Another stack")],
        id="unpick",
        classes="button--quiet moving__other",
        aria_label=_("Another stack"),
    )


def _goal(goal: Goal) -> Element:
    words = goal_words(goal)
    if goal.wins:
        words = _("{what}, and wins").format(what=words)
    return choice(
        goal.deed,
        cell_name(goal.move.target),
        words,
        classes=f"goal--{goal.kind}",
    )


def _typing(play: Play, state: State, focus: str | None) -> Element:
    """A field for people who prefer to type; once used, it keeps the focus from turn to turn."""
    return form(".typing.only-wide", on(TypeAction(), "submit"))[
        label(".visually-hidden", for_=f"move-{play.count}")[_("Type a move")],
        input_(
            id=f"move-{play.count}",
            class_="typing__field",
            name="action",
            type="text",
            placeholder=str(state.legal[0]),
            autocomplete="off",
            autocapitalize="off",
            spellcheck="false",
            data_focus=f"{focus}-typing" if focus and play.look.typing else False,
        ),
        button(".button.button--small", type="submit")[_("Move")],
    ]


# No person has to decide now


def begin_next(play: Play) -> str:
    """The words of the button that leads on from the score sheet of a game."""
    state: State = play.shown_state
    return _("Begin game {number}").format(number=state.number)


def _between_games(play: Play, focus: str | None) -> Say:
    state: State = play.shown_state
    told = (end_of(play, play.shown), points_of_both(play, shown_score(play)), aim(state))
    return Say(
        "act",
        _("Game {number} is over").format(number=state.number - 1),
        " ".join(told),
        way_on(begin_next(play), state.number - 1, focus),
    )


def _over(play: Play, focus: str | None) -> Say:
    state: State = play.shown_state
    outcome = state.outcome()
    winner = outcome.winner if outcome else None
    if winner is None:
        title = _("The game is drawn")
    elif state.match:
        title = _("{name} wins the match").format(name=who(play, winner))
    else:
        title = _("{name} wins the game").format(name=who(play, winner))
    told = [end_of(play, play.count)]
    if state.match:
        told.append(points_of_both(play, state.score))
    return Say("over", title, " ".join(told), way_out(state.number, focus))
