"""Bots with networks: they play legally, know no secrets, and refuse networks for other things."""

from __future__ import annotations

import pickle
from pathlib import Path

import msgspec
import numpy as np
import pytest

import rekindle
from rekindle import Match, bots, games
from rekindle.bots.learned.expert import FREE_PRICE, LOWEST, MARGIN, expert_for
from rekindle.bots.learned.files import UnusableNetwork, load, save
from rekindle.games import recall
from rekindle.kernel.match import engine_of
from rekindle.kernel.roles import FREE

from .networks import arbitrary, arbitrary_expert, arbitrary_file
from .tables import at_random, table

BOTS = ["value", "search:6"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Networks for every game and number of seats; what they like is arbitrary."""
    at = tmp_path_factory.mktemp("networks")
    for info in games.names():
        for seats in info.seats:
            arbitrary_file(at, info.name, seats)
    return at


def spec(bot: str, folder: Path, match: Match) -> str:
    return f"{bot}:{folder / f'{match.game.name}-{match.seats}.npz'}"


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    ("game", "seats"), [(info.name, seats) for info in games.names() for seats in info.seats]
)
def test_they_choose_moves_at_any_question(bot: str, game: str, seats: int, folder: Path) -> None:
    match = rekindle.new(game, seats=seats, seed=5)
    players = [bots.find(spec(bot, folder, match), seed) for seed in range(seats)]
    for _ in range(40):
        if match.over:
            return
        for decision in match.decisions[:1]:
            match.play(players[decision.seat].choose(bots.seat_of(match, decision.seat)))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seed", range(6))
def test_a_choice_does_not_depend_on_secrets(bot: str, seed: int, folder: Path) -> None:
    match = table(seed, seats=2 + seed % 3, decisions=20 * seed, trading=False)
    for decision in match.decisions:
        number = decision.seat
        choices = [
            bots.find(spec(bot, folder, match), seed).choose(bots.seat_of(truth, number))
            for truth in (match, match.determinised(number, seed + 100))
        ]
        assert choices[0] == choices[1]


def test_one_row_is_judged_like_many(folder: Path) -> None:
    match = at_random(rekindle.new("revive", seats=2, seed=3), 3, 60)
    found = expert_for(match.game, match.setting, 2, folder / "revive-2.npz")
    states = [at_random(match.copy(), seed, 5)._state for seed in range(4)]
    rows = found.rows(states, 0)
    many = found.network.values(rows)
    for i, row in enumerate(rows):
        one = found.network.value(row)
        assert np.allclose(one.shares[0], many.shares[i], atol=1e-4)
        assert np.allclose(one.totals[0], many.totals[i], atol=1e-4)
    assert np.allclose(many.shares.sum(axis=1), 1.0, atol=1e-5)


# --- files ----------------------------------------------------------------------------------------


def test_a_network_is_the_same_after_saving_and_loading(tmp_path: Path) -> None:
    network, card = arbitrary(rekindle.new("euphoria", seats=2, seed=1))
    save(tmp_path / "n.npz", network, card)
    again, read = load(tmp_path / "n.npz")
    assert read == card
    for one, other in zip(network.weights.arrays(), again.weights.arrays()):
        assert np.allclose(one, other, atol=2e-3)


def test_files_that_are_no_networks_are_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.npz"
    with pytest.raises(UnusableNetwork, match="there is no network"):
        load(bad)
    bad.write_bytes(b"PK\x03\x04 nothing")
    with pytest.raises(UnusableNetwork, match="is not a network"):
        load(bad)
    bad.write_bytes(pickle.dumps({"first": 1}))
    with pytest.raises(UnusableNetwork, match="is not a network"):
        load(bad)
    with bad.open("wb") as file:
        np.savez(file, card=np.array([print], dtype=object))
    with pytest.raises(UnusableNetwork, match="is not a network"):
        load(bad)


def test_parts_that_do_not_fit_together_are_refused(tmp_path: Path) -> None:
    network, card = arbitrary(rekindle.new("euphoria", seats=2, seed=1))
    network.weights.second = network.weights.second[:3]
    save(tmp_path / "n.npz", network, card)
    with pytest.raises(UnusableNetwork, match="do not fit together"):
        load(tmp_path / "n.npz")


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("game", "chess", "games"),
        ("pack", "0badcafe", "content"),
        ("rules", 99, "rules"),
        ("features", "0", "features"),
    ],
)
def test_a_network_for_something_else_is_refused_politely(
    field: str, value: object, what: str, tmp_path: Path
) -> None:
    network, card = arbitrary(rekindle.new("euphoria", seats=2, seed=1))
    other = msgspec.structs.replace(card, fit=msgspec.structs.replace(card.fit, **{field: value}))
    save(tmp_path / "n.npz", network, other)
    match = table(1)
    bot = bots.find(f"value:{tmp_path / 'n.npz'}", 1)
    with pytest.raises(UnusableNetwork, match=f"is for other {what}.*rekindle train euphoria"):
        bot.choose(bots.seat_of(match, match.decision.seat))


# --- free actions ---------------------------------------------------------------------------------


def test_a_free_action_is_worth_what_it_makes_possible() -> None:
    """A red crystal of three white ones: worth the price of converting less, or what it pays."""
    match = recall.position(
        players=[{"crystals": "3 white", "keycards": ["blank"], "followers": {"i4": 2}}]
    )
    expert, (_, state) = arbitrary_expert(match), engine_of(match)
    codes = [move.code for move in match.decision.moves]
    values, worth, after = expert.weigh(state, 0, codes)
    plain = values.worth(MARGIN)
    for i, move in enumerate(match.decision.moves):
        if move.role != FREE:
            assert worth[i] == plain[i]
            continue
        assert worth[i] >= plain[i] - FREE_PRICE - 1e-6
        new = [code for code in after[i].options if code not in codes and code not in expert.free]
        best = expert.opens(after[i], 0, codes)
        assert (best == LOWEST) == (not new)
        assert worth[i] == pytest.approx(max(plain[i] - FREE_PRICE, best), abs=1e-5)
