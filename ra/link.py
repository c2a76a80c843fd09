"""A record as the fragment of a link: compressed, in characters that an address may hold.

Both ends know what most records have in common (`shared`), so links need not carry it. Old links
can be read only as long as not a byte of it changes.
"""

from __future__ import annotations

import base64
import zlib

from ra import expected
from ra.reading import ReadError
from ra.record import MAX_TEXT

_MARK = "1"
"""The version of the format: the first character of every link."""
_RAW = -15
_CHECK_BYTES = 3
_MAX_BYTES = 4 * MAX_TEXT


def pack(text: str, shared: bytes) -> str:
    """The text as letters, digits, - and _.

    >>> pack("d d i p b13", b"")
    '1TpLfS1FIUchUKFBIMjQGAA'
    >>> unpack(_, b"")
    'd d i p b13'
    """
    raw = text.encode(errors="surrogatepass")
    squeeze = zlib.compressobj(9, zlib.DEFLATED, _RAW, zdict=shared)
    packed = _check(raw) + squeeze.compress(raw) + squeeze.flush()
    return _MARK + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(letters: str, shared: bytes) -> str:
    """The text that `pack` was given; ReadError if the letters are damaged or the text is too long.

    White space is ignored: mail programs break long lines.
    """
    whole = "".join(letters.split())
    inflate = zlib.decompressobj(_RAW, zdict=shared)
    try:
        packed = _packed(whole)
        raw = inflate.decompress(packed[_CHECK_BYTES:], _MAX_BYTES)
        text = "" if inflate.unconsumed_tail else raw.decode(errors="surrogatepass")
    except (ValueError, zlib.error) as error:
        raise ReadError(1, 1, whole[:20], expected.LINK) from error
    if inflate.unconsumed_tail:
        raise ReadError(1, 1, whole[:20], expected.SIZE)
    if inflate.unused_data or not inflate.eof or _check(raw) != packed[:_CHECK_BYTES]:
        raise ReadError(1, 1, whole[:20], expected.LINK)
    return text


def _packed(letters: str) -> bytes:
    if letters[:1] != _MARK:
        raise ValueError(letters)
    body = letters[1:]
    return base64.b64decode(body + "=" * (-len(body) % 4), b"-_", validate=True)


def _check(raw: bytes) -> bytes:
    """A checksum, by which a mistyped letter is found."""
    return zlib.crc32(raw).to_bytes(4, "big")[:_CHECK_BYTES]
