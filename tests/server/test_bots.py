"""Bots at tables: they decide in their own processes, within a timeout."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

import pytest

import rekindle
from rekindle import Match, Move
from rekindle.bots import LEVELS
from rekindle.bots.request import BotRequest, request_for
from rekindle.kernel.roles import FREE
from rekindle.server.bots.driver import BotDriver, ChooseMove, next_bot
from rekindle.server.bots.fair_queue import FairQueue
from rekindle.server.bots.pool import BotPool
from rekindle.server.bots.worker import choose_move
from rekindle.server.live.hub import Hub
from rekindle.server.live.table import LiveTable
from rekindle.server.store.tables import find_table, set_substitute
from tests.server.hubs import hub_in, opened, play_on, run

PAUSE = 1000.0


async def always(table_id: str) -> bool:
    return True


async def in_process(request: BotRequest) -> str:
    return choose_move(request)


async def settled(driver: BotDriver, live: LiveTable) -> None:
    async with asyncio.timeout(30):
        while driver.busy(live.id):
            await asyncio.sleep(0.005)


def bots(choose: ChooseMove = in_process, pause: float = 0.0) -> BotDriver:
    return BotDriver(choose, pause, always)


def test_they_play_until_a_person_must_decide(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, "shared", "bot", "bot", game="revive")
            driver = bots()
            assert live.line is not None
            for _ in range(6):
                driver.wake(live)
                await settled(driver, live)
                assert live.line.deciding == (0,)
                assert not driver.busy(live.id)
                await play_on(live, 1)
            assert {played.seat for played in live.line.match.history} == {0, 1, 2}
            for entry in await hub.journal.since(live.id):
                assert entry.kind == "move"

    run(go())


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_an_offered_move(level: str) -> None:
    match = rekindle.new("euphoria", seats=2, seed=1)
    decision = match.decision
    text = choose_move(request_for(match, None, decision.seat, level, 3))
    assert text in [move.text for move in decision.moves]


def test_a_bot_keeps_its_manners_from_one_decision_to_the_next() -> None:
    """A free action that it has just taken is not taken again, though each time it is a new bot."""
    match, free = free_action_that_can_be_repeated()
    seat = match.decision.seat
    for spec in ("rollout:1", "beginner"):
        chosen = {choose_move(request_for(match, None, seat, spec, seed)) for seed in range(40)}
        assert len(chosen) > 1
        assert free.text not in chosen


def free_action_that_can_be_repeated() -> tuple[Match, Move]:
    """Return a game in which a free action was just taken and is offered again."""
    match, dice = rekindle.new("recall", seats=2, seed=3), random.Random(2)
    while True:
        seat = match.decision.seat
        for move in match.decision.moves:
            if move.role == FREE:
                twin = match.copy()
                twin.play(move, seat)
                if twin.decision.seat == seat and move in twin.decision.moves:
                    return twin, move
        match.play(dice.choice(match.decision.moves), seat)


def test_a_bot_gets_its_own_view_only() -> None:
    """Its choice does not depend on what it may not know."""
    match = rekindle.new("revive", seats=2, seed=1, options={"artifact-cards": "two"})
    seat = match.decision.seat
    for seed in range(3):
        chosen = choose_move(request_for(match, None, seat, "easy", seed))
        other = match.determinised(seat, seed=99)
        assert other.checksum() != match.checksum()
        assert choose_move(request_for(other, None, seat, "easy", seed)) == chosen


def test_after_a_timeout_a_random_move_is_played(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, "shared", "bot", trading="off")
            assert live.line is not None
            pool = BotPool(1, 0.1)
            try:
                begun = time.monotonic()
                driver = bots(lambda request: pool.choose(replace(request, spec="rollout:20s")))
                driver.wake(live)
                await settled(driver, live)
                assert live.line.deciding == (0,)
                assert live.line.number == 2, "a recruit to keep and one to hide"
                assert time.monotonic() - begun < 20
                # The next request is not affected.
                request = request_for(live.line.match, None, 0, "easy", 1)
                pool._timeout = 20.0
                offered = [move.text for move in live.line.match.decision.moves]
                assert await pool.choose(request) in offered
            finally:
                await pool.stop()

    run(go())


def test_after_a_failure_a_random_move_is_played(tmp_path: Path) -> None:
    async def go() -> None:
        async def broken(request: BotRequest) -> str:
            raise RuntimeError("out of order")

        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, "shared", "bot")
            assert live.line is not None
            driver = bots(broken)
            driver.wake(live)
            await settled(driver, live)
            assert live.line.number == 2

    run(go())


def test_the_event_loop_is_not_blocked(tmp_path: Path) -> None:
    async def go() -> None:
        pool = BotPool(1, 20.0)
        try:
            match = rekindle.new("euphoria", seats=2, seed=1)
            await pool.choose(request_for(match, None, 0, "easy", 1))
            slow = request_for(match, None, 0, "rollout:800ms", 1)
            thinking = asyncio.ensure_future(pool.choose(slow))
            turns = 0
            while not thinking.done():
                await asyncio.sleep(0.01)
                turns += 1
            assert turns > 10
        finally:
            await pool.stop()

    run(go())


def test_a_choice_for_an_undone_state_is_dropped(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, "shared", "bot", trading="off")
            assert live.line is not None
            let_go = asyncio.Event()

            async def slow(request: BotRequest) -> str:
                await let_go.wait()
                return choose_move(request)

            await live.play(0, 0, live.line.match.decisions[0].moves[0].text)
            driver = bots(slow)
            driver.wake(live)
            await asyncio.sleep(0)
            await live.undo(0, 1, 1)
            let_go.set()
            await settled(driver, live)
            entries = await hub.journal.since(live.id)
            assert [(e.kind, e.seat) for e in entries] == [
                ("move", 0),
                ("undo", 0),
                ("move", 1),
                ("move", 1),
            ]

    run(go())


def test_they_pause_before_the_first_of_their_decisions_in_a_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        if seconds > PAUSE / 2:
            pauses.append(seconds)
        await sleep(min(seconds, 0.005))

    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, "shared", "bot", trading="off")
            assert live.line is not None
            monkeypatch.setattr("rekindle.server.bots.driver.asyncio.sleep", noted)
            driver = bots(pause=PAUSE)
            driver.wake(live)
            await settled(driver, live)
            assert [played.seat for played in live.line.match.history] == [1, 1]
            assert len(pauses) == 1

    run(go())


def test_a_substitute_plays_until_the_owner_returns(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            assert next_bot(live) is None
            await hub.db.write(set_substitute, live.id, 1, "easy")
            await reread(hub, live)
            assert next_bot(live) == (1, "easy")
            let_go = asyncio.Event()

            async def slow(request: BotRequest) -> str:
                await let_go.wait()
                return choose_move(request)

            driver = bots(slow)
            driver.wake(live)
            await asyncio.sleep(0)
            await hub.db.write(set_substitute, live.id, 1, "")
            await reread(hub, live)
            let_go.set()
            await settled(driver, live)
            assert live.line is not None
            assert live.line.number == 0, "the owner was back before the bot had chosen"

    run(go())


async def reread(hub: Hub, live: LiveTable) -> None:
    kept = await hub.db.read(find_table, live.id)
    assert kept is not None
    live.update_stored(kept)


def test_after_a_crash_the_sweep_finds_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, "shared", "bot")
            id = live.id
        async with hub_in(tmp_path) as hub:
            await hub._sweep()
            again = await hub.table(id)
            assert again is not None
            await settled(hub.bots, again)
            assert again.line is not None
            assert again.line.deciding == (0,)

    run(go())


# Whose bot is next


def test_owners_share_the_processes() -> None:
    """Anna has many tables full of strong bots: Bert and Cora wait for one of them, not for all."""
    now = 0.0

    async def go() -> None:
        queue, order = FairQueue(1, lambda: now), list[str]()

        async def think(owner: str) -> None:
            nonlocal now
            async with queue.place(owner):
                order.append(owner)
                now += 10.0 if owner == "anna" else 1.0
                await asyncio.sleep(0)

        await asyncio.gather(*(think(owner) for owner in ["anna"] * 4 + ["bert"] * 3 + ["cora"]))
        assert order == ["anna", "bert", "cora", "bert", "bert", "anna", "anna", "anna"]

    run(go())


def test_a_bot_that_is_stopped_gives_its_place_away() -> None:
    async def go() -> None:
        queue = FairQueue(1)
        async with queue.place("anna"):
            waiting = [asyncio.create_task(taken(queue)) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[1].cancel()  # it has been given the place, and does not know yet
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(one) for one in done] == [
            asyncio.CancelledError,
            asyncio.CancelledError,
            bool,
        ]
        assert await taken(queue)

    run(go())


async def taken(queue: FairQueue) -> bool:
    async with queue.place("anna"):
        return True
