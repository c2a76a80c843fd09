"""The pictures of README.md and the manifest: there, of the size said, of moments worth a look."""

import io
import json
import re
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

import ra
from tools.pictures import COLOURS, MOMENTS, SCREENS, reduced

ROOT = Path(__file__).parents[2]


Pixels: TypeAlias = npt.NDArray[np.uint8]
"""Rows of pixels of red, green and blue."""


def as_png(pixels: Pixels) -> bytes:
    packed = io.BytesIO()
    Image.fromarray(pixels).save(packed, "PNG")
    return packed.getvalue()


def shown(picture: bytes) -> Pixels:
    """What one in few colours shows."""
    with Image.open(io.BytesIO(picture)) as opened:
        assert opened.mode == "P"
        return np.asarray(opened.convert("RGB"))


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
        with Image.open(ROOT / "web" / "static" / "icons" / name) as picture:
            assert picture.size == SCREENS[one["form_factor"]], name
            assert one["sizes"] == "{}x{}".format(*picture.size), name


def test_the_readmes_pictures_are_there() -> None:
    named = re.findall(r"!\[[^]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert len(named) == len(MOMENTS)
    assert all((ROOT / name).is_file() for name in named)


def test_few_colours_stay_what_they_are() -> None:
    picture = np.arange(6 * 7 * 3, dtype=np.uint8).reshape(6, 7, 3)
    assert (shown(reduced(as_png(picture))) == picture).all()


def test_many_colours_become_near_ones() -> None:
    red, green = np.meshgrid(np.arange(64), np.arange(64))
    picture = np.stack([red, green, red + green], axis=2).astype(np.uint8)
    found = shown(reduced(as_png(picture)))
    assert len(np.unique(found.reshape(-1, 3), axis=0)) <= COLOURS
    assert np.abs(found.astype(int) - picture).max() <= 6


def test_a_small_thing_keeps_its_colours() -> None:
    """Sixteen pixels of red on a ground of 2,500 light shades."""
    across, down = np.meshgrid(np.arange(512), np.arange(512))
    light = [np.full_like(across, 240), 200 + across % 50, 200 + down % 50]
    picture = np.stack(light, axis=2).astype(np.uint8)
    picture[100, 100:116] = [(red, 0, 0) for red in range(0, 256, 16)]
    away = np.abs(shown(reduced(as_png(picture))).astype(int) - picture)
    assert away[100, 100:116].max() <= 6
