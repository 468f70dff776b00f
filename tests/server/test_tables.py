"""Tables over HTTP: opening them, access, changes of rules, cleanup."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

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


def test_the_game_waits_for_people(client: Client) -> None:
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


def test_secrets_are_not_stored_in_the_clear(client: Client, settings: Settings) -> None:
    told = opened(client, ANNA, INVITED)
    secrets = [told["keys"][0]["secret"], told["invitations"][0]["token"], told["watch"]]
    files = [p for p in Path(path_of(settings.database)).parent.iterdir() if p.is_file()]
    kept = b"".join(path.read_bytes() for path in files)
    assert told["table"]["id"].encode() in kept
    assert not [secret for secret in secrets if secret.encode() in kept]


def test_the_seed_is_sent_to_nobody(client: Client, settings: Settings) -> None:
    at = host(client, ANNA, BOT, listed=True)
    ((seed,),) = in_database(settings, "SELECT seed FROM tables")
    assert len(seed) > 25, "a short one can be guessed"
    answers = [
        client.get("/api/tables").text,
        client.get(at.path, headers=at.headers).text,
        client.get(f"{at.path}/course", headers=at.headers).text,
        client.get(f"{at.path}/moments/0", headers=at.headers).text,
        client.get(f"{at.path}/moments/0?eyes=0", headers=at.headers).text,
    ]
    assert not [text for text in answers if seed in text]
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


# Access


def test_a_private_table_is_shown_with_a_secret_only(client: Client) -> None:
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


# Rules that change while a table waits


def test_a_waiting_table_is_updated_to_the_current_rules(
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


# Cleanup


def test_abandoned_tables_are_removed(serve: Serve, settings: Settings) -> None:
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
def test_valid_names(name: str) -> None:
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
def test_invalid_names(name: str) -> None:
    with pytest.raises(ApiError):
        clean_name(name)


def test_tables_opened_at_once_have_different_ids(client: Client) -> None:
    async def many() -> set[str]:
        asked = [asyncio.to_thread(opened, client, ANNA, OPEN) for _ in range(10)]
        return {told["table"]["id"] for told in await asyncio.gather(*asked)}

    assert len(asyncio.run(many())) == 10
