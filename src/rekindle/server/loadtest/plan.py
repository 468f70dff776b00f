"""What load is put on which server."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from rekindle.server.loadtest.abuse import WAYS

MAX_TABLES = 2000
MAX_SECONDS = 3600.0
MAX_ABUSED_TABLES = 40


class LoadtestError(Exception):
    """The load test is not possible; the message says why."""


@dataclass(frozen=True)
class Plan:
    """Without an address, the test starts a server of its own."""

    tables: int = 200
    every: float = 2.0
    """Seconds between two moves at a table."""
    seconds: float = 60.0
    game: str = "euphoria"
    seats: int = 2
    database: str | None = None
    address: str | None = None
    workers: int = 1
    compression: bool = True
    bots: bool = False
    """Whether the last seat of each table is a bot's."""
    abuse: str | None = None
    """What one more client does as much as it is allowed to."""


def check(plan: Plan) -> None:
    """Refuse servers on other machines, and excessive load."""
    if not 1 <= plan.tables <= MAX_TABLES:
        raise LoadtestError(f"--tables must be from 1 to {MAX_TABLES}, not {plan.tables}")
    if not 0 < plan.seconds <= MAX_SECONDS:
        raise LoadtestError(f"--seconds must be up to {MAX_SECONDS:.0f}, not {plan.seconds:g}")
    if plan.every <= 0:
        raise LoadtestError(f"--every must be a number of seconds above 0, not {plan.every:g}")
    if plan.abuse is not None and plan.abuse not in WAYS:
        raise LoadtestError(f"--abuse must be one of {', '.join(WAYS)}, not {plan.abuse}")
    if plan.abuse is not None and plan.tables > MAX_ABUSED_TABLES:
        raise LoadtestError(
            f"with --abuse, --tables must be up to {MAX_ABUSED_TABLES}, not {plan.tables}: "
            "the server keeps its limits"
        )
    if plan.address is not None and not is_local(plan.address):
        raise LoadtestError(
            f"--address must be a server on this machine, such as http://127.0.0.1:8000, "
            f"not {plan.address}"
        )


def is_local(address: str) -> bool:
    parts = urlsplit(address)
    if parts.scheme != "http" or parts.hostname is None or parts.path.strip("/"):
        return False
    try:
        return ip_address(parts.hostname).is_loopback
    except ValueError:
        return parts.hostname == "localhost"
