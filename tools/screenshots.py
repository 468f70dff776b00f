"""Take screenshots of each game in the middle of a fixed game between bots.

    make screenshots

Those in the README, and each game at all the sizes that the page is made for, into build/sizes.
"""

from __future__ import annotations

import base64
import sys

from playwright.sync_api import Page, sync_playwright

from rekindle.games import NAMES
from tools.fit import SIZES
from tools.staged import ROOT, launch, staged

IMAGES = ROOT / "docs" / "images"
MANY = ROOT / "build" / "sizes"
SIZE = (1440, 900)
QUALITY = 74


def main(names: list[str]) -> None:
    for folder in (IMAGES, MANY):
        folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for game in names or NAMES:
            with staged(game, browser) as at:
                for width, height in SIZES:
                    page = at.visit(browser, width, height)
                    page.screenshot(path=MANY / f"{game}-{width}x{height}.png")
                    if (width, height) == SIZE:
                        (IMAGES / f"{game}.webp").write_bytes(webp(page))
                    page.context.close()
            print(f"{game}: docs/images/{game}.webp, build/sizes/{game}-*.png")
        browser.close()


def webp(page: Page) -> bytes:
    shot = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    main(sys.argv[1:])
