"""What a game shows of itself: the views that differ from game to game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from htpy import Element, Node

from web.model import Model
from web.play import Play
from web.screens.log_entry import Entry

Words = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Face:
    """One game's face.

    On the first screen: `name`; `title`, as the poster has it; `lead`, what it is about; `scene`,
    its picture; `agreed`, what a click on Play starts besides who plays; `choices`, the controls of
    its set-up before the seats; `options`, its switches; `chair`, what a seat is told apart by, by
    its number from 0; `level`, how a computer's level plays; `seated`, what is to be said of those
    who sit there, or nothing.

    At the table: `table`, which is given the hint; `sentences` for events; `told`, the events to
    tell now; `asked`, what a position asks of whoever acts; `thing`, what a notice says of a thing;
    `entry`, what the log tells of an action, and for 0 how it all began; `part`, what a part of the
    game is called, by its number; `scores`; `description`; `onward`, what leads on from a score
    sheet; `shared`, what a record gives away.

    Of help: `primer`, the game explained; `meanings`, what its own keys do, by their messages;
    `ways`, what further keys do. Of hints: `action`, that of an option; `advised`, an action as a
    heading; `reasons` in sentences; `judgement`, the figures.
    """

    name: Words
    title: Callable[[], Node]
    lead: Words
    scene: Callable[[], Node]
    agreed: Callable[[Any], Sequence[str]]
    choices: Callable[[Any], Node]
    options: Callable[[Any], Sequence[Element]]
    chair: Callable[[int], Node]
    level: Callable[[str], str]
    seated: Callable[[Any], str]

    table: Callable[[Model, Node], Element]
    sentences: Callable[[Sequence[Any], Play], list[str]]
    told: Callable[[Play], Sequence[Any]]
    asked: Callable[[Play, Any], str]
    thing: Callable[[Mapping[str, Any]], str]
    entry: Callable[[Play, int], Entry]
    part: Callable[[int], str]
    scores: Callable[[Play], Element]
    description: Callable[[Play], Element]
    onward: Callable[[Play], str]
    shared: Words

    primer: Callable[[Model], Element]
    meanings: Mapping[str, Words]
    ways: Callable[[], Iterable[tuple[str, str]]]

    action: Callable[[Any], Any]
    advised: Callable[[Play, Any], str]
    reasons: Callable[[Play, Sequence[Any]], list[str]]
    judgement: Callable[[Play, Sequence[Any]], Node]
