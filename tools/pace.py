"""Measure how long the page takes from a click to the paint, what it costs at rest, and what jumps.

    make pace

Run it on a quiet machine. The table goes into docs/page.md.
"""

from __future__ import annotations

import statistics
import sys
import time

from playwright.sync_api import Browser, Page, sync_playwright

from rekindle.games import NAMES
from tools.report import table, write
from tools.staged import Staged, launch, new_context, staged

SIZE = (1440, 900)
ROUNDS = 12
"""So often a move is played and undone."""
CALM = 9.0
"""After so many seconds a page should be at rest."""
REST = 10.0
"""So long a page at rest is watched."""
HEAD = ["page", "click to paint: median, longest", "at rest", "layout shift"]

WATCH = """() => {
  const node = document.querySelector("[data-number]");
  window.painted = [];
  let clicked = 0;
  addEventListener("pointerdown", () => (clicked = performance.now()), true);
  const shown = () => {
    const before = clicked;
    if (before === 0) return;
    clicked = 0;
    // The paint comes after the next frame's callbacks: what is queued there runs behind it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.painted.push(performance.now() - before);
      port2.postMessage(null);
    });
  };
  new MutationObserver(shown).observe(node, { attributeFilter: ["data-number"] });
}"""
SHIFTS = """() => new Promise(done => {
  let sum = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 100);
})"""


def main(names: list[str]) -> None:
    rows: list[list[str]] = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for game in names or NAMES:
            with staged(game, browser) as at:
                if not rows:
                    rows.append(["lobby", "", *still(opened(browser, at, "/#/"))])
                rows.append(
                    [
                        f"{game.capitalize()}: table",
                        clicks(browser, at),
                        *table_at_rest(browser, at),
                    ]
                )
                replay = opened(browser, at, f"/#/replay/{at.table}")
                rows.append([f"{game.capitalize()}: replay", "", *still(replay)])
        browser.close()
    text = table(HEAD, rows)
    print(text)
    if not names:
        write("pace", text)


def opened(browser: Browser, at: Staged, path: str) -> Page:
    """A page as most people see it: with its animations."""
    context = new_context(browser, *SIZE, storage_state=at.stored)
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(at.address + path)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def table_at_rest(browser: Browser, at: Staged) -> list[str]:
    page = opened(browser, at, f"/#/table/{at.table}")
    page.locator(".thing.lit").first.wait_for()
    return still(page)


def still(page: Page) -> list[str]:
    """The part of a core that a page takes when nobody does anything, and what jumped before."""
    time.sleep(CALM)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def busy() -> float:
        found = session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))

    before = busy()
    time.sleep(REST)
    part = (busy() - before) / REST
    shift = float(page.evaluate(SHIFTS))
    page.context.close()
    return [f"{part:.2%}", f"{shift:.3f}"]


def clicks(browser: Browser, at: Staged) -> str:
    """Play the first move of the list and undo it, again and again."""
    page = at.visit(browser, *SIZE)
    page.evaluate(WATCH)
    listed = page.locator("section.decision")
    move = listed.locator("[data-move]").first.get_attribute("data-move")
    row = listed.locator(f'[data-move="{move}"]')
    group = page.locator("details:not([open])").filter(has=page.locator(f'[data-move="{move}"]'))
    undo = page.locator("section.turn .undo button").first
    for i in range(2 * ROUNDS):
        if group.count():
            group.locator("summary").click()
        (undo if i % 2 else row).click()
        page.wait_for_function("n => window.painted.length > n", arg=i)
    took = [float(ms) for ms in page.evaluate("window.painted")]
    page.context.close()
    return f"{statistics.median(took):.0f} ms, {max(took):.0f} ms"


if __name__ == "__main__":
    main(sys.argv[1:])
