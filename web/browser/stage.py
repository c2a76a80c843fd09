"""A place for a page within any document, isolated from everything else in it."""

from __future__ import annotations

from typing import Any

from pyscript.js_modules import stage as _stage


async def stage(host: Any) -> Any:
    """An element to make a page in: it is in the shadow tree of `host`, with our styles and
    pictures, so that neither ids nor styles get in or out."""
    return await _stage.stage(host)
