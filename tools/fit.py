"""Measure what of a table is in sight at every size of window, and what is cut off.

    make fit

Each game stands in the middle of a fixed game; the first player must decide. The table goes into
docs/page.md.
"""

from __future__ import annotations

import sys
from typing import Any

from playwright.sync_api import sync_playwright

from rekindle.games import NAMES
from tools.report import table, write
from tools.staged import ROOT, launch, staged

SIZES = [(1280, 800), (1440, 900), (1920, 1080), (2560, 1440), (1024, 768), (768, 1024), (360, 740)]
HEAD = [
    "window",
    "board (width)",
    "smallest text: board, side",
    "own side: shown of its height",
    "moves: shown of their height",
    "lit things out of sight",
    "bars",
    "page scrolls",
]
MEASURE = (ROOT / "tools" / "fit.js").read_text(encoding="utf-8")


def main(names: list[str]) -> None:
    text = ""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for game in names or NAMES:
            rows = []
            with staged(game, browser) as at:
                for width, height in SIZES:
                    page = at.visit(browser, width, height)
                    rows.append([f"{width}x{height}", *row(page.evaluate(MEASURE))])
                    page.context.close()
            text += f"### {game.capitalize()}\n\n{table(HEAD, rows)}\n"
        browser.close()
    print(text)
    if not names:
        write("fit", text.rstrip("\n") + "\n")


def row(found: dict[str, Any]) -> list[str]:
    """One line of the table."""
    return [
        f"{found['board']} px",
        ", ".join(f"{size} px" if size else "on a tab" for size in found["smallest"].values()),
        shown(found["own"]),
        shown(found["moves"]),
        f"{len(found['hidden'])} of {found['lit']}",
        f"{found['bars']} px",
        "yes" if found["scrolls"] else "no",
    ]


def shown(part: dict[str, int] | None) -> str:
    if part is None:
        return "on a tab"
    if part["whole"] <= part["shown"] + 1:
        return "all"
    return f"{part['shown']} of {part['whole']} px"


if __name__ == "__main__":
    main(sys.argv[1:])
