"""Form controls that several screens share: choices in a row or on cards, switches."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, Node, VoidElement, div, fieldset, label, legend, span
from htpy import input as input_

from web.messages import Deed
from web.screens.parts import icon, on


def radio(group: str, value: str, checked: bool, deed: Deed) -> VoidElement:
    """A radio button that does `deed` with its value; ids are `group`-`value`."""
    return input_(
        on(deed, "change"),
        id=f"{group}-{value}".replace(" ", "-"),
        type="radio",
        name=group,
        value=value,
        checked=checked,
    )


def group(title: str, *content: Node) -> Element:
    """Controls that belong together, under a title."""
    return fieldset[legend(".setup__legend")[title], content]


def band(
    group: str, title: Node, chosen: str, deed: Deed, options: Iterable[tuple[str, Node]]
) -> Element:
    """A few short choices in a row, of which one is chosen; `options` are values and contents."""
    return fieldset(".band")[
        title,
        div(".choices")[
            (
                label[radio(group, value, value == chosen, deed), content]
                for value, content in options
            )
        ],
    ]


def cards(
    name: str, title: str, deed: Deed, chosen: str, options: Iterable[tuple[str, str, str]]
) -> Element:
    """A few choices that need words, of which one is chosen; each of `options` is a value, what it
    is called, and what it means."""
    shown = (
        label(".setup__edition")[
            radio(name, value, value == chosen, deed),
            span(".setup__edition-name")[called, icon("check")],
            span(".setup__edition-words")[words],
        ]
        for value, called, words in options
    )
    return group(title, div(".setup__editions")[shown])


def switch(ident: str, checked: bool, deed: Deed, name: str, words: str) -> Element:
    """A switch that is on or off, with its name and what it means."""
    return label(".switch")[
        input_(
            on(deed, "change"),
            id=ident,
            class_="switch__input",
            type="checkbox",
            role="switch",
            checked=checked,
            aria_describedby=f"{ident}-words",
            aria_labelledby=f"{ident}-name",
        ),
        span(".switch__track", aria_hidden="true"),
        span(".switch__text")[
            span(".switch__name", id=f"{ident}-name")[name],
            span(".switch__words", id=f"{ident}-words")[words],
        ],
    ]
