"""Games as people pass them on are found whole, or not at all."""

from __future__ import annotations

import html
import json
import quopri
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import pytest

import ra.hexagon
from ra.auction import Position, State, write_position
from ra.found import CAUSES, MENDINGS, Found, NotFound, find
from ra.game import Seat
from ra.games import GAMES, read, text_of_link, to_link, write
from ra.hexagon import LEAFLET, STANDARD
from ra.record import Record
from tools.random_games.auction import VARIANTS, RandomAuction
from tools.random_games.hexagon import RandomMatch

NAMES = ("Anna", "Клео", 'Bek "the god"', "O’Brien", "D. I. Pass")


def _auction(seed: int) -> Record:
    variant = VARIANTS[seed % len(VARIANTS)]
    game = RandomAuction(variant=variant, seed=seed, most=60 if seed % 3 else None)
    seats = [Seat(NAMES[at], "adept" if at else None) for at in range(game.players)]
    return replace(game.record(seats), comments={0: "A rainy evening", 3: "two {gods\nfor 11"})


def _match(seed: int) -> Record:
    game = RandomMatch(board=(STANDARD, LEAFLET)[seed % 2], match=True, first=seed % 2, seed=seed)
    return game.record([Seat(NAMES[at], None) for at in range(2)])


def _begun_at(record: Record, count: int) -> Record:
    """The rest of a game, begun at the position after so many actions."""
    game = record.game
    state: Any = record.position(count)
    line = (
        write_position(Position.of(state))
        if isinstance(state, State)
        else ra.hexagon.write_position(state)
    )
    setup, _ = game.begin_at(line, 0)
    return Record(game, setup, record.seats, record.actions[count:], "2026-11-29")


WHOLE = [*map(_auction, range(6)), *map(_match, range(4))]
RECORDS = [*WHOLE, _begun_at(WHOLE[1], 20), _begun_at(WHOLE[7], 30)]
TEXTS = [write(record) for record in RECORDS]
LINKS = [f"https://ra.example/play/#record={to_link(record)}" for record in RECORDS]


def found(text: str) -> Found[Record]:
    return find(text, read, text_of_link, GAMES)


def lines(change: Callable[[str], str]) -> Callable[[str], str]:
    return lambda text: "\n".join(map(change, text.splitlines()))


def outside(change: Callable[[str], str]) -> Callable[[str], str]:
    """Changes what stands neither in quotes nor in braces."""

    def changed(text: str) -> str:
        parts, depth, at = [""], "", 0
        while at < len(text):
            sign = text[at]
            if depth and sign == "\\":
                parts[-1] += text[at : at + 2]
                at += 2
                continue
            if not depth and sign in '"{':
                depth = {'"': '"', "{": "}"}[sign]
                parts.append(sign)
            elif depth and sign == depth:
                parts[-1] += sign
                parts.append("")
                depth = ""
            else:
                parts[-1] += sign
            at += 1
        return "".join(part if part[:1] in ('"', "{") else change(part) for part in parts)

    return changed


def curly(text: str) -> str:
    """As a word processor has it: every straight quote of a tag is curly."""
    return lines(
        lambda line: line.replace(' "', " “", 1).replace('"]', "”]") if line[:1] == "[" else line
    )(text)


def body(change: Callable[[str], str]) -> Callable[[str], str]:
    """Changes the actions."""

    def changed(text: str) -> str:
        head, _, actions = text.partition("\n\n")
        return f"{head}\n\n{outside(change)(actions)}"

    return changed


