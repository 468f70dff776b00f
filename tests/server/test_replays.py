"""Replays: what they show, to whom, and branches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import rekindle
from rekindle import Match
from rekindle.kernel.match import Origin
from rekindle.server.app import create_app
from rekindle.server.live import leaving
from rekindle.server.live.hub import Hub
from rekindle.server.live.line import Line
from rekindle.server.live.rendering import Renderer
from rekindle.server.live.replays import Replay, Replays, branch_entries, course, extends, rounds
from rekindle.server.protocol.http import Course, Moment, Problem
from rekindle.server.store.upgrade import migrate
from tests.server.hubs import hub_in, opened, play_on, run, settings_in

NAMES = ["Anna", "Bert", "Cora"]


def played(
    game: str, decisions: int = 5000, seats: int = 3, options: dict[str, str] | None = None
) -> Line:
    line = Line(rekindle.new(game, seats=seats, seed=3, options=options))
    go_on(line, decisions)
    return line


def go_on(line: Line, decisions: int, seed: int = 1) -> None:
    choose = random.Random(seed)
    for _ in range(decisions):
        if line.match.over:
            return
        decision = choose.choice(line.match.decisions)
        line.play(choose.choice(decision.moves), decision.seat)


# Moments


@pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])
def test_a_moment_equals_the_state_sent_then(game: str) -> None:
    line = Line(rekindle.new(game, seats=3, seed=3))
    renderer, then = Renderer(NAMES), []
    for _ in range(150):
        now = {eyes: renderer.state(line, eyes, "en", line.length) for eyes in (1, None)}
        then.append(now)
        go_on(line, 1, len(then))
    replay = Replay(line, NAMES)
    for at in (149, 0, 31, 32, 33, 100, 64, 1):
        for eyes, news in then[at].items():
            moment = replay.moment(at, eyes, "en")
            assert (moment.at, moment.length, moment.eyes) == (at, 150, eyes)
            assert moment.view == news.view
            assert moment.deciding == [d.seat for d in news.decisions]
            assert [entry.at for entry in moment.log] == ([at - 1] if at else [])


def test_while_a_game_runs_only_ones_own_decisions_are_shown() -> None:
    line = played("revive", 80)
    replay = Replay(line, NAMES)
    named = 0
    for at in range(80):
        seat = line.match.history[at].seat
        for eyes in (0, 1, 2, None):
            next_move = replay.moment(at, eyes, "en").played
            assert (next_move is not None) == (seat == eyes)
            if next_move is not None:
                assert next_move.text == line.match.history[at].move.text
                assert next_move.meaning
                named += 1
    assert named == 80
    assert replay.moment(80, 0, "en").played is None


def test_once_it_is_over_all_decisions_are_shown() -> None:
    line = played("revive", seats=2)
    replay = Replay(line, NAMES)
    for at in (0, 40, line.length - 1):
        for eyes in (0, 1, None):
            assert replay.moment(at, eyes, "de").played is not None
    last = replay.moment(line.length, None, "de")
    assert (last.played, last.deciding) == (None, [])


def test_copies_stay_valid_unless_something_is_undone() -> None:
    line = played("revive", 50)
    longer = line.copy()
    go_on(longer, 10)
    assert extends(line, longer)
    back = longer.copy()
    while back.length > 45 and back.match.can_undo:
        back.undo(1)
    assert extends(line, back) == (back.length >= 50)
    assert not extends(longer, back)
    assert not extends(longer, line)


def test_replays_follow_a_live_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, game="revive")
            replays = Replays()
            for part in range(4):
                await play_on(live, 20, part)
                assert live.line is not None
                at = live.line.length - 3
                moment = await replays.moment(live, live.line, at, None, "en")
                assert (moment.at, moment.length) == (at, live.line.length)
                there = await replays.line(live, live.line, at)
                assert there.match.history[-1].move == live.line.match.history[at - 1].move
            assert len(replays._replays) == 1

    run(go())


# The course


@pytest.mark.parametrize(
    ("game", "seats"), [("euphoria", 3), ("revive", 3), ("revive", 1), ("recall", 3), ("recall", 1)]
)
def test_the_course_has_everybodys_points_turn_by_turn(game: str, seats: int) -> None:
    options = {"trading": "off"} if game == "euphoria" else {}
    line = played(game, seats=seats, options=options)
    told = course(line)
    assert line.match.result is not None
    assert [totals[-1] for totals in told.totals] == list(line.match.result.totals)
    assert {len(totals) for totals in told.totals} == {len(told.turns) + 1}
    assert told.turns == sorted(told.turns)
    assert told.length == line.length
    assert set(told.rounds) <= set(told.turns)
    assert [at for at, seat in zip(told.turns, told.seats) if seat == told.seats[0]] == told.rounds
    replay = Replay(line, NAMES)
    for turn in range(0, len(told.turns), 9):
        view = replay.at(told.turns[turn]).match.view(None)
        points = [sum(player.score.values()) for player in view.players]
        assert [totals[turn] for totals in told.totals] == points


def test_undo_removes_turns_too() -> None:
    line = played("revive", 60)
    for _ in range(30):
        go_on(line, 1)
        whole = Line(rekindle.new("revive", seats=3, seed=3))
        if line.match.can_undo:
            line.undo(1)
        for one in line.match.history:
            whole.play(one.move, one.seat)
        assert line.turns == whole.turns
    assert rounds([]) == []


# Over HTTP


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = settings_in(tmp_path)
    migrate(settings.database)
    with TestClient(create_app(settings)) as client:
        yield client


def open_table(client: TestClient[Any]) -> tuple[str, dict[str, str]]:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "shared", "name": "Bert"}]
    answer = client.post("/api/tables", json={"game": "revive", "seats": seats}).json()
    return answer["table"]["id"], {"X-Seat-Key": answer["keys"][0]["secret"]}


def play_there(client: TestClient[Any], table: str, decisions: int) -> Line:
    hub: Hub = client.app.state.hub

    async def go() -> Line:
        live = await hub.table(table)
        assert live is not None
        await play_on(live, decisions)
        assert live.line is not None
        return live.line

    with client.portal() as portal:
        return portal.call(go)


def test_a_running_game_is_replayed_from_ones_own_seats_only(client: TestClient[Any]) -> None:
    table, key = open_table(client)
    play_there(client, table, 30)
    base = f"/api/tables/{table}"
    for path in ("/record", "/moments/3?eyes=1"):
        refused = client.get(base + path, headers=key)
        assert refused.status_code == 403, path
        assert msgspec.json.decode(refused.content, type=Problem).detail
    wish = {"at": 3, "seat": 0, "name": "Anna", "level": "easy"}
    assert client.post(f"{base}/branch", json=wish, headers=key).status_code == 403
    for eyes in ("", "?eyes=0"):
        answer = client.get(f"{base}/moments/3{eyes}", headers=key)
        assert msgspec.json.decode(answer.content, type=Moment).length == 30
    assert client.get(f"{base}/course", headers=key).json()["length"] == 30
    for path in ("/course", "/moments/3"):
        assert client.get(base + path).status_code == 403, "it is a private table"
    for path in ("/moments/31", "/moments/99999999999999999999999", "/moments/3?eyes=2"):
        assert client.get(base + path, headers=key).status_code == 404
    assert client.get(f"{base}/moments/-1", headers=key).status_code in (400, 404)
    assert client.get("/api/tables/nowhere/course").status_code == 404


def test_a_finished_game_has_a_record_and_can_be_played_on(client: TestClient[Any]) -> None:
    table, key = open_table(client)
    line = play_there(client, table, 5000)
    base = f"/api/tables/{table}"
    record = client.get(f"{base}/record", headers=key)
    assert record.headers["content-type"].startswith("text/plain")
    assert rekindle.load(record.text).checksum() == line.match.checksum()
    told = msgspec.json.decode(client.get(f"{base}/course", headers=key).content, type=Course)
    assert told.length == line.length
    at = line.length // 2
    moment = client.get(f"{base}/moments/{at}?eyes=1&language=de", headers=key).json()
    assert moment["played"]["text"] == line.match.history[at].move.text
    wish = {"at": at, "seat": 1, "name": "Bertha", "level": "easy"}
    branch = client.post(f"{base}/branch", json=wish, headers=key)
    assert branch.status_code == 201
    opened = branch.json()
    assert opened["table"]["branch"] == {"table": table, "at": at}
    kinds = [(seat["kind"], seat["mine"]) for seat in opened["table"]["seats"]]
    assert kinds == [("bot", False), ("person", True)]
    there = client.get(
        f"/api/tables/{opened['table']['id']}/moments/{at}?eyes=1&language=de",
        headers={"X-Seat-Key": opened["keys"][0]["secret"]},
    ).json()
    assert there["view"] == moment["view"]
    for wrong in ({"at": line.length}, {"at": -1}, {"seat": 2}, {"level": "godlike"}):
        answer = client.post(f"{base}/branch", json={**wish, **wrong}, headers=key)
        assert answer.status_code in (400, 404), wrong


def test_a_branch_keeps_the_levels_of_the_bots(client: TestClient[Any]) -> None:
    bots = [{"kind": "bot", "level": level} for level in ("sharp", "easy")]
    people = [{"kind": "person", "name": "Anna"}, {"kind": "shared", "name": "Bert"}]
    wish = {"game": "revive", "seats": [people[0], *bots, people[1]]}
    opened = client.post("/api/tables", json=wish).json()
    key = {"X-Seat-Key": opened["keys"][0]["secret"]}
    table = opened["table"]["id"]
    live = play_there(client, table, 0)
    assert not live.over
    hub: Hub = client.app.state.hub

    async def abandon() -> None:
        found = await hub.table(table)
        assert found is not None
        for seat in (0, 3):
            await leaving.answer(hub, found, seat, "propose")

    with client.portal() as portal:
        portal.call(abandon)
    path = f"/api/tables/{table}/branch"
    for level, expected in (("", ["sharp", "sharp", "easy", ""]), ("easy", ["easy"] * 3 + [""])):
        branch = {"at": 0, "seat": 3, "name": "Bertha", "level": level}
        told = client.post(path, json=branch, headers=key).json()
        assert [seat["level"] for seat in told["table"]["seats"]] == expected


def origin_at(client: TestClient[Any], table: str) -> Origin:
    return play_there(client, table, 0).match.origin


def test_a_branch_has_a_seed_of_its_own(client: TestClient[Any]) -> None:
    """The seed of a finished game is in its record: it must not tell what comes in a branch."""
    table, key = open_table(client)
    whole = play_there(client, table, 5000)
    path = f"/api/tables/{table}/branch"
    wish = {"at": 40, "seat": 1, "name": "Bertha", "level": "easy"}
    branches = [client.post(path, json=wish, headers=key).json() for _ in range(2)]
    origins = [origin_at(client, opened["table"]["id"]) for opened in branches]
    for origin in origins:
        assert origin.seed == whole.match.origin.seed
        ((shared, seed),) = origin.branches
        assert shared == 40
        assert seed not in (origin.seed, whole.match.origin.seed)
    assert origins[0] != origins[1]
    mine, theirs = (
        rekindle.load(whole.match.record()).origin.branched(40, origin.branches[0][1])
        for origin in origins
    )
    assert [mine, theirs] == origins


def test_a_branch_of_a_branch_keeps_the_seeds_of_what_it_shares() -> None:
    first = Origin(2, 7).branched(40, 8)
    assert first.branched(60, 9).branches == ((40, 8), (60, 9))
    assert first.branched(40, 9).branches == ((40, 9),)
    assert first.branched(20, 9).branches == ((20, 9),)


def test_nothing_that_a_branch_shares_can_be_undone() -> None:
    """Its chance is that of a seed that is known."""
    whole = played("revive", 60)
    at = next(at for at in range(20, 60) if Replay(whole, NAMES).at(at).match.can_undo)
    there = Replay(whole, NAMES).at(at)
    match = whole.match
    branch = Line(Match.begin(match.game, match.setting, match.origin.branched(at, 1)))
    branch.read(branch_entries(there))
    assert branch.match.checksum() == there.match.checksum()
    assert (there.match.can_undo, branch.match.can_undo) == (True, False)


@pytest.mark.parametrize("at", [0, 1, 15, 16, 17, 40])
def test_the_entries_of_a_branch_lead_to_its_state(at: int) -> None:
    there = Replay(played("revive", 60), NAMES).at(at)
    progress = there.progress()
    again = Line(rekindle.new("revive", seats=3, seed=3))
    again.read(branch_entries(there))
    assert again.match.checksum() == there.match.checksum()
    assert (progress.length, progress.deciding) == (at, again.deciding)
