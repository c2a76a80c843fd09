"""The frame of the decision, and what it has in every game: large buttons, looking back, a computer
that does not answer, the buttons that lead on from a score sheet."""

from __future__ import annotations

import re
from dataclasses import dataclass

from htpy import Element, Node, button, details, div, h2, kbd, p, section, span, summary

from web.deed_text import written
from web.messages import (
    Branch,
    Deed,
    Hurry,
    Look,
    LookNow,
    PlayAgain,
    Proceed,
    Retry,
    ShowSheet,
    Step,
)
from web.model import Model
from web.panel import Panel
from web.play import Play
from web.screens.comment import comment
from web.screens.hint_button import ask_for_hint
from web.screens.parts import icon, on, press
from web.screens.who import who
from web.words import _


def choice(
    deed: Deed,
    title: str,
    words: str,
    *,
    key: str = "",
    sign: Node = None,
    classes: str = "",
    focus: str | None = None,
    back: bool = False,
    disabled: bool = False,
) -> Element:
    """A large button: what it does, and in smaller letters what follows from it."""
    return button(
        on(deed),
        class_=f"button choice {classes}".strip(),
        # An id of its own, so that no other control inherits its focus.
        id=f"do-{written(deed).replace(' ', '-')}",
        type="button",
        data_focus=focus,
        data_back=back and focus is not None,
        disabled=disabled,
    )[
        sign,
        span(".choice__text")[
            span(".choice__title")[title, kbd(".key", aria_hidden="true")[key] if key else None],
            " ",
            span(".choice__words")[words],
        ],
    ]


@dataclass(frozen=True, slots=True)
class Say:
    """What the decision says: a heading, a sentence or two, the controls; `kind` for the styles."""

    kind: str
    title: str
    words: str
    controls: Node = None


def decision_frame(model: Model, play: Play, say: Say, calm: str | None = None) -> Element:
    """What is to be decided, with its controls. `calm`: the focus word (`focus_word`), if the
    heading is to take the focus instead of a control."""
    return section(
        id="decision",
        class_=f"decision card decision--{say.kind}",
        aria_labelledby="decision-title",
    )[
        div(".decision__say")[
            h2("#decision-title.decision__title", tabindex="-1", data_focus=calm or True)[
                say.title
            ],
            p("#decision-words.decision__words")[say.words],
            comment(play.record.comments.get(play.shown)),
        ],
        div(".decision__controls")[say.controls] if say.controls else None,
        ask_for_hint(model, play),
    ]


def focus_word(model: Model, play: Play) -> str | None:
    """A word that each decision has for itself, so that its first control takes the focus when it
    is new; None while the person is busy in a panel, or has a score sheet to read first."""
    reading = play.wait.reading or play.state.to_act is None
    left_alone = (None, Panel.LOG) if reading else (None, Panel.LOG, Panel.SCORES)
    return f"decision-{play.count}" if model.panel in left_alone else None


def trouble(play: Play, focus: str | None) -> Say:
    """What the decision says when the computer to act does not answer."""
    return Say(
        "trouble",
        _("{name} can't answer").format(name=who(play, play.state.to_act or 0)),
        _why(play.wait.trouble),
        [
            press(
                Retry(),
                icon("rotate"),
                _("Try again"),
                id="do-retry",
                classes="button--primary",
                data_focus=f"{focus}-trouble" if focus else False,
            ),
            details(".trouble", id="trouble")[
                summary[_("What went wrong")], p(".small.soft")[play.wait.trouble]
            ],
        ],
    )


def _why(trouble: str) -> str:
    """Why a computer can't answer, as far as the browser's words (in English) tell."""
    if re.search("fetch|network|load|import", trouble, re.IGNORECASE):
        return _(
            "What it thinks with could not be loaded. Your game is safe: once there is a"
            " connection again, let it think again."
        )
    if re.search("Security|origin|sandbox|Worker is not|Worker'", trouble):
        return _(
            "This frame or browser lets no helper run beside the page. Open the page in a window of"
            " its own; your game is safe."
        )
    return _("The computer player has stopped. Your game is safe; let it think again.")


def on_to_decision(play: Play) -> Node:
    """The button that lets computers play on at once; nothing if nobody waits for them."""
    if not play.can_hurry or play.wait.hurry:
        return None
    return press(
        Hurry(),
        icon("last"),
        _("To my next decision"),
        id="do-hurry",
        classes="button--quiet",
    )


def way_on(words: str, sheet: int, focus: str | None) -> Node:
    """The buttons that lead on to what `words` name, or back to the score sheet."""
    return [
        press(
            Proceed(),
            words,
            kbd(".key", aria_hidden="true")["n"],
            id="do-proceed",
            classes="button--primary",
            data_focus=f"{focus}-waiting" if focus else False,
        ),
        _sheet(sheet),
    ]


def way_out(sheet: int, focus: str | None) -> Node:
    """The buttons at the end: a new game, the last score sheet, a look back."""
    return [
        press(
            PlayAgain(),
            _("Play again"),
            id="do-again",
            classes="button--primary",
            data_focus=focus or False,
        ),
        _sheet(sheet),
        press(Look(0), icon("first"), _("Look through the game"), id="do-look"),
    ]


def _sheet(number: int) -> Element:
    return press(ShowSheet(number), icon("chart"), _("Score sheet"), id="do-sheet")


def looking_back(play: Play) -> Say:
    """What the decision says when an earlier moment is shown."""
    if play.look.again:
        return _seeing_again(play)
    return Say(
        "past",
        _("Looking back"),
        _("After {count} of {all} actions").format(count=play.shown, all=play.count),
        [
            div(".steps", role="group", aria_label=_("Step through the game"))[
                _step(Look(0), "first", _("To the start"), play.shown == 0),
                _step(Step(-1), "step-back", _("One step back"), play.shown == 0),
                _step(Step(1), "step-forward", _("One step forward"), False),
                _step(LookNow(), "last", _("Back to now"), False),
            ],
            press(Branch(), icon("play"), _("Play on from here"), id="branch"),
        ],
    )


def _seeing_again(play: Play) -> Say:
    return Say(
        "past",
        _("Once more"),
        _("After {count} of {all} actions").format(count=play.shown, all=play.count),
        press(LookNow(), icon("last"), _("Back to now"), id="end-again"),
    )


def _step(deed: Deed, sign: str, words: str, off: bool) -> Element:
    return press(
        deed,
        icon(sign),
        span(".visually-hidden")[words],
        classes="button--icon",
        id=f"step-{sign}",
        title=words,
        disabled=off,
    )
