"""Every citizen and starting card, half by half: what it asks, what it brings, what it shows.

One line for each half (two where there is a choice): symbols, the answers to what is asked, and
all that has changed when the card is played in the position of `rich`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from rekindle import Match
from rekindle.games.revive.engine.ops import E_MODULE_SPEAKS
from tests.games.revive.helpers import (
    active,
    answer,
    artifacts,
    at_turn,
    changes,
    energy,
    events,
    goods,
    moves,
    offered,
    play,
    player,
    points,
    position,
    resting,
    slot,
    standing,
    used,
    view_of,
)
from tests.games.revive.printed import books
from tests.rules_cited import rule

ROOT = books("nadair-sun", "root")
"""What populating costs in these positions."""


class Half(NamedTuple):
    """A line of the table. Symbols: `slot`, `flask`, `2 range`."""

    card: str
    half: str
    symbols: str
    answers: list[str]
    brings: str

    def __str__(self) -> str:
        return f"{self.card}-{self.half}"


TRADE = "choose pay 1 basic: 1 basic"
MODULE = ["module gray-step", "at bottom-left-2"]
IT_LIES = "gray-step at bottom-left-2"
MELT = "choose pay 1 gear: 2 food / 2 book"
READ = "choose pay 1 book: 2 gear / 2 food"
SELL = "choose pay 1 food: 2 gear / 2 book"
DOZE = "choose hibernate then remove"
MASON = "-2 gear, gray +1, green +1, yellow +2, small at f8"  # and what lies around it
ABILITY = "+2 book, +1 marker"  # of nadair-sun

STARTING = [
    Half("miner", "top", "", [], "+2 gear"),
    Half("miner", "bottom", "", [], "+1 gear, gray +1"),
    Half("tinker", "top", "", [], "+1 gear, +1 book"),
    Half("tinker", "bottom", "", MODULE, IT_LIES),
    Half("scribe", "top", "", [], "+2 book"),
    Half("scribe", "bottom", "", [], ABILITY),
    Half("trader", "top", "", [], "+1 book, +1 food"),
    Half("trader", "bottom", "", 3 * [TRADE, "pay gear", "gain food"], "-3 gear, +1 book, +3 food"),
    Half("farmer", "top", "", [], "+2 food"),
    Half("farmer", "bottom", "", ["choose 1 module", *MODULE], IT_LIES),
    Half("farmer", "bottom", "", ["choose tribe ability"], ABILITY),
    Half("scout", "top", "", [], "+1 gear, +1 food"),
    Half("scout", "bottom", "", [], "+1 food, yellow +1"),
]

GRAY = [
    Half("mason", "top", "", [], "+3 gear"),
    Half("mason", "bottom", "", ["build f8"], MASON),
    Half("welder", "top", "", [], "+2 gear, +1 food"),
    Half("welder", "bottom", "slot", [], "gray +2"),
    Half("stoker", "top", "", ["return wagon"], "+2 gear, +1 energy, wagon ready"),
    Half("stoker", "bottom", "", [], "+1 gear, +1 energy"),
    Half("fitter", "top", "", [], "+2 gear, gray +1"),
    Half(
        "fitter",
        "bottom",
        "slot",
        ["choose return 1 energy", "return wagon", "advance green"],
        "+1 energy, green +1, wagon ready",
    ),
    Half("foreman", "top", "", [], "+1 gear, +2 book"),
    Half("foreman", "bottom", "", ["play welder"], "+4 gear, +1 food, welder top-left"),
    Half("smelter", "top", "", 3 * [MELT, "choose 2 food"], "-3 gear, +6 food"),
    Half("smelter", "bottom", "slot", [], "+3 gear"),
    Half("surveyor", "top", "2 range", [], "+2 gear, +2 range"),
    Half("surveyor", "bottom", "2 range", [], "+1 gear, +1 food, +2 range"),
    Half("alchemist", "top", "flask", 3 * ["gain food"], "+1 gear, +3 food"),
    Half("alchemist", "bottom", "flask", MODULE, IT_LIES),
    Half("salvager", "top", "flask", [], "+1 gear, +1 crate"),
    Half("salvager", "bottom", "", ["return kiln"], "+1 energy, +1 crate, kiln ready"),
    Half("clockmaker", "top", "", [], "+1 gear, +1 book, +1 food"),
    Half("clockmaker", "bottom", "flask", ["advance yellow"], "gray +1, yellow +1"),
    Half("night-watch", "top", "", [], "+1 crystal, +1 gear, +1 point"),
    Half("night-watch", "bottom", "", ["skip"], "+1 energy"),
    Half("architect", "top", "flask", [], "+2 gear, +1 point"),
    Half("architect", "bottom", "", [], f"{ABILITY}, gray +1"),
    Half("engineer", "top", "", [], "+2 gear"),
    Half("engineer", "bottom", "flask", ["rest ranger"], "+2 gear, ranger resting"),
]

GREEN = [
    Half("archivist", "top", "", [], "+3 book"),
    Half("archivist", "bottom", "", ["populate g6"], f"{1 - ROOT:+} book, figure at g6"),
    Half("teacher", "top", "", ["wake tinker"], "+1 book, +1 point, tinker active"),
    Half("teacher", "bottom", "", [], "+3 book, +1 marker"),
    Half("botanist", "top", "", [], "+1 book, +1 food, green +1"),
    Half("botanist", "bottom", "", [], "green +3"),
    Half("herbalist", "top", "flask", [], "+1 book, +1 food, +1 point"),
    Half("herbalist", "bottom", "flask", [], "+1 book, +3 point"),
    Half("elder", "top", "", [], ""),  # more figures: below
    Half("elder", "bottom", "", [], "+2 book, +2 point, +1 marker"),
    Half("librarian", "top", "slot", [], "+1 book, +1 point"),
    Half("librarian", "bottom", "slot", MODULE, IT_LIES),
    Half("healer", "top", "", [], "+1 crystal, +1 gear, +1 book"),
    Half("healer", "bottom", "flask", ["wake tinker"], "+1 crystal, tinker active"),
    Half("envoy", "top", "2 range", [], "+2 food, +2 range"),
    Half(
        "envoy",
        "bottom",
        "",
        ["populate d7"],
        f"{-ROOT:+} book, +1 point, figure at d7",
    ),
    Half("linguist", "top", "", 3 * [READ, "choose 2 gear"], "+6 gear, -3 book"),
    Half(
        "linguist",
        "bottom",
        "flask",
        ["play gardener"],
        "+3 food, green +1, gardener top-left",
    ),
    Half("gardener", "top", "", [], "+3 food"),
    Half("gardener", "bottom", "", MODULE, f"green +1, {IT_LIES}"),
    Half("dreamer", "top", "", [], "+2 crystal"),
    Half("dreamer", "bottom", "", ["skip"], ""),  # with five books: below
    Half("poet", "top", "", [], "+3 book"),
    Half("poet", "bottom", "slot", ["take elder"], "+1 book, elder active"),
    Half("chronicler", "top", "", [], "+1 book, +3 point"),
    Half("chronicler", "bottom", "", ["do the rest", "rest ranger"], f"{ABILITY}, ranger resting"),
]

YELLOW = [
    Half("ranger", "top", "", [], "+3 food"),
    Half(
        "ranger",
        "bottom",
        "",
        ["explore c5", "take elder", "lay straight"],
        "-3 food, +2 point, elder active, c5 explored",
    ),
    Half("baker", "top", "", [], "+3 food"),
    Half("baker", "bottom", "slot", [], "+2 food, yellow +1"),
    Half("shepherd", "top", "", [], "+2 food"),
    Half("shepherd", "bottom", "", [], "+1 food, yellow +2"),
    Half("trapper", "top", "1 range flask", [], "+1 gear, +1 food, +1 range"),
    Half("trapper", "bottom", "slot", [], "+1 point, +1 crate"),
    Half("pedlar", "top", "", [], "+1 crystal, +1 crate"),
    Half("pedlar", "bottom", "", 3 * [SELL, "choose 2 book"], "+6 book, -3 food"),
    Half("guide", "top", "slot", [], "+2 food"),
    Half(
        "guide",
        "bottom",
        "",
        ["explore c5", "take elder", "lay straight"],
        "-3 food, +3 point, elder active, c5 explored",
    ),
    Half("herald", "top", "", ["take cook"], "+1 point, cook active"),
    Half("herald", "bottom", "", ["do the rest", "gain gear", "take cook"], "+1 gear, cook active"),
    Half("smuggler", "top", "1 range", [], "+1 crystal, +1 food, +1 range"),
    Half("smuggler", "bottom", "", ["skip"], "+2 crate"),
    Half("beekeeper", "top", "flask", ["advance gray"], "+1 food, gray +1"),
    Half("beekeeper", "bottom", "flask", [], "+1 crystal, +1 point, yellow +1"),
    Half("brewer", "top", "", ["choose 2 book"], "+2 book, +1 point"),
    Half("brewer", "bottom", "flask", ["gain book", "gain gear"], "+1 gear, +1 book, +1 point"),
    Half("drummer", "top", "", ["play shepherd"], "+2 food, yellow +3, shepherd bottom-left"),
    Half("drummer", "bottom", "", ["play welder"], "+2 gear, +1 food, +1 point, welder top-left"),
    Half("hunter", "top", "flask", [], "+1 food, +2 point"),
    Half("hunter", "bottom", "1 range", [], "+2 point, +1 range, yellow +1"),
    Half("cook", "top", "", ["wake scribe"], "+2 food, scribe active"),
    Half("cook", "bottom", "", MODULE, f"+1 food, {IT_LIES}"),
]

HALVES = [*STARTING, *GRAY, *GREEN, *YELLOW]
COLOURS = {"gray": GRAY, "green": GREEN, "yellow": YELLOW}
MODULES_OF = {"gray": "gray-points", "green": "green-step", "yellow": "yellow-step"}
STARTING_COLOURS = {
    "gray": ["miner", "tinker"],
    "green": ["scribe", "trader"],
    "yellow": ["farmer", "scout"],
}


def other(card: str, *names: str) -> str:
    """The first of these that is another card."""
    return next(name for name in names if name != card)


PRICES = {
    ("smelter", "top"): "3 gears",
    ("trader", "bottom"): "3 gears",
    ("linguist", "top"): "3 books",
    ("pedlar", "bottom"): "3 food",
    ("ranger", "bottom"): "3 food",
    ("guide", "bottom"): "3 food",
}
"""What those need who pay more. All others have little, so that nothing goes over the limits."""


def rich(card: str, half: str = "", **mine: Any) -> Match:
    """A player for whom every half does something.

    There is enough to pay with, a card of each colour to play, one to rest, one to wake, two
    machines to take energy from, and a module in another slot shows two flasks. Every reward of
    the tracks has been taken. Only the starting tiles lie face up, in the order of the pack: `f8`
    is sand next to the chasm, `g6` a location next to it, `d7` one a space further, and the tile
    `c5`, as far away, costs 3 food.
    """
    cards = ["smelter", "elder", "dreamer", "cook", "hunter"]
    rich_player = {
        "tribe": "nadair-sun",
        "goods": PRICES.get((card, half), "2 gears 2 books 2 food"),
        "energy": 0,
        "points": 50,
        "tracks": {"gray": 12, "green": 12, "yellow": 12},
        "machines": ["converter", "bunk", "lantern", "kiln", "wagon"],
        "used": ["kiln", "wagon"],
        "active": sorted({card, "welder", "gardener", "shepherd"}),
        "slots": {
            "top-right": [other(card, "archivist", "teacher")],
            "bottom-right": [other(card, "ranger", "pedlar")],
        },
        "modules": {"top-right-2": "gray-green-flasks"},
    }
    return position(
        players=[{**rich_player, **mine}],
        backs={"c5": "heath"},
        cards=[name for name in cards if name != card],
        chance=["heath-2"],
    )


def names(halves: list[Half]) -> list[str]:
    """The cards of these lines, each once."""
    return list(dict.fromkeys(half.card for half in halves))


# What a half does


@rule("revive.play.1")
@pytest.mark.parametrize("half", HALVES, ids=str)
def test_what_a_half_brings(half: Half) -> None:
    match = rich(half.card, half.half)
    before = standing(match)
    play(match, f"play {half.card}", f"slot {half.half}-left")
    answer(match, *half.answers)
    assert changes(before, match, but=half.card) == half.brings
    assert slot(match, f"{half.half}-left") == [(half.card, half.half)]


def test_every_half_of_every_card_has_its_line() -> None:
    words = rich("mason").setting.extra.names
    assert set(words.cards) == set(names(HALVES))
    assert set(words.cards[:39]) == set(names([*GRAY, *GREEN, *YELLOW]))
    lines = {(half.card, half.half) for half in HALVES}
    assert len(lines) == 2 * len(words.cards)


@rule("revive.play.3")
@pytest.mark.parametrize(
    ("colour", "card"),
    [
        (colour, card)
        for colour in COLOURS
        for card in (*STARTING_COLOURS[colour], *names(COLOURS[colour]))
    ],
)
def test_a_card_has_one_colour(colour: str, card: str) -> None:
    """In the slot lies a module of each colour."""
    spaces = {f"top-left-{n}": MODULES_OF[c] for n, c in enumerate(COLOURS, start=1)}
    match = rich(card, modules=spaces)
    play(match, f"play {card}", "slot top-left")
    words = match.setting.extra.names
    spoken = [words.modules[event[2]] for event in events(match, E_MODULE_SPEAKS)]
    assert spoken == [MODULES_OF[colour]]


# What a half asks first


NOTHING_TO_REFUSE = "gain gear, gain book, gain food"
STEPS = "advance gray, advance green, advance yellow"
MODULES = (
    "module gray-gears, module gray-gear, module gray-step, module gray-crystal, "
    "module gray-charge, skip"
)
WAKING = "wake miner, wake tinker, wake scribe, wake trader, wake farmer, wake scout"
PLACES = "explore a5, explore c5, explore e3, explore e9, skip"
SANDS = "build c7, build e5, build e8, build f8, build g5, build h6, build h7, skip"

QUESTIONS = [
    ("tinker", "bottom", MODULES),
    ("trader", "bottom", f"{TRADE}, skip"),
    ("farmer", "bottom", "choose 1 module, choose tribe ability"),
    ("mason", "bottom", SANDS),
    ("stoker", "top", "return kiln, return wagon"),
    ("fitter", "bottom", "choose return 1 energy, choose advance any 1, do the rest, skip"),
    ("foreman", "bottom", "play welder, skip"),
    ("smelter", "top", f"{MELT}, skip"),
    ("alchemist", "top", NOTHING_TO_REFUSE),
    ("alchemist", "bottom", MODULES),
    ("salvager", "bottom", "return kiln, return wagon"),
    ("clockmaker", "bottom", STEPS),
    ("night-watch", "bottom", "hibernate, skip"),
    ("engineer", "bottom", "rest archivist, rest ranger, skip"),
    ("teacher", "top", WAKING),
    ("archivist", "bottom", "populate d7, populate g6, skip"),
    ("librarian", "bottom", MODULES),
    ("healer", "bottom", WAKING),
    ("envoy", "bottom", "populate d7, populate g6, skip"),
    ("linguist", "top", f"{READ}, skip"),
    ("linguist", "bottom", "play gardener, skip"),
    ("gardener", "bottom", MODULES),
    ("dreamer", "bottom", f"{DOZE}, skip"),
    ("poet", "bottom", "take elder, take dreamer"),
    ("chronicler", "bottom", "choose rest a card, choose tribe ability, do the rest, skip"),
    ("ranger", "bottom", PLACES),
    ("pedlar", "bottom", f"{SELL}, skip"),
    ("guide", "bottom", PLACES),
    ("herald", "top", "take hunter, take cook"),
    ("herald", "bottom", "choose 1 basic, choose take a white card, do the rest, skip"),
    ("smuggler", "bottom", "hibernate, skip"),
    ("beekeeper", "top", STEPS),
    ("brewer", "top", "choose 2 food, choose 2 book"),
    ("brewer", "bottom", NOTHING_TO_REFUSE),
    ("drummer", "top", "play shepherd, skip"),
    ("drummer", "bottom", "play welder, play gardener, play shepherd, skip"),
    ("cook", "top", WAKING),
    ("cook", "bottom", MODULES),
]


@rule("revive.effects.1")
@pytest.mark.parametrize(("card", "half", "asks"), QUESTIONS)
def test_what_a_half_asks_first(card: str, half: str, asks: str) -> None:
    match = rich(card, half)
    play(match, f"play {card}", f"slot {half}-left")
    free = offered(match, "trade ") | offered(match, "use ") | offered(match, "open ")
    assert ", ".join(move for move in moves(match) if move not in free) == asks


def test_all_other_halves_ask_nothing() -> None:
    asking = {(half.card, half.half) for half in HALVES if half.answers}
    assert asking == {(card, half) for card, half, _ in QUESTIONS}


# Symbols


ANOTHER = {card: [other(card, "pedlar", "teacher")] for card in names(HALVES)}


@rule("revive.slot-symbol.1")
@pytest.mark.parametrize("half", HALVES, ids=str)
def test_a_slot_symbol_leaves_room_for_another_card(half: Half) -> None:
    where = f"{half.half}-left"
    match = rich(half.card, slots={where: [(half.card, half.half)]}, active=ANOTHER[half.card])
    play(match, f"play {ANOTHER[half.card][0]}")
    assert (f"slot {where}" in moves(match)) == ("slot" in half.symbols)


@rule("revive.effects.12")
@pytest.mark.parametrize("half", HALVES, ids=str)
def test_a_flask_is_counted_while_it_is_shown(half: Half) -> None:
    """The Still, which has two flasks itself, gives a resource for each."""
    played_card = {f"{half.half}-left": [(half.card, half.half)]}
    shown = flasks_seen({"slots": played_card, "active": []})
    assert shown == 2 + ("flask" in half.symbols)


@rule("revive.effects.12")
@pytest.mark.parametrize("card", names(HALVES))
def test_both_halves_of_an_unplayed_card_are_shown(card: str) -> None:
    of_card = {half.half: half.symbols for half in HALVES if half.card == card}
    flasks = ("flask" in of_card["top"]) + ("flask" in of_card["bottom"])
    assert flasks_seen({"active": [card]}) == 2 + flasks


def flasks_seen(mine: dict[str, Any]) -> int:
    match = position(players=[{"machines": ["still"], "energy": 1, **mine}])
    play(match, "use still")
    seen = 0
    while not at_turn(match):
        play(match, ("gain gear", "gain book", "gain food")[seen % 3])
        seen += 1
    return seen


RANGES = [half for half in HALVES if "range" in half.symbols]


@rule("revive.effects.13", "revive.range.6")
@pytest.mark.parametrize("half", RANGES, ids=str)
def test_a_range_symbol_saves_food_as_long_as_the_card_lies_there(half: Half) -> None:
    """Building on `c7` costs 2 food for the way from the chasm, over `e7` and `d7`."""
    hand: dict[str, Any] = {
        "slots": {f"{half.half}-left": [(half.card, half.half)]},
        "active": ["engineer"],
    }
    match = rich(half.card, **hand, goods="3 gears 6 food")
    saved = int(half.symbols.split()[0])  # of "2 range"
    play(match, "build c7")
    assert goods(match) == {"food": 6 - max(2 - saved, 0)}
    play(match, "play engineer", "slot bottom-right", f"rest {half.card}")
    assert player(match).range == 0


# What the position of `rich` does not show


@rule("revive.effects.11")
@pytest.mark.parametrize("figures", [1, 2, 3])
def test_the_elder_counts_figures(figures: int) -> None:
    technologies = ["root", "left", "right"][:figures]
    match = rich("elder", technologies=technologies)
    before = standing(match)
    play(match, "play elder", "slot top-left")
    answer(match, *figures * ["gain gear"])
    assert changes(before, match, but="elder") == f"+{figures} gear"


@rule("revive.effects.11")
def test_the_shepherd_counts_waters() -> None:
    waters = {"g5": ("small", 0), "h7": ("large", 0)}
    match = position(players=[{"active": ["shepherd"]}], buildings=waters)
    play(match, "play shepherd", "slot top-left")
    assert (goods(match), points(match)) == ({"food": 2}, 2)


@rule("revive.effects.12")
def test_the_herbalist_counts_flasks() -> None:
    """Her own, two on the Still, one on an active card."""
    own = {"active": ["herbalist", "brewer"], "machines": ["still"]}
    match = position(players=[own])
    play(match, "play herbalist", "slot bottom-left")
    assert (goods(match), points(match)) == ({"book": 1}, 4)


@rule("revive.effects.10", "revive.range.6")
def test_the_envoy_brings_three_range_and_the_guide_two() -> None:
    """From the chasm to `f11` there are three spaces, and to the tile `e11` one more."""
    spread: dict[str, Any] = {"tiles": {"e9": "hamlet-3"}, "backs": {"e11": "heath"}}
    match = position(players=[{"active": ["envoy"], "goods": "6 books 6 food"}], **spread)
    play(match, "play envoy", "slot bottom-left", "populate f11")
    assert goods(match) == {"book": 6 - ROOT, "food": 6}
    match = position(players=[{"active": ["guide"], "goods": "6 food"}], **spread)
    play(match, "play guide", "slot bottom-left", "explore e11")
    assert goods(match) == {"food": 6 - 3 - 2}


@rule("revive.artifacts.1")
def test_the_dreamer_may_pay_five_books_for_an_artifact() -> None:
    match = rich("dreamer", goods="6 books")
    play(match, "play dreamer", "slot bottom-left", "choose may pay 5 book: artifact")
    answer(match, "choose pay 5 book: artifact", "artifact white", "skip")
    assert (goods(match), artifacts(match)) == ({"book": 1}, {"white": 1})


@rule("revive.hibernate.5")
@pytest.mark.parametrize("card", ["night-watch", "dreamer", "smuggler"])
def test_whoever_hibernates_by_a_card_ends_the_turn_without_it(card: str) -> None:
    match = rich(card)
    play(match, f"play {card}", "slot bottom-left")
    play(match, *([DOZE] if DOZE in moves(match) else []), "hibernate")
    assert used(match) == []
    assert resting(match) == ["archivist", "ranger"]
    assert card not in active(match)
    assert player(match).hibernation == 2
    assert energy(match) == (3 if card == "night-watch" else 2)
    play(match, "gain food", "gain gear")
    assert view_of(match).turn == 1 or "end" in moves(match)
    assert not offered(match, "play ") or view_of(match).turn == 1


@rule("revive.effects.11")
@pytest.mark.parametrize(
    ("card", "good", "others"),
    [
        ("engineer", "gear", ["mason", "foreman"]),
        ("poet", "book", ["archivist", "teacher"]),
        ("baker", "food", ["ranger", "pedlar"]),
    ],
)
def test_some_cards_count_cards_of_their_colour(card: str, good: str, others: list[str]) -> None:
    """One for the card, one because it counts itself, and one for each of the two others."""
    slots = {"top-right": [others[0]], "bottom-right": [others[1]]}
    match = position(players=[{"active": [card], "slots": slots}])
    play(match, f"play {card}", "slot top-left")
    assert goods(match) == {good: 4}


@rule("revive.effects.9")
@pytest.mark.parametrize("card", ["engineer", "chronicler"])
def test_no_card_lays_itself_to_rest(card: str) -> None:
    match = position(players=[{"active": [card], "tribe": "kuniban-sun"}])
    play(match, f"play {card}", "slot bottom-left")
    assert at_turn(match)
    assert slot(match, "bottom-left") == [(card, "bottom")]
