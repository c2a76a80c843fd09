"""What the person to act can do: a control for each action, which says what it will do."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Node, div, span

from ra.auction import DRAW, PASS, Bid, Phase, SpendGod, State, Tile
from ra.auction.disasters import losses
from ra.auction.events import Cause
from ra.auction.tiles import DISASTER_TAKES, STRUCK
from web.games.auction.discards import discards
from web.games.auction.event_words import edition_of
from web.games.auction.suns import sun
from web.games.auction.tile_picture import tile_picture
from web.games.auction.tile_words import listed, one_tile
from web.messages import Act, Confirm, Unpick
from web.play import Play
from web.screens.decision_frame import choice
from web.screens.parts import icon, picture, press
from web.screens.who import who
from web.words import _, ngettext


def decision_controls(play: Play, focus: str | None) -> Iterable[Node]:
    """The controls of the decision; the first takes the focus when `focus` is a new word."""
    state: State = play.shown_state
    match state.phase:
        case Phase.TURN:
            return _turn(play, state, focus)
        case Phase.GODS:
            return [_god(play, state), _stop(focus)]
        case Phase.BID:
            return _auction(play, state, focus)
        case _:
            return discards(play, state, focus)


def _turn(play: Play, state: State, focus: str | None) -> Iterable[Node]:
    legal = state.legal_actions()
    if DRAW in legal:
        yield choice(
            Act("d"),
            _("Draw a tile"),
            _chance(state),
            key="d",
            sign=picture("bag", "choice__sign"),
            focus=focus,
            classes="choice--draw",
        )
        focus = None
    yield choice(
        Act("i"),
        _("Invoke Ra"),
        _invoking(state),
        key="i",
        sign=picture("ra-statue", "choice__sign"),
        focus=focus,
    )
    if any(isinstance(action, SpendGod) for action in legal):
        yield _god(play, state)


def _chance(state: State) -> str:
    left = state.undrawn
    percent = round(100 * left.count(Tile.RA) / len(left))
    if state.ra + 1 == state.variant.ra_needed:
        return _("chance of Ra: {percent}%; it ends the epoch").format(percent=percent)
    return _("chance of Ra: {percent}%").format(percent=percent)


def _invoking(state: State) -> str:
    alone = not any(suns for seat, suns in enumerate(state.up) if seat != state.seat)
    if state.full:
        if alone:
            return _("If you don't bid, the lot leaves the game.")
        return _("If nobody bids, the lot leaves the game.")
    if alone:
        return _("Nobody else has a sun: you must bid.")
    return _("You must bid if all others pass.")


def _god(play: Play, state: State) -> Node:
    """The control that spends a god; before a tile on the track is chosen, only how to do it."""
    god = tile_picture(Tile.GOD, edition_of(play), "choice__sign")
    tile = state.track[play.look.picked[0]] if play.look.picked else None
    if tile is None:
        return div(".choice.choice--hint")[
            god,
            span(".choice__text")[
                span(".choice__title")[_("Spend a god")],
                " ",
                span(".choice__words")[_("Choose a tile on the track.")],
            ],
        ]
    strikes = tile in STRUCK
    return div(".choice-pair")[
        choice(
            Confirm(),
            # Translators: {tile} is such as "a sphinx".
            _("Spend a god: take {tile}").format(tile=one_tile(tile, edition_of(play))),
            _strike(state, tile) if strikes else _("The god leaves the game."),
            key="c",
            sign=tile_picture(tile, edition_of(play), "choice__sign"),
            classes="choice--warning" if strikes else "button--primary",
        ),
        press(
            Unpick(),
            icon("close"),
            span(".visually-hidden")[_("Take no tile")],
            id="unpick",
            classes="button--icon button--quiet",
        ),
    ]


def _strike(state: State, disaster: Tile) -> str:
    """What a disaster taken from the track would do to its taker."""
    counts = state.tiles[state.seat]
    options = losses(disaster, counts)
    if not options[0]:
        return _("It strikes at once, but there is nothing to lose.")
    if len(options) == 1:
        return _("It strikes at once: you lose {tiles}.").format(
            tiles=listed(options[0], state.variant.edition)
        )
    if disaster is Tile.EARTHQUAKE:
        return ngettext(
            "It strikes at once: you lose {count} monument of your choice.",
            "It strikes at once: you lose {count} monuments of your choice.",
            DISASTER_TAKES,
        )
    return ngettext(
        "It strikes at once: you lose {count} civilization tile of your choice.",
        "It strikes at once: you lose {count} civilization tiles of your choice.",
        DISASTER_TAKES,
    )


def _stop(focus: str | None) -> Node:
    return choice(
        Act("s"),
        _("Keep the other gods"),
        _("Your turn ends."),
        key="e",
        sign=icon("check"),
        focus=focus,
    )


def _auction(play: Play, state: State, focus: str | None) -> Iterable[Node]:
    legal = state.legal_actions()
    bids = sorted(action.sun for action in legal if isinstance(action, Bid))
    for value in bids:
        yield choice(
            Act(f"b{value}"),
            _("Bid {sun}").format(sun=value),
            _bidding(state, value),
            sign=sun(value, "choice__sun"),
            focus=f"{focus}-{value}" if play.look.picked == (value,) else None,
            classes="choice--bid",
        )
    if PASS in legal:
        yield choice(Act("p"), _("Pass"), _passing(play, state), key="p", classes="choice--pass")


def _after(state: State) -> list[int]:
    """The seats that still have to bid after the one whose turn it is."""
    bidders = state.bidders()
    return bidders[len(state.bids) + 1 :]


def _bidding(state: State, value: int) -> str:
    after = _after(state)
    if not after:
        return _("wins the lot") if state.lot else _("wins the sun")
    above = sum(1 for seat in after if state.up[seat][0] > value)
    if not above:
        return _("nobody can top it")
    # Translators: how many players can still make a higher bid.
    return ngettext("{count} player can top it", "{count} players can top it", above)


def _passing(play: Play, state: State) -> str:
    if _after(state):
        return _("no bid this time")
    if state.high:
        text = _("the lot goes to {name}") if state.lot else _("the sun goes to {name}")
        return text.format(name=who(play, state.high_seat))
    if state.cause is Cause.INVOKED_FULL:
        return _("the lot leaves the game")
    return _("the lot stays on the track") if state.lot else _("the sun stays")
