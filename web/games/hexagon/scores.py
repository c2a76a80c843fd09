"""The score sheet of a match: what every game brought to whom, and why."""

from __future__ import annotations

from htpy import Element, Node, bdi, div, p, table, tbody, td, tfoot, th, thead, tr

from ra.hexagon.events import GameEnded
from web.games.hexagon.event_words import end_of
from web.games.hexagon.match import aim
from web.games.hexagon.shown_board import shown_state
from web.play import Play
from web.screens.who import who
from web.words import _, pgettext

Ended = tuple[int, GameEnded]
"""The number of the action that ended a game, and how it ended."""


def scores(play: Play) -> Element:
    """All games that have ended; above them, in words, the one asked for or else the latest."""
    games = ended_games(play)
    if not games:
        return p(".soft")[_("No game has ended yet.")]
    count, shown = next((game for game in games if game[1].number == play.look.sheet), games[-1])
    return div(".scores.stack")[
        p(".scores__why")[end_of(play, count)],
        _winner(play),
        _sheet(play, games, shown.number),
        p(".soft.small")[aim(shown_state(play))] if play.record.setup.match else None,
    ]


def ended_games(play: Play) -> list[Ended]:
    """Every game that has ended."""
    return [
        (count, event)
        for count, step in enumerate(play.replay.steps, 1)
        for event in step.events
        if isinstance(event, GameEnded)
    ]


def _winner(play: Play) -> Node:
    outcome = play.state.outcome()
    if outcome is None:
        return None
    if outcome.winner is None:
        return p[_("The game is drawn.")]
    name = who(play, outcome.winner)
    text = _("{name} wins the match.") if play.record.setup.match else _("{name} wins the game.")
    return p(".scores__winner")[text.format(name=name)]


def _sheet(play: Play, games: list[Ended], shown: int) -> Element:
    seats = range(len(play.names))
    score = games[-1][1].score
    return table(".sheet.match-sheet")[
        thead[
            tr[
                th(scope="col")[pgettext("score sheets", "Game")],
                (th(scope="col")[bdi(".name")[who(play, seat)]] for seat in seats),
            ]
        ],
        tbody[(_game(play, count, event, event.number == shown) for count, event in games)],
        tfoot[
            tr[
                th(scope="row")[_("Total")],
                (td(".sheet__total")[str(score[seat])] for seat in seats),
            ]
        ],
    ]


def _game(play: Play, count: int, event: GameEnded, shown: bool) -> Node:
    return [
        tr(class_={"match-sheet__shown": shown})[
            th(scope="row")[str(event.number)],
            (
                td[str(event.points) if seat == event.winner else "0"]
                for seat in range(len(play.names))
            ),
        ],
        # The words for the game shown are above the table.
        None
        if shown
        else tr(".match-sheet__why")[td(".soft.small", colspan="3")[end_of(play, count)]],
    ]
