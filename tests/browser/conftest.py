"""A browser, and visitors with it who notice every error that the page makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from rekindle.server.settings import page_folder
from tests.browser.visiting import PATIENCE, Visitor
from tests.server.serving import BUILT_PAGE, Server, Start

CHROMIUM = "/usr/bin/chromium"
SWITCHES = [
    "--no-sandbox",  # as root there is none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield found
        found.close()


@pytest.fixture(scope="session")
def site(start_server: Start) -> Server:
    """A server with the page; bots answer at once."""
    assert page_folder() or page_folder(BUILT_PAGE), "the page is not built: make page"
    return start_server()


@pytest.fixture
def visit(browser: Browser, site: Server) -> Iterator[Visit]:
    """Visitors with browsers of their own. At the end each must have seen no error."""
    visitors: list[Visitor] = []

    def come(at: Server = site, **more: Any) -> Visitor:
        visitor = Visitor(browser, at.address, **more)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()
    site.check_log()
