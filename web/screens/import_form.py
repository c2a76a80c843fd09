"""The form that opens a game from outside: a text or link that is pasted, a file, or a drop."""

from __future__ import annotations

from htpy import Element, button, div, form, label, p, span, textarea
from htpy import input as input_

from web.messages import ImportFile, ImportText, LeaveImport
from web.model import Model
from web.screens.parts import icon, on
from web.words import _


def import_form(model: Model, place: str) -> Element:
    """The form, on which a file can be dropped too; `place` makes its ids differ from those of
    another such form on the page."""
    return div(".importing", on(ImportFile(), "drop"), id=f"{place}-import")[
        form(".stack.stack--tight", on(ImportText(), "submit"))[
            div(".field")[
                label(for_=f"{place}-text")[_("The game's text, a link to it, or a position")],
                textarea(
                    on(LeaveImport(), "change"),
                    id=f"{place}-text",
                    name="text",
                    rows="4",
                    spellcheck="false",
                    autocomplete="off",
                    aria_describedby=f"{place}-import-words",
                )[model.pasted],
            ],
            div(".row.row--tight")[
                button(".button", type="submit")[icon("paste"), _("Open it")],
                label(".button.button--file", for_=f"{place}-file")[
                    icon("upload"),
                    span[_("Choose a file")],
                    input_(
                        on(ImportFile(), "change"),
                        id=f"{place}-file",
                        class_="button--file__input",
                        type="file",
                        accept=".txt,text/plain",
                    ),
                ],
            ],
        ],
        p(".soft.small", id=f"{place}-import-words")[
            _("Paste what a friend sent you, or drop a file here. Your own games stay as they are.")
        ],
    ]
