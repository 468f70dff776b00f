"""What is told of a game of Recall for tables of many games, and in which words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

import rekindle
from rekindle import Match
from rekindle.arena import balance
from rekindle.games import find
from rekindle.games.recall import position
from rekindle.games.recall.presentation.balance import COUNTS, KINDS, TRIBE, kinds
from rekindle.kernel.game import Setting
from rekindle.kernel.match import engine_of
from rekindle.kernel.observed import Observed, ObservedSeat
from tests.games.recall.eager import walk
from tests.games.recall.helpers import EVERY_VARIANT, play, skim, view_of
from tests.games.texts import messages

GAME = find("recall")


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


def test_a_keycard_and_its_box() -> None:
    match = position(players=[{"keycards": ["porridge"]}])
    play(match, "play porridge", "slot d")
    told = seat(match)
    assert told.counts["plays"] == told.counts["turns"] == 1
    assert used(told)["used-keycard"] == {"porridge": 1}
    assert used(told)["box"] == {"d": 1}
    assert "keycard" not in used(told)  # that is what was gained


def test_a_building_and_what_it_brings() -> None:
    match = position(
        players=[{"followers": {"h5": 2}, "keycards": ["carpentry"], "crystals": "2 white"}],
        tiles={"h5": "harbour"},
    )
    play(match, "play carpentry", "slot d", "choose develop", "build h5", "vault treasury")
    skim(match)
    told = seat(match)
    assert told.counts["builds"] == 1
    assert used(told)["vault"] == {"treasury": 1}
    assert used(told)["camp"] == {"ferry-camp": 1}


def test_a_recall_and_its_production() -> None:
    match = position(players=[{"slots": {"a": "blank", "b": "blank"}, "keycards": []}])
    play(match, "recall", "produce open-3", "produce open-2")
    skim(match)
    told = seat(match)
    assert (told.counts["recalls"], told.counts["productions"]) == (1, 2)
    assert used(told)["production"] == {"open-2": 1, "open-3": 1}


def test_crystals_upgraded_and_keycards_with_a_colour() -> None:
    own = {"keycards": ["blank", "kiln"], "slots": {"a": "porridge"}, "crystals": "1 white"}
    match = position(players=[{**own, "tribe": "bishop"}])
    play(match, "use bishop", "upgrade white")
    assert seat(match).counts["raises"] == 1
    assert seat(match).counts["coloured"] == 2


def test_a_path_and_what_it_scores_with_its_specialization() -> None:
    """Stones and keycards: the path of ancients is chosen and scores 2 and 2 for each stone."""
    own = {"stones": {"white": 3}, "keycards": ["kiln"]}
    match = position(players=[own], round=5, paths=["ancients", "efficiency"])
    play(match, "path ancients")
    skim(match)
    assert used(seat(match))["path"] == {"ancients": 1}
    assert seat(match).scored["path"] == {"ancients": 12}


def test_a_crate_and_an_ability() -> None:
    match = position(players=[{"tribe": "lexander", "crates": ["ore-sack"], "crystals": "1 white"}])
    play(match, "open ore-sack", "use lexander", "upgrade white")
    told = seat(match)
    assert told.counts["abilities"] == 1
    assert used(told)["crate"] == {"ore-sack": 1}
    assert used(told)["ability"] == {"lexander": 1}


# --- whole games ----------------------------------------------------------------------------------


def whole_game(seats: int, options: Mapping[str, str], seed: int) -> Match:
    match = rekindle.new("recall", seats=seats, seed=seed, options=dict(options))
    for _ in walk(match, seed, 4000):
        pass
    return match


@pytest.mark.parametrize("options", [{}, EVERY_VARIANT], ids=["base", "variants"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_told_is_what_the_table_shows(seats: int, options: dict[str, str]) -> None:
    match = whole_game(seats, options, seed=seats)
    told = observed(match)
    tiles: Counter[str] = Counter()
    for number, own in enumerate(told.seats):
        shown = view_of(match, number).players[number]
        uses = used(own)
        assert own.traits[TRIBE] == shown.tribe
        assert own.counts["turns"] == 17
        assert own.counts["plays"] + own.counts["recalls"] == 13
        assert own.counts["relicubes"] == sum(shown.relicubes.values())
        assert own.counts["excavations"] == sum(shown.stones.collected.values())
        assert own.counts["camps"] == len(shown.camps)
        assert set(own.scored["path"]) == set(uses["path"])
        assert set(uses.get("own-gadget", {})) == set(shown.gadgets)
        assert sum(uses.get("stone", {}).values()) == own.counts["excavations"]
        assert set(uses.get("vault", {})) == set(shown.vaults)
        assert sum(uses.get("workshop", {}).values()) == sum(shown.workshops.values())
        laid = {side for side in shown.upgrades.values() if side}
        assert set(uses.get("upgrade", {})) == laid
        assert len(uses.get("unlocked-tribe", {})) == len(shown.unlocked)
        tiles += Counter(uses.get("tile", {}))
        for kind, ids in uses.items():
            assert set(ids) <= set(told.kinds[kind]), kind
    assert max(tiles.values(), default=1) == 1


def test_every_seat_has_every_kind() -> None:
    told = observed(whole_game(2, {}, seed=5))
    assert set(told.kinds) == {*KINDS, TRIBE}
    for own in told.seats:
        assert set(own.used) == set(KINDS)
        assert list(own.counts) == list(COUNTS)


# --- kinds and words ------------------------------------------------------------------------------


def test_all_of_every_kind_are_known() -> None:
    sizes = {kind: len(ids) for kind, ids in kinds(setting()).items()}
    assert (sizes["keycard"], sizes["used-keycard"]) == (30, 31)
    assert (sizes["crate"], sizes["gadget"], sizes["objective"]) == (24, 18, 10)
    assert (sizes["ability"], sizes["upgrade"], sizes["tile"]) == (36, 12, 12)
    assert sizes[TRIBE] == sizes["unlocked-tribe"] == 14
    for kind, ids in kinds(setting()).items():
        assert len(set(ids)) == len(ids), kind


def test_abilities_of_tribes_and_gadgets_that_nobody_has_are_not_in_play() -> None:
    told = observed(whole_game(2, {}, seed=5))
    used_by_all = {id for own in told.seats for id in own.used["ability"]}
    playing = set(told.in_play["ability"])
    assert used_by_all <= playing
    assert {own.traits[TRIBE] for own in told.seats} <= playing
    assert len(playing) < len(told.kinds["ability"])


def test_everything_that_is_told_has_words_in_both_languages() -> None:
    names = dict.fromkeys([*COUNTS, *KINDS, TRIBE, "scored-path"])
    for language in ("en", "de"):
        found = list(messages("recall", language, "-balance"))
        assert sorted(found) == sorted(f"balance-{name}" for name in names)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_has_words(language: str) -> None:
    for option in GAME.options:
        assert GAME.phrases(language).has(f"option-{option.name}"), option.name


def test_many_games_are_reported() -> None:
    report = balance("recall", seats=2, games=3, bot="random")
    assert [count.name for count in report.counts] == list(COUNTS)
    assert {kind.name for kind in report.kinds} == set(KINDS)
    assert [trait.name for trait in report.traits] == [TRIBE]
