"""Free actions while something is paid, and discounts on mixed costs (revive.paying)."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import rekindle
from rekindle import Match
from rekindle.games.revive.engine.ops import (
    BUILD_VERB,
    E_ABILITY,
    E_BUILD,
    E_EXPLORE,
    E_LOST,
    E_OPEN,
    E_POPULATE,
    E_TOKEN,
    E_TRADE,
    E_USE,
    EXPLORE_VERB,
    PLACE_FOREST,
    PLACE_WORKSHOP,
    POPULATE_VERB,
    TURN,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.match import engine_of
from rekindle.kernel.moves import ARG_BITS
from tests.games.revive.helpers import (
    at_turn,
    building,
    closed,
    energy,
    events,
    goods,
    moves,
    offered,
    opened,
    play,
    points,
    position,
    tokens,
    tracks,
    used,
    why,
)
from tests.rules_cited import rule

AT_C7 = {"c7": ("small", 0)}
"""From this building a small one on `e8` costs 3 gears and 1 food of range."""


def own(side: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    return position(players=[side, *others], **rest)


def seven_away(goods: str, **side: Any) -> Match:
    """The heath on `e9` costs 3 food; with 4 spaces on the way to it that makes 7."""
    stand = {"g5": ("small", 0)}
    return own({"goods": goods, **side}, backs={"e9": "heath"}, buildings=stand)


# The example


@rule("revive.paying.1", "revive.resources.2", "revive.turn.3")
def test_a_crystal_and_six_food_pay_for_an_explore_of_seven_and_nothing_is_lost() -> None:
    assert "explore e9" not in moves(seven_away("6 food"))
    match = seven_away("1 crystal 6 food")
    assert "there is no room" in why(match, "trade food")  # between actions it would be lost
    play(match, "explore e9")
    assert goods(match) == {}
    assert len(events(match, E_EXPLORE)) == len(events(match, E_TRADE)) == 1
    play(match, "take deck")
    assert not events(match, E_LOST)


@rule("revive.paying.1")
def test_the_move_tells_that_free_actions_are_needed() -> None:
    match = seven_away("1 crystal 6 food")
    [move] = [move for move in match.decision.moves if move.text == "explore e9"]
    told = match.say(match.meaning(move))
    assert "7 food (4 food of it for the range) with free actions" in told


# Ways to bring what is missing


@rule("revive.paying.2", "revive.paying.4")
def test_with_several_ways_the_player_chooses() -> None:
    """The last crystal is not spent against its owner's wish."""
    match = seven_away("1 crystal 6 food", closed=["lunch-box"], machines=["plough"])
    play(match, "explore e9")
    assert set(moves(match)) == {"trade food", "open lunch-box", "use plough"}
    assert "free actions" in match.decision.prompt
    trade, crate, machine = (match.copy() for _ in range(3))
    play(trade, "trade food")
    assert goods(trade) == {}
    play(crate, "open lunch-box")
    assert (goods(crate), closed(crate)) == ({"crystal": 1, "food": 1}, [])
    play(machine, "use plough")
    assert (goods(machine), energy(machine)) == ({"crystal": 1, "food": 1}, 0)


@rule("revive.paying.4")
@pytest.mark.parametrize(
    ("side", "event", "left"),
    [
        ({"closed": ["lunch-box"]}, E_OPEN, {"food": 1}),
        ({"machines": ["plough"]}, E_USE, {"food": 1}),
        ({"closed": ["seed-box"]}, E_OPEN, {}),
    ],
)
def test_a_single_way_is_taken_without_asking(
    side: dict[str, Any], event: int, left: dict[str, int]
) -> None:
    match = play(seven_away("6 food", **side), "explore e9")
    assert len(events(match, E_EXPLORE)) == len(events(match, event)) == 1
    assert goods(match) == left
    assert not events(match, E_LOST)


@rule("revive.paying.4")
def test_what_is_paid_with_goods_in_hand_asks_for_nothing() -> None:
    match = seven_away("3 crystals 6 food", closed=["lunch-box"], energy=1, machines=["plough"])
    play(match, "explore c5")
    assert offered(match, "take ")
    assert not events(match, E_TRADE)


