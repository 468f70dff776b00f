"""Shortcuts for HTTP requests and for checking their responses."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

Client = TestClient[Litestar]
Json = dict[str, Any]
ANNA: Json = {"kind": "person", "name": "Anna"}
OPEN: Json = {"kind": "open"}
INVITED: Json = {"kind": "invited"}
BOT: Json = {"kind": "bot", "level": "easy"}


def keys(*secrets: str) -> dict[str, str]:
    return {"X-Seat-Key": ",".join(secrets)}


def bearer(session: Json) -> dict[str, str]:
    return {"Authorization": f"Bearer {session['token']}"}


def wish(*seats: Json, **more: Any) -> Json:
    return {"game": "euphoria", "seats": list(seats), **more}


def opened(
    client: Client, *seats: Json, headers: dict[str, str] | None = None, **more: Any
) -> Json:
    """Open a table and return the response for its host."""
    answer = client.post("/api/tables", json=wish(*seats, **more), headers=headers)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


class Host:
    """The host of a table, with its keys."""

    def __init__(self, client: Client, told: Json) -> None:
        self.client = client
        self.told = told
        self.id: str = told["table"]["id"]
        self.path = f"/api/tables/{self.id}"
        self.headers = keys(*(key["secret"] for key in told["keys"]))

    def table(self) -> Json:
        answer = self.client.get(self.path, headers=self.headers)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def seat(self, number: int) -> Json:
        found: Json = self.table()["seats"][number]
        return found

    def invitation(self, seat: int) -> str:
        tokens: list[str] = [i["token"] for i in self.told["invitations"] if i["seat"] == seat]
        return tokens[0]


def host(client: Client, *seats: Json, headers: dict[str, str] | None = None, **more: Any) -> Host:
    return Host(client, opened(client, *seats, headers=headers, **more))


def refused(answer: Any, status: int, why: str) -> str:
    """Check that a response is this error, and return its sentence."""
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert told["why"] == why
    assert set(told) == {"detail", "why"}
    assert told["detail"]
    assert told["detail"] != why, "there is no sentence for it"
    sentence: str = told["detail"]
    return sentence
