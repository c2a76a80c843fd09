"""One seat of the table: who sits there, what they hold, what they are doing."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

from htpy import Element, Node, details, div, h3, li, p, section, span, summary, ul
from markupsafe import Markup

from ra.auction import Edition, Phase, State, Tile
from web.games.auction.event_words import known_totals, number
from web.games.auction.holding import ROWS, holding
from web.games.auction.level_words import temper_words
from web.games.auction.lost import breaking_tiles, lost_tiles
from web.games.auction.motion_keys import gained, lost
from web.games.auction.places import tile_place
from web.games.auction.score_words import signed
from web.games.auction.seat_sign import seat_sign
from web.games.auction.suns import suns
from web.games.auction.tile_picture import tile_picture
from web.games.auction.tile_words import FAMILIES, many_tiles, one_tile
from web.play import Play
from web.screens.card import asking
from web.screens.level_names import level_name
from web.screens.parts import icon, picture
from web.screens.who import who
from web.words import _, ngettext


@dataclass(frozen=True, slots=True)
class Saying:
    """What a seat is doing, in a word or two; `kind`: that of the chip, empty for plain words."""

    text: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """All that a seat's card shows.

    `level`: the name of the computer's level, empty for a person; `temper`: its temper in words,
    shown while it does nothing else. `points`: None if they are hidden. `bid`: the sun it has bid
    in the auction under way. `stands`: the points that the epoch would bring if it ended now; None:
    not to be shown. `gained`: tiles just won, with their motion keys; `lost`: those just
    lost, at action number `count`. `near`: shown in full on a narrow screen; `home`: at the lower
    edge of a wide one.
    """

    language: str
    edition: Edition
    index: int
    name: str
    level: str
    temper: str
    points: int | None
    up: tuple[int, ...]
    down: tuple[int, ...]
    bid: int | None
    saying: Saying | None
    invokes: bool
    acts: bool
    stands: int | None
    held: tuple[int, ...]
    gained: tuple[tuple[Tile, str], ...]
    lost: tuple[Tile, ...]
    count: int
    near: bool
    home: bool


def seat(
    play: Play, language: str, index: int, stands: int | None, *, near: bool, home: bool
) -> Markup:
    """The seat's card at the moment looked at; `stands` as in `Seat`."""
    state: State = play.shown_state
    struck = tuple(lost(play, index))
    return _card(
        Seat(
            language=language,
            edition=state.variant.edition,
            index=index,
            name=who(play, index),
            level=level_name(play.record.seats[index].level or ""),
            temper=temper_words(play.record.seats[index]),
            points=state.points[index] if index in known_totals(play) else None,
            up=state.up[index],
            down=state.down[index],
            bid=bids(state).get(index),
            saying=_saying(play, state, index),
            invokes=state.cause is not None and state.ra_player == index,
            acts=state.to_act == index and not play.wait.reading,
            stands=stands,
            held=tuple(state.tiles[index]),
            gained=tuple(gained(play, index)),
            lost=struck,
            count=play.count if struck else 0,
            near=near,
            home=home,
        )
    )


def bids(state: State) -> dict[int, int]:
    """By seat, what it has said in the auction under way: a sun, or 0 for a pass."""
    if state.cause is None:
        return {}
    return dict(zip(state.bidders(), state.bids, strict=False))


def spoken(state: State, index: int, bid: int) -> Saying:
    """A bid or a pass, as a seat says it."""
    if not bid:
        return Saying(_("passes"), "passed")
    if state.high_seat == index:
        won = state.phase is Phase.DISCARD
        text = _("wins with {sun}") if won else _("leads with {sun}")
        return Saying(text.format(sun=bid), "gold")
    return Saying(_("bids {sun}").format(sun=bid), "bid")


def chip(saying: Saying) -> Element:
    """What a seat is doing, as a chip."""
    if not saying.kind:
        return span(".soft.small")[saying.text]
    signs: dict[str, Node] = {"lapis": "▸ ", "winner": picture("crown")}
    sign = signs.get(saying.kind)
    kind = "gold" if saying.kind == "winner" else saying.kind
    return span(class_=f"chip chip--{kind}")[sign, saying.text]


def _saying(play: Play, state: State, index: int) -> Saying | None:
    outcome = state.outcome()
    if outcome is not None:
        return Saying(_("Winner"), "winner") if outcome.winner == index else None
    if play.wait.reading and play.live:
        return None
    if state.to_act == index:
        return Saying(_acting(play, state), "lapis")
    said = bids(state)
    if index in said:
        return spoken(state, index, said[index])
    if state.cause is not None and state.ra_player == index:
        return Saying(_("bids last"), "bid")
    return None if state.up[index] else Saying(_("no sun left"))


