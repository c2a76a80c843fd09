"""The site itself: kept for use without a network, renewed when a new version is there."""

from __future__ import annotations

from dataclasses import replace

from web.effects import Renew
from web.messages import Message
from web.model import Model, Notice, Site
from web.updates.going_on import Next, Update


def site(model: Model, message: Message) -> Next:
    """News of the site, in the words of web/static/offline.js."""
    match message.value:
        case "kept" | "refused":
            return replace(model, site=Site(message.value)), ()
        case "newer":
            return replace(model, newer=True, notice=model.notice or Notice("newer")), ()
        case "replaced":
            return replace(model, newer=True, notice=Notice("renewed elsewhere")), ()
    return model, ()


def renew(model: Model, message: Message) -> Next:
    """Use the new version now: the page starts anew where it is."""
    return model, (Renew(),)


UPDATES: dict[str, Update] = {"site": site, "renew": renew}
