"""What is told of a game of Revive for tables of many games, and in which words."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

import rekindle
from rekindle import Match
from rekindle.arena import balance
from rekindle.games import find
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import FIRST_CORNER, ROOT, SIDES, SLOTS, TECHNOLOGIES
from rekindle.games.revive.presentation.balance import COUNTED, KINDS, TRIBE, kinds
from rekindle.kernel.game import Setting
from rekindle.kernel.match import engine_of
from rekindle.kernel.observed import Observed, ObservedSeat
from tests.games.revive.helpers import play, position, skim, view_of
from tests.games.texts import messages

GAME = find("revive")
CAMPAIGN = {"formica": "on", "vukuntur": "on", "large-locations": "all", "sides": "either"}


def setting(options: Mapping[str, str] | None = None) -> Setting:
    return GAME.setting(GAME.choose_options(options, simulated=False))


def observed(match: Match) -> Observed:
    events = [event for played in match.history for event in played.events]
    _, start = engine_of(Match.begin(GAME, match.setting, match.origin))
    return GAME.observe(match.setting, start, events, engine_of(match)[1])


def seat(match: Match, number: int = 0) -> ObservedSeat:
    return observed(match).seats[number]


def used(told: ObservedSeat) -> dict[str, dict[str, int]]:
    """Kinds of which something was used."""
    return {kind: dict(uses) for kind, uses in told.used.items() if uses}


# --- single moves ---------------------------------------------------------------------------------


def test_a_starting_card_is_played() -> None:
    match = position(players=[{"active": ["miner"]}])
    play(match, "play miner", "slot top-left")
    told = seat(match)
    assert told.counts["plays"] == 1
    assert used(told)["starting-card"] == {"miner": 1}
    assert used(told)["starting-half"] == {"miner-top": 1}
    assert used(told)["slot"] == {"top-left": 1}
    assert "citizen" not in used(told)


def test_the_half_of_a_card_in_the_fifth_slot_is_chosen() -> None:
    match = position(players=[{"active": ["miner"], "technologies": ["root", "middle"]}])
    play(match, "play miner", "slot right-bottom")
    assert used(seat(match))["starting-half"] == {"miner-bottom": 1}
    assert used(seat(match))["slot"] == {"right": 1}


def test_a_module_that_is_activated_was_not_taken_then() -> None:
    own = {"active": ["miner"], "modules": {"top-left-1": "gray-gears"}}
    match = position(players=[own])
    play(match, "play miner", "slot top-left")
    assert used(seat(match))["activated-module"] == {"gray-gears": 1}
    assert "module" not in used(seat(match))


def test_a_citizen_is_played() -> None:
    match = position(players=[{"active": ["mason"]}])
    play(match, "play mason", "slot top-left")
    assert used(seat(match))["citizen"] == {"mason": 1}
    assert used(seat(match))["citizen-half"] == {"mason-top": 1}
    assert "recruited" not in used(seat(match))


def test_exploring_recruits_a_citizen_and_turns_a_tile() -> None:
    match = position(players=[{"goods": {"gear": 6, "book": 6, "food": 6}}], cards=["mason"])
    explore = next(m.text for m in match.decision.moves if m.text.startswith("explore"))
    play(match, explore, "take mason")
    skim(match)
    told = seat(match)
    assert told.counts["explores"] == 1
    assert used(told)["recruited"] == {"mason": 1}
    assert sum(used(told)["tile"].values()) == 1


def test_populating_a_large_location_unlocks_a_technology() -> None:
    match = position(
        players=[{"tribe": "kuniban-sun"}],
    )
    face = view_of(match).corners[0].location
    state = engine_of(match)[1]
    events = [(ops.E_POPULATE, 0, FIRST_CORNER, ROOT, 0)]
    told = GAME.observe(match.setting, state, events, state).seats[0]
    assert told.traits == {TRIBE: "kuniban-sun"}
    assert used(told) == {
        "technology": {"kuniban-sun-root": 1},
        "large-location": {face: 1},
        "artifact-card": {view_of(match, 0).players[0].artifact_card: 1},
    }


def test_hibernating_and_the_switch() -> None:
    match = position()
    play(match, "switch")
    skim(match)
    play(match, "end")
    play(match, "hibernate")
    skim(match)
    assert (seat(match).counts["turns"], seat(match).counts["switches"]) == (2, 1)
    assert (seat(match, 1).counts["turns"], seat(match, 1).counts["hibernations"]) == (1, 1)


def test_a_machine_and_a_crate() -> None:
    match = position(players=[{"machines": ["converter"], "energy": 2, "closed": ["keg"]}])
    play(match, "open keg")
    skim(match)
    assert used(seat(match))["crate"] == {"keg": 1}
    uses = [m.text for m in match.decision.moves if m.text.startswith("use ")]
    assert uses == ["use converter"]
    play(match, "use converter")
    told = seat(match)
    assert told.counts["machines"] == 1
    assert used(told)["activated-machine"] == {"converter": 1}


# --- whole games ----------------------------------------------------------------------------------


def random_game(seats: int, options: Mapping[str, str], seed: int) -> Match:
    match = rekindle.new("revive", seats=seats, seed=seed, options=dict(options))
    dice = random.Random(seed)
    while not match.over:
        decision = dice.choice(match.decisions)
        match.play(dice.choice(decision.moves), decision.seat)
    return match


@pytest.mark.parametrize("options", [{}, CAMPAIGN], ids=["base", "campaign"])
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_what_is_told_is_what_the_table_shows(seats: int, options: dict[str, str]) -> None:
    match = random_game(seats, options, seed=seats)
    told = observed(match)
    for number, own in enumerate(told.seats):
        shown = view_of(match, number).players[number]
        uses = used(own)
        assert own.traits[TRIBE] == shown.tribe
        assert own.counts["populates"] == len(shown.technologies)
        technologies = {f"{shown.tribe}-{name}": 1 for name in shown.technologies}
        assert uses.get("technology", {}) == technologies
        assert set(uses.get("reward", {})) == set(shown.rewards)
        assert set(uses.get("crate", {})) == {
            *shown.crates.opened,
            *shown.crates.reopened,
        }
        left = shown.buildings_left
        assert own.counts["builds"] == 8 - left["small"] - left["large"]
        assert own.counts["artifacts"] == sum(shown.artifacts.values()) + shown.minor_artifacts
        assert own.counts["machines"] == sum(uses.get("activated-machine", {}).values())
        for kind, ids in uses.items():
            assert set(ids) <= set(told.kinds[kind]), kind


def test_every_seat_has_every_kind() -> None:
    told = observed(random_game(2, {}, seed=5))
    assert set(told.kinds) == {*KINDS, TRIBE}
    for own in told.seats:
        assert set(own.used) == set(KINDS)
        assert list(own.counts) == list(dict.fromkeys(COUNTED.values()))


@pytest.mark.parametrize("cards", ["one", "two"])
def test_the_first_turn_counts_too(cards: str) -> None:
    told = observed(random_game(3, {"artifact-cards": cards}, seed=6))
    turns = [own.counts["turns"] for own in told.seats]
    assert max(turns) - min(turns) <= 1
    assert turns == sorted(turns, reverse=True)  # the last round ends before whoever brought it


# --- kinds and words ------------------------------------------------------------------------------


def test_all_of_every_kind_are_known() -> None:
    sizes = {kind: len(ids) for kind, ids in kinds(setting()).items()}
    assert sizes["recruited"] == sizes["citizen"] == 39
    assert (sizes["starting-card"], sizes["module"], sizes["special-machine"]) == (6, 48, 30)
    assert (sizes["crate"], sizes["tile"], sizes["reward"]) == (28, 25, 15)
    assert (sizes[TRIBE], sizes["technology"]) == (4, 4 * len(TECHNOLOGIES))
    for kind, ids in kinds(setting(CAMPAIGN)).items():
        assert len(set(ids)) == len(ids), kind
        assert len(ids) >= sizes[kind]


def test_technologies_and_machines_of_tribes_that_nobody_has_are_not_in_play() -> None:
    told = observed(random_game(1, {}, seed=3))
    (tribe,) = (own.traits[TRIBE] for own in told.seats)
    assert set(told.in_play["technology"]) == {f"{tribe}-{name}" for name in TECHNOLOGIES}
    assert len(told.in_play["large-location"]) == 4
    machines = told.in_play["activated-machine"]
    assert {name for name in machines if "-sun-" in name} <= {f"{tribe}-{t}" for t in TECHNOLOGIES}
    assert len(machines) < len(told.kinds["activated-machine"])


def test_the_solo_game_has_its_own_aims() -> None:
    """Ranks begin at 50, 75, 100, 130, 160 and 180 points (revive.solo.6)."""
    alone = observed(random_game(1, {}, seed=3)).aims
    assert alone.marks == (50, 75, 100, 130, 160, 180)
    assert alone.totals == (75, 130)
    assert observed(random_game(2, {}, seed=3)).aims.totals == (70, 150)


def test_tribes_that_cannot_be_dealt_are_not_missed() -> None:
    assert len(kinds(setting(CAMPAIGN))[TRIBE]) == 12
    for machine in kinds(setting({"sides": "moon"}))["activated-machine"]:
        assert not machine.startswith(("formica", "vukuntur"))


def test_everything_that_is_told_has_words_in_both_languages() -> None:
    names = [*dict.fromkeys([*COUNTED.values(), *KINDS, TRIBE])]
    names += [*(f"part-{side}" for side in SIDES), *(f"slot-{slot}" for slot in SLOTS)]
    for language in ("en", "de"):
        found = list(messages("revive", language, "-balance"))
        assert found == [f"balance-{name}" for name in names]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_has_words(language: str) -> None:
    for option in GAME.options:
        assert GAME.phrases(language).has(f"option-{option.name}"), option.name


def test_many_games_are_reported() -> None:
    report = balance("revive", seats=2, games=3, bot="random")
    assert [count.name for count in report.counts] == list(dict.fromkeys(COUNTED.values()))
    assert {kind.name for kind in report.kinds} == set(KINDS)
    assert [trait.name for trait in report.traits] == [TRIBE]
