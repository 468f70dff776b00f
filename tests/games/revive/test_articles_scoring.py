"""Final scoring, what is counted, and ties (revive.scoring, revive.categories, revive.ties)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from rekindle.games import find
from rekindle.kernel.game import Result, TieBreak
from rekindle.kernel.match import engine_of
from tests.games.revive.helpers import Tiles, lay, play, player, position, score
from tests.games.revive.printed import pack, printed
from tests.rules_cited import rule

STARTING = ["miner", "tinker", "scribe", "trader", "farmer", "scout"]


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def line(match: Match, name: str, seat: int = 0) -> int:
    """The points of one line of the scoring."""
    return score(match, seat).get(name, 0)


def worth(card: str, colour: str) -> int:
    """The points for one item of a category of an artifact card."""
    return int(getattr(printed("artifact-card", card), colour).points)


def at_location(face: str) -> int:
    """The points for one item at a large location."""
    return int(printed("location", face).points)


# Final scoring


@rule("revive.scoring.1")
@pytest.mark.parametrize("markers", [0, 1, 2, 3, 4, 5])
def test_progress_scores_the_lowest_vacant_space(markers: int) -> None:
    numbers = printed("figures", "board").progress_points
    match = table({"markers": markers, "tracks": {"gray": 3}})
    assert player(match).progress == markers + 1
    assert line(match, "progress") == numbers[markers + 1]


@rule("revive.scoring.1")
def test_a_full_progress_track_scores_the_number_beside_its_last_space() -> None:
    numbers = printed("figures", "board").progress_points
    full = {"gray": 15, "green": 15, "yellow": 15}
    match = table({"markers": 5, "tracks": full})
    assert player(match).progress == 20
    assert line(match, "progress") == numbers[20]
    match = table({"markers": 4, "tracks": full})
    assert line(match, "progress") == numbers[19] < numbers[20]


@rule("revive.scoring.2")
def test_unlocked_technologies_score_the_points_printed_on_them() -> None:
    board = printed("tribe", "kuniban-sun")
    fifth = printed("common", "middle").technology
    vault = printed("common", "top-middle").technology
    match = table({"tribe": "kuniban-sun", "technologies": ["root"]})
    assert line(match, "technologies") == board.root.points
    match = table(
        {"tribe": "kuniban-sun", "technologies": ["root", "right", "middle", "top-middle"]},
    )
    assert line(match, "technologies") == (
        board.root.points + board.right.points + fifth.points + vault.points
    )
    assert line(table({"tribe": "kuniban-sun"}), "technologies") == 0


@rule("revive.scoring.3", "revive.categories.9")
def test_everybody_at_a_large_location_scores_it() -> None:
    match = table(
        {"tracks": {"gray": 7}},
        {"tracks": {"gray": 4}},
        {"tracks": {"gray": 9}},
        seats=3,
        corners={"north-west": "foundry"},
        figures={"north-west": [0, 1]},
    )
    assert [line(match, "locations", seat) for seat in range(3)] == [7, 4, 0]


@rule("revive.scoring.3")
def test_each_large_location_is_scored() -> None:
    match = table(
        {"tracks": {"gray": 2, "green": 3, "yellow": 5}},
        corners={"north-west": "foundry", "south-east": "orchard", "north-east": "granary"},
        figures={"north-west": 0, "south-east": 0},
    )
    assert line(match, "locations") == 2 + 3


@rule("revive.scoring.4", "revive.attach.6")
def test_a_card_bonus_gives_two_points_for_each_recruited_card_of_its_colour() -> None:
    match = table(
        {
            "tracks": {"gray": 9},
            "machines": ["prism"],
            "active": ["mason", "baker", "miner", "tinker"],
            "slots": {"top-left": ["welder"]},
            "resting": ["stoker", "elder", "scribe", "trader", "farmer", "scout"],
        }
    )
    assert player(match).rewards[-1] == "gray-cards"
    assert line(match, "card-bonus") == 2 * 3  # Mason, Welder, Stoker: no starting card, no prism


@rule("revive.scoring.4")
def test_each_card_bonus_counts_its_own_colour_once_unlocked() -> None:
    cards = ["mason", "baker", "ranger", "elder", "poet", "teacher"]
    match = table({"tracks": {"gray": 9, "green": 8, "yellow": 9}, "active": cards})
    assert line(match, "card-bonus") == 2 * (1 + 3 + 2)
    match = table({"tracks": {"green": 8}, "active": cards})
    assert line(match, "card-bonus") == 2 * 3
    match = table({"tracks": {"green": 7}, "active": cards})
    assert line(match, "card-bonus") == 0


@rule("revive.scoring.5")
def test_the_end_tile_and_minor_artifacts() -> None:
    match = table({"minor": 3}, {"minor": 1}, ending=1)
    assert (line(match, "end-tile"), line(match, "end-tile", 1)) == (0, 4)
    assert (line(match, "minor-artifacts"), line(match, "minor-artifacts", 1)) == (6, 2)


@rule("revive.scoring.6")
@pytest.mark.parametrize(
    ("held", "scored"),
    [
        ("", 0),
        ("1 crystal 1 gear 1 book 1 food", 0),
        ("3 crystals 2 gears", 1),
        ("2 crystals 1 gear 5 books 1 food", 1),
        ("3 crystals 4 books 3 food", 2),
        ("3 crystals 6 gears 6 books 6 food", 4),
    ],
)
def test_every_five_resources_of_any_kinds_score_a_point(held: str, scored: int) -> None:
    assert line(table({"goods": held}), "resources") == scored


RICH = {
    "artifact_card": "broker",
    "active": ["mason", "baker", "miner", "tinker"],
    "resting": ["stoker", "elder", "scribe", "trader", "farmer", "scout"],
    "closed": ["keg"],
    "opened": ["satchel", "battery"],
    "machines": ["gearbox", "plough"],
    "used": ["gearbox"],
    "energy": 4,
}
"""The Broker counts cards (4), crates (3) and energy (5)."""


@rule("revive.scoring.7")
def test_the_worked_example_one_purple_and_two_white_artifacts() -> None:
    """Purple counts twice, orange once and white three times."""
    purple = 4 * worth("broker", "purple")
    orange = 3 * worth("broker", "orange")
    white = 5 * worth("broker", "white")
    plain = table(RICH)
    assert line(plain, "artifacts") == purple + orange + white
    match = table({**RICH, "artifacts": {"purple": 1, "white": 2}})
    assert line(match, "artifacts") == 2 * purple + 1 * orange + 3 * white


@rule("revive.scoring.7")
@pytest.mark.parametrize("colour", ["purple", "orange", "white"])
def test_each_artifact_scores_its_category_once_more(colour: str) -> None:
    items = {"purple": 4, "orange": 3, "white": 5}
    before = line(table(RICH), "artifacts")
    one = items[colour] * worth("broker", colour)
    for n in (1, 2):
        match = table({**RICH, "artifacts": {colour: n}})
        assert line(match, "artifacts") == before + n * one


@rule("revive.scoring.7", "revive.artifacts.2")
def test_minor_artifacts_score_no_category() -> None:
    match = table({**RICH, "minor": 2}, ending=1)
    assert line(match, "artifacts") == line(table(RICH), "artifacts")


@rule("revive.scoring.7", "revive.artifact-cards.3")
def test_an_open_card_is_scored_by_everybody() -> None:
    one = worth("hermit", "purple")
    match = table({"closed": ["keg"]}, {"closed": ["satchel", "battery"]}, open_card="hermit")
    assert (line(match, "artifacts"), line(match, "artifacts", 1)) == (one, 2 * one)


# What is counted


NINE = {
    "crates",
    "energy",
    "module-pairs",
    "figures",
    "markers",
    "flasks",
    "cards",
    "waters",
    "crystals",
}


@rule("revive.categories.1")
def test_every_artifact_card_shows_three_different_ones_of_nine_categories() -> None:
    cards = pack().components("artifact-card")
    assert len(cards) == 10
    seen = [{part.category for part in (card.purple, card.orange, card.white)} for card in cards]
    assert all(len(three) == 3 for three in seen)
    assert set.union(*seen) == NINE


@rule("revive.categories.1")
@pytest.mark.parametrize("crates", [0, 1, 2, 5])
def test_the_points_printed_are_given_for_each_item(crates: int) -> None:
    names = ["keg", "satchel", "battery", "tool-box", "book-box"][:crates]
    match = table({"artifact_card": "hermit", "closed": names})
    assert line(match, "artifacts") == crates * worth("hermit", "purple")


@rule("revive.categories.2")
def test_crates_count_closed_opened_and_reactivated() -> None:
    crates = {"closed": ["keg"], "opened": ["satchel", "battery"], "reopened": ["tool-box"]}
    match = table({"artifact_card": "hermit", **crates})
    assert line(match, "artifacts") == 4 * worth("hermit", "purple")


@rule("revive.categories.2")
def test_energy_counts_in_storage_and_on_machines() -> None:
    side = {"machines": ["organ", "globe"], "used": ["organ", "globe"], "energy": 3}
    match = table({"artifact_card": "oracle", **side})
    assert line(match, "artifacts") == 5 * worth("oracle", "orange")
    match = table(
        {"artifact_card": "captain", **side},
        corners={"north-west": "power-plant"},
        figures={"north-west": 0},
    )
    assert line(match, "locations") == 5 * at_location("power-plant")


@rule("revive.categories.3")
@pytest.mark.parametrize(("modules", "pairs"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_modules_count_one_by_one_at_a_location_and_in_pairs_on_a_card(
    modules: int, pairs: int
) -> None:
    spaces = ["top-left-1", "top-left-2", "bottom-right-1", "right-1"]
    names = ["gray-gears", "gray-step", "green-books", "yellow-meal"]
    match = table(
        {
            "artifact_card": "diver",
            "modules": dict(zip(spaces[:modules], names, strict=False)),
        },
        corners={"south-west": "workshops"},
        figures={"south-west": 0},
    )
    assert line(match, "artifacts") == pairs * worth("diver", "white")
    assert line(match, "locations") == modules * at_location("workshops")


@rule("revive.categories.4")
def test_figures_count_on_small_and_large_locations() -> None:
    figures = {"d7": [0, 1], "g6": 0, "north-west": 0, "north-east": 0}
    match = table(
        {"artifact_card": "captain"}, {}, corners={"north-west": "assembly"}, figures=figures
    )
    assert line(match, "artifacts") == 4 * worth("captain", "purple")
    assert line(match, "locations") >= 4 * at_location("assembly")
    corners = {"north-west": "capital", "north-east": "workshops"}
    match = table({"artifact_card": "captain"}, {}, corners=corners, figures=figures)
    assert line(match, "locations") == 2 * at_location("capital")  # this one included


@rule("revive.categories.5", "revive.effects.4")
@pytest.mark.parametrize("markers", [0, 2, 4, 5])
def test_progress_markers_are_those_gone_from_the_tribe_board(markers: int) -> None:
    """The gray reward has its marker on the progress track too; it does not count."""
    side = {"markers": markers, "tracks": {"gray": 3}, "active": ["scribe"], "energy": 0}
    match = table({"tribe": "nadair-sun", "artifact_card": "oracle", **side})
    assert line(match, "artifacts") == markers * worth("oracle", "white")
    play(match, "play scribe", "slot bottom-left")  # the tribe ability once more
    now = min(markers + 1, 5)
    extra = worth("oracle", "orange") * player(match).energy
    assert line(match, "artifacts") == now * worth("oracle", "white") + extra


@rule("revive.categories.6")
def test_flasks_count_on_machines_modules_and_both_halves_of_all_cards() -> None:
    side = {
        "machines": ["prism", "gearbox"],  # 2 and 1
        "modules": {"top-left-1": "gray-gear", "right-1": "gray-green-flasks"},  # 1 and 2
        "active": ["herbalist", "miner"],  # 1 and 1
        "slots": {"top-right": ["clockmaker"], "bottom-left": ["salvager"]},  # 1 and 1, unseen
        "resting": ["beekeeper", *STARTING[1:]],  # 1 and 1
    }
    match = table({"artifact_card": "doctor", **side})
    assert line(match, "artifacts") == 12 * worth("doctor", "purple")


@rule("revive.categories.7")
def test_recruited_cards_count_wherever_they_are_but_no_starting_cards() -> None:
    side = {
        "active": ["mason", "miner"],
        "slots": {"top-left": ["baker"], "top-right": ["scout"]},
        "resting": ["elder", "poet", "tinker", "scribe", "trader", "farmer"],
    }
    match = table(
        {"artifact_card": "mayor", "energy": 0, **side},
        corners={"north-west": "theatre"},
        figures={"north-west": 0},
    )
    assert line(match, "artifacts") == 4 * worth("mayor", "white")
    assert line(match, "locations") == 4 * at_location("theatre")


@rule("revive.categories.8")
def test_water_counts_once_through_buildings_and_temples() -> None:
    """e5 lies next to the water f5, h7 next to h8; no building of seat 0 is next to f5."""
    side = {"tribe": "hofstadterians-moon", "artifact_card": "shaman"}
    one = worth("shaman", "white")
    match = table(side, {}, buildings={"h7": ("small", 0), "e5": ("small", 1)})
    assert line(match, "artifacts") == one
    match = table(side, {}, buildings={"h7": ("small", 0)}, tokens={"f5": "temple"})
    assert line(match, "artifacts") == 2 * one
    match = table(
        side,
        {},
        buildings={"h7": ("small", 0), "e5": ("large", 0)},
        tokens={"f5": "temple", "h8": "temple"},
    )
    assert line(match, "artifacts") == 2 * one  # nothing counts twice


@rule("revive.categories.8")
def test_water_counts_at_a_large_location_too() -> None:
    match = table(
        {},
        buildings={"h7": ("small", 0), "e5": ("small", 0)},
        corners={"north-west": "aqueduct"},
        figures={"north-west": 0},
    )
    assert line(match, "locations") == 2 * at_location("aqueduct")


def northern_tiles() -> Tiles:
    """Sand on a2 and a3, which share a crystal, and on a5 at the next one."""
    return lay(a2="sand", a3="sand", a5="sand")


@rule("revive.categories.8")
def test_crystals_count_each_symbol_next_to_buildings_once() -> None:
    one = worth("captain", "white")
    side = {"artifact_card": "captain"}
    match = table(side, tiles=northern_tiles(), buildings={"a2": ("small", 0)})
    assert line(match, "artifacts") == one
    match = table(side, tiles=northern_tiles(), buildings={"a2": ("small", 0), "a3": ("large", 0)})
    assert line(match, "artifacts") == one
    built = {"a2": ("small", 0), "a3": ("small", 1), "a5": ("small", 0)}
    match = table(side, {}, tiles=northern_tiles(), buildings=built)
    assert line(match, "artifacts") == 2 * one


@rule("revive.categories.9")
@pytest.mark.parametrize(
    ("face", "track"), [("foundry", "gray"), ("orchard", "green"), ("granary", "yellow")]
)
def test_a_track_scores_the_number_of_the_space_of_its_marker(face: str, track: str) -> None:
    match = table({"tracks": {track: 11}}, corners={"south-west": face}, figures={"south-west": 0})
    assert line(match, "locations") == 11


@rule("revive.categories.9")
def test_large_buildings_that_are_built_are_counted() -> None:
    match = table(
        {},
        {},
        buildings={
            "f8": ("large", 0),
            "e8": ("small", 0),
            "h7": ("large", 0),
            "e5": ("large", 1),
        },
        corners={"north-west": "citadel"},
        figures={"north-west": 0},
    )
    assert line(match, "locations") == 2 * at_location("citadel")


# Ties


def ended(*players: dict[str, Any]) -> Match:
    """The last seat ends the last turn; the end tile is seat 0's."""
    match = table(
        *(
            {"artifact_card": card, **p}
            for card, p in zip(("hermit", "captain", "shaman"), players)
        ),
        seats=len(players),
        turn=len(players) - 1,
        actions=1,
        ending=0,
    )
    return play(match, "end")