@rule("revive.paying.1", "revive.resources.2")
def test_the_surplus_is_lost_only_when_the_action_ends() -> None:
    """The Mess Kit brings the food, and a gear that does not fit."""
    match = seven_away("6 food 6 gears", closed=["mess-kit"])
    play(match, "explore e9")
    assert goods(match) == {"gear": 7}
    play(match, "take deck")
    while not at_turn(match):
        assert goods(match)["gear"] == 7
        play(match, moves(match)[0])
    assert goods(match) == {"gear": 6}


@rule("revive.paying.2")
def test_what_is_chosen_must_leave_the_rest_payable() -> None:
    """One of the two resources has to be food; then the other may be anything."""
    match = play(seven_away("6 food", closed=["spice-box"]), "explore e9")
    assert offered(match, "gain ") == {"gain gear", "gain book", "gain food"}
    assert not offered(match, "open ") | offered(match, "trade ")
    play(match, "gain gear")
    assert goods(match) == {"gear": 1}  # the food was the only choice left
    assert events(match, E_EXPLORE)
    short = play(seven_away("5 food", closed=["spice-box"]), "explore e9")
    assert goods(short) == {}  # both are food, and nothing is asked


@rule("revive.paying.2")
def test_only_what_is_missing_is_brought() -> None:
    match = seven_away("2 crystals 6 food", closed=["tool-box", "medal-box", "lunch-box"])
    play(match, "explore e9")
    assert set(moves(match)) == {"trade food", "open lunch-box"}
    for move in ("trade gear", "open tool-box", "open medal-box"):
        assert "brings nothing that is missing" in why(match, move)


@rule("revive.paying.2")
def test_what_has_a_price_of_its_own_waits() -> None:
    """The Crucible turns a gear into 2 food, the Treasury a resource into 2 crystals."""
    side = {"machines": ["crucible"], "closed": ["treasury"]}
    assert "explore e9" not in moves(seven_away("6 food 1 gear", **side))
    match = play(seven_away("1 crystal 6 food 1 gear", **side, energy=1), "explore e9")
    assert (used(match), closed(match), goods(match)) == ([], ["treasury"], {"gear": 1})


@rule("revive.paying.3")
def test_other_effects_follow_when_what_was_paid_for_is_done() -> None:
    """The Hat Box gives 1 gear and 2 points, the Ore Box 1 gear and a step."""
    match = own({"goods": "2 gears", "closed": ["hat-box", "ore-box"]})
    play(match, "build f8")
    assert set(moves(match)) == {"open hat-box", "open ore-box"}
    before = tracks(match)
    play(match, "open hat-box")
    assert building(match, "f8") == ("small", 0)
    kinds = [kind for kind, *_ in events(match)]
    assert points(match) == 2
    assert kinds.index(E_BUILD) > kinds.index(E_OPEN)
    assert tracks(match) != before  # by the building


@rule("revive.paying.3")
def test_a_card_that_gives_range_is_put_to_rest_only_afterwards() -> None:
    """The Bedroll gives a resource and rests a card; the Surveyor's 1 range is needed before."""
    side = {"goods": "3 gears", "slots": {"top-left": ["surveyor"]}, "closed": ["bedroll"]}
    match = own({**side, "goods": "2 gears"}, buildings=AT_C7)
    play(match, "build e8")
    assert building(match, "e8") == ("small", 0)
    assert "rest surveyor" in moves(match)


# Energy


@rule("revive.attach.2", "revive.paying.2")
def test_machines_share_the_energy() -> None:
    """The Gearbox brings the gear, the Lantern saves the food; with 1 energy one of them runs."""
    side = {"goods": "1 gear", "machines": ["gearbox", "lantern"], "tracks": {"yellow": 3}}
    assert "build e8" not in moves(own({**side, "energy": 1}, buildings=AT_C7))
    match = own({**side, "energy": 2}, buildings=AT_C7)
    play(match, "build e8")
    assert set(moves(match)) == {"use gearbox", "use lantern"}
    play(match, "use gearbox")
    assert building(match, "e8") == ("small", 0)
    assert sorted(used(match)) == ["gearbox", "lantern"]


