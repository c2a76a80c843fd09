"""The hexagon game's page: Donadoni's Ra."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from htpy import Element, Node

from ra.hexagon import Move, State
from web.game_page import GamePage
from web.games.hexagon.game_draft import HexagonDraft
from web.games.hexagon.keys import KEYS, key_words, more_keys
from web.games.hexagon.level_words import level_words
from web.games.hexagon.pawns import sign
from web.games.hexagon.picking import Refusal
from web.games.hexagon.setup_controls import setup_controls
from web.messages import ChangeSetting, Deed
from web.model import Model
from web.play import Play
from web.screens.controls import switch
from web.settings import Settings
from web.telling import Card, LogEntry
from web.words import _


class HexagonPage:
    """See GamePage; what the table needs is imported when it is called."""

    keys: Mapping[str, Deed] = KEYS

    # Setting up

    def setup_controls(self, draft: HexagonDraft) -> Node:
        """Board, length, who starts."""
        return setup_controls(draft)

    def setup_options(self, draft: HexagonDraft) -> Sequence[Element]:
        """None."""
        return []

    def seat_sign(self, seat: int) -> Node:
        """Its pawn."""
        return sign(seat)

    def level_words(self, level: str) -> str:
        """How a level plays."""
        return level_words(level)

    def seating_words(self, draft: HexagonDraft) -> str:
        """Nothing."""
        return ""

    # At the table

    def table(self, model: Model, play: Play, hint: Node) -> Element:
        """The board, the decision, the sides, the match."""
        from web.games.hexagon.table_screen import table

        return table(model, play, hint)

    def prompt(self, play: Play, state: State) -> str:
        """Whose turn it is."""
        from web.games.hexagon.prompt import prompt

        return prompt(play, state)

    def description(self, play: Play) -> Element:
        """The table in words."""
        from web.games.hexagon.description import description

        return description(play)

    def scores(self, play: Play) -> Element:
        """What every game of the match brought."""
        from web.games.hexagon.scores import scores

        return scores(play)

    def onward(self, play: Play) -> str:
        """To the next game."""
        from web.games.hexagon.decision import begin_next

        return begin_next(play)

    def shared_words(self) -> str:
        """Nothing is hidden in this game."""
        return _(
            "This game is still under way. Whoever you send it to sees all that you see and can"
            " play on alone."
        )

    # Choosing an action

    def automatic(self, state: State) -> None:
        """None: a seat that can't move passes by the rules, so there is always a decision."""
        return

    def ordered(self, state: State, order: str) -> None:
        """No order is known here."""

    def order_holds(self, play: Play, order: str) -> bool:
        """No order is known here."""
        return False

    def pick(self, state: State, picked: Sequence[int], number: int) -> Sequence[int]:
        """A stack, by its cell."""
        from web.games.hexagon.picking import pick

        return pick(state, picked, number)

    def begins(self, state: State, picked: Sequence[int], key: str) -> bool:
        """The letter of a cell, unless it has another meaning; a number of pawns, if there is no
        stack that it could be about."""
        from web.games.hexagon.keys import begins

        return begins(picked, key)

    def aim(self, state: State, picked: Sequence[int], digits: str) -> Sequence[int]:
        """How many pawns."""
        from web.games.hexagon.picking import aim

        return aim(state, picked, digits[-1])

    def action_of(self, state: State, picked: Sequence[int]) -> Move | None:
        """A move, once it is chosen how many pawns go where."""
        from web.games.hexagon.picking import action_of

        return action_of(state, picked)

    def back(self, picked: Sequence[int]) -> Sequence[int]:
        """From how many to where, from where to which."""
        from web.games.hexagon.picking import back

        return back(picked)

    def card(self, play: Play, place: str) -> Card | None:
        """Nothing: the board explains itself."""
        return None

    def thing(self, state: State, place: int, picked: Sequence[int] | None) -> Refusal | None:
        """Why nothing can be done with a cell."""
        from web.games.hexagon.picking import dead_end

        return None if picked is None else dead_end(state, place, picked)

    def unplayable(self, state: State, action: Move | None) -> Refusal:
        """The rule that stands in the way."""
        from web.games.hexagon.picking import unplayable

        return unplayable(state, action)

    def thing_words(self, thing: Refusal) -> str:
        """Why it can't be done."""
        from web.games.hexagon.hindrance_words import refusal_words

        return refusal_words(thing)

    # What happened

    def sentences(self, events: Sequence[Any], play: Play) -> list[str]:
        """Events in sentences."""
        from web.games.hexagon.event_words import sentences

        return sentences(events, play)

    def told_now(self, play: Play) -> Sequence[Any]:
        """Up to a game's end, and what follows once its sheet is read."""
        from web.games.hexagon.event_words import told_now

        return told_now(play)

    def concerning(self, events: Sequence[Any], seats: Sequence[int]) -> list[Any]:
        """Pawns lost, games ended."""
        from web.games.hexagon.picking import concerning

        return concerning(events, seats)

    def sounds(self) -> Mapping[type, str]:
        """Pawns."""
        from web.games.hexagon.sounds import SOUNDS

        return SOUNDS

    def log_entry(self, play: Play, count: int) -> LogEntry:
        """The two moves of a round belong together."""
        from web.games.hexagon.log_entries import log_entry

        return log_entry(play, count)

    def part_name(self, part: int) -> str:
        """A game of the match."""
        from web.games.hexagon.log_entries import part_name

        return part_name(part)

    # Help, hints, settings, errors

    def primer(self, model: Model) -> Element:
        """The same for every set-up."""
        from web.games.hexagon.primer import primer

        return primer()

    def key_words(self) -> Mapping[Deed, str]:
        """What help says of the keys."""
        return key_words()

    def more_keys(self) -> Iterable[tuple[str, str]]:
        """Digits, and the keys on the board."""
        return more_keys()

    def advice(self, play: Play, action: Any) -> str:
        """A move as a heading."""
        from web.games.hexagon.hint_words import advice

        return advice(play, action)

    def hint_words(self, play: Play, options: Sequence[Any]) -> list[str]:
        """Why the Master takes the first option."""
        from web.games.hexagon.hint_words import hint_words

        return hint_words(play, options)

    def hint_figures(self, play: Play, options: Sequence[Any]) -> Node:
        """What each move is expected to bring."""
        from web.games.hexagon.hint_figures import hint_figures

        return hint_figures(play, options)

    def settings(self, chosen: Settings) -> Sequence[Element]:
        """What either side threatens."""
        return [
            switch(
                "setting-threats",
                chosen.threats,
                ChangeSetting("threats"),
                _("Show threats"),
                _(
                    "Marks each stack that could be taken by the next move, and a Ra that could be"
                    " entered."
                ),
            )
        ]

    def expected(self) -> Mapping[str, str]:
        """What texts of this game can lack."""
        from web.games.hexagon.error_words import expected

        return expected()

    def unsound_words(self, error: Exception) -> None:
        """None: every position that can be read is possible."""
        return


PAGE: GamePage = HexagonPage()
