"""The long run: `make fuzz MINUTES=15`, or `python -m tests.fuzz FILE` to try one case again.

The cases are tried in a child process, since a crash of compiled code kills the process. The input
that killed it, or kept it busy for too long, is kept in a file like every other that failed.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import resource
import subprocess
import sys
import threading
import time
import traceback
from collections import Counter
from itertools import count
from pathlib import Path

from tests.fuzz.cases import KINDS, Case, make, run

PATIENCE = 60
"""Seconds after which a case is taken for one that never ends."""
MOST_MEMORY = 4 << 30
CURRENT = "current.json"


def child(folder: Path, seed: int) -> None:
    """Try one case after the other, and tell about each in a line."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    for i in count():
        kind = KINDS[i % len(KINDS)]
        case = Case("seed", seed, f"{kind} {seed}-{i}")
        (folder / CURRENT).write_text(case.to_json())
        try:
            case = make(kind, random.Random(f"{seed}-{i}"))
            (folder / CURRENT).write_text(case.to_json())
            came = run(case)
        except Exception:
            came = "failed"
            (folder / f"failed-{seed}-{i}.json").write_text(case.to_json())
            (folder / f"failed-{seed}-{i}.txt").write_text(traceback.format_exc())
        print(json.dumps([kind, came, i]), flush=True)


class LongRun:
    """Children, one after the other, until the time is up."""

    def __init__(self, folder: Path, minutes: float, seed: int) -> None:
        self.folder = folder
        self.end = time.monotonic() + 60 * minutes
        self.seconds = 60 * minutes
        self.seed = seed
        self.counts: Counter[tuple[str, str]] = Counter()
        self.failed: list[Path] = []

    def run(self) -> int:
        self.folder.mkdir(parents=True, exist_ok=True)
        shown = time.monotonic()
        while time.monotonic() < self.end:
            shown = self.one_child(shown)
            self.seed += 1
        self.show()
        for path in self.failed:
            print(f"failed: {path}; again with: python -m tests.fuzz {path}")
        return 1 if self.failed else 0

    def one_child(self, shown: float) -> float:
        """Watch a child until it dies, hangs or the time is up."""
        command = [sys.executable, "-m", "tests.fuzz", "--child", str(self.folder)]
        process = subprocess.Popen(
            [*command, "--seed", str(self.seed)], stdout=subprocess.PIPE, text=True
        )
        lines: queue.Queue[str] = queue.Queue()
        reader = threading.Thread(target=read_lines, args=(process, lines), daemon=True)
        reader.start()
        while time.monotonic() < self.end:
            try:
                line = lines.get(timeout=PATIENCE)
            except queue.Empty:
                self.keep_current("hang")
                break
            if not line:
                self.keep_current(f"exit-{process.wait()}")
                break
            self.note(line)
            if time.monotonic() - shown > 10:
                shown = time.monotonic()
                self.show()
        process.kill()
        process.wait()
        return shown

    def note(self, line: str) -> None:
        kind, came, i = json.loads(line)
        self.counts[kind, came] += 1
        if came == "failed":
            self.failed.append(self.folder / f"failed-{self.seed}-{i}.json")

    def keep_current(self, why: str) -> None:
        kept = self.folder / f"failed-{self.seed}-{why}.json"
        os.replace(self.folder / CURRENT, kept)
        self.failed.append(kept)

    def show(self) -> None:
        left = max(0, round(self.end - time.monotonic()))
        kinds = []
        for kind in sorted(set(KINDS)):
            tried = sum(n for (k, _), n in self.counts.items() if k == kind)
            kinds.append(f"{kind} {tried} ({self.counts[kind, 'played']} played)")
        tally = ", ".join(kinds)
        print(f"{left // 60}:{left % 60:02} left: {tally}; {len(self.failed)} failed", flush=True)


def read_lines(process: subprocess.Popen[str], lines: queue.Queue[str]) -> None:
    """Hand on every line of a process; an empty one at its end."""
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put("")


def try_again(path: Path) -> None:
    case = Case.from_json(path.read_text())
    if case.kind == "seed":  # it failed while it was made
        kind, seed = case.text.split()
        case = make(kind, random.Random(seed))
    print(run(case))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, help="a case to try again")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--folder", type=Path, default=Path("build/fuzz"))
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.file is not None:
        try_again(chosen.file)
        return 0
    if chosen.child is not None:
        child(chosen.child, chosen.seed)
    return LongRun(chosen.folder, chosen.minutes, chosen.seed).run()


if __name__ == "__main__":
    sys.exit(main())
