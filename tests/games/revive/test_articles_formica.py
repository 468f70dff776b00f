"""The Formica: mountains, workshops and a switch that copies (revive.formica).

On the plain map c8, f6 and g7 are mountains, e6, f9 and h5 forest, d8, e7 and g8 fields. The sand
f8 lies next to the chasm; e7, f9, g7 and g8 lie around it.
"""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from tests.games.revive.helpers import (
    Tiles,
    active,
    article,
    at_turn,
    building,
    energy,
    figures,
    goods,
    lay,
    machines,
    moves,
    offered,
    play,
    player,
    points,
    position,
    resting,
    slot,
    tokens,
    tracks,
    used,
    view_of,
)
from tests.games.revive.printed import books
from tests.games.revive.tribes import (
    markers,
    on_back,
    resource_and_step,
    side,
    spent,
    technology,
    try_ability,
    unlocked,
    use_ability,
)
from tests.rules_cited import rule

SUN, MOON = "formica-sun", "formica-moon"
LAND = {"c8", "f6", "g7", "e6", "f9", "h5", "d8", "e7", "g8"}
CORNERS = ("north-west", "north-east")
"""Figures stand there in nobody's way: unexplored land lies around."""


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(seats=max(2, len(players)), players=players, **rest)


def with_figures(up_to: list[str], **land: Any) -> dict[str, Any]:
    """A figure in a corner for each of these technologies, and the rest of the map."""
    return {"figures": dict.fromkeys(CORNERS[: len(up_to)], 0), **land}


# The sun side


@rule("revive.formica.1", "revive.effects.4")
def test_the_sun_ability_gives_what_the_board_shows() -> None:
    good, n, track, steps = resource_and_step(SUN)
    match = use_ability(table(side(SUN)))
    assert (goods(match), markers(match)) == ({good: n}, 1)
    if track == "any":
        assert set(moves(match)) == {"advance gray", "advance green", "advance yellow"}
        play(match, *["advance gray"] * steps)
        track = "gray"
    assert at_turn(match)
    colours = ("gray", "green", "yellow")
    assert tracks(match) == tuple(1 + steps * (colour == track) for colour in colours)


QUARRY = "mountain-discount"


def quarry(goods: str, tiles: Tiles | None = None, **own: Any) -> Match:
    """The technology of the mountains; range is counted from a building on c7."""
    up_to = unlocked(SUN, power=QUARRY)
    return table(
        {"tribe": SUN, "technologies": up_to, "goods": goods, **own},
        tiles=tiles or {},
        **with_figures(up_to, buildings={"c7": ("small", 0)}),
    )


def two_mountains() -> Tiles:
    """f8 lies between the mountains e7 and g7."""
    return lay(c7="sand", e7="mountain", f8="sand", g7="mountain")


@rule("revive.formica.2", "revive.build.1")
@pytest.mark.parametrize(("target", "size", "gears"), [("h6", "small", 3), ("f8", "small", 2)])
def test_each_mountain_next_to_a_building_saves_a_gear(target: str, size: str, gears: int) -> None:
    match = quarry("6 gears 6 food")
    assert spent(match, f"build {target}", f"size {size}")["gear"] == gears


@rule("revive.formica.2")
@pytest.mark.parametrize(("size", "gears"), [("small", 3 - 2), ("large", 5 - 2)])
def test_two_mountains_save_two_gears(size: str, gears: int) -> None:
    match = quarry("6 gears 6 food", two_mountains())
    play(match, "build f8", f"size {size}")
    assert goods(match)["gear"] == 6 - gears
    assert building(match, "f8") == (size, 0)


@rule("revive.formica.2", "revive.resources.5", "revive.range.6")
def test_the_cost_ends_at_nothing_and_range_is_paid_all_the_same() -> None:
    match = quarry("2 food", two_mountains(), machines=["crane"])
    play(match, "build f8")  # 3 gears less 2 for the mountains and 2 for the Crane
    assert building(match, "f8") == ("small", 0)
    assert goods(match).get("food", 0) == 0  # two spaces between c7 and f8
    assert used(match) == ["crane"]


@rule("revive.formica.2")
def test_others_pay_all_of_it_and_so_does_one_without_the_technology() -> None:
    assert spent(table({"tribe": SUN, "goods": "3 gears"}), "build f8")["gear"] == 3


SPLITTING = "crystal-for-two"
PLAIN_TRADES = {"trade gear", "trade book", "trade food"}
DOUBLE_TRADES = {"trade 2 gear", "trade 2 book", "trade 2 food"}


