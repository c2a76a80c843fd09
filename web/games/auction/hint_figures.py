"""The figures behind a hint: each choice's chance to win, and what makes up the worth of tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, fields

from htpy import (
    Element,
    Node,
    bdi,
    caption,
    dd,
    details,
    div,
    dl,
    dt,
    fragment,
    p,
    rect,
    span,
    summary,
    svg,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from ra.auction import Discard, SpendGod, State
from ra.auction.option import Option, Worth
from web.games.auction.chances import chance_to_win
from web.games.auction.event_words import edition_of, known_totals, number
from web.games.auction.hint_words import advice, distinct
from web.games.auction.score_words import family_name
from web.games.auction.tile_words import listed, one_tile
from web.play import Play
from web.screens.hint_phrases import tenths, whole
from web.screens.who import who
from web.words import _, all_of, ngettext

MOST = 6
"""How many choices the table shows; the rest are counted."""
_FAMILIES = {
    "gods": "god",
    "gold": "gold",
    "pharaohs": "pharaoh",
    "river": "river",
    "civilization": "civilization",
    "monuments": "monument",
}
"""By category of worth, the family of tiles it comes from."""


def hint_figures(play: Play, options: Sequence[Option]) -> Node:
    """The choices beside each other, and what the best one's tiles are worth to everybody."""
    choices = distinct(play, options)
    return fragment[_choices(play, choices), _worth(play, choices[0])]


def _choices(play: Play, choices: Sequence[Option]) -> Node:
    seat = play.shown_state.seat
    shown, more = choices[:MOST], len(choices) - MOST
    own = seat in known_totals(play)
    longest = max(option.win + option.error for option in shown)
    return [
        table(".sheet.judged")[
            caption(".visually-hidden")[_("Your choices")],
            thead[
                tr[
                    th(scope="col")[_("Your choices")],
                    th(scope="col")[_("Chance of winning")],
                    th(scope="col")[_("Final points")] if own else None,
                ]
            ],
            (_choice(play, option, choices[0], own, longest) for option in shown),
        ],
        p(".soft.small")[_uncounted(more), _("± margin of error")],
    ]


def _uncounted(more: int) -> Node:
    """How many choices the table leaves out."""
    if more <= 0:
        return None
    return [
        ngettext(
            "And {count} other choice, no better.", "And {count} other choices, no better.", more
        ),
        " ",
    ]


def _choice(play: Play, option: Option, best: Option, own: bool, longest: float) -> Element:
    """A choice's name above its figures; if it is as good as the best, it is marked like it."""
    good = option.equals(best)
    points = option.points[play.shown_state.seat]
    return tbody(class_={"judged__best": good})[
        tr[
            th(scope="rowgroup", colspan="3" if own else "2")[
                _short(play, option),
                span(".visually-hidden")[" ", _("(just as good)")]
                if good and option is not best
                else None,
            ]
        ],
        tr[
            td[_bar(option, longest)],
            td(".judged__chance")[chance_to_win(option)],
            td[number(whole(points))] if own else None,
        ],
    ]


def _short(play: Play, option: Option) -> str:
    """A choice in as few words as tell it from the others."""
    action, edition = option.action, edition_of(play)
    match action:
        case SpendGod(space):
            tile = play.shown_state.track[space]
            # Translators: {tile} is such as "a sphinx".
            return _("Take {tile}").format(tile=one_tile(tile, edition))
        case Discard(tiles):
            return listed(tiles, edition)
    return advice(play, action)


def _bar(option: Option, longest: float) -> Element:
    """The chance as the length of a bar, its error as a lighter end; the longest bar fills the
    width."""

    def width(chance: float) -> str:
        return f"{100 * max(0.0, chance) / longest if longest else 0:.1f}%"

    return svg(".judged__bar", width="100%", height="5", aria_hidden="true")[
        rect(".judged__error", width=width(option.win + option.error), height="5", rx="2.5"),
        rect(".judged__sure", width=width(option.win - option.error), height="5", rx="2.5"),
    ]


# What makes up worth


def _worth(play: Play, best: Option) -> Node:
    state: State = play.shown_state
    seat, worth = state.seat, _worth_of(best)
    if not any(_parts(own) for own in worth):
        return None
    others = sorted(
        (other for other in range(len(worth)) if other != seat and _parts(worth[other])),
        key=lambda other: -worth[other].total,
    )
    return details(".hint__worth", id="hint-worth")[
        summary[_of_what(best)],
        dl(".worths")[
            (
                div(".worths__seat")[
                    dt[
                        bdi(".name")[_("You") if own == seat else who(play, own)],
                        span(".figures")[tenths(worth[own].total)],
                    ],
                    dd[_made_of(worth[own])],
                ]
                for own in (seat, *others)
            )
        ],
        _expected(play, best),
    ]


def _worth_of(best: Option) -> Sequence[Worth]:
    """By seat: what the tiles are worth to it, above zero also if they are to be given up."""
    if not isinstance(best.action, Discard):
        return best.basis.worth
    return [Worth(*(-points for points in astuple(worth))) for worth in best.basis.worth]


def _of_what(best: Option) -> str:
    match best.action:
        case SpendGod():
            return _("What the tile is worth")
        case Discard():
            return _("What these tiles are worth")
    return _("What the lot is worth")


def _parts(worth: Worth) -> list[tuple[str, float]]:
    """The categories that count for something, the largest first."""
    parts = [(_FAMILIES[one.name], getattr(worth, one.name)) for one in fields(worth)]
    found = [(family, points) for family, points in parts if abs(points) >= 0.05]
    return sorted(found, key=lambda part: -abs(part[1]))


def _made_of(worth: Worth) -> str:
    return all_of(
        [
            _("{category} {points}").format(category=family_name(family), points=tenths(points))
            for family, points in _parts(worth)
        ]
    ) or _("nothing")


def _expected(play: Play, best: Option) -> Node:
    """How the game is expected to end, if everybody's points are known."""
    seats = range(len(best.points))
    if len(known_totals(play)) < len(seats):
        return None
    points = [
        _("{name} {points}").format(name=who(play, seat), points=number(whole(best.points[seat])))
        for seat in seats
    ]
    # Translators: {points} is a list such as "Bea 42, Cleo 39 and Dan 37".
    return p(".small")[
        _("Expected at the end of the game: {points}.").format(points=all_of(points))
    ]
