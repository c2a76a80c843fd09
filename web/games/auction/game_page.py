"""The auction game's page: Knizia's Ra."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from htpy import Element, Node

from ra.auction import Bid, State, Unsound
from web.game_page import GamePage
from web.games.auction.game_draft import AuctionDraft
from web.games.auction.keys import KEYS, key_words, more_keys
from web.games.auction.level_words import level_words, tempers_words
from web.games.auction.setup_controls import setup_controls, setup_options
from web.messages import ChangeSetting, Deed
from web.model import Model
from web.play import Play
from web.screens.controls import switch
from web.settings import Settings
from web.telling import Card, LogEntry
from web.words import _, any_of


class Refusal(NamedTuple):
    """What was typed can't be done; `tokens`: what can, as it is typed."""

    tokens: tuple[str, ...]


_NAMED = 8
"""The most actions that are named in place of one that is not possible."""


class AuctionPage:
    """See GamePage; what the table needs is imported when it is called."""

    keys: Mapping[str, Deed] = KEYS

    # Setting up

    def setup_controls(self, draft: AuctionDraft) -> Node:
        """Edition and number of players."""
        return setup_controls(draft)

    def setup_options(self, draft: AuctionDraft) -> Sequence[Element]:
        """Open scores; the floor, where the edition leaves it open."""
        return setup_options(draft)

    def seat_sign(self, seat: int) -> Node:
        """A picture in the seat's colour."""
        from web.games.auction.seat_sign import seat_sign

        return seat_sign(seat)

    def level_words(self, level: str) -> str:
        """How a level plays."""
        return level_words(level)

    def seating_words(self, draft: AuctionDraft) -> str:
        """That computers have tempers, where some do."""
        return tempers_words(draft)

    # At the table

    def table(self, model: Model, play: Play, hint: Node) -> Element:
        """The lot, the decision, the seats around."""
        from web.games.auction.table_screen import table

        return table(model, play, hint)

    def prompt(self, play: Play, state: State) -> str:
        """What the phase asks."""
        from web.games.auction.prompt import prompt

        return prompt(play, state)

    def description(self, play: Play) -> Element:
        """The table in words."""
        from web.games.auction.description import description

        return description(play)

    def scores(self, play: Play) -> Element:
        """A sheet for each epoch, and one for all together."""
        from web.games.auction.scores import scores

        return scores(play)

    def onward(self, play: Play) -> str:
        """To the next epoch."""
        from web.games.auction.decision import begin_next

        return begin_next(play)

    def shared_words(self) -> str:
        """The record holds the order of the bag, and points that are hidden."""
        return _(
            "This game is still under way. Whoever you send it to sees everything that is open"
            " at the table, can play on alone and so find out which tiles come next."
        )

    # Choosing an action

    def automatic(self, state: State) -> Any | None:
        """Pass, when no sun of the bidder is high enough."""
        from web.games.auction.picking import automatic

        return automatic(state)

    def ordered(self, state: State, order: str) -> Any | None:
        """To draw, to pass."""
        from web.games.auction.orders import ordered

        return ordered(state, order)

    def order_holds(self, play: Play, order: str) -> bool:
        """Until an auction, a disaster; until the lot is sold."""
        from web.games.auction.orders import order_holds

        return order_holds(play, order)

    def pick(self, state: State, picked: Sequence[int], number: int) -> Sequence[int]:
        """A space, a sun, a kind of tile."""
        from web.games.auction.picking import pick

        return pick(state, picked, number)

    def begins(self, state: State, picked: Sequence[int], key: str) -> bool:
        """That of a bid: others are keys that act at once, or lead elsewhere."""
        return key == "b" and any(isinstance(action, Bid) for action in state.legal_actions())

    def aim(self, state: State, picked: Sequence[int], digits: str) -> Sequence[int]:
        """To a sun."""
        from web.games.auction.picking import aim

        return aim(state, digits)

    def back(self, picked: Sequence[int]) -> Sequence[int]:
        """Nothing."""
        return ()

    def action_of(self, state: State, picked: Sequence[int]) -> Any | None:
        """A god spent, a bid, a discard."""
        from web.games.auction.picking import action_of

        return action_of(state, picked)

    def card(self, play: Play, place: str) -> Card | None:
        """Of a tile, a sun, the bag."""
        from web.games.auction.cards import card

        return card(play, place)

    def thing(self, state: State, place: int, picked: Sequence[int] | None) -> None:
        """Nothing: what lies on the table has cards."""

    def unplayable(self, state: State, action: Any | None) -> Refusal:
        """What is possible instead."""
        return Refusal(tuple(map(str, state.legal_actions())))

    def thing_words(self, thing: Refusal) -> str:
        """What can be typed."""
        # Translators: {choices} is a list such as "d, i or g3", as actions are written.
        text = _("That is not possible now, but this is: {choices}.")
        return text.format(choices=any_of(thing.tokens[:_NAMED]))

    # What happened

    def sentences(self, events: Sequence[Any], play: Play) -> list[str]:
        """Events in sentences."""
        from web.games.auction.event_words import sentences

        return sentences(events, play)

    def told_now(self, play: Play) -> Sequence[Any]:
        """Up to a score sheet, and what follows once it is read."""
        from web.games.auction.event_words import told_now

        return told_now(play)

    def concerning(self, events: Sequence[Any], seats: Sequence[int]) -> list[Any]:
        """Lots won, tiles lost."""
        from web.games.auction.picking import concerning

        return concerning(events, seats)

    def sounds(self) -> Mapping[type, str]:
        """Tiles, suns, Ra."""
        from web.games.auction.sounds import SOUNDS

        return SOUNDS

    def log_entry(self, play: Play, count: int) -> LogEntry:
        """What the log tells of an action; those of an auction are a group."""
        from web.games.auction.log_entries import log_entry

        return log_entry(play, count)

    def part_name(self, part: int) -> str:
        """An epoch."""
        from web.games.auction.log_entries import part_name

        return part_name(part)

    # Help, hints, settings, errors

    def primer(self, model: Model) -> Element:
        """The rules of the edition being played or set up."""
        from web.games.auction.primer import primer

        if model.play is not None:
            return primer(model.play.record.setup.variant)
        draft = model.draft.chosen
        assert isinstance(draft, AuctionDraft)
        return primer(draft.variant)

    def key_words(self) -> Mapping[Deed, str]:
        """What help says of the keys."""
        return key_words()

    def more_keys(self) -> Iterable[tuple[str, str]]:
        """The digits."""
        return more_keys()

    def advice(self, play: Play, action: Any) -> str:
        """An action as a heading."""
        from web.games.auction.hint_words import advice

        return advice(play, action)

    def hint_words(self, play: Play, options: Sequence[Any]) -> list[str]:
        """Why the Master takes the first option."""
        from web.games.auction.hint_words import hint_words

        return hint_words(play, options)

    def hint_figures(self, play: Play, options: Sequence[Any]) -> Node:
        """Chances, and what tiles are worth."""
        from web.games.auction.hint_figures import hint_figures

        return hint_figures(play, options)

    def settings(self, chosen: Settings) -> Sequence[Element]:
        """Whether the page passes for a person who can't bid, and shows what would be scored."""
        return [
            switch(
                "setting-automatic_pass",
                chosen.automatic_pass,
                ChangeSetting("automatic_pass"),
                _("Pass for me"),
                _("When none of your suns is high enough, the page passes for you."),
            ),
            switch(
                "setting-run_on",
                chosen.run_on,
                ChangeSetting("run_on"),
                _("Run on without me"),
                _("When you have no sun left, the computers play on without a pause."),
            ),
            switch(
                "setting-stands",
                chosen.stands,
                ChangeSetting("stands"),
                _("What stands now"),
                _("Beside the points of each seat: what the epoch would bring if it ended now."),
            ),
        ]

    def expected(self) -> Mapping[str, str]:
        """What texts of this game can lack."""
        from web.games.auction.error_words import expected

        return expected()

    def unsound_words(self, error: Exception) -> str | None:
        """Why a table is impossible."""
        from web.games.auction.error_words import unsound_words

        return unsound_words(error) if isinstance(error, Unsound) else None


PAGE: GamePage = AuctionPage()
