"""The nets, one for each number of players, and nets as text: 16-bit numbers, compressed."""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Sequence
from functools import cache

from ra.auction.bots.net import Net, Vector
from ra.auction.bots.weights import WEIGHTS

_SHAPE = struct.Struct("<4HB")
"""Inputs, members, hidden units of a member, `scale`, and how many times 1 is halved to give the
unit of the weights."""
_MOST = 32767


@cache
def net_for(players: int) -> Net:
    """The net for games of this many players. KeyError if there is none."""
    return unpack("".join(WEIGHTS[players].split()))


def pack(net: Net) -> str:
    """The net as text, its weights rounded to 16 bits; `unpack` gives these back exactly."""
    numbers = _numbers(net)
    halvings = 0
    while max(map(abs, numbers)) * 2.0 ** (halvings + 1) <= _MOST:
        halvings += 1
    hidden = len(net.second[0][0])
    shape = _SHAPE.pack(len(net.first), len(net.second), hidden, int(net.scale), halvings)
    whole = [round(number * 2.0**halvings) for number in numbers]
    packed = zlib.compress(shape + struct.pack(f"<{len(whole)}h", *whole), 9)
    return base64.b85encode(packed).decode()


def _numbers(net: Net) -> list[float]:
    vectors = [*net.first, net.bias, *(vector for pair in net.second for vector in pair)]
    return [*(n for vector in vectors for n in vector), *(n for pair in net.offset for n in pair)]


def unpack(text: str) -> Net:
    """The net in a text made by `pack`."""
    packed = zlib.decompress(base64.b85decode(text))
    features, members, hidden, scale, halvings = _SHAPE.unpack_from(packed)
    count = (len(packed) - _SHAPE.size) // 2
    unit = 0.5**halvings
    numbers = [unit * whole for whole in struct.unpack_from(f"<{count}h", packed, _SHAPE.size)]
    width = members * hidden
    *first, bias = _split(numbers[: (features + 1) * width], width)
    second = _split(numbers[(features + 1) * width : -2 * members], hidden)
    offset = numbers[-2 * members :]
    return Net(
        tuple(first),
        bias,
        tuple(zip(second[::2], second[1::2], strict=True)),
        tuple(zip(offset[::2], offset[1::2], strict=True)),
        float(scale),
    )


def _split(numbers: Sequence[float], width: int) -> list[Vector]:
    return [list(numbers[at : at + width]) for at in range(0, len(numbers), width)]
