"""The table as a person at the screen has it: what it shows, and what can be done at it now."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self

from playwright.sync_api import Page, expect

import ra
from e2e.conftest import START_TIMEOUT, ready
from ra.auction import AUCTION, EDITIONS, Discard, Edition, SpendGod, State, Tile
from ra.auction.tiles import TILES

MINUS = "\u2212"
INSTANT = {"pace": "instant", "motion": False, "automatic_pass": False}
"""Settings for tests whose subject is none of these."""

_SEE = """() => {
  // A space that no line breaks at is a space to who reads.
  const text = (element) => element?.textContent.replaceAll("\u00a0", " ").trim() ?? "";
  const usable = (element) => !element.disabled && element.getClientRects().length > 0
    && element.checkVisibility({visibilityProperty: true});
  const kind = (element) => element.querySelector("[data-kind]")?.dataset.kind ?? null;
  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const seats = all(document, "[id^=seat-][aria-labelledby]").sort((a, b) => a.id < b.id ? -1 : 1);
  return {
    seats: seats.map((seat) => ({
      name: text(seat.querySelector("h3 .name")),
      acts: seat.classList.contains("seat--acts"),
      points: text(seat.querySelector(".seat__points .visually-hidden")),
      suns: all(seat, ".suns > li").map(text),
      tiles: all(seat, ".group:not(.group--gone)").map(
        (group) => [kind(group), text(group.querySelector(".group__count"))]),
    })),
    track: all(document, "ol.track > li").map(kind),
    centre: text(document.querySelector(".centre .sun")),
    ra: document.querySelector(".ra-track__spaces")?.getAttribute("aria-label"),
    bag: text(document.querySelector(".bag__figure")),
    title: text(document.getElementById("decision-title")),
    controls: all(document, "#decision [data-on-click], .track [data-on-click^='pick ']")
      .filter((element) => usable(element) && element.id !== "ask-hint")
      .map((element) => element.dataset.onClick),
    pressed: all(document, "#decision [aria-pressed=true], .track [aria-pressed=true]")
      .map((element) => element.dataset.onClick),
  };
}"""

_MIDDLE = """(message) => {
  const usable = `[data-on-click="${message}"]:enabled`;
  const places = `#decision ${usable}, .track ${usable}, .panel__foot ${usable}`;
  for (const control of document.querySelectorAll(places)) {
    for (const block of ["nearest", "center"]) { // at the edge the decision may lie over it
      control.scrollIntoView({block, behavior: "instant"});
      const box = control.getBoundingClientRect();
      const middle = [box.left + box.width / 2, box.top + box.height / 2];
      if (control.contains(document.elementFromPoint(...middle))) return middle;
    }
  }
  return null;
}"""


@dataclass(frozen=True, slots=True)
class Seen:
    """What the table shows. Kinds of tile by their pictures' names; `points` None: hidden.

    `controls`: the messages of all controls of the decision and the track that can be used, but for
    the hint's; `pressed`: of those that are chosen.
    """

    names: tuple[str, ...]
    actor: int | None
    points: tuple[int | None, ...]
    up: tuple[tuple[int, ...], ...]
    down: tuple[tuple[int, ...], ...]
    tiles: tuple[dict[str, int], ...]
    track: tuple[str | None, ...]
    centre: int
    ra: int
    bag: int
    title: str
    controls: tuple[str, ...]
    pressed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """What was seen, and the control that was used then; empty at the last."""

    seen: Seen
    control: str

    @property
    def acts(self) -> bool:
        """Whether the control was an action of the game's."""
        return self.control == "confirm" or self.control.startswith("act ")


Policy = Callable[[Seen, random.Random], str]
"""Chooses one of the controls."""


def by_chance(seen: Seen, chance: random.Random) -> str:
    """Any control, though rather a tile drawn than Ra invoked, and no choice taken back."""
    onward = [control for control in seen.controls if not control.startswith("unpick")]
    if "act d" in onward and chance.random() < 0.6:
        return "act d"
    return chance.choice([one for one in onward if one.split()[0] in ("act", "pick", "confirm")])


class Pointer(Protocol):
    def click(self, x: float, y: float) -> None: ...


class Keys(Protocol):
    def press(self, key: str) -> None: ...


class Screen(Protocol):
    """A page in any browser, as far as someone at the table needs it: a part of Playwright's."""

    @property
    def mouse(self) -> Pointer: ...
    @property
    def keyboard(self) -> Keys: ...
    def evaluate(self, expression: str, arg: Any = None) -> Any: ...
    def wait_for_function(self, expression: str, *, timeout: float | None = None) -> object: ...