def splitter(goods: str) -> Match:
    return table({"tribe": SUN, "technologies": unlocked(SUN, power=SPLITTING), "goods": goods})


@rule("revive.formica.3", "revive.turn.3")
@pytest.mark.parametrize("good", ["gear", "book", "food"])
def test_a_crystal_becomes_two_basic_resources_of_one_kind(good: str) -> None:
    match = splitter("2 crystals")
    assert offered(match, "trade ") == PLAIN_TRADES | DOUBLE_TRADES
    play(match, f"trade 2 {good}")
    assert goods(match) == {"crystal": 1, good: 2}
    assert view_of(match).actions == 0
    play(match, f"trade 2 {good}")
    assert goods(match) == {good: 4}


@rule("revive.formica.3", "revive.resources.2")
def test_between_actions_both_need_room() -> None:
    match = splitter("1 crystal 5 gears 6 books 4 food")
    assert offered(match, "trade ") == {"trade gear", "trade food", "trade 2 food"}


@rule("revive.formica.3")
def test_without_crystal_or_technology_there_is_no_such_trade() -> None:
    assert offered(splitter("6 gears"), "trade ") == set()
    assert offered(table({"tribe": SUN, "goods": "3 crystals"}), "trade ") == PLAIN_TRADES


@rule("revive.formica.3", "revive.machines.1", "revive.machines.2")
def test_a_machine_on_the_board_gives_a_crystal() -> None:
    machine = f"{SUN}-{technology(SUN, machine='1 crystal')}"
    up_to = unlocked(SUN, machine="1 crystal")
    match = table({"tribe": SUN, "technologies": up_to, "energy": 2})
    assert machines(match) == [machine]
    play(match, f"use {machine}")
    assert (goods(match), energy(match), used(match)) == ({"crystal": 1}, 1, [machine])
    assert f"use {machine}" not in moves(match)
    assert machines(table({"tribe": SUN, "technologies": up_to[:-1]})) == []


@rule("revive.formica.3", "revive.populate.5", "revive.machines.2")
def test_that_machine_is_ready_as_soon_as_its_technology_is_unlocked() -> None:
    which = technology(SUN, machine="1 crystal")
    before = unlocked(SUN, machine="1 crystal")[:-1]
    match = table(
        {"tribe": SUN, "technologies": before, "goods": {"book": books(SUN, which)}},
        **with_figures(before, buildings={"g5": ("small", 0)}),
    )
    play(match, "populate g6")
    if offered(match, "unlock "):
        play(match, f"unlock {which}")
    play(match, f"use {SUN}-{which}")
    assert goods(match)["crystal"] == 1


# Workshops: where they go


def places(match: Match) -> set[str]:
    return {move.removeprefix("place ") for move in offered(match, "place ")}


@rule("revive.formica.4", "revive.effects.4")
def test_a_workshop_costs_a_crystal_and_no_range() -> None:
    match = use_ability(table(side(MOON, goods="2 crystals")))
    assert {"ability", "skip"} <= set(moves(match))
    play(match, "ability")
    assert offered(match) == {f"place {space}" for space in LAND}
    play(match, "place c8")  # two spaces away
    assert goods(match) == {"crystal": 1}
    assert tokens(match, "c8") == ["workshop"]
    assert (player(match).tribe_tiles, markers(match)) == (4, 1)


@rule("revive.formica.4")
def test_not_even_reach_is_needed() -> None:
    """A tile in the corner with nothing explored around it: three of its spaces are terrain."""
    tiles: Tiles = {"a1": ("heath-2", False)}
    match = table(side(MOON, goods="1 crystal"), tiles=tiles, buildings={"f8": ("small", 0)})
    use_ability(match, "ability")
    assert places(match) == LAND | {"a1", "a2", "b3"}


@rule("revive.formica.4", "revive.tracks.1")
@pytest.mark.parametrize(("space", "at"), [("f6", (2, 1, 1)), ("e6", (1, 2, 1)), ("e7", (1, 1, 2))])
def test_it_brings_a_step_on_the_track_of_its_terrain(space: str, at: tuple[int, int, int]) -> None:
    match = use_ability(table(side(MOON, goods="1 crystal")), "ability", f"place {space}")
    assert tracks(match) == at
    assert at_turn(match)


