"""What a hint says and shows: the sentences follow from the figures, for every kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from ra.auction import Bid, Discard, Phase, SpendGod, Tile
from ra.auction.actions import BID, DRAW, INVOKE, PASS, STOP_GODS
from ra.auction.option import Option, Worth
from ra.auction.tiles import DISASTERS
from tests.web.driving import Page
from tests.web.games.auction.advising import answered, every_option, option
from tests.web.games.auction.reaching import reach
from tests.web.markup import Node, read
from tests.web.plays import sound
from web.games.auction.chances import chance_to_win, percent
from web.games.auction.hint_words import advice, hint_words
from web.messages import Unanswered
from web.screens.frame import view
from web.screens.hint_button import ask_for_hint
from web.screens.hint_card import hint_card, hint_text
from web.screens.hint_phrases import tenths
from web.screens.live_region import live_region
from web.settings import LANGUAGES
from web.words import use

ALONE = (None, "adept", "adept")
PEOPLE = (None, None, None)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    use(language)
    try:
        yield
    finally:
        use("en")


def turn(page: Page) -> bool:
    """Seat 0 may draw or invoke for some tiles, and everybody has a sun."""
    free = page.state.phase is Phase.TURN and page.play.can_ask and page.state.seat == 0
    return free and len(page.state.lot) in (3, 4) and all(page.state.up) and page.state.ra < 4


def bidding(page: Page) -> bool:
    """Seat 0 bids first of three, with several suns."""
    bids = page.state.phase is Phase.BID and page.play.can_ask and page.state.seat == 0
    return bids and not page.state.bids and len(page.state.up[0]) > 1 and len(page.state.lot) > 1


def phase(wanted: Phase) -> Callable[[Page], bool]:
    return lambda page: page.state.phase is wanted and page.play.can_ask


def told(page: Page, *options: Option) -> str:
    return " ".join(hint_words(page.play, options))


def shown(page: Page, *options: Option) -> Node:
    card = hint_card(answered(page, *options).model)
    assert card is not None
    return read(card)


def name(seat: int) -> str:
    return f"Player\u00a0{seat + 1}"


# Why, by kind of action


def test_draw_says_how_likely_ra_is_and_what_lies_there() -> None:
    page = reach(*PEOPLE, when=turn)
    draw = option(DRAW, worth={0: 7.4, 1: 10.6, 2: 3}, ra_next=0.1694)
    assert told(page, draw) == (
        "The chance that the next tile is Ra is 17%."
        " This lot is worth 7 points to you, 11 to Player\u00a02."
    )


def test_draw_says_that_the_last_ra_ends_the_epoch() -> None:
    page = reach(
        *PEOPLE,
        when=lambda page: (
            phase(Phase.TURN)(page)
            and page.state.ra + 1 == page.state.variant.ra_needed
            and not page.state.full
        ),
    )
    assert "next tile is Ra, and ends the epoch, is 20%." in told(page, option(DRAW, ra_next=0.2))


def test_invoke_says_who_has_higher_suns() -> None:
    page = reach(*PEOPLE, when=turn)
    own = page.state.up[0][0]
    above = [
        f"{name(seat)} with {min(sun for sun in suns if sun > own)}"
        for seat, suns in enumerate(page.state.up)
        if any(sun > own for sun in suns)
    ]
    text = told(page, option(INVOKE, worth={0: 1, 1: 0.2, 2: -3}))
    assert text.startswith("This lot is worth 1 point to you. ")
    assert text.endswith(" The chance that the next tile is Ra is 17%.")
    if above:
        assert f"Your highest sun, the {own}, can be outbid by {' and '.join(above)}." in text
    else:
        assert f"Nobody has a higher sun than your {own}." in text


def test_both_words_on_higher_suns_come_up() -> None:
    def highest(page: Page) -> bool:
        return turn(page) and page.state.up[0][0] == max(suns[0] for suns in page.state.up)

    def lower(page: Page) -> bool:
        return turn(page) and not highest(page)

    assert "Nobody has a higher sun" in told(reach(*PEOPLE, when=highest), option(INVOKE))
    assert "can be outbid by" in told(reach(*PEOPLE, when=lower), option(INVOKE))


def test_invoke_with_a_full_track_says_so() -> None:
    page = reach(*PEOPLE, when=lambda page: phase(Phase.TURN)(page) and page.state.full)
    text = told(page, option(INVOKE))
    assert "The track is full." in text
    assert "chance" not in text


@pytest.mark.parametrize(
    ("worth", "words"),
    [
        ({0: 7}, "This lot is worth 7 points to you."),
        ({0: 0.7, 1: 1.4}, "This lot is worth 1 point to you, 1 to Player\u00a02."),
        ({0: 0.2}, "This lot is worth next to nothing to you."),
        ({0: -0.4, 2: 5}, "next to nothing to you. To Player\u00a03 it is worth 5 points."),
        (
            {0: -2.6, 2: 1},
            "This lot would cost you 3 points. To Player\u00a03 it is worth 1 point.",
        ),
        ({0: -0.6, 1: -8}, "This lot would cost you 1 point."),
    ],
)
def test_what_a_lot_is_worth(worth: dict[int, float], words: str) -> None:
    text = told(reach(*PEOPLE, when=turn), option(DRAW, worth=worth))
    assert words in text
    assert ("To Player" in text) is ("To Player" in words)


def test_an_empty_track_is_told() -> None:
    page = reach(*PEOPLE, when=lambda page: phase(Phase.TURN)(page) and not page.state.lot)
    sun = page.state.centre
    assert f"The track is empty: only the {sun} is up for auction." in told(page, option(DRAW))


def test_a_bid_says_who_can_outbid_it_and_what_the_suns_are_worth() -> None:
    page = reach(*PEOPLE, when=bidding)
    sun, won = page.state.up[0][-1], page.state.centre

    def bid(points: float, *outbidders: tuple[int, int]) -> str:
        best = option(BID[sun], worth={0: 7, 1: 2}, sun=points, outbidders=outbidders)
        return told(page, best)

    assert bid(2.4, (1, 12), (2, 9)) == (
        "This lot is worth 7 points to you, 2 to Player\u00a02."
        " You can be outbid by Player\u00a02 with 12 and Player\u00a03 with 9."
        f" The {sun} you pay is worth 2 points more than the {won} you get."
    )
    assert bid(-1.2).endswith(
        f"Nobody can outbid you. The {won} you get is worth 1 point more than the {sun} you pay."
    )
    assert f"The {sun} you pay is worth about as much as the {won} you get." in bid(0.3)


def test_the_last_to_bid_is_told_so() -> None:
    def last(page: Page) -> bool:
        state = page.state
        return phase(Phase.BID)(page) and len(state.bids) + 1 == len(state.bidders())

    page = reach(*PEOPLE, when=last)
    sun = next(one.sun for one in page.state.legal_actions() if isinstance(one, Bid))
    assert "Nobody bids after you." in told(page, option(BID[sun], sun=1))


def test_in_an_auction_only_who_may_still_win_the_lot_is_named() -> None:
    """Not one who has passed, however much they want it."""

    def passed(page: Page) -> bool:
        state = page.state
        return phase(Phase.BID)(page) and bool(state.lot) and state.bids == [0] and all(state.up)

    page = reach(*PEOPLE, when=passed)
    first, own, last = page.state.bidders()
    text = told(page, option(PASS, worth={first: 20, own: 3, last: 4}))
    assert f"This lot is worth 3 points to you, 4 to {name(last)}." in text


def test_a_pass_says_what_the_best_bid_would_cost() -> None:
    page = reach(*PEOPLE, when=bidding)
    low, won = page.state.up[0][-1], page.state.centre
    text = told(page, option(PASS, worth={0: 2}), option(BID[low], 0.2, sun=5))
    assert text == (
        "This lot is worth 2 points to you."
        f" Your {low} is worth 5 points more than the {won} in the centre."
    )
    cheap = told(page, option(PASS, worth={0: 2}), option(BID[low], 0.2, sun=-3))
    assert cheap == "This lot is worth 2 points to you."


def god_moment(page: Page) -> bool:
    gods = [one for one in page.state.legal_actions() if isinstance(one, SpendGod)]
    return phase(Phase.TURN)(page) and any(
        page.state.track[one.space] not in DISASTERS for one in gods
    )


def god(page: Page) -> SpendGod:
    legal = page.state.legal_actions()
    return next(
        one
        for one in legal
        if isinstance(one, SpendGod) and page.state.track[one.space] not in DISASTERS
    )


def test_a_god_says_what_its_tile_is_worth_and_what_a_god_kept_is() -> None:
    page = reach(*PEOPLE, when=god_moment)
    seat, spend = page.state.seat, god(page)
    rival = next(one for one, suns in enumerate(page.state.up) if suns and one != seat)
    best = option(spend, worth={seat: 4.6, rival: 8})
    assert told(page, best) == (
        f"It is worth 5 points to you. To {name(rival)} it is worth 8 points."
        " A god that you keep is worth 2 points."
    )
    assert advice(page.play, spend).startswith("Spend a god: take ")
    assert "strikes at once and costs you 2 points" in told(page, option(spend, worth={seat: -2}))
    assert "but it leaves the lot" in told(page, option(spend, worth={seat: 0}))


def test_keeping_the_gods_says_what_the_best_tile_would_bring() -> None:
    page = reach(*PEOPLE, when=phase(Phase.GODS))
    seat, spend = page.state.seat, god(page)
    text = told(page, option(STOP_GODS), option(spend, 0.2, worth={seat: 1.2}))
    assert text.startswith("The best tile to take, ")
    assert text.endswith("is worth 1 point to you. A god that you keep is worth 2 points.")
    text = told(page, option(STOP_GODS), option(spend, 0.2, worth={seat: -3}))
    assert text.startswith("No tile on the track is worth a point to you.")


def test_a_discard_says_what_it_costs_and_what_another_would() -> None:
    page = reach(
        *PEOPLE,
        when=lambda page: phase(Phase.DISCARD)(page) and len(page.state.legal_actions()) > 2,
    )
    seat, legal = page.state.seat, page.state.legal_actions()
    costs = {action: option(action, worth={seat: -1.0 - n}) for n, action in enumerate(legal)}
    text = told(page, *costs.values())
    assert text.startswith("This costs you least: 1 point. Giving up ")
    assert "would cost 2 points." in text
    free = option(legal[0], worth={seat: -0.3})
    assert told(page, free) == "This costs you next to nothing."


# As good as the best


def test_what_cannot_be_told_apart_is_said_to_be_equally_good() -> None:
    page = reach(*PEOPLE, when=turn)
    best, close, far = option(DRAW, 0.3, 0.02), option(INVOKE, 0.29), option(INVOKE, 0.2)
    assert told(page, best, far).endswith("to you.")
    assert told(page, best, close).endswith("All your choices are about equally good.")
    page = reach(*PEOPLE, when=bidding)
    low, *_, high = sorted(page.state.up[0])
    text = told(page, option(BID[low], 0.3, 0.02), option(PASS, 0.29), option(BID[high], 0.1))
    assert text.endswith(" Just as good: pass.")


def test_equal_rows_are_marked_in_the_table_too() -> None:
    page = reach(*ALONE, when=bidding)
    low, *_, high = sorted(page.state.up[0])
    card = shown(page, option(BID[low]), option(PASS, 0.295), option(BID[high], 0.1))
    rows = card.all("tbody")
    assert [row.one("th").text for row in rows] == [
        f"Bid {low}",
        "Pass (just as good)",
        f"Bid {high}",
    ]
    assert [row.one("td", class_="judged__chance").text for row in rows] == [
        "30% ± 1",
        "30% ± 1",
        "10% ± 1",
    ]


def test_tiles_of_a_kind_are_one_choice() -> None:
    def twins(page: Page) -> bool:
        taken = [
            page.state.track[one.space]
            for one in page.state.legal_actions()
            if isinstance(one, SpendGod)
        ]
        return phase(Phase.TURN)(page) and len(taken) > len(set(taken))

    page = reach(*PEOPLE, when=twins)
    rows = [row.one("th").text for row in shown(page, *every_option(page)).all("tbody")]
    assert len(rows) == len(set(rows))


def test_of_many_choices_the_worst_are_counted() -> None:
    def many(page: Page) -> bool:
        return phase(Phase.DISCARD)(page) and len(page.state.legal_actions()) > 8

    page = reach(None, None, when=many)
    choices = len(page.state.legal_actions())
    card = shown(page)
    assert len(card.all("tbody")) == 6
    assert f"And {choices - 6} other choices, no better." in card.text


# The card


def test_the_card_has_the_advice_its_reasons_and_a_way_to_do_it() -> None:
    page = reach(*ALONE, when=turn)
    best = option(DRAW, worth={0: 7, 1: 11})
    card = shown(page, best, option(INVOKE, 0.2, points=(31.4, 0, 0)))
    assert card.one("h2").text == "A Master's advice Draw a tile"
    assert told(page, best) in card.text
    assert card.one("button", id="hint-do").messages == ["act d"]
    assert card.one("button", id="hint-away").messages == ["drop-hint"]
    assert [row.all("td")[-1].text for row in card.all("tbody")] == ["40", "31"]


def test_what_worth_is_made_of_can_be_opened_the_largest_first() -> None:
    page = reach(*ALONE, when=turn)
    own = Worth(gods=1.25, river=2.04, monuments=4.0, gold=0.01)
    card = shown(page, option(DRAW, worth={0: own, 2: 9, 1: 3}))
    more = card.one("details", id="hint-worth")
    assert "open" not in more.attributes
    assert more.one("summary").text == "What the lot is worth"
    assert more.all("dt")[0].text == "You 7.3"
    assert [term.text.split()[-1] for term in more.all("dt")] == ["7.3", "9.0", "3.0"]
    assert more.all("dd")[0].text == "Monuments 4.0, Nile and floods 2.0 and Gods 1.3"
    assert "Expected at the end of the game: Player 1 40, " in more.text


def test_without_worth_there_is_nothing_to_open() -> None:
    assert shown(reach(*ALONE, when=turn), option(DRAW)).all("details") == []


@pytest.mark.parametrize(("levels", "known"), [(ALONE, True), (PEOPLE, False)])
def test_hidden_points_are_not_given_away(levels: tuple[str | None, ...], known: bool) -> None:
    """Alone one sees one's own; at a shared screen nobody's; and never those of others."""
    page = Page().seats(*levels).send("switch-option open_scores", checked=False).send("start-game")
    page.until(lambda page: page.play.can_ask and bool(page.state.lot))
    card = shown(page, option(DRAW, worth={0: 5, 1: 4, 2: 3}, points=(61.0, 62.0, 63.0)))
    heads = [head.text for head in card.one("thead").all("th")]
    assert ("Final points" in heads) is known
    seat = page.state.seat
    assert (f"{61 + seat}" in card.text) is known
    assert not {"61", "62", "63"} - {f"{61 + seat}"} & set(card.text.split())
    assert "Expected at the end" not in card.text


def test_while_it_is_thought_about_the_table_stays_and_it_can_be_cancelled() -> None:
    page = reach(*ALONE, when=turn).send("ask-hint")
    whole = read(view(page.model))
    card = whole.one(id="hint")
    assert "Thinking…" in card.text
    assert card.one("button", id="hint-cancel").messages == ["drop-hint"]
    assert whole.sending("act d")
    assert whole.one("button", id="ask-hint").attributes["aria-expanded"] == "true"


def test_a_failure_has_a_way_on_and_says_what_went_wrong() -> None:
    page = reach(*ALONE, when=turn).send("ask-hint")
    assert page.play.wait.hint is not None
    page.send(Unanswered(page.play.wait.hint.question, reason="the sphinx sleeps"))
    whole = read(view(page.model))
    card = whole.one(id="hint")
    assert card.one("button", id="hint-again").messages == ["retry-hint"]
    assert "the sphinx sleeps" in card.text
    assert whole.sending("act d")


def test_the_button_is_there_where_there_is_something_to_decide() -> None:
    page = reach(*ALONE, when=turn)
    assert ask_for_hint(page.model, page.play) is not None
    for moment in (
        lambda page: page.play.computer_to_act,
        lambda page: page.play.person_to_act and not page.play.can_ask,
        Page.over,
    ):
        page = reach(*ALONE, when=moment)
        assert ask_for_hint(page.model, page.play) is None
    past = reach(*ALONE, when=turn).send("step -1")
    assert read(view(past.model)).all(id="ask-hint") == []


def test_a_hint_gives_way_to_panels_and_to_the_past() -> None:
    page = answered(reach(*ALONE, when=turn))
    assert read(view(page.model)).all(id="hint")
    for message in ("toggle-panel scores", "step -1"):
        other = Page(page.model).send(message)
        assert read(view(other.model)).all(id="hint") == []


def test_it_is_told_to_who_listens() -> None:
    page = reach(*ALONE, when=turn).send("ask-hint")
    assert "A Master is thinking about your choices." in read(live_region(page.model)).text
    assert page.play.wait.hint is not None
    ticket = page.play.wait.hint.question
    failed = Page(page.model).send(Unanswered(ticket, reason="x"))
    assert "There is no hint this time. You can ask again." in read(live_region(failed.model)).text
    page.send("drop-hint")
    best = option(DRAW, worth={0: 7})
    text = read(live_region(answered(page, best).model)).text
    assert f"A Master's advice: Draw a tile. {told(page, best)}" in text


# Every decision, every language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["pharaoh", "1999"])
def test_every_decision_of_a_game_can_be_told(language: str, edition: str) -> None:
    """Sentences are whole, and no English is left in another language."""
    page, kinds = reach(*PEOPLE, edition=edition, when=lambda page: True), set[type]()
    with speaking(language):
        for seed in range(40):
            page.chance.seed(seed)
            if page.over():
                break
            page.until(lambda page: page.play.can_ask or page.over(), limit=50)
            if page.over():
                break
            options = [
                option(
                    one.action,
                    one.win,
                    worth={0: seed % 9 - 2, 1: 4 - seed % 5, 2: 3},
                    sun=seed % 5 - 2 if isinstance(one.action, Bid) else None,
                    outbidders=((1, 12),) if seed % 2 else (),
                )
                for one in every_option(page)
            ]
            for first in range(len(options)):
                turned = [*options[first:], *options[:first]]
                kinds.add(type(turned[0].action))
                answered(page, *turned)
                hint_ = page.play.wait.hint
                assert hint_ is not None
                words = [hint_text(page.play, hint_), *hint_words(page.play, turned)]
                words += [advice(page.play, one.action) for one in turned]
                assert sound(words)
                read(hint_card(page.model) or "")
                if language != "en":
                    assert not {"worth", "with", "you"} & set(" ".join(words).split())
                page.send("drop-hint")
            page.step()
    assert {type(DRAW), type(INVOKE), type(PASS), Bid} <= kinds


# Numbers


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("17%", "31% ± 2", "31% ± 0.4", "31%", "7.0", "−2.5")),
        (
            "fr",
            (
                "17\u202f%",
                "31\u202f%\u00a0±\u202f2",
                "31\u202f%\u00a0±\u202f0,4",
                "31\u202f%",
                "7,0",
                "−2,5",
            ),
        ),
        (
            "ru",
            (
                "17\u00a0%",
                "31\u00a0%\u00a0±\u00a02",
                "31\u00a0%\u00a0±\u00a00,4",
                "31\u00a0%",
                "7,0",
                "−2,5",
            ),
        ),
    ],
)
def test_numbers_are_written_as_the_language_has_them(
    language: str, words: tuple[str, ...]
) -> None:
    with speaking(language):
        chances = [chance_to_win(option(DRAW, 0.312, error)) for error in (0.02, 0.004, 0.0)]
        assert (percent(0.169), *chances, tenths(7), tenths(-2.46)) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("1 point", "2 points", "5 points", "21 points")),
        ("fr", ("1 point", "2 points", "5 points", "21 points")),
        ("ru", ("1 очко", "2 очка", "5 очков", "21 очко")),
    ],
)
def test_points_have_their_plural(language: str, words: tuple[str, ...]) -> None:
    page = reach(*PEOPLE, when=turn)
    with speaking(language):
        for points, text in zip((1, 2, 5, 21), words, strict=True):
            said = told(page, option(DRAW, worth={0: points}))
            assert text in said.replace("\u00a0", " ")


def test_a_disaster_taken_on_purpose_is_told_as_one() -> None:
    def disaster(page: Page) -> bool:
        legal = page.state.legal_actions()
        return phase(Phase.TURN)(page) and any(
            isinstance(one, SpendGod) and page.state.track[one.space] in DISASTERS for one in legal
        )

    page = reach(*PEOPLE, when=disaster)
    spend = next(
        one
        for one in page.state.legal_actions()
        if isinstance(one, SpendGod) and page.state.track[one.space] in DISASTERS
    )
    assert page.state.track[spend.space] in (Tile.FUNERAL, Tile.DROUGHT, Tile.WAR, Tile.EARTHQUAKE)
    text = told(page, option(spend, worth={page.state.seat: -4}))
    assert text.startswith("It strikes at once and costs you 4 points, but leaves the lot.")


def test_discards_are_called_by_their_tiles() -> None:
    page = reach(*PEOPLE, when=phase(Phase.DISCARD))
    action = page.state.legal_actions()[0]
    assert isinstance(action, Discard)
    assert advice(page.play, action).startswith("Give up ")
