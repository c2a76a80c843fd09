"""What can be chosen before the auction game begins."""

from __future__ import annotations

from htpy import Element, Node, div, fragment, label, span

from ra.auction.editions import EDITIONS, Edition
from web.games.auction.game_draft import AuctionDraft
from web.games.auction.poster import edition_name
from web.messages import Choose, SwitchOption
from web.screens.controls import cards, group, radio, switch
from web.words import _, ngettext


def setup_controls(chosen: AuctionDraft) -> Node:
    """Edition and number of players."""
    return fragment[_editions(chosen), _players(chosen)]


def _edition_words(edition: Edition) -> str:
    """What sets an edition apart."""
    return {
        "pharaoh": _("The game as it is today. A bad epoch never takes you below zero."),
        "1999": _(
            "The game as it first came out. A bad epoch can take you below zero, if you allow it."
        ),
    }[edition.name]


def _editions(chosen: AuctionDraft) -> Element:
    editions = ((one.name, edition_name(one), _edition_words(one)) for one in EDITIONS.values())
    return cards("edition", _("Edition"), Choose("edition"), chosen.edition.name, editions)


def _players(chosen: AuctionDraft) -> Element:
    suns = (
        label(".setup__count")[
            radio("players", str(count), count == chosen.players, Choose("players")),
            span(aria_hidden="true", class_="sun" if count == chosen.players else "sun sun--down")[
                str(count)
            ],
            span(".visually-hidden")[ngettext("{count} player", "{count} players", count)],
        ]
        for count in chosen.edition.players
    )
    return group(_("Players"), div(".setup__counts")[suns])


def setup_options(chosen: AuctionDraft) -> list[Element]:
    """The options that are switched on or off."""
    switches = [
        switch(
            "option-open_scores",
            chosen.open_scores,
            SwitchOption("open_scores"),
            _("Open scores"),
            _("Everybody's points are shown. When off, the others' stay hidden until the end."),
        )
    ]
    if len(chosen.edition.floors) > 1:
        switches.append(
            switch(
                "option-floor",
                chosen.floor,
                SwitchOption("floor"),
                _("Never below zero"),
                _("A total below zero after an epoch is raised to zero."),
            )
        )
    return switches