@rule("revive.formica.4", "revive.effects.5")
def test_without_a_crystal_there_is_no_workshop() -> None:
    match = try_ability(table(side(MOON, goods="6 gears 6 books 6 food")))
    assert markers(match) == 0


@rule("revive.formica.4")
def test_a_forest_tile_or_the_falcon_does_not_hinder_and_a_workshop_does() -> None:
    match = table(
        side(MOON, goods="1 crystal"),
        {"tribe": "nadair-moon"},
        {"tribe": "vukuntur-moon"},
        {"tribe": "kuniban-moon"},
        tokens={"f8": "forest", "e7": "workshop", "g8": "sand"},
        falcon="f6",
    )
    use_ability(match, "ability")
    assert places(match) == (LAND | {"f8"}) - {"e7", "g8"}
    assert article(match, "place e7") == "revive.formica.4"
    play(match, "place f8")
    assert set(tokens(match, "f8")) == {"forest", "workshop"}
    assert tracks(match) == (1, 2, 1)


@rule("revive.nadair.4", "revive.effects.5")
def test_there_are_five_workshops_and_no_sixth() -> None:
    four = dict.fromkeys(["c8", "f6", "e6", "g8"], "workshop")
    match = table(side(MOON, goods="2 crystals", machines=["totem"]), tokens=four)
    use_ability(match, "ability", "place h5")
    assert player(match).tribe_tiles == 0
    assert "use totem" not in moves(match)
    match = table(side(MOON, goods="2 crystals", markers=1), tokens={**four, "h5": "workshop"})
    try_ability(match)
    assert (goods(match), markers(match)) == ({"crystal": 2}, 1)


# Workshops: what they save


@rule("revive.formica.5", "revive.build.1")
@pytest.mark.parametrize(("size", "gears"), [("small", 2), ("large", 4)])
@pytest.mark.parametrize("where", [["e7"], ["e7", "g7", "g8", "f9"]])
def test_building_next_to_workshops_saves_one_gear_however_many_there_are(
    where: list[str], size: str, gears: int
) -> None:
    match = table(
        {"tribe": MOON, "goods": "6 gears", "energy": 0}, tokens=dict.fromkeys(where, "workshop")
    )
    play(match, "build f8", f"size {size}")
    assert goods(match) == {"gear": 6 - gears}


@rule("revive.formica.5", "revive.range.6")
def test_range_is_not_reduced_and_other_spaces_cost_as_much_as_ever() -> None:
    match = table({"tribe": MOON, "goods": "6 gears 6 food"}, tokens={"e7": "workshop"})
    assert spent(match, "build e8", "size small") == {"gear": 2, "food": 1}
    assert spent(match, "build h6", "size small") == {"gear": 3, "food": 1}


@rule("revive.formica.5")
def test_other_players_save_nothing() -> None:
    match = table({"tribe": MOON}, {"goods": "3 gears"}, tokens={"e7": "workshop"}, turn=1)
    assert spent(match, "build f8")["gear"] == 3


@rule("revive.formica.5", "revive.populate.3")
def test_populating_next_to_a_workshop_saves_one_book_for_the_technology() -> None:
    own = books(MOON, "root") - 1
    few = {"tribe": MOON, "goods": {"book": own}}
    lies: dict[str, Any] = {"tokens": {"f6": "workshop", "g7": "workshop"}}
    match = play(table(few, **lies), "populate g6")
    assert (goods(match), figures(match, "g6")) == ({}, [0])
    lies["figures"] = {"g6": [1]}
    assert "populate g6" not in moves(table(few, {}, **lies))
    match = table({**few, "goods": {"book": own + 1}}, {}, **lies)
    play(match, "populate g6")
    assert (goods(match), goods(match, 1)) == ({}, {"book": 1})


@rule("revive.formica.5", "revive.resources.5")
def test_exploring_next_to_a_workshop_saves_one_resource_of_the_tile() -> None:
    """f9 touches the places e9 and g9; two spaces lie between the chasm and either."""
    match = table(
        {"tribe": MOON, "goods": "6 food 6 books"},
        tokens={"f9": "workshop"},
        backs={"e9": "heath", "g9": "archive", "c9": "heath"},
    )
    assert spent(match, "explore e9") == {"food": 3 - 1 + 2}
    cost = on_back("archive")
    for off in cost:
        less = {good: n - (good == off) + 2 * (good == "food") for good, n in cost.items()}
        paid = {good: n for good, n in less.items() if n}
        assert spent(match, "explore g9", f"off {off}") == paid
    assert spent(match, "explore c9") == {"food": 3 + 2}  # f9 does not touch it


