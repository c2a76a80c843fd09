"""The pictures of README.md and the manifest: there, of the size said, of moments worth a look."""

import json
import re
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

import ra
from tools.palette import COLOURS, Pixels, png
from tools.pictures import MOMENTS, SCREENS

ROOT = Path(__file__).parents[2]


def size(picture: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def shown(picture: bytes) -> Pixels:
    """What one of our own shows."""
    parts, at = {}, 8
    while at < len(picture):
        length, kind = struct.unpack(">I4s", picture[at : at + 8])
        parts[kind] = picture[at + 8 : at + 8 + length]
        at += length + 12
    colours = np.frombuffer(parts[b"PLTE"], np.uint8).reshape(-1, 3)
    width, height = size(picture)
    rows = np.frombuffer(zlib.decompress(parts[b"IDAT"]), np.uint8).reshape(height, width + 1)
    return colours[rows[:, 1:]]


@pytest.mark.parametrize("game", MOMENTS)
def test_a_person_is_to_act(game: str) -> None:
    record = ra.read(MOMENTS[game].record)
    seat = record.position().to_act
    assert seat is not None
    assert record.seats[seat].level is None


def test_the_manifest_names_every_picture() -> None:
    manifest = json.loads((ROOT / "web" / "manifest.webmanifest").read_text("utf-8"))
    named = {Path(one["src"]).name: one for one in manifest["screenshots"]}
    assert named.keys() == {f"screen-{game}-{name}.png" for game in MOMENTS for name in SCREENS}
    for name, one in named.items():
        picture = (ROOT / "web" / "static" / "icons" / name).read_bytes()
        assert size(picture) == SCREENS[one["form_factor"]], name
        assert one["sizes"] == "{}x{}".format(*size(picture)), name


def test_the_readmes_pictures_are_there() -> None:
    named = re.findall(r"!\[[^]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert len(named) == len(MOMENTS)
    assert all((ROOT / name).is_file() for name in named)


def test_few_colours_stay_what_they_are() -> None:
    picture = np.arange(6 * 7 * 3, dtype=np.uint8).reshape(6, 7, 3)
    assert (shown(png(picture)) == picture).all()


def test_many_colours_become_near_ones() -> None:
    red, green = np.meshgrid(np.arange(64), np.arange(64))
    picture = np.stack([red, green, red + green], axis=2).astype(np.uint8)
    found = shown(png(picture))
    assert len(np.unique(found.reshape(-1, 3), axis=0)) <= COLOURS
    assert np.abs(found.astype(int) - picture).max() <= 6