def result_of(first: dict[str, Any], second: dict[str, Any]) -> Result:
    result = ended(first, second).result
    assert result is not None
    return result


def decided(result: Result) -> list[TieBreak | None]:
    return [seat.tie_break for seat in result.seats]


@rule("revive.ties.1")
def test_the_most_points_win() -> None:
    result = result_of({"points": 10}, {"points": 15, "goods": "4 food"})
    assert result.totals == (14, 15)
    assert result.places == (2, 1)
    assert decided(result) == [None, None]


@rule("revive.ties.1")
def test_among_equals_more_resources_that_made_no_point_win() -> None:
    result = result_of({"points": 10, "goods": "3 food"}, {"points": 14, "goods": "1 crystal"})
    assert result.totals == (14, 14)
    assert result.places == (1, 2)
    assert decided(result) == [TieBreak("resources", 3, 1), None]
    result = result_of(
        {"points": 10, "goods": "2 food 6 gears"},
        {"points": 14, "goods": "4 gears 3 crystals 2 books"},
    )
    assert result.totals == (15, 15)
    assert result.places == (2, 1)
    assert decided(result) == [None, TieBreak("resources", 4, 3)]


@rule("revive.ties.1")
def test_resources_that_made_a_point_do_not_break_a_tie() -> None:
    result = result_of({"points": 13, "goods": "6 food 4 books"}, {"points": 18, "goods": "1 gear"})
    assert result.totals == (19, 18)
    result = result_of({"points": 12, "goods": "6 food 4 books"}, {"points": 18, "goods": "1 gear"})
    assert result.totals == (18, 18)
    assert result.places == (2, 1)


