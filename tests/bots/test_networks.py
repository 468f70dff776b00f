"""The networks that come with a game."""

from __future__ import annotations

from pathlib import Path

import pytest

import rekindle
from rekindle import bots, games
from rekindle.bots.learned import expert as learned
from rekindle.bots.learned.expert import expert_for, own_network
from rekindle.bots.learned.files import UnusableNetwork
from rekindle.games import find

MOST_BYTES = 1_000_000
SHIPPED = [
    (info.name, seats)
    for info in games.names()
    for seats in info.seats
    if own_network(find(info.name), seats).exists()
]


def test_two_players_have_one_in_every_game() -> None:
    assert {("euphoria", 2), ("revive", 2), ("recall", 2)} <= set(SHIPPED)


@pytest.mark.parametrize(("game", "seats"), SHIPPED)
def test_it_fits_the_rules_and_content_it_comes_with(game: str, seats: int) -> None:
    match = rekindle.new(game, seats=seats, seed=1)
    expert = expert_for(match.game, match.setting, seats)
    assert expert.network.seats == seats
    path = own_network(match.game, seats)
    assert path.stat().st_size <= MOST_BYTES
    assert f"for rules {match.game.rules_version}," in Path(path).with_suffix(".md").read_text()


def test_where_there_is_none_one_is_told_how_to_train_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learned, "own_network", lambda game, seats: tmp_path / "none.npz")
    match = rekindle.new("revive", seats=3, seed=1)
    with pytest.raises(UnusableNetwork, match="rekindle train revive --seats 3"):
        expert_for(match.game, match.setting, 3)


def test_it_beats_a_level_of_playouts() -> None:
    """Four games of Recall; it wins nine of ten against three times as many playouts."""
    won = 0
    for seed in range(4):
        match = rekindle.new("recall", seats=2, seed=seed)
        players = [bots.find("value", seed), bots.find("rollout:10", seed)]
        if seed % 2:
            players.reverse()
        while not match.over:
            seat = match.decision.seat
            match.play(players[seat].choose(bots.seat_of(match, seat)), seat)
        assert match.result is not None
        won += seed % 2 in match.result.winners
    assert won >= 3
