"""The golden games of Revive end as their names say, and have everything that can come up."""

from __future__ import annotations

from typing import cast

import pytest

import rekindle
from rekindle import Match, games
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import BOARD_SIDES, MINOR, TRIBES
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel import agenda
from rekindle.kernel.match import engine_of
from rekindle.kernel.moves import ARG_BITS
from tests.games.revive.golden import GOLDEN, WAYS, endings, told
from tests.games.revive.helpers import view_of
from tests.games.watched import watching

# --- what has come up -----------------------------------------------------------------------------

OP_NAMES = list(vars(ops))
OP_NAMES = OP_NAMES[OP_NAMES.index("CHOOSE_TRIBE") : OP_NAMES.index("OPS")]


def things(match: Match) -> set[str]:
    """The verbs, the procedures and the tribe boards that came up in a match."""
    rules = cast(ReviveRules, match.setting.rules)
    with watching(rules) as seen:
        again = rekindle.load(match.record())
    uses = [event[2] for event in told(again) if event[0] == ops.E_USE]
    seen |= {
        rules.lookup.machine_attach[machine] for machine in uses
    }  # these never run by themselves
    procedures = {name for name in OP_NAMES if getattr(ops, name) in seen}
    tribes = {player.tribe or "" for player in view_of(match).players}
    return procedures | verbs(match) | tribes


def verbs(match: Match) -> set[str]:
    named = match.setting.vocabulary.verbs
    return {named[played.move.code >> ARG_BITS].name for played in match.history}


def all_verbs() -> set[str]:
    """The words that moves begin with, as far as there are any such moves."""
    game = games.find("revive")
    named = game.setting(game.choose_options({}, simulated=False)).vocabulary.verbs.values()
    return {verb.name for verb in named if any(word is not None for word in verb.arguments)}


ALL_BOARDS = {f"{tribe}-{side}" for tribe in TRIBES for side in BOARD_SIDES}
EVERYTHING = {*OP_NAMES} | all_verbs() | ALL_BOARDS


# --- the records ----------------------------------------------------------------------------------


def test_together_they_have_every_kind_of_move() -> None:
    seen = set[str]().union(*(verbs(GOLDEN.match(name)) for name in GOLDEN.written()))
    assert all_verbs() - seen == set()


@pytest.mark.skipif(
    not str(agenda.__file__).endswith(".py"), reason="compiled procedures cannot be watched"
)
def test_together_they_have_every_procedure_and_every_side_of_every_tribe_board() -> None:
    seen = set[str]().union(*(things(GOLDEN.match(name)) for name in GOLDEN.written()))
    assert EVERYTHING - seen == set()


@pytest.mark.parametrize("way", WAYS)
def test_a_game_ends_as_its_name_says(way: str) -> None:
    match = GOLDEN.match(way)
    rules, state = engine_of(match)
    assert way in endings(cast(ReviveRules, rules), cast(ReviveState, state), told(match))
    result = match.result
    assert result is not None
    if way.startswith("tie-") or way == "shared-victory":
        assert list(result.totals).count(max(result.totals)) > 1
    assert (len(result.winners) > 1) == (way == "shared-victory")


@pytest.mark.parametrize("way", ["taken-by-another", "taken-by-another-for-the-tile"])
def test_who_gets_the_end_tile(way: str) -> None:
    match = GOLDEN.match(way)
    taker = next(event[1] for event in reversed(told(match)) if event[0] == ops.E_TRIGGER)
    held = [player.seat for player in view_of(match).players if player.end_tile]
    assert held == [taker]
    assert (taker == view_of(match).ending) == (way == "taken-by-another")


def test_the_long_game_of_four_is_played_for_minor_artifacts_too() -> None:
    match = GOLDEN.match("long-game-of-4")
    assert (ops.E_ARTIFACT, MINOR) in {(event[0], event[2]) for event in told(match)}
    assert "artifact minor" in {played.move.text for played in match.history}


def test_a_solo_game_ends_when_the_cube_is_past_the_top() -> None:
    for name in ("1-player-open", "1-player-strict"):
        [player] = view_of(GOLDEN.match(name), 0).players
        assert isinstance(player.cube, int)
        assert player.cube > 20
