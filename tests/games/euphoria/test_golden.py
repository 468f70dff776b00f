"""The golden games of Euphoria end as their names say."""

from __future__ import annotations

import pytest

from rekindle.games.euphoria.engine.constants import STARS
from tests.games.euphoria.golden import GOLDEN, WAYS, ending
from tests.games.euphoria.helpers import view_of


@pytest.mark.parametrize("way", WAYS)
def test_the_last_decision_ends_the_game_so(way: str) -> None:
    match, last = GOLDEN.before(way, 1)
    assert not match.over
    assert max(player.stars for player in view_of(match).players) < STARS
    match.play(last.move, last.seat)
    assert match.over
    assert ending(match) == way
    result = match.result
    assert result is not None
    assert (max(result.totals), len(result.winners)) == (STARS, 1)
    assert (list(result.totals).count(STARS) > 1) == way.startswith("tie-")
