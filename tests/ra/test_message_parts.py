"""A record in several messages is put together as it was, or refused in plain words."""

from __future__ import annotations

import pytest

from ra.auction import PHARAOH, Variant
from ra.found import CAUSES, Found, NotFound, find
from ra.game import Seat
from ra.games import GAMES, read, text_of_link, write
from ra.hexagon import STANDARD
from ra.record import Record
from tools.random_games.auction import RandomAuction
from tools.random_games.hexagon import RandomMatch


def found(text: str) -> Found[Record]:
    return find(text, read, text_of_link, GAMES)


NAMES = ("Anna", "Bek", "Cy")
GAME_OF = {
    "auction": RandomAuction(variant=Variant(PHARAOH, 3, True), seed=5, most=60).record(
        [Seat(name) for name in NAMES]
    ),
    "hexagon": RandomMatch(board=STANDARD, match=True, first=0, seed=4, most=40).record(
        [Seat(name) for name in NAMES[:2]]
    ),
}
"""Records of some lines, by game."""


def halves(record: Record) -> tuple[str, str]:
    lines = write(record).rstrip("\n").split("\n")
    middle = (lines.index("") + len(lines)) // 2
    return "\n".join(lines[:middle]), "\n".join(lines[middle:])


every_game = pytest.mark.parametrize("game", GAME_OF)


@every_game
@pytest.mark.parametrize(
    "turned",
    [
        "{1}\n{0}", "{1}{0}", "{1}\n\n{0}\n", "(2/2) {1}\n(1/2) {0}", "(2/2)\n{1}\n(1/2)\n{0}",
        "Anna, [28.11.2026 21:05]\n{1}\n\nAnna, [28.11.2026 21:01]\n{0}",
        "[12:04, 29/11/2026] Anna: {1}\n[12:03, 29/11/2026] Anna: {0}",
        "> {1}\n> {0}", "Part 2 of 2\n{1}\nPart 1 of 2\n{0}", "and the rest:\n{1}\nfirst:\n{0}",
    ],
)  # fmt: skip
def test_a_later_part_that_comes_first_is_refused(game: str, turned: str) -> None:
    first, second = halves(GAME_OF[game])
    with pytest.raises(NotFound) as caught:
        found(turned.format(first, second))
    assert caught.value.causes == ("order",)
    assert "order" in CAUSES


@every_game
def test_lines_from_the_last_to_the_first_are_refused(game: str) -> None:
    with pytest.raises(NotFound) as caught:
        found("\n".join(reversed(write(GAME_OF[game]).split("\n"))))
    assert caught.value.causes == ("order",)


def test_actions_amid_the_tags_are_not_left_out() -> None:
    text = '[Seat2 "Bek"]\n\ng6-j9\n\n[Game "Ra hexagon"]\n[Seat1 "Anna"]\n'
    with pytest.raises(NotFound) as caught:
        found(text)
    assert caught.value.causes == ("order",)
    text = '[Date "2026-11-28"]\n\ng6-j9 ' + "{" + "x" * 300 + '}\n[Game "Ra hexagon"] [Seat1 "A"]'
    with pytest.raises(NotFound):
        found(f'{text}[Seat2 "B"]')


@every_game
@pytest.mark.parametrize(
    "joined",
    [
        "{0}\n{1}", "(1/2) {0}\n(2/2) {1}", "(1/2)\n{0}\n(2/2)\n{1}", "{0} (1/2)\n{1} (2/2)",
        "[12:03] Anna: (1/2) {0}\n[12:04] Anna: (2/2) {1}",
        "Part 1 of 2\n{0}\nPart 2 of 2\n{1}",
    ],
)  # fmt: skip
def test_parts_in_their_order_are_put_together(game: str, joined: str) -> None:
    record = GAME_OF[game]
    assert found(joined.format(*halves(record))).game.actions == record.actions


