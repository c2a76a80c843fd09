"""Actions in words: a field to type one, and whatever buttons a game puts beside it. They take room
only when they are wanted: a button opens them, and so does a key with which an action can begin.
"""

from __future__ import annotations

from htpy import Element, Node, button, div, form, label, span
from htpy import input as input_

from web.messages import ToggleWords, TypeAction
from web.model import Model
from web.play import Play
from web.screens.parts import icon, on, press
from web.words import _


def words_button(model: Model, title: str) -> Element:
    """The button that opens and closes them."""
    return press(
        ToggleWords(),
        icon("edit"),
        span[title],
        id="words",
        classes="button--quiet words-button",
        aria_expanded="true" if model.in_words else "false",
    )


def in_words(
    model: Model, play: Play, focus: str | None, sample: str, send: str, more: Node = None
) -> Node:
    """The field, with `sample` as what it may look like and `send` on its button, and `more`; None
    while they are closed. Once something was typed, the field keeps the focus from turn to turn."""
    if not model.in_words:
        return None
    look, place = play.look, f"move-{play.count}"
    return div(".in-words")[
        form(".typing", on(TypeAction(), "submit"))[
            label(".visually-hidden", for_=place)[_("Type an action")],
            input_(
                id=place,
                class_="typing__field",
                name="action",
                type="text",
                placeholder=sample,
                value=look.begun or None,
                autocomplete="off",
                autocapitalize="off",
                spellcheck="false",
                data_focus=f"{focus}-typing-{look.typing}" if focus and look.typing else False,
                data_back=bool(look.typing),
            ),
            button(".button.button--small", type="submit")[send],
        ],
        more,
    ]
