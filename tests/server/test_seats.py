"""Seats over HTTP: taking and leaving them, the host's changes, links to other devices."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from rekindle.server.settings import Settings
from rekindle.server.store.urls import path_of
from tests.server.api import ANNA, BOT, INVITED, OPEN, Client, host, keys, refused

# Taking seats


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


def test_only_one_of_many_gets_a_seat(client: Client) -> None:
    at = host(client, ANNA, OPEN, OPEN, listed=True)

    def take(number: int) -> int:
        sent = {"name": f"Guest {number}"}
        return client.post(f"{at.path}/seats/1/take", json=sent).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(take, range(8)))
    assert statuses == [201] + [409] * 7


@pytest.mark.parametrize(("seat", "kind"), [(1, "open"), (2, "invited")])
def test_leaving_frees_the_seat_for_others(client: Client, seat: int, kind: str) -> None:
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


def test_nobody_leaves_a_running_game(client: Client) -> None:
    at = host(client, ANNA, BOT)
    refused(client.delete(f"{at.path}/seats/0", headers=at.headers), 409, "table-started")


# The host changes seats


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


def test_guests_that_cannot_be_removed(client: Client) -> None:
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


def test_a_removed_guest_is_disconnected(client: Client) -> None:
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


def test_a_link_moves_a_seat_to_another_device(client: Client) -> None:
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


def test_a_link_expires_after_a_quarter_of_an_hour(client: Client, settings: Settings) -> None:
    at = host(client, ANNA, BOT)
    token = client.post(f"{at.path}/seats/0/link", headers=at.headers).json()["token"]
    with sqlite3.connect(path_of(settings.database)) as connection:
        connection.execute("UPDATE links SET expires = expires - 900")
    refused(client.post(f"{at.path}/claim", json={"token": token}), 409, "link-void")
