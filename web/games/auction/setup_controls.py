"""What the auction game leaves to choose before it begins."""

from __future__ import annotations

from htpy import Element, Node, div, fragment, label, span

from ra.auction import EDITIONS, Edition
from web.games.auction.draft import AuctionChoices
from web.screens.controls import cards, group, radio, switch
from web.words import _, ngettext


def choices(chosen: AuctionChoices) -> Node:
    """Edition and number of players."""
    return fragment[_editions(chosen), _players(chosen)]


def agreed(chosen: AuctionChoices) -> list[str]:
    """What is played, but for the players."""
    return [edition_name(chosen.edition)]


def edition_name(edition: Edition) -> str:
    """What an edition is called."""
    return {"pharaoh": _("Pharaoh edition"), "1999": _("Edition of 1999")}[edition.name]


def _edition_words(edition: Edition) -> str:
    """What sets an edition apart."""
    return {
        "pharaoh": _("The game of today. A bad epoch never takes you below zero."),
        "1999": _("As it first came out. A bad epoch can take you below zero, if you let it."),
    }[edition.name]


def _editions(chosen: AuctionChoices) -> Element:
    editions = ((one.name, edition_name(one), _edition_words(one)) for one in EDITIONS.values())
    return cards("edition", _("Edition"), "choose edition", chosen.edition.name, editions)


def _players(chosen: AuctionChoices) -> Element:
    suns = (
        label(".setup__count")[
            radio("players", str(count), count == chosen.players, "choose players"),
            span(aria_hidden="true", class_="sun" if count == chosen.players else "sun sun--down")[
                str(count)
            ],
            span(".visually-hidden")[ngettext("{count} player", "{count} players", count)],
        ]
        for count in chosen.edition.players
    )
    return group(_("Players"), div(".setup__counts")[suns])


def options(chosen: AuctionChoices) -> list[Element]:
    """What is switched on or off."""
    switches = [
        switch(
            "option-open_scores",
            chosen.open_scores,
            "option open_scores",
            _("Open scores"),
            _("Everybody's points are shown. If not, the others' stay hidden until the end."),
        )
    ]
    if len(chosen.edition.floors) > 1:
        switches.append(
            switch(
                "option-floor",
                chosen.floor,
                "option floor",
                _("Never below zero"),
                _("A total that would fall below zero after an epoch is zero."),
            )
        )
    return switches
