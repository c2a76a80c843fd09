"""Keys that do something without the focus being on a control."""

from __future__ import annotations

from web.message import Message
from web.model import Model, Panel

TABLE_KEYS: dict[str, str] = {
    "d": "act d",
    "i": "act i",
    "p": "act p",
    "e": "act s",
    "c": "confirm",
    "n": "proceed",
    "f": "hurry",
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
"""By key, the message it stands for at the table."""
GENERAL_KEYS: dict[str, str] = {
    "?": f"panel {Panel.HELP.value}",
    ",": f"panel {Panel.SETTINGS.value}",
    "Escape": "escape",
}
"""By key, the message it stands for everywhere."""
BIDS = "1234567890"
"""The first bids the lowest sun that is high enough, and so on."""


def message_of(model: Model, message: Message) -> Message | None:
    """The message that a pressed key stands for; None if it means nothing here."""
    fields, key = message.fields, _latin(message.value, str(message.fields.get("code", "")))
    if fields.get("ctrl") or fields.get("alt") or fields.get("meta"):
        return None
    if fields.get("field"):
        return Message("escape") if key == "Escape" else None
    text = GENERAL_KEYS.get(key)
    if text is None and model.play is not None:
        text = TABLE_KEYS.get(key.lower() if len(key) == 1 else key) or _bid(model, key)
    return Message.parse(text) if text else None


def _latin(key: str, code: str) -> str:
    """The letter that stands on the key of a Latin keyboard, where the layout has another."""
    other_letter = len(key) == 1 and not key.isascii() and code.startswith("Key")
    return code.removeprefix("Key").lower() if other_letter else key


def _bid(model: Model, key: str) -> str | None:
    """The bid of a digit: the choices are numbered as they are shown, lowest first."""
    play = model.play
    if play is None or len(key) != 1 or key not in BIDS or not play.person_to_act:
        return None
    tokens = [play.record.game.write_action(action) for action in play.state.legal_actions()]
    bids = sorted((token for token in tokens if token[0] == "b"), key=lambda token: int(token[1:]))
    number = BIDS.index(key)
    return f"act {bids[number]}" if number < len(bids) else None