@rule("revive.formica.5")
def test_two_workshops_at_a_tile_save_one_and_the_range_stays() -> None:
    """The Sledge takes 2 more off 3 food: the tile costs nothing, the range 2."""
    match = table(
        {"tribe": MOON, "goods": "6 food", "machines": ["sledge"]},
        tokens={"f9": "workshop", "g8": "workshop"},
        backs={"g9": "heath"},
    )
    assert spent(match, "explore g9", "go") == {"food": 3 - 1 + 2}
    assert spent(match, "explore g9", "use sledge") == {"food": 2}


# The switch


COPYING = "copying-switch"


def copier(*others: dict[str, Any], **own: Any) -> Match:
    """A player who has unlocked the switch that copies, and others with cards in their slots."""
    up_to = unlocked(MOON, power=COPYING)
    rest = {key: own.pop(key) for key in ("options", "seats") if key in own}
    mine = {"tribe": MOON, "technologies": up_to, "active": [], **own}
    return position(
        players=[mine, *others],
        **with_figures(up_to, buildings={"f8": ("small", 0)}),
        **{"seats": 1 + len(others), **rest},
    )


def copies(match: Match) -> set[str]:
    return {move.removeprefix("copy ") for move in offered(match, "copy ")}


MINER = {"slots": {"top-left": ["miner"]}}
"""Another player with a card that was played for its top half."""


@rule("revive.formica.6", "revive.populate.5")
def test_unlocking_the_technology_moves_the_switch_up() -> None:
    which = technology(MOON, power=COPYING)
    before = unlocked(MOON, power=COPYING)[:-1]
    match = table(
        {
            "tribe": MOON,
            "technologies": before,
            "goods": {"book": books(MOON, which)},
            "switch": "used",
        },
        MINER,
        **with_figures(before, buildings={"g5": ("small", 0)}),
    )
    assert "switch" not in moves(match)
    play(match, "populate g6")
    if offered(match, "unlock "):
        play(match, f"unlock {which}")
    assert which in player(match).technologies
    assert {"switch", "copy player-2 miner"} <= set(moves(match))


@rule("revive.formica.6", "revive.switch.1")
def test_the_switch_may_still_be_used_as_usual() -> None:
    match = copier(MINER)
    play(match, "switch", "gain book")
    assert goods(match) == {"book": 1}
    assert slot(match, "top-left", 1) == [("miner", "top")]
    assert copies(match) == set()  # it is down


@rule("revive.formica.6")
def test_cards_in_any_slot_of_any_other_player_can_be_copied_and_no_others() -> None:
    match = copier(
        {"slots": {"top-left": ["miner"], "bottom-right": ["scout"]}},
        {"slots": {"bottom-left": ["welder", "mason"]}, "active": ["baker"]},
        slots={"top-left": ["trader"]},
        goods="3 gears",
    )
    assert copies(match) == {
        "player-2 miner",
        "player-2 scout",
        "player-3 welder",  # under the Mason
        "player-3 mason",
    }


@rule("revive.formica.6")
def test_without_the_technology_or_with_the_switch_down_nothing_is_copied() -> None:
    assert copies(table({"tribe": MOON}, MINER)) == set()
    assert copies(copier(MINER, switch="used")) == set()
    match = copier(MINER, active=["scout"])
    assert copies(play(match, "switch", "gain gear", "end")) == set()  # nor by other tribes


@rule("revive.formica.6")
def test_a_card_whose_bottom_half_would_do_nothing_is_not_offered() -> None:
    """The Scribe uses the tribe ability, which needs a crystal, or a machine that gives one."""
    scribe = {"slots": {"top-left": ["scribe"]}}  # whose top half gives books
    assert copies(copier(scribe, machines=["kiln"], energy=0)) == set()
    assert copies(copier(scribe, machines=["kiln"], energy=1)) == {"player-2 scribe"}
    assert copies(copier(scribe, energy=0, goods="1 crystal")) == {"player-2 scribe"}


def played(card: str, **own: Any) -> Match:
    """The same player plays a card like that in a lower slot."""
    return play(copier(active=[card], **own), f"play {card}", "slot bottom-left")


