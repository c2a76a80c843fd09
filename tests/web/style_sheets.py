"""Read the style sheets: their rules, the classes they dress, the conditions they stand under."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tinycss2

from tools.styles import sheets

Token = Any
"""A component value of tinycss2, which has no types."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """What a rule says of one property."""

    name: str
    value: tuple[Token, ...]

    def tokens(self) -> Iterator[Token]:
        """The value's parts, those within functions too."""
        return every(self.value)

    def __str__(self) -> str:
        return f"{self.name}: {tinycss2.serialize(self.value).strip()}"


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: where it stands, under which conditions, for what, and what it says."""

    layer: str
    sheet: Path
    conditions: tuple[str, ...]
    selector: tuple[Token, ...]
    declarations: tuple[Declaration, ...]

    @property
    def classes(self) -> set[str]:
        """All classes that the selector names."""
        tokens = list(every(self.selector))
        pairs = zip(tokens, tokens[1:], strict=False)
        return {after.value for dot, after in pairs if dot == "." and after.type == "ident"}

    def __str__(self) -> str:
        return f"{self.sheet.name}: {tinycss2.serialize(self.selector).strip()}"


def every(tokens: tuple[Token, ...] | list[Token]) -> Iterator[Token]:
    """All tokens, and those within blocks and functions after what opens them."""
    for token in tokens:
        yield token
        yield from every(getattr(token, "arguments", None) or getattr(token, "content", None) or [])


def rules() -> list[Rule]:
    """Every rule of the page's style sheets, in their order."""
    return [rule for layer, sheet in sheets() for rule in read(layer, sheet)]


def read(layer: str, sheet: Path) -> Iterator[Rule]:
    """The rules of one sheet."""
    parsed = tinycss2.parse_stylesheet(sheet.read_text("utf-8"), True, True)
    yield from _within(layer, sheet, parsed, ())


def _within(
    layer: str, sheet: Path, parsed: list[Token], conditions: tuple[str, ...]
) -> Iterator[Rule]:
    for one in parsed:
        if one.type == "at-rule":
            condition = f"@{one.at_keyword} {tinycss2.serialize(one.prelude).strip()}"
            inner = tinycss2.parse_rule_list(one.content, True, True)
            yield from _within(layer, sheet, inner, (*conditions, condition))
        else:
            assert one.type == "qualified-rule", (sheet.name, one.source_line, one)
            said = tinycss2.parse_declaration_list(one.content, True, True)
            for declaration in said:
                assert declaration.type == "declaration", (sheet.name, declaration.source_line)
            declarations = tuple(Declaration(one.name, tuple(one.value)) for one in said)
            yield Rule(layer, sheet, conditions, tuple(one.prelude), declarations)
