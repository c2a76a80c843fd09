"""A match at the page: moves in every way there is, stops between games, undo, records."""

from __future__ import annotations

from typing import Self

import pytest

from ra.hexagon import HEXAGON, Move, State, cell_name
from ra.hexagon.bots import BOTS
from ra.hexagon.option import Option, write_options
from tests.web.driving import Page
from tests.web.markup import Node, read
from tools.random_games.hexagon import bold
from web.effects import Ask
from web.games.hexagon.goals import move_text
from web.games.hexagon.keys import KEYS
from web.games.hexagon.picking import pickable
from web.keys import TABLE_KEYS, KeyPress, deed_of
from web.messages import ActByItself, Aim, Answered, BeginTyping, Deed
from web.panel import Panel
from web.screens.frame import view

ALIKE = str.maketrans("cei-", "сеі–")
RUSSIAN = str.maketrans("abcdefghijklm", "фисвуапршолдь")
"""What the keys of these letters type on a Russian keyboard."""


class Board(Page):
    """A page with a match between these players on the table."""

    @classmethod
    def begun(cls, *levels: str | None, length: str = "match", seed: int = 1) -> Self:
        page = cls(seed=seed, style=bold)
        page.send(f"set-up {HEXAGON.name}").send(f"choose length {length}")
        for number, level in enumerate(levels):
            page.send(f"seat-player {number}", value=level or "person")
        page.send("start-game")
        return page

    @property
    def match(self) -> State:
        state = self.play.state
        assert isinstance(state, State)
        return state

    def shown(self) -> Node:
        return read(view(self.model))

    def to_pause(self) -> Self:
        """To the end of its first game."""
        return self.until(lambda page: page.play.wait.reading)


def tempting(state: State) -> list[Move]:
    """The moves that take or enter."""
    return [move for move in state.legal if bold(state, move, None) > 1]


def test_the_levels_are_the_computer_s() -> None:
    assert tuple(BOTS) == HEXAGON.levels


@pytest.mark.parametrize("length", ["match", "game"])
def test_two_people_play_to_the_end_and_the_page_holds_together(length: str) -> None:
    page = Board.begun(None, None, length=length)
    count = 0
    while page.match.to_act is not None:
        if page.play.wait.reading:
            assert page.model.panel is Panel.SCORES
            page.shown()
            page.send("proceed")
        page.step()
        count += 1
        if count % 10 == 0:
            page.shown()
    end = page.shown()
    outcome = page.match.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    assert page.play.names[outcome.winner] in end.one(id="decision-title").text
    assert end.sending("play-again")
    before = page.play.id
    page.send("play-again")
    assert page.play.id != before
    assert page.play.record.setup.match is (length == "match")
    assert page.play.names == ("Player 1", "Player 2")


def test_a_stack_is_picked_counted_moved_and_let_go() -> None:
    page = Board.begun(None, None)
    origin = min(move.origin for move in page.match.legal)
    page.send(f"pick {origin}")
    assert page.play.look.picked == (origin,)
    assert page.send("aim 2").play.look.picked == (origin, 2)
    assert page.send("aim 7").play.look.picked == (origin, 2)
    assert page.send("pick 1").play.look.picked == (origin, 2), "no stack that can move"
    assert page.send("aim 2").play.look.picked == (origin,)
    assert page.send(f"pick {origin}").play.look.picked == ()
    other = max(move.origin for move in page.match.legal)
    page.send(f"pick {origin}").send(f"pick {other}")
    assert page.play.look.picked == (other,)
    assert page.send("escape").play.look.picked == ()
    assert page.send("unpick").play.count == 0


