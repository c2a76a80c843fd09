"""The style sheets are of one cast: sizes and colours are tokens, widths are few, each sheet
belongs to a view, and no class is styled that no view writes, or written that no sheet styles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import tinycss2.color4

from tests.web.class_names import Written, written
from tests.web.style_sheets import Declaration, Rule, Token, rules
from tools.styles import WEB, sheets

WIDTHS = ("22.5rem", "30rem", "37.5rem", "68.75rem", "87.5rem")
HEIGHTS = ("31.25em", "50em", "70em")

HOOKS = {
    "hint__what": "what is advised, for e2e/test_hint.py",
    "worths": "the tiles' worths in a hint, for e2e/test_hint.py",
}
"""Classes without a style, and what they are for."""
HOOK_PATTERNS = {"hint--come": "whether a hint has come, for e2e/test_hint.py"}

HAIRLINES = re.compile("border|outline|stroke|text-decoration")
"""Properties of lines, whose widths are pixels."""
SPACING = re.compile("(row-|column-)?gap|(scroll-)?(padding|margin)|inset|top|right|bottom|left")
SIZES = re.compile("width|height|--(tile|sun|pawn)-size")
NO_COLOURS = ("transparent", "currentcolor")


@pytest.fixture(scope="module")
def every_rule() -> list[Rule]:
    return rules()


@pytest.fixture(scope="module")
def classes() -> Written:
    return written(WEB)


def test_every_sheet_has_its_layer_and_its_view() -> None:
    placed = [sheet for _, sheet in sheets()]
    assert sorted(placed) == sorted({*WEB.rglob("*.css")} - {WEB / "static" / "boot.css"})
    for layer, sheet in sheets():
        if layer in ("screens", "games"):
            assert sheet.with_suffix(".py").exists(), sheet
        assert len(sheet.read_text("utf-8").splitlines()) < 400, sheet


def colours(declaration: Declaration) -> Iterator[Token]:
    """The colours that a declaration spells out."""
    for token in declaration.tokens():
        if token.type in ("hash", "ident", "function"):
            name = getattr(token, "lower_value", "") or getattr(token, "lower_name", "")
            if name not in NO_COLOURS and (
                name == "light-dark" or tinycss2.color4.parse_color(token) is not None
            ):
                yield token


def lengths(declaration: Declaration, units: tuple[str, ...]) -> list[str]:
    """The lengths in these units that a declaration spells out; % is one too."""
    found = []
    for token in declaration.tokens():
        unit = token.lower_unit if token.type == "dimension" else "%"
        if token.type in ("dimension", "percentage") and unit in units:
            found.append(f"{token.representation}{unit}")
    return found


def test_colours_are_tokens(every_rule: list[Rule]) -> None:
    literal = [
        f"{rule} {{ {declaration} }}"
        for rule in every_rule
        if rule.layer != "tokens"
        for declaration in rule.declarations
        if any(colours(declaration))
    ]
    assert literal == []


def literal_length(name: str, declaration: Declaration) -> bool:
    """Whether a length stands where a token should."""
    any_unit = ("px", "rem", "em", "%", "cqi", "cqw", "cqh", "vw", "vh", "dvh")
    if name.startswith("font") or name.endswith(("radius", "shadow")):
        return bool(lengths(declaration, any_unit))
    if SPACING.match(name) or SIZES.fullmatch(name):
        return bool(set(lengths(declaration, ("px", "rem"))) - {"1px"})
    if HAIRLINES.match(name):
        return bool(lengths(declaration, ("rem",)))
    return bool(set(lengths(declaration, ("px",))) - {"1px"})


def test_lengths_are_tokens(every_rule: list[Rule]) -> None:
    """Letters, radii, shadows, distances and sizes; no other length is in pixels, but for lines.
    What only bounds a size may be as many letters (rem, em) as it needs."""
    literal = [
        f"{rule} {{ {declaration} }}"
        for rule in every_rule
        if rule.layer != "tokens"
        for declaration in rule.declarations
        if literal_length(declaration.name, declaration)
    ]
    assert literal == []


def test_every_token_is_there_and_used(every_rule: list[Rule]) -> None:
    said = [declaration for rule in every_rule for declaration in rule.declarations]
    defined = {one.name for one in said if one.name.startswith("--")}
    used = {
        token.value
        for declaration in said
        for token in declaration.tokens()
        if token.type == "ident" and token.value.startswith("--")
    }
    used |= set(re.findall(r"var\((--[\w-]+)", (WEB / "static" / "sprite.svg").read_text("utf-8")))
    assert used - defined == set()
    assert defined - used == set()


def test_few_widths(every_rule: list[Rule]) -> None:
    """Widths are asked of the container, in rem; only heights and shapes of the window."""
    asked = {condition for rule in every_rule for condition in rule.conditions}
    containers = " ".join(one for one in asked if one.startswith("@container"))
    media = " ".join(one for one in asked if one.startswith("@media"))
    assert set(re.findall(r"[\d.]+[a-z]+", containers)) == set(WIDTHS)
    assert set(re.findall(r"[\d.]+[a-z]+", media)) == set(HEIGHTS)
    assert "width" not in media
    assert "height" not in containers


def test_themes_are_of_any_element(every_rule: list[Rule]) -> None:
    """So that two of them can stand in one document, or in a shadow tree."""
    for rule in every_rule:
        selector = tinycss2.serialize(rule.selector)
        assert not re.search(r"(:root|html)\W*\[data-", selector), selector
        if ":root" in selector:
            assert ":host" in selector, selector


def test_every_style_is_of_a_class_that_is_written(
    every_rule: list[Rule], classes: Written
) -> None:
    unwritten = {
        f"{rule}: {name}"
        for rule in every_rule
        for name in rule.classes
        if not classes.may_write(name)
    }
    assert unwritten == set()


def test_every_class_written_has_a_style(every_rule: list[Rule], classes: Written) -> None:
    styled = {name for rule in every_rule for name in rule.classes}
    styled |= set(re.findall(r"\.([a-z][\w-]*)", (WEB / "static" / "boot.css").read_text("utf-8")))
    assert classes.literal - styled - set(HOOKS) == set()
    assert set(HOOKS) - (classes.literal - styled) == set()
    known = styled | set(HOOK_PATTERNS)
    assert [one for one in classes.patterns if not any(map(one.fullmatch, known))] == []


def test_a_game_s_styles_are_its_own(every_rule: list[Rule]) -> None:
    """No game's view writes a class that another one's sheets style, unless its own do too."""
    games = sorted(one for one in (WEB / "games").iterdir() if any(one.glob("*.css")))
    styled: dict[Path, set[str]] = {game: set() for game in games}
    common: set[str] = set()
    for rule in every_rule:
        styled.get(rule.sheet.parent, common).update(rule.classes)
    for game in games:
        literal = written(game).literal
        for other in games:
            if other != game:
                assert literal & (styled[other] - styled[game] - common) == set(), game.name
