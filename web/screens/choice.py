"""A choice of the decision: a large button that says what it does and what follows."""

from __future__ import annotations

from htpy import Element, Node, button, kbd, span

from web.screens.parts import on


def choice(
    message: str,
    title: str,
    words: str,
    *,
    key: str = "",
    sign: Node = None,
    classes: str = "",
    focus: str | None = None,
    disabled: bool = False,
) -> Element:
    """A large button: what it does, and in small what follows from it."""
    return button(
        on(message),
        class_=f"button choice {classes}".strip(),
        # A name of its own: another control must not inherit the focus.
        id=f"do-{message.replace(' ', '-')}",
        type="button",
        data_focus=focus,
        disabled=disabled,
    )[
        sign,
        span(".choice__text")[
            span(".choice__title")[title, kbd(".key", aria_hidden="true")[key] if key else None],
            " ",
            span(".choice__words")[words],
        ],
    ]