def test_where_several_numbers_can_go_it_is_asked_how_many() -> None:
    page = Board.begun(None, None).until(lambda page: bool(several(page.match)))
    for leave in ("escape", "unpick", "pick"):
        origin, target, counts = several(page.match)[0]
        page.send(f"pick {origin}").send(f"pick {target}")
        decision = page.shown().one(id="decision")
        assert cell_name(target) in decision.one(id="decision-title").text
        acts = [text for text in deeds(decision) if text.startswith("act ")]
        assert acts == [f"act {Move(origin, target, count)}" for count in counts]
        page.send(f"pick {target}")
        assert page.play.look.picked == (origin, 0, target), "a second tap changes nothing"
        page.send(f"aim {counts[-1]}")
        focused = page.shown().one("button", id=f"do-act-{Move(origin, target, counts[-1])}")
        assert "data-focus" in focused.attributes
        page.send({"unpick": f"unpick {target}", "pick": f"pick {origin}"}.get(leave, leave))
        assert page.play.look.picked[2:] == ()
        page.send("unpick")
    before = page.play.count
    page.send(f"pick {origin}").send(f"pick {target}").send(f"aim {counts[0]}").send("confirm")
    assert page.play.record.actions[before:] == (Move(origin, target, counts[0]),)


def deeds(node: Node) -> list[str]:
    """All that can be done by what is in it."""
    return [text for one in node.all() for text in one.messages]


def several(state: State) -> list[tuple[int, int, list[int]]]:
    """Ways from a stack to a cell on which several numbers of its pawns can go."""
    ways: dict[tuple[int, int], list[int]] = {}
    for move in sorted(state.legal, key=lambda move: move.pawns):
        ways.setdefault((move.origin, move.target), []).append(move.pawns)
    return [(*way, counts) for way, counts in ways.items() if len(counts) > 1]


def test_what_follows_is_said_before_a_move_is_made() -> None:
    page = Board.begun(None, None).send("toggle-words")
    seen: set[str] = set()
    for _ in range(120):
        if page.match.to_act is None:
            break
        if page.play.wait.reading:
            page.send("proceed")
        for move in tempting(page.match)[:1]:
            page.send(f"pick {move.origin}").send(f"aim {move.pawns}")
            button = page.shown().one("button", id=f"do-act-{move}")
            taken = abs(page.match.placement.heights[move.target])
            words = "takes" if taken else "enters Ra"
            assert words in button.text
            assert cell_name(move.target) in button.text
            seen.add(words)
        page.step()
    assert seen == {"takes", "enters Ra"}


def test_moves_in_words_are_there_when_they_are_wanted() -> None:
    """All of them: those of a stack by the number of pawns."""
    page = Board.begun(None, None)
    origin = page.match.legal[0].origin

    def offered() -> set[str]:
        return {
            text
            for text in deeds(page.shown().one(id="decision"))
            if text.startswith(("pick ", "act "))
        }

    assert offered() == set()
    page.send("toggle-words")
    assert offered() == {f"pick {cell}" for cell in pickable(page.match)}
    page.send(f"pick {origin}")
    assert offered() == {f"act {move}" for move in page.match.legal if move.origin == origin}
    page.step().step()
    assert page.model.in_words, "they stay open"
    assert offered()
    page.send("toggle-words")
    assert offered() == set()


def test_a_key_with_which_a_move_can_begin_opens_the_field() -> None:
    page = Board.begun(None, None)

    def press(key: str, code: str = "") -> Deed | None:
        return deed_of(page.model, KeyPress(key, code))

    keys = {**TABLE_KEYS, **KEYS}
    for letter in "abcdefghijklm":
        assert press(letter) == keys.get(letter, BeginTyping(letter))
    assert press("а", "KeyF") == BeginTyping("f"), "by its place on a Russian keyboard"
    assert press("2") == BeginTyping("2")
    assert press("4") == Aim("4")
    assert press("/") == BeginTyping()
    page.send(f"pick {page.match.legal[0].origin}")
    assert press("2") == Aim("2")
    page.send("unpick").send("begin-typing f")
    field = page.shown().one("input", name="action")
    assert field.attributes["value"] == "f"
    assert "data-focus" in field.attributes
    page.send("escape")
    assert not page.shown().all("input", name="action")
    assert page.play.look.picked == ()


