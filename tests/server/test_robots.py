"""Bots at tables: they answer, in processes of their own, and never for longer than allowed."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

import rekindle
from rekindle.bots import LEVELS
from rekindle.server.bots.driver import Pool, Robots, Thinks, waiting
from rekindle.server.bots.worker import Problem, problem, think
from rekindle.server.live.bus import MemoryBus
from rekindle.server.live.hub import Hall
from rekindle.server.live.table import LiveTable
from rekindle.server.store.tables import claim_for_bots, find_table, set_substitute
from tests.server.halls import hall_in, neighbour, opened, play_on, run


async def always(table_id: str) -> bool:
    return True


async def in_here(given: Problem) -> str:
    return think(given)


async def settled(robots: Robots, live: LiveTable) -> None:
    async with asyncio.timeout(30):
        while robots.busy(live.id):
            await asyncio.sleep(0.005)


def bots(think: Thinks = in_here, pause: float = 0.0) -> Robots:
    return Robots(think, pause, always)


def test_they_play_until_a_person_must_decide(tmp_path: Path) -> None:
    async def go() -> None:
        async with hall_in(tmp_path) as hall:
            live, _ = await opened(hall, "shared", "bot", "bot", game="revive")
            robots = bots()
            assert live.line is not None
            for _ in range(6):
                robots.wake(live)
                await settled(robots, live)
                assert live.line.deciding == (0,)
                assert not robots.busy(live.id)
                await play_on(live, 1)
            assert {played.seat for played in live.line.match.history} == {0, 1, 2}
            for entry in await hall.journal.since(live.id):
                assert entry.kind == "move"

    run(go())


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_answers_with_an_offered_move(level: str) -> None:
    match = rekindle.new("euphoria", seats=2, seed=1)
    decision = match.decision
    text = think(problem(match, None, decision.seat, level, 3))
    assert text in [move.text for move in decision.moves]


def test_a_bot_is_handed_its_seat_and_nothing_else() -> None:
    """What it chooses is the same whatever it may not know."""
    match = rekindle.new("revive", seats=2, seed=1, options={"artifact-cards": "two"})
    seat = match.decision.seat
    for seed in range(3):
        chosen = think(problem(match, None, seat, "easy", seed))
        other = match.determinised(seat, seed=99)
        assert other.checksum() != match.checksum()
        assert think(problem(other, None, seat, "easy", seed)) == chosen


def test_one_that_takes_too_long_is_ended_and_a_move_is_drawn(tmp_path: Path) -> None:
    async def go() -> None:
        async with hall_in(tmp_path) as hall:
            live, _ = await opened(hall, "shared", "bot", trading="off")
            assert live.line is not None
            seats = tuple(
                replace(seat, level="sharp") if seat.kind == "bot" else seat
                for seat in live.kept.seats
            )
            live.rekeep(replace(live.kept, seats=seats))
            pool = Pool(1, 0.1)
            try:
                begun = time.monotonic()
                robots = bots(pool.think)
                robots.wake(live)
                await settled(robots, live)
                assert live.line.deciding == (0,)
                assert live.line.number == 2, "a recruit to keep and one to hide"
                assert time.monotonic() - begun < 20
                # The next one is none the worse for it.
                given = problem(live.line.match, None, 0, "easy", 1)
                pool._limit = 20.0
                offered = [move.text for move in live.line.match.decision.moves]
                assert await pool.think(given) in offered
            finally:
                await pool.stop()

    run(go())


def test_one_that_fails_is_replaced_by_chance(tmp_path: Path) -> None:
    async def go() -> None:
        async def broken(given: Problem) -> str:
            raise RuntimeError("out of order")

        async with hall_in(tmp_path) as hall:
            live, _ = await opened(hall, "shared", "bot")
            assert live.line is not None
            robots = bots(broken)
            robots.wake(live)
            await settled(robots, live)
            assert live.line.number == 2

    run(go())


def test_the_event_loop_goes_on_while_they_think(tmp_path: Path) -> None:
    async def go() -> None:
        pool = Pool(1, 20.0)
        try:
            match = rekindle.new("euphoria", seats=2, seed=1)
            await pool.think(problem(match, None, 0, "easy", 1))
            thinking = asyncio.ensure_future(pool.think(problem(match, None, 0, "sharp", 1)))
            turns = 0
            while not thinking.done():
                await asyncio.sleep(0.01)
                turns += 1
            assert turns > 10
        finally:
            await pool.stop()

    run(go())


def test_an_answer_to_what_was_taken_back_is_dropped(tmp_path: Path) -> None:
    async def go() -> None:
        async with hall_in(tmp_path) as hall:
            live, _ = await opened(hall, "shared", "bot", trading="off")
            assert live.line is not None
            let_go = asyncio.Event()

            async def slow(given: Problem) -> str:
                await let_go.wait()
                return think(given)

            await live.play(0, 0, live.line.match.decisions[0].moves[0].text)
            robots = bots(slow)
            robots.wake(live)
            await asyncio.sleep(0)
            await live.undo(0, 1, 1)
            let_go.set()
            await settled(robots, live)
            entries = await hall.journal.since(live.id)
            assert [(e.kind, e.seat) for e in entries] == [
                ("move", 0),
                ("undo", 0),
                ("move", 1),
                ("move", 1),
            ]

    run(go())


def test_a_pause_lets_people_follow(tmp_path: Path) -> None:
    async def go() -> None:
        async with hall_in(tmp_path) as hall:
            live, _ = await opened(hall, "shared", "bot")
            robots = bots(pause=0.15)
            begun = time.monotonic()
            robots.wake(live)
            await settled(robots, live)
            assert time.monotonic() - begun >= 0.3

    run(go())


def test_a_bot_stands_in_until_the_owner_is_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with hall_in(tmp_path) as hall:
            live, _ = await opened(hall)
            assert waiting(live) is None
            await hall.db.write(set_substitute, live.id, 1, "easy")
            await reread(hall, live)
            assert waiting(live) == (1, "easy")
            let_go = asyncio.Event()

            async def slow(given: Problem) -> str:
                await let_go.wait()
                return think(given)

            robots = bots(slow)
            robots.wake(live)
            await asyncio.sleep(0)
            await hall.db.write(set_substitute, live.id, 1, "")
            await reread(hall, live)
            let_go.set()
            await settled(robots, live)
            assert live.line is not None
            assert live.line.number == 0, "the owner was back before the bot had chosen"

    run(go())


async def reread(hall: Hall, live: LiveTable) -> None:
    kept = await hall.db.read(find_table, live.id)
    assert kept is not None
    live.rekeep(kept)


def test_after_a_crash_the_sweep_finds_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with hall_in(tmp_path) as hall:
            live, _ = await opened(hall, "shared", "bot")
            id = live.id
        async with hall_in(tmp_path) as hall:
            await hall._sweep()
            again = await hall.table(id)
            assert again is not None
            await settled(hall.robots, again)
            assert again.line is not None
            assert again.line.deciding == (0,)

    run(go())


def test_of_two_workers_one_lets_its_bots_answer(tmp_path: Path) -> None:
    async def go() -> None:
        async with hall_in(tmp_path) as hall:
            live, _ = await opened(hall, "shared", "bot")
            async with neighbour(hall, MemoryBus()) as one, neighbour(hall, MemoryBus()) as two:
                assert await one._claim(live.id)
                assert not await two._claim(live.id)
                now = time.time()
                late = now + hall.settings.times.bot + 60
                assert await hall.db.write(claim_for_bots, live.id, late, late + 1)
                await play_on(live, 1)
                assert await two._claim(live.id)

    run(go())
