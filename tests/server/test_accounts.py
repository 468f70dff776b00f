"""Accounts: optional, and they keep a person's tables together."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from typing import Any

import pytest
from argon2 import PasswordHasher

from rekindle.server import secrets
from rekindle.server.accounts import passwords
from rekindle.server.settings import Settings
from rekindle.server.store.urls import path_of
from tests.server.api import ANNA, BOT, OPEN, Client, Json, bearer, host, keys, opened, refused
from tests.server.conftest import Serve

PASSWORD = "correct horse"


def register(client: Client, name: str = "Anna", password: str = PASSWORD) -> Json:
    answer = client.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    session: Json = answer.json()
    return session


def log_in(client: Client, name: str = "Anna", password: str = PASSWORD) -> Any:
    return client.post("/api/account/session", json={"name": name, "password": password})


def test_an_account_is_created_and_logged_into(client: Client) -> None:
    assert register(client)["name"] == "Anna"
    session = log_in(client, " anna ").json()
    assert session["name"] == "Anna"
    assert client.get("/api/account/tables", headers=bearer(session)).json() == []


def test_a_wrong_password_and_a_wrong_name_give_the_same_error(client: Client) -> None:
    register(client)
    wrong = refused(log_in(client, password="something else"), 401, "login-wrong")
    unknown = refused(log_in(client, name="Nobody"), 401, "login-wrong")
    assert wrong == unknown


@pytest.mark.parametrize(
    ("name", "password", "status", "why"),
    [
        ("ANNA", PASSWORD, 409, "account-taken"),
        ("", PASSWORD, 400, "name-empty"),
        ("Ben\u202e", PASSWORD, 400, "name-unseen"),
        ("Ben", "seven77", 400, "password-short"),
        ("Ben", "x" * 201, 400, "password-long"),
    ],
)
def test_accounts_that_cannot_be_created(
    client: Client, name: str, password: str, status: int, why: str
) -> None:
    register(client)
    answer = client.post("/api/account", json={"name": name, "password": password})
    refused(answer, status, why)


def test_passwords_and_sessions_are_stored_as_hashes(client: Client, settings: Settings) -> None:
    session = register(client)
    folder = path_of(settings.database).parent
    kept = b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())
    assert b"$argon2id$" in kept
    assert PASSWORD.encode() not in kept
    assert session["token"].encode() not in kept


def test_logging_out_ends_the_session(client: Client) -> None:
    session, other = register(client), log_in(client).json()
    gone = client.delete("/api/account/session", headers=bearer(session))
    assert gone.status_code == 204
    refused(client.get("/api/account/tables", headers=bearer(session)), 401, "login-needed")
    refused(client.delete("/api/account/session", headers=bearer(session)), 401, "login-needed")
    assert client.get("/api/account/tables", headers=bearer(other)).status_code == 200


def test_a_session_expires(client: Client, settings: Settings) -> None:
    session = register(client)
    with sqlite3.connect(path_of(settings.database)) as connection:
        connection.execute("UPDATE sessions SET expires = expires - ?", (settings.times.session,))
    refused(client.get("/api/account/tables", headers=bearer(session)), 401, "login-needed")


@pytest.mark.parametrize(
    "said", ["", "Bearer", "Bearer x", "Basic QW5uYTp4", "Bearer " + "x" * 999]
)
def test_without_a_session_nothing_of_an_account_is_shown(client: Client, said: str) -> None:
    headers = {"Authorization": said} if said else {}
    answer = client.get("/api/account/tables", headers=headers)
    refused(answer, 401, "login-needed")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_an_account_keeps_tables_together(client: Client) -> None:
    session = register(client)
    own = host(client, ANNA, OPEN, OPEN, headers=bearer(session))
    other = host(client, {"kind": "person", "name": "Ben"}, OPEN, OPEN, listed=True)
    opened(client, {"kind": "person", "name": "Cleo"}, OPEN, listed=True)
    take = f"{other.path}/seats/1/take"
    client.post(take, json={"name": "Anna"}, headers=bearer(session))
    found = client.get("/api/account/tables", headers=bearer(session)).json()
    assert {table["id"] for table in found} == {own.id, other.id}
    mine = {table["id"]: [seat["mine"] for seat in table["seats"]] for table in found}
    assert mine == {own.id: [True, False, False], other.id: [False, True, False]}
    assert {table["id"]: table["host"] for table in found} == {own.id: True, other.id: False}


def test_a_session_acts_for_its_seats_and_for_no_others(client: Client) -> None:
    anna, ben = register(client), register(client, "Ben")
    at = host(client, ANNA, OPEN, headers=bearer(anna))
    assert client.get(at.path, headers=bearer(anna)).json()["seats"][0]["mine"]
    refused(client.get(at.path, headers=bearer(ben)), 403, "table-private")
    link = f"{at.path}/seats/0/link"
    assert client.post(link, headers=bearer(anna)).status_code == 201
    refused(client.post(link, headers=bearer(ben)), 403, "table-private")
    sent = {"kind": "bot"}
    assert client.patch(f"{at.path}/seats/1", json=sent, headers=bearer(anna)).status_code == 200


def test_a_seat_that_is_claimed_comes_to_the_account(client: Client) -> None:
    anna = register(client)
    at = host(client, ANNA, BOT)
    token = client.post(f"{at.path}/seats/0/link", headers=at.headers).json()["token"]
    client.post(f"{at.path}/claim", json={"token": token}, headers=bearer(anna))
    (found,) = client.get("/api/account/tables", headers=bearer(anna)).json()
    assert found["id"] == at.id


def test_without_the_account_its_seats_stay_with_their_keys(client: Client) -> None:
    anna = register(client)
    at = host(client, ANNA, BOT, headers=bearer(anna))
    assert client.delete("/api/account", headers=bearer(anna)).status_code == 204
    refused(client.get("/api/account/tables", headers=bearer(anna)), 401, "login-needed")
    refused(log_in(client), 401, "login-wrong")
    assert at.table()["seats"][0]["mine"]
    refused(client.get(at.path, headers=bearer(anna)), 403, "table-private")
    register(client)


def test_attempts_to_log_in_are_limited(serve: Serve, settings: Settings) -> None:
    client = serve(limits=replace(settings.limits, logins=3))
    for _ in range(3):
        refused(log_in(client, password="guess"), 401, "login-wrong")
    answer = log_in(client)
    refused(answer, 429, "too-many-requests")
    assert int(answer.headers["retry-after"]) > 1


def test_keys_and_sessions_may_be_combined(client: Client) -> None:
    anna = register(client)
    one = host(client, ANNA, OPEN, OPEN, headers=bearer(anna), listed=True)
    key = client.post(f"{one.path}/seats/1/take", json={"name": "Ben"}).json()["secret"]
    both = client.get(one.path, headers={**bearer(anna), **keys(key)}).json()
    assert [seat["mine"] for seat in both["seats"]] == [True, True, False]


def test_a_table_can_be_removed_from_the_list_and_put_back(client: Client) -> None:
    anna, ben = register(client), register(client, name="Ben")
    one, two = (host(client, ANNA, OPEN, headers=bearer(anna), listed=True) for _ in range(2))
    client.post(f"{one.path}/seats/1/take", json={"name": "Ben"}, headers=bearer(ben))
    path = f"/api/account/tables/{one.id}"

    def listed(session: Json) -> set[str]:
        told = client.get("/api/account/tables", headers=bearer(session)).json()
        return {table["id"] for table in told}

    for _ in range(2):
        assert client.delete(path, headers=bearer(anna)).status_code == 204
    assert (listed(anna), listed(ben)) == ({two.id}, {one.id})
    seats = client.get(one.path, headers=bearer(anna)).json()["seats"]
    assert seats[0]["mine"], "the seat is still the account's"
    for _ in range(2):
        assert client.put(path, headers=bearer(anna)).status_code == 204
    assert listed(anna) == {one.id, two.id}
    for unknown in ("nowhere", "a%00b"):
        for ask in (client.delete, client.put):
            answer = ask(f"/api/account/tables/{unknown}", headers=bearer(anna))
            assert answer.status_code == 204
    refused(client.delete(path), 401, "login-needed")
    refused(client.put(path), 401, "login-needed")


def test_a_weak_password_hash_is_replaced_at_login(client: Client, settings: Settings) -> None:
    register(client)
    light = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    with sqlite3.connect(path_of(settings.database)) as connection:
        connection.execute("UPDATE accounts SET password = ?", (light,))
    assert log_in(client).status_code == 201
    with sqlite3.connect(path_of(settings.database)) as connection:
        ((kept,),) = connection.execute("SELECT password FROM accounts").fetchall()
    assert not passwords.needs_rehash(kept)
    assert log_in(client).status_code == 201


def test_secrets_are_compared_with_their_hashes() -> None:
    secret = secrets.new_secret()
    assert secrets.matches(secret, secrets.hashed(secret))
    assert not secrets.matches(secret, secrets.hashed(secret + "x"))
    assert not secrets.matches("", secrets.hashed(""))
    assert not secrets.matches(secret, "")
    assert not secrets.matches("x" * 65, secrets.hashed("x" * 65))
    assert not asyncio.run(passwords.verify_password("anything", None))
    assert not asyncio.run(passwords.verify_password("anything", "damaged"))
