"""Self-play: what is told of a position, and what a run needs to go on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import rekindle
from rekindle import games
from rekindle.bots.learned.expert import Expert
from rekindle.bots.learned.files import load
from rekindle.bots.learned.network import Network, new_weights
from rekindle.training.run import CARD, NETWORK, Trainer
from rekindle.training.selfplay import Lesson, Manner, SelfPlay, play

CAREFUL = Manner(trust=1.0, slips=0.0, noise=0.0, kept=1e9, patience=1.0)


def expert(game: str, seats: int) -> Expert:
    """An expert that has learned nothing."""
    match = rekindle.new(game, seats=seats, seed=1)
    features = len(match.game.feature_names(match.setting, seats))
    weights = new_weights(features, 8, seats, len(match.setting.vocabulary.moves), seed=1)
    network = Network(weights, np.ones(features, np.float32))
    trainer = Trainer(game, seats, Path("unused"), seed=1, jobs=1, hidden=8)
    trainer.close()
    return Expert(match.game, match.setting, seats, network, trainer.course.card())


def lesson(game: str, seats: int, manner: Manner = CAREFUL) -> Lesson:
    found = play(expert(game, seats), True, manner, seed=4, usual_length=1.0)
    assert found is not None
    return found


@pytest.mark.parametrize("game", [info.name for info in games.names()])
def test_with_full_trust_every_position_is_told_how_the_game_ended(game: str) -> None:
    told = lesson(game, 2)
    won = [total == max(told.result) for total in told.result]
    assert told.decisions > 30
    assert len(told.rows) > told.decisions
    for shares, totals in zip(told.shares, told.totals):
        own_wins = bool(shares[0] > shares[1])
        assert sorted(map(float, totals)) == sorted(map(float, told.result))
        assert own_wins in won
        # The seat that looks comes first, in the shares as in the totals.
        assert own_wins == bool(totals[0] > totals[1]) or totals[0] == totals[1]


def test_moves_are_taught_by_their_ids_with_weights_that_add_up_to_one() -> None:
    told = lesson("euphoria", 2)
    taught = [(moves, wanted) for moves, wanted in zip(told.moves, told.wanted) if moves]
    assert taught
    for moves, wanted in taught:
        assert len(set(moves)) == len(moves) == len(wanted)
        assert sum(wanted) == pytest.approx(1.0, abs=1e-4)


def test_a_slip_cuts_what_positions_before_it_are_told() -> None:
    """Where the network decides, they are told what would have come of the better move."""
    slippery = Manner(trust=1.0, slips=1.0, noise=0.0, kept=1e9, patience=1.0)
    game = SelfPlay(expert("euphoria", 2), False, slippery, seed=4)
    for _ in range(6):
        game.thoughts.append(game.decide(kept=True))
    slipped = [thought for thought in game.thoughts if thought.slipped]
    assert slipped
    assert all(thought.before is not None for thought in game.thoughts)


def test_a_lead_is_worth_less_the_longer_the_way_to_the_end() -> None:
    patient = Manner(trust=1.0, slips=0.0, noise=0.0, kept=1e9, patience=0.99)
    told = lesson("euphoria", 2, patient)
    late, early = told.shares[0], told.shares[-1]
    assert abs(late[0] - 0.5) > 0.4
    assert abs(early[0] - 0.5) < 0.4


def test_equal_seeds_train_equal_networks_and_a_run_goes_on(tmp_path: Path) -> None:
    found = []
    for folder in ("one", "other"):
        trainer = Trainer("euphoria", 2, tmp_path / folder, seed=3, jobs=1, hidden=8)
        trainer.begin(None)
        trainer.round(2)
        trainer.store()
        trainer.close()
        network, card = load(tmp_path / folder / NETWORK)
        assert card.games == 2
        found.append(network.weights)
        written = (tmp_path / folder / CARD).read_text(encoding="utf-8")
        assert "# A network for Euphoria, seats: 2" in written
        assert written.rstrip().splitlines()[-1].startswith("| 2 | ")
    for one, other in zip(found[0].arrays(), found[1].arrays()):
        assert np.array_equal(one, other)
    again = Trainer("euphoria", 2, tmp_path / "one", seed=3, jobs=1, hidden=8)
    again.begin(None)
    assert again.course.games == 2
    assert not again.fresh
    assert again.course.spread == pytest.approx(card.spread)
    again.close()
