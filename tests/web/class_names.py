"""Find the classes that the views write, by reading their code.

Where a class stands in full it is found as it is; where a part of it is worked out (f"tile--{kind}")
it is found as a pattern, and that part must be a word of some string in the code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

CLASS = re.compile(r"[a-z][a-z0-9]*(?:(?:-|--|__)[a-z0-9]+)*")
GAP = "\0"
"""Stands for what is not known before the code runs."""
NAMES = ("class_", "classes")
"""Parameters that take classes."""


@dataclass
class Written:
    """The classes that views may write."""

    literal: set[str] = field(default_factory=set)
    patterns: set[re.Pattern[str]] = field(default_factory=set)
    words: set[str] = field(default_factory=set)

    def may_write(self, name: str) -> bool:
        """Whether a view writes that class, or one of whose parts only the last is known later."""
        if name in self.literal:
            return True
        found = (pattern.fullmatch(name) for pattern in self.patterns)
        return any(match and set(match.groups()) - {""} <= self.words for match in found)

    def add(self, text: str) -> None:
        """Take the classes out of a text in which gaps may be."""
        for name in text.split():
            if GAP not in name:
                assert CLASS.fullmatch(name), name
                self.literal.add(name)
            elif name.strip(GAP):
                parts = (re.escape(part) for part in name.split(GAP))
                self.patterns.add(re.compile("(.*)".join(parts)))


def written(folder: Path) -> Written:
    """All classes in the Python code, the scripts and the page of a folder."""
    found = Written()
    trees = {file: ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("*.py"))}
    takers = dict(_takers(trees.values()))
    for tree in trees.values():
        _read(tree, takers, found)
    for page in (folder.parent / "index.html", *folder.rglob("*.js")):
        text = page.read_text("utf-8") if page.exists() else ""
        for classes in re.findall(r'class="([^"]*)"|classList\.\w+\("([^"]*)"', text):
            found.add(" ".join(classes))
    return found


def _takers(trees: object) -> Iterator[tuple[str, int]]:
    """Functions that take classes by position, and which."""
    assert isinstance(trees, type({}.values()))
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for place, argument in enumerate(node.args.args):
                    if argument.arg in NAMES:
                        yield node.name, place


def _read(tree: ast.Module, takers: dict[str, int], found: Written) -> None:
    functions = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef | ast.Lambda)]
    for scope in [tree, *functions]:
        bound = _bound(scope)
        for node in ast.walk(scope):
            if isinstance(node, ast.Call):
                for value in _given(node, takers):
                    for text in _texts(value, bound):
                        found.add(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.words.update(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", node.value))
            for word in re.findall(r"[a-z0-9]+(?:[-_]+[a-z0-9]+)*", node.value):
                found.words.add(word)


def _given(call: ast.Call, takers: dict[str, int]) -> Iterator[ast.expr]:
    """What a call is given as classes."""
    name = getattr(call.func, "attr", None) or getattr(call.func, "id", "")
    for keyword in call.keywords:
        if keyword.arg in NAMES:
            yield keyword.value
    if (place := takers.get(name)) is not None and place < len(call.args):
        yield call.args[place]
    for text in _texts(call.args[0], {}) if call.args else ():
        if re.match(r"[.#][a-z]", text):
            yield ast.Constant(re.sub(r"#[\w-]+", "", text).replace(".", " "))


def _bound(scope: ast.AST) -> dict[str, list[ast.expr]]:
    """What names stand for in a function, where it says so."""
    bound: dict[str, list[ast.expr]] = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    bound.setdefault(target.id, []).append(node.value)
        elif isinstance(node, ast.AnnAssign | ast.AugAssign) and node.value is not None:
            if isinstance(node.target, ast.Name):
                bound.setdefault(node.target.id, []).append(node.value)
    return bound


def _texts(node: ast.expr, bound: dict[str, list[ast.expr]]) -> Iterator[str]:
    """The texts that an expression may be, with gaps for what is not known."""
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.JoinedStr(parts):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else GAP for part in parts
            )
            for part in parts:
                if isinstance(part, ast.FormattedValue):
                    yield from (one for one in _texts(part.value, bound) if one.startswith(" "))
        case ast.Name(name):
            for value in bound.get(name, []):
                yield from _texts(
                    value, {key: found for key, found in bound.items() if key != name}
                )
        case ast.IfExp(body=body, orelse=orelse):
            yield from _texts(body, bound)
            yield from _texts(orelse, bound)
        case ast.List(elts) | ast.Tuple(elts) | ast.Set(elts) | ast.BoolOp(values=elts):
            for one in elts:
                yield from _texts(one, bound)
        case ast.Dict(keys):
            for key in keys:
                if key is not None:
                    yield from _texts(key, bound)
        case ast.Call(func=ast.Attribute(value=value, attr="strip")):
            yield from _texts(value, bound)
        case ast.Call(func=ast.Attribute(attr="join"), args=[value]):
            yield from _texts(value, bound)
        case ast.Starred(value) | ast.GeneratorExp(elt=value):
            yield from _texts(value, bound)
        case ast.BinOp(left=left, right=right):
            yield from _texts(left, bound)
            yield from _texts(right, bound)
        case _:
            return
