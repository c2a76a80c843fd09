"""The cards of things on the table: what a tile or a sun is, what it brings now and what else it
could; what is left in the bag. All of it from what everybody can see."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markupsafe import Markup

from ra.auction import Edition, State, Tile
from ra.auction import scoring as sc
from ra.auction.editions import EPOCHS
from ra.auction.reckoning import brings, sheet_in_full
from ra.auction.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS, TILES
from web.games.auction.chances import percent
from web.games.auction.holding import ROWS
from web.games.auction.orders import drawing
from web.games.auction.score_words import category, family_of, reason, signed
from web.games.auction.seat_sign import seat_sign
from web.games.auction.suns import sun
from web.games.auction.tile_picture import tile_picture
from web.games.auction.tile_words import many_tiles, purpose, tile_name
from web.play import Play
from web.screens.parts import picture
from web.screens.who import who
from web.telling import Card, Fact
from web.words import _, ngettext

_PLACE = re.compile(r"(space|sun)-(\d{1,2})|tile-(\d)-(\d{1,2})|bag")


def card(play: Play, place: str) -> Card | None:
    """The card of what lies at a place; None if nothing does."""
    state: State = play.shown_state
    found = _PLACE.fullmatch(place)
    if found is None:
        return None
    kind, number, seat, tile = found.groups()
    if kind == "space":
        return _on_track(play, state, int(number))
    if kind == "sun":
        return _sun(play, state, int(number))
    if seat is not None:
        return _owned(play, state, int(seat), int(tile))
    return _bag(play, state)


# Tiles


def _on_track(play: Play, state: State, space: int) -> Card | None:
    tile = state.track[space] if space < len(state.track) else None
    if tile is None:
        return None
    edition = state.variant.edition
    return Card(
        tile_name(tile, edition),
        (purpose(tile, edition), _left(state, tile), _bringing(state, tile)),
        tuple(
            Fact(who(play, seat), signed(brings(state, seat, tile)), Markup(seat_sign(seat)))
            for seat in range(state.players)
        ),
        Markup(tile_picture(tile, edition)),
    )


def _bringing(state: State, tile: Tile) -> str:
    """What the figures beside the seats are."""
    if tile in DISASTERS:
        return _("Whoever gets it now loses at least, in points:")
    if tile in MONUMENTS and state.epoch < EPOCHS:
        return _("With the monuments of now, it would bring at the end of the game:")
    return _("If the epoch ended now, it would bring:")


def _left(state: State, tile: Tile) -> str:
    count = state.undrawn.count(tile)
    if not count:
        return _("There is none left in the bag.")
    return ngettext(
        "There is {count} left in the bag.", "There are {count} left in the bag.", count
    )


def _owned(play: Play, state: State, seat: int, kind: int) -> Card | None:
    if seat >= state.players or kind >= len(TILES) or not state.tiles[seat][kind]:
        return None
    tile, edition = Tile(kind), state.variant.edition
    count = state.tiles[seat][kind]
    title = tile_name(tile, edition) if count == 1 else many_tiles(tile, count, edition)
    return Card(
        f"{who(play, seat)} · {title}",
        (purpose(tile, edition), _left(state, tile), _counting(state, tile)),
        (*_lines(state, seat, tile), *_more(state, seat, tile)),
        Markup(tile_picture(tile, edition)),
    )


def _counting(state: State, tile: Tile) -> str:
    if tile in MONUMENTS and state.epoch < EPOCHS:
        return _("If the game ended now:")
    return _("If the epoch ended now:")


def _lines(state: State, seat: int, tile: Tile) -> Iterator[Fact]:
    """What the score sheet would say of the tiles of this family."""
    edition = state.variant.edition
    family = _family(tile)
    for line in sheet_in_full(state).seats[seat].lines:
        if family_of(line) == family:
            words = f"{category(line)} ({reason(line, edition)})"
            yield Fact(words, signed(line.points))


def _family(tile: Tile) -> str:
    return next(family for family, tiles in ROWS if tile in tiles)


def _more(state: State, seat: int, tile: Tile) -> Iterator[Fact]:
    """What one tile more would bring."""
    yield Fact(_("One more like it"), signed(brings(state, seat, tile)))
    for kinds in (CIVILIZATIONS, MONUMENTS):
        missing = [kind for kind in kinds if not state.tiles[seat][kind]]
        if tile in kinds and missing:
            yield Fact(_("One of a new kind"), signed(brings(state, seat, missing[0])))


# Suns


def _sun(play: Play, state: State, value: int) -> Card | None:
    words = _whose(play, state, value)
    if words is None:
        return None
    higher = [
        Fact(who(play, seat), ", ".join(map(str, above)), Markup(seat_sign(seat)))
        for seat, suns in enumerate(state.up)
        if (above := [one for one in suns if one > value])
    ]
    rivals = _("Higher suns that can be bid:") if higher else _("No higher sun can be bid.")
    return Card(
        # Translators: {sun} is the number of a sun.
        _("The sun {sun}").format(sun=value),
        (words, _at_the_end(), rivals),
        tuple(higher),
        Markup(sun(value)),
    )


def _whose(play: Play, state: State, value: int) -> str | None:
    """Whose a sun is, and what can be done with it."""
    if value == state.centre:
        return _("It lies in the centre: the winner of the next auction gets it, face down.")
    for seat in range(state.players):
        name = who(play, seat)
        if value in state.up[seat]:
            return _("{name} can bid it.").format(name=name)
        if value in state.down[seat]:
            if state.epoch == EPOCHS:
                return _("{name} holds it face down: it can't be bid any more.").format(name=name)
            return _("{name} can bid it from the next epoch on.").format(name=name)
    return None


def _at_the_end() -> str:
    return _(
        "At the end of the game the highest total of suns brings {most} points, the lowest costs"
        " {fewest}."
    ).format(most=sc.SUNS_HIGHEST, fewest=-sc.SUNS_LOWEST)


# The bag


def _bag(play: Play, state: State) -> Card:
    left, edition = state.undrawn, state.variant.edition
    title = ngettext("{count} tile in the bag", "{count} tiles in the bag", len(left))
    return Card(
        title,
        tuple(_next(left)),
        tuple(_kinds(left, edition)),
        Markup(picture("bag", "card-at__bag")),
        Markup(drawing(play) or ""),
    )


def _next(left: tuple[Tile, ...]) -> Iterator[str]:
    if left:
        disasters = sum(left.count(tile) for tile in DISASTERS)
        yield _("The next tile is Ra with a chance of {ra}, a disaster with {disaster}.").format(
            ra=percent(left.count(Tile.RA) / len(left)), disaster=percent(disasters / len(left))
        )


def _kinds(left: tuple[Tile, ...], edition: Edition) -> Iterator[Fact]:
    for tile in TILES:
        picture_of = Markup(tile_picture(tile, edition))
        yield Fact(tile_name(tile, edition), str(left.count(tile)), picture_of)
