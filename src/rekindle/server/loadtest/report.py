"""The results of a load test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rekindle.server.loadtest.clients import Measurements
from rekindle.server.loadtest.plan import Plan


@dataclass(frozen=True)
class Report:
    """The results; latencies are in milliseconds."""

    tables: int
    seconds: float
    decisions: int
    per_second: float
    median: float
    p95: float
    p99: float
    worst: float
    told_median: float
    """Of the latency until other seats have the new state."""
    told_p99: float
    bots_median: float
    """Of the latency until bots have decided."""
    bots_p99: float
    behind: int
    lost: int
    doubled: int
    errors: int
    said: list[str]
    """The texts of the first errors."""
    state_bytes: int
    client_cpu: float
    server_cpu: float | None
    server_memory: int | None
    """Peak memory of the server's processes without the bots', in megabytes."""
    abuse_sent: int = 0
    """Requests, connections and messages of the one client, and how many were refused."""
    abuse_refused: int = 0


def latencies(measured: Measurements) -> dict[str, float]:
    own, others = sorted(measured.acknowledged), sorted(measured.broadcast)
    bots = sorted(measured.answered)
    return {
        "median": percentile(own, 0.5),
        "p95": percentile(own, 0.95),
        "p99": percentile(own, 0.99),
        "worst": percentile(own, 1.0),
        "told_median": percentile(others, 0.5),
        "told_p99": percentile(others, 0.99),
        "bots_median": percentile(bots, 0.5),
        "bots_p99": percentile(bots, 0.99),
    }


def percentile(times: Sequence[float], share: float) -> float:
    """Return the time below which this share lies, in milliseconds."""
    if not times:
        return 0.0
    return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 1)


def render(plan: Plan, report: Report) -> str:
    cpu = "" if report.server_cpu is None else f", server {report.server_cpu} s"
    lines = [
        f"{plan.game}, {plan.seats} seats: {report.tables} tables, a move every {plan.every:g} s, "
        f"{report.seconds:g} s",
        f"  decisions            {report.decisions:>9}   {report.per_second} per second",
        f"  acknowledged after   {report.median:>9} ms median, {report.p95} ms p95, "
        f"{report.p99} ms p99, {report.worst} ms maximum",
        f"  broadcast after      {report.told_median:>9} ms median, {report.told_p99} ms p99",
        f"  state message        {report.state_bytes:>9} bytes before compression",
        f"  lost, doubled        {report.lost:>9}, {report.doubled}",
        f"  late, errors         {report.behind:>9}, {report.errors}",
        f"  CPU time             clients {report.client_cpu} s{cpu}",
    ]
    if plan.bots:
        lines.insert(
            4, f"  bots decided after   {report.bots_median:>9} ms median, {report.bots_p99} ms p99"
        )
    if report.server_memory is not None:
        lines.append(f"  peak memory          {report.server_memory:>9} MB")
    if plan.abuse is not None:
        lines.append(
            f"  {plan.abuse + ' abuse':<20} {report.abuse_sent:>9} sent, "
            f"{report.abuse_refused} of them refused"
        )
    return "\n".join([*lines, *(f"  ! {text}" for text in report.said)])
