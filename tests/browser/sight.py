"""What of a table is in sight: the measurements that `make fit` prints."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tools.fit import MEASURE, SIZES

DESK = {"width": 1440, "height": 900}
BIG = {"width": 1920, "height": 1080}
WINDOWS = [{"width": width, "height": height} for width, height in SIZES]

SHIFTS = """() => {
  window.shifts = [];
  const nameOf = node => node?.parentElement
    ? `${node.parentElement.className} > ${node.className}` : String(node?.nodeName);
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.shifts.push([entry.value, ...entry.sources.map(one => nameOf(one.node))]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""


def measured(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def out_of_sight(page: Page) -> list[str]:
    """The words of lit things that nobody can see."""
    return list(measured(page)["hidden"])


def watch_shifts(page: Page) -> None:
    """From now on, and for what has happened since the page was loaded."""
    page.evaluate(SHIFTS)


def shifted(page: Page) -> tuple[float, list[list[Any]]]:
    """The cumulative layout shift, without what followed a click at once; and what moved."""
    found: list[list[Any]] = page.evaluate("window.shifts")
    return sum(one[0] for one in found), found
