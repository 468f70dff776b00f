"""Rate limits, security headers, and errors without internals."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from rekindle.server import rate_limits
from rekindle.server.live.socket import origin_allowed
from rekindle.server.rate_limits import Places, TokenBucket, address_of
from rekindle.server.settings import Settings
from tests.server.api import ANNA, BOT, OPEN, Client, host, refused, wish
from tests.server.conftest import Serve


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_refills() -> None:
    clock = Clock()
    bucket = TokenBucket(3, 60, clock)
    assert [bucket.take("a") for _ in range(3)] == [0, 0, 0]
    assert bucket.take("a") == pytest.approx(20)
    assert bucket.take("b") == 0
    clock.now += 20
    assert bucket.take("a") == 0
    assert bucket.take("a") > 0
    clock.now += 1000
    assert [bucket.take("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_work_is_done_on_credit_and_waited_for() -> None:
    """Several messages at once wait one after the other, not all until the same moment."""
    clock = Clock()
    bucket = TokenBucket(100, 10, clock)
    assert bucket.spend("a", 100) == 0
    assert [bucket.spend("a", 20), bucket.spend("a", 20)] == [pytest.approx(2), pytest.approx(4)]
    assert bucket.spend("b", 20) == 0, "others do not wait"
    clock.now += 4
    assert bucket.spend("a", 0) == 0
    clock.now += 1000
    assert bucket.spend("a", 100) == 0
    assert bucket.spend("a", 10) == pytest.approx(1)


def test_places_are_counted_by_address() -> None:
    places = Places(2)
    with places.place("a") as first, places.place("a") as second:
        with places.place("a") as third, places.place("b") as other:
            assert (first, second, third, other) == (True, True, False, True)
        with places.place("a") as third:
            assert not third, "one that was refused does not leave a place behind"
    with places.place("a") as again:
        assert again


def test_the_number_of_buckets_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_KEYS", 10)
    clock = Clock()
    bucket = TokenBucket(2, 60, clock)
    for i in range(10):
        bucket.take(f"early {i}")
    clock.now += 61
    bucket.take("busy")
    assert len(bucket._buckets) == 1
    for i in range(100):
        bucket.take(f"crowd {i}")
    assert len(bucket._buckets) <= 10


def test_requests_of_one_address_are_limited(serve: Serve, settings: Settings) -> None:
    client = serve(limits=replace(settings.limits, requests=5))
    statuses = [client.get("/api/tables").status_code for _ in range(6)]
    assert statuses == [200] * 5 + [429]
    answer = client.get("/api/nothing/at/all", headers={"Accept-Language": "de-AT,en"})
    assert "Sekunden" in refused(answer, 429, "too-many-requests")
    assert int(answer.headers["retry-after"]) >= 1
    assert answer.headers["content-type"] == "application/json"


def test_a_request_that_is_too_large_is_not_read(serve: Serve, settings: Settings) -> None:
    client = serve(limits=replace(settings.limits, body=1000))
    answer = client.post("/api/tables", json=wish(ANNA, BOT, pack="x" * 2000))
    refused(answer, 413, "too-large")

    def endless() -> Any:
        for _ in range(100):
            yield b" " * 1000

    answer = client.post("/api/tables", content=endless())
    refused(answer, 413, "too-large")


def test_a_url_that_is_too_long_is_refused(client: Client) -> None:
    refused(client.get("/api/tables/" + "x" * 3000), 400, "long-address")
    refused(client.get("/api/tables?language=" + "x" * 3000), 400, "long-address")


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/tables/none", "/api/nothing", "/favicon.ico"]
)
def test_every_response_has_the_security_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


def test_responses_with_secrets_are_not_cached(client: Client) -> None:
    answer = client.post("/api/tables", json=wish(ANNA, OPEN))
    assert answer.headers["cache-control"] == "no-store"


def test_server_errors_reveal_no_internals(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("the inside of the server")

    at = host(client, ANNA, OPEN)
    monkeypatch.setattr("rekindle.server.seats.access.access_to", fails)
    with caplog.at_level(logging.ERROR):
        answer = client.get(at.path, headers=at.headers)
    sentence = refused(answer, 500, "trouble")
    assert "inside" not in answer.text
    assert "Traceback" not in answer.text
    assert "try again" in sentence
    assert "the inside of the server" in caplog.text, "but the log has them"
    assert not [secret for secret in at.headers.values() if secret in caplog.text]


# Addresses and origins


Connection = ASGIConnection[Any, Any, Any, Any]


def connection(host: str | None = "127.0.0.1", /, **headers: str) -> Connection:
    scope: Any = {
        "type": "websocket",
        "client": None if host is None else (host, 1234),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    return ASGIConnection(scope)


@pytest.mark.parametrize(
    ("given", "known"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "local"),
        (None, "local"),
    ],
)
def test_rate_limit_keys_of_addresses(given: str | None, known: str) -> None:
    assert address_of(connection(given)) == known


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://play.example:8000", True),
        ("https://play.example:8000", True),
        ("https://club.example", True),
        ("http://play.example", False),
        ("http://evil.example", False),
        ("http://play.example:8000.evil.example", False),
        ("null", False),
    ],
)
def test_only_allowed_origins_open_a_socket(
    settings: Settings, origin: str | None, allowed: bool
) -> None:
    headers = {"host": "play.example:8000", **({} if origin is None else {"origin": origin})}
    trusting = replace(settings, origins=("https://club.example",))
    assert origin_allowed(connection(**headers), trusting) is allowed
