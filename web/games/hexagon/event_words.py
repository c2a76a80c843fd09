"""What happened in the hexagon game, in plain sentences of the page's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ra.hexagon import cell_name
from ra.hexagon import events as ev
from web.play import Play
from web.screens.who import who
from web.telling import news_now
from web.words import _, ngettext

_ENDS = (ev.Entered, ev.TookAll, ev.Repeated)


def sentences(events: Sequence[ev.Event], play: Play) -> list[str]:
    """The events in order, a sentence each; a move and what it met share one."""
    told: list[str] = []
    for at, event in enumerate(events):
        match event:
            case ev.Moved():
                met = takewhile(lambda other: not isinstance(other, ev.Moved), events[at + 1 :])
                told.append(_move(event, list(met), play))
            case ev.Joined() | ev.Captured() | ev.Entered():
                pass
            case _:
                told += _tell(event, play)
    return told


def told_now(play: Play) -> Sequence[ev.Event]:
    """The news, without those of the next game while the score sheet is open."""
    return news_now(play, ev.GameStarted)


def _move(event: ev.Moved, met: Sequence[ev.Event], play: Play) -> str:
    """A move, and what it met."""
    fields = {
        "name": who(play, event.seat),
        "origin": cell_name(event.origin),
        "target": cell_name(event.target),
    }
    for other in met:
        match other:
            case ev.Joined(_, _, together):
                return ngettext(
                    "{name} moves a pawn from {origin} to {target}, making a stack of {together}.",
                    "{name} moves {count} pawns from {origin} to {target}, making a stack of"
                    " {together}.",
                    event.pawns,
                    together=together,
                    **fields,
                )
            case ev.Captured(_, _, taken):
                return ngettext(
                    "{name} moves from {origin} to {target} and takes a pawn.",
                    "{name} moves from {origin} to {target} and takes {count} pawns.",
                    taken,
                    **fields,
                )
            case ev.Entered():
                return entered(other, event, play)
    return ngettext(
        "{name} moves a pawn from {origin} to {target}.",
        "{name} moves {count} pawns from {origin} to {target}.",
        event.pawns,
        **fields,
    )


def entered(event: ev.Entered, move: ev.Moved, play: Play) -> str:
    """Pawns entered the enemy's Ra, and the points for it."""
    return ngettext(
        "{name} enters the other Ra with one pawn, from {origin}: {points}.",
        "{name} enters the other Ra with {count} pawns, from {origin}: {points}.",
        event.pawns,
        name=who(play, event.seat),
        origin=cell_name(move.origin),
        points=points(event.points),
    )


def points(count: int) -> str:
    """Points won."""
    return ngettext("{count} point", "{count} points", count)


def _tell(event: ev.Event, play: Play) -> Iterator[str]:
    match event:
        case ev.TookAll(seat, won):
            yield _("{enemy} has no pawn left: {points} for {name}.").format(
                name=who(play, seat), enemy=who(play, 1 - seat), points=points(won)
            )
        case ev.Passed(seat):
            yield _("{name} has no move and passes.").format(name=who(play, seat))
        case ev.Repeated():
            yield _("The position has come up for the third time: the game is drawn.")
        case ev.GameEnded(number, _, _, score) if play.record.setup.match:
            yield _("Game {number} is over.").format(number=number)
            yield points_of_both(play, score)
        case ev.GameEnded(winner=int(winner)):
            yield _("{name} wins the game.").format(name=who(play, winner))
        case ev.GameStarted(number, seat):
            yield _("Game {number} begins. {name} starts.").format(
                number=number, name=who(play, seat)
            )
        case ev.MatchEnded(outcome) if outcome.winner is not None:
            yield _("{name} wins the match.").format(name=who(play, outcome.winner))


def points_of_both(play: Play, score: Sequence[int]) -> str:
    """How the match stands."""
    # Translators: two players and their points in the match, such as "Anna: 4, Bek: 1."
    return _("{first}: {own}, {second}: {other}.").format(
        first=who(play, 0), own=score[0], second=who(play, 1), other=score[1]
    )


def end_of(play: Play, count: int) -> str:
    """Why action number `count` ended a game: what was scored, and for what."""
    events = play.replay.steps[count - 1].events
    reasons = [event for event in events if isinstance(event, (ev.Moved, *_ENDS))]
    return " ".join(sentences(reasons, play)[-1:])
