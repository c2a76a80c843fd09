"""What a Master advises, and why: sentences that follow from the options' values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ra.auction import (
    DRAW,
    INVOKE,
    PASS,
    STOP_GODS,
    Action,
    Bid,
    Discard,
    Draw,
    Invoke,
    Pass,
    SpendGod,
    State,
    StopGods,
)
from ra.auction.option import Option
from web.games.auction import reason_words as reasons
from web.games.auction.event_words import edition_of
from web.games.auction.tile_words import listed, one_tile
from web.play import Play
from web.screens.hint_phrases import equally_good
from web.words import _


def advice(play: Play, action: Action) -> str:
    """An action as a heading, or as a line of a table."""
    match action:
        case Bid(sun):
            return _("Bid {sun}").format(sun=sun)
        case SpendGod():
            # Translators: {tile} is such as "a sphinx".
            return _("Spend a god: take {tile}").format(tile=_taken(play, action))
        case Discard(tiles):
            # Translators: {tiles} is a list such as "a temple and 2 pyramids".
            return _("Give up {tiles}").format(tiles=listed(tiles, edition_of(play)))
    plain: dict[Action, str] = {
        DRAW: _("Draw a tile"),
        INVOKE: _("Invoke Ra"),
        STOP_GODS: _("Keep the other gods"),
        PASS: _("Pass"),
    }
    return plain[action]


def _within(play: Play, action: Action) -> str:
    """An action within a sentence."""
    match action:
        case Bid(sun):
            return _("bid {sun}").format(sun=sun)
        case SpendGod():
            return _("take {tile} with a god").format(tile=_taken(play, action))
        case Discard(tiles):
            return _("give up {tiles}").format(tiles=listed(tiles, edition_of(play)))
    plain: dict[Action, str] = {
        DRAW: _("draw a tile"),
        INVOKE: _("invoke Ra"),
        STOP_GODS: _("keep the other gods"),
        PASS: _("pass"),
    }
    return plain[action]


def _taken(play: Play, action: SpendGod) -> str:
    state: State = play.shown_state
    tile = state.track[action.space]
    return "" if tile is None else one_tile(tile, edition_of(play))


def distinct(play: Play, options: Sequence[Option]) -> list[Option]:
    """The options without duplicates: a god may take either of two equal tiles."""
    found: dict[str, Option] = {}
    for option in options:
        found.setdefault(advice(play, option.action), option)
    return list(found.values())


def hint_words(play: Play, options: Sequence[Option]) -> list[str]:
    """Why the best option is the best, and which others are as good, in sentences."""
    best, *others = distinct(play, options)
    told = list(_because(play, best, others))
    equal = [_within(play, other.action) for other in others if other.equals(best)]
    return [*told, *equally_good(equal, len(others))]


def _because(play: Play, best: Option, others: Sequence[Option]) -> Iterator[str]:
    state: State = play.shown_state
    match best.action:
        case Draw():
            yield reasons.ra_next(state, best)
            yield from reasons.lot(play, state, best)
        case Invoke():
            yield from reasons.lot(play, state, best)
            yield reasons.higher_suns(play, state)
            yield _("The track is full.") if state.full else reasons.ra_next(state, best)
        case SpendGod():
            yield from reasons.tile(play, state, best)
        case StopGods():
            yield from reasons.best_tile(play, state, others)
        case Bid(sun):
            yield from reasons.lot(play, state, best)
            yield reasons.outbidders(play, state, best)
            yield from reasons.price(state, sun, best)
        case Pass():
            yield from reasons.lot(play, state, best)
            yield from reasons.spared(state, others)
        case Discard():
            yield from reasons.loss(play, state, best, others)