@every_game
@pytest.mark.parametrize("alone", ["(1/2) {0}", "(1/2)\n{0}", "{0} (1/2)", "(1/3) {0}\n(2/3) {1}"])
def test_a_part_alone_is_no_shorter_game(game: str, alone: str) -> None:
    with pytest.raises(NotFound) as caught:
        found(alone.format(*halves(GAME_OF[game])))
    assert caught.value.causes == ("shortened",)


@every_game
@pytest.mark.parametrize("before", ["{1}\n\nAll of it:\n\n{0}\n{1}", "D.\n{0}\n{1}", "I\n{0}\n{1}"])
def test_what_the_record_says_itself_may_stand_before_it(game: str, before: str) -> None:
    record = GAME_OF[game]
    assert found(before.format(*halves(record))).game.actions == record.actions


@every_game
@pytest.mark.parametrize(
    "mark",
    [
        "..", "\n(truncated)", "\n(to be continued)", "\n(suite dans le prochain message)",
        "\nView full message", "\n[+1234 chars]", "\nПродолжение следует", "\nПоказать больше",
    ],
)  # fmt: skip
def test_a_cut_in_other_words_is_told_too(game: str, mark: str) -> None:
    with pytest.raises(NotFound) as caught:
        found(halves(GAME_OF[game])[0] + mark)
    assert caught.value.causes == ("shortened",)


@every_game
@pytest.mark.parametrize(
    "mark",
    [
        " (...)", " […]", "\n[...]", "\n(…)", " >>>", "\n>>>", " ->", "\n<snip>", "\n[snip]",
        "\n<Message too long>", "\n[Quoted text hidden]", "\n(more)", "\netc.", " and so on",
        "\n\n---\n...", "\n[cut]", "\n[Nachricht gekürzt]", "\nи т. д.", "…\n\nSent from my phone",
        "\n→ See more", "\nContinue reading", "\nEnd of preview",
    ],
)  # fmt: skip
def test_a_cut_that_leaves_a_sign_in_place_of_the_rest_is_told(game: str, mark: str) -> None:
    text = write(GAME_OF[game])
    head, first = text[: text.index("\n\n")], halves(GAME_OF[game])[0]
    for cut in (head, first, first[: first.rindex(" ")]):
        with pytest.raises(NotFound) as caught:
            found(cut + mark)
        assert caught.value.causes == ("shortened",)


@pytest.mark.parametrize("mark", [" [...]", "…", "\n...", " (...)"])
@pytest.mark.parametrize("piece", ["3", "g", "i1"])
def test_a_cut_within_a_cell_is_told(piece: str, mark: str) -> None:
    text = write(GAME_OF["hexagon"])
    for begun in (text[: text.index("\n\n") + 2], halves(GAME_OF["hexagon"])[0] + "\n"):
        with pytest.raises(NotFound) as caught:
            found(begun + piece + mark)
        assert caught.value.causes == ("shortened",)


def test_an_action_that_was_broken_at_the_start_of_the_last_line_is_not_left_out() -> None:
    lines = write(GAME_OF["hexagon"]).rstrip("\n").split("\n")
    last = next(at for at in range(len(lines) - 1, 0, -1) if lines[at][:1].isalpha())
    text = "\n".join(lines[:last])
    with pytest.raises(NotFound):
        found(f"{text}\n{lines[last][:1]}\n{lines[last][1:]}")


@every_game
@pytest.mark.parametrize(
    ("behind", "told"),
    [
        ("\n[Anhang]", True), ("\n(abc def)", True), ("\n<fin de la cita>", True), ("\ng", True),
        ("\nj1", True), ("\n3", True), ("\n3e and so forth", True), ("\n1/2", True),
        ("\nYour turn!\nAnna", False), ("\n\nAnna", False),
        ("\n-- \nAnna", False), ("\nSent from my phone", False), ("\nMore tomorrow, Anna", False),
    ],
)  # fmt: skip
def test_what_is_no_persons_word_behind_the_last_action_is_told(
    game: str, behind: str, told: bool
) -> None:
    first = halves(GAME_OF[game])[0]
    try:
        opened = found(first + behind)
    except NotFound:
        assert told
    else:
        assert opened.game == found(first).game
        assert ("end" in opened.mended) == told