SPOILT: dict[str, Callable[[str], str]] = {
    "byte order mark": lambda text: "\ufeff" + text,
    "line ends of Windows": lambda text: text.replace("\n", "\r\n"),
    "line ends of old": lambda text: text.replace("\n", "\r"),
    "line separators": lambda text: text.replace("\n", "\u2028"),
    "curly quotes": curly,
    "low and high quotes": lambda text: curly(text).replace("“", "„").replace("”", "“"),
    "French quotes": lambda text: curly(text).replace("“", "«").replace("”", "»"),
    "French quotes with spaces": lambda text: curly(text).replace("“", "« ").replace("”]", " »]"),
    "two apostrophes": lambda text: curly(text).replace("“", "''").replace("”]", "'']"),
    "no-break spaces": outside(lambda text: text.replace(" ", "\u00a0")),
    "thin spaces": outside(lambda text: text.replace(" ", "\u202f")),
    "tabs": outside(lambda text: text.replace(" ", "\t")),
    "zero-width spaces": body(lambda text: text.replace(" ", " \u200b")),
    "soft hyphens": body(lambda text: "\u00ad".join(text)),
    "zero bytes": lambda text: "\0".join(text),
    "wide letters": body(
        lambda text: "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)
    ),
    "Cyrillic letters": body(lambda text: text.translate(str.maketrans("pie", "ріе"))),
    "en dashes": body(lambda text: text.replace("-", "–")),
    "capitals at line starts": lines(lambda line: line[:1].upper() + line[1:]),
    "capital tags": lambda text: text.replace("[Edition", "[edition").replace("[Seed", "[SEED"),
    "capital values": lambda text: text.replace('"pharaoh"', '"Pharaoh"').replace(
        '"standard"', '"Standard"'
    ),
    "quoted": lines(lambda line: f"> {line}"),
    "quoted twice": lines(lambda line: f">> {line}"),
    "quoted tightly": lines(lambda line: f">{line}"),
    "indented": lines(lambda line: f"    {line}"),
    "code fence": lambda text: f"Here:\n```\n{text}```\n",
    "code fence with a word": lambda text: f"```text\n{text}\n```\nyour turn",
    "words before": lambda text: f"Hi Bek, this is how far we are.\n\n{text}",
    "words behind": lambda text: f"{text}\n\nThat was quite a game!\nAnna",
    "signature": lambda text: f"{text}\n-- \nAnna Pharaoh\n+49 171 5\n",
    "sent from": lambda text: f"{text}\nSent from my iPhone",
    "chat": lines(lambda line: f"[12:34, 28.11.2026] Anna: {line}" if line else line),
    "chat with dashes": lines(lambda line: f"28.11.26, 21:01 - Anna: {line}" if line else line),
    "headers of a chat": lambda text: (
        f"Anna, [28.11.2026 21:01]\n{text}\n\nBek, [28.11.2026 21:05]\nok thanks"
    ),
    "line breaks of HTML": lambda text: html.escape(text, quote=False).replace("\n", "<br>\n"),
    "only line breaks of HTML": lambda text: html.escape(text, quote=False).replace("\n", "<br/>"),
    "entities": lambda text: html.escape(text),
    "a page": lambda text: f"<html><body><pre>{html.escape(text)}</pre></body></html>",
    "quoted-printable": lambda text: quopri.encodestring(text.encode()).decode(),
    "percent": quote,
    "dots behind": body(lambda text: text.replace(" ", ". ")),
    "commas": body(lambda text: text.replace(" ", ", ")),
    "starred": lambda text: f"*{text.strip()}*",
    "chat of a phone": lines(lambda line: f"28/11/2026, 21:01 - Anna: {line}" if line else line),
    "chat with times alone": lambda text: f"Anna  9:01 PM\n{text}\nBek  9:05 PM\nnice one\n",
    "answer to a mail": lambda text: (
        "Good!\n\nOn Sat, Nov 28, 2026 at 9:01 PM Anna <anna@x.example> wrote:\n\n"
        + lines(lambda line: f"> {line}")(f"{text}\n")
    ),
    "forwarded": lambda text: f"-----Original Message-----\nFrom: Anna\nSubject: Ra\n\n{text}",
    "bullets": body(lambda text: text.replace("\n", "\n- ")),
    "string of a program": json.dumps,
    "bold tags": lines(lambda line: f"**{line}**" if line[:1] == "[" else line),
    "table": lines(lambda line: f"| {line} |"),
    "quoted fence": lambda text: lines(lambda line: f"> {line}")(f"```\n{text}```"),
    "upper case": body(lambda text: text if "x" in text else text.upper()),
    "double spaced": lambda text: text.replace("\n", "\n\n"),
    "one line": lambda text: text.replace("\n", " "),
    "cell of a table": lambda text: '"' + text.replace('"', '""') + '"\n',
    "cell among others": lambda text: 'Anna,"' + text.replace('"', '""') + '",2\n',
    "code of a forum": lambda text: f"[code]\n{text}\n[/code]\nwell",
    "quote of a forum": lambda text: f'[quote="Anna"]{text}[/quote]',
    "comment signs": lines(lambda line: f"# {line}"),
    "slashes": lines(lambda line: f"// {line}"),
    "Hebrew quotes": lambda text: curly(text).replace("“", "״").replace("”", "״"),
    "corners": lambda text: curly(text).replace("“", "「").replace("”", "」"),
    "numbered": body(
        lambda text: "\n".join(f"{at}.{line}" for at, line in enumerate(text.split("\n")) if line)
    ),
    "a part of a mail": lambda text: f"--xx\nContent-Type: text/plain\n\n{text}\n--xx--\n",
    "figure spaces": outside(lambda text: text.replace(" ", "\u2007")),
    "lines as boxes": lambda text: "".join(
        f"<div>{html.escape(line)}</div>" for line in text.splitlines()
    ),
}  # fmt: skip


