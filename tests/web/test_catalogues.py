"""The translations: all that the page says is in every catalogue, whole, and nothing else is.

What is marked for translation is found as `make catalogues` finds it, but without writing a file.
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = sorted(path.parent.parent.name for path in WEB.glob("locale/*/LC_MESSAGES/ra.po"))
COUNTS = range(1000)

every_language = pytest.mark.parametrize("language", LANGUAGES)

Key = tuple[str, ...]
"""What a message is known by: its context or "", its text, and the text for many if it has one."""


@cache
def source() -> dict[Key, Message]:
    """The messages of the code."""
    found = Catalog()
    for _file, _line, text, _comments, context in extract_from_dir(WEB):
        found.add(text, context=context)
    return {key(message): message for message in found if message.id}


@cache
def catalogue(language: str) -> Catalog:
    with (WEB / "locale" / language / "LC_MESSAGES" / "ra.po").open("rb") as text:
        return read_po(text, locale=language)


def key(message: Message) -> Key:
    return (message.context or "", *texts(message.id))


def texts(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """A text, or its plural forms, as a tuple."""
    return (text,) if isinstance(text, str) else tuple(text or ())


def messages(language: str) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What the code says, with what the language says for it."""
    for message in catalogue(language):
        if message.id:
            yield texts(message.id), texts(message.string)


def shown(language: str) -> Iterator[str]:
    """All that a language says, before Python runs as well."""
    for _ids, told in messages(language):
        yield from told
    start = (WEB / "static" / "boot.js").read_text("utf-8")
    texts_of_start = re.search(rf"\n    {language}: \{{\n(.*?)\n    \}}", start, re.DOTALL)
    assert texts_of_start
    yield from re.findall(r'"([^"]*)"', texts_of_start[1])


def fields(text: str) -> list[str]:
    """The placeholders of a text, and braces that belong to none, sorted."""
    return sorted(re.findall(r"\{\w*\}|[{}]", text))


def edges(text: str) -> tuple[str, str]:
    """The white space before and after a text."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def test_there_are_french_and_russian() -> None:
    assert {"fr", "ru"} <= set(LANGUAGES)


@every_language
def test_a_catalogue_holds_what_the_page_says_and_nothing_else(language: str) -> None:
    held = {key(message) for message in catalogue(language) if message.id}
    assert held == set(source())
    assert not catalogue(language).obsolete


@every_language
def test_everything_is_translated(language: str) -> None:
    untold = [ids for ids, told in messages(language) if not told or not all(told)]
    assert untold == []
    assert [message.id for message in catalogue(language) if message.id and message.fuzzy] == []


@every_language
def test_placeholders_are_those_of_the_source(language: str) -> None:
    for ids, told in messages(language):
        assert fields(told[-1]) == fields(ids[-1]), told
        for form in told[:-1]:
            # "The next Ra" needs no number, whatever the other forms say.
            assert fields(form) in [fields(one) for one in ids], form


@every_language
def test_texts_begin_and_end_as_in_the_source(language: str) -> None:
    for ids, told in messages(language):
        assert {edges(form) for form in told} == {edges(ids[0])}, told


@every_language
def test_there_is_a_form_for_every_number(language: str) -> None:
    forms = catalogue(language).num_plurals
    for ids, told in messages(language):
        assert len(told) == (forms if len(ids) > 1 else 1), told


@every_language
def test_numbers_share_a_form_as_the_language_has_it(language: str) -> None:
    """The catalogue's own rule picks the forms as the Unicode data on languages does."""
    binary = BytesIO()
    write_mo(binary, catalogue(language))
    binary.seek(0)
    plural = gettext.GNUTranslations(binary).plural  # type: ignore[attr-defined]
    category = Locale.parse(language).plural_form
    pairs = {(plural(count), category(count)) for count in COUNTS}
    assert len(pairs) == len({form for form, _ in pairs}) == len({name for _, name in pairs})


@every_language
def test_the_head_of_a_catalogue_is_filled_in(language: str) -> None:
    path = WEB / "locale" / language / "LC_MESSAGES" / "ra.po"
    head = path.read_text("utf-8").partition("\n\n")[0]
    assert not re.search(r"EMAIL|FIRST AUTHOR|FULL NAME|ORGANIZATION|li\.org", head)


NUMBERED = {
    "fr": "action|case|colonne|époque|joueur|ligne|manche|numéro|partie|place|soleil",
    "ru": r"диск\w*|игрок\w*|мест\w+|номер\w*|парти\w+|столб\w+|строк\w+|эпох\w*",
}
"""What has a number, so that "joueur 2" and «партия 3» are names."""

LOOSE_DASH = re.compile(r". [–—]")


def loose_number(language: str) -> re.Pattern[str]:
    """A plain space before a number that says which one is meant, not how many."""
    placed = r"[^\s,;:.(–—] \{(?:epoch|number|seat|line|column|sun|sun_won|won|high)\}"
    typed = rf"\b(?i:{NUMBERED[language]}) \d|\b(?i:action) \{{count\}}"
    return re.compile(rf"{placed}|{typed}|\}} \{{points\}}")


def test_french_is_set_as_in_print() -> None:
    """Narrow no-break spaces before ; : ! ? % and inside « », and no typewriter's apostrophe."""
    for text in shown("fr"):
        assert not re.search(r"['“”]", text), text
        assert not re.search(r"[ \u00a0][;:!?%»]|«[^\u202f]|[^\u202f][;!?%»]", text), text
        assert not re.search(r"[^\u202f]:(?=\s|$)", text), text


@every_language
def test_no_line_begins_with_a_dash(language: str) -> None:
    assert [text for text in shown(language) if LOOSE_DASH.search(text)] == []


@every_language
def test_a_name_and_its_number_stay_on_one_line(language: str) -> None:
    assert [text for text in shown(language) if loose_number(language).search(text)] == []


@pytest.mark.parametrize(
    "text", ["Le joueur 2 a", "Époque {epoch}", "le {sun} que", "{name} {points}"]
)
def test_what_would_part_a_name_from_its_number_is_found(text: str) -> None:
    assert loose_number("fr").search(text)
    assert not loose_number("fr").search(text.replace(" ", "\u00a0"))
