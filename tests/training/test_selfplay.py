"""Self-play: what is told of a position, and what a run needs to go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import numpy as np
import pytest

import rekindle
from rekindle import games
from rekindle.arena.workers import Processes, Workers
from rekindle.bots.learned.expert import Expert
from rekindle.bots.learned.files import load, save
from rekindle.kernel.errors import BadOption
from rekindle.training.run import CARD, CHECKPOINTS, NETWORK, Trainer
from rekindle.training.selfplay import Lesson, Manner, SelfPlay, play

CAREFUL = Manner(trust=1.0, slips=0.0, noise=0.0, taste=0.0, kept=1e9, patience=1.0)


def expert(game: str, seats: int) -> Expert:
    """An expert that has learned nothing."""
    match = rekindle.new(game, seats=seats, seed=1)
    with closing(Processes(1)) as workers:
        trainer = Trainer(game, seats, Path("unused"), 1, workers, hidden=8)
    return Expert(match.game, match.setting, seats, trainer.network(), trainer.course.card())


def lesson(game: str, seats: int, manner: Manner = CAREFUL) -> Lesson:
    found = play(expert(game, seats), True, manner, seed=4, usual_length=1.0)
    assert found is not None
    return found


@pytest.mark.parametrize("game", [info.name for info in games.names()])
def test_with_full_trust_every_position_is_told_how_the_game_ended(game: str) -> None:
    told = lesson(game, 2)
    assert told.decisions > 30
    assert len(told.rows) > told.decisions
    for shares, totals in zip(told.shares, told.totals):
        own_wins = bool(shares[0] > shares[1])
        assert sorted(map(float, totals)) == sorted(map(float, told.result))
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
    slippery = Manner(trust=1.0, slips=1.0, noise=0.0, taste=0.0, kept=1e9, patience=1.0)
    game = SelfPlay(expert("euphoria", 2), False, slippery, seed=4)
    for _ in range(6):
        game.thoughts.append(game.decide(kept=True))
    slipped = [thought for thought in game.thoughts if thought.slipped]
    assert slipped
    assert all(thought.before is not None for thought in game.thoughts)


def test_a_lead_is_worth_less_the_longer_the_way_to_the_end() -> None:
    patient = Manner(trust=1.0, slips=0.0, noise=0.0, taste=0.0, kept=1e9, patience=0.99)
    told = lesson("euphoria", 2, patient)
    late, early = told.shares[0], told.shares[-1]
    assert abs(late[0] - 0.5) > 0.4
    assert abs(early[0] - 0.5) < 0.4


def test_points_to_come_are_worth_less_the_further_they_are_in_a_race() -> None:
    """What a player has already counts in full, wherever the rest of the game leads."""
    hopeful = Manner(trust=1.0, slips=0.0, noise=0.0, taste=0.0, kept=1e9, hope=0.9)
    told = lesson("euphoria", 2, hopeful)
    assert sorted(map(float, told.totals[0])) == sorted(map(float, told.result))
    assert float(max(told.totals[-1])) < 1.0


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with closing(Processes(2)) as found:
        yield found


def test_equal_seeds_train_equal_networks_and_a_run_goes_on(
    tmp_path: Path, workers: Workers
) -> None:
    found = []
    for folder in ("one", "other"):
        trainer = Trainer("euphoria", 2, tmp_path / folder, 3, workers, hidden=8)
        trainer.begin(None)
        trainer.round(2)
        trainer.store()
        network, card = load(tmp_path / folder / NETWORK)
        assert card.games == 2
        found.append(network.weights)
        written = (tmp_path / folder / CARD).read_text(encoding="utf-8")
        assert "# A network for Euphoria, seats: 2" in written
        assert written.rstrip().splitlines()[-1].startswith("| 2 | ")
    for one, other in zip(found[0].arrays(), found[1].arrays()):
        assert np.array_equal(one, other)
    again = Trainer("euphoria", 2, tmp_path / "one", 3, workers, hidden=8)
    again.begin(None)
    assert again.course.games == 2
    assert not again.fresh
    assert again.course.spread == pytest.approx(card.spread)


def test_a_checkpoint_is_kept_and_measured_against_a_bot_and_the_one_before(
    tmp_path: Path, workers: Workers
) -> None:
    trainer = Trainer("recall", 2, tmp_path, 3, workers, hidden=8)
    trainer.begin(None)
    trainer.round(2)
    trainer.store()
    (first,) = trainer.check(["random"], games=2)
    assert (first.rival, first.games, first.after) == ("random", 2, trainer.course.experience)
    second = trainer.check(["random"], games=2)
    assert [found.rival for found in second] == ["random", f"{first.after} games"]
    assert 0 <= second[1].low <= second[1].share <= second[1].high <= 1
    trainer.store()
    written = (tmp_path / CARD).read_text(encoding="utf-8")
    assert "| random | 2 |" in written
    assert [path.stem for path in (tmp_path / CHECKPOINTS).iterdir()] == [f"{first.after:09}"]
    again = Trainer("recall", 2, tmp_path, 3, workers, hidden=8)
    again.begin(None)
    assert again.course.strength == trainer.course.strength


def test_a_checkpoint_of_other_content_is_no_rival(tmp_path: Path, workers: Workers) -> None:
    trainer = Trainer("recall", 2, tmp_path, 3, workers, hidden=8)
    trainer.store()
    network, card = load(tmp_path / NETWORK)
    other = msgspec.structs.replace(card, fit=msgspec.structs.replace(card.fit, pack="other"))
    (tmp_path / CHECKPOINTS).mkdir()
    save(tmp_path / CHECKPOINTS / "000000001.npz", network, other)
    assert [found.rival for found in trainer.check(["random"], games=1)] == ["random"]


def test_a_rival_that_does_not_exist_is_refused_before_anything_is_played(
    tmp_path: Path, workers: Workers
) -> None:
    trainer = Trainer("recall", 2, tmp_path, 3, workers, hidden=8)
    trainer.store()
    with pytest.raises(BadOption, match="no bot 'rolout'"):
        trainer.check(["rolout:10"], games=2)
    assert not trainer.course.strength
