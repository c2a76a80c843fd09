"""What a person can do, as the HTML has it: what is written is read again, and nothing else is."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.web.deeds import DEEDS, NEWS, of
from tests.web.driving import Page
from web.deed_text import name_of, parse, written
from web.messages import (
    Act,
    Choose,
    Deed,
    File,
    ImportFile,
    Look,
    SeatPlayer,
    StartGame,
    Step,
    TogglePanel,
    TypeAction,
    Unpick,
    WriteTitle,
)
from web.panel import Panel

WORD = st.text("abc123-_é", min_size=1, max_size=8)


def spoken(kind: type[Any]) -> st.SearchStrategy[Any]:
    """A deed as the views have them: the words in the text are single ones, the last may be more;
    what the event carries is as it is when it carries nothing."""
    named = kind.__match_args__
    texts = {name: WORD for name in named if kind.__annotations__[name] == "str"}
    if named and named[-1] in texts:
        texts[named[-1]] = st.lists(WORD, min_size=1, max_size=3).map(" ".join)
    carried = {field.name: st.just(field.default) for field in fields(kind) if field.kw_only}
    return of(kind, **texts, **carried)


@pytest.mark.parametrize("kind", DEEDS, ids=name_of)
@given(st.data())
def test_what_is_written_is_read_again(kind: type[Any], data: st.DataObject) -> None:
    deed: Deed = data.draw(spoken(kind))
    text = written(deed)
    assert parse(text) == deed
    assert text.partition(" ")[0] == name_of(kind)
    assert text == " ".join(text.split())


@pytest.mark.parametrize("kind", DEEDS, ids=name_of)
@given(st.data())
def test_what_the_event_carries_goes_into_its_fields(kind: type[Any], data: st.DataObject) -> None:
    """Text and switches as they are; files are tried below. What the deed has no field for, as
    an event carries more than one needs, is left."""
    deed: Deed = data.draw(spoken(kind))
    types = {"str": st.text(max_size=5), "bool": st.booleans()}
    carried = {
        field.name: data.draw(types[str(field.type)])
        for field in fields(kind)
        if field.kw_only and field.type in types
    }
    told = parse(written(deed), {**carried, "key": "x", "form": {"more": 1}})
    assert told == kind(**{**vars(deed), **carried})


def test_names_are_those_of_the_classes_and_no_two_alike() -> None:
    names = [name_of(kind) for kind in DEEDS]
    assert len(set(names)) == len(names)
    assert (name_of(Act), name_of(TypeAction)) == ("act", "type-action")
    assert len(set(DEEDS + NEWS)) == len(DEEDS) + len(NEWS)


@pytest.mark.parametrize(
    ("text", "deed"),
    [
        ("act b13", Act("b13")),
        ("look 12", Look(12)),
        ("step -1", Step(-1)),
        ("unpick", Unpick()),
        ("unpick 3", Unpick(3)),
        ("toggle-panel log", TogglePanel(Panel.LOG)),
        ("start-game", StartGame()),
        ("start-game Ra hexagon", StartGame("Ra hexagon")),
        ("choose edition", Choose("edition")),
        ("choose start second", Choose("start", "second")),
    ],
)
def test_deeds_as_the_views_write_them(text: str, deed: Deed) -> None:
    assert written(deed) == text
    assert parse(text) == deed


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "lok 1",
        "Look 1",
        "Act d",
        "turn_board",
        "no such message",
        "look",
        "look ",
        "look nonsense",
        "look 1.5",
        "step one",
        "pick x",
        "unpick x",
        "explain a1",
        "show-sheet all",
        "toggle-panel",
        "toggle-panel lgo",
        "toggle-panel LOG",
        "act",
        "open-game",
        "write-title",
        "undo 1",
        "confirm now",
        "name-seat first",
        *(name_of(kind) for kind in NEWS),
    ],
)
def test_a_misspelt_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        parse(text)


@given(st.text())
def test_any_other_text_is_refused_in_no_other_way(text: str) -> None:
    try:
        deed = parse(text)
    except ValueError:
        return
    assert name_of(type(deed)) == text.partition(" ")[0]


def test_a_misspelt_text_does_nothing_to_the_page() -> None:
    page = Page().send("start-game")
    before = page.model
    with pytest.raises(ValueError, match="'no'"):
        page.send("no such message")
    assert page.model == before


def test_what_a_form_or_a_control_carries() -> None:
    assert parse("write-title a1", {"title": "Final"}) == WriteTitle("a1", title="Final")
    assert parse("seat-player 1", {"value": "master"}) == SeatPlayer(1, value="master")
    # What stands in the text is no field of the event's: nobody else's control can change it.
    assert parse("write-title a1", {"game_id": "b2", "title": None}) == WriteTitle("a1")


@pytest.mark.parametrize(
    ("carried", "files"),
    [
        ([{"name": "a.txt", "size": 1, "text": "x"}], (File("a.txt", "x"),)),
        ([{"name": "a.txt", "size": 9e9, "text": None}], (File("a.txt", None),)),
        ([{"name": "a"}, {"text": "x"}], (File("a", None), File("", "x"))),
        ([], ()),
        (None, ()),
        ("a.txt", ()),
    ],
)
def test_files_come_by_name_with_their_text(carried: object, files: tuple[File, ...]) -> None:
    assert parse("import-file", {"files": carried, "data": "y"}) == ImportFile(
        files=files, data="y"
    )