class Player:
    """Someone at a screen with a game on it, who plays by the mouse."""

    def __init__(self, screen: Screen, seed: int = 0) -> None:
        self.screen = screen
        self.chance = random.Random(seed)

    def see(self) -> Seen:
        """What is shown now."""
        return seen_from(self.screen.evaluate(_SEE))

    def do(self, message: str) -> None:
        """Use the control that sends `message`; a person's action is done when this returns."""
        self.screen.mouse.click(*self.aim(message))

    def aim(self, message: str) -> tuple[float, float]:
        """The middle of the control that sends `message`, where nothing may lie over it."""
        settled(self.screen)
        middle = self.screen.evaluate(_MIDDLE, message)
        assert middle is not None, f"{message} can't be reached"
        x, y = middle
        return x, y

    def wait(self) -> Seen:
        """Wait until something can be decided: computers have played."""
        seen = self.see()
        if seen.controls and "hurry" not in seen.controls:
            return seen
        self.screen.wait_for_function(
            """() => !document.querySelector(".decision--wait") &&
                     [...document.querySelectorAll("#decision [data-on-click]")]
                       .some((control) => !control.disabled)""",
            timeout=START_TIMEOUT,
        )
        return self.see()

    def play(
        self,
        stop: Callable[[Seen], bool] = lambda seen: False,
        policy: Policy = by_chance,
    ) -> list[Moment]:
        """Play by clicks until `stop` or the game's end: every moment on the way, that one too.

        Score sheets on the way are left by their button.
        """
        story: list[Moment] = []
        while True:
            seen = self.wait()
            if "play-again" in seen.controls or stop(seen):
                return [*story, Moment(seen, "")]
            control = "proceed" if "proceed" in seen.controls else policy(seen, self.chance)
            story.append(Moment(seen, control))
            self.do(control)

    def act(self) -> None:
        """Take one action of the game by chance, with the choices that lead to it."""
        acted = False
        while not acted:
            seen = self.wait()
            control = "proceed" if "proceed" in seen.controls else by_chance(seen, self.chance)
            self.do(control)
            acted = Moment(seen, control).acts


class Table(Player):
    """A page in Chromium with a game on it; `touch`: played with a finger."""

    def __init__(self, page: Page, seed: int = 0, *, touch: bool = False) -> None:
        super().__init__(page, seed)
        self.page = page
        self.touch = touch

    def do(self, message: str) -> None:
        if self.touch:
            self.page.touchscreen.tap(*self.aim(message))
        else:
            super().do(message)

    def record(self) -> ra.Record:
        """The game's record, read from the text in the share panel, which stays open."""
        self.open("share")
        return ra.read(self.page.locator("#share-record").input_value())

    def open(self, panel: str) -> None:
        """Open a panel by its button in the bar, unless it is open; in the menu if it is narrow."""
        if self.page.locator(f"#panel-{panel}").count():
            return
        button = self.page.locator(f"#bar-{panel}")
        if not button.is_visible():
            self.page.locator(".bar__menu summary").click()
            button = self.page.locator(f"#menu-{panel}")
        button.click()
        expect(self.page.locator(f"#panel-{panel}")).to_be_visible()


def settled(screen: Screen) -> None:
    """Wait until what is asked is fresh no more, so that it can be answered (fresh.js)."""
    screen.wait_for_function("() => !document.querySelector('[data-fresh]')")


def seen_from(found: Mapping[str, Any]) -> Seen:
    """What the script found, as figures."""
    seats = found["seats"]
    acting = [number for number, seat in enumerate(seats) if seat["acts"]]
    assert len(acting) <= 1
    return Seen(
        names=tuple(seat["name"].strip("\u2068\u2069") for seat in seats),
        actor=acting[0] if acting else None,
        points=tuple(figure(seat["points"]) for seat in seats),
        up=tuple(_suns(seat["suns"], down=False) for seat in seats),
        down=tuple(_suns(seat["suns"], down=True) for seat in seats),
        tiles=tuple({kind: int(count or 1) for kind, count in seat["tiles"]} for seat in seats),
        track=tuple(found["track"]),
        centre=int(found["centre"]),
        ra=int(figure(found["ra"]) or 0),
        bag=int(found["bag"]),
        title=found["title"],
        controls=tuple(found["controls"]),
        pressed=tuple(found["pressed"]),
    )


def figure(text: str) -> int | None:
    """The first number in a text, or None."""
    digits = "".join(char if char.isdecimal() else " " for char in text).split()
    if not digits:
        return None
    return -int(digits[0]) if MINUS + digits[0] in text else int(digits[0])


def _suns(texts: list[str], *, down: bool) -> tuple[int, ...]:
    """Suns face down say so after their number."""
    return tuple(int(figure(text) or 0) for text in texts if down is not text.isdecimal())


def offered(state: State) -> set[str]:
    """The controls that a position must offer before anything is picked."""
    controls = set()
    for action in state.legal_actions():
        match action:
            case SpendGod(space):
                controls.add(f"pick {space}")
            case Discard(tiles):
                controls |= {f"pick {int(tile)}" for tile in tiles}
            case _:
                controls.add(f"act {AUCTION.write_action(action)}")
    return controls


def kind_name(tile: Tile, edition: Edition) -> str:
    """What the page's pictures call a tile."""
    return edition.tile_names[tile].replace("_", "-")