@pytest.mark.parametrize("way", SPOILT)
def test_a_spoilt_text_opens_as_the_same_game(way: str) -> None:
    for record, text in zip(RECORDS, TEXTS, strict=True):
        spoilt = SPOILT[way](text)
        game = found(spoilt)
        assert (game.game.setup, game.game.actions) == (record.setup, record.actions)
        assert game.game.seats == record.seats
        assert set(game.mended) <= set(MENDINGS)


LINKED: dict[str, Callable[[str], str]] = {
    "alone": str,
    "dot": lambda link: f"{link}.",
    "round": lambda link: f"({link})",
    "angled": lambda link: f"<{link}>",
    "markdown": lambda link: f"[our game]({link})",
    "French quotes": lambda link: f"«{link}»",
    "in a sentence": lambda link: f"see {link}, your move",
    "the hash as percent": lambda link: link.replace("#", "%23"),
    "all as percent": lambda link: quote(link, safe=""),
    "wrapped": lambda link: f"https://away.example/?u={quote(link, safe='')}&h=AT0x-y_z",
    "wrapped twice": lambda link: f"https://l.example/?u={quote(quote(link, safe=''), safe='')}",
    "fbclid": lambda link: f"{link}&fbclid=IwAR0-abc_def",
    "utm": lambda link: f"{link}?utm_source=chat&utm_medium=x",
    "zero-width": lambda link: "\u200b".join(link),
    "soft hyphens": lambda link: link[:40] + "\u00ad" + link[40:60] + "\u00ad" + link[60:],
    "quoted": lambda link: f"> {link}",
    "quoted and broken": lambda link: "\n".join(
        f"> {link[at : at + 60]}" for at in range(0, len(link), 60)
    ),
    "broken": lambda link: "\n".join(link[at : at + 72] for at in range(0, len(link), 72)),
    "broken by =": lambda link: "=\n".join(link[at : at + 72] for at in range(0, len(link), 72)),
    "quoted-printable": lambda link: quopri.encodestring(link.encode()).decode(),
    "HTML": lambda link: f'<a href="{html.escape(link)}">game</a>',
    "italics": lambda link: f"_{link}_",
    "bold": lambda link: f"**{link}**",
    "only the fragment": lambda link: link.partition("#")[2],
    "moment": lambda link: f"{link}&at=2.",
    "moment in HTML": lambda link: f"{link}&amp;at=2",
    "straight quotes": lambda link: f'"{link}"',
    "arrows": lambda link: f"-> {link} <-",
    "exclamation": lambda link: f"{link}!",
    "tracked before": lambda link: link.replace("#", "?gclid=abc#"),
    "a space in it": lambda link: f"{link[:60]} {link[60:]}",
    "a slash behind the hash": lambda link: link.replace("#", "#/"),
    "line end of HTML": lambda link: f"{link[:70]}<br>{link[70:]}",
    "without a scheme": lambda link: link.removeprefix("https://"),
    "behind Cyrillic": lambda link: f"Ссылка:{link}",
    "before a face": lambda link: f"{link}😀",
    "capital": lambda link: link.replace("record", "Record"),
    "mail filter": lambda link: "https://urldefense.example/v2/url?u="
    + quote(link, safe="").replace("-", "-2D").replace("_", "-5F").replace("%", "-")
    + "&d=Dw",
    "twice": lambda link: f"[{link}]({link})",
}  # fmt: skip


