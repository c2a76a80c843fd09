"""What the hexagon game shows of itself."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Node, span

from ra.hexagon.board import HIGHEST
from web.games.face import Face
from web.games.hexagon.decision import begin_next
from web.games.hexagon.description import description
from web.games.hexagon.event_words import sentences, told_now
from web.games.hexagon.hindrance_words import why
from web.games.hexagon.hint_figures import judgement
from web.games.hexagon.hint_words import advised, reasons
from web.games.hexagon.level_words import level_words
from web.games.hexagon.log_entries import entry, part
from web.games.hexagon.pawns import sign
from web.games.hexagon.poster import scene
from web.games.hexagon.primer import primer
from web.games.hexagon.prompt import asked
from web.games.hexagon.scores import scores
from web.games.hexagon.setup_controls import agreed, chair, choices, options
from web.games.hexagon.table_screen import table
from web.words import _


def _title() -> Node:
    return [sign(0, classes="poster__sign"), span[_("Ra on hexagons")]]


def _lead() -> str:
    return _(
        "Two sides, stacks that grow and split, and a cell on each side to be stormed. Three pawns"
        " at once are worth six points, but they crawl; one alone runs, for a single point."
    )


def _shared() -> str:
    """Nothing is hidden in this game."""
    return _(
        "This game is still under way. Whoever is sent it sees all that you see, and can play on"
        " alone."
    )


def _ways() -> Iterable[tuple[str, str]]:
    yield f"1 – {HIGHEST}", _("Move so many pawns of the stack that is chosen")
    yield "← →", _("On the board: along the row")
    yield "↑ ↓", _("On the board: up or down to the left; with Shift, to the right")
    yield _("Enter"), _("On the board: choose a stack, or go where it is marked")


HEXAGON_FACE = Face(
    name=lambda: _("Ra on hexagons"),
    title=_title,
    lead=_lead,
    scene=scene,
    agreed=agreed,
    choices=choices,
    options=options,
    chair=chair,
    level=level_words,
    seated=lambda chosen: "",
    table=table,
    sentences=sentences,
    told=told_now,
    asked=asked,
    thing=why,
    entry=entry,
    part=part,
    scores=scores,
    description=description,
    onward=begin_next,
    shared=_shared,
    primer=lambda model: primer(),
    meanings={"turn": lambda: _("Turn the board")},
    ways=_ways,
    action=lambda option: option.action,
    advised=advised,
    reasons=reasons,
    judgement=judgement,
)
