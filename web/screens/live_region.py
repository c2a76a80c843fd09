"""What a screen reader is told without being asked: the page's one live region."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, div, p

from web.games import page_of
from web.model import Model
from web.notices import Yours
from web.play import Play
from web.screens.card import card_shown
from web.screens.hint_button import shown_hint
from web.screens.hint_card import hint_text
from web.screens.notice_bar import notice_text
from web.words import _


def live_region(model: Model) -> Element:
    """The region: a notice, and below it what has just happened and what is asked of a person now.

    Each moment has a paragraph of its own, so that the same words are announced again if they come
    again.
    """
    told, play = model.notice, model.play
    return div(
        "#live.visually-hidden",
        role="status",
        aria_live="polite",
        aria_atomic="false",
        data_sounds=None if play is None else " ".join([_moment(play), *_sounds(play)]),
    )[
        None
        if told is None
        else p(id=f"told-{type(told).__name__}")[notice_text(told, model.play)],
        None if play is None else p(id=_moment(play))[" ".join(_news(model, play))],
        _hint(model, play),
        _card(play),
    ]


def _card(play: Play | None) -> Node:
    shown = card_shown(play) if play is not None else None
    return None if play is None or shown is None else p(id=f"card-{play.look.card}")[shown.text]


def _hint(model: Model, play: Play | None) -> Node:
    shown = shown_hint(model)
    if play is None or shown is None:
        return None
    state = "thinking" if shown.question else "failed" if shown.trouble else "come"
    return p(id=f"hint-{play.count}-{state}")[hint_text(play, shown)]


def _moment(play: Play) -> str:
    state = "sheet" if play.wait.reading else "now" if play.live else "then"
    return f"news-{play.shown}-{state}"


def _sounds(play: Play) -> Iterator[str]:
    """What is heard of the news; last, that it is a person's turn again after a computer's."""
    if not play.live:
        return
    page = page_of(play)
    sounds = page.sounds()
    yield from (sounds[type(event)] for event in page.told_now(play) if type(event) in sounds)
    if play.person_to_act and play.count and play.look.news:
        last = play.replay.steps[-1].seat
        if last not in play.persons:
            yield "turn"


def _news(model: Model, play: Play) -> Iterator[str]:
    page = page_of(play)
    if not play.live:
        if not play.look.again:
            yield _("Looking back: after {count} of {all} actions.").format(
                count=play.shown, all=play.count
            )
        events = play.shown_events
        yield from page.sentences(events, play)
        return
    told = model.notice.events if isinstance(model.notice, Yours) else ()
    yield from page.sentences([one for one in page.told_now(play) if one not in told], play)
    if play.wait.trouble:
        yield _("The computer player is not answering. You can ask it again.")
    elif play.wait.reading:
        yield _("The score sheet is open. The game goes on when you are ready.")
    elif play.person_to_act and not _passes_itself(model, play):
        yield page.prompt(play, play.state)


def _passes_itself(model: Model, play: Play) -> bool:
    return model.settings.automatic_pass and page_of(play).automatic(play.state) is not None