@pytest.mark.parametrize(
    "text", ["{move}", " {MOVE} ", "{move}#", "{written}", "{russian}", "{alike}"]
)
def test_a_move_can_be_typed(text: str) -> None:
    page = Board.begun(None, None).send("toggle-words")
    move = page.match.legal[0]
    page.send(
        "type-action",
        action=text.format(
            move=move,
            MOVE=str(move).upper(),
            written=move_text(move),
            russian=str(move).translate(RUSSIAN),
            alike=str(move).translate(ALIKE),
        ),
    )
    assert page.play.count == 1
    assert page.model.notice is None
    assert "data-focus" in page.shown().one("input", name="action").attributes
    assert "data-focus" not in page.step().shown().one("input", name="action").attributes


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "A move is written like"),
        ("x" * 3000, "A move is written like"),
        ("e3e5", "A move is written like"),
        ("a1-a1", "You have no stack on a1"),
        ("e9-e10", "You have no stack on e9"),
        ("3g6-g8", "That way the move ends on g7: 1 space."),
        ("g6-h8", "No straight line leads from g6 to h8"),
        ("e3-g5", "That way the move ends on h6: 3 spaces."),
        ("3i5-m13", "No straight line"),
    ],
)
def test_what_can_not_be_done_is_told_why(text: str, told: str) -> None:
    page = Board.begun(None, None)
    page.send("toggle-words").send("type-action", action=text)
    assert page.play.count == 0
    assert told in page.shown().one(id="notice").text
    assert told in page.shown().one(id="live").text
    assert "data-focus" not in page.shown().one("input", name="action").attributes


def test_every_cell_does_something_or_tells_why_not() -> None:
    """Those of stacks that can move, with one picked or none; all others explain themselves."""
    page = Board.begun(None, None)
    origin = page.match.legal[0].origin
    for picked in ((), (origin,)):
        if picked:
            page.send(f"pick {origin}")
        shown = page.shown()
        picks = pickable(page.match)
        for cell in page.match.placement.board.cells:
            node = shown.one(id=f"cell-{cell_name(cell)}")
            kind, _, rest = node.attributes["data-on-click"].partition(" ")
            several = "cell--goal" in node.attributes["class"].split() and kind == "pick"
            assert kind == "pick" if cell in picks or several else kind in ("act", "explain")
            if kind == "explain":
                assert page.send(f"explain {cell}").model.notice is not None
                assert page.play.look.picked == picked
                assert rest == str(cell)
                page.send("dismiss")


def test_what_was_explained_goes_with_the_next_pick_and_escape_closes_what_lies_on_top() -> None:
    page = Board.begun(None, None)
    origin = page.match.legal[0].origin
    page.send(f"explain {page.match.placement.board.cells[0]}")
    assert page.send(f"pick {origin}").model.notice is None
    page.send("toggle-panel help").send("escape")
    assert page.model.panel is None
    assert page.play.look.picked == (origin,)
    assert page.send("escape").play.look.picked == ()


def test_nothing_is_explained_to_who_is_not_to_act() -> None:
    page = Board.begun(None, "novice")
    page.step()
    cell = page.match.placement.board.cells[0]
    assert page.send(f"explain {cell}").model.notice is None


def test_the_board_turns_and_stays_turned() -> None:
    page = Board.begun(None, None)
    first = page.shown().one(id="cell-a1").attributes["data-at"]
    page.send("turn-board")
    page.step()
    assert page.play.look.turned == 1
    assert page.shown().one(id="cell-a1").attributes["data-at"] != first
    assert page.send("undo").play.look.turned == 1
    for _ in range(5):
        page.send("turn-board")
    assert page.shown().one(id="cell-a1").attributes["data-at"] == first