def shown(state: State) -> dict[str, Any]:
    """What the page must show of a position, by the fields of Seen."""
    edition = state.variant.edition
    return {
        "actor": state.to_act,
        "points": tuple(state.points),
        "up": tuple(state.up),
        "down": tuple(state.down),
        "tiles": tuple(
            {kind_name(tile, edition): row[tile] for tile in TILES if row[tile]}
            for row in state.tiles
        ),
        "track": tuple(None if tile is None else kind_name(tile, edition) for tile in state.track),
        "centre": state.centre,
        "ra": state.ra,
        "bag": len(state.bag) - state.drawn,
    }


def keep_settings(page: Page, **settings: Any) -> None:
    """Settings as an earlier visit would have left them; in force from the next load."""
    text = json.dumps(json.dumps(settings))
    page.add_init_script(
        f"""if (location.protocol === "http:" && !sessionStorage.getItem("set")) {{
          localStorage.setItem("ra.settings", {text});
          sessionStorage.setItem("set", "yes");
        }}"""
    )


def change_settings(page: Page, **settings: Any) -> None:
    """The same from within a visit; in force from the next load."""
    page.evaluate("text => localStorage.setItem('ra.settings', text)", json.dumps(settings))


def open_site(page: Page, address: str = "", **settings: Any) -> Page:
    """The first screen, or what the address asks for; at once and without motion, if not said."""
    keep_settings(page, **(INSTANT | settings))
    page.goto(address)
    return ready(page)


def open_record(page: Page, record: ra.Record, address: str = "", **settings: Any) -> Table:
    """A game that came by a link, its notice dismissed."""
    open_site(page, f"{address}#record={ra.to_link(record)}", **settings)
    dismiss(page)
    return Table(page)


def come_to(page: Page, record: ra.Record) -> Table:
    """The game of a link that is followed while the page is open, its notice dismissed."""
    page.evaluate("link => { location.hash = link; }", f"record={ra.to_link(record)}")
    page.wait_for_function("() => location.hash.startsWith('#game=')")
    dismiss(page)
    settled(page)
    return Table(page)


def dismiss(screen: Screen) -> None:
    """Dismiss the notice, which the next move of a computer takes away too."""
    screen.evaluate("document.getElementById('notice-dismiss')?.click()")


def choose(page: Page, name: str) -> None:
    """Choose a radio button or turn a switch, by what is to be clicked to that end: its label."""
    page.locator(f"label:has(#{name})").click()


def open_set_up(page: Page, game: str = "auction") -> None:
    """On the first screen, open the set-up of a game, unless it is open."""
    button = page.locator(f"#play-ra-{game}")
    if button.count():
        button.click()
    expect(page.locator("#setup-title")).to_be_visible()


def start(page: Page, game: str = "auction") -> Table:
    """From the first screen to the table of a game that begins as it was set up last."""
    open_set_up(page, game)
    # By key, as two clicks at one place, so fast, are taken for one by mistake (fresh.js).
    page.locator("#setup-start").press("Enter")
    expect(page.locator("#decision")).to_be_visible()
    return Table(page)


def set_up(page: Page, edition: str, players: int, *, people: int | None = None) -> None:
    """Open the set-up and fill it in; people first, computers behind them."""
    open_set_up(page)
    choose(page, f"edition-{edition}")
    choose(page, f"players-{players}")
    for number in range(players):
        sit(page, number, "person" if people is None or number < people else "adept")


def sit(page: Page, number: int, who: str) -> None:
    """Have a person or a computer of that level play a seat."""
    choose(page, f"seat-{number}-player-{who}")


EDITION_SIZES = [
    (edition.name, players) for edition in EDITIONS.values() for players in edition.players
]


@dataclass(frozen=True, slots=True)
class End:
    """What the last score sheet shows: place, name and points of every seat, best first; the
    totals of its last row, by seat."""

    places: tuple[tuple[int, str, int | None], ...]
    totals: tuple[int | None, ...]

    @classmethod
    def on(cls, page: Page) -> Self:
        """The end as it lies open."""
        rows = page.locator(".standing")
        totals = page.locator(".scores__table tfoot tr").last.locator(".sheet__total")
        return cls(
            tuple(
                (
                    int(row.locator(".standing__place").inner_text()),
                    row.locator(".standing__name").inner_text().replace("\u00a0", " "),
                    figure(row.locator(".standing__points").inner_text()),
                )
                for row in rows.all()
            ),
            tuple(figure(text) for text in totals.all_inner_texts()),
        )

    @classmethod
    def of(cls, record: ra.Record) -> Self:
        """The end of a record, by the rules on CPython."""
        outcome = record.position().outcome()
        assert outcome is not None, "the game goes on"
        return cls(
            tuple(
                (one.place, record.seats[one.seat].name, one.points) for one in outcome.standings
            ),
            tuple(one.points for one in sorted(outcome.standings, key=lambda one: one.seat)),
        )
