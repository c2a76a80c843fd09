"""The whole table in ordered plain sentences, for people who can't see it or don't know it yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from htpy import Element, div, h3, li, section, ul

from ra.auction import Phase, State
from ra.auction.editions import EPOCHS, SPACES
from ra.auction.events import Cause
from web.games.auction.event_words import edition_of, known_totals, number
from web.games.auction.prompt import prompt
from web.games.auction.standings import ties
from web.games.auction.tile_words import listed, listed_counts
from web.play import Play
from web.screens.who import who
from web.words import _, all_of, ngettext


def description(play: Play) -> Element:
    """The position looked at, part by part."""
    return div(".stack")[
        (
            section(".stack.stack--tight")[
                h3[title], ul(".description__sentences")[(li[text] for text in texts)]
            ]
            for title, texts in described(play)
        )
    ]


def described(play: Play) -> list[tuple[str, list[str]]]:
    """Titles, each with its sentences, in the order in which people want to know them."""
    state: Any = play.shown_state
    parts: list[tuple[str, Callable[[Play, State], Iterator[str]]]] = [
        (_("What can be done"), _decision),
        (_("The lot"), _lot),
        (_("The auction"), _auction),
        (_("The epoch"), _epoch),
        (_("The players"), _seats),
    ]
    told = [(title, list(part(play, state))) for title, part in parts]
    return [(title, texts) for title, texts in told if texts]


def _decision(play: Play, state: State) -> Iterator[str]:
    if not play.live:
        yield _("You are looking at an earlier moment: after {count} of {all} actions.").format(
            count=play.shown, all=play.count
        )
    elif play.wait.reading:
        yield _("An epoch has just been scored. The game goes on when you are ready.")
    outcome = state.outcome()
    if outcome is None:
        yield prompt(play, state)
        return
    yield _("The game is over. {name} wins.").format(name=who(play, outcome.standings[0].seat))
    yield from ties(play, outcome.standings)


def _lot(play: Play, state: State) -> Iterator[str]:
    free = SPACES - len(state.lot)
    if not state.lot:
        yield _("The auction track is empty.")
    else:
        yield _("On the auction track: {tiles}.").format(tiles=listed(state.lot, edition_of(play)))
        yield (
            ngettext("{count} space is free.", "{count} spaces are free.", free)
            if free
            else _("All {count} spaces are taken: no tile can be drawn.").format(count=SPACES)
        )
    yield _centre(state).format(sun=state.centre)


def _centre(state: State) -> str:
    if state.phase is Phase.OVER:
        return _("The sun in the centre is the {sun}.")
    if state.phase is Phase.BID:
        return _("The sun in the centre is the {sun}: it goes to whoever wins this auction.")
    return _("The sun in the centre is the {sun}: it goes to whoever wins the next auction.")


def _auction(play: Play, state: State) -> Iterator[str]:
    if state.cause is None:
        return
    yield _cause(state.cause).format(name=who(play, state.ra_player))
    for seat, bid in zip(state.bidders(), state.bids, strict=False):
        text = _("{name} bids {sun}.") if bid else _("{name} passes.")
        yield text.format(name=who(play, seat), sun=bid)
    if state.phase is Phase.DISCARD:
        yield _("{name} has won the lot and faces its disasters.").format(
            name=who(play, state.seat)
        )
        return
    if state.high:
        yield _("The highest bid is {sun}, by {name}.").format(
            sun=state.high, name=who(play, state.high_seat)
        )
    waiting = state.bidders()[len(state.bids) :]
    yield _("Still to bid: {names}.").format(names=all_of([who(play, seat) for seat in waiting]))


def _cause(cause: Cause) -> str:
    return {
        Cause.RA_DRAWN: _("{name} drew a Ra tile, which started an auction."),
        Cause.INVOKED: _("{name} invoked Ra, and must bid if all others pass."),
        Cause.INVOKED_FULL: _("{name} invoked Ra for the full track; everybody may pass."),
    }[cause]


def _epoch(play: Play, state: State) -> Iterator[str]:
    yield _("This is epoch {epoch} of {all}.").format(epoch=state.epoch, all=EPOCHS)
    yield ngettext(
        "{count} Ra tile is drawn; number {needed} ends the epoch.",
        "{count} Ra tiles are drawn; number {needed} ends the epoch.",
        state.ra,
        needed=state.variant.ra_needed,
    )


def _seats(play: Play, state: State) -> Iterator[str]:
    for seat in range(state.players):
        yield " ".join(_seat(play, state, seat))


def _seat(play: Play, state: State, seat: int) -> Iterator[str]:
    name, row = who(play, seat), state.tiles[seat]
    up, down = (all_of([str(sun) for sun in suns[seat]]) for suns in (state.up, state.down))
    if seat in known_totals(play):
        yield ngettext(
            "{name} has {points} point.",
            "{name} has {points} points.",
            abs(state.points[seat]),
            name=name,
            points=number(state.points[seat]),
        )
    else:
        yield _("{name}'s points are hidden.").format(name=name)
    yield _("Suns to bid: {suns}.").format(suns=up) if up else _("No sun left to bid.")
    if down:
        last = state.epoch == EPOCHS
        text = _("Face down: {suns}.") if last else _("Face down until the next epoch: {suns}.")
        yield text.format(suns=down)
    tiles = listed_counts(row, edition_of(play))
    yield _("Tiles: {tiles}.").format(tiles=tiles) if tiles else _("No tiles.")
