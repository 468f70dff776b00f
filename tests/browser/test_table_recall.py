"""Recall's table: the draft, cards in slots, walks over the map, buildings, a recall, rounds."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rekindle import Match
from tests.browser.conftest import Visit
from tests.browser.hand import FREE_SPOT, Adviser, Hand
from tests.browser.sight import BIG, DESK, STILL, WINDOWS, moved, out_of_sight, watch_moved
from tests.browser.tables import in_the_middle, new_table, sit_down, take_seats, until_asked
from tests.browser.visiting import PAINTED, PHONE, Visitor
from tests.server.raw import Guest, Table, table
from tests.server.serving import Server

OWN = ".table .own"
MOST = 500
TRIES = 60
LIKED = {
    "build": 30,
    "reveal": 9,
    "choose": 8,
    "develop": 8,
    "play": 6,
    "to": 5,
    "from": 5,
    "install": 5,
    "take": 3,
    "use": 2,
    "open": 0.5,
    "remove": 0.1,
    "convert": 0.05,
    "skip": 0.05,
    "return": 0.01,
}
"""How much more often than others a move of a verb is played, so that a game gets somewhere."""
CUT = """() => {
  const found = [];
  for (const name of document.querySelectorAll(".side .name, .board .name, .keycard .title")) {
    if (!name.checkVisibility()) continue;
    const text = document.createRange();
    text.selectNodeContents(name);
    const inside = text.getBoundingClientRect();
    const around = (name.closest(".thing") ?? name.parentElement).getBoundingClientRect();
    const beside = inside.left < around.left - 1 || inside.right > around.right + 1;
    const beyond = inside.top < around.top - 1 || inside.bottom > around.bottom + 2;
    if (beside || beyond) found.push(name.innerText);
  }
  for (const row of document.querySelectorAll(".own [role=tablist]"))
    if (row.checkVisibility() && row.scrollWidth > row.clientWidth) found.push(row.innerText);
  return found;
}"""
"""Names that do not fit on what they name, and tabs that do not fit beside each other."""
SHAPE = """() => {
  const board = document.querySelector(".table .board .inner").firstElementChild;
  const { width, height } = board.getBoundingClientRect();
  return [height / width, parseFloat(getComputedStyle(board).fontSize) / width];
}"""
BROKEN = """() => {
  const middle = ({ top, bottom }) => (top + bottom) / 2;
  const found = [];
  for (const word of document.querySelectorAll('.boxes .word:has([data-drawn="→"])')) {
    const line = middle(word.getBoundingClientRect());
    for (const beside of [word.previousElementSibling, word.nextElementSibling])
      if (Math.abs(middle(beside.getBoundingClientRect()) - line) > 6) found.push(beside.outerHTML);
  }
  return found;
}"""
"""What stands in another line than the arrow that belongs to it."""
BEYOND = """([parts, around]) => {
  const found = [];
  for (const part of document.querySelectorAll(parts)) {
    if (!part.checkVisibility()) continue;
    const inside = part.getBoundingClientRect();
    const outside = part.closest(around).getBoundingClientRect();
    if (inside.left < outside.left - 1 || inside.right > outside.right + 1)
      found.push(part.closest(around).outerHTML);
  }
  return found;
}"""
"""What is wider than that around it."""
Fits = Callable[[Match], bool]


# --- the way to a situation -----------------------------------------------------------------------


def way_to(match: Match, fits: Fits) -> list[tuple[int, str]]:
    """The moves of a game that leads there. Moves at random would hardly ever come across it."""
    for attempt in range(TRIES):
        game, dice = match.copy(), random.Random(attempt)
        for _ in range(MOST):
            if game.over:
                break
            if fits(game):
                return [(played.seat, played.move.text) for played in game.history]
            moves = game.decision.moves
            liked = [LIKED.get(move.text.partition(" ")[0], 1.0) for move in moves]
            game.play(dice.choices(moves, liked)[0], game.decision.seat)
    raise AssertionError(f"that did not come up in {TRIES} games")


@contextmanager
def led_to(
    site: Server, fits: Fits, seats: int = 2, **options: str
) -> Iterator[tuple[Table, Guest]]:
    """A table where somebody must decide what fits."""
    with table(site.address, "recall", seats, options=options) as at:
        for seat, move in way_to(Adviser(site.database, at.id).match, fits):
            line = at.guests[seat].here
            number = line.number
            line.play(seat, move)
            at.hear(number + 1)
        yield at, at.deciding()


def asked(match: Match, question: str) -> bool:
    return match.decision.asks.id == question


def offers(match: Match, *starts: str) -> bool:
    """Something of each kind is offered."""
    texts = [move.text for move in match.decision.moves]
    return all(any(text.startswith(start) for text in texts) for start in starts)


def own_turn(match: Match) -> bool:
    """A turn with cards left that may be used, as most are."""
    return asked(match, "prompt-turn") and offers(match, "play", "recall")


def arrive(visitor: Visitor, site: Server, fits: Fits, seats: int = 2, **options: str) -> Hand:
    with led_to(site, fits, seats, **options) as (at, guest):
        hand = sit_down(visitor, at, guest)
    visitor.page.evaluate(PAINTED)
    return hand


def mine(hand: Hand) -> dict[str, Any]:
    """What the page knows of its own seat."""
    found: dict[str, Any] = hand.visitor.state["view"]["players"][hand.visitor.state["eyes"]]
    return found


def asks(hand: Hand) -> str:
    return str(hand.visitor.state["decisions"][0]["asks"])


def choose(hand: Hand, word: str, move: str) -> None:
    """Click a thing, and the move if several are about it."""
    page, number = hand.page, hand.number
    choice = page.locator(f'[popover]:popover-open [data-move="{move}"]')
    hand.click_thing(word)
    hand.visitor.wait(lambda: hand.number > number or choice.count() > 0, f"a click on '{word}'")
    if choice.count():
        choice.click()
    hand.wait_for_number(number + 1)


def press(hand: Hand, move: str) -> None:
    """Click a move that a question shows with a picture of its own."""
    number = hand.number
    hand.panel.locator(f'[data-move="{move}"]').click()
    hand.wait_for_number(number + 1)


# --- the draft ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tribes", "verbs"), [("choose", {"tribe"}), ("boomerang", {"tribe", "gadget"})]
)
def test_a_tribe_and_a_gadget_are_drafted_by_their_cards(
    visit: Visit, site: Server, tribes: str, verbs: set[str]
) -> None:
    with table(site.address, "recall", options={"tribes": tribes}) as at:
        hands = [sit_down_early(visit(size=DESK), at, guest) for guest in at.guests]
        drafted: dict[str, set[str]] = {"tribe": set(), "gadget": set()}
        while True:
            hand = hands[at.deciding().seat or 0]
            hand.wait_for_question()
            moves = [m for m in hand.offered() if m.partition(" ")[0] in drafted]
            if not moves:
                break
            assert {m.partition(" ")[0] for m in moves} <= verbs
            expect(hand.panel.locator("[data-move]:has(.face)")).to_have_count(len(moves))
            verb, _, name = moves[-1].partition(" ")
            drafted[verb].add(name)
            press(hand, moves[-1])
            at.hear(hand.number)
        assert asks(hand) == "prompt-turn"
        players = hand.visitor.state["view"]["players"]
        assert {player["tribe"] for player in players} >= drafted["tribe"] != set()
        assert {name for player in players for name in player["gadgets"]} >= drafted["gadget"]


def sit_down_early(visitor: Visitor, at: Table, guest: Guest) -> Hand:
    """At a table where the others may be asked first."""
    take_seats(visitor, at, guest)
    return Hand(visitor)


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["card", "slot"])
def test_a_keycard_goes_into_a_slot_with_two_clicks(visit: Visit, site: Server, first: str) -> None:
    hand = arrive(visit(size=DESK), site, own_turn)
    card = next(m for m in hand.offered() if m.startswith("play")).partition(" ")[2]
    slot, number = "slot c", hand.number
    if first == "card":
        hand.click_thing(card)
        hand.wait_for_number(number + 1)
        assert asks(hand) == "prompt-slot"
        expect(hand.page.locator(f'{OWN} .chosen[data-word="{card}"]')).to_have_count(1)
        hand.click_thing(slot)
    else:
        hand.click_thing(slot)
        expect(hand.page.locator(f'.thing.taken[data-word="{slot}"]')).to_be_visible()
        hand.click_thing(card)
    hand.wait_for_number(number + 2)
    assert mine(hand)["slots"]["c"] == card
    expect(hand.page.get_by_role("button", name=re.compile("^Slot C: ")).first).to_be_attached()


def test_a_keycard_flies_into_its_slot(visit: Visit, site: Server) -> None:
    hand = arrive(visit(size=DESK, still=False), site, lambda m: asked(m, "prompt-slot"))
    page, slot = hand.page, hand.offered()[0]
    watch_moved(page)
    hand.click_thing(slot)
    expect(page.locator(f"{OWN} .played")).not_to_have_count(0)
    page.wait_for_function("window.moved.has('transform')")
    assert moved(page) <= STILL


def test_a_box_is_read_line_by_line(visit: Visit, site: Server) -> None:
    """What is paid is in one line with what it buys."""
    hand = arrive(visit(size=DESK), site, own_turn)
    assert hand.page.locator('.boxes [data-drawn="→"]').count() >= 5
    assert hand.page.evaluate(BROKEN) == []


def several(match: Match) -> bool:
    """Two effects or more that wait together."""
    chosen = [m.text for m in match.decision.moves if m.text.startswith("choose")]
    return asked(match, "prompt-any-order") and len(chosen) >= 2


def test_effects_are_chosen_in_any_order(visit: Visit, site: Server) -> None:
    hand = arrive(visit(size=DESK), site, several)
    effects = [m for m in hand.offered() if m.startswith("choose")]
    waiting = hand.page.locator('[data-move^="choose"]')
    assert set(waiting.evaluate_all("all => all.map(one => one.dataset.move)")) == set(effects)
    number = hand.number
    hand.row(effects[-1]).click()
    hand.wait_for_number(number + 1)


# --- the map --------------------------------------------------------------------------------------


def long_walk(match: Match) -> bool:
    """A group in hand that may go two hexes or more, and has somewhere to go."""
    view: Any = match.view(match.decision.seat)
    walk = view.movement
    if not asked(match, "prompt-to") or walk.kind != "walk" or walk.moves_left < 2:
        return False
    return len([m for m in match.decision.moves if m.text.startswith("to ")]) > 3


def goals(page: Page, away: str) -> list[str]:
    """The hexes that are so far away, as their labels say."""
    found: list[str] = page.locator(f'.hex.lit[aria-label*=", {away}"]').evaluate_all(
        "hexes => hexes.map(hex => hex.dataset.word)"
    )
    return found


def movement(hand: Hand) -> dict[str, Any] | None:
    found: dict[str, Any] | None = hand.visitor.state["view"].get("movement")
    return found


def near_and_far(match: Match) -> bool:
    """A long walk without relicubes about, which end it."""
    if not long_walk(match):
        return False
    view: Any = match.view(match.decision.seat)
    ends = [m.text[3:] for m in match.decision.moves if m.text.startswith("to ")]
    return all(not isinstance(view.hexes[name].relicube, str) for name in ends)


def test_a_group_walks_hex_by_hex(visit: Visit, site: Server) -> None:
    hand = arrive(visit(size=DESK), site, near_and_far)
    now = movement(hand)
    assert now is not None
    assert out_of_sight(hand.page) == []
    goal = goals(hand.page, "1 move away")[0]
    choose(hand, goal, f"to {goal}")
    after = movement(hand)
    assert after is not None
    assert (after["hex"], after["moves_left"]) == (goal, now["moves_left"] - 1)


def test_a_group_walks_to_a_far_goal_with_one_click(visit: Visit, site: Server) -> None:
    """How far it is stands on the hex; the group shows how many moves are left."""

    def far(match: Match) -> bool:
        """Three moves: a goal at two leaves one."""
        view: Any = match.view(match.decision.seat)
        return near_and_far(match) and view.movement.moves_left > 2

    hand = arrive(visit(size=DESK), site, far)
    before = movement(hand)
    assert before is not None
    left = before["moves_left"]
    held = hand.page.locator(f'.hex[data-word="{before["hex"]}"]')
    expect(held).to_have_accessible_name(re.compile(f"In hand: .*, {left} moves left"))
    goal = goals(hand.page, "2 moves away")[0]
    choose(hand, goal, f"to {goal}")
    after = movement(hand)
    if after is not None and after["hex"] is not None:
        assert (after["hex"], after["moves_left"]) == (goal, left - 2)
        there = hand.page.locator(f'.hex[data-word="{goal}"]')
        expect(there).to_have_accessible_name(re.compile(f"In hand: .*, {left - 2} moves? left"))
    assert any(
        one["seat"] == hand.visitor.state["eyes"]
        for one in hand.visitor.state["view"]["hexes"][goal]["followers"]
    )


def test_a_group_is_made_smaller_by_its_number(visit: Visit, site: Server) -> None:
    hand = arrive(visit(size=DESK), site, lambda m: near_and_far(m) and offers(m, "with 1"))
    press(hand, "with 1")
    found = movement(hand)
    assert found is not None
    assert found["size"] == 1
    held = hand.page.locator(f'.hex[data-word="{found["hex"]}"]')
    expect(held).to_have_accessible_name(re.compile("In hand: 1 follower, "))


def test_a_building_is_built_with_its_reward_and_undone(visit: Visit, site: Server) -> None:
    """What it brings is asked for or gained; undo takes all of it back."""

    def can_build(match: Match) -> bool:
        return offers(match, "build ") and not match.decision.asks.id.startswith("prompt-turn")

    hand = arrive(visit(size=DESK), site, can_build)
    me = hand.visitor.state["eyes"]
    length, before = hand.visitor.state["length"], hand.visitor.state["view"]
    move = next(m for m in hand.offered() if m.startswith("build "))
    name = move.partition(" ")[2]
    choose(hand, name, move)
    for _ in range(4):  # which vault or tile it is, or how it is paid for, is asked first
        if me in owners(hand, name):
            break
        press_first(hand)
    assert me in owners(hand, name)
    undo = hand.page.get_by_role("button", name=re.compile("^Undo: "))
    while hand.visitor.state["length"] > length:
        expected = hand.visitor.state["length"] - 1
        undo.click()
        hand.wait_for_length(expected)
    assert hand.visitor.state["view"] == before


def owners(hand: Hand, name: str) -> list[int]:
    """Whose buildings stand on a hex."""
    there = hand.visitor.state["view"]["hexes"][name].get("buildings", [])
    return [building["seat"] for building in there]


def press_first(hand: Hand) -> None:
    number = hand.number
    hand.row(hand.offered()[0]).click()
    hand.wait_for_number(number + 1)


def test_a_hex_says_why_nothing_can_be_built_there(visit: Visit, site: Server) -> None:
    hand = arrive(visit(size=DESK), site, lambda m: asked(m, "prompt-develop"))
    page = hand.page
    why = page.locator("[popover]:popover-open .why")
    taken = {move.partition(" ")[2] for move in hand.offered()}
    hexes = set(hand.visitor.state["view"]["hexes"]) - taken
    word = next(w for w in hand.unlit() if w in hexes)
    hand.click_thing(word, lit=False)
    expect(why.locator("p").first).to_have_text(re.compile(r"\w{3,}"))
    expect(why.get_by_role("button", name=re.compile("^Rule ")).first).to_be_visible()


def test_the_focus_has_the_shape_of_the_hex(visit: Visit, site: Server) -> None:
    hand = arrive(visit(size=DESK), site, own_turn)
    page = hand.page
    page.locator(".table .board .frame").focus()
    page.keyboard.press("Tab")
    page.locator(".hex").first.focus()
    focused = page.locator(".hex:focus-visible")
    expect(focused).to_have_css("outline-style", "none")
    ring = focused.locator("> .ring")
    assert str(ring.get_attribute("d")).count("L") == 5
    assert ring.evaluate("ring => getComputedStyle(ring).stroke") != "none"


def test_a_click_draws_no_box_around_a_hex(visit: Visit, site: Server) -> None:
    """It has the focus from the press of the button on."""
    hand = arrive(visit(size=DESK), site, near_and_far)
    page = hand.page
    goal = goals(page, "1 move away")[0]
    pressed = page.locator(f'.hex[data-word="{goal}"]')
    page.mouse.move(*pressed.evaluate(FREE_SPOT))
    page.mouse.down()
    expect(pressed).to_be_focused()
    expect(pressed).to_have_css("outline-style", "none")


# --- a recall, and the rounds ---------------------------------------------------------------------


def test_a_recall_with_production(visit: Visit, site: Server) -> None:
    """Keycards come back, and production spaces are chosen on the own side."""

    def full(match: Match) -> bool:
        view: Any = match.view(match.decision.seat)
        slots = view.players[match.decision.seat].slots
        used = [card for card in slots.values() if card]
        return asked(match, "prompt-turn") and offers(match, "recall") and len(used) > 1

    hand = arrive(visit(size=DESK), site, full)
    choose(hand, "recall", "recall")
    assert asks(hand) == "prompt-produce"
    tab = hand.page.locator(OWN).get_by_role("tab", name=re.compile("^Buildings"))
    if tab.count():
        expect(tab).to_have_attribute("aria-selected", "true")
    assert out_of_sight(hand.page) == []
    space = next(m for m in hand.offered() if m.startswith("produce"))
    choose(hand, space.partition(" ")[2], space)
    for _ in range(20):
        if asks(hand) not in ("prompt-produce", "prompt-produce-end", "prompt-any-order"):
            break
        press_first(hand)
    assert not any(mine(hand)["slots"].values())


@pytest.mark.parametrize(
    ("verb", "article"), [("path", "path.1"), ("discard", "objective.1")], ids=["path", "objective"]
)
def test_special_rounds_are_chosen_by_cards(
    visit: Visit, site: Server, verb: str, article: str
) -> None:
    hand = arrive(visit(size=DESK), site, lambda m: offers(m, f"{verb} "))
    moves = [m for m in hand.offered() if m.startswith(f"{verb} ")]
    shown = hand.panel.locator(f'[data-move^="{verb} "]:has(.face)')
    expect(shown).to_have_count(len(moves))
    seat = hand.visitor.state["eyes"]
    press(hand, moves[0])
    chosen = hand.visitor.state["view"]["players"][seat]
    name = moves[0].partition(" ")[2]
    assert name in (chosen["paths"] if verb == "path" else [chosen["discarded"]])


def test_a_phone_opens_where_the_objectives_are(visit: Visit, site: Server) -> None:
    """Free actions are lit too, but nobody was asked for them."""

    def with_free_actions(match: Match) -> bool:
        return offers(match, "discard ", "convert ")

    visitor = visit(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    hand = arrive(visitor, site, with_free_actions)
    objectives = [m.partition(" ")[2] for m in hand.offered() if m.startswith("discard ")]
    for name in objectives:
        expect(visitor.page.locator(f'.own .thing.lit[data-word="{name}"]')).to_be_in_viewport()


def test_the_bar_tells_the_round_and_alone_the_points(visit: Visit, site: Server) -> None:
    visitor = visit()
    hand = arrive(visitor, site, own_turn, seats=1)
    view = hand.visitor.state["view"]
    points = sum(mine(hand)["score"].values())
    bar = visitor.page.locator(".turn")
    expect(bar).to_contain_text(f"Round {view['round'] + 1} of 17")
    expect(bar).to_contain_text(re.compile(rf"\b{points} points?"))


# --- a whole game alone ---------------------------------------------------------------------------


def test_a_solo_game_by_clicking(visit: Visit, site: Server) -> None:
    anna = visit(size=DESK)
    adviser = Adviser(site.database, new_table(anna, "recall", players=1))
    hand = Hand(anna)
    for _ in range(MOST):
        hand.wait_for_question()
        if hand.over:
            break
        hand.play(adviser.advice(hand.asked()))
    assert hand.over
    result = anna.page.get_by_role("dialog").first
    expect(result).to_be_visible()
    expect(result.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    expect(anna.page.get_by_role("link", name="Analyse")).to_be_visible()
    assert hand.on_board > 20


# --- everybody ------------------------------------------------------------------------------------


def test_a_walk_on_a_phone(visit: Visit, site: Server) -> None:
    """The page opens on the board; a tap on a lit hex walks there."""
    visitor = visit(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    hand = arrive(visitor, site, near_and_far)
    page = visitor.page
    board = page.get_by_role("navigation", name="Parts of the table").get_by_role(
        "button", name=re.compile("^Board")
    )
    expect(board).to_have_attribute("aria-current", "page")
    goal = goals(page, "1 move away")[0]
    number = hand.number
    hand.click_thing(goal, tap=True)
    choice = page.locator(f'[popover]:popover-open [data-move="to {goal}"]')
    visitor.wait(lambda: hand.number > number or choice.count() > 0, f"a tap on '{goal}'")
    if choice.count():
        choice.tap()
    hand.wait_for_number(number + 1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_bar_of_a_phone_has_room_for_everything(visit: Visit, site: Server) -> None:
    """The question, the round, undo, and what ends or does the rest of several effects."""
    visitor = visit(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    hand = arrive(visitor, site, several)
    bar = hand.bar
    for role, least in (("button", 28), ("status", 100)):
        for one in bar.get_by_role(role).all():  # type: ignore[arg-type]
            box = one.bounding_box()
            assert box is not None
            assert box["width"] >= least, one.inner_text()
            assert box["x"] >= 0, one.inner_text()
            assert box["x"] + box["width"] <= PHONE["width"], one.inner_text()


def test_a_card_and_its_slot_by_keyboard(visit: Visit, site: Server) -> None:
    hand = arrive(visit(), site, own_turn)
    page, number = hand.page, hand.number
    card = next(m for m in hand.offered() if m.startswith("play")).partition(" ")[2]
    for i, word in enumerate((card, "slot d")):
        thing = page.locator(f'.thing.lit[data-word="{word}"]').filter(visible=True).first
        thing.wait_for()
        thing.focus()
        page.keyboard.press("Enter")
        hand.wait_for_number(number + i + 1)
    assert mine(hand)["slots"]["d"] == card


def test_a_walk_by_keyboard(visit: Visit, site: Server) -> None:
    hand = arrive(visit(size=DESK), site, near_and_far)
    page, number = hand.page, hand.number
    goal = goals(page, "1 move away")[0]
    page.locator(f'.hex.lit[data-word="{goal}"]').focus()
    page.keyboard.press("Enter")
    choice = page.locator(f'[popover]:popover-open [data-move="to {goal}"]')
    hand.visitor.wait(lambda: hand.number > number or choice.count() > 0, f"Enter on '{goal}'")
    if choice.count():
        choice.press("Enter")
    hand.wait_for_number(number + 1)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", [DESK, BIG], ids=["desk", "big"])
def test_no_name_is_cut_off(visit: Visit, site: Server, size: dict[str, int], locale: str) -> None:
    hand = arrive(visit(size=size, locale=locale), site, own_turn)
    page = hand.page
    assert page.evaluate(CUT) == []
    for tab in page.locator(OWN).get_by_role("tab").all():
        tab.click()
        assert page.evaluate(CUT) == []


def test_everything_fits_into_its_cell_on_a_phone(visit: Visit, site: Server) -> None:
    visitor = visit(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    hand = arrive(visitor, site, own_turn)
    mine = hand.page.get_by_role("navigation").get_by_role("button", name=re.compile("^Mine"))
    mine.click()
    assert hand.page.locator(".rows .cell .glyph").count() > 20
    assert hand.page.evaluate(BEYOND, [".rows .cell .glyph", ".cell"]) == []


def test_markers_begin_on_the_culture_track(visit: Visit, site: Server) -> None:
    visitor = visit(size=DESK)
    with table(site.address, "recall", 4) as at:
        sit_down(visitor, at, at.deciding())
    visitor.page.evaluate(PAINTED)
    assert visitor.page.locator(".culture .marker").count() == 4
    assert visitor.page.evaluate(BEYOND, [".culture .marker", ".track"]) == []


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size['width']}x{size['height']}")
def test_the_board_keeps_its_proportions_when_it_is_zoomed(
    visit: Visit, site: Server, size: dict[str, int]
) -> None:
    visitor = visit(size=size)
    with in_the_middle(site.address, "recall", 15) as at:
        sit_down(visitor, at, until_asked(at, "^prompt-turn$"))
    page = visitor.page
    page.evaluate(PAINTED)
    tab = page.get_by_role("navigation").get_by_role("button", name="Board")
    if tab.is_visible():
        tab.click()
    before = page.evaluate(SHAPE)
    page.get_by_role("button", name="Zoom in").click()
    page.evaluate(PAINTED)
    assert page.evaluate(SHAPE) == pytest.approx(before, rel=0.02)
