"""What tiles are called and what they are for, in the page's language and the edition's terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from ra.auction import Edition, Tile
from ra.auction import scoring as worth
from ra.auction.tiles import CIVILIZATIONS, DISASTER_TAKES, MONUMENTS, TILES
from web.words import _, all_of, ngettext

_NAMES: dict[str, Callable[[], str]] = {
    "ra": lambda: _("Ra"),
    "god": lambda: _("God"),
    "gold": lambda: _("Gold"),
    "pharaoh": lambda: _("Pharaoh"),
    "nile": lambda: _("Nile"),
    "flood": lambda: _("Flood"),
    "art": lambda: _("Art"),
    "agriculture": lambda: _("Agriculture"),
    "religion": lambda: _("Religion"),
    "astronomy": lambda: _("Astronomy"),
    "writing": lambda: _("Writing"),
    "obelisk": lambda: _("Obelisk"),
    "pyramid": lambda: _("Pyramid"),
    "sphinx": lambda: _("Sphinx"),
    "statues": lambda: _("Statues"),
    "step_pyramid": lambda: _("Step pyramid"),
    "temple": lambda: _("Temple"),
    "mortuary": lambda: _("Mortuary"),
    "shrine": lambda: _("Shrine"),
    "fortress": lambda: _("Fortress"),
    "palace": lambda: _("Palace"),
    "funeral": lambda: _("Funeral"),
    "drought": lambda: _("Drought"),
    "war": lambda: _("War"),
    "unrest": lambda: _("Unrest"),
    "earthquake": lambda: _("Earthquake"),
}
"""By the edition's key: the label of a tile."""

# Translators: the texts from "a Ra tile" to "an earthquake" name one tile within a sentence, after
# "draws", "takes", "loses" or in a list; choose words that fit after a colon as well.
_ONE: dict[str, Callable[[], str]] = {
    "ra": lambda: _("a Ra tile"),
    "god": lambda: _("a god"),
    "gold": lambda: _("gold"),
    "pharaoh": lambda: _("a pharaoh"),
    "nile": lambda: _("a Nile"),
    "flood": lambda: _("a flood"),
    "art": lambda: _("art"),
    "agriculture": lambda: _("agriculture"),
    "religion": lambda: _("religion"),
    "astronomy": lambda: _("astronomy"),
    "writing": lambda: _("writing"),
    "obelisk": lambda: _("an obelisk"),
    "pyramid": lambda: _("a pyramid"),
    "sphinx": lambda: _("a sphinx"),
    "statues": lambda: _("statues"),
    "step_pyramid": lambda: _("a step pyramid"),
    "temple": lambda: _("a temple"),
    "mortuary": lambda: _("a mortuary"),
    "shrine": lambda: _("a shrine"),
    "fortress": lambda: _("a fortress"),
    "palace": lambda: _("a palace"),
    "funeral": lambda: _("a funeral"),
    "drought": lambda: _("a drought"),
    "war": lambda: _("a war"),
    "unrest": lambda: _("unrest"),
    "earthquake": lambda: _("an earthquake"),
}
"""By the edition's key: one such tile within a sentence."""

_MANY: dict[str, Callable[[int], str]] = {
    "ra": lambda n: ngettext("{count} Ra tile", "{count} Ra tiles", n),
    "god": lambda n: ngettext("{count} god", "{count} gods", n),
    "gold": lambda n: ngettext("{count} gold", "{count} gold", n),
    "pharaoh": lambda n: ngettext("{count} pharaoh", "{count} pharaohs", n),
    "nile": lambda n: ngettext("{count} Nile", "{count} Nile", n),
    "flood": lambda n: ngettext("{count} flood", "{count} floods", n),
    "art": lambda n: ngettext("{count} art", "{count} art", n),
    "agriculture": lambda n: ngettext("{count} agriculture", "{count} agriculture", n),
    "religion": lambda n: ngettext("{count} religion", "{count} religion", n),
    "astronomy": lambda n: ngettext("{count} astronomy", "{count} astronomy", n),
    "writing": lambda n: ngettext("{count} writing", "{count} writing", n),
    "obelisk": lambda n: ngettext("{count} obelisk", "{count} obelisks", n),
    "pyramid": lambda n: ngettext("{count} pyramid", "{count} pyramids", n),
    "sphinx": lambda n: ngettext("{count} sphinx", "{count} sphinxes", n),
    "statues": lambda n: ngettext("{count} statues tile", "{count} statues tiles", n),
    "step_pyramid": lambda n: ngettext("{count} step pyramid", "{count} step pyramids", n),
    "temple": lambda n: ngettext("{count} temple", "{count} temples", n),
    "mortuary": lambda n: ngettext("{count} mortuary", "{count} mortuaries", n),
    "shrine": lambda n: ngettext("{count} shrine", "{count} shrines", n),
    "fortress": lambda n: ngettext("{count} fortress", "{count} fortresses", n),
    "palace": lambda n: ngettext("{count} palace", "{count} palaces", n),
    "funeral": lambda n: ngettext("{count} funeral", "{count} funerals", n),
    "drought": lambda n: ngettext("{count} drought", "{count} droughts", n),
    "war": lambda n: ngettext("{count} war", "{count} wars", n),
    "unrest": lambda n: ngettext("{count} unrest", "{count} unrest", n),
    "earthquake": lambda n: ngettext("{count} earthquake", "{count} earthquakes", n),
}
"""By the edition's key: a number of such tiles."""


