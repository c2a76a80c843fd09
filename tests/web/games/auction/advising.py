"""Make the options that a Master would send, with the figures that a test wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ra.auction import Action
from ra.auction.option import Basis, Option, Worth, write_options
from tests.web.driving import Page
from web.messages import Answered


def option(
    action: Action,
    win: float = 0.3,
    error: float = 0.01,
    *,
    worth: Mapping[int, float | Worth] | None = None,
    sun: float | None = None,
    ra_next: float = 0.17,
    outbidders: Sequence[tuple[int, int]] = (),
    points: Sequence[float] = (40.0, 39.0, 38.0, 37.0, 36.0),
) -> Option:
    """`worth` by seat: a sum, then all of it monuments, or in categories."""
    held = worth or {}
    each = [held.get(seat, 0.0) for seat in range(5)]
    whole = tuple(one if isinstance(one, Worth) else Worth(monuments=one) for one in each)
    return Option(action, win, error, tuple(points), Basis(whole, sun, ra_next, tuple(outbidders)))


def every_option(page: Page) -> list[Option]:
    """All that can be done, the first legal action the best by far."""
    legal = page.state.legal_actions()
    return seated(page, [option(one, 0.5 - 0.1 * min(n, 4)) for n, one in enumerate(legal)])


def seated(page: Page, options: Sequence[Option]) -> list[Option]:
    """The options with figures for as many seats as there are."""
    seats = page.state.players
    return [
        replace(
            one,
            points=one.points[:seats],
            basis=replace(one.basis, worth=one.basis.worth[:seats]),
        )
        for one in options
    ]


def answered(page: Page, *options: Option) -> Page:
    """A hint asked for, and come: those options, or every one."""
    page.send("ask-hint")
    assert page.play.wait.hint is not None
    text = write_options(seated(page, options or every_option(page)))
    return page.send(Answered(page.play.wait.hint.question, options=text))
