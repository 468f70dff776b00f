"""The golden games of Recall end as their names say, and have everything that can come up."""

from __future__ import annotations

from typing import cast

import pytest

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel import agenda
from rekindle.kernel.match import engine_of
from tests.games.recall.golden import (
    GOLDEN,
    TABLES,
    WAYS,
    all_verbs,
    ending,
    everything,
    things,
    told,
    verbs,
)
from tests.games.recall.helpers import view_of

# --- the records ----------------------------------------------------------------------------------


def test_together_they_have_every_kind_of_move() -> None:
    seen = set[str]().union(*(verbs(GOLDEN.match(name)) for name in GOLDEN.written()))
    assert all_verbs() == seen


@pytest.mark.skipif(
    not str(agenda.__file__).endswith(".py"), reason="compiled procedures cannot be watched"
)
def test_together_they_have_every_procedure_event_tribe_and_ability() -> None:
    seen = set[str]().union(*(things(GOLDEN.match(name)) for name in GOLDEN.written()))
    assert everything() - seen == set()


@pytest.mark.parametrize("way", WAYS)
def test_a_game_ends_as_its_name_says(way: str) -> None:
    match = GOLDEN.match(way)
    rules, state = engine_of(match)
    assert ending(cast(RecallRules, rules), cast(RecallState, state)) == way
    result = match.result
    assert result is not None
    if match.seats == 1:
        assert result.reason == way
        return
    assert result.reason == "rounds"
    best = list(result.totals).count(max(result.totals))
    assert (best > 1) == (way != "rounds")
    assert (len(result.winners) > 1) == (way == "shared-victory")
    if way.startswith("tie-"):
        decided = {one.tie_break.name for one in result.seats if one.place == 1 and one.tie_break}
        assert decided == {way.removeprefix("tie-")}


# --- what is special about a table ----------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES)
def test_everybody_takes_part_in_every_round(name: str) -> None:
    match = GOLDEN.match(name)
    events = told(match)
    rounds = [event[2] for event in events if event[0] == ops.E_ROUND]
    assert [number for number in rounds if number] == [*range(1, 17)]  # the first may be dealt
    chosen = [event[1] for event in events if event[0] == ops.E_PATH]
    assert chosen == [*range(match.seats)] * 3
    discarded = [event[1] for event in events if event[0] == ops.E_DISCARD]
    assert discarded == [*range(match.seats)]


def test_ancient_tribes_that_are_known_are_there_from_the_beginning() -> None:
    known = GOLDEN.before("known", len(GOLDEN.match("known").history))[0]
    later = GOLDEN.before("2-players", len(GOLDEN.match("2-players").history))[0]
    for match in (known, later):
        while match.decision.asks.id == "prompt-tribe":
            match.play(match.decision.moves[0])
    assert all(ancient.tribe for ancient in view_of(known).ancients.values())
    assert not any(ancient.tribe for ancient in view_of(later).ancients.values())
