"""What the seat to act has to decide, in a sentence for the live region and the description."""

from __future__ import annotations

from ra.auction import DRAW, PASS, Bid, Phase, SpendGod, State, Tile
from ra.auction.tiles import DISASTER_TAKES
from web.games.auction.event_words import edition_of
from web.games.auction.tile_words import tile_name
from web.play import Play
from web.screens.who import who
from web.words import _, any_of, ngettext


def prompt(play: Play, state: State) -> str:
    """The decision awaited in `state`, and its choices; it says "you" if only one person plays."""
    seat = state.to_act
    if seat is None:
        return _("The game is over.")
    you = play.persons == (seat,)
    name = who(play, seat)
    match state.phase:
        case Phase.TURN:
            return _turn(state, you, name)
        case Phase.GODS:
            if you:
                return _("You may spend another god, or end your turn.")
            return _("{name} may spend another god, or end the turn.").format(name=name)
        case Phase.BID:
            return _bid(state, you, name)
        case _:
            return _discard(play, state, you, name)


def _turn(state: State, you: bool, name: str) -> str:
    legal = state.legal_actions()
    choices = [_("draw a tile")] if DRAW in legal else []
    choices.append(_invoke(len(state.lot)))
    if any(isinstance(action, SpendGod) for action in legal):
        choices.append(_("spend a god"))
    # Translators: {choices} is a list such as "draw a tile, invoke Ra for 3 tiles or spend a god".
    text = _("Your turn: {choices}.") if you else _("{name}'s turn: {choices}.")
    return text.format(name=name, choices=any_of(choices))


def _invoke(tiles: int) -> str:
    if not tiles:
        return _("invoke Ra for the centre sun alone")
    return ngettext("invoke Ra for {count} tile", "invoke Ra for {count} tiles", tiles)


def _bid(state: State, you: bool, name: str) -> str:
    legal = state.legal_actions()
    choices = [str(action.sun) for action in legal if isinstance(action, Bid)]
    if not choices:
        text = (
            _("You have no sun above {high} and can only pass.")
            if you
            else _("{name} has no sun above {high} and can only pass.")
        )
        return text.format(name=name, high=state.high)
    if PASS in legal:
        # Translators: "pass" stands in a list of bids, such as "13, 8 or pass".
        choices.append(_("pass"))
    return _bid_text(state, you).format(name=name, choices=any_of(choices))


def _bid_text(state: State, you: bool) -> str:
    if state.must_bid and state.bids:
        return (
            _("All others passed: you must bid {choices}.")
            if you
            else _("All others passed: {name} must bid {choices}.")
        )
    if state.must_bid:
        return (
            _("Nobody else has a sun: you must bid {choices}.")
            if you
            else _("Nobody else has a sun: {name} must bid {choices}.")
        )
    # Translators: {choices} is a list such as "13, 8 or pass".
    if not state.bids:
        return _("You bid first: {choices}.") if you else _("{name} bids first: {choices}.")
    if state.seat == state.ra_player:
        return _("You bid last: {choices}.") if you else _("{name} bids last: {choices}.")
    return _("You bid next: {choices}.") if you else _("{name} bids next: {choices}.")


def _discard(play: Play, state: State, you: bool, name: str) -> str:
    disaster = state.pending[0]
    ask = _monuments if disaster is Tile.EARTHQUAKE else _civilization
    return ask(you, tile_name(disaster, edition_of(play)), name)


def _monuments(you: bool, disaster: str, name: str) -> str:
    if you:
        return ngettext(
            "{disaster}: choose {count} monument to lose.",
            "{disaster}: choose {count} monuments to lose.",
            DISASTER_TAKES,
            disaster=disaster,
        )
    return ngettext(
        "{disaster}: {name} chooses {count} monument to lose.",
        "{disaster}: {name} chooses {count} monuments to lose.",
        DISASTER_TAKES,
        disaster=disaster,
        name=name,
    )


def _civilization(you: bool, disaster: str, name: str) -> str:
    if you:
        return ngettext(
            "{disaster}: choose {count} civilization tile to lose.",
            "{disaster}: choose {count} civilization tiles to lose.",
            DISASTER_TAKES,
            disaster=disaster,
        )
    return ngettext(
        "{disaster}: {name} chooses {count} civilization tile to lose.",
        "{disaster}: {name} chooses {count} civilization tiles to lose.",
        DISASTER_TAKES,
        disaster=disaster,
        name=name,
    )
