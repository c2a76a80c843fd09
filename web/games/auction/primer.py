"""The auction game in two minutes, in the edition's names and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from htpy import Element, Node, dd, div, dl, dt, h3, h4, li, ol, p, section, span, ul

from ra.auction import PHARAOH, Edition, Tile, Variant
from ra.auction import scoring as worth
from ra.auction.editions import EPOCHS, FIRST_POINTS, SPACES
from ra.auction.tiles import CIVILIZATIONS, DISASTER_TAKES, DISASTERS, MONUMENTS
from web.games.auction.tile_picture import tile_picture
from web.games.auction.tile_words import FAMILIES, purpose, tile_name
from web.screens.parts import picture
from web.words import _, ngettext


def primer(variant: Variant) -> Element:
    """What players do, what scores, and what disasters do, by the rules agreed at the table."""
    edition = variant.edition
    return div(".stack.stack--wide")[
        p(".primer__lead")[
            _(
                "Lots of tiles come up for auction, and your suns are all you have to bid with."
                " There are {epochs} epochs; each ends with a scoring. The most points win."
            ).format(epochs=EPOCHS)
        ],
        _turn(edition),
        _auction(variant),
        _epoch(variant),
        _scoring(variant),
        _disasters(edition),
    ]


def _part(title: str, *content: Node) -> Element:
    return section(".stack.stack--tight")[h3[title], content]


def _turn(edition: Edition) -> Element:
    choices = (
        (
            picture("bag", "primer__picture"),
            _("Draw a tile"),
            _drawing(edition).format(spaces=SPACES),
        ),
        (
            picture("ra-statue", "primer__picture"),
            _("Invoke Ra"),
            _("You call an auction for everything on the track, be it little, much or nothing."),
        ),
        (
            tile_picture(Tile.GOD, edition),
            _("Spend gods"),
            _(
                "One or several: each lets you take one tile from the track, but not another god,"
                " and then leaves the game."
            ),
        ),
    )
    return _part(
        _("On your turn, do one thing"),
        ol(".primer__choices")[
            (
                li(".primer__choice")[
                    span(".primer__figure", aria_hidden="true")[figure],
                    div[h4[name], p[words]],
                ]
                for figure, name, words in choices
            )
        ],
    )


def _drawing(edition: Edition) -> str:
    if edition is PHARAOH:
        return _(
            "It goes on the track, which has room for {spaces}; once the track is full, nobody"
            " draws. If it is Ra, the boat moves on and an auction starts at once."
        )
    return _(
        "It goes on the track, which has room for {spaces}; once the track is full, nobody draws."
        " If it is Ra, it goes on a track of its own and an auction starts at once."
    )


def _auction(variant: Variant) -> Element:
    return _part(
        _("The auction"),
        _suns(variant.sun_groups[0]),
        ul(".primer__list")[
            li[
                _(
                    "It goes round the table once, clockwise, and ends with whoever started it."
                    " Each player bids one sun, higher than the last bid, or passes."
                )
            ],
            li[
                _(
                    "The highest sun takes all tiles, and changes places with the sun in the"
                    " centre. The sun you win sleeps, face down, until the next epoch. All others"
                    " keep the suns they bid."
                )
            ],
            li[
                _(
                    "If you invoked Ra and all others pass, you must bid. If the track is full,"
                    " you may pass too; then its tiles are gone."
                )
            ],
            li[_("If Ra was drawn and all pass, everything stays as it is.")],
        ],
    )


def _suns(values: Sequence[int]) -> Element:
    return span(".primer__suns", aria_hidden="true")[
        (span(".sun.sun--small")[picture("sun-disk", "sun__picture"), value] for value in values)
    ]


def _epoch(variant: Variant) -> Element:
    return _part(
        _("The end of an epoch"),
        ul(".primer__list")[
            li[
                ngettext(
                    "With {count} player, Ra tile number {needed} ends it at once, without an"
                    " auction.",
                    "With {count} players, Ra tile number {needed} ends it at once, without an"
                    " auction.",
                    variant.players,
                    needed=variant.ra_needed,
                )
            ],
            li[
                _(
                    "It also ends when all suns are face down. A player with none face up only"
                    " watches; the last one with any may go on drawing, at the risk of Ra."
                )
            ],
            li[
                _(
                    "After the scoring, pharaohs, Nile and monuments stay with you. Everything"
                    " else goes, all suns wake up, and whoever holds the highest starts."
                )
            ],
        ],
    )


def _scoring(variant: Variant) -> Element:
    tie = _("At the same total, the highest sun decides who is ahead.")
    floor = _("A total below zero after an epoch counts as zero.")
    return _part(
        _("What counts"),
        p[_("Everybody starts with {points} points.").format(points=FIRST_POINTS)],
        _worths(_("After each epoch"), variant, _each_epoch()),
        _worths(_("Only when the game ends"), variant, _at_the_end()),
        p[floor] if variant.floor else None,
        p[tie],
    )


def _each_epoch() -> list[tuple[Sequence[Tile], str, str]]:
    """Tiles, what they are called together, and what they bring."""
    few, some, all_kinds = worth.CIVILIZATION_POINTS[3:]
    return [
        ([Tile.GOD], FAMILIES["god"](), _each(worth.GOD_POINTS)),
        ([Tile.GOLD], FAMILIES["gold"](), _each(worth.GOLD_POINTS)),
        (
            [Tile.PHARAOH],
            FAMILIES["pharaoh"](),
            _(
                "Whoever has the most gets {most} points, whoever has the fewest loses {fewest}."
                " Ties count in full; if all have the same number, nothing changes."
            ).format(most=worth.PHARAOHS_MOST, fewest=-worth.PHARAOHS_FEWEST),
        ),
        (
            [Tile.NILE, Tile.FLOOD],
            FAMILIES["river"](),
            _(
                "Each flood is worth a point. With a flood, each Nile is worth one too; without,"
                " nothing."
            ),
        ),
        (
            CIVILIZATIONS,
            FAMILIES["civilization"](),
            _(
                "3, 4 or 5 different kinds bring {three}, {four} or {five} points. None at all"
                " costs {nothing}."
            ).format(three=few, four=some, five=all_kinds, nothing=-worth.CIVILIZATION_POINTS[0]),
        ),
    ]


def _each(points: int) -> str:
    return ngettext("{count} point each.", "{count} points each.", points)


def _at_the_end() -> list[tuple[Sequence[Tile], str, str]]:
    seven, eight = worth.MONUMENT_KIND_POINTS[7:]
    three, four, five = worth.MONUMENT_SET_POINTS[3:]
    monuments = _(
        "Each different kind is a point; 7 kinds bring {seven}, all 8 bring {eight}. And 3, 4 or 5"
        " alike bring {three}, {four} or {five}."
    )
    suns = _(
        "Add up your suns, awake or asleep: the highest sum gets {most} points, the lowest loses"
        " {fewest}. Ties count in full; if all sums are the same, nothing changes."
    )
    return [
        (
            MONUMENTS,
            FAMILIES["monument"](),
            monuments.format(seven=seven, eight=eight, three=three, four=four, five=five),
        ),
        ((), _("Suns"), suns.format(most=worth.SUNS_HIGHEST, fewest=-worth.SUNS_LOWEST)),
    ]


def _worths(
    title: str, variant: Variant, rows: Sequence[tuple[Sequence[Tile], str, str]]
) -> Element:
    return div(".stack.stack--tight")[
        h4[title],
        dl(".primer__worths")[
            (
                div(".primer__worth")[
                    dt[name],
                    dd(".primer__tiles")[
                        _tiles(tiles, variant.edition) if tiles else _suns(variant.sun_groups[0])
                    ],
                    dd[words],
                ]
                for tiles, name, words in rows
            )
        ],
    ]


def _tiles(tiles: Sequence[Tile], edition: Edition) -> Iterator[Element]:
    """Small plaques, each with its name for people who can't see it or don't know it."""
    return (
        span(title=tile_name(tile, edition))[
            tile_picture(tile, edition, "tile--small"),
            span(".visually-hidden")[tile_name(tile, edition)],
        ]
        for tile in tiles
    )


def _disasters(edition: Edition) -> Element:
    return _part(
        _("Disasters"),
        p[
            _(
                "They come with a lot or through a god, strike whoever takes them at once, and"
                " are gone. Tiles just won can be lost too; whoever has fewer than {count} to"
                " lose loses all of them."
            ).format(count=DISASTER_TAKES)
        ],
        dl(".primer__worths")[
            (
                div(".primer__worth")[
                    dt[tile_name(tile, edition)],
                    dd(".primer__tiles")[tile_picture(tile, edition)],
                    dd[purpose(tile, edition)],
                ]
                for tile in DISASTERS
            )
        ],
    )