def _acting(play: Play, state: State) -> str:
    if play.live and play.computer_to_act:
        return _("thinking…")
    match state.phase:
        case Phase.BID:
            return _("to bid")
        case Phase.DISCARD:
            return _("to lose tiles")
        case _:
            return _("to play")


@lru_cache(maxsize=64)
def _card(shown: Seat) -> Markup:
    """The HTML of a card, cached, as an action changes few of them."""
    states = {
        "seat--near": shown.near,
        "seat--home": shown.home,
        "seat--acts": shown.acts,
    }
    ident = f"seat-{shown.index}"
    return Markup(
        section(
            class_=["seat", states],
            id=ident,
            aria_labelledby=f"{ident}-name",
            data_arrows="across",
        )[
            h3(".seat__name", id=f"{ident}-name")[
                seat_sign(shown.index),
                span(".name", dir="auto", title=shown.name)[shown.name],
                icon("computer") if shown.level else None,
                [" ", span(".seat__level")[shown.level]] if shown.level else None,
            ],
            _points(shown),
            suns(shown.up, shown.down, shown.bid),
            p(".seat__doing")[
                span(".statue", data_move="statue", title=_("Started the auction"))[
                    picture("ra-statue")
                ]
                if shown.invokes
                else None,
                chip(shown.saying) if shown.saying else _temper(shown),
            ],
            _more(shown, f"{ident}-more"),
            _tiles(shown),
            lost_tiles(shown.lost, shown.edition, f"{shown.count}-{shown.index}"),
        ]
    )


def _temper(shown: Seat) -> Element | None:
    return span(".soft.small")[shown.temper] if shown.temper else None


def _points(shown: Seat) -> Element:
    points = shown.points
    if points is None:
        return p(".seat__points", title=_("Points are hidden until the end"))[
            icon("eye-off"), span(".visually-hidden")[_("Points hidden")], _stands(shown.stands)
        ]
    text = ngettext("{points} point", "{points} points", abs(points), points=number(points))
    return p(".seat__points", title=text)[
        span(".seat__figure.display", aria_hidden="true")[number(points)],
        span(".visually-hidden")[text],
        _stands(shown.stands),
    ]


def _stands(points: int | None) -> Node:
    """What the epoch would bring if it ended now."""
    if points is None:
        return None
    # Translators: {points} is such as "+5", "−2" or "+0".
    figure = signed(points) if points else "+0"
    words = _("{points} if the epoch ended now").format(points=figure)
    return [
        " ",
        span(".seat__stands", aria_hidden="true", title=words)[figure],
        span(".visually-hidden")[words],
    ]


def _more(shown: Seat, ident: str) -> Node:
    """The seat's tiles in words, for screens without a pointer to hover with: it opens in place."""
    if not any(shown.held):
        return None
    return details(".seat__more", id=ident)[
        summary[ngettext("{count} tile", "{count} tiles", sum(shown.held))],
        holding(shown.held, shown.edition),
    ]


def _tiles(shown: Seat) -> Element:
    new: dict[Tile, list[str]] = defaultdict(list)
    for tile, key in shown.gained:
        new[tile].append(key)
    there = {tile for tile in Tile if shown.held[tile]} | set(shown.lost)
    groups = [
        ul(".family", aria_label=FAMILIES[family]())[
            (_group(shown, tile, new[tile]) for tile in tiles if tile in there)
        ]
        for family, tiles in ROWS
        if there.intersection(tiles)
    ]
    return div(".seat__tiles")[groups or p(".soft.small")[_("no tiles yet")]]


def _group(shown: Seat, tile: Tile, new: list[str]) -> Element:
    """Tiles of one kind, and over them those just won or lost; without any only those lost."""
    count, edition = shown.held[tile], shown.edition
    breaking = breaking_tiles(tile, shown.lost, edition, f"{shown.count}-{shown.index}")
    if not count:
        return li(".group.group--gone", aria_hidden="true")[breaking]
    words = one_tile(tile, edition) if count == 1 else many_tiles(tile, count, edition)
    place = tile_place(shown.index, tile)
    return li(".group", id=place)[
        tile_picture(tile, edition),
        (
            span(".group__new", aria_hidden="true", data_move=key)[tile_picture(tile, edition)]
            for key in new
        ),
        breaking,
        span(".group__count", aria_hidden="true")[count] if count > 1 else None,
        span(".visually-hidden")[words],
        asking(place, words, stop=False),
    ]
