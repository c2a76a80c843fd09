"""The way to the opponents' worker: one for all pages, tickets kept apart."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser.fake_browser import Browser, Proxy
from tests.web.browser.instant import run, settle

if TYPE_CHECKING:
    from web.browser.opponent import Opponent


def asked(opponent: Opponent, **request: Any) -> asyncio.Task[dict[str, Any]]:
    return asyncio.ensure_future(opponent.ask(request))


def test_a_question_is_answered(fake: Browser) -> None:
    from web.browser.opponent import Opponent

    async def scenario() -> None:
        answer = asked(Opponent(), view="v")
        await settle()
        assert [question for _, question in fake.worker.questions] == [{"view": "v"}]
        fake.worker.answer(action="d")
        assert await answer == {"action": "d"}
        assert fake.window.marks == ["opponent asked", "opponent"]

    run(scenario())


def test_it_is_started_once(fake: Browser) -> None:
    from web.browser.opponent import Opponent

    one, other = Opponent(), Opponent()
    one.start()
    other.start()
    one.start()
    assert len(fake.workers) == 1


def test_answers_go_to_who_asked(fake: Browser) -> None:
    from web.browser.opponent import Opponent

    async def scenario() -> None:
        first, second = asked(Opponent(), who=1), asked(Opponent(), who=2)
        await settle()
        fake.worker.answer(1, action="for the second")
        fake.worker.answer(0, action="for the first")
        assert (await first)["action"] == "for the first"
        assert (await second)["action"] == "for the second"
        fake.worker.answer(0, action="once more")  # nobody waits for it

    run(scenario())


def test_an_answer_that_is_none_holds_nothing(fake: Browser) -> None:
    from web.browser.opponent import Opponent

    async def scenario() -> None:
        answer = asked(Opponent())
        await settle()
        ticket, _ = fake.worker.questions[0]
        fake.worker.onmessage(type("Event", (), {"data": [ticket, "[1]", ""]}))
        assert await answer == {}

    run(scenario())


@pytest.mark.parametrize("how", ["fails", "breaks", "does not arrive"])
def test_a_worker_that_fails_is_replaced(fake: Browser, how: str) -> None:
    from web.browser.opponent import Opponent, OpponentFailed

    async def scenario() -> None:
        opponent = Opponent()
        answers = asked(opponent), asked(Opponent())
        await settle()
        worker = fake.worker
        if how == "fails":
            worker.fail("out of luck")
        elif how == "breaks":
            worker.crash(message="out of luck")
        else:
            worker.crash()
        for answer in answers:
            with pytest.raises(OpponentFailed, match=None if how == "does not arrive" else "luck"):
                await answer
        assert worker.ended
        assert worker.onmessage is worker.onerror is None
        again = asked(opponent)
        await settle()
        assert len(fake.workers) == 2
        fake.worker.answer(action="d")
        assert await again == {"action": "d"}

    run(scenario())


def test_a_worker_that_says_nothing_is_given_up(fake: Browser) -> None:
    from web.browser.opponent import Opponent, OpponentFailed

    async def scenario() -> None:
        silent, beside = asked(Opponent()), asked(Opponent())
        with pytest.raises(TimeoutError):
            await silent
        with pytest.raises((TimeoutError, OpponentFailed)):
            await beside
        assert asyncio.get_running_loop().time() == pytest.approx(60)
        assert fake.worker.ended

    run(scenario())


def test_a_thought_is_stopped_and_a_worker_at_rest_is_kept(fake: Browser) -> None:
    from web.browser.opponent import Opponent, Stopped

    async def scenario() -> None:
        opponent = Opponent()
        answer = asked(opponent)
        await settle()
        opponent.stop()
        with pytest.raises(Stopped):
            await answer
        assert fake.worker.ended
        opponent.start()
        opponent.stop()
        assert not fake.worker.ended
        assert len(fake.workers) == 2

    run(scenario())


def test_nothing_is_lost_with_a_question_that_is_stopped_before_the_start(fake: Browser) -> None:
    """However often one asks and thinks better of it, one worker starts; it gets what is left."""
    from web.browser.opponent import Opponent, Stopped

    async def scenario() -> None:
        fake.slow_workers = True
        opponent = Opponent()
        for _ in range(15):
            dropped = asked(opponent, who="dropped")
            await settle()
            opponent.stop()
            with pytest.raises(Stopped):
                await dropped
        answer = asked(opponent, who="left")
        await settle()
        assert len(fake.workers) == 1
        assert not fake.worker.questions
        fake.worker.begin()
        assert [question["who"] for _, question in fake.worker.questions] == ["left"]
        fake.worker.answer(action="d")
        assert await answer == {"action": "d"}

    run(scenario())


def test_a_stop_costs_another_page_time_alone(fake: Browser) -> None:
    """What it asked is put to the next worker."""
    from web.browser.opponent import Opponent, Stopped

    async def scenario() -> None:
        one, other = Opponent(), Opponent()
        mine, theirs = asked(one, who="mine"), asked(other, who="theirs")
        await settle()
        one.stop()
        with pytest.raises(Stopped):
            await mine
        assert [question["who"] for _, question in fake.worker.questions] == ["theirs"]
        assert [worker.ended for worker in fake.workers] == [True, False]
        fake.worker.answer(action="d")
        assert await theirs == {"action": "d"}

    run(scenario())


def test_the_last_page_ends_the_worker(fake: Browser) -> None:
    from web.browser.opponent import Opponent

    one, other = Opponent(), Opponent()
    one.start()
    other.start()
    one.close()
    assert not fake.worker.ended
    other.close()
    assert fake.worker.ended
    assert not Proxy.alive
    Opponent().close()  # that never asked
