"""The keys of the auction game's table, and what help says of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from web.keys import DIGITS
from web.messages import Act, Confirm, Deed, Hurry
from web.words import _

KEYS: dict[str, Deed] = {
    "d": Act("d"),
    "i": Act("i"),
    "p": Act("p"),
    "e": Act("s"),
    "c": Confirm(),
    "f": Hurry(),
}


def key_words() -> Mapping[Deed, str]:
    """What help says about each thing that the keys do."""
    return {
        Act("d"): _("Draw a tile"),
        Act("i"): _("Invoke Ra"),
        Act("p"): _("Pass"),
        Act("s"): _("Spend no more gods"),
        Hurry(): _("Let the computers play on to your next decision at once"),
        Confirm(): _("Take or give up the tiles you chose"),
    }


def more_keys() -> Iterable[tuple[str, str]]:
    """Digits, which lead to bids."""
    keys = _("{first} to {last}").format(first=DIGITS[0], last=DIGITS[-1])
    yield keys, _("Go to the sun with this number, or that begins with this digit; Enter bids it")
