"""Keys that do something without the focus being on a control."""

from __future__ import annotations

from web.messages import Message
from web.model import Model, Panel

TABLE_KEYS: dict[str, str] = {
    "n": "proceed",
    "h": "hint",
    "u": "undo",
    "r": "redo",
    "ArrowLeft": "look -1",
    "ArrowRight": "look +1",
    "Home": "look 0",
    "End": "look now",
    "s": f"panel {Panel.SCORES.value}",
    "l": f"panel {Panel.LOG.value}",
    "t": f"panel {Panel.DESCRIPTION.value}",
    "x": f"panel {Panel.SHARE.value}",
    "g": "close",
}
"""By key, the message it stands for at any table; each game has others of its own."""
GENERAL_KEYS: dict[str, str] = {
    "?": f"panel {Panel.HELP.value}",
    ",": f"panel {Panel.SETTINGS.value}",
    "Escape": "escape",
}
"""By key, the message it stands for everywhere."""
DIGITS = "123456789"
"""What a digit goes to, the game's desk says."""


def message_of(model: Model, message: Message) -> Message | None:
    """The message that a pressed key stands for; None if it means nothing here."""
    fields, key = message.fields, _latin(message.value, str(message.fields.get("code", "")))
    if fields.get("ctrl") or fields.get("alt") or fields.get("meta"):
        return None
    if fields.get("field"):
        return Message("escape") if key == "Escape" else None
    text = GENERAL_KEYS.get(key)
    if text is None and model.play is not None:
        key = key.lower() if len(key) == 1 else key
        text = TABLE_KEYS.get(key) or model.play.desk.keys.get(key) or _aim(key)
    return Message.parse(text) if text else None


def _latin(key: str, code: str) -> str:
    """The letter that stands on the key of a Latin keyboard, where the layout has another."""
    other_letter = len(key) == 1 and not key.isascii() and code.startswith("Key")
    return code.removeprefix("Key").lower() if other_letter else key


def _aim(key: str) -> str | None:
    return f"aim {key}" if len(key) == 1 and key in DIGITS else None
