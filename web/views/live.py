"""What a screen reader is told without being asked: the text of the one live region."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ra.auction import events as ev
from web.model import Model
from web.play import Play
from web.views.auction.asking import asked
from web.views.auction.telling import sentences
from web.views.notices import notice_text
from web.words import _


def live(model: Model) -> str:
    """A notice, what has just happened, and what is asked of a person now."""
    said = [] if model.notice is None else [notice_text(model.notice)]
    if model.play is not None:
        said += _play(model, model.play)
    return " ".join(said)


def _play(model: Model, play: Play) -> Iterator[str]:
    if not play.live:
        yield _("Looking back: {count} of {all} actions are done.").format(
            count=play.shown, all=play.count
        )
        events = play.replay.steps[play.shown - 1].events if play.shown else ()
        yield from sentences(events, play)
        return
    yield from sentences(_told_now(play), play)
    if play.trouble:
        yield _("The computer player does not answer. You can ask it again.")
    elif play.waiting:
        yield _("The score sheet is open. The game goes on when you say so.")
    elif play.person_to_act and not _passes_itself(model, play):
        state: Any = play.state
        yield asked(play, state)


def _told_now(play: Play) -> Sequence[Any]:
    """The news: up to the score sheet while it lies open, then from the new epoch on."""
    begins = [isinstance(event, ev.EpochBegan) for event in play.news]
    if not any(begins):
        return play.news
    at = begins.index(True)
    return play.news[:at] if play.waiting else play.news[at:]


def _passes_itself(model: Model, play: Play) -> bool:
    return model.settings.automatic_pass and play.desk.automatic(play.state) is not None
