"""What the auction game shows of itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from htpy import Element, Node, span

from ra.auction import AUCTION, Variant
from web.games.auction.decision import begin_next
from web.games.auction.description import description
from web.games.auction.event_words import sentences, told_now
from web.games.auction.hint_figures import judgement
from web.games.auction.hint_words import advised, reasons
from web.games.auction.level_words import level_words, tempers_words
from web.games.auction.log_entries import entry, part
from web.games.auction.poster import scene
from web.games.auction.primer import primer
from web.games.auction.prompt import asked
from web.games.auction.scores import scores
from web.games.auction.setup_controls import agreed, choices, options
from web.games.auction.table_screen import table
from web.games.auction.tile_words import purpose, tile_name
from web.games.face import Face
from web.keys import DIGITS
from web.model import Model
from web.screens.parts import picture
from web.words import _


def _title() -> Node:
    return [picture("logo", "poster__logo"), span[_("Ra")]]


def _lead() -> str:
    return _(
        "Gods, pharaohs and monuments come up for auction, and a few suns are all you can bid. Take"
        " what you need before Ra ends the epoch."
    )


def _thing(fields: Mapping[str, Any]) -> str:
    tile, edition = fields["tile"], fields["edition"]
    # Translators: a tile's name and what it is for.
    return _("{tile}: {purpose}").format(
        tile=tile_name(tile, edition), purpose=purpose(tile, edition)
    )


def _shared() -> str:
    """The record holds the order of the bag, and points that are hidden."""
    return _(
        "This game is still under way. Whoever is sent it sees everything that is open at the"
        " table, can play on alone, and so find out which tiles come next."
    )


def _primer(model: Model) -> Element:
    """What is agreed on at the table, or in the set-up."""
    if model.play is not None:
        return primer(model.play.record.setup.variant)
    chosen: Any = model.draft.choices[AUCTION.name]
    variant: Variant = chosen.variant
    return primer(variant)


def _ways() -> Iterable[tuple[str, str]]:
    keys = _("{first} to {last}").format(first=DIGITS[0], last=DIGITS[-1])
    yield keys, _("Go to the bid of a sun that begins with this digit; Enter bids it")


AUCTION_FACE = Face(
    name=lambda: _("The auction game"),
    title=_title,
    lead=_lead,
    scene=scene,
    agreed=agreed,
    choices=choices,
    options=options,
    chair=lambda number: str(number + 1),
    level=level_words,
    seated=tempers_words,
    table=table,
    sentences=sentences,
    told=told_now,
    asked=asked,
    thing=_thing,
    entry=entry,
    part=part,
    scores=scores,
    description=description,
    onward=begin_next,
    shared=_shared,
    primer=_primer,
    meanings={
        "act d": lambda: _("Draw a tile"),
        "act i": lambda: _("Invoke Ra"),
        "act p": lambda: _("Pass"),
        "act s": lambda: _("Spend no more gods"),
        "confirm": lambda: _("Take the tile, or give up the tiles, that you chose"),
        "hurry": lambda: _("Run on to the end of the epoch"),
    },
    ways=_ways,
    action=lambda option: option.action,
    advised=advised,
    reasons=reasons,
    judgement=judgement,
)
