"""Texts handed out of the page: to the clipboard, as a file."""

from __future__ import annotations

from pyodide.ffi import JsException, to_js

from web.browser.dom import document, window


async def copy(text: str) -> bool:
    """Put text on the clipboard; False if the browser would not."""
    try:
        await window.navigator.clipboard.writeText(text)
    except (JsException, AttributeError):
        return False
    return True


def download(name: str, text: str) -> None:
    """Give the person a text file to download."""
    blob = window.Blob.new(to_js([text]))
    url = window.URL.createObjectURL(blob)
    link = document.createElement("a")
    link.href = url
    link.download = name
    link.click()
    window.setTimeout(window.URL.revokeObjectURL.bind(window.URL), 10_000, url)
