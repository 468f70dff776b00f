"""Tables: opened, prepared, sat down at, begun, moved to other devices."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from rekindle.server.cleanup import clean_up
from rekindle.server.errors import ApiError
from rekindle.server.names import clean_name
from rekindle.server.services import Services
from rekindle.server.settings import Settings
from rekindle.server.store.urls import path_of
from tests.server.api import ANNA, BOT, INVITED, OPEN, Client, host, keys, opened, refused, wish
from tests.server.conftest import Serve

BEN: dict[str, Any] = {"kind": "shared", "name": "Ben"}


def in_database(settings: Settings, query: str, *values: object) -> list[Any]:
    with sqlite3.connect(path_of(settings.database)) as connection:
        return connection.execute(query, values).fetchall()


# Opening


def test_against_bots_the_game_begins_at_once(client: Client) -> None:
    told = opened(client, ANNA, BOT, BOT)
    table = told["table"]
    assert table["status"] == "running"
    assert table["deciding"]
    assert table["host"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
    assert [key["seat"] for key in told["keys"]] == [0]
    assert table["options"]["trading"] == "off", "nobody is there to trade with"
    names = [seat["name"] for seat in table["seats"]]
    assert len(set(names)) == 3
    assert all(names)


def test_people_are_waited_for(client: Client) -> None:
    told = opened(client, ANNA, OPEN, INVITED)
    assert told["table"]["status"] == "waiting"
    assert told["table"]["deciding"] == []
    assert told["table"]["options"]["trading"] == "on"
    assert [invitation["seat"] for invitation in told["invitations"]] == [2]


def test_everybody_at_one_device_has_a_key_of_the_hosts(client: Client) -> None:
    at = host(client, BEN, ANNA, BOT)
    assert at.table()["status"] == "running"
    assert [seat["mine"] for seat in at.table()["seats"]] == [True, True, False]
    first, second = (key["secret"] for key in at.told["keys"])
    assert first != second
    assert [key["seat"] for key in at.told["keys"]] == [1, 0], "the host's own comes first"


def test_bots_may_play_alone(client: Client) -> None:
    told = opened(client, BOT, BOT)
    assert told["keys"] == []
    assert told["table"]["status"] == "running"
    assert not told["table"]["host"]


def test_nothing_secret_is_kept_as_it_is(client: Client, settings: Settings) -> None:
    told = opened(client, ANNA, INVITED)
    secrets = [told["keys"][0]["secret"], told["invitations"][0]["token"], told["watch"]]
    files = [p for p in Path(path_of(settings.database)).parent.iterdir() if p.is_file()]
    kept = b"".join(path.read_bytes() for path in files)
    assert told["table"]["id"].encode() in kept
    assert not [secret for secret in secrets if secret.encode() in kept]


def test_the_seed_is_told_to_nobody(client: Client, settings: Settings) -> None:
    at = host(client, ANNA, BOT, listed=True)
    ((seed,),) = in_database(settings, "SELECT seed FROM tables")
    answers = [
        client.get("/api/tables").text,
        client.get(at.path, headers=at.headers).text,
        client.get(f"{at.path}/course", headers=at.headers).text,
    ]
    assert not [text for text in answers if str(seed) in text]
    refused(client.get(f"{at.path}/record", headers=at.headers), 403, "not-over")


@pytest.mark.parametrize(
    ("sent", "status", "why"),
    [
        (wish(ANNA, BOT, game="chess"), 400, "choice"),
        (wish(ANNA), 400, "choice"),
        (wish(*[BOT] * 7), 400, "choice"),
        (wish(ANNA, BOT, options={"deck": "third"}), 400, "choice"),
        (wish(ANNA, BOT, options={"luck": "on"}), 400, "choice"),
        (wish(ANNA, BOT, pack="mine"), 400, "choice"),
        (wish(ANNA, {"kind": "bot", "level": "godlike"}), 400, "level-unknown"),
        (wish(ANNA, ANNA), 400, "one-person"),
        (wish(ANNA, {"kind": "shared", "name": "ANNA"}), 409, "name-taken"),
        (wish({"kind": "person", "name": "  "}, BOT), 400, "name-empty"),
        (wish({"kind": "person", "name": "a" * 25}, BOT), 400, "name-long"),
        (wish({"kind": "person", "name": "Anna\u202eneb"}, BOT), 400, "name-unseen"),
        (wish(ANNA, BOT, clock=5), 400, "clock-wrong"),
        (wish(ANNA, BOT, clock=-1), 400, "clock-wrong"),
        (wish(ANNA, BOT, clock=10**30), 400, "clock-wrong"),
        (wish(ANNA, BOT, pace="fast"), 400, "not-understood"),
        (wish(ANNA, {"kind": "ghost"}), 400, "not-understood"),
        (wish(ANNA, BOT, seed=7), 400, "not-understood"),
    ],
)
def test_what_cannot_be_opened(
    client: Client, settings: Settings, sent: Any, status: int, why: str
) -> None:
    answer = client.post("/api/tables", json=sent)
    refused(answer, status, why)
    assert in_database(settings, "SELECT count(*) FROM tables") == [(0,)]


def test_unfinished_tables_of_one_guest_are_limited(serve: Serve, settings: Settings) -> None:
    client = serve(limits=replace(settings.limits, tables=2))
    opened(client, ANNA, OPEN)
    opened(client, ANNA, BOT)
    answer = client.post("/api/tables", json=wish(ANNA, OPEN))
    assert "2" in refused(answer, 429, "too-many-tables")


# Who may look


def test_a_private_table_is_shown_to_those_who_belong_there(client: Client) -> None:
    at = host(client, ANNA, INVITED)
    refused(client.get(at.path), 403, "table-private")
    refused(client.get(at.path, headers=keys("x" * 32)), 403, "table-private")
    assert client.get(at.path, headers={"X-Watch": at.told["watch"]}).status_code == 200
    assert client.get(at.path, headers={"X-Invitation": at.invitation(1)}).status_code == 200
    assert client.get(at.path, headers=keys("x", *at.headers.values())).status_code == 200
    refused(client.get("/api/tables/nothing"), 404, "table-unknown")


def test_only_listed_tables_are_in_the_lobby(client: Client) -> None:
    opened(client, ANNA, OPEN)
    shown = opened(client, ANNA, OPEN, listed=True)["table"]
    (found,) = client.get("/api/tables").json()
    assert found["id"] == shown["id"]
    assert not found["host"]
    assert not any(seat["mine"] for seat in found["seats"])
    assert client.get(f"/api/tables/{shown['id']}").status_code == 200


def test_the_key_of_one_table_opens_no_other(client: Client) -> None:
    one, other = host(client, ANNA, OPEN), host(client, ANNA, OPEN)
    refused(client.get(other.path, headers=one.headers), 403, "table-private")
    refused(client.get(other.path, headers={"X-Watch": one.told["watch"]}), 403, "table-private")


# Sitting down


def test_the_game_begins_when_the_last_guest_sits_down(client: Client) -> None:
    at = host(client, ANNA, OPEN, INVITED, listed=True)
    key = client.post(f"{at.path}/seats/1/take", json={"name": " Ben  B. "}).json()
    assert at.seat(1)["name"] == "Ben B."
    assert at.table()["status"] == "waiting"
    sent = {"name": "Cleo", "invitation": at.invitation(2)}
    assert client.post(f"{at.path}/seats/2/take", json=sent).status_code == 201
    assert at.table()["status"] == "running"
    assert at.table()["deciding"]
    seen = client.get(at.path, headers=keys(key["secret"])).json()
    assert [seat["mine"] for seat in seen["seats"]] == [False, True, False]
    assert not seen["host"]


def test_seats_that_cannot_be_taken(client: Client) -> None:
    at = host(client, ANNA, OPEN, INVITED, listed=True)

    def take(seat: int, name: str = "Ben", invitation: str = "") -> Any:
        sent = {"name": name, "invitation": invitation}
        return client.post(f"{at.path}/seats/{seat}/take", json=sent)

    refused(take(0), 409, "seat-taken")
    refused(take(2), 403, "seat-invited")
    refused(take(2, invitation="x" * 32), 403, "seat-invited")
    refused(take(3), 404, "seat-unknown")
    refused(take(1, name="anna"), 409, "name-taken")
    refused(take(1, name=""), 400, "name-empty")
    assert take(1).status_code == 201
    refused(take(1, name="Cleo"), 409, "seat-taken")
    assert take(2, "Cleo", at.invitation(2)).status_code == 201
    refused(take(1, name="Dora"), 409, "table-started")


def test_an_open_seat_of_a_private_table_is_for_those_with_a_link(client: Client) -> None:
    at = host(client, ANNA, OPEN)
    sent = {"name": "Ben"}
    refused(client.post(f"{at.path}/seats/1/take", json=sent), 403, "table-private")
    watch = {"X-Watch": at.told["watch"]}
    assert client.post(f"{at.path}/seats/1/take", json=sent, headers=watch).status_code == 201


def test_of_many_who_want_a_seat_one_gets_it(client: Client) -> None:
    at = host(client, ANNA, OPEN, OPEN, listed=True)

    def take(number: int) -> int:
        sent = {"name": f"Guest {number}"}
        return client.post(f"{at.path}/seats/1/take", json=sent).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(take, range(8)))
    assert statuses == [201] + [409] * 7


@pytest.mark.parametrize(("seat", "kind"), [(1, "open"), (2, "invited")])
def test_standing_up_frees_the_seat_for_others(client: Client, seat: int, kind: str) -> None:
    at = host(client, ANNA, OPEN, INVITED, listed=True)
    path = f"{at.path}/seats/{seat}"
    sent = {"name": "Ben", "invitation": at.invitation(2)}
    key = client.post(f"{path}/take", json=sent).json()["secret"]
    refused(client.delete(path), 403, "seat-not-yours")
    gone = client.delete(path, headers=keys(key))
    assert (gone.status_code, gone.content) == (204, b"")
    assert (at.seat(seat)["kind"], at.seat(seat)["name"]) == (kind, "")
    refused(client.delete(path, headers=keys(key)), 403, "seat-not-yours")
    assert client.post(f"{path}/take", json=sent).status_code == 201


def test_nobody_stands_up_from_a_game(client: Client) -> None:
    at = host(client, ANNA, BOT)
    refused(client.delete(f"{at.path}/seats/0", headers=at.headers), 409, "table-started")


# The host prepares


def test_the_host_gives_seats_to_bots_and_begins(client: Client) -> None:
    at = host(client, ANNA, OPEN, INVITED)
    sent = {"kind": "bot", "level": "sharp"}
    changed = client.patch(f"{at.path}/seats/1", json=sent, headers=at.headers).json()
    assert (changed["seats"][1]["kind"], changed["seats"][1]["level"]) == ("bot", "sharp")
    assert changed["status"] == "waiting"
    changed = client.patch(
        f"{at.path}/seats/2", json={"kind": "shared", "name": "Ben"}, headers=at.headers
    ).json()
    assert changed["status"] == "running"
    assert changed["seats"][2]["mine"], "a shared seat is held by the host's key"


def test_what_only_the_host_may_do(client: Client) -> None:
    at = host(client, ANNA, OPEN, INVITED, listed=True)
    key = client.post(f"{at.path}/seats/1/take", json={"name": "Ben"}).json()["secret"]
    for headers in ({}, keys(key)):
        sent = {"kind": "bot"}
        answer = client.patch(f"{at.path}/seats/2", json=sent, headers=headers)
        refused(answer, 403, "not-host")
        answer = client.post(f"{at.path}/seats/2/invitation", headers=headers)
        refused(answer, 403, "not-host")


def test_what_the_host_cannot_do(client: Client) -> None:
    at = host(client, ANNA, OPEN, OPEN, listed=True)
    client.post(f"{at.path}/seats/1/take", json={"name": "Ben"})

    def change(seat: int, **sent: str) -> Any:
        return client.patch(f"{at.path}/seats/{seat}", json=sent, headers=at.headers)

    refused(change(1, kind="bot"), 409, "seat-taken")
    refused(change(2, kind="person", name="Anna"), 400, "take-it")
    refused(change(2, kind="shared", name="ben"), 409, "name-taken")
    refused(change(2, kind="bot", level="godlike"), 400, "level-unknown")
    refused(change(9, kind="bot"), 404, "seat-unknown")
    assert change(2, kind="bot").status_code == 200
    refused(change(2, kind="open"), 409, "table-started")


@pytest.mark.parametrize("kind", ["open", "invited"])
def test_the_host_frees_a_seat_from_a_guest(client: Client, kind: str) -> None:
    at = host(client, ANNA, INVITED, OPEN, listed=True)
    path, sent = f"{at.path}/seats/1", {"name": "Ben", "invitation": at.invitation(1)}
    key = client.post(f"{path}/take", json=sent).json()["secret"]
    changed = client.patch(path, json={"kind": kind, "name": "Ben"}, headers=at.headers).json()
    assert (changed["seats"][1]["kind"], changed["seats"][1]["name"]) == (kind, "")
    assert changed["status"] == "waiting"
    shown = client.get(at.path, headers=keys(key)).json()
    assert not any(seat["mine"] for seat in shown["seats"]), "the key is void"
    refused(client.delete(path, headers=keys(key)), 403, "seat-not-yours")
    if kind == "invited":
        refused(client.post(f"{path}/take", json=sent), 403, "seat-invited")


def test_who_is_not_made_to_stand_up(client: Client) -> None:
    at = host(client, ANNA, OPEN, OPEN, listed=True)
    key = client.post(f"{at.path}/seats/1/take", json={"name": "Ben"}).json()["secret"]

    def change(seat: int, headers: dict[str, str], **sent: str) -> Any:
        return client.patch(f"{at.path}/seats/{seat}", json=sent, headers=headers)

    refused(change(1, at.headers, kind="open"), 409, "seat-taken")
    refused(change(1, at.headers, kind="open", name="Carl"), 409, "seat-taken")
    refused(change(1, at.headers, kind="bot", name="Ben"), 409, "seat-taken")
    refused(change(0, at.headers, kind="open", name="Anna"), 409, "seat-own")
    refused(change(1, keys(key), kind="open", name="Ben"), 403, "not-host")
    assert at.seat(1)["name"] == "Ben"


def test_a_guest_who_must_stand_up_is_told(client: Client) -> None:
    at = host(client, ANNA, INVITED, OPEN)
    sent = {"name": "Ben", "invitation": at.invitation(1)}
    key = client.post(f"{at.path}/seats/1/take", json=sent).json()["secret"]
    with client.websocket_connect(f"{at.path}/live") as page:
        page.send_json({"do": "hello", "keys": [key], "eyes": 1})
        assert page.receive_json()["table"]["seats"][1]["mine"]
        freed = {"kind": "invited", "name": "Ben"}
        client.patch(f"{at.path}/seats/1", json=freed, headers=at.headers)
        heard = iter(lambda: page.receive_json(timeout=5), None)
        with pytest.raises(WebSocketDisconnect) as gone:
            list(heard)
    assert gone.value.code == 4403, "a private table is no longer open without a seat"


def test_a_new_invitation_replaces_the_old_one(client: Client) -> None:
    at = host(client, ANNA, INVITED, OPEN)
    old = at.invitation(1)
    new = client.post(f"{at.path}/seats/1/invitation", headers=at.headers).json()
    assert new["seat"] == 1
    take = f"{at.path}/seats/1/take"
    answer = client.post(take, json={"name": "Ben", "invitation": old})
    refused(answer, 403, "table-private")
    assert client.post(take, json={"name": "Ben", "invitation": new["token"]}).status_code == 201
    answer = client.post(f"{at.path}/seats/2/invitation", headers=at.headers)
    refused(answer, 409, "seat-not-invited")
    answer = client.post(f"{at.path}/seats/1/invitation", headers=at.headers)
    refused(answer, 409, "seat-taken")


# To another device


def test_a_link_brings_a_seat_to_another_device(client: Client) -> None:
    at = host(client, ANNA, BOT)
    token = client.post(f"{at.path}/seats/0/link", headers=at.headers).json()["token"]
    key = client.post(f"{at.path}/claim", json={"token": token}).json()
    assert key["seat"] == 0
    moved = client.get(at.path, headers=keys(key["secret"])).json()
    assert moved["seats"][0]["mine"]
    assert moved["host"], "the host's rights go with the host"
    refused(client.get(at.path, headers=at.headers), 403, "table-private")
    refused(client.post(f"{at.path}/claim", json={"token": token}), 409, "link-void")


def test_links_that_do_not_work(client: Client) -> None:
    at, other = host(client, ANNA, BOT), host(client, ANNA, BOT)
    refused(client.post(f"{at.path}/seats/0/link", headers=other.headers), 403, "table-private")
    refused(client.post(f"{at.path}/seats/1/link", headers=at.headers), 403, "seat-not-yours")
    token = client.post(f"{at.path}/seats/0/link", headers=at.headers).json()["token"]
    refused(client.post(f"{other.path}/claim", json={"token": token}), 409, "link-void")
    refused(client.post(f"{at.path}/claim", json={"token": "x" * 5000}), 409, "link-void")
    refused(client.post("/api/tables/none/claim", json={"token": token}), 404, "table-unknown")
    assert client.get(at.path, headers=at.headers).json()["seats"][0]["mine"]


def test_a_link_is_too_old_after_a_quarter_of_an_hour(client: Client, settings: Settings) -> None:
    at = host(client, ANNA, BOT)
    token = client.post(f"{at.path}/seats/0/link", headers=at.headers).json()["token"]
    with sqlite3.connect(path_of(settings.database)) as connection:
        connection.execute("UPDATE links SET expires = expires - 900")
    refused(client.post(f"{at.path}/claim", json={"token": token}), 409, "link-void")


# Tables that waited while the rules changed


def test_a_table_that_waited_is_dealt_anew_with_the_rules_of_today(
    client: Client, settings: Settings
) -> None:
    at = host(client, ANNA, OPEN, listed=True)
    with sqlite3.connect(path_of(settings.database)) as connection:
        connection.execute("UPDATE tables SET rules = 0, pack_hash = 'old'")
    client.post(f"{at.path}/seats/1/take", json={"name": "Ben"})
    ((rules, pack_hash),) = in_database(settings, "SELECT rules, pack_hash FROM tables")
    assert rules >= 1
    assert pack_hash != "old"
    assert at.table()["status"] == "running"


def test_a_table_whose_pack_is_gone_says_so(client: Client, settings: Settings) -> None:
    at = host(client, ANNA, OPEN, listed=True)
    with sqlite3.connect(path_of(settings.database)) as connection:
        connection.execute("UPDATE tables SET pack = 'mine'")
    answer = client.post(f"{at.path}/seats/1/take", json={"name": "Ben"})
    refused(answer, 409, "table-outdated")


# What nobody needs any more


def test_tables_that_nobody_came_to_are_removed(serve: Serve, settings: Settings) -> None:
    client = serve()
    at, other = host(client, ANNA, OPEN), host(client, ANNA, BOT)
    client.post(f"{other.path}/seats/0/link", headers=other.headers)
    with sqlite3.connect(path_of(settings.database)) as connection:
        connection.execute("UPDATE tables SET since = since - ?", (settings.times.waiting,))
        connection.execute("UPDATE links SET expires = 0")
    services: Services = client.app.state.services
    with client.portal() as portal:
        portal.call(clean_up, services)
    refused(client.get(at.path, headers=at.headers), 404, "table-unknown")
    assert other.table()["status"] == "running", "a game is never removed"
    assert in_database(settings, "SELECT count(*) FROM links") == [(0,)]


# Names


@pytest.mark.parametrize("name", ["Anna", "Jürgen", "李", "Ænna O’Neill-2", "👩‍🚀", "a" * 24])
def test_names_that_are_names(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \t",
        "\u200d",
        "a" * 25,
        "a\x00b",
        "a\u202eb",
        "a\u2066b",
        "a\ud800",
        "\u3164",
        "a\u200bb",
    ],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(ApiError):
        clean_name(name)


def test_asking_at_once_for_many_tables_gives_each_its_own_id(client: Client) -> None:
    async def many() -> set[str]:
        asked = [asyncio.to_thread(opened, client, ANNA, OPEN) for _ in range(10)]
        return {told["table"]["id"] for told in await asyncio.gather(*asked)}

    assert len(asyncio.run(many())) == 10