@rule("revive.attach.2", "revive.paying.2")
def test_a_machine_whose_energy_is_needed_elsewhere_is_not_offered() -> None:
    side = {"goods": "2 gears 1 crystal", "machines": ["gearbox", "lantern"], "energy": 1}
    match = own({**side, "tracks": {"yellow": 3}}, buildings=AT_C7)
    play(match, "build e8")
    # The crystal and the energy: the gear by one of them, the food by the other.
    assert set(moves(match)) == {"use lantern", "use gearbox", "trade gear", "trade food"}
    play(match, "trade gear")
    assert building(match, "e8") == ("small", 0)
    assert used(match) == ["lantern"]


@rule("revive.paying.2", "revive.crates.2")
def test_a_crate_brings_the_energy_for_a_machine() -> None:
    side = {"goods": "1 gear", "machines": ["crane"], "energy": 0, "closed": ["battery"]}
    match = play(own(side), "build f8")
    assert building(match, "f8") == ("small", 0)
    assert (used(match), opened(match)) == (["crane"], ["battery"])


# Powers


@rule("revive.formica.3", "revive.paying.1")
def test_a_crystal_becomes_two_of_a_kind_while_paying() -> None:
    side = {"tribe": "formica-sun", "goods": "1 crystal 1 gear", "energy": 0}
    side |= {"technologies": ["root", "left"]}
    table = {"figures": {"north-west": 0, "north-east": 0}, "buildings": {"g5": ("small", 0)}}
    other = {**side, "technologies": ["root", "right"]}
    assert not offered(own(other, **table), "build ")
    match = own(side, **table)
    play(match, "build h6")
    assert goods(match) == {}
    assert building(match, "h6") == ("small", 0)


@rule("revive.formica.3", "revive.paying.2")
def test_a_resource_of_choice_goes_where_one_is_missing_if_a_crystal_brings_two() -> None:
    """Short of 2 gears and 1 food, with a crystal and a Keg."""
    side = {
        "tribe": "formica-sun",
        "technologies": ["root", "left"],
        "goods": "1 crystal 1 gear",
        "closed": ["keg"],
    }
    match = own(side, figures={"north-west": 0, "north-east": 0}, buildings=AT_C7)
    assert "build e8" in moves(match)
    play(match, "build e8")
    assert set(moves(match)) == {"trade 2 gear", "open keg"}
    play(match, "open keg")
    assert goods(match) == {}  # it was food
    assert building(match, "e8") == ("small", 0)


@rule("revive.hofstadterians.2", "revive.paying.1")
def test_two_resources_become_a_crystal_and_that_what_is_missing() -> None:
    side = {"tribe": "hofstadterians-sun", "technologies": ["root", "right"]}
    stand = {"north-west": 0, "north-east": 0}
    poor = own({**side, "goods": "2 gears 1 book"}, buildings={"f8": ("small", 0)}, figures=stand)
    assert not offered(poor, "build ")
    match = own(
        {**side, "goods": "2 gears 1 book 2 food"}, buildings={"f8": ("small", 0)}, figures=stand
    )
    target = sorted(offered(match, "build "))[0]
    play(match, target)
    assert offered(match, "trade ") == {"trade book+food", "trade food+food"}
    assert "brings nothing that is missing" in why(match, "trade gear+gear")
    play(match, "trade book+food")
    assert building(match, target.split()[1]) == ("small", 0)


# Prices of effects


