"""What each message does to the page: the next model, and what is to be done outside it."""

from __future__ import annotations

from collections.abc import Mapping

from web import keys
from web.draft import Draft
from web.effects import Stop
from web.messages import Message
from web.model import Model, Notice
from web.play import Play
from web.saved_games import Saved, Shelf
from web.settings import Settings
from web.updates import drafting as draft_
from web.updates import hints as hint
from web.updates import keeping as shelf
from web.updates import looking_back as history
from web.updates import panels, sharing, site
from web.updates import playing as table
from web.updates.going_on import Next, Update

UPDATES: dict[str, Update] = {
    **table.UPDATES,
    **hint.UPDATES,
    **history.UPDATES,
    **shelf.UPDATES,
    **draft_.UPDATES,
    **sharing.UPDATES,
    **panels.UPDATES,
    **site.UPDATES,
}
"""By the name of the message."""


def meant(model: Model, message: Message) -> Message | None:
    """The message itself; for a pressed key, the message it stands for, or None."""
    return keys.message_of(model, message) if message.name == "key" else message


def update(model: Model, message: Message) -> Next:
    """The next model, and effects in the order they are to be done. Total: a message that means
    nothing now changes nothing."""
    handle = UPDATES.get(message.name)
    if handle is None:
        return model, ()
    after, effects = handle(model, message)
    if message.name != "answer" and _abandons(model.play, after.play):
        effects = (Stop(), *effects)
    return after, effects


def _abandons(before: Play | None, after: Play | None) -> bool:
    """Whether somebody thinks about a position that is not on the table any more: the game was
    left, a move was made or taken back."""
    if before is None or not before.thinking:
        return False
    return after is None or after.record != before.record


def first(
    settings: str | None,
    games: Mapping[str, str],
    languages: tuple[str, ...],
    draft: str | None = None,
    *,
    linkable: bool = True,
) -> Model:
    """The model at the start, from what is stored (settings, games by id, the last set-up), what
    the browser prefers, and whether the page's address leads others to it."""
    shelf_ = Shelf()
    for game_id, text in games.items():
        shelf_ = shelf_.plus(Saved.from_json(game_id, text))
    damaged = any(saved.damaged for saved in shelf_.games)
    return Model(
        settings=Settings.from_json(settings),
        browser_languages=languages,
        shelf=shelf_,
        draft=Draft.from_json(draft),
        notice=Notice("damaged games") if damaged else None,
        linkable=linkable,
    )
