"""Deeds as text: what a `data-on-…` attribute of the HTML holds, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, get_args

from web.messages import Deed, File
from web.panel import Panel


def _files(found: object) -> tuple[File, ...]:
    files = found if isinstance(found, list) else []
    return tuple(
        File(str(one.get("name", "")), one.get("text"), one.get("codings") or {}) for one in files
    )


_READ: dict[str, Callable[[Any], Any]] = {
    "str": str,
    "int": int,
    "int | None": int,
    "bool": bool,
    "Panel": Panel,
    "tuple[File, ...]": _files,
}
"""By a field's type, as it is written above: how it is read."""


@cache
def _deeds() -> dict[str, type[Any]]:
    return {name_of(kind): kind for kind in get_args(Deed)}


def name_of(kind: type[Any]) -> str:
    """What a deed is called in the HTML: TurnBoard is turn-board."""
    letters = (f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)
    return "".join(letters).lstrip("-")


@lru_cache(maxsize=2048)
def written(deed: Deed) -> str:
    """The text of a `data-on-…` attribute: the deed's name, and its positional fields."""
    kind = type(deed)
    parts = (getattr(deed, name) for name in kind.__match_args__)
    texts = (part.value if isinstance(part, Panel) else part for part in parts)
    return " ".join([name_of(kind), *(str(text) for text in texts if text not in (None, ""))])


def parse(text: str, carried: Mapping[str, Any] | None = None) -> Deed:
    """The deed that an attribute's text names; `carried`: what the event carried, by field.

    ValueError if the text is not one that `written` makes, or a field has the wrong type.
    """
    name, _, rest = text.partition(" ")
    kind = _deeds().get(name)
    if kind is None:
        raise ValueError(f"nothing that can be done is called {name!r}")
    places = kind.__match_args__
    parts = rest.split(" ", len(places) - 1) if rest else []
    if len(parts) > len(places):
        raise ValueError(f"{name} has no {rest!r}")
    fields = dict(zip(places, parts, strict=False))
    for place in kind.__dataclass_fields__:
        if place not in places and (found := (carried or {}).get(place)) is not None:
            fields[place] = found
    types = kind.__annotations__
    try:
        deed: Deed = kind(**{place: _READ[types[place]](found) for place, found in fields.items()})
    except TypeError as error:
        raise ValueError(f"{text!r} says too little") from error
    return deed
