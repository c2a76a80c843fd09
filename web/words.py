"""The page's language: every string a person sees passes through here.

`use(language)` sets it for all that follows; the loop calls it before each view.
"""

from __future__ import annotations

import gettext as _gettext
import io
import pkgutil
from collections.abc import Sequence
from functools import cache

_SOURCE = "en"
_current: _gettext.NullTranslations = _gettext.NullTranslations()


@cache
def _translations(language: str) -> _gettext.NullTranslations:
    if language == _SOURCE:
        return _gettext.NullTranslations()
    catalogue = pkgutil.get_data("web", f"locale/{language}/LC_MESSAGES/ra.mo")
    return _gettext.GNUTranslations(io.BytesIO(catalogue or b""))


def use(language: str) -> None:
    """Speak `language` from now on: en, fr or ru."""
    global _current
    _current = _translations(language)


def _(text: str) -> str:
    """The text in the current language."""
    return _current.gettext(text)


def ngettext(one: str, many: str, count: int, **fields: object) -> str:
    """The text for `count` things, in the current language, with {count} and `fields` filled in."""
    return _current.ngettext(one, many, count).format(count=count, **fields)


def pgettext(context: str, text: str) -> str:
    """The text in the current language, where the same English word means different things."""
    return _current.pgettext(context, text)


def all_of(items: Sequence[str]) -> str:
    """The items as a list with "and": one, two and three."""
    return _listed(items, pgettext("the end of a list", "{items} and {last}"))


def any_of(items: Sequence[str]) -> str:
    """The items as a list with "or": one, two or three."""
    return _listed(items, pgettext("the end of a list", "{items} or {last}"))


def _listed(items: Sequence[str], pattern: str) -> str:
    if len(items) < 2:
        return "".join(items)
    comma = pgettext("between the items of a list", ", ")
    return pattern.format(items=comma.join(items[:-1]), last=items[-1])