def _civilization() -> str:
    three, four, five = worth.CIVILIZATION_POINTS[3:]
    return _(
        "3, 4 or 5 different kinds are worth {three}, {four} or {five} points; none at all costs"
        " {nothing}. Gone after the epoch."
    ).format(three=three, four=four, five=five, nothing=-worth.CIVILIZATION_POINTS[0])


def _monument() -> str:
    return _("Scores when the game ends: for different kinds, and for 3 or more alike.")


def _god() -> str:
    return ngettext(
        "Spend it on your turn to take a tile from the track, or keep it for {count} point.",
        "Spend it on your turn to take a tile from the track, or keep it for {count} points.",
        worth.GOD_POINTS,
    )


def _gold() -> str:
    return ngettext(
        "Worth {count} point at the end of the epoch, and then gone.",
        "Worth {count} points at the end of the epoch, and then gone.",
        worth.GOLD_POINTS,
    )


def _pharaoh() -> str:
    return _(
        "In each epoch, having the most brings {most} points, having the fewest costs {fewest}."
        " They stay."
    ).format(most=worth.PHARAOHS_MOST, fewest=-worth.PHARAOHS_FEWEST)


def _funeral() -> str:
    return ngettext(
        "Whoever gets it loses up to {count} pharaoh.",
        "Whoever gets it loses up to {count} pharaohs.",
        DISASTER_TAKES,
    )


def _drought() -> str:
    return ngettext(
        "Whoever gets it loses up to {count} flood, or Nile if there are not enough floods.",
        "Whoever gets it loses up to {count} floods, or Nile if there are not enough floods.",
        DISASTER_TAKES,
    )


def _upheaval() -> str:
    return ngettext(
        "Whoever gets it loses up to {count} civilization tile of their choice.",
        "Whoever gets it loses up to {count} civilization tiles of their choice.",
        DISASTER_TAKES,
    )


def _earthquake() -> str:
    return ngettext(
        "Whoever gets it loses up to {count} monument of their choice.",
        "Whoever gets it loses up to {count} monuments of their choice.",
        DISASTER_TAKES,
    )


_PURPOSES: dict[str, Callable[[], str]] = {
    "ra": lambda: _(
        "Starts an auction at once; the last Ra on the Ra track ends the epoch, without an auction."
    ),
    "god": _god,
    "gold": _gold,
    "pharaoh": _pharaoh,
    "nile": lambda: _("Worth a point in each epoch in which you have a flood. It stays."),
    "flood": lambda: _("Worth a point, and makes your Nile count. Gone after the epoch."),
    "funeral": _funeral,
    "drought": _drought,
    "war": _upheaval,
    "unrest": _upheaval,
    "earthquake": _earthquake,
    **{tile.name.lower(): _civilization for tile in CIVILIZATIONS},
    **{tile.name.lower(): _monument for tile in MONUMENTS},
    "fortress": _monument,
    "palace": _monument,
}
"""By the edition's key: a sentence on what the tile does for its owner."""

FAMILIES: dict[str, Callable[[], str]] = {
    "ra": lambda: _("Ra"),
    "god": lambda: _("Gods"),
    "gold": lambda: _("Gold"),
    "pharaoh": lambda: _("Pharaohs"),
    "river": lambda: _("Nile and floods"),
    "civilization": lambda: _("Civilization"),
    "monument": lambda: _("Monuments"),
    "disaster": lambda: _("Disasters"),
}
"""Names of the families of tiles."""


def tile_name(tile: Tile, edition: Edition) -> str:
    """The tile's label: Step pyramid."""
    return _NAMES[edition.tile_names[tile]]()


def one_tile(tile: Tile, edition: Edition) -> str:
    """One such tile within a sentence: a step pyramid."""
    return _ONE[edition.tile_names[tile]]()


def many_tiles(tile: Tile, count: int, edition: Edition) -> str:
    """A number of such tiles: 3 step pyramids."""
    return _MANY[edition.tile_names[tile]](count)


def purpose(tile: Tile, edition: Edition) -> str:
    """A sentence on what the tile does for its owner."""
    return _PURPOSES[edition.tile_names[tile]]()


def listed(tiles: Iterable[Tile], edition: Edition) -> str:
    """Tiles by kind: 2 pharaohs, a flood and an earthquake. Empty if there are none."""
    counts = Counter(tiles)
    return all_of([_some(tile, counts[tile], edition) for tile in sorted(counts)])


def listed_counts(counts: Sequence[int], edition: Edition) -> str:
    """The same from counts by Tile."""
    return all_of([_some(tile, counts[tile], edition) for tile in TILES if counts[tile]])


def _some(tile: Tile, count: int, edition: Edition) -> str:
    return one_tile(tile, edition) if count == 1 else many_tiles(tile, count, edition)
