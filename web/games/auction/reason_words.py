"""The reasons for advice, in sentences: what a lot, a tile or a sun is worth, who can bid more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ra.auction import Bid, Discard, SpendGod, State, Tile
from ra.auction.option import Option
from ra.auction.scoring import GOD_POINTS
from web.games.auction.chances import percent
from web.games.auction.event_words import edition_of
from web.games.auction.tile_words import listed, one_tile
from web.play import Play
from web.screens.hint_phrases import whole
from web.screens.who import who
from web.words import _, all_of, ngettext


def lot(play: Play, state: State, option: Option) -> Iterator[str]:
    """What the tiles on the track are worth to the person, and to the one of the others to whom
    they are worth most."""
    if not state.lot:
        yield _("The track is empty: only the {sun} is up for auction.").format(sun=state.centre)
        return
    own, rival = _own(state, option), _keenest(state, option)
    others = 0 if rival is None else whole(option.basis.worth[rival].total)
    if own > 0 and rival is not None and others > 0:
        yield ngettext(
            "This lot is worth {points} point to you, {others} to {name}.",
            "This lot is worth {points} points to you, {others} to {name}.",
            own,
            points=own,
            others=others,
            name=who(play, rival),
        )
        return
    yield _lot_to_you(own)
    if rival is not None and others > 0:
        yield _to_other(play, rival, others)


def _own(state: State, option: Option) -> int:
    return whole(option.basis.worth[state.seat].total)


def _keenest(state: State, option: Option) -> int | None:
    """The other seat that can still get the tiles and to which they are worth most, if any."""
    rivals = [seat for seat, suns in enumerate(state.up) if suns and seat != state.seat]
    if state.cause is not None:
        rivals = state.bidders()[len(state.bids) + 1 :]
        rivals += [state.high_seat] if state.high else []
    return max(rivals, key=lambda seat: option.basis.worth[seat].total, default=None)


def _lot_to_you(points: int) -> str:
    if points > 0:
        return ngettext(
            "This lot is worth {points} point to you.",
            "This lot is worth {points} points to you.",
            points,
            points=points,
        )
    if points < 0:
        return ngettext(
            "This lot would cost you {points} point.",
            "This lot would cost you {points} points.",
            -points,
            points=-points,
        )
    return _("This lot is worth next to nothing to you.")


def _to_other(play: Play, seat: int, points: int) -> str:
    return ngettext(
        "To {name} it is worth {points} point.",
        "To {name} it is worth {points} points.",
        points,
        points=points,
        name=who(play, seat),
    )


def ra_next(state: State, option: Option) -> str:
    """How likely the next tile is Ra."""
    chance = percent(option.basis.ra_next)
    if state.ra + 1 == state.variant.ra_needed:
        # Translators: {chance} is such as "17%".
        return _("The chance that the next tile is Ra, and ends the epoch, is {chance}.").format(
            chance=chance
        )
    return _("The chance that the next tile is Ra is {chance}.").format(chance=chance)


# Suns


def higher_suns(play: Play, state: State) -> str:
    """Who can outbid even the highest sun of the seat to act."""
    own = state.up[state.seat][0]
    above = [(seat, [sun for sun in suns if sun > own]) for seat, suns in enumerate(state.up)]
    rivals = [(seat, min(suns)) for seat, suns in above if suns]
    if not rivals:
        return _("Nobody has a higher sun than your {sun}.").format(sun=own)
    # Translators: {rivals} is a list such as "Bea with 12 and Dan with 10".
    return _("Your highest sun, the {sun}, can be outbid by {rivals}.").format(
        sun=own, rivals=_rivals(play, rivals)
    )


def outbidders(play: Play, state: State, option: Option) -> str:
    """Who can still outbid the bid."""
    rivals = option.basis.outbidders
    if rivals:
        return _("You can be outbid by {rivals}.").format(rivals=_rivals(play, rivals))
    if len(state.bids) + 1 == len(state.bidders()):
        return _("Nobody bids after you.")
    return _("Nobody can outbid you.")


def _rivals(play: Play, rivals: Sequence[tuple[int, int]]) -> str:
    # Translators: a player's name and a sun to bid.
    text = _("{name} with {sun}")
    return all_of([text.format(name=who(play, seat), sun=sun) for seat, sun in rivals])


def price(state: State, sun: int, option: Option) -> Iterator[str]:
    """What the sun paid is worth, compared with the one that is won."""
    if option.basis.sun is None:
        return
    more = whole(option.basis.sun)
    # Translators: {sun} and {won} are numbers of suns.
    if more > 0:
        yield ngettext(
            "The {sun} you pay is worth {points} point more than the {won} you get.",
            "The {sun} you pay is worth {points} points more than the {won} you get.",
            more,
            points=more,
            sun=sun,
            won=state.centre,
        )
    elif more < 0:
        yield ngettext(
            "The {won} you get is worth {points} point more than the {sun} you pay.",
            "The {won} you get is worth {points} points more than the {sun} you pay.",
            -more,
            points=-more,
            sun=sun,
            won=state.centre,
        )
    else:
        yield _("The {sun} you pay is worth about as much as the {won} you get.").format(
            sun=sun, won=state.centre
        )


def spared(state: State, others: Sequence[Option]) -> Iterator[str]:
    """What the best bid would cost, if its sun is worth more than the one in the centre."""
    for option in others:
        if not isinstance(option.action, Bid) or option.basis.sun is None:
            continue
        more = whole(option.basis.sun)
        if more > 0:
            # Translators: {sun} and {won} are numbers of suns.
            yield ngettext(
                "Your {sun} is worth {points} point more than the {won} in the centre.",
                "Your {sun} is worth {points} points more than the {won} in the centre.",
                more,
                points=more,
                sun=option.action.sun,
                won=state.centre,
            )
        return


# Gods


def tile(play: Play, state: State, option: Option) -> Iterator[str]:
    """What the tile taken with a god brings, compared with keeping the god."""
    own, rival = _own(state, option), _keenest(state, option)
    if own < 0:
        yield ngettext(
            "It strikes at once and costs you {points} point, but leaves the lot.",
            "It strikes at once and costs you {points} points, but leaves the lot.",
            -own,
            points=-own,
        )
    elif own == 0:
        yield _("It is worth next to nothing to you, but it leaves the lot.")
    else:
        yield ngettext(
            "It is worth {points} point to you.",
            "It is worth {points} points to you.",
            own,
            points=own,
        )
    if rival is not None and (others := whole(option.basis.worth[rival].total)) > max(own, 0):
        yield _to_other(play, rival, others)
    yield _god_kept()


def _god_kept() -> str:
    return ngettext(
        "A god that you keep is worth {points} point.",
        "A god that you keep is worth {points} points.",
        GOD_POINTS,
        points=GOD_POINTS,
    )


def best_tile(play: Play, state: State, others: Sequence[Option]) -> Iterator[str]:
    """What the best tile on the track would bring, compared with keeping the god."""
    for option in others:
        taken = _taken(state, option)
        if taken is None:
            continue
        own = _own(state, option)
        if own > 0:
            # Translators: {tile} is such as "a sphinx".
            yield ngettext(
                "The best tile to take, {tile}, is worth {points} point to you.",
                "The best tile to take, {tile}, is worth {points} points to you.",
                own,
                points=own,
                tile=one_tile(taken, edition_of(play)),
            )
        else:
            yield _("No tile on the track is worth a point to you.")
        break
    yield _god_kept()


def _taken(state: State, option: Option) -> Tile | None:
    action = option.action
    return state.track[action.space] if isinstance(action, SpendGod) else None


# Disasters


def loss(play: Play, state: State, best: Option, others: Sequence[Option]) -> Iterator[str]:
    """What the tiles given up cost, and what others would have cost."""
    cost = max(0, -_own(state, best))
    if cost:
        yield ngettext(
            "This costs you least: {points} point.",
            "This costs you least: {points} points.",
            cost,
            points=cost,
        )
    else:
        yield _("This costs you next to nothing.")
    for option in others:
        more = -_own(state, option)
        if more > cost and isinstance(option.action, Discard):
            # Translators: {tiles} is a list such as "a temple and 2 pyramids".
            yield ngettext(
                "Giving up {tiles} would cost {points} point.",
                "Giving up {tiles} would cost {points} points.",
                more,
                points=more,
                tiles=listed(option.action.tiles, edition_of(play)),
            )
            return
