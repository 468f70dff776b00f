"""What an accessibility checker finds on a page, and whether things are called what one reads."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
UNNAMED = """() => [...document.querySelectorAll(".thing")].flatMap(thing => {
  const label = (thing.getAttribute("aria-label") ?? "").toLowerCase();
  const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
  const words = [];
  while (texts.nextNode())
    words.push(...(texts.currentNode.data.toLowerCase().match(/\\p{L}{4,}/gu) ?? []));
  const missing = words.filter(word => !label.includes(word));
  return label && missing.length === 0 ? [] : [`'${label}' does not say: ${missing.join(", ")}`];
})"""
"""Axe looks at what is on the screen only, and not at things without a label."""


def problems(page: Page) -> list[str]:
    """Everything that axe finds with all of its rules, whatever the impact; nothing is left out."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document)")["violations"]
    unnamed: list[str] = page.evaluate(UNNAMED)
    return unnamed + [
        f"{one['id']} ({one['impact']}): {one['help']}: "
        + "; ".join(node["html"][:160] for node in one["nodes"][:4])
        for one in found
    ]
