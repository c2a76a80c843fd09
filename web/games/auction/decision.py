"""The decision: what is to be decided now, by whom, and the controls for it."""

from __future__ import annotations

from htpy import Element

from ra.auction import Phase, State, Tile
from ra.auction.editions import EPOCHS
from web.games.auction.decision_controls import decision_controls
from web.games.auction.discards import losing
from web.games.auction.event_words import edition_of, number
from web.games.auction.orders import order_words, passing
from web.games.auction.tile_words import tile_name
from web.messages import EndOrder, Hurry, RunOn
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
from web.screens.in_words import in_words
from web.screens.parts import icon, press
from web.screens.who import who
from web.words import _, ngettext


def decision(model: Model, play: Play) -> Element:
    """The bar under the lot; on a narrow screen it is at the bottom, near the thumb."""
    focus = focus_word(model, play)
    state: State = play.shown_state
    # In an auction a key pressed once too often must not make a bid: the heading has the focus.
    calm = play.person_to_act and state.phase is Phase.BID and not play.look.picked
    return decision_frame(model, play, _say(model, play, focus), focus if calm else None)


def _say(model: Model, play: Play, focus: str | None) -> Say:
    """`focus`: the word of `focus_word`."""
    if not play.live:
        return looking_back(play)
    if play.state.to_act is None:
        return _over(play, focus)
    if play.wait.reading:
        return _between_epochs(play, focus)
    if play.wait.trouble:
        return trouble(play, focus)
    if play.wait.order:
        return _ordered(play)
    if play.person_to_act:
        return _person(model, play, focus)
    return _thinking(play)


# A person decides


def _person(model: Model, play: Play, focus: str | None) -> Say:
    state: State = play.shown_state
    kind = f"act decision--{state.phase.name.lower()}"
    if state.phase is Phase.TURN and not state.full:
        kind += " decision--routine"
    return Say(
        kind,
        _heading(play, state),
        _situation(play, state),
        [
            decision_controls(play, focus),
            in_words(model, play, focus, str(state.legal_actions()[0]), _("OK")),
        ],
    )


def _heading(play: Play, state: State) -> str:
    """Whose decision it is; "you" only where one person plays at this screen."""
    alone, name = len(play.persons) == 1, who(play, state.seat)
    match state.phase:
        case Phase.BID:
            text = _("Your bid") if alone else _("Your bid, {name}")
        case Phase.DISCARD:
            # Translators: {disaster} is the label of a tile, such as "War".
            text = (
                _("{disaster}: what do you lose?")
                if alone
                else _("{disaster}: what do you lose, {name}?")
            )
            return text.format(name=name, disaster=tile_name(state.pending[0], edition_of(play)))
        case _:
            text = _("Your turn") if alone else _("Your turn, {name}")
    return text.format(name=name)


def _situation(play: Play, state: State) -> str:
    match state.phase:
        case Phase.BID:
            return _bidding(play, state)
        case Phase.DISCARD:
            return losing(play, state)
        case Phase.GODS:
            return _("Spend another god, if you like.")
        case _:
            return _turn(state)


def _turn(state: State) -> str:
    if state.full:
        return _("The track is full: no more tiles can be drawn.")
    if state.tiles[state.seat][Tile.GOD] and state.takeable():
        return _("Draw a tile, invoke Ra for the lot, or spend a god.")
    if not state.lot:
        return _("Draw a tile, or invoke Ra for the {sun} alone.").format(sun=state.centre)
    return _("Draw a tile, or invoke Ra for the lot.")


def _bidding(play: Play, state: State) -> str:
    if state.must_bid:
        if state.bids:
            return _("All others passed: you must bid.")
        return _("Nobody else has a sun: you must bid.")
    if state.high and state.up[state.seat][0] < state.high:
        return _("{name} leads with {sun}, and you have no higher sun.").format(
            name=who(play, state.high_seat), sun=state.high
        )
    # Translators: {won} is the number of the sun that lies in the centre of the table.
    if state.high:
        return _("{name} leads with {sun}. The winner gets the {won} from the centre.").format(
            name=who(play, state.high_seat), sun=state.high, won=state.centre
        )
    return _("No bids yet. The winner gets the {won} from the centre.").format(won=state.centre)


# No person has to decide now


def _ordered(play: Play) -> Say:
    return Say(
        "wait",
        order_words(play.wait.order),
        _("Any key or click ends this."),
        press(EndOrder(), icon("close"), _("I decide again"), id="do-end-order"),
    )


def _thinking(play: Play) -> Say:
    state: State = play.shown_state
    name = who(play, state.seat)
    title = (
        _("{name} is thinking about a bid…")
        if state.phase is Phase.BID
        else _("{name} is thinking…")
    )
    if not play.idle:
        return Say("wait", title.format(name=name), "", [on_to_decision(play), passing(play)])
    words = _("You have no sun left in this epoch.") if len(play.persons) == 1 else ""
    run = choice(
        Hurry(),
        _("Skip to the end of the epoch"),
        _("the computers play on without a pause"),
        key="f",
        sign=icon("last"),
    )
    always = press(RunOn(), _("Always do so"), id="do-run-on", classes="button--quiet")
    return Say("wait", title.format(name=name), words, [run, always])


def _between_epochs(play: Play, focus: str | None) -> Say:
    state: State = play.shown_state
    return Say(
        "act",
        _("Epoch {epoch} is over").format(epoch=state.epoch - 1),
        _("All suns lie face up again. {name} holds the highest and starts.").format(
            name=who(play, state.seat)
        ),
        way_on(begin_next(play), state.epoch - 1, focus),
    )


def begin_next(play: Play) -> str:
    """The words of the button that leads on from the score sheet of an epoch."""
    return _("Begin epoch {epoch}").format(epoch=play.shown_state.epoch)


def _over(play: Play, focus: str | None) -> Say:
    state: State = play.shown_state
    outcome = state.standings()
    first, *others = outcome.standings
    # Translators: a player's name and points, one in a row of several.
    places = [
        _("{place}. {name}, {points}")
        .format(place=one.place, name=who(play, one.seat), points=number(one.points))
        .replace(" ", "\u00a0")
        for one in others
    ]
    return Say(
        "over",
        ngettext(
            "{name} wins with {points} point",
            "{name} wins with {points} points",
            abs(first.points),
            name=who(play, first.seat),
            points=number(first.points),
        ),
        " · ".join(places),
        way_out(EPOCHS, focus),
    )
