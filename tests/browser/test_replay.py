"""Looking back: scrubbing, other eyes, links to a moment, playing on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.server.raw import Table, table
from tests.server.serving import Server

MOST = 4000
GAMES = {"euphoria": {"trading": "off"}, "revive": {}, "recall": {}}
_played: dict[str, Table] = {}


@pytest.fixture(params=GAMES)
def over(request: pytest.FixtureRequest, site: Server) -> Table:
    """A game that anybody may look at, played to its end."""
    game = str(request.param)
    if game not in _played:
        with table(site.address, game, 2, options=GAMES[game], listed=True) as at:
            at.play(MOST)
            assert at.over
            _played[game] = at
    return _played[game]


def test_scrubbing(visit: Visit, over: Table) -> None:
    visitor = visit()
    page = visitor.go(f"/replay/{over.id}")
    length = len(over.acknowledged)
    at = page.get_by_role("slider", name="Decision")
    expect(at).to_have_attribute("max", str(length))
    page.get_by_role("button", name="One decision forward").click()
    expect(at).to_have_value("1")
    page.get_by_role("button", name="One turn forward").click()
    expect(at).not_to_have_value("1")
    first = int(at.input_value())
    page.get_by_role("button", name="One turn forward").click()
    expect(at).not_to_have_value(str(first))
    assert 1 < first < int(at.input_value()) < length
    page.get_by_role("button", name="One turn back").click()
    expect(at).to_have_value(str(first))
    at.fill(str(length // 2))
    seat, _ = over.acknowledged[length // 2]
    name = "Anna" if seat == 0 else f"Guest {seat}"
    expect(page.get_by_role("status").first).to_have_text(re.compile(f"{name}: .{{5}}"))
    page.keyboard.press("End")
    expect(page.get_by_text("The end", exact=True)).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(at).to_have_value("0")


def test_any_eyes_once_it_is_over(visit: Visit, over: Table) -> None:
    visitor = visit()
    page = visitor.go(f"/replay/{over.id}/1?eyes=1")
    eyes = page.get_by_label("Seen by")
    expect(eyes).to_have_value("1")
    eyes.select_option(index=0)
    expect(page.get_by_label("Seen by")).to_have_value("")
    with page.expect_response(re.compile(r"/moments/1\?.*eyes=0")) as answer:
        eyes.select_option("0")
    moment = answer.value.json()
    assert moment["view"]["seat"] == 0


def test_a_link_leads_to_a_moment(visit: Visit, over: Table) -> None:
    visitor, other = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    page = visitor.go(f"/replay/{over.id}/20?eyes=0")
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other.page.goto(link)
    expect(other.page.get_by_role("slider", name="Decision")).to_have_value("20")
    expect(other.page.get_by_label("Seen by")).to_have_value("0")


def test_playing_on_from_there(visit: Visit, over: Table) -> None:
    visitor = visit()
    page = visitor.go(f"/replay/{over.id}/30")
    expect(page.get_by_role("slider", name="Decision")).to_have_value("30")
    page.get_by_role("button", name="Continue from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Cleo")
    dialog.get_by_label("Your seat").select_option(str(over.acknowledged[30][0]))
    dialog.get_by_role("button", name="Continue").click()
    page.wait_for_url(re.compile("#/table/"))
    hand = Hand(visitor)
    hand.wait_for_question()
    assert visitor.state["length"] == 30
    assert hand.asked() == over.acknowledged[30][0]
    hand.play(over.acknowledged[30][1])
    hand.wait_for_question()


def test_the_end_is_explained(visit: Visit, over: Table) -> None:
    visitor = visit()
    page = visitor.go(f"/table/{over.id}")
    result = page.get_by_role("dialog", name=re.compile("wins|Shared victory"))
    expect(result.get_by_role("table").first).to_be_visible()
    expect(result.get_by_role("img", name=re.compile("^A line chart"))).to_be_visible()
    with page.expect_download() as download:
        result.get_by_role("button", name="Save the record").click()
    record = download.value.path().read_text()
    assert record.startswith("rekindle record")
    played = [f"{seat} {move}" for seat, move in over.acknowledged]
    lines = record.strip().splitlines()[-len(played) :]
    assert all(line.startswith(move) for line, move in zip(lines, played, strict=True))
