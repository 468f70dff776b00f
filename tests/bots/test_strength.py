"""Rollouts are worth their while."""

from rekindle.arena import simulate


def test_rollout_beats_random() -> None:
    report = simulate("euphoria", seats=2, games=10, bots=["rollout:8", "random"], seed=1)
    best, worst = report.bots
    assert best.name == "rollout:8"
    assert best.wins >= 9
    assert best.total.low > worst.total.high
