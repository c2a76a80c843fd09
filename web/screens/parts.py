"""Small pieces that all views are made of: pictures, buttons, what a click means."""

from __future__ import annotations

from htpy import Element, Node, button, svg, use

from web.deed_text import written
from web.messages import Deed


def picture(name: str, classes: str = "") -> Element:
    """A symbol of the sprite, which pictures.js puts into the page.

    Decoration, so it needs words beside it.
    """
    return svg(class_=f"picture {classes}".strip(), aria_hidden="true")[
        use(href=f"#picture-{name}")
    ]


def icon(name: str) -> Element:
    """An interface icon; `name` is without the prefix i-."""
    return picture(f"i-{name}", "icon")


def on(deed: Deed, kind: str = "click") -> dict[str, str]:
    """The attribute that makes an event of this kind on the element do the deed."""
    return {f"data-on-{kind}": written(deed)}


def press(deed: Deed, *content: Node, classes: str = "", **attributes: str | bool) -> Element:
    """A button that does something."""
    classes = f"button {classes}".strip()
    return button(on(deed), class_=classes, type="button", **attributes)[content]