@rule("revive.formica.6", "revive.formica.7", "revive.turn.1", "revive.switch.1")
@pytest.mark.parametrize(("where", "half"), [("top-left", "top"), ("bottom-left", "bottom")])
def test_the_bottom_half_is_copied_whichever_half_it_was_played_for(where: str, half: str) -> None:
    match = copier({"slots": {where: [("miner", half)]}}, active=["scout"])
    play(match, "copy player-2 miner")
    once = played("miner", seats=2)
    assert (goods(match), tracks(match)) == (goods(once), tracks(once))
    assert (goods(match, 1), tracks(match, 1)) == ({}, (1, 1, 1))
    assert view_of(match).actions == 1
    assert offered(match, "switch") | offered(match, "copy ") == set()  # it is down


@rule("revive.formica.7")
def test_the_copied_card_goes_to_its_owners_resting_area() -> None:
    match = copier({**MINER, "resting": []})
    play(match, "copy player-2 miner")
    assert (slot(match, "top-left", 1), resting(match, 1)) == ([], ["miner"])
    assert all(slot(match, name) == [] for name in ("top-left", "bottom-left", "bottom-right"))
    assert "miner" in resting(match)  # one's own, which never moved


@rule("revive.formica.7")
def test_with_the_option_it_remains_in_its_slot() -> None:
    stays = {"copied-card": "stays", "formica": "on", "sides": "either"}
    match = copier({**MINER, "resting": []}, options=stays)
    play(match, "copy player-2 miner")
    once = played("miner", seats=2)
    assert (goods(match), tracks(match)) == (goods(once), tracks(once))
    assert (slot(match, "top-left", 1), resting(match, 1)) == ([("miner", "top")], [])


@rule("revive.formica.7")
def test_copying_needs_no_slot_and_activates_no_module_or_older_card() -> None:
    """The Welder lets gray cards be played onto it; the modules speak for gray cards."""
    full = {"top-left": ["tinker"], "top-right": ["scribe"]}
    full |= {"bottom-left": ["welder"], "bottom-right": ["scout"]}
    gray = {"bottom-left-1": "gray-gears", "bottom-left-2": "gray-gear"}
    match = copier(MINER, slots=full, modules=gray)
    play(match, "copy player-2 miner")
    once = played("miner", seats=2)
    assert (goods(match), tracks(match)) == (goods(once), tracks(once))
    assert slot(match, "bottom-left") == [("welder", "bottom")]


@rule("revive.formica.7")
def test_the_copied_effect_rests_ones_own_cards() -> None:
    """The Engineer moves a card from a slot to the resting area."""
    match = copier(
        {"slots": {"top-left": ["engineer"], "top-right": ["scout"]}},
        slots={"top-left": ["miner"], "top-right": ["trader"]},
    )
    play(match, "copy player-2 engineer")
    assert offered(match, "rest ") == {"rest miner", "rest trader"}
    play(match, "rest trader")
    assert slot(match, "top-right") == []
    assert (slot(match, "top-left", 1), slot(match, "top-right", 1)) == ([], [("scout", "top")])


@rule("revive.formica.7")
def test_the_copied_tribe_ability_is_ones_own() -> None:
    match = copier({"slots": {"bottom-left": ["scribe"]}}, goods="1 crystal")
    play(match, "copy player-2 scribe", "ability", "place f6")
    assert tokens(match, "f6") == ["workshop"]
    assert (markers(match), markers(match, 1)) == (1, 0)


@rule("revive.formica.7", "revive.effects.13")
def test_lasting_range_of_the_copied_card_ends_for_its_owner_and_is_not_copied() -> None:
    surveyor = {"slots": {"top-left": ["surveyor"]}}
    match = copier(surveyor)
    assert player(match, 1).range > 0
    play(match, "copy player-2 surveyor")
    assert (player(match).range, player(match, 1).range) == (0, 0)
    stays = {"copied-card": "stays", "formica": "on", "sides": "either"}
    match = copier(surveyor, options=stays)
    play(match, "copy player-2 surveyor")
    assert player(match).range == 0 < player(match, 1).range


@rule("revive.formica.7", "revive.hibernate.5")
def test_a_copied_hibernation_is_the_copiers_and_the_card_rests_with_its_owner() -> None:
    match = copier({"slots": {"top-left": ["night-watch"]}, "resting": []}, slots={})
    before = points(match)
    play(match, "copy player-2 night-watch")
    assert set(moves(match)) >= {"hibernate", "skip"}
    play(match, "hibernate")
    assert player(match).hibernation == 2
    assert player(match, 1).hibernation == 1
    assert resting(match, 1) == ["night-watch"]
    assert points(match) == before
    assert "scout" in active(match)  # what rested is active
