"""The report of the benchmark, as JSON data and as text."""

import os
import platform
from pathlib import Path
from statistics import median
from typing import Any

from rekindle.bench.contender import Contender
from rekindle.bench.fixed_games import label
from rekindle.bench.measurements import build

Round = list[Contender]  # our games in order, then the peer if there is one


def spread(values: list[float]) -> dict[str, float]:
    return {
        "median": round(median(values), 2),
        "low": round(min(values), 2),
        "high": round(max(values), 2),
    }


def speeds(contenders: list[Contender]) -> dict[str, Any]:
    """The medians of a contender's best slices over all rounds."""
    return {
        "decisions_per_s": round(median(one.speed() for one in contenders)),
        "copy_us": round(median(one.best("copy_us") for one in contenders), 2),
    }


def pace(contenders: list[Contender]) -> dict[str, Any]:
    return {"games_per_s": round(median(one.games_per_s() for one in contenders), 1)}


def details(contenders: list[Contender]) -> dict[str, Any]:
    hello = contenders[0].hello
    return {
        **pace(contenders),
        "decisions_per_game": hello["decisions_per_game"],
        "options_mean": hello["options_mean"],
        "options_p50": hello["options_p50"],
        "options_p90": hello["options_p90"],
        "new_game_us": round(median(one.best("new_game_us") for one in contenders), 1),
        "kept_copy_us": round(median(one.best("kept_copy_us") for one in contenders), 2),
        "kept_bytes": hello["kept_bytes"],
    }


def compared(contenders: list[Contender], peers: list[Contender]) -> dict[str, dict[str, float]]:
    """Ratios of a contender to the peer, round by round; more than 1 is better."""
    rounds = list(zip(contenders, peers, strict=True))
    return {
        "decisions_per_s": spread([one.speed() / peer.speed() for one, peer in rounds]),
        "copy_us": spread([peer.best("copy_us") / one.best("copy_us") for one, peer in rounds]),
        "games_per_s": spread([one.games_per_s() / peer.games_per_s() for one, peer in rounds]),
    }


def processor() -> str:
    """The name of the processor, or its architecture if the name is unknown."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def report(rounds: list[Round], has_peer: bool) -> dict[str, Any]:
    """The results in a fixed order: speeds, ratios, details, environment."""
    contenders = [list(column) for column in zip(*rounds, strict=True)]
    peers = contenders.pop() if has_peer else []
    games = [
        {"game": ours[0].hello["name"], "seats": ours[0].hello["seats"], **speeds(ours)}
        for ours in contenders
    ]
    ratios = {ours[0].name: compared(ours, peers) for ours in (contenders if has_peer else [])}
    return {
        "games": games,
        "peer": {"name": peers[0].hello["name"], **speeds(peers)} if has_peer else None,
        "ratios": ratios,
        "details": {ours[0].name: details(ours) for ours in contenders}
        | ({peers[0].hello["name"]: pace(peers)} if has_peer else {}),
        "engine": engine(rounds),
    }


def engine(rounds: list[Round]) -> dict[str, Any]:
    """What was measured, where, and how often."""
    return {
        "build": build(),
        "python": platform.python_version(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "rounds": len(rounds),
        "slices": len(rounds[0][0].slices),
    }


def heading(engine: dict[str, Any]) -> str:
    return (
        f"{engine['build']} engine, Python {engine['python']}, {engine['processor']}, "
        f"{engine['cores']} cores; {engine['rounds']} rounds of {engine['slices']} slices"
    )


def times(ratio: dict[str, float], what: str) -> str:
    return f"{ratio['median']:.1f} times {what} ({ratio['low']:.1f} to {ratio['high']:.1f})"


def format_text(result: dict[str, Any]) -> str:
    """The report as text."""
    peer = result["peer"]
    lines = [
        heading(result["engine"]),
        "",
        f"{'':24}{'decisions/s':>12}{'copy µs':>10}{'games/s':>10}",
    ]
    shown = [(label(game["game"], game["seats"]), game) for game in result["games"]]
    shown += [(peer["name"], peer)] if peer else []
    for name, found in shown:
        whole = result["details"][name]["games_per_s"]
        speed, copy = found["decisions_per_s"], found["copy_us"]
        lines.append(f"{name:24}{speed:>12,}{copy:>10.2f}{whole:>10.1f}")
    lines += [""] if peer else []
    for game, ratio in result["ratios"].items():
        lines.append(
            f"{game}: {times(ratio['decisions_per_s'], 'the decisions of ' + peer['name'])}, "
            f"{times(ratio['games_per_s'], 'the games')}, "
            f"copies {times(ratio['copy_us'], 'as fast')}"
        )
    if peer:
        lines.append("The games differ, so a ratio compares the throughput of the engines.")
    return "\n".join(lines)
