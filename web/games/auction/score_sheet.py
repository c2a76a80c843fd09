"""Tables of points: a row for each category, a column for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from htpy import (
    Element,
    Node,
    bdi,
    caption,
    div,
    small,
    span,
    strong,
    table,
    tbody,
    td,
    tfoot,
    th,
    thead,
    tr,
)

from ra.auction.scoring import EpochSheet, Line
from web.games.auction.event_words import edition_of, known_totals, number
from web.games.auction.score_words import category, category_picture, reason, signed
from web.games.auction.seat_sign import seat_sign
from web.play import Play
from web.screens.who import who
from web.words import _

FEW = 3
"""The most seats whose columns leave room for the categories' pictures on a narrow screen."""


def epoch_table(play: Play, sheet: EpochSheet, title: str) -> Element:
    """An epoch's sheet: the points before, every line with its reason, the points after."""
    edition = edition_of(play)
    lines = zip(*(own.lines for own in sheet.seats), strict=True)
    rows = (
        _row(play, row[0], [_cell(line.points, reason(line, edition)) for line in row])
        for row in lines
    )
    return _framed(play, title, [_before(play, sheet), *rows], _after(play, sheet))


def sum_table(play: Play, sheets: Sequence[EpochSheet]) -> Element:
    """All epochs together: where each seat's points come from."""
    every = [[sheet.seats[seat] for sheet in sheets] for seat in range(len(sheets[0].seats))]
    last = sheets[-1].seats[0].lines
    rows = [
        _row(play, line, [_cell(_sum(own, type(line))) for own in sums])
        for line, sums in ((line, [[s.lines for s in own] for own in every]) for line in last)
    ]
    start = tr(".sheet__edge")[
        th(scope="row")[_("At the start")], (td[_total(own[0].before)] for own in every)
    ]
    saved = [sum(s.after - s.before - s.gained for s in own) for own in every]
    if any(saved):
        rows.append(
            tr[
                th(scope="row")[_("Raised to zero")],
                (_cell(points) for points in saved),
            ]
        )
    end = tr[th(scope="row")[_("Points")], (td[_total(own[-1].after)] for own in every)]
    return _framed(play, _("Points of all epochs"), [start, *rows], [end], bare=True)


def _sum(sheets: Sequence[Sequence[Line]], kind: type[Line]) -> int:
    return sum(line.points for lines in sheets for line in lines if isinstance(line, kind))


def _framed(
    play: Play, title: str, rows: Sequence[Node], foot: Node, *, bare: bool = False
) -> Element:
    seats = range(len(play.record.seats))
    return div(".scroll-x.sheet-frame", role="region", aria_label=title, tabindex="0")[
        table(
            class_=[
                "sheet scores__table",
                {"scores__table--many": len(seats) > FEW, "scores__table--bare": bare},
            ]
        )[
            caption(".visually-hidden")[title],
            thead[
                tr[
                    td,
                    (th(scope="col")[_seat_name(play, seat)] for seat in seats),
                ]
            ],
            tbody[rows],
            tfoot[foot],
        ]
    ]


def _seat_name(play: Play, seat: int) -> Element:
    name = who(play, seat)
    return span(".sheet__seat")[seat_sign(seat), bdi(".name", title=name)[name]]


def _row(play: Play, line: Line, cells: Sequence[Element]) -> Element:
    return tr[
        th(scope="row")[
            span(".sheet__category")[
                span(".sheet__picture")[category_picture(line, edition_of(play))],
                span[category(line)],
            ]
        ],
        cells,
    ]


def _cell(points: int, why: str = "") -> Element:
    return td(class_={"sheet__zero": not points})[
        strong(".sheet__points")[signed(points)], small(".sheet__why")[why] if why else None
    ]


def _total(points: int) -> Element:
    return strong(".sheet__total")[number(points)]


def _before(play: Play, sheet: EpochSheet) -> Node:
    known = known_totals(play)
    if not known:
        return None
    return tr(".sheet__edge")[
        th(scope="row")[_("Before")],
        (
            td[_total(own.before)] if seat in known else _hidden()
            for seat, own in enumerate(sheet.seats)
        ),
    ]


def _after(play: Play, sheet: EpochSheet) -> Iterator[Element]:
    """The sum of the lines, and the new total; nothing while all totals are hidden."""
    known = known_totals(play)
    if not known:
        return
    seats = list(enumerate(sheet.seats))
    yield tr[
        th(scope="row")[_("This epoch")],
        (_cell(own.gained) if seat in known else _hidden() for seat, own in seats),
    ]
    yield tr[
        th(scope="row")[_("Points")],
        (
            td[
                _total(own.after),
                small(".sheet__why")[_("never below zero")]
                if own.after != own.before + own.gained
                else None,
            ]
            if seat in known
            else _hidden()
            for seat, own in seats
        ),
    ]


def _hidden() -> Element:
    return td[small(".sheet__why")[_("hidden")]]