@pytest.mark.parametrize("way", LINKED)
def test_a_link_touched_by_others_opens_the_same_game(way: str) -> None:
    for text, link in zip(TEXTS, LINKS, strict=True):
        assert write(found(LINKED[way](link)).game) == text


@pytest.mark.parametrize("way", LINKED)
@pytest.mark.parametrize("at", [0, 7])
def test_a_link_to_a_game_without_actions_too(way: str, at: int) -> None:
    begun = replace(RECORDS[at].until(0), comments={})
    link = f"https://ra.example/play/#record={to_link(begun)}"
    assert found(LINKED[way](link)).game == begun


def test_a_link_says_at_which_moment() -> None:
    assert found(f"{LINKS[0]}&at=12").at == 12
    assert found(f"({LINKS[0]}&at=end)").at == -1
    assert found(LINKS[0]).at is None


def test_what_is_sound_is_taken_as_it_is() -> None:
    for record, text in zip(RECORDS, TEXTS, strict=True):
        assert found(text) == Found(record, ())


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("https://ra.example/play/#", "no game in link"),
        ("see ra.example/play/index.html", "no game in link"),
        (LINKS[0][:80] + "…", "shortened"),
        (LINKS[0].replace("record=1", "record=2"), "newer"),
        (TEXTS[0].replace("\n\n", "\n\nж ", 1), "letters"),
    ],
)
def test_what_cannot_be_mended_has_a_cause(text: str, cause: str) -> None:
    with pytest.raises(NotFound) as caught:
        found(text)
    assert cause in CAUSES
    assert cause in caught.value.causes


