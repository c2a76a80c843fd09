"""The decision: which stack, how many of its pawns, and where to."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, div, span

from ra.hexagon import State, cell_name
from web.games.hexagon.event_words import end_of, points_of_both
from web.games.hexagon.goals import Goal, goal_words, goals, pawns_words
from web.games.hexagon.match import aim
from web.games.hexagon.pawns import sign
from web.games.hexagon.picking import Picked, pickable, picked_of
from web.games.hexagon.shown_board import shown_score
from web.messages import Pick, Unpick
from web.model import Model
from web.play import Play
from web.screens.decision_frame import (
    Say,
    choice,
    decision_frame,
    focus_word,
    looking_back,
    on_to_decision,
    trouble,
    way_on,
    way_out,
)
from web.screens.in_words import in_words, words_button
from web.screens.parts import icon, press
from web.screens.who import who
from web.words import _, ngettext


def decision(model: Model, play: Play) -> Element:
    """The bar under the board; on a narrow screen it is at the bottom, near the thumb."""
    return decision_frame(model, play, _say(model, play, focus_word(model, play)))


def _say(model: Model, play: Play, focus: str | None) -> Say:
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
        return _person(model, play, focus)
    return Say(
        "wait",
        _("{name} is thinking…").format(name=who(play, play.state.to_act)),
        "",
        on_to_decision(play),
    )


# A person decides


def _person(model: Model, play: Play, focus: str | None) -> Say:
    state: State = play.shown_state
    picked = picked_of(state, play.look.picked)
    words = words_button(model, _("Moves in words"))
    kind = "act decision--in-words" if model.in_words else "act"
    if picked is None:
        return Say(
            f"{kind} decision--stacks",
            _whose_turn(play),
            _("Choose a stack on the board."),
            [
                words,
                in_words(model, play, focus, str(state.legal[0]), _("Move"), _stacks(state)),
            ],
        )
    found = goals(state, picked)
    sample = str(found[0].move)
    if picked.goal is not None:
        return Say(
            f"{kind} decision--asked",
            # Translators: {cell} is where pawns are to go.
            _("How many pawns to {cell}?").format(cell=cell_name(picked.goal)),
            "",
            [
                div(".asked")[_asked(state, picked, focus)],
                _let_go(Unpick(picked.goal)),
                in_words(model, play, focus, sample, _("Move")),
            ],
        )
    return Say(
        f"{kind} decision--goals",
        _stack_words(state, picked.origin),
        _where_to(picked),
        [_let_go(Unpick()), words, in_words(model, play, focus, sample, _("Move"), _goals(found))],
    )


def _whose_turn(play: Play) -> str:
    title = _("Your turn") if len(play.persons) == 1 else _("Your turn, {name}")
    return title.format(name=who(play, play.state.to_act or 0))


def _stack_words(state: State, cell: int) -> str:
    pawns = abs(state.placement.heights[cell])
    return ngettext(
        "The pawn on {cell}", "The stack of {count} on {cell}", pawns, cell=cell_name(cell)
    )


def _where_to(picked: Picked) -> str:
    if picked.pawns:
        return _("Where to with {pawns}?").format(pawns=pawns_words(picked.pawns))
    return _("Where to, and how many?")


def _stacks(state: State) -> Element:
    return div(".picking")[
        (
            press(
                Pick(cell),
                sign(state.placement.side, abs(state.placement.heights[cell])),
                span(aria_hidden="true")[cell_name(cell)],
                id=f"stack-{cell_name(cell)}",
                classes="picking__stack",
                aria_label=_stack_words(state, cell),
            )
            for cell in pickable(state)
        )
    ]


def _goals(found: list[Goal]) -> Iterator[Element]:
    """All goals, by the number of pawns that go there."""
    for pawns in sorted({goal.move.pawns for goal in found}):
        yield div(".goals", role="group", aria_label=pawns_words(pawns))[
            span(".goals__count", aria_hidden="true")[pawns_words(pawns)],
            (
                choice(
                    goal.deed,
                    cell_name(goal.move.target),
                    _what(goal),
                    classes=f"goal--{goal.kind}",
                )
                for goal in found
                if goal.move.pawns == pawns
            ),
        ]


def _asked(state: State, picked: Picked, focus: str | None) -> Iterator[Element]:
    """How many pawns go to the goal that was chosen; a digit leads to one of them."""
    found = goals(state, picked._replace(pawns=0))
    meant = max(picked.pawns, found[0].move.pawns)
    for goal in found:
        leads = goal.move.pawns == meant
        yield choice(
            goal.deed,
            pawns_words(goal.move.pawns),
            _what(goal),
            sign=sign(state.placement.side, goal.move.pawns),
            classes=f"goal--{goal.kind}",
            focus=f"{focus}-{picked.goal}-{meant}" if focus and leads else None,
            back=True,
        )


def _let_go(deed: Unpick) -> Element:
    return press(
        deed,
        icon("close"),
        span(".visually-hidden")[_("Another stack")],
        id="unpick",
        classes="button--icon button--quiet",
        title=_("Another stack"),
    )


def _what(goal: Goal) -> str:
    words = goal_words(goal)
    return _("{what}, and wins").format(what=words) if goal.wins else words


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