@rule("revive.ties.2")
def test_then_the_higher_sum_of_the_machine_tracks_wins() -> None:
    one, two = {"gray": 2, "green": 3}, {"yellow": 2, "green": 2}
    result = result_of(
        {"points": 10, "goods": "1 food", "tracks": one},
        {"points": 14, "goods": "1 gear", "tracks": two},
    )
    assert result.totals == (14, 14)
    assert result.places == (1, 2)
    assert decided(result) == [TieBreak("tracks", 6, 5), None]


@rule("revive.ties.2")
def test_after_that_they_share_the_victory() -> None:
    result = result_of(
        {"points": 10, "goods": "1 food", "tracks": {"gray": 2}},
        {"points": 14, "goods": "1 crystal", "tracks": {"green": 2}},
    )
    assert result.totals == (14, 14)
    assert result.places == (1, 1)
    assert result.winners == (0, 1)
    assert decided(result) == [None, None]


@rule("revive.ties.1", "revive.ties.2")
def test_those_who_share_the_victory_may_have_won_it_by_a_tie_break() -> None:
    result = ended(
        {"points": 10, "goods": "1 food", "tracks": {"gray": 2}},
        {"points": 14, "goods": "1 crystal", "tracks": {"green": 2}},
        {"points": 14, "goods": "1 book"},
    ).result
    assert result is not None
    assert result.places == (1, 1, 3)
    assert result.after(1) == (2,)
    assert result.after(3) == ()
    assert decided(result) == [TieBreak("tracks", 4, 3), TieBreak("tracks", 4, 3), None]


@rule("revive.ties.1", "revive.ties.2")
def test_what_bots_hear_of_the_end_knows_the_ties_too() -> None:
    def shares(first: dict[str, Any], second: dict[str, Any]) -> list[float]:
        match = ended(first, second)
        return find("revive").judge(match.setting, engine_of(match)[1])

    assert shares({"points": 10, "goods": "1 food"}, {"points": 14}) == [1.0, 0.0]
    assert shares({"points": 10}, {"points": 14}) == [0.5, 0.5]
