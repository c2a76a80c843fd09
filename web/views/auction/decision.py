"""The decision: what is to be decided now, by whom, and the controls for it."""

from __future__ import annotations

from dataclasses import dataclass

from htpy import Element, Node, details, div, h2, kbd, p, section, span, summary

from ra.auction import Phase, State, Tile
from ra.auction.editions import EPOCHS
from web.model import Model, Panel
from web.play import Play
from web.views.auction.choice import choice
from web.views.auction.choices import choices
from web.views.auction.discards import losing
from web.views.auction.telling import edition_of, number, who
from web.views.auction.tiles import tile_name
from web.views.hint import ask_for_hint
from web.views.parts import icon, press
from web.words import _, ngettext


@dataclass(frozen=True, slots=True)
class Say:
    """What the decision says: a heading, a sentence or two, the controls; `kind` for the styles."""

    kind: str
    title: str
    words: str
    controls: Node = None


def decision(model: Model, play: Play) -> Element:
    """The bar under the lot; at the thumb on a narrow screen."""
    word = f"decision-{play.count}" if _may_focus(model, play) else None
    say = _say(play, word)
    # In an auction no bid may be made by a key too many: the focus waits at the heading.
    bidding = play.person_to_act and play.desk.bidding(play.state) and not play.picked
    return section(
        id="decision",
        class_=f"decision card decision--{say.kind}",
        aria_labelledby="decision-title",
    )[
        div(".decision__say")[
            h2(
                "#decision-title.decision__title",
                tabindex="-1",
                data_focus=word if bidding and word else True,
            )[say.title],
            p("#decision-words.decision__words")[say.words],
        ],
        div(".decision__controls")[say.controls] if say.controls else None,
        ask_for_hint(model, play),
    ]


def _may_focus(model: Model, play: Play) -> bool:
    """Not while the person is busy in a panel, or has a score sheet to read first."""
    reading = play.waiting or play.state.to_act is None
    return model.panel in ((None, Panel.LOG) if reading else (None, Panel.LOG, Panel.SCORES))


def _say(play: Play, focus: str | None) -> Say:
    """`focus`: the word by which the page knows a decision from the one before."""
    if not play.live:
        return _looking_back(play)
    if play.state.to_act is None:
        return _over(play, focus)
    if play.waiting:
        return _between_epochs(play, focus)
    if play.trouble:
        return _trouble(play, focus)
    if play.person_to_act:
        return _person(play, focus)
    return _thinking(play)


# A person decides


def _person(play: Play, focus: str | None) -> Say:
    state: State = play.shown_state
    kind = f"act decision--{state.phase.name.lower()}"
    if state.phase is Phase.TURN and not state.full:
        kind += " decision--routine"
    return Say(
        kind,
        _heading(play, state),
        _situation(play, state),
        choices(play, focus),
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


# Nobody decides, or not yet


def _thinking(play: Play) -> Say:
    state: State = play.shown_state
    name = who(play, state.seat)
    title = (
        _("{name} is thinking about a bid…")
        if state.phase is Phase.BID
        else _("{name} is thinking…")
    )
    if not play.can_hurry:
        return Say("wait", title.format(name=name), "")
    words = _("You have no sun left in this epoch.") if len(play.persons) == 1 else ""
    run = choice(
        "hurry",
        _("Run to the end of the epoch"),
        _("the computers play on without a pause"),
        key="f",
        sign=icon("last"),
    )
    return Say("wait", title.format(name=name), words, run)


def _trouble(play: Play, focus: str | None) -> Say:
    return Say(
        "trouble",
        _("{name} can't answer").format(name=who(play, play.shown_state.seat)),
        _("The computer player has stopped. Your game is kept; have it think once more."),
        [
            press(
                "retry",
                icon("rotate"),
                _("Try again"),
                id="do-retry",
                classes="button--primary",
                data_focus=f"{focus}-trouble" if focus else False,
            ),
            details(".trouble", id="trouble")[
                summary[_("What went wrong")], p(".small.soft")[play.trouble]
            ],
        ],
    )


def _between_epochs(play: Play, focus: str | None) -> Say:
    state: State = play.shown_state
    return Say(
        "act",
        _("Epoch {epoch} is over").format(epoch=state.epoch - 1),
        _("All suns lie face up again. {name} holds the highest and starts.").format(
            name=who(play, state.seat)
        ),
        [
            press(
                "proceed",
                _("Begin epoch {epoch}").format(epoch=state.epoch),
                kbd(".key", aria_hidden="true")["n"],
                id="do-proceed",
                classes="button--primary",
                data_focus=f"{focus}-waiting" if focus else False,
            ),
            _sheet(state.epoch - 1),
        ],
    )


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
        [
            press(
                "again",
                _("Play again"),
                id="do-again",
                classes="button--primary",
                data_focus=focus or False,
            ),
            _sheet(EPOCHS),
            press("look 0", icon("first"), _("Look through the game"), id="do-look"),
        ],
    )


def _sheet(epoch: int) -> Node:
    return press(f"sheet {epoch}", icon("chart"), _("Score sheet"), id="do-sheet")


def _looking_back(play: Play) -> Say:
    return Say(
        "past",
        _("Looking back"),
        _("After {count} of {all} actions").format(count=play.shown, all=play.count),
        [
            div(".steps", role="group", aria_label=_("Step through the game"))[
                _step("look 0", "first", _("To the start"), play.shown == 0),
                _step("look -1", "step-back", _("One step back"), play.shown == 0),
                _step("look +1", "step-forward", _("One step on"), False),
                _step("look now", "last", _("Back to now"), False),
            ],
            press("branch", icon("play"), _("Play on from here"), id="branch"),
        ],
    )


def _step(message: str, sign: str, words: str, off: bool) -> Node:
    return press(
        message,
        icon(sign),
        span(".visually-hidden")[words],
        classes="button--icon",
        id=f"step-{sign}",
        title=words,
        disabled=off,
    )
