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
MOVED = """() => {
  window.moved = new Set();
  const others = ["offset", "computedOffset", "easing", "composite"];
  const look = () => {
    for (const one of document.getAnimations())
      for (const frame of one.effect.getKeyframes())
        for (const name of Object.keys(frame))
          if (!others.includes(name)) window.moved.add(name);
    requestAnimationFrame(look);
  };
  look();
}"""
STILL = {"opacity", "transform", "transformOrigin", "translate", "scale"}
"""Properties that may be animated without a new layout."""


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


def watch_moved(page: Page) -> None:
    """From now on, for the properties that are animated."""
    page.evaluate(MOVED)


def moved(page: Page) -> set[str]:
    """Which have been."""
    return set(page.evaluate("[...window.moved]"))
