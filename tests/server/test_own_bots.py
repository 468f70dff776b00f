"""Bots of the host's own at tables: offered by name, never fatal to a table."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from rekindle.bots import LEVELS
from rekindle.bots.own.guarded import PATIENCE, STAND_IN
from rekindle.bots.request import BotRequest
from rekindle.cli.commands.serve import parse_bots
from rekindle.cli.output.errors import UserError
from rekindle.kernel.errors import BadOption
from rekindle.server.bots.worker import choose_move
from rekindle.server.live import leaving
from rekindle.server.live.hub import Hub
from rekindle.server.live.table import LiveTable
from rekindle.server.store.tables import change_seat, find_table, set_substitute
from rekindle.server.tables.branches import level_at
from tests.bots.own.test_classes import spec as class_named
from tests.bots.own.test_program import spec as program
from tests.server.api import ANNA, OPEN, Json, host, refused
from tests.server.conftest import Serve
from tests.server.hubs import hub_in, opened, play_on, run

OWN = (("First", program("plays")), ("Deep", class_named("Last")))


def bot(name: str) -> Json:
    return {"kind": "bot", "level": name}


# How they are offered


def test_they_are_listed_after_the_levels_without_their_commands(serve: Serve) -> None:
    client = serve(own_bots=OWN)
    for game in client.get("/api/games").json():
        assert [level["id"] for level in game["levels"]] == [*LEVELS, "First", "Deep"]
        assert [level["bot"] for level in game["levels"][-2:]] == ["", ""]


def test_a_table_has_only_bots_that_the_host_has_named(serve: Serve) -> None:
    client = serve(own_bots=OWN)
    at = host(client, ANNA, bot("First"), OPEN)
    assert at.seat(1)["level"] == "First"
    changed = client.patch(f"{at.path}/seats/2", json=bot("Deep"), headers=at.headers)
    assert changed.json()["seats"][2]["level"] == "Deep"
    at = host(client, ANNA, OPEN)
    for level in ("Third", "random", program("plays"), class_named("First"), "first"):
        told = client.post("/api/tables", json={"game": "euphoria", "seats": [ANNA, bot(level)]})
        refused(told, 400, "level-unknown")
        told = client.patch(f"{at.path}/seats/1", json=bot(level), headers=at.headers)
        assert "First, Deep" in refused(told, 400, "level-unknown")


def test_the_host_names_them_on_the_command_line() -> None:
    assert parse_bots([f"{name}={spec}" for name, spec in OWN]) == OWN


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ("Deep", "write --bot NAME=VALUE"),
        ("=random", "write --bot NAME=VALUE"),
        ("steady=random", "there is already a bot 'steady'"),
        (f"{'x' * 25}=random", "a bot's name has up to 24 letters"),
        ("a\x07b=random", "a bot's name has up to 24 letters"),
        ("Deep=rolout", "did you mean 'rollout'?"),
        ("Deep=program:no-such-thing", "there is no program 'no-such-thing'"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_answered(wish: str, answer: str) -> None:
    with pytest.raises((UserError, BadOption)) as caught:
        parse_bots([wish])
    assert answer in str(caught.value)


def test_two_bots_cannot_have_one_name() -> None:
    with pytest.raises(UserError, match="there is already a bot 'Deep'"):
        parse_bots(["Deep=random", "Deep=random"])


# How they play


async def seated(hub: Hub, name: str, **options: str) -> LiveTable:
    """A table of one person and a bot of this name."""
    live, _ = await opened(hub, "shared", "bot", **options)
    await hub.db.write(lambda connection: change_seat(connection, live.id, 1, level=name))
    await reread(hub, live)
    return live


async def reread(hub: Hub, live: LiveTable) -> None:
    stored = await hub.db.read(find_table, live.id)
    assert stored is not None
    live.update_stored(stored)


async def settled(hub: Hub, live: LiveTable) -> None:
    hub.bots.wake(live)
    async with asyncio.timeout(120):
        while hub.bots.busy(live.id):
            await asyncio.sleep(0.005)


def with_own(hub: Hub, *own: tuple[str, str], timeout: float = 60.0) -> None:
    hub.own_bots._specs = dict(own)
    hub.own_bots._timeout = timeout


def test_they_play_until_a_person_must_decide(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            with_own(hub, *OWN)
            for name, index in (("First", 0), ("Deep", -1)):
                live = await seated(hub, name, trading="off")
                assert live.line is not None
                offered = live.line.match.decisions[1].moves[index]
                await settled(hub, live)
                first, *_ = live.line.match.history
                assert (first.seat, first.move) == (1, offered)
                assert live.line.deciding == (0,)

    run(go())


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        (program("chats"), "BotFault('error', \"it answered 'Good morning!'"),
        (program("hangs"), "BotFault('limit', '0.3 s')"),
        (class_named("Dies"), "BotFault('died', 'exit status 3')"),
    ],
)
def test_after_a_fault_a_random_move_is_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, spec: str, told: str
) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            with_own(hub, ("Deep", spec), timeout=0.3 if "hangs" in spec else 60.0)
            live = await seated(hub, "Deep", trading="off")
            await settled(hub, live)
            assert live.line is not None
            assert live.line.deciding == (0,)
            assert live.line.number == 2, "a recruit to keep and one to hide"
            assert live.stored.seats[1].level == "Deep"
            said = [one.getMessage() for one in caplog.records if one.levelno == logging.WARNING]
            assert len(said) == 2
            assert f"the bot 'Deep' at table {live.id} failed: {told}" in said[0]

    run(go())


def test_after_several_faults_everybody_sees_another_bot_play_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            with_own(hub, ("Deep", class_named("Raises")))
            asked: list[BotRequest] = []

            async def stand_in(request: BotRequest) -> str:
                asked.append(request)
                return choose_move(replace(request, spec="random"))

            hub.bots._choose = stand_in
            live = await seated(hub, "Deep", trading="off")
            for _ in range(PATIENCE + 2):
                await settled(hub, live)
                await play_on(live, 1)
            assert live.stored.seats[1].bot_level == STAND_IN
            kept = await hub.db.read(find_table, live.id)
            assert kept is not None
            assert kept.seats[1].level == STAND_IN
            assert {request.spec for request in asked} == {STAND_IN}
            said = [one.getMessage() for one in caplog.records if "failed" in one.getMessage()]
            assert len(said) == PATIENCE
            assert f"'{STAND_IN}' plays on for 'Deep' at table {live.id}" in caplog.text

    run(go())


def test_a_substitute_is_replaced_as_well(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, "shared", "shared")
            await hub.db.write(set_substitute, live.id, 1, "Gone")
            await reread(hub, live)
            hub.bots._choose = in_process
            await settled(hub, live)
            assert (live.stored.seats[1].kind, live.stored.seats[1].level) == ("shared", "")
            assert live.stored.seats[1].substitute == STAND_IN

    run(go())


async def in_process(request: BotRequest) -> str:
    return choose_move(request)


def test_a_bot_that_is_no_longer_offered_is_replaced_at_once(tmp_path: Path) -> None:
    """The server was started again without it."""

    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            hub.bots._choose = in_process
            live = await seated(hub, "Deep", trading="off")
            await settled(hub, live)
            assert live.stored.seats[1].level == STAND_IN
            assert live.line is not None
            assert live.line.deciding == (0,)

    run(go())


def test_they_end_with_their_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            with_own(hub, *OWN)
            ended: list[str] = []
            live = await seated(hub, "First", trading="off")
            (own_host,) = hub.own_bots._hosts
            monkeypatch.setattr(own_host, "end", ended.append)
            await settled(hub, live)
            hub.bots.wake(live)
            assert ended == []
            await leaving.answer(hub, live, 0, "propose")
            assert ended == [live.id]

    run(go())


def test_a_branch_has_bots_that_are_still_offered(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live = await seated(hub, "Deep")
            seat = live.stored.seats[1]
            assert level_at(live.stored, seat, ["easy", "Deep"]) == "Deep"
            assert level_at(live.stored, seat, ["easy"]) == "", "that is the default"

    run(go())