@rule("revive.paying.1", "revive.effects.3")
def test_five_books_are_paid_with_four_and_a_crystal() -> None:
    """The Dreamer's bottom half: an artifact for 5 books."""
    side = {"goods": "4 books 1 crystal", "active": ["dreamer"], "closed": ["field-kit"]}
    match = play(own(side), "play dreamer", "slot bottom-left")
    play(match, "choose may pay 5 book: artifact", "choose pay 5 book: artifact")
    assert set(moves(match)) == {"trade book", "open field-kit"}
    assert "too little to pay 5 books" in match.decision.prompt
    play(match, "open field-kit")
    assert goods(match) == {"crystal": 1, "gear": 1}
    assert offered(match, "artifact ")


MOON = {"tribe": "nadair-moon", "active": ["scribe"]}
"""The Scribe's bottom half uses the ability: pay 1 crystal and the range, place a forest."""


@rule("revive.paying.1", "revive.nadair.3", "revive.effects.5")
@pytest.mark.parametrize(("crystals", "reached"), [(1, False), (2, True)])
def test_a_crystal_is_not_counted_twice(crystals: int, reached: bool) -> None:
    """All sand but `e8` is built on, which is 1 food away: a crystal for the tile, one for that."""
    sands = {move.split()[1] for move in offered(own({"goods": "6 gears 6 food"}), "build ")}
    built = [(size, 1) for size in ["small"] * 5 + ["large"] * 3]
    full = dict(zip(sorted(sands - {"e8"}), built, strict=False))
    match = own({**MOON, "goods": f"{crystals} crystals"}, {}, buildings=full)
    play(match, "play scribe", "slot bottom-left")
    assert ("ability" in moves(match)) is reached
    if reached:
        play(match, "ability")
        while not at_turn(match):
            play(match, moves(match)[0])
        assert tokens(match, "e8") == ["forest"]
        assert "crystal" not in goods(match)


# Discounts on mixed costs

NEAR = {"e8": ("small", 0)}
"""A building next to the tile `e9`: no range to pay."""


@rule("revive.resources.5")
@pytest.mark.parametrize(
    ("held", "left"),
    [("3 food", {}), ("2 food 1 gear", {}), ("5 food", {"food": 2})],
)
def test_a_tile_is_offered_if_some_choice_makes_it_payable(held: str, left: dict[str, int]) -> None:
    """The sledge takes 2 off 4 food and 1 gear; with one payable choice nothing is asked."""
    side = {"goods": held, "machines": ["sledge"]}
    match = own(side, backs={"e9": "harbour"}, buildings=NEAR)
    play(match, "explore e9")
    assert goods(match) == left
    assert events(match, E_EXPLORE)


@rule("revive.resources.5", "revive.paying.2")
def test_what_is_missing_may_be_either_if_the_discount_may_come_off_either() -> None:
    """2 food and 1 book less 1, with 1 food and a crystal: for the book, or for the other food."""
    side = {"tribe": "formica-moon", "goods": "1 food 1 crystal"}
    table: dict[str, Any] = {"backs": {"e9": "archive"}, "tokens": {"f9": "workshop"}}
    match = own(side, buildings=NEAR, **table)
    play(match, "explore e9")
    assert set(moves(match)) == {"trade book", "trade food"}
    play(match, "trade book")
    assert (goods(match), len(events(match, E_EXPLORE))) == ({}, 1)


@rule("revive.resources.5", "revive.jox.2")
def test_the_food_that_rationing_saves_is_not_chosen_away() -> None:
    """2 food and 1 book less 2, less 1 food: off the book and a food, all is free."""
    side = {"tribe": "jox49i-sun", "technologies": ["root"], "machines": ["sledge"]}
    match = own(side, backs={"e9": "archive"}, buildings=NEAR, figures={"d7": 0})
    play(match, "explore e9")
    assert events(match, E_EXPLORE)


# No dead end

CRATES = ("spice-box", "jewel-box", "keg", "charger", "bedroll", "battery", "treasury", "ore-box")
MACHINES = ("plough", "still", "wagon", "kiln", "lantern", "sledge", "crane", "crucible", "kite")
TRIBES: tuple[tuple[str, list[str]], ...] = (
    ("formica-sun", ["root", "left"]),
    ("hofstadterians-sun", ["root", "right"]),
    ("hofstadterians-moon", ["root"]),
    ("kuniban-sun", ["root", "left"]),
    ("jox49i-sun", ["root"]),
    ("nadair-moon", []),
    ("vukuntur-sun", ["root"]),
)
DONE = {"explore": E_EXPLORE, "populate": E_POPULATE, "build": E_BUILD}