@pytest.mark.parametrize(
    "mark",
    [
        "...", "…", " ...", " …", "\n...", "\n> …", " p…see more", "…\nПоказать полностью",
        "\nRead more", "\n\n[Message clipped]  View entire message", "\nLire la suite",
    ],
)  # fmt: skip
def test_a_text_cut_behind_a_whole_action_is_not_a_shorter_game(mark: str) -> None:
    for record in RECORDS:
        text = write(record.until(len(record.actions) // 2)).rstrip("\n")
        with pytest.raises(NotFound) as caught:
            found(text + mark)
        assert "shortened" in caught.value.causes


@pytest.mark.parametrize("seed", range(150))
def test_whatever_is_done_to_a_game_it_opens_as_it_is_or_not_at_all(seed: int) -> None:
    chance = random.Random(seed)
    at = chance.randrange(len(RECORDS))
    text = TEXTS[at]
    for way in chance.sample(sorted(SPOILT), 2):
        text = SPOILT[way](text)
    try:
        game = found(text).game
    except NotFound:
        return
    assert (game.setup, game.actions) == (RECORDS[at].setup, RECORDS[at].actions)


@pytest.mark.parametrize("seed", range(300))
def test_a_spoilt_action_is_told_not_passed_over(seed: int) -> None:
    """A game never ends where somebody's finger slipped."""
    chance = random.Random(seed)
    at = chance.randrange(len(RECORDS))
    head, _, actions = TEXTS[at].partition("\n\n")
    words = actions.split(" ")
    place = chance.randrange(len(words))
    word = words[place]
    spot = chance.randrange(len(word)) if word else 0
    words[place] = word[:spot] + chance.choice("qZ9?ж") + word[spot + 1 :]
    spoilt = f"{head}\n\n{' '.join(words)}"
    with suppress(NotFound):
        assert len(found(spoilt).game.actions) >= len(RECORDS[at].actions) - 1


LONG, OTHER = TEXTS[0], LINKS[1]
EARLIER = write(RECORDS[0].until(20))
SHORT = """[Game "Ra auction"] [Seat1 "A"] [Seat2 "B"] [Seat3 "C"]
[Edition "pharaoh"] [Seed "2"]

d d
"""


def amid(words: str) -> str:
    """A game with a line of something else in its midst."""
    lines = LONG.splitlines()
    return "\n".join([*lines[:-6], words, *lines[-6:]])


def quoted(text: str) -> str:
    return "".join(f"> {line}\n" for line in text.splitlines())


MIDST = {
    "stars": "***",
    "rule": "----",
    "long rule": "——",
    "two blocks of code": "```\nAnna — Today at 9:05 PM\n```",
    "words": "no sorry, take back my last move",
    "thumb": "👍",
    "time": "21:05",
    "time and ticks": "10:31 AM ✓✓",
    "second of two": "(2/2)",
    "date": "11/28/26",
}
SEVERAL = {
    "answer above": (f"Your turn!\n\n{LONG}\n\nOn Sat, Bea wrote:\n\n{quoted(EARLIER)}", "stages"),
    "answer below": (f"On Sat, Bea wrote:\n\n{quoted(EARLIER)}\n\nnow:\n{LONG}", "stages"),
    "forwarded": (f"{LONG}\n-----Original Message-----\nFrom: x\n\n{EARLIER}", "stages"),
    "twice": (f"{LONG}\n\n{LONG}", ""),
    "chat of links": (
        f"[12:30] B: https://x/#record={to_link(RECORDS[0].until(9))}\n[12:34] A: {LINKS[0]}",
        "stages",
    ),
    "two games": (f"{LONG}\n\n{TEXTS[1]}", "others"),
    "two links": (f"{LINKS[0]}\n{OTHER}", "others"),
    "a spoilt one behind": (f"{LINKS[0]}\n{OTHER[:60]}…", "others"),
}


@pytest.mark.parametrize("what", MIDST)
def test_a_record_goes_on_behind_something_else(what: str) -> None:
    assert found(amid(MIDST[what])).game.actions == RECORDS[0].actions


@pytest.mark.parametrize("what", SEVERAL)
def test_of_several_games_the_first_is_opened_as_far_as_it_is_told(what: str) -> None:
    text, left = SEVERAL[what]
    game = found(text)
    assert (game.game.setup, game.game.actions) == (RECORDS[0].setup, RECORDS[0].actions)
    assert ({"stages", "others"} & set(game.mended)) == ({left} if left else set())


@pytest.mark.parametrize(
    "text",
    [
        f"{LINKS[0][:80]}…\nand our other game: {OTHER}",
        f"{LINKS[0][:80]}?{LINKS[0][81:]}\n{OTHER}",
        f"{LONG.replace(' b', ' bq', 1)}\n{OTHER}",
        f"{LONG.replace(' b', ' bq', 1)}\n\n{TEXTS[1]}",
    ],
)
def test_a_spoilt_game_gives_its_place_to_no_other(text: str) -> None:
    with pytest.raises(NotFound):
        found(text)


@pytest.mark.parametrize(
    "behind",
    ["D.", "D", "I.", "(D)", "*D*", "- D", "D :)", "Your turn, cheers\nD.", "Bisous,\nD", "P."],
)
def test_an_initial_behind_a_game_is_no_move(behind: str) -> None:
    game = found(SHORT + behind)
    assert len(game.game.actions) == 2
    assert "around" in game.mended


@pytest.mark.parametrize("behind", ["ok\nd", "PS: d"])
def test_what_may_be_a_move_or_an_initial_is_asked_about(behind: str) -> None:
    with pytest.raises(NotFound):
        found(SHORT + behind)


@pytest.mark.parametrize("text", ["PK\x03\x04\ufffd\ufffd", "{\\rtf1\\ansi " + LONG, "%PDF-1.7\n"])
def test_what_is_no_text_is_called_so(text: str) -> None:
    with pytest.raises(NotFound) as caught:
        found(text)
    assert caught.value.causes == ("no text",)
