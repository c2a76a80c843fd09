"""Nim's page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from htpy import Element, Node, div, p

from tests.toy.nim import Ended, Option, State, Take, Taken
from tests.toy.poster import NimDraft
from web.game_page import GamePage
from web.messages import Act, Choose, Deed
from web.model import Model
from web.play import Play
from web.screens.controls import band
from web.screens.decision_frame import (
    Say,
    choice,
    decision_frame,
    focus_word,
    looking_back,
    trouble,
    way_out,
)
from web.screens.who import who
from web.settings import Settings
from web.telling import Card, Line, LogEntry


class NimPage:
    """See web.game_page.GamePage."""

    keys: Mapping[str, Deed] = {"z": Act("1a")}

    def setup_controls(self, draft: NimDraft) -> Node:
        sizes = [("3.4.5", "Three heaps"), ("7", "One heap")]
        return band("heaps", "Heaps", "3.4.5", Choose("heaps"), sizes)

    def setup_options(self, draft: NimDraft) -> Sequence[Element]:
        return []

    def seat_sign(self, seat: int) -> Node:
        return str(seat + 1)

    def level_words(self, level: str) -> str:
        return {"novice": "Takes anything.", "master": "Never errs."}.get(level, "")

    def seating_words(self, draft: NimDraft) -> str:
        return ""

    def table(self, model: Model, play: Play, hint: Node) -> Element:
        state: State = play.shown_state
        heaps = (p(id=f"heap-{heap}")[f"{size} stones"] for heap, size in enumerate(state.heaps))
        return div(".nim")[heaps, hint, decision_frame(model, play, self._say(model, play))]

    def _say(self, model: Model, play: Play) -> Say:
        focus = focus_word(model, play)
        if not play.live:
            return looking_back(play)
        if play.state.to_act is None:
            return Say("over", "It is over", "", way_out(1, focus))
        if play.wait.trouble:
            return trouble(play, focus)
        if not play.person_to_act:
            return Say("wait", "Thinking", "")
        return Say(
            "act", "Your turn", "", [self._control(one) for one in play.state.legal_actions()]
        )

    def _control(self, action: Take) -> Element:
        return choice(Act(str(action)), f"Take {action.count}", f"from heap {action.heap + 1}")

    def prompt(self, play: Play, state: State) -> str:
        return f"{who(play, state.seat)}, take stones."

    def description(self, play: Play) -> Element:
        state: State = play.shown_state
        return div[p[f"Heaps of {state.heaps}."]]

    def scores(self, play: Play) -> Element:
        return div[" ".join(self.sentences(play.shown_events, play))]

    def onward(self, play: Play) -> str:
        return "Go on"

    def shared_words(self) -> str:
        return "Nothing is hidden."

    def automatic(self, state: State) -> Take | None:
        return None

    def ordered(self, state: State, order: str) -> None:
        return None

    def order_holds(self, play: Play, order: str) -> bool:
        return False

    def pick(self, state: State, picked: Sequence[int], number: int) -> Sequence[int]:
        return (number,) if number < len(state.heaps) else picked

    def begins(self, state: State, picked: Sequence[int], key: str) -> bool:
        return False

    def aim(self, state: State, picked: Sequence[int], digits: str) -> Sequence[int]:
        return self.pick(state, picked, int(digits[-1]) - 1)

    def back(self, picked: Sequence[int]) -> Sequence[int]:
        return ()

    def action_of(self, state: State, picked: Sequence[int]) -> Take | None:
        return Take(1, picked[0]) if picked and state.heaps[picked[0]] else None

    def card(self, play: Play, place: str) -> Card | None:
        return None

    def thing(self, state: State, place: int, picked: Sequence[int] | None) -> str | None:
        return f"heap {place + 1}" if place < len(state.heaps) else None

    def unplayable(self, state: State, action: Any) -> str | None:
        return "no such stones"

    def thing_words(self, thing: str) -> str:
        return f"This is {thing}."

    def sentences(self, events: Sequence[Any], play: Play) -> list[str]:
        told = []
        for event in events:
            match event:
                case Taken(seat, count, heap):
                    told.append(f"{who(play, seat)} takes {count} of heap {heap + 1}.")
                case Ended(winner):
                    told.append(f"{who(play, winner)} wins.")
        return told

    def told_now(self, play: Play) -> Sequence[Any]:
        return play.look.news

    def concerning(self, events: Sequence[Any], seats: Sequence[int]) -> list[Any]:
        return [event for event in events if isinstance(event, Ended)]

    def sounds(self) -> Mapping[type, str]:
        return {Taken: "take"}

    def log_entry(self, play: Play, count: int) -> LogEntry:
        events = play.replay.steps[count - 1].events if count else ()
        told = self.sentences(events, play) or ["Nim begins."]
        return LogEntry(count, tuple(Line(text) for text in told), 1)

    def part_name(self, part: int) -> str:
        return "The game"

    def primer(self, model: Model) -> Element:
        return div[p["Take the last stone and win."]]

    def key_words(self) -> Mapping[Deed, str]:
        return {Act("1a"): "Take a stone of the first heap"}

    def more_keys(self) -> Iterable[tuple[str, str]]:
        return []

    def advice(self, play: Play, action: Take) -> str:
        return f"Take {action.count} of heap {action.heap + 1}"

    def hint_words(self, play: Play, options: Sequence[Option]) -> list[str]:
        return ["It wins." if options[0].wins else "Nothing wins."]

    def hint_figures(self, play: Play, options: Sequence[Option]) -> Node:
        return p[f"{len(options)} choices"]

    def settings(self, chosen: Settings) -> Sequence[Element]:
        return []

    def expected(self) -> Mapping[str, str]:
        return {"heaps": "sizes of heaps"}

    def unsound_words(self, error: Exception) -> str | None:
        return None


PAGE: GamePage = NimPage()
