"""Links are found whatever stands around them, and open at the moment that they name."""

from __future__ import annotations

import pytest

from ra.found import Found, find
from ra.game import Seat
from ra.games import GAMES, read, text_of_link, to_link
from ra.hexagon import STANDARD
from ra.record import Record
from tools.random_games.hexagon import RandomMatch


def found(text: str) -> Found[Record]:
    return find(text, read, text_of_link, GAMES)


MATCH = RandomMatch(board=STANDARD, match=True, first=0, seed=4).record(
    [Seat("Anna", None), Seat("Клео", None)]
)
LINK = f"https://ra.example/play/#record={to_link(MATCH)}"


IN_DASH = (
    "1QU0_fZI9CsMwDIV3n0J01xAZO87YzL1BJ-E4tnHjQuqhx69CAyUQuunnPZD06X7G8MhrZ3Otlf-DGUM5QPkJxievMvGrc"
    "Z0k2kq3UGNLcFm4-e91G6_tbCsdNM4aKMu3FNmKZo1J8jCgHxRFi9nB1nx0naJssBggEeIi4mIwEVB0GKxKYrTgB-ReZYfi"
    "Ae5x6lWyGC1E985ud4ho7khls5U-"
)
SIGNED = [IN_DASH, to_link(MATCH.until(110))]
"""Letters of links whose last one is a sign."""
MOMENTS = {
    **dict.fromkeys(
        [
            "&at=5", "&amp;at=5", "&#38;at=5", "&#x26;at=5", "&amp%3Bat=5", "&amp;amp;at=5",
            "%26at%3D5", "%26amp%3Bat%3D5", "&at%3D5", "&AT=5", "&аt=5", "&at=５", "?at=5", ";at=5",
            "#at=5", "*at=5__;IyY!!abc$", "&\u200bat=5",
            "\n&at=5", "\r\n&at=5", "\n> &at=5", "\n\n&at=5", " &at=5", "=\n&at=5",
            "&\nat=5", "&a\nt=5", "&at\n=5", "&at=\n5", "&at=\r\n> 5",
            "&utm_source=x&at=5", "?utm_source=x&at=5", "&fbclid=Iw-a_B&at=5&x=y",
            "&amp;x=1&amp;at=5",
            "&fbclid=Iw-a_B\n&at=5", "&fbclid=Iw-\na_B&at=5",
            "&at=5.", "&at=5)", "&at=5_", "&at=5**", "&at=5, ok?", '&at=5">our game</a>',
            "& at=5", "&  at=5", "&amp; at=5", " & at=5", "&at =5", "&at= 5", "& at = 5",
            "&at=5&at=5", "&at=5\n\n2 games", "&at=5\n1. b7", "&at=5\n21:05",
        ],
        5,
    ),
    **dict.fromkeys(["&at=end", "&at=END.", "&amp;at=en\nd"], -1),
    **dict.fromkeys(["", "&x=1", "?", "&attempt=5", " at=5", "\n# at", " & at 5 pm"], None),
}  # fmt: skip


@pytest.mark.parametrize("hung", MOMENTS)
def test_a_moment_is_kept_however_it_hangs_on_the_link(hung: str) -> None:
    game = found(LINK + hung)
    assert (game.game, game.at) == (MATCH, MOMENTS[hung])
    assert "moment" not in game.mended


@pytest.mark.parametrize(
    "hung",
    [
        "&at=1\n2", "&at=1\n> 2", "&at=1\r\n2 what now?", "&at=1=\n2", "&at=5&at=7", "&at=", "&at",
        "&at=x", "&at=-3", "&at=5abc", "&at=1…", "&at=1...", "&at=12345678", "&amp;at=\n",
        "&at=1 2", "& at=1 2",
    ],
)  # fmt: skip
def test_a_moment_that_is_not_clear_is_told_not_guessed(hung: str) -> None:
    game = found(LINK + hung)
    assert (game.game, game.at) == (MATCH, None)
    assert "moment" in game.mended


def test_a_moment_may_stand_before_the_game() -> None:
    assert found(LINK.replace("#", "#at=5&")).at == 5


@pytest.mark.parametrize(
    "around",
    [
        "_{}_", "__{}__", "*_{}_*", "***{}***", '"{}"-', "{}--", "{}---", "{} —", "{}-----------",
        "https://urldefense.com/v3/__{}__;Iw!!abc$", "-{}-", "{}_.", "{}-\n--\nAnna", "{}_-_",
    ],
)  # fmt: skip
@pytest.mark.parametrize("letters", SIGNED, ids=["-", "_"])
def test_signs_behind_a_link_are_its_own_or_not_as_its_check_sum_says(
    letters: str, around: str
) -> None:
    link = f"https://ra.example/play/#record={letters}"
    assert letters[-1] in "-_"
    for sent in (link, link[:-1]):
        assert to_link(found(around.format(sent)).game) == letters


def test_a_last_sign_that_was_put_back_is_told() -> None:
    assert found(f"(https://ra.example/play/#record={IN_DASH[:-1]})").mended == ("link end",)
