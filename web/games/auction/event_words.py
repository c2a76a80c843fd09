"""What happened at the table, in plain sentences of the page's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ra.auction import Edition
from ra.auction import events as ev
from ra.auction.editions import Variant
from ra.auction.scoring import EpochSheet
from ra.game import Outcome
from web.games.auction.tile_words import listed, one_tile, tile_name
from web.play import Play
from web.screens.hint_phrases import MINUS
from web.screens.who import who
from web.telling import news_now
from web.words import _, all_of, ngettext


def sentences(events: Sequence[ev.Event], play: Play) -> list[str]:
    """The events in order, a sentence each; fewer where two of them say the same thing."""
    return [text for _event, text in told(events, play)]


def told(events: Sequence[ev.Event], play: Play) -> list[tuple[ev.Event, str]]:
    """The same sentences, each with its event."""
    texts: list[tuple[ev.Event, str]] = []
    before: ev.Event | None = None
    for event, after in zip(events, (*events[1:], None), strict=False):
        match event, after:
            case ev.BidMade(), ev.AuctionWon(seat, _, sun) if event == ev.BidMade(seat, sun):
                pass
            case ev.Passed(), ev.AuctionUnsold():
                pass
            case ev.RaDrawn(), ev.AuctionOpened():
                texts.append((event, _auction_by_draw(event, play)))
            case ev.RaInvoked(), ev.AuctionOpened(cause=ev.Cause.INVOKED_FULL):
                texts.append((event, _auction_of_full_track(event, play)))
            case ev.AuctionOpened(), _ if isinstance(before, ev.RaDrawn | ev.RaInvoked):
                pass
            case _:
                texts.append((event, tell_event(event, play)))
        before = event
    return texts


def told_now(play: Play) -> Sequence[ev.Event]:
    """The news, without those of the next epoch while the score sheet is open."""
    return news_now(play, ev.EpochBegan)


def tell_event(event: ev.Event, play: Play) -> str:
    """What happened, in one or two plain sentences."""
    match event:
        case ev.TileDrawn(seat, tile):
            return _("{name} draws {tile}.").format(
                name=who(play, seat), tile=one_tile(tile, edition_of(play))
            )
        case ev.RaDrawn(seat, count):
            return _("{name} draws Ra, number {count} of {needed}.").format(
                name=who(play, seat), count=count, needed=variant_of(play).ra_needed
            )
        case ev.RaInvoked(seat):
            return _("{name} invokes Ra.").format(name=who(play, seat))
        case ev.AuctionOpened(seat):
            return _("An auction begins; {name} bids last.").format(name=who(play, seat))
        case ev.BidMade(seat, sun):
            return _("{name} bids {sun}.").format(name=who(play, seat), sun=sun)
        case ev.Passed(seat):
            return _("{name} passes.").format(name=who(play, seat))
        case ev.GodSpent(seat, tile):
            return _("{name} spends a god and takes {tile}.").format(
                name=who(play, seat), tile=one_tile(tile, edition_of(play))
            )
        case ev.AuctionWon():
            return _won(event, play)
        case ev.AuctionUnsold(tiles):
            return _unsold(listed(tiles, edition_of(play)))
        case ev.TilesLost():
            return _lost(event, play)
        case ev.EpochScored():
            return _scored(event, play)
        case ev.EpochBegan(epoch, seat):
            return _("Epoch {epoch} begins. {name} holds the highest sun and starts.").format(
                epoch=epoch, name=who(play, seat)
            )
        case ev.GameEnded(outcome):
            return _ended(outcome, play)


def _auction_by_draw(event: ev.RaDrawn, play: Play) -> str:
    return _("{name} draws Ra, number {count} of {needed}: an auction begins.").format(
        name=who(play, event.seat), count=event.count, needed=variant_of(play).ra_needed
    )


def _auction_of_full_track(event: ev.RaInvoked, play: Play) -> str:
    return _("{name} invokes Ra for the full track.").format(name=who(play, event.seat))


def _won(event: ev.AuctionWon, play: Play) -> str:
    name, tiles = who(play, event.seat), listed(event.lot, edition_of(play))
    if not tiles:
        # Translators: {sun} and {sun_won} are numbers of suns.
        text = _("{name} pays {sun} for the {sun_won} alone: the track is empty.")
        return text.format(name=name, sun=event.sun, sun_won=event.sun_won)
    # Translators: {tiles} is a list such as "2 pharaohs, a flood and a funeral".
    return _("{name} pays {sun} for {tiles}, and gets the {sun_won} face down.").format(
        name=name, sun=event.sun, tiles=tiles, sun_won=event.sun_won
    )


def _unsold(tiles: str) -> str:
    if not tiles:
        return _("Everybody passes: everything stays where it is.")
    return _("Everybody passes, and the lot leaves the game: {tiles}.").format(tiles=tiles)


def _lost(event: ev.TilesLost, play: Play) -> str:
    edition = edition_of(play)
    name, disaster = who(play, event.seat), tile_name(event.disaster, edition)
    if not event.tiles:
        return _("{disaster}: {name} has nothing to lose.").format(disaster=disaster, name=name)
    return _("{disaster}: {name} loses {tiles}.").format(
        disaster=disaster, name=name, tiles=listed(event.tiles, edition)
    )


def _scored(event: ev.EpochScored, play: Play) -> str:
    sheet = event.sheet
    if len(known_totals(play)) < len(sheet.seats):
        return end_of_epoch(event)
    # Translators: {points} is a list such as "Bea 12, Cleo 9 and Dan 7".
    points = _("Points: {points}.").format(points=_points(sheet, play))
    return f"{end_of_epoch(event)} {points}"


def end_of_epoch(event: ev.EpochScored) -> str:
    """Why the epoch ended."""
    if event.reason is ev.EpochEnd.RA_TRACK:
        return _("Epoch {epoch} ends: the Ra track is full.").format(epoch=event.sheet.epoch)
    return _("Epoch {epoch} ends: every sun is spent.").format(epoch=event.sheet.epoch)


def _points(sheet: EpochSheet, play: Play) -> str:
    # Translators: a player's name and points.
    pattern = _("{name} {points}")
    return all_of(
        [
            pattern.format(name=who(play, seat), points=number(own.after))
            for seat, own in enumerate(sheet.seats)
        ]
    )


def _ended(outcome: Outcome, play: Play) -> str:
    first = outcome.standings[0]
    name, points = who(play, first.seat), number(first.points)
    level = [one.seat for one in outcome.standings[1:] if one.points == first.points]
    if not level:
        return ngettext(
            "{name} wins with {points} point.",
            "{name} wins with {points} points.",
            abs(first.points),
            name=name,
            points=points,
        )
    state: Any = play.replay.state()
    return ngettext(
        "{name} wins with {points} point, tied with {others} but holding the highest sun, {sun}.",
        "{name} wins with {points} points, tied with {others} but holding the highest sun, {sun}.",
        abs(first.points),
        name=name,
        points=points,
        others=all_of([who(play, seat) for seat in level]),
        sun=state.suns_of(first.seat)[0],
    )


def known_totals(play: Play) -> frozenset[int]:
    """The seats whose points may be shown: all, or with hidden scores those of the one person at
    this screen, until the game is over."""
    if variant_of(play).open_scores or play.state.to_act is None:
        return frozenset(range(len(play.record.seats)))
    return frozenset(play.persons if len(play.persons) == 1 else ())


def number(value: int) -> str:
    """A whole number with a true minus."""
    return str(value) if value >= 0 else f"{MINUS}{-value}"


def variant_of(play: Play) -> Variant:
    """The edition and options of the game."""
    variant: Variant = play.record.setup.variant
    return variant


def edition_of(play: Play) -> Edition:
    """The edition of the game."""
    return variant_of(play).edition
