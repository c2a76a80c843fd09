"""A record as the fragment of a link: compressed, in letters that an address may hold."""

from __future__ import annotations

import base64
import zlib

from ra.reading import ReadError
from ra.record import MAX_TEXT

_SHARED = (
    b'[Game "Ra hexagon"]\n[Game "Ra auction"]\n[Version "1"]\n[Date "2026-11-27"]\n'
    b'[Seat1 "Player1"]\n[Player1 "person"]\n[Seat2 "Player2"]\n[Player2 "computer adept"]\n'
    b'[Seat3 ""]\n[Seat4 ""]\n[Seat5 ""]\n[Edition "1999"]\n[Floor "no"]\n[Edition "pharaoh"]\n'
    b'[Scores "hidden"]\n[Suns1 "16 7 2"]\n[Suns2 "15 8 3"]\n[Suns3 "14 9 4"]\n'
    b'[Suns1 "13 6 2"]\n[Suns2 "12 7 3"]\n[Suns3 "11 8 4"]\n[Suns4 "10 9 5"]\n[Seed "1"]\n'
    b'[Result "*"]\n\nd d d d i p b13\ni b9 b10 p p\nd d d d d d d p p p p\n'
)
"""What records have in common; both sides know it, so links need not carry it. Never change it:
old links could no longer be read."""
_MARK = "1"
"""The version of the format, in front of all."""
_RAW = -15
_CHECK_BYTES = 3
_MAX_BYTES = 4 * MAX_TEXT


def pack(text: str) -> str:
    """The text as letters, digits, - and _."""
    raw = text.encode(errors="surrogatepass")
    squeeze = zlib.compressobj(9, zlib.DEFLATED, _RAW, zdict=_SHARED)
    packed = _check(raw) + squeeze.compress(raw) + squeeze.flush()
    return _MARK + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(letters: str) -> str:
    """The text of `pack`; ReadError if the letters are damaged or stand for too long a text.

    White space is no damage: mail programs break long lines.
    """
    whole = "".join(letters.split())
    inflate = zlib.decompressobj(_RAW, zdict=_SHARED)
    try:
        packed = _packed(whole)
        raw = inflate.decompress(packed[_CHECK_BYTES:], _MAX_BYTES)
        text = "" if inflate.unconsumed_tail else raw.decode(errors="surrogatepass")
    except (ValueError, zlib.error) as error:
        raise ReadError(1, 1, whole[:20], "link") from error
    if inflate.unconsumed_tail:
        raise ReadError(1, 1, whole[:20], "size")
    if inflate.unused_data or not inflate.eof or _check(raw) != packed[:_CHECK_BYTES]:
        raise ReadError(1, 1, whole[:20], "link")
    return text


def _packed(letters: str) -> bytes:
    if letters[:1] != _MARK:
        raise ValueError(letters)
    body = letters[1:]
    return base64.b64decode(body + "=" * (-len(body) % 4), b"-_", validate=True)


def _check(raw: bytes) -> bytes:
    """Bytes by which a slip of one letter is found out."""
    return zlib.crc32(raw).to_bytes(4, "big")[:_CHECK_BYTES]
