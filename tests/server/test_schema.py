"""schemathesis reads the server's OpenAPI description and sends valid and invalid requests.

No response may be a server error, and each must match the description.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.failures import FailureGroup

from tests.server.raw import Table, table
from tests.server.serving import Server

EXAMPLES = 10
"""Valid and invalid ones each, per operation."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
bounded = settings(
    max_examples=EXAMPLES,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
)
OF_A_TABLE = r"\{table(_id)?\}"
OF_THE_PAST = r"record|course|moments|branch"
LEAST = 18
"""The minimum number of operations, so that an empty description does not pass."""


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def running(server: Server) -> Iterator[Table]:
    """A running game."""
    with table(server.address) as at:
        at.play(4)
        yield at
        at.connect()
        assert at.guests[0].here.number == 4
        at.step()


@pytest.fixture(scope="module")
def over(server: Server) -> Iterator[Table]:
    """A finished game: more can be requested of it."""
    with table(server.address, "revive", 2) as at:
        at.play(3000)
        assert at.over
        yield at


def ask_everything(described: Any, paths: str, ask: Callable[[Any], None]) -> int:
    """Send valid and invalid requests for every operation whose path fits; return their number."""
    count = 0
    for found in described.get_all_operations():
        operation = found.ok()
        if not re.search(paths, operation.path):
            continue
        count += 1
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            # Without a body or a query there is no invalid data.
            if mode == GenerationMode.NEGATIVE and not operation.body and not operation.query:
                continue
            ask_some(operation, mode, ask)
    return count


def ask_some(operation: Any, mode: GenerationMode, ask: Callable[[Any], None]) -> None:
    @bounded
    @given(operation.as_strategy(generation_mode=mode))
    def asked(case: Any) -> None:
        ask(case)

    asked()


def test_strangers_get_the_described_responses(described: Any, server: Server) -> None:
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=server.address, checks=CHECKS)

    assert ask_everything(described, "", ask) >= LEAST
    server.check_log()


def test_guests_get_the_described_responses(described: Any, server: Server, running: Table) -> None:
    assert ask_everything(described, OF_A_TABLE, about(running)) >= 10
    server.check_log()


def test_replays_get_the_described_responses(described: Any, server: Server, over: Table) -> None:
    assert ask_everything(described, OF_THE_PAST, about(over)) == 4
    server.check_log()


def about(at: Table) -> Callable[[Any], None]:
    """Send requests as somebody with a seat at this table."""

    def ask(case: Any) -> None:
        for name in ("table", "table_id"):
            if name in case.path_parameters:
                case.path_parameters[name] = at.id
        key = {"X-Seat-Key": at.guests[0].key}
        case.call_and_validate(base_url=at.address, headers=key, checks=CHECKS)

    return ask


def test_a_deviation_would_be_found(described: Any, server: Server) -> None:
    """A response that does not match a changed description is reported."""
    raw = described.raw_schema
    path = raw["paths"]["/api/games"]
    other = {**raw, "paths": {"/api/games": {"get": {**path["get"], "responses": {"418": {}}}}}}
    strange = schemathesis.openapi.from_dict(other)

    def ask(case: Any) -> None:
        with pytest.raises(FailureGroup, match="found 1 distinct failure"):
            case.call_and_validate(base_url=server.address, checks=CHECKS)

    assert ask_everything(strange, "", ask) == 1