def test_between_games_the_page_waits_and_says_what_was_scored() -> None:
    page = Board.begun(None, None).to_pause()
    told = page.shown()
    assert told.one(id="panel-proceed").text == "Begin game 2"
    assert "Game 1 is over" in told.one(id="decision-title").text
    assert "point" in told.one(id="decision-words").text
    assert "Game 2 begins" not in told.one(id="live").text
    assert not told.sending("unpick")
    score = page.match.score
    page.send("proceed")
    after = page.shown()
    assert "Game 2 begins" in after.one(id="live").text
    assert page.match.score == score
    assert page.model.panel is None


def test_undo_redo_replay_and_branch() -> None:
    page = Board.begun(None, None).to_pause()
    count = page.play.count
    page.send("undo")
    assert (page.play.count, page.play.wait.reading) == (count - 1, False)
    page.send("redo")
    assert (page.play.count, page.play.wait.reading) == (count, True)
    page.send("look 3")
    assert page.play.shown == 3
    page.shown()
    page.send("branch")
    assert (page.play.count, page.play.live) == (3, True)


def test_a_match_is_kept_sent_and_opened_again() -> None:
    page = Board.begun(None, "novice")
    while page.play.count < 6:
        page.step()
    record = page.play.record
    game = page.play.id
    page.send("close-game")
    kept = page.model.saved_games.get(game)
    assert kept is not None
    assert kept.game == HEXAGON.name
    assert "Ra on hexagons" in page.shown().one(id=f"kept-{game}").text
    assert page.send(f"open-game {game}").play.record == record
    text = page.play.replay.text()
    assert Page().send("import-text", text=text).play.record == record


def test_a_computer_is_asked_with_all_that_matters_and_its_move_is_made() -> None:
    page = Board.begun("novice", None, seed=3)
    asked: Ask | None = None
    for _ in range(9):
        if page.play.wait.reading:
            page.send("proceed")
        if page.play.computer_to_act:
            asked = page.asked()
            assert asked.request["game"] == HEXAGON.name
            assert asked.request["level"] == "novice"
            assert asked.request["view"] == HEXAGON.write_view(page.match)
        before = page.play.count
        page.step()
        assert page.play.count == before + 1
    assert asked is not None


def test_a_hint_says_which_move_and_why() -> None:
    page = Board.begun(None, None)
    first, second, *_ = page.match.legal
    best = Option(first, 0.42, None, ("threatens", "advances"), (first, second))
    page.send("ask-hint")
    assert page.play.wait.hint is not None
    options = write_options([best, Option(second, -1.0, 6, ("loses",), (second,))])
    page.send(Answered(page.play.wait.hint.question, options=options))
    card = page.shown().one(id="hint")
    assert f"from {cell_name(first.origin)} to {cell_name(first.target)}" in card.text
    assert "threatens to enter" in card.text
    assert "+0.4" in card.text
    assert page.shown().one(id="hint-do").messages == [f"act {first}"]
    page.send(f"act {first}")
    assert (page.play.count, page.play.wait.hint) == (1, None)


@pytest.mark.parametrize("text", ["", "[]", "{", '[{"line": ["a1-a2"]}]'])
def test_what_is_no_hint_is_told_as_trouble(text: str) -> None:
    page = Board.begun(None, None).send("ask-hint")
    assert page.play.wait.hint is not None
    page.send(Answered(page.play.wait.hint.question, options=text))
    assert page.play.wait.hint is not None
    assert page.play.wait.hint.trouble


def test_odd_messages_do_no_harm() -> None:
    page = Board.begun(None, None)
    for what in ("pick 999", "aim 2", "aim x", "unpick 7", "confirm", "explain 3", "show-sheet 4",
                 "hurry", "proceed", ActByItself(0), "act b13", "act g6-g6"):  # fmt: skip
        page.send(what)
        page.shown()
    assert page.play.count == 0
