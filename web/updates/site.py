"""The site itself: kept for use without a network, renewed when a new version is there."""

from __future__ import annotations

from dataclasses import replace

from web.effects import Renew
from web.model import Model, Site
from web.notices import NewVersion, RenewedElsewhere
from web.updates.going_on import Next


def site_found(model: Model, site: Site) -> Next:
    """It is known now whether the browser keeps the site."""
    return replace(model, site=site), ()


def version_waits(model: Model) -> Next:
    """A new version is waiting; a notice that is shown already stays."""
    return replace(model, newer=True, notice=model.notice or NewVersion()), ()


def version_replaced(model: Model) -> Next:
    """A new version is used in another tab."""
    return replace(model, newer=True, notice=RenewedElsewhere()), ()


def use_new_version(model: Model) -> Next:
    """Use the new version now: the page restarts where it is."""
    return model, (Renew(),)