def some_position(dice: random.Random) -> Match:
    """A player with a little of everything that could help to pay."""
    tribe, technologies = dice.choice(TRIBES)
    held = {good: dice.randrange(4) for good in ("gear", "book", "food")}
    side = {
        "tribe": tribe,
        "technologies": technologies,
        "goods": {**held, "crystal": dice.randrange(3)},
        "closed": dice.sample(CRATES, dice.randrange(4)),
        "machines": dice.sample(MACHINES, dice.randrange(5)),
        "energy": dice.randrange(4),
        "tracks": {"yellow": 3},
        "active": ["scribe", "smelter"],
    }
    corners = ("north-west", "south-east")
    figures = dict.fromkeys(corners[: len(technologies)], 0)
    return own(side, {}, buildings=AT_C7, figures=figures)


@rule("revive.paying.1", "revive.paying.2")
@pytest.mark.parametrize("seed", range(40))
def test_whoever_names_an_action_can_finish_it(seed: int) -> None:
    """Every action offered, with random answers: it is always paid and carried out."""
    dice = random.Random(seed)
    match = some_position(dice)
    named = [move for move in moves(match) if move.split()[0] in DONE]
    for move in dice.sample(named, min(len(named), 12)):
        after = play(match.copy(), move)
        event = DONE[move.split()[0]]
        while not events(after, event):
            assert moves(after), move
            assert "skip" not in moves(after)
            play(after, dice.choice(moves(after)))
        assert min(goods(after).values(), default=0) >= 0


@rule("revive.paying.1", "revive.crates.1")
@pytest.mark.parametrize("seed", range(8))
def test_whoever_imagines_the_crates_of_a_paying_player_imagines_that_they_pay(seed: int) -> None:
    """Player 1 needs 2 food or resources of choice out of 2 crates that player 2 has not seen."""
    match = seven_away("5 food 1 crystal", closed=["keg", "seed-box"])
    play(match, "explore e9")
    assert set(moves(match)) == {"trade food", "open keg", "open seed-box"}
    twin = match.determinised(1, seed)
    while not events(twin, E_EXPLORE):
        play(twin, moves(twin)[-1])


NAMED = {EXPLORE_VERB: E_EXPLORE, POPULATE_VERB: E_POPULATE, BUILD_VERB: E_BUILD}
MIXED = {"formica": "on", "vukuntur": "on", "sides": "either"}


@rule("revive.paying.1", "revive.paying.2", "revive.effects.5")
@pytest.mark.parametrize("seed", range(12))
def test_every_action_named_in_a_random_game_is_carried_out(seed: int) -> None:
    """And so is every tribe ability that places a tile: nothing is paid for nothing."""
    match = rekindle.new("revive", seats=1 + seed % 4, seed=seed, options=MIXED)
    engine, s = cast("tuple[ReviveRules, ReviveState]", engine_of(match))
    dice = random.Random(seed)
    s.log = []
    named = 0
    for _ in range(1500):
        if s.over:
            return
        assert s.options
        f = s.agenda[-1]
        if f.op == TURN:
            done = [kind for kind, *_ in s.log]
            assert named in (0, *done)
            for p in s.players:
                if PLACE_FOREST <= engine.lookup.board_leaf[p.board] <= PLACE_WORKSHOP:
                    own_events = [kind for kind, seat, *_ in s.log if seat == p.seat]
                    assert own_events.count(E_ABILITY) == own_events.count(E_TOKEN)
            named = 0
            s.log = []
        verb = dice.choice(sorted({code >> ARG_BITS for code in s.options}))
        if f.op == TURN:
            named = NAMED.get(verb, 0)
        engine.play(s, dice.choice([code for code in s.options if code >> ARG_BITS == verb]))
