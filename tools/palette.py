"""Pictures of at most 256 colours, which as PNG are a quarter as large as those of all colours."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Pixels: TypeAlias = npt.NDArray[np.uint8]
"""Rows of pixels of red, green and blue."""
COLOURS = 256


def png(pixels: Pixels) -> bytes:
    """The picture as PNG, each colour the nearest of those that suit it best."""
    height, width, _ = pixels.shape
    colours, indices = reduced(pixels.reshape(-1, 3))
    rows = np.zeros((height, width + 1), np.uint8)  # before each row the filter, none
    rows[:, 1:] = indices.reshape(height, width)
    parts = (
        chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        chunk(b"PLTE", colours.tobytes()),
        chunk(b"IDAT", zlib.compress(rows.tobytes(), 9)),
        chunk(b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)


def reduced(pixels: Pixels) -> tuple[Pixels, Pixels]:
    """The colours chosen, and for each pixel the number of one of them."""
    found, which, counts = np.unique(pixels, axis=0, return_inverse=True, return_counts=True)
    colours = np.array([middle(found[box], counts[box]) for box in boxes(found, counts)])
    nearest = np.concatenate([closest(part, colours) for part in np.array_split(found, 64)])
    return colours.astype(np.uint8), nearest[which.reshape(-1)].astype(np.uint8)


def boxes(found: Pixels, counts: npt.NDArray[np.int64]) -> Iterator[npt.NDArray[np.int64]]:
    """Which of the colours found are one in the end: the box that errs most is halved next."""
    made = [np.arange(len(found))]
    errors = [error(found, counts, made[0])]
    while len(made) < COLOURS and max(errors) > 0:
        box = made.pop(at := int(np.argmax(errors)))
        errors.pop(at)
        axis = int(np.argmax(spread(found[box], counts[box])))
        box = box[np.argsort(found[box, axis], kind="stable")]
        middles = found[box, axis] > middle(found[box], counts[box])[axis]
        cut = min(max(int(np.argmax(middles)), 1), len(box) - 1)
        for half in (box[:cut], box[cut:]):
            made.append(half)
            errors.append(error(found, counts, half))
    yield from made


def middle(colours: Pixels, counts: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    return np.average(colours.astype(float), axis=0, weights=counts)


def spread(colours: Pixels, counts: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """Of each of red, green and blue: how far the pixels lie from the middle. A large area counts
    for less than its pixels, so that small things keep their colours."""
    away = colours - middle(colours, counts)
    return np.asarray((away**2 * np.sqrt(counts)[:, None]).sum(axis=0))


def error(found: Pixels, counts: npt.NDArray[np.int64], box: npt.NDArray[np.int64]) -> float:
    return float(spread(found[box], counts[box]).sum()) if len(box) > 1 else 0.0


def closest(pixels: Pixels, colours: npt.NDArray[np.float64]) -> npt.NDArray[np.int64]:
    distances = ((pixels[:, None].astype(float) - colours[None]) ** 2).sum(axis=2)
    return np.asarray(distances.argmin(axis=1))
